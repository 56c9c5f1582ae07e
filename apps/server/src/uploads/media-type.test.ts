import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { mediaTypeOf } from "./media-type.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "larkline-type-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const typeOf = async (bytes: string | Uint8Array, name: string) => {
  const file = path.join(folder, "file");
  await writeFile(file, bytes);
  return mediaTypeOf(file, name);
};

it("a media type is detected from the first 64 kB of a file", async () => {
  const start = "a,b,c\n".repeat(11_000);
  expect(await typeOf(`${start}\0\u0001 and so on`, "prices.csv")).toBe("text/csv");
  expect(await typeOf(`\0${start}`, "prices.csv")).toBeUndefined();
});

it("a CSV file is detected even if one line is longer than the inspected part", async () => {
  expect(await typeOf("a,".repeat(100_000), "prices.csv")).toBe("text/csv");
});

it("a CSV file is detected by its first 50 rows", async () => {
  const rows = "a,b,c\n".repeat(50);
  expect(await typeOf(`${rows}total\n`, "prices.csv")).toBe("text/csv");
});

it("a line or character that is cut off after 64 kB is ignored", async () => {
  // 20 lines of 68 kB together. The last one is cut off within its first field.
  const line = `${"x".repeat(1700)},${"y".repeat(1700)}\n`;
  expect(await typeOf(line.repeat(20), "prices.csv")).toBe("text/csv");
  expect(await typeOf("€".repeat(40_000), "note.txt")).toBe("text/plain");
});

it.each([
  ["a NUL", "a\0b"],
  ["a vertical tab", "a\vb"],
  ["DEL", "a\u007Fb"],
])("a text with %s has no allowed media type", async (_name, content) => {
  expect(await typeOf(content, "note.txt")).toBeUndefined();
});

it("a text with page breaks is plain text", async () => {
  expect(await typeOf("a\fb", "note.txt")).toBe("text/plain");
});

it.each([
  ["BMW dealer: open from 8 to 18", "note.txt", "text/plain"],
  ["The free trial has ended.", "note.txt", "text/plain"],
  ["BMI,name\n21,Marta\n", "list.csv", "text/csv"],
])("a text that begins with a binary signature is accepted: %j", async (text, name, type) => {
  expect(await typeOf(text, name)).toBe(type);
});

it.each([
  ["XML", '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ["RTF", "{\\rtf1 Hello}"],
  ["PostScript", "%!PS-Adobe-3.0\nshowpage\n"],
  ["a calendar", "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"],
])("%s is not plain text, although it can be read as text", async (_name, content) => {
  expect(await typeOf(content, "note.txt")).toBeUndefined();
});

it("an SVG without an XML declaration is plain text", async () => {
  expect(await typeOf('<svg xmlns="http://www.w3.org/2000/svg"/>', "logo.svg")).toBe("text/plain");
});
