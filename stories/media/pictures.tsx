/** Content of the docs page “All pictures”: each picture with its file size. */
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

/** Preview pictures of the last build, by file name. */
const previews = import.meta.glob<string>("../../.cache/open-graph/*.png", {
  eager: true,
  import: "default",
  query: "?no-inline",
});

/** Hook: the size of a file in bytes, measured by fetching it. */
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

/** A file's size: "19.3 kB". */
function Weight({ of }: { of: string }) {
  const weight = useWeight(of);
  return <>{weight === undefined ? "" : `${(weight / 1000).toFixed(1)} kB`}</>;
}

/** Size of the sprite of drawings, uncompressed. */
export const DrawingsWeight = () => <Weight of={drawings} />;
/** Size of the sprite of logos, uncompressed. */
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

/**
 * The page of a preview picture: "../industries-law-firms.1a2b.png" belongs to
 * industries-law-firms.
 */
const nameOf = (file: string) => file.replace(/^.*\//, "").replace(/\..*$/, "");

/** Pictures that are shown where links to pages are shared. */
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

/** Covers of the blog's posts. */
export function Covers() {
  const shown = posts.map((post) => ({
    name: post.title,
    picture: <BoardCover seed={post.featuredImage} tone={topicOf(post).tone} />,
  }));
  return <Gallery label="Covers" shown={shown} />;
}

/** All drawings of the sprite, on a ground. */
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

/** All integrations, with logos or as wordmarks. */
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
