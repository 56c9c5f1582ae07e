import type { BrandColors } from "@larkline/tokens/brand";

const shown = [
  ["paper", "Paper to ink"],
  ["brand", "The brand"],
  ["signal", "The live line"],
  ["night", "The night"],
] as const;

const steps = Array.from({ length: 12 }, (_, index) => String(index + 1));

/** The ramps that were made, each from its palest to its darkest. */
export function BrandRamps({ paint }: Pick<BrandColors, "paint">) {
  return (
    <dl className="grid gap-x-8 gap-y-5 @min-[44rem]:grid-cols-2">
      {shown.map(([ramp, label]) => (
        <div key={ramp}>
          <dt className="text-small font-semibold">{label}</dt>
          <dd className="mt-2 flex h-14 overflow-hidden rounded-control">
            {steps.map((step) => {
              const hex = paint.get(`color.${ramp}.${step}`) ?? "";
              return (
                <svg key={step} className="h-full w-0 flex-1">
                  <title>{`${ramp} ${step}: ${hex}`}</title>
                  <rect width="100%" height="100%" fill={hex} />
                </svg>
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
