// Storybook compiles its own interface with the classic JSX transform, which needs `React` in scope.
import * as React from "react";
import { useRef, useState } from "react";
import { Button, Form, Link } from "storybook/internal/components";
import { useStorybookApi } from "storybook/manager-api";
import { styled } from "storybook/theming";

import { modesOf } from "../../tests/kit/machinery/picture-modes.ts";
import { Comparison, viewsOf, type View } from "./comparison.tsx";
import { besideStorybook } from "./source.ts";
import { useDecision } from "./use-decision.ts";
import { useReview, type Item, type Review } from "./use-review.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import { extentOf, modeOf, resizeOf } from "./words.ts";

/** URL of the review room, the story with all changes. */
const roomUrl = "./?path=/story/review-changes--room";

const Body = styled.section(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  gap: 16,
  padding: 16,
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,
  "& p": { margin: 0, maxWidth: "68ch" },
}));

/**
 * A button that, while pressed or with `data-main`, has the text's color as its background, and the
 * background's color as its text. Storybook's own solid button has white text on the brand's color, which is
 * unreadable if that color is bright.
 */
const Strong = styled(Button)(({ theme }) => ({
  '&[aria-pressed="true"], &[data-main]': {
    background: theme.color.defaultText,
    color: theme.background.content,
  },
}));

const row = { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8 } as const;
const Row = styled.div(row);
const Group = styled.fieldset({ ...row, minWidth: 0, margin: 0, padding: 0, border: 0 });

const Pictures = styled.section(({ theme }) => ({
  overflow: "auto",
  padding: 16,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  background: theme.background.app,
}));

/** The panel's content: the changes of the current story, in Storybook's own style. */
export function ChangesPanel() {
  const data = useStorybookApi().getCurrentStoryData();
  const story = data?.id ?? "";
  const review = useReview(besideStorybook, story);
  const { selected, problem, loading } = review;
  if (problem !== undefined)
    return (
      <Body aria-label="Changes">
        <p role="alert">{problem}</p>
      </Body>
    );
  if (loading)
    return (
      <Body aria-label="Changes">
        <p>Loading the changes …</p>
      </Body>
    );
  if (!selected) return <AsApproved story={story} tags={data?.tags ?? []} />;
  return <Changed key={story} review={review} selected={selected} />;
}

/** The panel of a story that does not differ: its approved pictures, if it has any. */
function AsApproved({ story, tags }: { story: string; tags: readonly string[] }) {
  const modes = tags.includes("visual") ? modesOf(story) : [];
  return (
    <Body aria-label="Changes">
      <p>
        {modes.length === 0
          ? "No pictures are taken of this story."
          : "This story looked as approved when its pictures were last compared."}{" "}
        <Link href={roomUrl}>All changes</Link>
      </p>
      <Row style={{ alignItems: "flex-start" }}>
        {modes.map((mode) => (
          <figure key={mode.theme} style={{ margin: 0, maxWidth: "100%" }}>
            <figcaption>{modeOf(mode)}</figcaption>
            <Pictures>
              <img
                src={`./pictures/${story}-${mode.theme}-${mode.width}.webp`}
                alt={`Approved, ${modeOf(mode)}`}
                style={{ display: "block", maxWidth: "100%", maxHeight: 320 }}
              />
            </Pictures>
          </figure>
        ))}
      </Row>
    </Body>
  );
}

interface ChoiceProps {
  buttonRef?: React.Ref<HTMLButtonElement> | undefined;
  pressed: boolean;
  onPress: () => void;
  children: React.ReactNode;
}

function Choice({ buttonRef, pressed, onPress, children }: ChoiceProps) {
  return (
    <Strong
      ref={buttonRef}
      size="small"
      ariaLabel={false}
      variant={pressed ? "solid" : "outline"}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {children}
    </Strong>
  );
}

