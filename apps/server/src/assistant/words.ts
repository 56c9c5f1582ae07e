/** What people write short, and what it is short for: contractions, chat language, units. */
const shortForms: Readonly<Record<string, string>> = Object.fromEntries(
  `u you,ur your,r are,ya you,yall you all,y'all you all,pls please,plz please,plsss please,thx thanks,ty thanks,
  wanna want to,hafta have to,xmas christmas,gonna going to,gotta got to,gimme give me,lemme let me,dunno do not know,cuz because,bc because,
  tho though,thru through,n and,w with,abt about,b4 before,hrs hours,hr hour,mo month,mos months,mth month,mnth month,yr year,
  yrs years,wk week,wks weeks,min minute,mins minutes,appt appointment,appts appointments,biz business,
  info information,recep receptionist,ent enterprise,acct account,msg message,msgs messages,txt text,
  diff difference,subs subscription,sub subscription,rec receptionist,approx about,avg average,
  whats what is,hows how is,whos who is,wheres where is,whens when is,whys why is,
  dont do not,doesnt does not,didnt did not,cant can not,cannot can not,couldnt could not,wont will not,
  wouldnt would not,shouldnt should not,isnt is not,arent are not,wasnt was not,havent have not,
  hasnt has not,hadnt had not,im i am,ive i have,id i would,youre you are,youve you have,youll you will,
  theyre they are,shes she is,hes he is,theyve they have,weve we have,thats that is,theres there is,heres here is,lets let us,
  itll it will,itd it would,theyd they would,youd you would,thatd that would,thatll that will,idk i do not know,btw by the way,asap soon,wat what,wut what,wht what,hw how,
  hwo how,teh the,waht what,whta what,adn and,dose does,doas does,coast cost,hoe how,muhc much,mcuh much,muc much,
  fo for,ot to,yuo you,si is,ti it,taht that,tihs this,thsi this,wich which,whcih which,witch which,
  cal call,cals calls,clal call,plann plan,palns plans,paln plan,plna plan,anual annual,montly monthly,
  proffesional professional,profesional professional,prfessional professional,bascic basic,baisc basic,
  bsic basic,entreprise enterprise,intergrate integrate,intergration integration,hippa hipaa,hipa hipaa,
  calender calendar,recpetionist receptionist,secratary secretary,lawer lawyer,denist dentist,
  plummer plumber,plumer plumber,buisness business,bussiness business,busines business,cutomer customer,custmer customer,costumer customer,costumers customers,agnet agent,retrun return,onlin online,bougt bought,shoos shoes,fx fix,
  soc2 soc 2,costum custom,costom custom,cutsom custom,des does,setin setting,ned need,fone phone,fones phones,nu new,mi my,fe fee,singup signup,yu you,tak take,dos does,setp setup,stup setup,setpu setup,seup setup,sutup setup,lon long,ovr over,fre free,tke take,gpt4 gpt,prof professional,nr number,al all,cn can,yur your,fr for,der there,btwn between,w/o without,ok okay,wen when,nite night,rite right,rigth right,tonite tonight,someon someone,k okay,yep yes,yup yes,nope no,nah no`
    .split(",")
    .map((pair) => {
      const [short = "", ...long] = pair.trim().split(" ");
      return [short, long.join(" ")];
    }),
);

const smallNumbers = `zero one two three four five six seven eight nine ten eleven twelve thirteen
fourteen fifteen sixteen seventeen eighteen nineteen twenty`.split(/\s+/);
const tens = `twenty thirty forty fifty sixty seventy eighty ninety`.split(" ");

const numbers: ReadonlyMap<string, number> = new Map([
  ...smallNumbers.flatMap((word, value) => (value > 1 ? [[word, value] as const] : [])),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
]);

/** A number word's value: undefined for 'one', which mostly is no number, and for other words. */
function numberOf(word: string): number | undefined {
  if (word === "dozen") return 12;
  if (word === "couple") return 2;
  return numbers.get(word);
}

const isScale = (word: string | undefined): boolean => word === "hundred" || word === "thousand";

/** A price as it is spoken: a digit, its tens and its ones. */
const isSpokenPrice = ([hundreds = "", ten = "", ones = ""]: readonly string[]): boolean =>
  (numberOf(hundreds) ?? 10) < 10 && tens.includes(ten) && (numberOf(ones) ?? 10) < 10;

