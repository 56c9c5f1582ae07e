/** What the page of pictures shows: each picture with its weight, read from the file itself. */
import { integrations } from "@larkline/content/integrations";
import { posts } from "@larkline/content/posts";
import { BoardCover } from "@larkline/ui/board-cover";
import { Illustration } from "@larkline/ui/illustration";
import { LogoMark } from "@larkline/ui/logo-mark";
import { type ReactNode, useEffect, useState } from "react";

import drawings from "../../apps/site/src/drawings/drawings.svg?no-inline";
import { drawingNames } from "../../apps/site/src/drawings/names.ts";
import logos from "../../apps/site/src/integrations/logos.svg?no-inline";
import { topicOf } from "../../apps/site/src/pages/blog/find.ts";

/** The pictures that the last build made, by their file's name. */
const previews = import.meta.glob<string>("../../.cache/open-graph/*.png", {
  eager: true,
  import: "default",
  query: "?no-inline",
});

/** How many bytes a file has, as the browser fetched it. */
function useWeight(address: string) {
  const [weight, setWeight] = useState<number>();
  useEffect(() => {
    const ended = new AbortController();
    fetch(address, { signal: ended.signal })
      .then((response) => response.blob())
      .then(({ size }) => setWeight(size))
      .catch(() => setWeight(undefined));
    return () => ended.abort();
  }, [address]);
  return weight;
}

/** A file's weight: "19.3 kB". */
function Weight({ of }: { of: string }) {
  const weight = useWeight(of);
  return <>{weight === undefined ? "" : `${(weight / 1000).toFixed(1)} kB`}</>;
}

/** The weight of the file of drawings, before compression. */
export const DrawingsWeight = () => <Weight of={drawings} />;
/** The weight of the file of logos, before compression. */
export const LogosWeight = () => <Weight of={logos} />;

interface Shown {
  name: string;
  note?: ReactNode;
  picture: ReactNode;
}

function Gallery({ shown, label }: { shown: readonly Shown[]; label: string }) {
  return (
    <ul
      aria-label={label}
      className="sb-unstyled my-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-6 text-ink"
    >
      {shown.map(({ name, note, picture }) => (
        <li key={name} className="grid content-start gap-2 text-fine">
          {picture}
          <span className="flex flex-wrap justify-between gap-2 text-ink-muted">
            <span>{name}</span>
            <span>{note}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** "../industries-law-firms.1a2b.png" is the picture of industries-law-firms. */
const nameOf = (file: string) => file.replace(/^.*\//, "").replace(/\..*$/, "");

/** The pictures that stand for pages where their links are shared. */
export function Previews() {
  const shown = Object.entries(previews).map(([file, address]) => ({
    name: nameOf(file),
    note: <Weight of={address} />,
    picture: (
      <img
        src={address}
        alt=""
        width={1200}
        height={630}
        loading="lazy"
        className="h-auto w-full"
      />
    ),
  }));
  if (shown.length === 0)
    return <p>The build makes them: run `npm run build`, then open this page again.</p>;
  return <Gallery label="Previews" shown={shown} />;
}

/** The covers of the blog's posts. */
export function Covers() {
  const shown = posts.map((post) => ({
    name: post.title,
    picture: <BoardCover seed={post.featuredImage} tone={topicOf(post).tone} />,
  }));
  return <Gallery label="Covers" shown={shown} />;
}

/** Every drawing of the site's one file, on a ground. */
export function Drawings({ ground }: { ground?: "board" }) {
  const shown = drawingNames.map((name) => ({
    name,
    picture: (
      <div data-ground={ground} className="rounded-panel bg-page p-4">
        <Illustration symbol={`${drawings}#${name}`} />
      </div>
    ),
  }));
  return <Gallery label="Drawings" shown={shown} />;
}

/** Every integration, with its logo or as a wordmark. */
export function Logos({ ground }: { ground?: "board" }) {
  return (
    <ul
      data-ground={ground}
      className="sb-unstyled my-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-10 gap-y-3 rounded-panel bg-page p-5 text-ink"
    >
      {integrations.map(({ name, logo }) => (
        <li key={name}>
          <LogoMark name={name} symbol={logo === null ? undefined : `${logos}#${logo}`} />
        </li>
      ))}
    </ul>
  );
}
