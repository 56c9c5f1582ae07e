import { sessionFromFragment } from "@larkline/client/account/arrival";
import { followStoredAccount, markEmailVerified } from "@larkline/client/account/auth-store";
import { externalLinks } from "@larkline/content/navigation";
import { verifyPage } from "@larkline/content/verification";
import { Button } from "@larkline/ui/button";
import { Container } from "@larkline/ui/container";
import { Cord, CordLayer } from "@larkline/ui/cord";
import { Heading } from "@larkline/ui/heading";
import { Section } from "@larkline/ui/section";
import { Split } from "@larkline/ui/split";
import { Stack } from "@larkline/ui/stack";
import { Text } from "@larkline/ui/text";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

import { takeFragment } from "../../arrival.ts";
import { PageTrail } from "../shared/page-trail.tsx";

export const { meta } = verifyPage;

/**
 * The page to which the server redirects when the visitor has confirmed their mail address (specification,
 * section 2, "Sign-up"). If the URL's fragment has an access token, a refresh token and the type `signup`,
 * marks the user as verified and signs them in. Always redirects to the home page.
 */
export default function Verify() {
  const navigate = useNavigate();
  useEffect(() => {
    const session = sessionFromFragment(takeFragment());
    followStoredAccount();
    if (session) markEmailVerified(session);
    void navigate("/", { replace: true });
  }, [navigate]);

  return (
    <Section space="compact" fill>
      <Container>
        <Split
          ratio="start"
          align="center"
          first={
            <Stack gap="lg" align="start">
              <PageTrail />
              <Heading level={1} size="display">
                {verifyPage.status}
              </Heading>
              <noscript>
                <Stack gap="lg" align="start">
                  <Text size="lede">{verifyPage.withoutScript}</Text>
                  <Button size="lg" href={externalLinks.app}>
                    {verifyPage.app}
                  </Button>
                </Stack>
              </noscript>
            </Stack>
          }
          second={
            <CordLayer columns={7} rows={3} variant="modules">
              <Cord from={{ x: 0.5, y: 0.5 }} to={{ x: 6.5, y: 0.5 }} state="live" plugging />
            </CordLayer>
          }
        />
      </Container>
    </Section>
  );
}
