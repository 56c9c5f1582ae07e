/**
 * Tests the checks that run over all stories: each check must find its planted defect, and stories
 * without defects must pass.
 */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { findBrowser } from "../../scripts/browser.mjs";
import { verdict } from "./machinery/browser/verdict.ts";
import { openAppearances } from "./machinery/node/appearance.ts";
import { baselineMode } from "./machinery/node/pictures.ts";
import { baselinePath, readBaseline, writeBaseline } from "./machinery/node/pictures.ts";

const root = join(import.meta.dirname, "../..");
const run = promisify(execFile);

/** Where the browser comes from; "npm" is the pinned browser. Pictures are compared only in that browser. */
const { from } = await findBrowser();

type Report = {
  testResults: { assertionResults: { title: string; failureMessages: string[] }[] }[];
};

let folder: string;
/** The stories' failure messages in the first run, by story name. */
let firstRun: Map<string, string>;

/** Runs the fixtures. Returns each story's failure message, or an empty text if it passed. */
async function runFixtures(...settings: [env: Record<string, string>, ...filter: string[]]) {
  const [env, ...filter] = settings;
  const report = join(folder, "report.json");
  // Removes Vitest's variables, because the child process is a separate test run and not a worker
  // of this one.
  const inheritedEnv = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST")),
  );
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const config = join(import.meta.dirname, "fixtures/vitest.config.ts");
  const options = ["run", "--config", config, "--reporter=json", `--outputFile=${report}`];
  await rm(report, { force: true });
  const child = await run(process.execPath, [vitest, ...options, ...filter], {
    cwd: root,
    env: { ...inheritedEnv, NODE_ENV: "test", ...env, LARKLINE_FIXTURE_FOLDER: folder },
    maxBuffer: 50_000_000,
  }).catch((error: { stdout: string; stderr: string }) => error);
  const written = await readFile(report, "utf8").catch(() => {
    throw new Error(`The fixtures did not run:\n${child.stdout}\n${child.stderr}`);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vitest's own report
  const { testResults } = JSON.parse(written) as Report;
  return new Map(
    testResults.flatMap(({ assertionResults }) =>
      assertionResults.map((test) => [test.title, test.failureMessages.join("\n")] as const),
    ),
  );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "larkline-fixtures-"));
  firstRun = await runFixtures({ LARKLINE_BASELINES: "write" });
  // The limit only ends a run that hangs. Two minutes are not enough while the server's tests run as well.
}, 600_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("each check finds its planted defect", () => {
  const findings: [story: string, check: string, mode: string, message: RegExp][] = [
    ["Image Without Name", "axe", "light, 1280 px", /axe image-alt/],
    ["Unreadable In The Dark", "axe", "dark, 1280 px", /axe color-contrast/],
    ["Too Wide", "overflow", "320 px", /is \d+ px outside the screen of 320 px/],
    ["Text Cut Off", "overflow", "1280 px", /is cut off sideways/],
    ["Too Tight For Translation", "overflow", "40 % longer text, 1280 px", /runs \d+ px out of/],
    ["Too Narrow For A Long Word", "overflow", "40 % longer text, 320 px", /outside the screen/],
    ["Outside In Arabic", "overflow", "right to left, 390 px", /outside the screen/],
    ["Too Low For Large Text", "overflow", "200 % text, 1280 px", /cut off at its foot/],
    ["Differs On The Server", "hydration", "hydration", /Good morning/],
    ["Needs A Window", "server", "server", /window is not defined/],
    ["Style Attribute", "server", "server", /has style="margin-top:8px"/],
    ["Focus Unseen", "focus", "light", /shows no outline/],
    ["Focus Unseen In A Box", "focus", "light", /shows no outline/],
    ["Focus By Shadow", "focus", "forced colors", /shows no outline/],
    ["Focus Too Faint", "focus", "light", /contrast of [\d.]+:1/],
    ["Focus Cut Off", "focus", "light", /focus outline that .* cuts off/],
    ["State By Ground", "forced-colors", "forced colors", /visible only by its background/],
    ["Value Unreadable", "forced-colors", "forced colors", /text of <input.*> cannot be read/],
    ["Placeholder Unreadable", "forced-colors", "forced colors", /text of <textarea.*> cannot/],
  ];

  it.each(findings)("%s: %s in %s", (story, check, mode, message) => {
    const failure = firstRun.get(story) ?? "";
    // A problem starts with its check and modes in brackets. Its message may have several lines.
    const problems = failure
      .split(/\n(?= *\[)/)
      .filter((problem) => problem.includes(`[${check}`) && problem.includes(mode));
    expect(problems.join("\n"), failure).toMatch(message);
  });

  it("a defect that shows only in some modes is not reported in others", () => {
    expect(firstRun.get("Unreadable In The Dark")).not.toContain("light, 1280 px");
    expect(firstRun.get("Too Tight For Translation")).not.toContain("[overflow; 1280 px");
    expect(firstRun.get("Too Narrow For A Long Word")).not.toContain("[overflow; 320 px");
    expect(firstRun.get("Too Low For Large Text")).not.toContain("[overflow; 1280 px");
    expect(firstRun.get("Outside In Arabic")).not.toMatch(/overflow; (?:1280|390|320) px/);
  });

  it("a failing play function fails the story", () => {
    expect(firstRun.get("Play Fails")).toContain("Hang up");
  });

  it("a check that throws fails the story, and the story is recorded as failed", async () => {
    expect(firstRun.get("Font Missing")).toContain("Fonts did not load: Missing");
    const record = join(folder, "stories/fixtures-defects--font-missing.json");
    expect(JSON.parse(await readFile(record, "utf8"))).toMatchObject({ passed: false });
  });

  it("`press` causes trusted key events", () => {
    expect(firstRun.get("Presses Real Keys")).toBe("");
  });

  it("a story without defects passes every check", () => {
    expect(firstRun.get("Passes")).toBe("");
  });
});

describe.skipIf(from !== "npm")("a second run", () => {
  const verified = join(import.meta.dirname, "fixtures/stories/verified.stories.tsx");
  let secondRun: Map<string, string>;

  beforeAll(async () => {
    const baselines = join(folder, "baseline");
    const changed = "fixtures-sound--repainted-light-1280";
    const picture = await readBaseline(baselines, changed);
    if (!picture) throw new Error("The first run wrote no such baseline.");
    // Inverts the lowest bit of one channel of a pixel: the smallest possible difference.
    const middle = (Math.floor(picture.height / 2) * picture.width + 20) * 4;
    picture.data[middle] = (picture.data[middle] ?? 0) ^ 1;
    await writeBaseline(baselines, changed, picture);
    await rm(baselinePath(baselines, "fixtures-sound--unseen-light-1280"));

    // Removes the first run's records: a story with no record is checked.
    const records = join(folder, "stories");
    await rm(records, { recursive: true });
    await mkdir(records);
    const appearances = openAppearances(root, baselines);
    const record = (name: string, passed: boolean, appearance?: string) => {
      const story = `fixtures-verified--${name}`;
      const written = { story, pictures: true, passed };
      return writeFile(
        join(records, `${story}.json`),
        JSON.stringify({ ...written, appearance: appearance ?? appearances.of(verified, story) }),
      );
    };
    await record("at-the-same-sources", true);
    await record("play-fails-now", true);
    await record("failed-before", false);
    await record("at-other-sources", true, "0000000000000000");

    // `npm test -- --all` sets this variable, so that verified stories are checked again. This run must skip
    // them.
    secondRun = await runFixtures({ LARKLINE_LOOK_AT: "" }, "stories/sound", "stories/verified");
  });

  it("fails for a difference of one step in one channel of one pixel", () => {
    expect(secondRun.get("Repainted")).toContain("[picture; light, 1280 px] 1 pixel differs");
    expect(secondRun.get("Repainted")).toContain(".diff.webp");
    expect(secondRun.get("Unseen")).toContain("[picture; light, 1280 px] it has no baseline");
    // The unchanged story paints the same pixels again.
    expect(secondRun.get("Passes")).toBe("");
  });

  const defects = /axe image-alt[^]*Good morning/;

  it("does not check a verified story again", () => {
    expect(firstRun.get("At The Same Sources")).toMatch(defects);
    expect(secondRun.get("At The Same Sources")).toBe("");
  });

  it("runs a verified story's play function", () => {
    expect(secondRun.get("Play Fails Now")).toContain("A switchboard");
  });

  it("checks a story that passed with another fingerprint, or failed with the same one", () => {
    expect(secondRun.get("At Other Sources")).toMatch(defects);
    expect(secondRun.get("Failed Before")).toMatch(defects);
  });
});

describe("pictures", () => {
  it("are not compared in other browsers than the pinned one or without baselines, and the run says why", () => {
    expect(baselineMode("system", join(folder, "baseline"))).toEqual({
      off: expect.stringContaining("comes from system"),
    });
    expect(baselineMode("CHROMIUM_PATH", join(folder, "baseline"))).toEqual({
      off: expect.stringContaining("only the one pinned"),
    });
    expect(baselineMode("npm", join(folder, "nowhere"))).toEqual({
      off: expect.stringContaining("npm run baselines"),
    });
  });
});

describe("exceptions", () => {
  const problem = { check: "axe", mode: "dark, 1280 px", message: "too faint" } as const;
  const skip = { story: "a--b", check: "axe", reason: "known" } as const;

  it("exempt only the named story, check and mode", () => {
    expect(verdict("a--b", [problem], [skip])).toBeUndefined();
    expect(verdict("a--c", [problem], [skip])).toContain("too faint");
    expect(verdict("a--b", [problem], [{ ...skip, mode: "320 px" }])).toContain("too faint");
  });

  it("fail if they are unused", () => {
    expect(verdict("a--b", [], [skip])).toContain("unnecessary exception");
  });
});
