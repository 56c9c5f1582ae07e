import { brand } from "@larkline/content/brand";
import { externalLinks } from "@larkline/content/navigation";

const docs = String(import.meta.env.DOCS_URL || brand.addresses.docs).replace(/\/$/, "");

/** External URLs by their names in the content (`externalLinks`), configured at build time. */
const addresses: Readonly<Record<string, string>> = {
  [externalLinks.docs]: docs,
  [externalLinks.integrations]: `${docs}/integrations`,
  [externalLinks.app]: import.meta.env.APP_URL || brand.addresses.app,
};

/**
 * The URL of a link of the content.
 *
 * @param href A name from `externalLinks`. Any other link is returned unchanged.
 */
export function resolveHref(href: string): string {
  return addresses[href] ?? href;
}
