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
import { type Problem, pagePart } from "../../scripts/new/draft/problem.ts";
import { kindName, titleOf } from "./names.ts";

/** What can be done to a section, by its place on the page. */
export interface SectionActions {
  onEdit: (part: string) => void;
  onMove: (from: number, to: number) => void;
  onDuplicate: (at: number) => void;
  onRemove: (at: number) => void;
  onAdd: () => void;
}

interface SectionListProps extends SectionActions {
  draft: Draft;
  /** The part that was edited last. */
  current: string | undefined;
  problems: readonly Problem[];
}

/** How many things of a part are to be mended. */
const countIn = (problems: readonly Problem[], id: string) =>
  problems.filter(({ part }) => part === id).length;

const toMend = (count: number) => (count === 1 ? "1 to mend" : `${count} to mend`);

/** The page from top to bottom, a row for each section: a press opens its form. */
export function SectionList({ draft, current, problems, ...actions }: SectionListProps) {
  const advice = adviceOn(draft);
  return (
    <section aria-label="Sections" className="flex flex-col gap-4">
      <div className="flex">
        <Row
          part={pagePart}
          name="The page"
          title="Address, name, title, description"
          count={countIn(problems, pagePart)}
          isCurrent={current === pagePart}
          onEdit={actions.onEdit}
        />
      </div>
      <ol className="relative flex flex-col gap-1 before:absolute before:inset-y-6 before:start-[23px] before:w-[3px] before:rounded-full before:bg-cord-second">
        {draft.sections.map((section, index) => (
          <SectionRow
            key={section.id}
            section={section}
            index={index}
            last={draft.sections.length - 1}
            count={countIn(problems, section.id)}
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
            Looks better otherwise
          </Heading>
          <ul className="flex flex-col gap-2 border-s-2 border-edge ps-4 text-small text-ink-muted">
            {advice.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      <p className="text-fine text-ink-muted">In the list, Alt + ↑ and Alt + ↓ move a section.</p>
    </section>
  );
}

interface SectionRowProps extends SectionActions {
  section: DraftSection;
  index: number;
  last: number;
  count: number;
  isCurrent: boolean;
}

function SectionRow({ section, index, last, count, isCurrent, ...actions }: SectionRowProps) {
  const { onEdit, onMove, onDuplicate, onRemove } = actions;
  const name = `${kindName(section)}, section ${index + 1}`;
  const isHero = section.kind === "hero";
  const once = kindOf(section.kind).once === true;
  const move = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    onMove(index, index + (event.key === "ArrowUp" ? -1 : 1));
  };
  return (
    <li className="relative flex flex-wrap items-center justify-end gap-x-1">
      <Row
        part={section.id}
        name={`${index + 1}. ${kindName(section)}`}
        title={titleOf(section)}
        count={count}
        isCurrent={isCurrent}
        onEdit={onEdit}
        onKeyDown={move}
        keys={isHero ? undefined : "Alt+ArrowUp Alt+ArrowDown"}
      />
      {!isHero && (
        <div className="flex flex-none flex-wrap">
          <IconButton
            size="sm"
            label={`Move ${name}, up`}
            icon={<ArrowUpIcon />}
            aria-disabled={index <= 1}
            data-action={`${section.id}.up`}
            onClick={() => onMove(index, index - 1)}
          />
          <IconButton
            size="sm"
            label={`Move ${name}, down`}
            icon={<ArrowDownIcon />}
            aria-disabled={index === last}
            data-action={`${section.id}.down`}
            onClick={() => onMove(index, index + 1)}
          />
          {!once && (
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
  count: number;
  isCurrent: boolean;
  onEdit: (part: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  keys?: string | undefined;
}

/** The button that opens a part's form. Its jack is lit where one is. */
function Row({ part, name, title, count, isCurrent, onEdit, onKeyDown, keys }: RowProps) {
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
        <Jack state={isCurrent ? "live" : "plugged"} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-small font-semibold">{name}</span>
        <span className="block text-fine wrap-anywhere text-ink-muted">{title}</span>
      </span>
      {count > 0 && <Badge variant="danger">{toMend(count)}</Badge>}
    </button>
  );
}
