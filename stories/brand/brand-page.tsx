import { brandCss } from "@larkline/tokens/brand";
import type { BrandColors } from "@larkline/tokens/brand";
import { Heading } from "@larkline/ui/heading";
import { Text } from "@larkline/ui/text";
import { useState } from "react";

import { ContrastTable } from "../../.storybook/blocks/contrast-table.tsx";
import { BrandRamps } from "./ramps.tsx";
import { Sample } from "./sample.tsx";
import { SeedForm } from "./seed-form.tsx";
import { useBrand } from "./use-brand.ts";

interface BrandPageProps {
  /** Initial name and color in the form. */
  name: string;
  color: string;
}

/**
 * The page “From one color”: computes a brand from one color, and shows samples of the kit and the page
 * itself in the brand's colors.
 */
export function BrandPage(initial: BrandPageProps) {
  const [name, setName] = useState(initial.name);
  const [{ fields, made, refusal }, change] = useBrand(initial.color);
  const shownName = name.trim() || initial.name;
  return (
    <div className="min-h-screen bg-page text-ink lg:grid lg:grid-cols-[24rem_minmax(0,1fr)]">
      <style>{brandCss(made.colors)}</style>
      <SeedForm {...{ name, fields, made, refusal }} onName={setName} onChange={change} />
      <main className="@container flex flex-col gap-12 px-5 py-10 sm:px-10 lg:py-12">
        <BrandRamps primitives={made.colors.primitives} />
        <Samples name={shownName} />
        <Contrast colors={made.colors} />
      </main>
    </div>
  );
}

/**
 * The sample page in the light and in the dark theme. If a theme with more contrast is selected in the
 * toolbar, it is shown in the two themes with more contrast instead.
 */
function Samples({ name }: { name: string }) {
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Heading level={2} size={3}>
          On the page, on the board
        </Heading>
        <Text tone="muted" className="mt-2">
          By day and at night. Choose a theme of more contrast in the toolbar to see those two.
        </Text>
      </div>
      <div className="flex flex-col gap-6 [[data-theme$=-contrast]_&]:hidden">
        <Sample theme="light" name={name} />
        <Sample theme="dark" name={name} />
      </div>
      <div className="hidden flex-col gap-6 [[data-theme$=-contrast]_&]:flex">
        <Sample theme="light-contrast" name={name} />
        <Sample theme="dark-contrast" name={name} />
      </div>
    </div>
  );
}

/**
 * A table of the brand's contrasts. For each use of two colors and each theme, it shows the contrast that is the
 * lowest in relation to its minimum.
 */
function Contrast({ colors: { measured } }: { colors: BrandColors }) {
  const passingCount = measured.filter(({ ratio, required }) => ratio >= required).length;
  return (
    <section aria-labelledby="brand-contrast">
      <Heading level={2} size={3} id="brand-contrast">
        Contrast, measured
      </Heading>
      <Text tone="muted" className="mt-3 mb-6">
        {passingCount.toLocaleString("en-US")} of {measured.length.toLocaleString("en-US")}{" "}
        combinations keep their contrast, in four themes on two grounds. For each use, the closest
        to its floor.
      </Text>
      <ContrastTable rows={measured} />
    </section>
  );
}
