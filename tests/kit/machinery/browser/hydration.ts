/** Checks that a story renders on a server and hydrates without a mismatch. */
import { createElement, useEffect } from "react";
import type { ComponentType, ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { commands } from "vitest/browser";

import { captureConsole } from "../complaints.ts";
import { describe } from "./problem.ts";
import type { Problem } from "./problem.ts";

/** Calls `onArrive` when hydration is complete: React runs effects only then. */
function Arrived({ onArrive, children }: { onArrive: () => void; children?: ReactNode }) {
  useEffect(onArrive, [onArrive]);
  return children;
}

/**
 * Shortens React's message about a mismatch to its first line and the last 16 lines of its diff, and any
 * other message to 12 lines.
 */
function shorten(text: string) {
  const [explained = "", diff = ""] = text.split("https://react.dev/link/hydration-mismatch");
  const lines = diff
    .split("\n")
    .filter((line) => line.trim() && line.trim() !== "...")
    .slice(-16);
  return [...explained.split("\n").slice(0, diff ? 1 : 12), ...lines].join("\n    ");
}

/**
 * Renders a story on the server, hydrates the markup, and reports errors, console messages and `style`
 * attributes.
 */
export async function findServerProblems(
  Story: ComponentType,
  storyId: string,
  file: string,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const rendered = await commands.renderOnServer(file, storyId);
  if ("error" in rendered) {
    return [
      {
        check: "server",
        mode: "server",
        message: `it cannot render: ${shorten(rendered.error)}`,
      },
    ];
  }
  for (const complaint of rendered.complaints) {
    problems.push({ check: "server", mode: "server", message: shorten(complaint) });
  }
  const template = document.createElement("template");
  template.innerHTML = rendered.html;
  for (const styled of [...template.content.querySelectorAll("[style]")].slice(0, 3)) {
    problems.push({
      check: "server",
      mode: "server",
      message: `${describe(styled)} has style="${styled.getAttribute("style")}", which the Content-Security-Policy blocks: use a class, a data attribute, or an SVG attribute`,
    });
  }
  for (const message of await hydrate(Story, rendered.html)) {
    problems.push({ check: "hydration", mode: "hydration", message: shorten(message) });
  }
  return problems;
}

const doNothing = () => {};

/** Hydrates the markup and returns React's complaints. */
async function hydrate(Story: ComponentType, html: string): Promise<string[]> {
  const container = document.createElement("div");
  container.innerHTML = html;
  document.body.append(container);
  const complaints = captureConsole();
  const complain = (error: unknown) => {
    complaints.add(error instanceof Error ? error.message : String(error));
  };
  let arrive: () => void = doNothing;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const root = hydrateRoot(
    container,
    createElement(Arrived, { onArrive: () => arrive() }, createElement(Story)),
    {
      onRecoverableError: complain,
      onCaughtError: complain,
      onUncaughtError: (error) => {
        complain(error);
        arrive();
      },
    },
  );
  await arrived;
  root.unmount();
  container.remove();
  return complaints.stop();
}
