/** Runs Lighthouse on one page, for the Lighthouse benchmark. */
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

import type { FoundBrowser } from "../../browser.mjs";

/** Lighthouse's own report ("lhr": Lighthouse result). */
export type LighthouseReport = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

/** Options of `audit`. */
export interface AuditOptions {
  /** Ids of audits that the page fails on purpose. */
  skipAudits?: readonly string[];
}

/** Audits a URL once, as on a phone, in a new browser, so that nothing is cached. */
export async function audit(
  address: string,
  { executablePath, env, args }: FoundBrowser,
  { skipAudits = [] }: AuditOptions = {},
): Promise<LighthouseReport> {
  const chrome = await launch({
    chromeFlags: ["--headless=new", ...args],
    ...(executablePath ? { chromePath: executablePath } : {}),
    ...(env ? { envVars: env } : {}),
    logLevel: "silent",
  });
  try {
    const measure = () =>
      lighthouse(address, {
        onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
        skipAudits: [...skipAudits],
        port: chrome.port,
        logLevel: "error",
        output: "json",
      });
    let result = await measure();
    // In about one of 200 audits the trace lacks its beginning (NO_NAVSTART), so a failed audit is repeated
    // once.
    if (result?.lhr.runtimeError) result = await measure();
    if (!result) throw new Error("Lighthouse returned no result.");
    if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/** One line for the terminal for each audit that costs a category points: its title and its result. */
export function lostPoints({ audits, categories }: LighthouseReport): string[] {
  return Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `  ${audits[id]?.title ?? id}: ${audits[id]?.displayValue ?? "fails"}`),
  );
}
