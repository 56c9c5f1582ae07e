/**
 * The page of the Markdown benchmark: renders a growing answer with the kit's Markdown or another library.
 * `scripts/bench/markdown.ts` controls it through `window.bench` (api.ts).
 */
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
// @ts-ignore -- Installed by `npm run bench`.
import ReactMarkdown from "react-markdown";
// @ts-ignore -- Installed by `npm run bench`.
import remarkGfm from "remark-gfm";
// @ts-ignore -- Installed by `npm run bench`.
import { Streamdown } from "streamdown";

import { Markdown } from "../../packages/ui/src/chat/markdown/markdown.tsx";
import { prefixes } from "./answer.ts";
import type { Contender } from "./api.ts";

const plugins = [remarkGfm];

const contenders = {
  // The cost of the page itself: state updates and React's traversal of the tree.
  nothing: () => null,
  larkline: (source: string) => <Markdown source={source} streaming />,
  "react-markdown": (source: string) => (
    <ReactMarkdown remarkPlugins={plugins}>{source}</ReactMarkdown>
  ),
  streamdown: (source: string) => <Streamdown>{source}</Streamdown>,
} satisfies Record<Contender, (source: string) => ReactNode>;

/** Renders a text. The component `StreamedAnswer` replaces this function when it mounts. */
let show: (source: string) => void = () => undefined;

function StreamedAnswer({ name }: { name: Contender }) {
  const [source, setSource] = useState("");
  useEffect(() => {
    show = setSource;
  }, []);
  return contenders[name](source);
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
let root: Root | undefined;

async function prepare(name: Contender): Promise<void> {
  root?.unmount();
  root = createRoot(document.getElementById("root") ?? document.body);
  root.render(<StreamedAnswer name={name} />);
  // After ten frames the tree is mounted and painted.
  for (let wait = 0; wait < 10; wait += 1) await frame();
}

async function stream(): Promise<number> {
  for (const source of prefixes) {
    await frame();
    show(source);
  }
  // After ten more frames the last chunk is painted.
  for (let wait = 0; wait < 10; wait += 1) await frame();
  return document.body.textContent.length;
}

async function streamAtNormalSpeed(count: number): Promise<number[]> {
  const intervals: number[] = [];
  let last = await frame();
  const startedAt = last;
  for (let next = 0; next < count;) {
    const now = await frame();
    intervals.push(now - last);
    last = now;
    // The server sends a chunk every 40 ms.
    if (now - startedAt < next * 40) continue;
    show(prefixes[prefixes.length - count + next] ?? "");
    next += 1;
  }
  return intervals;
}

window.bench = { prepare, stream, streamAtNormalSpeed };
