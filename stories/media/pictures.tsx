/** Content of the docs page “All pictures” (pictures.mdx): galleries of all pictures, some with file sizes. */
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

/** URLs of the link preview pictures that the last build made, by file path. */
const previews = import.meta.glob<string>("../../.cache/open-graph/*.png", {
  eager: true,
  import: "default",
  query: "?no-inline",
});

/** Hook: the size of a file in bytes, measured by fetching it. Undefined until then, and if that fails. */
function useFileSize(address: string) {
  const [size, setSize] = useState<number>();
  useEffect(() => {
    const unmounted = new AbortController();
    fetch(address, { signal: unmounted.signal })
      .then((response) => response.blob())
      .then((file) => setSize(file.size))
      .catch(() => setSize(undefined));
    return () => unmounted.abort();
  }, [address]);
  return size;
}

/** A file's size, such as "19.3 kB"; empty while it is unknown. */
function FileSize({ address }: { address: string }) {
  const size = useFileSize(address);
  return <>{size === undefined ? "" : `${(size / 1000).toFixed(1)} kB`}</>;
}

/** Size of the sprite of drawings, uncompressed. */
export const DrawingsWeight = () => <FileSize address={drawings} />;
/** Size of the sprite of logos, uncompressed. */
export const LogosWeight = () => <FileSize address={logos} />;

interface GalleryItem {
  name: string;
  note?: ReactNode;
  picture: ReactNode;
}

function Gallery({ items, label }: { items: readonly GalleryItem[]; label: string }) {
  return (
    <ul
      aria-label={label}
      className="sb-unstyled my-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-6 text-ink"
    >
      {items.map(({ name, note, picture }) => (
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

/** Name of a preview picture's page: "industries-law-firms" for "../industries-law-firms.1a2b.png". */
const nameOf = (file: string) => file.replace(/^.*\//, "").replace(/\..*$/, "");

/** Preview pictures of links to pages, as messengers and social networks show them. */
export function Previews() {
  const items = Object.entries(previews).map(([file, address]) => ({
    name: nameOf(file),
    note: <FileSize address={address} />,
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
  if (items.length === 0)
    return <p>The build makes them: run `npm run build`, then open this page again.</p>;
  return <Gallery label="Previews" items={items} />;
}

/** Covers of the blog's posts, which `BoardCover` draws. */
export function Covers() {
  const items = posts.map((post) => ({
    name: post.title,
    picture: <BoardCover seed={post.featuredImage} tone={topicOf(post).tone} />,
  }));
  return <Gallery label="Covers" items={items} />;
}

/** All drawings of the sprite, on the page's ground or on the board's. */
export function Drawings({ ground }: { ground?: "board" }) {
  const items = drawingNames.map((name) => ({
    name,
    picture: (
      <div data-ground={ground} className="rounded-panel bg-page p-4">
        <Illustration symbol={`${drawings}#${name}`} />
      </div>
    ),
  }));
  return <Gallery label="Drawings" items={items} />;
}

/** All integrations, with logos or by their names alone. */
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
