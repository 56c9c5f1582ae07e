import { verificationLinkHours } from "@larkline/contract/timings";
import { describe, expect, it } from "vitest";

import { linkToken, newPerson } from "./client.ts";
import type { AccountStage } from "./stage.ts";

const renewPath = "/auth/confirm/renew";

/** Tests of the page behind the link of a verification mail. */
export function describeLink(stage: AccountStage): void {
  describe("the verification link", () => {
    it("confirms nothing by HEAD or GET, so that mail scanners do no harm", async () => {
      const person = await stage.client.signUpAndLogin();
      const link = linkToken(await stage.mailTo(person.email));
      for (const method of ["HEAD", "GET", "HEAD", "GET"] as const) {
        const page = await stage.client.page(method, link);
        expect(page.status).toBe(200);
        expect(page.headers.get("location")).toBeNull();
        expect(page.text).not.toMatch(/access_token|http-equiv|<script/);
      }
      expect(await stage.status(person.session.access_token)).toBe(false);
      expect((await stage.client.press(link)).status).toBe(303);
    });

    it("opens a page with one button, no script, and headers that keep its URL private", async () => {
      const person = await stage.client.signUpAndLogin(
        newPerson({ firstName: "Marta & Co", lastName: 'O"Brien' }),
      );
      const { headers, text } = await stage.client.page(
        "GET",
        linkToken(await stage.mailTo(person.email)),
      );
      expect(text.match(/<button/g)).toHaveLength(1);
      expect(text).toContain('<form method="post" action="/auth/confirm">');
      expect(text).toContain("Marta &amp; Co O&quot;Brien");
      expect(text).toContain(person.email);
      expect(text).not.toMatch(/<script|<img|<link|@import|url\(/);
      expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("x-robots-tag")).toBe("noindex");
      expect(headers.get("content-security-policy")).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      );
    });

    it("when used again says that the address is confirmed already, and returns no tokens", async () => {
      const person = await stage.client.signUpAndLogin();
      const link = linkToken(await stage.mailTo(person.email));
      expect((await stage.client.press(link)).status).toBe(303);
      for (const answer of [await stage.client.press(link), await stage.client.page("GET", link)]) {
        expect(answer.status).toBe(200);
        expect(answer.text).toContain("This address is confirmed already.");
        expect(answer.text).not.toMatch(/access_token|refresh_token|<form/);
        expect(answer.headers.get("location")).toBeNull();
      }
    });

    it("confirmed many times at once returns tokens only once", async () => {
      const person = await stage.client.signUpAndLogin();
      const link = linkToken(await stage.mailTo(person.email));
      const presses = await Promise.all(Array.from({ length: 20 }, () => stage.client.press(link)));
      expect(presses.filter((pressed) => pressed.status === 303)).toHaveLength(1);
      expect(presses.filter((pressed) => pressed.status === 200)).toHaveLength(19);
    });

    it("says that it has expired, and offers a button that sends a new one", async () => {
      const person = await stage.client.signUpAndLogin();
      const link = linkToken(await stage.mailTo(person.email));
      stage.forward(verificationLinkHours * 3600);
      for (const answer of [await stage.client.page("GET", link), await stage.client.press(link)]) {
        expect(answer.status).toBe(410);
        expect(answer.text).toContain("This link has expired.");
        expect(answer.text).toContain(`<form method="post" action="${renewPath}">`);
      }
      const token = (await stage.client.callOrThrow("login", person)).session.access_token;
      expect(await stage.status(token)).toBe(false);

      expect((await stage.client.press(link, renewPath)).status).toBe(200);
      const renewed = linkToken(await stage.mailTo(person.email, 2));
      expect(renewed).not.toBe(link);
      expect((await stage.client.press(renewed)).status).toBe(303);
      expect(await stage.status(token)).toBe(true);
    });

    it("renewed gets the same answer, whether there is anything to confirm or not", async () => {
      const waiting = await stage.client.signUpAndLogin();
      const expired = linkToken(await stage.mailTo(waiting.email));
      const confirmed = await stage.client.signUpAndLogin();
      const used = linkToken(await stage.mailTo(confirmed.email));
      await stage.client.press(used);
      stage.forward(verificationLinkHours * 3600);
      const unknown = "x".repeat(43);
      const answers = [];
      // The second click on the expired link is within the resend cooldown.
      for (const link of [expired, expired, used, unknown]) {
        const { status: code, text } = await stage.client.press(link, renewPath);
        answers.push({ code, text });
      }
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]).toMatchObject({ code: 200 });
      await stage.mailTo(waiting.email, 2);
      expect(stage.mailsTo(confirmed.email)).toHaveLength(1);
    });

    it.each([
      ["no token", "", 400],
      ["too long a token", "x".repeat(300), 400],
      ["an unknown token", "x".repeat(43), 404],
      ["a part of a token", "abc", 404],
      ["markup as its token", '"><script>alert(1)</script>', 404],
    ])("with %s shows a clear page with the right status", async (_, token, expected) => {
      for (const answer of [
        await stage.client.page("GET", encodeURIComponent(token)),
        await stage.client.press(token),
      ]) {
        expect(answer.status).toBe(expected);
        expect(answer.text).toContain("This link leads nowhere.");
        expect(answer.text).not.toContain("<script>");
      }
    });

    it("with a token for another purpose confirms nothing", async () => {
      const person = await stage.client.signUpAndLogin();
      for (const token of Object.values(person.session)) {
        const pressed = await stage.client.press(token);
        expect(pressed.status).toBeGreaterThanOrEqual(400);
        expect(pressed.location).toBeNull();
      }
      expect(await stage.status(person.session.access_token)).toBe(false);
    });

    it("cannot be confirmed by another site's page", async () => {
      const person = await stage.client.signUpAndLogin();
      const link = linkToken(await stage.mailTo(person.email));
      const foreign = { "sec-fetch-site": "cross-site" };
      expect((await stage.client.press(link, undefined, foreign)).status).toBe(400);
      expect(await stage.status(person.session.access_token)).toBe(false);
      const own = { "sec-fetch-site": "same-origin" };
      expect((await stage.client.press(link, undefined, own)).status).toBe(303);
    });
  });
}
