export { DoDont, Do, Dont } from "./do-dont.tsx";
export { KeyboardTable } from "./keyboard-table.tsx";
export { Status } from "./status.tsx";
