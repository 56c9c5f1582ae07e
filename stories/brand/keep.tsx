import { Button } from "@larkline/ui/button";
import { Heading } from "@larkline/ui/heading";
import { CopyIcon } from "@larkline/ui/icon";
import { Text } from "@larkline/ui/text";
import { useState } from "react";

import { Downloads } from "./downloads.tsx";
import type { BrandState } from "./use-brand.ts";

interface KeepProps {
  made: BrandState["made"];
  name: string;
  slug: string;
}

/** The command that makes it so, and the files. */
export function Keep({ made: { colors, color, accent }, name, slug }: KeepProps) {
  const live = accent === "" ? "" : ` --accent "${accent}"`;
  const command = `npm run brand -- --name "${name}" --color "${color}"${live}`;
  return (
    <div className="mt-auto flex flex-col gap-3 border-t border-line pt-6">
      <Heading level={2} size={4}>
        Keep it
      </Heading>
      <Downloads colors={colors} slug={slug} />
      <Text size="fine" tone="muted">
        In this repository:
      </Text>
      <code className="rounded-control bg-sunk px-3 py-2 text-fine wrap-anywhere">{command}</code>
      <CopyCommand key={command} command={command} />
    </div>
  );
}

/** Copies the command, and says whether it could. */
function CopyCommand({ command }: { command: string }) {
  const [said, setSaid] = useState("");
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        size="sm"
        variant="outline"
        leadingIcon={<CopyIcon />}
        onClick={() =>
          navigator.clipboard.writeText(command).then(
            () => setSaid("Copied."),
            () => setSaid("This page may not copy. Mark the line instead."),
          )
        }
      >
        Copy command
      </Button>
      <output className="text-fine text-ink-muted">{said}</output>
    </div>
  );
}
