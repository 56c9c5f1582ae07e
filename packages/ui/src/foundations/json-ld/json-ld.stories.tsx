import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import breadcrumbs from "../../components/breadcrumbs/breadcrumbs.stories.tsx";
import {
  JsonLd,
  articleStatement,
  breadcrumbsStatement,
  faqStatement,
  filmStatement,
  jsonLdText,
  plansStatement,
  recordingStatement,
} from "./json-ld.tsx";

const questions = faqStatement({
  items: [
    {
      id: "person",
      question: "Can a caller reach a person?",
      answer: "Yes. You decide which calls go through.",
    },
  ],
});

const meta = {
  title: "Foundations/JSON-LD",
  component: JsonLd,
  tags: ["!visual"],
  args: { statements: [questions] },
  // The component renders nothing visible, so the story shows the statements as text.
  render: (args) => (
    <>
      <JsonLd {...args} />
      <pre className="overflow-x-auto text-fine wrap-anywhere whitespace-pre-wrap">
        {JSON.stringify(args.statements, null, 2)}
      </pre>
    </>
  ),
} satisfies Meta<typeof JsonLd>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The parsed content of the script element: an object with the statements in `@graph`. */
function jsonLdIn(canvasElement: HTMLElement): unknown {
  const script = canvasElement.querySelector('script[type="application/ld+json"]');
  return JSON.parse(script?.textContent ?? "");
}

/** Questions and answers, from props of `FaqAccordion`. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(jsonLdIn(canvasElement)).toEqual({
      "@context": "https://schema.org",
      "@graph": args.statements,
    });
  },
};

export const Playground: Story = {};

/** Breadcrumbs and prices. */
export const Several: Story = {
  args: {
    statements: [
      breadcrumbsStatement(breadcrumbs.args, "https://larkline.example/industries/home-services"),
      plansStatement(
        {
          name: "AI Receptionist",
          description: "Answers your phone.",
          url: "https://larkline.example/pricing#receptionist",
        },
        [
          { name: "Basic", price: { monthly: 299, annual: 2990 } },
          { name: "Enterprise", price: { monthly: null, annual: null } },
        ],
      ),
    ],
  },
};

/** An article, from its post and its URL. */
export const AnArticle: Story = {
  args: {
    statements: [
      articleStatement(
        {
          title: "What a missed call costs",
          excerpt: "Two years of calls to plumbers, counted.",
          category: { name: "Research" },
          publishedAt: "2026-03-02",
          readingTime: 7,
          tags: ["calls", "figures"],
          author: { name: "Marta Kowalska", title: "Call research" },
        },
        {
          url: "https://larkline.example/blog/missed-calls",
          language: "en-US",
          publisher: { name: "Larkline", url: "https://larkline.example" },
        },
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(jsonLdIn(canvasElement)).toMatchObject({
      "@graph": [
        {
          "@type": "Article",
          headline: "What a missed call costs",
          datePublished: "2026-03-02",
          author: { "@type": "Person", name: "Marta Kowalska" },
          mainEntityOfPage: "https://larkline.example/blog/missed-calls",
        },
      ],
    });
  },
};

/** An audio recording and a film, from the props of their players; URLs become absolute. */
export const Recordings: Story = {
  args: {
    statements: [
      recordingStatement(
        {
          label: "A burst pipe at night",
          duration: 47.4,
          sources: [{ src: "/media/burst-pipe.webm", type: 'audio/webm; codecs="opus"' }],
          transcript: [
            { speaker: "Dana", text: "Water is coming through the ceiling.", at: 0, by: "caller" },
          ],
        },
        "https://larkline.example",
      ),
      filmStatement(
        {
          label: "The first day",
          description: "A clinic forwards its number.",
          transcript: "Good morning.",
          uploadDate: "2026-11-20",
          duration: 29,
          width: 1280,
          height: 720,
          poster: "/media/first-day.webp",
          sources: [{ src: "/media/first-day.webm", type: "video/webm" }],
        },
        "https://larkline.example",
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(jsonLdIn(canvasElement)).toMatchObject({
      "@graph": [
        {
          "@type": "AudioObject",
          contentUrl: "https://larkline.example/media/burst-pipe.webm",
          encodingFormat: "audio/webm",
          duration: "PT47S",
          transcript: "Dana: Water is coming through the ceiling.",
        },
        {
          "@type": "VideoObject",
          thumbnailUrl: "https://larkline.example/media/first-day.webp",
          duration: "PT29S",
          width: "1280 px",
        },
      ],
    });
  },
};

/** Untrusted text cannot end the script element. */
export const Stress: Story = {
  args: { statements: [{ "@type": "Thing", name: "</script><script>alert(1)</script>" }] },
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement.querySelectorAll("script")).toHaveLength(1);
    await expect(jsonLdText(args.statements)).not.toContain("<");
    await expect(jsonLdIn(canvasElement)).toMatchObject({ "@graph": args.statements });
  },
};
