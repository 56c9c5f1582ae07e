import { existsSync } from "node:fs";

/** What is decided about a picture, and what that leaves behind. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { commentsPath, readComments } from "../../../scripts/review/comments.ts";
import { baselineNames, readBaseline } from "../../kit/machinery/node/pictures.ts";
import { button, plain, reviewFolder, tag, type ReviewFolder } from "./review-folder.ts";

let review: ReviewFolder;
beforeEach(async () => {
  review = reviewFolder();
  await review.accept(button, plain(40));
});
afterEach(() => review.remove());

const decisionOn = (picture: string, says = "") => ({
  picture,
  version: review.changeOf(picture).version,
  says,
});

describe("what differs", () => {
  it("is listed with how much, and not once it is as accepted again", async () => {
    await review.take(button, plain(41));
    expect(review.store.list()).toMatchObject([
      { picture: button, name: "Default", pixels: 48, before: { width: 8, height: 6 } },
    ]);
    await review.take(button, plain(40));
    expect(review.store.list()).toEqual([]);
  });

  it("is new where nothing was accepted yet", async () => {
    await review.take(tag, plain(40));
    expect(review.changeOf(tag)).toMatchObject({ before: null, after: { width: 8, height: 6 } });
  });

  it("is left out once another picture was accepted than it was compared with", async () => {
    await review.take(button, plain(41));
    await review.accept(button, plain(90));
    expect(review.store.list()).toEqual([]);
  });

  it("is left out where no story has such a picture", async () => {
    await review.take("components-gone--default-light-1280", plain(41));
    expect(review.store.list()).toEqual([]);
  });
});

describe("approving", () => {
  it("writes the accepted picture, and nothing differs any more", async () => {
    await review.take(button, plain(41));
    review.store.approve(decisionOn(button));
    expect(await readBaseline(review.baselines, button)).toEqual(plain(41));
    expect(review.store.list()).toEqual([]);
    expect(existsSync(commentsPath(review.baselines, button))).toBe(false);
  });

  it("is taken back to the byte, with its note", async () => {
    await review.take(button, plain(41));
    const decision = decisionOn(button, "Rounder, as agreed.");
    const before = review.store.list();
    review.store.approve(decision);
    expect(readComments(review.baselines, button)).toMatchObject([{ decision: "approved" }]);
    review.store.undo(decision);
    expect(review.store.list()).toEqual(before);
    expect(await readBaseline(review.baselines, button)).toEqual(plain(40));
  });

  it("takes a new picture away again", async () => {
    await review.take(tag, plain(41));
    const decision = decisionOn(tag);
    review.store.approve(decision);
    expect(baselineNames(review.baselines)).toContain(tag);
    review.store.undo(decision);
    expect(baselineNames(review.baselines)).not.toContain(tag);
  });

  it("is refused for another picture than the one that was seen", async () => {
    await review.take(button, plain(41));
    const seen = decisionOn(button);
    await review.take(button, plain(42));
    expect(() => review.store.approve(seen)).toThrow(/new picture has been taken/);
    expect(await readBaseline(review.baselines, button)).toEqual(plain(40));
  });

  it("is not taken back over a picture that was taken since", async () => {
    await review.take(button, plain(41));
    const decision = decisionOn(button);
    review.store.approve(decision);
    await review.take(button, plain(42));
    expect(() => review.store.undo(decision)).toThrow(/new picture has been taken/);
  });
});

describe("rejecting", () => {
  it("needs words, which lie beside the picture", async () => {
    await review.take(button, plain(41));
    expect(() => review.store.reject(decisionOn(button))).toThrow(/needs a note/);
    review.store.reject(decisionOn(button, "Too round."));
    expect(review.changeOf(button)).toMatchObject({
      decision: "rejected",
      comments: [{ by: "Ana Silva", says: "Too round.", decision: "rejected" }],
    });
    expect(await readBaseline(review.baselines, button)).toEqual(plain(40));
    expect(baselineNames(review.baselines)).toEqual([button]);
  });

  it("is of that picture only: the next one is open again, and the words stay", async () => {
    await review.take(button, plain(41));
    review.store.reject(decisionOn(button, "Too round."));
    await review.take(button, plain(42));
    expect(review.changeOf(button)).toMatchObject({
      decision: "open",
      comments: [{ says: "Too round." }],
    });
  });
});
