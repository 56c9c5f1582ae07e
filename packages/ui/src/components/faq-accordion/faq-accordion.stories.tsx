import type { Meta, StoryObj } from "@storybook/react-vite";
import { Activity, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";

import { Link } from "../../foundations/link/link.tsx";
import { Button } from "../button/button.tsx";
import { SearchField } from "../search-field/search-field.tsx";
import { FaqAccordion } from "./faq-accordion.tsx";
import type { FaqItem } from "./faq-accordion.tsx";

const items: readonly FaqItem[] = [
  {
    id: "setup-time",
    question: "How long does setup take?",
    answer:
      "Setup takes 24-48 hours. You choose a number, write a greeting and connect your calendar. We test the line with you before it takes its first call.",
    category: "Getting Started",
  },
  {
    id: "reach-a-person",
    question: "Can a caller reach a person?",
    answer:
      "Yes. You decide which calls go through, to whom and at what hours. When nobody picks up, the agent takes a message and sends you a summary.",
    category: "Voice Agents",
  },
  {
    id: "crm-entries",
    question: "What does it write into my CRM?",
    answer:
      "The contact, a log of the call, a summary and the lead’s score. New callers become new contacts; known callers are updated.",
    category: "Integrations",
  },
  {
    id: "missing-email",
    question: "My verification email has not arrived. What can I do?",
    answer:
      "It can take up to 15 minutes. Look in the spam folder and check the address for typos.\n\nThen choose Resend on the verification page.",
    category: "Troubleshooting",
  },
];

const meta = {
  title: "Components/FAQ accordion",
  component: FaqAccordion,
  args: { items, onValueChange: fn() },
  parameters: { layout: "padded" },
} satisfies Meta<typeof FaqAccordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One answer open at a time, with its category and its link. */
export const Default: Story = {
  args: { defaultValue: "setup-time" },
  play: async ({ canvas, args, step }) => {
    const setup = canvas.getByRole("button", { name: "How long does setup take?" });
    const person = canvas.getByRole("button", { name: "Can a caller reach a person?" });

    await step(
      "questions are headings, the open answer is a region named by its question",
      async () => {
        await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(4);
        await expect(
          canvas.getByRole("region", { name: "How long does setup take?" }),
        ).toHaveTextContent("24-48 hours");
      },
    );
    await step(
      "Tab moves through the open answer to the next question, Enter opens it",
      async () => {
        await userEvent.tab();
        await expect(setup).toHaveFocus();
        await userEvent.tab();
        const answer = within(canvas.getByRole("region", { name: "How long does setup take?" }));
        const link = answer.getByRole("link", { name: "Copy link" });
        await expect(link).toHaveFocus();
        // A description, because a label with words such as "email" would be found like a form field's.
        await expect(link).toHaveAttribute("aria-description", "How long does setup take?");
        await userEvent.tab();
        await expect(person).toHaveFocus();
        await userEvent.keyboard("{Enter}");
        await expect(person).toHaveAttribute("aria-expanded", "true");
        await expect(setup).toHaveAttribute("aria-expanded", "false");
        await expect(args.onValueChange).toHaveBeenLastCalledWith("reach-a-person");
      },
    );
    await step("Space closes the answer", async () => {
      await userEvent.keyboard(" ");
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    });
    await step("a click opens an answer", async () => {
      await userEvent.click(setup);
      await expect(setup).toHaveAttribute("aria-expanded", "true");
      setup.blur();
    });
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { headingLevel: 3, defaultValue: "setup-time" },
};

/** A change of the URL's fragment, as by a link, and the browser's page search each open one answer. */
export const Linked: Story = {
  tags: ["!visual"],
  play: async ({ canvas, canvasElement, step }) => {
    const before = location.href;
    const crm = canvas.getByRole("button", { name: "What does it write into my CRM?" });
    const email = canvas.getByRole("button", { name: /verification email/ });

    await step("opened by the page's URL", async () => {
      location.hash = "crm-entries";
      await waitFor(() => expect(crm).toHaveAttribute("aria-expanded", "true"));
    });
    await step("opened by another URL, which closes the first answer", async () => {
      location.hash = "missing-email";
      await waitFor(() => expect(email).toHaveAttribute("aria-expanded", "true"));
      await expect(crm).toHaveAttribute("aria-expanded", "false");
      history.replaceState(null, "", before);
    });
    await step("opened by the browser's search", async () => {
      const closed = canvasElement.querySelector("#setup-time");
      await expect(closed).toHaveAttribute("hidden", "until-found");
      closed?.dispatchEvent(new Event("beforematch", { bubbles: true }));
      await waitFor(() =>
        expect(canvas.getByRole("button", { name: "How long does setup take?" })).toHaveAttribute(
          "aria-expanded",
          "true",
        ),
      );
    });
  },
};

function FilteredFaq() {
  const [query, setQuery] = useState("");
  const [hidden, setHidden] = useState(false);
  return (
    <>
      <SearchField
        label="Search questions"
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <Button onClick={() => setHidden(!hidden)}>{hidden ? "Show" : "Hide"}</Button>
      <Activity mode={hidden ? "hidden" : "visible"}>
        <FaqAccordion items={items.filter(({ question }) => question.includes(query))} />
      </Activity>
    </>
  );
}

/**
 * A linked answer opens once. When it comes back, after a filter was cleared or an `Activity` of React was shown again,
 * the answer that is open by then stays open. A new link to it opens it.
 */
export const LinkedAndFiltered: Story = {
  tags: ["!visual"],
  beforeEach: () => {
    const before = location.href;
    return () => history.replaceState(null, "", before);
  },
  render: () => <FilteredFaq />,
  play: async ({ canvas, step }) => {
    const crm = () => canvas.getByRole("button", { name: "What does it write into my CRM?" });
    const person = canvas.getByRole("button", { name: "Can a caller reach a person?" });
    const search = canvas.getByRole("searchbox", { name: "Search questions" });
    await step("a link opens an answer, then the visitor opens another", async () => {
      location.hash = "crm-entries";
      await waitFor(() => expect(crm()).toHaveAttribute("aria-expanded", "true"));
      await userEvent.click(person);
      await expect(person).toHaveAttribute("aria-expanded", "true");
    });
    await step("the other stays open when the filter is cleared", async () => {
      await userEvent.type(search, "person");
      await expect(canvas.queryByRole("button", { name: /CRM/ })).toBeNull();
      await userEvent.clear(search);
      await expect(crm()).toHaveAttribute("aria-expanded", "false");
      await expect(person).toHaveAttribute("aria-expanded", "true");
    });
    await step("the other stays open when all are hidden and shown again", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Hide" }));
      await waitFor(() => expect(person).not.toBeVisible());
      await userEvent.click(canvas.getByRole("button", { name: "Show" }));
      await waitFor(() => expect(person).toBeVisible());
      await expect(person).toHaveAttribute("aria-expanded", "true");
    });
    await step("the link opens the answer again after another one", async () => {
      location.hash = "setup-time";
      await waitFor(() =>
        expect(canvas.getByRole("button", { name: /setup take/ })).toHaveAttribute(
          "aria-expanded",
          "true",
        ),
      );
      location.hash = "crm-entries";
      await waitFor(() => expect(crm()).toHaveAttribute("aria-expanded", "true"));
    });
    await step("the link opens the answer again if it was removed under another URL", async () => {
      await userEvent.click(crm());
      history.replaceState(null, "", "#elsewhere");
      await userEvent.type(search, "person");
      await expect(canvas.queryByRole("button", { name: /CRM/ })).toBeNull();
      history.replaceState(null, "", "#crm-entries");
      await userEvent.clear(search);
      await waitFor(() => expect(crm()).toHaveAttribute("aria-expanded", "true"));
      crm().blur();
    });
  },
};

/** If a browser does not support `hidden="until-found"`, its page search does not find a closed answer. */
export const WithoutUntilFound: Story = {
  tags: ["!visual"],
  args: { defaultValue: "setup-time" },
  play: async ({ canvas, canvasElement }) => {
    const closed = canvasElement.querySelectorAll<HTMLElement>('[hidden="until-found"]');
    await expect(closed).toHaveLength(3);
    for (const panel of closed) {
      panel.hidden = true;
      await expect(getComputedStyle(panel).display).toBe("none");
    }
    await expect(canvasElement.innerText).toContain("Setup takes 24-48 hours");
    await expect(canvasElement.innerText).not.toContain("The contact, a log of the call");
    const crm = canvas.getByRole("button", { name: "What does it write into my CRM?" });
    await userEvent.click(crm);
    await expect(canvas.getByText(/^The contact, a log of the call/)).toBeVisible();
    crm.blur();
  },
};

const writeText = fn(() => Promise.resolve());

/** The link to an answer is copied and shown in the address bar. */
export const CopyLink: Story = {
  args: { defaultValue: "setup-time" },
  beforeEach: () => {
    const before = location.href;
    const clipboard = Object.getOwnPropertyDescriptor(navigator, "clipboard");
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText },
    });
    return () => {
      if (clipboard) Object.defineProperty(navigator, "clipboard", clipboard);
      else Reflect.deleteProperty(navigator, "clipboard");
      history.replaceState(null, "", before);
    };
  },
  play: async ({ canvas, step }) => {
    const answer = within(canvas.getByRole("region", { name: "How long does setup take?" }));
    const link = answer.getByRole("link", { name: "Copy link" });
    await step("Enter copies the link and puts it into the address bar", async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard("{Enter}");
      await expect(writeText).toHaveBeenLastCalledWith(expect.stringMatching(/#setup-time$/));
      await expect(await canvas.findByText("Link copied")).toBeVisible();
      await expect(location.hash).toBe("#setup-time");
      await userEvent.tab();
      await expect(canvas.queryByText("Link copied")).not.toBeInTheDocument();
    });
    await step("a click copies the link", async () => {
      await userEvent.click(link);
      await expect(await canvas.findByText("Link copied")).toBeVisible();
    });
  },
};

