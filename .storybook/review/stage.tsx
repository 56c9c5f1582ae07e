import type { Ref } from "react";

import { Plate } from "../../packages/ui/src/board/plate/plate.tsx";
import {
  Segment,
  SegmentedControl,
} from "../../packages/ui/src/components/segmented-control/segmented-control.tsx";
import { Slider } from "../../packages/ui/src/components/slider/slider.tsx";
import { Switch } from "../../packages/ui/src/components/switch/switch.tsx";
import { Heading } from "../../packages/ui/src/foundations/heading/heading.tsx";
import { Link } from "../../packages/ui/src/foundations/link/link.tsx";
import { Text } from "../../packages/ui/src/foundations/text/text.tsx";
import type { PictureKind } from "../../scripts/review/change.ts";
import { Comparison, viewsOf, type View } from "./comparison.tsx";
import { focusedHeading } from "./focused-heading.ts";
import type { Item } from "./use-review.ts";
import { componentOf, extentOf, modeOf, momentOf, resizeOf } from "./words.ts";

/** Settings of the view, kept from one change to the next. */
export interface ViewSettings {
  view: View;
  /** In the overlay: percentage of the width that shows the previous picture. */
  share: number;
  actualSize: boolean;
}

interface StageProps {
  item: Item;
  settings: ViewSettings;
  onSettings: (changes: Partial<ViewSettings>) => void;
  headingRef: Ref<HTMLHeadingElement>;
  address: (kind: PictureKind) => string;
}

/** The current view. New and approved pictures have only the view `after`. */
const viewOf = (item: Item, { view }: ViewSettings): View =>
  item.state === "approved" || !item.before ? "after" : view;

/** The selected change in the review room: description, controls of the view, and pictures. */
export function Stage({ item, settings, onSettings, headingRef, address }: StageProps) {
  const choices = item.state === "approved" ? [] : viewsOf(item);
  const view = viewOf(item, settings);
  const resize = resizeOf(item);
  return (
    <section aria-labelledby="review-change" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <Heading
          ref={headingRef}
          tabIndex={-1}
          level={2}
          size={3}
          id="review-change"
          className={focusedHeading}
        >
          {componentOf(item)}: {item.name}
        </Heading>
        <Plate variant="line">{modeOf(item)}</Plate>
      </div>
      <Text size="small" tone="muted" measure={false}>
        {item.state === "approved" ? "Approved now." : `${extentOf(item)}.`} {resize} Taken{" "}
        <time dateTime={item.taken}>{momentOf(item.taken)}</time>.{" "}
        <Link href={`./?path=/story/${item.story}`} target="_top">
          Open the story
        </Link>
      </Text>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {choices.length > 1 && (
          <SegmentedControl
            label="View"
            value={view}
            onValueChange={(value) => {
              const choice = choices.find(({ id }) => id === value);
              if (choice) onSettings({ view: choice.id });
            }}
          >
            {choices.map(({ id, name }) => (
              <Segment key={id} value={id}>
                {name}
              </Segment>
            ))}
          </SegmentedControl>
        )}
        <Switch
          label="Pixel by pixel"
          checked={settings.actualSize}
          onCheckedChange={(actualSize) => onSettings({ actualSize })}
        />
      </div>
      {view === "overlay" && (
        <div dir="ltr" className="max-w-measure">
          <Slider
            label="Before, from the left"
            valueText="{value} %"
            value={settings.share}
            onValueChange={(share) => onSettings({ share })}
          />
        </div>
      )}
      {/* Pictures wider than this frame scroll, also by keyboard. */}
      <section
        aria-label="Pictures"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
        tabIndex={0}
        dir="ltr"
        className="overflow-auto rounded-stage border border-line bg-sunk p-4 text-fine text-ink-muted focus-visible:outline-[2.5px] focus-visible:outline-offset-2 focus-visible:outline-focus sm:p-6"
      >
        <Comparison
          change={item}
          view={view}
          share={settings.share}
          actualSize={settings.actualSize}
          // An approval replaces the approved picture, "before", by the new one, and deletes the others.
          address={(kind) => address(item.state === "approved" ? "before" : kind)}
        />
      </section>
    </section>
  );
}
