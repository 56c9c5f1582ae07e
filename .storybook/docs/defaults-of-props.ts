import type { ArgTypesEnhancer } from "storybook/internal/types";

import interfaceOf from "../../packages/ui/public-interface.json" with { type: "json" };

type Props = Readonly<Record<string, string>>;

const modules: Readonly<Record<string, { components: Readonly<Record<string, Props>> }>> =
  interfaceOf;

/** The props of each component. No two of the kit's components have the same name. */
const propsOf: ReadonlyMap<string, Props> = new Map(
  Object.values(modules).flatMap(({ components }) => Object.entries(components)),
);

/** A component with the documentation that Storybook's build adds to it. */
interface Documented {
  __docgenInfo?: { displayName?: string };
}

/**
 * The default of each prop that has one: `"md"` of `size` from `{"size?": '"lg" | "md" = "md"'}`. The table
 * shows it as text, so it is without the marks of code in a comment.
 */
const defaultsOf = (props: Props): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(props).flatMap(([name, type]) => {
      const [, value] = type.split(" = ", 2);
      return value === undefined
        ? []
        : [[name.replace(/\?$/, ""), value.replaceAll("`", "")] as const];
    }),
  );

/**
 * Shows the defaults of the kit's public interface in the table of props. Storybook itself shows the source of
 * a default that is computed, such as `divided ? "none" : "md"`, in quotes, and leaves out what the prop's
 * comment says instead, or shows that as a string in source text.
 */
export const defaultsOfProps: ArgTypesEnhancer = ({ argTypes, component, parameters }) => {
  const file = String(parameters["fileName"] ?? "");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Storybook types a component as unknown
  const { __docgenInfo: docs } = (component ?? {}) as Documented;
  const props = propsOf.get(docs?.displayName ?? "");
  if (!props || !file.includes("packages/ui/")) return argTypes;
  const defaults = defaultsOf(props);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = defaults.get(name);
      if (summary === undefined) return [name, argType];
      return [name, { ...argType, table: { ...argType.table, defaultValue: { summary } } }];
    }),
  );
};
