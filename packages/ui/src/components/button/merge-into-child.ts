import { Children, cloneElement } from "react";
import type { ReactElement, ReactNode, Ref } from "react";

type Props = Record<string, unknown> & {
  className?: string | undefined;
  ref?: Ref<unknown> | undefined;
  children?: ReactNode;
};
type Child = ReactElement<Props>;
type Handler = (...args: unknown[]) => void;

const isHandler = (value: unknown): value is Handler => typeof value === "function";

/** Combines refs into one that sets all of them, and clears them on unmount. */
const mergeRefs =
  (...refs: (Ref<unknown> | undefined)[]) =>
  (element: unknown) => {
    const cleanups = refs.map((ref) => {
      if (typeof ref === "function") return ref(element);
      if (ref) ref.current = element;
      return undefined;
    });
    return () =>
      refs.forEach((ref, index) => {
        if (cleanups[index]) cleanups[index]();
        else if (typeof ref === "function") ref(null);
        else if (ref) ref.current = null;
      });
  };

/**
 * Implements `asChild`: merges attributes into the only child. The child's own attributes win;
 * classes, styles, handlers and refs are combined. Radix's `Slot` does the same, but is five times as
 * large, and `budgets.json` limits the button's size. `Children.forEach` is used because it also resolves
 * a lazy element, which a Server Component may pass as the child. The result is a single element, not an
 * array, because the `asChild` of a surrounding component accepts nothing else.
 *
 * @param content Receives the child's own children and returns the new ones, for example with icons beside
 *   them.
 */
export function mergeIntoChild(
  children: ReactNode,
  attributes: Props,
  content: (text: ReactNode) => ReactNode,
): ReactNode {
  let element: ReactNode;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the prop's type allows only one element
  Children.forEach(children as Child, (child) => {
    const childProps = child.props;
    const merged: Props = { ...attributes, ...childProps };
    for (const name in attributes) {
      const attribute = attributes[name];
      const childAttribute = childProps[name];
      if (attribute === undefined || childAttribute === undefined)
        merged[name] = childAttribute ?? attribute;
      else if (name === "className")
        merged[name] = `${attributes.className} ${childProps.className}`;
      else if (name === "style") merged[name] = Object.assign({}, attribute, childAttribute);
      else if (name === "ref") merged[name] = mergeRefs(attributes.ref, childProps.ref);
      else if (/^on[A-Z]/.test(name) && isHandler(attribute) && isHandler(childAttribute))
        merged[name] = (...args: unknown[]) => {
          childAttribute(...args);
          attribute(...args);
        };
    }
    element = cloneElement(child, merged, content(childProps.children));
  });
  return element;
}
