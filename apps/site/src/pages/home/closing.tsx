import { home } from "@larkline/content/home";
import { Button } from "@larkline/ui/button";
import { CtaBand } from "@larkline/ui/cta-band";
import { ArrowUpRightIcon } from "@larkline/ui/icon";
import { Link } from "@larkline/ui/link";
import { LogoGrid } from "@larkline/ui/logo-grid";
import { TrustGrid } from "@larkline/ui/trust-grid";

import { toolsOf } from "../../integrations/tools.ts";
import { ChatButton } from "../../shell/chat-button.tsx";

const { cta, integrations, trust } = home;

const tools = toolsOf(integrations.tools);

/** Integrations grid (specification, section 2, "Home"). */
function Integrations() {
  return (
    <LogoGrid
      title={integrations.title}
      claim={integrations.claim}
      items={tools}
      action={
        <Link
          variant="standalone"
          href={integrations.seeAll.href}
          trailingIcon={<ArrowUpRightIcon />}
        >
          {integrations.seeAll.label}
        </Link>
      }
    />
  );
}

/** The trust section, to which the button 'See the technology' scrolls. */
function Trust() {
  return (
    <TrustGrid
      id={trust.anchor}
      ground="sunk"
      head="stacked"
      title={trust.title}
      lede={trust.lede}
      reasons={trust.reasons}
    />
  );
}

/** The final call to action. */
function FinalCall() {
  return (
    <CtaBand
      variant="band"
      title={cta.title}
      ends={cta.ends}
      actions={
        <>
          <ChatButton size="lg">{cta.openChat}</ChatButton>
          <Button size="lg" variant="outline" href={`#${trust.anchor}`}>
            {cta.seeTechnology}
          </Button>
        </>
      }
    >
      {cta.description}
    </CtaBand>
  );
}

/** The home page's sections after the industries. */
export function Closing() {
  return (
    <>
      <Integrations />
      <Trust />
      <FinalCall />
    </>
  );
}
