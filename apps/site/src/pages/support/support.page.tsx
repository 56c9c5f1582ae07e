import { brand } from "@larkline/content/brand";
import { type ContactOption, contactOptions, support } from "@larkline/content/support";
import { Button } from "@larkline/ui/button";
import { ContactForm } from "@larkline/ui/contact-form";
import { ContactOptions } from "@larkline/ui/contact-options";
import { Container } from "@larkline/ui/container";
import { Heading } from "@larkline/ui/heading";
import { Section } from "@larkline/ui/section";
import { Split } from "@larkline/ui/split";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";

import { ChatButton } from "../../shell/chat-button.tsx";
import { trackCta } from "../../shell/track-cta.ts";
import { ChatBand } from "../shared/chat-band.tsx";
import { HeardCall } from "../shared/heard-call.tsx";
import { PageHead } from "../shared/page-head.tsx";
import { WithoutScript } from "../shared/without-script.tsx";
import { Questions } from "./questions.tsx";

export const meta = support.meta;

const { contact, cta, form, hero } = support;

/** Section 8: counts an event, sends nothing, thanks the visitor and clears the form. */
const thank = () => {
  trackCta(form.submit);
  alert(form.sent);
};

/** Email opens a mail program; the other two options open the chat. */
function wayIn({ action, button }: ContactOption) {
  if (action === "chat") return <ChatButton>{button}</ChatButton>;
  if (action === "schedule")
    return (
      <ChatButton size="sm" variant="outline">
        {button}
      </ChatButton>
    );
  return (
    <Button size="sm" variant="outline" href={brand.contact.emailUri}>
      {button}
    </Button>
  );
}

/** Support (specification, section 2, "Support"). Each answer has an anchor. */
export default function Support() {
  return (
    <>
      <PageHead
        title={hero.headline}
        lede={hero.lede}
        actions={
          <>
            <ChatButton size="lg">{hero.chat}</ChatButton>
            <WithoutScript />
          </>
        }
        figure={<HeardCall call={hero.call} seed={552} />}
      />
      <Questions />
      <Section ground="sunk" id={contact.anchor} aria-labelledby="contact-title">
        <Container>
          <Stack gap="xl">
            <Stack gap="md">
              <Heading level={2} id="contact-title">
                {contact.title}
              </Heading>
              <Text tone="muted">{contact.lede}</Text>
            </Stack>
            <ContactOptions
              options={contactOptions.map((option) => ({
                ...option,
                channel: option.action,
                action: wayIn(option),
              }))}
            />
          </Stack>
        </Container>
      </Section>
      <Section id={form.anchor} aria-label={form.title}>
        <Container>
          <Split
            ratio="start"
            align="start"
            first={<ContactForm title={form.title} hint={form.hint} onSubmit={thank} />}
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
              </Stack>
            }
          />
        </Container>
      </Section>
      <ChatBand title={cta.title} ends={cta.ends} button={cta.button} backToTop={cta.backToTop}>
        {cta.description}
      </ChatBand>
    </>
  );
}
