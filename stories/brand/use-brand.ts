import { brandColors, normalHex, SeedError } from "@larkline/tokens/brand";
import type { BrandColors } from "@larkline/tokens/brand";
import { useReducer } from "react";

interface Refusal {
  message: string;
  /** The nearest usable color of the live line; undefined if there is none. */
  nearest: string | undefined;
  /** The field that the error is about. */
  of: "color" | "accent";
}

interface Fields {
  color: string;
  /** Empty if the color is computed. */
  accent: string;
}

export interface BrandState {
  /** The fields' values. While they are invalid, `made` is the last valid brand. */
  fields: Fields;
  made: Fields & { colors: BrandColors };
  refusal: Refusal | undefined;
}

/** Computes the brand from normalized colors, which the command also shows. */
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

/** Hook: state and dispatch function of the brand's form. `color` is the initial brand color. */
export const useBrand = (color: string) =>
  useReducer(change, { color, accent: "" }, (fields) => ({
    fields,
    made: make(fields),
    refusal: undefined,
  }));
