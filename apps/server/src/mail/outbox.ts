import type { Mail, MailTransport } from "./mail.ts";

/** Path of the outbox. */
export const outboxPath = "/dev/outbox";

/** Most mails that are kept; then the oldest is dropped. */
const maxMails = 200;

/** A mail in the outbox. */
export interface KeptMail extends Mail {
  /** Number of the mail since the start, from 1. */
  id: number;
  sentAt: Date;
}

/** Keeps mails in memory instead of sending them, for development. */
export class Outbox implements MailTransport {
  readonly description: string;
  /** Who may open it. */
  readonly readers: "anybody" | "this-machine";
  readonly #now: () => Date;
  #mails: KeptMail[] = [];
  #sent = 0;

  /** @param description Where to open it. */
  constructor(
    description: string,
    readers: Outbox["readers"] = "this-machine",
    now: () => Date = () => new Date(),
  ) {
    this.description = description;
    this.readers = readers;
    this.#now = now;
  }

  /** Newest first. */
  get mails(): readonly KeptMail[] {
    return this.#mails;
  }

  async send(mail: Mail): Promise<void> {
    this.#sent++;
    const entry = { ...mail, id: this.#sent, sentAt: this.#now() };
    this.#mails = [entry, ...this.#mails].slice(0, maxMails);
  }

  close(): void {
    this.#mails = [];
  }
}
