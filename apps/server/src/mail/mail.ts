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
  /**
   * Start of the Message-ID (RFC 5322, section 3.6.4). It is the same for all attempts to send the mail, so that
   * receivers recognize a copy, which they get if the mail server's answer is lost. Default: another one for each
   * attempt.
   */
  messageId?: string;
}

/** Delivers mails. */
export interface MailTransport {
  /** For the start-up summary: the destination, without a password. */
  description: string;
  /** Resolves when the mail server has accepted the mail. */
  send(mail: Mail): Promise<void>;
  close(): void;
}
