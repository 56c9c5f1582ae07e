/** Loads the changes and sends decisions: from and to the review server, or from files of a built Storybook. */
import type {
  Action,
  Change,
  ChangeList,
  Decision,
  PictureKind,
} from "../../scripts/review/change.ts";

export interface ReviewSource {
  /** All current changes. Rejects with a readable message. */
  load: () => Promise<ChangeList>;
  /** Sends a decision and returns the updated changes. Rejects with a readable message. */
  decide: (action: Action, decision: Decision) => Promise<ChangeList>;
  /** URL of a change's picture. */
  address: (change: Omit<Change, "decision">, kind: PictureKind) => string;
}

async function readList(response: Response): Promise<ChangeList> {
  const type = response.headers.get("Content-Type") ?? "";
  if (response.ok && type.includes("json")) return response.json();
  if (response.status === 404)
    throw new Error("This Storybook has no review data at review/changes.json.");
  const { message }: { message?: string } = type.includes("json") ? await response.json() : {};
  throw new Error(message ?? `The review server answered with status ${response.status}.`);
}

async function request(path: string, options?: RequestInit): Promise<ChangeList> {
  const response = await fetch(`./review/${path}`, options).catch((cause: unknown) => {
    throw new Error("The review server does not answer. Is `npm run review` still running?", {
      cause,
    });
  });
  return readList(response);
}

/** The review data beside this page, at `review/`. */
export const besideStorybook: ReviewSource = {
  load: () => request("changes.json", { cache: "no-store" }),
  decide: (action, decision) =>
    request(action, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(decision),
    }),
  address: ({ picture, version }, kind) => `./review/pictures/${picture}.${kind}.webp?v=${version}`,
};
