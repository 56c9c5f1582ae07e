import type { ArgTypesEnhancer } from "storybook/internal/types";

/** A component's words are documented where they stand, in labels.ts: not as one long default here. */
export const labelsInEnglish: ArgTypesEnhancer = ({ argTypes }) => {
  const { labels } = argTypes;
  if (!labels) return argTypes;
  const table = { ...labels.table, defaultValue: { summary: "in English" } };
  return { ...argTypes, labels: { ...labels, control: false, table } };
};
