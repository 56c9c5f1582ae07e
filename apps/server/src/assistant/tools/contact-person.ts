import type { Site } from "@larkline/assistant/knowledge/site";
import type { ToolArguments, ToolResults } from "@larkline/contract/tools";

/** Returns all ways to reach a person, whichever was asked for. Contacts nobody. */
export function contactPerson(
  { brand, claims, supportPage }: Site,
  _arguments: ToolArguments["contact_person"],
): ToolResults["contact_person"] {
  const { phone, phoneUri, email, emailUri, location } = brand.contact;
  const reply = claims["supportReply"]?.statement;
  return {
    phone: { label: phone, href: phoneUri },
    email: { label: email, href: emailUri },
    location,
    ...(reply !== undefined && { reply }),
    source: { ...supportPage },
  };
}
