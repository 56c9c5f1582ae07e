import { brandColors, normalHex, SeedError } from "@larkline/tokens/brand";
import type { BrandColors } from "@larkline/tokens/brand";
import { useReducer } from "react";

/** Why no brand can be computed from the fields' values. */
interface Refusal {
  message: string;
  /** The nearest usable color of the live line; undefined if there is none. */
  nearest: string | undefined;
  /** The field that the error is about. */
  of: "color" | "accent";
}

interface Fields {
  /** The brand's color. */
  color: string;
  /**
   * The color of the live line, which means "a call is in progress"; empty for a default that differs enough
   * from the brand's color.
   */
  accent: string;
}

export interface BrandState {
  /** The fields' values, which may be invalid. */
  fields: Fields;
  /** The last valid brand, with the normalized colors from which it was computed. */
  made: Fields & { colors: BrandColors };
  /** Undefined if the fields are valid. */
  refusal: Refusal | undefined;
}

/**
 * Computes the brand from the fields. Returns it with the normalized colors, which the shown command
 * contains.
 *
 * @throws {SeedError} If a color is invalid, or if the two colors are too similar.
 */
function makeBrand({ color: typed, accent: live }: Fields): BrandState["made"] {
  const color = normalHex(typed);
  const accent = live.trim() === "" ? "" : normalHex(live);
  return { color, accent, colors: brandColors({ color, ...(accent !== "" && { accent }) }) };
}

/** Whether a text has the form of a color, such as #1f4fbf. */
function isColor(text: string): boolean {
  try {
    normalHex(text);
    return true;
  } catch {
    return false;
  }
}

/** Reducer: applies changed fields. If they are invalid, the last valid brand stays. */
function change(state: BrandState, changed: Partial<Fields>): BrandState {
  const fields = { ...state.fields, ...changed };
  try {
    return { fields, made: makeBrand(fields), refusal: undefined };
  } catch (error) {
    if (!(error instanceof SeedError)) throw error;
    const { message, nearest } = error;
    // A SeedError does not name its field. The brand's color is validated first, so the error is about the
    // accent only if the brand's color has the right form.
    const isAccent = fields.accent.trim() !== "" && isColor(fields.color);
    return { ...state, fields, refusal: { message, nearest, of: isAccent ? "accent" : "color" } };
  }
}

/** Hook: state and dispatch function of the brand's form. `color` is the initial brand color. */
export const useBrand = (color: string) =>
  useReducer(change, { color, accent: "" }, (fields) => ({
    fields,
    made: makeBrand(fields),
    refusal: undefined,
  }));
