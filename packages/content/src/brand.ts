/**
 * Who speaks: the product's name, its assistant's name and how to reach a person. The only file
 * that spells the name; every other text takes it from here, so that renaming the product is one
 * edit (README, "Rename the product").
 */

/** The product's name, as people say it. */
const name = "Larkline";

export const brand = {
  name,
  /** The assistant in the chat (specification, section 2: 'Ask {the product's name} AI anything...'). */
  assistantName: `${name} AI`,
  /** What it is, in a few words, for titles and for the head of the page. */
  category: "AI voice agents",
  /** The site's one sentence. */
  tagline: "Every call answered. Every lead put through.",
  contact: {
    /** As people read it. */
    phone: "(512) 555-0100",
    /** For `tel:` links (RFC 3966). */
    phoneUri: "tel:+15125550100",
    email: "hello@larkline.example",
    emailUri: "mailto:hello@larkline.example",
    location: "Austin, Texas",
  },
  /** First year of the copyright line. */
  since: 2026,
} as const;

export type Brand = typeof brand;
