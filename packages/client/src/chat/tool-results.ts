/** What a tool brought, read by the contract: apart from the conversation, for it brings schemas. */
export { readToolResult, type ToolPlan, type ToolResults } from "@larkline/contract/tools";
