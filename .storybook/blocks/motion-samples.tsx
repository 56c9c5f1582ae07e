import { durations } from "@larkline/tokens";
import { useState } from "react";

import motion from "../../packages/tokens/tokens/motion.tokens.json";

/** The duration tokens by name, with descriptions of their use. The file also has an entry `$type`, a string. */
const tokens: Readonly<Record<string, string | { $description: string }>> = motion.duration;
const descriptionOf = (name: string) => {
  const token = tokens[name];
  return typeof token === "object" ? token.$description : "";
};

/** Every duration token, with a mark that moves for that time. With reduced motion the mark jumps. */
export function MotionSamples() {
  const [isAtEnd, setAtEnd] = useState(false);
  return (
    <div className="sb-unstyled my-6 text-small text-ink">
      <button
        type="button"
        className="min-h-11 rounded-control bg-action px-4 font-semibold text-on-action"
        onClick={() => setAtEnd((value) => !value)}
      >
        Move
      </button>
      <dl className="mt-4">
        {Object.entries(durations).map(([name, value]) => (
          <div key={name} className="border-t border-line py-3">
            <dt>
              <code className="font-semibold">{name}</code> {value} ms. {descriptionOf(name)}
            </dt>
            <dd className="relative mt-2 h-4 border-b border-edge">
              <span
                className={`absolute bottom-0 size-3 rounded-full bg-cord transition-[inset-inline-start] ease-out ${isAtEnd ? "start-[calc(100%-12px)]" : "start-0"}`}
                // Uses the custom property, which is 0 with reduced motion. `value` stays the same.
                style={{ transitionDuration: `var(--duration-${name})` }}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
