/** The panel “Changes” beside every story, with how many pictures of the story differ. */
// Storybook builds its own interface with classic JSX, which calls React by name.
import * as React from "react";
import { Badge } from "storybook/internal/components";
import { addons, types, useStorybookApi } from "storybook/manager-api";

import { ChangesPanel } from "./panel.tsx";
import { besideStorybook } from "./source.ts";
import { useReview } from "./use-review.ts";

/** The story that is the room. */
export const room = "review-changes--room";

const addonId = "larkline/review";
const panelId = `${addonId}/panel`;

function PanelTitle() {
  const { storyId } = useStorybookApi().getUrlState();
  const { items } = useReview(besideStorybook, storyId ?? "");
  const left = items.filter(({ state }) => state !== "approved").length;
  return (
    <div style={{ display: "flex", alignItems: "center", gap: 6 }}>
      <span>Changes</span>
      {left > 0 && (
        <Badge compact status="warning">
          {left}
        </Badge>
      )}
    </div>
  );
}

addons.register(addonId, () => {
  addons.add(panelId, {
    title: PanelTitle,
    type: types.PANEL,
    match: ({ viewMode }) => viewMode === "story",
    render: ({ active = false }) => (active ? <ChangesPanel /> : null),
  });
});
