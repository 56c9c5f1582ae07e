/** Sender or recipient. Name and address are separate, so that no quoting is needed (RFC 5322). */
export interface Mailbox {
  name: string;
  address: string;
}

/** A composed mail. */
export interface Mail {
  to: Mailbox;
  subject: string;
  html: string;
  /** The plain text version. */
  text: string;
}

/** Delivers mails. */
export interface MailTransport {
  /** For the start-up summary: the destination, without a password. */
  description: string;
  /** Resolves when the mail server has accepted the mail. */
  send(mail: Mail): Promise<void>;
  close(): void;
}
