/* For `FileField`: compares chosen files, and formats their sizes. */

/**
 * Whether two `File` objects are probably the same file, by name, size and date. Browsers give a page
 * neither the path nor another identifier.
 */
export const isSameFile = (first: File, second: File) =>
  first.name === second.name &&
  first.size === second.size &&
  first.lastModified === second.lastModified;

const byteUnits = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** Formats a size for the locale, in the largest decimal unit that fits: "5 MB" for 5,000,000 bytes. */
export function formatFileSize(bytes: number, locale: string) {
  const power = Math.min(3, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1000)));
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: byteUnits[power],
    unitDisplay: "short",
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** power);
}
