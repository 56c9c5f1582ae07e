import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";

import { expect, it } from "vitest";

import { writeExport } from "./write-export.ts";

/** The record of a file. */
const file = (id: string) => ({
  id,
  visitorId: "marta",
  sessionId: null,
  name: "hours.txt",
  mediaType: "text/plain",
  size: 5,
  createdAt: "2026-11-20T08:00:00.000Z",
});

it("an export with one of two files missing contains the other one, and names the missing one", async () => {
  const parent = await mkdtemp(path.join(tmpdir(), "larkline-export-"));
  const folder = path.join(parent, "export");
  const data = { accounts: [], conversations: [], files: [file("lost"), file("kept")] };
  try {
    const missing = await writeExport(folder, data, {
      open: (id) => Promise.resolve(id === "kept" ? Readable.from(["hours"]) : undefined),
    });
    expect(missing).toEqual(["lost"]);
    expect(await readdir(parent)).toEqual(["export"]);
    expect(await readdir(path.join(folder, "files"))).toEqual(["kept.txt"]);
    expect(await readFile(path.join(folder, "files/kept.txt"), "utf8")).toBe("hours");
    expect(JSON.parse(await readFile(path.join(folder, "person.json"), "utf8"))).toEqual(data);
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
});
