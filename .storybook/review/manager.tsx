/**
 * Adds the panel “Changes” to Storybook's interface. The panel's tab shows how many pictures of the current
 * story differ and are not approved.
 */
// Storybook compiles its own interface with the classic JSX transform, which needs `React` in scope.
import * as React from "react";
import { Badge } from "storybook/internal/components";
import { addons, types, useStorybookApi } from "storybook/manager-api";

import { ChangesPanel } from "./panel.tsx";
import { besideStorybook } from "./source.ts";
import { useReview } from "./use-review.ts";

/** Id of the story that contains the review room. */
export const reviewRoomStory = "review-changes--room";

const addonId = "larkline/review";
const panelId = `${addonId}/panel`;

function PanelTitle() {
  const { storyId } = useStorybookApi().getUrlState();
  const { items } = useReview(besideStorybook, storyId ?? "");
  const differingCount = items.filter(({ state }) => state !== "approved").length;
  return (
    <div style={{ display: "flex", alignItems: "center", gap: 6 }}>
      <span>Changes</span>
      {differingCount > 0 && (
        <Badge compact status="warning">
          {differingCount}
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
