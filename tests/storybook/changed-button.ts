/**
 * A fixture for tests of the review of pictures: a review in which Button's picture has changed, with the
 * server that answers the requests of Storybook's pages.
 */
import type { Page } from "playwright";

import { serveReview } from "../../scripts/review/server.ts";
import { kitBaselines, readBaseline } from "../kit/machinery/node/pictures.ts";
import type { Pixels } from "../kit/machinery/node/pixels.ts";
import { button, reviewFolder, type ReviewFolder } from "../unit/review/review-folder.ts";

/**
 * A copy of a component's picture in which the component's corners have the background's color, as with a
 * larger radius.
 */
export function withoutCorners({ width, height, data }: Pixels): Pixels {
  const copy = Uint8Array.from(data);
  const ground = data.slice(0, 4);
  // A corner is 8 by 8 pixels. Its pixels are 16 to 23 pixels from the picture's edge, because the picture has
  // a margin of 16 pixels around the component.
  const corner = [16, 17, 18, 19, 20, 21, 22, 23];
  for (const x of corner.flatMap((each) => [each, width - 1 - each]))
    for (const y of corner.flatMap((each) => [each, height - 1 - each]))
      copy.set(ground, (y * width + x) * 4);
  return { width, height, data: copy };
}

/** The review with its server. */
export interface ChangedButton {
  review: ReviewFolder;
  /** The changed picture, which a test approves. */
  changedPicture: Pixels;
  /** Forwards a page's requests under `/review/` to the review's server. */
  forwardRequests: (page: Page) => Promise<void>;
  close: () => Promise<void>;
}

/** Creates the review, in a temporary folder. */
export async function changedButton(): Promise<ChangedButton> {
  const review = reviewFolder();
  const approved = await readBaseline(kitBaselines, button);
  if (!approved)
    throw new Error(
      `There is no approved picture ${button}. Change \`button\` in tests/unit/review/review-folder.ts.`,
    );
  await review.accept(button, approved);
  const changedPicture = withoutCorners(approved);
  await review.compare(button, changedPicture);
  const { server, address } = await serveReview({
    // The folder of the built Storybook. Any folder will do, because only requests under `/review/` reach this
    // server.
    folder: review.baselines,
    store: review.store,
    port: 0,
  });
  const { origin, host } = new URL(address);
  return {
    review,
    changedPicture,
    forwardRequests: async (page) => {
      await page.route(/^[^?]*:\d+\/review\//, async (route) => {
        // The review's server refuses requests from pages of another origin, so the headers name its own.
        const { pathname, search } = new URL(route.request().url());
        const headers = { ...route.request().headers(), origin, host };
        const response = await route.fetch({ url: `${origin}${pathname}${search}`, headers });
        await route.fulfill({ response });
      });
    },
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      review.remove();
    },
  };
}
