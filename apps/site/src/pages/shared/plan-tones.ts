export type Period = "monthly" | "annual";

/** The kit's color names for the categories. */
export const planTones = { blue: "blue", green: "green", purple: "plum" } as const;
