import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { createLogger } from "./logging.ts";

/** Creates a log, and a function that returns everything it has written. */
function capture(logFormat: "text" | "json") {
  let written = "";
  const log = createLogger(
    { logLevel: "debug", logFormat },
    {
      write: (line: string) => {
        written += line;
        return true;
      },
    },
  );
  return { log, written: () => written };
}

describe.each(["text", "json"] as const)("the log as %s", (format) => {
  it("redacts visitors' text and credentials at any depth", () => {
    const { log, written } = capture(format);
    log.info(
      {
        sessionId: "session-1",
        content: "my secret question",
        frame: { type: "send_message", content: "my secret question" },
        req: { headers: { cookie: "larkline_visitor=abc", authorization: "Bearer abc" } },
        list: [{ accessToken: "abc", access_token: "abc", password: "abc", email: "a@abc" }],
      },
      "A frame came",
    );
    expect(written()).not.toMatch(/secret question|abc/);
    expect(written()).toContain("session-1");
    expect(written()).toContain("A frame came");
  });

  it("shows a failed query without its parameters", () => {
    const { log, written } = capture(format);
    const error = new DrizzleQueryError(
      "insert into chat_messages values ($1)",
      ["my secret question"],
      new Error("connection refused"),
    );
    expect(error.message).toContain("my secret question");
    log.error({ err: error }, "A frame could not be handled");
    expect(written()).not.toContain("my secret question");
    expect(written()).toContain("A frame could not be handled");
    if (format === "json") expect(written()).toContain("connection refused");
  });

  it("shows the code of an error's innermost cause, without the cause's message", () => {
    const { log, written } = capture(format);
    const refused = Object.assign(new Error("my secret question"), { code: "ECONNREFUSED" });
    const cause = new TypeError("fetch failed", { cause: refused });
    log.error({ err: new Error("The bucket did not answer", { cause }) }, "A file was not stored");
    expect(written()).toContain("The bucket did not answer");
    expect(written()).toContain("ECONNREFUSED");
    expect(written()).not.toContain("my secret question");
  });

  it("logs an error that is its own cause", () => {
    const { log, written } = capture(format);
    const error = new Error("The bucket did not answer");
    error.cause = error;
    log.error({ err: error }, "A file was not stored");
    expect(written()).toContain("The bucket did not answer");
  });
});

describe("the log as text", () => {
  it("is one readable line", () => {
    const { log, written } = capture("text");
    log.warn({ answers: 2 }, "Answers were closed");
    expect(written()).toMatch(/^\d\d:\d\d:\d\d warn: Answers were closed answers=2\n$/);
  });
});
