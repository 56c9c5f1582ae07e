import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { evidence } from "virtual:kit-evidence";

import { sinceText, standing, type Status as Stated } from "../docs/status-of.ts";
import type { Evidence } from "../evidence-plugin.ts";

const meaning = {
  experimental: "Its props may still change.",
  ready: "It meets every point of the kit’s list.",
  deprecated: "Do not use it in new work.",
} as const;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The component's stories that failed in their last run. */
function useFailed(): Evidence["stories"]["failed"] {
  const fileName: unknown = useContext(DocsContext).componentStories()[0]?.parameters["fileName"];
  if (typeof fileName !== "string") return [];
  return evidence[fileName.replace(/^\.\//, "")]?.stories.failed ?? [];
}

/**
 * A component's status, and since which version it applies. Every component's docs page contains this block.
 * While one of the component's stories fails, "ready" is shown as "not ready".
 */
export function Status({ value, since, instead }: Stated) {
  const failed = useFailed();
  const current = standing(value, failed.length);
  const isValid = current !== "not ready";
  return (
    <p className="sb-unstyled my-4 flex flex-wrap items-center gap-3 text-small text-ink-muted">
      <span
        className={`inline-block rounded-plate border px-2 py-1 font-plate text-plate font-semibold first-letter:uppercase ${isValid ? "border-edge text-ink" : "border-danger text-danger"}`}
      >
        {current}
      </span>
      {isValid && (
        <span>
          <strong className="font-semibold text-ink">{capital(sinceText(since))}.</strong>{" "}
          {meaning[value]}
          {instead !== undefined && ` Use ${instead} instead.`}
        </span>
      )}
      {failed.length > 0 && (
        <span>
          {failed.length === 1
            ? "1 story fails its checks: "
            : `${failed.length} stories fail their checks: `}
          {failed.map(({ story, name }, index) => (
            <span key={story}>
              {index > 0 && ", "}
              <a href={`./?path=/story/${story}`} target="_top" className="text-ink underline">
                {name}
              </a>
            </span>
          ))}
          .
        </span>
      )}
    </p>
  );
}
