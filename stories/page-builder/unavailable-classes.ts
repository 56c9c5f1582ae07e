/**
 * Classes of a button that has nothing to do at present. It keeps the focus and announces why when it
 * is pressed, so it is `aria-disabled` instead of `disabled`. The kit styles only `disabled` buttons.
 */
export const unavailableClasses =
  "aria-disabled:cursor-not-allowed! aria-disabled:opacity-35 aria-disabled:hover:bg-transparent! forced-colors:aria-disabled:text-[GrayText] forced-colors:aria-disabled:opacity-100";
