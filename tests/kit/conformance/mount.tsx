/** Mounts a component of the kit for the conformance suite, inside the story that shows it or alone. */
import { composeStory } from "@storybook/react-vite";
import { Fragment, cloneElement, createElement, isValidElement } from "react";
import type { ComponentType, ReactElement, ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { vi } from "vitest";

import { insideDrawing, minimumProps, openingProps, requiredParents } from "./exceptions.ts";
import type { KitPart } from "./kit-parts.ts";

export type Props = Record<string, unknown>;
type Modules = Record<string, () => Promise<unknown>>;
type StoryModule = {
  default: { component?: ComponentType<Props>; args?: Props };
} & Record<string, { args?: Props; tags?: string[] }>;

const sources: Modules = import.meta.glob("/packages/ui/src/**/*.tsx");

async function load<T>(path: string): Promise<T> {
  const open = sources[path];
  if (!open) throw new Error(`There is no ${path}.`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- modules loaded by path have no types
  return (await open()) as T;
}

/** How to render a component under test: inside the story that shows it, or alone. */
export type Subject = {
  /** The tree to mount. `change` converts the props of each element of the tested component. */
  page: (change: (props: Props) => Props) => ReactElement;
};

/**
 * Finds how to render a component, by the first of these cases that applies. The example is the story tagged
 * `parts`, or else `Default`.
 *
 * - The story file's `component` is this one: in the example.
 * - It must be inside other components (`requiredParents`): inside these, with its required props only.
 * - The example's args contain elements of the component: in the example.
 * - Otherwise: alone, with its required props only.
 */
export async function subjectOf(part: KitPart): Promise<Subject> {
  const module = await load<Record<string, ComponentType<Props>>>(part.source);
  const Part = module[part.name];
  if (!Part) throw new Error(`${part.source} has no ${part.name} at run time.`);
  const stories = await load<StoryModule>(part.stories);
  const { default: meta } = stories;
  const Whole = meta.component;
  const example =
    Object.keys(stories).find((name) => stories[name]?.tags?.includes("parts")) ?? "Default";

  const opened = openingProps[part.name];
  if (Whole === Part) {
    const page: Subject["page"] = (change) =>
      staged(stories, example, (args) => <Part {...change(args)} {...opened} />);
    if (opened) await loadLazyModules(page((props) => props));
    return { page };
  }
  const outer = requiredParents[part.name];
  if (outer)
    return {
      page: (change) =>
        outer.reduceRight<ReactElement>(
          (inner, name) => {
            const Outer = module[name];
            if (!Outer) throw new Error(`${part.source} has no ${name} at run time.`);
            return <Outer {...openingProps[name]}>{inner}</Outer>;
          },
          <Part {...change({ ...minimumProps[part.name] })} />,
        ),
    };
  const args = { ...meta.args, ...stories[example]?.args };
  if (Whole && Object.values(args).some((value) => containsElement(value, Part)))
    return {
      page: (change) =>
        staged(stories, example, (given) => (
          <Whole
            {...Object.fromEntries(
              Object.entries(given).map(([name, value]) => [
                name,
                withChangedProps(value, Part, change),
              ]),
            )}
          />
        )),
    };
  const required = minimumProps[part.name];
  // Each list of `part.required` names the required props of one member of a union of props.
  if (required === undefined && part.required.every((names) => names.length > 0))
    throw new Error(
      `The args of ${part.stories} contain no ${part.name}: add one to the args of Default or of a story tagged "parts", or add its required props to minimumProps in exceptions.ts.`,
    );
  const bare = (change: (props: Props) => Props) => <Part {...change({ ...required })} />;
  return { page: insideDrawing.includes(part.name) ? (change) => <svg>{bare(change)}</svg> : bare };
}

/**
 * Mounts the page of a component that opens, and waits until the modules that it needs are loaded. Afterwards
 * the suite can mount the page synchronously.
 */
async function loadLazyModules(page: ReactElement): Promise<void> {
  using opening = mount(page);
  await vi.waitFor(
    () => {
      if (!opening.box.querySelector("[popover]"))
        throw new Error("The component rendered no element with `popover`.");
    },
    // Shorter than the limit of a test, so that a component that does not open is reported with this error.
    { timeout: 20_000 },
  );
}

/** An element that renders `render` with the example's args, inside its decorators. */
function staged(
  stories: StoryModule,
  example: string,
  render: (args: Props) => ReactElement,
): ReactElement {
  const { default: meta } = stories;
  const { play: _, ...rest } = { play: undefined, ...stories[example] };
  const Story = composeStory({ ...rest, render }, meta, {}, example);
  return createElement(Story);
}

/** Whether a value contains an element of `Part`. */
function containsElement(value: unknown, Part: ComponentType<Props>): boolean {
  if (Array.isArray(value)) return value.some((each) => containsElement(each, Part));
  if (!isValidElement<{ children?: ReactNode }>(value)) return false;
  return value.type === Part || containsElement(value.props.children, Part);
}

/** The same React tree with changed props for each `Part` element. Keys are kept. */
function withChangedProps(
  value: unknown,
  Part: ComponentType<Props>,
  change: (props: Props) => Props,
): unknown {
  if (Array.isArray(value)) return value.map((each) => withChangedProps(each, Part, change));
  if (!isValidElement<Props>(value)) return value;
  if (value.type === Part) return createElement(Part, { ...keyOf(value), ...change(value.props) });
  const { children } = value.props;
  if (children === undefined) return value;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the children keep their types
  const inside = [withChangedProps(children, Part, change)].flat() as ReactNode[];
  return value.type === Fragment
    ? createElement(Fragment, keyOf(value), ...inside)
    : cloneElement(value, undefined, ...inside);
}

const keyOf = ({ key }: ReactElement) => (key === null ? {} : { key });

/** Renders the page synchronously. */
export function mount(page: ReactElement): { box: HTMLElement } & Disposable {
  const box = document.createElement("div");
  document.body.append(box);
  const reactRoot = createRoot(box, {
    onUncaughtError: (error) => {
      throw error;
    },
  });
  flushSync(() => reactRoot.render(page));
  return {
    box,
    [Symbol.dispose]() {
      flushSync(() => reactRoot.unmount());
      box.remove();
    },
  };
}
