import { brand } from "@larkline/content/brand";
import { footerLegalLinks, footerLinkColumns } from "@larkline/content/footer-links";
import { header } from "@larkline/content/header";
import { footer } from "@larkline/content/navigation";
import { Anchor } from "@larkline/ui/link";
import { Logo } from "@larkline/ui/logo";
import { SiteFooter } from "@larkline/ui/site-footer";
import { StatusLabel } from "@larkline/ui/status-label";
import { ThemeSwitch } from "@larkline/ui/theme-switch";
import { useLocation } from "react-router-dom";

import { ChatButton } from "./chat-button.tsx";
import { chooseTheme, useTheme } from "./theme.ts";
import { footerPlaces } from "./topics.ts";

const { email, emailUri, location, phone, phoneUri } = brand.contact;

const contact = [
  { label: phone, href: phoneUri },
  { label: email, href: emailUri },
];

const brandLink = (
  <Anchor href={header.home}>
    <Logo name={brand.name} size="lg" />
  </Anchor>
);

/**
 * The footer of every page. Its anchors open a topic (`topic-mount.tsx`); without JavaScript they lead to the
 * contact data in the footer. A page with an anchor's name, such as `/about`, or with a
 * link in the footer (`inFooter`), replaces that anchor.
 */
export function Footer() {
  const { pathname } = useLocation();
  return (
    <SiteFooter
      brand={brandLink}
      contact={contact}
      location={location}
      actions={
        <>
          {/* Without JavaScript, the footer's anchors scroll to these empty elements. */}
          <noscript>
            {footerPlaces(pathname).map((id) => (
              <i key={id} id={id} />
            ))}
          </noscript>
          <ChatButton>{footer.chat}</ChatButton>
        </>
      }
      columns={footerLinkColumns}
      copyright={footer.copyright}
      legal={footerLegalLinks}
      status={<StatusLabel>{footer.status}</StatusLabel>}
      tools={<ThemeSwitch size="sm" value={useTheme()} onValueChange={chooseTheme} />}
    />
  );
}
