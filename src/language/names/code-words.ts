import { LANGUAGE_CODES } from "../language-codes.ts";
import { type Lexicon, lexiconOf, pivotsOf, withoutUmlauts } from "../lexicon.ts";
import { splitWords } from "../split-words.ts";
import { vectorOf } from "../word-vectors.ts";

/** Abbreviations in names of operations, arguments and values, with the words that they may stand for. */
const ABBREVIATIONS = `
acct: account
addr: address
amt: amount
app: application app
appr: approval approved
appt: appointment
asgd: assigned
asgn: assignee
attn: attention
auth: authentication authorization
auto: automatic auto
avail: available availability
avg: average
bal: balance
bldg: building
calc: calculate
canc: cancel
cat: category
ccy: currency
cert: certificate
cfg: configuration
cfm: confirm
chg: change charge
cncl: cancel
cnf: confirm
cnt: count
cntry: country
comp: company
compl: complete completed
contr: contract
coord: coordinate
ctr: center counter
ctry: country
cur: currency
curr: currency
cust: customer
cxl: cancel
decl: declaration
deliv: delivery
dept: department
desc: descending description
descr: description
dest: destination
dir: direction directory
dist: distance
dlvry: delivery
dob: birthday
doc: document
dpt: department
dst: destination
dt: date
dur: duration
eff: effective
emp: employee
env: environment
err: error
est: estimate
exec: execution executed
exp: expense expiry
ext: extension
fin: finance end
freq: frequency
fwd: forward
gen: generate generic
grp: group
hist: history
hrs: hours
impl: implementation
info: information
inspct: inspection
instr: instruction
inv: invoice
invt: inventory
itm: item
lang: language
lbl: label
lim: limit
lng: longitude
loc: location
lst: list
lvl: level
mach: machine
maint: maintenance
mat: material
max: maximum
mfr: manufacturer
mgr: manager
min: minimum
mins: minutes
mob: mobile
msg: message
msisdn: phone
mtg: meeting
mths: months
nbr: number
num: number
nxt: next
op: operation operator
ord: order
ordr: order
org: organization
orgn: origin
orig: origin
pax: passengers
pct: percent
pkg: package
pmt: payment
pos: position
prc: price
pref: preference
prev: previous
prio: priority
proc: process
prod: product
proj: project
prop: property
pub: publish public
purch: purchase
pwd: password
qry: query
qty: quantity
rcpt: receipt recipient
recur: recurrence
recv: received
ref: reference
reg: region registration
rel: release related
rem: remark
repo: repository
rept: report
req: request
reqd: required
res: reservation
resp: response
rm: room
rsn: reason
rsv: reservation
sched: schedule
secs: seconds
sens: sensor
seq: sequence
sess: session
shpmt: shipment
spec: specification
src: source
st: status
stat: status
std: standard
stmt: statement
sts: status
subj: subject
subs: subscriber
supp: supplier support
svc: service
tel: telephone
temp: temperature
tgt: target
tot: total
trk: tracking
trx: transaction
tx: transaction
txn: transaction
typ: type
unpd: unpaid
upd: update
usr: user
val: value
veh: vehicle
ver: version
vndr: vendor
vol: volume flight
wh: warehouse
whs: warehouse
wk: week
wknd: weekend
wt: weight
xfer: transfer
yr: year`;

const meanings: ReadonlyMap<string, readonly string[]> = new Map(
  ABBREVIATIONS.trim()
    .split("\n")
    .map((line) => line.split(": "))
    .map(([short = "", words = ""]) => [short, words.split(" ")] as const),
);

/** The English words that an abbreviation may stand for, also in the plural: `accts`; undefined if it is none. */
export function meaningsOf(word: string): readonly string[] | undefined {
  return (
    meanings.get(word) ??
    (word.length > 3 && word.endsWith("s") ? meanings.get(word.slice(0, -1)) : undefined)
  );
}

/** The word that an abbreviation stands for, if there is exactly one; otherwise the word itself. */
export function expandAbbreviation(word: string): string {
  const full = meaningsOf(word);
  return full?.length === 1 ? (full[0] ?? word) : word;
}

/** The words of a name in code, with abbreviations that are no words of English or of the document written out. */
export function splitName(name: string, { english }: Lexicon): string[] {
  return splitWords(name).map((word) =>
    vectorOf(word) === null && english(word).length === 0 ? expandAbbreviation(word) : word,
  );
}

/** Abbreviations of verbs. */
const ACTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    upd: "update",
    del: "delete",
    rmv: "remove",
    mv: "move",
    calc: "calculate",
    canc: "cancel",
    cncl: "cancel",
    cxl: "cancel",
    gen: "generate",
    chg: "change",
    proc: "process",
    pub: "publish",
    xfer: "transfer",
    fwd: "forward",
    cfm: "confirm",
    cnf: "confirm",
    sched: "schedule",
  }),
);

/** The same where a name says what is done: `ord_upd` updates, and does not order. */
export function splitAction(name: string, { english, functionWords }: Lexicon): string[] {
  return splitWords(name).map((word) =>
    functionWords.has(word) || english(word).length > 0 ? word : (ACTIONS.get(word) ?? word),
  );
}

/** How a language may spell a word of a name: German names are written without umlauts. */
export function spellingsIn(word: string, code: string): string[] {
  return code === "de" ? [word, withoutUmlauts(word)] : [word];
}

/** A word and the language that knows it. */
export interface Origin {
  lexicon: Lexicon;
  /** As the language spells it: `gaeste` is `gaste` after folding. */
  word: string;
}

/**
 * The language other than English that a word of a name is from, the document's first; null for an English word and for
 * an unknown one. Names are often in another language than the texts, or have no texts beside them.
 */
export function originOf(word: string, { code }: Lexicon): Origin | null {
  if (vectorOf(word) !== null || lexiconOf("en").verbsOf(word).length > 0) return null;
  for (const each of new Set([code, ...LANGUAGE_CODES])) {
    if (each === "en") continue;
    const lexicon = lexiconOf(each);
    for (const spelling of spellingsIn(word, each))
      if (pivotsOf(lexicon, spelling).length > 0) return { lexicon, word: spelling };
  }
  return null;
}
