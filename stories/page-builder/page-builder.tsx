import type { Theme } from "@larkline/tokens";
import { Text } from "@larkline/ui/text";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";

import { type Draft, textIn } from "../../scripts/new/draft/draft.ts";
import { makePage } from "../../scripts/new/draft/made.ts";
import { type FieldPlace, pagePart } from "../../scripts/new/draft/problem.ts";
import { problemsOf } from "../../scripts/new/draft/problems.ts";
import { sampleTextsOf } from "../../scripts/new/draft/sample-texts.ts";
import { freshDraft } from "../../scripts/new/draft/starter.ts";
import { AddSection } from "./add-section.tsx";
import { Canvas } from "./canvas.tsx";
import { DraftBar } from "./draft-bar.tsx";
import { hasPart, remainingBefore, setValue } from "./draft-changes.ts";
import { ExportDialog } from "./export-dialog.tsx";
import { titleOf } from "./names.ts";
import { OpenDraft } from "./open-draft.tsx";
import { PartForm } from "./part-form.tsx";
import { PreviewBar } from "./preview-bar.tsx";
import { SampleTextsDialog } from "./sample-texts-dialog.tsx";
import { SectionList } from "./section-list.tsx";
import { StartAnew } from "./start-anew.tsx";
import { useAnnouncement } from "./use-announcement.tsx";
import { useDraft } from "./use-draft.ts";
import { useFocus } from "./use-focus.ts";
import { useSections } from "./use-sections.ts";
import { useWidth } from "./use-width.ts";

export interface PageBuilderProps {
  /** Key of the draft in `localStorage`; without it the draft is not stored. */
  storageKey?: string;
  /** The initial draft, if none is stored. */
  initial?: Draft;
}

type Dialog = "add" | "export" | "open" | "reset" | "samples";

const allDevices = ["phone", "tablet", "desktop"] as const;

/**
 * The page builder, a story in Storybook. Its user composes a page of the site's sections, without code. It
 * exports the page's files, or a draft from which `npm run new page` generates them.
 */
