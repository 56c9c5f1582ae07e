import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode, useState } from "react";
import { expect, fireEvent, fn, spyOn, userEvent, waitFor } from "storybook/test";

import { FilledBeforeHydration } from "../../../testing/filled-before-hydration.tsx";
import { InFrame } from "../../../testing/in-frame.tsx";
import { press } from "../../../testing/press.ts";
import { SampleForm, sent } from "../../../testing/sample-form.tsx";
import { Button } from "../button/button.tsx";
import { Combobox } from "./combobox.tsx";

const zones = [
  { value: "America/New_York", label: "Eastern Time", description: "New York, Miami, Toronto" },
  { value: "America/Chicago", label: "Central Time", description: "Chicago, Austin, Winnipeg" },
  { value: "America/Denver", label: "Mountain Time", description: "Denver, Calgary" },
  { value: "America/Los_Angeles", label: "Pacific Time", description: "Los Angeles, Seattle" },
  { value: "America/Anchorage", label: "Alaska Time", disabled: true },
  { value: "America/Sao_Paulo", label: "São Paulo Time" },
];

const meta = {
  title: "Components/Combobox",
  component: Combobox,
  args: {
    label: "Time zone",
    name: "timeZone",
    options: zones,
    onValueChange: fn(),
    onInputValueChange: fn(),
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole("combobox", { name: "Time zone" });
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await step("typing filters the list, ignoring case and accents", async () => {
      await userEvent.type(field, "sao");
      await expect(field).toHaveAttribute("aria-expanded", "true");
      await expect(canvas.getAllByRole("option")).toHaveLength(1);
      await expect(args.onInputValueChange).toHaveBeenLastCalledWith("sao");
      await expect(canvas.getByRole("status")).toHaveTextContent("1 option");
    });
    await step("a click selects, and the focus stays in the field", async () => {
      await userEvent.click(canvas.getByRole("option", { name: "São Paulo Time" }));
      await expect(field).toHaveValue("São Paulo Time");
      await expect(field).toHaveFocus();
      await expect(args.onValueChange).toHaveBeenLastCalledWith("America/Sao_Paulo");
      await expect(canvas.queryByRole("listbox")).toBeNull();
    });
    await step("the button opens the whole list, with the selected option marked", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Show options" }));
      await expect(canvas.getAllByRole("option")).toHaveLength(6);
      await expect(canvas.getByRole("option", { name: "São Paulo Time" })).toHaveAttribute(
        "aria-selected",
        "true",
      );
      await userEvent.click(canvas.getByRole("button", { name: "Show options" }));
      await expect(canvas.queryByRole("listbox")).toBeNull();
    });
    await step("a text that matches no option is discarded", async () => {
      await userEvent.clear(field);
      await expect(canvas.getAllByRole("option")).toHaveLength(6);
      await userEvent.type(field, "Mars Time");
      await expect(canvas.getByText("Nothing found", { selector: "p" })).toBeVisible();
      await userEvent.click(canvas.getByText("Nothing found", { selector: "p" }));
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue("Mars Time");
      await userEvent.tab();
      await waitFor(() => expect(field).toHaveValue("São Paulo Time"));
    });
    await step("an empty field has no selected option", async () => {
      await userEvent.clear(field);
      await userEvent.tab();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    });
  },
};

export const Playground: Story = {
  tags: ["!visual"],
  args: {
    size: "md",
    filter: "contains",
    freeText: false,
    loading: false,
    hint: "Opening hours and bookings are in it.",
    error: "",
    optional: false,
    hideLabel: false,
    required: false,
    disabled: false,
    readOnly: false,
  },
};

