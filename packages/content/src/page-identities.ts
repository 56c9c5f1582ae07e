/**
 * How events name each page (specification, section 3, "Analytics events"), by the page's route: its
 * identifier, and the first half of a label 'Page - Button'. A page says nothing: its line here is all.
 * It comes with every page's first script, and so draws in none of the pages' texts.
 */
export const pageIdentities = {
  "/": ["home-page", "Home"],
  "/products/outbound-ai-agents": ["outbound-ai-agents-page", "Outbound AI Agents"],
  "/products/ai-receptionist": ["ai-receptionist-page", "AI Receptionist"],
  "/solutions/lead-generation": ["lead-generation-page", "Lead Generation"],
  "/solutions/appointment-scheduling": ["appointment-scheduling-page", "Appointment Scheduling"],
  "/solutions/call-screening": ["call-screening-page", "Call Screening"],
  "/solutions/crm-integration": ["crm-integration-page", "CRM Integration"],
  "/industries": ["industries-page", "Industries"],
  "/industries/home-services": ["home-services-page", "Home Services"],
  "/industries/law-firms": ["law-firms-page", "Law Firms"],
  "/industries/healthcare": ["healthcare-page", "Healthcare"],
  "/industries/real-estate": ["real-estate-page", "Real Estate"],
  "/industries/saas": ["saas-page", "SaaS"],
  "/industries/mortgage": ["mortgage-page", "Mortgage"],
  "/industries/automotive": ["automotive-page", "Automotive"],
  "/industries/financial-services": ["financial-services-page", "Financial Services"],
  "/industries/e-commerce": ["e-commerce-page", "E-commerce"],
  "/case-studies": ["case-studies", "Case Studies"],
  "/pricing": ["pricing-page", "Pricing"],
  "/blog": ["blog-page", "Blog"],
  "/support": ["support-page", "Support"],
  "/login": ["login-page", "Login"],
  "/signup": ["signup-page", "Sign Up"],
  "/auth/verify": ["verify-page", "Verify"],
  "/auth/reset": ["reset-page", "New Password"],
  "*": ["not-found-page", "Not Found"],
} as const;
