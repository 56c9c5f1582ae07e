import { cva } from "class-variance-authority";

import { boxClasses, boxSizes } from "./control-box-classes.ts";

/** Classes of the box of a field such as a text field or a select: border, background, height by `size`. */
export const controlBox = cva(boxClasses, {
  variants: { size: boxSizes },
  defaultVariants: { size: "md" },
});
