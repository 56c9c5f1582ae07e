import type { ArgTypesEnhancer } from "storybook/internal/types";

/**
 * Shows “in English” as the default of the prop `labels` in the table of props, and removes its control.
 * The default is a long object. packages/ui/src/labels.ts documents the labels of most components.
 */
export const labelsInEnglish: ArgTypesEnhancer = ({ argTypes }) => {
  const { labels } = argTypes;
  if (!labels) return argTypes;
  const table = { ...labels.table, defaultValue: { summary: "in English" } };
  return { ...argTypes, labels: { ...labels, control: false, table } };
};
