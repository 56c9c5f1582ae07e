import type { ArticleBlock } from "@larkline/content/articles/article";
import { CallExcerpt } from "@larkline/ui/call-excerpt";
import { ArrowRightIcon } from "@larkline/ui/icon";
import { Link } from "@larkline/ui/link";

/** The id of an article's heading: its text in lower case, with hyphens instead of spaces and punctuation. */
export const headingId = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** One block of an article's text, as the element for its kind. */
function Block({ block }: { block: ArticleBlock }) {
  switch (block.kind) {
    case "heading":
      return <h2 id={headingId(block.text)}>{block.text}</h2>;
    case "text":
      return <p>{block.text}</p>;
    case "list":
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case "steps":
      return (
        <ol>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      );
    case "speech":
      return (
        <blockquote>
          <p lang={block.lang}>{block.text}</p>
          <footer>{block.note}</footer>
        </blockquote>
      );
    case "call":
      return <CallExcerpt caption={block.caption} moments={block.lines} />;
    case "table":
      return <Table {...block} />;
    // A link, as the last remaining kind.
    default:
      return (
        <p>
          <Link variant="standalone" href={block.href} trailingIcon={<ArrowRightIcon />}>
            {block.label}
          </Link>
        </p>
      );
  }
}

/** A table; the first cell of each row is its heading. */
function Table({ caption, head, rows }: Extract<ArticleBlock, { kind: "table" }>) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An article's text, as elements for the kit's `Article`. */
export function ArticleBody({ blocks }: { blocks: readonly ArticleBlock[] }) {
  // Index keys suffice, because the text never changes.
  return blocks.map((block, index) => <Block key={index} block={block} />);
}
