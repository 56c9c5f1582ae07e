/** Validates tool results by the contract's schemas. A separate module, because the schemas are large. */
export { readToolResult, type ToolPlan, type ToolResults } from "@larkline/contract/tools";
