/** How two words relate; pairs written for these tests, of everyday and of API vocabulary. */
export type PairKind = "synonym" | "related" | "opposite" | "unrelated";

const PAIRS: Record<PairKind, string> = {
  synonym: `
    movie film, song tune, picture photo, picture image, buy purchase, begin start, finish end, finish complete, delete erase,
    remove delete, modify alter, modify change, customer client, employee worker, salary wage, salary pay, firm company,
    car automobile, bicycle bike, airplane aircraft, doctor physician, medicine drug, illness disease, city town, home house,
    garbage trash, couch sofa, stove oven, lamp light, volume loudness, loud noisy, quiet silent, mute silence, schedule timetable,
    meeting conference, appointment meeting, reminder alert, message note, mail letter, phone telephone, photo snapshot,
    error mistake, bug defect, repair fix, assist help, permit allow, forbid prohibit, reply respond, answer response, request ask,
    choose select, search seek, find locate, show display, send transmit, get obtain, gather collect, store shop, price cost,
    invoice bill, refund reimbursement, discount rebate, shipment delivery, parcel package, vendor supplier, buyer purchaser,
    contract agreement, loan credit, insurance coverage, tenant renter, hotel inn, flight plane, holiday vacation, trip journey,
    recipe dish, meal dinner, restaurant cafe, author writer, teacher instructor, student pupil, kid child, lawyer attorney,
    password passcode, picture photograph, repository archive, directory folder, verify confirm, calculate compute, estimate approximate
  `,
  related: `
    rain weather, umbrella weather, temperature weather, snow forecast, actor movie, director film, singer song, album music,
    guitar music, chef recipe, ingredient recipe, waiter restaurant, pizza restaurant, passenger flight, airport flight, train railway,
    ticket train, driver taxi, petrol car, wheel car, doctor patient, nurse hospital, teacher school, exam student, book library,
    novel author, headline news, journalist news, score game, goal football, wake alarm, clock alarm, birthday party, guest party,
    wedding marriage, stock market, dividend share, bank account, interest loan, tax income, invoice payment, cart checkout,
    order customer, stock warehouse, truck shipment, rent apartment, court judge, crime police, vote election, planet star,
    bulb lamp, dim light, coffee cup, brew coffee, dust vacuum, floor cleaning, paint colour, mouse keyboard, server network,
    password login, database table, code software, email inbox, email recipient, follower tweet, photo camera, episode series, channel television
  `,
  opposite: `
    buy sell, open close, start stop, increase decrease, raise lower, add remove, hot cold, loud quiet, lend borrow, win lose,
    import export, upload download, accept reject, enable disable, push pull, arrive depart, deposit withdraw, public private,
    early late, first last, cheap expensive, income expense, lock unlock, attach detach
  `,
  unrelated: `
    movie invoice, song tax, weather password, rain salary, alarm cheese, recipe lawsuit, hotel protein, flight paragraph,
    train vitamin, doctor carpet, lamp election, volume tenant, email volcano, calendar shark, meeting onion, ticket uncle,
    coffee parliament, vacuum poem, bulb mortgage, radio wheat, podcast kidney, news spoon, joke harbour, stock pillow,
    price tooth, cart emperor, discount thunder, delivery grammar, parcel hormone, vendor sunset, contract banana, loan piano,
    employee planet, customer glacier, repository soup, folder athlete, branch opera, server bride, database potato, token garden,
    login camel, user granite, camera debt, album fertilizer, playlist surgeon, channel shoe, book diesel, author battery,
    library engine, exam butter, school cable, student copper, nurse satellite, hospital trumpet, court blanket, police violin,
    vote lemon, party equation, birthday steel, wedding software, football cement, goal perfume, game cotton, temperature lawyer,
    snow banker, umbrella senate, picture inflation, holiday enzyme, journey sugar, taxi bacteria, car poetry, bicycle dentist,
    apartment melody, rent whale, tweet cattle, friend asphalt, remove kitchen, create winter, update river, cancel mountain,
    search leather, verify elephant, send island, schedule fossil, notify wool, calculate beach, translate mud, remind marble
  `,
};

export interface WordPair {
  kind: PairKind;
  a: string;
  b: string;
}

export const WORD_PAIRS: readonly WordPair[] = Object.entries(PAIRS).flatMap(([kind, text]) =>
  text.split(",").map((pair) => {
    const [a = "", b = ""] = pair.trim().split(" ");
    return { kind: kind as PairKind, a, b };
  }),
);
