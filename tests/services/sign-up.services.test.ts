/**
 * Tests sign-up with PostgreSQL, in a real browser with the built site (`npm run build`). Sign-up is tested,
 * because it is the flow that stores personal data.
 */
import { chromium } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";

import { createDatabase } from "../../apps/server/src/testing/services.ts";
import { findBrowser } from "../../scripts/browser.mjs";
import { ProductProcess } from "../../scripts/product-process.ts";
import { confirmationLink } from "../e2e/account.ts";
import { signUpAndConfirm } from "../e2e/sign-up-journey.ts";

let database: Awaited<ReturnType<typeof createDatabase>> | undefined;
let larkline: ProductProcess | undefined;
let browser: Awaited<ReturnType<typeof chromium.launch>> | undefined;

beforeAll(async () => {
  // Comes first, so that the test fails at once if PostgreSQL is missing.
  database = await createDatabase();
  larkline = await ProductProcess.begin({ DATABASE_URL: database.url });
  const { executablePath, env, args } = await findBrowser();
  browser = await chromium.launch({
    args,
    ...(executablePath && { executablePath }),
    ...(env && { env }),
  });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await larkline?.finish();
  await database?.drop();
});

test("over PostgreSQL: after a sign-up the mail's link confirms the address, and the first tab continues by itself", async () => {
  const site = larkline?.url ?? "";
  const context = await browser?.newContext({ baseURL: site, locale: "en-US" });
  const page = await context?.newPage();
  if (!page) throw new Error("There is no browser.");
  await signUpAndConfirm(page, site, (email) => confirmationLink(site, email));
  expect(page.url()).toBe(`${site}/signup`);
}, 120_000);
