import { grounds, themes } from "@larkline/tokens";

import { Button } from "../../packages/ui/src/components/button/button.tsx";
import { Text } from "../../packages/ui/src/foundations/text/text.tsx";

/**
 * A sample of each theme on each ground. All fit on one page, because elements with `data-theme` and
 * `data-ground` can be nested.
 */
export function Themes() {
  return (
    <div className="sb-unstyled my-6 grid gap-4 sm:grid-cols-2">
      {themes.flatMap((theme) =>
        grounds.map((ground) => (
          <div key={`${theme} ${ground}`} data-theme={theme}>
            <div
              data-ground={ground === "board" ? ground : undefined}
              className="flex flex-wrap items-center justify-between gap-4 rounded-panel border border-line bg-page p-5 text-ink"
            >
              <Text size="small">
                <code>{theme}</code>, {ground}
              </Text>
              <Button size="sm">Hear a call</Button>
            </div>
          </div>
        )),
      )}
    </div>
  );
}