const more = {
  "crm-entries": (
    <p className="mt-3">
      <Link href="#integrations">See all integrations</Link>
    </p>
  ),
};

function Controlled({ onChange }: { onChange: (id: string | null) => void }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <div className="grid justify-items-start gap-6">
      <Button variant="outline" size="sm" onClick={() => setValue("crm-entries")}>
        Ask about the CRM
      </Button>
      <FaqAccordion
        items={items}
        value={value}
        onValueChange={(next) => {
          onChange(next);
          setValue(next);
        }}
        more={more}
        className="w-full"
      />
    </div>
  );
}

const changeHandler = fn();

/** Controlled by the application, which adds a link to an answer. */
export const ControlledWithMore: Story = {
  tags: ["!visual"],
  render: () => <Controlled onChange={changeHandler} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Ask about the CRM" }));
    const crm = canvas.getByRole("button", { name: "What does it write into my CRM?" });
    await expect(crm).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("link", { name: "See all integrations" })).toBeVisible();
    await userEvent.click(crm);
    await expect(changeHandler).toHaveBeenLastCalledWith(null);
  },
};

/** On the page and on the board, without and with categories. */
export const Matrix: Story = {
  render: () => (
    <div className="grid grid-cols-1 gap-8">
      <FaqAccordion
        items={items.slice(0, 2).map(({ category: _category, ...item }) => item)}
        defaultValue="setup-time"
      />
      <div data-ground="board" className="rounded-panel bg-page p-6 text-ink">
        <FaqAccordion items={items.slice(2)} defaultValue="missing-email" headingLevel={4} />
      </div>
    </div>
  ),
};

/** Long questions and words. */
export const Stress: Story = {
  args: {
    defaultValue: "long",
    items: [
      {
        id: "long",
        question:
          "If somebody calls from a withheld number in the middle of the night about water coming through the ceiling, who is woken up, and how do we change that?",
        answer:
          "The agent asks for the address and whether the water can be turned off, then rings the on-call phone.\n\nDonaudampfschifffahrtsgesellschaftskapitänsmützenabteilung is put through to the next on the list.",
        category: "Bereitschaftsdiensttelefonzentralenverwaltung",
      },
    ],
  },
};
