"use client";

import type { ReactNode } from "react";
import { createPortal } from "react-dom";

import { TopLayer } from "./top-layer.tsx";
import { useDirection } from "./use-direction.ts";

interface TriggerLayerProps {
  trigger: HTMLElement | null;
  children: ReactNode;
}

/**
 * A `TopLayer` for content that a trigger opens. A paragraph must not contain the layer's `div`. For a trigger
 * in a paragraph, the layer is appended to the paragraph's parent and gets the trigger's direction, language
 * and ground.
 */
export function TriggerLayer({ trigger, children }: TriggerLayerProps) {
  const parent = trigger?.closest("p")?.parentElement;
  const dir = useDirection(parent ? trigger : null);
  if (!parent) return <TopLayer>{children}</TopLayer>;
  return createPortal(
    <TopLayer
      dir={dir}
      lang={trigger?.closest<HTMLElement>("[lang]")?.lang}
      data-ground={trigger?.closest<HTMLElement>("[data-ground]")?.dataset["ground"]}
    >
      {children}
    </TopLayer>,
    parent,
  );
}
