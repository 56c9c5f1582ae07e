import type { ArgTypesEnhancer } from "storybook/internal/types";

/** "boolean | undefined" as a reader means it. */
const shorten = (written: string) => written.replace(/ ?\| undefined$/, "");

/**
 * An optional prop of a component whose props are a union is documented as `boolean | undefined`,
 * and then gets a text field. This leaves the type that a reader means, and its proper control.
 */
export const withoutUndefined: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = argType.table?.type?.summary;
      if (!summary?.endsWith("| undefined")) return [name, argType];
      const meant = shorten(summary);
      const control = { boolean: "boolean", string: "text", number: "number" }[meant];
      return [
        name,
        {
          ...argType,
          ...(control ? { control: { type: control } } : {}),
          table: { ...argType.table, type: { ...argType.table?.type, summary: meant } },
        },
      ];
    }),
  );
