/** Templates of a new component's source, stories, docs and labels. */
import { camel, pascal, sentence } from "./names.ts";

/** The module with the English labels of a group's components, relative to packages/ui/src. */
export const labelsFileOf = (group: string) =>
  group === "chat" ? "chat/chat-labels.ts" : "labels.ts";

/** Source of the component. */
export function componentOf(name: string, group: string): string {
  const words = `${camel(name)}Labels`;
  return `"use client";

import { cva } from "class-variance-authority";
import type { ComponentPropsWithRef, ReactNode } from "react";

import { useLabels } from "../../foundations/labels/labels.tsx";
import type { KitLabels } from "../../foundations/labels/labels.tsx";
import { ${words} } from "../../${labelsFileOf(group)}";

const ${camel(name)} = cva("rounded-panel bg-surface text-ink wrap-anywhere", {
  variants: {
    size: {
      md: "p-4 text-small",
      lg: "p-6 text-body",
    },
  },
});

export interface ${pascal(name)}Props extends ComponentPropsWithRef<"div"> {
  /**
   * Size of padding and text: 16 px and small text, or 24 px and the page's text size.
   * @default "md"
   */
  size?: "md" | "lg" | undefined;
  /**
   * Whether the user has not seen the content yet: a label before it says so.
   * @default false
   */
  unseen?: boolean | undefined;
  /** Labels that override the \`LabelsProvider\`'s. */
  labels?: Partial<KitLabels["${camel(name)}"]> | undefined;
  /** The panel's content. */
  children: ReactNode;
}

/** ${sentence(name)}: a panel that stands out from its page. */
export function ${pascal(name)}({
  size = "md",
  unseen = false,
  labels: labelOverrides,
  className,
  children,
  ...props
}: ${pascal(name)}Props) {
  const labels = useLabels("${camel(name)}", ${words}, labelOverrides);
  return (
    <div
      data-slot="${name}"
      data-size={size}
      {...props}
      className={${camel(name)}({ size, className })}
    >
      {unseen && <strong className="me-2 font-semibold">{labels.unseen}</strong>}
      {children}
    </div>
  );
}
`;
}

/** Source of the English defaults of the component's \`labels\`. */
export const englishOf = (name: string) => `
export const ${camel(name)}Labels = {
  /** Label before content that the user has not seen yet. */
  unseen: "New",
} as const;
`;

/** The labels in the kit's other languages, as entries of their label sets. */
export const translationsOf = (name: string) => ({
  de: `  ${camel(name)}: { unseen: "Neu" },`,
  ar: `  ${camel(name)}: { unseen: "جديد" },`,
});

/** Source of the component's stories. */
export function storiesOf(name: string, group: string): string {
  const part = pascal(name);
  return `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";

import { LabelsProvider } from "../../foundations/labels/labels.tsx";
import { germanLabels } from "../../labels-de.ts";
import { ${part} } from "./${name}.tsx";

const meta = {
  title: "${group}/${sentence(name)}",
  component: ${part},
  args: { children: "The line is open." },
  parameters: { layout: "padded" },
} satisfies Meta<typeof ${part}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const part = canvas.getByText("The line is open.");
    await step("it shows its content", async () => {
      await expect(part).toBeVisible();
      await expect(part).toHaveAttribute("data-size", "md");
    });
    await step("Tab skips it, because it has no controls", async () => {
      await userEvent.tab();
      await expect(canvasElement.contains(document.activeElement)).toBe(false);
    });
  },
};

export const Playground: Story = { tags: ["!visual"], args: { size: "md", unseen: false } };

/** A label marks content that the user has not seen yet. */
export const Unseen: Story = {
  tags: ["!visual"],
  args: { unseen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("New")).toBeVisible();
  },
};

/** Labels come from the nearest \`LabelsProvider\`, or from the prop \`labels\`. */
export const OtherWords: Story = {
  tags: ["!visual"],
  args: { unseen: true },
  render: (args) => (
    <div className="grid gap-4">
      <LabelsProvider labels={germanLabels} locale="de-DE">
        <${part} {...args}>Die Leitung ist frei.</${part}>
      </LabelsProvider>
      <${part} {...args} labels={{ unseen: "Unread" }} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Neu")).toBeVisible();
    await expect(canvas.getByText("Unread")).toBeVisible();
  },
};

/** Every size, on the page and on the board. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-4">
      <${part}>Answered at the first ring</${part}>
      <${part} size="lg">Answered at the first ring</${part}>
      <${part} unseen>Answered at the first ring</${part}>
      <div data-ground="board" className="grid gap-4 bg-page p-4">
        <${part}>Put through at 9:40 AM</${part}>
        <${part} size="lg" unseen>
          Put through at 9:40 AM
        </${part}>
      </div>
    </div>
  ),
};

/** A long word and a long sentence in a narrow box. */
export const Stress: Story = {
  render: () => (
    <div className="grid max-w-56 gap-3">
      <${part}>Terminvereinbarungsbestätigungsschreiben</${part}>
      <${part} size="lg">
        Every call that came in during the night, with what was asked and what was booked for it.
      </${part}>
    </div>
  ),
};
`;
}

/** Source of the component's docs page (MDX). */
export function docsOf(name: string): string {
  const part = pascal(name);
  return `import { Canvas, Controls, Meta } from "@storybook/addon-docs/blocks";

import { Do, DoDont, Dont, KeyboardTable, Status } from "../../../../../.storybook/blocks/index.ts";
import { ${part} } from "./${name}.tsx";
import * as Stories from "./${name}.stories.tsx";

<Meta of={Stories} />

# ${sentence(name)}

<Status value="experimental" since="next" />

A panel that stands out from its page.

<Canvas of={Stories.Default} />

## When to use

- For one thing that belongs together and is read at a glance.

## When not to use

- For what has to be noticed at once: use \`Alert\`.
- For a part of the page with a heading: use \`Section\`.

## Do and don't

<DoDont>
  <Do caption="One thing, in a few words.">
    <${part}>Answered at the first ring</${part}>
  </Do>
  <Dont caption="A panel around a panel: neither stands out.">
    <${part} size="lg">
      <${part}>Answered at the first ring</${part}>
    </${part}>
  </Dont>
</DoDont>

## Wording

A short sentence or a phrase, without praise. What it says by itself, "New", is a label: \`labels\` sets it for one, a \`LabelsProvider\` for all.

## Variants

<Canvas of={Stories.Matrix} />

## Keyboard

<KeyboardTable rows={[["Tab", "Passes over: there is nothing to press in it"]]} />

## Accessibility

The panel has no role and takes no focus. Its content must be understandable without the panel.

## Props

<Controls of={Stories.Playground} />
`;
}
