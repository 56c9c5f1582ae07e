/**
 * Helpers for tests of sign-up and signed-in visitors: an auth state to store in the browser, a filled
 * sign-up form, and the confirmation link of the mail.
 */
import { expect, type Page } from "@playwright/test";

/**
 * An auth state as the site stores it (specification, section 3), for a user who has not verified the email
 * address and therefore sees the reminder.
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

/**
 * Waits for a mail to an email address, and returns its confirmation link. The outbox lists the newest mail
 * first.
 */
export async function confirmationLink(site: string, email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${site}/dev/outbox.json`);
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer of apps/server/src/http/outbox.ts
        const { mails } = (await answer.json()) as { mails: { to: unknown; links: string[] }[] };
        const mail = mails.find(({ to }) => JSON.stringify(to).includes(email));
        link = mail?.links.find((address) => address.includes("/auth/confirm"));
        return link;
      },
      { message: `a mail to ${email}` },
    )
    .toBeDefined();
  return link ?? "";
}

/** A barrier: a promise to wait for, and the function that resolves it. */
export function createBarrier(): { waiting: Promise<void>; go: () => void } {
  const resolvers: (() => void)[] = [];
  const waiting = new Promise<void>((resolve) => resolvers.push(resolve));
  return { waiting, go: () => resolvers.forEach((resolve) => resolve()) };
}
