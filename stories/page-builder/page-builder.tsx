import type { Theme } from "@larkline/tokens";
import { Heading } from "@larkline/ui/heading";
import { Plate } from "@larkline/ui/plate";
import { Text } from "@larkline/ui/text";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";

import { type Draft, textIn } from "../../scripts/new/draft/draft.ts";
import { makePage } from "../../scripts/new/draft/made.ts";
import { type Problem, pagePart } from "../../scripts/new/draft/problem.ts";
import { problemsOf } from "../../scripts/new/draft/problems.ts";
import { AddSection } from "./add-section.tsx";
import { Canvas } from "./canvas.tsx";
import { setValue } from "./draft-changes.ts";
import { ExportDialog } from "./export-dialog.tsx";
import { titleOf } from "./names.ts";
import { OpenDraft } from "./open-draft.tsx";
import { PartForm } from "./part-form.tsx";
import { SectionList } from "./section-list.tsx";
import { StartAnew } from "./start-anew.tsx";
import { Toolbar, type Width } from "./toolbar.tsx";
import { freshDraft, useDraft } from "./use-draft.ts";
import { useFocus } from "./use-focus.ts";
import { useSections } from "./use-sections.ts";

export interface PageBuilderProps {
  /** Where the browser keeps the draft; without it nothing is kept. */
  storageKey?: string;
  /** What to begin with, where nothing is kept. */
  initial?: Draft;
}

type Dialog = "add" | "export" | "open" | "reset";

const allDevices = ["phone", "tablet", "desktop"] as const;

const count = (number: number) =>
  number === 0
    ? "Ready to be exported."
    : `${number} ${number === 1 ? "field" : "fields"} to mend before it is exported.`;

/** A page is put together of the site's sections, and written as the generator writes it. */
export function PageBuilder({ storageKey, initial }: PageBuilderProps) {
  const history = useDraft(storageKey, initial);
  const { draft, change } = history;
  /** The part whose form is open. */
  const [part, setPart] = useState<string>();
  /** The part that was edited last. */
  const [current, setCurrent] = useState<string>();
  const [dialog, setDialog] = useState<Dialog>();
  const [width, setWidth] = useState<Width>("desktop");
  const [theme, setTheme] = useState<Theme>("light");
  const [said, say] = useState("");
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useFocus(panel);

  const problems = useMemo(() => problemsOf(draft), [draft]);
  const sections = useMemo(() => makePage(draft), [draft]);
  // Another draft, or one that was undone, may not have the part any more.
  const open = part === pagePart || draft.sections.some(({ id }) => id === part) ? part : undefined;
  const name = textIn(draft.page, "name").trim();
  const address = `/${textIn(draft.page, "path").trim().replace(/^\//, "")}`;

  const edit = (id: string) => {
    setPart(id);
    setCurrent(id);
    focus("#part-form");
  };
  const back = () => {
    setPart(undefined);
    focus(`[data-part="${current ?? pagePart}"]`);
  };
  const mend = ({ part: id, field }: Problem) => {
    setDialog(undefined);
    setPart(id);
    setCurrent(id);
    focus(`[data-field="${field}"]`, "#part-form");
  };
  const actions = useSections({ draft, change, say, focus, current, setCurrent });

  const took = (step: "undo" | "redo") => {
    if (step === "undo" ? !history.canUndo : !history.canRedo) {
      say(`There is nothing to ${step}.`);
      return;
    }
    history[step]();
    say(step === "undo" ? "Undone." : "Done again.");
  };
  const keys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    took(key === "y" || event.shiftKey ? "redo" : "undo");
  };
  const replace = (to: Draft, words: string) => {
    change(to);
    setPart(undefined);
    setCurrent(undefined);
    setDialog(undefined);
    say(words);
  };
  const dialogProps = (which: Dialog) => ({
    open: dialog === which,
    onOpenChange: (is: boolean) => setDialog(is ? which : undefined),
  });

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of whatever stands in it
    <div
      onKeyDown={keys}
      className="min-h-screen bg-page text-ink lg:grid lg:h-screen lg:grid-cols-[25rem_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)]"
    >
      <aside
        ref={panel}
        aria-label="The draft"
        className="flex flex-col gap-6 overflow-y-auto border-line bg-surface px-5 py-8 max-lg:max-h-[70svh] max-lg:border-b sm:px-6 lg:border-e"
      >
        <header className="flex flex-col gap-2">
          <Plate variant="line" className="self-start">
            Page builder
          </Plate>
          <Heading level={1} size={3} className="wrap-anywhere">
            {name || "A page without a name"}
          </Heading>
          <Text size="small" tone="muted" className="wrap-anywhere">
            {`${address}. ${count(problems.length)}`}
          </Text>
        </header>
        {open === undefined ? (
          <SectionList
            draft={draft}
            current={current}
            problems={problems}
            {...actions}
            onEdit={edit}
            onAdd={() => setDialog("add")}
          />
        ) : (
          <PartForm
            key={open}
            draft={draft}
            part={open}
            problems={problems}
            heading={heading}
            onChange={(field, value) =>
              change(setValue(draft, open, field, value), `${open} ${field}`)
            }
            onBack={back}
            say={say}
          />
        )}
        <Text size="fine" tone="muted" className="mt-auto border-t border-line pt-4">
          {history.isKept
            ? "The draft is kept in this browser."
            : "This browser does not keep the draft: download it under Export."}
        </Text>
      </aside>
      <main className="flex min-w-0 flex-col gap-5 px-5 py-6 sm:px-6 lg:overflow-y-auto">
        <Toolbar
          width={width}
          onWidth={setWidth}
          theme={theme}
          onTheme={setTheme}
          canUndo={history.canUndo}
          canRedo={history.canRedo}
          onUndo={() => took("undo")}
          onRedo={() => took("redo")}
          onOpen={() => setDialog("open")}
          onReset={() => setDialog("reset")}
          onExport={() => setDialog("export")}
        />
        <Canvas
          sections={sections}
          name={name}
          address={address}
          shown={width === "all" ? allDevices : [width]}
          theme={theme}
          current={current}
          onSelect={edit}
        />
        <output className="sr-only">{said}</output>
      </main>
      <AddSection
        {...dialogProps("add")}
        draft={draft}
        after={actions.after ? `“${titleOf(actions.after)}”` : "the page’s head"}
        onAdd={(kind) => {
          setDialog(undefined);
          const id = actions.onAddKind(kind);
          edit(id);
        }}
      />
      <ExportDialog {...dialogProps("export")} draft={draft} problems={problems} onMend={mend} />
      <OpenDraft
        {...dialogProps("open")}
        onDraft={(to) => replace(to, `The draft of ${textIn(to.page, "name")} is open.`)}
      />
      <StartAnew
        {...dialogProps("reset")}
        onReset={() => replace(freshDraft(), "A new page is begun. Undo brings the draft back.")}
      />
    </div>
  );
}