/** Open, with the selected option marked and the next one highlighted. */
export const Open: Story = {
  args: { defaultValue: "America/Chicago" },
  render: (args) => (
    <div className="min-h-110 max-w-90">
      <Combobox {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Time zone" });
    field.focus();
    await press("{ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("option", { name: /^Mountain Time/ })).toHaveAttribute(
      "data-state",
      "active",
    );
  },
};

/** Each row of the W3C pattern's keyboard tables, for the field and for the list. */
export const Keyboard: Story = {
  tags: ["!visual"],
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole<HTMLInputElement>("combobox", { name: "Time zone" });
    const active = () => {
      const id = field.getAttribute("aria-activedescendant");
      return id === null ? null : (document.getElementById(id)?.textContent ?? null);
    };
    field.focus();
    await step("Down Arrow: opens the list and moves to its first option", async () => {
      await press("{ArrowDown}");
      await expect(canvas.getByRole("listbox", { name: "Options" })).toBeVisible();
      await expect(active()).toMatch(/^Eastern Time/);
      await expect(field).toHaveFocus();
    });
    await step("Down Arrow: moves to the next option", async () => {
      await press("{ArrowDown}");
      await expect(active()).toMatch(/^Central Time/);
    });
    await step("Up Arrow: moves to the option before", async () => {
      await press("{ArrowUp}");
      await expect(active()).toMatch(/^Eastern Time/);
    });
    await step("Up Arrow: from the first option moves to the last", async () => {
      await press("{ArrowUp}");
      await expect(active()).toBe("São Paulo Time");
    });
    await step("Up Arrow: skips a disabled option", async () => {
      await press("{ArrowUp}");
      await expect(active()).toMatch(/^Pacific Time/);
    });
    await step("Escape: closes the list and selects nothing", async () => {
      await press("{Escape}");
      await expect(canvas.queryByRole("listbox")).toBeNull();
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
    await step("Alt and Down Arrow: opens the list without highlighting an option", async () => {
      await press("{Alt>}{ArrowDown}{/Alt}");
      await expect(canvas.getByRole("listbox")).toBeVisible();
      await expect(active()).toBeNull();
    });
    await step("Printable characters: type and filter the list", async () => {
      await press("mou");
      await expect(canvas.getAllByRole("option")).toHaveLength(1);
      await press("{ArrowDown}");
    });
    await step(
      "Left and Right Arrow: move the text cursor, and no option stays highlighted",
      async () => {
        await press("{ArrowLeft}");
        await expect(active()).toBeNull();
        await expect(field.selectionStart).toBe(2);
        await press("{ArrowRight}");
        await expect(field.selectionStart).toBe(3);
      },
    );
    await step("Home and End: move the text cursor to the ends of the text", async () => {
      await press("{Home}");
      await expect(field.selectionStart).toBe(0);
      await press("{End}");
      await expect(field.selectionStart).toBe(3);
    });
    await step(
      "Backspace and Delete: remove a character, and the list is filtered again",
      async () => {
        await press("{Backspace}");
        await expect(field).toHaveValue("mo");
        await press("{Home}{Delete}");
        await expect(field).toHaveValue("o");
        await expect(canvas.getAllByRole("option").length).toBeGreaterThan(1);
        await press("m{End}u");
        await expect(canvas.getAllByRole("option")).toHaveLength(1);
      },
    );
    await step("Enter: selects the highlighted option and closes the list", async () => {
      await press("{ArrowDown}{Enter}");
      await expect(field).toHaveValue("Mountain Time");
      await expect(args.onValueChange).toHaveBeenLastCalledWith("America/Denver");
      await expect(canvas.queryByRole("listbox")).toBeNull();
    });
    await step("Up Arrow: opens the list and highlights the selected option", async () => {
      await press("{ArrowUp}");
      await expect(active()).toMatch(/^Mountain Time/);
    });
    await step("Alt and Up Arrow: selects the highlighted option and closes the list", async () => {
      await press("{ArrowUp}{Alt>}{ArrowUp}{/Alt}");
      await expect(args.onValueChange).toHaveBeenLastCalledWith("America/Chicago");
      await expect(canvas.queryByRole("listbox")).toBeNull();
    });
    await step("Escape: clears the field if the list is closed", async () => {
      await press("{Escape}");
      await expect(field).toHaveValue("");
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
      await expect(args.onInputValueChange).toHaveBeenLastCalledWith("");
    });
    await step("Tab: leaves the field and closes the list", async () => {
      await press("{ArrowDown}{Tab}");
      await waitFor(() => expect(canvas.queryByRole("listbox")).toBeNull());
      await expect(field).not.toHaveFocus();
    });
  },
};

/** The form submits the option's value; a reset restores the initial one. */
export const InForm: Story = {
  render: () => (
    <SampleForm label="Office" submit="Save Office">
      <Combobox
        label="Time zone"
        name="timeZone"
        options={zones}
        defaultValue="America/Chicago"
        required
      />
    </SampleForm>
  ),
  beforeEach: () => {
    sent.mockClear();
  },
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole("combobox", { name: "Time zone" });
    await expect(field).toBeRequired();
    await expect(field).toHaveValue("Central Time");
    await step("Enter submits an option that was typed completely", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "pacific time{Enter}");
      await waitFor(() => expect(sent).toHaveBeenCalledWith({ timeZone: "America/Los_Angeles" }));
      await expect(field).toHaveValue("Pacific Time");
    });
    await step("Enter on an unfinished text discards it; the next Enter submits", async () => {
      sent.mockClear();
      await userEvent.clear(field);
      await press("mou{Enter}");
      await expect(field).toHaveValue("Pacific Time");
      await expect(canvas.queryByRole("listbox")).toBeNull();
      await expect(sent).not.toHaveBeenCalled();
      await press("{Enter}");
      await waitFor(() => expect(sent).toHaveBeenCalledWith({ timeZone: "America/Los_Angeles" }));
    });
    await step("the same if Escape has closed the list", async () => {
      sent.mockClear();
      await press("x{Escape}{Enter}");
      await expect(field).toHaveValue("Pacific Time");
      await expect(sent).not.toHaveBeenCalled();
    });
    await step("Enter closes a list without a highlighted option and submits nothing", async () => {
      await press("{Alt>}{ArrowDown}{/Alt}{Enter}");
      await expect(canvas.queryByRole("listbox")).toBeNull();
      await expect(sent).not.toHaveBeenCalled();
    });
    await step("a reset restores the initial option", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
      await waitFor(() => expect(field).toHaveValue("Central Time"));
    });
  },
};

