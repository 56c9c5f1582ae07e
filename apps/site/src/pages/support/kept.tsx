/** Sections of the support page that keep their prerendered markup (`kept-sections.tsx`). */
import { brand } from "@larkline/content/brand";
import { type ContactOption, contactOptions, support } from "@larkline/content/support";
import { Button } from "@larkline/ui/button";
import { ContactOptions } from "@larkline/ui/contact-options";
import { Container } from "@larkline/ui/container";
import { Heading } from "@larkline/ui/heading";
import { Section } from "@larkline/ui/section";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";

import { ChatButton } from "../../shell/chat-button.tsx";
import { ChatBand } from "../shared/chat-band.tsx";
import { HeardCall } from "../shared/heard-call.tsx";
import { HeroWithTrail } from "../shared/hero-with-trail.tsx";
import { WithoutScript } from "../shared/without-script.tsx";

const { contact, cta, hero } = support;

/** The hero. */
export function Opening() {
  return (
    <HeroWithTrail
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
  );
}

/** The button of a contact option: `email` opens a mail program, `chat` and `schedule` open the chat. */
function buttonOf({ action, button }: ContactOption) {
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

/** The three contact options. */
export function Contact() {
  return (
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
              action: buttonOf(option),
            }))}
          />
        </Stack>
      </Container>
    </Section>
  );
}

/** The final call to action. */
export function Closing() {
  return (
    <ChatBand title={cta.title} ends={cta.ends} button={cta.button} backToTop={cta.backToTop}>
      {cta.description}
    </ChatBand>
  );
}
