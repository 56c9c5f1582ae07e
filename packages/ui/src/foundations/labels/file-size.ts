import { fill } from "./fill.ts";

/** The text of a file size, by unit. `{size}` is replaced by the number. */
export const fileSizeLabels = {
  kilobytes: "{size} KB",
  megabytes: "{size} MB",
};

/**
 * A file's size as text: "3 bytes", "12 KB", "3.4 MB". A kilobyte has 1,024 bytes, so that limits that are set as
 * powers of two, such as 10 MB for an attachment of the chat, are round numbers. Kilobytes are whole numbers;
 * megabytes have at most one decimal.
 */
export function fileSize(bytes: number, labels: typeof fileSizeLabels, locale: string): string {
  const size = Math.round(bytes / 1024);
  return bytes < 1024
    ? bytes.toLocaleString(locale, { style: "unit", unit: "byte", unitDisplay: "long" })
    : fill(
        size < 1024 ? labels.kilobytes : labels.megabytes,
        { size: size < 1024 ? size : Math.round(size / 102.4) / 10 },
        locale,
      );
}
