import { useState } from "react";

import { Alert } from "../../packages/ui/src/components/alert/alert.tsx";
import { Button } from "../../packages/ui/src/components/button/button.tsx";
import { EmptyState } from "../../packages/ui/src/components/empty-state/empty-state.tsx";
import { Heading } from "../../packages/ui/src/foundations/heading/heading.tsx";
import { Text } from "../../packages/ui/src/foundations/text/text.tsx";
import type { PictureKind } from "../../scripts/review/change.ts";
import { ChangeList } from "./change-list.tsx";
import { Comments } from "./comments.tsx";
import { Decide } from "./decide.tsx";
import { focusedHeading } from "./focused-heading.ts";
import { Keys } from "./keys.tsx";
import type { ReviewSource } from "./source.ts";
import { Stage, type ViewSettings } from "./stage.tsx";
import { useDecision } from "./use-decision.ts";
import { useFocusAtOpening } from "./use-focus-at-opening.ts";
import { useReview, type Item, type Review } from "./use-review.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import { momentOf } from "./words.ts";

const countIn = (items: readonly Item[], state: Item["state"]) =>
  items.filter((item) => item.state === state).length;

/** Number of changes by state: "3 to decide, 1 rejected, 2 approved". */
function summaryOf(items: readonly Item[]): string {
  const counts = [
    `${countIn(items, "open")} to decide`,
    countIn(items, "rejected") > 0 && `${countIn(items, "rejected")} rejected`,
    countIn(items, "approved") > 0 && `${countIn(items, "approved")} approved`,
  ];
  return counts.filter(Boolean).join(", ");
}

/**
 * The review room, a story of Storybook (stories/review): a developer views the pictures that differ from the
 * approved ones, and approves or rejects each.
 */
export function ReviewRoom({ source }: { source: ReviewSource }) {
  const review = useReview(source);
  const { items, selected, loading, problem } = review;
  const title = useFocusAtOpening<HTMLHeadingElement>();
  return (
    <main className="mx-auto flex min-h-dvh max-w-[100rem] flex-col gap-6 bg-page px-4 py-8 text-ink sm:px-8 lg:gap-8">
      <header className="flex flex-col gap-2">
        <Heading ref={title} tabIndex={-1} level={1} size={2} className={focusedHeading}>
          Changes
        </Heading>
        <Text tone="muted">
          Stories that do not look as approved.{items.length > 0 && ` ${summaryOf(items)}.`}
        </Text>
      </header>
      {problem !== undefined && (
        <Alert variant="danger" title="The changes cannot be shown">
          {problem}
        </Alert>
      )}
      {loading && <Text tone="muted">Loading the changes …</Text>}
      {!loading && problem === undefined && !selected && <NoChanges compared={review.compared} />}
      {selected && <Room review={review} selected={selected} source={source} />}
    </main>
  );
}

/** Shown if no picture differs. */
function NoChanges({ compared }: Pick<Review, "compared">) {
  return (
    <EmptyState headingLevel={2} title="Every picture is as approved">
      {compared === null
        ? "Or none has been compared here yet: npm run test:stories compares them all."
        : `A difference was last found, resolved or decided on at ${momentOf(compared)}.`}
    </EmptyState>
  );
}

interface RoomProps {
  review: Review;
  selected: Item;
  source: ReviewSource;
}

/** The list of changes, and the selected change with its pictures, note and comments. */
function Room({ review, selected, source }: RoomProps) {
  const { items, result, canDecide } = review;
  const [settings, setSettings] = useState<ViewSettings>({
    view: "beside",
    share: 50,
    actualSize: false,
  });
  const [keysOn, setKeysOn] = useState(true);
  const decision = useDecision<HTMLHeadingElement>(review);
  const { move } = decision;
  const changeSettings = (changes: Partial<ViewSettings>) =>
    setSettings((before) => ({ ...before, ...changes }));
  const index = items.indexOf(selected);
  useShortcuts(
    "page",
    {
      move,
      showView: (view) => {
        changeSettings({ view });
        decision.afterKey();
      },
      resize: () => changeSettings({ actualSize: !settings.actualSize }),
      act: decision.act,
    },
    keysOn,
  );
  const address = (kind: PictureKind) => source.address(selected, kind);

  return (
    <div className="grid min-w-0 items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-4">
        <ChangeList items={items} selected={selected} onSelect={review.select} />
        <Keys on={keysOn} onSwitch={setKeysOn} />
      </div>
      {/* The scroll margin keeps an element that gets the focus below the sticky bar. */}
      <div className="flex min-w-0 flex-col gap-6 **:scroll-mt-36">
        {/* This bar is sticky in windows at least 30rem high. In lower windows it would cover too much. */}
        <div className="-mx-4 -mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-page px-4 py-3 sm:mx-0 sm:px-0 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-0 [@media(min-height:30rem)]:z-10">
          <Button size="sm" variant="outline" disabled={index === 0} onClick={() => move(-1)}>
            Previous
          </Button>
          <Button
            size="sm"
            variant="outline"
            disabled={index === items.length - 1}
            onClick={() => move(1)}
          >
            Next
          </Button>
          {/* A live region, announced as a whole: the position in the list, and the last result. */}
          <output
            className={`min-w-0 flex-1 basis-72 font-text text-small ${result.failed ? "text-danger" : "text-ink"}`}
          >
            <span className="text-ink-muted">
              {index + 1} of {items.length}
            </span>{" "}
            <strong className="font-semibold">{result.text}</strong>
          </output>
        </div>
        <Stage
          item={selected}
          settings={settings}
          onSettings={changeSettings}
          headingRef={decision.focusTarget}
          address={address}
        />
        {canDecide ? (
          <Decide decision={decision} item={selected} noteRef={decision.note} />
        ) : (
          <Alert variant="info" title="For looking only">
            Changes are approved on the machine that took the pictures: npm run review
          </Alert>
        )}
        <Comments comments={selected.comments} version={selected.version} />
      </div>
    </div>
  );
}
