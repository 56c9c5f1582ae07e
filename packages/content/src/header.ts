/**
 * The header's single words and links, apart from its groups (`navigation.ts`): every page's first
 * script needs these, and they draw in no other content.
 */

/**
 * Names for addresses outside the site; where they lead is configuration
 * (`DOCS_URL`, `APP_URL`), so that they are spelled nowhere else.
 */
export const externalLinks = { docs: "external:docs", app: "external:app" } as const;

export const navigation = {
  /** The promo line over the page; its button opens the chat. */
  promo: `The line is open. Take a ${claims.chatDemo.value} demo in the chat.`,
  home: { label: "Home", href: "/" },
  pricing: { label: "Pricing", href: "/pricing" },
  login: { label: "Login / Sign Up", href: externalLinks.app, external: true },
  chat: chat.open,
  menu: { open: "Open menu", close: "Close menu", label: "Main" },
  skip: "Skip to the content",
  theme: "Theme",
} as const;
