/** A mock source of changes for stories of the review room: three changes in memory, without a server. */
import type { ReviewSource } from "../../.storybook/review/source.ts";
import type { Change, ChangeList, PictureKind } from "../../scripts/review/change.ts";

const shared = { taken: "2026-11-20T09:30:00.000Z", decision: "open", comments: [] } as const;

const samples: readonly Change[] = [
  {
    ...shared,
    picture: "components-button--default-light-1280",
    story: "components-button--default",
    title: "Components/Button",
    name: "Default",
    theme: "light",
    width: 1280,
    rank: 1,
    pixels: 96,
    before: { width: 200, height: 76 },
    after: { width: 200, height: 76 },
    version: "00000000000000a1",
  },
  {
    ...shared,
    picture: "components-button--matrix-light-1280",
    story: "components-button--matrix",
    title: "Components/Button",
    name: "Matrix",
    theme: "light",
    width: 1280,
    rank: 2,
    pixels: 1204,
    before: { width: 640, height: 120 },
    after: { width: 640, height: 124 },
    version: "00000000000000a2",
    comments: [
      {
        by: "Ana Silva",
        at: "2026-11-19T16:02:00.000Z",
        says: "Can the small one stay as it was?",
        decision: null,
        of: "00000000000000a0",
      },
    ],
  },
  {
    ...shared,
    picture: "components-tag--default-dark-390",
    story: "components-tag--default",
    title: "Components/Tag",
    name: "Default",
    theme: "dark",
    width: 390,
    rank: 3,
    pixels: 5600,
    before: null,
    after: { width: 140, height: 40 },
    version: "00000000000000a3",
  },
];

/** Data URL of a drawing of a button, whose corners are rounder after the change than before. */
function pictureAddress(
  { before, after, theme }: Parameters<ReviewSource["address"]>[0],
  kind: PictureKind,
): string {
  const { width, height } = kind === "before" && before ? before : after;
  const radius = kind === "before" ? 8 : 18;
  const [ground, plate] = theme === "dark" ? ["#10201b", "#cfe3d8"] : ["#fbf6ea", "#155a43"];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/><rect x="16" y="16" width="${width - 32}" height="${height - 32}" rx="${radius}" fill="${plate}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/**
 * A source with sample changes for stories of the review room.
 *
 * @param canDecide Whether changes can be decided on. False imitates a built Storybook, which is read-only.
 */
export function sampleReview({
  changes = samples,
  canDecide = true,
}: Partial<Pick<ChangeList, "changes" | "canDecide">> = {}): ReviewSource {
  let remaining = changes;
  let approved: readonly Change[] = [];
  const list = () =>
    Promise.resolve({
      canDecide,
      compared: "2026-11-20T09:30:00.000Z",
      changes: remaining,
      approved,
    });
  return {
    load: list,
    decide: (action, { picture }) => {
      const isOpen = remaining.some((change) => change.picture === picture);
      // The same error as from the review server for a picture that no longer differs.
      if (action !== "undo" && !isOpen)
        return Promise.reject(new Error("This picture no longer differs. Load the page again."));
      if (action === "approve") {
        approved = [...approved, ...remaining.filter((change) => change.picture === picture)];
        remaining = remaining.filter((change) => change.picture !== picture);
      }
      if (action === "undo") {
        remaining = [...remaining, ...approved.filter((change) => change.picture === picture)];
        approved = approved.filter((change) => change.picture !== picture);
      }
      if (action === "reject")
        remaining = remaining.map((change) =>
          change.picture === picture ? { ...change, decision: "rejected" as const } : change,
        );
      return list();
    },
    address: pictureAddress,
  };
}
