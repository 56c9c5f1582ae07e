/** Tests the decisions about changed pictures, and the files that they change. */
import { existsSync } from "node:fs";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { commentsPath, readComments } from "../../../scripts/review/comments.ts";
import { baselineNames, readBaseline } from "../../kit/machinery/node/pictures.ts";
import { button, grayPicture, reviewFolder, tag, type ReviewFolder } from "./review-folder.ts";

let review: ReviewFolder;
beforeEach(async () => {
  review = reviewFolder();
  await review.accept(button, grayPicture(40));
});
afterEach(() => review.remove());

const decisionOn = (picture: string, says = "") => ({
  picture,
  version: review.changeOf(picture).version,
  says,
});

describe("a picture that differs", () => {
  it("is listed with the number of changed pixels, until it equals the approved picture again", async () => {
    await review.compare(button, grayPicture(41));
    expect(review.store.list()).toMatchObject([
      { picture: button, name: "Default", pixels: 48, before: { width: 8, height: 6 } },
    ]);
    await review.compare(button, grayPicture(40));
    expect(review.store.list()).toEqual([]);
  });

  it("is listed as new if there is no approved picture", async () => {
    await review.compare(tag, grayPicture(40));
    expect(review.changeOf(tag)).toMatchObject({ before: null, after: { width: 8, height: 6 } });
  });

  it("is left out if the approved picture has been replaced since the comparison", async () => {
    await review.compare(button, grayPicture(41));
    await review.accept(button, grayPicture(90));
    expect(review.store.list()).toEqual([]);
  });

  it("is left out if no story has the picture", async () => {
    await review.compare("components-gone--default-light-1280", grayPicture(41));
    expect(review.store.list()).toEqual([]);
  });
});

describe("approving", () => {
  it("replaces the approved picture, and the change is no longer listed", async () => {
    await review.compare(button, grayPicture(41));
    review.store.approve(decisionOn(button));
    expect(await readBaseline(review.baselines, button)).toEqual(grayPicture(41));
    expect(review.store.list()).toEqual([]);
    expect(existsSync(commentsPath(review.baselines, button))).toBe(false);
  });

  it("can be undone: files are restored exactly, and the comment is removed", async () => {
    await review.compare(button, grayPicture(41));
    const decision = decisionOn(button, "Rounder, as agreed.");
    const before = review.store.list();
    review.store.approve(decision);
    expect(readComments(review.baselines, button)).toMatchObject([{ decision: "approved" }]);
    review.store.undo(decision);
    expect(review.store.list()).toEqual(before);
    expect(await readBaseline(review.baselines, button)).toEqual(grayPicture(40));
  });

  it("is listed until it is undone, so that it can be undone after the page was reloaded", async () => {
    await review.compare(button, grayPicture(41));
    const decision = decisionOn(button, "Rounder, as agreed.");
    review.store.approve(decision);
    expect(review.store.approved()).toMatchObject([
      { picture: button, version: decision.version, comments: [{ decision: "approved" }] },
    ]);
    review.store.undo(decision);
    expect(review.store.approved()).toEqual([]);
  });

  it("removes a new picture when it is undone", async () => {
    await review.compare(tag, grayPicture(41));
    const decision = decisionOn(tag);
    review.store.approve(decision);
    expect(baselineNames(review.baselines)).toContain(tag);
    review.store.undo(decision);
    expect(baselineNames(review.baselines)).not.toContain(tag);
  });

  it("is rejected if the picture has changed since it was seen", async () => {
    await review.compare(button, grayPicture(41));
    const seen = decisionOn(button);
    await review.compare(button, grayPicture(42));
    expect(() => review.store.approve(seen)).toThrow(/new picture has been taken/);
    expect(await readBaseline(review.baselines, button)).toEqual(grayPicture(40));
  });

  it("cannot be undone if a newer picture has been taken", async () => {
    await review.compare(button, grayPicture(41));
    const decision = decisionOn(button);
    review.store.approve(decision);
    await review.compare(button, grayPicture(42));
    expect(() => review.store.undo(decision)).toThrow(/new picture has been taken/);
    expect(review.store.approved()).toEqual([]);
  });
});

describe("rejecting", () => {
  it("requires a comment, which is stored beside the picture", async () => {
    await review.compare(button, grayPicture(41));
    expect(() => review.store.reject(decisionOn(button))).toThrow(/needs a note/);
    review.store.reject(decisionOn(button, "Too round."));
    expect(review.changeOf(button)).toMatchObject({
      decision: "rejected",
      comments: [{ by: "Ana Silva", says: "Too round.", decision: "rejected" }],
    });
    expect(await readBaseline(review.baselines, button)).toEqual(grayPicture(40));
    expect(baselineNames(review.baselines)).toEqual([button]);
  });

  it("applies to the rejected picture only: a newer picture is undecided again, and keeps the comment", async () => {
    await review.compare(button, grayPicture(41));
    review.store.reject(decisionOn(button, "Too round."));
    await review.compare(button, grayPicture(42));
    expect(review.changeOf(button)).toMatchObject({
      decision: "open",
      comments: [{ says: "Too round." }],
    });
  });
});
