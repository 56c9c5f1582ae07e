import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";

import { FilledBeforeHydration } from "../../../testing/filled-before-hydration.tsx";
import { press } from "../../../testing/press.ts";
import { Button } from "../button/button.tsx";
import { FileField } from "./file-field.tsx";

const day = Date.UTC(2026, 2, 2);

const file = (name: string, bytes: number, type: string) =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: day });

const greeting = file("greeting-front-desk.mp3", 412_000, "audio/mpeg");
const night = file("greeting-after-hours.mp3", 268_000, "audio/mpeg");
const contract = file("contract.pdf", 90_000, "application/pdf");
const tooLarge = file("greeting-with-music.wav", 900_000, "audio/wav");

/** Puts files into the input, without an event. */
function put(field: HTMLInputElement, ...files: File[]) {
  const transfer = new DataTransfer();
  for (const each of files) transfer.items.add(each);
  field.files = transfer.files;
}

/** Simulates choosing or dropping files, also of types that `accept` excludes. */
function choose(field: HTMLInputElement, ...files: File[]) {
  put(field, ...files);
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

const meta = {
  title: "Components/File field",
  component: FileField,
  args: {
    label: "Recorded greeting",
    name: "greeting",
    hint: "MP3 or WAV, up to 500 KB.",
    accept: "audio/*",
    maxSize: 500 * 1024,
    onValueChange: fn(),
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByLabelText<HTMLInputElement>("Recorded greeting");
    await expect(field).toHaveAccessibleDescription("MP3 or WAV, up to 500 KB.");
    await step("a chosen file is listed and set in the input", async () => {
      choose(field, greeting);
      const list = await canvas.findByRole("list", { name: "Chosen files" });
      await expect(list).toHaveAttribute("role", "list");
      await expect(within(list).getByText("greeting-front-desk.mp3")).toBeVisible();
      await expect(field.files).toHaveLength(1);
      await expect(args.onValueChange).toHaveBeenLastCalledWith([greeting]);
    });
    await step(
      "the area shows that a file is dragged over it, until the file is dropped",
      async () => {
        const area = field.closest("[data-slot=file-field-area]");
        await fireEvent.dragEnter(field);
        await expect(area).toHaveAttribute("data-state", "over");
        await fireEvent.drop(field);
        await expect(area).not.toHaveAttribute("data-state");
      },
    );
    await step("a file chosen later replaces the first one", async () => {
      choose(field, night);
      await canvas.findByRole("button", { name: "Remove greeting-after-hours.mp3" });
      await expect(field.files?.[0]).toHaveProperty("name", "greeting-after-hours.mp3");
      await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
    });
    await step(
      "after the file is removed the list is empty and the field has the focus",
      async () => {
        await userEvent.click(
          canvas.getByRole("button", { name: "Remove greeting-after-hours.mp3" }),
        );
        await expect(field.files).toHaveLength(0);
        await expect(canvas.queryByRole("list")).toBeNull();
        await expect(field).toHaveFocus();
        await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
        field.blur();
      },
    );
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: {
    size: "md",
    multiple: false,
    error: "",
    optional: false,
    hideLabel: false,
    required: false,
    disabled: false,
  },
};

/** Several files: later choices are added, without duplicates. */
export const Several: Story = {
  args: { label: "Recorded greetings", multiple: true },
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText<HTMLInputElement>("Recorded greetings");
    await step("files are added one after the other", async () => {
      choose(field, greeting);
      await expect(await canvas.findAllByRole("listitem")).toHaveLength(1);
      choose(field, night, greeting);
      await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(2));
      await expect(field.files).toHaveLength(2);
      await expect(canvas.getByRole("status")).toHaveTextContent(
        "Chosen: greeting-front-desk.mp3, greeting-after-hours.mp3",
      );
    });
    await step("the focus moves to the next file that can be removed", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Remove greeting-front-desk.mp3" }));
      const next = canvas.getByRole("button", { name: "Remove greeting-after-hours.mp3" });
      await expect(next).toHaveFocus();
      choose(field, greeting);
      await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(2));
      next.blur();
    });
  },
};

/** Files of a wrong type, or that are too large, are refused with a message, also if they are dropped. */
export const Refused: Story = {
  args: { label: "Recorded greetings", multiple: true },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>("Recorded greetings");
    choose(field, greeting, contract, tooLarge);
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(
      "MP3 or WAV, up to 500 KB. contract.pdf is not a kind of file that can be used here. greeting-with-music.wav is larger than 500 KB. Choose a smaller file.",
    );
    await expect(field.files).toHaveLength(1);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
  },
};

/** A file of exactly the maximum size is accepted. After the last file is removed, the focus moves to one that is left. */
export const SizeLimit: Story = {
  tags: ["!visual"],
  args: { label: "Recorded greetings", multiple: true },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByLabelText<HTMLInputElement>("Recorded greetings");
    const largest = file("longest.mp3", args.maxSize ?? 0, "audio/mpeg");
    const larger = file("longer.mp3", largest.size + 1, "audio/mpeg");
    choose(field, largest, larger);
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(/ longer\.mp3 is larger than 500 KB\./);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([largest]);
    await step("the focus moves to the file before, and then to the field", async () => {
      choose(field, night);
      await userEvent.click(await canvas.findByRole("button", { name: `Remove ${night.name}` }));
      const left = canvas.getByRole("button", { name: "Remove longest.mp3" });
      await expect(left).toHaveFocus();
      await userEvent.click(left);
      await expect(field).toHaveFocus();
      await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    });
  },
};

