import { brand } from "@larkline/content/brand";

import { Board } from "../../apps/site/src/pages/home/board.tsx";
import { Heading } from "../../packages/ui/src/foundations/heading/heading.tsx";
import { Text } from "../../packages/ui/src/foundations/text/text.tsx";

/**
 * The header of the welcome page: the kit's idea in a few sentences, and the switchboard of the site's home
 * page.
 */
export function Cover() {
  return (
    <div
      data-ground="board"
      className="sb-unstyled mb-12 overflow-clip rounded-stage bg-page text-ink [&>header]:p-6 sm:[&>header]:p-10"
    >
      <header>
        <Heading level={1} className="wrap-anywhere">
          The {brand.name} kit
        </Heading>
        <Text size="lede" tone="muted" className="mt-3">
          A call is a cord. A board has a grid of jacks, and a cord hangs between two of them when
          somebody is connected. Every component is drawn from that.
        </Text>
      </header>
      <Board />
    </div>
  );
}
