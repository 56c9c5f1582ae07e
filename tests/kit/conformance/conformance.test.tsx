/**
 * Checks that apply to every component of the kit: each component of package.json's exports that renders an
 * element is mounted inside the story that shows it, inside the parents that it needs, or alone (mount.tsx).
 * A new component is tested as soon as its module has stories.
 */
import { flushSync } from "react-dom";
import { kitParts } from "virtual:kit-parts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import publicInterface from "../../../packages/ui/public-interface.json" with { type: "json" };
import {
  insideDrawing,
  minimumProps,
  notAccepted,
  openingProps,
  otherSlot,
  requiredParents,
  withoutElement,
} from "./exceptions.ts";
import type { CommonProp, KitPart } from "./kit-parts.ts";
import { mount, subjectOf } from "./mount.tsx";
import type { Props } from "./mount.tsx";

/** Attribute that the suite passes to the tested component, to find the element that gets it. */
const mark = "data-tested";

/**
 * Returns a function for `Subject.page` that adds props and the mark to the first element of the tested
 * component. Further elements of that component in the story stay unchanged.
 */
function onlyFirst(added: Props) {
  let isFound = false;
  return (props: Props): Props => {
    if (isFound) return props;
    isFound = true;
    return { ...props, [mark]: "", ...added };
  };
}

/** The root of the tested component: the element to which the component passes the mark. */
function rootIn(box: ParentNode): HTMLElement {
  const root = box.querySelector<HTMLElement>(`[${mark}]`);
  if (!root)
    throw new Error("No element has the caller's data attribute: spread the props on the root.");
  return root;
}

/**
 * The element that gets `className` and `style`. This is usually the root. In a field it is the element
 * around the native control. The field passes all other attributes to the control, so that `name`, `required`
 * and the handlers have their HTML meaning.
 */
function frameOf(root: HTMLElement, part: KitPart): HTMLElement {
  const slot = slotOf(part);
  if (root.dataset["slot"] === slot || !root.matches("input, textarea, select, progress"))
    return root;
  return root.closest<HTMLElement>(`[data-slot="${slot}"]`) ?? root;
}

const kebab = (name: string) => name.replace(/(?<=[a-z\d])(?=[A-Z])/g, "-").toLowerCase();

/** The expected `data-slot` of a component's root; all icons have "icon". */
const slotOf = ({ name }: KitPart) => {
  if (name in otherSlot) return otherSlot[name];
  return /.Icon$/.test(name) ? "icon" : kebab(name);
};

const prevent = (event: Event) => event.preventDefault();

const eventOptions = { bubbles: true, cancelable: true };

/**
 * Events that a visitor could cause on a component: a click, and keys that components handle (not all:
 * without Escape, PageUp and PageDown).
 */
function interactions(root: HTMLElement): Event[] {
  return [
    ...["Enter", " ", "ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "Home", "End"].map(
      (key) => new KeyboardEvent("keydown", { ...eventOptions, key }),
    ),
    // Links get a click as by Enter, for which browsers set `detail` to 0. Other elements get a mouse click.
    new MouseEvent("click", { ...eventOptions, detail: root.matches("a[href]") ? 0 : 1 }),
  ];
}

/** Further events that components handle themselves, by the prop of the caller's handler. */
const furtherEvents: Readonly<Record<string, () => Event>> = {
  onFocus: () => new FocusEvent("focusin", eventOptions),
  onPointerEnter: () => new PointerEvent("pointerover", eventOptions),
  onPointerDown: () => new PointerEvent("pointerdown", eventOptions),
  onPointerMove: () => new PointerEvent("pointermove", eventOptions),
  onPointerUp: () => new PointerEvent("pointerup", eventOptions),
  onPointerCancel: () => new PointerEvent("pointercancel", eventOptions),
  onPointerLeave: () => new PointerEvent("pointerout", eventOptions),
  onDragEnter: () => new DragEvent("dragenter", eventOptions),
  onDragOver: () => new DragEvent("dragover", eventOptions),
  onDrop: () => new DragEvent("drop", eventOptions),
  onInput: () => new InputEvent("input", eventOptions),
  onBlur: () => new FocusEvent("focusout", eventOptions),
};

