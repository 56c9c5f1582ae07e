import { Heading } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";

import interfaceOf from "../../packages/ui/public-interface.json" with { type: "json" };
import { Rows } from "./rows.tsx";
import { Wide } from "./wide.tsx";

interface Hooks {
  attributes: Readonly<Record<string, readonly string[] | undefined>>;
  variables: readonly string[];
}

const modules: Readonly<Record<string, Hooks | undefined>> = interfaceOf;

const CodeList = ({ values }: { values: readonly string[] }): ReactNode =>
  values.filter(Boolean).map((value, index) => (
    <span key={value}>
      {index > 0 && ", "}
      <code>{value}</code>
    </span>
  ));

/**
 * A component's attributes and CSS variables that applications can use for styling and tests. Renders nothing
 * if there are none.
 *
 * @param stories Path of the component's story file, relative to the repository's root.
 */
export function StylingHooks({ stories }: { stories: string }) {
  const name = /([^/]+)\.stories\.tsx$/.exec(stories)?.[1] ?? "";
  const hooks = stories.includes("packages/ui/") ? modules[moduleOf(name)] : undefined;
  if (!hooks) return null;
  const rows = [
    ...Object.entries(hooks.attributes).map(([attribute, values = []]) => [
      <code key="name">{attribute}</code>,
      <CodeList key="values" values={values} />,
    ]),
    ...(hooks.variables.length > 0
      ? [["CSS variables", <CodeList key="values" values={hooks.variables} />]]
      : []),
  ];
  if (rows.length === 0) return null;
  return (
    <>
      <Heading>Styling hooks</Heading>
      <Wide label="Styling hooks">
        <Rows head={["Attribute", "Values"]} rows={rows} />
      </Wide>
    </>
  );
}

/** Name of the module that exports a component: the name of the file, except for the labels' provider. */
const moduleOf = (name: string) => (name === "labels" ? "labels-provider" : name);
