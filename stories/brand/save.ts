/** Milliseconds until a file's object URL is revoked. Some browsers read the file only after the click. */
const revokeAfterMs = 60_000;

/**
 * Downloads a text as a file.
 *
 * @param name Name of the file.
 * @param type Media type, such as "text/css".
 */
export function save(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs);
}