/** The observable state of a page: markup, focused element and URL. */
const stateOf = (box: HTMLElement) => ({
  markup: box.innerHTML,
  focus: document.activeElement,
  address: location.href,
});

type State = ReturnType<typeof stateOf>;

/** The differences between two states. */
const changes = (before: State, after: State) =>
  (["markup", "focus", "address"] as const).filter((each) => before[each] !== after[each]);

/**
 * Whether the element is a checkbox or a radio button. React reports its change even if the default of the
 * click was prevented.
 */
const isNativeBox = (root: HTMLElement) => root.matches("[type=checkbox], [type=radio]");

let complaints: unknown[][] = [];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, "error").mockImplementation((...message) => complaints.push(message));
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The components that render an element. */
const rendering = kitParts.filter(({ name }) => !(name in withoutElement));

describe.each(rendering.map((part) => ({ name: part.name, part })))("$name", ({ name, part }) => {
  const takes = (prop: CommonProp) => part.accepts.includes(prop);

  it("accepts the common props", () => {
    const excused = Object.keys(notAccepted[name] ?? {});
    const missing = [
      "className",
      "style",
      "id",
      "ref",
      "aria-label",
      "onKeyDown",
      "onClick",
    ].filter((prop) => !part.accepts.some((each) => each === prop));
    expect(missing.toSorted(), "not in its props").toEqual(excused.toSorted());
  });

  it("passes attributes, style and ref to its root, and puts the caller's classes last", async () => {
    const subject = await subjectOf(part);
    const ref = { current: null as Element | null };
    const given: Partial<Record<CommonProp, unknown>> = {
      className: "from-the-caller",
      style: { outlineOffset: "7px" },
      id: "from-the-caller",
      ref,
      "aria-label": "From the caller",
    };
    const props = Object.fromEntries(
      Object.entries(given).filter(([prop]) => part.accepts.some((each) => each === prop)),
    );
    using page = mount(subject.page(onlyFirst(props)));
    const root = rootIn(page.box);
    const frame = frameOf(root, part);
    expect.soft(frame.getAttribute("class"), "class").toMatch(/(^|\s)from-the-caller$/);
    expect.soft(frame.style.outlineOffset, "style").toBe("7px");
    if (takes("aria-label"))
      expect.soft(root.getAttribute("aria-label"), "aria-label").toBe("From the caller");
    if (takes("id")) expect.soft(root.id, "id").toBe("from-the-caller");
    if (takes("ref")) expect.soft(ref.current, "ref").toBe(root);
    expect.soft(frame.dataset["slot"], "data-slot").toBe(slotOf(part));
    expect.soft(danglingReferences(page.box), "references to ids that no element has").toEqual([]);
    expect.soft(complaints, "React's errors").toEqual([]);
  });

  it("sets only `data-slot` values that the docs pages list", async () => {
    const subject = await subjectOf(part);
    using page = mount(subject.page(onlyFirst({})));
    expect(unlisted(page.box)).toEqual([]);
  });

  it("keeps its own classes if the caller adds some", async () => {
    const subject = await subjectOf(part);
    const classes = (className?: string) => {
      using page = mount(subject.page(onlyFirst({ className })));
      return [...frameOf(rootIn(page.box), part).classList];
    };
    expect(classes("from-the-caller")).toEqual([...classes(), "from-the-caller"]);
  });

  it("renders with only its required props", async () => {
    const subject = await subjectOf(part);
    const onlyRequired = (props: Props): Props => {
      // If the props are a union: the required props of its first member whose required props are all given.
      const required =
        part.required.find((names) => names.every((each) => each in props)) ?? part.required[0];
      return Object.fromEntries(
        // Components that are rendered only while open keep the props that open them.
        Object.entries(props).filter(
          ([prop]) => prop === mark || prop === "open" || required?.includes(prop),
        ),
      );
    };
    const first = onlyFirst({});
    using page = mount(subject.page((props) => onlyRequired(first(props))));
    expect(frameOf(rootIn(page.box), part).dataset["slot"]).toBe(slotOf(part));
    expect(complaints, "React's errors").toEqual([]);
  });

  it("calls the caller's event handlers", async () => {
    const subject = await subjectOf(part);
    const handlers = { onClick: vi.fn(), onKeyDown: vi.fn() };
    using page = mount(subject.page(onlyFirst(handlers)));
    const root = rootIn(page.box);
    // Prevents the click's default, because a link would leave the test's page.
    page.box.addEventListener("click", prevent);
    for (const event of interactions(root)) {
      const handler = event.type === "click" ? handlers.onClick : handlers.onKeyDown;
      if (event.type === "click" && !takes("onClick")) continue;
      handler.mockClear();
      flushSync(() => root.dispatchEvent(event));
      expect(handler, event.type).toHaveBeenCalledOnce();
    }
  });

  it("calls the caller's handlers of focus, pointer, drag and input events", async () => {
    const subject = await subjectOf(part);
    const handlers = Object.fromEntries(Object.keys(furtherEvents).map((prop) => [prop, vi.fn()]));
    using page = mount(subject.page(onlyFirst(handlers)));
    const root = rootIn(page.box);
    for (const [prop, create] of Object.entries(furtherEvents)) {
      flushSync(() => root.dispatchEvent(create()));
      expect.soft(handlers[prop], prop).toHaveBeenCalled();
    }
  });

  it("does nothing after the caller has prevented the event's default", async () => {
    const subject = await subjectOf(part);
    using page = mount(
      subject.page((props) => ({ ...props, [mark]: "", onClick: prevent, onKeyDown: prevent })),
    );
    for (const root of page.box.querySelectorAll<HTMLElement>(`[${mark}]`)) {
      const before = stateOf(page.box);
      for (const event of interactions(root)) {
        if (event.type === "click" && (!takes("onClick") || isNativeBox(root))) continue;
        flushSync(() => root.dispatchEvent(event));
        const what = event instanceof KeyboardEvent ? `the key ${event.key}` : "a click";
        expect(changes(before, stateOf(page.box)), what).toEqual([]);
      }
    }
  });
});

