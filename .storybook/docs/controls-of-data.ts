import type { ArgTypesEnhancer } from "storybook/internal/types";

/** Whether a value is data that can be typed: text, numbers, and lists and records of them. */
function isData(value: unknown): boolean {
  if (typeof value === "function" || typeof value === "symbol") return false;
  if (typeof value !== "object" || value === null || value instanceof Date) return true;
  return Object.values(value).every(isData);
}

/** Whether a value is a React element, or a list of them. */
const isRendered = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isRendered)
    : typeof value === "object" && value !== null && "$$typeof" in value;

/** The table's row for a prop that only the stories' args name, because the native element has it. */
const inherited = (name: string, value: unknown) => ({
  name,
  ...(name === "children" && { description: "The content." }),
  ...(isRendered(value) && { table: { type: { summary: "ReactNode" } } }),
});

/**
 * An arg that is or holds React elements has no control: Storybook would show the source of the
 * element's component there, which nobody can edit and which makes the table wider than the page.
 * Storybook adds the args without documentation after this, so they are added here first.
 */
export const controlsOfData: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  return Object.fromEntries(
    Array.from(names).flatMap((name) => {
      const argType = argTypes[name];
      const value: unknown = initialArgs[name];
      if (isData(value)) return argType ? [[name, argType]] : [];
      return [[name, { ...(argType ?? inherited(name, value)), control: { disable: true } }]];
    }),
  );
};
