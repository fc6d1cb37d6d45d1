/**
 * Computers, accounts, communication. One concept per line: English | Czech | Polish | German (see
 * `read-question.ts`).
 */
export const ACCOUNT_WORDS = `
password passcode passphrase pin | heslo hesla heslem heslu hesel | hasło hasła hasłem haseł | passwort passwörter kennwort kennwörter
forgot forgotten forget remember lost | zapomn zapomín nepamat nevzpom | zapomn pamiętam pamięta | vergess vergaß erinner
reset restore renew recover recovery regain set | obnov obnoven reset zresetov resetov nastav | reset zreset przywróc przywrac odzysk ustaw | zurücksetz wiederherstell reset erneuer rücksetz setzen
login signin logon access enter credentials | přihláš přihlaš login přístup | zaloguj zalogow login logow dostęp | anmeld einlogg login zugang zugriff logge
logout signout | odhlás odhlaš | wylog | abmeld auslogg
twofactor 2fa mfa otp authenticator authentication verification verify onetime | dvoufáz dvoufaktor dvoukrok ověř autentik jednoráz 2fa | dwuetap dwuskład weryfik uwierzyteln autentyk jednoraz 2fa | zweistuf zweifaktor bestätig authent einmalcode einmalpasswort 2fa
code digit number token cipher | kód kódy číslo čísel číslic | kod. kodu kody kodów liczb cyfr numer | code codes zahl ziffer nummer
refuse reject decline deny denied accept invalid wrong | odmít zamít nepřij neplat nechce přijm špatn | odrzuc odmaw odmów przyjm nieprawid błędn zły zła | ablehn abgelehnt verweiger angenomm annehm ungültig falsch
error problem issue trouble fault bug fail wrong | chyb problém potíž selh nefung | błąd błęd problem kłopot awari | fehler problem störung panne fehlgeschlag
blocked block lock locked ban suspend throttle limit restrict | zablok blok zamk zamč omez | zablok blok ogranicz wstrzym | gesperrt sperr blockier gebremst drossel beschränk
limit quota maximum exceed allowance cap | limit kvót maxim překroč strop | limit kwot przekrocz maksym | limit grenze kontingent höchst überschr
request call query api | požadav dotaz volán | żądan zapyt wywoł | anfrage aufruf abfrage
account profile user username | účet účtu účty profil uživat | konto konta kont. profil użytkown | konto konten benutzer nutzer profil
delete remove erase wipe close cancel deactivate | smaz maza maže mažeme odstran vymaz zruš | usuń usuw skasow kasuj zamkn | lösch entfern schließ geschloss
create make new add register signup | vytvoř založ nový přidat registr | utwórz utworz załóż dodaj nowy rejestr | erstell anleg neu. hinzufüg registrier
change edit update modify alter | změn zmen uprav aktualiz měnit | zmie zmian edyt aktualiz | änder bearbeit aktualisier anpass
save store backup copy archive | ulož zálo kopi archiv uchov | zapis kopi archiw przechow zachow | speicher gespeichert kopie archiv sicherung
download export get obtain | stáhn stáhnout export získ | pobra pobier eksport uzysk | herunterlad download export erhalt
upload import attach send | nahr nahrát import přilož | przesł wgra import załącz | hochlad hochzulad upload anhang
data information details record personal | dat. data údaj informac osobn | dane danych inform osobow | daten angaben information persönlich
privacy gdpr confidential protection | soukrom gdpr ochran důvěrn | prywatn rodo ochron poufn | datenschutz privat vertraulich dsgvo schutz
security secure safe safety protect | bezpeč zabezpeč ochran | bezpiecz zabezpiecz ochron | sicherheit sicher schutz
settings preferences options configure setup | nastaven možnost předvol konfigur | ustawien opcj preferenc konfigur zakład | einstell option konfigur einricht
email mail inbox message | email mail pošt zpráv schránk | email mail poczt wiadom skrzynk | email mail post. nachricht postfach
link url website page site web | odkaz link stránk web | odnośnik link stron witryn | link verweis seite webseite website
phone telephone mobile call cell smartphone | telefon mobil volat zavol volá | telefon komórk dzwon zadzwon | telefon handy anruf anrufen ruft mobiltel
computer laptop device machine pc | počítač notebook zařízen | komputer laptop urządzen | computer rechner laptop gerät
screen monitor display | obrazovk monitor displej | ekran monitor wyświetl | bildschirm monitor display
app application program software | aplikac program softwar | aplikacj program oprogram | app apps anwendung programm software
file document attachment pdf | soubor dokument příloh | plik dokument załącznik | datei dokument anhang unterlag
print printer printed | tisk tiskn vytisk tiskár | druk wydruk | druck ausdruck gedruckt
install installation installer | instal | instal zainstal | install
internet online network wifi connection | internet online síť připoj | internet online sieć połącz wifi | internet online netz verbind wlan
server host service platform | server hostit služb | serwer host usług | server host dienst
slow hang stuck crash freeze | pomal zasek spadl zamrz | woln zawies zacię | langsam hängt abstürz
notify notification alert remind inform tell announce | oznám oznam upozorn inform sděl hlas říct řekn | powiadom zgłoś zgłasz zgłos zawiad inform powiedz poinform | melde melden mitteil benachricht informier bescheid sage sagen
contact support help hotline helpdesk assist | kontakt podpor pomoc pomoz linka | kontakt wsparc pomoc pomóż infolini | kontakt hilfe support unterstütz hotline
permission allow allowed permit consent authorise may | povol dovol smět smím souhlas oprávn lze | wolno pozwol zgod zezwol uprawn można | erlaub gestatt genehmig einwillig darf dürfen berechtig zulässig
forbidden prohibit ban | zakáz zákaz nesm | zakaz zabron | verbot untersag
identity identification id passport document card | totožn průkaz občan pas. identif | tożsam dowód paszport legitymac identyf | ausweis identität personalausweis reisepass
version release update upgrade | verz vydán aktualiz | wersj wydan aktualiz | version ausgabe aktualisier
language translate translation interpreter | jazyk přelož překlad tlumoč | język tłumacz przekład | sprache übersetz dolmetsch
picture photo image photograph camera | obráz fot fotograf snímek | obraz zdjęc fotograf | bild foto fotograf aufnahme
video film movie clip | video film klip | wideo film | video film
stolen steal theft rob | ukra krádež odciz zlod | skrad kradz ukrad kradzież | gestohlen diebstahl stehlen geklaut
lost lose missing misplace | ztrat ztrác ztracen nenaj | zgub strat utrac | verlor verlier verlust
find locate search | najd najít najdu naleznu hled nalez | znajd znaleź szuk | find finde finden such suche
show display view see | zobraz ukáz ukaz vid | pokaż pokaz zobacz wyświetl okaż | zeig anzeig sehen
press click button choose select option | stiskn klik tlačít vyber zvol | naciśn klikn przycisk wybierz | drück klick knopf taste wähl auswahl
open unlock | otevř otevír odemk odemč | otwórz otwier otworz odblok | öffn aufsperr aufschließ entsperr
start begin launch activate enable | zač spust zapn aktiv zahaj | zaczą zaczyn rozpocz włącz aktyw uruchom | start beginn anfang einschalt aktivier
stop end pause halt disable | zastav skonč vypn přeruš deaktiv | zatrzym kończ wyłącz przerw | stopp halt aufhör abschalt ausschalt deaktiv
`;

