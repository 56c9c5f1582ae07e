/** Chooses the drawing of each page's preview picture. */
import { articlePath, posts } from "@larkline/content/posts";
import { BoardCover } from "@larkline/ui/board-cover";
import {
  automotive,
  calendar,
  callBack,
  crm,
  type Drawing,
  ecommerce,
  financialServices,
  healthcare,
  homeServices,
  Illustration,
  lawFirms,
  mortgage,
  realEstate,
  saas,
  screening,
} from "@larkline/ui/illustration";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { topicOf } from "../../pages/blog/find.ts";
import { ArticlesOnTheBoard, CallOnTheBoard, PlansOnTheBoard, WeekOnTheBoard } from "./boards.tsx";
import { band, panel, type PictureFigure } from "./picture.ts";

/** Pages whose picture shows an illustration of the kit, by path. */
const drawings: Readonly<Record<string, Drawing>> = {
  "/solutions/lead-generation": callBack,
  "/solutions/appointment-scheduling": calendar,
  "/solutions/call-screening": screening,
  "/solutions/crm-integration": crm,
  "/industries/home-services": homeServices,
  "/industries/law-firms": lawFirms,
  "/industries/healthcare": healthcare,
  "/industries/real-estate": realEstate,
  "/industries/saas": saas,
  "/industries/mortgage": mortgage,
  "/industries/automotive": automotive,
  "/industries/financial-services": financialServices,
  "/industries/e-commerce": ecommerce,
};

/** Pages whose picture shows a drawing made for the page, by path. */
const boards: Readonly<Record<string, Omit<PictureFigure, "svg"> & { drawing: ReactNode }>> = {
  "/": { ground: "board", field: true, drawing: <CallOnTheBoard /> },
  "/pricing": { ground: "board", field: true, drawing: <PlansOnTheBoard /> },
  "/case-studies": { ground: "board", drawing: <WeekOnTheBoard /> },
  "/blog": { ground: "page", drawing: <ArticlesOnTheBoard /> },
};

/** Colors of products, the same as those of their plans. */
const hues: Readonly<Record<string, "blue" | "plum">> = {
  "/products/ai-receptionist": "blue",
  "/products/outbound-ai-agents": "plum",
};

/** Seeds for pages whose default seed, the path, gives a monotonous drawing. */
const seeds: Readonly<Record<string, string>> = {
  "/products/outbound-ai-agents": "hello",
  "/login": "on-the-line",
  "/signup": "switch",
  "/auth/verify": "ringing",
};

/**
 * The drawing for the page at a path, as SVG with classes that `picture.ts` colors. Pages without a drawing
 * of their own get a generated cover.
 */
export function figureOf(path: string): PictureFigure {
  const illustration = drawings[path];
  if (illustration) {
    const drawing = <Illustration drawing={illustration} {...panel.drawing} />;
    return { ground: "page", beside: true, svg: renderToStaticMarkup(drawing) };
  }
  const post = posts.find(({ slug }) => articlePath(slug) === path);
  const { drawing, ...setting } = boards[path] ?? {
    ground: "board" as const,
    drawing: (
      <BoardCover
        // Articles use the seed of their cover.
        seed={post?.featuredImage ?? seeds[path] ?? path}
        ratio="preview"
        ground="board"
        tone={post ? topicOf(post).tone : hues[path]}
        {...band}
      />
    ),
  };
  return { ...setting, svg: renderToStaticMarkup(drawing) };
}
