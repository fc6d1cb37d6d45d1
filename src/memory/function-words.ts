import { foldText } from "../language/split-words.ts";

/**
 * Words that say nothing about the subject: articles, pronouns, prepositions, auxiliaries, question words. In a
 * large text their rarity tells; in a small one only this list does.
 */
const WORDS: Record<string, string> = {
  en: `a an and any are as at be been being but by can could did do does for from had has have how i if in into is it its me my
    no not of on or our shall she should so than that the their them then there these they this those to was we were what
    when where which who whom whose why will with would you your he his her him us about tell please`,
  cs: `a aby ale ani ano asi at az bez bude budou by byl byla bylo byli byt ci co do ho i ja jak jake jaka jaky jako je jeho jeji
    jejich jen jeste ji jiz jsem jsi jsme jsou k kam kde kdo kdy kdyz ke ktera ktere kteri ktery ma maji mam me mi mne mu my na nad
    nebo nebyl neni nez o od on ona oni po pod podle pro proc pred pri s se si sve ta tak take tam te ten tento teto tim to toho tom tomu
    tu ty u uz v ve vsak z za ze kolik`,
  pl: `aby ale bez bo bedzie byc byl byla bylo byly ci co czy dla do gdy gdzie go i ich ile im ja jak jaka jaki jakie jako je jego jej jest
    jestem kiedy kto ktora ktore ktory ktorzy lub ma mam mi mnie moze na nad nie niz o od on ona one oni oraz po pod przed przez przy sa sie
    ta tak tam te tego tej ten to tu tym u w we z za ze dlaczego`,
  ru: `а без более бы был была были было быть в вам вас весь во вот все всего всех вы где да даже для до его ее если есть еще же за и из или
    им их к как какая какие какой какое каков какова каких ко когда кого кто ли мне может мы на над надо наш не него нее нет ни них но ну о об
    однако он она они оно от очень по под после потому почему при про с сколько со так также такой там те тем то того тоже той только том ты у
    уже хотя чего чей чем что чтобы чье эта эти это этого этой этот я являлся является`,
  ro: `a acest aceasta acestea acesti ai al ale am ar are as asupra au avea avut ca cand care carei caror carui cat cata cate cati ce cei cel cele
    cea cine cu cum da daca dar de decat despre din dintre dupa e ea ei el ele era erau este eu fi fie fost iar ii il in intr intre isi la le lor lui mai
    ne ni nu o or pe pentru prin sa sai sale sau se si sub sunt un una unde unei unor unui va vor`,
  de: `aber als am an auch auf aus bei bin bis bist da das dass dem den der des die dies diese doch du durch ein eine einem einen einer eines er
    es fur hat haben hatte ich ihr ihre im in ist ja kann man mit nach nicht noch nur oder ob sein seine sich sie sind so uber um und uns
    von vor war waren was wann warum welche welcher welches wenn wer wie wir wird wo zu zum zur`,
  fr: `a au aux avec ce ces cette comment dans de des du elle en est et etait ete il ils je la le les leur lui mais me ne nous on ou par pas
    pour pourquoi qu quand que quel quelle quelles quels qui sa se ses son sont sur un une vous combien`,
  es: `a al como con cual cuales cuando cuanto cuantos de del donde el ella en era es esta este fue ha han la las le lo los mas me mi no o para
    pero por porque que quien se ser si sin sobre son su sus un una y`,
  it: `a ai al alla anche che chi ci come con cosa da dal dalla dei del della di dove e ed era essere gli ha hanno i il in io la le lo ma mi
    nel nella non o per perche piu quale quali quando quanto sono su sua suo un una`,
};

const LISTS: ReadonlySet<string>[] = Object.values(WORDS).map(
  (words) => new Set(words.split(/\s+/).map(foldText)),
);

/**
 * Those of the question's words that are function words of its language: the one it has most of. (`take` says nothing in
 * Czech, `war` in German, `care` in Romanian; in English they do.)
 */
export function functionWordsOf(words: readonly string[]): Set<string> {
  const found = LISTS.map((list) => words.filter((word) => list.has(word)));
  const most = Math.max(...found.map(({ length }) => length));
  return new Set(found.filter(({ length }) => length === most).flat());
}
