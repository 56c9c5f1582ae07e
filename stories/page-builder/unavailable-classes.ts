/**
 * Classes of a button whose action is currently not possible. The button is `aria-disabled` instead of
 * `disabled`, so that it keeps the focus and can announce the reason when it is pressed. The kit's buttons
 * have a style only for `disabled`.
 */
export const unavailableClasses =
  "aria-disabled:cursor-not-allowed! aria-disabled:opacity-35 aria-disabled:hover:bg-transparent! forced-colors:aria-disabled:text-[GrayText] forced-colors:aria-disabled:opacity-100";
