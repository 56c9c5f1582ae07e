import { toWords } from "./words.ts";

/** The commonest words of languages that visitors write in, which English does not have. */
const words: readonly ReadonlySet<string>[] = [
  "que el los las una para por como esta cuanto cuesta tiene puede ustedes necesito quiero hola gracias precio mi con mes hablan espanol cual donde cuando buenos dias ofrecen",
  "le les des une est vous nous combien coute pour avec bonjour merci quel quelle prix mois je suis avez parlez besoin pouvez comment est-ce oui votre",
  "der das und ist ich sie wir wie viel kostet fur mit haben konnen bitte danke hallo preis monat ein eine was nicht auf deutsch gibt es",
  "o os uma para voces quanto custa tem pode preciso obrigado ola preco nao com mes falam portugues qual",
  "il gli una per quanto costa avete posso grazie ciao buongiorno prezzo mese sono parlate italiano quale",
  "een het hoeveel kost per maand jullie wij ik bedankt hallo prijs voor met kunnen",
].map((list) => new Set(list.split(" ")));

/** Words that English has as well weigh nothing: half of a message must be of the other language. */
export function isOtherLanguage(text: string): boolean {
  // Another script than ours.
  const letters = text.match(/\p{Letter}/gu) ?? [];
  if (letters.length > 0) {
    const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
    if (latin / letters.length < 0.5) return true;
  }
  const spoken = toWords(text);
  if (spoken.length < 2) return false;
  return words.some((known) => {
    const hits = spoken.filter((word) => known.has(word)).length;
    return hits >= 2 && hits / spoken.length >= 0.5;
  });
}
