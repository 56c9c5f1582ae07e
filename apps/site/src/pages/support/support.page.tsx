import { support } from "@larkline/content/support";
import { ContactForm } from "@larkline/ui/contact-form";
import { Container } from "@larkline/ui/container";
import { Heading } from "@larkline/ui/heading";
import { Section } from "@larkline/ui/section";
import { Split } from "@larkline/ui/split";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";
import { Suspense } from "react";

import { kept } from "../../kept-sections.tsx";
import { analytics } from "../../shell/analytics.ts";
import { trackCta } from "../../shell/track-cta.ts";
import { WithoutScript } from "../shared/without-script.tsx";
import { Answers, Questions } from "./questions.tsx";

export const meta = support.meta;

const { form } = support;

const sections = () => import("./kept.tsx");
// The last argument of `kept` is the number of sections that the component renders.
const Opening = kept(() => sections().then((module) => module.Opening), 1);
const Contact = kept(() => sections().then((module) => module.Contact), 1);
const Closing = kept(() => sections().then((module) => module.Closing), 1);

export const keptSections = [Opening, Answers, Contact, Closing];

/**
 * Handles the submitted form (specification, section 8): counts the submission in analytics and thanks the
 * visitor. The form's data is not sent.
 */
const thankVisitor = () => {
  trackCta(form.submit);
  analytics.track({ event: "support_form_submitted" });
  alert(form.sent);
};

/** The form's texts when the visitor left the page, for the way back. */
const draft: Record<string, string> = {};

const readDraft = (element: HTMLFormElement) => () => {
  for (const [name, value] of new FormData(element))
    if (typeof value === "string") draft[name] = value;
};

/** Support (specification, section 2, "Support"). Each answer has an anchor. */
export default function Support() {
  return (
    <>
      <Opening />
      <Questions />
      <Contact />
      <Section id={form.anchor}>
        <Container>
          <Split
            ratio="start"
            align="start"
            first={
              // A boundary of its own, so that React hydrates the form after the rest of the page.
              <Suspense>
                <ContactForm
                  title={form.title}
                  hint={form.hint}
                  defaultValues={draft}
                  ref={readDraft}
                  onSubmit={thankVisitor}
                />
              </Suspense>
            }
            second={
              <Stack gap="md">
                <Heading level={3}>{form.aside.title}</Heading>
                <Stack as="ul" divided>
                  {form.aside.points.map((point) => (
                    <Text as="li" size="small" key={point}>
                      {point}
                    </Text>
                  ))}
                </Stack>
                <WithoutScript>{form.withoutScript}</WithoutScript>
              </Stack>
            }
          />
        </Container>
      </Section>
      <Closing />
    </>
  );
}
