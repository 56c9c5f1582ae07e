import type { Mail, MailTransport } from "./mail.ts";

/** Maximum number of mails in the outbox: each further mail replaces the oldest. */
const maxMails = 200;

/** A mail in the outbox. */
export interface OutboxMail extends Mail {
  /** Consecutive number: the first mail since the server's start is 1. */
  id: number;
  sentAt: Date;
}

/** Keeps mails in memory instead of sending them, for development. */
export class Outbox implements MailTransport {
  readonly description: string;
  /** Who may open the page: anybody who reaches the server, or requests from the same machine only. */
  readonly readers: "anybody" | "this-machine";
  readonly #now: () => Date;
  #mails: OutboxMail[] = [];
  #sent = 0;

  /** @param description Where mails go, for the start-up summary: the address of the page. */
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
  get mails(): readonly OutboxMail[] {
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
