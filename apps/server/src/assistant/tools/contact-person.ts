import type { Site } from "@larkline/assistant/knowledge/site";
import type { ToolArguments, ToolResults } from "@larkline/contract/tools";

/** How to reach a person; contacts nobody by itself. All ways are told, whichever was asked for. */
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
