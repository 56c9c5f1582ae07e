import { brand } from "@larkline/content/brand";
import { header } from "@larkline/content/header";
import { Anchor } from "@larkline/ui/link";
import { Logo } from "@larkline/ui/logo";
import { SiteHeader } from "@larkline/ui/site-header";
import { ThemeSwitch } from "@larkline/ui/theme-switch";

import { ChatButton } from "./chat-button.tsx";
import { chooseTheme, useTheme } from "./theme.ts";

/** The header of every page. */
export function Header() {
  return (
    <SiteHeader
      brand={
        <Anchor href={header.home}>
          <Logo name={brand.name} />
        </Anchor>
      }
      tools={<ThemeSwitch size="sm" value={useTheme()} onValueChange={chooseTheme} />}
      actions={<ChatButton size="sm">{header.chat}</ChatButton>}
    />
  );
}
