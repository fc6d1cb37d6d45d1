/**
 * Home, health, food, travel, leisure. One concept per line: English | Czech | Polish | German (see
 * `read-concepts.ts`).
 */
export const LIFE_WORDS = `
flat apartment home house dwelling room place housing | byt. bytu byty bytě bydlen dům domu pokoj | mieszkan dom. domu pokój lokal | wohnung haus zimmer unterkunft
move relocate moving | stěhov přestěh vystěh | przeprowadz wyprowadz eksmi | umzug umzieh auszieh
evict eviction terminate lease | vystěh vypověd výpověd | eksmi wypowied wyrzuc | räumung kündig rauswerf
heating heater radiator boiler warm heat cold | topen topí radiátor kotel hřeje tepl studen zim | ogrzew kaloryfer grzejnik piec. ciepł zimn | heizung heizkörper heizen warm kalt kessel
water tap faucet pipe leak plumber plumbing flood burst | vod kohout potrub trubk teč proték instalatér zatop praskl | wod kran rur cieknie przecieka hydraulik pęknięt zala | wasser hahn rohr leck tropf klempner überschwemm rohrbruch
kitchen bathroom toilet sink bath | kuchyň koupel záchod umyvad dřez van. vana | kuchni łazienk toalet umywalk zlew wann | küche bad badezimmer toilette waschbecken badewanne
electricity power light lamp energy | elektř proud světl lamp energi | prąd elektr światł lamp energi | strom elektr licht lampe energie
noise loud noisy quiet silence music party | hluk hlas hlučn tich klid hudb ruš | hałas głośn cisz spokój muzyk imprez | lärm laut ruhe leise musik nachtruhe
drill hole wall hammer | vrt díra díry zeď zdi | wierc dziur ścian | bohr loch löcher wand
key lock door cylinder unlock | klíč zám zamyk dveř vložk odemk | klucz zamek zamk drzwi wkładk | schlüssel schloss türe tür zylinder schließ
caretaker janitor concierge landlord owner | správc domovník majitel vlastník | dozorc zarząd administrat właściciel | hausmeister verwalter vermieter eigentümer
waste rubbish garbage trash recycle dispose bin | odpad smet popeln třídě vyhod vyhazov recykl likvid svoz | śmieci odpad wyrzuc kosz. segreg wywóz | müll abfall entsorg wegwerf tonne recycl sperrmüll
old used worn | star použit vyslouž opotřeb | star używan zużyt | alt. alte alten gebraucht abgenutzt
clean wash washing laundry dirty | čist uklid prač prát mýt umý špin | czyst sprząta pral prać myć brud | sauber putz reinig wasch schmutz
garden yard courtyard plant flower tree | zahrad dvůr dvoř rostlin květin strom | ogród ogrod podwór roślin kwiat drzew | garten hof pflanz blume baum
doctor physician gp practitioner paediatrician specialist medical | doktor lékař medic zdravot | lekarz lekarsk doktor medycz zdrowot | arzt ärzt ärztlich doktor medizin
dentist tooth teeth dental | zubař zub | dentyst stomatolog ząb zęb | zahn zähne zahnarzt
hospital clinic ward nurse | nemocnic klinik odděl sestřičk | szpital klinik oddział pielęgn | krankenhaus klinik station krankenschwester pflege
appointment visit booking reserve book schedule see | objedn návštěv rezerv domluv termín | wizyt zapis umów umawia rezerw termin | termin besuch buch reservier vereinbar
medicine medication drug pill tablet prescription pharmacy antibiotic | lék léky léků prášk tablet recept lékárn antibiot předep | lek. leki leków tablet pigułk recept aptek antybiot przepis | medikament arznei tablette pille rezept apotheke antibiot verschreib
infection bacteria virus flu influenza cold inflammation | infekc bakter vir. viróz chřip rým zánět nachlaz nákaz | infekcj zakaż bakter wirus gryp przezięb zapalen | infektion bakterien virus viren grippe influenza erkält entzünd ansteck
vaccination vaccine jab shot injection immunise immunize needle | očk vakcín injekc jehl píchn | szczep szczepion zastrzyk igł | impf impfung spritze injektion nadel
examination test checkup laboratory lab blood result finding analysis | vyšetř test rozbor laborat krev výsled nález | badan test laborat krew krwi wynik analiz | untersuch test labor blut befund ergebnis werte
pain hurt injury injured wound ache accident sprain | bole bolí zraněn úraz poran nehod | ból. boli uraz ran. rana wypad kontuzj | schmerz weh. verletz wunde unfall
serious severe bad grave wrong worse | vážn závaž zlé špatn těžk | poważn ciężk źle zły | ernst schlimm schwer schlecht
healthy health recover heal cure treatment therapy | zdrav uzdrav léč ošetř terapi | zdrow leczen leczy wyzdrow terapi | gesund heil behandl genes therapie
eat food meal dish cook restaurant lunch menu | jíst jídl strav vař kuchař restaur oběd menu pokrm | jeść jedzen posił gotow kuchar restaur obiad menu danie | essen speise gericht kochen koch restaurant mittag menü mahlzeit
drink beverage coffee tea beer wine | pít nápoj káv čaj pivo vín | pić napój napoj kaw herbat piwo wino | trink getränk kaffee tee. bier wein
allergy allergic intolerance avoid | alerg nesnáš intoler | alerg uczul nietoler | allerg unverträg
bread cake bake bakery flour | chléb chleb dort peč pekár mouk | chleb ciast piec. piek mąka | brot kuchen back bäcker mehl
train railway rail station platform | vlak nádraž železnic nástupiš | pociąg dworzec dworc kolej peron | zug züge bahn bahnhof gleis
bus tram metro underground stop | autobus tramvaj metro mhd zastáv | autobus tramwaj metro przystan | bus. busse straßenbahn haltestelle
car vehicle automobile van drive driver parking park | aut. auto auta vozidl říd řidič parkov | samochód samochod auto pojazd kierow parking parkow | auto fahrzeug wagen fahren fahrer park parkplatz
bicycle bike cycle cycling | kolo kola jízdní cyklis | rower kolar | fahrrad rad. räder radfahr
plane flight airport fly airline | letad let. letu letišt letec | samolot lot. lotu lotnisk lotnicz | flugzeug flug flughafen flieg
ship boat sail ferry sea harbour port | loď lodi plach trajekt moř příst | statek łódź łodzi żagl prom. morz port. | schiff boot segel fähre meer hafen
departure depart leave arrival arrive | odjezd odjet odlet příjezd přije | odjazd odjech odlot przyjazd przyjech dotar | abfahrt abreise ankunft ankomm abflug
luggage baggage bag backpack suitcase rucksack | zavazad batoh taš kufr | bagaż plecak torb walizk | gepäck rucksack tasche koffer
border country abroad foreign visa | hranic stát. země zahranič cizin víz | granic kraj zagran obc wiz | grenze land ausland fremd visum
map way route direction path road street | map cest směr trasa ulic silnic | map drog tras kierun ulic | karte weg route richtung straße
library book novel read volume | knihovn knih román čte číst čten | bibliote książk powieść czyta tom. | bibliothek bücherei buch bücher roman lesen band.
borrow lend loan hire rental | půjč výpůjč vypůjč | pożycz wypożycz wynaj | leih verleih ausleih miet
extend renew prolong keep | prodlouž nechat ponech | przedłuż prolong zatrzym trzyma | verlänger behalt
swim swimming pool bathe | plav bazén koup koupališ | pływ basen kąpiel kąpa | schwimm becken baden hallenbad
head cap hat helmet wear | hlav čepic klobouk přilb nosit | głow czepek czepk kapelusz kask nosić | kopf kappe mütze hut. helm tragen
accompany accompanied alone supervise | doprov doprovod sám sama dohled | towarzysz opiek sam. sama samodziel | begleit allein aufsicht
museum gallery exhibition exhibit | muzeum muze galeri výstav | muzeum muze galeri wystaw | museum galerie ausstell
admission entry entrance enter | vstup vstupné vchod vejít | wstęp wejśc wejści | eintritt eingang einlass zutritt
cloakroom locker store leave deposit wardrobe | šatn skřín úschov odlož | szatni szafk przechow zostaw | garderobe schließfach aufbewahr
sport run running race marathon training exercise gym | sport běh běž závod trénink cvič | sport bieg biega wyścig trening ćwicz | sport lauf rennen training übung
music song concert play instrument | hudb píseň písn koncert hrát hraj | muzyk piosenk koncert gra. grać | musik lied konzert spiel
paint painting draw art artist picture watercolour | mal malíř kresl uměn obraz | malow rysow sztuk obraz artyst | mal malerei gemälde zeichn kunst bild
pottery ceramic clay craft handmade | hrnčíř keram hlín řemesl | ceramik garncar glin rzemios | töpfer keramik ton. handwerk
theatre cinema film show performance | divadl kin představen | teatr kino przedstaw spektakl | theater kino vorstellung aufführ
weather rain snow sun storm wind | počas déšť deště sníh slunc bouř vítr | pogod deszcz śnieg słońc burz wiatr | wetter regen schnee sonne sturm wind
police emergency fire rescue ambulance | polici hasič záchran nouz tísn | policj straż pożar ratun pogotow | polizei feuerwehr rettung notfall
city town municipal mayor village | měst obec obce starost vesnic | miast gmin burmistrz wieś | stadt gemeinde bürgermeister dorf
gift present surprise | dárek dárk dar. překvap | prezent podarun upomin niespodz | geschenk überrasch
clothes shoe boot shirt dress coat | oblečen bot. boty kabát šaty tričk obuv | ubran but. buty obuw płaszcz sukien koszul | kleidung schuh stiefel mantel hemd kleid
like enjoy love prefer favourite favorite | líb rád ráda milov oblíb | lubi podoba kocha ulubio | gefall mag. lieb bevorzug
dislike unhappy dissatisfied | nelíb nespokoj rozmys | niezadowol rozmyśl | missfall unzufrieden umentschied
happen occur event consequence | stát. stane nastan událost hrozí | stan zdarz wydarz grozi dzieje | passier gescheh ereignis
necessary must required mandatory obligatory compulsory need | nutn muset musí musím povinn třeba potřeb vyžad | musi muszę trzeba wymaga obowiąz potrzeb koniecz | muss müssen nötig pflicht notwendig erforder verlangt
`;
