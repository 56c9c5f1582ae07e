import type { Understanding } from "../understanding.ts";

/** Whether the calls that a question tells of come in or go out, where it says so. */
export function directionOf(read: Understanding): "outbound" | "receptionist" | undefined {
  const { concepts } = read;
  if (countsDialed(read)) return "outbound";
  if (concepts.has("quantityOut")) return "outbound";
  return concepts.has("quantityIn") ? "receptionist" : undefined;
}

/** 'My reps ring 350 people a day': somebody on our side calls, and who is called is counted. */
export const countsDialed = ({ words }: Understanding): boolean => {
  const text = words.join(" ");
  return (
    /\b(?:list|database) (?:of|with) (?:about |around |over )*\d+\b|\b\d+ (?:contacts|prospects|leads) (?:to|on)\b|\b\d+ \w+ to (?:call|ring|dial|phone|contact|reach)\b/.test(
      text,
    ) ||
    (/\b(?:dial|dialing|ring|call|phone|contact|reach|telephone) (?:about |around |roughly |up to |some |out to |over )*\d+ (?!times)/.test(
      text,
    ) &&
      !/\b(?:customers?|patients?|clients?|callers?|people|they|tenants?|buyers?) (?:\w+ )?(?:ring|call|phone|contact|reach)\b/.test(
        text,
      ))
  );
};
