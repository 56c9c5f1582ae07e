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
  URL.revokeObjectURL(address);
}
