import { LANGUAGE_CODES } from "../../language/language-codes.ts";
import { type Lexicon, lexiconOf, pivotsOf, withoutUmlauts } from "../../language/lexicon.ts";
import { stemWord } from "../../language/stem-word.ts";
import { vectorOf } from "../../language/word-vectors.ts";
import { toWordForm, type WordForm } from "./match-words.ts";

/** Abbreviations in argument names and values, with the words that they abbreviate. */
const SHORT_FORMS = `
acct: account
addr: address
amt: amount
app: application app
appt: appointment
asgn: assignee
auth: authentication authorization
auto: automatic auto
avg: average
bal: balance
bldg: building
cat: category
cfg: configuration
cnt: count
cntry: country
ctry: country
comp: company
curr: currency
cur: currency
cust: customer
dept: department
desc: descending description
descr: description
dest: destination
dir: direction directory
dist: distance
doc: document
dob: birthday
dt: date
dur: duration
eff: effective
emp: employee
env: environment
err: error
est: estimate
exp: expense expiry
ext: extension
fin: finance
freq: frequency
grp: group
info: information
inv: invoice
inspct: inspection
itm: item
itms: items
lang: language
lbl: label
lim: limit
lng: longitude
loc: location
lvl: level
mach: machine
maint: maintenance
mat: material
max: maximum
mfr: manufacturer
mgr: manager
min: minimum
mode: mode
msg: message
mtg: meeting
nbr: number
num: number
op: operation operator
ord: order
org: organization
orig: origin
pax: passengers
pct: percent
pkg: package
pmt: payment
pref: preference
prc: price
prio: priority
prod: product
proj: project
prop: property
pwd: password
qty: quantity
rcpt: receipt recipient
recv: received
ref: reference
reg: region registration
rem: remark
repo: repository
req: request
res: reservation
resp: response
rm: room
rsn: reason
rsv: reservation
sched: schedule
sens: sensor
sess: session
spec: specification
st: status
stat: status
std: standard
subj: subject
subs: subscriber
svc: service
temp: temperature
tel: telephone
tx: transaction
txn: transaction
typ: type
unpd: unpaid
usr: user
val: value
veh: vehicle
ver: version
vol: volume
wh: warehouse
whs: warehouse
wk: week
wt: weight
yr: year`;
/** The word that an abbreviation stands for, if there is exactly one. */
export function expandShort(word: string): string {
  const full = shortForms.get(word);
  return full?.length === 1 ? (full[0] ?? word) : word;
}

const shortForms: ReadonlyMap<string, readonly string[]> = new Map(
  SHORT_FORMS.trim()
    .split("\n")
    .map((line) => line.split(": "))
    .map(([short = "", words = ""]) => [short, words.split(" ")] as const),
);

/**
 * The form of a word in an identifier. Identifiers are abbreviated, written without umlauts, or in a
 * different language than the document, so unknown words are looked up in the other languages.
 */
export function toNameForm(word: string, lexicon: Lexicon): WordForm {
  const full = shortForms.get(word);
  if (full !== undefined) {
    const pivots = full.map(stemWord);
    return { word, stem: stemWord(word), pivots, english: full, key: `${word} ${pivots.join(" ")}` };
  }
  const plain = withoutUmlauts(word);
  if (lexicon.code === "de" && plain !== word && vectorOf(word) === null)
    return pivotsOf(lexicon, plain).length > 0
      ? respell(toWordForm(plain, lexicon), word)
      : toWordForm(plain, lexicon);

  const own = toWordForm(word, lexicon);
  if (own.pivots.length > 0 || (lexicon.code !== "en" && own.english.length > 0)) return own;
  if (isEnglish(word)) return { ...own, english: [word], key: `${word} en` };
  for (const code of new Set([lexicon.code, ...LANGUAGE_CODES])) {
    if (code === "en") continue;
    const other = lexiconOf(code);
    for (const spelling of code === "de" ? [word, withoutUmlauts(word)] : [word]) {
      const pivots = pivotsOf(other, spelling);
      if (pivots.length > 0) return respell(toWordForm(spelling, other), word);
    }
  }
  return { ...own, english: [word], key: `${word} en` };
}

/** Keeps the spelling of a word with the meaning of another spelling. */
function respell(form: WordForm, word: string): WordForm {
  return { ...form, word, stem: stemWord(word), key: `${word} ${form.key}` };
}

function isEnglish(word: string): boolean {
  return vectorOf(word) !== null || lexiconOf("en").verbsOf(word).length > 0;
}
