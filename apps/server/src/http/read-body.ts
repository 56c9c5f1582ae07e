import { describeProblem } from "@larkline/contract/describe-problem";
import { isJsonObject } from "@larkline/contract/json-object";
import * as v from "valibot";

import { HttpRefusal } from "../errors/http-refusal.ts";

/** The JSON object that a request's body is; an empty one if the body is missing. @throws {HttpRefusal} 400. */
export function readJsonObject(body: unknown): Record<string, unknown> {
  if (body === undefined) return {};
  if (!isJsonObject(body)) throw new HttpRefusal(400, "The body must be a JSON object.");
  return body;
}

/** Validates a request's body, or the fields of a form. @throws {HttpRefusal} 400; its message names the field. */
export function readBody<const Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, readJsonObject(body), { abortEarly: true });
  if (!result.success) throw new HttpRefusal(400, describeProblem(result.issues));
  return result.output;
}
