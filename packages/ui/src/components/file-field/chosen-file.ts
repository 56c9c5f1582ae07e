/** Whether a file matches `accept`: ".pdf", "audio/*", "image/png". */
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
 * Whether two `File` objects are probably the same file: a page knows only name, size, type and
 * date.
 */
export const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

const byteUnits = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** Formats a size for the locale: "5 MB". */
export function formatFileSize(bytes: number, locale: string) {
  const power = Math.min(3, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1000)));
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: byteUnits[power],
    unitDisplay: "short",
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** power);
}