/** Options with the same label, or with labels that differ only by an accent. */
export const SimilarLabels: Story = {
  tags: ["!visual"],
  args: {
    label: "Client",
    name: "client",
    options: [
      { value: "muller", label: "Dana Muller" },
      { value: "müller", label: "Dana Müller" },
      { value: "alder", label: "Dana Ruiz", description: "Alder Street" },
      { value: "oak", label: "Dana Ruiz", description: "Oak Street" },
    ],
    defaultValue: "oak",
  },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole("combobox", { name: "Client" });
    await step("the selected option stays if its label is changed and restored", async () => {
      await userEvent.type(field, "a{Backspace}");
      await userEvent.tab();
      await expect(field).toHaveValue("Dana Ruiz");
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });
    await step("a typed label with an accent selects the option with the accent", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "Dana Müller");
      await userEvent.tab();
      await expect(args.onValueChange).toHaveBeenLastCalledWith("müller");
    });
  },
};

/** Accepts any text; the options are suggestions. */
export const FreeText: Story = {
  args: {
    label: "Reason for the call",
    name: "reason",
    freeText: true,
    options: [
      { value: "New boiler", label: "New boiler" },
      { value: "Burst pipe", label: "Burst pipe" },
      { value: "Quote", label: "Quote" },
    ],
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole("combobox", { name: "Reason for the call" });
    await userEvent.type(field, "Smell of gas");
    await expect(canvas.queryByText("Nothing found")).toBeNull();
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Smell of gas");
    await expect(field).toHaveValue("Smell of gas");
  },
};

