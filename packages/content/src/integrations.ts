/**
 * The integrations that pages show by name (specification, section 2: twelve on the home page, six
 * CRMs, the calendars). Their total number is a claim: `claims.integrations`.
 */

export type IntegrationKind = "crm" | "calendar" | "team-chat" | "automation";

/** An integration (specification, section 3). */
export interface Integration {
  readonly name: string;
  /**
   * Key of its monochrome logo in the package simple-icons. `null` if there is no free logo, or if the logo
   * is illegible at text size. Then only the name is shown.
   */
  readonly logo: string | null;
  readonly kind: IntegrationKind;
  /** Whether it is in the home page's grid of twelve. */
  readonly onHome: boolean;
}

export const integrations: readonly Integration[] = [
  { name: "Salesforce", logo: null, kind: "crm", onHome: true },
  { name: "HubSpot", logo: "hubspot", kind: "crm", onHome: true },
  { name: "Dynamics 365", logo: null, kind: "crm", onHome: true },
  { name: "Intercom", logo: "intercom", kind: "crm", onHome: true },
  { name: "Pipedrive", logo: null, kind: "crm", onHome: false },
  { name: "Zoho CRM", logo: null, kind: "crm", onHome: false },
  { name: "Google Calendar", logo: "googlecalendar", kind: "calendar", onHome: true },
  { name: "Outlook", logo: null, kind: "calendar", onHome: true },
  { name: "Calendly", logo: "calendly", kind: "calendar", onHome: true },
  { name: "Slack", logo: null, kind: "team-chat", onHome: true },
  { name: "Microsoft Teams", logo: null, kind: "team-chat", onHome: true },
  { name: "Zapier", logo: "zapier", kind: "automation", onHome: true },
  { name: "Make", logo: "make", kind: "automation", onHome: true },
  { name: "Airtable", logo: "airtable", kind: "automation", onHome: true },
];

/** Names of the integrations of one kind, in order. */
export function integrationNames(kind: IntegrationKind): readonly string[] {
  return integrations.filter((tool) => tool.kind === kind).map((tool) => tool.name);
}
