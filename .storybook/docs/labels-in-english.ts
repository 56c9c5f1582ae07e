import type { ArgTypesEnhancer } from "storybook/internal/types";

/** A component's labels are documented in labels.ts, so the table shows no long default value. */
export const labelsInEnglish: ArgTypesEnhancer = ({ argTypes }) => {
  const { labels } = argTypes;
  if (!labels) return argTypes;
  const table = { ...labels.table, defaultValue: { summary: "in English" } };
  return { ...argTypes, labels: { ...labels, control: false, table } };
};
