import { fields, identity, list } from "./fields.ts";

/**
 * A tool that the assistant used for an answer (specification, section 3, "Tool call"). Arguments and result
 * are unvalidated; `readToolResult` of `tool-results.ts` validates a result.
 */
export interface ToolUse {
  readonly id: string;
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** `failed`: the answer ended before the tool did. */
  readonly state: "running" | "done" | "failed";
  readonly result?: unknown;
}

/** A tool call as received, with the id of its answer. */
export interface ReceivedCall {
  readonly use: ToolUse;
  /**
   * Id of the answer. Undefined from servers without our extensions (docs/glossary.md): the call then belongs
   * to the answer that is being written, or else to the next one.
   */
  readonly messageId: string | undefined;
}

/** Reads the `toolCall` of an event or of a stored message; undefined if it has no name. */
export function readToolCall(value: unknown): ReceivedCall | undefined {
  const { id, name, messageId, arguments: given } = fields(value);
  if (typeof name !== "string") return undefined;
  return {
    use: { id: identity(id) ?? name, name, arguments: fields(given), state: "running" },
    messageId: identity(messageId),
  };
}

/** The tool calls of a stored message with their results, in order. */
export const readToolUses = (value: unknown) =>
  list(value, (entry): ToolUse | undefined => {
    const { toolCall, result } = fields(entry);
    const use = readToolCall(toolCall)?.use;
    // If the result is missing, the answer broke off before the tool had finished.
    return use && { ...use, state: result === undefined ? "failed" : "done", result };
  });

/** Replaces the use with the same id, or appends it. */
export function upsertUse(uses: readonly ToolUse[] | undefined, use: ToolUse): readonly ToolUse[] {
  const existing = uses ?? [];
  return existing.some(({ id }) => id === use.id)
    ? existing.map((entry) => (entry.id === use.id ? use : entry))
    : [...existing, use];
}

/** Marks running tools as failed, because their answer has ended. */
export function failRunningUses(uses: readonly ToolUse[]): readonly ToolUse[] {
  return uses.map((use) => (use.state === "running" ? { ...use, state: "failed" } : use));
}
