import { describeProblem } from "@larkline/contract/describe-problem";
import { isJsonObject } from "@larkline/contract/json-object";
import * as v from "valibot";

/** Refuses a request because of its body. errors.ts sends the message. */
const refusal = (message: string) => Object.assign(new Error(message), { statusCode: 400 });

/** The JSON object that a request's body is; an empty one if the body is missing. @throws status 400. */
export function readJsonObject(body: unknown): Record<string, unknown> {
  if (body === undefined) return {};
  if (!isJsonObject(body)) throw refusal("The body must be a JSON object.");
  return body;
}

/** Validates a request's body, or the fields of a form. @throws status 400, with a message that names the field. */
export function readBody<const Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, readJsonObject(body), { abortEarly: true });
  if (!result.success) throw refusal(describeProblem(result.issues));
  return result.output;
}
