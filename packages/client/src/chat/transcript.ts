/** The conversation as a text file for the visitor's own records. */
import type { Entries } from "./messages.ts";

export interface TranscriptOptions {
  /** First line of the file. */
  readonly title: string;
  /** Names of the two sides. */
  readonly names: { readonly assistant: string; readonly user: string };
  /** Origin of the site, for the addresses of sources: "https://larkline.example". */
  readonly origin: string;
  /** Words before what an answer cites and before the files of a message. */
  readonly labels: { readonly sources: string; readonly attachments: string };
  /** Behind a message that did not arrive, and an answer that is not whole. */
  readonly endings: { readonly failed: string; readonly aborted: string };
  /** Language of dates. Default: "en-US". */
  readonly locale?: string | undefined;
  /** Time zone of dates, by its IANA name. Default: the reader's. */
  readonly timeZone?: string | undefined;
}

/**
 * Every message with its time and speaker, as it was written, with its sources' full addresses.
 * Lines end as text files of every system bear them.
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
    const at = new Date(
      typeof entry.timestamp === "string" && /^\d+$/.test(entry.timestamp)
        ? Number(entry.timestamp)
        : entry.timestamp,
    );
    const head = [names[entry.role], ...(Number.isNaN(at.getTime()) ? [] : [date.format(at)])];
    const files = entry.attachments ?? [];
    const sources = entry.sources ?? [];
    const ending = entry.view === "failed" || entry.view === "aborted" ? [endings[entry.view]] : [];
    return [
      head.join(", "),
      entry.content,
      ...(files.length > 0
        ? [`${labels.attachments} ${files.map(({ name }) => name).join(", ")}`]
        : []),
      ...sources.map((cited) => `${labels.sources} ${cited.title}, ${new URL(cited.href, origin)}`),
      ...ending,
    ].join("\n");
  });
  return `${[title, ...messages].join("\n\n")}\n`.replaceAll(" ", " ");
}
