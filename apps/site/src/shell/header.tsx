import { interfaceStore, useInterface } from "@larkline/client/interface";
import { brand } from "@larkline/content/brand";
import { header } from "@larkline/content/header";
import { loadFailure } from "@larkline/content/load-failure";
import { navigation, navigationGroups } from "@larkline/content/navigation";
import { Button } from "@larkline/ui/button";
import { Anchor } from "@larkline/ui/link";
import { Logo } from "@larkline/ui/logo";
import { MobileMenu } from "@larkline/ui/mobile-menu";
import { NavigationMenu } from "@larkline/ui/navigation-menu";
import { PromoBar } from "@larkline/ui/promo-bar";
import { SiteHeader } from "@larkline/ui/site-header";
import { useLocation } from "react-router-dom";

import { ChatButton } from "./chat-button.tsx";

const { chat, home, login, pricing, promo } = navigation;

const entries = [...navigationGroups, pricing];
const mobileEntries = [home, ...entries];
const setMenuOpen = (open: boolean): void => interfaceStore.getState().setMobileMenuOpen(open);

const brandLink = (
  <Anchor href={header.home}>
    <Logo name={brand.name} />
  </Anchor>
);

/** Promo line and header of every page (specification, section 2, "Global chrome"). */
export function Header() {
  const { pathname } = useLocation();
  const menuOpen = useInterface((state) => state.mobileMenuOpen);
  return (
    <>
      <PromoBar
        action={
          <ChatButton size="sm" lamp={false}>
            {chat}
          </ChatButton>
        }
      >
        {promo}
      </PromoBar>
      <SiteHeader
        brand={brandLink}
        nav={<NavigationMenu entries={entries} current={pathname} />}
        login={login}
        actions={<ChatButton>{chat}</ChatButton>}
        menu={
          <MobileMenu
            entries={mobileEntries}
            current={pathname}
            brand={brandLink}
            open={menuOpen}
            onOpenChange={setMenuOpen}
            // An alert, because it needs no further module.
            onLoadFailure={() => alert(loadFailure)}
            actions={
              <>
                <Button variant="outline" href={login.href}>
                  {login.label}
                </Button>
                <ChatButton>{chat}</ChatButton>
              </>
            }
          />
        }
      />
    </>
  );
}
