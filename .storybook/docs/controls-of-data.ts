import type { ArgTypesEnhancer } from "storybook/internal/types";

/** Whether a value is data that can be edited as text, such as strings, numbers, and lists of them. */
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

/**
 * The row in the table of props for an arg that the component does not document: a prop of its native
 * element.
 */
const nativePropRow = (name: string, value: unknown) => ({
  name,
  ...(name === "children" && { description: "The content." }),
  ...(isRendered(value) && { table: { type: { summary: "ReactNode" } } }),
});

/**
 * Removes the control of an arg that is or contains a function or a React element. For an element Storybook
 * would show the source of the element's component, which nobody can edit and which makes the table wider
 * than the page. This enhancer also adds the rows of those args that are undocumented, because Storybook adds
 * them only after this enhancer has run.
 */
export const controlsOfData: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  return Object.fromEntries(
    Array.from(names).flatMap((name) => {
      const argType = argTypes[name];
      const value: unknown = initialArgs[name];
      if (isData(value)) return argType ? [[name, argType]] : [];
      return [[name, { ...(argType ?? nativePropRow(name, value)), control: { disable: true } }]];
    }),
  );
};
