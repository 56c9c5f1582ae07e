/** The names of all pictures of this repository's stories. The review accepts no other names. */
import { listStories } from "../../tests/kit/machinery/node/story-list.ts";
import { modesOf } from "../../tests/kit/machinery/picture-modes.ts";
import type { Change } from "./change.ts";

/** A picture of a story, with what the review room shows about the story. */
export type KnownPicture = Pick<
  Change,
  "picture" | "story" | "title" | "name" | "theme" | "width" | "rank"
>;

/** All pictures, by name. */
export type KnownPictures = ReadonlyMap<string, KnownPicture>;

/** Returns the known pictures, given which pictures have changed and when, in milliseconds since 1970. */
export type KnownNow = (changed: readonly { picture: string; at: number }[]) => KnownPictures;

/** Reads all story files, which takes one or two seconds. */
function readKnownPictures(root: string): KnownPictures {
  const pictures = listStories(root).flatMap(({ id, title, name, visual }) =>
    (visual ? modesOf(id) : []).map(({ theme, width }) => {
      const picture = `${id}-${theme}-${width}`;
      return { picture, story: id, title, name, theme, width };
    }),
  );
  return new Map(pictures.map((each, rank) => [each.picture, { ...each, rank }]));
}

/**
 * Caches the known pictures. Reads them again if an unknown picture has changed since they were last read,
 * because its story may be new.
 */
export function keepKnownPictures(root: string): KnownNow {
  let known: KnownPictures | undefined;
  let lastReadAt = 0;
  return (changed) => {
    const pictures = known;
    const isMissing = changed.some(({ picture, at }) => at > lastReadAt && !pictures?.has(picture));
    if (!known || isMissing) {
      lastReadAt = Date.now();
      known = readKnownPictures(root);
    }
    return known;
  };
}
