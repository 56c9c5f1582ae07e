/**
 * Title and description of each page that the site serves. A page that is not here yet is not
 * published: nothing may link to it or cite it. The site's pages take theirs from their own texts,
 * so that no page carries another's.
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

export const pages = {
  "/": home.meta,
  "/pricing": pricing.meta,
  "/blog": blog.meta,
  "/support": support.meta,
  "/login": login.meta,
  "/signup": signUp.meta,
  "/auth/verify": verifyPage.meta,
  "/auth/reset": passwordReset.meta,
  "/products/outbound-ai-agents": outboundPage.meta,
  "/products/ai-receptionist": receptionistPage.meta,
  "/solutions/lead-generation": leadGenerationPage.meta,
  "/solutions/appointment-scheduling": schedulingPage.meta,
  "/solutions/call-screening": screeningPage.meta,
  "/solutions/crm-integration": crmPage.meta,
  "/industries": industriesOverview.meta,
  "/industries/home-services": homeServicesPage.meta,
  "/industries/law-firms": lawFirmsPage.meta,
  "/industries/healthcare": healthcarePage.meta,
  "/industries/real-estate": realEstatePage.meta,
  "/industries/saas": saasPage.meta,
  "/industries/mortgage": mortgagePage.meta,
  "/industries/automotive": automotivePage.meta,
  "/industries/financial-services": financialServicesPage.meta,
  "/industries/e-commerce": ecommercePage.meta,
  "/case-studies": caseStudiesPage.meta,
} as const satisfies Record<`/${string}`, PageMeta>;