/** Number words as figures: 'two hundred fifty' is 250. */
function readNumbers(words: readonly string[]): string[] {
  const result: string[] = [];
  let pending: number | undefined;
  const flush = () => {
    if (pending !== undefined) result.push(String(pending));
    pending = undefined;
  };
  for (const [index, word] of words.entries()) {
    const value = numberOf(word);
    const next = words[index + 1];
    if (word === "one" && tens.includes(next ?? "")) {
      // 'One eighty' is a hundred and eighty.
      flush();
      pending = 100;
    } else if (isSpokenPrice(words.slice(index, index + 3))) {
      // 'Two ninety nine' is two hundred and ninety nine.
      flush();
      pending = (value ?? 0) * 100;
    } else if (value !== undefined) {
      if (pending !== undefined && pending % 100 !== 0 && !(pending % 10 === 0 && value < 10))
        flush();
      pending = (pending ?? 0) + value;
    } else if (
      word === "one" &&
      /^and a half (?:hundred|thousand)$/.test(words.slice(index + 1, index + 5).join(" "))
    ) {
      pending = 1;
    } else if (word === "half" && next === "a" && isScale(words[index + 2])) {
      // 'Half a thousand' is five hundred.
      pending = 0.5;
    } else if (
      word === "and" &&
      next === "a" &&
      words[index + 2] === "half" &&
      isScale(words[index + 3]) &&
      pending !== undefined
    ) {
      // 'Two and a half thousand'.
      pending += 0.5;
    } else if ((word === "a" || word === "half") && pending !== undefined && pending % 1 !== 0) {
      // Read with the 'half'.
    } else if (isScale(word)) {
      const last = pending === undefined ? Number(result.at(-1)) : undefined;
      if (pending === undefined && Number.isInteger(last) && last !== undefined && last > 0) {
        result.pop();
        pending = last;
      }
      const factor = word === "hundred" ? 100 : 1000;
      // 'One thousand five hundred': only the five are hundreds.
      const thousands = factor === 100 ? Math.floor((pending ?? 0) / 1000) * 1000 : 0;
      const rest = pending === undefined ? 1 : pending - thousands;
      pending = Math.round(thousands + (rest === 0 ? 1 : rest) * factor);
    } else if (
      (word === "a" || word === "one") &&
      /^(?:hundred|thousand|dozen|couple)$/.test(next ?? "")
    ) {
      // 'a hundred' is one hundred.
    } else if (
      word === "and" &&
      pending !== undefined &&
      pending % 100 === 0 &&
      numberOf(next ?? "") !== undefined
    ) {
      // 'a hundred and fifty'.
    } else if (word === "of" && (words[index - 1] === "couple" || words[index - 1] === "dozen")) {
      // 'a couple of'.
    } else {
      flush();
      result.push(word);
    }
  }
  flush();
  return result;
}

/**
 * A text as words: lower case, no accents, no apostrophes, short forms written out, numbers without
 * commas and in figures ('2k' is 2000); sums keep their cents.
 */
export function toWords(text: string): string[] {
  let words = read.get(text);
  if (words === undefined) {
    words = splitWords(text);
    if (read.size >= rememberedTexts) read.clear();
    read.set(text, words);
  }
  return [...words];
}

/** Texts whose words are kept: those of the content, and what is being asked. */
const read = new Map<string, readonly string[]>();
const rememberedTexts = 5000;

