/** Classes of a heading that gets the focus by script: shows it to reviewers who work by keyboard. */
export const focusedHeading =
  "w-fit rounded-control focus-visible:outline-[2.5px] focus-visible:outline-offset-4 focus-visible:outline-focus";
