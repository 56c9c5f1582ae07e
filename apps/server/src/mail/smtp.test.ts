import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { linkToken } from "../testing/accounts/client.ts";
import { AccountFixture } from "../testing/accounts/fixture.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { SmtpSink } from "../testing/smtp-sink.ts";
import { sendLimitMs } from "./account-mailer.ts";
import { describeMailError } from "./mail-error.ts";
import { acceptLimitMs, createSmtpTransport } from "./smtp.ts";

describe("mail over SMTP", () => {
  let smtp: SmtpSink;

  beforeEach(async () => {
    smtp = new SmtpSink();
    await smtp.open();
  });
  afterEach(() => smtp.close());

  const from = { name: "Larkline", address: "hello@larkline.example" };
  const mail = {
    to: { name: "Marta Harbor", address: "marta@harborplumbing.com" },
    subject: "Confirm your email address",
    html: "<p>Hello Márta</p>",
    text: "Hello Márta",
  };

  it("arrives complete: sender, recipient, subject, HTML and text", async () => {
    const transport = createSmtpTransport(smtp.url, from);
    await transport.send(mail);
    transport.close();
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toMatchObject({
      from,
      to: [mail.to],
      recipients: [mail.to.address],
      subject: mail.subject,
      html: expect.stringContaining("<p>Hello Márta</p>"),
      text: expect.stringContaining("Hello Márta"),
    });
    // Suppresses automatic replies (RFC 3834).
    expect(smtp.received[0]?.headers).toContainEqual(
      expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
    );
  });

  it("uses the same connection as the mail before", async () => {
    const transport = createSmtpTransport(smtp.url, from);
    await transport.send(mail);
    await transport.send(mail);
    transport.close();
    expect([smtp.received.length, smtp.connections]).toEqual([2, 1]);
  });

  it("has the same Message-ID in each attempt to send it", async () => {
    const transport = createSmtpTransport(smtp.url, from);
    await transport.send({ ...mail, messageId: "one" });
    await transport.send({ ...mail, messageId: "one" });
    await transport.send(mail);
    transport.close();
    expect(smtp.received.map(({ messageId }) => messageId)).toEqual([
      "<one@larkline.example>",
      "<one@larkline.example>",
      expect.stringMatching(/^<[^>]+@larkline\.example>$/),
    ]);
  });

  it("has a Message-ID in ASCII if the sender's domain is not", async () => {
    const transport = createSmtpTransport(smtp.url, { ...from, address: "hallo@bücher.example" });
    await transport.send({ ...mail, messageId: "one" });
    transport.close();
    expect(smtp.received[0]?.raw).toMatch(/^Message-ID: <one@xn--bcher-kva\.example>\r$/m);
  });

  it("has only one recipient, even if the name contains line breaks", async () => {
    const transport = createSmtpTransport(smtp.url, from);
    const name = "Marta\r\nBcc: everybody@example.com\r\n\r\nBuy this";
    await transport.send({ ...mail, to: { ...mail.to, name } });
    transport.close();
    expect(smtp.received[0]?.recipients).toEqual([mail.to.address]);
    expect(smtp.received[0]?.bcc ?? []).toEqual([]);
    expect(smtp.received[0]?.raw).not.toMatch(/^(Bcc:|Buy this)/m);
  });

  it("is rejected with an error if the server refuses the recipient", async () => {
    smtp.refused = mail.to.address;
    const transport = createSmtpTransport(smtp.url, from);
    await expect(transport.send(mail)).rejects.toMatchObject({ code: "EENVELOPE" });
    transport.close();
  });

  it("is logged with the system's error code if the server does not listen", async () => {
    await smtp.close();
    const transport = createSmtpTransport(smtp.url, from);
    const error: unknown = await transport.send(mail).catch((reason: unknown) => reason);
    expect(describeMailError(error)).toMatchObject({ originalCode: "ECONNREFUSED" });
    transport.close();
  });

  it("may be accepted after the visitor has stopped waiting, so that its link stays valid", () => {
    expect(acceptLimitMs).toBeGreaterThan(sendLimitMs);
  });

  it("describes its server without the password", () => {
    const transport = createSmtpTransport("smtp://larkline:hunter2@mail.example.com:587", from);
    transport.close();
    expect(transport.description).toBe("SMTP at mail.example.com:587");
  });

  it("takes a visitor from sign-up to a verified account", { timeout: 60_000 }, async () => {
    const fixture = new AccountFixture(openDatabaseInMemory);
    await fixture.open();
    try {
      await fixture.start({ mailTransport: createSmtpTransport(smtp.url, from) });
      const person = await fixture.client.signUpAndLogin();
      const arrived = () => smtp.received.find(({ recipients }) => recipients[0] === person.email);
      await expect.poll(arrived, { timeout: 10_000 }).toBeDefined();
      const { text = "", html = "" } = arrived() ?? {};
      expect(html).toContain(linkToken({ text }));
      // With SMTP there is no development outbox.
      expect((await fetch(`${fixture.url}/dev/outbox.json`)).status).not.toBe(200);
      expect((await fixture.client.press(linkToken({ text }))).status).toBe(303);
      expect(await fixture.status(person.session.access_token)).toBe(true);
    } finally {
      await fixture.stop();
      await fixture.close();
    }
  });
});
