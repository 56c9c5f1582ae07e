import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

import breadcrumbs from "../../components/breadcrumbs/breadcrumbs.stories.tsx";
import {
  JsonLd,
  breadcrumbsStatement,
  faqStatement,
  jsonLdText,
  plansStatement,
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
  // Nothing of it is seen: what it says stands beside it, for the reader of these pages.
  tags: ["!visual"],
  args: { statements: [questions] },
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

/** What the element on the page states. */
function stated(canvasElement: HTMLElement): unknown {
  const script = canvasElement.querySelector('script[type="application/ld+json"]');
  return JSON.parse(script?.textContent ?? "");
}

/** Questions, from the props of their accordion. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(stated(canvasElement)).toEqual({
      "@context": "https://schema.org",
      "@graph": args.statements,
    });
  },
};

export const Playground: Story = {};

/** The way to a page, and what its product costs. */
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

/** What somebody else wrote cannot end the element. */
export const Stress: Story = {
  args: { statements: [{ "@type": "Thing", name: "</script><script>alert(1)</script>" }] },
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement.querySelectorAll("script")).toHaveLength(1);
    await expect(jsonLdText(args.statements)).not.toContain("<");
    await expect(stated(canvasElement)).toMatchObject({ "@graph": args.statements });
  },
};
