import { foldText } from "./split-words.ts";

/** Czech and Polish names of towns, domestic and foreign, separated by commas. */
const TOWNS: Readonly<Record<string, string>> = {
  cs: `Praha, Brno, Ostrava, Plzeň, Liberec, Olomouc, České Budějovice, Hradec Králové, Ústí nad Labem, Pardubice, Zlín, Havířov, Kladno, Most, Opava, Frýdek-Místek, Jihlava, Karviná, Teplice, Karlovy Vary, Chomutov, Děčín, Jablonec nad Nisou, Mladá Boleslav, Prostějov, Přerov, Česká Lípa, Třebíč, Třinec, Tábor, Znojmo, Kolín, Příbram, Cheb, Písek, Trutnov, Kroměříž, Orlová, Vsetín, Litvínov, Šumperk, Břeclav, Uherské Hradiště, Hodonín, Český Těšín, Litoměřice, Havlíčkův Brod, Chrudim, Krnov, Sokolov, Strakonice, Nový Jičín, Klatovy, Valašské Meziříčí, Kopřivnice, Jindřichův Hradec, Bohumín, Vyškov, Kutná Hora, Žďár nad Sázavou, Blansko, Náchod, Jirkov, Mělník, Beroun, Hranice, Kadaň, Otrokovice, Kralupy nad Vltavou, Louny, Svitavy, Benešov, Uherský Brod, Ostrov, Rokycany, Bílina, Poděbrady, Jičín, Nymburk, Pelhřimov, Rakovník, Slaný, Neratovice, Brandýs nad Labem, Turnov, Varnsdorf, Mariánské Lázně, Český Krumlov, Tachov, Domažlice, Mikulov, Telč, Třeboň, Vimperk, Sušice, Zábřeh, Šternberk, Bratislava, Košice, Prešov, Žilina, Nitra, Banská Bystrica, Trnava, Trenčín, Martin, Poprad, Zvolen, Vídeň, Salcburk, Štýrský Hradec, Linec, Innsbruck, Berlín, Mnichov, Hamburk, Kolín nad Rýnem, Frankfurt, Stuttgart, Drážďany, Lipsko, Norimberk, Düsseldorf, Hannover, Brémy, Řezno, Pasov, Varšava, Krakov, Vratislav, Poznaň, Gdaňsk, Lodž, Katovice, Lublin, Štětín, Paříž, Lyon, Marseille, Štrasburk, Nice, Londýn, Manchester, Liverpool, Edinburgh, Dublin, Madrid, Barcelona, Sevilla, Valencie, Málaga, Řím, Milán, Neapol, Turín, Benátky, Florencie, Janov, Verona, Lisabon, Porto, Amsterdam, Rotterdam, Haag, Brusel, Antverpy, Gent, Lucemburk, Curych, Ženeva, Basilej, Bern, Kodaň, Stockholm, Göteborg, Oslo, Helsinky, Tallinn, Riga, Vilnius, Budapešť, Bukurešť, Sofie, Bělehrad, Záhřeb, Lublaň, Sarajevo, Skopje, Tirana, Atény, Soluň, Istanbul, Ankara, Kyjev, Lvov, Oděsa, Charkov, Moskva, Petrohrad, Minsk, New York, Los Angeles, Chicago, San Francisco, Boston, Washington, Miami, Seattle, Toronto, Montreal, Vancouver, Mexiko, Havana, Rio de Janeiro, Buenos Aires, Santiago, Lima, Bogota, Tokio, Ósaka, Kjóto, Peking, Šanghaj, Hongkong, Singapur, Bangkok, Soul, Dillí, Bombaj, Dubaj, Tel Aviv, Jeruzalém, Káhira, Kapské Město, Nairobi, Casablanca, Tunis, Sydney, Melbourne, Auckland`,
  pl: `Warszawa, Kraków, Łódź, Wrocław, Poznań, Gdańsk, Szczecin, Bydgoszcz, Lublin, Białystok, Katowice, Gdynia, Częstochowa, Radom, Toruń, Sosnowiec, Rzeszów, Kielce, Gliwice, Olsztyn, Zabrze, Bielsko-Biała, Bytom, Zielona Góra, Rybnik, Ruda Śląska, Opole, Tychy, Gorzów Wielkopolski, Elbląg, Dąbrowa Górnicza, Płock, Wałbrzych, Włocławek, Tarnów, Chorzów, Koszalin, Kalisz, Legnica, Grudziądz, Jaworzno, Słupsk, Jastrzębie-Zdrój, Nowy Sącz, Jelenia Góra, Siedlce, Mysłowice, Piła, Ostrów Wielkopolski, Konin, Piotrków Trybunalski, Inowrocław, Lubin, Suwałki, Stargard, Gniezno, Ostrowiec Świętokrzyski, Siemianowice Śląskie, Głogów, Pabianice, Leszno, Żory, Zamość, Pruszków, Łomża, Ełk, Tarnowskie Góry, Tomaszów Mazowiecki, Chełm, Mielec, Kędzierzyn-Koźle, Przemyśl, Stalowa Wola, Tczew, Biała Podlaska, Bełchatów, Świdnica, Będzin, Zgierz, Piekary Śląskie, Racibórz, Legionowo, Ostrołęka, Zawiercie, Wejherowo, Sopot, Zakopane, Kołobrzeg, Świnoujście, Sandomierz, Cieszyn, Malbork, Augustów, Praga, Brno, Ostrawa, Pilzno, Ołomuniec, Bratysława, Koszyce, Wiedeń, Salzburg, Graz, Linz, Innsbruck, Berlin, Monachium, Hamburg, Kolonia, Frankfurt, Stuttgart, Drezno, Lipsk, Norymberga, Düsseldorf, Hanower, Brema, Ratyzbona, Paryż, Lyon, Marsylia, Strasburg, Nicea, Bordeaux, Londyn, Manchester, Liverpool, Edynburg, Dublin, Madryt, Barcelona, Sewilla, Walencja, Malaga, Rzym, Mediolan, Neapol, Turyn, Wenecja, Florencja, Genua, Werona, Lizbona, Porto, Amsterdam, Rotterdam, Haga, Bruksela, Antwerpia, Gandawa, Luksemburg, Zurych, Genewa, Bazylea, Berno, Kopenhaga, Sztokholm, Göteborg, Oslo, Helsinki, Tallinn, Ryga, Wilno, Budapeszt, Bukareszt, Sofia, Belgrad, Zagrzeb, Lublana, Sarajewo, Skopje, Tirana, Ateny, Saloniki, Stambuł, Ankara, Kijów, Lwów, Odessa, Charków, Moskwa, Petersburg, Mińsk, Nowy Jork, Los Angeles, Chicago, San Francisco, Boston, Waszyngton, Miami, Seattle, Toronto, Montreal, Vancouver, Meksyk, Hawana, Rio de Janeiro, Buenos Aires, Santiago, Lima, Bogota, Tokio, Osaka, Kioto, Pekin, Szanghaj, Hongkong, Singapur, Bangkok, Seul, Delhi, Bombaj, Dubaj, Tel Awiw, Jerozolima, Kair, Kapsztad, Nairobi, Casablanca, Tunis, Sydney, Melbourne, Auckland`,
};
const REGIONS =
  "AD AE AL AM AR AT AU BA BE BG BR BY CA CH CL CN CO CU CY CZ DE DK DZ EC EE EG ES FI FR GB GE GR HR HU ID IE IL IN IQ IR IS IT JP KE KR LB LI LT LU LV MA MC MD ME MK MT MX MY NG NL NO NP NZ PE PH PK PL PT PY RO RS RU SA SE SG SI SK SY TH TN TR UA US UY VE VN ZA";
