import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { CallPlayer } from "./call-player.tsx";

const render = (transcriptLang?: string) =>
  renderToStaticMarkup(
    <CallPlayer
      label="Recording of a call"
      caller="Dana Ruiz"
      time="Thursday, 2:14 AM"
      sources={[]}
      duration={38}
      peaks={[0.5]}
      transcript={[{ at: 0, by: "caller", speaker: "Dana", text: "Hola" }]}
      transcriptLang={transcriptLang}
    />,
  );

it("gives a transcript in another language its language and its own direction", () => {
  expect(render("ar")).toMatch(/<p lang="ar" dir="auto"[^>]*>Hola</);
  expect(render()).not.toMatch(/<p [^>]*(lang|dir)=[^>]*>Hola</);
});
