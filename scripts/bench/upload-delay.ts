/** Measures how much an upload delays the answers to other visitors, for the server's benchmark. */
import { uploadMaxBytes } from "@larkline/contract/limits";

import { HttpVisitor } from "../../apps/server/src/testing/http-visitor.ts";
import { median } from "./figures.ts";
import { ask, Visitor } from "./visitor.ts";

/** Number of uploads of each kind, alternating. */
const rounds = 8;

/** Content of a file of about the maximum size: one line, repeated. */
const fileOf = (line: string) => line.repeat(Math.floor(uploadMaxBytes / Buffer.byteLength(line)));

const files = {
  text: {
    name: "notes.txt",
    type: "text/plain",
    content: fileOf("The pier opens at nine again.\n"),
  },
  table: {
    name: "calls.csv",
    type: "text/csv",
    content: fileOf('"Harbor, Marta",12,2026-11-22\n'),
  },
};

/**
 * Longest delay of a chunk of another visitor's answer during an upload, in milliseconds.
 *
 * @param number Determines the IP addresses of both visitors. From 0 to 255.
 */
async function delayBy(url: string, kind: keyof typeof files, number: number): Promise<number> {
  const { name, type, content } = files[kind];
  // Not one of the IP addresses of `Visitor` (10.0.x.x), because the server limits each IP address separately.
  const sender = new HttpVisitor(url, { "x-forwarded-for": `10.9.0.${number}` });
  const reader = new Visitor(url, number);
  try {
    const sessionId = await sender.begin();
    await reader.begin();
    const [answer, { status }] = await Promise.all([
      ask(reader, 0),
      sender.upload(sessionId, content, name, type),
    ]);
    if (status !== 200 && status !== 201) throw new Error(`${name} was refused with ${status}`);
    return Math.max(...answer.lateness);
  } finally {
    reader.leave();
  }
}

/**
 * Median over all rounds of the longest delay of another visitor's words during an upload, in milliseconds:
 * for plain text and for a table, both of about the maximum size.
 */
export async function uploadDelays(url: string): Promise<{ text: number; table: number }> {
  const text: number[] = [];
  const table: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    text.push(await delayBy(url, "text", 2 * round));
    table.push(await delayBy(url, "table", 2 * round + 1));
  }
  return { text: median(text), table: median(table) };
}
