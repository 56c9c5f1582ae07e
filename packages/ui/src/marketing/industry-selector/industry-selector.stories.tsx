import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";

import { CallWindow } from "../../board/call-window/call-window.tsx";
import { speechPeaks } from "../../board/waveform/waveform.tsx";
import { Button } from "../../components/button/button.tsx";
import { VideoPlayer } from "../../media/video-player/video-player.tsx";
import { IndustrySelector } from "./industry-selector.tsx";
import type { IndustryOption } from "./industry-selector.tsx";

/** A `CallWindow`, in place of a real film. */
const film = (caller: string, seed: number, said: string, answer: string, done: string) => (
  <CallWindow
    label={`A call in progress: ${caller}`}
    caller={caller}
    time="2:14 AM"
    elapsed="00:47"
    elapsedLabel="47 seconds"
    peaks={speechPeaks({ seed, pattern: [9, 4, 17, 3, 7, 8] })}
    progress={0.6}
    transcript={[
      { speaker: caller.split(" ")[0] ?? caller, text: said },
      { speaker: "Larkline", text: answer, done },
    ]}
    className="flex-1"
  />
);

const action = <Button variant="outline">Learn More</Button>;

const industries: readonly IndustryOption[] = [
  {
    value: "home-services",
    name: "Home Services",
    words: "There’s water coming through my kitchen ceiling.",
    description:
      "Burst pipes do not wait for office hours. The agent answers, asks the right questions and books the visit while your crew sleeps or drives.",
    benefits: [
      "Emergency calls sorted first",
      "Visits booked by area and crew",
      "Quotes followed up by phone",
      "Spam kept off your line",
    ],
    stat: {
      value: "40%",
      label: "More Bookings",
      attribution: "as home service customers report",
    },
    film: film(
      "Dana Ruiz",
      7,
      "There’s water coming through my kitchen ceiling.",
      "I can have a plumber with you by 7:30. Are you at 418 Alder Street?",
      "holds Thu, 7:30 AM",
    ),
    action,
  },
  {
    value: "law-firms",
    name: "Law Firms",
    words: "I was in a car accident on Friday and I need a lawyer.",
    description:
      "The first firm that answers often gets the case. The agent takes the intake, asks for the names your conflict check needs and books the consultation.",
    benefits: [
      "Intake taken on the first call",
      "Names collected for the conflict check",
      "Consultations booked by practice area",
      "Existing clients put through to their lawyer",
    ],
    stat: { value: "65%", label: "Lead Quality", attribution: "as law firms report" },
    film: film(
      "Owen Price",
      9,
      "I was in a car accident on Friday and I need a lawyer.",
      "I’m sorry to hear that. Was anybody else in the car with you?",
      "notes two names",
    ),
    action,
  },
  {
    value: "healthcare",
    name: "Healthcare",
    words: "My daughter has a fever. Can somebody see her today?",
    description:
      "The front desk gets its mornings back. The agent books and moves appointments, calls to remind patients and passes urgent calls to your staff.",
    benefits: [
      "Appointments booked and moved by phone",
      "Reminder calls before each visit",
      "Urgent calls passed to your staff",
      "Patient data handled under HIPAA",
    ],
    stat: { value: "85%", label: "Patient Satisfaction", attribution: "as clinics report" },
    action,
  },
  {
    value: "real-estate",
    name: "Real Estate",
    words: "I’m standing in front of the house. Is it still for sale?",
    description:
      "Buyers call from the curb. The agent knows your listings, answers their questions and books the viewing before they drive on.",
    benefits: [
      "Questions about listings answered at once",
      "Viewings booked around your day",
      "Buyers asked about budget and timing",
      "Sign calls answered on Sundays",
    ],
    stat: { value: "90%", label: "Response Time", attribution: "as brokers report" },
    action,
  },
  {
    value: "saas",
    name: "SaaS & Software",
    words: "We’re on a trial. Who can show us the reporting?",
    description:
      "A demo request is warm for minutes. The agent calls back right away, finds out the team’s size and need, and books the demo with the right person.",
    benefits: [
      "Demo requests called back right away",
      "Trials followed up by phone",
      "Leads qualified by team size and need",
      "Support calls told apart from sales",
    ],
    stat: { value: "55%", label: "Demo Conversion", attribution: "as software teams report" },
    action,
  },
];

