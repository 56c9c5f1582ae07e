import { fill } from "./fill.ts";

/** The text of a file size, by unit. `{size}` is replaced by the number. */
export const fileSizeLabels = {
  kilobytes: "{size} KB",
  megabytes: "{size} MB",
};

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/**
 * A file's size as text: "12 KB", "3.4 MB". Kilobytes are whole numbers, at least 1; megabytes have at most
 * one decimal.
 */
export const fileSize = (bytes: number, labels: typeof fileSizeLabels, locale: string): string =>
  // From half a kilobyte below a megabyte on, rounding would give "1,024 KB".
  bytes < megabyte - kilobyte / 2
    ? fill(labels.kilobytes, { size: Math.max(1, Math.round(bytes / kilobyte)) }, locale)
    : fill(labels.megabytes, { size: Math.round((bytes / megabyte) * 10) / 10 }, locale);
