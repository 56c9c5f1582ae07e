import { externalLinks } from "@larkline/content/navigation";

const docs = import.meta.env["DOCS_URL"] || "https://docs.larkline.example";

/** Where the content's names for addresses outside lead: configuration of the build. */
const addresses: Readonly<Record<string, string>> = {
  [externalLinks.docs]: docs,
  [externalLinks.integrations]: `${docs}/integrations`,
  [externalLinks.app]: import.meta.env["APP_URL"] || "https://app.larkline.example",
};

/** The address that a link of the content stands for; its own, if it is not one of those names. */
export function addressOf(href: string): string {
  return addresses[href] ?? href;
}
