/** The HTTP API under `/review/`, used by the review server and by Storybook's development server. */
import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";

import type { ChangeList } from "./change.ts";
import { Refusal } from "./refusal.ts";
import { mayDecide, readDecision, parseReviewPath, type ReviewTarget } from "./request.ts";
import type { ReviewStore } from "./store.ts";

/**
 * Responds to a request to the API.
 *
 * @param path Path after `/review`.
 * @returns False if the API has no such path; then no response was sent.
 */
export async function answerReview(
  store: ReviewStore,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const target = parseReviewPath(path);
  if (!target) return false;
  try {
    const { type, body } = await answerTo(store, target, request);
    // Not cached, because a test run may take new pictures at any time.
    response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-store" });
    response.end(request.method === "HEAD" ? undefined : body);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    response.writeHead(error.status, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ message: error.message }));
  }
  return true;
}

/** The body of the response with all changes. */
export const changeList = (store: ReviewStore, canDecide: boolean): ChangeList => ({
  canDecide,
  compared: store.compared(),
  changes: store.list(),
  approved: store.approved(),
});

async function answerTo(
  store: ReviewStore,
  target: ReviewTarget,
  request: IncomingMessage,
): Promise<{ type: string; body: string | Buffer }> {
  const reads = request.method === "GET" || request.method === "HEAD";
  if (target.what === "action") {
    if (request.method !== "POST") throw new Refusal(405, "A decision is sent by POST.");
    if (!mayDecide(request))
      throw new Refusal(
        403,
        "Decisions are accepted only on the machine that runs the review, at its own address.",
      );
    const decision = await readDecision(request);
    store[target.action](decision);
  } else if (!reads) {
    throw new Refusal(405, "Only GET is allowed here.");
  } else if (target.what === "picture") {
    const path = store.pathOf(target.picture, target.kind);
    return { type: "image/webp", body: readFileSync(path) };
  }
  // The response to a decision is the updated list of changes.
  const body = JSON.stringify(changeList(store, mayDecide(request)));
  return { type: "application/json", body };
}
