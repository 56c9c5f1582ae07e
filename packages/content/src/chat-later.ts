/**
 * Texts of the open chat: starter and follow-up questions, tools, cards, transcript. Separate from
 * `chat.ts`, so that opening the chat does not wait for them.
 */
import { brand } from "./brand.ts";

export const chatLater = {
  /**
   * Starter questions, by the page on which the chat was opened. A page without an entry has those of its
   * parent page, or else `default`.
   */
  starters: {
    default: [
      "How much is the receptionist?",
      "How long does setup take?",
      "Which tools does it connect to?",
      "Can a caller reach a person?",
    ],
    "/pricing": [
      "We get about 150 calls a month. What would that cost?",
      "What does paying for a year save?",
      "What do all plans include?",
      "What does Enterprise cost?",
    ],
    "/products/ai-receptionist": [
      "What does the AI receptionist do?",
      "How much is the receptionist?",
      "Does it book appointments into my calendar?",
      "Can a caller reach a person?",
    ],
    "/products/outbound-ai-agents": [
      "What do the outbound agents do?",
      "What does an outbound plan cost?",
      "Do they call new leads back?",
      "Which CRMs does it connect to?",
    ],
    "/solutions/lead-generation": [
      "How does lead generation work?",
      "What does an outbound plan cost?",
      "How are leads qualified?",
    ],
    "/solutions/appointment-scheduling": [
      "Which calendars does it book into?",
      "Does it reduce no-shows?",
      "How long does setup take?",
    ],
    "/solutions/call-screening": [
      "How does call screening work?",
      "How much spam does it block?",
      "How much is the receptionist?",
    ],
    "/solutions/crm-integration": [
      "Which CRMs does it connect to?",
      "What gets written to the CRM after a call?",
      "How long does setup take?",
    ],
    "/industries": [
      "Which industries do you serve?",
      "Are you HIPAA compliant?",
      "How long does setup take?",
    ],
    "/industries/home-services": [
      "What do you do for home services?",
      "Does it answer at night?",
      "We get about 150 calls a month. What would that cost?",
    ],
    "/industries/law-firms": [
      "What do you do for law firms?",
      "Can it screen calls?",
      "How much is the receptionist?",
    ],
    "/industries/healthcare": [
      "What do you do for healthcare?",
      "Are you HIPAA compliant?",
      "Does it book appointments into my calendar?",
    ],
    "/industries/real-estate": [
      "What do you do for real estate?",
      "Do they call new leads back?",
      "How much is the receptionist?",
    ],
    "/industries/saas": [
      "What do you do for SaaS companies?",
      "Can it book demos?",
      "Which CRMs does it connect to?",
    ],
    "/industries/mortgage": [
      "What do you do for mortgage lenders?",
      "Are you TRID compliant?",
      "What does an outbound plan cost?",
    ],
    "/industries/automotive": [
      "What do you do for car dealers?",
      "Can it book test drives?",
      "How much is the receptionist?",
    ],
    "/industries/financial-services": [
      "What do you do for financial services?",
      "How is data protected?",
      "How much is the receptionist?",
    ],
    "/industries/e-commerce": [
      "What do you do for online stores?",
      "Which languages does it speak?",
      "How much is the receptionist?",
    ],
    "/case-studies": [
      "What results do customers report?",
      "Do you have a customer in home services?",
      "How much is the receptionist?",
    ],
    "/support": [
      "How do I start?",
      "Which languages does it speak?",
      "Can a caller reach a person?",
      "How can I talk to sales?",
    ],
  },
  /**
   * Follow-up questions for answers that have none of their own, by the first page that the answer
   * cites. A page without an entry has those of its parent page, or else `default`.
   */
  followUps: {
    default: ["How much is the receptionist?", "How can I talk to sales?"],
    "/pricing": ["What does paying for a year save?", "What do all plans include?"],
    "/support": ["How long does setup take?", "How can I talk to sales?"],
    "/industries": ["How much is the receptionist?", "How long does setup take?"],
  },
  /** Shown while the assistant runs a tool, by the tool's name; `default` for any other tool. */
  tools: {
    default: "Looking that up",
    search_content: "Looking through the site",
    get_plans: "Looking up the plans",
    query_plans: "Doing the math",
    recommend_plan: "Finding the plan that fits",
    compare_plans: "Putting plans side by side",
    industry_info: "Looking up your trade",
    start_sign_up: "Finding the way to an account",
    contact_person: "Finding who to call",
  },
  /** Texts of the cards in answers. */
  cards: {
    compare: "Compare plans",
    industry: "Learn More",
    story: "Read Full Case Study",
  },
  /** The downloaded conversation. */
  transcript: {
    /** Part of the file's name, between the product's name and the date. */
    fileName: "conversation",
    title: `Conversation with ${brand.assistantName}`,
    you: "You",
    source: "Source:",
    attached: "Attached:",
    failed: "(This message is incomplete: it was not sent or broke off.)",
    aborted: "(Stopped here.)",
  },
} as const;
