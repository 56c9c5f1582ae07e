import { randomUUID } from "node:crypto";

import { type ToolName, toolSchemas } from "@larkline/contract/tools";

import { type AnswerPart, maxCards, type ToolCallPart, type ToolResultPart } from "../engine.ts";

/** Tools whose results are not shown as cards: the model writes them into its text. */
const withoutCard: ReadonlySet<string> = new Set<ToolName>(["search_content", "query_plans"]);

/**
 * Collects the model's tool calls and their results, which the chat shows as cards below the complete text.
 */
export class Cards {
  readonly #calls: ToolCallPart[] = [];
  readonly #results = new Map<string, ToolResultPart>();
  /** Own ids by the endpoint's, which some endpoints count from 0 again in each step. */
  readonly #ownIds = new Map<string, string>();

  /** Adds a tool call, unless the tool has no card. */
  call(endpointId: string, name: string, input: unknown): void {
    const id = randomUUID();
    this.#ownIds.set(endpointId, id);
    if (!Object.hasOwn(toolSchemas, name) || withoutCard.has(name)) return;
    this.#calls.push({
      type: "tool_call",
      id,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `hasOwn` has checked the name above
      name: name as ToolName,
      arguments: typeof input === "object" && input !== null ? { ...input } : {},
    });
  }

  /** Adds the result of the last call with this id. */
  result(endpointId: string, result: unknown): void {
    const id = this.#ownIds.get(endpointId);
    if (id !== undefined) this.#results.set(id, { type: "tool_result", id, result });
  }

  /** The last calls that have a result, each followed by its result. */
  *parts(): Generator<AnswerPart> {
    const completed = this.#calls.filter(({ id }) => this.#results.has(id)).slice(-maxCards);
    for (const call of completed) {
      yield call;
      const result = this.#results.get(call.id);
      if (result !== undefined) yield result;
    }
  }
}
