/**
 * Renders a story to HTML in Node. Vite loads this file and the stories (server-renderer.ts), so that both
 * use the same instance of React.
 */
import { composeStory } from "@storybook/react-vite";
import { createElement } from "react";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { storyNameFromExport, toId } from "storybook/internal/csf";

import { captureConsole } from "../complaints.ts";
import type { ServerMarkup } from "./server-markup.ts";

type Parts = Parameters<typeof composeStory>;

/**
 * Renders the story with this id.
 *
 * @param stories The module of the story's file.
 * @param preview The default export of Storybook's preview file.
 * @throws If the module has no story with this id, or if rendering fails.
 */
export function renderStory(
  stories: Record<string, unknown>,
  preview: unknown,
  storyId: string,
): ServerMarkup {
  const [group = ""] = storyId.split("--");
  const exportName = Object.keys(stories).find(
    (name) => name !== "default" && toId(group, storyNameFromExport(name)) === storyId,
  );
  if (!exportName) throw new Error(`No export of the file is the story ${storyId}.`);
  /* oxlint-disable typescript/no-unsafe-type-assertion -- modules loaded by name have no types */
  const Story = composeStory(
    stories[exportName] as Parts[0],
    stories["default"] as Parts[1],
    preview as Parts[2],
    exportName,
  ) as unknown as ComponentType;
  /* oxlint-enable typescript/no-unsafe-type-assertion */
  const complaints = captureConsole();
  try {
    const html = renderToString(createElement(Story));
    return { html, complaints: complaints.stop() };
  } finally {
    complaints.stop();
  }
}
