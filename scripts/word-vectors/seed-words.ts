/**
 * Examples that distinguish names in the source from words: people, places and brands on one side, words of
 * all kinds on the other. Verbs in the past tense and words of politics and sports are there because names surround them in news.
 */
export const NAMES = split(`
  john mary michael david susan robert linda james karen thomas peter paul anna maria jose carlos juan luis ahmed mohammed
  ali hassan ivan vladimir sergei hans klaus pierre jean francois giovanni marco yuki hiroshi kim chen wang zhang singh
  kumar patel smith johnson williams brown jones garcia miller davis rodriguez martinez kowalski nguyen fernandez lopez
  hussein abdullah yamamoto tanaka andersson johansson eriksson ferguson murphy kelly sullivan boris natalia elena svetlana
  gupta sharma khan malik osman yilmaz kostas silva santos oliveira pereira

  london paris berlin moscow tokyo beijing chicago houston boston madrid rome mumbai delhi cairo lagos nairobi sydney
  toronto texas ohio florida california oregon bavaria punjab catalonia france germany spain italy russia china japan india
  brazil mexico canada australia kenya nigeria egypt iran iraq kosovo chechnya dallas seattle denver memphis atlanta phoenix
  detroit leeds manchester lyon marseille hamburg munich milan turin osaka kyoto seoul busan shanghai jakarta manila hanoi

  toyota siemens boeing nokia pfizer novartis goldman citigroup yankees lakers arsenal liverpool barcelona steelers celtics
  harvard oxford yale clinton obama merkel putin sarkozy blair reagan thatcher federer nadal agassi beckham messi spielberg
  tarantino picasso mozart beethoven shakespeare tolstoy
`);

export const WORDS = split(`
  invoice customer payment order product list create delete update search user account message file folder image picture
  movie song album playlist recipe weather forecast alarm reminder calendar event meeting ticket flight hotel restaurant menu
  kitchen light lamp volume music radio station channel video camera phone battery keyboard screen button window door table
  chair carpet floor wall roof garden tree flower river mountain beach ocean rain snow wind cloud sun moon museum park church
  happy sad angry quick slow large small tall short bright dark heavy hot cold warm cool new old young early late next last
  previous open closed public private free busy empty full clean dirty cheap expensive easy difficult simple complex strong
  run walk jump eat drink sleep write read speak listen watch look find seek choose select buy sell pay send receive give
  take bring carry push pull close start stop begin finish calculate estimate measure compare verify confirm approve reject
  cancel schedule notify remind translate convert download upload import export copy paste print scan share publish archive
  launched conducted handled claimed noted warned arrived married owned proposed offered refused joined announced spent met
  kicked drafted doubled retained disclosed invested rallied postponed favored combined dropped drawn advised unveiled earned
  manager president minister spokesman senator deputy chairman brother daughter uncle coach player striker referee goal team
  league coalition parliament embassy army police prosecutor attorney sheriff governor mayor citizen protester soldier
  engine wheel bicycle protein vitamin bacteria enzyme disease medicine doctor nurse patient hospital teacher student exam
  school library author novel poem grammar sentence paragraph dictionary language court judge lawyer contract mortgage
  insurance salary tax inflation budget interest dividend warehouse shipment parcel vendor supplier discount refund
  subscription database software server password token algorithm parameter identifier attribute template threshold latency
  bandwidth configuration repository directory metadata notification thumbnail username admin loudness slippery underwater
  vegetarian itinerary reimbursement decimal fraction polygon latitude longitude temperature humidity velocity voltage
  bracket hyphen comma bookmark mailbox nickname avatar emoji widget slider timestamp checksum workflow milestone backlog
  checklist attendee organizer currency quota webinar lemons blanks alcoholics mysticism extremists junctions grandsons
`);

/** Vocabulary of API documents that is rare in the news, or that its surroundings there make look like names. */
export const API_WORDS = split(`
  admin alias api append async attachment auth autocomplete avatar backend batch binary bitmap blacklist boolean bucket
  cache callback catalog changelog charset checkbox checkout checksum clipboard codec commerce commit config configure
  credential cron csv currency cursor dashboard database datatype dataset deactivate debug decode decrypt delimiter
  deprecated descriptor desktop dropdown ecommerce email encode encrypt endpoint enum env export filename filesystem filter
  firewall firmware folder format frontend gateway geolocation gps guid hash header hostname html http iban icon identifier
  immutable import inbox index init initialize integer invoice iterator job jpeg json jwt keyword latency latitude ledger
  locale login logout longitude lookup mailbox manager metadata middleware milestone minify multipart mutable namespace
  notification null oauth offline online onboarding organizer outbox overview pagination param parameter parse parser
  passcode password payload payout pdf permalink placeholder playlist plugin podcast popup postcode prefix prepaid preset
  preview proxy query queue quota realtime reassign recipient recurrence redirect refund regex rename render repo
  repository reschedule reset restore retrieve router rss runtime scheduler schema scope screenshot script sdk serialize
  session setup signature signup sku sms smtp snapshot spam sso ssl subdomain subscriber subscription subtask suffix sync
  tag template tenant thumbnail timeline timeout timestamp timezone tls token toggle tooltip transcript txt unarchive
  unassigned unlink unlock unread unsubscribe unverified upload upsert uri url username uuid validate validator vendor
  follower hashtag retweet tweet viewer webcam webhook webinar whitelist widget wifi workflow workspace xml yaml zip zipcode bluetooth thermostat
`);

function split(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