const meta = {
  title: "Marketing/Industry selector",
  component: IndustrySelector,
  parameters: { layout: "fullscreen" },
  args: {
    title: "One switchboard, trained for your trade",
    lede: "Pick a line and listen in. Each agent knows the questions its callers ask.",
    industries,
    onValueChange: fn(),
  },
} satisfies Meta<typeof IndustrySelector>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Uncontrolled, with the first industry selected. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    const region = within(
      canvas.getByRole("region", { name: "One switchboard, trained for your trade" }),
    );
    const home = region.getByRole("button", { name: /^Home Services/ });
    const law = region.getByRole("button", { name: /^Law Firms/ });
    const open = () => [
      ...canvasElement.querySelectorAll("[data-slot=industry-detail]:not([hidden])"),
    ];

    await step("one industry is expanded, and its button controls the visible detail", async () => {
      await expect(region.getAllByRole("button", { expanded: false })).toHaveLength(4);
      await expect(home).toHaveAttribute("aria-expanded", "true");
      await expect(open()).toHaveLength(1);
      await expect(home.getAttribute("aria-controls")).toBe(open()[0]?.id);
      // Closed details stay in the accessibility tree, so they must not be empty landmarks.
      await expect(region.getAllByRole("region", { hidden: true })).toEqual(open());
    });
    await step(
      "the first press on the industry that is open from the start keeps it open",
      async () => {
        await userEvent.tab();
        await expect(home).toHaveFocus();
        await userEvent.keyboard("{Enter}");
        await expect(home).toHaveAttribute("aria-expanded", "true");
        await expect(args.onValueChange).toHaveBeenLastCalledWith("home-services");
        await userEvent.keyboard("{Enter}");
        await expect(home).toHaveAttribute("aria-expanded", "false");
      },
    );
    await step("Enter selects, Space deselects", async () => {
      law.focus();
      await userEvent.keyboard("{Enter}");
      await expect(law).toHaveAttribute("aria-expanded", "true");
      await expect(home).toHaveAttribute("aria-expanded", "false");
      await expect(args.onValueChange).toHaveBeenLastCalledWith("law-firms");
      await userEvent.keyboard(" ");
      await expect(law).toHaveAttribute("aria-expanded", "false");
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
      await expect(open()).toHaveLength(0);
    });
    await step("a click selects an industry", async () => {
      await userEvent.click(home);
      await expect(args.onValueChange).toHaveBeenLastCalledWith("home-services");
      await expect(open()[0]).toBeVisible();
      await expect(open()[0]).toHaveTextContent("40%");
      // Closed details do not cover the open one.
      const learnMore = within(region.getByRole("region", { name: /^Home Services/ })).getByRole(
        "button",
        { name: "Learn More" },
      );
      learnMore.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y } = learnMore.getBoundingClientRect();
      await expect(learnMore.contains(document.elementFromPoint(x + 9, y + 9))).toBe(true);
      window.scrollTo({ top: 0, behavior: "instant" });
      home.blur();
    });
  },
};

/** With text of twice the size, the number leaves half of the width to the description, which would overlap it. */
export const LargeText: Story = {
  tags: ["!visual"],
  globals: { viewport: { value: "w768" } },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Burst pipes do not wait/).parentElement;
    document.documentElement.style.fontSize = "200%";
    const width = text?.clientWidth ?? 0;
    const available = text?.parentElement?.clientWidth ?? 0;
    document.documentElement.style.fontSize = "";
    await expect(width).toBeGreaterThanOrEqual(Math.floor(available / 2));
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { defaultValue: "healthcare", head: "split", scrollDuration: 500, scrollOffset: 80 },
};

/** None selected: from 1024 px an empty board is shown beside the list. */
export const None: Story = { args: { defaultValue: null, head: "stacked", lede: undefined } };

/** Without a film the detail is as tall as the list. */
export const WithoutFilm: Story = { args: { defaultValue: "real-estate" } };

