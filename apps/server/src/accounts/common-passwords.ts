import { brand } from "@larkline/content/brand";

/**
 * Words that people build a password around to please the rules: 'Password1!', 'Summer2026!'. What
 * is written with look-alikes ('P@ssw0rd!') is found as well.
 */
const words = new Set([
  ..."password passwort passwd passw passwords passphrase secret mysecret changeme letmein".split(
    " ",
  ),
  ..."welcome welcomeback hello helloworld login logmein master administrator admin root".split(
    " ",
  ),
  ..."qwerty qwertz azerty qwertyuiop qwertyui asdfgh asdfghjkl asdf zxcvbn zxcvbnm qwer".split(
    " ",
  ),
  ..."qaz qazwsx qazawsx qwe qweasd abc abcd abcde abcdef abcdefg abcdefgh".split(" "),
  ..."iloveyou loveyou lovely monkey dragon sunshine princess football baseball basketball".split(
    " ",
  ),
  ..."soccer hockey superman batman spiderman starwars pokemon shadow trustno freedom".split(" "),
  ..."whatever computer internet google facebook company business office default temp".split(" "),
  ..."temporary guest user username money summer winter autumn spring january february".split(" "),
  ..."march april may june july august september october november december monday".split(" "),
  ..."tuesday wednesday thursday friday saturday sunday michael jordan ashley jessica".split(" "),
  ..."charlie daniel thomas george hunter killer ginger pepper cookie chocolate america".split(" "),
  ..."liverpool chelsea arsenal mustang harley ranger diamond silver golden".split(" "),
  // Keys in a row and the like: what is left of 'Aa123456!' without its figures.
  "",
  "a",
  "aa",
  "aaa",
  "q",
  "x",
  brand.name.toLowerCase(),
]);

const lookAlikes: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

/**
 * The word inside a password. Figures and signs at its ends are decoration; between letters they
 * stand for the letter they look like.
 */
function wordIn(password: string): string {
  const core = password.toLowerCase().replace(/^[^a-z@$]+|[^a-z]+$/g, "");
  return core.replace(/[^a-z]/g, (sign) => lookAlikes[sign] ?? "");
}

/** Whether a password that meets the rules is still one of the first that anybody would try. */
export function isCommonPassword(password: string, email: string): boolean {
  const word = wordIn(password);
  const mailbox = email.slice(0, email.indexOf("@"));
  // Whoever is attacked is known by the address.
  return words.has(word) || word === wordIn(mailbox) || password.toLowerCase().includes(email);
}
