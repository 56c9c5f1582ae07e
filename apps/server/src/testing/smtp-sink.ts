import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail as an SMTP server receives it. */
export interface ReceivedMail extends Email {
  /** The envelope's recipients (RFC 5321), independent of the headers. */
  recipients: string[];
  /** The mail as sent, with its headers. */
  raw: string;
}

/** A local SMTP server for tests. It delivers no mails, but records them. */
export class SmtpSink {
  readonly received: ReceivedMail[] = [];
  /** A recipient's address that the server refuses as unknown. */
  refused: string | undefined;
  /** How many connections the server has accepted. */
  connections = 0;
  #url = "";
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect: (_session, done) => {
      this.connections += 1;
      done();
    },
    onRcptTo: (address, _session, done) => {
      done(address.address === this.refused ? new Error("No such mailbox") : null);
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString();
        const recipients = envelope.rcptTo.map(({ address }) => address);
        void PostalMime.parse(raw).then((mail) => {
          this.received.push({ ...mail, recipients, raw });
          done();
        });
      });
    },
  });

  /** The server's URL, for the setting SMTP_URL. */
  get url(): string {
    return this.#url;
  }

  async open(): Promise<void> {
    await new Promise<void>((listening) => this.#server.listen(0, "127.0.0.1", listening));
    const address = this.#server.server.address();
    if (address === null || typeof address === "string") throw new Error("No port was opened");
    this.#url = `smtp://127.0.0.1:${address.port}`;
  }

  close(): Promise<void> {
    return new Promise((closed) => this.#server.close(closed));
  }
}
