/**
 * Words that never identify an operation, folded (no diacritics): function words, question words,
 * courtesies. All languages share one set. Words that are API vocabulary in another language (English
 * "list", "die", "do") are left out unless they are function words in English.
 *
 * The memory has separate lists (`memory/read-question.ts`), because it reads prose in one language at a
 * time, in which API vocabulary such as "make", "go" or "most" is unspecific. With its English words added
 * here, the right tool of several APIs came first for 55 instead of 56 of 100 questions (`npm run bench
 * retrieval`).
 */
const ENGLISH = `
a about above after again all also am among an and any anyone anything are aren as at available be because been before being below between both but by
can cannot could couldn d did didn do does doesn doing don done down during each either else ever every everything few for from further
given going gonna got had has hasn have haven having he hello her here hers hey hi him his how however i if im in into is isn it its itself just
know let like ll lot lots many may maybe me might mine more much must my myself need needed needs neither no nor not now of ok okay on once one only onto or other others our ours over own
per please possible quite rather re really regarding s same say says shall she should shouldn since so some somebody someone something soon such sure
t tell than thank thanks that the their theirs them then there these they thing things this those through to too under until upon us use used using ve very via
wanna want wanted wants was wasn way we well were weren what whatever when where whether which while who whom whose why will wish with within without won would wouldn
yes yet you your yours yourself along across toward towards specific particular certain various relevant including include includes ensure additionally finally simultaneously lastly
give gave gives show tell provide provides get gets
`;

const OTHERS = `
aby ale ani ano asi az bez bude budou bych byl byla bylo byly byt chci chtel co coz cili dale ho i ja jak jake jaky jaka jako je jeho jej jeji jejich jen jeste jestli ji jiz jsem jsi jsme jsou jste
k kde kdo kdy kdyz ke ktera ktere ktery ma mam mi mit me mne mnou moje muj my na nad nam nas ne nebo neni nez o od on ona oni ono pak po pod podle prave pred pro prosim proto protoze pri s se si sve svuj
ta tak take tato te ten tento teto ti to toho tohle tom tomto tu tuto ty uz v vam vas ve vsak vsechny vy z za zda ze mne potrebuji

bardzo bedzie byc ci czy dla gdy gdzie go ich ile jaki jakie jest jestem jego kiedy kto ktora ktore ktory mnie moj moze mozna nie niej oraz oto prosze przez przy sa sie sobie tej tego tym tylko w wszystkie z ze chce

ako aku alebo cez chcem este iba jeho kde ked ktory mna moze nie pre pri som su svoj tento tych vsetky

aber als am auch auf aus bei bin bis bitte da dann das dass dem den denn der des dich dir du durch ein eine einem einen einer eines er es fur gib hab habe hat hatte ich ihm ihn ihr im ist kann kannst
konnen konnte machen man mein meine meinem meinen meiner mich mir mit mochte muss nach nicht noch nur oder schon sein seine sich sie sind soll uber um und uns unser vom von vor war was welche welcher welches wenn wer werden wie wird wir wo zu zum zur

al algo ante como con cual cuales cuando de del desde donde el ella ellos en entre era es esa ese eso esta este esto estos favor fue ha hay la las le les lo los mas mi mis muy nos nosotros o para pero por
porque puede puedes que quien quiero se sea ser si sin sobre son su sus tambien te tengo tiene tu tus un una uno unos y ya yo

au aux avec c ce ces cet cette d dans de des du elle en est et etre eux il ils j je l la le les leur lui m ma mais mes moi mon n ne nos notre nous on ou par pas plus pour peux pouvez pourrais qu que quel quelle quels qui quoi sa ses s sont son sur ta te tes toi ton tu un une veux voudrais vos votre vous y

acest aceasta am ar as au ca care ce cea cel cele cei cu cum da daca din dintre doar dupa e ei el ele eu fi fost iar il imi in insa intre la le lui mai mea meu mi ne nu pe pentru poti prin sa sau sunt te ti un unei unui va vreau

а без бы был была были было быть в вам вас весь во вот все всех вы где да для до его ее если есть еще же за и из или им их к как какие какои какая ко когда которыи кто ли мне мое мои мы на над не него нее нет ни но о об он она они оно от по под пожалуиста при с со так также там то тои только том ты у уже хочу чем что чтобы эта эти это этот я

e o os um uma uns do da dos das no na nos nas com sem seu sua que qual quais por para pelo pela voce eu meu minha
il lo gli uno di del della dei delle con per che chi cosa quale sono ho hai mio mia nel nella
`;

export const ENGLISH_STOP_WORDS: ReadonlySet<string> = toSet(ENGLISH);
/** Words above that are also resources of APIs: "show all lots". The generated word vectors leave them out. */
const NOUNS = /^lots?$/;
export const STOP_WORDS: ReadonlySet<string> = new Set(
  [...toSet(ENGLISH + OTHERS)].filter((word) => !NOUNS.test(word)),
);

function toSet(text: string): Set<string> {
  return new Set(text.split(/\s+/).filter((word) => word !== ""));
}

/** Names of paging and formatting arguments, which every list operation has. */
export const PAGING_WORDS: ReadonlySet<string> = new Set(
  "page pages per limit offset cursor size count sort order direction fields field include expand format locale lang language max min start end skip top filter".split(
    " ",
  ),
);
