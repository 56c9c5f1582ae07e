import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import { Prose } from "../../layout/prose/prose.tsx";
import { CallExcerpt } from "./call-excerpt.tsx";

const meta = {
  title: "Board/Call excerpt",
  component: CallExcerpt,
  args: {
    caption: "A bad line, and a customer",
    moments: [
      { speaker: "Agent", text: "Good morning. Who’s calling, please?" },
      { speaker: "Caller", text: "It’s about the, hello? The heat is" },
      {
        speaker: "Agent",
        text: "I can hardly hear you. Is it about your heating?",
        done: "asks again, blocks nothing",
      },
      { speaker: "Caller", text: "Yes, the heat, since last night. This is Ruth Abel." },
    ],
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof CallExcerpt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a narrow column: speaker, words, and the action below. */
export const Default: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-measure">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    const figure = within(canvas.getByRole("figure", { name: args.caption }));
    const moments = figure.getAllByRole("listitem");
    await expect(moments).toHaveLength(args.moments.length);
    await expect(moments[2]).toHaveTextContent(/^Agent: I can hardly.*: asks again/);
  },
};

export const Playground: Story = { tags: ["!visual"] };

/** With enough space the actions have their own column. */
export const Wide: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-168">
        <Story />
      </div>
    ),
  ],
};

/** With `lang`, screen readers use a voice of that language. */
export const TwoLanguages: Story = {
  tags: ["!visual"],
  args: {
    caption: "The phone is handed over",
    moments: [
      { speaker: "Daughter", text: "She can come on Tuesday. Wait, she wants to talk to you." },
      {
        speaker: "Mother",
        text: "Buenas tardes. ¿Tengo que llevar algo?",
        lang: "es",
        done: "goes on in Spanish",
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Buenas tardes/)).toHaveAttribute("lang", "es");
  },
};

/** On a phone there is space between a long name of a speaker and the words. */
export const OnPhone: Story = {
  tags: ["!visual"],
  args: {
    caption: "A recording answers",
    moments: [
      { speaker: "Recording", text: "Thank you for calling. All lines are busy." },
      { speaker: "Agent", text: "I’ll call again at nine." },
    ],
  },
  decorators: [
    (Story) => (
      <>
        {["max-w-62", "max-w-87.5"].map((width) => (
          <div key={width} className={`mb-4 ${width}`}>
            <Story />
          </div>
        ))}
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const range = document.createRange();
    for (const speaker of canvas.getAllByText("Recording")) {
      range.selectNodeContents(speaker.firstChild ?? speaker);
      const [name, ...moreLines] = range.getClientRects();
      const words = speaker.nextElementSibling?.getBoundingClientRect();
      await expect(moreLines).toHaveLength(0);
      await expect((words?.left ?? 0) - (name?.right ?? 0)).toBeGreaterThanOrEqual(10);
    }
  },
};

/** Inside `Prose` it keeps its look. */
export const Matrix: Story = {
  render: (args) => (
    <Prose>
      <p>A receptionist asks without anybody feeling examined.</p>
      <CallExcerpt {...args} />
      <p>The line was so poor that the first question failed.</p>
    </Prose>
  ),
};

/** Long words in a narrow box. */
export const Stress: Story = {
  args: {
    caption: "Rufbereitschaftsdienstkoordinationsstelle",
    moments: [
      {
        speaker: "Geschäftsführerin",
        text: "Haben Sie die Terminvereinbarungsbestätigung bekommen, die wir Ihnen am Donnerstag geschickt haben?",
        done: "sucht die Terminvereinbarungsbestätigung",
      },
      { speaker: "Anruferin", text: "Nein." },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-56">
        <Story />
      </div>
    ),
  ],
};
