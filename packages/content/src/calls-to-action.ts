/**
 * Labels of all calls to action. An event's label has the form 'Page - Button' (specification, section 3,
 * "Analytics events"). The server counts a click only if its 'Button' is one of these labels.
 */
import { blog } from "./blog.ts";
import { brand } from "./brand.ts";
import { greetings } from "./calls/greetings.ts";
import { listen } from "./calls/listen.ts";
import { caseStudiesPage } from "./case-studies.ts";
import { chatLater } from "./chat-later.ts";
import { footerTopics } from "./footer-topics.ts";
import { header } from "./header.ts";
import { home } from "./home.ts";
import { industriesOverview } from "./industries-overview.ts";
import { login } from "./login.ts";
import { navigation } from "./navigation.ts";
import { notFound } from "./not-found.ts";
import { type PageMeta, titleAlone } from "./page-meta.ts";
import type { ChatBandText, CtaText, HeroText } from "./page-sections.ts";
import { pageWords } from "./pages.ts";
import { passwordReset } from "./password-reset.ts";
import { planButtons } from "./plans.ts";
import { signUp } from "./sign-up.ts";
import { contactOptions, support } from "./support.ts";
import { verifyPage } from "./verification.ts";

/** The texts of a page: what every page has, and the sections that contain labels of buttons. */
interface PageWithButtons {
  readonly meta: PageMeta;
  readonly hero?: Partial<HeroText>;
  readonly cta?: Partial<CtaText>;
  readonly chat?: ChatBandText;
  readonly story?: { readonly label?: string };
}

/**
 * The labels of the buttons at a page's top and end, and of the link to a case study. A page that was made with
 * the page builder may end with `cta`, with `chat`, with both or with neither.
 */
export const buttonsOf = ({ hero, cta, chat, story }: PageWithButtons): readonly string[] =>
  [hero?.action, cta?.button, cta?.more?.label, chat?.button, story?.label].filter(
    (label) => label !== undefined,
  );

export const callsToAction: ReadonlySet<string> = new Set([
  header.chat,
  navigation.login.label,
  home.hero.talkToSales,
  home.howItWorks.getStarted,
  home.industries.learnMore,
  home.cta.openChat,
  ...Object.values<PageWithButtons>(pageWords).flatMap(buttonsOf),
  // The next two entries are labels of links to recordings. Links to calls have the label `hearCall`, and
  // links to greetings have the language as their label. Pages show the recording's length after the label.
  // Events omit the length.
  listen.hearCall,
  ...greetings.map(({ language }) => language),
  industriesOverview.hero.find,
  industriesOverview.grid.learnMore,
  caseStudiesPage.hero.talkToSales,
  caseStudiesPage.stories.readMore,
  blog.readMore,
  blog.sidebar.subscribe.button,
  planButtons.select,
  planButtons.contact,
  support.hero.chat,
  ...contactOptions.map(({ button }) => button),
  support.form.submit,
  login.app,
  login.signUp,
  login.forgot,
  signUp.success.login,
  passwordReset.done.login,
  verifyPage.app,
  notFound.home.label,
  notFound.chat,
  ...footerTopics.map(({ action }) => action.label),
  // Links of the cards in the chat's answers.
  ...Object.values(chatLater.cards),
  brand.contact.phone,
  brand.contact.email,
  titleAlone(signUp.meta),
  titleAlone(login.meta),
]);
