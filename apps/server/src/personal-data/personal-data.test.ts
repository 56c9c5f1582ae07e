import { randomUUID } from "node:crypto";

import { expect, it } from "vitest";

import { Conversations } from "../conversations/conversations.ts";
import { openDatabaseInMemory } from "../testing/empty-database.ts";
import { PersonalData } from "./personal-data.ts";

it("a deletion is complete and says so if the database's files cannot be written anew", async () => {
  const connection = await openDatabaseInMemory();
  const visitorId = randomUUID();
  const sessionId = randomUUID();
  const conversations = new Conversations(connection.database);
  await conversations.createSession(visitorId, { title: "Prices", metadata: {} }, sessionId);
  const files = { removeDetached: () => Promise.resolve() };
  const person = { addresses: [], visitorIds: [visitorId] };

  const full = { purge: () => Promise.reject(new Error("the disk is full")) };
  expect(await new PersonalData(connection.database, files, full).delete(person)).toEqual({
    accounts: 0,
    conversations: [sessionId],
    files: 0,
    remainingFiles: 0,
    isPurged: false,
  });
  const purged = await new PersonalData(connection.database, files).delete(person);
  expect(purged).toMatchObject({ conversations: [], isPurged: true });
  await connection.close();
});
