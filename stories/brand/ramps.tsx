import type { BrandColors } from "@larkline/tokens/brand";

const shownRamps = [
  ["paper", "Paper to ink"],
  ["brand", "The brand"],
  ["signal", "The live line"],
  ["night", "The night"],
] as const;

const steps = Array.from({ length: 12 }, (_, index) => String(index + 1));

/** The computed color ramps: the night from dark to light, the others from light to dark. */
export function BrandRamps({ primitives }: Pick<BrandColors, "primitives">) {
  return (
    <dl className="grid gap-x-8 gap-y-5 @min-[44rem]:grid-cols-2">
      {shownRamps.map(([ramp, label]) => (
        <div key={ramp}>
          <dt className="text-small font-semibold">{label}</dt>
          <dd className="mt-2">
            <svg
              viewBox="0 0 12 1"
              preserveAspectRatio="none"
              shapeRendering="crispEdges"
              className="h-14 w-full rounded-control"
            >
              {steps.map((step, index) => {
                const hex = primitives.get(`color.${ramp}.${step}`) ?? "";
                return (
                  <rect key={step} x={index} width="1" height="1" fill={hex}>
                    <title>{`${ramp} ${step}: ${hex}`}</title>
                  </rect>
                );
              })}
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}
