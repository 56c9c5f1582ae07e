/* Checks and texts of `FileField` for the files that somebody has chosen. */

/** Whether a file matches an input's `accept`: ".pdf, audio/*, image/png". Without it, any file does. */
export function isAccepted(file: File, accept: string | undefined) {
  const kinds = (accept ?? "").split(",").map((kind) => kind.trim().toLowerCase());
  const acceptedKinds = kinds.filter(Boolean);
  const type = file.type.toLowerCase();
  return (
    acceptedKinds.length === 0 ||
    acceptedKinds.some((kind) =>
      kind.startsWith(".")
        ? file.name.toLowerCase().endsWith(kind)
        : kind.endsWith("/*")
          ? type.startsWith(kind.slice(0, -1))
          : type === kind,
    )
  );
}

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
