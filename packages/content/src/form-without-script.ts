/** Texts of the page that the server shows if a form is sent without JavaScript. */
export const formWithoutScript = {
  title: "This form needs JavaScript",
  /** Followed by the phone number and the mail address. */
  lede: "Nothing was saved. Turn JavaScript on, go back and reload the page, or reach us:",
} as const;
