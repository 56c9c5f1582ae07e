import { Heading } from "@larkline/ui/heading";
import { Text } from "@larkline/ui/text";
import { Fragment } from "react";

import { CopyButton } from "./copy-button.tsx";
import { Downloads } from "./downloads.tsx";
import type { BrandState } from "./use-brand.ts";

interface KeepProps {
  made: BrandState["made"];
  name: string;
  /** The name's slug; undefined if the name is not valid. */
  slug: string | undefined;
}

/** How to keep the brand: the command that applies it to the repository, and downloads. */
export function Keep({ made: { colors, color, accent }, name, slug }: KeepProps) {
  const words = ["npm run brand --", `--name "${name}"`, `--color "${color}"`];
  if (accent !== "") words.push(`--accent "${accent}"`);
  const command = words.join(" ");
  return (
    <div className="mt-auto flex flex-col gap-3 border-t border-line pt-6">
      <Heading level={2} size={4}>
        Keep it
      </Heading>
      <Downloads colors={colors} slug={slug ?? "brand"} />
      <Text size="fine" tone="muted">
        In this repository:
      </Text>
      {slug === undefined ? (
        <Text size="small">The command is shown when the name is valid.</Text>
      ) : (
        <>
          <code className="rounded-control bg-sunk px-3 py-2 text-fine wrap-anywhere">
            {words.map((word) => (
              // Lines break only between options, not at the hyphens inside an option.
              <Fragment key={word}>
                <span className="inline-block">{word}</span>{" "}
              </Fragment>
            ))}
          </code>
          <CopyButton text={command}>Copy command</CopyButton>
        </>
      )}
    </div>
  );
}
