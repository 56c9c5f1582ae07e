import { brand } from "@larkline/content/brand";
import { externalLinks } from "@larkline/content/navigation";

const docs = import.meta.env["DOCS_URL"] || brand.addresses.docs;

/** URLs of the content's names for external addresses; configured at build time. */
const addresses: Readonly<Record<string, string>> = {
  [externalLinks.docs]: docs,
  [externalLinks.integrations]: `${docs}/integrations`,
  [externalLinks.app]: import.meta.env["APP_URL"] || brand.addresses.app,
};

/** Resolves a link of the content; returns other links unchanged. */
export function addressOf(href: string): string {
  return addresses[href] ?? href;
}
