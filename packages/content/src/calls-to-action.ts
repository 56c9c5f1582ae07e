/**
 * Labels of all calls to action. An event's label has the form 'Page - Button' (specification, section 3,
 * "Analytics events"). The server counts a click only if its 'Button' is one of these labels.
 */
import { blog } from "./blog.ts";
import { greetings } from "./calls/greetings.ts";
import { listen } from "./calls/listen.ts";
import { caseStudiesPage } from "./case-studies.ts";
import { header } from "./header.ts";
import { home } from "./home.ts";
import { industriesOverview } from "./industries-overview.ts";
import { login } from "./login.ts";
import { notFound } from "./not-found.ts";
import type { PageText } from "./page-sections.ts";
import { pageWords } from "./pages.ts";
import { passwordReset } from "./password-reset.ts";
import { planButtons } from "./plans.ts";
import { pricing } from "./pricing.ts";
import { signUp } from "./sign-up.ts";
import { contactOptions, support } from "./support.ts";
import { verifyPage } from "./verification.ts";

type TwoButtonText = PageText & { readonly story?: { readonly label: string } };

/**
 * Whether these are the texts of a page with one button at its top and another at its end. The pages of
 * products, solutions and industries have both.
 */
const hasTwoButtons = (words: object): words is TwoButtonText =>
  "hero" in words &&
  "cta" in words &&
  Object.hasOwn(Object(words.hero), "action") &&
  Object.hasOwn(Object(words.cta), "button");

const pagesWithTwoButtons = Object.values<object>(pageWords).filter(hasTwoButtons);

export const callsToAction: ReadonlySet<string> = new Set([
  header.chat,
  home.hero.talkToSales,
  home.howItWorks.getStarted,
  home.industries.learnMore,
  home.cta.openChat,
  ...pagesWithTwoButtons.flatMap(({ hero, cta, story }) =>
    [hero.action, cta.button, cta.more?.label, story?.label].filter((words) => words !== undefined),
  ),
  // The next two entries are labels of links to recordings. Links to calls have the label `hearCall`, and
  // links to greetings have the language as their label. Pages show the recording's length after the label.
  // Events omit the length.
  listen.hearCall,
  ...greetings.map(({ language }) => language),
  industriesOverview.hero.find,
  industriesOverview.grid.learnMore,
  industriesOverview.cta.button,
  caseStudiesPage.hero.talkToSales,
  caseStudiesPage.stories.readMore,
  caseStudiesPage.cta.button,
  blog.readMore,
  blog.sidebar.subscribe.button,
  blog.cta.button,
  planButtons.select,
  planButtons.contact,
  pricing.cta.button,
  support.hero.chat,
  ...contactOptions.map(({ button }) => button),
  support.form.submit,
  support.cta.button,
  login.app,
  login.signUp,
  login.forgot,
  signUp.success.login,
  passwordReset.done.login,
  verifyPage.app,
  notFound.home.label,
  notFound.chat,
]);
