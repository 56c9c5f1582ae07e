import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";

import { press } from "../../../testing/press.ts";
import { withoutUntilFound } from "../../../testing/without-until-found.ts";
import { PhoneIcon } from "../../foundations/icon/icon.tsx";
import { Link } from "../../foundations/link/link.tsx";
import { Button } from "../button/button.tsx";
import { Accordion, AccordionItem, AccordionPanel, AccordionTrigger } from "./accordion.tsx";

const questions = (
  <>
    <AccordionItem value="setup" title="How long does setup take?">
      Most customers take their first call within 24 to 48 hours. You choose a number, write a
      greeting and connect your calendar. We test the line with you before it goes live.
    </AccordionItem>
    <AccordionItem value="person">
      <AccordionTrigger>Can a caller reach a person?</AccordionTrigger>
      <AccordionPanel>
        Yes. You decide which calls go through, to whom and at what hours.
      </AccordionPanel>
    </AccordionItem>
    <AccordionItem value="price" title="What does it cost?">
      Plans start from $99 a month. <Link href="#pricing">See all plans</Link>.
    </AccordionItem>
  </>
);

const meta = {
  title: "Components/Accordion",
  component: Accordion,
  subcomponents: { AccordionItem, AccordionTrigger, AccordionPanel },
  args: { children: questions, onValueChange: fn() },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Uncontrolled: one answer is open at a time. */
export const Default: Story = {
  args: { defaultValue: "setup" },
  play: async ({ canvas, args, step }) => {
    const setup = canvas.getByRole("button", { name: "How long does setup take?" });
    const person = canvas.getByRole("button", { name: "Can a caller reach a person?" });

    await step(
      "questions are headings, and each answer is a region named by its question",
      async () => {
        await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(3);
        await expect(
          canvas.getByRole("region", { name: "How long does setup take?" }),
        ).toHaveTextContent("24 to 48 hours");
        // Closed answers stay in the accessibility tree, so they must not be empty landmarks.
        await expect(canvas.getAllByRole("region", { hidden: true })).toHaveLength(1);
        await expect(setup).toHaveAttribute("aria-expanded", "true");
      },
    );
    await step("Enter opens an answer and closes the other one", async () => {
      await userEvent.tab();
      await expect(setup).toHaveFocus();
      await userEvent.tab();
      await expect(person).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(person).toHaveAttribute("aria-expanded", "true");
      await expect(setup).toHaveAttribute("aria-expanded", "false");
      await expect(args.onValueChange).toHaveBeenLastCalledWith("person");
    });
    await step("Space closes the only open answer", async () => {
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
  args: { type: "single", headingLevel: 3, defaultValue: "setup" },
};

export const Multiple: Story = {
  args: { type: "multiple", defaultValue: ["setup", "price"] },
  play: async ({ canvas, args, step }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Can a caller reach a person?" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["setup", "price", "person"]);
    await userEvent.click(canvas.getByRole("button", { name: "Can a caller reach a person?" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["setup", "price"]);
    await step("the browser's search opens an answer, and the others stay open", async () => {
      const closed = canvas.getByText(/^Yes. You decide/).closest("[data-slot=accordion-panel]");
      closed?.dispatchEvent(new Event("beforematch", { bubbles: true }));
      await waitFor(() => expect(closed).toHaveAttribute("data-state", "open"));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(["setup", "price", "person"]);
      await userEvent.click(canvas.getByRole("button", { name: "Can a caller reach a person?" }));
    });
  },
};

/** All items disabled by one prop, in both types. */
export const Disabled: Story = {
  tags: ["!visual"],
  render: () => (
    <>
      <Accordion disabled>{questions}</Accordion>
      <Accordion disabled type="multiple">
        {questions}
      </Accordion>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button")).toHaveLength(6);
    for (const question of canvas.getAllByRole("button")) await expect(question).toBeDisabled();
  },
};

/** A closed answer stays in the document: the browser's page search and links to it open it. */
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

    await step("opens when the browser's search finds its text", async () => {
      await expect(closed).toHaveAttribute("hidden", "until-found");
      closed?.dispatchEvent(new Event("beforematch", { bubbles: true }));
      await waitFor(() => expect(languages).toHaveAttribute("aria-expanded", "true"));
      await expect(closed).not.toHaveAttribute("hidden");
    });
    await step("opens when a link leads to it", async () => {
      const before = location.href;
      location.hash = "answer-which-tools";
      await waitFor(() => expect(tools).toHaveAttribute("aria-expanded", "true"));
      history.replaceState(null, "", before);
      // 7rem: the browser scrolls to the answer, and its question above must be in view, too.
      await expect(closed && getComputedStyle(closed).scrollMarginTop).toBe("112px");
    });
  },
};

/** The ids of answers: as React's `useId` made them, with letters that URLs encode, and with a percent sign. */
const answerIds = [":r1:", "straße", "100%"];

/** Links lead to answers whose ids have characters that a URL may contain as they are, or encoded. */
export const LinksToAnyId: Story = {
  tags: ["!visual"],
  args: {
    children: answerIds.map((id) => (
      <AccordionItem key={id} value={id} title={`Question ${id}`} panelId={id}>
        The answer to it.
      </AccordionItem>
    )),
  },
  play: async ({ canvas, step }) => {
    const before = location.href;
    const open = async (hash: string, id: string) => {
      // As in a browser without `until-found`, which does not reveal the target of a link by itself.
      history.replaceState(null, "", `#${hash}`);
      await fireEvent(window, new HashChangeEvent("hashchange"));
      await waitFor(() =>
        expect(canvas.getByRole("button", { name: `Question ${id}` })).toHaveAttribute(
          "aria-expanded",
          "true",
        ),
      );
    };
    await step("the id as it is", async () => {
      for (const id of answerIds) await open(id, id);
    });
    await step("the encoded id", async () => {
      for (const id of answerIds) await open(encodeURIComponent(id), id);
    });
    history.replaceState(null, "", before);
  },
};

function ControlledQuestions({ onChange }: { onChange: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <div className="grid justify-items-start gap-6">
      <Button variant="outline" size="sm" onClick={() => setValue("price")}>
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

const changeHandler = fn();

/** Controlled by the application. */
export const Controlled: Story = {
  render: () => <ControlledQuestions onChange={changeHandler} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show the price" }));
    const price = canvas.getByRole("button", { name: "What does it cost?" });
    await expect(price).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(price);
    await expect(changeHandler).toHaveBeenLastCalledWith(null);
    await expect(price).toHaveAttribute("aria-expanded", "false");
  },
};

/** Each row of the W3C pattern's keyboard table. */
export const Keyboard: Story = {
  tags: ["!visual"],
  args: { defaultValue: "setup" },
  play: async ({ canvas, step }) => {
    const setup = canvas.getByRole("button", { name: "How long does setup take?" });
    const person = canvas.getByRole("button", { name: "Can a caller reach a person?" });
    const price = canvas.getByRole("button", { name: "What does it cost?" });

    await step("Tab: goes to the next question, and into an open answer", async () => {
      await press("{Tab}");
      await expect(setup).toHaveFocus();
      await press("{Tab}{Tab}");
      await expect(price).toHaveFocus();
      await press("{Enter}{Tab}");
      await expect(canvas.getByRole("link", { name: "See all plans" })).toHaveFocus();
    });
    await step("Shift+Tab: goes back", async () => {
      await press("{Shift>}{Tab}{/Shift}");
      await expect(price).toHaveFocus();
      await press("{Shift>}{Tab}{/Shift}");
      await expect(person).toHaveFocus();
    });
    await step("Enter: opens a closed answer and closes an open one", async () => {
      await press("{Enter}");
      await expect(person).toHaveAttribute("aria-expanded", "true");
      await expect(price).toHaveAttribute("aria-expanded", "false");
      await press("{Enter}");
      await expect(person).toHaveAttribute("aria-expanded", "false");
    });
    await step("Space: opens a closed answer and closes an open one", async () => {
      await press(" ");
      await expect(person).toHaveAttribute("aria-expanded", "true");
      await press(" ");
      await expect(person).toHaveAttribute("aria-expanded", "false");
    });
    await step("ArrowDown: goes to the next question, and from the last to the first", async () => {
      await press("{ArrowDown}");
      await waitFor(() => expect(price).toHaveFocus());
      await press("{ArrowDown}");
      await waitFor(() => expect(setup).toHaveFocus());
    });
    await step(
      "ArrowUp: goes to the previous question, and from the first to the last",
      async () => {
        await press("{ArrowUp}");
        await waitFor(() => expect(price).toHaveFocus());
        await press("{ArrowUp}");
        await waitFor(() => expect(person).toHaveFocus());
      },
    );
    await step("Home: goes to the first question", async () => {
      await press("{Home}");
      await waitFor(() => expect(setup).toHaveFocus());
    });
    await step("End: goes to the last question", async () => {
      await press("{End}");
      await waitFor(() => expect(price).toHaveFocus());
    });
    await step("the browser handles arrow keys with a modifier", async () => {
      for (const modifier of ["altKey", "ctrlKey", "metaKey", "shiftKey"]) {
        const arrowLeft = new KeyboardEvent("keydown", {
          key: "ArrowLeft",
          [modifier]: true,
          bubbles: true,
          cancelable: true,
        });
        price.dispatchEvent(arrowLeft);
        await expect({ [modifier]: arrowLeft.defaultPrevented }).toEqual({ [modifier]: false });
      }
    });
    await step("other keys with a modifier reach the document, for shortcuts", async () => {
      const onKeyDown = fn();
      document.addEventListener("keydown", onKeyDown);
      price.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true }));
      document.removeEventListener("keydown", onKeyDown);
      await expect(onKeyDown).toHaveBeenCalledOnce();
    });
  },
};

/** The focus ring of an open question ends above the letters of its answer. */
export const FocusRing: Story = {
  tags: ["!visual"],
  args: { defaultValue: "setup" },
  play: async ({ canvas }) => {
    const question = canvas.getByRole("button", { name: "How long does setup take?" });
    const answer = canvas.getByText(/^Most customers take their first call/);
    await press("{Tab}");
    await expect(question).toHaveFocus();
    const ring = getComputedStyle(question);
    const text = getComputedStyle(answer);
    const ringEnd =
      question.getBoundingClientRect().bottom +
      Number.parseFloat(ring.outlineOffset) +
      Number.parseFloat(ring.outlineWidth);
    // Half of the line height that the font does not need is above the letters.
    const lettersStart =
      answer.getBoundingClientRect().top +
      (Number.parseFloat(text.lineHeight) - Number.parseFloat(text.fontSize)) / 2;
    await expect(ringEnd).toBeLessThan(lettersStart);
  },
};

const pressHandler = fn();

/** Composed from the parts: a question with its own marker and handler, and a panel with its own class. */
export const Composed: Story = {
  args: {
    children: (
      <>
        <AccordionItem value="numbers" marker={<PhoneIcon size="lg" />}>
          <AccordionTrigger onClick={pressHandler}>Which numbers can we use?</AccordionTrigger>
          <AccordionPanel className="pb-4" data-answer="numbers">
            Any local number in the United States, or your own.
          </AccordionPanel>
        </AccordionItem>
        <AccordionItem value="locked" marker={null}>
          <AccordionTrigger onClick={(event) => event.preventDefault()}>
            Can we move a number away again?
          </AccordionTrigger>
          <AccordionPanel>Yes, at any time and without a fee.</AccordionPanel>
        </AccordionItem>
      </>
    ),
    defaultValue: "numbers",
  },
  play: async ({ canvas, step }) => {
    const numbers = canvas.getByRole("button", { name: "Which numbers can we use?" });
    await step("the panel accepts attributes", async () => {
      await expect(
        canvas.getByRole("region", { name: "Which numbers can we use?" }),
      ).toHaveAttribute("data-answer", "numbers");
    });
    await step("a click calls the question's handler", async () => {
      pressHandler.mockClear();
      await userEvent.click(numbers);
      await expect(pressHandler).toHaveBeenCalledOnce();
      await expect(numbers).toHaveAttribute("aria-expanded", "false");
      await userEvent.click(numbers);
    });
    await step("a prevented click opens nothing", async () => {
      const locked = canvas.getByRole("button", { name: "Can we move a number away again?" });
      await userEvent.click(locked);
      await expect(locked).toHaveAttribute("aria-expanded", "false");
      locked.blur();
    });
  },
};

/** A browser that does not support `hidden="until-found"` hides a closed answer, which then takes no space. */
export const WithoutUntilFound: Story = {
  tags: ["!visual"],
  args: { defaultValue: "setup" },
  beforeEach: withoutUntilFound,
  play: async ({ canvas, canvasElement }) => {
    const closed = canvasElement.querySelectorAll<HTMLElement>(
      "[data-slot=accordion-panel][data-state=closed]",
    );
    await expect(closed).toHaveLength(2);
    for (const panel of closed) {
      await expect(panel).toHaveAttribute("hidden", "until-found");
      await expect(getComputedStyle(panel).display).toBe("none");
    }
    const person = canvas.getByRole("button", { name: "Can a caller reach a person?" });
    await userEvent.click(person);
    await expect(
      canvas.getByRole("region", { name: "Can a caller reach a person?" }),
    ).toBeVisible();
    person.blur();
  },
};

const lines = ["Main", "Service", "Sales", "Billing", "Support", "Emergency", "After hours"];
const lineItems = (count: number, question = "Who answers") =>
  lines.slice(0, count).map((line) => (
    <AccordionItem key={line} value={line} title={`${question} the ${line} line?`}>
      The agent, then the person on call.
    </AccordionItem>
  ));

function RemovableLines() {
  const [count, setCount] = useState(7);
  return (
    <>
      <Accordion type="multiple" defaultValue={lines.slice(0, 2)} data-testid="seven">
        {lineItems(count, "Who is told of")}
      </Accordion>
      <Button onClick={() => setCount(3)}>Show Three Lines</Button>
    </>
  );
}

/** If at most six answers can be open at once, each open answer is a landmark. If more can be open, none is. */
export const Landmarks: Story = {
  tags: ["!visual"],
  render: () => (
    <>
      <Accordion type="multiple" defaultValue={lines.slice(0, 6)} data-testid="six">
        {lineItems(6)}
      </Accordion>
      <RemovableLines />
      <Accordion defaultValue="Main" data-testid="single">
        {lineItems(7, "When is somebody on")}
      </Accordion>
    </>
  ),
  play: async ({ canvas, step }) => {
    const regions = (name: string) =>
      canvas.getByTestId(name).querySelectorAll("[data-state=open][role=region]");
    await expect(regions("six")).toHaveLength(6);
    await expect(regions("seven")).toHaveLength(0);
    await expect(regions("single")).toHaveLength(1);
    await step("removed items no longer count", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Show Three Lines" }));
      await expect(regions("seven")).toHaveLength(2);
    });
  },
};

/** In React's strict mode, which runs effects twice, each item is still counted only once. */
export const Strict: Story = {
  tags: ["!visual"],
  render: () => (
    <StrictMode>
      <Accordion type="multiple" defaultValue={["Main"]}>
        {lineItems(6)}
      </Accordion>
    </StrictMode>
  ),
  play: async ({ canvas, canvasElement }) => {
    const service = canvas.getByRole("button", { name: "Who answers the Service line?" });
    await userEvent.click(service);
    await expect(service).toHaveAttribute("aria-expanded", "true");
    await expect(canvasElement.querySelectorAll("[data-state=open][role=region]")).toHaveLength(2);
    service.blur();
  },
};

/** In right-to-left text the jack and the cord are on the right. The keys are the same. */
export const RightToLeft: Story = {
  // The kit's fonts have no Arabic letters, and system fonts would make the pictures differ between
  // machines.
  tags: ["!visual"],
  render: () => (
    <div dir="rtl" lang="ar">
      <Accordion defaultValue="setup">
        <AccordionItem value="setup" title="كم يستغرق الإعداد؟">
          من 24 إلى 48 ساعة.
        </AccordionItem>
        <AccordionItem value="price" title="كم التكلفة؟">
          تبدأ الباقات من 99 دولارًا في الشهر.
        </AccordionItem>
      </Accordion>
    </div>
  ),
  play: async ({ canvas }) => {
    const setup = canvas.getByRole("button", { name: "كم يستغرق الإعداد؟" });
    const price = canvas.getByRole("button", { name: "كم التكلفة؟" });
    const jack = setup.querySelector("[data-slot=jack]")?.getBoundingClientRect();
    await expect(jack?.left).toBeGreaterThan(setup.getBoundingClientRect().right - 48);
    await press("{Tab}{ArrowDown}");
    await waitFor(() => expect(price).toHaveFocus());
    await press("{Enter}");
    await expect(price).toHaveAttribute("aria-expanded", "true");
  },
};

/** Open, closed and disabled on the page; open and closed on the board. */
export const Matrix: Story = {
  render: () => (
    <div className="grid grid-cols-1 gap-8">
      <Accordion defaultValue="setup">
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
        <Accordion defaultValue="record" headingLevel={4}>
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

/** A question of several lines, and an answer with a paragraph, a list and a long word. */
export const Stress: Story = {
  args: {
    defaultValue: "long",
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

/** If the application keeps an answer closed that page search has found, the answer is hidden again. */
export const RefusedReveal: Story = {
  tags: ["!visual"],
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    const panel = canvasElement.querySelector("[data-slot=accordion-panel]");
    // As the browser does: the event first, then the attribute is removed.
    panel?.dispatchEvent(new Event("beforematch", { bubbles: true }));
    panel?.removeAttribute("hidden");
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(panel).toHaveAttribute("hidden", "until-found"));
  },
};
