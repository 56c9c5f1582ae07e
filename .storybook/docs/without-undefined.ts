import type { ArgTypesEnhancer } from "storybook/internal/types";

/** Removes `| undefined` from a documented type. */
const shorten = (type: string) => type.replace(/ ?\| undefined$/, "");

/**
 * Storybook documents an optional prop with a type such as `boolean | undefined`, and gives it a text field.
 * This enhancer removes `undefined` from the type, and gives booleans, strings and numbers their proper
 * control.
 */
export const withoutUndefined: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = argType.table?.type?.summary;
      if (!summary?.endsWith("| undefined")) return [name, argType];
      const shortType = shorten(summary);
      const control = { boolean: "boolean", string: "text", number: "number" }[shortType];
      return [
        name,
        {
          ...argType,
          ...(control ? { control: { type: control } } : {}),
          table: { ...argType.table, type: { ...argType.table?.type, summary: shortType } },
        },
      ];
    }),
  );
