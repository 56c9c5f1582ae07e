/**
 * Validates tool results by the contract's schemas. A separate module, so that only code that shows tool results
 * loads the schemas, which are large.
 */
export { readToolResult, type ToolPlan, type ToolResults } from "@larkline/contract/tools";
