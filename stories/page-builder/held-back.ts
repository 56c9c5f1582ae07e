/**
 * Look of a button that has nothing to do at present. It keeps the focus and says why when it is
 * pressed, so it is `aria-disabled` and not `disabled`, which the kit's buttons look like by
 * themselves.
 */
export const heldBack =
  "aria-disabled:cursor-not-allowed! aria-disabled:opacity-35 aria-disabled:hover:bg-transparent! forced-colors:aria-disabled:text-[GrayText] forced-colors:aria-disabled:opacity-100";
