import { toWords } from "./words.ts";

/** The commonest words of languages that visitors write in, which English does not have. */
const lists: readonly (readonly string[])[] = [
  "que el los las una para por como esta cuanto cuanta cuesta cuestan tiene tienen puede puedo pueden ustedes necesito necesitamos quiero queremos quisiera hola gracias precio precios mi mis con mes hablan habla hablas espanol ingles cual cuales donde cuando buenos buenas dias tardes ofrecen ayuda ayudar cuenta llamadas persona hay si al del un trabajan funciona pagar tengo tenemos y en nadie costaria se su sus nos nuestro nuestra negocio empresa",
  "le les des une un est vous nous combien coute coutent pour avec bonjour bonsoir merci quel quelle quels prix mois je suis avez parlez besoin pouvez puis comment est-ce oui votre vos mon ma mes qui quoi aide appels francais fonctionne voudrais parler du au et personne ne pas sur dans notre nos couterait",
  "der die das den dem und ist sind ich sie wir wie viel viele kostet kosten fur mit haben hat habe konnen kann konnt bitte danke hallo guten tag preis preise monat jahr ein eine einen einem einer was nicht auf deutsch gibt es mochte mochten will wollen brauche brauchen menschen sprechen sprecht mein meine unser unsere zu wer wo wann warum hilfe anrufe funktioniert ihr euch niemand bei von auch nur wurde",
  "o os uma um para voces quanto quanta custa custam tem tenho pode posso preciso obrigado obrigada ola preco precos nao com mes falam fala portugues qual como quero ajuda minha meu conta e em ninguem custaria nosso nossa",
  "il lo gli una un per quanto costa costano avete posso grazie ciao buongiorno prezzo prezzi mese sono parlate parli italiano quale come vorrei aiuto mio mia con che e di la le il uno nessuno ci nostro nostra studio sera risponde costerebbe",
  "een het de hoeveel kost kosten per maand jullie wij ik bedankt hallo prijs voor met kunnen kan wil spreken hulp mijn wat hoe is nederlands",
].map((list) => list.split(" "));
const words: readonly ReadonlySet<string>[] = lists.map((list) => new Set(list));

/** All of them, so that none is taken for a misspelled word of ours. */
export const otherLanguageWords: readonly string[] = lists.flat();

/** Words that hardly any English sentence goes without, and other languages mostly do. */
const english = new Set(
  "the is are you your and what how does we our it of to for with this that i have can".split(" "),
);

/** Half of a message must be of the other language, or a good part of a long one, and less of it English. */
export function isOtherLanguage(text: string): boolean {
  // Another script than ours.
  const letters = text.match(/\p{Letter}/gu) ?? [];
  if (letters.length > 0) {
    const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
    if (latin / letters.length < 0.5) return true;
  }
  const spoken = toWords(text);
  if (spoken.length < 2) return false;
  const ours = spoken.filter((word) => english.has(word)).length;
  return words.some((known) => {
    const hits = spoken.filter((word) => known.has(word)).length;
    const share = hits / spoken.length;
    return hits > ours && ((hits >= 2 && share >= 0.5) || (hits >= 4 && share >= 0.3));
  });
}
