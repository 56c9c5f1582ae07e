import { Alert } from "@larkline/ui/alert";
import { Button } from "@larkline/ui/button";
import { Dialog } from "@larkline/ui/dialog";
import { CopyIcon, DownloadIcon } from "@larkline/ui/icon";
import { Tab, TabList, TabPanel, Tabs } from "@larkline/ui/tabs";
import { Text } from "@larkline/ui/text";
import { useState } from "react";

import { type Draft, textIn } from "../../scripts/new/draft/draft.ts";
import { filesOf, placeOfDraft } from "../../scripts/new/draft/page-files.ts";
import type { Problem } from "../../scripts/new/draft/problem.ts";
import { save } from "../brand/save.ts";
import { kindName } from "./names.ts";

interface ExportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  draft: Draft;
  problems: readonly Problem[];
  /** Opens the field that is to be mended. */
  onMend: (problem: Problem) => void;
}

const draftFile = ({ page }: Draft) =>
  `${
    textIn(page, "path")
      .trim()
      .replace(/^\//, "")
      .replaceAll(/[^a-z0-9]+/gi, "-") || "page"
  }.draft.json`;

/** The page as its two files, or what is to be mended before. */
export function ExportDialog({ open, onOpenChange, draft, problems, onMend }: ExportDialogProps) {
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
          <Files draft={draft} />
        ) : (
          <ToMend draft={draft} problems={problems} onMend={onMend} />
        ))}
    </Dialog>
  );
}

/** Everything that is wrong, in the page's order. */
function ToMend({ draft, problems, onMend }: Omit<ExportDialogProps, "open" | "onOpenChange">) {
  const placeOf = (part: string) => {
    const index = draft.sections.findIndex(({ id }) => id === part);
    const section = draft.sections[index];
    return section ? `${index + 1}. ${kindName(section)}` : "The page";
  };
  return (
    <div className="flex flex-col gap-6">
      <ul className="flex flex-col gap-1">
        {problems.map((problem) => (
          <li key={`${problem.part} ${problem.field}`}>
            <button
              type="button"
              onClick={() => onMend(problem)}
              className="w-full cursor-pointer rounded-control px-3 py-2 text-start hover:bg-sunk"
            >
              <span className="block text-small font-semibold">
                {`${placeOf(problem.part)}: ${problem.label}`}
              </span>
              <span className="block text-small text-danger">{problem.message}</span>
            </button>
          </li>
        ))}
      </ul>
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

function Files({ draft }: { draft: Draft }) {
  const [copied, setCopied] = useState<string>();
  const { words, page } = filesOf(draft, placeOfDraft(draft));
  const files = [
    { label: "Words", ...words },
    { label: "Page", ...page },
  ];
  const copy = (path: string, text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(`${nameIn(path)} is copied.`),
      () => setCopied("The browser does not let it be copied: select the text, or download it."),
    );
  return (
    <div className="flex flex-col gap-6">
      <Alert
        variant="info"
        urgency="none"
        title="Put it into the site with one command"
        action={<SaveDraft draft={draft} />}
      >
        <code className="wrap-anywhere">{`npm run new page -- --from ${draftFile(draft)}`}</code>
        {
          " writes both files, its story, and its lines in the lists of pages. If the draft was saved elsewhere, write its whole path."
        }
      </Alert>
      <Tabs defaultValue="Words">
        <TabList label="Files">
          {files.map(({ label, path }) => (
            <Tab key={label} value={label}>
              {nameIn(path)}
            </Tab>
          ))}
        </TabList>
        {files.map(({ label, path, text }) => (
          <TabPanel key={label} value={label} focusable={false}>
            <div className="flex flex-col gap-3 pt-4">
              <Text size="fine" tone="muted">
                {path}
              </Text>
              <section
                aria-label={nameIn(path)}
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard, too
                tabIndex={0}
                className="max-h-80 overflow-auto rounded-control bg-sunk p-4 text-fine"
              >
                <pre>
                  <code>{text}</code>
                </pre>
              </section>
              <div className="flex flex-wrap gap-2">
                <Button
                  size="sm"
                  variant="outline"
                  leadingIcon={<CopyIcon />}
                  onClick={() => void copy(path, text)}
                >
                  {`Copy ${nameIn(path)}`}
                </Button>
                <Button
                  size="sm"
                  variant="outline"
                  leadingIcon={<DownloadIcon />}
                  onClick={() => save(nameIn(path), text, "text/plain")}
                >
                  {`Download ${nameIn(path)}`}
                </Button>
              </div>
            </div>
          </TabPanel>
        ))}
      </Tabs>
      <output className="text-small text-ink-muted">{copied}</output>
    </div>
  );
}
