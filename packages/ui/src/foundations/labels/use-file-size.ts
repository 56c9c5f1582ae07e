import { fileSize, fileSizeLabels } from "./file-size.ts";
import { useLabels, useLocale } from "./labels.tsx";

/** Hook: a function that formats a file's size in bytes, with the labels and for the locale of the tree. */
export function useFileSize(): (bytes: number) => string {
  const labels = useLabels("fileSize", fileSizeLabels);
  const locale = useLocale();
  return (bytes) => fileSize(bytes, labels, locale);
}
