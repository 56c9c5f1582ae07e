/** Billing period of a plan's price. */
export type Period = "monthly" | "annual";
