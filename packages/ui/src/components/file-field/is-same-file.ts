/**
 * Whether two `File` objects are probably the same file, by name, size and date. Browsers give a page
 * neither the path nor another identifier.
 */
export const isSameFile = (first: File, second: File) =>
  first.name === second.name &&
  first.size === second.size &&
  first.lastModified === second.lastModified;