/** In a disabled fieldset it accepts no files, and looks as it does with `disabled`. */
export const InDisabledFieldset: Story = {
  tags: ["!visual"],
  render: (args) => (
    <div className="grid gap-4">
      <fieldset disabled>
        <FileField {...args} label="In a fieldset" value={[greeting]} />
      </fieldset>
      <FileField {...args} label="Disabled" value={[greeting]} disabled />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByLabelText("In a fieldset");
    await expect(field).toBeDisabled();
    for (const remove of canvas.getAllByRole("button")) await expect(remove).toBeDisabled();
    await fireEvent.dragEnter(field);
    const areas = [...canvasElement.querySelectorAll("[data-slot=file-field-area]")];
    await expect(areas.map((area) => area.getAttribute("data-state"))).toEqual([null, null]);
    const [inFieldset, disabled] = areas.map((area) =>
      [area, ...area.querySelectorAll("span")].map((part) => {
        const { color, backgroundColor, borderColor, textDecorationLine } = getComputedStyle(part);
        return [color, backgroundColor, borderColor, textDecorationLine].join();
      }),
    );
    await expect(inFieldset).toEqual(disabled);
    await expect(canvas.getAllByText("Choose File")[0]).toHaveStyle({ textDecorationLine: "none" });
  },
};

/** The application's error stays while files are refused. */
export const RefusedWithError: Story = {
  tags: ["!visual"],
  args: { error: "The greeting is too short." },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>("Recorded greeting");
    choose(field, contract);
    const refusal = await canvas.findByText(/^contract.pdf is not a kind of file/);
    await expect(refusal.closest("[aria-live=polite]")).toHaveTextContent(
      "The greeting is too short.",
    );
    await expect(field).toHaveAccessibleDescription(
      "MP3 or WAV, up to 500 KB. The greeting is too short. contract.pdf is not a kind of file that can be used here.",
    );
  },
};

/** Files chosen before hydration are checked and reported like those chosen later. */
export const ChosenBeforeHydration: Story = {
  tags: ["!visual"],
  args: { label: "Recorded greetings", multiple: true },
  render: (args) => (
    <FilledBeforeHydration fill={(input) => put(input, greeting, contract)}>
      <FileField {...args} />
    </FilledBeforeHydration>
  ),
  play: async ({ canvas, args }) => {
    const item = await canvas.findByRole("listitem");
    await expect(item).toHaveTextContent("greeting-front-desk.mp3");
    const field = canvas.getByLabelText<HTMLInputElement>("Recorded greetings");
    await expect(field).toHaveAccessibleDescription(/contract.pdf is not a kind of file/);
    await expect([...(field.files ?? [])]).toEqual([greeting]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([greeting]);
  },
};

/** Tab moves to the drop area, then to the remove button of each file. */
export const Keyboard: Story = {
  tags: ["!visual"],
  args: { multiple: true },
  render: (args) => (
    <div className="grid gap-4">
      <Button variant="outline">Back</Button>
      <FileField {...args} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText<HTMLInputElement>("Recorded greeting");
    choose(field, greeting, night);
    await canvas.findByRole("list");
    await step("Tab: moves to the drop area, then to the first file’s button", async () => {
      canvas.getByRole("button", { name: "Back" }).focus();
      await press("{Tab}");
      await expect(field).toHaveFocus();
      await press("{Tab}");
      await expect(
        canvas.getByRole("button", { name: "Remove greeting-front-desk.mp3" }),
      ).toHaveFocus();
    });
    await step("Space or Enter: removes the file", async () => {
      await press("{Enter}");
      await expect(field.files).toHaveLength(1);
      await press(" ");
      await expect(field.files).toHaveLength(0);
    });
    field.blur();
  },
};

const submitHandler = fn();

/** The form submits the files that the list shows; a reset removes them. */
export const InForm: Story = {
  tags: ["!visual"],
  render: () => (
    <form
      aria-label="Greetings"
      className="grid max-w-100 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const files = new FormData(event.currentTarget).getAll("greetings");
        submitHandler(files.map((each) => (each instanceof File ? each.name : each)));
      }}
    >
      <FileField
        label="Recorded greetings"
        name="greetings"
        maxSize={500 * 1024}
        multiple
        required
      />
      <div className="flex gap-3">
        <Button type="submit">Save Greetings</Button>
        <Button type="reset" variant="outline">
          Reset
        </Button>
      </div>
    </form>
  ),
  beforeEach: () => {
    submitHandler.mockClear();
  },
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText<HTMLInputElement>("Recorded greetings");
    await expect(field).toBeInvalid();
    await step("the files are submitted", async () => {
      choose(field, greeting, contract);
      await userEvent.click(await canvas.findByRole("button", { name: "Remove contract.pdf" }));
      choose(field, night);
      await canvas.findByRole("button", { name: "Remove greeting-after-hours.mp3" });
      await userEvent.click(canvas.getByRole("button", { name: "Save Greetings" }));
      await waitFor(() =>
        expect(submitHandler).toHaveBeenCalledWith([
          "greeting-front-desk.mp3",
          "greeting-after-hours.mp3",
        ]),
      );
    });
    await step("a reset removes the files, and the message about a refused one", async () => {
      choose(field, tooLarge);
      await waitFor(() => expect(field).toHaveAccessibleDescription(/is larger than 500 KB/));
      await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
      await waitFor(() => expect(canvas.queryByRole("list")).toBeNull());
      await expect(field).not.toHaveAccessibleDescription();
      await expect(field.files).toHaveLength(0);
    });
  },
};

