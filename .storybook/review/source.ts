/** Loads the changes from the server, or from files of a built Storybook. Sends decisions to the server. */
import type {
  Action,
  Change,
  ChangeList,
  Decision,
  PictureKind,
} from "../../scripts/review/change.ts";

/** Where the review room and the panel get the changes, and where they send decisions. */
export interface ReviewSource {
  /** Loads all current changes. Rejects with a readable message. */
  load: () => Promise<ChangeList>;
  /** Sends a decision and returns the updated changes. Rejects with a readable message. */
  decide: (action: Action, decision: Decision) => Promise<ChangeList>;
  /** URL of a change's picture. */
  address: (change: Omit<Change, "decision">, kind: PictureKind) => string;
}

async function readList(response: Response): Promise<ChangeList> {
  const type = response.headers.get("Content-Type") ?? "";
  const isJson = type.includes("json");
  if (response.ok && isJson) return response.json();
  // The review server's own messages are JSON, also those with the status 404.
  if (response.status === 404 && !isJson)
    throw new Error("This Storybook has no review data at review/changes.json.");
  const { message }: { message?: string } = isJson ? await response.json() : {};
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

/** The review data at `review/`, relative to this page. */
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
