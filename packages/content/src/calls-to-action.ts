/**
 * The words on everything that calls to action: the second half of a label 'Page - Button'
 * (specification, section 3, "Analytics events"). Other words are counted nowhere.
 */
import { blog } from "./blog.ts";
import { greetings } from "./calls/greetings.ts";
import { listen } from "./calls/listen.ts";
import { caseStudiesPage } from "./case-studies.ts";
import { header } from "./header.ts";
import { home } from "./home.ts";
import { industriesOverview } from "./industries-overview.ts";
import { automotivePage } from "./industry-pages/automotive.ts";
import { ecommercePage } from "./industry-pages/e-commerce.ts";
import { financialServicesPage } from "./industry-pages/financial-services.ts";
import { healthcarePage } from "./industry-pages/healthcare.ts";
import { homeServicesPage } from "./industry-pages/home-services.ts";
import { lawFirmsPage } from "./industry-pages/law-firms.ts";
import { mortgagePage } from "./industry-pages/mortgage.ts";
import { realEstatePage } from "./industry-pages/real-estate.ts";
import { saasPage } from "./industry-pages/saas.ts";
import { login } from "./login.ts";
import { notFound } from "./not-found.ts";
import type { PageText } from "./page-sections.ts";
import { passwordReset } from "./password-reset.ts";
import { planButtons } from "./plans.ts";
import { pricing } from "./pricing.ts";
import { receptionistPage } from "./product-pages/ai-receptionist.ts";
import { outboundPage } from "./product-pages/outbound-ai-agents.ts";
import { signUp } from "./sign-up.ts";
import { schedulingPage } from "./solution-pages/appointment-scheduling.ts";
import { screeningPage } from "./solution-pages/call-screening.ts";
import { crmPage } from "./solution-pages/crm-integration.ts";
import { leadGenerationPage } from "./solution-pages/lead-generation.ts";
import { contactOptions, support } from "./support.ts";
import { verifyPage } from "./verification.ts";

/** Pages of products, solutions and industries: a button at both ends, and where one can read on. */
const pagesWithTwo: readonly (PageText & { readonly story?: { readonly label: string } })[] = [
  outboundPage,
  receptionistPage,
  leadGenerationPage,
  schedulingPage,
  screeningPage,
  crmPage,
  homeServicesPage,
  lawFirmsPage,
  healthcarePage,
  realEstatePage,
  saasPage,
  mortgagePage,
  automotivePage,
  financialServicesPage,
  ecommercePage,
];

export const callsToAction: ReadonlySet<string> = new Set([
  header.chat,
  home.hero.talkToSales,
  home.howItWorks.getStarted,
  home.industries.learnMore,
  home.cta.openChat,
  ...pagesWithTwo.flatMap(({ hero, cta, story }) =>
    [hero.action, cta.button, cta.more?.label, story?.label].filter((words) => words !== undefined),
  ),
  // Recordings: without their length, which stands behind these words.
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
