import { expect, it } from "vitest";

import { readExamples } from "./intents/examples.ts";
import { isOtherLanguage } from "./other-language.ts";

it.each([
  "¿Cuánto cuesta?",
  "Tengo una peluquería con unas 80 llamadas al mes y nadie contesta por la tarde. ¿Cuánto me costaría?",
  "Nous avons un cabinet à Lyon et personne ne répond le soir, combien cela coûterait par mois ?",
  "Ich habe eine Praxis mit 150 Anrufen im Monat, was würde das kosten?",
  "Temos uma clínica em Lisboa e ninguém atende à tarde, quanto custaria por mês?",
  "Gestiamo uno studio a Milano e nessuno risponde la sera, quanto ci costerebbe?",
  "電話に出てくれますか",
])("another language: '%s'", (text) => {
  expect(isOtherLanguage(text)).toBe(true);
});

it.each(["will Pro do?", "is that per month", "what was I on", "how do you do"])(
  "English: '%s'",
  (text) => {
    expect(isOtherLanguage(text)).toBe(false);
  },
);

it("no English question is taken for one, but for those that ask in another language", () => {
  const taken = readExamples()
    .map(({ words }) => words.join(" "))
    .filter(isOtherLanguage)
    .filter((text) => !/espanol|francais|deutsch|dias|ciao/.test(text));
  expect(taken).toEqual([]);
});
