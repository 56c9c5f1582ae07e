import { greetingLinks } from "@larkline/content/calls/greeting-links";
import { type Greeting, greetings } from "@larkline/content/calls/greetings";
import { languageSampler } from "@larkline/content/calls/language-sampler";
import { listen } from "@larkline/content/calls/listen";
import type { SoundLink } from "@larkline/content/calls/media-file";
import { Button } from "@larkline/ui/button";
import { Container } from "@larkline/ui/container";
import { Heading } from "@larkline/ui/heading";
import { PlayIcon } from "@larkline/ui/icon";
import { Section } from "@larkline/ui/section";
import { Split } from "@larkline/ui/split";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";
import { useState } from "react";

import { usePart } from "../../shell/use-part.tsx";
import { mediaUrl } from "./media-url.ts";
import { onPlainPress } from "./on-plain-press.ts";

const { title, lede, label } = languageSampler;

const loadPlayer = () => import("./heard-greeting.tsx");

/** One greeting in several languages, as text and as recordings. */
export function LanguageSampler() {
  return (
    <Section ground="board" aria-labelledby="languages-title">
      <Container>
        <Split
          ratio="end"
          first={
            <Stack gap="lg">
              <Heading level={2} id="languages-title">
                {title}
              </Heading>
              <Text tone="muted">{lede}</Text>
            </Stack>
          }
          second={
            <Stack as="ul" divided aria-label={label}>
              {greetings.map((greeting) => {
                const link = greetingLinks[greeting.lang];
                return link ? (
                  <RecordedGreeting key={greeting.lang} greeting={greeting} link={link} />
                ) : (
                  <WrittenGreeting key={greeting.lang} greeting={greeting} />
                );
              })}
            </Stack>
          }
        />
      </Container>
    </Section>
  );
}

/** A greeting without a recording: `npm run brand` removes the recording, `npm run media` makes a new one. */
function WrittenGreeting({ greeting: { lang, language, text } }: { greeting: Greeting }) {
  return (
    <li>
      <Split
        ratio="end"
        gap="sm"
        first={<Text tone="muted">{language}</Text>}
        second={<Text lang={lang}>{text}</Text>}
      />
    </li>
  );
}

/** A greeting with a link to its recording, which the player replaces when the link is clicked. */
function RecordedGreeting({ greeting, link }: { greeting: Greeting; link: SoundLink }) {
  const { lang, language, text } = greeting;
  const [wanted, setWanted] = useState(false);
  const { path, length } = link;
  const player = usePart({
    load: loadPlayer,
    wanted,
    // If our player cannot be loaded, the browser opens the file and plays it.
    onFailure: () => {
      // After the visitor has come back, the link works again.
      setWanted(false);
      location.assign(mediaUrl(path));
    },
    props: { greeting },
  });
  if (player) return <li>{player}</li>;
  return (
    <li>
      <Split
        ratio="end"
        align="center"
        gap="sm"
        first={
          <Button
            size="sm"
            variant="outline"
            href={mediaUrl(path)}
            type={listen.linkedType}
            leadingIcon={<PlayIcon />}
            onClick={onPlainPress(() => setWanted(true))}
          >
            {`${language}, ${length}`}
          </Button>
        }
        second={<Text lang={lang}>{text}</Text>}
      />
    </li>
  );
}
