/** Groups of English verbs with the same meaning for an API. A verb may be in several groups. */
const SYNONYMS = `
add create insert make new set-up register generate
create open issue start raise file log draft
create book schedule arrange plan reserve set-up
create submit file lodge report place raise request
create order place
create write post compose
create record log note enter
create invite enroll
add attach put insert include append
add assign
add subscribe enroll sign-up join register
register sign-up enroll check-in
delete remove erase destroy discard drop trash
delete dismiss dispose
remove detach unassign exclude take-off kick
remove unsubscribe unenroll
cancel call-off void withdraw revoke abort drop
cancel delete
cancel stop terminate end
close finish end complete resolve
complete finish finalize resolve mark
update change edit modify amend correct alter adjust set
update rename
update move
update reschedule
change replace swap switch
set adjust change put
increase raise turn-up
decrease reduce lower turn-down cut
rename retitle name
move transfer relocate shift migrate
move reschedule postpone rebook
reschedule postpone delay shift put-off
assign allocate delegate give set
add create make new
create prepare draft
create save store
block deny disallow
unblock reconnect
reopen open
acknowledge confirm
unassign remove
send deliver transmit dispatch email forward mail
send message text notify post write
notify inform alert remind announce
reply respond answer
reply comment write post
comment note add
approve accept authorize confirm grant
confirm verify
reject deny decline refuse disapprove dismiss
lock secure
block lock ban suspend freeze
unblock unlock unban unfreeze
block hold quarantine
hold pause suspend
release unblock unhold free
enable activate turn-on start switch-on
disable deactivate turn-off stop switch-off suspend
start begin launch run initiate trigger execute turn-on
run execute trigger launch start perform
stop end halt terminate kill shut-down turn-off
restart reboot reload
pause suspend hold snooze
resume continue unpause restart reactivate reopen
reactivate activate resume restore
renew extend prolong
restore recover undelete unarchive revert
unarchive restore reopen
roll-back revert undo
book reserve
buy purchase order
pay settle
transfer send wire move
transfer wire pay
refund reimburse return
convert exchange calculate
calculate compute estimate evaluate quote
upload import attach
download export fetch
import load upload
export download
deploy release ship roll-out promote
publish post release announce
unpublish withdraw hide
share send
follow subscribe
unfollow unsubscribe
like favorite
save store keep bookmark
borrow check-out rent
return check-in bring-back
lend check-out
check-in arrive
check-out leave discharge depart
discharge check-out release
log record track enter
print label
scan read
ship send dispatch
collect pick-up
report file submit
flag mark tag label
tag label mark
merge combine join
split divide
copy clone duplicate
sync synchronize refresh update reload
validate verify check test
test check run
track trace locate
mute silence
call phone ring
fill refill top-up load
top-up deposit recharge charge
heat warm warm-up
water irrigate
feed
clean wash
open
play start
skip
rate score review
vote
sign
void cancel
archive
retire archive decommission
issue create
issue release
escalate raise
claim
translate
show display
create build produce compose establish construct make
create generate produce
create appoint
create set-up provision
appoint assign make name
assign hand-over reassign
reassign assign
allocate earmark assign
update set configure
set configure define specify
set switch turn
switch change set
adjust tune calibrate
move reposition relocate
redirect route forward reroute
move route
favorite like star save bookmark
unfavorite unlike
save favorite
record capture log
evict remove kick
kick remove eject
permit allow enable grant
disarm deactivate turn-off disable
arm activate turn-on enable
notify warn
brighten increase turn-up
lift remove release
lift raise increase
detach disconnect remove
unload empty
empty clear flush
fill load
clear reset empty
flush clear empty reset
reset restart
replenish refill order restock
resend send
retry resend run
rotate renew regenerate replace
regenerate generate create renew
refresh regenerate renew
evaluate score grade assess
invoke run call trigger execute
process run
settle complete close
waive forgive cancel
void invalidate
withdraw cancel revoke remove retract
withdraw take-out
deposit credit add pay-in
debit charge
credit deposit top-up add
redeem use apply
use apply redeem
provision create set-up deploy
resize scale
scale set
compress archive
map assign
donate give pay
sign confirm
vacate check-out leave
appoint nominate
pledge donate
cash-out withdraw
charge bill pay
bill charge invoice
invoice bill
page notify
wake start turn-on
arrange schedule
rent book borrow hire
hire rent
leave exit
join add subscribe enter
enter join
complete close done
dispatch send assign
dispose discard
correct fix
fix resolve repair
repair fix
hide archive
stop discontinue
drop remove
request ask
request order book
ask create post
propose create
prepare make
translate convert
prioritize set
rate review
react add
pin add
pick select
select set choose
extract parse
parse extract
measure read
lengthen extend
tell inform notify message send post
remove uninvite
accelerate increase
`;

