/** The texts of every product, solution and industry page, by the id of what it is about. */
import { automotivePage } from "./industry-pages/automotive.ts";
import { ecommercePage } from "./industry-pages/e-commerce.ts";
import { financialServicesPage } from "./industry-pages/financial-services.ts";
import { healthcarePage } from "./industry-pages/healthcare.ts";
import { homeServicesPage } from "./industry-pages/home-services.ts";
import { lawFirmsPage } from "./industry-pages/law-firms.ts";
import { mortgagePage } from "./industry-pages/mortgage.ts";
import { realEstatePage } from "./industry-pages/real-estate.ts";
import { saasPage } from "./industry-pages/saas.ts";
import { receptionistPage } from "./product-pages/ai-receptionist.ts";
import { outboundPage } from "./product-pages/outbound-ai-agents.ts";
import { schedulingPage } from "./solution-pages/appointment-scheduling.ts";
import { screeningPage } from "./solution-pages/call-screening.ts";
import { crmPage } from "./solution-pages/crm-integration.ts";
import { leadGenerationPage } from "./solution-pages/lead-generation.ts";

export const pageTexts: Readonly<Record<string, object>> = {
  "ai-receptionist": receptionistPage,
  "outbound-ai-agents": outboundPage,
  "lead-generation": leadGenerationPage,
  "appointment-scheduling": schedulingPage,
  "call-screening": screeningPage,
  "crm-integration": crmPage,
  automotive: automotivePage,
  "e-commerce": ecommercePage,
  "financial-services": financialServicesPage,
  healthcare: healthcarePage,
  "home-services": homeServicesPage,
  "law-firms": lawFirmsPage,
  mortgage: mortgagePage,
  "real-estate": realEstatePage,
  saas: saasPage,
};
