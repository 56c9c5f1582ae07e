/**
 * Whether a file matches an `accept` attribute, such as ".pdf, audio/*, image/png". If `accept` is undefined
 * or empty, every file matches.
 */
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
          ? kind === "*/*" || type.startsWith(kind.slice(0, -1))
          : type === kind,
    )
  );
}
