import { describe, expect, test } from "vitest";

import {
  breadcrumbsStatement,
  faqStatement,
  filmStatement,
  plansStatement,
  recordingStatement,
} from "./json-ld.tsx";

const url = "https://x.test/industries/law-firms";

test("the structured data of breadcrumbs ends with the current page and has absolute URLs", () => {
  expect(
    breadcrumbsStatement({ items: [{ label: "Home", href: "/" }], current: "Law Firms" }, url),
  ).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: "https://x.test/" },
      { "@type": "ListItem", position: 2, name: "Law Firms", item: url },
    ],
  });
});

test("the structured data of a question contains its answer", () => {
  expect(faqStatement({ items: [{ id: "a", question: "Who?", answer: "You." }] })).toEqual({
    "@type": "FAQPage",
    mainEntity: [
      {
        "@type": "Question",
        name: "Who?",
        acceptedAnswer: { "@type": "Answer", text: "You." },
      },
    ],
  });
});

describe("the structured data of plans", () => {
  const product = { name: "Rezeption", description: "Nimmt ab.", url: "https://x.test/preise" };

  test("contains both prices in the plan's currency", () => {
    const [offer] = [
      plansStatement(product, [
        { name: "Basis", price: { monthly: 299, annual: 2990 }, currency: "EUR" },
      ]),
    ].flatMap(({ offers }) => offers);
    expect(offer).toMatchObject({
      name: "Basis",
      priceSpecification: [
        { price: 299, priceCurrency: "EUR", unitCode: "MON" },
        { price: 2990, priceCurrency: "EUR", unitCode: "ANN" },
      ],
    });
  });

  test("contains no offer for a plan without a price", () => {
    const agreed = { name: "Groß", price: { monthly: null, annual: null } };
    expect(plansStatement(product, [agreed])["offers"]).toEqual([]);
  });
});

test("the structured data of a recording contains its duration and its transcript", () => {
  expect(
    recordingStatement(
      {
        label: "A call",
        duration: 29.21,
        sources: [{ src: "/a.webm", type: "audio/webm; codecs=opus" }],
        transcript: [
          { at: 0, by: "agent", speaker: "Lark", text: "Hello?" },
          { at: 2, by: "caller", speaker: "Nora", text: "Hi." },
        ],
      },
      url,
    ),
  ).toEqual({
    "@type": "AudioObject",
    name: "A call",
    contentUrl: "https://x.test/a.webm",
    encodingFormat: "audio/webm",
    duration: "PT29S",
    inLanguage: "en-US",
    transcript: "Lark: Hello?\nNora: Hi.",
  });
});

test("the structured data of a film contains its poster, its file and its date", () => {
  expect(
    filmStatement(
      {
        label: "A burst pipe",
        description: "A plumber is booked.",
        duration: 18.36,
        width: 960,
        height: 540,
        poster: "/a.avif",
        sources: [{ src: "https://cdn.test/a.mp4", type: "video/mp4" }],
        transcript: "Maria: Water!",
        uploadDate: "2026-11-20",
      },
      url,
      "en",
    ),
  ).toMatchObject({
    "@type": "VideoObject",
    thumbnailUrl: "https://x.test/a.avif",
    contentUrl: "https://cdn.test/a.mp4",
    uploadDate: "2026-11-20",
    duration: "PT18S",
    width: "960 px",
    inLanguage: "en",
  });
});
