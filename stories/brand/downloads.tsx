import { brandCss, brandDtcg, brandFigma } from "@larkline/tokens/brand";
import type { BrandColors } from "@larkline/tokens/brand";
import { Button } from "@larkline/ui/button";
import { DownloadIcon } from "@larkline/ui/icon";

import { save } from "./save.ts";

const files = [
  { label: "DTCG tokens", suffix: "tokens.json", type: "application/json", contentOf: brandDtcg },
  { label: "CSS", suffix: "css", type: "text/css", contentOf: brandCss },
  {
    label: "Figma variables",
    suffix: "figma.json",
    type: "application/json",
    contentOf: brandFigma,
  },
] as const;

/** Downloads of the brand's colors for other tools. */
export function Downloads({ colors, slug }: { colors: BrandColors; slug: string }) {
  return (
    <div className="flex flex-wrap gap-2">
      {files.map(({ label, suffix, type, contentOf }) => (
        <Button
          key={suffix}
          size="sm"
          variant="outline"
          leadingIcon={<DownloadIcon />}
          aria-label={`Download ${label}`}
          onClick={() => save(`${slug}.${suffix}`, contentOf(colors), type)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
