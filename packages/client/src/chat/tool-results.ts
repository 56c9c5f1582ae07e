/** Reads tool results by the contract's schemas. A module of its own, because schemas are large. */
export { readToolResult, type ToolPlan, type ToolResults } from "@larkline/contract/tools";
