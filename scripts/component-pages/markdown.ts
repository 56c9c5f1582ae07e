/** Converts a component's docs page from MDX to Markdown: its JSX becomes text, code and tables. */
import { sinceText, statusOf } from "../../.storybook/docs/status-of.ts";

const fence = (code: string) => `\`\`\`tsx\n${code}\n\`\`\``;

/** Removes the common indentation of all lines. */
function outdent(code: string): string {
  const lines = code.replace(/^\n+|\s+$/g, "").split("\n");
  const depths = lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(...depths))).join("\n");
}

/** Converts `<Do caption="…">` and `<Dont caption="…">` with their samples. */
const doAndDont = (block: string): string =>
  Array.from(
    block.matchAll(/<(Do|Dont)\s+caption=(?:"([^"]*)"|\{["`]([^]*?)["`]\})[^>]*>([^]*?)<\/\1>/g),
    ([, kind, plain, quoted, sample = ""]) =>
      `**${kind === "Do" ? "Do" : "Don't"}.** ${plain ?? quoted ?? ""}\n\n${fence(outdent(sample))}`,
  ).join("\n\n");

/** Converts the table of keys: `rows={[["Tab", "To its actions"]]}`. */
const keyboard = (block: string): string =>
  [
    "| key | does |",
    "| --- | --- |",
    ...Array.from(
      block.matchAll(/\[\s*"([^"]*)",\s*"([^"]*)",?\s*\]/g),
      ([, key, does]) => `| ${key} | ${does} |`,
    ),
  ].join("\n");

/** Converts the status: "Status: ready since 0.1.0." */
function statusText(block: string): string {
  const status = statusOf(block);
  if (!status) return "";
  const { value, since, instead } = status;
  return `Status: ${value} ${sinceText(since)}.${instead === undefined ? "" : ` Use ${instead} instead.`}`;
}

/**
 * Matches a code block, which is not converted, or an unindented JSX element from its opening to its
 * closing tag.
 */
const convertible =
  /^```[^]*?^```$|^<([A-Z]\w*)\b(?:[^\n]*(?:\/>|<\/\1>)|[^]*?\n(?:<\/\1>|\/>))$/gm;

function convertElement(block: string, name: string): string {
  switch (name) {
    case "Status":
      return statusText(block);
    case "Canvas": {
      const story = /Stories\.(\w+)/.exec(block)?.[1];
      return story === undefined ? "" : `Example: story \`${story}\`, below.`;
    }
    case "DoDont":
      return doAndDont(block);
    case "KeyboardTable":
      return keyboard(block);
    // Left out. `pages.ts` adds its own tables of props after the docs page.
    case "Meta":
    case "Controls":
    case "ArgTypes":
      return "";
    default:
      return fence(block);
  }
}

/**
 * The page as Markdown, from its heading on. The section "Props" is removed, up to the next heading of the
 * second level or to the end of the text. In the pattern, `(?![^])` matches that end, because `$` with the
 * flag `m` matches at the end of every line.
 */
export const toMarkdown = (page: string): string =>
  page
    .slice(Math.max(0, page.search(/^# /m)))
    .replace(/^## Props\n[^]*?(?=^## |(?![^]))/m, "")
    .replaceAll(convertible, (block, name?: string) =>
      name === undefined ? block : convertElement(block, name),
    )
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
