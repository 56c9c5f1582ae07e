import {
  Collapsible,
  CollapsibleContent,
  CollapsibleTrigger,
} from "../../packages/ui/src/components/collapsible/collapsible.tsx";
import { Switch } from "../../packages/ui/src/components/switch/switch.tsx";
import { KeyCap } from "./key-cap.tsx";
import { shortcuts } from "./shortcuts.ts";

/** The list of keyboard shortcuts, and a switch that disables single-key shortcuts (WCAG 2.1.4). */
export function Keys({ on, onSwitch }: { on: boolean; onSwitch: (on: boolean) => void }) {
  return (
    <Collapsible>
      <CollapsibleTrigger>Keys</CollapsibleTrigger>
      <CollapsibleContent>
        <div className="flex flex-col gap-4 pt-3">
          <Switch label="Single keys" checked={on} onCheckedChange={onSwitch} />
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-fine text-ink">
            {shortcuts.map(({ keys, does }) => (
              <div key={does} className="contents">
                <dt className="flex flex-wrap items-start gap-1">
                  {keys.map((key) => (
                    <KeyCap key={key} name={key} />
                  ))}
                </dt>
                <dd className="min-w-0 py-0.5 text-ink-muted">{does}</dd>
              </div>
            ))}
          </dl>
        </div>
      </CollapsibleContent>
    </Collapsible>
  );
}
