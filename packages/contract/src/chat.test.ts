import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";

import {
  type ChatMessage,
  type ClientFrame,
  type ServerEventName,
  type ServerEvents,
  acknowledgementSchema,
  clientFrameTypes,
  messageSourceSchema,
  readClientFrame,
  serverEventSchemas,
} from "./chat.ts";
import { messageMaxLength } from "./limits.ts";

const sessionId = "0b9f7a52-3d0f-4b8a-9a63-0c1f2f8f7b11";
const messageId = "6f1f3f8e-52f5-4f0e-8f9b-8b1f0c6f2a22";
const frameId = "c7a1c1de-9f0b-4a9e-9f5c-2f6a3c1d4e33";

/** The value after serialization: JSON drops undefined fields. */
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function problemOf(input: unknown): { code: string; message: string } {
  const reading = readClientFrame(input);
  if (reading.ok) throw new Error("the frame was accepted");
  return reading.error;
}

describe("a valid client frame is parsed unchanged", () => {
  const frames: ClientFrame[] = [
    {
      type: "create_session",
      title: "Plans",
      metadata: { page: "/pricing", visits: 2, returning: true, campaign: null },
    },
    {
      type: "create_session",
      title: "New Chat",
      metadata: {},
      id: frameId,
      sessionId,
      lastSeq: 41,
    },
    {
      type: "send_message",
      id: frameId,
      sessionId,
      content: "How much is the receptionist starter?",
      contentType: "text",
    },
    { type: "abort_generation", sessionId },
    { type: "regenerate_message", messageId },
    { type: "edit_message", messageId, content: "And a year?" },
  ];

  test.each(frames)("$type", (frame) => {
    expect(readClientFrame(overTheWire(frame))).toEqual({ ok: true, frame });
  });

  test("the frames above cover every type of section 7", () => {
    expect(new Set(frames.map((frame) => frame.type))).toEqual(new Set(clientFrameTypes));
  });
});

describe("defaults of a frame", () => {
  test("a session without a title is titled 'New Chat'", () => {
    expect(readClientFrame({ type: "create_session" })).toEqual({
      ok: true,
      frame: { type: "create_session", title: "New Chat", metadata: {} },
    });
  });

  test("a message's text is trimmed, and its content type is text", () => {
    expect(readClientFrame({ type: "send_message", content: "  Hello\n" })).toEqual({
      ok: true,
      frame: { type: "send_message", content: "Hello", contentType: "text" },
    });
  });

  test("unknown fields are dropped", () => {
    expect(readClientFrame({ type: "abort_generation", admin: true })).toEqual({
      ok: true,
      frame: { type: "abort_generation" },
    });
  });
});

describe("an invalid frame is rejected with a message that names the error", () => {
  test.each([[null], ["send_message"], [7], [undefined], [["send_message"]]])(
    "not an object: %j",
    (input) => {
      expect(problemOf(input)).toEqual({
        code: "invalid_frame",
        message: expect.stringContaining('must be an object with a "type"'),
      });
    },
  );

  test("missing type: the message lists the types", () => {
    const problem = problemOf({ content: "Hello" });
    expect(problem.code).toBe("invalid_frame");
    for (const type of clientFrameTypes) expect(problem.message).toContain(type);
  });

  test("unknown type: the message has the type, shortened, and lists the known ones", () => {
    const problem = problemOf({ type: `shout${"!".repeat(10_000)}` });
    expect(problem.code).toBe("unknown_type");
    expect(problem.message).toContain('Unknown type "shout!');
    expect(problem.message).toContain("send_message");
    expect(problem.message.length).toBeLessThan(300);
  });

  test("missing field: the message names it", () => {
    expect(problemOf({ type: "send_message" })).toEqual({
      code: "invalid_frame",
      message: 'send_message: "content" is missing.',
    });
  });

  test("a field with the wrong type: the message names the field, the type and the value", () => {
    expect(problemOf({ type: "send_message", content: 5 })).toEqual({
      code: "invalid_frame",
      message: 'send_message: "content" must be a text, got 5.',
    });
  });

  test("an unknown content type: the message has the field, the allowed and the received value", () => {
    expect(problemOf({ type: "send_message", content: "Hello", contentType: "html" }).message).toBe(
      'send_message: "contentType" must be "text", got "html".',
    );
  });

  test("an id that is not a UUID: the message names the field", () => {
    expect(problemOf({ type: "regenerate_message", messageId: "welcome" }).message).toBe(
      'regenerate_message: "messageId" must be a UUID.',
    );
  });

  test("a negative event number in lastSeq", () => {
    expect(problemOf({ type: "create_session", sessionId, lastSeq: -1 }).code).toBe(
      "invalid_frame",
    );
  });

  test("metadata that is nested, or too large", () => {
    expect(problemOf({ type: "create_session", metadata: { a: { b: 1 } } }).message).toContain(
      '"metadata.a"',
    );
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`k${i}`, i]));
    expect(problemOf({ type: "create_session", metadata: many }).message).toContain(
      "at most 20 entries",
    );
  });

  test.each([[""], ["   "], ["\n\t "]])("empty text %j: the message says what to do", (content) => {
    expect(problemOf({ type: "send_message", content })).toEqual({
      code: "empty_message",
      message: "The message is empty. Write something and send it again.",
    });
  });

  test("text that is too long: the message has its length, the limit, and what to do", () => {
    const content = "x".repeat(messageMaxLength + 1);
    expect(problemOf({ type: "send_message", content })).toEqual({
      code: "message_too_long",
      message:
        "The message has 4,001 characters and the limit is 4,000. Shorten it and send it again.",
    });
    expect(problemOf({ type: "edit_message", messageId, content }).code).toBe("message_too_long");
    expect(readClientFrame({ type: "send_message", content: content.slice(1) }).ok).toBe(true);
  });

  test("a frame with thousands of invalid entries is refused at the first one", () => {
    let readEntries = 0;
    const invalidValues = Array.from({ length: 10_000 }, (_, i) => [`k${i}`, {}] as const);
    const metadata = new Proxy(Object.fromEntries(invalidValues), {
      get(entries, key, receiver): unknown {
        readEntries += 1;
        return Reflect.get(entries, key, receiver);
      },
    });
    expect(problemOf({ type: "create_session", metadata }).message).toContain('"metadata.k0"');
    expect(readEntries).toBeLessThan(10);
  });

  test("reading any input never throws, and every refusal has a short message", () => {
    const anyFrame = fc.oneof(
      fc.anything(),
      fc.record(
        {
          type: fc.oneof(fc.constantFrom(...clientFrameTypes), fc.string()),
          content: fc.anything(),
          messageId: fc.anything(),
          metadata: fc.anything(),
          sessionId: fc.anything(),
          lastSeq: fc.anything(),
          title: fc.anything(),
        },
        { requiredKeys: ["type"] },
      ),
    );
    fc.assert(
      fc.property(anyFrame, (input) => {
        const reading = readClientFrame(input);
        if (reading.ok) return;
        expect(reading.error.message).toMatch(/\S/);
        expect(reading.error.message.length).toBeLessThan(400);
      }),
      { seed: 20_261_120 },
    );
  });
});

