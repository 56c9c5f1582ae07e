/**
 * A random UUID (RFC 9562, version 4). `crypto.randomUUID` exists only in secure contexts: not in pages that
 * are loaded over http, except from localhost.
 */
export function identifier(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    // Byte 6 begins with the version (0100), byte 8 with the variant (10).
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, "0");
  }).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
