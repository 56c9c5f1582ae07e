import { externalLinks } from "@larkline/content/navigation";

const docs = import.meta.env["DOCS_URL"] || "https://docs.larkline.example";

/** URLs of the content's names for external addresses; configured at build time. */
const addresses: Readonly<Record<string, string>> = {
  [externalLinks.docs]: docs,
  [externalLinks.integrations]: `${docs}/integrations`,
  [externalLinks.app]: import.meta.env["APP_URL"] || "https://app.larkline.example",
};

/** Resolves a link of the content; returns other links unchanged. */
export function addressOf(href: string): string {
  return addresses[href] ?? href;
}
