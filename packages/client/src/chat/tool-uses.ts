import { fields, text } from "./fields.ts";

/**
 * A tool that the assistant used for an answer (specification, section 3: "a toolCall object plus a
 * result"). Arguments and result are as they came: who draws them reads them by the contract.
 */
export interface ToolUse {
  readonly id: string;
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** `failed`: the answer ended before the tool did. */
  readonly state: "running" | "done" | "failed";
  readonly result?: unknown;
}

/** A tool's call as it came, and the answer it names. */
export interface ReceivedCall {
  readonly use: ToolUse;
  /** A server of the specification alone may name none: it belongs to the answer under way. */
  readonly messageId: string | undefined;
}

/** The `toolCall` of an event or of a stored message; undefined when it has no name. */
export function readToolCall(value: unknown): ReceivedCall | undefined {
  const { id, name, messageId, arguments: given } = fields(value);
  if (typeof name !== "string") return undefined;
  return {
    use: { id: text(id) ?? name, name, arguments: fields(given), state: "running" },
    messageId: text(messageId),
  };
}

/** The tools that a stored message names, each with its result, in their order. */
export function readToolUses(value: unknown): ToolUse[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((entry: unknown) => {
    const { toolCall, result } = fields(entry);
    const use = readToolCall(toolCall)?.use;
    if (!use) return [];
    // Without a result the answer broke off before.
    return [result === undefined ? { ...use, state: "failed" } : { ...use, state: "done", result }];
  });
}

/** A known id takes the place of that use, a new one comes last. */
export function withUse(uses: readonly ToolUse[] | undefined, use: ToolUse): readonly ToolUse[] {
  const known = uses ?? [];
  return known.some(({ id }) => id === use.id)
    ? known.map((entry) => (entry.id === use.id ? use : entry))
    : [...known, use];
}

/** The answer is over: what still runs came to nothing. */
export function settledUses(uses: readonly ToolUse[]): readonly ToolUse[] {
  return uses.map((use) => (use.state === "running" ? { ...use, state: "failed" } : use));
}
