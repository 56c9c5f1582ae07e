import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { createSmtpTransport } from "./smtp.ts";

/** A mail as an SMTP server got it. */
interface Received extends Email {
  /** Whom the envelope names (RFC 5321), whatever the headers say. */
  recipients: string[];
  raw: string;
}

describe("mail over SMTP", () => {
  let smtp: SMTPServer;
  let received: Received[];
  let url: string;
  let refused: string | undefined;

  beforeEach(async () => {
    received = [];
    refused = undefined;
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onRcptTo: (address, _session, done) => {
        done(address.address === refused ? new Error("No such mailbox") : null);
      },
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const raw = Buffer.concat(chunks).toString();
          const recipients = envelope.rcptTo.map(({ address }) => address);
          void PostalMime.parse(raw).then((mail) => {
            received.push({ ...mail, recipients, raw });
            done();
          });
        });
      },
    });
    await new Promise<void>((listening) => smtp.listen(0, "127.0.0.1", listening));
    const address = smtp.server.address();
    if (address === null || typeof address === "string") throw new Error("No port was opened");
    url = `smtp://127.0.0.1:${address.port}`;
  });
  afterEach(() => new Promise<void>((closed) => smtp.close(closed)));

  const from = { name: "Larkline", address: "hello@larkline.example" };
  const mail = {
    to: { name: "Marta Harbor", address: "marta@harborplumbing.com" },
    subject: "Confirm your email address",
    html: "<p>Hello Márta</p>",
    text: "Hello Márta",
  };

  it("arrives whole: sender, recipient, subject, HTML and text", async () => {
    const transport = createSmtpTransport(url, from);
    await transport.send(mail);
    transport.close();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      from,
      to: [mail.to],
      recipients: [mail.to.address],
      subject: mail.subject,
      html: expect.stringContaining("<p>Hello Márta</p>"),
      text: expect.stringContaining("Hello Márta"),
    });
    // Answering machines keep quiet (RFC 3834).
    expect(received[0]?.headers).toContainEqual(
      expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
    );
  });

  it("goes to nobody else, even if a name with line breaks got this far", async () => {
    const transport = createSmtpTransport(url, from);
    const name = "Marta\r\nBcc: everybody@example.com\r\n\r\nBuy this";
    await transport.send({ ...mail, to: { ...mail.to, name } });
    transport.close();
    expect(received[0]?.recipients).toEqual([mail.to.address]);
    expect(received[0]?.bcc ?? []).toEqual([]);
    expect(received[0]?.raw).not.toMatch(/^(Bcc:|Buy this)/m);
  });

  it("that is refused is an error", async () => {
    refused = mail.to.address;
    const transport = createSmtpTransport(url, from);
    await expect(transport.send(mail)).rejects.toMatchObject({ code: "EENVELOPE" });
    transport.close();
  });

  it("says where it goes, without the password", () => {
    const transport = createSmtpTransport("smtp://larkline:hunter2@mail.example.com:587", from);
    transport.close();
    expect(transport.description).toBe("SMTP at mail.example.com:587");
  });
});
