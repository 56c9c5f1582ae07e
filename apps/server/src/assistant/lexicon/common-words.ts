import { stem } from "../words.ts";

/**
 * Common English words that neither our content nor our lexicon needs. They are right as they are: a
 * 'town' is no misspelled 'ton', and putting it right would change the question.
 */
export const commonWords: readonly string[] =
  `trigger triggers triggered backend dev devs abandon aboard absence absent accent accept access accident
account ache achieve across action active actual addition admire admit adult advance advantage adventure
advice affair affect afraid age aged agree agreed agreement ahead aim alarm album alcohol alien alike alive
allergy alley alone aloud alphabet ambition ancient anger angle angry animal ankle announce annual anxious apart
apology appeal appear applause appoint approach approve apron arch area argue argument arise arrange arrest
arrival arrive arrow art article artist aside asleep aspect assault asset assist assume assure attach attack
attempt attend attic attitude attract audience author authority avenue award aware awkward baby bachelor background
bacon badly bag baggage balance balcony bamboo banana bandage banker bare barely bargain bark barn barrel barrier base
baseball basement basin basket bath bathroom battery battle beach bean bear beard beast beat beauty bed
bedroom bee beef beg behalf behave behavior bell belong beloved belt bench bend beneath berry bet bible bicycle bid
bird birth birthday bite bitter black blade blame blank blanket blast bleed bless blind block blond blood bloom
blow blue board boat body bold bolt bomb bone bonus boom boot border bore borrow bottle bottom bounce bound
bowl box boy branch brand brave breast breath breathe breeze brick bride bridge brief bright brilliant broad broke
broken bronze broom broth brown brush bubble bucket budget bug build builder building bulb bull bullet bump
burden burglar burn burst bury bus bush butcher button cabin cabinet cable cactus cage calm camera camp campus
canal cancel cancer candle cane cannon canoe canvas cap capable cape carbon career cargo carpet carriage carrot carry cart
carve cash castle casual catch cattle cause caution cave ceiling celebrate cell cellar cement center central century ceremony
certain chain chalk challenge chamber champion chance channel chaos chapter character charm chase cheat check cheek cheer cheese
chef chemical cherry chess chest chew chicken chief child childhood children chill chin chip chocolate choice choir chop chorus
cigar cinema circle circuit circus citizen city civil claim clap class classic classroom clay clean cleaner clear clerk clever
click cliff climate climb clinic clock close closed closer closet cloth clothes clothing cloud clown club clue coach coal
coat cocktail coconut coffin coin cold collapse collar collect college colony column comb combine comedy comfort comic
command comment commerce commit common communicate community compete complain complaint complex compose computer conceal conceive concept concert
conclude concrete conduct conference confess confidence confuse confusing congratulations connect conquer conscious consider constant construct consume
contain content contest context continent continue convince cool copper copy cord core correction corn corner correct cost costume cottage
cotton couch cough council counter country county courage court cousin cover cow coward crack cradle craft crash crawl cream
create creature credit creek creep cricket crime criminal crisis critic crop cross crowd crown cruel cruise crush cry cub
cubic cure curious curl current curse curtain curve cushion custody custom cycle dad daily damage damp dance danger dare
dark darkness dash daughter dawn dead deadline deaf dealer dear death debate debt decade decay decide decision
deck declare decline decorate deep deer defeat defend define degree delay delicate delight deliver delivery demand democracy
dense deny depart depend deposit depth deputy derive descend desert deserve desire desk despair destroy detail detect develop
device devil devote diamond diary dice dictate die died dies difference dig digital dignity dip direct direction director dirt dirty
disagree disappear disappoint disaster discover discuss discussion disease dish disk dispute distance district disturb dive divide
dog doll dolphin domain dominate donate donkey doom door dose dot doubt dozen draft drag dragon drama draw drawer drawing
dream dress drift drill drink drive driver drop drown drum drunk dry duck due dull dust duty dwell eager eagle
ear early earn earth earthquake ease east eastern easy eat echo economy edge edit educate effect efficient effort egg
elbow elder elect election electric elegant element elephant elevator eleven elite embarrass embrace emotion emphasis
empire employ empty enable encounter encourage end enemy energy engage engine engineer enjoy enormous enter entertain
entire entrance entry envelope environment envy equal era error escape essay essence establish estate estimate eternal
evaluate event evidence evil exam examine excellent excite exciting excuse exercise exhaust exist exit expand expense
experience experiment expert explode explore export expose express extend extent extra extreme eyes fabric face facility fact
factor fail failure faint fair fairy faith fake false fame familiar family famous fan fancy fantastic fantasy
farewell farm farmer fashion fat fatal fate father fault favor fear feast feather federal feed fellow female fence fetch
fever fiction field fierce fight figure file fill film filter final finance find finger finish fire firm fish
fist fit fix flag flame flash flat flavor flee fleet flesh float flood floor flour flow flower fluid flush fly
focus fog fold folk follow food fool foot forbid force foreign forest forever forget forgive fork form formal
former forth fortune forum forward found fountain fox frame freeze frequent fresh friend friendly frog front frost
fruit fuel fulfill fun function funeral funny fur furnace furniture further fuss future gain gallery gallon gamble
gap garage garbage garden garlic gate gather gauge gaze gear gender gene general generous genius gentle gentleman
genuine gesture ghost giant gift girl glad glance glass globe glory glove glow glue goal goat goose gospel gossip
govern gown grab grace grade gradual graduate grain grandfather grandma grandmother grandpa grant grape graph grass grateful
grave gravity gray greed green greet grief grill grin grip grocery groom ground group growth guard guess guest guests
guide guilty guitar gum habit hail half halt hammer handle handy hang happen harbor harm harmony harsh harvest
haste hat hatch haul haunt hay hazard head headache heal health heap hear heart heat heaven heavy hedge heel
height hell helmet herb herd hero hesitate hidden hide highway hill hint hip hire history hit hobby hole
hollow holy honest honor hook horizon horn horror hospital hotel household huge hum humor hunger hungry hunt hurry
hurt hut ideal identical identify idle ignorant illegal illness image imagine immediate impact implement imply import
impress improve inch incident include income increase indeed independent indicate individual indoor industry infant
inferior infinite influence inform ingredient inhabit initial injure injured injury ink inner innocent input insect inside insist
inspect inspire instance instinct institute instrument insult insurance intend intense interest internal interpret
interrupt interval invade invent invest invite involve iron island issue item ivory jacket jail jam jar jaw jazz
jealous jewel join joint journal journey joy judge juice jump jungle junior jury justice keen kettle key keyboard
kick kidney kill kind kingdom kiss kitchen kitten knee kneel knife knight knit knock knot knowledge label laboratory
lack ladder lamp land landscape lane language lap large laser last laugh laughter laundry lava lawn lawsuit layer lazy
leader leaf lean leap learn lease leather lecture left leg legal legend leisure lemon lend length lens lesson
liberty library license lid lie lift limb limit limp lion lip liquid list listen literature load loan lobby
local lock log logic lonely loop loose lord lose loss loud lounge lovely loyal luck lucky luggage lumber lump lunch
lung luxury machine magazine magic magnet maid mail maintain major majority mall manage mankind manner manual maple
marble march margin marine mark market marriage married marry mask mass master mate material mayor meadow meal measure
meat medal media medicine medium meet meeting melody melt member memory mental mention menu merchant mercy mere merit
merry mess metal method middle midnight mild mile military mill mind mine mineral minister minor miracle mirror
misery miss mission mist mix mixture mobile mode modern modest moist moment monkey monster month mood moral moreover
mostly moth motion motor mount mouth movement mud multiply murder muscle museum music musician mutual mystery myth nail
naked nap narrow nasty nation native naughty navy neat neck needle neglect neighbor neighborhood nephew nerve nest net
network neutral nevertheless news niece noble noise noisy none normal north nose note notebook notice notion novel nurse
nut oak oath object oblige observe obtain obvious occasion occupy occur odd offend offense officer official oil old
olive omit onion opera opinion oppose opposite oral orbit orchestra ordinary organ origin ornament orphan outcome outer
outfit outline output outside oven overcome overlook owe owl oxygen pace pack pad paid painful paint painting pair palace
palm panel panic pants paper parade paradise parcel pardon parent parents park parrot partial particle party passage
passenger passion passport past path patience patrol pattern pause pave paw peace peach peak pear pearl peel pen pencil
pepper perceive perform perfume permanent permission permit persuade pet pets petty phrase physical piano pick picnic pie
pig pigeon pile pill pillow pilot pin pine ping pinged pink pipe pirate pistol pitch pity planet plate platform play player plead
pleasant pleasure plenty plot plow plug plus pocket poet poison polar pole police policy polish polite political
politics poll pond pool poor pop porch port portion portrait pose position positive possess postpone pot potato pound
pour poverty powder practical praise pray prayer preach precious predict prefer pregnant prepare presence preserve press
pressure pretty prevent prey pride priest primary prince princess print prior prison private privilege probable proceed
process produce profession professor program progress project promise promote prompt proof proper property proportion
propose protest proud prove province pull pulse pump punch punish pupil puppet puppy purchase purple purpose purse
pursue push puzzle quality quantity quarrel quarter quest quiet quilt quit quote rabbit race rack radio rag rage rail
railway raise ranch random rank rapid rare rat rather raw ray razor reach react ready realize rear rebel recall
receipt recent record recover recycle reduce reflect reform refuse regard regret regular reject relate relation relative
relax release relief rely remain remark remote remove rent repair repeat replace represent request rescue research resemble
reserve resist resolve resource respect rest result retire retreat return reveal revenge reverse review reward rhythm ribbon
rich riddle ride rider ridge rifle rigid ring riot ripe rise risk rival roar roast rob robe rock rocket rod role
romance roof room root rope rose rotten rough round row royal rub rubber rubbish rug ruin rule ruler rumor rural
rush rust sack sacred sacrifice sad saddle sail sailor saint salad salary salmon salt sample satellite satisfy sauce
saucer sausage savage saw scale scandal scare scared scarf scary scatter scene scenery scent scholar school science scissors
scope scratch scream screen screw sculpture seal search seat secure seed seek seize seldom select self selfish send senior
sense sensitive sentence separate series serious servant session settle settlement seven severe sew shade shadow shake
shallow shame shape share shark sharp shave shed sheep sheet shelf shell shelter shepherd shield shift shine ship shirt
shock shoot shore shortage shoulder shout shove shovel shy sick side sidewalk sigh sign signal silence silent silk silly
similar sin sing singer sink sister sites skill skin skip skirt skull sky slave sleep sleeve slice slide slim slip
slope smart smash smell smile smoke smooth snail snake snap sneeze soap social sock sofa soft soil soldier solid
solution solve soul soup sour south space spade spare spark specimen speech speed spell spider spill spin spirit spit
splendid split spoil sponge spoon spot spray spread squad square squeeze squirrel stable stadium stain stair stairs stake stamp
standard statue status steady steak steal steam steel steep steer stem step sticky stiff sting stir stock stomach
stone stool stoop storage stove straight strange stranger straw strawberry stream street strength stress stretch strict strike
string strip stripe stroke stroll struggle stubborn stuck studio study stuff stumble style subject submit substance suburb
subway succeed success suck sudden suffer sugar suitcase sunrise sunset superior supper supply suppose surface surgery surprise
surround survey survive suspect swallow swamp swan swear sweat sweater sweep sweet swell swift swim swing sword symbol
sympathy syrup tail tailor talent tame tank tap target task taxes teach teacher tear tease teenager temper temple tempt
tenant tend tender tent term terrible territory terror text thanksgiving theater theft theme theory thick thief thin thirsty
thorn thread threat threaten thrill throat throne throw thumb thunder ticket tide tidy tie tiger tight tile till timber
tin tiny tip tire tired tissue title tobacco toe tomato tomb tongue tooth topic torch tour tourist towel town towns toy
trace track tractor tradition traffic tragedy trail training transport trap travel tray treasure treat treatment treaty tree
tremble trend trial triangle tribe trick trip troop tropical trunk trust truth tube tuition tune tunnel turkey turtle
tutor twice twin twist ugly ulcer umbrella uncle underneath uniform union unique unite universe upper upset upstairs urban
urge usual vacant vague vain valley valuable value vapor vast vegetable veil vein venture verb verse vessel veteran
victim victory video view village violent violin virtue visible vision visit visitor vivid volume vote voyage waist
waiter waitress wake walk wander warm warn wash waste wave wax weak wealth weapon wear weave web wedding weed
weep weird welcome wet wheat wheel whip whisper whistle white whole wicked widow wild willing wind wing wipe wire
wise wish witness wolf wonder wooden wool workshop worm worn worship wound wrap wreck wrist write writer yard yell
yellow yesterday yield young youth zebra zone
abide abort accuse accuses accusing addicted ahmed aided aids ali allergist allergists alliance ample amuses amusing
amy angela anna annoyance anthology apathetic appall archived archives arena ashes astronomy auction automobile axis
bail bailing bails bait baked baking bands bans barge bash bashed bass basses batch baud beam beep bent beta bias
biases blackboard blinking blob bloke bob bobs bogs bogus boil boiled boiling bond bonds booth born borne botch bout
brake brakes breaker breakers bred breed breeding brian budge burnt bust butler cakes capturing careless carlos carol
ceases ceasing chen chucked chucking chucks cider circulate circulated citation cite cites clarifies clarity clash
clashes clearest clip coarse coasts coincidence coke collated comma commas compassion compelling compiled compiler
compilers compiling complacent complementary compliment composer composers composition compresses compromise
computation computing condemns condensed conductor confined confining conforming congested congesting congests conk
connection conservation consolation constrain contingent contradict contrives convention converse converted converting
converts convicted convicting convictions convicts cooks couriers cramp crass crib crunches cult curry dave davis
deadly debbie decode decoded decodes deed deeds deem deems defective delusion demented demise dent deposition deprives
depriving designated destined destines detection detective deterrent devising diagnostics diane dictator dine diner
dire discarded discards disgusts distracts ditch diverted division donation donna draining dread dreading dreamers
dreary drip dripped dripping drips drone dual dues duly dusty eater ecological education egos emily emit emulation
enlarges equality eric evolution excel excepted exception exclusive executed execution expansion expertise exploited
exploits explosive faculty fades faintest fairness farce faucet faucets feat feet fella fellas fender fibs fitter
fiver flare flaw flaws flew flied flog flop foam fond font footnote formatting fort foul foundation friction frowning
froze fuse gals garcia gary gasp gleaning gluten gods golf goof greg grieving guts hangover hardened havoc headlines
heather heirs helpless helpline homemade hood horde horses hose hoses housekeeping hype impended imperative impressive
imprisons inclusive indirection indistinguishable infected informative inherent inquired inserted insignificant
interacted interacting interaction interactions interruption inverted invoking jabs jeff jelly jennifer jessica jest
jim joe john jolly jones jose juan julie junction justifiable karen kernel kevin kim kimberly kings kowalski labs lads
lager larry laura laying lays lent lesion lest libel lied lien liens lighting linda lingerie lingo lisa lisp liter
literary litter loader lockup loft lotion luis lust mangling mania maria martinez matrices mattress mature maze
medieval megan meter meters mice michelle miguel mike miller mini mint misread misreads missiles missus misuse moan
moaning moans module modules mole moles moms mops muck muddle mutter mutters nancy nerd nerds nick node nodes norm
notation noun nouns novice nuns offspring onus opus outrage outraged outrages overcame overload overprice parity parse
parsed parses parsing patent pavement payers paystub paystubs pecking pedro peek pence perfection perm perms petitions
phases pinch pinches pinching pint pints plaguing planting ploy pointer pointers poke pony pork portrays postcode
postulate precede preceded precedent prefixes prep present presents presumes prevalent prevention prime primes printer
printers prisoner priya proactive probate production projection proportional prose prosecuted prosecuting prosecution
provision provokes publication pulp puncture puns punts quantify quid quietest quiz rabid rachel raid raids rained
raining raj ranging rant ranted rants rational rave raved raves reactor reasoned recurring redefining refined
refining regain reign rejection relay renaming render rendered rendering rending repent reputation requisite rereading
resigned resorted resorting resorts restrain restrained restrains reuse revelation revision revolted revolting
rewriting roaches roads rooter rotate rotated rotates rotating rotation roundabout sandra sane sang sank sarah
scanning scoop scorched scoreboard scott scum sect sections sects selection sentiment sentiments sequence severity
sexes sheer shes shingle shingles shone shot shots sift sighting sillier simulation sinister sitter situated situates
situating skim slag slap slick smith snack snag sneak sneaking sneaks sniff sole soles sons sore soundtrack spammers
span specialist specialists specification sped spoke spout sprang springs sprung staggers stale stall standpoint
startles startling starving statutes stereo sterling steve stick sticks stimulate stimulated stimulates stockbrokers
stole storefront stray strays stunning succession sued sues suitability sung supplier suppression surf surge susan
swam swat swore tack tacked tacking tackling tacks tales tens terminator terse thee theorems thereafter thorough thou
thous thrust tick timeline tinny toad token tom tome tony topical tore torn tornado tornadoes toss transaction
transformed transforms transition tread trek trims unblock underestimate undergoing underlines underlying undertaken
undertakes undertaking undertook underwriting undid unlisted unload unset unstable unsure unto unusable valve
variation vile violation virus visitation void wade waded wades wading wang ward warp warped warping wars wart warts
wary washers watertight whale whim width wive woke wood woods wore wrath wren wriggle`.split(/\s+/);

const known = new Set(commonWords.flatMap((word) => [word, stem(word)]));

/** Whether a word is an English one, in some form. */
export const isCommonWord = (word: string) => known.has(word) || known.has(stem(word));