function ControlledFiles({ initial = [] }: { initial?: readonly File[] }) {
  const [files, setFiles] = useState(initial);
  return (
    <FileField
      label="Contract"
      multiple
      value={files}
      onValueChange={(next) => setFiles(next.slice(0, 2))}
      hint="Two pages, one file each."
    />
  );
}

/** Controlled by the application, which keeps at most two files, in React's strict mode. */
export const Controlled: Story = {
  render: () => (
    <StrictMode>
      <ControlledFiles initial={[contract]} />
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>("Contract");
    await waitFor(() => expect(field.files).toHaveLength(1));
    // The first value is the application's, so nothing is announced as chosen.
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    choose(field, greeting, night);
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(2));
    await expect(field.files).toHaveLength(2);
  },
};

const resetHandler = fn();

/** A reset of the form keeps a controlled value, as React does for native inputs. */
export const ControlledInForm: Story = {
  tags: ["!visual"],
  render: () => (
    <form aria-label="Contracts" className="grid max-w-100 gap-5" onReset={resetHandler}>
      <ControlledFiles initial={[contract]} />
      <Button type="reset" variant="outline">
        Reset
      </Button>
    </form>
  ),
  beforeEach: () => {
    resetHandler.mockClear();
  },
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText<HTMLInputElement>("Contract");
    const expectContract = async () => {
      await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
      await waitFor(() => expect([...(field.files ?? [])]).toEqual([contract]));
    };
    await step("by its button", async () => {
      await waitFor(() => expect(field.files).toHaveLength(1));
      canvas.getByRole("button", { name: "Reset" }).focus();
      await press("{Enter}");
      await waitFor(() => expect(resetHandler).toHaveBeenCalledOnce());
      await expectContract();
    });
    await step("by a script", async () => {
      field.form?.reset();
      await expect(field.files).toHaveLength(0);
      await expectContract();
    });
  },
};

/** Right to left. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" lang="ar" className="max-w-100">
      <FileField
        label="تحية مسجلة"
        value={[greeting]}
        labels={{ choose: "اختر ملفًا", drop: "أو أفلته هنا", remove: "إزالة {name}" }}
      />
    </div>
  ),
};

/** Every size in every state. */
export const Matrix: Story = {
  render: () => (
    <div className="md:grid-cols-3 grid gap-6">
      {(["sm", "md", "lg"] as const).map((size) => (
        <div key={size} className="grid min-w-0 content-start gap-5">
          <FileField size={size} label="Recorded greeting" />
          <FileField
            size={size}
            label="Recorded greetings"
            hint="MP3 or WAV, up to 5 MB."
            optional
            multiple
            value={[greeting, night]}
          />
          <FileField size={size} label="Contract" error="The contract is not signed on page two." />
          <FileField size={size} label="Set by your plan" disabled />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("list", { name: "Chosen files" })).toHaveLength(3);
  },
};

const longNamed = file(
  "bereitschaftsdiensttelefonzentrale_installationsbetrieb_nordhof_endgueltig_2026.wav",
  4_812_000,
  "audio/wav",
);

/** A long label, hint, error and name, on the page and on the board. */
export const Stress: Story = {
  render: () => {
    const field = (
      <FileField
        label="What should the Bereitschaftsdiensttelefonzentrale play while a caller waits for a person?"
        hint="A piece that you may use in public. A recording of the radio is none."
        error="The piece is protected. Choose another, or send us the permission of its publisher."
        multiple
        value={[longNamed]}
      />
    );
    return (
      <div className="grid max-w-80 grid-cols-1 gap-6">
        {field}
        <div data-ground="board" className="min-w-0 rounded-panel bg-page p-4 text-ink">
          {field}
        </div>
      </div>
    );
  },
};

function OneFileOnly() {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <FileField
      label="Greetings"
      multiple
      value={files}
      onValueChange={(next) => {
        if (next.length < 2) setFiles(next);
      }}
    />
  );
}

/** Files that the application refuses are not announced. */
export const RefusedByApplication: Story = {
  tags: ["!visual"],
  render: () => <OneFileOnly />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>("Greetings");
    choose(field, greeting);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(greeting.name));
    choose(field, greeting, night);
    await waitFor(() => expect(field.files).toHaveLength(1));
    await expect(canvas.getByRole("status")).not.toHaveTextContent(night.name);
  },
};