/**
 * Home, health, food, travel, leisure. One concept per line: English | Czech | Polish | German (see
 * `read-question.ts`).
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

/**
 * Money, trade and contracts. One concept per line: English | Czech | Polish | German (see
 * `read-question.ts`).
 */
export const TRADE_WORDS = `
money cash fund amount sum | penize peněz finance částk suma hotovost | pieniądz pieniędz kwot sum gotówk środki | geld betrag summe bargeld
cash coin banknote note | hotovost hotově mince bankovk | gotówk banknot monet | bargeld barzahlung münze schein
price cost charge fee rate expensive cheap tariff | cena ceny cenu ceně cen poplatek poplatk sazb stojí stát. účtujeme drah levn tarif | cena ceny cenę cen. opłat stawk kosztuj koszt drog tani taryf | preis kosten kostet gebühr tarif teuer billig
pay payment paid settle | plat placen zaplat úhrad uhrad hrad hradí proplá | płac płat zapłac zapłat opłac opłat płacić uiścić | zahl bezahl zahlung begleich beglichen
refund reimburse repay compensat | vrát vrác vrací vracíme náhrad proplá odškodn refund | zwrot zwróc zwrac oddaj oddać odszkodowan odzysk refund | erstatt rückerstatt zurückzahl entschädig ersatz
return | vrát vrác poslat zpět zpátky odeslat | zwrot zwróc zwrac oddać oddaj odesł | rückgabe zurückgeb zurückschick zurückgeschickt retoure rücksend
buy purchase shop order acquire | koup kupov nákup objedn poříd | kupi kupn zakup zamów zamawia nabyć nabyw | kauf einkauf bestell erwerb
sell sale vendor seller dealer | prod prodej prodáv prodavač prodejc | sprzeda sprzedaż sprzedaw | verkauf händler
shop store retail branch | obchod prodejn krám pobočk | sklep oddział placówk | laden geschäft filiale
goods item product article merchandise stuff | zboží výrob položk produkt artikl | towar produkt wyrób artykuł | ware artikel produkt
delivery deliver shipping shipment parcel package courier arrive dispatch | doruč dodá dodac doprav zásilk balík kurýr dorazit přijde expedic | dostaw dostarcz przesyłk paczk kurier dojdzie dotrze wysyłk | liefer zustell versand paket sendung bote kurier ankomm
fast quick express soon speed urgent | rychl expres brzy spěch urgent | szybk ekspres prędk pilne wkrótce | schnell express eilig bald dringend
warranty guarantee claim complaint cover | záruk záruč reklam garanc vad vadn | gwaranc reklamac rękojm | garantie gewährleist reklam beanstand mängel
broken broke damage defect fault faulty malfunction fail | rozbi pokaz poškoz závad porouch nefung poruch vada vady vadu | zepsu zepsut uszkodz usterk awari wad. wada wady popsu | kaputt defekt schaden schäden mangel mängel störung ausfall fehler funktionier
repair fix mend maintenance service | oprav servis spravit údržb | napraw serwis konserwac usuwa | reparat reparier behebe beheben wartung instand
exchange swap replace replacement substitute | vyměn výměn směn zaměn náhradn | wymian wymien zamian zamien | tausch austausch umtausch ersatz ersetz
instalment installment rate split portion gradually | splátk splác rozlož postupně částk | rat. rata raty ratach spłac spłat rozłoż | rate. raten ratenzahl teilzahl
voucher coupon gift giftcard present | poukaz kupon kupón dárk dáreč | bon. bony bonu kupon voucher upomink podarun prezent | gutschein geschenk coupon
discount reduction offer promotion bargain | slev akce akční zlevn nabídk | rabat zniżk promoc obniżk oferta | rabatt nachlass ermäßig angebot aktion
invoice bill receipt billing statement voucher document | faktur účet účtenk doklad vyúčt stvrzenk | faktur rachun paragon rozlicz dowód pokwit | rechnung beleg quittung abrechnung bon. kassenzettel
tax vat | daň daně daňov dph dič | podat podatk nip. vat. | steuer umsatzsteuer mehrwertsteuer ust.
subscription subscribe plan membership | předplat tarif členstv abon | abonament subskrypc plan. plany członkostw prenumerat | abo. abonnement tarif mitgliedschaft
free gratis complimentary | zdarma bezplat volný volně gratis neplat | darmo darmow bezpłatn gratis | kostenlos gratis umsonst kostenfrei unentgeltlich
expire expiry valid validity lapse | plat platnost vyprš propad expir | ważn wygas przepad termin wygaś | gilt gültig verfall verfäll ablauf abgelaufen
deposit security bail pledge | záloh kauce kauci jistin | kaucj zastaw zaliczk depozyt | kaution pfand anzahlung sicherheit
debt owe overdue arrears unpaid reminder | dluh dluž upomín nedoplat | dług zaległ upomn wezwan niezapłac | schuld mahnung rückstand ausstehend überfällig
penalty fine sanction | pokut penále sankc postih | kara kary karę karn mandat grzywn | strafe bußgeld sanktion vertragsstrafe
late overdue delay delayed belated | pozdě pozdní zpožd prodlen opožd | późn spóźn opóźn zaległ | spät verspät verzug verzöger überzog
cancel cancellation revoke withdraw annul callof | zruš storno stornov odstoup odvol výpověd vypověd | anulow odwoł rezygn wypowied odstąp zrezygn storn | stornier absag absage kündig widerruf rücktritt
contract agreement lease terms | smlouv smluv dohod ujednán | umow umów kontrakt porozum | vertrag verträge vereinbar
terminate end finish close quit leave resign | ukonč skonč výpověd vypověd odejít odejd odchod zruš | zakończ wypowied odejść odejd rozwiąz zamkn | kündig beend auflös schließ ausscheid
insurance insurer policy coverage | pojišť pojist | ubezpiecz polis | versicher police
bank account transfer wire | bank účet účt převod převed | bank konto kont przelew | bank konto überweis
card credit debit | kart kartičk | kart. karta kartę karty | karte kreditkarte
loan credit mortgage borrow lend | půjč hypoték úvěr úroč | pożycz kredyt wypożycz hipotek użycz | kredit darlehen leih verleih hypothek
rent lease tenant landlord letting | nájem pronáj pronaj půjčovn | czynsz wynajm wynajem najem lokator | miete mieter vermiet pacht
salary wage pay income earnings raise | mzda mzdy plat platu výplat příjem | pensj wypłat wynagrodz zarob dochód | gehalt lohn einkommen verdienst
profit gain revenue turnover | zisk výnos obrat tržb | zysk przychod obrót | gewinn umsatz ertrag
customer client buyer | zákaz klient odběrat | klient nabywc kupując | kunde kundin kunden klient auftraggeber
supplier vendor provider | dodavat poskytov | dostawc | lieferant anbieter
order ordernumber | objedn zakázk | zamów zlecen | bestell auftrag
stock available availability warehouse inventory | sklad zásob dostupn | magazyn zapas dostępn | lager vorrat verfügbar bestand
pack packaging wrap box unopened | obal balen zabal krabic | opakow pudeł zapakow | verpack karton schachtel
size large small big bigger fit | velik velk malý malé rozměr | rozmiar wielkoś duż mał | größe groß klein
voluntary donation | dar dary věnovat | darowizn | spende
auction bid | aukc dražb | aukcj licytac | auktion gebot versteiger
`;

