/**
 * Texts of all pages, by path, for code that needs them all: the assistant, the server, the build, tests. A
 * page of the site imports only its own texts, so that it does not load the texts of other pages.
 */
import { blog } from "./blog.ts";
import { caseStudiesPage } from "./case-studies.ts";
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
import type { PagePath } from "./page-list.ts";
import type { PageMeta } from "./page-meta.ts";
import { passwordReset } from "./password-reset.ts";
import { pricing } from "./pricing.ts";
import { receptionistPage } from "./product-pages/ai-receptionist.ts";
import { outboundPage } from "./product-pages/outbound-ai-agents.ts";
import { signUp } from "./sign-up.ts";
import { schedulingPage } from "./solution-pages/appointment-scheduling.ts";
import { screeningPage } from "./solution-pages/call-screening.ts";
import { crmPage } from "./solution-pages/crm-integration.ts";
import { leadGenerationPage } from "./solution-pages/lead-generation.ts";
import { support } from "./support.ts";
import { verifyPage } from "./verification.ts";

export const pageWords = {
  "/": home,
  "/pricing": pricing,
  "/blog": blog,
  "/support": support,
  "/login": login,
  "/signup": signUp,
  "/auth/verify": verifyPage,
  "/auth/reset": passwordReset,
  "/products/outbound-ai-agents": outboundPage,
  "/products/ai-receptionist": receptionistPage,
  "/solutions/lead-generation": leadGenerationPage,
  "/solutions/appointment-scheduling": schedulingPage,
  "/solutions/call-screening": screeningPage,
  "/solutions/crm-integration": crmPage,
  "/industries": industriesOverview,
  "/industries/home-services": homeServicesPage,
  "/industries/law-firms": lawFirmsPage,
  "/industries/healthcare": healthcarePage,
  "/industries/real-estate": realEstatePage,
  "/industries/saas": saasPage,
  "/industries/mortgage": mortgagePage,
  "/industries/automotive": automotivePage,
  "/industries/financial-services": financialServicesPage,
  "/industries/e-commerce": ecommercePage,
  "/case-studies": caseStudiesPage,
} as const satisfies Record<PagePath, { readonly meta: PageMeta }>;

/** Title and description of each page. Links and citations may only lead to these pages and to articles. */
export const pages: Readonly<Record<string, PageMeta>> = Object.fromEntries(
  Object.entries(pageWords).map(([path, { meta }]) => [path, meta]),
);