function splitWords(text: string): string[] {
  // Most of what is read at the start is single words of the lexicon: they need no closer look.
  if (/^[a-z]+$/.test(text) && !/(.)\1\1/.test(text)) return readNumbers(writtenOut(text));
  const words = text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/\bit[’']s\b/g, "it is")
    // Without its apostrophe each is another word: 'were', 'well', 'ill'.
    .replace(/\b(we|you|they)[’']re\b/g, "$1 are")
    .replace(/\b(i|we|he|she|you|they)[’']ll\b/g, "$1 will")
    // 'Wed' is a day, unless a wish stands behind it.
    .replace(/\b(i|we|he|she|you|they|it|that|who)[’']d\b/g, "$1 would")
    .replace(/\bwed(?= (?:need|like|want|love|have|prefer|rather|be|get|take|pay)\b)/g, "we would")
    .replace(
      /(?<=^|[.!?,] )were (?=(?:a|an|on|in|all|both|using|looking|thinking|open|closed|based|small|currently|about)\b)/g,
      "we are ",
    )
    // 'Closed sat and sun', 'on sun'.
    .replace(/\bsat(?=(?: and | or | to | n |[-–,/&+ ]+)sun\b)|(?<=\bon )sat\b/g, "saturday")
    .replace(/(?<=\bsaturday(?: and | or | to | n |[-–,/&+ ]+))sun\b|(?<=\bon )sun\b/g, "sunday")
    .replace(/[’'`´]/g, "")
    .replace(/(\d),(?=\d{3})/g, "$1")
    .replace(/\b(\d+(?:\.\d+)?)k\b/g, (_, number: string) =>
      String(Math.round(Number(number) * 1000)),
    )
    .replace(
      /(?<=\d |\b(?:a|two|three|four|five|six|eight|ten|twelve|twenty) )grand\b/g,
      "thousand dollars",
    )
    .replace(
      /\b(\d{1,2}) ?(?:cents?|¢)(?!\p{Letter})/gu,
      (_, cents: string) => ` ${(Number(cents) / 100).toFixed(2)} dollars `,
    )
    // 'Talk 2 a person', 'pay 4 a year'.
    .replace(
      /\b2 (?=(?!a (?:day|week|hour)\b)(?:a|an|the|my|your|me|you|u|talk|speak|get|be|do|call|human)\b)/g,
      "to ",
    )
    .replace(
      /\b4 (?=(?!a (?:day|week|hour)\b)(?:a|an|the|my|our|me|us|lawyers?|dentists?|plumbers?)\b)/g,
      "for ",
    )
    .replace(/\b24\s*\/\s*7(?:\s*\/\s*365)?\b/g, "247")
    .replaceAll("%", " percent ")
    // Signs of arithmetic, where they can be nothing else.
    .replace(/(?<=\s)\+(?=\s)|(?<=[a-z])\+(?=[a-z\d])/g, " plus ")
    .replace(/\s[/÷]\s*(?=\d)|÷/g, " divided by ")
    .replace(/(\d)\s*[x×*]\s*(?=(?:the |ai )?(?:rec|outb|cust|start|basic|pro|ent))/g, "$1 times ")
    .replace(/\s[x×*]\s*(?=\d)/g, " times ")
    .replace(/\/\s*(month|mo|year|yr|day|week|wk|call)\b/g, " per $1")
    .replace(/\b(\d+)(calls?|months?|mo|yrs?|years?|days?|weeks?|am|pm|bucks|dollars)\b/g, "$1 $2")
    .replace(/(\p{Letter})\1{2,}/gu, "$1$1")
    // A sum keeps its cents: '$1.75', '2.5 dollars'.
    .replace(/(\$ ?\d+\.\d)(?!\d)|\b(\d+\.\d)(?= (?:dollars|bucks|usd)\b)/g, "$1$20")
    // So do calls that are told on average: '5.5 calls a day'.
    .replace(
      /(?<!\$ ?|[\d.])\b(\d+\.\d)(?= (?:phone |inbound |incoming |outbound |outgoing |missed )*(?:calls|leads|a day|per day|a week|per week)\b)/g,
      "$10",
    )
    .split(/(?:[^\p{Letter}\p{Number}.]|(?<!\d)\.|\.(?!\d{2}(?!\d)))+/u)
    .filter((word) => word !== "")
    .flatMap(writtenOut);
  return readNumbers(words);
}

/** A word that is short for others as those. */
const writtenOut = (word: string): string[] =>
  Object.hasOwn(shortForms, word) ? (shortForms[word] ?? word).split(" ") : [word];

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
bruh bro fam ngl tbh imo smh meh welp yikes jeez gosh heck darn lmk fyi dang sup something anything else everything nothing everyone anyone lol lmao haha hahaha omg wow bro dude man guys folks sir madam maam
mate buddy pal dear kindly basically literally honestly seriously obviously simply quite rather pretty kinda sorta
though although because since while until unless whether either neither both few several against among around
become becomes seem seems being upon within toward towards during despite except yet ever never always often
sometimes usually today tonight tomorrow yesterday now soon later again once twice already still almost enough too
im hence thus therefore however anyway anyways meanwhile otherwise besides another other others etc ie eg vs am pm
oh ah eh uh ugh argh hmm hm yea yeah nah nope ya ok alright sorry excuse pardon guess suppose wonder wondering
curious ask asks asked asking tell telling told talk talking say saying speak speaking question questions quick
hear heard know knows knew known think thinks thought believe feel feels like likes liked look looks looking see
sees seen saw come comes came came bring take takes took put puts give gives gave given keep keeps kept let lets
start starts begin begins try tries tried use uses used need needs want wants wish hope hopes help helps please
mind care matter matters mean means meant understand understood explain explains sound sounds happen happens
seem appear turn turns run runs move moves live lives stay stays leave leaves left stand set sets hold holds`.split(
    /\s+/,
  );

/** Everyday words of people who ask about a service: no topic, and nothing foreign either. */
const everydayWords =
  `truly genuinely honestly frankly alas along alongside alter amused awaiting became began begun biased blew brought cautious cease chose comparable
confident consistently contrary dealt deeply differently distinct doable doubtless drove easier excepting excessive
excluding expectation extensive factually farther farthest fell felt formally fortunate freed fundamental gist grind
grown happened happiness hundreds inclined incurred intentional intentionally laid lain latter limitation lively mend
mends millions mutually naturally nearly necessity nicer nonetheless notwithstanding nudge owes painless panicking
particular personally preference preferences previously promptly prone proven rang readable redo redoing reduction
refrain relieved remainder repeatable sake seeming separately shorter shown significant slight slower smarter spent
straightforward stronger struck super supplied thousands threw tough trim tying unable vary whatsoever wherever wide
worrying worthwhile yourselves
ring supposed public national divided divide dividing multiplied multiply minus subtract percentage ratio doubled tripled half halve third equivalent combined times
business businesses company companies team teams office offices people person
someone somebody work works working use uses using help helps helping look looking find question
questions answer answers information info detail details explain describe mean means option options
available offer offers offering provide provides service services product products customer customers
client clients user users day days week weeks month months year years hour hours minute minutes time
times today tomorrow now new small big large little bit lot lots few great good best better right
currently already still even between different kind kinds type types way ways small-business start
started begin try think thinking interested curious wondering sure site website homepage page pages larger
smaller bigger quick quickly fast long short first last next previous before after during number
numbers phone phones telephone line lines voice ai bot agent agents assistant software system systems
tool tools run runs running set setting buy purchase order sign signup switch change month's situation
expect expected believe worth anytime later ever reduce reduces lower increase improve improves cut prevent avoid stop happen happens
monday tuesday wednesday thursday friday saturday allow allows possible support supports ability able serve serves deal real true main usual typical
only book books change changes add added require required requires automatically instead myself
ourselves everything nothing true solo owner self employed mom pop shop tiny huge brother sister wife husband friend cousin uncle aunt dad mother father boss partner partners colleague colleagues coworker son daughter kid kids family brother law neighbor guy guys girl lady crew crews van vans truck trucks season seasons storm winter summer spring morning evening night afternoon busy crazy overwhelmed swamped slow growing grow grew open opening opened second third fifth tenth location locations phone rings ringing desk front staff employee employees worker workers manager managers assistant secretary money profit boss drive drives driving job jobs site sites field hire hired hiring pay paid budget deal deals price prices read reading found heard heard saw website google googled ad ads internet online chat chatting text texting email emails message messages morning idea ideas reason reasons case problem problems issue issues trouble concern concerns worried worry afraid scared nervous sick tired annoyed annoying frustrated frustrating hate love loves enjoy nuts mad happy sad glad lucky cheap nice cool awesome amazing perfect fine bad worse worst terrible horrible awful hard easy simple complicated difficult weird strange normal usual regular standard special specific exactly exact precisely approximately total whole entire half double full empty single couple pair dozen hundred thousand lots plenty bunch ton tons piece pieces part parts rest kind sort level levels degree amount amounts size sizes count counts minimum maximum average average per each once yearly monthly weekly daily hourly current currently recent recently lately old older oldest newer newest latest early earlier late latest ago past future next previous upcoming immediate immediately instantly instant quickly slowly carefully properly correctly actually finally certainly definitely probably possibly perhaps absolutely totally completely entirely mostly mainly especially particularly generally specifically clearly thing person people human humans men women folks anyone somebody nobody everybody couple months roughly around approximately currently receive received
incoming come coming calls call called calling caller callers recommend recommended suggest suggestion
plan plans tier tiers package packages subscription fit suits suit enough handle handles two three both
either neither another again back out take takes taking will keep town towns city cities guest guests percentage percentages share fraction portion`.split(
    /\s+/,
  );

/** Things of which people ask prices, news and advice, and that are never ours. */
const elsewhereWords =
  `weather recipe pizza burger bitcoin crypto ethereum election president senator congress
football soccer basketball baseball nba nfl superbowl olympics movie movies song songs lyrics celebrity actor actress
iphone laptop tesla toyota honda flight flights airline vacation horoscope astrology lottery
poem poems joke jokes math equation algebra calculus chemistry physics biology geography capital country population
planet galaxy dinosaur volcano mountain river ocean temperature forecast rain snow recipe recipes cook cooking bake
cake cookies dinner breakfast restaurant diet calories workout dating girlfriend boyfriend marriage religion bible god
war army history king queen emperor empire roman python javascript java html css sql linux windows code coding
haircut shoes dress jeans jewelry gold silver stocks stock shares nasdaq dow gasoline gas groceries milk eggs bread
beer wine vodka whiskey cigarettes marijuana gun guns weapon bomb drugs netflix spotify youtube tiktok instagram
facebook twitter minecraft fortnite playstation xbox nintendo`.split(/\s+/);

/**
 * Words close to ours that people mean as they write them: never "corrected", because the question
 * is then about something else ('nobel prize' is no price).
 */
const otherWords =
  `january february march april may june july august september october november december
weekday weekdays weekly workday workdays monday tuesday wednesday thursday friday saturday sunday prize prizes pride plane planes plant plants planet plain place places rice ice
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
ford fords chevy nissan subaru jeep dodge mazda audi lights fight right sight might height weight eight tesla apple orange banana amazon google trump biden
king queen history mystery math maths equation square root sum rude dude nude crude include exclude
secret secrets prompt prompts instruction instructions previous ignore pretend developer mode`.split(
    /\s+/,
  );

export const isElsewhere = (word: string) => elsewhereSet.has(word);
export const isStopWord = (word: string) => stopSet.has(word);
export const isEveryday = (word: string) => everydaySet.has(word);
/** Words that are right as they are, whatever stands near them in our vocabulary. */
export const plainWords: readonly string[] = [
  ...stopWords,
  ...everydayWords,
  ...otherWords,
  ...elsewhereWords,
];

const elsewhereSet = new Set(elsewhereWords);
const stopSet = new Set(stopWords);
const everydaySet = new Set(everydayWords);

/** Words whose endings are none, or whose stem another word has. */
const irregular: Readonly<Record<string, string>> = {
  evening: "evening",
  evenings: "evening",
  states: "states",
  planned: "planned",
  planning: "planned",
  during: "during",
  anything: "anything",
  something: "something",
  everything: "everything",
  nothing: "nothing",
  hundred: "hundred",
  damages: "damages",
  showing: "showing",
  showings: "showing",
  listing: "listing",
  listings: "listing",
  staffing: "staffing",
  accounting: "accounting",
  counter: "counter",
};

/**
 * The stem of an English word, roughly: enough that 'scheduling', 'schedules' and 'scheduled' meet.
 * Only compared with other stems, never shown.
 */
export function stem(word: string): string {
  let result = stems.get(word);
  if (result === undefined) {
    result = stemOf(word);
    if (stems.size >= rememberedStems) stems.clear();
    stems.set(word, result);
  }
  return result;
}

const stems = new Map<string, string>();
const rememberedStems = 20_000;

function stemOf(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  const known = irregular[word];
  if (known !== undefined) return known;
  let result = word
    .replace(/ies$/, "y")
    .replace(/(ss|sh|ch|x|z)es$/, "$1")
    .replace(/([^suia])s$/, "$1");
  if (result.length > 5) result = result.replace(/(?:ings?|ed)$/, "");
  else if (result.length > 4) result = result.replace(/ed$/, "");
  return result.replace(/([bdgklmnprt])\1$/, "$1").replace(/([^e])e$/, "$1");
}
