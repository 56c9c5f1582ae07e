/** Drawing of the drop area: an arrow in the color of a cord points down at an empty jack. */
export function DropDrawing() {
  return (
    <svg
      aria-hidden
      data-slot="file-field-drawing"
      viewBox="0 0 32 32"
      className="size-8 flex-none noscript:hidden"
      fill="none"
    >
      <circle cx="16" cy="21" r="8.5" className="stroke-edge" strokeWidth="1.5" />
      <circle cx="16" cy="21" r="3.5" className="fill-edge" />
      <path
        d="M16 2v12"
        className="stroke-cord in-has-disabled:stroke-cord-idle"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="m10.5 10 5.5 6 5.5-6"
        className="stroke-cord in-has-disabled:stroke-cord-idle"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
