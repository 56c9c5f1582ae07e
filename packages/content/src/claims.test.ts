import { describe, expect, test } from "vitest";

import { type Claim, type ClaimId, claims } from "./claims.ts";

// The claims of the original specification (not in this repository), repeated here by hand. docs/product.md does
// not contain the figures.
const figures: Record<ClaimId, string> = {
  callsHandled: "500K+",
  businessesServed: "500+",
  industriesServed: "9+",
  languages: "50+",
  uptime: "99.9%",
  accuracy: "99.2%",
  availability: "24/7",
  integrations: "5,000+",
  integrationsInFaq: "100+",
  security: "SOC 2 Type II",
  healthPrivacy: "HIPAA",
  mortgageDisclosure: "TRID",
  fairLending: "Fair lending",
  staffingCost: "85%",
  chatDemo: "15-minute",
  setup: "24-48 hours",
  supportReply: "24 hours",
  leadVolume: "300%",
  leadReturn: "300%",
  qualificationSpeed: "5x",
  manualDialing: "50 to 100",
  appointments: "2x",
  bookings: "2x",
  noShows: "50%",
  spamBlocked: "95%",
  averageReturn: "180%",
  fasterResponse: "50%",
  satisfaction: "95%",
  homeServicesBookings: "40%",
  lawFirmsLeadQuality: "65%",
  healthcareSatisfaction: "85%",
  realEstateResponse: "90%",
  saasDemoConversion: "55%",
  mortgageFollowUp: "75%",
  automotiveTestDrives: "30%",
  financialServicesMeetings: "60%",
  ecommerceRecovery: "45%",
};

const all: readonly [string, Claim][] = Object.entries(claims);

test("the claims are exactly those of the specification, with their figures", () => {
  expect(Object.fromEntries(all.map(([id, claim]) => [id, claim.value]))).toEqual(figures);
});

describe.each(all)("%s", (_id, claim) => {
  test("its statement is a sentence that contains its figure", () => {
    const figure = claim.value.replace(/\+$/, "");
    expect(claim.statement.toLowerCase()).toContain(figure.toLowerCase());
    expect(claim.statement).toMatch(/^[A-Z].*\.$/);
  });

  test("it is worded as a report of customers if it is a result, and never as a promise", () => {
    if (claim.attribution !== undefined) expect(claim.statement).toMatch(/\breport\b/);
    expect(claim.statement).not.toMatch(/\b(you will|your|guarantee\w*|will get)\b/i);
  });
});

test("a claim of a percentage or a multiple has an attribution", () => {
  // These figures are about the service itself, not results of customers, so they need no attribution.
  const serviceFigures = new Set(["99.9%", "99.2%"]);
  for (const [id, claim] of all) {
    if (/[%x]$/.test(claim.value) && !serviceFigures.has(claim.value)) {
      expect(claim.attribution, id).toBeTruthy();
    }
  }
});

test("contradictory claims refer to each other", () => {
  const pairs = all.flatMap(([id, claim]) =>
    claim.disagreesWith === undefined ? [] : [[id, claim.disagreesWith]],
  );
  expect(pairs).toHaveLength(4);
  for (const [id, other] of pairs) expect(pairs).toContainEqual([other, id]);
});
