import { SAME_THINGS } from "./data/same-things.data.ts";
import { stemWord } from "./stem-word.ts";

/**
 * Groups of words that users and API authors use for the same concept. Words are general API vocabulary in
 * the singular; a word may be in several groups. Based on the vocabulary of web APIs in general, not on
 * one data set.
 */
const GROUPS = `
find search lookup query locate discover
list enumerate browse index catalog
retrieve fetch access obtain read view check
create add register new insert make
update modify change edit adjust patch revise amend
delete remove erase destroy discard purge
send deliver dispatch transmit notify
submit post provide upload file
start begin initiate launch trigger
stop end terminate halt pause
cancel abort revoke withdraw
enable activate turn
automatic automatically auto
disable deactivate suspend
assign allocate attach link
schedule plan book reserve appointment
booking reservation
compute calculate estimate determine
analyze analysis analytics insight evaluate assess assessment evaluation
compare comparison difference diff
predict forecast prediction projection
recommend suggest recommendation suggestion
similar alike related resemble
verify validate confirm check validation verification
report summary overview statement
statistic stat metric measure kpi performance
trend pattern history historical
log record entry event activity
status state condition progress health
free available availability vacant vacancy
alert alarm warning notification
notification message push
message mail email sms text
email mail address
invoice bill billing receipt
payment pay charge transaction transfer
price cost fee rate quote
money amount balance fund budget
refund reimbursement chargeback
order purchase buy checkout
cart basket
product item goods article sku
inventory stock warehouse supply
shipment shipping delivery parcel tracking
customer client buyer consumer account
user account member profile person people
person people actor individual human
employee staff worker personnel workforce
company organization business firm corporation enterprise vendor
supplier vendor provider
team group crew department
cast crew credit actor actress director star role
movie film
tv television show series
episode season
song track music audio tune
artist singer musician band performer
album release record
playlist queue
popular trending top hot best
latest recent newest last current new
upcoming next future soon
release premiere publish
rating score review vote star
review feedback comment opinion
image picture photo poster avatar logo thumbnail look
video clip footage stream
file document attachment
folder directory
download export
upload import
keyword tag label topic
category genre type kind class
description detail information info overview biography about
name title
date time day schedule
birthday birth born
location place address city
country nation region
weather temperature climate
weather rain snow storm sunny
temperature warm cold hot weather
map route direction navigation
vehicle car automobile fleet
flight airline plane
hotel accommodation lodging room
restaurant menu dining meal
food recipe ingredient nutrition
doctor physician provider practitioner
patient medical health
medication drug medicine prescription
property estate house home listing
tenant renter lease
ticket issue case incident
issue bug defect problem
task job todo work
project repository repo
repository repo
pull merge
branch ref
setting configuration config preference option parameter
configure setup set
permission role access privilege right
token key credential secret
login authenticate signin authentication auth
logout signout
password passphrase
subscription subscribe plan
follow follower subscribe
like favorite save bookmark star
share invite
question query inquiry ask
answer response reply
contact phone telephone
meeting appointment event calendar
course training lesson learning
stock share security equity
market exchange
portfolio investment asset holding
loan mortgage credit
insurance policy coverage claim
contract agreement
energy electricity power
consumption usage use
emission carbon pollution
device equipment machine asset
sensor meter reading
maintenance repair service
threat vulnerability risk attack
backup restore snapshot recovery
server host instance machine
deploy deployment release rollout
webhook hook callback
id identifier number
member participant attendee
note memo comment
compliance regulation regulatory audit
threshold limit
delay late overdue
`;

/** term → terms of the same groups, both stemmed, without the term itself. */
const EXPANSIONS: ReadonlyMap<string, readonly string[]> = collectExpansions();

/** Synonyms of a (stemmed) term; a derivation ("directed") uses those of its relative ("director"). */
export function expandTerm(term: string): readonly string[] {
  const known = EXPANSIONS.get(term) ?? derived.get(term);
  if (known !== undefined || term.length < 5) return known ?? [];
  const relatives = [...EXPANSIONS.keys()].filter(
    (other) => other.startsWith(term.slice(0, 5)) && isDerivation(term, other),
  );
  const found = [...new Set(relatives.flatMap((relative) => EXPANSIONS.get(relative) ?? []))];
  if (derived.size >= MAX_DERIVED) derived.clear();
  derived.set(term, found);
  return found;
}

const MAX_DERIVED = 5_000;
const derived = new Map<string, readonly string[]>();

/** Whether one stem extends the other: "direct" and "director"; not "custom" and "custodi". */
function isDerivation(a: string, b: string): boolean {
  return (a.startsWith(b) || b.startsWith(a)) && Math.abs(a.length - b.length) <= 3;
}

function collectExpansions(): Map<string, string[]> {
  const sets = new Map<string, Set<string>>();
  for (const line of GROUPS.trim().split("\n")) {
    const terms = line.split(" ").map(stemWord);
    for (const term of terms) {
      const others = sets.get(term) ?? new Set<string>();
      for (const other of terms) if (other !== term) others.add(other);
      sets.set(term, others);
    }
  }
  return new Map([...sets].map(([term, others]) => [term, [...others]]));
}

/** Stem → numbers of the lines of `SAME_THINGS` that contain it. */
const SAME: ReadonlyMap<string, readonly number[]> = numberLines(SAME_THINGS);

/** Numbers of the things that a stem names; stems with a number in common name the same thing. */
export function thingsOf(stem: string): readonly number[] {
  return SAME.get(stem) ?? [];
}

function numberLines(text: string): Map<string, number[]> {
  const found = new Map<string, number[]>();
  text
    .trim()
    .split("\n")
    .forEach((line, at) => {
      for (const stem of new Set(line.split(" ").map(stemWord)))
        found.set(stem, [...(found.get(stem) ?? []), at]);
    });
  return found;
}