describe("the conformance suite itself", () => {
  it("notices a component's own reaction to an event that is not prevented", async () => {
    const part = kitParts.find(({ name }) => name === "Tab");
    if (!part) throw new Error("The kit has no Tab.");
    const subject = await subjectOf(part);
    using page = mount(subject.page((props) => ({ ...props, [mark]: "" })));
    const before = stateOf(page.box);
    const last = [...page.box.querySelectorAll<HTMLElement>(`[${mark}]`)].at(-1);
    flushSync(() => last?.click());
    expect(changes(before, stateOf(page.box))).toContain("markup");
  });

  it("has exceptions only for components that exist, and lists those without an element", () => {
    const names = kitParts.map(({ name }) => name);
    const tables = [
      withoutElement,
      notAccepted,
      otherSlot,
      minimumProps,
      openingProps,
      requiredParents,
    ];
    const excused = [...tables.flatMap(Object.keys), ...insideDrawing];
    expect(excused.filter((name) => !names.includes(name))).toEqual([]);
    const providers = kitParts.filter(({ accepts }) => accepts.length === 0);
    expect(providers.map(({ name }) => name)).toEqual(Object.keys(withoutElement));
  });
});

/** Every `data-slot` value that a docs page lists. */
const listed = new Set(
  Object.values<{ attributes: { "data-slot"?: readonly string[] } }>(publicInterface).flatMap(
    ({ attributes }) => attributes["data-slot"] ?? [],
  ),
);

/** `data-slot` values that no docs page lists. */
const unlisted = (box: HTMLElement) =>
  [...box.querySelectorAll("[data-slot]")]
    .map((element) => element.getAttribute("data-slot") ?? "")
    .filter((slot) => !listed.has(slot));

/** References (ARIA's and a label's `for`) to ids that no element has. */
function danglingReferences(box: HTMLElement): string[] {
  const attributes = ["aria-labelledby", "aria-describedby", "aria-controls", "for"];
  return [...box.querySelectorAll("*")].flatMap((element) =>
    attributes.flatMap((attribute) =>
      (element.getAttribute(attribute) ?? "")
        .split(/\s+/)
        .filter((id) => id !== "" && !document.getElementById(id))
        .map((id) => `<${element.localName} ${attribute}="${id}">`),
    ),
  );
}
