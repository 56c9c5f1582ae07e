/** The kit's color names (`tone`) for the colors of plan categories. */
export const planTones = { blue: "blue", green: "green", purple: "plum" } as const;
