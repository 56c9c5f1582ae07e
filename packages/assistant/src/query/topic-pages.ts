import type { Page } from "./result.ts";

/** Topics whose answer is a page of its own form. */
export const topicPages: Readonly<Record<string, Page>> = {
  blog: "blog",
  company: "company",
  demo: "demo",
  howItWorks: "howItWorks",
  industries: "industries",
  integrations: "integrations",
  location: "location",
  login: "login",
  passwordRules: "passwordRules",
  person: "person",
  signup: "signup",
  stories: "stories",
  supportHours: "supportHours",
  trial: "trial",
};
