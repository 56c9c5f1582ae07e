import { cva } from "class-variance-authority";

/** Classes of a `Tab`: a colored dot before the label, and a line along one edge of the selected tab. */
export const tabClasses = cva(
  "relative flex min-h-14 items-center gap-2.5 rounded-plate py-2 text-start font-text text-small/[1.25] font-semibold text-ink-muted transition-colors before:size-2.5 before:shrink-0 before:rounded-full before:border-[2.5px] before:border-current after:absolute hover:text-ink disabled:cursor-not-allowed disabled:text-ink-subtle disabled:before:border-[1.5px] disabled:before:text-edge aria-selected:text-ink aria-selected:before:bg-current forced-colors:disabled:text-[GrayText] forced-colors:aria-selected:after:bg-[Highlight]",
  {
    variants: {
      orientation: {
        horizontal:
          "max-w-[88%] flex-none snap-start pe-4 after:inset-x-0 after:bottom-0 after:h-[3px] max-sm:focus-visible:-outline-offset-3 sm:max-w-full sm:flex-initial sm:px-5 sm:after:-bottom-px",
        vertical:
          "pe-5 after:inset-y-2 after:w-[3px] max-sm:ps-4 max-sm:after:start-0 sm:after:-end-px",
      },
      tone: {
        default: "before:text-cord aria-selected:after:bg-cord",
        blue: "before:text-hue-blue aria-selected:after:bg-hue-blue",
        green: "before:text-hue-green aria-selected:after:bg-hue-green",
        plum: "before:text-hue-plum aria-selected:after:bg-hue-plum",
      },
    },
  },
);

/** Classes of a `TabList`: a row that scrolls on phones and wraps on wider screens, or a column. */
export const tabListClasses = cva("flex max-w-full border-line noscript:hidden", {
  variants: {
    orientation: {
      horizontal:
        "grow snap-x scroll-px-6 [scrollbar-width:none] overflow-x-auto border-b sm:flex-wrap sm:gap-x-1 sm:overflow-visible",
      vertical: "flex-col max-sm:border-b sm:border-e",
    },
  },
});
