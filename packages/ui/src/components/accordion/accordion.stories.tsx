import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";

import { Link } from "../../foundations/link/link.tsx";
import { Button } from "../button/button.tsx";
import { Accordion, AccordionItem } from "./accordion.tsx";

const questions = (
  <>
    <AccordionItem value="setup" title="How long does setup take?">
      Most customers take their first call within 24 to 48 hours. You choose a number, write a
      greeting and connect your calendar. We test the line with you before it goes live.
    </AccordionItem>
    <AccordionItem value="person" title="Can a caller reach a person?">
      Yes. You decide which calls go through, to whom and at what hours.
    </AccordionItem>
    <AccordionItem value="price" title="What does it cost?">
      Plans start from $99 a month. <Link href="#pricing">See all plans</Link>.
    </AccordionItem>
  </>
);

const meta = {
  title: "Components/Accordion",
  component: Accordion,
  subcomponents: { AccordionItem },
  args: { children: questions, onValueChange: fn() },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One answer at a time. The accordion holds its own state. */
export const Default: Story = {
  args: { defaultValue: ["setup"] },
  play: async ({ canvas, args, step }) => {
    const setup = canvas.getByRole("button", { name: "How long does setup take?" });
    const person = canvas.getByRole("button", { name: "Can a caller reach a person?" });

    await step("questions are headings, answers are regions named by them", async () => {
      await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(3);
      await expect(
        canvas.getByRole("region", { name: "How long does setup take?" }),
      ).toHaveTextContent("24 to 48 hours");
      await expect(setup).toHaveAttribute("aria-expanded", "true");
    });
    await step("Enter opens one and closes the other", async () => {
      await userEvent.tab();
      await expect(setup).toHaveFocus();
      await userEvent.tab();
      await expect(person).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(person).toHaveAttribute("aria-expanded", "true");
      await expect(setup).toHaveAttribute("aria-expanded", "false");
      await expect(args.onValueChange).toHaveBeenLastCalledWith(["person"]);
    });
    await step("Space closes it again; then all are closed", async () => {
      await userEvent.keyboard(" ");
      await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    });
    await step("a pointer opens", async () => {
      await userEvent.click(setup);
      await expect(setup).toHaveAttribute("aria-expanded", "true");
      setup.blur();
    });
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { type: "single", headingLevel: 3, defaultValue: ["setup"] },
};

export const Multiple: Story = {
  args: { type: "multiple", defaultValue: ["setup", "price"] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Can a caller reach a person?" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["setup", "price", "person"]);
    await userEvent.click(canvas.getByRole("button", { name: "Can a caller reach a person?" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["setup", "price"]);
  },
};

/** A closed answer is in the page: the browser's search and a link find it and open it. */
export const Findable: Story = {
  args: {
    children: (
      <>
        <AccordionItem value="languages" title="Which languages do the agents speak?">
          More than 50.
        </AccordionItem>
        <AccordionItem
          value="tools"
          title="Which tools does it connect to?"
          panelId="answer-which-tools"
        >
          CRM, calendar and automation tools.
        </AccordionItem>
      </>
    ),
  },
  play: async ({ canvas, step }) => {
    const languages = canvas.getByRole("button", { name: /languages/ });
    const tools = canvas.getByRole("button", { name: /tools/ });
    const closed = canvas.getByText("More than 50.").closest("[data-slot=accordion-panel]");

    await step("found in the page", async () => {
      await expect(closed).toHaveAttribute("hidden", "until-found");
      closed?.dispatchEvent(new Event("beforematch", { bubbles: true }));
      await waitFor(() => expect(languages).toHaveAttribute("aria-expanded", "true"));
      await expect(closed).not.toHaveAttribute("hidden");
    });
    await step("linked to", async () => {
      const before = location.href;
      location.hash = "answer-which-tools";
      await waitFor(() => expect(tools).toHaveAttribute("aria-expanded", "true"));
      history.replaceState(null, "", before);
    });
  },
};

function ControlledQuestions({ onChange }: { onChange: (value: readonly string[]) => void }) {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <div className="grid justify-items-start gap-6">
      <Button variant="outline" size="sm" onClick={() => setValue(["price"])}>
        Show the price
      </Button>
      <Accordion
        value={value}
        onValueChange={(next) => {
          onChange(next);
          setValue(next);
        }}
        className="w-full"
      >
        {questions}
      </Accordion>
    </div>
  );
}

const changed = fn();

/** The application holds the state. */
export const Controlled: Story = {
  render: () => <ControlledQuestions onChange={changed} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show the price" }));
    const price = canvas.getByRole("button", { name: "What does it cost?" });
    await expect(price).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(price);
    await expect(changed).toHaveBeenLastCalledWith([]);
    await expect(price).toHaveAttribute("aria-expanded", "false");
  },
};

/** Open, closed and disabled, on the page and on the board. */
export const Matrix: Story = {
  render: () => (
    <div className="grid grid-cols-1 gap-8">
      <Accordion defaultValue={["setup"]}>
        <AccordionItem value="setup" title="How long does setup take?">
          Most customers take their first call within 24 to 48 hours.
        </AccordionItem>
        <AccordionItem value="person" title="Can a caller reach a person?">
          Yes.
        </AccordionItem>
        <AccordionItem value="tools" title="Which tools does it connect to?" disabled>
          CRM, calendar and automation tools.
        </AccordionItem>
      </Accordion>
      <div data-ground="board" className="rounded-panel bg-page p-6 text-ink">
        <Accordion defaultValue={["record"]} headingLevel={4}>
          <AccordionItem value="record" title="Are calls recorded?">
            If you wish, and if your state allows it.
          </AccordionItem>
          <AccordionItem value="keep" title="Can we keep our number?">
            Yes.
          </AccordionItem>
        </Accordion>
      </div>
    </div>
  ),
};

/** A question of several lines, an answer with more than text. */
export const Stress: Story = {
  args: {
    defaultValue: ["long"],
    children: (
      <AccordionItem
        value="long"
        title="If somebody calls from a withheld number in the middle of the night about water coming through the ceiling, who is woken up, and how do we change that?"
      >
        <div className="grid grid-cols-1 gap-4">
          <p>
            The agent asks for the address and whether the water can be turned off, then rings the
            on-call phone. If nobody picks up within 30 seconds it rings the next one on the list.
          </p>
          <ul className="list-disc ps-5">
            <li>Change the list under Lines, On call.</li>
            <li>Donaudampfschifffahrtsgesellschaftskapitänsmütze</li>
          </ul>
        </div>
      </AccordionItem>
    ),
  },
};
