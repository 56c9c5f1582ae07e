import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { Assistant } from "@larkline/assistant";
import { siteContent } from "@larkline/assistant/knowledge/site";
import { afterEach, describe, expect, it } from "vitest";

import { AssistantThread } from "./assistant-thread.ts";

/**
 * Module of a worker thread that exits for the question 'the end?', never answers 'forever?', sends an error for
 * 'fail?', and answers every other question with the question itself.
 */
const testWorker = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", ({ id, question }) => {
      if (question === "the end?") process.exit(1);
      while (question === "forever?");
      if (question === "fail?") parentPort.postMessage({ id, error: new Error("failed") });
      else parentPort.postMessage({ id, answer: { text: question, sources: [] } });
    });
    parentPort.postMessage({ ready: true });
  `)}`,
);

describe("the assistant's worker thread", () => {
  let thread: AssistantThread;
  afterEach(() => thread.close());

  it("gives the same answers as the assistant, with earlier questions taken into account", async () => {
    thread = new AssistantThread();
    await thread.ready;
    const assistant = new Assistant(siteContent);
    const earlier = ["how much is the receptionist starter?"];
    const [yearly, spanish] = await Promise.all([
      thread.answer("and yearly?", earlier),
      thread.answer("do you speak Spanish?"),
    ]);
    expect(yearly).toEqual(assistant.answer("and yearly?", earlier));
    expect(spanish).toEqual(assistant.answer("do you speak Spanish?"));
  });

  it("rejects only the question that failed", async () => {
    thread = new AssistantThread(testWorker);
    const [failed, answered] = await Promise.allSettled([
      thread.answer("fail?"),
      thread.answer("go on?"),
    ]);
    expect(failed).toMatchObject({ status: "rejected", reason: { message: "failed" } });
    expect(answered).toMatchObject({ status: "fulfilled", value: { text: "go on?" } });
  });

  it("rejects the question on which it exits, restarts, and answers the others", async () => {
    thread = new AssistantThread(testWorker);
    await thread.ready;
    expect(thread.works()).toBe(true);
    const [ended, behind] = await Promise.allSettled([
      thread.answer("the end?"),
      thread.answer("behind it?"),
    ]);
    expect(ended.status).toBe("rejected");
    expect(behind).toMatchObject({ status: "fulfilled", value: { text: "behind it?" } });
    expect(thread.works()).toBe(true);
    expect(await thread.answer("still there?")).toMatchObject({ text: "still there?" });
  });

  it("ends an answer that takes too long, restarts, and answers the other questions", async () => {
    thread = new AssistantThread(testWorker, 500);
    await thread.ready;
    const forever = expect(thread.answer("forever?")).rejects.toThrow("has exited");
    const others = Array.from({ length: 20 }, (_, at) => thread.answer(`question ${at}?`));
    await forever;
    expect((await Promise.all(others)).map(({ text }) => text)).toContain("question 19?");
  });

  it("answers a short question before long ones that came earlier", async () => {
    thread = new AssistantThread(testWorker);
    await thread.ready;
    const order: string[] = [];
    const ask = async (question: string, earlier: readonly string[] = []) => {
      await thread.answer(question, earlier);
      order.push(question);
    };
    const long = Array.from({ length: 20 }, (_, at) => ask(`long ${at}?`, ["-".repeat(4000)]));
    await Promise.all([...long, ask("short?")]);
    // Some long ones were with the thread already.
    expect(order.indexOf("short?")).toBeLessThan(10);
    expect(order.at(-1)).toBe("long 19?");
  });

  it("rejects questions after it was closed", async () => {
    thread = new AssistantThread(testWorker);
    await thread.ready;
    await thread.close();
    await expect(thread.answer("still there?")).rejects.toThrow("is closed");
    expect(thread.works()).toBe(false);
  });

  it("keeps the process alive until it is ready and has answered, and no longer", async () => {
    const program = `
      import { AssistantThread } from ${JSON.stringify(new URL("assistant-thread.ts", import.meta.url))};
      const thread = new AssistantThread(new URL(${JSON.stringify(testWorker)}));
      await thread.ready;
      console.log((await thread.answer("last?")).text);
    `;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--input-type=module", "--eval", program],
      { timeout: 10_000 },
    );
    expect(stdout).toBe("last?\n");
  });

  it("reports why it could not start", async () => {
    thread = new AssistantThread(new URL("data:text/javascript,throw new Error('no room')"));
    await expect(thread.ready).rejects.toThrow("no room");
    expect(thread.works()).toBe(false);
  });

  it("reports that it exited before it was ready", async () => {
    thread = new AssistantThread(new URL("data:text/javascript,process.exit(0)"));
    await expect(thread.ready).rejects.toThrow("exited before it was ready");
    expect(thread.works()).toBe(false);
  });
});
