/**
 * Texts of the exit dialog, shown to visitors who are about to leave (specification, section 2, "Global
 * chrome").
 */
import { claims } from "./claims.ts";
import { header } from "./header.ts";

export const exitOffer = {
  title: "Before you hang up",
  description: `Take the ${claims.chatDemo.value} demo now. It answers you the way it would answer your callers.`,
  /** Opens the chat. */
  chat: header.chat,
  decline: "Not Now",
} as const;
