import { expect, it } from "vitest";

import { readFrame } from "./frames.ts";

const id = "0c7d1f2e-9a4b-4c3d-8e5f-6a7b8c9d0e1f";

it("refuses a list as the metadata of a session", () => {
  for (const metadata of [[], ["/pricing"]]) {
    expect(readFrame({ type: "create_session", metadata })).toEqual({
      ok: false,
      error: {
        code: "invalid_frame",
        message: 'create_session: "metadata" must be an object, got a list.',
      },
    });
  }
  const metadata = { page: "/pricing" };
  expect(readFrame({ type: "create_session", metadata })).toMatchObject({
    ok: true,
    frame: { metadata },
  });
});

it("reads ids in lower case, as the database returns them", () => {
  const upper = id.toUpperCase();
  expect(
    readFrame({
      type: "send_message",
      id: upper,
      sessionId: upper,
      content: "HELLO",
      attachments: [upper],
    }),
  ).toMatchObject({ ok: true, frame: { id, sessionId: id, content: "HELLO", attachments: [id] } });
  expect(readFrame({ type: "regenerate_message", messageId: upper })).toMatchObject({
    ok: true,
    frame: { messageId: id },
  });
});

it.each([undefined, null, 7, "text", [{ type: "create_session" }], { type: 7 }])(
  "refuses input that is not a frame: %j",
  (input) => {
    expect(readFrame(input)).toMatchObject({ ok: false, error: { code: "invalid_frame" } });
  },
);

it.each(["a\0b", "\ud800"])("refuses text that cannot be stored: %j", (content) => {
  expect(readFrame({ type: "send_message", content })).toMatchObject({
    ok: false,
    error: { message: expect.stringContaining("invalid characters") },
  });
});
