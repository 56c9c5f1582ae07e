import { Children, cloneElement } from "react";
import type { ReactElement, ReactNode, Ref } from "react";

type Props = Record<string, unknown> & {
  className?: string | undefined;
  ref?: Ref<unknown> | undefined;
  children?: ReactNode;
};
type Child = ReactElement<Props>;
type Handler = (...values: unknown[]) => void;

const isHandler = (value: unknown): value is Handler => typeof value === "function";

/** Merges refs. */
const everyRef =
  (...refs: (Ref<unknown> | undefined)[]) =>
  (element: unknown) => {
    const undo = refs.map((ref) => {
      if (typeof ref === "function") return ref(element);
      if (ref) ref.current = element;
      return undefined;
    });
    return () =>
      refs.forEach((ref, index) => {
        if (undo[index]) undo[index]();
        else if (typeof ref === "function") ref(null);
        else if (ref) ref.current = null;
      });
  };

/**
 * Merges attributes into the child, whose own win; classes, styles, handlers and refs are combined.
 * Like Radix's `Slot` in a fifth of its bytes: a button's budget is 2.5 kB. `Children.forEach` also
 * resolves lazy elements from a Server Component. An array or a keyed element would not be a single
 * element for an outer `asChild`.
 */
export function intoChild(
  children: ReactNode,
  given: Props,
  content: (words: ReactNode) => ReactNode,
): ReactNode {
  let element: ReactNode;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- by its type there is one element
  Children.forEach(children as Child, (child) => {
    const own = child.props;
    const merged: Props = { ...given, ...own };
    for (const name in given) {
      const mine = given[name];
      const theirs = own[name];
      if (mine === undefined || theirs === undefined) merged[name] = theirs ?? mine;
      else if (name === "className") merged[name] = `${given.className} ${own.className}`;
      else if (name === "style") merged[name] = Object.assign({}, mine, theirs);
      else if (name === "ref") merged[name] = everyRef(given.ref, own.ref);
      else if (/^on[A-Z]/.test(name) && isHandler(mine) && isHandler(theirs))
        merged[name] = (...values: unknown[]) => {
          theirs(...values);
          mine(...values);
        };
    }
    element = cloneElement(child, merged, content(own.children));
  });
  return element;
}
