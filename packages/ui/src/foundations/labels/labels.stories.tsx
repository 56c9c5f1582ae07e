import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";

import { CallDots } from "../../board/call-dots/call-dots.tsx";
import { Checklist } from "../../components/checklist/checklist.tsx";
import { FileField } from "../../components/file-field/file-field.tsx";
import { PasswordField } from "../../components/password-field/password-field.tsx";
import { arabicLabels } from "../../labels-ar.ts";
import { germanLabels } from "../../labels-de.ts";
import { englishLabels } from "../../labels-en.ts";
import { LabelsProvider } from "./labels.tsx";

/** Texts of the application; the kit's own labels come from the provider. */
interface AccountProps {
  name: string;
  password: string;
  rules: readonly string[];
  greetings: string;
}

function Account({ name, password, rules, greetings }: AccountProps) {
  return (
    <section aria-label={name} className="grid max-w-120 gap-6">
      <div className="grid gap-3">
        <PasswordField label={password} autoComplete="new-password" />
        <Checklist
          label={password}
          items={rules.map((label, index) => ({ label, met: index === 0 }))}
        />
      </div>
      <FileField label={greetings} multiple />
      <CallDots calls={200} />
    </section>
  );
}

const english = {
  name: "Account",
  password: "Password",
  rules: ["At least 8 characters", "One number"],
  greetings: "Recorded greetings",
};

const german = {
  name: "Konto",
  password: "Passwort",
  rules: ["Mindestens 8 Zeichen", "Eine Ziffer"],
  greetings: "Aufgenommene Begrüßungen",
};

const arabic = {
  name: "الحساب",
  password: "كلمة المرور",
  rules: ["8 أحرف على الأقل", "رقم واحد"],
  greetings: "التحيات المسجلة",
};

const meta = {
  title: "Foundations/Labels",
  component: LabelsProvider,
  args: { labels: germanLabels, locale: "de-DE", children: <Account {...german} /> },
  parameters: { layout: "padded" },
} satisfies Meta<typeof LabelsProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The labels of a language, and the locale by which numbers and plurals are formatted. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const account = within(canvas.getByRole("region", { name: "Konto" }));
    const password = account.getByLabelText("Passwort", { selector: "input" });
    await userEvent.click(account.getByRole("button", { name: "Passwort anzeigen" }));
    await expect(password).toHaveAttribute("type", "text");
    await userEvent.click(account.getByRole("button", { name: "Passwort verbergen" }));
    const rules = account.getAllByRole("listitem").slice(0, 2);
    await expect(rules.map((rule) => rule.textContent)).toEqual([
      "Mindestens 8 Zeichen, erfüllt",
      "Eine Ziffer, nicht erfüllt",
    ]);
    await expect(account.getByText("Dateien auswählen")).toBeVisible();
    await expect(account.getByRole("img", { name: "200 Anrufe im Monat" })).toBeVisible();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const Playground: Story = { tags: ["!visual"] };

/**
 * With `englishLabels`, the starting point of a translation. Without a provider the components have the same
 * labels.
 */
export const English: Story = {
  tags: ["!visual"],
  args: { labels: englishLabels, locale: "en-US", children: <Account {...english} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Show password" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: "200 calls a month" })).toBeVisible();
  },
};

/**
 * The application sets the direction by `dir`. Arabic has six plural forms and its own digits. There is no
 * visual test, because the letters come from system fonts, which differ between machines.
 */
export const Arabic: Story = {
  tags: ["!visual"],
  args: { labels: arabicLabels, locale: "ar-EG", children: <Account {...arabic} /> },
  decorators: [
    (Story) => (
      <div lang="ar" dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const show = canvas.getByRole("button", { name: "إظهار كلمة المرور" });
    await expect(getComputedStyle(show).direction).toBe("rtl");
    await expect(canvas.getByText("اختيار ملفات")).toBeVisible();
    await expect(canvas.getByRole("img", { name: "٢٠٠ مكالمة في الشهر" })).toBeVisible();
  },
};

/** A component's `labels` prop overrides single labels; all others still come from the provider. */
export const OwnWords: Story = {
  tags: ["!visual"],
  args: {
    children: (
      <PasswordField
        label="Passwort"
        autoComplete="new-password"
        labels={{ show: "Passwort vorzeigen" }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Passwort vorzeigen" }));
    await expect(canvas.getByRole("button", { name: "Passwort verbergen" })).toBeVisible();
  },
};
