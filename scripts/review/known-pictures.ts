/** Every picture that a story of this repository has: the only names that the review takes. */
import { listStories } from "../../tests/kit/machinery/node/story-list.ts";
import { modesOf } from "../../tests/kit/machinery/picture-modes.ts";
import type { Change } from "./change.ts";

export type KnownPicture = Pick<
  Change,
  "picture" | "story" | "title" | "name" | "theme" | "width" | "rank"
>;

export type KnownPictures = ReadonlyMap<string, KnownPicture>;

/** The pictures that there may be, told which have changed and when, in milliseconds. */
export type KnownNow = (changed: readonly { picture: string; at: number }[]) => KnownPictures;

/** Read from the story files, which takes a second or two. */
function readKnownPictures(root: string): KnownPictures {
  const pictures = listStories(root).flatMap(({ id, title, name, visual }) =>
    (visual ? modesOf(id) : []).map(({ theme, width }) => {
      const picture = `${id}-${theme}-${width}`;
      return { picture, story: id, title, name, theme, width };
    }),
  );
  return new Map(pictures.map((each, rank) => [each.picture, { ...each, rank }]));
}

/** The same, read again where a picture is newer and not among them: its story was written since. */
export function keepKnownPictures(root: string): KnownNow {
  let known: KnownPictures | undefined;
  let read = 0;
  return (changed) => {
    const pictures = known;
    const isMissing = changed.some(({ picture, at }) => at > read && !pictures?.has(picture));
    if (!known || isMissing) {
      read = Date.now();
      known = readKnownPictures(root);
    }
    return known;
  };
}