/** The whole label of a disabled option chooses nothing, and neither does Enter while an input method composes. */
export const ChoosesNothing: Story = {
  tags: ["!visual"],
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole("combobox", { name: "Time zone" });
    await step("a disabled option", async () => {
      await userEvent.type(field, "Alaska Time{Enter}");
      await userEvent.tab();
      await expect(args.onValueChange).not.toHaveBeenCalledWith("America/Anchorage");
    });
    await step("composing", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "Pacific{ArrowDown}");
      await waitFor(() => expect(field).toHaveAttribute("aria-activedescendant"));
      await fireEvent.keyDown(field, { key: "Enter", isComposing: true });
      await expect(field).toHaveValue("Pacific");
      await expect(args.onValueChange).not.toHaveBeenCalledWith("America/Los_Angeles");
      await userEvent.keyboard("{Enter}");
      await expect(args.onValueChange).toHaveBeenLastCalledWith("America/Los_Angeles");
    });
  },
};

/** Text entered before hydration has the same effect as text entered later. */
export const TypedBeforeHydration: Story = {
  tags: ["!visual"],
  render: (args) => (
    <div className="grid min-h-60 gap-4">
      {/* The browser enters the value of the suggestion that the visitor selects. */}
      <FilledBeforeHydration fill={(input) => (input.value = "America/Chicago")}>
        <Combobox {...args} label="Suggested" />
      </FilledBeforeHydration>
      <FilledBeforeHydration fill={(input) => (input.value = "oak")}>
        <Combobox
          label="Same names"
          name="client"
          options={[
            { value: "alder", label: "Dana Ruiz", description: "Alder Street" },
            { value: "oak", label: "Dana Ruiz", description: "Oak Street" },
          ]}
        />
      </FilledBeforeHydration>
      <FilledBeforeHydration fill={(input) => (input.value = "Mars Time")}>
        <Combobox label="Not an option" options={zones} defaultValue="America/Denver" />
      </FilledBeforeHydration>
      <FilledBeforeHydration
        fill={(input) => {
          input.focus();
          input.value = "sao";
        }}
      >
        <Combobox label="Unfinished" options={zones} />
      </FilledBeforeHydration>
    </div>
  ),
  play: async ({ canvas, canvasElement, args, step }) => {
    await step("a native suggestion selects its option", async () => {
      await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith("America/Chicago"));
      await waitFor(() => expect(canvas.getByLabelText("Suggested")).toHaveValue("Central Time"));
      await expect(canvasElement.querySelector("[type=hidden]")).toHaveValue("America/Chicago");
    });
    await step("of two options with the same label, the suggested one is selected", async () => {
      await waitFor(() => expect(canvas.getByLabelText("Same names")).toHaveValue("Dana Ruiz"));
      await expect(canvasElement.querySelector("[name=client]")).toHaveValue("oak");
    });
    await step("a text that matches no option is discarded", async () => {
      await waitFor(() =>
        expect(canvas.getByLabelText("Not an option")).toHaveValue("Mountain Time"),
      );
    });
    await step("in a focused field, the visitor can continue typing", async () => {
      await canvas.findByRole("option", { name: "São Paulo Time" });
      const field = canvas.getByLabelText("Unfinished");
      await userEvent.type(field, " paulo time");
      await userEvent.tab();
      await expect(field).toHaveValue("São Paulo Time");
    });
  },
};

const words = ["かき", "がき", "パン", "バン", "की", "का", "São Paulo", "Hà Nội", "مُحَمَّد", "שָׁלוֹם"];

/**
 * The search ignores accents and vowel points, but not the marks that make another letter: free text that differs
 * from an option by such a mark stays as it was typed.
 */
