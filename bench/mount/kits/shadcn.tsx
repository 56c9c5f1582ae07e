/** The button of shadcn/ui in the mount benchmark. Projects copy its source, so it is reproduced here. */
import { Slot } from "@radix-ui/react-slot";
import { cva } from "class-variance-authority";
import type { VariantProps } from "class-variance-authority";
import { clsx } from "clsx";
import type { ComponentProps } from "react";
// @ts-ignore -- Installed by `npm run bench`.
import { twMerge } from "tailwind-merge";

import "./shadcn.css";
import { buttonLabel } from "./kit.ts";
import type { Kit } from "./kit.ts";

const buttonClasses = cva(
  "rounded-md text-sm inline-flex shrink-0 items-center justify-center gap-2 font-medium whitespace-nowrap transition-all outline-none disabled:pointer-events-none disabled:opacity-50",
  {
    variants: {
      variant: {
        default: "bg-black text-white hover:bg-black/90",
        outline: "bg-white shadow-xs hover:bg-gray-100 border",
      },
      size: { default: "h-9 px-4 py-2", sm: "h-8 px-3", lg: "h-10 px-6" },
    },
    defaultVariants: { variant: "default", size: "default" },
  },
);

function Button({
  className,
  variant,
  size,
  asChild = false,
  ...props
}: ComponentProps<"button"> & VariantProps<typeof buttonClasses> & { asChild?: boolean }) {
  const Part = asChild ? Slot : "button";
  return (
    <Part
      data-slot="button"
      className={twMerge(clsx(buttonClasses({ variant, size, className })))}
      {...props}
    />
  );
}

export const kit: Kit = { button: (key) => <Button key={key}>{buttonLabel}</Button> };
