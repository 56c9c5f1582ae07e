import { Alert } from "@larkline/ui/alert";
import { Button } from "@larkline/ui/button";
import { Dialog } from "@larkline/ui/dialog";
import { Heading } from "@larkline/ui/heading";
import { DownloadIcon } from "@larkline/ui/icon";
import { Tab, TabList, TabPanel, Tabs } from "@larkline/ui/tabs";
import { Text } from "@larkline/ui/text";
import type { ReactNode } from "react";

import { type Draft, textIn } from "../../scripts/new/draft/draft.ts";
import { filesOf, placeOfDraft } from "../../scripts/new/draft/page-files.ts";
import type { FieldPlace, Problem } from "../../scripts/new/draft/problem.ts";
import { CopyButton } from "../brand/copy-button.tsx";
import { save } from "../brand/save.ts";
import { stillSample } from "./counts.ts";
import { FieldList } from "./field-list.tsx";

interface ExportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  draft: Draft;
  problems: readonly Problem[];
  /** Number of sample texts: initial texts that the author has not changed. */
  sampleCount: number;
  /** Called to open a field. */
  onOpenField: (field: FieldPlace) => void;
  /** Called to list the sample texts. */
  onSamples: () => void;
}

/** Name of the downloaded draft, from the page's path: "about.draft.json". */
const draftFile = ({ page }: Draft) =>
  `${
    textIn(page, "path")
      .trim()
      .replace(/^\//, "")
      .replaceAll(/[^a-z0-9]+/gi, "-") || "page"
  }.draft.json`;

/** Dialog: exports the page as its source files, or lists the problems that prevent it. */
export function ExportDialog(props: ExportDialogProps) {
  const { open, onOpenChange, draft, problems, sampleCount, onOpenField, onSamples } = props;
  return (
    <Dialog
      size="lg"
      open={open}
      onOpenChange={onOpenChange}
      title={problems.length === 0 ? "Export the page" : "Not ready yet"}
      description={
        problems.length === 0
          ? "Its words and the page, as the generator writes them."
          : "Each of these leads to its field. The page is exported when none is left."
      }
    >
      {open &&
        (problems.length === 0 ? (
          <Files draft={draft} sampleCount={sampleCount} onSamples={onSamples} />
        ) : (
          <ToMend draft={draft} problems={problems} onOpenField={onOpenField} />
        ))}
    </Dialog>
  );
}

/** The problems that prevent the export. */
function ToMend({
  draft,
  problems,
  onOpenField,
}: Pick<ExportDialogProps, "draft" | "problems" | "onOpenField">) {
  return (
    <div className="flex flex-col gap-6">
      <FieldList
        draft={draft}
        fields={problems}
        textOf={({ message }) => message}
        tone="danger"
        onOpenField={onOpenField}
      />
      <SaveDraft draft={draft} />
    </div>
  );
}

function SaveDraft({ draft }: { draft: Draft }) {
  return (
    <Button
      variant="outline"
      className="self-start"
      leadingIcon={<DownloadIcon />}
      onClick={() =>
        save(draftFile(draft), JSON.stringify(draft, undefined, 2), "application/json")
      }
    >
      Download the draft
    </Button>
  );
}

const nameIn = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** The two steps that add the page to the site, and the page's files for adding it by hand. */
function Files({
  draft,
  sampleCount,
  onSamples,
}: Pick<ExportDialogProps, "draft" | "sampleCount" | "onSamples">) {
  const { words, pages } = filesOf(draft, placeOfDraft(draft));
  const files = [words, ...pages];
  const command = `npm run new page -- --from ${draftFile(draft)}`;
  return (
    <div className="flex flex-col gap-8">
      {sampleCount > 0 && (
        <Alert
          variant="info"
          urgency="none"
          title={stillSample(sampleCount)}
          action={
            <Button size="sm" variant="outline" onClick={onSamples}>
              {sampleCount === 1 ? "Show it" : "Show them"}
            </Button>
          }
        >
          The page can be exported with them.
        </Alert>
      )}
      <ol className="flex flex-col gap-6">
        <Step title="1. Save the draft">
          <SaveDraft draft={draft} />
        </Step>
        <Step title="2. Run this in the repository">
          <code className="rounded-control bg-sunk px-4 py-3 text-small wrap-anywhere">
            {command}
          </code>
          <CopyButton text={command}>Copy command</CopyButton>
          <Text size="small" tone="muted">
            It writes the files below, the page’s story, and its lines in the lists of pages. If the
            draft was saved elsewhere, write its whole path.
          </Text>
        </Step>
      </ol>
      <div className="flex flex-col gap-1 border-t border-line pt-6">
        <Heading level={3} size={4}>
          Or take the files
        </Heading>
        <Tabs defaultValue={words.path}>
          <TabList label="Files">
            {files.map(({ path }) => (
              <Tab key={path} value={path}>
                {nameIn(path)}
              </Tab>
            ))}
          </TabList>
          {files.map(({ path, text }) => (
            <TabPanel key={path} value={path} focusable={false}>
              <FileText path={path} text={text} />
            </TabPanel>
          ))}
        </Tabs>
      </div>
    </div>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="flex flex-col items-stretch gap-3">
      <Heading level={3} size={4}>
        {title}
      </Heading>
      {children}
    </li>
  );
}

/** A file's text, to be copied or saved. */
function FileText({ path, text }: { path: string; text: string }) {
  const name = nameIn(path);
  return (
    <div className="flex flex-col gap-3">
      <Text size="fine" tone="muted">
        {path}
      </Text>
      <section
        aria-label={name}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard
        tabIndex={0}
        className="max-h-80 overflow-auto rounded-control bg-sunk p-4 text-fine"
      >
        <pre>
          <code>{text}</code>
        </pre>
      </section>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <Button
          size="sm"
          variant="outline"
          leadingIcon={<DownloadIcon />}
          onClick={() => save(name, text, "text/plain")}
        >
          {`Download ${name}`}
        </Button>
        <CopyButton text={text} copied={`${name} is copied.`}>
          {`Copy ${name}`}
        </CopyButton>
      </div>
    </div>
  );
}
