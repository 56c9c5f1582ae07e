/** Where the room gets its changes from: the server, or the files beside a published Storybook. */
import type {
  Action,
  Change,
  ChangeList,
  Decision,
  PictureKind,
} from "../../scripts/review/change.ts";

export interface ReviewSource {
  /** Everything that differs now. Rejects with a sentence for the person. */
  load: () => Promise<ChangeList>;
  /** Does it, and gives what differs now. Rejects with a sentence for the person. */
  decide: (action: Action, decision: Decision) => Promise<ChangeList>;
  /** Where a picture of a change is. */
  address: (change: Omit<Change, "decision">, kind: PictureKind) => string;
}

async function listIn(response: Response): Promise<ChangeList> {
  const type = response.headers.get("Content-Type") ?? "";
  if (response.ok && type.includes("json")) return response.json();
  if (response.status === 404) throw new Error("There is no review beside this Storybook.");
  const { message }: { message?: string } = type.includes("json") ? await response.json() : {};
  throw new Error(message ?? `The review answered ${response.status}.`);
}

async function ask(path: string, options?: RequestInit): Promise<ChangeList> {
  const response = await fetch(`./review/${path}`, options).catch((cause: unknown) => {
    throw new Error("The review does not answer. Is `npm run review` still running?", { cause });
  });
  return listIn(response);
}

/** Beside this page, at `review/`. */
export const besideStorybook: ReviewSource = {
  load: () => ask("changes.json", { cache: "no-store" }),
  decide: (action, decision) =>
    ask(action, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(decision),
    }),
  address: ({ picture, version }, kind) => `./review/pictures/${picture}.${kind}.webp?v=${version}`,
};
