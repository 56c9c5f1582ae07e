/** Sample values of the settings pattern (settings.tsx): the telephone line of a plumbing company. */
export interface Settings {
  business: string;
  website: string;
  email: string;
  timeZone: string | null;
  /**
   * What happens to urgent calls: they go to the phone of the person on call ("on-call") or to the office
   * ("office"), or Larkline takes a message ("message").
   */
  urgent: string;
  /** Rings before the call is answered. */
  rings: number;
  /** Maximum duration of a call in minutes; null if the field is empty. */
  longest: number | null;
  /** Fee of a visit, in dollars. */
  fee: string;
  /** First and last closed day (ISO 8601 date). */
  closedFrom: string | null;
  closedUntil: string | null;
  /**
   * Which notifications are sent: a summary of each call, a text message for urgent calls, and a report of
   * each week.
   */
  summaries: boolean;
  texts: boolean;
  weekly: boolean;
}

export const settings: Settings = {
  business: "Alder Plumbing",
  website: "alderplumbing.com",
  email: "dana@alderplumbing.com",
  timeZone: "America/Los_Angeles",
  urgent: "on-call",
  rings: 3,
  longest: 12,
  fee: "120",
  closedFrom: "2026-12-24",
  closedUntil: "2027-01-01",
  summaries: true,
  texts: true,
  weekly: false,
};

/** Error messages by field. */
export type Problems = Partial<Record<keyof Settings, string>>;

/** Validates the values. */
export function problemsOf({ business, email, closedFrom, closedUntil }: Settings): Problems {
  const problems: Problems = {};
  if (business.trim() === "") problems.business = "Enter the name that callers hear.";
  if (!/.@./.test(email))
    problems.email = "Enter an email address with an @, such as dana@alder.com.";
  if (closedFrom !== null && closedUntil !== null && closedUntil < closedFrom)
    problems.closedUntil = "Choose a day that is not before the first one.";
  return problems;
}

export const timeZones = [
  { value: "America/Los_Angeles", label: "Pacific Time" },
  { value: "America/Denver", label: "Mountain Time" },
  { value: "America/Chicago", label: "Central Time" },
  { value: "America/New_York", label: "Eastern Time" },
];
