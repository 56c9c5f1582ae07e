/**
 * Tests which HTTP requests the review server accepts and rejects, from browsers and from attackers, and what
 * the reviewer reads if a request failed.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { besideStorybook } from "../../../.storybook/review/source.ts";
import { decisionIn } from "../../../scripts/review/request.ts";
import { serveReview } from "../../../scripts/review/server.ts";
import { readBaseline } from "../../kit/machinery/node/pictures.ts";
import { button, grayPicture, reviewFolder, tag, type ReviewFolder } from "./review-folder.ts";

let review: ReviewFolder;
let server: Server;
let address: string;
/** Folder around the served one, with a file that must not be served. */
let outer: string;

beforeAll(async () => {
  review = reviewFolder();
  outer = mkdtempSync(join(tmpdir(), "larkline-review-static-"));
  mkdirSync(join(outer, "storybook"));
  writeFileSync(join(outer, "storybook", "index.html"), "<h1>Storybook</h1>");
  writeFileSync(join(outer, "secret.txt"), "secret");
  ({ server, address } = await serveReview({
    folder: join(outer, "storybook"),
    store: review.store,
    port: 0,
  }));
});
afterAll(() => {
  server.close();
  review.remove();
  rmSync(outer, { recursive: true });
});
beforeEach(async () => {
  await review.accept(button, grayPicture(40));
  await review.compare(button, grayPicture(41));
});

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends the path unchanged. `fetch` would normalize it. */
const sendRequest = (path: string, { method = "GET", headers = {}, body }: RequestOptions = {}) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (piece: string) => (text += piece));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on("error", reject);
    sent.end(body);
  });

const json = { "Content-Type": "application/json" };
/** Fingerprint of the picture that the user sees. */
const seenVersion = () => review.changeOf(button).version;
const approve = (options: RequestOptions = {}) =>
  sendRequest("/review/approve", {
    method: "POST",
    headers: json,
    body: JSON.stringify({ picture: button, version: seenVersion() }),
    ...options,
  });
const expectNotApproved = async () =>
  expect(await readBaseline(review.baselines, button)).toEqual(grayPicture(40));

it("lists a change, shows its pictures, and approves it", async () => {
  const list = JSON.parse((await sendRequest("/review/changes.json")).text);
  expect(list).toMatchObject({ canDecide: true, changes: [{ picture: button }] });
  for (const kind of ["before", "after", "difference"])
    expect((await sendRequest(`/review/pictures/${button}.${kind}.webp?v=1`)).status).toBe(200);
  const { status, text } = await approve();
  expect([status, JSON.parse(text).changes]).toEqual([200, []]);
  expect(await readBaseline(review.baselines, button)).toEqual(grayPicture(41));
});

describe("files", () => {
  it("are served from Storybook's folder", async () => {
    expect((await sendRequest("/?path=/story/x")).text).toBe("<h1>Storybook</h1>");
  });

  it.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/review/pictures/..%2f..%2fsecret.after.webp",
    "/review/pictures/../../secret.txt",
    "/review/pictures/components-gone--default-light-1280.after.webp",
    `/review/pictures/${tag}.after.webp`,
    `/review/pictures/${button}.json`,
    "/nothing",
    "/%",
    "/index.html%00.png",
  ])("%s gets the status 404 and a message", async (path) => {
    const { status, text } = await sendRequest(path);
    expect(status).toBe(404);
    expect(JSON.parse(text).message).not.toBe("");
    expect(text).not.toBe("secret");
  });
});

describe("a decision is refused", () => {
  const refused: [why: string, status: number, options: RequestOptions][] = [
    ["by PUT", 405, { method: "PUT" }],
    ["from another page", 403, { headers: { ...json, Origin: "https://example.com" } }],
    ["under another host name", 403, { headers: { ...json, Host: "example.com" } }],
    ["as a form", 415, { headers: { "Content-Type": "text/plain" } }],
    ["that is no JSON", 400, { body: "{" }],
    ["that is no object", 400, { body: "[]" }],
    ["without a picture", 400, { body: "{}" }],
    ["of more than 16 kB", 413, { body: `{"says":"${"a".repeat(20_000)}"}` }],
  ];
  it.each(refused)("%s", async (_why, status, options) => {
    const answer = await approve(options);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text).message).not.toBe("");
    await expectNotApproved();
  });

  it("for a picture that no story has, and for one that has not changed", async () => {
    const version = seenVersion();
    const gone = { picture: "components-gone--default-light-1280", version };
    expect((await approve({ body: JSON.stringify(gone) })).status).toBe(404);
    expect((await approve({ body: JSON.stringify({ picture: tag, version }) })).status).toBe(409);
    await expectNotApproved();
  });
});

describe("the reviewer reads", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("that the picture of a decision belongs to no story any more", async () => {
    const { fetch } = globalThis;
    vi.stubGlobal("fetch", (path: string, options?: RequestInit) =>
      fetch(new URL(path, address), options),
    );
    const gone = {
      picture: "components-gone--default-light-1280",
      version: seenVersion(),
      says: "",
    };
    await expect(besideStorybook.decide("approve", gone)).rejects.toThrow(
      `No story has a picture "${gone.picture}".`,
    );
  });

  it("that a published Storybook has no review data", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("<h1>404</h1>", { status: 404 })));
    await expect(besideStorybook.load()).rejects.toThrow("This Storybook has no review data");
  });
});

describe("a decision's fields", () => {
  const version = "0123456789abcdef";
  const read = (fields: object) => () =>
    decisionIn(JSON.stringify({ picture: button, version, ...fields }));

  it("are a picture's name, a fingerprint and a text", () => {
    expect(read({ says: "  Too round.\r\nSee 3.  " })()).toEqual({
      picture: button,
      version,
      says: "Too round.\nSee 3.",
    });
  });

  it.each<[what: string, fields: object]>([
    ["a picture's path upwards", { picture: "../../secret" }],
    ["a picture in a folder", { picture: "a/b" }],
    ["a picture that is a number", { picture: 1 }],
    ["a picture's name that is too long", { picture: "a".repeat(201) }],
    ["a version that is not a fingerprint", { version: "x" }],
    ["no version", { version: null }],
    ["a note that is no text", { says: 1 }],
    ["a note that is too long", { says: "a".repeat(2001) }],
    ["a note with control characters", { says: "bell\u0007" }],
  ])("are refused: %s", (_what, fields) => {
    expect(read(fields)).toThrow();
  });
});
