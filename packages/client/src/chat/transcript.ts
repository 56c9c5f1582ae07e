import type { Entries } from "./messages.ts";

export interface TranscriptOptions {
  /** First line of the file. */
  readonly title: string;
  /** Names of the two sides. */
  readonly names: { readonly assistant: string; readonly user: string };
  /** Origin of the site, for the full URLs of sources: "https://larkline.example". */
  readonly origin: string;
  /** Labels before an answer's sources and before a message's files. */
  readonly labels: { readonly sources: string; readonly attachments: string };
  /** Notes at a message's end: `failed` if it was not sent or broke off, `aborted` if it was stopped. */
  readonly endings: { readonly failed: string; readonly aborted: string };
  /** Language of dates. Default: "en-US". */
  readonly locale?: string | undefined;
  /** Time zone of dates, by its IANA name. Default: the reader's. */
  readonly timeZone?: string | undefined;
}

/**
 * Formats a conversation as the text file that visitors can download: every message with its time, speaker,
 * text, files, and the full URLs of its sources. Lines end with LF.
 */
export function transcriptOf(
  entries: Entries,
  { title, names, origin, labels, endings, locale = "en-US", timeZone }: TranscriptOptions,
): string {
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeStyle: "short",
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  const messages = entries.map((entry) => {
    const files = entry.attachments ?? [];
    const sources = entry.sources ?? [];
    const ending = entry.view === "failed" || entry.view === "aborted" ? [endings[entry.view]] : [];
    return [
      `${names[entry.role]}, ${date.format(entry.timestamp)}`,
      entry.content,
      ...(files.length > 0
        ? [`${labels.attachments} ${files.map(({ name }) => name).join(", ")}`]
        : []),
      ...sources.map((cited) => `${labels.sources} ${cited.title}, ${new URL(cited.href, origin)}`),
      ...ending,
    ].join("\n");
  });
  // Some browsers format times with a narrow no-break space, which old text editors show as a box.
  return `${[title, ...messages].join("\n\n")}\n`.replaceAll("\u202F", " ");
}
