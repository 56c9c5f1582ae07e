/**
 * The brand: names of the product and of its assistant, domains and contact data. All texts for visitors take
 * them from here, except for two greetings with the name in another writing system (`calls/greetings.ts`).
 * Stories, tests, configuration and the names of metrics repeat name, slug and domain; `npm run brand` replaces
 * them everywhere (docs/adopting.md). Do not change these three by hand: the next rename would not find the
 * old ones in the other files.
 */

/** The product's name, as shown to people. */
const name = "Larkline";

/** The name in lower-case letters and digits only, for the names of cookies and files. */
const slug = "larkline";

/** The site's domain. Application and documentation are on subdomains of it. */
const domain = "larkline.example";

export const brand = {
  name,
  slug,
  /**
   * URLs that apply if the settings `PUBLIC_URL`, `APP_URL` and `DOCS_URL` are missing. The server does not use
   * `site`: without `PUBLIC_URL` it takes the URL at which it listens.
   */
  addresses: {
    site: `https://${domain}`,
    app: `https://app.${domain}`,
    docs: `https://docs.${domain}`,
  },
  /** The assistant in the chat (specification, section 2: 'Ask {the product's name} AI anything...'). */
  assistantName: `${name} AI`,
  /** The kind of product in a few words, for titles and metadata. */
  category: "AI voice agents",
  /** The slogan, one or two short sentences. */
  tagline: "Every call answered. Every lead put through.",
  contact: {
    /** The phone number as pages show it. */
    phone: "(512) 555-0100",
    /** The same number as a `tel:` URL (RFC 3966). */
    phoneUri: "tel:+15125550100",
    email: `hello@${domain}`,
    emailUri: `mailto:hello@${domain}`,
    location: "Austin, Texas",
  },
  /** The year in the copyright line of the footer. */
  since: 2026,
} as const;

export type Brand = typeof brand;
