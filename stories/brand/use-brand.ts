import { brandColors, normalHex, SeedError } from "@larkline/tokens/brand";
import type { BrandColors } from "@larkline/tokens/brand";
import { useReducer } from "react";

interface Refusal {
  message: string;
  /** A live line's color that would be taken. */
  nearest: string | undefined;
  /** The field that is meant. */
  of: "color" | "accent";
}

interface Fields {
  color: string;
  /** Empty where it is chosen. */
  accent: string;
}

export interface BrandState {
  /** What stands in the fields; while that is no brand, `made` is the last one. */
  fields: Fields;
  made: Fields & { colors: BrandColors };
  refusal: Refusal | undefined;
}

/** Written out in full, as a palette takes them and the command says them. */
function make({ color: typed, accent: live }: Fields): BrandState["made"] {
  const color = normalHex(typed);
  const accent = live.trim() === "" ? "" : normalHex(live);
  return { color, accent, colors: brandColors({ color, ...(accent !== "" && { accent }) }) };
}

function change(state: BrandState, changed: Partial<Fields>): BrandState {
  const fields = { ...state.fields, ...changed };
  try {
    return { fields, made: make(fields), refusal: undefined };
  } catch (error) {
    if (!(error instanceof SeedError)) throw error;
    const { message, nearest } = error;
    const isAccent = nearest !== undefined || message.startsWith(JSON.stringify(fields.accent));
    return { ...state, fields, refusal: { message, nearest, of: isAccent ? "accent" : "color" } };
  }
}

/** A brand that changes with its fields. */
export const useBrand = (color: string) =>
  useReducer(change, { color, accent: "" }, (fields) => ({
    fields,
    made: make(fields),
    refusal: undefined,
  }));
