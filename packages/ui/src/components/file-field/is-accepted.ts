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
