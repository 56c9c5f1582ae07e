/**
 * Tests the release notes of changes that are not published yet, which Storybook's page "What's new" shows.
 */
import { expect, it } from "vitest";

import { pendingNotes } from "../../.storybook/docs/pending-notes.ts";

const note = (says: string, ...releases: string[]) =>
  `---\n${releases.join("\n")}\n---\n\n${says}\n`;

it("lists the notes on one package: breaking changes first, then features, then fixes", () => {
  const texts = [
    "# Changesets\n\nEach file here says what a change means.\n",
    note("A fault.", '"@larkline/ui": patch'),
    note("A palette.", '"@larkline/tokens": minor'),
    note("A part.", '"@larkline/tokens": minor', '"@larkline/ui": minor'),
    note("A name is gone.", '"@larkline/ui": major'),
  ];
  expect(pendingNotes(texts, "@larkline/ui")).toEqual([
    { kind: "major", says: "A name is gone." },
    { kind: "minor", says: "A part." },
    { kind: "patch", says: "A fault." },
  ]);
});
