/** The id of the element that a URL's fragment names, decoded; empty if it names none. */
export function fragmentId(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    // A percent sign that encodes nothing.
    return id;
  }
}
