import { Badge } from "@larkline/ui/badge";
import { Button } from "@larkline/ui/button";
import { Heading } from "@larkline/ui/heading";
import { ArrowDownIcon, ArrowUpIcon, CopyIcon, TrashIcon } from "@larkline/ui/icon";
import { IconButton } from "@larkline/ui/icon-button";
import { Jack } from "@larkline/ui/jack";
import type { KeyboardEvent } from "react";

import { adviceOn } from "../../scripts/new/draft/advice.ts";
import type { Draft, DraftSection } from "../../scripts/new/draft/draft.ts";
import { kindOf } from "../../scripts/new/draft/kinds.ts";
import { type FieldPlace, pagePart } from "../../scripts/new/draft/problem.ts";
import { sampleTexts } from "./counts.ts";
import { kindName, titleOf } from "./names.ts";
import { unavailableClasses } from "./unavailable-classes.ts";

/**
 * Actions on sections. `onEdit` takes the id of a section or `pagePart`; `onMove`, `onDuplicate` and `onRemove`
 * take section indexes.
 */
export interface SectionActions {
  onEdit: (part: string) => void;
  onMove: (from: number, to: number) => void;
  onDuplicate: (at: number) => void;
  onRemove: (at: number) => void;
  onAdd: () => void;
}

interface SectionListProps extends SectionActions {
  draft: Draft;
  /** Id of the part that was edited last. */
  current: string | undefined;
  problems: readonly FieldPlace[];
  /** Fields with sample texts: initial texts that the author has not changed. */
  samples: readonly FieldPlace[];
}

/** Number of the given fields that belong to a part. */
const countIn = (fields: readonly FieldPlace[], id: string) =>
  fields.filter(({ part }) => part === id).length;

/** The page itself and its sections, as a list of buttons that open their forms, and advice on the draft. */
export function SectionList({ draft, current, problems, samples, ...actions }: SectionListProps) {
  const advice = adviceOn(draft);
  return (
    <section aria-label="Sections" className="flex flex-col gap-4">
      <div className="flex">
        <Row
          part={pagePart}
          name="The page"
          title="Address, name, title, description"
          problemCount={countIn(problems, pagePart)}
          sampleCount={countIn(samples, pagePart)}
          isCurrent={current === pagePart}
          onEdit={actions.onEdit}
        />
      </div>
      <ol className="flex flex-col gap-1">
        {draft.sections.map((section, index) => (
          <SectionRow
            key={section.id}
            section={section}
            index={index}
            lastIndex={draft.sections.length - 1}
            problemCount={countIn(problems, section.id)}
            sampleCount={countIn(samples, section.id)}
            isCurrent={current === section.id}
            {...actions}
          />
        ))}
      </ol>
      <Button variant="outline" data-action="add" onClick={actions.onAdd}>
        Add a section
      </Button>
      {advice.length > 0 && (
        <section aria-labelledby="advice" className="flex flex-col gap-2">
          <Heading level={2} size={4} id="advice">
            Could look better
          </Heading>
          <ul className="flex flex-col gap-2 border-s-2 border-edge ps-4 text-small text-ink-muted">
            {advice.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      <p className="text-fine text-ink-muted">
        In the list, Alt with the up or down arrow key moves a section.
      </p>
    </section>
  );
}

interface SectionRowProps extends SectionActions {
  section: DraftSection;
  index: number;
  lastIndex: number;
  problemCount: number;
  sampleCount: number;
  isCurrent: boolean;
}

function SectionRow(props: SectionRowProps) {
  const { section, index, lastIndex, problemCount, sampleCount, isCurrent, ...actions } = props;
  const { onEdit, onMove, onDuplicate, onRemove } = actions;
  const name = `${kindName(section)}, section ${index + 1}`;
  const isHero = section.kind === "hero";
  const isOnlyOnce = kindOf(section.kind).once === true;
  const moveByKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    // Storybook's own shortcuts with Alt and the arrow keys would leave the builder.
    event.stopPropagation();
    onMove(index, index + (event.key === "ArrowUp" ? -1 : 1));
  };
  return (
    // `before:` draws a cord that connects the jacks of the sections.
    <li className="relative flex flex-wrap items-center justify-end gap-x-1 before:absolute before:start-[23px] before:-top-1 before:bottom-0 before:w-[3px] before:bg-cord-second first:before:top-1/2 last:before:bottom-1/2">
      <Row
        part={section.id}
        name={`${index + 1}. ${kindName(section)}`}
        title={titleOf(section)}
        problemCount={problemCount}
        sampleCount={sampleCount}
        isCurrent={isCurrent}
        onEdit={onEdit}
        onKeyDown={moveByKey}
        keys={isHero ? undefined : "Alt+ArrowUp Alt+ArrowDown"}
      />
      {!isHero && (
        <div className="flex flex-none flex-wrap">
          <IconButton
            size="sm"
            label={`Move ${name}, up`}
            icon={<ArrowUpIcon />}
            className={unavailableClasses}
            aria-disabled={index <= 1}
            data-action={`${section.id}.up`}
            onClick={() => onMove(index, index - 1)}
          />
          <IconButton
            size="sm"
            label={`Move ${name}, down`}
            icon={<ArrowDownIcon />}
            className={unavailableClasses}
            aria-disabled={index === lastIndex}
            data-action={`${section.id}.down`}
            onClick={() => onMove(index, index + 1)}
          />
          {isOnlyOnce ? (
            // As wide as the missing button, so that the buttons of all rows form columns.
            <span className="w-9" />
          ) : (
            <IconButton
              size="sm"
              label={`Duplicate ${name}`}
              icon={<CopyIcon />}
              data-action={`${section.id}.duplicate`}
              onClick={() => onDuplicate(index)}
            />
          )}
          <IconButton
            size="sm"
            label={`Remove ${name}`}
            icon={<TrashIcon />}
            data-action={`${section.id}.remove`}
            onClick={() => onRemove(index)}
          />
        </div>
      )}
    </li>
  );
}

interface RowProps {
  part: string;
  name: string;
  title: string;
  problemCount: number;
  sampleCount: number;
  isCurrent: boolean;
  onEdit: (part: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Value of `aria-keyshortcuts`: the keys that `onKeyDown` handles. */
  keys?: string | undefined;
}

/**
 * The button that opens a part's form. Its jack is live for the part that was edited last. The jack of any
 * other part is empty if the part contains sample texts, and plugged if it does not.
 */
function Row(props: RowProps) {
  const { part, name, title, problemCount, sampleCount, isCurrent, onEdit, onKeyDown, keys } =
    props;
  const state = sampleCount > 0 ? "empty" : "plugged";
  return (
    <button
      type="button"
      aria-current={isCurrent}
      aria-keyshortcuts={keys}
      data-part={part}
      onClick={() => onEdit(part)}
      onKeyDown={onKeyDown}
      className="flex min-h-14 min-w-0 flex-[1_1_9rem] cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-start hover:bg-sunk aria-[current=true]:bg-sunk"
    >
      <span className="relative flex flex-none rounded-full bg-surface">
        <Jack state={isCurrent ? "live" : state} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-small font-semibold">{name}</span>
        <span className="block text-fine wrap-anywhere text-ink-muted">{title}</span>
        {sampleCount > 0 && (
          <span className="block text-fine text-ink-subtle">{sampleTexts(sampleCount)}</span>
        )}
        {problemCount > 0 && (
          <Badge variant="danger" className="mt-1">
            {`${problemCount} to mend`}
          </Badge>
        )}
      </span>
    </button>
  );
}
