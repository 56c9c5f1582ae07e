const levels = [
  {
    name: "sunk",
    use: "A recessed area: a secondary button, a band behind cards, the background of a code sample.",
    look: "bg-sunk",
  },
  { name: "page", use: "The background of a page, behind its panels.", look: "bg-page" },
  {
    name: "surface",
    use: "A panel or a field on the ground. An edge or a hairline separates it, no shadow.",
    look: "bg-surface",
  },
  {
    name: "surface and shadow-float",
    use: "Temporary elements above the page: menus, popovers, dialogs.",
    look: "bg-surface shadow-float",
  },
] as const;

/** The four elevations, lowest first. */
export function Elevation() {
  return (
    <dl className="sb-unstyled my-6 grid gap-6 text-small text-ink sm:grid-cols-2">
      {levels.map(({ name, use, look }) => (
        <div key={name} className={`rounded-panel border border-line p-6 ${look}`}>
          <dt>
            <code className="font-semibold">{name}</code>
          </dt>
          <dd className="mt-2 text-ink-muted">{use}</dd>
        </div>
      ))}
    </dl>
  );
}