describe("server events", () => {
  const message: ChatMessage = {
    id: messageId,
    sessionId,
    content: "Receptionist Starter is $99 a month.",
    contentType: "text",
    role: "assistant",
    timestamp: 1_790_000_000_000,
    streaming: false,
    metadata: { state: "complete" },
    sources: [{ title: "Pricing", href: "/pricing#receptionist" }],
  };
  const toolCall = { id: "call-1", messageId, name: "find_plan", arguments: { calls: 150 } };
  const examples: { [Name in ServerEventName]: ServerEvents[Name] } = {
    connected: {},
    session_started: {
      session: { id: sessionId, title: "New Chat", metadata: {} },
      resumed: true,
      runningAnswerId: messageId,
      sessionId,
      seq: 1,
    },
    message_added: { message, sessionId, seq: 2 },
    stream_chunk: {
      messageId,
      content: "$99 ",
      accumulated: "Receptionist Starter is $99 ",
      isNew: false,
      seq: 4,
    },
    message_state_update: { messageId, state: "first_token", seq: 3 },
    stream_complete: { messageId, sources: [{ title: "Pricing", href: "/pricing" }] },
    tool_call_start: { toolCall },
    tool_call_result: { toolCall, result: { plan: "receptionist-basic" } },
    error: {
      message: "Too many messages. Try again in 20 s.",
      code: "rate_limited",
      retryAfter: 20,
    },
  };

  test.each(Object.entries(serverEventSchemas))("%s is parsed unchanged", (name, schema) => {
    const payload: unknown = Object.entries(examples).find(([event]) => event === name)?.[1];
    expect(v.parse<v.GenericSchema>(schema, overTheWire(payload))).toEqual(payload);
  });

  test("our optional fields may be missing", () => {
    const { sources: _sources, metadata: _metadata, ...plain } = message;
    expect(v.is(serverEventSchemas.message_added, { message: plain })).toBe(true);
    expect(v.is(serverEventSchemas.stream_complete, { messageId })).toBe(true);
    expect(v.is(serverEventSchemas.error, { message: "No such session." })).toBe(true);
  });

  test.each([
    ["stream_chunk", { messageId, content: "a", isNew: true }],
    ["message_state_update", { messageId, state: "dancing" }],
    ["message_added", { message: { ...message, role: "system" } }],
    ["session_started", {}],
  ] as const)("%s with a missing or invalid field is rejected", (name, payload) => {
    expect(v.is(serverEventSchemas[name], payload)).toBe(false);
  });

  test.each([["/pricing"], ["/industries#saas"]])("a source may link to %s", (href) => {
    expect(v.is(messageSourceSchema, { title: "Page", href })).toBe(true);
  });

  test.each([["javascript:alert(1)"], ["https://example.com"], ["//example.com"], ["/\\example"]])(
    "a source never links to another site: %s",
    (href) => {
      expect(v.is(messageSourceSchema, { title: "Page", href })).toBe(false);
    },
  );
});

describe("acknowledgements", () => {
  test.each([
    { ok: true, sessionId, messageId, duplicate: true },
    { ok: true },
    { ok: false, error: { code: "busy", message: "An answer is being written." } },
    { ok: false, error: { code: "rate_limited", message: "Wait 20 s.", retryAfter: 20 } },
  ])("%j is parsed unchanged", (acknowledgement) => {
    expect(v.parse(acknowledgementSchema, overTheWire(acknowledgement))).toEqual(acknowledgement);
  });

  test("a refusal has a reason", () => {
    expect(v.is(acknowledgementSchema, { ok: false })).toBe(false);
  });
});
