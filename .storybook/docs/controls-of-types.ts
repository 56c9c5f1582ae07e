import type { ArgTypesEnhancer, StrictInputType } from "storybook/internal/types";

/**
 * Props whose type is `string`, but which accept only some strings. With any other, such as half of a typed one,
 * the component throws, and Storybook shows an error until the page is reloaded.
 */
const choices: Readonly<Record<string, readonly string[]>> = {
  locale: ["en-US", "de-DE", "fr-FR", "ar-EG"],
  currency: ["USD", "EUR", "JPY", "KWD"],
  timeZone: ["UTC", "America/New_York", "Europe/Berlin", "Asia/Tokyo"],
};

/** Members of types that accept text. `Value` is a type parameter for the strings that an application uses as values. */
const texts = ["ReactNode", "string", "Value"];

/** Types for which Storybook itself has a proper control, or none. */
const simple = new Set(["boolean", "string", "number", "enum", "function", "symbol"]);

/** Whether a prop has no control, because a story or another enhancer has removed it. */
const isDisabled = (control: StrictInputType["control"]) =>
  control === false ||
  (typeof control === "object" && "disable" in control && control.disable === true);

/**
 * The control for a value of a type such as `ReactNode` or `string | null`. An unset prop gets one only if it
 * accepts text or a number: for an object Storybook would set `{}`, which no component accepts.
 */
function controlFor(type: string, value: unknown): StrictInputType["control"] {
  if (typeof value === "string") return { type: "text" };
  if (typeof value === "number") return { type: "number" };
  if (value !== undefined && value !== null) return undefined;
  const members = type.split(" | ");
  if (texts.some((text) => members.includes(text))) return { type: "text" };
  if (members.includes("number")) return { type: "number" };
  return { disable: true };
}

/**
 * Gives props the controls that fit their types. For all types that it does not know, Storybook has a control for
 * objects, in which a text cannot be edited.
 */
export const controlsOfTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = argType.table?.type?.summary ?? "";
      const value: unknown = initialArgs[name];
      if (isDisabled(argType.control)) return [name, argType];
      // The component replaces its element by its child, which must then be a single element.
      if (name === "asChild") return [name, { ...argType, control: { disable: true } }];
      const options = type === "string" ? choices[name] : undefined;
      if (options) {
        const withOwn = new Set([...options, ...(typeof value === "string" ? [value] : [])]);
        return [name, { ...argType, options: [...withOwn], control: { type: "select" } }];
      }
      if (argType.control || argType.options || simple.has(argType.type?.name ?? "string"))
        return [name, argType];
      const control = controlFor(type, value);
      return [name, control ? { ...argType, control } : argType];
    }),
  );