/** Opposite actions. Groups on the same side are joined by `/`. */
const OPPOSITES = `
lock unlock
block unblock
ban unban
freeze unfreeze
mute unmute
pin unpin
like unlike
follow unfollow
subscribe/join/enroll/sign-up unsubscribe/leave
publish unpublish
archive unarchive/restore
assign unassign
tag/label untag
install uninstall
delete/remove/trash undelete/restore/add/create
remove/take-away assign/enroll/register/invite/grant/attach
open/reopen close/shut
close/resolve reopen
win lose
approve/accept/confirm reject/decline/deny/refuse
enable disable
activate/reactivate deactivate/suspend
turn-on/switch-on turn-off/switch-off
turn-up/increase turn-down/decrease
start/begin/run stop/end/terminate/pause
pause/suspend/hold/stop resume/continue/start
connect disconnect
attach detach
check-in check-out
clock-in clock-out
log-in log-out
deploy/release roll-back
grant revoke
include exclude
show hide
import export
upload download
send receive
buy sell
lend return
borrow return
deposit withdraw
charge refund
pay refund
load unload
fill empty/drain
heat cool
hire fire/dismiss
admit discharge
enroll unenroll/expel
suspend/dismiss/fire reinstate
upgrade downgrade
cancel/void reopen/restore/confirm/resume/book/create/renew
hold/quarantine/block release
quarantine release
extend shorten
retire reactivate
register unregister
favorite unfavorite
arm disarm
mount unmount
pair unpair
credit debit
encrypt decrypt
permit/allow deny/block
brighten dim
check uncheck
select deselect
link unlink
mark unmark
plug unplug
schedule unschedule
invite uninvite
commission decommission
hand-out collect
warm cool
restrict permit
collect deliver
take give
raise lower
`;

/** Verbs that only read. */
const READING =
  "find search list get show retrieve fetch view see read display look check access browse inspect track trace locate compare count query watch describe identify calculate estimate predict convert translate validate verify test preview measure match ask quote lookup recommend suggest evaluate analyze summarize monitor report export download";

/** Verbs that delete, send and spend money, which are the same in every language of the lexicon. */
export const DELETING: ReadonlySet<string> = new Set(
  "delete remove erase destroy discard purge drop trash cancel call-off void revoke terminate unsubscribe".split(
    " ",
  ),
);
export const SENDING: ReadonlySet<string> = new Set(
  "send deliver dispatch email mail message text forward notify inform".split(" "),
);
export const PAYING: ReadonlySet<string> = new Set(
  "pay refund charge transfer buy purchase order".split(" "),
);

const STRONG = new Map<string, Set<string>>();
for (const line of SYNONYMS.trim().split("\n")) {
  const group = line.split(" ");
  for (const verb of group) STRONG.set(verb, new Set([...(STRONG.get(verb) ?? []), ...group]));
}

/** Synonyms of a verb, without those of two words. */
export function synonymsOfVerb(verb: string): string[] {
  return [...(STRONG.get(verb) ?? [])].filter((other) => other !== verb && !other.includes("-"));
}

const AGAINST = new Map<string, Set<string>>();
for (const line of OPPOSITES.trim().split("\n")) {
  const [left = [], right = []] = line.split(" ").map((side) => side.split("/"));
  for (const [side, other] of [
    [left, right],
    [right, left],
  ] as const)
    for (const verb of side) AGAINST.set(verb, new Set([...(AGAINST.get(verb) ?? []), ...other]));
}

const READING_SET: ReadonlySet<string> = new Set(READING.split(" "));

export function isReadingVerb(verb: string): boolean {
  return READING_SET.has(verb);
}

/** 1 for the same verb, 0.85 for a synonym, −1 for the opposite, 0 otherwise. */
export function compareVerbs(wanted: string, offered: string): number {
  if (wanted === offered) return 1;
  if (AGAINST.get(wanted)?.has(offered)) return -1;
  return STRONG.get(wanted)?.has(offered) ? 0.85 : 0;
}

/** The default actions of HTTP methods (RFC 9110 §9.3, RFC 5789). */
export const METHOD_VERBS: Readonly<Record<string, readonly string[]>> = {
  GET: ["get", "list", "show", "find", "check"],
  HEAD: ["get", "check"],
  POST: ["create", "add"],
  PUT: ["update", "set", "replace"],
  PATCH: ["update", "change"],
  DELETE: ["delete", "remove"],
};
