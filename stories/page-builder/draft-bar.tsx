import { Button } from "@larkline/ui/button";
import { Heading } from "@larkline/ui/heading";
import { ChevronDownIcon } from "@larkline/ui/icon";
import { Menu, MenuItem } from "@larkline/ui/menu";
import { Plate } from "@larkline/ui/plate";
import { Text } from "@larkline/ui/text";

import { fieldsToMend, sampleTexts, stillSample } from "./counts.ts";
import { unavailableClasses } from "./unavailable-classes.ts";

interface DraftBarProps {
  /** The page's name and path. */
  name: string;
  address: string;
  problemCount: number;
  /**
   * Number of sample texts: initial texts that the author has not changed. An initial text that may stay on any
   * page, such as a button's label, does not count.
   */
  sampleCount: number;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onOpen: () => void;
  onReset: () => void;
  onExport: () => void;
  /** Called to list the sample texts. */
  onSamples: () => void;
}

/**
 * The builder's header: the page's name, what must be corrected before export, and actions on the whole
 * draft.
 */
export function DraftBar(props: DraftBarProps) {
  const { name, address, canUndo, canRedo } = props;
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-b border-line bg-surface px-5 py-4 sm:px-6 lg:col-span-2">
      <div className="flex min-w-0 flex-[1_1_20rem] flex-wrap items-start gap-x-4 gap-y-2">
        <Plate variant="line" className="mt-0.5">
          Page builder
        </Plate>
        <div className="flex min-w-0 flex-[1_1_16rem] flex-col gap-0.5">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <Heading level={1} size={3} className="wrap-anywhere">
              {name || "A page without a name"}
            </Heading>
            <Text as="span" size="small" tone="muted" className="wrap-anywhere">
              {address}
            </Text>
          </div>
          <Status {...props} />
        </div>
      </div>
      <fieldset
        aria-label="Draft"
        className="flex min-w-0 flex-wrap items-center gap-1 max-sm:-ms-3.5"
      >
        <Button
          size="sm"
          variant="ghost"
          className={unavailableClasses}
          aria-disabled={!canUndo}
          aria-keyshortcuts="Control+Z"
          onClick={props.onUndo}
        >
          Undo
        </Button>
        <Button
          size="sm"
          variant="ghost"
          className={unavailableClasses}
          aria-disabled={!canRedo}
          aria-keyshortcuts="Control+Shift+Z"
          onClick={props.onRedo}
        >
          Redo
        </Button>
        <Menu
          label="Draft"
          trigger={
            <Button size="sm" variant="ghost" trailingIcon={<ChevronDownIcon />}>
              Draft
            </Button>
          }
        >
          <MenuItem onSelect={props.onOpen}>Open a draft</MenuItem>
          <MenuItem tone="danger" onSelect={props.onReset}>
            Start anew
          </MenuItem>
        </Menu>
        <Button size="sm" onClick={props.onExport} className="ms-1">
          Export
        </Button>
      </fieldset>
    </header>
  );
}

const listButtonClasses =
  "min-h-6 cursor-pointer rounded-plate font-semibold underline decoration-edge underline-offset-4 hover:decoration-current";

/** Counts of fields with problems and of unchanged sample texts, with buttons that list them. */
function Status({ problemCount, sampleCount, onExport, onSamples }: DraftBarProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 text-small">
      {problemCount > 0 && (
        <p>
          <span className="text-danger">{`${fieldsToMend(problemCount)} `}</span>
          <button type="button" className={listButtonClasses} onClick={onExport}>
            Show what to mend
          </button>
        </p>
      )}
      {problemCount === 0 && sampleCount === 0 && (
        <p className="text-ink-muted">Ready to be exported.</p>
      )}
      {sampleCount > 0 && (
        <p>
          <span className="text-ink-muted">
            {problemCount === 0
              ? `Can be exported, but ${stillSample(sampleCount)} `
              : // A short text, because the line about fields to mend is also shown.
                `${sampleTexts(sampleCount)}. `}
          </span>
          <button
            type="button"
            className={listButtonClasses}
            onClick={onSamples}
            aria-label={`Show ${sampleCount === 1 ? "it" : "them"}, the sample’s words`}
          >
            {sampleCount === 1 ? "Show it" : "Show them"}
          </button>
        </p>
      )}
    </div>
  );
}
