/**
 * Quotations of customers, shown in their case studies and on pages about the same subjects. Each is a
 * separate constant, so that a page loads only the quotation that it shows.
 */

export interface Quote {
  /** Verbatim, without quotation marks. */
  readonly quote: string;
  readonly author: string;
  /** The author's role and company. */
  readonly title: string;
}

export const harborPlumbing = {
  quote:
    "I used to sleep with the phone on my chest. Now it rings twice a week, and both times it should.",
  author: "Ray Okafor",
  title: "Owner, Harbor Plumbing",
} as const satisfies Quote;

export const harborPlumbingScreening = {
  quote: "My phone used to ring for directories and robocalls. Now it rings for customers.",
  author: harborPlumbing.author,
  title: harborPlumbing.title,
} as const satisfies Quote;

export const alderAndFinch = {
  quote: "The intake on my desk in the morning is better than the ones we used to take ourselves.",
  author: "Miriam Finch",
  title: "Partner, Alder & Finch",
} as const satisfies Quote;

export const cedarStreetPediatrics = {
  quote: "Parents notice that somebody answers. My nurses notice who they are talking to.",
  author: "Dr. Lena Brandt",
  title: "Pediatrician, Cedar Street Pediatrics",
} as const satisfies Quote;

export const tidemark = {
  quote: "My team stopped chasing people and went back to talking to them.",
  author: "Jonas Weil",
  title: "Head of Sales, Tidemark",
} as const satisfies Quote;
