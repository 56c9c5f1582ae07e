/**
 * Classes of a button whose action may be impossible at the moment. Such a button is `aria-disabled` instead of
 * `disabled`, so that it keeps the focus and can announce the reason when it is pressed. The classes make it look
 * disabled. The kit does not, because it uses `aria-disabled` for buttons that are loading.
 */
export const unavailableClasses =
  "aria-disabled:cursor-not-allowed! aria-disabled:opacity-35 forced-colors:aria-disabled:text-[GrayText] forced-colors:aria-disabled:opacity-100";
