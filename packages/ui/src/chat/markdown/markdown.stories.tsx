import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { flushSync } from "react-dom";
import { expect, userEvent, within } from "storybook/test";

import { Button } from "../../components/button/button.tsx";
import { Markdown } from "./markdown.tsx";

const answer = `**Receptionist Basic** is **$299 a month** and holds 200 calls. Compared with Starter:

| Plan | Monthly | Calls |
| --- | ---: | ---: |
| Starter | $99 | 50 |
| Basic | $299 | 200 |

1. Pick a plan on [Pricing](/pricing).
2. Forward your number.
   - After hours only, or
   - around the clock.`;

const meta = {
  title: "Chat/Markdown",
  component: Markdown,
  args: { source: answer },
} satisfies Meta<typeof Markdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Pricing" })).toHaveAttribute("href", "/pricing");
    const table = canvas.getByRole("table");
    await expect(within(table).getByRole("columnheader", { name: "Monthly" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("region", { name: "Table" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Pricing" })).toHaveFocus();
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: { streaming: false, headingLevel: 4, trailing: undefined },
};

const firstChunk = "The Starter plan costs **$99 a mon";

function StreamedInTwoChunks() {
  const [source, setSource] = useState(firstChunk);
  return (
    <div className="flex flex-col items-start gap-6">
      <Markdown source={source} streaming />
      <Button
        variant="outline"
        size="sm"
        onClick={() => setSource("The Starter plan costs **$99 a month**, see [Pricing](/pri")}
      >
        Next words
      </Button>
    </div>
  );
}

/** Unclosed syntax of a streaming text is closed temporarily, so that no delimiters are visible. */
export const Arriving: Story = {
  render: () => <StreamedInTwoChunks />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("$99 a mon").tagName).toBe("STRONG");
    await userEvent.click(canvas.getByRole("button", { name: "Next words" }));
    const price = await canvas.findByText("$99 a month");
    await expect(price.tagName).toBe("STRONG");
    await expect(canvas.getByText(/see Pricing/)).toBeVisible();
    await expect(canvas.queryByText(/\[|\*/)).toBeNull();
  },
};

const words = "Every call answered. Every lead put through.".split(" ");

function StreamedWordByWord() {
  const [source, setSource] = useState("");
  const streamAllWords = () => {
    for (const [index] of words.entries())
      flushSync(() => setSource(words.slice(0, index + 1).join(" ")));
  };
  return (
    <div className="flex flex-col items-start gap-6">
      <Markdown source={source} streaming />
      <Button variant="outline" size="sm" onClick={streamAllWords}>
        All words at once
      </Button>
    </div>
  );
}

/** Chunks in quick succession are rendered together, at most every second frame; none is lost. */
export const Hurried: Story = {
  tags: ["!visual"],
  render: () => <StreamedWordByWord />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "All words at once" }));
    await expect(await canvas.findByText(words.join(" "))).toBeVisible();
  },
};

/**
 * Untrusted text: HTML is shown as text, images as their alternative text, and unsafe links as
 * plain text.
 */
export const Untrusted: Story = {
  args: {
    source: `<script>alert(1)</script> and <img src=x onerror=alert(1)>

[a script](javascript:alert(1)), [another site](https://docs.larkline.example/start),
![a tracker](https://tracker.example/pixel.png) and [our phone](tel:+15125550100).`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<script>alert/)).toBeVisible();
    await expect(canvasElement.querySelector("[data-slot=markdown] img")).toBeNull();
    await expect(canvas.queryByRole("link", { name: "a script" })).toBeNull();
    const outside = canvas.getByRole("link", { name: "another site (opens in a new tab)" });
    await expect(outside).toHaveAttribute("rel", "noopener noreferrer");
  },
};

/** Every supported element, except bulleted lists, tables, links and line breaks. */
export const Matrix: Story = {
  args: {
    source: `# Setup
## Forward your number
A *short* ~~long~~ **plain** text with \`*72\` in it.

> There's water coming through my kitchen ceiling.

- [x] Number forwarded
- [ ] Calendar connected

3. Third
4. Fourth

\`\`\`
*72 512 555 0100
\`\`\`

---

The end.`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Done" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: "Not done" })).toBeVisible();
  },
};

export const Stress: Story = {
  args: {
    source: `Averylongwordthathasnospacesatallandgoesonandonandonuntilitreachestheedgeofthebubbleandbeyond and https://docs.larkline.example/guides/forwarding/carriers/with/a/very/long/path

| A plan with a long name | Monthly price in dollars | Calls included every month | What happens at night |
| --- | --- | --- | --- |
| Receptionist Professional | $899 | 600 | Every call is answered |

\`\`\`
forward --from "+1 512 555 0143" --to "+1 512 555 0100" --when "after hours and on holidays"
\`\`\``,
  },
};
