import { fastify } from "fastify";
import { expect, it, vi } from "vitest";

import { PersonalData } from "../personal-data/personal-data.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { personalDataPath, registerPersonalData } from "./personal-data.ts";

it("a deletion drops the events of the conversations, which contain their texts, and a reading drops none", async () => {
  const connection = await openDatabaseInMemory();
  const personalData = new PersonalData(connection.database, {
    removeDetached: () => Promise.resolve(),
  });
  const deletion = { accounts: 0, files: 0, remainingFiles: 0, isPurged: true };
  vi.spyOn(personalData, "delete").mockResolvedValue({ ...deletion, conversations: ["a", "b"] });
  const forget = vi.fn<(sessionId: string) => void>();
  const app = fastify();
  registerPersonalData(app, { personalData, replies: { forget }, key: "key" });
  const call = (task: "read" | "delete") =>
    app.inject({
      method: "POST",
      url: personalDataPath,
      headers: { authorization: "Bearer key" },
      payload: { task, person: { addresses: [], visitorIds: [] } },
    });

  expect((await call("read")).statusCode).toBe(200);
  expect(forget).not.toHaveBeenCalled();
  expect((await call("delete")).json()).toMatchObject({ conversations: ["a", "b"] });
  expect(forget.mock.calls).toEqual([["a"], ["b"]]);
  await connection.close();
});
