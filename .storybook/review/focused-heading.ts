/** Classes of a heading that a script focuses: an outline shows the focus to reviewers who use the keyboard. */
export const focusedHeading =
  "w-fit max-w-full rounded-control focus-visible:outline-[2.5px] focus-visible:outline-offset-4 focus-visible:outline-focus";
