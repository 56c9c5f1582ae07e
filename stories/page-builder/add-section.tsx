import { Dialog } from "@larkline/ui/dialog";
import { Heading } from "@larkline/ui/heading";
import { useId } from "react";

import type { Draft } from "../../scripts/new/draft/draft.ts";
import type { Kind } from "../../scripts/new/draft/kind.ts";
import { kinds } from "../../scripts/new/draft/kinds.ts";

interface AddSectionProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  draft: Draft;
  /** What the new section comes after, as text: a section's title in quotation marks, or “the page’s head”. */
  after: string;
  onAdd: (kind: Kind) => void;
}

/**
 * The groups of kinds that the dialog offers. The group “Opens” is missing: it contains only the hero, which
 * every page already has as its first section.
 */
const groups = ["Explains", "Proves", "Offers", "Ends"] as const;

const groupTitles: Readonly<Record<(typeof groups)[number], string>> = {
  Explains: "What it does",
  Proves: "Why one believes it",
  Offers: "What it works with, and what it costs",
  Ends: "What to do now",
};

/** Dialog: selects the kind of section to add. */
export function AddSection({ open, onOpenChange, draft, after, onAdd }: AddSectionProps) {
  const usedKinds = new Set(draft.sections.map(({ kind }) => kind));
  return (
    <Dialog
      size="lg"
      open={open}
      onOpenChange={onOpenChange}
      title="Add a section"
      description={`It comes after ${after} and can be moved.`}
    >
      <div className="flex flex-col gap-7">
        {groups.map((group) => (
          <Group
            key={group}
            title={groupTitles[group]}
            kinds={kinds.filter(
              (kind) => kind.group === group && !(kind.once && usedKinds.has(kind.id)),
            )}
            onAdd={onAdd}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface GroupProps {
  title: string;
  kinds: readonly Kind[];
  onAdd: (kind: Kind) => void;
}

function Group({ title, kinds: offered, onAdd }: GroupProps) {
  const id = useId();
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading level={3} size={4} id={id}>
        {title}
      </Heading>
      <ul className="mt-3 grid grid-cols-1 gap-2 sm:grid-cols-2">
        {offered.map((kind) => (
          <li key={kind.id}>
            <button
              type="button"
              onClick={() => onAdd(kind)}
              className="flex size-full cursor-pointer flex-col gap-1 rounded-control border border-line bg-page p-4 text-start text-ink hover:border-edge hover:bg-sunk"
            >
              <span className="text-small font-semibold">{kind.name}</span>
              <span className="text-fine text-ink-muted">{kind.about}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