/** Endings that declension may use instead of the end of a name, folded. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  cs: /^(|[aeiouy]|ch|mi?|ou|em|im|um|am|ami|emi|ech|ich|ach|eho|emu|ych|ym|ymi|ove|ovi|[zcrntdls](e|i|ich|ech|em|im|u|ou)|n(e|i|u|em)|ho)$/,
  pl: /^(|[aeiouy]|ch|mi?|[csr]?zech|iec|iu|ie|ia|em|iem|om|ow|ami|ach|ech|ego|emu|ej|ych|ym|im|ich|[zcrsldt]?z?(y|e|ie|i|a|u|em|ach|ami)|rze|dze|ce|le|sci|scie|dzi|ni|cy|cza|czu|sku)$/,
};
const names = new Map<string, { name: string; words: string[] }[]>();

function namesOf(language: string): { name: string; words: string[] }[] {
  const known = names.get(language);
  if (known) return known;
  const countries = new Intl.DisplayNames([language], { type: "region" });
  const list = [
    ...(TOWNS[language] ?? "").split(", "),
    ...REGIONS.split(" ").map((code) => countries.of(code) ?? code),
  ].map((name) => ({ name, words: wordsOf(name) }));
  names.set(language, list);
  return list;
}

function wordsOf(name: string): string[] {
  return foldText(name).split(/[\s-]+/);
}

/**
 * The nominative of a place name in any case of Czech or Polish ("v Brně", "do Krakowa") or in the German genitive
 * ("Berlins"); null for unknown places.
 */
export function placeName(text: string, language: string): string | null {
  if (language === "de" && /\p{Ll}s$/u.test(text) && !isPlace(text, "de"))
    return isPlace(text.slice(0, -1), "de") ? text.slice(0, -1) : null;
  const endings = ENDINGS[language];
  if (endings === undefined || !/^\p{Lu}/u.test(text)) return null;
  const words = wordsOf(text);
  let best: { name: string; rest: number } | null = null;
  for (const { name, words: own } of namesOf(language)) {
    if (own.length !== words.length) continue;
    const rests = own.map((word, i) => differenceOf(words[i] ?? "", word, endings));
    if (rests.some((rest) => rest < 0)) continue;
    const rest = rests.reduce((sum, each) => sum + each, 0);
    if (best === null || rest < best.rest) best = { name, rest };
  }
  return best?.name ?? null;
}

