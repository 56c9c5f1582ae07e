/**
 * Tests the main journeys through the built site with the real server, in Firefox and WebKit. The end-to-end
 * tests (tests/e2e) test the details, in Chromium.
 */
import { callFilms } from "@larkline/content/calls/films";
import type { FilmId } from "@larkline/content/calls/films";
import { filmFiles } from "@larkline/content/calls/manifest";
import { home } from "@larkline/content/home";
import { industries } from "@larkline/content/industries";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";

import type { EngineName } from "../../../scripts/engines.ts";
import { ProductProcess } from "../../../scripts/product-process.ts";
import { confirmationLink, newAddress, password } from "../../e2e/account.ts";
import { shownPrice } from "../../shown-price.ts";
import type { DrivenPage } from "../drivers/driven-page.ts";
import { openEngine } from "../drivers/open-engine.ts";
import { Visitor } from "./visitor.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The engine, which tests/engines/vitest.config.ts provides. */
    engine: EngineName;
  }
}

let larkline: ProductProcess;
const filmsAreMade = Object.keys(filmFiles).length > 0;
const opened: DrivenPage[] = [];

/** A visitor with a new browser, at this page of the site. */
async function visit(address: string): Promise<Visitor> {
  const page = await openEngine(inject("engine"), { motion: "no-preference" });
  opened.push(page);
  await page.setViewport(1280, 800);
  const visitor = new Visitor(page);
  await visitor.goto(new URL(address, larkline.url).href);
  return visitor;
}

beforeAll(async () => {
  larkline = await ProductProcess.begin();
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((page) => page.close()));
});

afterAll(() => larkline.finish());

test("chat: a call to action opens it, one answer is stopped, the next one is complete, and Escape closes the chat", async () => {
  const visitor = await visit("/");
  await visitor.role("button", "Talk to Sales").click();
  const dialog = visitor.role("dialog");
  const dialogText = async () => (await dialog.shown()).text;
  await dialog.text("On the line").shown();
  const composer = dialog.role("textbox", "Message");
  const send = dialog.role("button", "Send");
  const stop = dialog.role("button", "Stop");
  expect(await send.shown()).toMatchObject({ disabled: true });

  await composer.type("list all plans with prices{Enter}");
  await expect.poll(dialogText).toContain("AI Receptionist");
  expect(await composer.shown()).toMatchObject({ disabled: true, value: "" });
  await stop.click();
  await dialog.text("You stopped this answer.").shown();
  expect(await dialogText()).not.toContain("8,000 calls a month");

  await composer.type("how much is the receptionist starter?{Enter}");
  await expect.poll(dialogText).toContain("how much is the receptionist starter?");
  await expect
    .poll(dialogText)
    .toContain(`Starter costs ${shownPrice("receptionist-starter")} a month`);
  await expect.poll(() => composer.found()).toMatchObject([{ disabled: false, focused: true }]);

  await visitor.press("{Escape}");
  await expect.poll(() => dialog.found()).toEqual([]);
  await expect
    .poll(() => visitor.role("button", "Talk to Sales").found())
    .toMatchObject([{ focused: true }]);
});

test("sign-up: after the mail's link confirms the address on another device, the page shows the next step", async () => {
  const visitor = await visit("/signup");
  const email = newAddress();
  await visitor.label("First name").type("Marta");
  await visitor.label("Last name").type("Harbor");
  await visitor.label("Email").type(email);
  await visitor.label("Password").type(password);
  await visitor.label("Confirm password").type(password);
  await visitor.role("checkbox", /^I agree/).click();
  await visitor.role("button", /^Creat/).click();

  await visitor.role("heading", "Check your email").shown();
  const main = visitor.role("main");
  await main.text(email).shown();
  await main.text(/Next check in \d+ seconds \(Check #\d+\)/).shown();
  // The step has the button of the banner itself.
  expect(await visitor.role("region", "Email verification").found()).toEqual([]);

  const phone = await visit(await confirmationLink(larkline.url, email));
  await phone.role("button", /confirm/i).click();
  await expect.poll(() => phone.evaluate(() => location.pathname)).toBe("/");

  await visitor.role("heading", /^Welcome, Marta/).shown();
  await visitor.text("Your account is now active!").shown();
  expect(await visitor.role("region", "Email verification").found()).toEqual([]);
});

test("pricing: the prices follow the category and the period, and a plan leads to sign-up", async () => {
  const visitor = await visit("/pricing");
  const starter = visitor.role("article", "Starter");
  await starter.role("img", shownPrice("receptionist-starter")).shown();
  expect(await visitor.role("radio", "Monthly").shown()).toMatchObject({ checked: true });

  await visitor.role("tab", "Custom Agents").click();
  await starter.role("img", shownPrice("custom-starter")).shown();
  expect(await visitor.role("tab", "Custom Agents").shown()).toMatchObject({ selected: true });
  await visitor.press("{ArrowRight}");
  await starter.role("img", shownPrice("outbound-starter")).shown();

  await visitor.role("radio", /^Annual/).click();
  await starter.role("img", shownPrice("outbound-starter", "annual")).shown();
  await starter.text(/\d saved a year against monthly/).shown();
  await visitor.role("article", "Enterprise").text("Custom Pricing").shown();

  await starter.role("link", "Select Plan").click();
  await visitor.label("Confirm password").shown();
  expect(await visitor.evaluate(() => location.pathname)).toBe("/signup");
});

test("FAQ: one answer is open at a time; search and category filter, and can be cleared", async () => {
  const visitor = await visit("/support");
  const setup = visitor.role("button", "How long does setup take?");
  const cost = visitor.role("button", "What does it cost?");
  await visitor.text("10 questions found").shown();
  await setup.click();
  await visitor.text(/^Setup takes 24-48 hours/).shown();
  await cost.click();
  await expect.poll(() => cost.found()).toMatchObject([{ expanded: true }]);
  await expect.poll(() => setup.found()).toMatchObject([{ expanded: false }]);
  expect(await visitor.text(/^Setup takes 24-48 hours/).found()).toEqual([]);

  await visitor.role("group", "Category").role("button", "Integrations").click();
  await visitor.text("2 questions found").shown();
  await visitor.role("searchbox", "Search questions").type("spanish");
  await visitor.role("heading", "No questions found").shown();
  await visitor.role("button", "Clear Filters").click();
  await visitor.text("10 questions found").shown();
});

test.skipIf(!filmsAreMade)(
  "films: only the film of the selected industry plays, with sound, and none after it is deselected",
  async () => {
    const visitor = await visit("/");
    const section = visitor.role("region", home.industries.title);
    const card = (id: FilmId) => {
      const name = industries.find((each) => each.id === id)?.name;
      return section.role("button", new RegExp(`^${name} `));
    };
    const playing = () =>
      visitor.evaluate(() =>
        [...document.querySelectorAll("video")]
          .filter(({ paused, currentTime }) => !paused && currentTime > 0)
          .map(({ ariaLabel, muted }) => ({ film: ariaLabel, heard: !muted })),
      );

    expect(await playing()).toEqual([]);
    for (const id of ["law-firms", "healthcare"] as const) {
      await card(id).click();
      await expect.poll(playing).toEqual([{ film: callFilms[id].label, heard: true }]);
    }
    await card("healthcare").click();
    await expect.poll(playing).toEqual([]);
  },
);