/**
 * Below 1024 px the detail opens under its row, and the page scrolls until the row is 80 px below
 * the window's top.
 */
export const OnPhone: Story = {
  tags: ["!visual"],
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    await expect(matchMedia("(width < 1024px)").matches).toBe(true);
    const law = canvas.getByRole("button", { name: /^Law Firms/ });
    await userEvent.click(law);
    const row = law.closest("[data-slot=industry-line]");
    await waitFor(() => expect(Math.round(row?.getBoundingClientRect().top ?? 0)).toBe(80));
    const detail = document.querySelector(`[id="${law.getAttribute("aria-controls")}"]`);
    await expect(detail?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      law.getBoundingClientRect().bottom - 1,
    );
    window.scrollTo({ top: 0, behavior: "instant" });
  },
};

/** Below 1024 px the page scrolls to an industry that is clicked, not to one that page search finds. */
export const FoundOnPhone: Story = {
  tags: ["!visual"],
  globals: { viewport: { value: "w390" } },
  args: { scrollDuration: 0 },
  play: async ({ canvas, canvasElement }) => {
    const find = async (industry: HTMLElement) => {
      canvasElement
        .querySelector(`[id="${industry.getAttribute("aria-controls")}"]`)
        ?.dispatchEvent(new Event("beforematch"));
      await waitFor(() => expect(industry).toHaveAttribute("aria-expanded", "true"));
    };
    const law = canvas.getByRole("button", { name: /^Law Firms/ });
    await userEvent.click(law);
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
    await find(canvas.getByRole("button", { name: /^Home Services/ }));
    window.scrollTo({ top: 0, behavior: "instant" });
    await find(law);
    // The page would scroll in an effect, which runs before the second frame.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    await expect(window.scrollY).toBe(0);
  },
};

/**
 * A film that is a function receives the playback state. `active`: its industry is selected, and at least half
 * of the film is in view. `visible`: its industry is selected, and any part of the film is in view.
 */
export const FilmAsFunction: Story = {
  tags: ["!visual"],
  args: {
    industries: industries.slice(0, 2).map((industry) => ({
      ...industry,
      film: ({ active, visible }) => (
        <p className="p-8">
          {industry.name}: {active ? "playing" : "paused"}, {visible ? "with sound" : "muted"}
        </p>
      ),
    })),
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p className="pt-[150vh]">Below the industries</p>
      </>
    ),
  ],
  play: async ({ canvas, step }) => {
    await step("only the selected industry's film plays, with sound", async () => {
      await userEvent.click(canvas.getByRole("button", { name: /^Law Firms/ }));
      await waitFor(() => expect(canvas.getByText("Law Firms: playing, with sound")).toBeVisible());
      await expect(canvas.getByText("Home Services: paused, muted")).not.toBeVisible();
    });
    await step("a film of which less than half is in view is paused, but not muted", async () => {
      const place = canvas.getByText(/^Law Firms: /).parentElement;
      const { bottom = 0, height = 0 } = place?.getBoundingClientRect() ?? {};
      window.scrollBy({ top: bottom - height / 4, behavior: "instant" });
      await canvas.findByText("Law Firms: paused, with sound");
    });
    await step("a film out of view is muted", async () => {
      canvas.getByText("Below the industries").scrollIntoView({ behavior: "instant" });
      await canvas.findByText("Law Firms: paused, muted");
      window.scrollTo({ top: 0, behavior: "instant" });
    });
  },
};

const poster = { src: "/samples/poster.svg", width: 960, height: 540 };

/** A film that is loaded when it first becomes active. */
function LateFilm({ active }: { active: boolean }) {
  const [isLoaded, setLoaded] = useState(false);
  if (active && !isLoaded) setLoaded(true);
  return (
    isLoaded && (
      <VideoPlayer
        label="A burst pipe, answered"
        sources={[{ src: "/samples/film.webm", type: "video/webm" }]}
        width={poster.width}
        height={poster.height}
        poster={poster.src}
        duration={16}
        muted
        transcript="There’s water coming through my kitchen ceiling."
      />
    )
  );
}

