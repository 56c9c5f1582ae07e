import { Button } from "@larkline/ui/button";
import { Heading } from "@larkline/ui/heading";
import { Logo } from "@larkline/ui/logo";
import { Text } from "@larkline/ui/text";
import { TextField } from "@larkline/ui/text-field";
import { useRef } from "react";

import { slugOf } from "../../scripts/brand/rename.ts";
import { ColorField } from "./color-field.tsx";
import { Keep } from "./keep.tsx";
import type { BrandState } from "./use-brand.ts";

interface SeedFormProps extends BrandState {
  name: string;
  onName: (name: string) => void;
  onChange: (changed: { color?: string; accent?: string }) => void;
}

/** Example colors: several hues, a color that is too pale for buttons, and a gray. */
const examples = [
  ["#1f4fbf", "Cobalt"],
  ["#0e7c4a", "Fern"],
  ["#7c3aed", "Violet"],
  ["#e11d48", "Rose"],
  ["#ff6a00", "Orange"],
  ["#ffee00", "Neon yellow"],
  ["#3a3a3a", "Graphite"],
] as const;

/** The slug of a brand's name, or the error if the name is not valid. */
function readName(name: string): { slug?: string; error?: string } {
  try {
    return { slug: slugOf(name.trim()) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** The form for the brand's name and colors, with notes on the result, the command and downloads. */
export function SeedForm({ name, fields, made, refusal, onName, onChange }: SeedFormProps) {
  const { slug, error: nameError } = readName(name);
  const live = useRef<HTMLInputElement>(null);
  const { colors } = made;
  const { action = "", signal = "" } = colors.palette.light.page;
  const errorOf = (field: "color" | "accent") =>
    refusal?.of === field ? refusal.message : undefined;
  return (
    <aside
      aria-label="The brand"
      className="flex flex-col gap-7 border-line bg-surface px-5 py-10 max-lg:border-b sm:px-8 lg:sticky lg:top-0 lg:h-screen lg:overflow-y-auto lg:border-e lg:py-12"
    >
      <div>
        <Logo name={name.trim() || "Name"} />
        <Heading level={1} size={3} className="mt-8">
          A brand from one color
        </Heading>
        <Text size="small" tone="muted" className="mt-2">
          Pick one. Paper, board, buttons and the live line follow, and every contrast is kept.
        </Text>
      </div>
      <div className="flex flex-col gap-5">
        <ColorField
          label="Brand color"
          hint={`Buttons by day are ${action}.`}
          value={fields.color}
          lastValid={made.color}
          error={errorOf("color")}
          // An error that offers a nearest color is about two complete colors.
          unfinished={refusal?.nearest === undefined}
          onChange={(color) => onChange({ color })}
        />
        <Examples chosen={made.color} onColor={(color) => onChange({ color })} />
        <ColorField
          label="Live line"
          hint="Somebody is on the line. Left empty, it is chosen apart from the brand."
          value={fields.accent}
          lastValid={signal}
          placeholder={signal}
          error={errorOf("accent")}
          unfinished={refusal?.nearest === undefined}
          ref={live}
          onChange={(accent) => onChange({ accent })}
        />
        {refusal?.nearest !== undefined && (
          <Button
            size="sm"
            variant="outline"
            onClick={() => {
              onChange({ accent: refusal.nearest ?? "" });
              // The button disappears with the error, so the focus moves to the field.
              live.current?.focus();
            }}
          >
            Use {refusal.nearest}
          </Button>
        )}
        <TextField
          label="Name"
          value={name}
          error={nameError}
          onChange={({ currentTarget }) => onName(currentTarget.value)}
        />
      </div>
      <Notes notes={colors.notes} />
      <Keep made={made} name={name.trim()} slug={slug} />
    </aside>
  );
}

/** Buttons that apply an example color. */
function Examples({ chosen, onColor }: { chosen: string; onColor: (color: string) => void }) {
  return (
    <fieldset aria-label="Colors to try" className="flex flex-wrap gap-2">
      {examples.map(([hex, label]) => (
        <button
          key={hex}
          type="button"
          aria-label={`${label}, ${hex}`}
          aria-pressed={hex === chosen}
          title={`${label}, ${hex}`}
          onClick={() => onColor(hex)}
          className="group size-9 cursor-pointer rounded-full outline-offset-2 focus-visible:outline-2 focus-visible:outline-focus"
        >
          <svg viewBox="0 0 36 36" aria-hidden="true" className="stroke-edge">
            <circle cx="18" cy="18" r="17.5" fill={hex} />
            <g fill="none" strokeWidth="2" className="hidden group-aria-pressed:block">
              <circle cx="18" cy="18" r="17" className="stroke-ink" />
              <circle cx="18" cy="18" r="15" className="stroke-surface" />
            </g>
          </svg>
        </button>
      ))}
    </fieldset>
  );
}

/** Notes on the computed brand, such as where a color could not be used and which color is used instead. */
function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <output className="block">
      {notes.length > 0 && (
        <ul className="flex flex-col gap-2 border-s-2 border-edge ps-4 text-small text-ink-muted">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </output>
  );
}