/** The panel of a story that differs: its pictures before and after, and the decision. */
function Changed({ review, selected }: { review: Review; selected: Item }) {
  const body = useRef<HTMLElement>(null);
  const [chosenView, setChosenView] = useState<View>("beside");
  const [share, setShare] = useState(50);
  const [actualSize, setActualSize] = useState(false);
  const decision = useDecision<HTMLButtonElement>(review);
  const approved = selected.state === "approved";
  const choices = approved ? [] : viewsOf(selected);
  const view = approved || !selected.before ? "after" : chosenView;
  useShortcuts(
    body,
    {
      move: decision.move,
      showView: (chosen) => {
        setChosenView(chosen);
        decision.afterKey();
      },
      resize: () => setActualSize((current) => !current),
      act: decision.act,
    },
    true,
  );
  return (
    <Body ref={body} aria-label="Changes">
      <Group aria-label="Modes">
        {review.items.map((item) => (
          <Choice
            key={item.picture}
            buttonRef={item === selected ? decision.focusTarget : undefined}
            pressed={item === selected}
            onPress={() => review.select(item.picture)}
          >
            {modeOf(item)}
            {item.state === "open" ? "" : `, ${item.state}`}
          </Choice>
        ))}
        <Link href={roomUrl}>All changes</Link>
      </Group>
      <p>
        {approved ? "Approved now." : `${extentOf(selected)}.`} {resizeOf(selected)}
      </p>
      <Group aria-label="View">
        {choices.length > 1 &&
          choices.map(({ id, name }) => (
            <Choice key={id} pressed={id === view} onPress={() => setChosenView(id)}>
              {name}
            </Choice>
          ))}
        {view === "overlay" && (
          <label>
            Before, from the left{" "}
            <input
              type="range"
              value={share}
              onChange={(event) => setShare(event.target.valueAsNumber)}
            />
          </label>
        )}
      </Group>
      {/* Pictures wider than this frame scroll, also by keyboard. */}
      <Pictures aria-label="Pictures" tabIndex={0}>
        <Comparison
          change={selected}
          view={view}
          share={share}
          actualSize={actualSize}
          // An approval replaces the approved picture, "before", by the new one, and deletes the others.
          address={(kind) => besideStorybook.address(selected, approved ? "before" : kind)}
        />
      </Pictures>
      <output>{review.result.text}</output>
      {review.canDecide ? (
        <Decision decision={decision} approved={approved} />
      ) : (
        <p>Changes are approved on the machine that took the pictures: npm run review</p>
      )}
      {selected.comments.map(({ by, at, says, decision: verdict }) => (
        <p key={`${at}${says}`}>
          <strong>{by ?? "Somebody"}</strong> {verdict ?? "commented"}: {says}
        </p>
      ))}
    </Body>
  );
}

interface DecisionProps {
  decision: ReturnType<typeof useDecision<HTMLButtonElement>>;
  approved: boolean;
}

function Decision({ decision, approved }: DecisionProps) {
  const { note, text, changeNote, isMissing, hint, decide, onNoteKey } = decision;
  if (approved)
    return (
      <Row>
        <Button ariaLabel={false} variant="outline" onClick={() => void decide("undo")}>
          Take Approval Back
        </Button>
      </Row>
    );
  return (
    <>
      <label style={{ maxWidth: "68ch" }}>
        Note
        <Form.Textarea
          ref={note}
          value={text}
          valid={isMissing ? "error" : undefined}
          aria-invalid={isMissing}
          onChange={(event) => changeNote(event.currentTarget.value)}
          onKeyDown={onNoteKey}
        />
        <small>{isMissing ? "Write a note first." : hint}</small>
      </label>
      <Row>
        <Strong data-main ariaLabel={false} variant="solid" onClick={() => void decide("approve")}>
          Approve
        </Strong>
        <Button ariaLabel={false} variant="outline" onClick={() => void decide("reject")}>
          Reject
        </Button>
        <Button ariaLabel={false} variant="ghost" onClick={() => void decide("comment")}>
          Only Comment
        </Button>
      </Row>
    </>
  );
}
