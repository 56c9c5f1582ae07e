import type { FastifyInstance } from "fastify";
import * as v from "valibot";

import { personSchema } from "../personal-data/person.ts";
import type { PersonalData } from "../personal-data/personal-data.ts";
import type { Replies } from "../realtime/replies.ts";
import { hasOperatorKey } from "./operator-key.ts";
import { readBody } from "./read-body.ts";

/** URL path of the calls that `npm run person` sends. */
export const personalDataPath = "/api/v1/personal-data";

/** Body of the call. */
const bodySchema = v.object({ task: v.picklist(["read", "delete"]), person: personSchema });

/**
 * Reads or deletes a person's data for a caller on this machine with the operator's key. Other callers get 404.
 */
export function registerPersonalData(
  app: FastifyInstance,
  options: { personalData: PersonalData; replies: Pick<Replies, "forget">; key: string },
): void {
  const { personalData, replies, key } = options;
  app.post(personalDataPath, async (request, reply) => {
    if (!hasOperatorKey(request, key)) return reply.callNotFound();
    void reply.header("cache-control", "no-store");
    const { task, person } = readBody(bodySchema, request.body);
    if (task === "read") return personalData.read(person);
    const deletion = await personalData.delete(person);
    for (const id of deletion.conversations) replies.forget(id);
    return deletion;
  });
}
