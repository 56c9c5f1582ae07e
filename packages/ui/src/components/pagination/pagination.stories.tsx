import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent } from "storybook/test";

import { LinkProvider } from "../../foundations/link/link.tsx";
import type { AnchorProps } from "../../foundations/link/link.tsx";
import { Pagination } from "./pagination.tsx";

const meta = {
  title: "Components/Pagination",
  component: Pagination,
  args: { pageCount: 12, defaultPage: 5, onPageChange: fn() },
  parameters: { layout: "padded" },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Windows at least 600 px wide show page numbers. Narrower windows show a text instead: "Page 5 of 12". */
export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    const current = () => canvas.getByRole("navigation").querySelector("[aria-current=page]");
    await expect(canvas.getByRole("navigation", { name: "Pages" })).toBeVisible();
    await expect(current()).toHaveTextContent("5");
    await step("Next and Previous change the page by one, and the focus stays", async () => {
      const next = canvas.getByRole("button", { name: "Next" });
      next.focus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onPageChange).toHaveBeenLastCalledWith(6);
      await expect(current()).toHaveTextContent("6");
      await expect(next).toHaveFocus();
      await userEvent.click(canvas.getByRole("button", { name: "Previous" }));
      await expect(args.onPageChange).toHaveBeenLastCalledWith(5);
    });
    await step("a button changes the page also with a modifier key", async () => {
      await fireEvent.click(canvas.getByRole("button", { name: "Next" }), { ctrlKey: true });
      await expect(current()).toHaveTextContent("6");
      await userEvent.click(canvas.getByRole("button", { name: "Previous" }));
    });
    await step("the current page's button changes nothing", async () => {
      await fireEvent.click(canvas.getByText("5", { selector: "[aria-current]" }));
      await expect(args.onPageChange).toHaveBeenCalledTimes(4);
    });
  },
};

export const Playground: Story = { tags: ["!visual"], args: { neighbors: 1 } };

/** On the last page the button "Next" is disabled, but keeps its place and the focus. */
export const Ends: Story = {
  args: { pageCount: 3, defaultPage: 2 },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole("button", { name: "Next" });
    await userEvent.click(next);
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Enter}");
    await expect(args.onPageChange).toHaveBeenCalledTimes(1);
    next.blur();
  },
};

/** With `hrefFor` the pages are links, which work without JavaScript. */
export const AsLinks: Story = {
  args: { page: 1, hrefFor: "#blog-page-{page}" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Next" })).toHaveAttribute(
      "href",
      "#blog-page-2",
    );
    await expect(canvas.getByRole("link", { name: "Previous" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

const navigate = fn();

/** A router's link: it changes the page without a page load, unless the click was prevented. */
function RouterLink({ href, onClick, children, ...props }: AnchorProps) {
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

/** On the last page the link "Next" is disabled, but keeps the focus. */
export const EndsOfLinks: Story = {
  tags: ["!visual"],
  args: { pageCount: 3, defaultPage: 2, hrefFor: "#blog-page-{page}" },
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Pagination {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas, args, step }) => {
    const next = () => canvas.getByRole("link", { name: "Next" });
    await step("with a modifier key the page stays unchanged", async () => {
      await fireEvent.click(next(), { ctrlKey: true });
      await fireEvent.click(next(), { altKey: true });
      await expect(args.onPageChange).not.toHaveBeenCalled();
    });
    await step("Next leads to the last page, and the focus stays", async () => {
      next().focus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
      await expect(navigate).toHaveBeenLastCalledWith("#blog-page-3");
      await expect(next()).toHaveAttribute("aria-disabled", "true");
      await expect(next()).toHaveFocus();
    });
    await step("the disabled link does nothing", async () => {
      navigate.mockClear();
      await userEvent.click(next());
      await expect(navigate).not.toHaveBeenCalled();
      await expect(args.onPageChange).toHaveBeenCalledTimes(1);
      next().blur();
    });
  },
};

/** Few and many pages, at the start, in the middle and at the end; on the page and on the board. */
export const Matrix: Story = {
  render: () => (
    <div className="grid grid-cols-1 gap-6">
      <Pagination labels={{ label: "One page" }} pageCount={1} />
      <Pagination labels={{ label: "Four pages" }} pageCount={4} defaultPage={2} />
      <Pagination labels={{ label: "First of many" }} pageCount={40} defaultPage={1} />
      <Pagination labels={{ label: "Amid many" }} pageCount={40} defaultPage={20} />
      <Pagination labels={{ label: "Last of many" }} pageCount={40} defaultPage={40} />
      <div data-ground="board" className="rounded-panel bg-page p-4 text-ink">
        <Pagination labels={{ label: "On the board" }} pageCount={9} defaultPage={3} />
      </div>
    </div>
  ),
};

/** Long words and large numbers in a narrow box. */
export const Stress: Story = {
  args: {
    pageCount: 12_480,
    defaultPage: 10_240,
    labels: {
      previous: "Vorherige Seite",
      next: "Nächste Seite",
      status: "Seite {page} von {count}",
    },
  },
};
