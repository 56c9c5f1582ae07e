/** Words that carry no topic of their own. */
const stopWords =
  `a an the and or but if then so of to in on at by for from with without about as into
over under up down out off than that this these those it its is am are was were be been being do does
did doing done have has had having will would can could should may might must shall not no nor i me my
mine we us our ours you your yours he him his she her they them their what which who whom whose when
where why how there here all any some each every many much more most other such only own same too very
just also please tell give show let know want wanted need needed like say said get got getting go going
make made im id ill ive whats hows wheres whos youre dont doesnt cant isnt arent lets theres thats per
yes yeah okay ok hey hi hello well really actually maybe hmm um uh got able one ones thing things stuff
something anything else`.split(/\s+/);

/** Everyday words of people who ask about a service: no topic, and nothing foreign either. */
const everydayWords = `business businesses company companies team teams office offices people person
someone somebody work works working use uses using help helps helping look looking find question
questions answer answers information info detail details explain describe mean means option options
available offer offers offering provide provides service services product products customer customers
client clients user users day days week weeks month months year years hour hours minute minutes time
times today tomorrow now new small big large little bit lot lots few great good best better right
currently already still even between different kind kinds type types way ways small-business start
started begin try think thinking interested curious wondering sure site website page pages larger
smaller bigger quick quickly fast long short first last next previous before after during number
numbers phone phones telephone line lines voice ai bot agent agents assistant software system systems
tool tools run runs running set setting buy purchase order sign signup switch change month's situation
expect expected believe worth anytime later ever reduce reduces lower increase improve improves cut prevent avoid stop happen happens
allow allows possible support supports ability able serve serves deal real true main usual typical
only book books change changes add added require required requires automatically instead myself
ourselves everything nothing true solo owner self employed mom pop shop tiny huge roughly around approximately currently receive received
incoming come coming calls call called calling caller callers recommend recommended suggest suggestion
plan plans tier tiers package packages subscription fit suits suit enough handle handles two three both
either neither another again back out take takes taking will keep`.split(/\s+/);

/**
 * Words close to ours that people mean as they write them: never "corrected", because the question
 * is then about something else ('nobel prize' is no price).
 */
const otherWords = `prize prizes pride plane planes plant plants planet plain place places rice ice
spice nice dice fall falls ball balls tall wall walls mall hall cell sell sold basil basics world word
words war car cars care card cards cat cats lead weather whether leather cup cups moon noon soon book
page wage cage stage story stare start stars star chart party past pasta paste coast toast most post
lost host test text taste tests next best nest rest west love live life like bike hike take fake cake
lake make wake male sale tale pale scale score store shore more cure sure pure paris pairs chairs hair
fair air poem poems joke jokes song songs movie movies music game games team cream dream steam train
brain rain grain pain main man men woman women house mouse horse course force source recipe receipt
capital captain president election stock stocks crypto bitcoin money honey funny sunny penny candy sand
hand land band brand grand stand france french sport sports soccer football tennis winner wins win won
color colour flower power tower shower lower favorite famous hotel novel model motel total local vocal
code python java javascript program water later letter better butter matter capture culture future
nature picture shoe shoes shop shirt pizza burger coffee tea meaning reason season lesson person
religion region legion million billion trillion thousand hundred flight flights night nights light
lights fight right sight might height weight eight tesla apple orange banana amazon google trump biden
king queen history mystery math maths equation square root sum rude dude nude crude include exclude
secret secrets prompt prompts instruction instructions previous ignore pretend developer mode`.split(
  /\s+/,
);

export const isStopWord = (word: string) => stopSet.has(word);
export const isEveryday = (word: string) => everydaySet.has(word);
/** Words that are right as they are, whatever stands near them in our vocabulary. */
export const plainWords: readonly string[] = [...stopWords, ...everydayWords, ...otherWords];

const stopSet = new Set(stopWords);
const everydaySet = new Set(everydayWords);

/**
 * The stem of an English word, roughly: enough that 'scheduling', 'schedules' and 'scheduled' meet.
 * Only compared with other stems, never shown.
 */
export function stem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  let result = word
    .replace(/ies$/, "y")
    .replace(/(ss|sh|ch|x|z)es$/, "$1")
    .replace(/([^suia])s$/, "$1");
  if (result.length > 5) result = result.replace(/(?:ings?|ed)$/, "");
  else if (result.length > 4) result = result.replace(/ed$/, "");
  return result.replace(/([bdgklmnprt])\1$/, "$1").replace(/([^e])e$/, "$1");
}
