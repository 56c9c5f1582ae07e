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

  it("rejects all pending questions when it exits, and restarts", async () => {
    thread = new AssistantThread(testWorker);
    await thread.ready;
    expect(thread.works()).toBe(true);
    const [ended, behind] = await Promise.allSettled([
      thread.answer("the end?"),
      thread.answer("behind it?"),
    ]);
    expect(ended.status).toBe("rejected");
    expect(behind.status).toBe("rejected");
    expect(thread.works()).toBe(false);
    await expect.poll(() => thread.works()).toBe(true);
    expect(await thread.answer("still there?")).toMatchObject({ text: "still there?" });
  });

  it("ends an answer that takes too long, and restarts", async () => {
    thread = new AssistantThread(testWorker, 100);
    await thread.ready;
    await expect(thread.answer("forever?")).rejects.toThrow("has exited");
    await expect.poll(() => thread.works()).toBe(true);
    expect(await thread.answer("still there?")).toMatchObject({ text: "still there?" });
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