/**
 * Number of letters in which an inflected word differs from its base form; −1 when it is not a form of it.
 */
function differenceOf(said: string, usual: string, endings: RegExp): number {
  if (said === usual) return 0;
  let common = 0;
  while (common < said.length && said[common] === usual[common]) common++;
  const [ending, lost] = [said.slice(common), usual.slice(common)];
  // "Liberec", "do Liberce": the vowel before the last consonant is dropped.
  if (common < 2 || common < usual.length - 3 || lost.length > 3) return -1;
  const isVowelLost = /^[eo][bcdfghjklmnprstvwz]$/.test(lost) && ending.startsWith(lost[1] ?? "");
  const rest = isVowelLost ? ending.slice(1) : ending;
  const isEnd =
    isVowelLost || /^(|[aeiouy]|[hkrtdnlgszwcb][aoy]|ec|ek|ow|ia|ie|ice|st|n|c|z|s|l|d|t|r)$/.test(lost);
  return isEnd && endings.test(rest) ? ending.length + lost.length : -1;
}

/** Large cities and federal states that are no time zones of their own. */
const WELL_KNOWN = `Aachen, Aberdeen, Abuja, Adelaide, Aleppo, Alexandria, Antwerp, Atlanta, Austin, Baltimore, Bangalore, Barcelona, Basel, Bath, Beijing, Belfast, Bergen, Bern, Bilbao, Birmingham, Bologna, Bonn,
Bordeaux, Boston, Bremen, Brighton, Bristol, Brno, Bruges, Calgary, Cambridge, Canberra, Cape Town, Cardiff, Charlotte, Chennai, Cincinnati, Cleveland, Cologne, Columbus, Cork, Dallas, Delhi, Dortmund, Dresden,
Dundee, Durban, Düsseldorf, Edinburgh, Essen, Florence, Frankfurt, Fukuoka, Galway, Gdansk, Geneva, Genoa, Ghent, Glasgow, Gothenburg, Granada, Graz, Hamburg, Hannover, Houston, Hyderabad, Innsbruck, Islamabad,
Jacksonville, Kansas City, Kolkata, Krakow, Kyoto, Lahore, Las Vegas, Leeds, Leicester, Leipzig, Lille, Linz, Liverpool, Lodz, Lyon, Malaga, Manchester, Marseille, Melbourne, Memphis, Miami, Milan, Milwaukee,
Minneapolis, Montpellier, Montreal, Mumbai, Munich, Nagoya, Nantes, Naples, Nashville, New Delhi, New Orleans, Newcastle, Nice, Nottingham, Nuremberg, Oakland, Oklahoma City, Orlando, Osaka, Ostrava, Ottawa, Oxford,
Palermo, Perth, Philadelphia, Pittsburgh, Plymouth, Porto, Portland, Portsmouth, Poznan, Pretoria, Quebec, Raleigh, Reykjavik, Rio de Janeiro, Rotterdam, Sacramento, Salt Lake City, Salzburg, San Antonio, San Diego,
San Francisco, San Jose, Sapporo, Seattle, Seville, Sheffield, Shenzhen, Southampton, Strasbourg, Stuttgart, Sydney, Tampa, Tel Aviv, The Hague, Toulouse, Turin, Utrecht, Valencia, Venice, Verona, Vienna, Washington,
Winnipeg, Wroclaw, York, Zaragoza, Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Georgia, Hawaii, Idaho, Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland,
Massachusetts, Michigan, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, New York City, North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania,
Rhode Island, South Carolina, South Dakota, Tennessee, Texas, Utah, Vermont, Virginia, West Virginia, Wisconsin, Wyoming, Alberta, British Columbia, Ontario, Queensland, Victoria, Tasmania, Bavaria, Saxony, Hesse,
Catalonia, Andalusia, Tuscany, Sicily, Brittany, Normandy, Provence, Scotland, Wales, England, Ireland, Bohemia, Moravia, Silesia`;

const places = new Map<string, ReadonlySet<string>>();

/**
 * Whether the words are a well-known town, state or country, in English or the language; capitals are not
 * needed.
 */
export function isPlace(text: string, language: string): boolean {
  let known = places.get(language);
  if (known === undefined) {
    const zones = Intl.supportedValuesOf("timeZone").map((zone) => zone.slice(zone.lastIndexOf("/") + 1));
    const cities = [...zones.map((zone) => zone.replaceAll("_", " ")), ...WELL_KNOWN.split(/,\s/)];
    const listed = ["en", language].flatMap((code) => namesOf(code).map(({ name }) => name));
    known = new Set([...cities, ...listed].map(foldText));
    places.set(language, known);
  }
  return known.has(foldText(text));
}
