/** Tests sign-up on a server that sends its mails by SMTP, as in production. */
import { SmtpSink } from "../../apps/server/src/testing/smtp-sink.ts";
import { ProductProcess } from "../../scripts/product-process.ts";
import { expect, test as base } from "./fixtures.ts";
import { signUpAndConfirm } from "./sign-up-journey.ts";

/** Playwright's test with a server as in production: mails leave by SMTP, and there is no outbox. */
const test = base.extend<object, { mailServer: SmtpSink }>({
  mailServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
    async ({}, provide) => {
      const mailServer = new SmtpSink();
      await mailServer.open();
      await provide(mailServer);
      await mailServer.close();
    },
    { scope: "worker" },
  ],
  larkline: [
    async ({ mailServer }, provide) => {
      const larkline = await ProductProcess.begin({
        SMTP_URL: mailServer.url,
        NODE_ENV: "production",
      });
      await provide(larkline);
      await larkline.finish();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

test("sign-up with SMTP: the visitor confirms by the mail's link, and the first tab continues automatically", async ({
  page,
  larkline,
  mailServer,
}) => {
  await signUpAndConfirm(page, larkline.url, async (email) => {
    const mailTo = () => mailServer.received.find(({ recipients }) => recipients.includes(email));
    await expect.poll(mailTo, { timeout: 30_000 }).toBeDefined();
    const { text, subject } = mailTo() ?? {};
    expect(subject).toBe("Confirm your email address");
    return /http\S+\/auth\/confirm\?token=[\w-]+/.exec(text ?? "")?.[0] ?? "no link";
  });
  expect((await page.request.get("/dev/outbox")).status()).toBe(404);
});