/**
 * People, work, learning and time. One concept per line: English | Czech | Polish | German (see
 * `read-question.ts`).
 */
export const WORK_WORDS = `
employee staff worker personnel colleague team | zaměstn pracovn kolega koleg personál tým | pracown zatrudn personel koleg zespół | mitarbeit angestellt beschäftigt personal kolleg team
employer company firm business corporation enterprise organisation organization | zaměstnavat firm společn podnik organizac | pracodawc firm spółk przedsięb organiz | arbeitgeber firma firmen unternehm betrieb gesellschaft
boss manager supervisor superior lead leader head chief | šéf vedouc manažer nadřízen ředitel | szef kierown przełożon menedż dyrektor | chef vorgesetzt führungskraft leiter leitung manager
job work occupation employment profession career position task | prác pracov pracuj zaměstnán povolán děl | prac pracow zawód stanowisk zatrudn robot | arbeit beruf stelle job beschäftig tätigkeit
hire recruit apply applicant candidate interview | přijm nábor uchaz pohovor | rekrut zatrudni kandyd | einstell bewerb vorstellungsgespräch kandidat
leave vacation holiday off dayoff | dovolen volno volna volný prázdnin | urlop woln wakacj ferie | urlaub ferien frei freie freizeit
sick ill illness sickness disease fever unwell | nemoc onemoc chor horeč neschopn | chor zachor gorączk zwolnien niedyspoz | krank erkrank fieber krankheit
absence absent away missing | nepřítom absenc chyb | nieobecn absenc | abwesen fehlen fehlzeit
transfer move unused remaining leftover remainder rest | převed převád převod zbyl zbýv zůstat nevyčerp | przenieś przenosi przechodz zaległ pozosta reszt niewykorz | übertrag übrig rest restlich mitnehm
trip travel journey tour | cest jízd jezd výlet zájezd | podróż wyjazd jazd jecha wyciecz delegacj | reise reisen fahrt dienstreise ausflug
ticket fare pass | jízden jízdn lístek vstupenk | bilet przejazd | fahrkarte ticket fahrschein eintrittskarte
hotel accommodation lodging stay overnight night | hotel ubytov nocleh | hotel nocleg zakwater | hotel unterkunft übernacht
expense cost spend spending outlay | výdaj náklad útrat utrat | wydat koszt | ausgabe kosten auslage spesen
home house remote telework homeoffice | dom doma domov domác domů | dom. domu domow zdaln mieszkan | heim daheim zuhause haus homeoffice fernarbeit
office workplace desk | kancelář pracovišt stůl stolu | biur biurk | büro arbeitsplatz schreibtisch
chair seat furniture table sofa couch | židl křesl nábyt stůl pohovk gauč sedač | krzesł mebl fotel stół kanap sof | stuhl möbel sessel tisch sofa couch
training course lesson class learn learning education | kurz školen výuk uč učit vzděl lekc | kurs szkol uczy nauk lekcj kształc | kurs schul weiterbild fortbild unterricht lern lehrgang
school university student pupil study teacher | škol univerz student žák studium studov učitel | szkoł uniwers student uczeń uczni stud nauczyc | schule universität student schüler studier lehrer
exam test pass certificate diploma | zkouš test certifik diplom osvědč | egzamin test certyf dyplom świadec | prüfung test zertifikat zeugnis diplom
certificate note confirmation proof attest paper | potvrz osvědč doklad papír | zaświad potwierdz dowód zwolnien | attest bescheinig nachweis bestätig
probation trial period | zkušebn lhůt období | próbn okres | probe probezeit frist
meeting conference appointment discussion | schůz jednán porad setkán | spotkan narad zebran | besprech treffen sitzung termin
project plan | projekt plán záměr | projekt plan. planu zamiar | projekt plan vorhaben
retire pension retirement | důchod penz | emerytur | rente pension ruhestand
day daily date | den dne dní dny dnů denně | dzień dni. dnia dniu codzien | tag tage tagen täglich
week weekly weekday | týden týdn týdně | tydzień tygodni tygodn | woche wochen wöchentlich
month monthly | měsíc měsíčn | miesiąc miesięc | monat monatlich
year annual yearly | rok roku roce roky let. lety léta ročn | rok. roku lat. lata latach roczn | jahr jährlich
hour minute time o'clock clock | hodin minut čas | godzin minut czas zegar | stunde minute uhr zeit
long duration take period last deadline until | dlouho dlouh doba doby trvá lhůt termín | długo trwa okres termin czas | lange dauer frist zeitraum
long day week month year hour | dlouho den dnů dny týdn měsíc rok let. hodin | długo dzień dni. tydzień tygodni miesiąc rok. lat. godzin | lange tag tage woche monat jahr stunde
morning early breakfast | ráno ranní snídan dopoled | rano ranek śniadan | morgen morgens früh frühstück vormittag
evening tonight dinner | večer večeř | wieczor kolacj | abend abends abendessen
night midnight overnight | noc noční půlnoc | noc. nocy nocn północ | nacht nachts mitternacht
weekend saturday sunday | víkend sobot neděl | weekend sobot niedziel | wochenende samstag sonnabend sonntag
monday tuesday wednesday thursday friday weekday working | pondělí úter střed čtvrt pátek pátk všední pracovní | poniedział wtor środ czwart piąt roboczy robocz | montag dienstag mittwoch donnerstag freitag werktag
spring summer autumn fall winter season | jaro jara léto podzim zim sezon | wiosn lato. latem jesie zim sezon | frühling frühjahr sommer herbst winter saison
today now immediately current | dnes nyní teď ihned okamžit hned | dziś dzisiaj teraz natychmiast zaraz | heute jetzt sofort nun unverzüglich
tomorrow next following later future | zítra příští další později | jutro następn później przyszł | morgen nächst folgend später
yesterday ago last past previous before | včera minul předchoz dříve | wczoraj poprzedn wcześniej ubiegł | gestern letzt vorig vorher
half quarter third part share | půl polovin čtvrt třetin část | pół połow ćwierć trzeci część | halb hälfte viertel drittel teil
once twice double again repeat | jednou dvakrát opět opakov znov | raz dwukrot ponown znowu powtór | einmal zweimal doppelt wieder erneut
child children kid son daughter boy girl baby | dítě děti dětí dětsk syn syna dcer kluk chlap hol miminko | dziec dziecko syn. syna córk chłop dziewcz | kind kinder sohn tochter junge mädchen baby
parent mother father mum dad family relative | rodič rodin matk mám otec otce táta příbuzn | rodzic rodzin matk mam. mama ojciec ojca tata krewn | eltern mutter vater mama papa familie elternteil verwandt
adult grownup | dospěl | dorosł | erwachsen
brother sister sibling | bratr sestr souroz | brat. brata siostr rodzeń | bruder schwester geschwister
grandmother grandfather grandparent granny | babičk děd prarod | babci dziad | großmutter großvater oma opa
husband wife spouse married partner marriage wedding fiancé | manžel man. žena svatb vdan ženat partner | mąż męż żon ślub wesel partner | mann. frau. ehe. ehemann ehefrau heirat hochzeit partner
friend buddy mate companion | přítel přátel kamarád | przyjaci koleg znajom | freund kumpel
neighbour neighbor resident tenant | soused obyvat nájemník | sąsiad lokator mieszkan | nachbar bewohner mieter
pet dog cat animal puppy | pes psa psi mazlíč zvíř kočk štěn | pies psa zwierz kot. kota szczen | haustier hund katze tier welpe
birthday anniversary celebrate party | narozenin výroč oslav slav večír | urodzin rocznic świętow imprez przyjęc | geburtstag jubiläum feier fest party
lawyer legal court law rule regulation | právn soud zákon pravidl předpis | prawn sąd. praw przepis regulamin | anwalt recht gericht gesetz regel vorschrift
`;
