/**
 * Helpers for tests of sign-up and signed-in visitors: an auth state to store in the browser, a filled
 * sign-up form, and the confirmation link of the mail.
 */
import { expect, type Page } from "@playwright/test";

/**
 * An auth state as the site stores it (specification, section 3), for a user who has not verified the email
 * address. The site therefore shows the banner that reminds the user to verify it.
 */
export const unverified = {
  isAuthenticated: true,
  user: {
    id: "11111111-1111-4111-8111-111111111111",
    email: "marta@harborplumbing.com",
    email_verified: false,
    needs_verification: true,
    email_confirmed_at: null,
  },
  accessToken: "access-secret",
  refreshToken: "refresh-secret",
  emailVerified: false,
  needsVerification: true,
};

/**
 * Stores an auth state in the browser before the first page is opened. Opens `robots.txt`, which has the
 * site's origin and runs no script.
 */
export async function storeAuthState(page: Page, state: object): Promise<void> {
  await page.goto("/robots.txt");
  await page.evaluate(
    (text) => {
      localStorage.setItem("auth-storage", text);
    },
    JSON.stringify({ state, version: 0 }),
  );
}

/** The auth state that the browser stores. */
export async function readAuthState(page: Page): Promise<Partial<typeof unverified> | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("auth-storage") ?? "null")?.state);
}

/** A password that meets all rules. */
export const password = "Switchboard-48!";

let addressCount = 0;

/** A new, unused email address. */
export function newAddress(): string {
  addressCount += 1;
  return `marta.${Date.now()}.${addressCount}@harborplumbing.com`;
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Fills in the sign-up form, and returns the email address. */
export async function fillSignUp(page: Page, email = newAddress()): Promise<string> {
  await field(page, "First name").fill("Marta");
  await field(page, "Last name").fill("Harbor");
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await field(page, "Confirm password").fill(password);
  // Repeated, because the list of password rules can appear and move the checkbox from under the pointer.
  const terms = page.getByRole("checkbox", { name: /^I agree/ });
  await expect(() => terms.check()).toPass();
  return email;
}

/** Signs up by the API, which is faster than the form. Returns the email address. */
export async function signUpByApi(page: Page): Promise<string> {
  const email = newAddress();
  const answer = await page.request.post("/api/v1/auth/sign-up", {
    data: { email, password, firstName: "Marta", lastName: "Harbor" },
    timeout: 60_000,
  });
  expect(answer.status()).toBe(201);
  return email;
}

/** A mail in the outbox of a development server, which lists mails at `/dev/outbox` instead of sending them. */
interface OutboxMail {
  to: { address: string };
  html: string;
  links: string[];
}

/** Waits for a mail to an email address with a link that contains `path`. Returns the newest. */
export async function mailTo(site: string, email: string, path: string): Promise<OutboxMail> {
  let found: OutboxMail | undefined;
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${site}/dev/outbox.json`);
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer of apps/server/src/http/outbox.ts
        const { mails } = (await answer.json()) as { mails: OutboxMail[] };
        found = mails.find(({ to, links }) => to.address === email && links.join().includes(path));
        return found;
      },
      { message: `a mail to ${email} with a link to ${path}`, timeout: 30_000 },
    )
    .toBeDefined();
  if (found === undefined) throw new Error("Not reached: the poll has found a mail.");
  return found;
}

/** Waits for a mail to an email address with a link that contains `path`, and returns the link. */
async function linkTo(site: string, email: string, path: string): Promise<string> {
  const { links } = await mailTo(site, email, path);
  return links.find((link) => link.includes(path)) ?? "";
}

/** The link of the newest mail by which an email address is confirmed. */
export const confirmationLink = (site: string, email: string) =>
  linkTo(site, email, "/auth/confirm");

/** The link of the newest mail by which a password is reset. */
export const resetLink = (site: string, email: string) => linkTo(site, email, "/auth/reset#token=");

/** A barrier: a promise to wait for, and the function that resolves it. */
export function createBarrier(): { waiting: Promise<void>; go: () => void } {
  const resolvers: (() => void)[] = [];
  const waiting = new Promise<void>((resolve) => resolvers.push(resolve));
  return { waiting, go: () => resolvers.forEach((resolve) => resolve()) };
}