export const OtherLetters: Story = {
  tags: ["!visual"],
  args: { freeText: true, options: words.map((word) => ({ value: word, label: word })) },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole("combobox", { name: "Time zone" });
    const expectValue = async (typed: string, value: string) => {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(typed);
      await userEvent.tab();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(value);
      await expect(field).toHaveValue(value);
    };
    await step("other letters", async () => {
      for (const typed of ["カン", "ハン", "कि", "カキ"]) await expectValue(typed, typed);
    });
    await step("without accents and vowel points", async () => {
      await expectValue("sao paulo", "São Paulo");
      await expectValue("ha noi", "Hà Nội");
      await expectValue("محمد", "مُحَمَّد");
      await expectValue("שלום", "שָׁלוֹם");
    });
    await step("in decomposed form", async () => {
      await expectValue("がき".normalize("NFD"), "がき");
    });
  },
};

/** In the document of a frame, the list scrolls to its active option. */
export const ScrollsInFrame: Story = {
  tags: ["!visual"],
  render: (args) => (
    <InFrame title="Settings">
      <Combobox {...args} />
    </InFrame>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>("Settings");
    const find = (selector: string) =>
      waitFor(() => {
        const found = frame.contentDocument?.querySelector<HTMLElement>(selector);
        if (!found) throw new Error(`The frame has no ${selector} yet.`);
        return found;
      });
    const field = await find("[role=combobox]");
    field.focus();
    await press("{ArrowDown}");
    const option = await find("[role=option]");
    // The frame has none of the kit's styles, with which the list has a scroll bar.
    const scroll = spyOn(option, "scrollIntoView");
    await press("{ArrowUp}{ArrowDown}");
    await waitFor(() => expect(field).toHaveAttribute("aria-activedescendant", option.id));
    await waitFor(() => expect(scroll).toHaveBeenCalled());
    await press("{Escape}");
    await waitFor(() => expect(field).toHaveAttribute("aria-expanded", "false"));
    field.blur();
  },
};

function ClientSearch() {
  const [found, setFound] = useState<{ text: string; clients: string[] }>();
  const [search, setSearch] = useState("");
  const loading = search !== "" && found?.text !== search;
  return (
    <div className="grid min-h-60 max-w-90 content-start gap-4">
      <Combobox
        label="Client"
        filter="none"
        loading={loading}
        options={(found?.clients ?? []).map((client) => ({ value: client, label: client }))}
        onInputValueChange={setSearch}
      />
      <div>
        <Button
          variant="outline"
          size="sm"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() =>
            setFound({ text: search, clients: ["Harbor Plumbing", "Harbor View Dental"] })
          }
        >
          Let the Server Answer
        </Button>
      </div>
    </div>
  );
}

/** Options are fetched while typing, in React's strict mode. */
export const Fetched: Story = {
  render: () => (
    <StrictMode>
      <ClientSearch />
    </StrictMode>
  ),
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole("combobox", { name: "Client" });
    await step("while the options are loading", async () => {
      await userEvent.type(field, "harbor");
      await expect(canvas.getByText("Loading", { selector: "p" })).toBeVisible();
      await expect(canvas.getByRole("status")).toHaveTextContent("Loading");
    });
    await step("when the options have loaded", async () => {
      canvas.getByRole("button", { name: "Let the Server Answer" }).click();
      await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(2));
      await expect(canvas.getByRole("status")).toHaveTextContent("2 options");
    });
  },
};

function ControlledZone() {
  const [zone, setZone] = useState<string | null>("America/Denver");
  return (
    <Combobox
      label="Time zone"
      options={zones}
      value={zone}
      onValueChange={setZone}
      hint={zone === null ? "None is set." : `Held by the page: ${zone}`}
    />
  );
}

/** Controlled by the application, in React's strict mode. */
export const Controlled: Story = {
  render: () => (
    <StrictMode>
      <ControlledZone />
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Time zone" });
    await userEvent.clear(field);
    await userEvent.type(field, "east");
    await press("{ArrowDown}{Enter}");
    await expect(field).toHaveAccessibleDescription("Held by the page: America/New_York");
    await press("{Escape}");
    await expect(field).toHaveAccessibleDescription("None is set.");
    field.blur();
  },
};