export function PageBuilder({ storageKey, initial }: PageBuilderProps) {
  const history = useDraft(storageKey, initial);
  const { draft, change } = history;
  /** Id of the part (a section, or the page itself) whose form is open. */
  const [part, setPart] = useState<string>();
  /** Id of the part that was edited last. */
  const [current, setCurrent] = useState<string>();
  const [dialog, setDialog] = useState<Dialog>();
  const [width, setWidth] = useWidth();
  const [theme, setTheme] = useState<Theme>("light");
  const [announcement, say] = useAnnouncement();
  const panel = useRef<HTMLElement>(null);
  const { focus, focusIfLost } = useFocus(panel);

  const problems = useMemo(() => problemsOf(draft), [draft]);
  const samples = useMemo(() => sampleTextsOf(draft), [draft]);
  const sections = useMemo(() => makePage(draft), [draft]);
  const name = textIn(draft.page, "name").trim();
  const address = `/${textIn(draft.page, "path").trim().replace(/^\//, "")}`;

  const openForm = (id: string) => {
    setPart(id);
    setCurrent(id);
    focus("#part-form");
  };
  const closeForm = () => {
    setPart(undefined);
    focus(`[data-part="${current ?? pagePart}"]`);
  };
  const openField = ({ part: id, field }: FieldPlace) => {
    setDialog(undefined);
    setPart(id);
    setCurrent(id);
    focus(`[data-field="${field}"]`, "#part-form");
  };
  const actions = useSections({ draft, change, say, focus, current, setCurrent });

  /**
   * If an undo or redo removed the section that was edited last, closes its form and makes the section before
   * it current. Returns the id of the current part.
   */
  const leaveRemovedSection = (newDraft: Draft) => {
    if (current === undefined || hasPart(newDraft, current)) return current;
    const before = remainingBefore(draft, current, newDraft);
    setPart(undefined);
    setCurrent(before);
    return before;
  };
  const undoOrRedo = (step: "undo" | "redo") => {
    if (step === "undo" ? !history.canUndo : !history.canRedo) {
      say(`There is nothing to ${step}.`);
      return;
    }
    const next = leaveRemovedSection(history[step]());
    // Without a focused element inside the builder, the next keys would not reach it.
    focusIfLost("#part-form", `[data-part="${next ?? pagePart}"]`);
    say(step === "undo" ? "Undone." : "Done again.");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    // Also while a dialog is open: the browser would undo typing in a field behind the dialog.
    event.preventDefault();
    if (dialog === undefined) undoOrRedo(key === "y" || event.shiftKey ? "redo" : "undo");
  };
  const replaceDraft = (newDraft: Draft, message: string) => {
    change(newDraft);
    setPart(undefined);
    setCurrent(undefined);
    setDialog(undefined);
    say(message);
  };
  const dialogProps = (which: Dialog) => ({
    open: dialog === which,
    onOpenChange: (isOpen: boolean) => setDialog(isOpen ? which : undefined),
  });

  return (
    <div
      // In the capture phase, so that it works even if a component of the previewed page stops the propagation.
      onKeyDownCapture={onKeyDown}
      className="min-h-screen bg-page text-ink lg:grid lg:h-screen lg:grid-cols-[25rem_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)]"
    >
      <DraftBar
        name={name}
        address={address}
        problemCount={problems.length}
        sampleCount={samples.length}
        canUndo={history.canUndo}
        canRedo={history.canRedo}
        onUndo={() => undoOrRedo("undo")}
        onRedo={() => undoOrRedo("redo")}
        onOpen={() => setDialog("open")}
        onReset={() => setDialog("reset")}
        onExport={() => setDialog("export")}
        onSamples={() => setDialog("samples")}
      />
      <aside
        ref={panel}
        aria-label="The draft"
        // `relative`, because visually hidden texts have absolute positions and must scroll with this element.
        className="relative flex flex-col gap-6 overflow-y-auto border-line bg-surface px-5 py-6 max-lg:max-h-[70svh] max-lg:border-b sm:px-6 lg:border-e"
      >
        {part === undefined ? (
          <SectionList
            draft={draft}
            current={current}
            problems={problems}
            samples={samples}
            {...actions}
            onEdit={openForm}
            onAdd={() => setDialog("add")}
          />
        ) : (
          <PartForm
            key={part}
            draft={draft}
            part={part}
            problems={problems}
            samples={samples}
            onChange={(field, value, typedIn) =>
              change(
                setValue(draft, part, field, value),
                typedIn === undefined ? undefined : `${part} ${typedIn}`,
              )
            }
            onBack={closeForm}
            say={say}
          />
        )}
        <div className="mt-auto border-t border-line pt-4">
          <Text size="fine" tone="muted">
            {history.isStored
              ? "The draft is kept in this browser."
              : "This browser does not keep the draft: download it under Export."}
          </Text>
        </div>
      </aside>
      <main className="relative flex min-w-0 flex-col gap-5 px-5 py-6 sm:px-6 lg:overflow-y-auto">
        <PreviewBar width={width} onWidth={setWidth} theme={theme} onTheme={setTheme} />
        <Canvas
          sections={sections}
          name={name}
          address={address}
          shown={width === "all" ? allDevices : [width]}
          theme={theme}
          current={current}
          isOpen={part !== undefined}
          onSelect={openForm}
        />
        {announcement}
      </main>
      <AddSection
        {...dialogProps("add")}
        draft={draft}
        after={actions.after ? `“${titleOf(actions.after)}”` : "the page’s head"}
        onAdd={(kind) => {
          setDialog(undefined);
          const id = actions.onAddKind(kind);
          openForm(id);
        }}
      />
      <ExportDialog
        {...dialogProps("export")}
        draft={draft}
        problems={problems}
        sampleCount={samples.length}
        onOpenField={openField}
        onSamples={() => setDialog("samples")}
      />
      <SampleTextsDialog
        {...dialogProps("samples")}
        draft={draft}
        samples={samples}
        onOpenField={openField}
      />
      <OpenDraft
        {...dialogProps("open")}
        onDraft={(opened) =>
          replaceDraft(opened, `The draft of ${textIn(opened.page, "name")} is open.`)
        }
      />
      <StartAnew
        {...dialogProps("reset")}
        onReset={() =>
          replaceDraft(freshDraft(), "A new page is begun. Undo brings the draft back.")
        }
      />
    </div>
  );
}
