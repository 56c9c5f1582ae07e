/** A fixture: the review of the pictures of two stories, Button and Tag, in a temporary folder. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { PNG } from "pngjs";

import type { Change } from "../../../scripts/review/change.ts";
import type { KnownPicture } from "../../../scripts/review/known-pictures.ts";
import { ReviewStore } from "../../../scripts/review/store.ts";
import { judgePicture, writeBaseline } from "../../kit/machinery/node/pictures.ts";
import type { Pixels } from "../../kit/machinery/node/pixels.ts";

/** Names of the two pictures. */
export const button = "components-button--default-light-1280";
export const tag = "components-tag--default-dark-390";

const known = new Map<string, KnownPicture>(
  [
    { picture: button, title: "Components/Button", theme: "light", width: 1280 },
    { picture: tag, title: "Components/Tag", theme: "dark", width: 390 },
  ].map((each, rank) => {
    const story = each.picture.replace(/-(light|dark)-\d+$/, "");
    return [each.picture, { ...each, rank, story, name: "Default" }];
  }),
);

/** A picture in one gray level. */
export function grayPicture(level: number, width = 8, height = 6): Pixels {
  const data = new Uint8Array(width * height * 4).fill(level);
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return { width, height, data };
}

const asPng = ({ width, height, data }: Pixels): Buffer => {
  const png = new PNG({ width, height });
  png.data = Buffer.from(data);
  return PNG.sync.write(png);
};

/** A review in a temporary folder. */
export interface ReviewFolder {
  /** Path of the folder of approved pictures. */
  baselines: string;
  /** Path of the folder of pictures that differ from the approved ones. */
  differences: string;
  store: ReviewStore;
  /** Compares a new picture with the approved one, as the test step `stories` does. */
  compare: (picture: string, pixels: Pixels) => Promise<unknown>;
  /** Writes an approved picture. */
  accept: (picture: string, pixels: Pixels) => Promise<void>;
  /** The change of a picture. Throws if there is none. */
  changeOf: (picture: string) => Change;
  /** Deletes the temporary folder. */
  remove: () => void;
}

/** Creates a review without any pictures. */
export function reviewFolder(): ReviewFolder {
  const folder = mkdtempSync(join(tmpdir(), "larkline-review-"));
  const baselines = join(folder, "baseline");
  const differences = join(folder, "diff");
  const store = new ReviewStore({
    baselines,
    differences,
    known: () => known,
    reviewer: "Ana Silva",
  });
  return {
    baselines,
    differences,
    store,
    compare: (picture, pixels) =>
      judgePicture(asPng(pixels), picture, "compare", baselines, differences),
    accept: (picture, pixels) => writeBaseline(baselines, picture, pixels),
    changeOf: (picture) => {
      const found = store.list().find((change) => change.picture === picture);
      if (!found) throw new Error(`${picture} has not changed.`);
      return found;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
