import { ramps } from "@larkline/tokens";

import { Swatch } from "./color-roles.tsx";

/** The primitive colors, to which the roles refer. Components never use them directly. */
export function Ramps() {
  return (
    <dl className="sb-unstyled my-6 flex flex-col gap-4">
      {Object.entries(ramps).map(([name, steps]) => (
        <div key={name}>
          <dt className="text-small font-semibold text-ink">{name}</dt>
          <dd className="mt-2 flex flex-wrap gap-2">
            {Object.entries(steps).map(([step, value]) => (
              <span key={step} className="text-fine text-ink-muted">
                <Swatch value={value} />
                {step} <code>{value}</code>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
