/** The kind of a link's target in an untrusted text. `unsafe` links are shown as plain text. */
export type HrefKind = "site" | "external" | "contact" | "unsafe";

/** A scheme and its colon: a letter, then letters, digits, `+`, `-` and `.` (RFC 3986, section 3.1). */
const scheme = /^([a-z][a-z\d+.-]*):/i;

/**
 * Classifies the URL of an untrusted link.
 *
 * - `site`: a path from the root (`/pricing`), a query or a fragment of this site.
 * - `external`: `http:` or `https:`.
 * - `contact`: `mailto:` or `tel:`.
 * - `unsafe`: everything else, such as `javascript:`, `data:` and `//host`.
 */
export function hrefKind(href: string): HrefKind {
  // Browsers remove tabs and line breaks inside a URL and control characters at its ends, so
  // that "java\tscript:" would run a script, and they read a backslash as a slash. A URL with any
  // of these, or with a space, is not rendered as a link.
  // oxlint-disable-next-line no-control-regex -- control characters are searched for
  if (/[\u0000-\u0020\u007f\\]/u.test(href)) return "unsafe";
  const name = scheme.exec(href)?.[1]?.toLowerCase();
  if (name === "http" || name === "https") return "external";
  if (name === "mailto" || name === "tel") return "contact";
  if (name !== undefined || href.startsWith("//")) return "unsafe";
  return /^[/#?]/.test(href) ? "site" : "unsafe";
}
