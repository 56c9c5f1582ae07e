import { brand } from "@larkline/content/brand";

import { isLoopbackHost } from "./loopback.ts";

/** Known values of NODE_ENV; `""` means unset. Any other value is probably a mistake. */
const modes = new Set(["", "production", "development", "test"]);

/** A sender whose domain is reserved (RFC 2606): that of an example, which nobody can own. */
const reservedSender = /@(?:.+\.)?(?:example(?:\.(?:com|net|org))?|invalid|test|localhost)>?$/i;

/**
 * Finds values that are valid, but probably mistakes: the server would work, with fewer safeguards or other
 * links than intended. Returns a warning for each, which run.ts logs at the start.
 */
export function doubtfulSettings({
  NODE_ENV = "",
  PUBLIC_URL = "",
  SMTP_URL = "",
  MAIL_FROM = "",
}: NodeJS.ProcessEnv): string[] {
  const warnings: string[] = [];
  const mode = NODE_ENV.trim();
  if (!modes.has(mode)) {
    warnings.push(
      `NODE_ENV is "${mode}": only "production" turns on what a public server needs, such as JSON logs and no outbox`,
    );
  }
  const sender = MAIL_FROM.trim() || brand.contact.email;
  if (mode === "production" && SMTP_URL.trim() !== "" && reservedSender.test(sender)) {
    warnings.push(
      `The sender of mails, MAIL_FROM, is ${sender}, whose domain is reserved for examples: mail servers refuse such mails or take them for spam`,
    );
  }
  const address = URL.parse(PUBLIC_URL.trim());
  if (address === null) return warnings;
  if (mode === "production" && address.protocol === "http:" && !isLoopbackHost(address.hostname)) {
    warnings.push(
      "PUBLIC_URL begins with http: and not https: passwords, tokens and the visitor's cookie can be read on their way",
    );
  }
  if (address.pathname !== "/" || address.search !== "") {
    warnings.push(
      `PUBLIC_URL has more than an origin, and the rest was ignored: the site is served at ${address.origin}/`,
    );
  }
  return warnings;
}

/**
 * Compares the public address for which the site was built with the server's PUBLIC_URL.
 *
 * @param builtFor The URL in the site's canonical links; undefined if no build has recorded it in `site.json`.
 * @returns A sentence for the start-up summary if they differ.
 */
export function addressMismatch(
  builtFor: string | undefined,
  publicUrl: string | undefined,
): string | undefined {
  if (builtFor === undefined || publicUrl === undefined) return undefined;
  const [built, own] = [new URL(builtFor), new URL(publicUrl)];
  // On the developer's machine ports differ, and no search engine reads the pages.
  if (built.origin === own.origin || isLoopbackHost(own.hostname)) return undefined;
  return `built for ${built.origin}, and PUBLIC_URL is ${own.origin}: search engines and shared links are led to the former. Build it again with this PUBLIC_URL`;
}
