import type { Site } from "@larkline/assistant/knowledge/site";
import type { ToolArguments, ToolResults } from "@larkline/contract/tools";

/**
 * The tool `contact_person`: returns phone number, email address and location, whatever the arguments
 * request. It only returns them, and contacts no one.
 */
export function contactPerson(
  { brand, claims, supportPage }: Site,
  _arguments: ToolArguments["contact_person"],
): ToolResults["contact_person"] {
  const { phone, phoneUri, email, emailUri, location } = brand.contact;
  const replyTime = claims["supportReply"]?.statement;
  return {
    phone: { label: phone, href: phoneUri },
    email: { label: email, href: emailUri },
    location,
    ...(replyTime !== undefined && { reply: replyTime }),
    source: { ...supportPage },
  };
}
