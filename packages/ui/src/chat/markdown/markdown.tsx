// Without "use client", so that Server Components can call `plainText`.
export { plainText } from "./plain-text.ts";
export { Markdown } from "./rendered-markdown.tsx";
export type { MarkdownProps } from "./rendered-markdown.tsx";
