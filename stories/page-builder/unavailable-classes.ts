/**
 * Classes of a button whose action is currently not possible. The button is `aria-disabled` instead of
 * `disabled`, so that it keeps the focus and can announce the reason when it is pressed. The kit's buttons
 * look disabled only if they are `disabled`; `aria-disabled` marks a button that is loading.
 */
export const unavailableClasses =
  "aria-disabled:cursor-not-allowed! aria-disabled:opacity-35 forced-colors:aria-disabled:text-[GrayText] forced-colors:aria-disabled:opacity-100";