/** Right to left. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" lang="ar" className="min-h-60 max-w-90">
      <Combobox
        label="المنطقة الزمنية"
        labels={{ toggle: "عرض الخيارات", list: "الخيارات", results: "{count} خيارات" }}
        options={[
          { value: "Africa/Cairo", label: "القاهرة" },
          { value: "Asia/Dubai", label: "دبي" },
        ]}
        defaultValue="Africa/Cairo"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox", { name: "المنطقة الزمنية" });
    field.focus();
    await press("{ArrowDown}");
    const box = field.getBoundingClientRect();
    // The list is positioned only after it has opened.
    await waitFor(async () => {
      const list = canvas.getByRole("listbox").getBoundingClientRect();
      await expect(Math.round(list.right)).toBeLessThanOrEqual(Math.round(box.right));
      await expect(Math.round(list.left)).toBeGreaterThanOrEqual(Math.round(box.left));
    });
  },
};

/** Every size in every state. */
export const Matrix: Story = {
  render: () => (
    <div className="grid gap-6 sm:grid-cols-3">
      {(["sm", "md", "lg"] as const).map((size) => (
        <div key={size} className="grid min-w-0 content-start gap-5">
          <Combobox size={size} label="Time zone" options={zones} placeholder="Central Time" />
          <Combobox
            size={size}
            label="Time zone"
            hint="Opening hours are in it."
            optional
            options={zones}
            defaultValue="America/Chicago"
          />
          <Combobox
            size={size}
            label="Time zone"
            options={zones}
            defaultValue="America/Denver"
            error="Your calendar is in Eastern Time"
          />
          <Combobox
            size={size}
            label="Set by your plan"
            options={zones}
            defaultValue="America/Chicago"
            disabled
          />
          <Combobox
            size={size}
            label="Set by your calendar"
            options={zones}
            defaultValue="America/Chicago"
            readOnly
          />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const [field] = canvas.getAllByRole("combobox", { name: "Set by your calendar" });
    await expect(field).toHaveValue("Central Time");
    field?.focus();
    await press("{ArrowDown}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    field?.blur();
  },
};

/** A long label, hint, error and options, on the page and on the board. */
export const Stress: Story = {
  render: () => {
    const field = (
      <Combobox
        label="Which Bereitschaftsdiensttelefonzentrale should calls be put through to after closing time?"
        hint="The one that answers fastest is first. You can change it at any time."
        error="That one has no phone on Sundays. Choose another, or add a second one for the weekend."
        options={[
          {
            value: "north",
            label: "Bereitschaftsdiensttelefonzentrale of the installation company, northern yard",
          },
          { value: "south", label: "Bereitschaftsdiensttelefonzentrale, southern yard" },
        ]}
        defaultValue="north"
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

const cities = ["Berlin", "Bern"].map((name) => ({ value: name, label: name }));

function SearchedCities() {
  const [query, setQuery] = useState("");
  return (
    <Combobox
      label="City"
      filter="none"
      options={cities.filter(({ label }) => label.startsWith(query))}
      onInputValueChange={setQuery}
    />
  );
}

/** When the field discards typed text, it reports the text that it shows then. */
export const DiscardedText: Story = {
  tags: ["!visual"],
  render: () => <SearchedCities />,
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole("combobox", { name: "City" });
    await step("without a value, the field is empty again, and all cities are listed", async () => {
      await userEvent.type(field, "Par");
      await userEvent.tab();
      await expect(field).toHaveValue("");
      await userEvent.click(field);
      await expect(canvas.getAllByRole("option")).toHaveLength(2);
    });
    await step("with a value, the field shows its label again", async () => {
      await userEvent.click(canvas.getByRole("option", { name: "Bern" }));
      await userEvent.type(field, "x");
      await userEvent.tab();
      await expect(field).toHaveValue("Bern");
      await userEvent.click(field);
      await expect(canvas.getByRole("option", { name: "Bern" })).toBeVisible();
      field.blur();
    });
  },
};

/** A reset of the form while somebody types discards the text, reports the restored one and closes the list. */
export const ResetWhileTyping: Story = {
  tags: ["!visual"],
  render: (args) => (
    <form aria-label="Office">
      <Combobox {...args} label="Time zone" defaultValue="America/Chicago" />
      <Combobox {...args} label="Second time zone" value="America/Denver" />
    </form>
  ),
  play: async ({ canvas, args }) => {
    const form = canvas.getByRole<HTMLFormElement>("form");
    for (const [name, restored] of [
      ["Time zone", "Central Time"],
      ["Second time zone", "Mountain Time"],
    ] as const) {
      const field = canvas.getByRole("combobox", { name });
      await userEvent.clear(field);
      await userEvent.type(field, "paci");
      await expect(canvas.getByRole("option", { name: /^Pacific Time/ })).toBeVisible();
      await expect(args.onInputValueChange).toHaveBeenLastCalledWith("paci");
      form.reset();
      await waitFor(() => expect(field).toHaveValue(restored));
      await expect(args.onInputValueChange).toHaveBeenLastCalledWith(restored);
      await expect(canvas.queryByRole("listbox")).toBeNull();
      field.blur();
    }
    const count = args.onInputValueChange?.mock.calls.length ?? 0;
    form.reset();
    await expect(args.onInputValueChange).toHaveBeenCalledTimes(count);
  },
};

/** The browser's autofill also fills fields that do not have the focus. */
export const Autofill: Story = {
  tags: ["!visual"],
  render: (args) => (
    <div className="grid gap-4">
      <Combobox {...args} required />
      <Combobox label="City" name="city" options={[]} freeText />
    </div>
  ),
  play: async ({ canvas, canvasElement, args, step }) => {
    await step("a filled label selects its option, and the list stays closed", async () => {
      const field = canvas.getByRole("combobox", { name: "Time zone" });
      await fireEvent.input(field, { target: { value: "central time" } });
      await expect(field).toHaveValue("Central Time");
      await expect(field).toHaveAttribute("data-state", "closed");
      await expect(args.onValueChange).toHaveBeenLastCalledWith("America/Chicago");
      await expect(canvasElement.querySelector("[name=timeZone]")).toHaveValue("America/Chicago");
    });
    await step("free text is accepted", async () => {
      const field = canvas.getByRole("combobox", { name: "City" });
      await fireEvent.input(field, { target: { value: "Austin" } });
      await expect(canvasElement.querySelector("[name=city]")).toHaveValue("Austin");
    });
  },
};

/** Typed text stays while another window has the focus. */
export const WindowSwitched: Story = {
  tags: ["!visual"],
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Time zone" });
    await userEvent.type(field, "cent");
    // The element stays the document's focused element when its window loses the focus.
    await fireEvent.focusOut(field);
    await expect(field).toHaveValue("cent");
    await expect(canvas.getByRole("option", { name: /^Central Time/ })).toBeVisible();
    await userEvent.tab();
    await expect(field).toHaveValue("");
  },
};

/** Counts how often the labels of the options below are read, once for each time an option is rendered. */
const readLabel = fn((label: string) => label);
const counted = ["Austin", "Dallas", "Houston", "Laredo", "Waco"].map((city) => ({
  value: city,
  get label() {
    return readLabel(city);
  },
}));

/** A key renders only the options that it changes again, so that a long list reacts at once. */
export const UnchangedOptions: Story = {
  tags: ["!visual"],
  args: { label: "City", options: counted },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox", { name: "City" });
    await userEvent.click(field);
    await press("{ArrowDown}");
    readLabel.mockClear();
    await press("{ArrowDown}");
    await expect(canvas.getByRole("option", { name: "Dallas" })).toHaveAttribute(
      "data-state",
      "active",
    );
    const rendered = readLabel.mock.calls.map(([label]) => label);
    await expect(new Set(rendered)).toEqual(new Set(["Austin", "Dallas"]));
  },
};
