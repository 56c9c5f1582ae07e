/** Somebody a mail comes from or goes to. Apart, so that nothing has to be quoted by hand (RFC 5322). */
export interface Mailbox {
  name: string;
  address: string;
}

/** A mail that is ready to be sent. */
export interface Mail {
  to: Mailbox;
  subject: string;
  html: string;
  /** The same without markup, for those who read mails so. */
  text: string;
}

/** Takes mails away. */
export interface MailTransport {
  /** For the start-up line: where mails go; without a password. */
  description: string;
  /** Resolves when the mail was taken over. */
  send(mail: Mail): Promise<void>;
  close(): void;
}
