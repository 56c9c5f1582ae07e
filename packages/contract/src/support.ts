/**
 * Schemas of the support page's form and filters (specification, sections 3 and 5). The form makes no
 * network call (section 7) and validates its values itself, so only tests use its schema.
 */
import * as v from "valibot";

import { emailSchema } from "./account.ts";
import { nameMaxLength, supportMessageMaxLength, supportSubjectMaxLength } from "./limits.ts";

/** A trimmed text that must not be empty. `field` is its name in the error messages. */
function required(field: string, maxLength: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`Enter your ${field}.`),
    v.maxLength(maxLength, `The ${field} may have at most ${maxLength} characters.`),
  );
}

/** The contact form. All four fields are required (section 5). Lengths and the email's form are ours. */
export const contactFormSchema = v.object({
  name: required("name", nameMaxLength),
  email: emailSchema,
  subject: required("subject", supportSubjectMaxLength),
  message: required("message", supportMessageMaxLength),
});

/** Categories of the FAQ (section 3, "FAQ item"). */
export const faqCategorySchema = v.picklist([
  "getting-started",
  "voice-agents",
  "integrations",
  "troubleshooting",
]);

/** Action of a support contact option (section 3, "Support contact option"). */
export const contactActionSchema = v.picklist(["chat", "email", "schedule"]);

export type ContactForm = v.InferInput<typeof contactFormSchema>;
export type FaqCategory = v.InferOutput<typeof faqCategorySchema>;
export type ContactAction = v.InferOutput<typeof contactActionSchema>;
