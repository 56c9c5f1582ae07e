/**
 * Tools the agents connect to by name (specification, section 2: the home grid of about twelve,
 * the six CRMs, the calendars). How many there are in all is a claim: `claims.integrations`.
 */

export type IntegrationKind = "crm" | "calendar" | "team-chat" | "automation";

/** An integration (specification, section 3). */
export interface Integration {
  readonly name: string;
  /** Key of its monochrome logo. */
  readonly logo: string;
  readonly kind: IntegrationKind;
  /** In the home page's grid of twelve. */
  readonly onHome: boolean;
}

export const integrations: readonly Integration[] = [
  { name: "Salesforce", logo: "salesforce", kind: "crm", onHome: true },
  { name: "HubSpot", logo: "hubspot", kind: "crm", onHome: true },
  { name: "Dynamics 365", logo: "dynamics-365", kind: "crm", onHome: true },
  { name: "Intercom", logo: "intercom", kind: "crm", onHome: true },
  { name: "Pipedrive", logo: "pipedrive", kind: "crm", onHome: false },
  { name: "Zoho CRM", logo: "zoho-crm", kind: "crm", onHome: false },
  { name: "Google Calendar", logo: "google-calendar", kind: "calendar", onHome: true },
  { name: "Outlook", logo: "outlook", kind: "calendar", onHome: true },
  { name: "Calendly", logo: "calendly", kind: "calendar", onHome: true },
  { name: "Slack", logo: "slack", kind: "team-chat", onHome: true },
  { name: "Microsoft Teams", logo: "microsoft-teams", kind: "team-chat", onHome: true },
  { name: "Zapier", logo: "zapier", kind: "automation", onHome: true },
  { name: "Make", logo: "make", kind: "automation", onHome: true },
  { name: "Airtable", logo: "airtable", kind: "automation", onHome: true },
];

/** Names of the tools of one kind, in order. */
export function integrationNames(kind: IntegrationKind): readonly string[] {
  return integrations.filter((tool) => tool.kind === kind).map((tool) => tool.name);
}
