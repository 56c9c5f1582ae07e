import { placeNouns } from "../quantities/places.ts";

/** 'Which of those …?' */
export const listed =
  /\b(?:which|what|any|are any|is any|are some|do any|how many|only) (?:one |ones )?(?:of|from|among|out of) (?:those|these|them|the (?:list|above)|that list)\b/;

/** 'Each', 'for all of them'. */
export const eachOfThem = new RegExp(
  `\\b(?:each|every one|apiece|respectively|per|every|for (?:all|both))(?: (?:of|the|our|them|my|one))*(?: (?:${placeNouns}|option|options))?\\b(?! (?:call|month|year|day|week))`,
);

/** 'In total', 'both', 'add them up'. */
export const allTogether =
  /\b(?:in total|totals?|altogether|together|(?:add|sum)(?:med)?(?: (?:them|it|both|those|these|all))?(?: (?:up|together))?|combined|overall|all in all|in all|all of (?:them|it|those)|everything|for (?:both|all)|both)\b|\b(?:the|those|these|for|of|them) 2(?: of them)?\b|\ball 3\b/;

/** Asks for the same sum by another time. */
export const inOtherWords =
  /\b(?:terms|equivalent|effective|effectively|works? out|comes? (?:out )?to|broken down|breaks? down)\b/;

/** Points at two plans, one of which may have been spoken of before the other. */
export const bothPlans = /\b(?:both|them|(?:the|those|these|them) 2)\b/;