/**
 * A poster reserves the space of a film that is loaded later, including its controls and transcript. Until then, the
 * place of the controls shows the line of the seek bar.
 */
export const FilmWithPoster: Story = {
  args: {
    industries: industries.map((industry) => ({
      ...industry,
      poster,
      film: ({ active }) => <LateFilm active={active} />,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    const placeholder = canvasElement.querySelector("[data-slot=industry-film-place]");
    const reservedHeight = placeholder?.getBoundingClientRect().height ?? 0;
    await expect(reservedHeight).toBeGreaterThan(100);
    const controls = placeholder?.lastElementChild;
    if (controls) await expect(getComputedStyle(controls, "::before").content).toBe('""');
    placeholder?.scrollIntoView({ block: "center", behavior: "instant" });
    const player = await canvas.findByRole("figure", { name: "A burst pipe, answered" });
    await waitFor(() => expect(within(player).getByRole("button", { name: "Play" })).toBeVisible());
    await expect(reservedHeight - player.getBoundingClientRect().height).toBeGreaterThanOrEqual(0);
    await expect(player.parentElement?.getBoundingClientRect().height).toBe(reservedHeight);
    window.scrollTo({ top: 0, behavior: "instant" });
  },
};

/** Below 1024 px the jack at the detail's upper edge is above the film. */
export const FilmOnPhone: Story = {
  ...FilmWithPoster,
  tags: ["!visual"],
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas, canvasElement }) => {
    const detail = canvasElement.querySelector("[data-slot=industry-detail][data-state=open]");
    detail?.scrollIntoView({ block: "start", behavior: "instant" });
    await canvas.findByRole("figure", { name: "A burst pipe, answered" });
    const { right = 0, top = 0 } = detail?.getBoundingClientRect() ?? {};
    // The film begins 8 px below the upper edge, and the jack ends 14 px below it.
    await expect(document.elementFromPoint(right - 24, top + 11)).toBe(detail);
    window.scrollTo({ top: 0, behavior: "instant" });
  },
};

function ControlledSelector() {
  const [value, setValue] = useState<string | null>("saas");
  return (
    <>
      <IndustrySelector
        title="One switchboard, trained for your trade"
        industries={industries}
        value={value}
        onValueChange={setValue}
      />
      <output className="block px-5 pb-5">{value ?? "none"}</output>
    </>
  );
}

/** Controlled by the application. */
export const Controlled: Story = {
  tags: ["!visual"],
  render: () => <ControlledSelector />,
  play: async ({ canvas }) => {
    const saas = canvas.getByRole("button", { name: /^SaaS/ });
    await expect(saas).toHaveAttribute("aria-expanded", "true");
    await userEvent.dblClick(saas);
    await expect(canvas.getByRole("status")).toHaveTextContent("none");
    await userEvent.click(canvas.getByRole("button", { name: /^Healthcare/ }));
    await expect(canvas.getByRole("status")).toHaveTextContent("healthcare");
  },
};

/** With a film, without, and none selected, on each ground. */
export const Matrix: Story = {
  tags: ["!visual"],
  render: (args) => (
    <>
      {(["page", "board", "sunk"] as const).flatMap((ground) =>
        ["home-services", "healthcare", null].map((value) => (
          <IndustrySelector
            key={`${ground} ${value}`}
            {...args}
            ground={ground}
            title={`Industries, ${ground}, ${value ?? "none"}`}
            // Two landmarks must not have the same name.
            industries={industries.map((industry) => ({
              ...industry,
              name: `${industry.name}, ${ground}, ${value ?? "none"}`,
            }))}
            defaultValue={value}
          />
        )),
      )}
    </>
  ),
};

/** Long words. */
export const Stress: Story = {
  tags: ["!visual"],
  args: {
    industries: industries.slice(0, 3).map((industry) => ({
      ...industry,
      name: `${industry.name} and Rechtsschutzversicherungsgesellschaften`,
      words: `${industry.words} ${industry.words}`,
      stat: {
        ...industry.stat,
        value: "1,000%",
        label: "Rechtsschutzversicherungsgesellschaften",
      },
    })),
  },
};
