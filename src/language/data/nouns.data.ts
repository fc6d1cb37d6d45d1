/**
 * Nouns and adjectives of everyday life, in addition to the words of each language file. One concept a line, its words in
 * English | Czech | German | Polish | Spanish | French, folded. A word is a prefix unless it ends in `$`: its ending is shorter than
 * the prefix and has at most seven letters. A column is empty where the language file has the concept.
 */
export const NOUNS = `
income | prijem prijmy$ prijmu$ prijmech$ | einkommen einkunft einnahme | dochod przychod | |
borrower | vypujcitel | ausleiher entleiher kreditnehmer | pozyczkobiorc kredytobiorc wypozyczajac | prestatario | emprunteur
estimate | odhad | schatzung kostenvoranschlag | szacunk szacunek kosztorys wycen | estimacion | estimation
merchandise goods | | | | mercanci mercaderi |
catalog | katalog | katalog | katalog | catalog |
brand | znack znacek | marke$ marken$ | mark$ marka$ marky$ marki$ marke$ markie$ marko$ markami$ markach$ markom$ | |
feedback | zpetna$ zpetne$ zpetnou$ | ruckmeldung feedback | feedback opini | opinion | avis$
proposal suggestion | navrh podnet | vorschlag vorschlage | propozycj sugesti wniosk wniosek | sugerencia | suggestion
approval consent | souhlas schvaleni | zustimmung genehmigung einwilligung | zgod$ zgoda$ zgody$ zgodi$ zgode$ zgodie$ zgodo$ zgodami$ zgodach$ zgodom$ zatwierdzeni aprobat akceptacj | consentimiento | accords$ consentement
reply response | odezv odpoved | antwort erwiderung | odpowiedz | replica$ |
surname | prijmeni | nachname familienname | nazwisk | |
town | mest mestec | ort$ orte$ orten$ ortschaft kleinstadt | miasteczk miejscowosc | pueblo localidad | bourg$ bourgs$
village | vesnic vsi$ vesnick | dorf$ dorfer dorfern | wies$ wsi$ wsie$ wios | |
postcode zip | psc$ | postleitzahl | | |
reference | referenc | referenz aktenzeichen | referencj sygnatur | |
identifier id | identifik | kennung kennzeichen | identyfikator | |
value | hodnota$ hodnoty$ hodnotu$ hodnote$ hodnotou$ hodnotach$ | wert$ werte$ werten$ wertes$ | wartosc | |
threshold | prah$ prahu$ prahy$ prahe$ prahem$ prahech$ prahum$ mez$ meze$ hranicni | schwelle grenzwert | prog$ progu$ progi$ progow$ | |
percentage | procent | prozentsatz anteil | procent | |
weekend | vikend | wochenende | weekend | |
original | original puvodni | original ursprunglich | oryginal pierwotn | |
presentation | prezentac | prasentation vortrag | prezentacj | |
choice selection | vyber$ vyberu$ vybery$ | auswahl wahl$ | wybor$ wybor | |
improvement | zlepsen vylepsen | verbesserung | ulepszeni poprawa | |
condition | podmink podminek | bedingung zustand | warunek warunk | |
receiver recipient | | | | destinatari | recepteur
equipment | vybaveni vybavenim vystroj | ausrustung ausstattung gerat$ | wyposazeni sprzet | |
support help | podpor pomoc | hilfe unterstutzung | wsparci pomoc | apoyo | soutien
pickup collection | vyzvednuti odber svoz$ svozu$ svozy$ svoze$ svozem$ svozech$ svozum$ | abholung abhol | odbior odbioru odbiory | | retrait
export | vyvoz export | ausfuhr export | wywoz eksport | |
import | dovoz import | einfuhr import | przywoz import | |
shareholder | akcionar podilnik | aktionar gesellschafter | akcjonariusz udzialowc udzialowiec | |
commission | provize komise | provision kommission | prowizj komisj | |
auction | aukc drazb drazeb | auktion versteigerung | aukcj licytacj przetarg | |
bid | prihoz | gebot$ gebote$ geboten$ hochstgebot | ofert licytacj | oferta | offre$ offres$
mouse | mys$ mysi$ | maus$ mause$ mausen$ | mysz myszk | |
program | program | programm | program | |
system | system | system | system | |
metric | metrik ukazatel | kennzahl metrik | metryk wskaznik | indicador | indicateur
secret | tajemstvi tajn | geheimnis geheim$ geheime$ geheimen$ | tajemnic sekret tajn | |
load burden | zatez zatizeni naklad$ naklad | last$ lasten$ belastung auslastung ladung | obciazeni ladunek ladunk | | chargement
traffic | provoz doprav | verkehr$ verkehrs$ stau$ staus$ | ruch$ ruchu$ korek$ korki$ | | circulation bouchon
port harbor | pristav | hafen$ hafens$ hafen hafe | port$ portu$ porty$ porti$ porta$ portem$ portie$ portow$ portom$ portami$ portach$ portowi$ | |
interface | rozhrani | schnittstelle oberflache | interfejs | |
parameter | parametr | parameter | parametr | |
variable | promenn | variable | zmienn | |
index | index rejstrik | index verzeichnis | indeks | |
schema scheme | schema$ schemat | schema$ schemata schemas | schemat | |
session | relac sezen zasedan | sitzung | sesj posiedzen | | seance
developer | vyvojar | entwickler | programist deweloper | |
profile | profil$ profilu$ profily$ profilem$ | profil | profil | |
update | aktualizac | aktualisierung | aktualizacj | |
extension | rozsiren prodlouzen | erweiterung verlangerung | rozszerzen przedluzen | prorroga ampliacion | prolongation
module | modul | modul$ module$ modulen$ | modul | |
dependency | zavislost | abhangigkeit | zaleznosc | |
attack | utok$ utoku$ utoky$ utoke$ utokem$ utokech$ utokum$ | angriff | atak atakow | |
encryption | sifrovan | verschlusselung | szyfrowan | |
monitoring surveillance | sledovan dohled$ dohledu$ monitoring | uberwachung | monitoring nadzor | vigilancia seguimiento | suivi$ suivis$
automation | automatizac | automatisierung | automatyzacj | |
drone | dron$ dronu$ drony$ drone$ dronem$ dronech$ dronum$ | drohne | dron$ dronu$ drony$ droni$ drona$ dronem$ dronie$ dronow$ dronom$ dronami$ dronach$ dronowi$ | |
bookmark | zalozk zalozek | lesezeichen | zakladk zakladek | |
filter | filtr | filter | filtr | |
story tale | pribeh povidk povidek pohadk | geschichte marchen erzahlung | histori opowiadan opowiesc bajk | |
people | lid$ lide$ lidi$ lidem$ lidmi$ | leuten$ menschen$ | ludzi ludzie ludziom ludzmi | |
staff personnel | personal | personal$ belegschaft mitarbeiterstab | personel kadr$ kadra$ kadry$ kadri$ kadre$ kadrie$ kadro$ kadrami$ kadrach$ kadrom$ zaloga$ zalogi$ zaloge$ zalodz | |
intern trainee | staziste stazist praktikant | praktikant | stazyst praktykant | becari |
applicant | zadatel uchazec | bewerber antragsteller | wnioskodawc kandydat | solicitante | demandeur
retirement | duchod | ruhestand rente$ pension | emerytur | |
dismissal | propusten vyhazov | entlassung kundigung | zwolnieni | |
son | syn$ syna$ syny$ synu$ synem$ synovi$ synov$ synove$ | sohn$ sohne$ sohnen$ sohnes$ | syn$ synu$ syny$ syni$ syna$ synem$ synie$ synow$ synom$ synami$ synach$ synowi$ synow synek | |
daughter | dcer dceru | tochter | cork$ corka$ corky$ corki$ corke$ corkie$ corko$ corkami$ corkach$ corkom$ corek corce$ | |
kid child | detmi$ detech$ | | dziec | chico$ chicos$ | gamin
baby infant | miminek mimink kojen batol | saugling baby$ babys$ kleinkind | niemowl bobas | lactante | nourrisson
boy | chlapec chlapc kluk$ kluku$ kluky$ kluke$ klukem$ klukech$ klukum$ kluci$ hoch$ hochu$ hochy$ hoche$ hochem$ hochech$ hochum$ | junge$ jungen$ knabe | chlopiec chlopc chlopak | nino$ ninos$ |
girl | divk divek holk holek holcick | madchen | dziewczyn | nina$ ninas$ | fillette
gender sex | pohlavi | geschlecht | plec$ plci$ plcia$ | |
nationality | narodnost prislusnost | nationalitat staatsangehorigkeit | narodowosc obywatelstw | |
citizenship | obcanstvi | staatsburgerschaft einburgerung | obywatelstw | ciudadania nacionalidad | citoyennete
yard courtyard | dvur$ dvor$ dvora$ dvore$ dvory$ dvoru$ dvorek | hof$ hofe$ hofes$ hofen$ innenhof schulhof | podworz podworek podwork dziedzin | corral$ corrales$ |
stairs staircase | schod schodist | treppe$ treppen$ treppenhaus stufe$ | schod schodow klatk | peldano |
corridor | chodb chodeb | flur$ gang$ gange$ korridor | korytarz | corredor |
hall | sal$ sala$ saly$ sale$ salu$ salou$ salach$ salam$ salami$ hala$ haly$ halu$ hale$ hal$ | saal$ sale$ salen$ halle$ hallen$ turnhalle | sal$ sala$ saly$ sali$ sale$ salie$ salo$ salami$ salach$ salom$ hal$ hala$ haly$ hali$ hale$ halie$ halami$ halach$ halom$ | sala$ salas$ salon | salle$ salles$ hall$ halls$
couch sofa | | | wersalk | |
iron | zehlick zehlicek | bugeleisen | zelazk | | fers$
laundry washing | pradl pradeln prani$ | wasche$ wascherei | prani$ prania$ pranie$ pralni pralnia | | blanchisserie laverie
mode | rezim | modus$ modi$ betriebsart | tryb$ trybu$ tryby$ trybi$ tryba$ trybem$ trybie$ trybow$ trybom$ trybami$ trybach$ trybowi$ trybow | |
brightness | jas$ jasu$ | helligkeit | jasnosc | |
journey trip | cestou$ cestach$ cestam$ cestami$ jizd$ jizda$ jizdy$ jizde$ jizdu$ jizdou$ jizdach$ jizdam$ jizdami$ | | | | trajet
airline | aerolin letecka | fluggesellschaft airline | | |
subway metro | metro$ metra$ metru$ metrem$ | ubahn metro$ | metro$ metra$ metrem$ | |
taxi cab | taxi$ taxik | taxi$ taxis$ taxen$ | taksowk taksowek taxi$ | |
ferry | trajekt privoz | fahren$ fahrverbindung autofahre | prom$ promu$ promem$ promie$ promy$ promowy | ferri | ferrys$ bac$ bacs$
hostel | hostel ubytovn | herberge hostel | hostel schronisk | |
departure | odjezd odlet | abfahrt abflug abreise | odjazd odlot wyjazd | |
arrival | prijezd prilet prichod | ankunft anreise | przyjazd przylot przybyci | |
tourist | turist | tourist | turyst | |
guide | pruvodc | reisefuhrer reiseleiter fremdenfuhrer fuhrung | przewodnik | |
sea | more$ mori$ morem$ morsk | meer$ meere$ meeres$ ostsee nordsee | morz$ morze$ morza$ morzu$ morzem$ morsk | |
lake | jezer | see$ seen$ sees$ stausee | jezior | laguna | etang
river | rek$ reka$ reky$ reku$ rece$ rekou$ rekach$ ricni | fluss$ flusse$ flussen$ flusses$ | rzek$ rzeka$ rzeki$ rzece$ rzeke$ rzekami rzeczn | |
island | ostrov | insel | wysp$ wyspa$ wyspy$ wyspi$ wyspe$ wyspie$ wyspo$ wyspami$ wyspach$ wyspom$ | |
tour | turne$ prohlidk | rundgang tour$ touren$ rundfahrt fuhrung | wycieczk wycieczek objazd | recorrido gira$ giras$ | tournee circuit
rice | ryze$ ryzi$ ryz$ ryzov | reis$ | ryz$ ryzu$ ryzem$ ryzow | arroces |
pasta noodle | testovin nudl | nudel nudeln pasta$ teigwaren | makaron makaronu | | nouille
orange | pomeranc oranzov | orange$ orangen$ apfelsine | pomarancz | |
pizza | pizz | pizza | pizz | |
sandwich | sendvic chlebic oblozen | sandwich butterbrot | kanapk kanapek | emparedado | tartine
dessert | dezert zakusek zakusk moucnik | nachtisch dessert nachspeise | deser | |
cream | smetan krem$ kremu$ kremy$ kreme$ kremem$ kremech$ kremum$ | sahne creme rahm$ | smietan krem$ kremu$ kremy$ kremi$ krema$ kremem$ kremie$ kremow$ kremom$ kremami$ kremach$ kremowi$ | crema$ cremas$ nata$ natas$ | creme$ cremes$
chocolate | cokolad | schokolade | czekolad | bombon |
cup mug | salek salk hrnek hrnk hrnic | tasse becher | kubek kubk filizan | vaso$ vasos$ | gobelet
grocery groceries | potravin | lebensmittel | spozywcz | viveres | provisions
shopping | nakup nakupov | einkauf | zakup | | achat
supermarket | supermarket | supermarkt | supermarket | |
treatment therapy | lecb leceb terapi | behandlung therapie | leczeni terapi kuracj | |
fever | horeck horecek | fieber$ | goraczk | |
pain ache | bolest boleni | schmerz | bol$ bolu$ bole$ bolem$ | | mal$ maux$
x-ray radiology | rentgen | rontgen | rentgen przeswietlen | radiografi rayos | radio$ radiographi radiologi
eye | oko$ oka$ oku$ okem$ oci$ ocni ocniho | auge$ augen$ augen | oko$ oka$ oku$ okiem$ oczy$ oczu$ oczami oczny oczna | |
tooth dental | zub$ zuby$ zubu$ zubem$ zubech$ zubni | zahn$ zahne$ zahnen$ zahnes$ | zab$ zeba$ zebow$ zebami stomatolog | dental | dentaire
head | hlav$ hlava$ hlavy$ hlave$ hlavu$ hlavou$ hlavach$ hlavam$ hlavami$ | kopf$ kopfe$ kopfen$ kopfes$ | glow$ glowa$ glowy$ glowi$ glowe$ glowie$ glowo$ glowami$ glowach$ glowom$ | |
ambulance | sanitk sanitek zachrank zachranne | krankenwagen rettungswagen ambulanz | karetk karetek ambulans | |
emergency | pohotovost nouz nouzov | notfall notfalle notaufnahme notruf | nagl awaryjn | |
diet | diet$ dieta$ diety$ diete$ dietu$ dietou$ dietach$ dietam$ dietami$ dietn | diat$ diaten$ ernahrung schonkost | diet$ dieta$ diety$ dieti$ diete$ dietie$ dieto$ dietami$ dietach$ dietom$ dietetyczn | | diete
classroom | ucebn ucebna trid$ trida$ tridy$ tride$ tridu$ tridou$ tridach$ tridam$ tridami$ | klassenzimmer klassenraum | klas$ klasa$ klasy$ klasi$ klase$ klasie$ klaso$ klasami$ klasach$ klasom$ | |
term semester | pololeti trimestr | schulhalbjahr trimester | trymestr polrocz | trimestre | trimestre
diploma degree | diplom vysvedcen | diplom zeugnis abschluss | dyplom swiadectw | |
enrollment registration | prihlasen | immatrikulation | | | immatriculation
research | vyzkum | forschung | badan$ badawcz badan | |
science | ved$ veda$ vedy$ vedu$ vedeck | wissenschaft | nauk$ nauka$ nauky$ nauki$ nauke$ naukie$ nauko$ naukami$ naukach$ naukom$ naukow | |
quiz | kviz | quiz ratsel | quiz quizu teleturniej | concurso | interro$ interros$
football soccer | fotbal kopan | fussball | pilk pilkarsk futbol | balon |
tennis | tenis | tennis | tenis | |
swimming | plavan plaveck | schwimmen schwimm schwimmkurs | plywani plywack | | nage$
ski skiing | lyz$ lyze$ lyzi$ lyzemi lyzovan lyzar | ski$ skier$ skifahren skipass | nart$ narta$ narty$ narti$ narte$ nartie$ narto$ nartami$ nartach$ nartom$ narciar wyciag | esquis |
club | klub$ klubu$ kluby$ klube$ klubem$ klubech$ klubum$ klubov | verein$ vereine$ vereins$ sportverein klub$ klubs$ | klub$ klubu$ kluby$ klubi$ kluba$ klubem$ klubie$ klubow$ klubom$ klubami$ klubach$ klubowi$ klubow | |
stadium | stadion | stadion stadien | stadion | |
newspaper | novin novinach denik | zeitung | gazet | | quotidien
chapter | kapitol | kapitel | rozdzial | |
art | umeni$ umenim$ vytvarn | kunst$ kunste$ kunsten$ | sztuk$ sztuce$ artystyczn | |
sound audio | zvuk$ zvuku$ zvuky$ zvuke$ zvukem$ zvukech$ zvukum$ zvukov | ton$ tone$ klang$ audio gerausch | dzwiek | |
subtitle | titulk | untertitel | napisy$ napisow$ | |
sentence | vet$ veta$ vety$ vetu$ vetach$ | satz$ satze$ satzen$ satzes$ | zdani$ zdanie$ zdania$ zdan$ | |
paragraph | odstavec odstavc | absatz$ paragraf | akapit | |
fog mist | mlha$ mlhy$ mlhu$ mlze$ mlhou$ | nebel | mgla$ mgly$ mgle$ | bruma | brume
heat | vedro$ vedra$ vedru$ vedre$ vedrem$ vedrech$ vedrum$ vedr$ horko$ teplo$ tepla$ teplem$ | hitze warme$ | upal$ upaly$ upalow$ upalu$ cieplo$ ciepla$ | calores$ |
flood | povod zaplav | hochwasser uberschwemmung flut$ fluten$ | powodz powodzi zalani | | crue$ crues$
earthquake | zemetres | erdbeben | trzesieni | seismo | tremblement
pet | mazlic | haustier | zwierzak pupil | |
cattle | dobytek dobytk skot$ skotu$ skoty$ skote$ skotem$ skotech$ skotum$ | rind$ rinder vieh$ | bydl$ bydlo$ bydla$ bydlu$ bydlem$ bydlie$ bydlom$ bydlami$ bydlach$ | |
calf | tel$ tele$ teleti telat | kalb$ kalber kalbern | ciel$ ciele$ cielet ciela$ | |
lamb | jehn jehnec | lamm$ lammer lammern | jagnie jagniec baranin | |
goat | koza$ kozy$ kozu$ koze$ koz$ | ziege$ ziegen$ | koza$ kozy$ koze$ kozl koz$ | |
honey | med$ medu$ medem$ medov | honig | miod$ miodu$ miody$ miodow | mieles$ |
insect | hmyz | insekt kafer | owad$ owadu$ owady$ owadi$ owada$ owadem$ owadie$ owadow$ owadom$ owadami$ owadach$ owadowi$ owad | |
pest vermin | skudc skudce | schadling ungeziefer | szkodnik | | parasite
breed race | plemen plemeno rasa$ rasy$ rase$ | rasse$ rassen$ | rasa$ rasy$ ras$ | |
zoo | zoo$ zoologick | zoo$ zoos$ tierpark tiergarten | zoo$ | |
corn maize | kukuric | | kukurydz | elote |
barley | jecmen | gerste | jeczmien | |
grape | hrozn | traube weintraube | winogron winorosl | |
vineyard | vinic vinohrad | weinberg rebberg | winnic | |
olive | oliv$ oliva$ olivy$ olive$ olivu$ olivou$ olivach$ olivam$ olivami$ olivov | olive$ oliven$ | oliwk oliwek oliw$ oliwa$ oliwy$ oliwi$ oliwe$ oliwie$ oliwo$ oliwami$ oliwach$ oliwom$ | |
fodder hay | seno$ sena$ senem$ pice$ | heu$ futter$ | siano$ siana$ pasz$ | | foins$
tank container | nadrz cistern | tank$ tanks$ behalter zisterne | zbiornik cystern bak$ baku$ | |
pump | cerpadl pump$ pumpa$ pumpy$ pumpe$ pumpu$ pumpou$ pumpach$ pumpam$ pumpami$ | pumpe | pomp$ pompa$ pompy$ pompi$ pompe$ pompie$ pompo$ pompami$ pompach$ pompom$ | |
valve | ventil | ventil$ ventile | zawor zawory | | soupape
scooter | kolobezk kolobezek skutr | roller$ rollers$ tretroller | hulajnog skuter | escuter |
wheel | kolo$ kola$ kol$ kolecko | rad$ rader radern rades$ | kolo$ kola$ kol$ kolk | |
brake | brzd$ brzdov brzd | bremse bremsen brems | hamulc hamulec | |
charger | nabijeck nabijecek | ladegerat ladekabel | ladowark ladowarek | |
highway motorway | dalnic | autobahn | autostrad | |
bridge | most$ mostu$ mosty$ moste$ mostem$ mostech$ mostum$ mostov | brucke | most$ mostu$ mosty$ mosti$ mosta$ mostem$ mostie$ mostow$ mostom$ mostami$ mostach$ mostowi$ mostow | |
toll | mytn myto$ | maut$ mautgebuhr | myto$ | |
kilometer | kilometr | kilometer | kilometr | |
workshop | diln$ dilna$ dilny$ dilnu$ dilne$ dilen$ | werkstatt werkstatten | warsztat | |
government | vlad$ vlada$ vlady$ vlade$ vladu$ vladou$ vladach$ vladam$ vladami$ | regierung | rzad$ rzadu$ rzadow | |
judge | soudc soudce soudkyn | richter$ richterin richters$ | sedzi$ sedzia$ sedziego sedziow | |
procedure | postup rizeni$ | verfahren prozedur | procedur postepowan | |
proof evidence | dukaz doklad | nachweis beweis beleg$ | dowod$ dowody$ dowodu$ dowodow$ | prueba$ pruebas$ | preuve$ preuves$
association | spolek spolk sdruzen | verband verein$ vereine$ vereins$ sportverein vereinigung | stowarzyszen zwiazek zwiazk | |
war | valk valek valec | krieg$ kriege$ krieges$ | wojn$ wojna$ wojny$ wojni$ wojne$ wojnie$ wojno$ wojnami$ wojnach$ wojnom$ wojen | |
unit | jednotk jednotek | einheit | jednostk jednostek | |
pair couple | par$ paru$ pary$ parem$ dvojic | paar$ paare$ paaren$ | para$ pary$ pare$ par$ | pareja | couple
dozen | tucet tuct | dutzend | tuzin | |
liter | litr | liter$ litern$ | litr | |
kilogram kilo | kilogram kilo$ kila$ kil$ | kilogramm kilo$ | kilogram kilo$ | |
gram | gram$ gramu$ gramy$ | gramm$ | gram$ gramy$ gramow$ | |
ton tonne | tun$ tuna$ tuny$ tunu$ | tonne$ | ton$ tona$ tony$ | |
depth | hloubk hloubek | tiefe$ tiefen$ | glebokosc | |
energy | energi | energie | energi | |
counter | citac pocitadl | zahler | licznik | |
solution | reseni roztok | losung | rozwiazani roztwor | |
effect impact | ucinek ucink dopad$ dopadu$ dopady$ efekt | wirkung auswirkung effekt | skutek skutk efekt wplyw | impacto | impact
chemical | chemikali chemick | chemikali chemisch | chemikali chemiczn | |
paper | papir | papier | papier | |
pen pencil | pero$ propisk tuzk tuzek | stift$ stifte$ stiften$ kugelschreiber | dlugopis olowek olowk | lapiz lapices boli$ | crayon
ink toner | inkoust toner | tinte$ toner | atrament tusz$ toner | |
watch | hodink | armbanduhr uhren$ | zegarek zegark | |
umbrella | destnik slunecnik | regenschirm schirm$ schirme$ | parasol parasolk | sombrilla | parasol
rental hire | pujcovn pronajem pronajm | vermietung verleih | wypozyczaln wynajem wynajmu | |
favorite | oblibene oblibena oblibeny oblibenych | lieblings favorit | ulubion | |
upcoming | nadchazejic chystan | bevorstehend anstehend kommend | nadchodzac zblizajac | proxim | prochain
finished | dokoncen ukoncen | fertig$ fertige fertigen beendet abgeschlossen | skonczon ukonczon gotowy$ gotowa$ gotowe$ gotowych$ | |
failed unsuccessful | neuspes selhal | fehlgeschlagen gescheitert erfolglos | nieudan nieudane | fallid | rate$ rates$
successful | uspesn | erfolgreich | udan udane pomysln | |
defective faulty | nefunkc rozbit | defekt kaputt | zepsut uszkodzon | |
personal | osobni | personlich | osobist | |
official | oficialn uredni | offiziell amtlich | oficjaln urzedow | |
confidential | duvern | vertraulich | poufn | |
normal regular | normaln bezn | normal$ normale normalen ublich | normaln zwykl | habitual | habituel
serious severe | vazn zavazn | schwer$ schwere schweren schwerer ernst | powazn ciezk | seri$ | serieu
fast quick | rychl | schnell | szybk | rapid |
slow | pomal | langsam | powoln | lent$ |
easy simple | snadn jednoduch lehk | einfach leicht$ leichte leichten | latw prost$ prosty$ prosta$ proste$ | sencill | simple$ simples$
difficult hard | obtizn tezk slozity$ slozita$ slozite$ | schwierig | trudn | |
heavy | tezk tezky | schwer$ schwere schweren | ciezki ciezka ciezkie | pesad |
clean | cist$ cista$ cisty$ ciste$ | sauber reine$ | czyst czyste | |
dirty | spinav zneciste | schmutzig verschmutzt dreckig | brudn zabrudzon | suci$ |
good | dobr | gut$ gute$ guter$ gutes$ | dobry$ dobre$ dobrego$ dobrej$ dobrych$ | | bon$
bad | spatn | schlecht | zly$ zla$ zle$ | mal$ |
equal same | stejn totozn rovn$ | gleiche gleichen gleicher selbe | jednakow rown$ rowny$ rowna$ | mism | egals$
different | ruzn odlis | verschieden anderen unterschiedlich | rozn$ rozne$ rozny$ | diferent distint |
primary | primarn zakladn | primar grundschul | podstawow | primari | primaire
secondary | sekundarn druhotn | sekundar zweitrangig | wtorn drugorzedn | |
young | mlad$ mlady$ mlada$ mlade$ mladych$ mladez | jung$ junge$ jungen$ jugendlich | mlod$ mlody$ mloda$ mlode$ mlodziez | |
ill sick | nemocn$ nemocny nemocna nemocne nemocneho | krank$ kranke$ kranken$ kranker | chor$ chory$ chora$ chore$ chorego chorych | enferm$ |
healthy | zdrav$ zdravy$ zdrava$ zdrave$ | gesund$ gesunde gesunden | zdrow$ zdrowy$ zdrowa$ zdrowe$ | san$ |
upper top | horni$ horniho | ober$ obere$ oberen oberste | gorny$ gorna$ gorne$ | |
lower bottom | spodni dolni$ | untere$ unteren unterste | dolny$ dolna$ dolne$ | |
north | sever$ severu$ severni | norden$ nord$ nordlich | polnoc$ polnocn | |
south | jih$ jihu$ jizni | suden$ sud$ sudlich | poludni$ poludnie$ poludniow | |
west | zapadni$ zapadu$ | westen$ west$ westlich | zachod$ zachodu$ zachodni | |
east | vychod$ vychodu$ vychodni | osten$ ost$ ostlich | wschod$ wschodu$ wschodni | oriente |
hourly | hodinov | stundlich | godzinow | |
global worldwide | globaln svetov | global$ globale weltweit | globaln swiatow | |
national | narodn statni$ | national$ nationale staatlich | narodow krajow panstwow | |
international | mezinarodn | international | miedzynarodow | |
electronic | elektronick | elektronisch | elektroniczn | |
offline | offline | offline | offline | offline |
scheduled planned | planovan naplanovan | geplant | planowan zaplanowan | programad previst |
visible | viditeln | sichtbar | widoczn | |
hidden | skryt | versteckt verborgen | ukryt | ocult |
correct right | spravn | richtig korrekt | poprawn prawidlow | correct | justes$
wrong incorrect | chybn nespravn | falsch fehlerhaft | blednny bledn nieprawidlow niepoprawn zly$ | erron |
duplicate | duplicit duplik | doppelt$ doppelte duplikat | duplikat zdublowan | duplicad |
related | souvisejic | verwandt zugehorig | powiazan | |
popular | oblibeny$ popularn | beliebt$ beliebte beliebteste | popularn | |
safe secure | bezpecn | sicher$ sichere sicheren | bezpieczn | segur$ |
dangerous hazardous | nebezpec | gefahrlich | niebezpieczn | |
unknown | neznam | unbekannt | nieznan | |
ready | priprav hotov | bereit$ fertig$ | gotowy$ gotowa$ gotowe$ gotowych$ | list$ preparad |
running | beziciho bezici$ spusten | laufend | dzialajac uruchomion | |
stopped | zastaven | gestoppt angehalten | zatrzyman | parad$ |
strong | siln$ silny$ silna$ silne$ | stark$ starke$ starken | siln$ silny$ silna$ silne$ | |
quiet silent | tich$ tichy$ ticha$ tiche$ ticho$ | ruhig | cich$ cichy$ cicha$ ciche$ | tranquil |
loud | hlasit | laute$ | glosn | |
double | dvojit dvouluzk | doppel doppelte | podwojn dwuosobow | |
single individual | jednotliv jednoluzk samostatn | einzel einzeln | pojedyncz indywidualn jednoosobow | |
collective | hromadn | sammel gemeinsam kollektiv | zbiorow | | collective
medical | zdravotn lekarsk | medizinisch arztlich | medyczn lekarsk zdrowotn | medic |
commercial | komercn | kommerziell gewerblich | komercyjn handlow | |
financial | financ | finanziell finanz finanzen | finans | |
legal | pravni$ pravniho zakonn | rechtlich gesetzlich juristisch | prawn$ prawny prawna prawne | |
electric | elektrick | elektrisch elektro | elektryczn | |
logistics | logisti | | | logistic | logistique
vacancy | | leerstand | | |
housekeeping | uklid pokojsk | zimmerreinigung hauswirtschaft | sprzatani | limpieza | menage$ menages$
checkup | prohlidk prevent | vorsorgeuntersuchung kontrolluntersuchung | przeglad$ przeglad | chequeo | bilan controle
fall autumn | podzim | | | |
spring | jaro$ jara$ jarni | | wiosen | |
parcel package | zasilk zasilek | | przesylk przesylek | |
mortgage | | | | hipoteca | hypotheque
turnover | | | | facturacion volumen |
debtor | | | | deudor | debiteur
accountant | | | | contable contador | comptable
vat | | | | iva$ | tva$
payer | | | | pagador | payeur
payee | | zahlungsempfanger | odbiorc | beneficiari | beneficiaire
pension | | | | pension jubilacion | pension retraite
resignation | rezignac | rucktritt | rezygnacj | dimision renuncia | demission
education | | | | educacion | education enseignement
payslip | | | | nomina$ nominas$ |
bulb | | | | bombilla | ampoule
radiator | | | | radiador | radiateur
toilet | | | | inodoro aseo$ aseos$ retrete | toilette wc$
cellar basement | | | | sotano bodega | cave$ caves$
attic | | | | desvan atico buhardilla | grenier comble
terrace balcony | | | | terraza balcon | terrasse balcon
switch | | | | interruptor | interrupteur
fare | jizdne | fahrpreis fahrgeld | | tarifa pasaje | tarif
banana | | | | platano banana | banane
flour | | | | harina | farine
portion serving | | | | porcion racion | portion
pulse | | | | pulso | pouls$
injury | | | | lesion herida | blessure
ward | oddeleni | stationen$ krankenstation | | pabellon |
lecture | | | | conferencia clase$ clases$ | cours$ conference
petition | | | | peticion | petition
subsidy grant | | | | subvencion ayuda | subvention
authority | organ | amtes | organ$ organu$ organy$ organow$ | autoridad | autorite
attorney lawyer | | | | procurador |
driving | rizeni$ | fahren$ | jazd$ jazda$ jazdi$ jazde$ jazdie$ jazdo$ jazdami$ jazdach$ jazdom$ | conduccion conducir | conduite
grain | zrno$ zrna$ zrni | korn$ | ziarn | grano$ granos$ cereal | grain$ grains$ cereale
grandmother | | | | abuela | mamie
grandfather | | | | abuelo | papi$
trousers | | | | pantalon | pantalon
jacket coat | | | | chaqueta abrigo cazadora | veste$ vestes$ manteau blouson
ring | prstyn | ring$ ringe$ | pierscion obraczk | anillo | bague$ bagues$ anneau
shelf | | | | repisa | rayon
waste | | | | residuo basura desperdicio | dechet ordure
difference | | | | diferencia | difference
satellite | | | | satelite | satellite
star | | | | estrella | etoile
planet | | | | planeta | planete
fund | | | | fondo$ fondos$ | fonds$
bond | | obligation anleihe | obligacj | bono$ bonos$ | obligation
charity | | | | beneficencia caridad | caritatif charite
archive | | | | archivo | archive
spam | | spam | spam | spam | spam pourriel
mailbox inbox | | | | buzon bandeja | messagerie
signal sign | | | | senal$ senales$ letrero | signal$ signaux$ panneau
threat | | | | amenaza | menace
provider | | | dostawc uslugodawc | proveedor |
attendance | | | | | assiduite
guardian | porucnik opatrovn | vormund | | | tuteur
indoor inside | | | | interior | interieur
outdoor outside | | | | exterior | exterieur
front | | | | delanter frontal |
rear back | | | | traser | arriere$ arrieres$
permanent | | | | permanente fij$ fijo$ | permanent
temporary | | | | temporal temporari provisional | temporaire provisoire
organic | | | | organico$ organica$ organicos$ organicas$ ecologic | biologique bio$
early | | | | tempran | matinal precoce
damaged | | | | danad averiad estropead | endommage abime
received | | | | recibid | recu$ recus$ recue$
nurse | osetrovat | | | enfermer |
midwife | porodnik | hebamme | polozn | matrona partera comadrona |
surgeon | chirurg | chirurg | chirurg | cirujan | chirurgien
therapist | terapeut | therapeut | terapeut | terapeuta | therapeute
psychologist | psycholog | psycholog | psycholog | psicolog | psychologue
optician optometrist | optik optometr | optiker augenoptik | optyk optometr | optico optica optometr | opticien
pharmacist | lekarnik lekarnic | apotheker | aptekarz farmaceut | farmaceutic | pharmacien
pediatrician | pediatr | kinderarzt kinderarzte kinderarztin | pediatr | pediatra | pediatre
bandage dressing | obvaz naplast | verband$ verbande pflaster | bandaz opatrunek opatrunk plaster | vendaje venda$ vendas$ tirita | pansement bandage
wheelchair | vozick vozik | rollstuhl | wozek wozk | | fauteuil
bed | | bettes bettchen | lozc | |
blood sample | | blutprobe blutabnahme | | analitica extraccion | prelevement
transplant | transplant | transplantation | przeszczep transplant | trasplante | greffe transplant
recovery rehabilitation | rehabilitac zotaven rekonvales | genesung reha$ rehabilitation | rehabilitacj powrot | rehabilitacion recuperacion | reeducation retablissement convalescence
pregnancy | tehotens | schwangerschaft schwanger | ciaz$ ciaza$ ciazy$ ciaze$ ciazow | embarazo embarazada | grossesse enceinte
disability | invalid postizen | behinderung schwerbehindert | niepelnosprawn inwalid | discapacidad invalidez minusval | handicap invalidite
bone | kost$ kosti$ kostem$ | knochen | kosc$ kosci$ koscia$ | hueso | os$
heart | srdco$ srdca$ srdcu$ srdce$ srdcem$ srdcech$ srdcum$ srdc$ srdce srdecni | herz$ herzen$ herzens$ | serc$ serco$ serca$ sercu$ sercem$ sercie$ sercom$ sercami$ sercach$ serca serce | |
lung | plic$ plice$ plicni | lunge lungen | pluc$ pluco$ pluca$ | pulmon | poumon
skin | kuze$ kuzi$ kozni | haut$ hautarzt | skor$ skora$ skory$ skori$ skore$ skorie$ skorami$ skorach$ skorom$ | piel$ pieles$ | peau$ peaux$
hand | ruka$ ruky$ ruce$ rukou$ ruku$ | hand$ hande$ handen$ | reka$ reki$ rece$ reke$ dlon$ dlonu$ dlony$ dloni$ dlona$ dlonem$ dlonie$ dlonow$ dlonom$ dlonami$ dlonach$ dlonowi$ dloni | mano$ manos$ | main$ mains$
arm | paze$ pazi$ | arm$ arme$ armes$ | ramie$ ramienia ramion | brazo$ brazos$ | bras$
leg | noha$ nohy$ nohu$ noze$ nohou$ | bein$ beine$ beinen$ | noga$ nogi$ nodze$ noge$ | pierna | jambe
foot | chodidl | fuss$ fusse$ fussen$ | stopa$ stopy$ stop$ stopie$ | pie$ pies$ | pied$ pieds$
knee | kolen kolene | knie$ knies$ | kolan kolanie | rodilla | genou$ genoux$
shoulder | ramen rameno | schulter | bark$ barku$ barky$ barki$ barka$ barkem$ barkie$ barkow$ barkom$ barkami$ barkach$ barkowi$ ramion | hombro | epaule
finger | prst$ prstu$ prsty$ prste$ prstem$ prstech$ prstum$ | finger fingern | palec$ palca$ palce$ palcow$ | dedo$ dedos$ | doigt
hair | vlas$ vlasu$ vlasy$ vlase$ vlasem$ vlasech$ vlasum$ vlasu | haar$ haare$ haaren$ | wlos$ wlosu$ wlosy$ wlosi$ wlosa$ wlosem$ wlosie$ wlosow$ wlosom$ wlosami$ wlosach$ wlosowi$ wlos | pelo$ cabello | cheveu$ cheveux$
ear | ucho$ ucha$ usi$ usni | ohr$ ohren$ ohres$ gehor$ | ucho$ ucha$ uszy$ uszu$ | oreja oido$ oidos$ | oreille
nose | nos$ nosu$ nosem$ | nase$ nasen$ | nos$ nosa$ nosem$ | nariz$ narices$ | nez$
mouth | usta$ ust$ pusa$ | mund$ munde$ mundes$ | usta$ ust$ | boca$ bocas$ | bouche
face | oblicej tvar$ tvare$ tvari$ | gesicht$ gesichter | twarz | cara$ caras$ rostro | visage
stomach | zalud zaludek zaludk brich | magen$ bauch$ bauche$ | zoladek zoladk brzuch | estomago | estomac ventre
brain | mozek mozk | gehirn hirn$ hirns$ | mozg$ mozgu$ mozgy$ mozgi$ mozga$ mozgem$ mozgie$ mozgow$ mozgom$ mozgami$ mozgach$ mozgowi$ | cerebro | cerveau cerveaux
kidney | ledvin | niere$ nieren$ | nerk$ nerka$ nerky$ nerki$ nerke$ nerkie$ nerko$ nerkami$ nerkach$ nerkom$ nerek | rinon | rein$ reins$
liver | jater$ jatra$ jatern | leber$ lebern$ | watrob | higado | foie$ foies$
muscle | sval$ svalu$ svaly$ svale$ svalem$ svalech$ svalum$ | muskel | miesien miesnie miesni$ | musculo | muscle
nail | nehet nehty nehtu | nagel$ nagel | paznok paznokc paznokie | | ongle
urine | moci$ mocov | urin harn$ | mocz$ moczu$ moczem$ | orina | urine
cancer tumor | rakovin nador onkolog | krebs$ tumor | rak$ raka$ nowotwor | cancer canceres tumor | cancer tumeur
flu influenza | chripk chripek | grippe | gryp$ grypa$ grypy$ grypi$ grype$ grypie$ grypo$ grypami$ grypach$ grypom$ | gripe | grippe
cold | ryma$ rymy$ nachlazen | erkaltung schnupfen | przeziebien katar | resfriado catarro | rhume
cough | kasel kasle$ | husten | kaszel kaszl | tos$ | toux$
infection | infekc nakaz nakazliv | infektion ansteck | infekcj zakazen | infeccion contagio | infection contagion
diabetes | cukrovk cukrovek diabet | diabet zuckerkrank | cukrzyc diabet | diabet | diabet
asthma | astma$ astmatu$ astmatik | asthma | astm$ astma$ astmy$ astmi$ astme$ astmie$ astmo$ astmami$ astmach$ astmom$ astmatyk | asma$ asmatic | asthm
stroke | mrtvic | schlaganfall | udar$ udaru$ udary$ | ictus derrame | avc$
fracture | zlomenin | bruch$ bruche$ knochenbruch | zlaman | fractura | fracture
wound | rany$ ranu$ rane$ ran$ | wunde$ wunden$ | rany$ ranie$ rane$ ran$ | herida | plaie$ plaies$ blessure
scar | jizv$ jizva$ jizvy$ jizve$ jizvu$ jizvou$ jizvach$ jizvam$ jizvami$ | narbe$ narben$ | blizn | cicatriz | cicatrice
blind visually | nevidom slep$ slepy$ slepa$ slepe$ slepych$ | blind$ blinde$ blinden$ sehbehindert | niewidom slep$ slepy$ slepa$ | cieg$ ciego$ ciega$ ciegos$ | aveugle malvoyant
deaf | neslys hluch$ hluchy$ hlucha$ | gehorlos taub$ taube$ | gluch$ gluchy$ glucha$ gluche$ niesly | sord$ sordo$ sorda$ sordos$ | sourd$ sourds$ sourde$ malentendant
disabled | invalid postizen handicap | behindert schwerbehindert | niepelnosprawn | discapacitad minusvalid | handicape
pregnant | tehotn | schwanger | ciezarn | embarazada | enceinte$
vitamin | vitamin | vitamin | witamin | vitamina | vitamine
cream ointment | mast$ masti$ krem$ kremu$ kremy$ kreme$ kremem$ kremech$ kremum$ | salbe$ salben$ | masc$ masci$ | pomada unguento | pommade onguent
syringe needle | strikack injekc jehl$ jehla$ jehly$ jehle$ jehlu$ jehlou$ jehlach$ jehlam$ jehlami$ jehel | spritze nadel nadeln | strzykawk zastrzyk igl$ igla$ igly$ igli$ igle$ iglie$ iglo$ iglami$ iglach$ iglom$ igiel | jeringa inyeccion aguja | seringue piqure aiguille injection
thermometer | teplomer | thermometer | termometr | termometro | thermometre
lens | cock$ cocka$ cocky$ cocke$ cocku$ cockou$ cockach$ cockam$ cockami$ cocek | linse linsen kontaktlins objektiv | soczewk soczewek | lente$ lentes$ lentilla | lentille
glasses spectacles | obrouck | brille brillen brillenglas | okular | anteojo | lunette
vision eyesight | zrak$ zraku$ zraky$ zrake$ zrakem$ zrakech$ zrakum$ | sehkraft sehtest | wzrok wzroku | vista$ vision | vue$ vision
hearing | sluch naslouch | horgerat gehor$ | sluch | audicion oido | audition ouie$
caregiver carer | pecovat osetrovat | pflegekraft pfleger betreuer | opiekun pielegniar | cuidador | soignant aidant
care nursing | pece$ peci$ pecovat | pflege$ betreuung | opiek opiece pielegnac | cuidado$ cuidados$ atencion | soin$ soins$
discharge | propusteni | entlassung | wypis$ wypisu$ wypisy$ | alta$ altas$ | sortie
admission | prijeti hospitaliz | aufnahme einlieferung | przyjeci hospitaliz | ingreso admision | admission
referral | zadanka zadanky doporuceni | uberweisung | skierowan | derivacion volante | orientation
waiting room | cekarn | wartezimmer warteraum | poczekaln | |
massage | masaz | massage | masaz | masaje | massage
sauna spa | saun$ sauna$ sauny$ saune$ saunu$ saunou$ saunach$ saunam$ saunami$ lazne$ lazni$ lazensk | sauna wellness therme | saun$ sauna$ sauny$ sauni$ saune$ saunie$ sauno$ saunami$ saunach$ saunom$ uzdrowisk | sauna balneario | sauna thermes
medical record chart | chorobopis | krankenakte patientenakte | kartotek | historial expediente | dossier
pupil student | zakum$ zactv | | uczn | | ecolier
classmate | spoluzak spoluzac | mitschuler klassenkamerad | | companer | camarade
headmaster principal | reditel reditelk | schulleiter rektor | dyrektor | director | proviseur directeur
kindergarten nursery preschool | skolk skolek jesl$ jesla$ jesly$ jesle$ jeslu$ jeslou$ jeslach$ jeslam$ jeslami$ materska | kindergarten kita$ kitas$ krippe | przedszkol zlob$ zlobu$ zloby$ zlobi$ zloba$ zlobem$ zlobie$ zlobow$ zlobom$ zlobami$ zlobach$ zlobowi$ zlobek zlobk | guarderia parvulario | creche maternelle
college | kolej$ | hochschule fachhochschule kolleg$ | kolegium uczelni | colegio facultad | faculte lycee
professor | profesor | professor | profesor | profesor catedratic | professeur
curriculum syllabus | osnov osnovy | lehrplan | | temario | programme
textbook | ucebnic | lehrbuch schulbuch | podrecznik | manual | manuel
notebook exercise book | sesit | heft$ hefte$ heften$ | zeszyt | cuaderno libreta | cahier
essay | slohov esej eseje | aufsatz$ aufsatze | wypracowan esej | ensayo redaccion | dissertation redaction
thesis dissertation | diplomk diplomov bakalarsk disertac | abschlussarbeit diplomarbeit dissertation | dyplomow magistersk licencjack dysertacj | tesis$ tesina | these$ memoire
mathematics math | matemat | mathe$ mathematik | matematyk | matematica | mathematique maths$
physics | fyzik fyzika | physik | fizyk fizyka | fisica | physique
chemistry | chemie$ chemii$ | chemie$ | chemia$ chemii$ | quimica | chimie
biology | biologi prirodopis | biologie | biologi przyrod | biologia | biologie
geography | zemepis geografi | geografie erdkunde | geografi | geografia | geographie
physical education gym | telocvik telocviku | sportunterricht turnen | wuef$ | gimnasia | gymnastique eps$
recess break pause | prestavk prestavek pauz$ pauza$ pauzy$ pauze$ pauzu$ pauzou$ pauzach$ pauzam$ pauzami$ | pause pausen | przerw | recreo pausa descanso | recreation pause$ pauses$
backpack | batoh aktovk aktovek | rucksack schulranzen | plecak tornist | mochila | cartable
cafeteria canteen | jideln jidelna jidelne | kantine mensa$ mensen$ | stolowk stolowek | comedor cantina cafeteria | cantine refectoire
dormitory | kolej$ koleje$ koleji$ internat kolej | wohnheim internat | akademik internat bursa$ bursy$ | residencia internado | dortoir internat
tutor | doucov tutor lektor | nachhilfe tutor | korepetyc tutor | tutor$ | tuteur precepteur
graduate alumnus | absolvent | absolvent | absolwent | graduad egresad licenciad | diplome laureat
lesson | vyucovac | | lekcyjn | clases$ |
seminar | seminar | seminar | seminari | seminario | seminaire
certificate transcript | vysvedcen | zeugnis zeugnisse | | boletin | bulletin releve$
absence | | | | falta$ faltas$ |
blackboard | tabul | tafel$ tafeln$ | tablic | pizarra | tableau
chess | sach$ sachu$ sachy$ sache$ sachem$ sachech$ sachum$ sachov | schach | szach szachow | ajedrez | echecs$
choir chorus | sbor$ sboru$ sbory$ sbore$ sborem$ sborech$ sborum$ sborov pevecky | chor$ chore$ choren$ chors$ | chor$ choru$ chory$ chorze$ choral | coro$ coros$ | choeur chorale
orchestra | orchestr | orchester | orkiestr | orquesta | orchestre
instrument | nastroj | instrument | instrument | instrumento | instrument
piano | klavir | klavier flugel$ | fortepian pianin | piano$ pianos$ | piano$ pianos$
guitar | kytar | gitarre | gitar | guitarra | guitare
violin | housl | geige$ geigen$ violine | skrzypc | violin violines | violon
drum | bubn bubny buben | trommel schlagzeug | beb$ bebu$ beby$ bebi$ beba$ bebem$ bebie$ bebow$ bebom$ bebami$ bebach$ bebowi$ bebn perkusj | tambor bateria | tambour batterie
flute | fletn | flote$ floten$ | flet$ fletu$ flety$ fleti$ fleta$ fletem$ fletie$ fletow$ fletom$ fletami$ fletach$ fletowi$ | flauta | flute
rehearsal | zkousk zkousek | probe$ proben$ | prob$ proba$ proby$ probi$ probe$ probie$ probo$ probami$ probach$ probom$ | ensayo | repetition
performance show | vystoupen | auffuhrung auftritt | wystep spektakl | espectaculo actuacion | spectacle representation
play drama | cinohr | stuck$ stucke$ schauspiel theaterstuck | dramat | obra$ obras$ drama | piece$ pieces$
actor | herec herc hereck | schauspieler darsteller | aktor aktork | actor actriz actores actrices | acteur actrice comedien
audience | divak divac obecenst | publikum zuschauer | widz$ widzu$ widzy$ widzi$ widza$ widzem$ widzie$ widzow$ widzom$ widzami$ widzach$ widzowi$ widowni publicznosc | publico espectador | spectateur
curtain | opon$ opona$ opony$ opone$ oponu$ oponou$ oponach$ oponam$ oponami$ | | kurtyn | telon |
dressing room | satn$ satna$ satny$ satne$ satnu$ satnou$ satnach$ satnam$ satnami$ | garderobe umkleide | garderob szatni | camerino vestuario guardarropa | loge$ loges$ vestiaire
cloakroom | satn$ satna$ satny$ satne$ satnu$ satnou$ satnach$ satnam$ satnami$ satna | garderobe | szatni szatnia | guardarropa ropero | vestiaire
costume | kostym | kostum | kostium | disfraz vestuario traje$ trajes$ | costume deguisement
rows row | rady$ rade$ | reihe$ reihen$ | rzad$ rzedu$ rzedy$ rzedow$ rzedzie$ | hilera | rang$ rangs$ rangee
gallery | galeri | galerie | galeri | galeria | galerie
painting | obraz malb$ malba$ malby$ malbe$ malbu$ malbou$ malbach$ malbam$ malbami$ | gemalde malerei bild$ bilder | obraz obrazow malarstw malowid | cuadro$ cuadros$ pintura | tableau peinture
sculpture statue | soch$ socha$ sochy$ soche$ sochu$ sochou$ sochach$ socham$ sochami$ soch | skulptur statue | rzezb posag | escultura estatua | sculpture statue
artwork | dilo$ dila$ umeleck | kunstwerk | dzielo$ dziela$ | | oeuvre
photographer | fotograf | fotograf$ fotografen$ fotografin | fotograf | fotografo$ fotografa$ fotografos$ | photographe
dance | tanec tance tanc | tanz$ tanze$ tanzen$ tanzes$ tanzkurs | taniec tanc taneczn | danza baile$ bailes$ | danse
dancer | tanecnic tanecnik | tanzer$ tanzerin | tancerk tancerz tancerek | bailarin | danseur
festival | festival | festival festspiel | festiwal | festival$ festivales$ | festival$ festivals$
circus | cirkus | zirkus | cyrk$ cyrku$ cyrky$ cyrki$ cyrka$ cyrkem$ cyrkie$ cyrkow$ cyrkom$ cyrkami$ cyrkach$ cyrkowi$ | circo$ circos$ | cirque
opera | oper$ opera$ opery$ opere$ operu$ operou$ operam$ operami$ | oper$ opern$ | oper$ opera$ opery$ operi$ opere$ operie$ opero$ operami$ operach$ operom$ | opera | opera
museum | muzeu muzei | museen | | |
guided | komentovan | gefuhrt fuhrung | | guiad | guide$ guidee$ guidees$
castle | hrad$ hradu$ hrady$ hrade$ hradem$ hradech$ hradum$ zamek zamk | schloss$ schlosser burg$ burgen$ | zamek zamk | castillo | chateau chateaux
monument | pamatk pamatek pomnik | denkmal denkmaler | zabytek zabytk pomnik | monumento | monument
archive | | | | archivo | archive
borrowing lending | | entleihung | | prestamo | pret$ prets$ emprunt$
signature shelfmark | signatur | | sygnatur | signatura | cote$ cotes$
novel | roman$ romanu$ romany$ | roman$ romane$ romanen$ | powiesc | novela | roman$ romans$
poem | basen basn basne | gedicht | wiersz | poema | poeme
translator interpreter | prekladat tlumocn | ubersetzer dolmetscher | tlumacz | traductor interprete | traducteur interprete
bookstore | knihkupect | buchhandlung buchladen | ksiegarn | libreria | librairie
fine | upominka zpozdne | saumnisgebuhr | | recargo |
playground | hrist hriste | spielplatz spielplatze | boisk | patio |
park | park$ parku$ parky$ parke$ parkem$ parkech$ parkum$ | park$ parks$ parke$ | park$ parku$ parky$ parki$ parka$ parkem$ parkie$ parkow$ parkom$ parkami$ parkach$ parkowi$ | parque | parc$ parcs$
bench | lavick lavicek lavic | bank$ banke$ banken$ sitzbank | lawk$ lawka$ lawky$ lawki$ lawke$ lawkie$ lawko$ lawkami$ lawkach$ lawkom$ lawek lawc | banco$ bancos$ banca | banc$ bancs$
fountain | kasn$ kasna$ kasny$ kasne$ kasnu$ kasnou$ kasnach$ kasnam$ kasnami$ fontan | brunnen springbrunnen | fontann | fuente$ fuentes$ | fontaine
cemetery | hrbitov | friedhof friedhofe | cmentarz | cementerio | cimetiere
grave | hrob$ hrobu$ hroby$ hrobe$ hrobem$ hrobech$ hrobum$ hrobu | grab$ graber grabern grabes$ grabstelle | grob$ grobu$ groby$ grobow | tumba sepultura nicho | tombe$ tombes$ tombeau
funeral burial | pohreb pohrb | beerdigung bestattung begrabnis | pogrzeb | funeral entierro | obseque enterrement funerail
urn | urn$ urna$ urny$ urne$ urnu$ urnou$ urnach$ urnam$ urnami$ | urne$ urnen$ | urn$ urna$ urny$ urni$ urne$ urnie$ urno$ urnami$ urnach$ urnom$ | urna$ urnas$ | urne$ urnes$
coffin | rakev rakve | sarg$ sarge$ | trumn trumien | ataud feretro | cercueil
church parish | farnost farn$ farna$ farny$ farne$ farnu$ farnou$ farnach$ farnam$ farnami$ | pfarr pfarrei gemeinde$ | parafi | parroquia | paroisse
mass service worship | mse$ msi$ bohosluzb | messe$ gottesdienst | msz$ msza$ mszy$ mszi$ msze$ mszie$ mszo$ mszami$ mszach$ mszom$ mszy nabozenst | misa$ misas$ culto | messe$ messes$ culte
priest pastor | knez$ knezu$ knezy$ kneze$ knezem$ knezech$ knezum$ kneze farar | priester pfarrer pastor | ksiadz ksiedz kaplan proboszcz pastor | cura$ curas$ sacerdote parroco | pretre cure$ pasteur
prayer | modlit modlitb | gebet$ gebete$ | modlitw | oracion rezo$ rezos$ | priere$ prieres$
baptism | krest krtin | taufe$ taufen$ | chrzest chrzt chrzcin | bautismo bautizo | bapteme
communion | prijimani | kommunion abendmahl | komuni | comunion | communion
confirmation | birmovan | firmung konfirmation | bierzmowan | confirmacion | confirmation
altar | oltar | altar | oltarz | altar$ altares$ | autel$ autels$
bell | zvon$ zvonu$ zvony$ zvone$ zvonem$ zvonech$ zvonum$ zvonek zvonk | glocke$ glocken$ klingel$ | dzwony$ dzwonow$ dzwonek dzwonk | campana timbre | cloche sonnette
candle | svick svicek svice | kerze$ kerzen$ | swiec swieczk | vela$ velas$ | bougie cierge
choir singer | sborist | | chorzyst spiewak | corista | choriste
confession | zpoved | beichte$ beichten$ | spowiedz spowied | confesion | confession
religion | nabozens vira$ | religion | religi | religion | religion
saint | svaty$ svata$ svetec | heilig | swiet$ swiety$ swieta$ | sant$ santo$ santa$ | saint$ sainte$ saints$
wedding | | trauung | wesel weseln | casamiento | noces$
bride | nevest | braut$ braute$ | narzeczon | novia$ novias$ | mariee
groom | zenich | brautigam | | novio$ novios$ | marie$ maries$
witness | sved$ svedu$ svedy$ svede$ svedem$ svedech$ svedum$ svedk svedek | zeuge$ zeugen$ zeugin trauzeug | swiadk swiadek | testigo | temoin temoins
godparent | kmotr | pate$ paten$ patin$ | chrzestn | padrino madrina | parrain marraine
divorce | rozvod | scheidung | rozwod | divorcio | divorce
adoption | adopc osvojen | adoption | adopcj przysposob | adopcion | adoption
orphan | sirot sirotc | waise$ waisen$ | sierot | huerfan | orphelin
widow | vdov$ vdova$ vdovy$ vdove$ vdovu$ vdovou$ vdovach$ vdovam$ vdovami$ | witwe$ witwen$ witwer | wdow$ wdowa$ wdowy$ wdowi$ wdowe$ wdowie$ wdowo$ wdowami$ wdowach$ wdowom$ wdowiec | viud | veuf$ veuve
uncle | stryc | onkel | wujek wujk wuj$ stryj | tio$ tios$ | oncle
aunt | teta$ tety$ tetu$ tete$ | tante$ tanten$ | ciocia cioc$ cioca$ ciocy$ cioci$ cioce$ ciocie$ cioco$ ciocami$ ciocach$ ciocom$ ciotk ciotek | tia$ tias$ | tante
cousin | bratranec bratranc sestrenic | cousin kusine cousine vetter$ | kuzyn | prim$ primo$ prima$ primos$ | cousin
grandchild grandson | vnuk$ vnuku$ vnuky$ vnuke$ vnukem$ vnukech$ vnukum$ vnuc vnouc | enkel enkelin enkelkind | wnuk$ wnuku$ wnuky$ wnuki$ wnuka$ wnukem$ wnukie$ wnukow$ wnukom$ wnukami$ wnukach$ wnukowi$ wnucz | nieto$ nietos$ nieta$ nietas$ |
twin | dvojcat dvojce | zwilling | blizniak blizniet | gemel mellizo | jumeau jumelle jumeaux
couple | manzel dvojic | ehepaar | malzenst | pareja matrimonio | couple
single unmarried | svobodn | ledig | kawaler | solter | celibataire
married | zenat vdan | verheiratet | zonat mezatk zamezn | casad | marie$ mariee$ maries$
relative kin | pribuzn | verwandt angehorig | krewn | pariente familiar | proche
household | domacnost | haushalt | | hogar | foyer menage
toddler | batol | kleinkind | maluch maluszek | nene$ | bambin
teenager | teenager dospivaj | jugendlich teenager | nastolat | adolescente | adolescent
adult | dospel | erwachsen | dorosl | adult | adulte
senior elderly | senior duchodc | senior rentner | senior emeryt | anciano jubilad | senior retraite aine$ aines$
nanny babysitter | chuv$ chuva$ chuvy$ chuve$ chuvu$ chuvou$ chuvach$ chuvam$ chuvami$ hlidan | babysitter tagesmutter kindermadchen | nianka niank nianie opiekunk | ninera canguro | nounou
diaper nappy | plenk plenek plen$ plena$ pleny$ plene$ plenu$ plenou$ plenach$ plenam$ plenami$ | windel | pieluch pielusz | panal | couche$ couches$
stroller | kocarek kocark | kinderwagen | wozek wozk | cochecito | poussette
toy | | spielzeug | zabawk zabawek | |
doll | panenk panenek | puppe$ puppen$ | lalk$ lalka$ lalky$ lalki$ lalke$ lalkie$ lalko$ lalkami$ lalkach$ lalkom$ lalek | muneca | poupee
puzzle | puzzle skladack hlavolam | puzzle$ puzzles ratsel | puzzle ukladank | rompecabezas puzle | puzzle
camp | tabor | lager$ ferienlager zeltlager | oboz$ obozu$ obozy$ obozi$ oboza$ obozem$ obozie$ obozow$ obozom$ obozami$ obozach$ obozowi$ obozu | campamento | camp$ camps$ colonie
tent | stan$ stanu$ stany$ stanem$ stanech$ | zelt$ zelte$ zelten$ | namiot | carpa | tente$ tentes$
campsite camping | kemp$ kempu$ kempy$ kempe$ kempem$ kempech$ kempum$ kempu taboris | campingplatz zeltplatz camping | kemping biwak | camping | camping
pitch plot | stanovist | stellplatz stellplatze | stanowisk | parcela | emplacement
scout | skaut | pfadfinder | harcerz skaut | explorador scout | scout
leader | vedouc vudc | leiter$ leiterin gruppenleiter | lider przywodc | lider$ lideres$ | chef animateur leader
board | predstavenstv | vorstand | zarzad$ zarzadu$ zarzadem$ zarzadzie$ | junta$ | 
committee | vybor$ vyboru$ vyborem$ komis | ausschuss gremium | komitet komisj | comite$ comites$ | comite$ comites$
caravan trailer | karavan | wohnwagen | przyczepa$ przyczepy$ przyczepe$ przyczepie$ przyczepka karawan | caravana | caravane
motorhome camper | obytn | wohnmobil | kamper | autocaravana | 
fire | ohen ohne ohni$ ohnem | feuers$ brande$ branden$ | | |
brigade | sbor$ sboru$ sbory$ sbore$ sborem$ sborech$ sborum$ brigad | feuerwehr brigade | straz$ brygad | brigada cuerpo | brigade
hydrant | hydrant | hydrant | hydrant | hidrante | hydrant
hose | hadic | schlauch | weza$ weze$ wezy$ wezow$ | manguera | tuyau lance$ lances$
ladder | zebrik | leiter$ leitern$ | drabin | escalera | echelle
helmet | helm$ helma$ helmy$ helme$ helmu$ helmou$ helmach$ helmam$ helmami$ prilb prileb | helm$ helme$ helmen$ schutzhelm | kask$ kasku$ kasky$ kaski$ kaska$ kaskem$ kaskie$ kaskow$ kaskom$ kaskami$ kaskach$ kaskowi$ helm$ helmu$ helmy$ helmi$ helma$ helmem$ helmie$ helmow$ helmom$ helmami$ helmach$ helmowi$ | casco$ cascos$ | casque
rescue | zachran | rettung bergung | ratunek ratunk ratownicz | rescate salvamento | sauvetage secours$
lifeguard rescuer | zachranar plavcik | rettungskraft rettungsschwimm sanitater | ratownik | socorrista rescatista | sauveteur secouriste
extinguisher | hasicak | feuerloscher | gasnic | extintor | extincteur
deployment mission | zasah vyjezd | einsatz$ einsatze$ einsatzen einsatzes | akcj interwencj | intervencion mision | intervention mission
drill exercise | | | | simulacro |
siren | sirena sireny sirenu siren | sirene$ sirenen$ | syren | sirena$ sirenas$ | sirene$ sirenes$
police officer | straznik | polizist | | agente$ agentes$ | gendarme
theft | kradez | diebstahl | kradziez | robo$ robos$ hurto$ hurtos$ | vol$ vols$
thief burglar | zlodej | dieb$ diebe$ einbrecher | zlodziej wlamywacz | ladron ladrones | voleur cambrioleur
burglary | vloupan | einbruch einbruche | wlaman | | cambriolage
crime offence | zlocin trestn prestup | straftat verbrechen vergehen delikt | przestepst wykroczen zbrodn | delito crimen infraccion | delit$ delits$ crime infraction
suspect | podezrel | verdachtig | podejrzan | sospechos | suspect
victim | obet$ obeti$ | opfer | ofiar | victima | victime
prisoner inmate | vezen vezn | haftling gefangen | wiezien wiezn | pres$ preso$ presos$ recluso | detenu prisonnier
prison jail | vezeni vezenim veznic | gefangnis | wiezieni | prision carcel | prison
lawsuit trial | zalob proces | klage$ klagen$ prozess | pozew pozwu rozpraw | demanda juicio pleito | proces$ plainte
defendant accused | obzalovan zalovan | angeklagt beklagt | oskarzon pozwan | acusad demandad | accuse prevenu
plaintiff | zalobc zalobkyn | klager | powoda$ | demandante | plaignant demandeur
verdict judgment ruling | rozsudek rozsudk | urteil | wyrok | sentencia fallo$ fallos$ veredicto | jugement verdict arret$
notary | notar | notar notariat | notariusz | notari | notaire
appeal | odvolan | berufung einspruch beschwerde | odwolan apelacj | apelacion recurso | appel$ appels$ recours$
bailiff | exekutor | gerichtsvollzieher | komornik | alguacil | huissier
testament will | zavet$ zaveti$ | testament | testament | testamento | testament
inheritance | dedictv pozustalost | erbe$ erbschaft nachlass | spadek spadk | herencia | heritage succession
heir | dedic | erbe$ erben$ erbin$ | spadkobierc | heredero | heritier
courtroom | sin$ sine$ sini$ | gerichtssaal | | |
bail custody | vazb$ vazba$ vazby$ vazbe$ vazbu$ vazbou$ vazbach$ vazbam$ vazbami$ kauc | kaution haft$ untersuchungshaft sorgerecht | areszt kaucj | fianza custodia | caution
passport | pase$ pasech$ pasum$ pasov | | | |
embassy consulate | velvyslan konzulat ambasad | botschaft konsulat | ambasad konsulat | embajada consulado | ambassade consulat
residence | pobyt bydlist | wohnsitz aufenthalt | pobyt zamieszkan meldunek meldunk | residencia domicilio | residence domicile sejour
refugee | uprchli | fluchtling | uchodz | refugiad | refugie
asylum | azyl | asyl | azyl | asilo | asile
immigrant | pristehovalec imigrant | einwander migrant zuwander | imigrant | inmigrante | immigre
population inhabitant | obyvatel obyvatelstv | bevolkerung einwohner | ludnosc mieszkan mieszkanc | poblacion habitante | population habitant
census | scitani | volkszahlung zensus | | censo$ censos$ | recensement
ballot | | stimmzettel | | papeleta |
council | zastupitel | stadtrat gemeinderat rat$ rates$ | rada$ rady$ radny$ radni$ | concejo consejo ayuntamiento | conseil$ conseils$
councillor | zastupitel radni$ | stadtrat ratsmitglied | radny$ radni$ radnego | concejal | conseiller$ conseillers$ conseillere
town hall | radnic | rathaus | ratusz | |
district | okres ctvrti$ ctvrtich$ | bezirk stadtteil kreis$ kreise$ stadtviertel | dzielnic powiat okreg | distrito barrio | quartier arrondissement district
form application | | | | | demande$ demandes$
deadline | | | ostateczn | |
opening hours | oteviraci | offnungszeit | | horario | horaire
queue number | poradov | wartenummer | | turno$ turnos$ | ticket
counter desk window | prepazk prepazek | schalter$ | okienk okienek | ventanilla mostrador | guichet comptoir
civil servant clerk | uredni urednik urednic | beamt sachbearbeiter | urzednik urzednicz | funcionari | fonctionnaire agent
regulation decree | vyhlask narizen predpis | verordnung vorschrift | rozporzadzen przepis$ przepisy$ przepisow$ przepisu$ regulamin | reglamento norma$ normas$ decreto | reglement decret arretes$
plate | talir | teller | talerz | plato$ platos$ | assiette
bowl | miska misk misek | schussel schale$ schalen$ | misk$ miska$ misky$ miski$ miske$ miskie$ misko$ miskami$ miskach$ miskom$ misek misce | cuenco tazon bol$ bols$ | bol$ bols$ saladier
fork | vidlick vidlicek | gabel$ gabeln$ | widel widelc widelec | tenedor | fourchette
knife | nuz$ noze$ nozu$ nozem$ nozik | messer$ messern$ | noz$ noze$ nozy$ noza$ nozem$ | cuchillo | couteau
spoon | lzice lzic lzick | loffel | lyzk lyzek lyzecz | cuchara | cuillere
cutlery | pribor | besteck | sztucc sztuciec | cubierto | couvert$ couverts$
pot | hrnec hrnce hrnci | topf$ topfe$ topfen$ topfes$ | garnek garnk | olla$ ollas$ cazuela maceta | marmite casserole pot$ pots$
pan | panev panve panvi | pfanne | patelni | sarten | poele$ poeles$
bottle | flask | | butelek | |
jar | sklenic zavarovac | einmachglas | sloik | tarro$ tarros$ frasco | bocal bocaux
tin can | konzerv plechovk plechovek | dose$ dosen$ konserve | puszk puszek konserw | lata$ latas$ conserva | conserve boite$ boites$ canette
bin basket | | korb$ korbe$ korben$ | koszu$ koszy$ koszi$ koszie$ koszow$ koszom$ koszami$ koszach$ koszowi$ | canasta cesto$ cestos$ | corbeille
flavor taste | chut$ chuti$ prichut | geschmack | smak$ smaku$ smaky$ smaki$ smaka$ smakem$ smakie$ smakow$ smakom$ smakami$ smakach$ smakowi$ | sabor$ sabores$ | gout$ gouts$ saveur parfum
spice | koren korenen | gewurz | przypraw | especia condimento | epice$ epices$
pepper | pepr$ pepre$ pepri$ paprik | pfeffer paprika | pieprz papryk | pimient pimienta | poivre poivron
onion | cibul | zwiebel | cebul | cebolla | oignon
garlic | cesnek cesnk | knoblauch | czosn | ajo$ ajos$ | ail$
carrot | mrkev mrkv | karotte mohre$ mohren$ | marchew marchw | zanahoria | carotte
cucumber | okurk okurek | gurke$ gurken$ | ogorek ogork | pepino | concombre
cabbage | zeli$ kapust | kohl$ kraut$ | kapust | repollo$ repollos$ | chou$ choux$
lettuce | salat hlavkov | kopfsalat | salat | lechuga | laitue
bean | fazol | bohne$ bohnen$ | fasol | judia frijol alubia | haricot
pea | hrach hrasek hrask | erbse | groch groszek groszk | guisante chicharo | pois$
mushroom | houba$ houby$ hub$ zampion | pilz$ pilze$ pilzen$ | grzyb pieczark | seta$ setas$ champinon hongo | champignon
strawberry | jahod | erdbeere | truskawk truskawek | fresa$ fresas$ | fraise
cherry | tresn visn$ visna$ visny$ visne$ visnu$ visnou$ visnach$ visnam$ visnami$ | kirsche | wisni czeresni | cereza | cerise
plum | svestk svestek | pflaume zwetschge | sliwk sliwek | ciruela | prune$ prunes$
pear | hrusk hrusek | birne birnen | gruszk gruszek | pera$ peras$ | poire
peach | broskv broskev | pfirsich | brzoskwin | melocoton durazno | peche$ peches$
lemon | citron | zitrone | cytryn | limon limones | citron
raspberry berry | bobul malin boruvk | beere beeren himbeere | jagod malin borowk | baya$ bayas$ frambuesa | baie$ baies$ framboise
nut almond | orech orisek mandl | nuss$ nusse$ nussen$ mandel mandeln | orzech migdal | nuez$ nueces$ almendra | noix$ amande noisette
jam | dzem$ dzemu$ dzemy$ dzeme$ dzemem$ dzemech$ dzemum$ marmelad | marmelade konfiture | dzem$ dzemu$ dzemy$ dzemi$ dzema$ dzemem$ dzemie$ dzemow$ dzemom$ dzemami$ dzemach$ dzemowi$ konfitur | mermelada | confiture
honey jar | medu$ | honigglas | | |
yogurt | jogurt | joghurt jogurt | jogurt | yogur$ yogures$ | yaourt yogourt
ham bacon | sunk$ sunka$ sunky$ sunke$ sunku$ sunkou$ sunkach$ sunkam$ sunkami$ sunek slanin | schinken speck$ | szynk szynek boczek boczk | jamon tocino | jambon lard$ bacon
sausage | parek park$ parku$ parky$ parcich$ klobas salam | wurst$ wurste$ wursten$ wurstchen | kielbas parowk | salchicha embutido chorizo | saucisse saucisson
beef | hovez | rindfleisch | wolowin | ternera vacuno | boeuf
pork | veprov | schweinefleisch | wieprzow | cerdo$ cerdos$ puerco | porc$ porcs$
turkey | krut$ kruta$ kruti$ | pute$ puten$ truthahn | indyk | pavo$ pavos$ | dinde$ dindes$
ice-cream gelato | zmrzlin | speiseeis eisbecher eisdiele | lody$ lodow$ lodziarn | helado | glace$ glaces$
cookie biscuit | susenk susenek | keks kekse platzchen | ciastk ciastek herbatnik | galleta | biscuit
roll bun | rohlik housk houstick | brotchen semmel | bulk bulek buleczk | panecillo bollo$ bollos$ |
dough | testo$ testa$ teste$ testem$ | teig$ teige$ teiges$ | ciast$ ciescie$ ciast | masa$ masas$ | pate$ pates$
yeast | drozd kvasnic | hefe$ hefen$ | drozdz | levadura | levure
vinegar | ocet$ octa$ octem$ | essig | ocet$ octu$ octem$ | vinagre | vinaigre
sauce | omack omacek | sosse sauce saucen | sos$ sosu$ sosy$ | salsa$ salsas$ | sauce$ sauces$
snack | svacin obcerstv | imbiss snack | przekask przekasek | aperitivo tentempie merienda | gouter collation
buffet | bufet | buffet | bufet | bufe$ bufet | buffet
gluten | lepek lepk | gluten glutenfrei | gluten glutenu | gluten | gluten
gluten celiac | bezlepk | glutenfrei | bezgluten | celiac | celiaque
dairy lactose | laktoz mlecn | laktose milchprodukt molkerei | laktoz nabial mleczn | lactosa lacte$ lacteo | lactose laitier
vegetarian | bezmas | | bezmiesn | |
halal kosher | halal koser | halal koscher | halal koszern | halal kosher | halal casher
raw | syrov$ syrovy$ syrova$ | roh$ rohe$ rohen$ | surow$ surowy$ surowa$ surowe$ | crud$ crudo$ cruda$ | cru$ crue$ crus$
frozen | mrazen zmrazen | gefroren tiefgekuhl tiefkuhl | mrozon | congelad | surgele congele
spicy hot | pikantn paliv$ | scharf$ scharfe$ scharfen$ | ostry$ ostra$ ostre$ pikantn | picante | epice$ epicee$ piquant
sweet | sladk | suss$ susse$ sussen$ | slodk | dulce$ dulces$ | sucre$ sucree$ sucres$ dou$ doux$
sour acid | kysel | sauer$ saure$ sauren$ | kwas$ kwasn | acid agri$ agrio$ | acide aigre
bitter | | bittere$ | gorzk | amarg | amer$ amere$
cook chef | kuchar | koch$ koche$ kochin | kucharz kuchark | cociner | cuisinier
waiter waitress | cisni | | | meser |
bartender barista | barman barist | barkeeper barista | barman barist | barman | barman barista
bakery | pekarn pekarst | backerei | piekarn | panaderia | boulangerie
baker | pekar | backer$ backerin | piekarz | panader | boulanger
butcher | reznic reznik | metzger fleischer | rzeznik masarn | carnicer | boucher
brewery | pivovar | brauerei | browar | cerveceria | brasserie
cellar wine | vinn | weinkeller | winiarn | bodega | cave$ caves$
barrel cask | sud$ sudu$ sudy$ | fass$ fasser fassern | beczk beczek | barril tonel | tonneau tonneaux futs$
crate case | bedn$ bedna$ bedny$ bedne$ bednu$ bednou$ bednach$ bednam$ bednami$ beden prepravk | kiste$ kasten | skrzynk skrzyn | cajon jaba$ jabas$ | caisse cageot
ski lift | lanovk vlek$ vleku$ vleky$ vleke$ vlekem$ vlekech$ vlekum$ | lift$ lifte$ seilbahn | wyciag$ kolejk wyciag | teleferico telesilla | telesiege remontee
slope piste | sjezdovk svah$ svahu$ svahy$ svahe$ svahem$ svahech$ svahum$ | piste$ pisten$ hang$ | stok$ stoku$ stoki$ | pista$ pistas$ ladera | piste$ pistes$ pente
court pitch field | kurt$ kurtu$ kurty$ kurte$ kurtem$ kurtech$ kurtum$ hrist hriste | platz$ spielfeld tennisplatz | kort$ kortu$ korty$ korti$ korta$ kortem$ kortie$ kortow$ kortom$ kortami$ kortach$ kortowi$ boisk | | courts$
lane track | draha$ drahy$ drahu$ draze$ drah$ | bahn$ bahnen$ spur$ | tor$ toru$ tory$ tori$ tora$ torem$ torie$ torow$ torom$ torami$ torach$ torowi$ tory pas$ | carril calle$ calles$ | couloir voie$ voies$
racket | raket | schlager | rakiet | raqueta | raquette
net | sit$ site$ siti$ | netz$ | siatk siatek siec$ | red$ redes$ | filet
referee umpire | rozhodci | schiedsrichter | sedzia$ sedziego arbiter | arbitro | arbitre
opponent | souper protivnik | gegner | przeciwnik rywal | rival$ rivales$ adversari contrincante | adversaire
athlete | sportovec sportovc atlet | sportler athlet | sportowiec sportowc zawodnik lekkoatlet | deportista atleta | athlete sportif
championship | mistrovs sampionat | meisterschaft | mistrzostw | campeonato | championnat
cup trophy | pohar trofej | pokal | puchar trofe | copa$ copas$ trofeo | coupe$ coupes$ trophee
medal | medail | medaille | medal | medalla | medaille
rank ranking | zebric | rangliste platzierung | ranking | clasificacion puesto | classement rang$
round | kolo$ kola$ kol$ | runde$ runden$ | rund$ runda$ rundy$ rundi$ runde$ rundie$ rundo$ rundami$ rundach$ rundom$ kolejk | ronda$ rondas$ vuelta | manche tour$ tours$
lap | kolo$ okruh | runde$ runden$ | okrazen | vuelta | tour$ tours$
half halftime | polocas | halbzeit | | mitad tiempo |
fitness | kondic fitnes | fitness | kondycj fitness silowni | |
yoga | joga$ jogy$ jogu$ joze$ | yoga$ joga$ | jog$ joga$ jogy$ jogi$ joge$ jogie$ jogo$ jogami$ jogach$ jogom$ jodze | yoga$ | yoga$
climbing | lezen lezeck horolez | klettern kletter | wspinacz | escalada | escalade
hike hiking walk | turistik tura$ tury$ prochazk | wanderung wandern spaziergang | wedrowk spacer | caminata senderismo paseo$ paseos$ | randonnee promenade
trail path | stezk stezek cest$ cesta$ cesty$ ceste$ cestu$ cestou$ cestach$ cestam$ cestami$ | pfad$ pfade$ wanderweg | szlak sciezk sciezek | sendero camino | sentier chemin
running jog | beh$ behu$ behy$ bezeck | lauf$ laufs$ | bieg$ biegi$ biegu$ biegow | carrera | course$
sailing boat yacht | plachet plachetn jacht | segel segeln segelboot yacht | zaglow zeglar jacht | vela$ velero yate$ yates$ | voile$ voilier
kayak canoe | kajak kanoe | kajak kanu$ kanus$ | kajak kanoe | kayak canoa | kayak canoe
mooring berth | kotvist | liegeplatz liegeplatze | cumowa nabrzez | amarre atraque | mouillage amarrage
harbor marina | marin pristav | jachthafen hafen$ | przystan marin | marina darsena puerto | marina port$
captain | kapitan | kapitan | kapitan | capitan | capitaine
crew | posadk posadek | crew$ besatzung mannschaft | zaloga$ zalogi$ zaloge$ zalodz | tripulacion | equipage
pilot | pilot | pilot | pilot | piloto | pilote
cabin | kajut kabin | kabine kajute | kabin kajut | camarote cabina | cabine
deck | palub | deck$ decks$ | poklad | cubierta | pont$ ponts$
dock pier quay | molo$ mola$ nabrez dok$ doku$ | kai$ pier$ anleger steg$ | molo$ nabrzez dok$ doki$ | muelle embarcadero | quai$ quais$ embarcadere
vessel | plavidl lod$ lodi$ | schiff$ boot$ boote$ schiff | statek statk jednostk lodz$ | buque embarcacion navio barco | navire vaisseau bateau
cargo freight | naklad$ naklad | fracht ladung | ladunek ladunk fracht | carga$ cargas$ flete | fret$ cargaison
sailing crossing | plavb | uberfahrt | rejs$ rejsu$ rejsy$ rejsi$ rejsa$ rejsem$ rejsie$ rejsow$ rejsom$ rejsami$ rejsach$ rejsowi$ przepraw | travesia | traversee
lighthouse | majak | leuchtturm | | faro$ faros$ | phare
tide | priliv odliv | gezeiten flut$ ebbe$ | plyw$ plywu$ plywy$ plywi$ plywa$ plywem$ plywie$ plywow$ plywom$ plywami$ plywach$ plywowi$ przyplyw odplyw | marea | maree
wave | vlna$ vlny$ vlnu$ vln$ | welle$ wellen$ | fala$ fale$ fali$ fal$ | ola$ olas$ onda | vague$ vagues$ onde
anchor | kotva kotvy | anker | kotwic | ancla | ancre
bicycle | cyklo | rader velo$ | | |
bike ebike | elektrokol | elektrofahrrad pedelec | elektryk | | vae$
frame | ram$ ramu$ ramy$ ramec ramk | rahmen$ | rama$ ramy$ ramk ramek | cuadro$ cuadros$ marco$ marcos$ | cadre$ cadres$
chain | retez | kette$ ketten$ | lancuch | cadena | chaine
saddle | sedlo$ sedla$ sedlu$ sedle$ sedlem$ sedlech$ sedlum$ sedl$ | sattel$ sattel | siodl siodelk | sillin silla | selle$ selles$
handlebar | riditk | lenker$ lenkstange | kierownic | manillar | guidon
pedal | pedal | pedal | pedal | pedal$ pedales$ | pedale
gear | prevod rychlost | gang$ gange$ schaltung getriebe | bieg$ biegi$ przekladni | marcha$ marchas$ cambio$ cambios$ engranaje | vitesse pignon
tube inner | duse$ dusi$ trubic trubk | schlauch rohr$ rohre$ | detk detek rurk rur$ rura$ rury$ ruri$ rure$ rurie$ ruro$ rurami$ rurach$ rurom$ | tubo$ tubos$ | tube$ tubes$
puncture flat | defekt | reifenpanne plattfuss platten$ | przebici gum$ guma$ gumy$ gumi$ gume$ gumie$ gumo$ gumami$ gumach$ gumom$ | pinchazo | crevaison
spoke | paprsek drat$ dratu$ draty$ drate$ dratem$ dratech$ dratum$ | speiche$ speichen$ | szprych | | rayon$ rayons$
bell horn | zvonek klakson | klingel hupe$ | klakson dzwonek | timbre bocina claxon | klaxon sonnette
lamp headlight | svetlomet reflektor | scheinwerfer | reflektor swiatl | faro$ faros$ | phare$ phares$ feu$ feux$
mirror | zrcadl zrcatk | spiegel | lusterk lustr | espejo retrovisor | miroir retroviseur
windshield | | windschutzscheibe frontscheibe | szyb$ szyba$ szyby$ szybi$ szybe$ szybie$ szybo$ szybami$ szybach$ szybom$ | parabrisas |
wiper | sterac | scheibenwischer wischer$ | wycieraczk | limpiaparabrisas |
bumper | naraznik | stossstange | zderzak | parachoques |
exhaust | vyfuk | auspuff | wydech | | echappement
gearbox transmission | prevodovk prevodovek | getriebe | | transmision | transmission
clutch | spojk spojek | kupplung | sprzegl | embrague | embrayage
steering | rizeni$ volant | lenkrad lenkung | kierownic | volante direccion | volant direction
trailer | prives vlek$ vleku$ vleky$ vleke$ vlekem$ vlekech$ vlekum$ | anhanger | przyczepa$ przyczepy$ przyczepe$ przyczepie$ przyczepka | remolque | remorque
bus coach | autokar | reisebus bussen$ | autokar | |
towing breakdown | odtah odtahov | abschlepp panne$ pannen$ pannenhilfe | holowan awari lawet | grua$ gruas$ averia | depannage remorquage panne$
scratch dent | promackl skrabanec | delle beule kratzer | wgniecen rys$ rysa$ rysy$ rysi$ ryse$ rysie$ ryso$ rysami$ rysach$ rysom$ zarysow | abolladura rayon aranazo | bosse$ bosses$ rayure
paint coat | lak$ laku$ laky$ barv$ | lack$ lacke$ farbe$ anstrich | lakier farb$ farba$ farby$ farbi$ farbe$ farbie$ farbo$ farbami$ farbach$ farbom$ | pintura | peinture
inspection | prohlidk prohlidek | hauptuntersuchung tuv$ | ogledzin przeglad | revision | visite
mechanic | mechanik automechan | mechaniker schlosser | mechanik | mecanic | mecanicien
dealer showroom | autosalon prodejc autobazar | autohaus handler handlerin | dealer salon handlarz | concesionari distribuidor | concessionnaire
vehicle | vuz$ vozu$ vozy$ | kraftfahrzeug kfz$ wagen$ | | |
traffic light | semafor | ampel | sygnalizacj | semaforo | feu$ feux$
sign | znack znacek cedul | schild$ schilder$ | znak$ znaku$ znaky$ znaki$ znaka$ znakem$ znakie$ znakow$ znakom$ znakami$ znakach$ znakowi$ tablic | senal$ senales$ letrero cartel | panneau panneaux
crossing junction intersection | krizovatk krizovatek prechod | kreuzung | skrzyzowan przejsci | cruce$ cruces$ interseccion | carrefour croisement
roundabout | kruhac | kreisverkehr | rond$ ronda$ rondo$ | rotonda | giratoire
pavement sidewalk | chodnik | gehweg gehsteig burgersteig | chodnik | acera | trottoir
pedestrian | chodec chodc pesi$ | fussganger | pieszy$ pieszych piesi | peaton | pieton
cyclist | cyklist | radfahrer | rowerzyst | ciclista | cycliste
lane road closure | uzavirk uzavirek | sperrung strassensperrung | | | fermeture
detour diversion | objizd objizdk | umleitung | objazd | desvio | deviation
pothole | vytluk vymol | schlagloch schlaglocher | dziur wyboj | bache$ baches$ |
tunnel | tunel | tunnel | tunel | tunel$ tuneles$ | tunnel
rail railway | zeleznic kolej | bahn$ eisenbahn schiene schienen | kolej$ kolei$ kolejow szyn$ szyna$ szyny$ szyni$ szyne$ szynie$ szyno$ szynami$ szynach$ szynom$ | ferrocarril | ferroviaire rail$ rails$
carriage wagon coach | vagon | waggon wagen$ wagon | wagon | vagon coche | wagon voiture
compartment | kupe$ prihrad | abteil abteile | przedzial | compartimento | compartiment
timetable | | | | horario | horaire
connection transfer change | spoj$ spoju$ spojy$ spoje$ spojem$ spojech$ spojum$ spojen prestup | umstieg | przesiadk | enlace transbordo |
track platform | kolej$ | | tor$ toru$ tory$ tori$ tora$ torem$ torie$ torow$ torom$ torami$ torach$ torowi$ | via$ vias$ | voie$ voies$
conductor | pruvodci konduktor | schaffner zugbegleiter | konduktor | revisor$ revisores$ | controleur
seat reservation | | platzreservierung | | |
luggage suitcase | | | walizek | |
checkin | odbaven | abfertigung | odpraw | facturacion embarque | enregistrement
boarding | nastup palubn | boarding einsteigen bordkarte | pokladow | embarque | embarquement
terminal | terminal | terminal | terminal | terminal$ terminales$ | terminal
runway | drah$ draha$ drahy$ drahe$ drahu$ drahou$ drahach$ draham$ drahami$ rozjezd | landebahn startbahn | | pista$ pistas$ | piste$ pistes$
fare zone | pasmo$ pasma$ pasmu$ pasme$ pasmem$ pasmech$ pasmum$ pasm$ tarifni | tarifzone | taryfow | tarifaria | tarifaire
season pass | permanentk | dauerkarte abo$ abos$ monatskarte | karnet abonament | abono$ abonos$ | abonnement
excursion trip | exkurz | | wycieczek | excursion | excursion sortie
resort | stredisk letovisk | ferienort urlaubsort | kurort osrodek osrodk | | station$ stations$
lodge cottage cabin | chat$ chata$ chaty$ chate$ chatach$ chalup chatk | hutte$ hutten$ ferienhaus | chat$ chata$ chaty$ chati$ chate$ chatie$ chato$ chatami$ chatach$ chatom$ domek domku$ domki$ domkow$ | cabana casita | cabane chalet gite$ gites$
souvenir | suvenyr | souvenir andenken | pamiatk pamiatek | recuerdo$ recuerdos$ | souvenir
currency exchange | smenarn | wechselstube geldwechsel | kantor | |
receptionist reception | recepc | rezeption empfang rezeptionist | recepcj recepcjonist | recepcion recepcionista | reception receptionniste accueil$
suite | apartma apartman | suite$ suiten$ | apartament | suite$ suites$ | suites$
double bed | dvoulozn dvouluzk | doppelbett doppelzimmer | dwuosobow | matrimonial |
pillow | polstar | kissen$ | poduszk poduszek | almohada | oreiller coussin
blanket duvet | dek$ deka$ deky$ prikryvk perin | decke$ decken$ bettdecke | koc$ koce$ kold | manta$ mantas$ edredon | couverture couette
sheet linen | prosteradl povlec lozn | bettlaken laken$ bettwasche | przescieradl posciel | sabana$ sabanas$ | drap$ draps$ linge$
mattress | matrac | matratze | materac | colchon | matelas
towel | osusk | badetuch | | |
soap | mydl | seife | mydl$ mydlo$ mydla$ mydlu$ mydlem$ mydlie$ mydlom$ mydlami$ mydlach$ | jabon | savon
shampoo | sampon | shampoo | szampon | champu$ | shampoing shampooing
toothbrush | kartac | zahnburste burste$ | szczoteczk | cepillo | brosse$ brosses$
shower | sprch | dusche | prysznic | ducha$ duchas$ | douche
bathtub | vana$ vany$ vanu$ vane$ | badewanne wanne$ | wann$ wanna$ wanny$ wanni$ wanne$ wannie$ wanno$ wannami$ wannach$ wannom$ | banera tina$ tinas$ | baignoire
sink | umyvadl drez$ drezu$ drezy$ dreze$ drezem$ drezech$ drezum$ | waschbecken spule$ spulbecken | umywalk zlew$ zlewu$ zlewy$ zlewi$ zlewa$ zlewem$ zlewie$ zlewow$ zlewom$ zlewami$ zlewach$ zlewowi$ zlewozm | lavabo fregadero | evier lavabo
tap faucet | kohout kohoutk kohoutek | wasserhahn hahn$ hahne$ | kran$ kranu$ krany$ | grifo$ grifos$ | robinet
pipe | potrubi trubk trubek | rohr$ rohre$ rohren$ leitung | rur$ rura$ rury$ ruri$ rure$ rurie$ ruro$ rurami$ rurach$ rurom$ rurociag | tuberia caneria tubo$ tubos$ | tuyau tuyaux conduite
drain sewer | odtok kanaliz | abfluss abflusse kanal$ kanalisation | odplyw kanaliz sciek | desague alcantarill | egout egouts drain$ drains$ vidange
plumber | instalater | klempner installateur | hydraulik | fontaner plomer | plombier
electrician | elektrikar | elektriker | elektryk | electricista | electricien
carpenter joiner | truhlar tesar | tischler schreiner zimmermann | stolarz ciesl | carpinter | menuisier charpentier
painter | malir | maler$ malerin | malarz | pintor | peintre
locksmith | zamecni | schlusseldienst schlosser | slusarz | cerrajer | serrurier
mason bricklayer | zednik | maurer | murarz | albanil | macon
roofer | pokryvac klempir | dachdecker | dekarz | techador techista | couvreur
gardener | zahradni | gartner$ gartnerin | ogrodnik | jardiner | jardinier
cleaner | uklizec | reinigungskraft putzfrau putzkraft | sprzatacz | limpiador | nettoyeur
caretaker janitor | skolnik domovnik spravc | hausmeister | dozorc wozn | conserje porter portero | concierge gardien
builder contractor | stavbar stavitel | bauunternehm handwerker auftragnehmer | budowlaniec wykonawc | constructor contratista | entrepreneur constructeur
architect | architekt | architekt | architekt | arquitect | architecte
surveyor | geodet zememer | vermesser gutachter | geodet rzeczoznawc | topografo perito$ peritos$ | geometre expert
construction site | stavb staven stavenist | baustelle bau$ baues$ | budow | obra$ obras$ construccion | chantier construction
scaffolding scaffold | lesen$ leseni$ | gerust geruste | rusztowan | andamio | echafaudage
crane | jerab | kran$ krane$ | dzwig zuraw | grua$ gruas$ | grue$ grues$
digger excavator | bagr$ bagru$ bagry$ bagre$ bagrem$ bagrech$ bagrum$ rypadl | bagger | koparka koparki | excavadora | pelleteuse excavatrice
brick | cihl | ziegel | cegl cegiel | ladrillo | brique
concrete | beton | beton$ betons$ | beton | hormigon concreto | beton$ betons$
cement | cement | zement | cement | cemento | ciment
sand gravel | pisek pisk sterk | sand$ kies$ schotter | piasek piask zwir | arena grava | sable gravier
stone rock | kamen kameni skal$ skala$ skaly$ skale$ skalu$ skalou$ skalach$ skalam$ skalami$ | stein$ steine$ steinen$ fels felsen | kamien kamieni skal$ skala$ skaly$ skali$ skale$ skalie$ skalo$ skalami$ skalach$ skalom$ | piedra roca$ rocas$ | pierre roche$ roches$
wood timber | drevo$ dreva$ drevu$ dreve$ drevem$ drevech$ drevum$ drev$ drevo | holz$ holzer holzes$ | drewn drzewn | madera | bois$
board plank | prkn deska$ desky$ desek$ | brett$ bretter brettern | desk$ deska$ desky$ deski$ deske$ deskie$ desko$ deskami$ deskach$ deskom$ desek | tabla$ tablas$ tablon | planche
steel | ocel ocelov | stahl$ stahls$ stahle$ | stal$ stali$ stalow | acero | acier
iron metal | zelez kov$ kovu$ kovy$ kovov | eisen$ metall | zelaz metal | hierro metal$ metales$ | fers$ metal metaux
copper | med$ medi$ meden | kupfer | miedzi$ miedzian miedzi | cobre$ | cuivre
aluminum | hlinik | aluminium | alumini | aluminio | aluminium
gold | zlat$ zlato$ zlata$ zlaty$ zlate$ | gold$ goldes$ golden$ | zlot$ zloto$ zlota$ | oro$ dorad | dore$
silver | stribr | silber | srebr | plata plate$ | argent$ argente
plastic | plast plastov | plastik kunststoff | plastik tworzyw | plastic | plastique
glass | sklo$ skla$ sklu$ skle$ sklem$ sklech$ sklum$ skl$ sklen | glasern glases$ | szkl$ szklo$ szkla$ szklu$ szklem$ szklie$ szklom$ szklami$ szklach$ szklan | cristal$ cristales$ |
rubber | gum$ guma$ gumy$ gume$ gumu$ gumou$ gumach$ gumam$ gumami$ gumov | gummi | gum$ guma$ gumy$ gumi$ gume$ gumie$ gumo$ gumami$ gumach$ gumom$ gumow | goma$ gomas$ caucho | caoutchouc
leather | kuze$ kuzi$ kozen | leder$ | skor$ skora$ skory$ skori$ skore$ skorie$ skorami$ skorach$ skorom$ skorzan | cuero piel$ | cuir$ cuirs$
cotton | bavln | baumwolle | bawelni bawelna bawelny | algodon | coton
wool | vlna$ vlny$ vlnen | wolle$ | weln$ welna$ welny$ welni$ welne$ welnie$ welno$ welnami$ welnach$ welnom$ welnian | lana$ lanas$ | laine
silk | hedvab | seide | jedwab | seda$ sedas$ | soie$ soies$
fabric cloth | latk latek textil tkanin | stoff$ stoffe$ stoffen$ gewebe | tkanin material | tela$ telas$ tejido | tissu$ tissus$ etoffe
thread yarn | nit$ nite$ niti$ | faden$ garn$ garne$ | nic$ nici$ przedza$ przedzy$ | |
button | knoflik | knopf$ knopfe$ knopfen$ | guzik przycisk | boton$ botones$ | bouton
zipper | zip$ zipu$ zipy$ zipe$ zipem$ zipech$ zipum$ | reissverschluss | suwak | cremallera |
sewing | sit$ siti$ svadlen | nahen$ nahmaschine schneider | szyci szycia krawiec krawc | costura | couture
tailor | krejci | schneider | krawiec krawc krawcow | sastre modista | tailleur couturier
hive | ulu$ ulem$ ulech$ ulum$ | beute$ beuten$ | ula$ uli$ pasiek | panal |
beekeeper | vcelar | imker | pszczelarz | apicultor | apicult
queen | matk matek kralovn | konigin | krolow matk matek | reina$ reinas$ | reine$ reines$
swarm | roj$ roje$ roju$ | schwarm$ schwarme$ | roj$ roje$ rojow$ | enjambre | essaim
parasite mite | kliste rozto | milbe zecke | kleszcz roztocz | acaro garrapata parasito | acarien tique$ tiques$
wasp | vos$ vosa$ vosy$ | wespe$ wespen$ | os$ osa$ osy$ szersze | avispa | guepe
spider | pavouk | spinne | pajak | arana | araignee
butterfly | motyl | schmetterling | motyl | mariposa | papillon
snake | had$ hada$ hadi$ hady$ | schlange | weza$ weze$ | serpiente culebra | serpent
rat mouse | krys$ krysa$ krysy$ kryse$ krysu$ krysou$ krysach$ krysam$ krysami$ potkan mys$ | ratte maus$ | szczur mysz | rata$ ratas$ | rat$ rats$
monkey ape | opic$ opica$ opicy$ opice$ opicu$ opicou$ opicach$ opicam$ opicami$ | affe$ affen$ | malp$ malpa$ malpy$ malpi$ malpe$ malpie$ malpo$ malpami$ malpach$ malpom$ | mono$ monos$ simio | singe$ singes$
bear | medved | bar$ baren$ | niedzwied | oso$ osos$ | ours$
wolf | vlk$ vlka$ vlci$ vlky$ vlku$ | wolf$ wolfe$ wolfen$ | wilk$ wilku$ wilky$ wilki$ wilka$ wilkem$ wilkie$ wilkow$ wilkom$ wilkami$ wilkach$ wilkowi$ wilc | lobo$ lobos$ | loup$ loups$
fox | lisk lisek | fuchs fuchse | lisa$ lisy$ lisow$ | zorro$ zorros$ | renard
deer game | jelen srnec srn$ srna$ srny$ srne$ srnu$ srnou$ srnach$ srnam$ srnami$ zver$ zveri$ | hirsch$ hirsche reh$ rehe$ wild$ | jelen jeleni sarn$ sarna$ sarny$ sarni$ sarne$ sarnie$ sarno$ sarnami$ sarnach$ sarnom$ zwierzyn | ciervo venado | cerf$ cerfs$ chevreuil gibier
lion | lev$ lva$ lvi$ lvu$ | lowe$ lowen$ | lew$ lwa$ lwy$ lwow$ | leon$ leones$ | lion$ lions$
tiger | tygr | tiger$ tigers$ | tygrys | tigre$ tigres$ | tigre$ tigres$
elephant | slon$ slonu$ slony$ slone$ slonem$ slonech$ slonum$ slona | elefant | slon$ slonia$ slonie$ sloni$ | elefante | elephant
giraffe | ziraf | giraffe | zyraf | jirafa | girafe
penguin | tucnak tucnac | pinguin | pingwin | pinguino | manchot pingouin
dolphin whale | delfin velryb | delfin wal$ wale$ | delfin wieloryb | delfin ballena | dauphin baleine
turtle tortoise | zelv$ zelva$ zelvy$ zelve$ zelvu$ zelvou$ zelvach$ zelvam$ zelvami$ | schildkrote | zolw$ zolwu$ zolwy$ zolwi$ zolwa$ zolwem$ zolwie$ zolwow$ zolwom$ zolwami$ zolwach$ zolwowi$ zolw | tortuga | tortue
parrot | papous | papagei | papug | loro$ loros$ papagayo | perroquet
duck | kachn kacen | entchen | kaczk kaczek | pato$ patos$ | canard
goose | hus$ husa$ husy$ husi$ | gans$ ganse$ gansen$ | ges$ gesi$ | ganso oca$ ocas$ | oie$ oies$
pigeon dove | holub | taube$ tauben$ | golab golebi | paloma | pigeon
chick poultry | kure$ kurat drubez | geflugel kuken | drob$ drobu$ droby$ drobi$ droba$ drobem$ drobie$ drobow$ drobom$ drobami$ drobach$ drobowi$ drob piskle pisklet | ave$ aves$ pollo$ pollos$ | volaille poussin
bull | byk$ byka$ byci$ byky$ | bulle$ bullen$ stier$ stiere$ | byk$ byka$ byki$ | toro$ toros$ | taureau taureaux
mare foal | kobyl hribo$ hriba$ hribu$ hribe$ hribem$ hribech$ hribum$ hrib$ hribe hribat | stute$ stuten$ fohlen | klacz zrebie | yegua potro$ potros$ | jument poulain
puppy kitten | stene stenat kotat | welpe welpen kitten | szczeni kociak | cachorro gatito | chiot chaton
enclosure aviary | vybeh vyber$ voliera volier | gehege voliere | wybieg woliera | recinto aviario | enclos voliere
cage | klec$ klece$ kleci$ | kafig | klatk klatek | jaula$ jaulas$ | cage$ cages$
aquarium | akvari | aquarium aquarien | akwari | acuario | aquarium
stable barn stall | chlev | box$ boxen$ | chlew | cuadra$ cuadras$ | box$
paddock pasture | pastvin vybeh | weide$ weiden$ koppel | pastwisk padok | pasto$ pastos$ prado$ prados$ potrero | paturage pre$ pres$ paddock
riding | jezdeck | reiten reit reitstunde reitunterricht | jezdzieck | equitacion | equitation
rider | jezdec jezdc | reiter reiterin | jezdziec jezdzc | jinete | cavalier
farrier | podkovar | hufschmied | kowal podkuwacz | herrador |
leash collar | vodit obojek | leine$ leinen$ halsband | smycz obroz | correa collar$ collares$ | laisses$ collier
shelter | utulek utulk pristres | tierheim unterkunft schutzhutte | schronisk | refugio albergue | refuge abri$ abris$
microchip chip | cip$ cipu$ cipy$ mikrocip | chip$ chips$ | chip$ chipu$ chipy$ chipi$ chipa$ chipem$ chipie$ chipow$ chipom$ chipami$ chipach$ chipowi$ mikroczip czip | microchip chip$ | puce$ puces$
species | druh$ druhu$ druhech$ druhum$ druhov | art$ arten$ tierart | gatunek gatunk | especie | espece
litter | vrh$ vrhu$ vrhy$ | wurf$ wurfe$ | miot$ miotu$ mioty$ mioti$ miota$ miotem$ miotie$ miotow$ miotom$ miotami$ miotach$ miotowi$ | camada | portee
egg | | eiern$ | | |
milking | dojen dojirn | melken melkstand | dojeni dojarni | | traites$
wool fleece | | | | vellon | toison
allotment plot | zahradk zahradek parcel | kleingarten parzelle schrebergarten | dzialk dzialek | parcela huerto$ huertos$ | parcelle
bed patch | zahon | beet$ beete$ beeten$ | grzadk grzadek | bancal arriate |
hedge | ziv$ zivy$ zivyplot | hecke$ hecken$ | zywoplot | seto$ setos$ | haie$ haies$
fence | plot$ plotu$ ploty$ plote$ plotem$ plotech$ plotum$ plotu oploc | zaun$ zaune$ zaunen$ | plot$ plotu$ ploty$ ploti$ plota$ plotem$ plotie$ plotow$ plotom$ plotami$ plotach$ plotowi$ ogrodzen | valla$ vallas$ cerca$ cercas$ | cloture barriere
compost | kompost | kompost | kompost | compost | compost
branch twig | | ast$ aste$ asten$ | gale$ | |
leaf | list$ listu$ listy$ liste$ listem$ listech$ listum$ listi$ | blatt$ blatter blattern laub$ | lisc$ liscia$ liscie$ lisci$ | hoja$ hojas$ | feuille
root | koren koreny korenu | wurzel wurzeln | korzen korzeni | raiz$ raices$ | racine
bush shrub | ker$ kere$ keru$ krovi krovin | strauch strauche busch$ busche$ | krzew krzak | arbusto mata$ matas$ | buisson arbuste
rose | ruze$ ruzi$ | rose$ rosen$ | roza$ rozy$ roze$ roz$ | rosa$ rosas$ | rose$ roses$
bouquet | kytice kytic puget | blumenstrauss strauss$ strausse | bukiet | ramo$ ramos$ | bouquet
florist | kvetinar | florist blumenladen | kwiaciarn florys | florist | fleuriste
vase flowerpot | vaza$ vazy$ vazu$ kvetinac | vase$ vasen$ blumentopf | wazon doniczk donic | florero maceta | vase$ vases$
shovel spade | lopat ryc$ ryce$ | schaufel spaten | lopat szpad | pala$ palas$ | pelle$ pelles$ beche
rake | hrabe$ hrabi$ hrab$ | rechen$ harke | grabie$ grabi$ | rastrillo | rateau rateaux
mower | sekack sekacek | rasenmaher maher$ | kosiark kosiarek | cortacesped | tondeuse
cart wheelbarrow | kolecko vozik | schubkarre karre$ | taczk taczek | carretilla | brouette
harvest crop | | | zniw$ zniwo$ zniwa$ zniwu$ zniwem$ zniwie$ zniwom$ zniwami$ zniwach$ plonow$ | |
pesticide spray | postrik pesticid | spritzmittel pestizid | oprysk pestycyd | plaguicida pesticida | pesticide
field | polni$ | acker$ | | |
meadow | louka louky louk$ luk$ luka$ | wiese$ wiesen$ | laka$ laki$ lak$ | prado$ prados$ pradera | prairie pre$ pres$
pond | rybnik | teich$ teiche$ weiher | staw$ stawu$ stawy$ stawi$ stawa$ stawem$ stawie$ stawow$ stawom$ stawami$ stawach$ stawowi$ | estanque | etang mare$ mares$
stream creek | potok | bach$ bache$ | strumie strumyk potok | arroyo | ruisseau ruisseaux
spring well | studn pramen | brunnen quelle$ | studni zrodl | pozo$ pozos$ manantial | puits$ source$ sources$
hill | kopec kopc | hugel | wzgorz | colina cerro$ cerros$ | colline
valley | udoli$ | tal$ taler$ talern$ | dolin | valle$ valles$ | vallee
cave | jeskyn | hohle$ hohlen$ | jaskin | cueva | grotte caverne
coast shore | pobrez | kuste$ kusten$ ufer$ | wybrzez brzeg | costa$ costas$ orilla | cote$ cotes$ rivage littoral
landscape nature | krajin prirod | landschaft natur$ | krajobraz przyrod natur | paisaje naturaleza | paysage nature$
reserve | | naturschutzgebiet | rezerwat | reserva | reserve$ reserves$
ranger forester | lesni$ lesnik hajny | forster | lesniczy lesnik | guardabosque | forestier
hunting hunter | lov$ lovu$ myslivec mysliv lovec lovc | jagd$ jagden jager$ | polowan mysliw lowieck | caza$ cazador | chasse$ chasseur
fishing angler | rybar rybolov | angeln$ angler fischerei | wedk wedkar rybolow rybac | pesca$ pescador | peche$ pecheur
quota catch | kvot$ kvota$ kvoty$ kvote$ kvotu$ kvotou$ kvotach$ kvotam$ kvotami$ ulovek ulovk | quote$ quoten$ fang$ fange$ | kwot$ kwota$ kwoty$ kwoti$ kwote$ kwotie$ kwoto$ kwotami$ kwotach$ kwotom$ | cuota$ captura | quota$ quotas$ prise$ prises$
bait rod | navnad prut$ pruty$ | koder angelrute | przynet wedk wedek | cebo$ cebos$ cana$ canas$ | appat canne$ cannes$
kilowatt | kilowatt | kilowatt kilowattstunde | kilowat | kilovatio | kilowatt
solar | solar fotovolt | solar photovolt | solar fotowolt slonecz | solar$ solares$ fotovolt | solaire photovolt
panel | panel | panel$ paneele modul$ | panel | panel$ paneles$ placa$ placas$ | panneau panneaux
wind turbine | turbin vetrn | windrad windkraft turbine | turbin wiatrak | turbina aerogenerador | turbine eolien
boiler heat pump | kotel kotle kotl bojler | kessel boiler heizkessel | kociol kotl bojler | caldera | chaudiere
grid | rozvod rozvodn | stromnetz netz$ | | | reseau
power plant | | kraftwerk | | central$ centrales$ | centrale
nuclear | jadern | atom$ kernkraft nuklear | jadrow nuklearn | nuclear$ nucleares$ | nucleaire
coal | uhli$ uhlim uheln | kohle$ kohlen$ | wegiel wegl | carbon$ | charbon
natural gas | zemni$ | erdgas | | |
voltage | napet | spannung | napiec | voltaje tension | tension
current ampere | amper | ampere stromstarke | amper natezen | amperio | ampere
fuse | jistic | sicherung | bezpiecznik | fusible | fusible
supply point | odbern | zahlpunkt entnahmestelle punkt | | |
advance payment | zaloha zalohov | vorauszahlung anzahlung | zaliczek przedplat | anticipo adelanto |
arrears debt | nedoplat | zahlungsruckstand nachzahlung | niedoplat | atraso | arriere$ arrieres$
credit overpayment | preplat | guthaben uberzahlung | nadplat | |
emission carbon | emis uhlik | emission kohlenstoff | emisj wegl | emision carbono | emission carbone
pollution | znecisten | verschmutzung | zanieczyszcz | contaminacion | pollution
climate | podnebi klimat | klima$ | klimat | clima$ climas$ | climat
environment | | umwelt | | ambiental |
water meter | | | wodomierz | |
leak | prosak netesn | undicht | nieszczeln | escape |
sewage wastewater | splask odpadni | abwasser | sciek | residual |
dump landfill | skladk skladek sberny | deponie$ deponien$ wertstoffhof recyclinghof | wysypisk skladowisk | vertedero | decharge dechetterie
bulky waste | objemn velkoobjem | sperrmull | wielkogabaryt gabaryt | voluminos | encombrant
collection pickup | svoz$ svozu$ svozy$ svoze$ svozem$ svozech$ svozum$ sber$ sberu$ sbery$ sbere$ sberem$ sberech$ sberum$ | abfuhr leerung mullabfuhr | zbiork zbiorek wywoz | | collecte
sorting | trideny | mulltrennung | segregacj | separacion | tri$
laundry | pradeln cistirn | wascherei reinigung waschsalon | pralni pralnia | tintoreria | laverie pressing blanchisserie
garment clothing | odev$ odevu$ odevy$ odevni$ odevu | kleidung kleidungsstuck bekleidung | odziez ubran | prenda$ prendas$ ropa$ | vetement
stain | skvrn | fleck$ flecken fleckens | plam$ plama$ plamy$ plami$ plame$ plamie$ plamo$ plamami$ plamach$ plamom$ | mancha | tache$ taches$
load wash | varka davk davek naklad | ladung waschgang | wsad$ wsadu$ wsady$ wsadi$ wsada$ wsadem$ wsadie$ wsadow$ wsadom$ wsadami$ wsadach$ wsadowi$ | colada lavado$ lavados$ | lavage
detergent | praci$ | waschmittel | detergent | detergente | lessive detergent
dry cleaning | | | | tintoreria |
sock | ponozk ponozek | socke$ socken$ strumpf | skarpet | calcetin | chaussette
glove | rukavic | handschuh | rekawic | guante | gant$ gants$
hat cap | klobouk cepic | hut$ hute$ huten$ mutze | kapelusz czapk czapek | sombrero gorra gorro$ gorros$ | chapeau chapeaux bonnet casquette
scarf | sal$ saly$ satek satk | schal$ schals$ tuch$ tucher | szal$ szalu$ szaly$ szali$ szala$ szalem$ szalie$ szalow$ szalom$ szalami$ szalach$ szalowi$ szalik chust | bufanda panuelo | echarpe foulard
belt | pas$ pasek pask | gurtel$ gurt$ gurte$ | pas$ pasek pask | cinturon correa | ceinture
skirt | sukn$ sukna$ sukny$ sukne$ suknu$ suknou$ suknach$ suknam$ suknami$ sukne | rock$ rocke$ rocken$ | spodnic | falda | jupe$ jupes$
suit | oblek | anzug$ anzuge | garnitur | traje$ trajes$ | costume tailleur
sweater pullover | svetr mikin | pullover pulli | sweter swetr bluz$ bluza$ bluzy$ bluzi$ bluze$ bluzie$ bluzo$ bluzami$ bluzach$ bluzom$ | jersey sueter sudadera | pull$ pulls$ chandail
boot | boty$ holin | stiefel | but$ buty$ butow$ kozak | bota$ botas$ | botte$ bottes$ chaussure
uniform | uniform | uniform dienstkleidung | mundur uniform | uniforme | uniforme
underwear | pradlo | unterwasche | bielizn | |
necklace earring | nahrdeln nausnic | halskette ohrring | naszyjnik kolczyk | collar$ pendiente | collier boucle
jewel jewelry | klenot | schmuck juwel | bizuteri klejnot | joyeria | bijouterie
diamond | diamant | diamant | diament | diamante | diamant
hairdresser barber | kaderni holic | friseur | fryzjer | peluquer barber | coiffeur coiffeuse
haircut | strih ucesu uces$ ucesy$ ucese$ ucesem$ ucesech$ | haarschnitt frisur | strzyzen fryzur | corte$ cortes$ peinado | coupe$ coupes$ coiffure
cosmetic manicure | manikur kosmetik | manikure kosmetik | manicure kosmetyk | manicura cosmetic | manucure cosmetique
perfume | parfem vonavk | parfum | perfum | perfume | parfum$ parfums$
razor | holic britv | rasierer rasur | golark maszynk | afeitadora cuchilla | rasoir
tattoo | tetovan | tattoo tatowierung | tatuaz | tatuaje | tatouage
customs duty | cleno$ clena$ clenu$ clene$ clenem$ clenech$ clenum$ clen$ | | celn | arancel |
declaration | prohlasen priznan | erklarung anmeldung deklaration | deklaracj oswiadcz zgloszen | declaracion | declaration
consignee consignor | | empfanger | odbiorc nadawc | consignatario destinatari | destinataire
freight forwarder | spediter spedic | spedit spedition | spedyt spedycj | transitario | transitaire
ramp gate dock | rampa rampy ramp$ | rampe$ rampen$ laderampe | rampa rampy ramp$ | rampa muelle | rampe quai$ quais$
forklift | vysokozdvizn jestero | gabelstapler stapler$ | widlow | montacargas |
aisle bay | ulick ulicek | gang$ regalgang | alejk alejek | pasillo | allee$ allees$
bin location slot | pozic | lagerplatz stellplatz | | |
batch | davk | | seri$ seria$ seriy$ serii$ serie$ seriie$ serio$ seriami$ seriach$ seriom$ | |
expiry expiration | expirac trvanlivost spotreb | ablauf$ haltbarkeit verfall | waznosc terminu | caducidad vencimiento | peremption expiration
shipment consignment waybill | | frachtbrief lieferschein | | albaran | bordereau
tracking | sledovan | sendungsverfolgung nachverfolgung | sledzen | seguimiento rastreo | suivi$ suivis$
dispatcher | dispecer | disponent leitstelle | dyspozytor | despachador | repartiteur regulateur
courier | poslic | bote$ boten$ | | repartidor |
postman | postak listonos | brieftrager postbote | listonosz | carter | facteur
stamp postage | znamk znamek postovn | briefmarke porto | znaczek znaczk | sello$ sellos$ franqueo | timbre$ timbres$ affranchissement
postcard | pohled$ pohledy$ pohlednic | postkarte ansichtskarte | pocztowk pocztowek | postal$ postales$ |
registered mail | doporucen | einschreiben | polecon | certificad |
insured policyholder | pojisten pojistnik | versichert versicherungsnehmer | ubezpieczon | asegurad | assure$ assuree$ assures$
insurer | pojistovn pojistitel | versicherer versicherungsgesellschaft | ubezpieczyciel | aseguradora | assureur
premium | pojistneho premi | pramie beitrag | skladk skladek premi | prima$ primas$ | prime$ primes$
coverage cover | kryti$ krytim pojistn | deckung versicherungsschutz | | cobertura | couverture garantie
claim loss damage | skode$ skodou$ skodach$ skodam$ skodami$ | | | siniestro | sinistre
adjuster appraiser | likvidator odhadc | gutachter sachverstandig schatzer | rzeczoznawc likwidator | perito$ peritos$ tasador | expert
deductible excess | spoluucast | selbstbeteiligung selbstbehalt | franszyz | franquicia deducible | franchise
beneficiary | obmyslen opravnen | begunstigt bezugsberechtigt | beneficjent uposazon | beneficiari | beneficiaire
broker agent | makler zprostredkovat | makler | makler posrednik agent | corredor agente$ agentes$ | courtier
guarantee | zaruc garanc zaruk | garantie burgschaft | poreczen rekojm gwaranc | garantia aval | garantie caution
guarantor | rucitel | burge$ burgen$ | poreczyciel zyrant | avalista fiador | garant
collateral pledge | zastavn | pfand$ sicherheit | zastaw | prenda$ prendas$ garantia | gage$ gages$ nantissement
savings | uspory$ uspora$ uspor$ usporu$ sporen | ersparnis sparen sparkonto | oszczedn | ahorro | epargne economies
cheque check | sek$ seku$ seky$ | scheck | czek$ czeku$ czeki$ | cheque$ cheques$ | cheque
coin | minc$ minca$ mincy$ mince$ mincu$ mincou$ mincach$ mincam$ mincami$ minci | munze | monet | moneda |
bill note banknote | bankovk bankovek | geldschein banknote schein$ scheine$ | banknot | billete | billet
cashier | pokladni | kassierer kasse$ kassen$ | kasjer kas$ kasa$ kasy$ kasi$ kase$ kasie$ kaso$ kasami$ kasach$ kasom$ | cajero cajera | caissier
cash | hotov hotove | | | |
direct debit | inkas inkaso | lastschrift einzug$ | | domiciliacion adeudo | prelevement
standing order | prikaz | dauerauftrag | | |
overdraft | kontokorent debet | dispokredit uberziehung | debet | descubierto sobregiro | decouvert
branch | filial | | | |
dividend | dividend | dividende | dywidend | dividendo | dividende
asset | majetek majetk aktiv$ | vermogen vermogenswert aktiva | aktywa$ aktywow$ mienie majatek majatk | activo$ activos$ bien$ bienes$ | actif$ actifs$ biens$
liability | zavazek zavazk pasiv | verbindlichkeit haftung | zobowiaz pasyw | pasivo obligacion | passif$ dette$ dettes$
depreciation | odpis | abschreibung | amortyzacj odpis$ odpisu$ odpisy$ odpisow$ | amortizacion depreciacion | amortissement
ledger journal | denik | hauptbuch journal$ | ksieg ksiegow | |
bookkeeping | ucetnic | buchhaltung buchfuhrung | ksiegowosc | contabilidad | comptabilite
audit | | wirtschaftsprufung | | |
surcharge | prirazk | zuschlag aufpreis aufschlag | doplat narzut | recargo suplemento | supplement surcharge majoration
margin markup | marze$ marzi$ | marge$ margen$ spanne$ | marza$ marzy$ marze$ | margen margenes | marge$ marges$
rebate reduction | slevov rabat | rabatt nachlass ermassigung | rabat upust znizk znizek ulg$ ulga$ ulgy$ ulgi$ ulge$ ulgie$ ulgo$ ulgami$ ulgach$ ulgom$ | rebaja reduccion bonificacion | remise$ reduction rabais
discounted reduced | zlevnen snizen | ermassigt reduziert | przecenion obnizon ulgow | rebajad reducid | reduit
piece item | kus$ kusu$ kusy$ kuse$ kusem$ kusech$ kusum$ kousk kousek | stuck$ stucke$ stucken$ | sztuk kawalek kawalk | | morceau
side | stran bok$ boku$ | seite$ seiten$ | bok$ boku$ boki$ | lado$ lados$ costado | cote$ cotes$
edge border | okraj hrana hrany | rand$ rander kante | krawedz brzeg | borde$ bordes$ canto$ cantos$ | bord$ bords$
corner | roh$ rohu$ rohy$ kout$ koutu$ kouty$ koute$ koutem$ koutech$ koutum$ | ecke$ ecken$ | rog$ rogu$ rogi$ naroznik kat$ kata$ | esquina rincon | coin$ coins$
middle center | stred$ prostredek stredov | mitte$ | srodek srodk srodkow | centro | milieu centre
bottom floor ground | dno$ dna$ podlah | boden$ boden fussboden | dno$ dna$ podlog | fondo | sols$ fond$
ceiling | strop | zimmerdecke | sufit | techo$ techos$ | plafond
surface area | povrch plocha plochy | flache flachen oberflache | powierzchni | superficie | surface superficie
line | cara$ cary$ linie$ | | liniy$ liniie$ linio$ liniami$ liniach$ liniom$ | |
point | bod$ bodu$ body$ | punkt$ punkten punkt | punkt | |
circle | kruh$ kruhu$ kruhy$ kruhe$ kruhem$ kruhech$ kruhum$ kruznic | kreis$ kreise$ kreisen | kolo$ okrag okreg krag$ | circulo | cercle
square | ctverec ctverc | quadrat | kwadrat | cuadrado | carre$ carres$
triangle | trojuheln | dreieck | trojkat | triangulo | triangle
shape form | tvar$ tvaru$ tvary$ tvare$ tvarem$ tvarech$ tvarum$ | gestalt$ form$ formen$ | ksztalt | forma$ formas$ | forme$ formes$
layer | vrstv | schicht$ schicht | warstw | capa$ capas$ | couche$ couches$
hole | dira$ diry$ diru$ otvor | loch$ locher lochern | dziur otwor$ otwory$ otworu$ | agujero hueco hoyo | trou$ trous$
level | uroven urovni$ urovne$ | stufe$ ebene$ ebenen$ niveau | poziom | |
degree | stupen stupn | grad$ grade$ graden$ | stopien stopni$ stopnie$ stopniu$ | |
amount sum | | | kwoti$ kwotie$ kwoto$ kwotami$ kwotach$ kwotom$ sumi$ sumie$ sumo$ sumami$ sumach$ sumom$ | |
excess surplus | prebytek prebytk nadbytek | uberschuss | nadwyzk nadmiar | exceso excedente | excedent
shortage lack | nedostat manko | mangel$ engpass knappheit | brak$ brakow$ niedobor | escasez falta carencia | penurie manque$ manques$
remainder rest | zbytek zbytk | rest$ reste$ restes$ | reszt pozostal | resto$ restos$ | restes$
share | podil | anteil anteile | udzial | cuota participacion | parts$
ratio proportion | pomer$ pomeru$ pomery$ | verhaltnis | stosunek proporcj | proporcion$ proporciones$ ratio | proportion ratio
rate | mir$ mira$ miry$ mire$ miru$ mirou$ mirach$ miram$ mirami$ | rate$ raten$ satz$ | stawek stop$ stopa$ stopy$ stopi$ stope$ stopie$ stopo$ stopami$ stopach$ stopom$ | |
growth increase | rust$ rustu$ narust zvysen | wachstum anstieg zunahme erhohung | wzrost podwyzk | aumento crecimiento incremento | croissance augmentation hausse
decrease decline | pokles snizen | ruckgang$ ruckgange$ abnahme senkung | spadek spadk obnizk zmniejsz | disminucion descenso | baisse diminution
trend | trend vyvoj | trend tendenz entwicklung | trend tendencj | tendencia | tendance
order sequence | posloupn | reihenfolge | kolejnosc | secuencia | ordres$
purpose aim | ucel$ ucelu$ ucely$ ucele$ ucelem$ ucelech$ ucelum$ zamer | zweck$ zwecke$ zwecke | cel$ celu$ cele$ celow$ | proposito finalidad objetivo | but$ buts$ objectif
method way | zpusob metod | methode weise$ | sposob metod | metodo manera | methode maniere
example | priklad$ prikladu$ priklady$ | beispiel | przyklad | ejemplo | exemple
detail | podrobnost detail | einzelheit detail | szczegol | detalle | detail
information info | informac udaj$ udaje$ udaju$ udajich$ | information auskunft angabe angaben | informacj | informacion dato$ datos$ | information renseignement
news update | | nachricht neuheit | nowosc wiadomosc | novedad |
announcement notice | oznamen ohlas vyhlas aktualit | ankundigung bekanntmachung aushang durchsage | ogloszeni zawiadom komunikat | anuncio aviso | annonce avis$
circular memo | obeznik | rundschreiben | okolnik | circular | circulaire
advice consultation | poradenst konzultac radu$ rady$ | beratung konsultation | konsultacj porad doradztw | asesoramiento consulta consejo | conseil$ conseils$ consultation
adviser consultant | poradce konzultant | berater$ beraterin | doradc konsultant | asesor consultor | conseiller$ conseillers$ conseillere consultant
expert specialist | odbornik odbornic specialist expert | fachmann spezialist experte facharzt | specjalist ekspert fachow | especialista experto | specialiste expert
apprentice | ucen$ ucni$ ucnov | lehrling auszubildend azubi | terminator czeladnik | aprendiz | apprenti
worker laborer | delnik delnic | arbeiter$ arbeiterin | robotnik | obrer trabajador |
employer | zamestnavatel | arbeitgeber | pracodawc | empleador patron | employeur
entrepreneur | podnikatel zivnostnik | unternehmer | przedsiebiorc | empresari | entrepreneur
secretary | sekretar | sekretar | sekretar | secretari | secretaire
president chairman | predsed prezident | vorsitzend prasident | przewodniczac prezes prezydent | president presidenta | president
treasurer | hospodar | schatzmeister kassenwart | skarbnik | tesorer | tresorier
deputy substitute | zastupc nahradnik suplov | stellvertret vertretung ersatz | zastepc zastepstw | sustitut suplente | remplacant suppleant adjoint
replacement | nahrada$ nahradu$ nahrady$ nahradni vymen | ersatz$ austausch | zamiennik wymian zastep | reemplazo repuesto sustitucion | remplacement
spare reserve | rezerv rezervni | ersatz$ reserve | zapasow rezerw | reserva | reserve$ reserves$
supervisor foreman | mistr$ mistra$ mistri$ predak dozor | vorarbeiter aufseher polier | brygadzist majster | capataz supervisor encargad | contremaitre superviseur
guard security | ostrah hlidac strazn | wachmann wachdienst | ochroniarz straznik ochrona$ ochrony$ ochrone$ | guardia vigilante | gardien vigile
client customer | | klient | | |
owner | | inhaber halter$ | | |
landlord | pronajimatel | | wynajmujac | caser |
roommate | spolubydlic | mitbewohner | wspollokator | | colocataire
sublet sublease | podnajem podnajm | untermiete | podnajem podnajm | subarriendo |
rent | najemn najemne | | | |
deposit | | | zadatk | senal$ senales$ | arrhes
utility utilities | | nebenkosten betriebskosten | media | suministro servicios | charge$ charges$
handover | predan predavaci | ubergabe | przekazan | entrega | remise$
viewing | prohlidek | | ogledzin | |
estate realtor | realit | | | inmobiliari | immobilier
area | metr | quadratmeter | metraz | | metre$ metres$
basement storage | sklep | keller$ keller kellerabteil | piwnic komork komorek | trastero sotano | cave$ caves$
apartment | | | | | logement
studio | garsonk garsoniera atelier | einzimmerwohnung studio$ | kawalerk studio$ | estudio monoambiente | studio$ studios$
neighbour | | | | vecin | voisin
resident | obyvatel rezident | bewohner anwohner einwohner | mieszkaniec mieszkanc | residente vecin | resident habitant
elevator | | | windi$ windie$ windo$ windami$ windach$ windom$ | |
entrance | vchod vstup | eingang eingange zugang | wejsci wejscie | entrada | entree$ entrees$
exit | vychod$ vychodu$ unikov | ausgang ausgange | wyjsci wyjscie | salida | sortie
fireplace chimney | krb$ krbu$ komin | kamin kamine schornstein | kominek kominka komin | chimenea | cheminee
chimney sweep | kominik | schornsteinfeger kaminkehrer | kominiarz | deshollinador | ramoneur
insulation | izolac zateplen | dammung isolierung | izolacj ocieplen | aislamiento | isolation
mold mould | plisen plisn | schimmel | plesn grzyb | moho$ mohos$ | moisissure
tile | dlazdic dlazb obklad | fliese fliesen kachel | plytk plytek kafelk kafelek | azulejo baldosa | carrelage carreau
carpet rug | koberec koberc | teppich | dywan | alfombra moqueta | tapis$ moquette
wallpaper | tapet | tapete$ tapeten$ | tapet | |
cabinet wardrobe closet | skrin$ skrine$ skrini$ satnik | schrank$ schranke kleiderschrank | szaf$ szafa$ szafy$ szafi$ szafe$ szafie$ szafo$ szafami$ szafach$ szafom$ szafk szafek | armario | armoire placard
drawer | zasuvka suplik supliku | schublade | szuflad | cajon cajones | tiroir
desk | psaci | schreibtisch | | escritorio |
armchair | kreslo$ kresla$ kresel$ kreslech$ | sessel | fotel | sillon butaca | fauteuil
stool bench | stolick | hocker$ | stolek taboret | taburete banqueta | tabouret
shelf bookcase | policka knihovn | bucherregal | polky$ polkie$ polko$ polkami$ polkach$ polkom$ polek | balda | bibliotheque
hammer | kladiv | hammer$ | mlot$ mlotu$ mloty$ mloti$ mlota$ mlotem$ mlotie$ mlotow$ mlotom$ mlotami$ mlotach$ mlotowi$ mlotek mlotk | martillo | marteau marteaux
screw | sroub vrut$ vruty$ | schraube | srub$ sruba$ sruby$ srubi$ srube$ srubie$ srubo$ srubami$ srubach$ srubom$ wkret | tornillo | vis$
screwdriver | sroubovak | schraubendreher schraubenzieher | srubokret wkretak | destornillador | tournevis
nail | hrebik | nagel$ nageln$ | gwozdz gwozdzi | clavo$ clavos$ | clou$ clous$
drill | vrtack vrtacek | bohrer bohrmaschine | wiertark wiertarek wiert | taladro broca | perceuse foret
saw | pila$ pily$ pilu$ pil$ motorov | kettensage | pila$ pily$ pile$ pil$ pilark | sierra motosierra | scie$ scies$ tronconneuse
wrench spanner pliers | klic$ kleste | schraubenschlussel zange$ | klucz szczypc kombinerk | alicate | pince$ pinces$
rope | lano$ lana$ provaz$ provazu$ provazy$ | seil$ seile$ | lina$ liny$ line$ sznur | cuerda soga | corde$ cordes$
glue adhesive | lepidl | kleber$ leim$ klebstoff | klej$ kleju$ kleje$ | pegamento cola$ | colle$ colles$
tape | pask$ paska$ pasky$ paske$ pasku$ paskou$ paskach$ paskam$ paskami$ lepici | klebeband band$ | tasm$ tasma$ tasmy$ tasmi$ tasme$ tasmie$ tasmo$ tasmami$ tasmach$ tasmom$ | cinta$ cintas$ | ruban scotch
scissors | nuzk nuzek | schere$ scheren$ | nozyczk nozyczek | tijera | ciseaux
ruler | pravitk | lineal | linijk | regla$ reglas$ |
bucket | kyblik kbelik vedro | eimer | wiadr | cubo$ cubos$ balde | seau$ seaux$
broom brush | kostat kartac stetec stetc | besen burste pinsel | miotl szczotk szczotek pedzel pedzl | escoba cepillo brocha | balai$ balais$ brosse pinceau
sponge cloth | hadr houbick | lappen schwamm | szmat gabk | trapo esponja bayeta | chiffon eponge
ladder | | | | escalera | echelle
generator | generator agregat | generator stromaggregat | generator agregat | generador | generateur
compressor | kompresor | kompressor | kompresor sprezark | compresor | compresseur
gear belt | remen | riemen | | correa | courroie
bearing | lozisk | lager$ kugellager | lozysk | rodamiento cojinete | roulement
seal gasket | tesnen | dichtung | uszczelk uszczelek | junta$ juntas$ retenes$ | joint$ joints$
spring | pruzin | feder$ federn$ | sprezyn | muelle resorte | ressort
pressure | | druck$ drucks$ druckes$ reifendruck | | |
vibration | vibrac | vibration schwingung | wibracj drgan | vibracion | vibration
assembly | montaz | montagen zusammenbau | montaz | montaje ensamblaje | montage assemblage
production manufacture | vyrob vyrobni | herstellung fertigung | wytwarz | fabricacion | fabrication
manufacturer maker | vyrobc | hersteller | producent wytworc | fabricante | fabricant
prototype | prototyp | prototyp | prototyp | prototipo | prototype
drawing | vykres$ vykresu$ vykresy$ kresb | zeichnung | rysunek rysunk | dibujo plano$ planos$ | dessin$ dessins$
blueprint plan | plane$ planech$ planum$ projekt | bauplan grundriss | plani$ plana$ planem$ planie$ planow$ planom$ planami$ planach$ planowi$ rzut$ rzutu$ rzuty$ rzuti$ rzuta$ rzutem$ rzutie$ rzutow$ rzutom$ rzutami$ rzutach$ rzutowi$ | plano$ planos$ |
permit license | | | koncesj | |
exemption waiver | vyjimk vyjimek osvobozen | befreiung ausnahme | zwolnieni wyjatek wyjatk | exencion excepcion | exemption derogation exception
fine | | geldstrafe | | | pv$
speed camera | radar | blitzer radar | fotoradar | radar | radar
parking ticket | | parkschein | | |
parking | | stellplatz | | |
permit holder holder | drzitel | inhaber | posiadacz | titular$ titulares$ | titulaire
keeper owner | drzitel provozovatel | fahrzeughalter halter$ | posiadacz | |
rental car | | mietwagen leihwagen | | |
pet food | krmiv granul | tierfutter hundefutter futter$ | karm$ karma$ karmy$ karme$ karmie$ karmo$ karmami$ karmach$ karmom$ | pienso | croquette
playback player | prehravac | wiedergabe player | odtwarzacz | reproductor | lecteur
headphones | sluchatk | kopfhorer | sluchawk sluchawek | auricular$ auriculares$ | casque ecouteur
microphone | mikrofon | mikrofon | mikrofon | microfono | micro$ micros$ microphone
loudspeaker | reprak | lautsprecher | glosnik | altavoz altavoces | enceinte
projector | projektor promitac | beamer projektor | projektor rzutnik | proyector | projecteur videoprojecteur
tablet | | tablet | tablet | tableta | tablette
screen display | | anzeige | | |
charger cable | | | | cable$ cables$ | cable$ cables$
flashlight torch | svitiln baterk | taschenlampe | latark latarek | linterna | torche
lantern streetlight | lamp$ lucern | laterne strassenlaterne | latarni latarn | farola farol | lampadaire reverbere
remote control | dalkov ovladac | fernbedienung | pilot | |
smoke detector | detektor hlasic | rauchmelder melder$ | czujk czujek detektor | detector | detecteur
doorbell | zvonek zvonk | turklingel klingel | dzwonek dzwonk | timbre$ timbres$ | sonnette
frequency | kmitoct cetnost | | | |
signal strength | | empfang | zasieg | cobertura senal$ senales$ | signal$ signaux$
antenna | anten | antenne | anten | antena | antenne
roaming data | roaming | roaming datenvolumen | roaming transfer | itinerancia | itinerance
prepaid | dobit dobijen predplacen | prepaid aufladung guthaben | doladowan | recarga prepag | recharge prepaye
broadcast | vysilan | sendung ubertragung ausstrahlung | audycj transmisj nadawan | | emission
presenter host | moderator hlasatel | moderator | prowadzac prezenter | presentador locutor | animateur presentateur
journalist reporter | novinar reporter redaktor | journalist reporter redakteur | dziennikarz reporter redaktor | periodista reporter | journaliste reporters$ redacteur
editor | editor redaktor | redakteur herausgeber lektor | redaktor wydawc edytor | editor redactor | editeur redacteur
director filmmaker | reziser | regisseur | rezyser | |
trailer preview | upoutavk ukazk ukazek | vorschau trailer | zwiastun zapowiedz | avance trailer | apercu
release premiere | premier | premiere urauffuhrung | premier | estreno | sortie
ticket | | karte$ karten$ | | |
admission entry | vstupne vstupneho vstup | eintritt | wstep wstepu | entrada$ entradas$ acceso | entree$ entrees$
box office | pokladn pokladen | kasse$ kassen$ tageskasse | kas$ kasa$ kasy$ kasi$ kase$ kasie$ kaso$ kasami$ kasach$ kasom$ | taquilla$ | billetterie guichet
seat | misto$ mista$ mist$ | sitze$ | siedz | localidad | fauteuil
standing | stani$ | stehplatz | stojac | | debout
sold | vyprodan | ausverkauft | wyprzedan | agotad | epuise
attendance turnout | navstevnost ucast | besucherzahl teilnahme | | afluencia | frequentation affluence
invite guest | pozvan | eingeladen einladung | zaproszen | invitad invitacion |
speaker lecturer | prednasejic recnik | referent redner dozent | prelegent mowc wykladowc | ponente orador | conferencier intervenant orateur
booth stand exhibitor | stanek stanku vystavovat | messestand stand$ aussteller | stoisk wystawca$ wystawcy$ wystawcow$ | expositor stand$ | stand$ stands$ exposant
fair | veletrh pout$ jarmark | messe$ jahrmarkt kirmes | targi$ targow jarmark | feria | foire salon
market stall | stanek stanku | wochenmarkt | targu$ targy$ targa$ targem$ targie$ targow$ targom$ targami$ targach$ targowi$ stragan bazar | puesto | etal
venue | | veranstaltungsort | | recinto lugar$ lugares$ | lieu$ lieux$
program schedule | program rozpis | ablauf | program | cronograma | calendrier
roster shift plan | rozpis | | grafik | cuadrante | planning
shift | | | | | equipe
duty | | dienst$ dienste$ | dyzur pogotow | | garde$ gardes$
break | | | | descanso | pause$ pauses$
overtime | | uberstunde | | |
salary | | | placy | |
bonus | | zulage | dodatek dodatk nagrod | |
commute | dojizden | pendel arbeitsweg | dojazd | desplazamiento | trajet
reference letter | | arbeitszeugnis | | |
trial probation | zkusebni zkusebn | probezeit bewahrung | probn | prueba | essai$ essais$
notice | | | | preaviso | preavis
union | odbor odbory odborov | gewerkschaft | zwiazkow | sindicato | syndicat
strike | stavk stavek | streik | strajk | huelga | greve$ greves$
labor work | prac$ praca$ pracy$ prace$ pracu$ pracou$ pracach$ pracam$ pracami$ prace praci | arbeit$ arbeiten$ | prac$ praca$ pracy$ praci$ prace$ pracie$ praco$ pracami$ pracach$ pracom$ prace robot | trabajo labor$ labores$ | travail travaux
broken | nefunkcn | zerbrochen | polaman stluczon | rot$ | brise
spare | | ersatz | zapasow | |
wide broad | sirok | breit$ breite$ | szerok | anch$ ancho$ ancha$ anchos$ | large$ larges$
narrow | uzky$ uzka$ uzke$ | schmal$ schmale schmalen eng$ enge$ | wask$ waski waska waskie | estrech | etroit
thick | tlust silno$ silna$ silnu$ silne$ silnem$ silnech$ silnum$ siln$ | dick$ dicke$ dicken$ | grub$ gruby$ gruba$ grube$ | gruesa grueso | epais
thin | tenk$ tenky tenka tenke | dunn$ dunne$ dunnen | cienk | delgad fin$ fino$ fina$ | fin$ fine$ mince
deep | hlubok | tief$ tiefe$ tiefen | gleboki glebok | profund | profond
shallow | melk$ melky melka melke | flach$ flache | plytki plytka plytkie | |
tall | vysok | hoch$ hohe$ gross$ | wysok | alt$ alto$ alta$ altos$ altas$ | grand haut$
long | dlouh | | | larg$ |
soft | mekk$ mekky mekka mekke | weich$ weiche weichen | miekk | blando suave | mou$ molle doux$
hard | tvrd$ tvrdy tvrda tvrde | hart$ harte$ harten$ | tward | dur$ duro$ dura$ duros$ | dur$ dure$ durs$
smooth | hladk | glatt$ glatte | gladk | liso lisa | lisse
rough | drsn | rau$ rauh$ raue$ grob$ | szorstk | asper rugos | rugueu
sharp | ostr$ ostry ostra ostre | scharf$ scharfe | ostr$ ostry ostra ostre | afilad | aiguise tranchant
round | kulat | rund$ runde$ runden$ | okragl | redondo$ redonda$ redondos$ redondas$ | rond$ ronde$ ronds$
flat | ploch$ plochy plocha ploche | flach$ flache | plask | plan$ plano$ plana$ | plat$ plate$ plats$
straight | rovn$ rovny rovna | geraden | prost$ prosta proste | rect$ recto$ recta$ | droit$ droite$
open | | geoffnet | | |
closed | | | | cerrad |
wet damp | vlhk$ vlhky | | wilgotn | mojad humed |
dry | | | | sec$ |
fresh | cerstv | frisch | swiez | fresc | frais$ fraiche
ripe | zral | reif$ reife$ reifen$ | dojrzal | madur | mur$ mure$ murs$
rotten spoiled | zkazen shnil | verdorben faul$ | zepsut zgnil | podrid estropead | pourri$ pourris$ gate$
used | pouzity$ pouzita$ pouzite$ pouzitych$ ojet bazarov | gebraucht | uzywan | usad | usage$ usagee
rare | vzacn | selten | rzadk | rar$ raro$ rara$ raros$ | rare$ rares$
frequent | cast$ casty casta caste | haufig | czest$ czesty czesta czeste | frecuente | frequent
regular | pravideln | regelmassig | regularn | regular | regulier
usual common | obvykl | ublich gewohnlich | zwykl$ zwykly | habitual comun$ comunes$ | habituel courant
special | specialn zvlastn mimoradn | besonder speziell | specjaln szczegoln | especial | special speciaux
extra additional | dodatecn navic | zusatzlich extra$ | dodatkow | adicional extra$ | supplementaire additionnel
optional | voliteln nepovin | optional freiwillig | opcjonaln fakultat | opcional | facultatif optionnel
mandatory required | povinn | verpflichtend pflicht vorgeschrieben | obowiazkow wymagan | obligatori | obligatoire
necessary | nutn potrebn | notwendig erforderlich notig | konieczn potrzebn niezbedn | necesari | necessaire
possible | mozny | moglich | mozliw | posible | possible
certain sure | jist$ jisty jista jiste | gewiss sicher$ | pewn$ pewny pewna pewne | segur |
complete entire | kompletn uplny uplna uplne | vollstandig komplett | kompletn calkowit | complet | complets$
incomplete | nekompletn | | niepelny | |
exact precise | presn | exakt prazis | dokladn precyzyjn | exact preciso$ precisa$ precisos$ | exact precis$
approximate | priblizn | | przyblizon | aproximad | approximatif
average | | | sredn$ przeciet | medi$ | moyen
paid chargeable | placen zpoplatn | kostenpflichtig gebuhrenpflichtig | platn odplatn | | payant
valuable | cenn$ cenny cenna cenne | wertvoll | cenn$ cenny cenna cenne wartosciow | valios | precieu
useful | uzitecn | nutzlich | uzyteczn przydatn | util$ utiles$ | utile
suitable | vhodn | geeignet passend | odpowiedn nadajac | adecuad apt$ | adapte$ adaptee$ approprie
accessible barrier-free | bezbarier pristupn | barrierefrei zuganglich rollstuhlgerecht | dostepn | accesible | accessible
affected | postizen dotcen | betroffen | dotkniet poszkodow | afectad | touche$ touchee$ concerne
responsible | odpovedn | | | | charge$
present | pritomn | anwesend | obecn$ obecny obecna obecne | presentes$ | present$ presents$
absent | nepritomn | abwesend | nieobecn | ausente | absent
alive living | ziv$ zivy ziva zive zijici | lebend lebendig | zyw$ zywy zywa zywe | viv$ vivo$ viva$ vivos$ | vivant
dead deceased | mrtv zemrel | tot$ tote$ toten$ verstorben | martw zmarl | muert fallecid difunt | mort$ morts$ decede
hungry thirsty | hladov ziznn | hungrig durstig | glodn spragn | hambr sedient | faim$ soif$
tired | unaven | mude$ muden$ | zmeczon | cansad | fatigue
happy satisfied | spokojen stastn | zufrieden glucklich | zadowolon szczesliw | content satisfech feliz | content satisfait heureu
dissatisfied unhappy | nespokojen | unzufrieden | niezadowolon | insatisfech descontent | mecontent insatisfait
angry | rozzloben nastvan | wutend argerlich | rozgniewan | enfadad enojad | fache colere
rude polite | neslusn slusn | unhoflich hoflich | niegrzeczn uprzejm | educad grosero | poli$ polie$ impoli
experienced | zkusen | erfahrener$ erfahrene | doswiadczon | experimentad | experimente
qualified | kvalifik | qualifiziert | wykwalifik | cualificad calificad | qualifie
beginner | zacatecnik pokrocil | anfanger | poczatkujac | principiante | debutant
advanced | pokrocil | fortgeschritten | zaawansowan | avanzad | avancee$ avances$
intensive | intenziv | intensiv | intensywn | intensiv | intensif intensive
voluntary | dobrovoln | freiwillig | dobrowoln ochotnicz | voluntari | volontaire benevole
anonymous | anonymn | anonym | anonimow | anonim | anonyme
suspicious | podezrel | verdachtig | podejrzan | sospechos | suspect
illegal | nezakon nelegaln | illegal | nielegaln | ilegal | illegal
flammable | horlav | brennbar entzundlich | latwopaln palny$ | inflamable | inflammable
toxic poisonous | jedovat toxick | giftig toxisch | trujac toksyczn | toxic venenos | toxique veneneu
fragile | krehk | zerbrechlich | kruch$ kruchy krucha kruche | fragil | fragile
waterproof | vodotesn nepromok | wasserdicht | wodoodporn | impermeable | impermeable etanche
portable mobile | prenosn mobiln | tragbar mobil$ mobile mobilen | przenosn mobiln | portatil movil | portable mobile
wireless | bezdrat | kabellos drahtlos | bezprzewod | inalambric |
smart | chytr | smart intelligent | inteligentn | inteligente | intelligent connecte$ connectee$ connectes$
worn | opotreb | abgenutzt verschlissen | zuzyt | desgastad gastad | use$ usee$ uses$
rusty | rezav | rostig verrostet | zardzewial rdz$ rdza$ rdzy$ rdzi$ rdze$ rdzie$ rdzo$ rdzami$ rdzach$ rdzom$ | oxidad | rouille
cracked | praskl | gerissen riss$ risse$ | pekniet | agrietad | fissure fele
leaking | tekouci teci tece | undicht | cieknac przeciekaj | gotea | fuite
blocked clogged | ucpan zacpan | verstopft | zatkan zapchan | atascad obstruid | bouche$ bouchee$ obstrue
stuck jammed | zaseknut | klemmt steckt verklemmt | zacial zablokow | atascad | coince bloque
frozen | zamrzl zmrzl | zugefroren vereist | zamarzn oblodz | helad congelad | gele$ gelee$ gelees$
colorful striped | barevn pruhovan | bunt$ bunte$ gestreift | kolorow pasiast | colorid rayad | colore raye$
brown | hnedy hneda hnede | braun$ braune$ braunen | brazow | marron castan cafe$ | brun$ brune$ marron
orange | | | | anaranjad |
pink | ruzov | rosa$ pink$ | rozow | rosa$ rosad | rose$ roses$
purple violet | fialov | lila$ violett | fiolet | morad violet purpura | violet
dark | tmav | dunkel dunkl | ciemn | oscur | sombre fonce
light bright | | hell$ helle$ hellen$ | jasn$ jasny jasna jasne | clar$ clara$ | clair
transparent | pruhledn | durchsichtig transparent | przezroczyst | transparent | transparent
wooden | dreven | holzern | drewnian | |
liquid | tekut kapalin | flussig flussigkeit | plyn$ plynu$ plyny$ plyni$ plyna$ plynem$ plynie$ plynow$ plynom$ plynami$ plynach$ plynowi$ ciecz ciekl | liquido$ liquidos$ liquida$ | liquide
powder | prasek prask | pulver | proszek proszk | polvo | poudre
foreign | | | obc$ obca obce | |
rural urban | venkovsk mestsk | landlich stadtisch | wiejsk miejsk | rural urban | rural urbain
municipal | obecni mestsk | kommunal stadtisch | gminn komunaln miejsk | municipal | municipal communal
religious | nabozensk cirkevn | religios kirchlich | religijn koscieln | religios | religieu
military army | vojensk armad vojsk | militar armee | wojsk wojskow armi$ armia$ armiy$ armii$ armie$ armiie$ armio$ armiami$ armiach$ armiom$ | militar ejercito | militaire armee
soldier | vojak vojac | soldat | zolnierz | soldad | soldat
weapon gun | zbran zbrane zbrani | waffe waffen | bron$ broni$ | arma$ armas$ | arme$ armes$
civil | civiln obcansk | zivil burgerlich | cywiln | civil | civil
criminal | kriminaln trestn | strafrechtlich kriminell | karn$ karny karna karne kryminaln | criminal penal | criminel penal
environmental ecological | ekologick | umweltfreundlich okologisch | ekologiczn | ecologic | ecologique
seasonal | sezonn | saisonal | sezonow | estacional$ estacionales$ temporada | saisonnier
nocturnal night | nocn$ nocni nocniho | nachtlich nacht$ | nocn$ nocny nocna nocne | nocturn | nocturne
morning | ranni$ ranniho dopoledn | vormittag morgendlich | porann przedpoludn | matutin | matinal
afternoon | odpoledn | nachmittag | popoludn | |
evening | vecern | abendlich abend$ abends | wieczorn | vespertin |
weekday workday | vsedni | werktag wochentag | powszedn | laborable | ouvrable
holiday | prazdnin | | ferie$ ferii$ wakac | |
christmas | vanoc vanocn | weihnacht | bozonarodz wigili swiateczn | navidad navid | noel$
easter | velikonoc | ostern oster | wielkanoc | pascua | paques
anniversary | vyroci jubile | jubilaum jahrestag | rocznic jubileusz | aniversario | anniversaire
name day | jmenin | namenstag | | onomastic | fete$
occasion event | prilezitost | anlass anlasse | okazj | ocasion | occasion
ceremony | obrad slavnost | zeremonie feier$ feiern | uroczyst ceremoni | ceremonia | ceremonie
century decade | stoleti desetilet | jahrhundert jahrzehnt | stuleci wiek$ wieku$ dekad | siglo decada | siecle decennie
moment | okamzik chvil | augenblick moment$ momente$ | chwil moment | momento | instant moment
time slot | slot$ slotu$ sloty$ slote$ slotem$ slotech$ slotum$ | zeitfenster | okienk termin | franja hueco | creneau creneaux
start date beginning | zahajen | | | |
end | ukoncen | endes$ | | |
age | stari$ | alters$ | | |
generation | generac | generation | pokoleni | generacion | generation
growth height | postavy | korpergrosse | wzrost | estatura | taille$ tailles$
size clothing | | konfektionsgrosse | | |
diameter radius | prumer polomer | durchmesser radius | srednic promien | diametro radio$ | diametre rayon
circumference | obvod | umfang | obwod | circunferencia | circonference
thickness | tloustk | dicke$ starke$ | grubosc | grosor espesor | epaisseur
scale scales | vah$ vaha$ vahy$ vahe$ vahu$ vahou$ vahach$ vaham$ vahami$ | waage$ waagen$ | waga$ wagi$ wage$ | bascula balanza | balance
volume capacity | objem kapacit | volumen fassungsvermogen kapazitat | objetosc pojemnosc | capacidad aforo | capacite
area code | predvolba | vorwahl | kierunkow | prefijo | indicatif
meter | metr$ metru$ metry$ metre$ metrem$ metrech$ metrum$ | meter$ metern$ | metr$ metru$ metry$ metri$ metra$ metrem$ metrie$ metrow$ metrom$ metrami$ metrach$ metrowi$ | |
centimeter | centimetr | zentimeter | centymetr | centimetro | centimetre
acre hectare | hektar akr$ | hektar | hektar | |
box carton | karton | | | carton |
sack bag | pytel pytle pytl sacek sack | sack$ sacke$ beutel tute$ tuten$ | worek work$ worku$ worky$ worki$ worka$ workem$ workie$ workow$ workom$ workami$ workach$ workowi$ work toreb | saco$ sacos$ | sachet
handbag purse | kabelk kabelek penezenk | handtasche portemonnaie geldborse | torebk torebek portfel portmonetk | bolso$ bolsos$ monedero cartera billetera | portefeuille
roll | role$ roli$ kotouc | rolle$ rollen$ | rolk rolek | rollo$ rollos$ | rouleau rouleaux
slice | platek platk krajic | scheibe scheiben | plasterek kromk kromek | rebanada loncha tajada | tranche
bundle bunch | svaz$ svazu$ svazy$ svaze$ svazem$ svazech$ svazum$ svazek svazk | bund$ bundel | peczek wiazk | manojo paquete | botte$ bottes$ lot$
stack pile | hromad stoh | stapel haufen | stos$ stosu$ stosy$ stert | pila$ pilas$ monton | pile$ piles$ tas$
row | | | | hilera | rangee
set kit | sad$ sada$ sady$ sade$ sadu$ sadou$ sadach$ sadam$ sadami$ souprav komplet | set$ satz$ garnitur | zestaw komplet | juego$ juegos$ conjunto kit$ | jeux$ ensembles$ kit$
collection | sbirk sbirek kolekc | sammlung kollektion | kolekcj zbior | coleccion | collection
series | | reihe$ reihen$ | seri$ seria$ seriy$ serii$ serie$ seriie$ serio$ seriami$ seriach$ seriom$ serii | |
copy | | | kopii | |
version edition | | fassung | | |
entry record | zapis polozk | | wpisi$ wpisem$ wpisie$ wpisow$ wpisom$ wpisami$ wpisach$ wpisowi$ zapis | entrada registro | entree$ entrees$ enregistrement
register | rejstrik evidenc registr | register verzeichnis | rejestr ewidencj | registro padron | registre
directory | | | | directorio guia | annuaire repertoire
guestbook logbook | denik | tagebuch logbuch fahrtenbuch | dziennik | bitacora diario | carnet
diary | denik diar$ diaru$ diary$ diare$ diarem$ diarech$ diarum$ | tagebuch | pamietnik dziennik | diario agenda | agenda
instruction manual | navod pokyn instrukc | anleitung anweisung bedienungsanleitung | instrukcj wskazowk | instruccion | consigne$ notice$
brochure leaflet flyer | letak brozur letac | broschure flyer prospekt | ulotk ulotek broszur | folleto | depliant brochure prospectus
poster | plakat | plakat | plakat | cartel$ carteles$ poster | affiche$ affiches$
sticker label | nalepek samolepk | aufkleber | naklejk naklejek | pegatina | autocollant
badge | odznak jmenovk visack | abzeichen namensschild ausweis | odznak identyfikator plakietk | insignia credencial acreditacion | badge$ badges$ insigne
flag | vlajk vlajek prapor | flagge fahne | flag$ flaga$ flagy$ flagi$ flage$ flagie$ flago$ flagami$ flagach$ flagom$ | |
keychain fob | klicenk | schlusselanhanger | brelok | llavero |
lock padlock | visac | vorhangeschloss | klodk | candado | cadenas
safe vault | trezor sejf | tresor safe$ | sejf skarbiec | boveda |
gate barrier | zavor branka | schranke toren$ | szlaban brami$ bramie$ bramo$ bramami$ bramach$ bramom$ bramk | barrera |
wall | | wanden$ | mur$ muru$ mury$ muri$ mura$ murem$ murie$ murow$ murom$ murami$ murach$ murowi$ | | paroi
window | | | oknu$ oknom$ oknami$ oknach$ | |
roof | | dacher dachern | dachi$ dacha$ dachem$ dachie$ dachow$ dachom$ dachami$ dachach$ dachowi$ | azotea |
tower | vez$ veze$ vezi$ | turm$ turme$ turmen$ | wiez$ wieza$ wiezy$ wiezi$ wieze$ wiezie$ wiezo$ wiezami$ wiezach$ wiezom$ wieze | torre$ torres$ | tour$ tours$
palace mansion | palac zamec vil$ vila$ vily$ vile$ vilu$ vilou$ vilach$ vilam$ vilami$ | palast villa villen | palac will$ willa$ willy$ willi$ wille$ willie$ willo$ willami$ willach$ willom$ | palacio mansion | palais manoir
farmhouse homestead | statek statk usedlost | bauernhof gehoft hof$ | gospodarstw zagrod | granja cortijo finca | ferme$ fermes$
hut shed | bouda kuln$ kulna$ kulny$ kulne$ kulnu$ kulnou$ kulnach$ kulnam$ kulnami$ kolna pristresek | schuppen hutte$ gartenhaus | szop$ szopa$ szopy$ szopi$ szope$ szopie$ szopo$ szopami$ szopach$ szopom$ altan altank domek | cobertizo caseta | cabanon abri$ remise$
dam | prehrad hraz$ hraze$ | staudamm damm$ | tama$ tamy$ tami$ tame$ tamie$ tamo$ tamami$ tamach$ tamom$ zapor | presa$ presas$ embalse | barrage
canal | prupl kanal | kanal$ kanale | kanal | canal canales | canal$ canaux$
swimming pool | koupalist | freibad hallenbad bad$ | plywaln | |
locker | | | szafek | |
changing room | kabin prevlekarn | umkleidekabine | przebieraln | vestuario probador | cabine vestiaire
whirlpool | virivk | whirlpool | jacuzzi | jacuzzi | jacuzzi
drought | sucho$ sucha$ | durre$ | susza$ suszy$ susze$ | sequia | secheresse
hail thunder | kroup krupobit hrom$ blesk | hagel donner$ gewitter blitz$ blitze$ | grad$ gradu$ gradobi grzmot blyskawic burz$ | granizo trueno rayo | grele tonnerre orage foudre
visibility | viditelnost | sichtweite sichtbarkeit | widocznosc | visibilidad | visibilite
avalanche | lavin | lawine | lawin | avalancha alud | avalanche
volcano | sopk sopek vulkan | vulkan | wulkan | volcan | volcan
precipitation rainfall | srazk srazek | niederschlag | opad$ opadow | precipitacion | precipitation
ocean | ocean | ozean | ocean | oceano | ocean
desert | poust$ pousti$ | wuste$ | pustyn | desierto | desert
glacier | ledov | gletscher | lodowiec lodowc | glaciar | glacier
moon | mesic$ | mond$ mondes$ | ksiezyc | luna$ lunas$ | lune$ lunes$
sky space | nebe$ obloh vesmir | himmel weltraum | nieb$ niebo$ nieba$ niebu$ niebem$ niebie$ niebom$ niebami$ niebach$ kosmos | cielo$ | ciel$
telescope | dalekohled teleskop | teleskop fernrohr | teleskop lunet | telescopio | telescope
microscope | mikroskop | mikroskop | mikroskop | microscopio | microscope
specimen | preparat vzork | praparat probe$ proben$ | probk probek okaz | especimen muestra$ muestras$ | specimen
test tube | zkumavk | reagenzglas | probowk | | eprouvette
acid base | kyselin | saure$ | kwas$ kwasu$ kwasy$ kwasi$ kwasa$ kwasem$ kwasie$ kwasow$ kwasom$ kwasami$ kwasach$ kwasowi$ | acido$ | acide
gas oxygen | kyslik vodik | sauerstoff wasserstoff | tlen$ tlenu$ tleny$ tleni$ tlena$ tlenem$ tlenie$ tlenow$ tlenom$ tlenami$ tlenach$ tlenowi$ wodor | oxigeno hidrogeno | oxygene hydrogene
radiation | radiac zaren ozaren | strahlung bestrahlung | promieniow | radiacion | rayonnement radiation
theory | teori | theorie | teori | teoria | theorie
formula | vzorec vzorc | formel | wzor$ wzoru$ wzory$ wzori$ wzora$ wzorem$ wzorie$ wzorow$ wzorom$ wzorami$ wzorach$ wzorowi$ formul | formula | formule
hypothesis | hypotez | hypothese | hipotez | hipotesis | hypothese
discovery invention | objev vynalez | entdeckung erfindung | odkryci wynalaz | descubrimiento invento | decouverte invention
patent | patent | patent | patent | patente | brevet
trademark | | warenzeichen | | |
copyright | autorsk | urheberrecht | autorsk | |
stock exchange | burz$ burza$ burzy$ burze$ burzu$ burzou$ burzach$ burzam$ burzami$ burzovn | borse$ borsen | gield | bursatil | bourse$
price | | | ceni$ ceno$ cenami$ cenach$ cenom$ | |
offer deal | | | promocj | promocion$ promociones$ | promotion
promotion | propagac povysen | forderung beforderung | promocj awans | promocion$ promociones$ ascenso | promotion
loyalty reward | vernost | treue pramie | lojalnosc nagrod | fidelidad recompensa | fidelite recompense
prize award | cen$ cena$ ceny$ cene$ cenu$ cenou$ cenach$ cenam$ cenami$ ocenen vyhr$ vyhra$ vyhry$ vyhre$ vyhru$ vyhrou$ vyhrach$ vyhram$ vyhrami$ | preis$ auszeichnung gewinn | nagrod wyroznien | premio galardon | prix$ recompense
winner | vitez vyherc | gewinner sieger | zwyciezc laureat | ganador | gagnant vainqueur laureat
lottery raffle | loteri tombol | lotterie verlosung tombola | loteri losowan | loteria sorteo rifa | loterie tombola tirage
competition contest | soutez konkur | wettbewerb wettkampf | konkurs zawody$ zawodow | concurso competicion | concours competition
bet stake | sazk sazek | wette$ wetten$ | zaklad$ zaklady$ zakladow$ stawk | apuesta | pari$ paris$
prescription lens | dioptri | dioptrien | dioptri | dioptria | dioptrie
implant prosthesis | protez implantat | prothese implantat | protez implant | protesis implante | prothese implant
cane crutch | berle berli hul$ hula$ huly$ hule$ hulu$ hulou$ hulach$ hulam$ hulami$ | krucke krucken gehstock | laski$ laske$ kul$ kula$ kuly$ kuli$ kule$ kulie$ kulo$ kulami$ kulach$ kulom$ | muleta baston | bequille canne$ cannes$
stretcher | nositk nositek | tragbahre | nosze$ noszy$ | camilla | brancard civiere
scan ultrasound | ultrazvuk sono$ snimkovan | ultraschall scan$ | usg$ ultrason | ecografia ultrasonido | echographie scanners$
anesthesia | narkoz anestez | narkose anasthesi | znieczul narkoz | anestesi | anesthesi
bleeding | krvacen | blutung | krwawien krwotok | hemorragi sangrado | saignement hemorragi
epidemic pandemic | epidemi pandemi | epidemie pandemie | epidemi pandemi | epidemia pandemia | epidemie pandemie
hygiene | hygien | hygiene | higien | higiene | hygiene
quarantine isolation | karanten | quarantane | kwarantann | cuarentena |
psychiatrist | psychiatr | psychiater | psychiatr | psiquiatr | psychiatr
anxiety depression | uzkost depres | angst$ depression | lek$ leku$ depresj | ansiedad depresion | anxiete depression
addiction | zavislost zavislosti | suchten$ drogensucht abhangig | uzaleznien nalog | adiccion | dependance addiction
braces | rovnatk rovnatek | zahnspange | ortodont | ortodoncia brackets | orthodon
crown filling | korunk plomb | zahnkrone plombe fullung | plomb koronk | empaste coronas$ | plombage
auditorium | auditori aul$ aula$ auly$ aule$ aulu$ aulou$ aulach$ aulam$ aulami$ | aula$ horsaal | auditorium aul$ aula$ auly$ auli$ aule$ aulie$ aulo$ aulami$ aulach$ aulom$ | auditorio | auditorium amphitheatre
script screenplay | scenar | drehbuch | scenariusz | | scenario
role part | | | roly$ rolie$ rolo$ rolami$ rolach$ rolom$ | papeles |
conductor | dirigent | dirigent | dyrygent | |
trumpet | trubk trumpet | trompete | trabk trebacz | trompeta | trompette
organ | varhan | orgel orgeln | | organo | orgue
sheet music score | noty$ notov partitur | notenblatt partitur noten$ | nuty$ nutow partytur | partitura | partition
lyrics verse | versik | liedtext vers$ verse$ strophe | zwrotk wers$ | estrofa verso letra$ letras$ | parole$ paroles$ couplet
studio rehearsal | zkusebn | proberaum | | |
craft handicraft | remesl | handwerk | rzemiosl rekodziel | artesania | artisanat
pottery ceramics | keramik hrncir | keramik topferei | ceramik garncar | ceramica alfareria | ceramique poterie
kiln furnace | pec$ pece$ peci$ | brennofen ofen$ ofens$ | piece$ pieca$ piecow | horno$ hornos$ | four$ fours$
clay | hlin$ hlina$ hliny$ hline$ hlinu$ hlinou$ hlinach$ hlinam$ hlinami$ jil$ | lehm$ | glin$ glina$ gliny$ glini$ gline$ glinie$ glino$ glinami$ glinach$ glinom$ | arcilla barro | argile
knitting needlework | pleten hackov | stricken hakeln | dzierganie szydelk | tejer calceta ganchillo | tricot crochet
antique | starozitn | antik antiquitat | antyk antykwar | antiguedad | antiquite
auctioneer | licitator aukcnik | auktionator | licytator | subastador |
deck | autopalub | autodeck | | |
lifeboat lifejacket | clun$ clunu$ cluny$ clune$ clunem$ clunech$ clunum$ vesta vesty | rettungsboot schwimmweste | kamizelk szalup | salvavidas chaleco | gilet canot
harbor | | hafenmeister | bosman kapitanat | capitania | capitainerie
lock sluice | zdymad plavebni | schleuse | sluz$ sluza$ sluzy$ sluzi$ sluze$ sluzie$ sluzo$ sluzami$ sluzach$ sluzom$ | esclusa | ecluse
cable car | lanovk lanovek | seilbahn gondel | gondol | funicular | telepherique funiculaire
driving | autoskol | fahrschule fahrlehrer | | autoescuela |
toll sticker vignette | | vignette | winiet | vineta | vignette
charging point | dobijec | wallbox punkt | | |
ride carpool | spolujizd | mitfahr fahrgemeinschaft | wspolprzejazd | | covoiturage
moving relocation | stehovan | umzug umzuge | przeprowadzk przeprowadzek | mudanza | demenagement
mover | stehovak stehovac | umzugsfirma umzugsunternehm | | | demenageur
storage | uskladnen | lagerung einlagerung | przechowywan magazynowan | almacenaje | entreposage
locker compartment | boxik schrank | fach$ facher | skrytek | | consigne$
lost property | nalezen | fundsache fundburo | zguba zguby | |
finder | nalezce | finder$ | znalazc | |
reward | | belohnung finderlohn | nagrod | recompensa | recompense
complaint noise | ruseni | ruhestorung | zaklocan | | tapage
smell odor | zapach pach$ puch$ | geruch gestank | zapach smrod | olor olores | odeur
dust | prach | staub$ staubs$ | kurz$ kurzu$ pyl$ pyly$ | polvo | poussiere
graffiti | grafit | graffiti | graffiti | grafiti | graffiti
vandalism | vandal | vandalismus | wandal | vandal | vandal
sewer manhole | poklop kanalov | gullydeckel kanaldeckel gully | wlaz$ studzienk | alcantarilla |
litter rubbish | odpadk | mull$ | smiec smieci | basura | ordure detritus
bag | pytel | mullsack | worek | |
snow removal plough | pluh snezny | schneepflug winterdienst | odsniez plug$ plugu$ plugy$ plugi$ pluga$ plugem$ plugie$ plugow$ plugom$ plugami$ plugach$ plugowi$ | quitanieves arado | deneigement charrue
salt grit | posyp | streusalz streugut | posypyw | | salage
market trader | trhovec stankar | marktbeschicker | kupiec kupcow$ handlarz | mercader vendedor comerciante | marchand vendeur commercant
seller salesperson | prodavac prodejc | verkaufer | sprzedawc sprzedajac | vendedor dependient | vendeur vendeuse
buyer purchaser | kupujic kupec | kaufer einkaufer | kupujac nabywc | comprador | acheteur
wholesaler | velkoobchod | grosshandel grosshandler | hurtown hurt$ | mayorista | grossiste
retail | maloobchod | einzelhandel | detaliczn | minorista | detaillant
franchise | franchis fransiz | franchise | franczyz | franquicia | franchise
opening | otevren | eroffnung | otwarci | apertura inauguracion | ouverture inauguration
closing | uzavren zaverka zaverk | schliessung abschluss | zamkniecie$ zamkniecia$ | cierre$ cierres$ clausura | fermeture cloture
inventory stocktaking | inventur | inventur | remanent | |
packaging | obal$ obalu$ obaly$ obale$ obalem$ obalech$ obalum$ obalov | verpackung | opakowan | embalaje envase | emballage
gift card | | geschenkgutschein | podarunk | |
wish | prani$ prani | wunsch | zyczen | deseos$ | souhaits$ voeu$ voeux$
seating | zasedaci | sitzordnung | | |
course | chod$ chody$ chodu$ | gang$ gange$ | dani$ danie$ dania$ dan$ | plato$ platos$ | plat$ plats$
side dish | priloh | beilage | dodatek | guarnicion acompanamiento | accompagnement garniture
starter appetizer | predkrm | vorspeise | przystawk przystawek | entrantes$ aperitivo | entree$ entrees$
table reservation | | tischreservierung | | |
allergen | alergen | allergen | alergen | alergeno | allergene
nutrition nutrient | zivin vyziv | nahrstoff nahrwert | odzyw odzywcz | nutricion nutriente | nutrition nutriment
protein fat | bilkovin tuk$ tuky$ tuku$ | eiweiss fett$ fette$ | bialk tluszcz | proteina grasa$ grasas$ | proteine graisse
durability | trvanliv | haltbar | trwalosc | |
hive frame | ramek | rahmchen wabe$ waben$ | ramk plastr | cuadro marco | cadre$ cadres$
wax | vosk$ vosku$ vosky$ voske$ voskem$ voskech$ voskum$ | wachs$ | wosk$ wosku$ wosky$ woski$ woska$ woskem$ woskie$ woskow$ woskom$ woskami$ woskach$ woskowi$ | cera$ ceras$ | cire$ cires$
pollination | opylen | bestaubung | zapylan | polinizacion | pollinisation
seedling sapling | sazenic sadb | setzling jungpflanze | sadzonk sadzonek | plantula planton | plant$ plants$ semis$
orchard | sad$ sady$ sadu$ ovocny | obstgarten obstwiese | sad$ sady$ sadow$ | huerto huerta | verger
pruning | rez$ rezu$ proreza | baumschnitt ruckschnitt | przycinan | poda$ podas$ | elagage
irrigation watering | zalevan | | podlewan | |
weed | plevel | unkraut | chwast | maleza | adventice
membership fee | clensk | mitgliedsbeitrag beitrag$ beitrage | skladk skladek | cuota$ | cotisation
assembly meeting | shromazd valn | | zgromadz | asamblea | assemblee
motion resolution | usnesen | beschluss beschlusse | uchwal | resolucion acuerdo | deliberation resolution
quorum majority | vetsinou$ | mehrheit | wiekszosc | mayoria | majorite
statute bylaw | stanovy$ stanovach$ stanovam$ | satzung | statut | estatuto | statuts$
public hearing | | | przesluchan | | audition
enquiry inquiry | poptavk poptavek | anfrage | zapytan | solicitud indagacion | demande$ requete
correspondence | korespond | schriftverkehr korrespondenz | korespond | correspondencia | correspondance courrier
translation certified | | beglaubigung | uwierzyteln | compulsa | legalisation
payout disbursement | vyplat$ vyplata$ vyplaty$ vyplatu$ vyplat$ vyplatam$ | auszahlung | wyplat$ wyplata$ wyplaty$ wyplate$ wyplacie$ | desembols | versement decaissement
donor | darce$ darci$ darcu$ darcum$ darkyn | blutspender spender | dawca$ dawcy$ dawce$ dawcow$ dawczyn krwiodawc | donador | donneur
trip journey ride | jizd jizda$ jizdy$ | fahrt$ fahrten$ | przejazd | trayect | trajet
tyre tire | pneumatik prezut | reifen | opon$ opona$ opony$ opone$ | neumatic | pneu$ pneus$
workshop garage | | | warsztac | |
forwarding diversion redirect | presmerovan | rufumleitung weiterleitung umleitung | przekierowan | desvi$ desvio$ desvios$ | renvoi
platelets | trombocyt desticek$ desticky$ | thrombozyt blutplattchen | plytek$ plytki$ | plaqueta | plaquette
subject matter case | | | | asunto | |
scale | stupnic | skala$ skalen$ | skal$ skala$ skali$ | escala$ escalas$ | echelle
order job | zakazce$ | | | |
stopwatch timer | stopky$ stopek$ | stoppuhr | stoper$ stopera$ | cronometr | chronometr
component part | | | komponenc | |
study | pracovne$ pracovna$ pracovnu$ pracovny$ | arbeitszimmer | gabinet$ gabinecie$ | |
milestone | | | milow | hito$ hitos$ | jalon
service duty | sluzbu$ sluzba$ sluzby$ sluzbe$ sluzbou$ | | | |
part piece | | | | pieza | |
urgency priority urgent | nalehavost | | | |
knowledge | znalost | | wiedza$ wiedzy$ wiedze$ | |
subordinate report | podrizen | | podwladn | | subordonne
workload fte hours | uvazek$ uvazku uvazky uvazke | | | |
agreement contract | dohoda$ dohody$ dohodu$ dohode$ dohodou$ dohod$ | | | |
job gig brigade | brigada$ brigady$ brigadu$ brigade$ brigad$ | | | |
temp worker brigade | brigadnik brigadnic | | | |
contract agreement | dpp$ dpc$ dpcka$ dppcka$ | ehevertrag abovertrag gasvertrag erbvertrag vorvertrag bauvertrag | | |
recruitment hiring | nabor$ naboru$ nabory$ naborem$ naborov | | | reclutamiento |
probation | zkusebka$ zkusebku$ zkusebce$ zkusebky$ | | | |
clock attendance | pichack | | | |
benefit perk | benefit | | | |
voucher | stravenk | | | |
director executive | jednatel | | | |
leave holiday free | volno$ volna$ volnu$ volnem$ | | | |
maternity kindergarten leave | matersk | | | |
parental leave parent guardian | rodicovska$ rodicovske$ rodicovskou$ | | rodzicielsk | |
pass permit | propustka$ propustky$ propustku$ propustce$ propustek$ | | przepustk | |
sick leave | sickday | | | |
leave | osetrovne$ osetrovneho$ | | | excedencia | rtt$
substitute deputy | zastup$ zastupu$ zastupy$ zastupem$ | | | |
entitlement claim | narok$ naroku$ naroky$ narokem$ | | | |
deduction precipitation rain rainfall | srazka$ srazky$ srazku$ srazkam$ srazkou$ srazkach$ srazkami$ | | | |
deduction precipitation | srazce$ | | | |
deduction precipitation rainfall | srazek$ | | | |
foreclosure garnishment execution | exekuc | | | |
levy contribution deduction | odvod$ odvodu$ odvody$ odvodum$ odvodech$ | | | |
gross | hruba$ hrube$ hrubou$ hruby$ hrubeho$ hrubem$ hrubych$ | brutto$ | brutto$ | bruto$ brutos$ bruta$ brutas$ | brut$ brute$ bruts$
net clean | cista$ ciste$ cistou$ cisty$ cisteho$ cistem$ | | | |
balance | rozvaha$ rozvahy$ rozvahu$ rozvaze$ rozvahou$ saldo$ salda$ saldu$ saldem$ | | | |
receivable claim | pohledavk pohledavek$ pohledavce$ | | | | creance$ creances$
center department resort | stredisko$ strediska$ strediskem$ strediskum$ | | | |
center department | strediscich$ stredisek$ | | | |
creditnote credit | dobropis | | | |
debitnote debit | vrubopis | | | |
payment settlement | uhrada$ uhrady$ uhradu$ uhrade$ uhradou$ uhradam$ | | | |
variable | variabiln | | | |
symbol reference | symbol$ symbolu$ symboly$ symbolem$ | | | |
proforma | proforma$ proformy$ proformu$ proforme$ | | proforma$ proformy$ proforme$ proformie$ | |
invoicing billing invoice | fakturac | | | |
atm | bankomat | | bankomat | |
account | protiucet$ protiuctu$ | | | |
iban | iban$ ibanu$ ibany$ | | | |
debit card overdraft | debetka$ debetky$ debetku$ debetni | | debetowk debetowa$ debetowej$ | |
block freeze hold | blokac | | | |
creditor | veritel | glaubiger | wierzyciel | acreedor | creancier
principal | jistina$ jistiny$ jistinu$ jistine$ | | | |
apr | rpsn$ | | rrso$ | tae$ |
pledge collateral flag station | zastava$ zastavu$ zastave$ | | | |
pledge collateral flag | zastavni$ | | | |
leasing lease | leasing | leasing | leasing | |
insurance | havarijko$ havarijka$ havarijku$ havarijni povinko$ | | autocasco$ ac$ | | mutuelle$ mutuelles$
fulfilment payout performance | plneni$ plnenim$ | | | |
sale clearance | vyprodej | | wyprzedaz | |
withdrawal | odstoupeni | abhebung barabhebung | | retirada$ retiradas$ reintegro |
marketplace market | trziste$ trzisti$ trzistem$ trzist$ | | | |
issue dispatch | vydejka$ vydejky$ vydejku$ vydejek$ vydejce$ | | | |
receipt income | prijemka$ prijemky$ prijemku$ prijemek$ | | | |
receipt recipient payee | prijemce$ | | | |
receipt | kvitanc | bon$ bons$ | pz$ pzka$ pzki$ | |
pickup | vydejna$ vydejny$ vydejnu$ vydejne$ vydejen$ vyzvedavaci | | | |
box locker | boxu$ boxy$ boxem$ boxech$ | | | |
box locker shipment delivery parcel | zasilkovna$ zasilkovny$ zasilkovnu$ | | | |
cod | dobirka$ dobirku$ dobirky$ dobirce$ dobirkou$ dobirek$ | nachnahme | | |
receipt confirmation delivered | dorucenka$ dorucenky$ dorucenku$ dorucence$ dorucenek$ | | | |
unloading | vykladka$ vykladky$ vykladku$ vykladce$ vykladek$ | entladung | rozladun | |
loading cost expense load burden | nakladka$ nakladky$ nakladku$ nakladce$ nakladek$ | | | |
declaration | jsd$ | | | |
tariff pricelist | sazebnik | | | |
origin | puvod$ puvodu$ puvodem$ puvode$ | herkunft | pochodzen | |
declaration statement | deklarac | | | |
odometer tachometer | tachometr tachograf | | | |
refueling fuel | tankovan | | tankowan | repostaje |
gps location | gps$ gpska$ gpsku$ | | | |
garage workshop service | autoservis opravna$ opravny$ opravne$ opravnu$ opraven$ autoopravn | | | |
diagnostics | diagnostik | | diagnosty | |
pass ticket | lupenek$ lupenku$ lupenky$ | | | |
trolleybus | trolejbus | | trolejbus | |
tram | salina$ saliny$ salinu$ salinou$ saline$ | | | |
transit transport | mhd$ | nahverkehr | | |
closure disruption | vyluka$ vyluky$ vyluku$ vyluce$ vyluk$ vylukou$ vylukov | | | |
inspector | revizor | | kanar$ kanara$ kanary$ kanarzy$ kanarow$ | |
stopover layover | mezipristan | | miedzyladowan | |
locomotive | lokomotiv | | lokomotyw | |
couchette berth | lehatko$ lehatka$ lehatkov lehatek$ | | kuszetk | |
guesthouse pension | penzion$ penzionu$ penziony$ penzionem$ penzionech$ | | | |
night stay | noc$ noci$ nocleh nocich$ | | noc$ nocy$ noce$ noca$ nocami$ | |
apartment suite | apartma$ apartman | | | |
association | svj$ | | | |
cooperative | druzstvo$ druzstva$ druzstvem$ druzstvu$ druzstev$ druzstevni | | spoldziel | |
floor | podlazi$ podlazim$ podlazich$ | erdgeschoss | | |
drink | piti$ pitim$ | | | |
pub restaurant | hospod | | knajpa$ knajpy$ knajpe$ knajp$ knajpie$ knajpka$ | |
bistro restaurant | bistro$ bistra$ bistru$ bistrem$ bistrech$ | | | |
delivery | rozvoz$ rozvozu$ rozvozy$ rozvozem$ rozvozov | zustellung paketzustellung | doreczen dowoz$ dowozu$ dowozem$ dowozy$ dostarczenie$ dostarczenia$ dostarczeniu$ dostarczeniem$ | |
cooking | vareni$ varenim$ | | gotowanie$ gotowania$ gotowaniu$ | | cuisson$ cuissons$
shop supermarket | samoobsluh | | | |
drugstore | drogeri | | | |
salami hall sausage | salam$ | | | |
salami sausage | salamu$ salamy$ salamem$ | | | |
conference | konferenc | telefonkonferenz videokonferenz | konferenc | |
organizer meeting | poradatel | | | |
meeting gathering | setkani$ setkanim$ setkanich$ sraz$ srazu$ srazy$ srazem$ | | | |
meeting | schuze$ schuzi$ schuzich$ schuzim$ | | wywiadowk | |
room | zasedacka$ zasedacky$ zasedacku$ zasedacce$ zasedacek$ | | | |
presale | predprodej | | przedsprzedaz | |
auditorium hall | hlediste$ hledisti$ hledistem$ | | | |
row series council season rows | rady$ | | | |
row series council season advice | radu$ | | | |
row series council rows | rade$ | | | |
row series council | radou$ | | | |
direction director | rezie$ rezii$ rezijni$ | | | |
dubbing | dabing dabovan | | dubbing | doblaje | doublage
listen play | poslech$ poslechu$ poslechy$ poslechem$ poslechovy | | | |
view | zhlednut | aufrufe$ seitenaufruf seitenaufrufe | | visualizacion vistas$ |
preview thumbnail | nahled$ nahledu$ nahledy$ nahledem$ nahledov | | | |
transmission broadcast transfer | prenos$ prenosu$ prenosy$ prenosem$ prenosov | | | |
stream | stream$ streamu$ streamy$ streamem$ | | | |
resolution | rozliseni | auflosung | rozdzielczosc | |
camera | fotoaparat fotak$ fotaku$ fotaky$ | | aparat$ aparatu$ aparaty$ aparatow$ aparatem$ | |
writer author | spisovatel | verfasser$ verfasserin$ | pisarz$ pisarza$ pisarze$ pisarzy$ pisark | |
isbn | isbn$ | | | |
audiobook | audiokni | horbuch horbucher | audiobook | audiolibro |
renewal extension | prolongac | | prolonga | |
volume bundle bunch | svazek$ svazku$ svazky$ svazkem$ | | | |
librarian library shelf bookcase | knihovnik knihovnic | | | |
truancy absence | zaskolact | | | |
gradebook report | zakovska$ zakovske$ zakovskou$ zakovskeho$ | | | |
class | tridni$ tridniho$ tridnimu$ | | | |
test exam | pisemce$ pisemek$ petiminutovk | | | |
club daycare | druzina$ druziny$ druzinu$ druzine$ druzinou$ druzin$ | | swietlic | |
club activity | krouzek$ krouzku$ krouzky$ krouzkem$ krouzcich$ krouzkov | | | |
exam graduation | maturit | | matura$ matury$ mature$ maturze$ matur$ matural maturzyst | |
tuition fee | skolne$ skolneho$ skolnym$ skolnemu$ | | czesne$ czesnego$ czesnym$ czesnemu$ | |
department | katedra$ katedry$ katedre$ katedru$ kateder$ katedrou$ | | katedra$ katedry$ katedre$ katedrze$ katedr$ | |
credit | zapocet$ zapoctu$ zapocty$ zapoctem$ zapoctov | | | | avoirs$
study | studijni studium$ studia$ studiu$ studii$ | | | | etude$ etudes$
thesis | bakalark | | magisterk | |
fee dormitory rail railway | kolejne$ kolejneho$ | | | |
canteen | menza$ menzy$ menzu$ menze$ menzou$ menz$ | | | |
teacher instructor | vyucujic | | | |
field industry specialization sector | obor$ oboru$ obory$ oborem$ oborech$ oborov | | | |
match game | utkani$ utkanim$ utkanich$ | | | |
table standings spreadsheet | tabulka$ tabulky$ tabulku$ tabulek$ tabulkou$ tabulkach$ | | | |
table standings spreadsheet blackboard | tabulce$ | | | |
roster squad | soupisk | | | |
racer competitor participant | zavodnik zavodnic | | | |
ranking order position queue ticket | poradi$ poradim$ | | | |
ranking order position waitlist | poradnik | | | |
section club | oddil$ oddilu$ oddily$ oddilem$ oddilech$ oddilov | | | |
exercise | cvik$ cviku$ cviky$ cvikem$ cvicich$ | | | |
repetition rep | opakovan | | powtorzenie$ powtorzenia$ powtorzen$ powtorzeniami$ | |
dumbbell weight | cinka$ cinky$ cinku$ cinek$ cinkou$ cinkami$ | hantel$ hanteln$ | hantle$ hantli$ hantel hantla$ sztang | mancuerna | haltere$ halteres$
anamnesis history | anamnez | anamnese | | |
prevention | prevenc | | | prevencion |
prevention checkup | preventivni | | | |
practitioner doctor | prakticky$ praktickeho$ prakticka$ praktik$ | | | | generaliste$ generalistes$
practitioner doctor circumference | obvodak$ obvodaka$ | | | |
physician | primar$ primare$ primari$ primarka$ primarem$ | | ordynator | |
birth delivery | porod$ porodu$ porody$ porodem$ porodni | | porod$ porodu$ porody$ porodem$ porodow | |
substance fabric drug cloth | latka$ latky$ latku$ latek$ latkou$ | | | |
substance fabric drug | latce$ | | | |
surcharge copay supplement | doplatek$ doplatku$ doplatky$ doplatkem$ | | | |
prescription | erecept | | erecept | |
pickup dispensing issue | vydej$ vydeje$ vydeji$ vydejem$ | | | |
package packaging | baleni$ balenim$ balenich$ | | | |
drop | kapky$ kapek$ kapkam$ kapka$ kapku$ kapkach$ | tropfen$ augentropfen nasentropfen | krople$ kropli$ kroplami$ kropla$ | gota$ gotas$ | gouttes$
antibiotic | antibioti | | antybioty | |
kitten cat | kote$ kotete$ | | kocie$ kocieta$ kociat$ kotek$ kotka$ kotki$ kotkow$ kotkiem$ | |
kitten cat puppy | kotata$ kotat$ kotatum$ | | | |
castration neutering | kastrac | kastration | kastrac sterylizac | |
hamster guinea | morce$ morcete$ morcata$ krecek$ krecka$ krecci$ | | | |
stable housing | ustajen | | | |
harvester | kombajn | | kombajn | |
apiary beehive bee hive | vcelin$ vcelina$ vceliny$ vcelinu$ | | | |
rapeseed | repka$ repky$ repku$ repce$ repkou$ | | rzepak | |
clover | jetel$ jetele$ jeteli$ | | | |
watering irrigation | zalivka$ zalivky$ zalivku$ zalivce$ zalivkov | | | |
flowerbed bed patch | zahonek$ zahonku$ zahonky$ | | | |
smog pollution | smog$ smogu$ smogov | | smog$ smogu$ smogow | |
station | meteostanic | | komisariat | comisaria$ comisarias$ | commissariat caserne$ casernes$
frost ice | naledi$ naledim$ | | | |
frost ice glacier | ledovk | | | |
hail | krupy$ krup$ | | | |
uv | uv$ | | | |
charging | nabijeni$ nabijenim$ | | | |
power output performance | vykon$ vykonu$ vykony$ vykonem$ vykonech$ vykonnost | | | |
waterworks water | vodovod | | | |
sewer wastewater | stocne$ stocneho$ stocnym$ | | | |
water fee | vodne$ vodneho$ vodnym$ | | | |
level | hladina$ hladiny$ hladinu$ hladine$ hladin$ hladinou$ | fullstande | | |
flow | prutok$ prutoku$ prutoky$ prutokem$ prutokov | | przeplyw | caudal$ caudales$ |
sorting recycling | trideni$ tridenim$ | | | |
bio organic | bioodpad | | | |
collector pickup | popelar | | | |
registry office | podatelna$ podatelny$ podatelnu$ podatelne$ podatelen$ matrika$ matriky$ matriku$ matrice$ | | | |
building construction | stavebni | | | |
summons subpoena | predvolan | vorladung | | |
paragraph section | paragraf | | paragraf | |
crime act | cin$ cinu$ ciny$ cinem$ | | | |
trace clue track | stopa$ stopy$ stopu$ stope$ stopou$ stopach$ | | slad$ sladu$ slady$ sladow$ sladem$ | |
offender perpetrator | pachatel | | sprawca$ sprawcy$ sprawce$ sprawcow$ sprawcom$ | |
offence misdemeanor crime connection transfer | prestupek$ prestupku$ prestupky$ prestupkem$ prestupkov | | | |
investigation | vysetrovan | ermittlung | sledztw | |
foreman manager | stavbyvedouc | | | |
approval inspection | kolaudac | | | |
bom | kusovnik | | | escandallo |
semifinished part | polotovar | | polprodukt | |
downtime | prostoj$ prostoje$ prostoji$ prostoju$ prostojem$ prostojich$ | | przestoj | |
tolerance | toleranc | toleranz | toleranc | |
standard norm | norma$ normy$ normu$ norme$ norem$ normou$ normam$ normach$ | | norma$ normy$ norme$ norm$ normie$ normami$ normach$ | | norme$ normes$
setup adjustment | serizen serizovac$ | | | |
scrap reject | zmetek$ zmetku$ zmetky$ zmetkov zmetcich$ | | | |
nonconformity deviation | neshod$ neshoda$ neshody$ neshodu$ neshode$ neshodou$ neshodam$ | | niezgodnosc | |
measure action | opatren | massnahme korrekturmassnahme | | |
finding report | nalez$ nalezu$ nalezy$ nalezem$ nalezech$ | | | |
found finding lost property | nalezen$ nalezene$ nalezena$ nalezeny$ nalezenych$ | | | |
cluster | shluk$ shluku$ shluky$ shlukem$ | | | |
router | smerovac | | | router$ routers$ enrutador |
port | port$ portu$ porty$ portem$ portech$ | | | |
vlan | vlan$ vlany$ vlanu$ vlana$ | | | |
subnet | podsit$ podsite$ podsiti$ podsitich$ | subnetz subnetze | podsiec$ podsieci$ podsiecia$ podsieciach$ | subred$ subredes$ |
range scope extent | rozsah$ rozsahu$ rozsahy$ rozsahem$ rozsazich$ | | | |
hosting | hosting | | hosting | |
subdomain | subdomen | unterdomane | subdomen | subdominio |
merge | slouceni$ sloucenim$ | | scalen | |
code source | zdrojak$ zdrojaku$ zdrojaky$ zdrojacich$ | | | |
message error | hlaska$ hlasky$ hlasku$ hlasce$ hlasek$ hlaskou$ | | | |
availability uptime available | dostupnost | | | |
probe sensor | sonda$ sondy$ sondu$ sonde$ sond$ sondou$ sondam$ | | sonda$ sondy$ sonde$ sond$ sondzie$ sondami$ | |
monitoring babysitting nanny babysitter | hlidani$ hlidanim$ | | | |
exchange switchboard | ustredna$ ustredny$ ustrednu$ ustredne$ ustreden$ ustrednou$ | | | |
extension | klapka$ klapky$ klapku$ klapce$ klapek$ klapkou$ | | | |
voicemail | hlasovka$ hlasovky$ hlasovku$ hlasovce$ hlasovek$ | | | contestador | repondeur$ repondeurs$
voicemail recording record | zaznamnik | | | |
missed | zmeskan | verpasst | nieodebran | |
caller | volajic | | dzwoniac | |
message sms | esemesk sms$ smska$ smsky$ smsku$ smskou$ smsek$ smskach$ | | sms$ smsa$ smsy$ smsow$ smsem$ smsie$ smsami$ esemes | |
dialed outgoing | vytocen | | | |
advertising advertisement | inzerc | | | |
advertiser | inzerent | | | anunciante$ anunciantes$ |
conversion | konverze$ konverzi$ konverzni konverzim$ | | konwersj | |
marketing | marketing | | marketing | |
banner | banner | | baner$ banera$ baneru$ banery$ banerow$ banerem$ | | banniere$ bannieres$
mailing campaign | mailing rozesilka$ rozesilky$ rozesilku$ rozesilce$ | | mailing | |
completion submission | vyplneni$ vyplnenim$ | | wypelnienie$ wypelnienia$ wypelnien$ wypelnieniem$ | |
sharing share shared | sdileni$ sdilenim$ | | | |
like | lajk$ lajky$ lajku$ lajkem$ lajkum$ | | lajk$ lajka$ lajki$ lajkow$ lajkiem$ polubien | |
follower | sledujici sledovatel | follower$ followern$ | obserwujac obserwator | seguidor$ seguidora$ seguidores$ seguidoras$ |
hashtag | hashtag | | hashtag | |
mention | zminka$ zminky$ zminku$ zmince$ zminek$ zminkou$ zminkam$ | erwahnung | wzmiank | |
download | stazeni$ stazenim$ | | | |
nickname username | prezdivk | | pseudonim nick$ nicka$ nicki$ nickow$ nickiem$ nicku$ | |
socket outlet drawer | zasuvka$ zasuvce$ zasuvek$ zasuvkam$ | | | |
socket outlet drawer plug | zasuvky$ zasuvku$ zasuvkou$ | | | |
appliance device consumption usage expiry | spotrebic | | | |
guard watch police | straz$ straze$ strazi$ | | | |
security guard protection | ochrank ochrana$ ochrany$ ochranu$ ochrane$ | | | |
fingerprint print | otisk$ otisku$ otisky$ otiskem$ | | odcisk | |
scan | sken$ skenu$ skeny$ skenem$ skenov | | skan$ skanu$ skany$ skanow$ skanem$ skanie$ | | scan$ scans$ numerisation$ numerisations$
security | zabezpeceni | | | |
verification validation | overeni$ overenim$ | | | |
voter | volic$ volice$ volici$ volicu$ volicum$ volicem$ | wahler$ wahlerin$ wahlern$ | | votante$ votantes$ elector$ electores$ electora$ | electeur electrice$ electrices$ votant$ votants$
page party side | strana$ strany$ stranu$ strane$ stran$ stranou$ stranami$ stranam$ | | | |
precinct district | okrsek$ okrsku$ okrsky$ okrskem$ okrscich$ okrskov | | | |
constituency district circuit circumference | obvod$ obvodu$ obvody$ obvodem$ obvodech$ obvodniho$ | | | |
mandate seat | mandat$ mandatu$ mandaty$ mandatem$ | | | |
deputy representative | poslanec$ poslance$ poslanci$ poslancu$ poslancem$ poslankyne | abgeordnete$ abgeordneter$ abgeordneten$ | | diputad | depute$ deputes$ deputee$ deputees$
senator | senator$ senatora$ senatori$ senatoru$ senatorem$ senatork | | senator | senador$ senadores$ senadora$ | senateur senatrice
referendum | referend | volksentscheid burgerentscheid | referend | |
foundation | nadace$ nadaci$ nadacni nadacim$ | fundament stiftung$ stiftungen$ | fundacj | cimentacion cimientos$ | fondation$ fondations$
volunteer voluntary | dobrovolnik dobrovolnic | | | |
need | potreba$ potreby$ potrebu$ potrebe$ potreb$ | | | |
bishop | biskup | bischof$ | biskup | obispo$ obispos$ | eveque$ eveques$
collection offering | ofera$ ofery$ oferu$ | | | |
sermon | kazani$ kazanim$ kazanich$ | predigt | kazanie$ kazania$ kazan$ kazaniem$ kazaniu$ | |
salon | salon$ salonu$ salony$ salonem$ salonech$ | salon$ salons$ | | |
source resource | zdroj$ zdroje$ zdroju$ zdroji$ zdrojem$ zdrojich$ zdrojum$ | | | |
unused | nepouzit | | nieuzywan niewykorzystan | |
postponed deferred snoozed | odlozen | | odlozon | |
quarter district | ctvrt$ ctvrti$ ctvrtich$ | | | |
remaining | zbyvajic | ubrig$ verbleibend restlich | | |
recurring repeated | opakujic | | | |
single onetime | jednorazov | | jednorazow | |
quarterly quarter | ctvrtletn | | | |
partial frequent | castecn | | | |
freelancer entrepreneur | osvc$ osvcko zivnostnik | | | |
license trade | zivnost$ zivnosti$ zivnostensk | | | |
representation agency | zastoupen | | | |
client customer buyer | objednatel | | | |
bid auction | licitac | | | |
money dust | prachy$ | | | |
crypto cryptocurrency | kryptomen krypto$ | | krypto$ kryptowalut | cripto$ criptos$ criptomoneda criptoactivo | crypto$ cryptos$ cryptomonnaie
bitcoin | bitcoin | | | |
pulse | puls$ pulsu$ pulzu$ pulz$ | | | |
trailer semitrailer | naves$ navesu$ navesy$ navesem$ | | | |
tractor truck | tahac$ tahace$ tahacu$ tahaci$ tahacem$ | | | |
rental | autopujcovn | | | |
travel agency | cestovka$ cestovky$ cestovku$ cestovce$ cestovek$ cestovkou$ | | | |
skipass pass | skipas | | skipas | |
return round | zpatecni | | | |
oneway single | jednosmern | | jednostronn jednokierunk | |
wellness spa | wellness | | | |
procedure treatment | procedur | | | |
shirt | tricko$ tricka$ tricek$ trickem$ tricku$ | | | |
buyback purchase | vykup$ vykupu$ vykupy$ vykupem$ | | skup$ skupu$ skupy$ skupow$ skupem$ | |
secondhand marketplace | bazar$ bazaru$ bazary$ bazarem$ | | | |
secondhand marketplace used | bazarov | | | |
comparison | srovnan | preisvergleich | porownan | |
sanction penalty | postih$ postihu$ postihy$ postihem$ sankce$ sankci$ sankcni$ sankcim$ | | sankcj | |
creditworthiness rating | bonita$ bonity$ bonitu$ bonite$ bonitou$ | | | |
insolvency bankruptcy | insolvenc upadek$ upadku$ | insolvenz | | |
collection recovery | vymahan | | | |
catering | catering | | catering | |
meal food | stravne$ stravneho$ strava$ stravy$ stravu$ strave$ stravou$ stravovan | | wyzywien | |
diner | stravnik$ stravniky$ stravnika$ stravniku$ stravnici$ | | | |
textbook material | skripta$ skript$ skriptum$ skriptech$ | | | |
examiner | zkousejic | | | |
prerequisite | prerekvizit | | | |
apology excuse | omluva$ omluvy$ omluvu$ omluve$ omluv$ omluvou$ | | | |
penalty punishment sentence | trest$ trestu$ tresty$ trestem$ trestech$ | | | |
member | clenka$ clenky$ clenku$ clence$ clenek$ clenkou$ clenkam$ | | | |
inspection revision | revizni | | | |
investor | investor | | inwestor | inversores$ inversora$ inversionista | investisseur$ investisseurs$ investisseuse$
unemployed | nezamestnany$ nezamestnana$ nezamestnane$ nezamestnaneho$ nezamestnanych$ | arbeitslos arbeitslose | bezrobotn | |
unemployment | nezamestnanost | | bezroboci | desempleo$ | chomage
social | socialni | sozial$ soziale$ sozialen$ sozialer$ | socjaln | |
print press | tisk$ tisku$ tiskem$ tiskov tisky$ | | | |
approver reviewer | schvalovatel | | | |
approval | schvalovan | | | |
shredding disposal | skartac | | | |
property attribute feature | vlastnost | eigenschaften$ | wlasciwosc | |
form mold | forma$ formy$ formu$ forme$ formou$ | | | |
press | lisu$ lisy$ lisem$ lisovan | pressemitteilung | prasa$ prasy$ prase$ prasie$ pras$ prasow | prensa$ |
lathe | soustruh | | tokark | |
mill milling | frezka$ frezky$ frezku$ frezce$ frezek$ frezovan | | | |
metal sheet | plech$ plechu$ plechy$ plechem$ plechov | | | |
serial | seriove$ seriovy$ seriova$ serioveho$ seriovych$ seriovym$ | | seryjn | |
calibration | kalibrac | kalibrierung | kalibrac | calibracion | etalonnage
repairman technician | opravar | | | |
repairman technician maintenance | udrzbar | | | |
sim | sim$ simka$ simky$ simku$ simce$ simek$ simkou$ | sim$ simkarte | sim$ | |
plan tariff flatrate | pausal$ pausalu$ pausaly$ pausalem$ pausalni | | | |
minister | ministr$ ministra$ ministri$ ministry$ ministru$ ministryn | minister$ ministerin$ | ministr minister$ | ministro$ ministra$ ministros$ ministras$ | ministre$ ministres$
governor | hejtman | | | |
amendment | pozmenovac novela$ novely$ novelu$ novele$ | | | enmienda$ enmiendas$ | avenant$ avenants$ amendement$ amendements$
draw | rozlosovan | | | |
lineup report squad | sestava$ sestavy$ sestavu$ sestave$ sestav$ sestavou$ | | | |
substitute reserve deputy | nahradnik | | | |
substitute reserve replacement | nahradnic | | | |
assist | asistenc | | asysta$ asysty$ asyste$ asyst$ asyscie$ | |
exclusion expulsion | vyloucen | | wykluczen | |
jersey | dres$ dresu$ dresy$ dresem$ dresech$ | | | |
goal gate barrier | branka$ | | | |
goal gate | branky$ branku$ brance$ branek$ brankou$ | | | |
goalkeeper gate barrier | brankar | | | |
goalkeeper | golman$ golmana$ golmani$ | torwart torwarte | | |
physiotherapy | fyzioterap | krankengymnastik | fizjoterap | | kinesitherapie
gynecologist gynecology | gynekolog | | ginekolog | |
orthopedist orthopedics | ortoped | | ortoped | |
allergist allergy | alergolog | | | |
insulin | inzulin | | insulin | |
bmi | bmi$ | | | imc$ | imc$
covid | covid$ covidu$ covidov | | | |
mask | rouska$ rousky$ rousku$ rousek$ rouskou$ | | maseczk | mascarilla mascara$ mascaras$ |
nest | hnizdo$ hnizda$ hnizdu$ hnizd$ | | gniazdo$ gniazda$ gniazd$ | |
egg | vajicko$ vajicka$ vajicek$ vajickem$ vajickach$ | | | |
coloring color | obarven barveni$ | | | |
eyebrow | oboci$ obocim$ | | brwi$ brew$ brwiach$ | ceja$ cejas$ | sourcil$ sourcils$
piercing | piercing | | | |
ground hunting district | revir$ reviru$ reviry$ revirem$ revirech$ | | | |
message report news | zpravy$ zpravu$ zprave$ zprav$ zpravam$ zpravach$ zpravami$ | | | |
swimming pool | plovarn | | kapielisk | |
tobacco kiosk | trafika$ trafiky$ trafiku$ trafice$ trafik$ | | | |
operator | operator | netzbetreiber | | operadores$ operadoras$ | operateurs$ operatrice$ exploitant$ exploitants$
agent | agent$ agenta$ agenti$ agenty$ agentu$ agentem$ agentum$ agentk | | agenci$ | |
escalation | eskalac | eskalation | eskalac | |
dosage dose allowance benefit | davkovan | | | |
spectator viewer audience | divak$ divaka$ divaci$ divaku$ divaky$ divakum$ divack | | | |
viewer listener | posluchac | | | |
employment hiring job employee worker | zamestnan$ zamestnani$ zamestnanim$ | | | |
fuel | phm$ | | | |
element item | prvek$ prvku$ prvky$ prvkem$ prvcich$ | | element$ elementu$ elementy$ elementow$ elementem$ | |
unassigned uncategorized | nezarazen | | | |
deviation variance | odchylk odchylek$ odchylce$ | abweichung | odchylen | |
increment growth gain | prirustek$ prirustk | | | |
inventory list | soupis$ soupisu$ soupisy$ soupisem$ | | | |
delivery shipping | dodaci | | | |
workplace site | pracovist | | | |
premises establishment store traffic | provozovna$ provozovny$ provozovnu$ provozovne$ provozoven$ provozovnou$ | | | |
office | kancl$ kanclu$ kancly$ kanclem$ | | dziekana | |
reception gatehouse | vratnic$ vratnice$ vratnici$ | | | |
porter doorman | vratny$ vratneho$ vratnemu$ | pfortner | | |
worker employee | pracovnice$ pracovnici$ pracovnic$ pracovnicemi$ | | | |
boss manager | sefka$ sefky$ sefku$ sefce$ | | | |
collective | kolektivni | | | |
severance | odstupne$ odstupneho$ odstupnym$ odchodne$ odchodneho$ | | | |
travel expense | cestak$ cestaku$ cestaky$ cestovne$ cestovneho$ | | | |
remote homeoffice | homeoffice homeofis homeofic homac$ homace$ | homeoffice | | |
dispatch shipping | expedic | | | |
compensation replacement refund | nahrada$ nahrady$ nahradu$ nahrade$ nahradou$ | | | |
pickup transport removal | odvoz$ odvozu$ odvozy$ odvozem$ odvozov | | | |
importer import | dovozce$ dovozci$ dovozcu$ dovozcem$ dovozcum$ | | importer$ importera$ importerzy$ importerow$ importerem$ | |
registration | technicak | | | |
bodywork body | karoseri | | nadwozi | carroceria | carrosserie carrossier
battery | autobaterk autobateri | | | |
coolant cooling | chladici$ chladiciho$ chladicich$ | | | |
belt | reman$ remanu$ | | | |
wiper | stirac$ stirace$ stiracu$ | | | |
damper muffler | tlumic$ tlumice$ tlumicu$ tlumici$ | | | |
alignment geometry | geometri | | geometri | |
windshield | autosklo$ autoskla$ autoskel$ | | | |
trail path | cyklostezk | | | |
trail path bicycle | cyklotras | | | |
lookout tower | rozhledn rozhleden$ | | | |
waterfall | vodopad | | wodospad | |
pavilion building | pavilon | | | |
burger | burger hamburger | | | |
fries | hranolky$ hranolek$ hranolku$ hranolkam$ | | frytki$ frytek$ frytkami$ | |
risotto | rizoto$ rizota$ rizotu$ | | | |
dumpling | knedlik$ knedliky$ knedliku$ knedlikem$ | | pierog | |
schnitzel | rizek$ rizky$ rizku$ rizkem$ | | | |
goulash | gulas$ gulase$ gulasu$ gulasem$ | | | |
fried | smazeny$ smazena$ smazene$ smazeneho$ smazenych$ | | smazony$ smazona$ smazone$ smazonych$ smazonego$ | frito$ fritos$ frita$ fritas$ |
grilled | grilovan | | grillowan | |
salty savory | slany$ slana$ slane$ slaneho$ slanych$ | | slony$ slona$ slone$ slonego$ slonych$ | |
prop | rekvizit | requisite | rekwizyt | |
hit song | hit$ hitu$ hity$ hitem$ | | przeboj hit$ hitu$ hity$ hitow$ hitem$ | |
chart ranking | hitparad | hitparade | | |
composer stock inventory | skladatel | | | |
contest start | startovni startovk | | | |
fee entry | startovne$ startovneho$ | | | |
defeat loss | prohra$ prohry$ prohru$ prohre$ proher$ | niederlage | | derrota$ derrotas$ | defaite$ defaites$
win prize victory award | vyhra$ vyhry$ vyhru$ vyhre$ | | | |
win prize victory | vyher$ | | | |
win prize victory winner | vitezstv | | | |
draw tie | remiza$ remizy$ remizu$ remize$ remiz$ | unentschieden | remis$ remisu$ remisy$ remisow$ remisem$ | empate$ empates$ |
record | rekord$ rekordu$ rekordy$ rekordem$ | rekord | | |
lap split | mezicas | | miedzyczas | |
patrol guard | hlidka$ hlidky$ hlidku$ hlidce$ hlidek$ hlidkou$ | | | |
shooting | strelba$ strelby$ strelbu$ strelbe$ strelnic | | strzelan strzelnic | |
weapon gun firearm | zbrojni zbrojak | | | |
carbohydrate carb | sacharid | | weglowodan | |
fiber thread | vlaknin | | | |
mineral | mineral | | mineral$ mineraly$ mineralow$ | |
supplement accessory | doplnky$ doplnek$ doplnku$ doplnkem$ doplnkov | | | |
pond | jezirk | | oczko$ oczka$ oczek$ oczkiem$ | |
power consumption wattage | prikon$ prikonu$ prikony$ prikonem$ | | | |
transformer | trafo$ trafa$ trafem$ transformator | | transformator | transformador | transformateur
heating heater | ohrev$ ohrevu$ ohrevem$ ohrivac | | | |
toilet | wc$ | | | vater$ vateres$ |
toaster | toustovac topinkovac | toaster | toster | tostadora |
ironing laundry | zehleni$ zehlenim$ | | | |
hob stove | varna$ varne$ varnou$ | | | |
maternity hospital | porodnic | | porodowk | |
icu | jip$ jipka$ jipce$ jipku$ aro$ | | oiom$ oiomu$ oiomie$ | uci$ ucis$ |
transfusion | transfuz | | transfuz | |
plasma beach | plazma$ plazmy$ plazmu$ plazmou$ | | | |
ecg | ekg$ | | ekg$ | |
scan ct | cetecko$ cetecka$ | | | |
mri scan | rezonanc magneticka$ magneticke$ magnetickou$ | | rezonans | resonancia$ resonancias$ | irm$
mammography | mamograf | | mammograf | |
endoscopy | endoskop gastroskop kolonoskop | | endoskop gastroskop kolonoskop | |
inhaler | inhalator | | inhalator | |
male | samec$ samce$ samci$ samcu$ samcem$ | mannlich | samiec$ samca$ samce$ samcow$ | |
female | samice$ samici$ samic$ samicim$ | weiblich | samica$ samicy$ samice$ samic$ | |
pregnancy | brezost brezi$ | | | |
pedigree | rodokmen | | rodowod | |
breeder | chovatel | zuchter$ zuchterin$ zuchtern$ | hodowc | |
kennel shelter | kotec$ kotce$ kotcu$ psinec$ psince$ psinci$ | | | |
walk | venceni$ vencenim$ | | | |
carp | kapr$ kapra$ kapri$ kapru$ kapry$ | | karp$ karpia$ karpie$ karpi$ karpiem$ | |
mosquito | komar$ komara$ komari$ komaru$ | mucke$ mucken$ stechmucke | komar$ komara$ komary$ komarow$ | |
cell | bunka$ bunky$ bunku$ bunce$ bunek$ bunkou$ | zelle$ zellen$ | | celda$ celdas$ | cellule$ cellules$
pattern formula template | vzor$ vzoru$ vzory$ vzorem$ | | | |
sorting order | razeni$ razenim$ | | | |
exchange swap | zamena$ zameny$ zamenu$ zamene$ | | | |
cancellation | storno$ storna$ stornem$ stornopoplat | | | |
cancellation cancelled | stornovan | | | |
parking fee | parkovne$ parkovneho$ | | | |
course progress | prubeh$ prubehu$ prubehy$ prubehem$ | | | |
holder mount | drzak$ drzaku$ drzaky$ drzakem$ | | | |
wheelchair cart | vozicek$ vozicku$ vozicky$ vozickem$ vozickar | | | |
task job exercise | uloha$ ulohy$ ulohu$ uloze$ uloh$ ulohou$ | | | |
email mail | mejl$ mejlu$ mejly$ mejlem$ mejlov mejlik$ | | mejl$ mejla$ mejle$ mejli$ mejlow$ mejlem$ | |
accounting bookkeeping | uctarn | | | |
technician | ajtak$ ajtaka$ ajtaci$ ajtaku$ | | informatyk$ informatyka$ informatycy$ informatykow$ informatykiem$ | |
building apartment house | cinzak cinzov | | | |
house home | barak$ baraku$ baraky$ barakem$ | | | |
car | kara$ karu$ | | fura$ fury$ fure$ furze$ bryka$ bryki$ bryke$ | | bagnole
car storm | bourak$ | | | |
accident crash storm | bouracce$ bouracek$ bourack | | | |
popcorn snack | popcorn | | | |
story | story$ stories$ storycko$ | | | |
discussion thread disk storage | diskuze$ diskuzi$ diskuse$ diskusi$ diskusni$ diskuzni$ | | dyskusj | |
forum | forum$ fora$ foru$ forem$ | | forum$ fora$ forow$ forach$ | foro$ foros$ |
moderator host presenter | moderator | | | |
card contact | vizitk vizitek$ | | | |
graduation ceremony | promoce$ promoci$ | | | |
subscriber | abonent | | | |
exceeded overage | prekrocen | | przekroczen | |
practice experience internship | praxe$ praxi$ praxich$ | | | |
ability capability skill | schopnost | | | |
composition ingredient | slozeni$ slozenim$ | | | |
incoming inbound | prichozi | | | |
outgoing outbound | odchozi | | wychodzac | |
output exit | vystupni$ vystup$ vystupu$ vystupy$ vystupem$ | | | |
entry input admission entrance | vstupni$ vstup$ vstupu$ vstupy$ vstupem$ | | | |
domestic | tuzemsk | inlandisch | | |
remote | vzdaleny$ vzdalena$ vzdalene$ vzdaleneho$ vzdalenych$ | | zdalna$ zdalny$ zdalne$ zdalnej$ zdalnego$ zdalnych$ zdalnym$ homeoffice | |
random | nahodny$ nahodna$ nahodne$ nahodneho$ | | | |
own custom owner landlord | vlastni$ vlastniho$ vlastnich$ vlastnim$ | | | |
tip | dyzko$ dyzka$ dyska$ dysko$ tuzer$ tuzeru$ tringelt | | | |
board | polopenz | | | |
ebook | eknihy$ ekniha$ eknihu$ eknih$ ekniz$ eknize$ | | ebook$ ebooka$ ebooki$ ebookow$ ebookiem$ ebooku$ | |
reader | ctecka$ ctecky$ ctecku$ ctecce$ ctecek$ | | czytnik | | liseuse$ liseuses$
hockey | hokej$ hokeje$ hokeji$ hokejist hokejov | | hokej$ hokeja$ hokeju$ hokejow hokeist | |
mixer blender | mixer$ mixeru$ mixery$ mixerem$ | | mikser | |
infusion drip | infuze$ infuzi$ infuzni$ kapacka$ kapacky$ kapacku$ | | | |
breeding farm | chovny$ chovna$ chovne$ chovu$ chov$ chovy$ chovem$ | | | |
travel | cestovniho$ cestovnich$ cestovni$ cestovnim$ | | | |
space room | prostor$ prostoru$ prostory$ prostorem$ prostorach$ | | | |
recurring repeated repetition | opakovany$ opakovana$ opakovane$ opakovanych$ opakovaneho$ | | | |
movement transaction motion | pohyb$ pohybu$ pohyby$ pohybem$ pohybech$ pohybov | | | |
guard police officer | straznik | | | |
guard police security | straznic$ | | | |
request concern | | anliegen | | |
callback recall | | ruckruf | | |
hotline helpline | | hotline | infolini | |
template snippet stone rock | | textbaustein | | |
outbox exit post office postexit | | postausgang | | |
complaint feedback crate case | | kummerkasten | | |
employee staff end | | mitarbeitende | | |
executive manager guide tour guided | | fuhrungskraft | | |
executive manager | | fuhrungskrafte | | |
advertisement vacancy posting | | stellenanzeig | | |
advertisement vacancy posting tender job | | stellenausschreibung | | |
advertisement vacancy posting position | | stellenangebot | | |
internship placement | | praktikum$ praktikums praktika$ praktiken$ | | |
warning reprimand | | abmahnung ermahnung | | amonestacion |
objective goal | | zielvereinbarung | | |
temporary helper | | aushilfe | | |
temporary | | befristet | | |
permanent unlimited | | unbefristet | | |
limitation term | | befristung | | |
compensation timeoff | | zeitausgleich freizeitausgleich | | |
exemption leave | | freistellung | | |
maternity mother | | mutterschutz | | |
maternity bail custody mother motherbail | | mutterschaft | | |
paternity bail custody father fatherbail | | vaterschaft | | |
compensation severance | | abfindung | | |
advance | | vorschuss vorschusse | | |
expense | | auslagen$ auslage$ | | |
allowance | | pauschale$ pauschalen$ | | viatico |
allowance bowl | | tagespauschale verpflegungspauschale | | |
allowance bowl kilometer kilometerbowl | | kilometerpauschale | | |
net | | netto$ | netto$ | neto$ netos$ neta$ netas$ | net$ nets$ nette$
deduction | | abzug$ abzuge$ abzugen$ abzugs$ | potracen odliczen | |
deduction train salary wage salarytrain | | lohnabzug lohnabzuge gehaltsabzug gehaltsabzuge | | |
term deadline destination goal payment | | zahlungsziel | | |
profession occupation job | | beruf$ berufe$ berufen$ berufs$ | | |
professional occupational | | beruflich berufstatig | | |
benefit | | arbeitslosigkeit | | prestacion$ prestaciones$ |
benefit money | | arbeitslosengeld | | |
freelance | | selbststandig selbstandig | | |
freelancer contractor | | freiberufler freelancer | | autonomo$ autonomos$ autonoma$ autonomas$ freelance |
employee worker | | arbeitnehmer | | |
journeyman | | geselle$ gesellen$ | | |
specialist worker | | fachkraft fachkrafte | | |
aptitude suitability | | eignung$ eignungen$ | | |
transfer relocation | | versetzung umlagerung | | traslado$ traslados$ |
raise increase growth salary wage | | gehaltserhohung lohnerhohung | | |
timeclock clock stamp | | stempeluhr | | |
pension retirement examination checkup age | | altersvorsorge | | |
revenue yield income | | ertrag$ ertrage$ ertrags$ | | |
provision reserve | | ruckstellung | | |
reserve | | rucklage$ rucklagen$ | | |
equity capital | | eigenkapital | | |
capital | | kapital$ kapitals$ | | |
debtor receivable customer | | debitor | | |
creditor payable supplier loan credit | | kreditor | | |
claim receivable grant subsidy promotion | | forderung | | |
posting entry sentence rate set | | buchungssatz | | |
posting entry sentence transaction reservation | | buchungssatze | | |
costcenter cost expense | | kostenstell | | |
assessment | | steuerbescheid | | |
decision assessment | | bescheid$ bescheide$ bescheiden$ bescheids$ | | |
vat expensive | | vorsteuer | | |
return declaration message report notification | | voranmeldung | | |
auditor inspector | | wirtschaftsprufer | | |
shortfall deficit amount sum | | fehlbetrag fehlbetrage | | |
liquidity | | liquiditat | | liquidez |
credit creditnote | | gutschrift | | |
discount | | skonto$ skonti$ skontos$ | | |
confirmation | | auftragsbestatigung bestatigung$ bestatigungen$ | potwierdzenie$ potwierdzenia$ potwierdzen$ potwierdzeniem$ potwierdzeniu$ | |
cancellation reversal | | storno$ stornos$ stornierung | | |
collection | | inkasso kollekte | | |
default delay arrears train payment | | zahlungsverzug | | |
default delay arrears | | verzug$ | | |
payment receipt entrance | | zahlungseingang zahlungseingange | | |
arrears debt due | | ruckstand$ ruckstande$ mietruckstand mietruckstande | | |
receipt checkout cash register | | kassenzettel | | |
total | | endbetrag endsumme | | |
prepayment | | vorkasse | | |
settlement billing statement | | abrechnung$ abrechnungen$ | | |
settlement billing statement invoice bill | | jahresabrechnung endabrechnung | | |
paymentmethod payment method type kind | | zahlungsart | | |
paymentmethod payment method | | zahlungsmethod | | |
paymentmethod payment method frost ice | | zahlungsweis | | |
paymentmethod payment method medium paymentmedium | | zahlungsmittel | | |
deposit | | einzahlung | | arras$ |
deposit payment | | bareinzahlung | | |
debit charge | | abbuchung | | |
chargeback reversal transaction reservation booking | | ruckbuchung | | |
overdraft | | dispo$ dispos$ | | |
portfolio depot | | depot$ depots$ wertpapierdepot aktiendepot | | |
authorization proxy | | vollmacht | | |
authorization mandate | | ermachtigung einzugsermachtigung | | |
mandate | | mandat$ mandate$ mandats$ mandaten$ | | | mandat$ mandats$
transfer rebooking | | umbuchung | | |
block lock | | kartensperre | | | blocage$ blocages$
block lock account | | kontosperre | | |
block suspension closure | | sperre$ | | |
block suspension closure lane road | | sperrung$ kartensperrung | | |
limit frame | | verfugungsrahmen | | |
limit frame loan credit loanframe | | kreditrahmen | | |
security stock paper value valuepaper | | wertpapier$ wertpapiere$ wertpapieren$ | | |
investment | | geldanlagen$ kapitalanlagen$ | | |
investor dock pier quay | | anleger$ anlegern$ anlegers$ kapitalanleger | | |
yield return | | rendite | | |
movement transaction | | kontobewegung | | |
movement | | bewegung$ bewegungen$ lagerbewegung | | |
repayment | | tilgung sondertilgung | | |
repayment guide tour guided | | ruckfuhrung | | |
repayment amortization plan | | tilgungsplan tilgungsplane | | |
financing mortgage | | baufinanzierung finanzierung | | |
creditworthiness credit | | bonitat kreditwurdigkeit schufa$ | | |
refinancing | | umschuldung | | |
deferral | | stundung$ stundungen$ | | |
term duration time race running | | laufzeit$ laufzeiten$ | | |
term duration time contract agreement | | vertragslaufzeit | | |
liability mandatory required bail custody | | haftpflicht | | |
liability insurance policy | | haftpflichtversicherung | | |
contents council house housecouncil | | hausrat$ | | |
contents | | hausrats | | |
contents insurance policy | | hausratversicherung | | |
comprehensive coverage | | vollkasko teilkasko | | |
comprehensive coverage insurance policy | | kaskoversicherung | | |
report appraisal assessment | | gutachten | | |
representative agent | | vertreter$ vertretern$ vertreters$ handelsvertreter | | representante |
compensation indemnity | | entschadigung | | indemnizacion | indemnisation
compensation indemnity deputy substitute replacement | | schadensersatz schadenersatz | | |
compensation indemnity money pain ache | | schmerzensgeld | | |
disability skill | | berufsunfahigkeit erwerbsunfahigkeit arbeitsunfahigkeit | | |
policy certificate bill note banknote | | versicherungsschein | | |
wishlist watchlist | | merkzettel | | |
wishlist watchlist list | | merkliste | | |
exchange | | umtausch | | |
revocation cancellation withdrawal | | widerruf$ widerrufs widerrufe$ | | |
revocation cancellation withdrawal permission right | | widerrufsrecht | | |
accessory | | zubehor | | |
assortment range | | sortiment | | surtido$ surtidos$ gama$ gamas$ |
bargain deal | | schnappchen | | chollo$ chollos$ ganga$ gangas$ |
deliverable available | | lieferbar | | |
unavailable soldout | | vergriffen | | |
unavailable soldout sold | | ausverkauft | | |
preorder | | vorbestellung | | |
purchase | | kauf$ kaufe$ kaufs$ | | |
purchase contract agreement | | kaufvertrag | | |
sold sales | | verkauft$ verkaufte$ verkauften$ verkaufter$ verkauftes$ | | |
unsold | | unverkauft | | |
retail trade | | handel$ handels$ | | |
customer | | endkund neukund | | |
customer stock inventory | | bestandskund | | |
favorite | | lieblinge$ liebling$ | | |
support service shift duty customer | | kundendienst | | |
replenishment supply | | nachschub | | |
shrinkage loss | | schwund$ schwunds$ | | |
demand requirement need | | bedarf$ bedarfs$ bedarfe$ | | |
demand requirement need material | | materialbedarf | | |
barcode | | barcode | | |
package bundle | | gebinde$ gebinden$ gebindes$ | | |
bom list play drama piece | | stuckliste$ stucklisten$ | | |
bom list material materiallist | | materialstuckliste | | |
bom list production manufacture | | fertigungsstuckliste | | |
receipt receiving entrance product goods | | wareneingang wareneingange | | |
dispatch issue outgoing exit product | | warenausgang warenausgange | | |
withdrawal removal | | entnahme$ entnahmen$ lagerentnahme materialentnahme | | |
sorting | | sortierung | | |
packet package play drama piece | | packstuck | | |
scrap reject waste committee | | ausschussware | | |
scrap reject waste quota catch | | ausschussquote | | |
scrap reject waste quantity count | | ausschussmenge | | |
courier carrier | | zusteller | | |
courier carrier package parcel parcelcourier | | paketbote | | |
acknowledgement receipt | | empfangsbestatigung lesebestatigung eingangsbestatigung | | |
dropoff location | | ablageort abstellort | | |
locker ward bed | | packstation | | |
courier carrier shift duty package | | paketdienst | | |
courier carrier shift duty | | lieferdienst | | |
attempt experiment | | zustellversuch | | |
hazardous dangerous | | gefahrgut | | |
hazardous dangerous fabric cloth | | gefahrstoff | | |
freight cargo | | seefracht sperrgut | | |
freight cargo good play drama | | stuckgut | | |
clearance | | verzollung | | | destockage
clearance checkin customs | | zollabfertigung | | |
release approval clearance | | freigabe$ freigaben$ zollfreigabe | | |
seizure confiscation | | beschlagnahm | | |
origin diploma degree certificate transcript | | ursprungszeugnis | | |
submission | | abgabe$ | | |
submission task | | aufgabenabgabe | | |
duty tax levy | | abgaben$ sozialabgabe | | |
duty tax levy customs | | zollabgabe | | |
tariff duty sentence rate set | | zollsatz | | |
tariff duty sentence customs | | zollsatze | | |
truck | | laster$ | tir$ tira$ tiry$ tirow$ tirem$ tirami$ | |
fine ticket | | knollchen | | |
range | | reichweite$ reichweiten$ | | | gamme$ gammes$
odometer mileage status state booth | | tachostand | | |
refueling fuel crown filling tank | | tankfullung | | |
charging process | | ladevorgang ladevorgange | | |
charging prepaid | | aufladung | | |
charge battery status state booth | | ladestand akkustand batteriestand | | |
charge battery status state condition | | ladezustand | | |
tire | | reifenwechsel | | |
damper | | stossdampfer | | |
rim wheel | | felge$ felgen$ alufelge | | | jante$ jantes$
lift | | hebebuhne skilift | | remonte$ remontes$ |
bodywork body series show | | karosserie | | |
sparkplug | | zundkerz | | |
rust | | rost$ | | |
indicator | | blinker | | |
transit transport traffic | | fernverkehr | | |
transit transport traffic person persontraffic | | personennahverkehr | | |
shuttle bus | | fernbus | | |
driver | | busfahrer zugfahrer lokfuhrer | | maquinista |
inspector controller audit inspection | | kontrolleur | | |
inspector controller urine audit inspection | | kontrolleurin | | |
trip journey ride | | zugfahrt busfahrt radtour | | |
connection | | zugverbindung busverbindung | | |
stop stopover layover | | zwischenhalt zwischenstopp zwischenlandung | | |
outbound departure | | hinflug hinfahrt hinreise | | |
cancellation case file | | zugausfall zugausfalle | | |
cancellation incident outage flight flightoutage | | flugausfall flugausfalle | | |
cancellation incident outage lesson lecture | | unterrichtsausfall | | |
landing arrival | | landung$ landungen$ notlandung | | |
gate | | gate$ gates$ | | | portique$ portiques$ portillon
gate dough | | flugsteig | | |
attendant steward manager boss leader | | flugbegleiter | | |
luggage baggage | | ubergepack | | |
locomotive engine | | lok$ loks$ lokomotiv | | |
formation composition | | wagenreihung | | |
ferry | | fahre$ | | |
catering meals | | verpflegung bordverpflegung | | |
tax | | kurtaxe | pit$ pitu$ pity$ pitow$ pitem$ cit$ citu$ pcc$ | predial |
board pension retirement | | halbpension | | |
board pension retirement full fullpension | | vollpension | | |
occupancy receipt | | belegung$ belegungen$ belegungs$ | | |
occupancy receipt room roomreceipt | | zimmerbelegung raumbelegung | | |
occupancy receipt bed bedreceipt | | bettenbelegung | | |
occupancy receipt hall hallreceipt | | hallenbelegung | | |
utilization occupancy load burden | | auslastung | | |
registration bill note banknote | | meldeschein | | |
registration certificate | | meldebescheinigung | | |
management administration | | hausverwaltung verwaltung$ verwaltungen$ stadtverwaltung gemeindeverwaltung kreisverwaltung | | |
manager administrator age old | | verwalter$ hausverwalter | | |
manager administrator | | verwaltern$ | | | gestionnaire$ gestionnaires$
organizer promoter age old | | veranstalter | | |
rules | | hausordnung | | |
rules rule match game matchrule | | spielregel | | |
furnished | | mobliert | | amueblad | meublee$ meublees$
unfurnished | | unmobliert | | |
flatshare apartment bail custody | | wohngemeinschaft | | |
flatshare apartment | | wg$ wgs$ | | |
caretaker janitor | | hauswart$ hauswarte | | |
property rental | | mietobjekt | | |
renovated | | renoviert saniert | | |
renovation refurbishment | | renovierung sanierung umbau$ umbauten$ umbaus$ | | |
vacant | | unbewohnt unvermietet | | |
vacant empty | | leerstehend | | |
inhabited occupied | | bewohnt | | |
neighborhood district bail custody neighbor | | nachbarschaft | | |
neighborhood district | | wohnviertel | | |
yard courtyard | | hinterhof | | |
driveway entrance | | einfahrt$ einfahrten$ | | |
laundry kitchen | | waschkuche | | |
pub bar | | kneipe$ kneipen$ | | |
counter bar | | theke$ tresen$ | | |
landlord host innkeeper | | wirt$ wirte$ wirtin$ wirten$ | | |
landlord host innkeeper indoor inside | | wirtinnen$ | | |
host | | gastgeber gastgeberin | | anfitrion |
intolerance | | unvertraglichkeit | | |
preparation riding | | zubereitung | | |
fiber fabric cloth | | ballaststoff ballaststoffe | | |
candy sweets | | sussigkeit | | |
cereal muesli | | musli$ muslis$ | | |
spinach | | spinat | | |
herb | | krauter$ krautern$ | | |
herb kitchen | | kuchenkrauter | | |
salmon fish | | lachs$ lachse | | |
shrimp prawn | | garnele garnelen | | gamba$ gambas$ camaron | crevette$ crevettes$
lemonade soda | | limonade | | |
wine champagne | | sekt$ sekts$ | | |
liquor spirit | | schnaps$ schnapse$ | | |
fries chips | | pommes$ | | |
grill barbecue | | grill$ grills$ | | |
dishes tableware | | geschirr$ | | |
pancake kitchen cake | | pfannkuchen | | |
unsubscribe deregistration cancellation | | abmeldung$ abmeldungen$ | | |
acceptance confirmation | | zusage$ zusagen$ | | |
cancellation refusal | | absage$ absagen$ | | |
rejection refusal | | ablehnung | | rechazo$ rechazos$ |
conference convention | | tagung$ tagungen$ fachtagung konferenz | | |
stage | | buhne$ buhnen$ | | |
panel | | podiumsdiskussion | | |
discussion debate | | diskussion | | |
advance presale | | vorverkauf | | |
advance presale sales | | kartenvorverkauf | | |
admission entry | | einlass$ einlasse$ einlasses$ | | |
tour | | tournee$ tourneen$ | | |
ballet | | ballett | | |
loan | | leihgabe dauerleihgabe | | |
curator | | kurator | | |
epoch era | | epoche$ epochen$ | | |
attraction sight landmark | | sehenswurdigkeit | | |
object property | | objekt$ objekte$ objekten$ objekts$ | | |
director direction | | regie$ | | |
director direction movie film | | filmregie | | |
plot action | | handlung$ | | |
plot action lung hand handlung | | handlungen$ | | |
rating age | | altersfreigabe | | |
television | | fernsehen$ | | |
media | | mediathek | | |
artist performer | | interpret$ interpreten$ interpretin$ | | |
genre style | | musikrichtung stilrichtung | | |
listener | | horer$ horerin$ horern$ zuhorer | | oyente$ oyentes$ |
composer | | komponist | kompozytor | |
record vinyl | | schallplatt | | |
label company business puncture flat | | plattenfirma | | |
melody tune | | melodie | | |
livestream | | livestream | | |
livestream broadcast | | liveubertragung | | |
thumbnail photo picture image painting | | vorschaubild vorschaubilder | | |
cut edit movie film | | filmschnitt | | |
cut edit video | | videoschnitt | | |
resolution solution | | bildauflosung | | |
dice | | wurfel$ wurfeln$ | | |
flash lightning hail thunder | | blitz$ blitze$ | | |
flash lightning | | blitzes$ | | |
flash lightning light hail thunder | | blitzlicht | | |
caption signature photo picture image | | bildunterschrift | | |
tag keyword word | | schlagwort schlagworte schlagworter stichwort stichworte stichworter | | |
keyword query | | suchbegriff | | |
hit match result | | treffer$ treffern$ suchtreffer | | |
watermark water | | wasserzeichen | | |
exposure | | belichtung$ belichtungen$ | | |
exposure time | | belichtungszeit | | |
crop section excerpt | | ausschnitt bildausschnitt | | |
landscape | | querformat | | |
portrait | | hochformat | | |
cover binding | | einband$ einbande$ | | |
thriller crime | | krimi$ krimis$ | | |
quote citation | | zitat$ zitate$ zitaten$ | | |
release publication | | neuerscheinung | | |
writer author plate | | schriftsteller schriftstellerin | | |
paperback book bag bagbook | | taschenbuch taschenbucher | | |
blurb synopsis text content | | klappentext | | |
index contents folder directory register | | inhaltsverzeichnis | | |
medium media | | medium$ medien$ | | |
interlibrary loan | | fernleihe | | |
borrowed loaned | | entliehen ausgeliehen verliehen | | |
school highschool | | gymnasium gymnasien | | |
diploma graduation | | abitur$ abiturs$ | | |
vocabulary | | vokabel | | |
test exam labor work class | | klassenarbeit klassenarbeiten | | |
schoolyard playground yard courtyard | | schulhof | | |
schoolyard playground recess break pause | | pausenhof | | |
enrollment | | einschulung | | |
study studies degree | | studium$ studiums$ studien$ | | |
program degree course hallway corridor | | studiengang | | |
program degree course corridor gear | | studiengange | | |
program degree course | | studiengangs | | |
thesis labor work | | bachelorarbeit masterarbeit | | |
thesis labor work doctor physician | | doktorarbeit | | |
exmatriculation withdrawal | | exmatrikulation | | |
grant loan | | bafog$ | | |
credit score points supply point | | leistungspunkt leistungspunkte | | |
department faculty zone area subject | | fachbereich | | |
doctorate student doctor physician | | doktorand doktorandin | | |
progress step | | fortschritt$ fortschritte$ fortschritts$ lernfortschritt baufortschritt | | |
skill completed done | | fertigkeit$ fertigkeiten$ | | |
skill | | kompetenz kompetenzen | | |
passed stock inventory | | bestandene$ bestandenen$ | | |
lineup formation | | aufstellung mannschaftsaufstellung | | |
win victory | | sieg$ siege$ siegen$ heimsieg | | victoria$ victorias$ | victoire$ victoires$
scorer | | torschutz | | goleador | buteur$ buteurs$ buteuse$
penalty | | elfmeter | | |
jersey shirt | | trikot | | |
runner | | laufer$ lauferin$ laufern$ | | | coureur$ coureurs$ coureuse$
score standing status state booth | | spielstand | | |
score standing | | spielstande endstand | | |
score standing points | | punktestand punktestande | | |
relegation descent | | abstieg$ abstiege | | |
promotion ascent | | aufstieg$ aufstiege | | |
resort ski | | skigebiet | | |
player teammate | | mitspieler | | |
exit resignation withdrawal | | austritt austritte kirchenaustritt | | |
accession joining | | beitritt beitritte | | |
section division | | sparte$ sparten$ | | |
secretary | | schriftfuhrer | | |
treadmill band tape race running | | laufband | | |
treadmill | | laufbander | | |
repetition recurrence | | wiederholung | | |
finding report result | | befund$ befunde$ befunden$ | | |
finding report result laboratory | | laborbefund | | |
preexisting condition | | vorerkrankung | | |
certificate | | attest$ atteste$ attests$ | | |
admission referral | | einweisung krankenhauseinweisung | | |
surgery operation | | op$ ops$ | | |
theatre hall operation surgery operationhall | | operationssaal | | |
visit round | | visite$ visiten$ | | |
home | | altenheim altersheim seniorenheim | | |
home secret | | pflegeheim | | |
delivery birth | | entbindung | | |
cure spa | | kur$ kuren$ | | |
deworming | | wurmkur | odrobacz | desparasitacion | vermifuge
dosage dose | | dosierung | | |
leaflet | | beipackzettel | | |
leaflet side dish | | packungsbeilage | | |
copayment | | zuzahlung | | |
emergency | | notdienst | sor$ soru$ sorze$ | |
pack package | | packung$ packungen$ | | |
ingredient substance fabric cloth | | wirkstoff wirkstoffe | | |
interaction effect impact | | wechselwirkung | | |
pollutant fabric cloth | | schadstoff schadstoffe | | |
inflammation infection | | entzundung | | |
nausea | | ubelkeit | | |
dizziness vertigo | | schwindel$ | | |
rash | | ausschlag$ ausschlage$ hautausschlag | | |
itching | | juckreiz | | |
fatigue | | mudigkeit | | |
diarrhea case file | | durchfall$ durchfalle$ | | |
overweight obesity weight | | ubergewicht | | |
smoker | | raucher$ raucherin$ | | |
alcohol | | alkohol | | | alcoolemie
healing recovery | | heilung wundheilung | | |
aftercare followup | | nachsorge | | |
booster | | auffrischung | | |
booster vaccination vaccine | | auffrischimpfung | | |
generic | | generikum generika | | generico$ genericos$ generica$ genericas$ | generique$ generiques$
orthopedist | | orthopade orthopadin | | traumatolog | orthoped
dermatologist skin | | hautarzt hautarztin | | |
gynecologist doctor physician woman womandoctor | | frauenarzt frauenarztin | | |
ophthalmologist doctor physician eye eyedoctor | | augenarzt augenarztin | | |
doctor notary | | notarzt$ notarztin$ notarzte$ | | |
kitten | | katzchen | | |
guinea-pig | | meerschweinchen | | |
hamster | | hamster | | |
neutered castrated | | kastriert | | |
bowl | | napf$ napfe$ fressnapf | | |
fur coat | | fell$ felle$ | | |
missing lost runaway | | entlaufen$ entlaufene$ entlaufener$ vermisst vermisste$ vermissten$ | | |
adoption placement | | tiervermittlung vermittlung$ | | |
adoption placement lung | | vermittlungen$ | | |
offspring | | nachwuchs | | |
pedigree tree | | stammbaum stammbaume | | |
stallion horse | | hengst hengste | | |
tomcat cat | | kater$ | | |
rabies | | tollwut | | |
vaccinated | | geimpft$ geimpfte$ geimpften$ | | |
unvaccinated vaccination | | ungeimpft | | |
pregnant | | trachtig | | |
agriculture farming bail custody farmer | | landwirtschaft | | |
agriculture farming bail custody | | agrarwirtschaft | | |
agriculture farming construction site field | | ackerbau | | |
forestry bail custody | | forstwirtschaft | | |
sowing | | aussaat | | |
seed sowing | | saat$ saaten$ | | |
fertilization | | dungung | | |
manure | | gulle$ | | estiercol | fumier$ fumiers$
harvester combine | | mahdrescher | | |
rapeseed canola | | raps$ | | |
slaughter | | schlachtung | | |
trough | | tranke$ tranken$ | | |
straw | | stroh$ | | paja$ |
hedgehog | | igel$ | | |
snail slug corner | | schnecke$ schnecken$ | | |
squirrel | | eichhornchen | | |
flower blossom bloom | | blute$ bluten$ | | |
flower blossom bloom time | | blutezeit | | |
watering | | giesskanne | | |
soil earth | | erde$ | | |
soil earth plant flower | | blumenerde | | |
shade shadow | | schatten$ | | |
fruit | | frucht$ | | |
tulip | | tulpe$ tulpen$ | | |
plow | | pflug$ pfluge$ | | |
cloudiness cloud | | bewolkung | | |
cloudy overcast | | bewolkt | | |
sunny | | sonnig | | |
level gauge | | pegel$ pegelstande | | |
level gauge status state booth | | pegelstand wasserstand | | |
level gauge water | | wasserstande | | |
probability | | wahrscheinlichkeit regenwahrscheinlichkeit | | |
danger hazard risk | | gefahr$ gefahrenlage lawinengefahr | | |
danger hazard risk job position | | gefahrenstelle | | |
ice smooth | | glatteis | | |
ice smooth street streetsmooth | | strassenglatte | | |
gust wind | | windboe boe$ boen$ | | rafaga racha$ rachas$ | rafale$ rafales$ bourrasque
direction | | windrichtung richtung$ fahrtrichtung | | |
hurricane storm | | orkan$ orkane$ | | |
ozone | | ozon$ | | |
feedin | | einspeisung einspeisevergutung | | |
inverter judge | | wechselrichter | | |
meter | | gaszahler parkuhr | gazomierz podzielnik | |
solar photovoltaic attachment investment | | solaranlage photovoltaikanlage | | |
switch change provider supplier | | anbieterwechsel | | |
power output | | nennleistung stromleistung | | |
pool basin | | becken$ | | |
pool basin corner swimming | | schwimmbecken | | |
organic biowaste | | biomull | | |
organic biowaste case file | | bioabfall | | |
glass | | altglas | | |
paper dock pier quay | | altpapier | | |
disposal waste | | entsorgung mullentsorgung | | |
electronics | | elektroschrott | | |
scrap | | schrott$ schrotts$ | | chatarra |
clothes textile | | altkleider | | |
cardboard | | pappe$ | | |
registry | | standesamt | | |
permit | | baugenehmigung | | |
permit application | | bauantrag bauantrage | | |
business trade | | gewerbe$ gewerbes$ | | |
business trade company | | gewerbebetrieb | | |
office authority | | sozialamt jugendamt ordnungsamt bauamt arbeitsamt jobcenter landratsamt auslanderamt | | |
objection appeal | | widerspruch widerspruche | | |
registration relocation | | ummeldung | | |
residence city | | wohnort | | |
permit title stay night residence | | aufenthaltstitel | | |
benefit money citizen citizenmoney | | burgergeld | | |
foreigner | | auslander$ auslanderin$ auslandern$ | | |
committee board | | gremium gremien | | |
council board | | beirat$ beirate$ aufsichtsrat | | |
council board installment instalment advance | | aufsichtsrate | | |
reporter issue smoke detector defect | | mangelmelder | | |
state | | staat$ staaten$ staates$ bundesstaat | | |
ministry | | ministerium ministerien | ministerst | |
minister star | | ministern$ | | |
parliament | | parlament bundestag bundesrat | sejm$ sejmu$ sejmie$ sejmow | parlamento parlamentari | parlement$ parlementaire$ parlementaires$
parliament day label tag country | | landtag | | |
chancellor | | kanzler bundeskanzler | | |
speech | | rede$ reden$ | | discurso$ discursos$ | discours$
client | | mandant mandantin | | |
settlement comparison | | vergleich$ vergleiche$ vergleichs$ | | |
maintenance alimony | | unterhalt$ unterhalts$ kindesunterhalt | | |
terms conditions | | agb$ agbs$ | | |
privacy | | datenschutz | | |
violation breach | | verstoss verstosse | | |
brief pleading sentence rate set | | schriftsatz | | |
brief pleading sentence | | schriftsatze | | |
dispute litigation | | streit$ | | litigio | litige$ litiges$
dispute litigation riding | | rechtsstreit | | |
prosecutor lawyer attorney | | staatsanwalt staatsanwaltin | | |
prosecutor bail custody | | staatsanwaltschaft | | |
statement testimony | | aussage$ aussagen$ zeugenaussage | | |
acquittal | | freispruch | | |
confidentiality | | geheimhaltung geheimhaltungsvereinbarung | | |
agreement arrangement | | vereinbarung | | |
regulation rule arrangement | | regelung | | |
bidder | | bieter$ bietern$ | | |
fee | | honorar honorare | | |
perpetrator offender | | tater$ taterin$ tatern$ | | |
perpetrator offender crime offence | | straftater | | |
arrest | | festnahme verhaftung | | | arrestation
patrol | | streife$ streifen$ patrouille | patrol | patrulla$ patrullas$ | patrouille
patrol ripe police policeripe | | polizeistreife | | |
search manhunt | | fahndung | | |
interrogation | | verhor$ verhore$ | | |
fraud | | betrug$ betrugs | | | fraude$ fraudes$ fraudeur
robbery | | raub$ raube$ | | |
robbery case file | | raububerfall | | |
murder | | mord$ morde$ | | |
drug | | drogen$ droge$ | | droga$ drogas$ | drogue$ drogues$
scene | | tatort$ tatorte$ | | |
conviction | | vorstrafe | | |
crime | | kriminalitat | | |
station police | | polizeiwache polizeirevier | | |
vandalism | | sachbeschadigung | | |
project construction | | bauvorhaben | | |
project undertaking | | vorhaben$ | | |
foreman | | bauleiter | | |
client owner builder | | bauherr bauherrin | | |
trade | | gewerk$ gewerke$ gewerken$ | | gremio$ gremios$ |
measurement | | aufmass$ aufmasse$ vermessung | | mediciones$ |
material | | baumaterial baustoff rohstoff rohmaterial | surowiec$ surowca$ surowce$ surowcow$ surowcem$ surowcami$ | |
facade | | fassade | | fachada | facade$ facades$ ravalement
subcontractor | | subunternehmer | podwykonawc | subcontrat |
subcontractor entrepreneur | | nachunternehmer | | |
shell | | rohbau$ | | |
screed | | estrich | | |
plaster | | gips$ | | yeso$ |
ventilation | | luftung$ luftungen$ | | |
ventilation attachment investment | | luftungsanlage | | |
demolition | | abriss$ abrisse$ | | |
railing | | gelander$ | | |
railing country | | treppengelander | | |
railing country terrace balcony | | balkongelander | | |
plumbing sanitary | | sanitar$ | | |
plumbing sanitary attachment investment | | sanitaranlage | | |
system plant equipment attachment investment | | produktionsanlage fertigungsanlage heizungsanlage klaranlage | | |
system attachment investment alert notification | | alarmanlage | | |
system attachment investment phone telephone | | telefonanlage | | |
system attachment investment bell horn | | klingelanlage | | |
system attachment investment | | sprechanlage gegensprechanlage | | |
system attachment investment doorbell | | turklingelanlage | | |
component part | | bauteil$ bauteile$ bauteilen$ baustein | | |
assembly | | baugruppe | | |
material fabric cloth factory plant | | werkstoff | | |
product | | erzeugnis erzeugnisse | | |
product diploma degree certificate transcript | | fertigerzeugnis halbfertigerzeugnis | | |
downtime standstill status state booth | | stillstand$ | | |
downtime standstill | | stillstande | | |
downtime standstill time | | stillstandszeit | | |
setup time | | rustzeit$ rustzeiten$ | | |
operation step hallway corridor gear | | arbeitsgang$ | | |
operation step corridor gear course | | arbeitsgange$ | | |
operation step | | arbeitsgangs$ | | |
workstation workplace job position | | arbeitsplatz$ arbeitsplatze$ arbeitsplatzen$ | | |
master foreman | | meister$ meisterin$ meistern$ | | |
lotsize batch | | losgrosse losgrossen | | |
yield | | ausbeute | | |
wear | | verschleiss$ | | desgaste$ | usure$
coating | | beschichtung | | |
drive | | antrieb$ antriebe$ | | |
norm standard | | norm$ normen$ | | |
traceability | | ruckverfolgbarkeit | | trazabilidad | tracabilite
rework labor work | | nacharbeit$ nacharbeiten$ | | |
actual value | | istwert$ istwerte$ | | |
characteristic attribute feature | | merkmal prufmerkmal | | |
assessment performance review | | gefahrdungsbeurteilung | | |
safety | | arbeitsschutz brandschutz | | |
seal label | | siegel$ gutesiegel | | |
restart reboot | | neustart$ neustarts$ | | |
image snapshot | | abbild$ abbilder$ | | |
image snapshot photo picture painting | | speicherabbild | | |
datacenter | | rechenzentrum rechenzentren | | |
crash | | absturz$ absturze$ systemabsturz | | |
recovery restore production manufacture | | wiederherstellung | | |
os system company business companysystem | | betriebssystem | | |
wifi wlan | | wlan$ wlans$ | | |
fiber | | glasfaser | blonnik | | fibre$
loadbalancer balancer | | lastverteiler | | |
device endpoint terminal | | endgerat | | |
device endpoint terminal installment instalment | | endgerate endgeraten | | |
authentication | | authentifizierung | | autenticacion | authentification
credential login date data access | | zugangsdaten | | |
usage use | | nutzung$ nutzungen$ | | |
usage use date data | | nutzungsdaten | | |
quota allowance | | kontingent | | |
limit limitation restriction | | begrenzung beschrankung | | |
trigger | | ausloser$ | | |
requirement | | anforderung | | requisito | exigence$ exigences$
assignment allocation | | zuweisung | | |
outline structure | | gliederung | | |
structure | | struktur$ | | |
structure door | | strukturen$ | | |
structure door folder directory folderdoor | | ordnerstruktur | | |
conflict | | konflikt | | |
fix correction | | behebung fehlerbehebung | | |
implementation | | umsetzung | | |
innovation | | neuerung | | |
merge guide tour guided | | zusammenfuhrung | | |
mark label flag | | markierung | | |
mark label flag drawing | | kennzeichnung | | |
tip hint advice | | tipp$ tipps$ ratschlag ratschlage | | |
stakeholder participant | | beteiligte$ beteiligter$ beteiligten$ | | |
stakeholder participant urgent project projecturgent | | projektbeteiligte | | |
backlog stock inventory order orderstock | | auftragsbestand | | |
backlog debt due order orderdebt | | auftragsruckstand | | |
threshold value | | schwellwert schwellwerte | | |
curve graph | | kurve$ kurven$ | | | courbe$ courbes$
comment remark note | | bemerkung | | |
observation | | beobachtung | | |
recommendation | | empfehlung | rekomendac | |
message notice communication | | mitteilung | | |
statement comment | | stellungnahme | | |
extension election choice selection | | durchwahl | | |
extension job position | | nebenstelle | | |
announcement greeting | | ansage$ ansagen$ | | |
voicemail answer reply response | | anrufbeantworter | | |
queue hold | | warteschleife | | |
recording | | mitschnitt | | |
sms text | | sms$ | | |
mobile | | mobilfunk | | |
competition competitor | | konkurrenz | | |
competitor | | konkurrent mitbewerber | | |
competitor competition contest | | wettbewerber | | |
raffle sweepstakes match game profit | | gewinnspiel | | |
card contact map ticket | | visitenkarte | | |
acquisition lead | | akquise | | |
acquisition lead cold | | kaltakquise | | |
acquisition lead profit prize award | | kundengewinnung | | |
retention loyalty | | kundenbindung | | |
campaign promotion | | werbeaktion sonderaktion | | |
campaign promotion discount | | rabattaktion | | |
leaflet flyer leaf flight flightleaf | | flugblatt flugblatter | | |
landingpage page side destination goal | | zielseite | | |
funnel judge sales salesjudge | | verkaufstrichter | | |
editor editorial | | redaktion | | |
section category | | rubrik$ rubriken$ | | |
undeliverable bounced | | unzustellbar | | |
open opening | | offnungen$ | | |
consent agreement | | einverstandnis | | |
consent agreement declaration | | einverstandniserklarung | | |
satisfaction happy satisfied | | zufriedenheit | | |
satisfaction | | kundenzufriedenheit | | |
survey poll | | befragung kundenbefragung mitarbeiterbefragung | | |
option choice | | antwortmoglichkeit auswahlmoglichkeit | | |
input entry | | eingabe$ eingaben$ | | |
input entry user | | benutzereingabe | | |
friendship bail custody | | freundschaft | | |
friendship | | freundschaften | | |
timeline history | | chronik$ chroniken$ | | |
headline row line | | schlagzeile schlagzeilen | | |
insult | | beleidigung | | |
nickname name | | spitzname spitznamen | | |
acquaintance bail custody | | bekanntschaft | | |
acquaintance | | bekanntschaften | | |
awning | | markise$ markisen$ | | toldo$ toldos$ |
lock | | turschloss turschlosser | | | antivol$ antivols$
timer | | zeitschaltuhr | | |
timer watch | | zeitschaltuhren | | |
purifier | | luftreiniger | | |
mood atmosphere | | stimmung$ stimmungen$ lichtstimmung | | |
sprinkler | | sprenger$ | | |
mower robot | | mahroboter | | |
detector sensor smoke | | bewegungsmelder | | |
detector sensor smoke fire firesmoke | | brandmelder | | |
detector sensor smoke burglary burglarysmoke | | einbruchmelder | | |
detector sensor smoke water watersmoke | | wassermelder | | |
command | | befehl$ befehle$ befehlen$ sprachbefehl | | |
gap vulnerability | | lucke$ lucken$ | | |
attacker | | angreifer | | | agresseur$ agresseurs$
malware software | | schadsoftware | | |
suspicion | | verdacht$ verdachts | | |
access entry | | zutritt$ zutritte$ zutrittskontroll | | |
access entry permission right | | zutrittsrecht | | |
porter doorman animal | | nachtportier | | |
identity | | identitat | | |
fingerprint pressure finger | | fingerabdruck | | |
fingerprint | | fingerabdrucke | | huella$ huellas$ |
exit hallway corridor gear aisle | | notausgang | | |
exit corridor gear course | | notausgange | | |
exit | | fluchtweg | | |
breach leak date data dateleak | | datenleck datenlecks | | |
helper volunteer | | helfer$ helferin$ helfern$ wahlhelfer | | |
party | | partei$ parteien$ | | | parti$ partis$
turnout participation urgent | | wahlbeteiligung | | |
polling local election choice selection | | wahllokal | | |
polling | | wahllokale | | |
fraction group | | fraktion$ fraktionen$ | | |
coalition | | koalition | | |
count payout disbursement vote votepayout | | stimmenauszahlung | | |
participation | | beteiligung | | |
participation urgent citizen citizenurgent | | burgerbeteiligung | | |
donation grant | | zuwendung | | |
sponsor supporter | | forderer$ forderern$ sponsor | | |
homeless | | obdachlos | | |
nonprofit charitable | | gemeinnutzig | | |
charity organization | | hilfsorganisation | | |
charity organization factory plant | | hilfswerk | | |
sponsorship bail custody | | patenschaft | | |
sponsorship | | patenschaften | | apadrinamiento apadrinad |
bible | | bibel$ bibeln$ | | |
chapel | | kapelle$ kapellen$ | | capilla$ capillas$ | chapelle$ chapelles$
mosque | | moschee$ moscheen$ | | mezquita |
synagogue | | synagoge | | sinagoga |
bishop yard courtyard | | bischofe$ | | |
monastery | | kloster$ | | | monastere$ monasteres$
cathedral | | dom$ dome$ | | |
devotion prayer | | andacht | | |
counseling | | seelsorge seelsorger | | |
mourning bereavement case file | | trauerfall trauerfalle | | |
undertaker | | bestatter$ | | |
engagement | | verlobung | | |
pedicure | | pedikure | | pedicura |
makeup | | schminke$ | | maquillaje | maquillage
highlight streak | | strahnen$ strahne$ | | |
eyelash | | wimpern$ wimper$ | rzesy$ rzes$ rzesa$ | pestana$ pestanas$ | cils$
eyebrow rough eye eyerough | | augenbrau | | |
scent fragrance | | duft$ dufte$ | | |
lipstick pen pencil | | lippenstift lippenstifte | | |
wrinkle | | falten$ falte$ | | |
educator teacher | | erzieher erzieherin | | |
acclimatization apartment flat | | eingewohnung | | |
acclimatization time | | eingewohnungszeit | | |
bottle | | flaschchen | | biberon | biberon
nap | | nickerchen | | |
nap sleep | | mittagsschlaf | | |
daycare place location town child | | kinderhort | | |
sibling | | geschwister | | |
pacifier | | schnuller | | | tetine$ tetines$
nephew | | neffe$ neffen$ | | |
niece | | nichte$ nichten$ | | |
grandparent parent guardian big large | | grosseltern | | |
youth | | jugend$ | | juvenil$ juveniles$ | jeunesse$
youth time | | jugendzeit | | |
childhood | | kindheit | | |
relationship relative bail custody related | | verwandtschaft | | |
salutation title | | anrede$ anreden$ | | |
firstname forename | | vorname$ vornamen$ vornamens$ | | |
spouse | | ehepartner ehegatte ehegattin | | |
partnership bail custody partner partnerbail | | partnerschaft | | |
partnership bail custody | | lebenspartnerschaft | | |
guardianship bail custody guardian guardianbail | | vormundschaft | | |
marital status state booth stand | | familienstand | | |
filing archive | | ablage$ ablagen$ | | |
slide | | folie$ folien$ | | |
font | | schriftart | | tipografia | typographie
font type kind species | | schriftarten | | |
fontsize size big large | | schriftgrosse | | |
spelling orthography | | rechtschreibung | | |
reference link | | verweis$ verweise$ querverweis | | |
term concept | | begriff$ begriffe$ begriffen$ fachbegriff | | |
section paragraph | | abschnitt$ abschnitte$ abschnitten$ | | |
letter character | | buchstabe buchstaben | | |
character symbol sign | | zeichen$ sonderzeichen satzzeichen | | |
footnote grade mark foot footgrade | | fussnote | | |
footnote grade mark sheet music | | fussnoten | | |
abbreviation | | abkurzung | | |
symbol icon | | symbol$ symbole$ symbolen$ | | |
variety sort | | sorte$ sorten$ | | |
half | | halfte$ halften$ | | |
bike rental | | leihrad mietrad | | |
bike rental wheel bicycle | | leihrader | | |
carpool rideshare | | mitfahrgelegenheit | | |
carpool rideshare ring | | carsharing$ | | |
path cycleway | | radweg$ radwege$ | | |
path cycleway bike bicycle | | fahrradweg | | |
traffic | | verkehrslage | | |
crosswalk tire ripe tyre | | zebrastreifen | | |
sign | | verkehrszeichen | | rotulo$ rotulos$ |
summit peak | | gipfel$ | | |
abroad foreign | | ausland$ | | |
cancelled | | gestrichen abgebrochen | | |
provisional preliminary | | vorlaufig | | |
answered replied | | beantwortet | | |
unanswered answer reply response | | unbeantwortet | | |
reachable available | | erreichbar | | |
found | | gefunden$ gefundene$ gefundenen$ | znalezion | |
stolen | | gestohlen | | robado$ robada$ robados$ robadas$ | vole$ volee$ voles$ volees$
reserved booked | | reserviert | | |
divorced | | geschieden | | |
widowed | | verwitwet | | |
engaged | | verlobt$ | | |
minor underage year | | minderjahrig | | |
adult year full fullyear | | volljahrig | | |
punctual score points supply point | | punktlich | | |
punctual score points | | punktliche punktlicher punktlichen | | |
punctuality | | punktlichkeit | | |
quiet silent | | leise$ leiser$ leisen$ | | |
injured | | verletzt$ verletzte$ verletzten$ verletzter$ | | |
obsolete outdated | | veraltet | | |
known | | bekannt$ | | |
encrypted | | verschlusselt$ verschlusselte$ | | |
unencrypted key | | unverschlusselt | | |
protected | | geschutzt passwortgeschutzt | | |
connected | | verbunden$ angeschlossen | | |
disconnected separate | | getrennt$ | | |
paused | | pausiert$ | | |
interrupted | | unterbrochen | | |
started | | gestartet begonnen | | |
cancelled failed | | ausgefallen | | |
postponed rescheduled upstairs | | verschoben | | |
postponed rescheduled | | vertagt verlegt$ | | |
full | | ausgebucht | | |
overloaded | | uberlastet uberfullt | | |
unsafe insecure | | unsicher$ | | |
serious severe | | schwerwiegend | | |
weak | | schwach$ schwache$ | | |
mild | | mild$ milde$ | | |
recurring | | wiederkehrend | | |
once | | einmalig | | |
quarterly yearly annual | | vierteljahrlich | | |
allday | | ganztagig | | |
halfday label tag | | halbtags$ | | |
halfday | | halbtagig | | |
mandatory | | obligatorisch | | |
allowed permitted | | erlaubt zulassig | | |
forbidden prohibited | | verboten | | |
guilty school | | schuldig$ schuldige$ | | |
innocent | | unschuldig | | |
disputed | | strittig | | |
effective valid | | wirksam$ | | |
invalid ineffective | | unwirksam | | |
uninsured | | unversichert | | |
written | | schriftlich | | |
verbal oral | | mundlich | | |
submitted | | eingereicht | | |
paid | | ausgezahlt | | |
redeemed | | eingelost | | |
unredeemed resolved | | uneingelost | | |
printed | | gedruckt | | |
multilingual | | mehrsprachig | | |
european | | europaisch | | |
french | | franzosisch | | |
anonymized | | anonymisiert | | |
regional region | | regional$ regionale$ regionalen$ regionaler$ | | |
death case file | | sterbefall sterbefalle | | |
accessible | | barrierearm | | |
economy business bail custody | | wirtschaft$ | | |
economy business bail custody market | | marktwirtschaft | | |
community bail custody | | gemeinschaft$ hausgemeinschaft dorfgemeinschaft | | |
community | | gemeinschaften$ gemeinschaften | | | communaute$ communautes$
cooperative bail custody | | genossenschaft | | |
customer clientele bail custody | | kundschaft | | |
service | | dienstleistung | usluga$ uslugi$ usluge$ uslug$ usludze$ uslugami$ uslugach$ uslugom$ uslugow | |
provider contractor | | dienstleister | | | prestataire
load loading | | beladung | | |
ban | | fahrverbot verbot$ verbote$ | | |
year | | baujahr | | |
displacement | | hubraum | | |
attachment plant system investment | | anlage$ | | |
attachment plant system | | anlagen$ | | |
bathroom pool | | bader$ badern$ | | |
passport | | passe$ | | |
night | | nachte$ nachten$ | | |
ball | | balle$ ballen$ | | |
execution run version export | | ausfuhrung | | |
striker forward storm | | sturmer$ sturmerin$ | | |
mileage allowance money kilometer | | kilometergeld | | |
allowance benefit money child childmoney | | kindergeld | | |
allowance benefit money parent guardian | | elterngeld | | |
allowance benefit money | | wohngeld | | |
allowance benefit money ill sick | | krankengeld | | |
allowance benefit money day daymoney | | tagegeld | | |
allowance benefit money bag bagmoney | | taschengeld | | |
bonus money christmas | | weihnachtsgeld | | |
bonus money leave vacation holiday | | urlaubsgeld | | |
savings deposit money day daymoney | | tagesgeld | | |
savings deposit money | | festgeld | | |
housekeeper maid girl room roomgirl | | zimmermadchen | | |
client customer order | | auftraggeber | | |
distribution riding | | verbreitung | | |
disaster catastrophe | | katastroph | | |
service shift duty | | dienst$ dienste$ diensten$ | | |
station ward bed weather weatherward | | wetterstation | | |
station ward bed | | zwischenstation messstation station$ | | |
station job position | | messstelle | | |
station ward | | stationen$ | | |
peer remote job position | | gegenstelle | | |
office job position permit license | | zulassungsstelle | | |
office job position driving licence | | fuhrerscheinstelle | | |
office job position advice consultation | | beratungsstelle | | |
office job position | | meldestelle | | |
office job position shift duty | | dienststelle | | |
office job position opportunity deal | | geschaftsstelle | | |
point location job position collective | | sammelstelle | | |
point location job position | | annahmestelle | | |
station fuel job position tank | | tankstelle | | |
diary log book | | bautagebuch | | |
diary log guestbook logbook | | tagebuch tagebucher | | |
directory phonebook book phone telephone | | telefonbuch telefonbucher | | |
contact addressbook book | | adressbuch adressbucher | | |
dictionary book word wordbook | | worterbuch worterbucher | | |
nonfiction book | | sachbuch sachbucher | | |
price quote training course exchange | | aktienkurs borsenkurs | | |
price quote history training course | | kursverlauf | | |
level status state booth stand | | fullstand | | |
liable cash bear bail custody | | haftbar | | |
idle race running jog empty | | leerlauf$ | | |
workflow process expiry expiration program | | arbeitsablauf | | |
workflow process program schedule | | arbeitsablaufe | | |
bounce return coast shore | | rucklaufer$ | | |
dunning race running jog | | mahnlauf | | |
dunning | | mahnlaufe | | |
dunning stage phase stairs staircase | | mahnstufe | | |
order ranking episode | | rangfolge | | |
rotation episode | | fruchtfolge | | |
item agenda score points supply | | tagesordnungspunkt | | |
bullet keyword score points supply | | stichpunkt | | |
line pipe cable | | leitung$ leitungen$ | | |
complaint report advertisement screen display | | strafanzeige | | |
luggage baggage play drama piece | | gepackstuck | | |
parcel plot play drama piece | | flurstuck | | |
certificate identity card badge electricity | | energieausweis | | |
permit identity card badge park | | parkausweis | | |
permit identity card badge resident | | anwohnerparkausweis bewohnerparkausweis | | |
registration bill note banknote vehicle | | fahrzeugschein | | |
registration letter vehicle vehicleletter | | fahrzeugbrief | | |
label bill note banknote package | | paketschein | | |
label bill note banknote return | | retourenschein | | |
license permit bill note banknote | | gewerbeschein waffenschein angelschein jagdschein | | |
background reason cause | | hintergrund$ hintergrunde$ | | |
starter occasion event | | anlasser$ | | |
harvest | | weinlese | | |
vintage year hallway corridor gear | | jahrgang | | |
vintage year corridor gear course | | jahrgange | | |
garnishment seizure deposit | | pfandung | | |
friend playmate camera match game | | spielkamerad | | |
sticker badge | | plakette | | |
sticker badge chain environment | | umweltplakette | | |
tag brand dog dogbrand | | hundemarke | | |
tag | | ohrmarke | | |
festival | | stadtfest volksfest | | |
festival summer | | sommerfest | | |
festival street | | strassenfest | | |
festival lighting lamp lantern streetlight | | laternenfest | | |
basis foundation | | grundlage | | |
brake braking | | bremsbelag bremsbelage | | |
property attribute feature bail custody | | eigenschaft$ | | |
mailbox voicemail stable barn stall | | mailbox$ | | |
component | | komponente | | |
planning plan schedule | | planung$ planungen$ planungs$ bedarfsplanung tourenplanung personalplanung einsatzplanung urlaubsplanung | | |
activity task | | tatigkeit | | |
facility institution | | einrichtung | | |
attraction | | attraktion | | |
interaction | | interaktion | | |
letter rejection | | ablehnungsschreiben | | |
goodwill | | kulanz | | |
complaint claim | | beanstandung | | |
cash | | barzahlung | | |
preference | | praferenz vorliebe | | |
interest | | interesse$ | | |
interest food meal | | interessen$ | | |
hobby | | hobby$ hobbys$ | | |
notice termination | | kundigungsschreiben | | |
end | | enddatum endzeit | | |
end score points supply point | | endzeitpunkt | | |
buffer | | puffer$ | | |
buffer time | | pufferzeit | | |
companion | | begleitung$ begleiter$ | | acompanante |
companion person | | begleitperson | | |
sampling sample | | probenahme probennahme | | |
analysis | | analyse$ analysen$ datenanalyse | | |
acceptance | | annahme$ auftragsannahme warenannahme | | |
review criticism | | kritik$ kritiken$ buchkritik | | |
review criticism movie film | | filmkritik | | |
critic reviewer | | kritiker | | |
incident occurrence | | vorkommnis | | |
trainer instructor | | ausbilder$ ausbilderin$ | | | formateur$ formatrice$ formateurs$ formatrices$
absence | | fehltag | | |
heartbeat | | herzschlag | | |
cycle period | | zyklus$ zyklen$ | | |
breathing respiration | | atmung$ | | |
final | | finale$ finals$ | | |
semifinal | | halbfinale | | |
squad roster | | kader$ | | |
closure closing solution account | | kontoauflosung | | |
screen canvas wall | | leinwand leinwande | | |
wishlist request | | wunschzettel | | |
provider supplier | | gasanbieter | | |
section phase | | bauabschnitt | | |
vote | | stimmabgabe | | |
waste | | grunschnitt | | |
code | | turcode | | |
urgency priority | | | pilnosc | |
employment hiring job | | | zatrudnien | |
benefit service allowance | | | swiadczen | |
perk benefit | | | benefit | |
hr personnel | | | kadrowa$ kadrowej$ kadrowe$ kadrowy$ kadrowych$ kadrowego$ kadrowiec | |
internship traineeship tenure | | | staz$ stazu$ staze$ stazem$ stazy$ | |
maternity leave | | | macierzyn | |
contribution insurance | | | zus$ zusu$ zusem$ | |
earnings salary | | | zarobki$ zarobek$ zarobku$ zarobkach$ zarobkow | |
correction adjustment | | | korekta$ korekty$ korekte$ korekcie$ korekt$ korygujac | |
note | | | nota$ noty$ note$ nocie$ notami$ | |
taxid vat | | | nip$ nipu$ nipem$ nipy$ | |
registration company | | | regon$ regonu$ regonem$ krs$ krsu$ | |
atm payment | | | wplatomat | |
deposit savings | | | lokata$ lokaty$ lokate$ lokat$ lokacie$ lokatami$ | |
saving savings | | | oszczedzan | |
piggybank savings | | | skarbonk | |
order instruction command | | | polecenie$ polecenia$ polecen$ poleceniem$ poleceniu$ | |
debit card | | | debetowych$ | |
pin code | | | pin$ pinu$ pinem$ piny$ | |
block freeze lock | | | blokad | |
block objection | | | zastrzezen | |
capital principal | | | kapital$ kapitalu$ kapitalem$ kapitaly$ kapitalow | |
repayment payment | | | splata$ splaty$ splate$ splacie$ splat$ | |
loan moment | | | chwilowk | |
insurance liability | | | oc$ | |
dispatch issue | | | wz$ wzka$ wzki$ | |
cancellation withdrawal | | | odstapien | |
expiry expiration useful | | | przydatnosc | |
locker package parcel | | | paczkoma | |
collection cod charge | | | pobranie$ pobrania$ pobraniem$ pobraniu$ | |
loading | | | zaladun | |
consumption fuel | | | spalanie$ spalania$ spalaniu$ | |
position location | | | polozenie$ polozenia$ polozeniem$ polozeniu$ | |
semitrailer trailer | | | naczep | |
stop | | | postoj$ postoju$ postoje$ postojow$ postojem$ | | halte$ haltes$
bodywork panelbeater | | | blacharz blacharn blacharsk | |
fender | | | blotnik | |
terminus loop | | | petla$ petli$ petle$ petl$ | |
warehouse lineup composition | | | sklad$ skladu$ sklady$ skladow$ skladem$ skladzie$ | |
occupancy | | | oblozenie$ oblozenia$ oblozeniu$ oblozeniem$ | ocupacion$ ocupaciones$ |
guesthouse salary wage | | | pensjonat | |
lodging accommodation | | | kwatera$ kwatery$ kwatere$ kwater$ kwaterze$ | |
checkin arrival | | | zameldowan | |
checkout departure | | | wymeldowan | |
community association shared | | | wspolnota$ wspolnoty$ wspolnote$ wspolnocie$ wspolnot$ | |
building block apartment | | | blok$ bloku$ bloki$ blokow$ blokiem$ blokach$ | |
building tenement stone rock | | | kamienica$ kamienicy$ kamienice$ kamienic$ kamienicach$ | |
bar pub | | | bar$ baru$ bary$ barow$ barem$ barze$ | |
pizzeria restaurant pizza | | | pizzeri pizza$ pizzy$ pizze$ pizz$ | |
groats porridge | | | kasza$ kaszy$ kasze$ kasz$ | |
flyer leaflet newspaper | | | gazetka$ gazetki$ gazetke$ gazetek$ gazetce$ | |
drugstore street road | | | drogeria$ drogerii$ drogerie$ drogeriach$ drogeryjn | |
grocery deli | | | delikates | |
ham meat | | | wedlin | |
organizer | | | organizator | |
tour visit sightseeing | | | zwiedzan | |
band group | | | kapela$ kapeli$ kapele$ kapel$ | |
album record disc stove | | | plyta$ plyt$ | |
album record disc | | | plyty$ plyte$ plycie$ plytami$ plytach$ winyl$ winyle$ winyla$ winyli$ winylow | |
playlist | | | playlis | |
playback play | | | odtworzenie$ odtworzenia$ odtworzen$ odtworzeniu$ odsluchan odsluch$ odsluchu$ | |
listener hearing | | | sluchacz | |
view impression display | | | wyswietlen | |
thumbnail | | | miniatur | miniatura | miniature$ miniatures$
photo picture | | | fotka$ fotki$ fotke$ fotek$ fotce$ fotkami$ fotkach$ | |
image picture painting | | | obrazek$ | |
volume | | | tom$ tomu$ tomy$ tomow$ tomem$ tomie$ | tomo$ tomos$ | tome$ tomes$
card | | | legitymac | |
librarian library | | | bibliotekarz bibliotekark | |
task assignment exercise job | | | zadanie$ zadania$ zadaniu$ zadaniem$ zadaniami$ zadaniach$ zadaniow | |
task assignment exercise request setpoint | | | zadan$ | |
subtask | | | podzadan | subtarea |
gradebook diary daily | | | dzienniczek$ dzienniczk | |
test quiz | | | kartkowk | |
teacher tutor | | | wychowawc | |
credit pass | | | zaliczenie$ zaliczenia$ zaliczen$ zaliczeniu$ zaliczeniem$ zaliczeniow | |
study degree | | | studia$ studiow$ studiach$ studiami$ studiom$ | |
bachelor degree license | | | licencjat | |
bachelor degree thesis dissertation | | | licencjack | |
direction field major | | | kierunek$ kierunku$ kierunki$ kierunkiem$ kierunkach$ | |
direction field major area code | | | kierunkow$ | |
trainer instructor training course | | | szkoleniowc szkoleniowiec | |
tutor | | | korepetytor | |
fan | | | kibic$ kibica$ kibice$ kibicow$ kibicom$ kibicem$ | aficionad hincha$ hinchas$ |
president chairman ceo director | | | prezes | |
gym fitness | | | silowni | |
diagnosis | | | rozpoznanie$ rozpoznania$ rozpoznan$ rozpoznaniem$ | |
history interview | | | wywiad$ wywiadu$ wywiady$ wywiadow$ wywiadem$ wywiadzie$ | |
prevention profile | | | profilakty | |
substance ingredient | | | substanc | |
refund reimbursement | | | refundac | |
milking | | | doj$ doju$ dojem$ udoj$ udoju$ udoje$ | |
furnace boiler oven kiln | | | pieca$ piece$ piecow$ | |
furnace boiler oven | | | piecem$ piecu$ piecyk | |
water waterworks | | | wodociag | |
bin trash | | | smietnik | |
organic | | | bio$ bioodpad | |
truck litter rubbish | | | smieciark | |
recycling | | | pszok$ pszoku$ pszoki$ pszokow$ | |
pesel id | | | pesel$ peselu$ pesele$ peselem$ | |
parking meter | | | parkoma | |
parking | | | parkowanie$ parkowania$ parkowaniu$ parkowaniem$ | |
applicant client | | | petent | |
authorization proxy attorney | | | pelnomocnict | |
attorney proxy representative | | | pelnomocnik | |
renovation repair | | | remont remontow | |
crew team | | | ekipa$ ekipy$ ekipe$ ekip$ ekipie$ ekipami$ | cuadrilla$ cuadrillas$ |
square yard playground | | | placu$ placow$ placem$ placach$ | |
shortage defect lack | | | braki$ brakow$ brakiem$ brakach$ brakami$ | |
defect fault | | | wada$ wade$ wadzie$ wadami$ wadach$ | |
action activity measure | | | dzialanie$ dzialania$ dzialan$ dzialaniem$ dzialaniu$ dzialaniami$ dzialaniach$ | |
range scope | | | zakres$ zakresu$ zakresy$ zakresow$ zakresem$ zakresie$ | |
wifi wireless | | | wifi$ | |
link connection | | | lacze$ lacza$ laczy$ laczem$ laczu$ laczami$ | |
registrar register | | | rejestrator | |
build compilation | | | kompilac | |
dashboard desktop | | | pulpit | |
exchange headquarters | | | centrala$ centrali$ centrale$ centralka$ centralki$ centralke$ | |
salesperson sales commercial | | | handlowiec$ handlowca$ handlowcy$ handlowcow$ handlowcem$ handlowcom$ | |
unsubscribe cancellation | | | wypisanie$ wypisania$ wypisan$ wypisaniem$ | |
survey questionnaire | | | kwestionariusz | |
share sharing | | | udostepnienie$ udostepnienia$ udostepnien$ udostepnieniem$ udostepnianie$ udostepniania$ | |
relation story report | | | relacja$ relacje$ relacji$ relacjach$ relacjami$ | |
security safeguard protection | | | zabezpieczen | |
verification | | | weryfikacj | |
district circuit circumference | | | obwod$ obwodu$ obwody$ obwodem$ obwodzie$ obwodow | |
deputy member representative | | | posel$ posla$ poslowie$ poslow$ poslem$ poslowi$ poslank poslom$ | |
collection tray | | | taca$ tacy$ tace$ | |
intention mass | | | intencj | |
cosmetologist beautician | | | kosmetyczk | |
coloring dye | | | farbowan | |
barber hairdresser | | | barber | |
nanny babysitter | | | niania$ niani$ nian$ | |
ongoing progress | | | trwajac | |
pending unresolved | | | niezalatwion | |
neighborhood | | | sasiedztw | colonia$ colonias$ |
recurring cyclic | | | cykliczn | |
business activity | | | dzialalnosc | |
revenue turnover | | | utarg$ utargu$ utargi$ utargiem$ | |
partial spare part | | | czesciow | |
weight mass | | | masa$ masy$ mase$ masie$ | |
diet weight | | | odchudzan | |
disruption obstruction traffic | | | utrudnien | |
inspection | | | oskp$ | |
stay holiday | | | turnus | |
return round recovery | | | powrotny$ powrotna$ powrotnego$ powrotnej$ powrotne$ powrotnych$ | |
spa wellness | | | spa$ | |
sanatorium spa | | | sanatori | |
pawnshop | | | lombard | |
free gift | | | gratis | |
creditworthiness capacity ability | | | zdolnosc | |
bankruptcy insolvency | | | upadlosc | |
collection debt recovery | | | windykac | |
enforcement execution | | | egzekuc | |
script | | | skrypt$ skryptu$ skrypty$ skryptow$ skryptem$ | |
paper presentation | | | referat | |
doctorate phd doctor physician | | | doktorat doktorant | |
correction resit amendment | | | poprawk | |
doctor physician | | | lekarka$ lekarki$ lekarke$ lekarek$ lekarce$ | |
player athlete | | | zawodniczk | |
manager boss handlebar steering | | | kierowniczk | |
pensioner senior | | | rencist | |
pensioner senior elderly | | | emerytk | |
printout print | | | wydruk | |
print | | | druk$ druku$ druki$ drukiem$ drukow | |
revision inspection | | | rewizj | |
shredding disposal destruction | | | niszczenie$ niszczenia$ niszczeniu$ | |
milling mill | | | frezark | |
form mold shape | | | forma$ formy$ forme$ form$ formie$ formach$ | |
sheet metal | | | blacha$ blachy$ blache$ blach$ blasze$ | |
meter gauge | | | miernik | |
faulty broken | | | niesprawn | |
functional working | | | sprawny$ sprawna$ sprawne$ sprawnych$ sprawnego$ | |
package plan bundle | | | pakiet | |
marshal speaker | | | marszal | |
senate | | | senat$ senatu$ senacie$ senatem$ | senado$ | senat$
schedule calendar time slot | | | terminarz | |
league competition match | | | rozgryw | |
certification attestation | | | poswiadczen | |
certification certificate | | | certyfikac | |
ophthalmologist optometrist eye | | | okulist | |
dermatologist dermatology | | | dermatolog | |
drip infusion | | | kroplowk | |
suture stitch | | | szew$ szwy$ szwow$ szwu$ | |
wound injury | | | rana$ rany$ rane$ ranami$ | |
fishery fishing | | | lowisk | |
epilation waxing | | | depilac | |
chargeback dispute | | | chargeback | |
collision accident | | | stluczk | |
faq | | | faq$ | |
dictation | | | dyktand | |
resource | | | zasob$ zasobu$ zasoby$ zasobow$ zasobem$ zasobami$ zasobach$ | |
space workspace | | | przestrzen | |
tester | | | tester | |
specification | | | specyfikac | |
card businesscard contact appointment visit | | | wizytowk | |
slogan | | | slogan | |
logo | | | logotyp logo$ | logo$ logos$ logotipo |
source spring well | | | zrodlo$ zrodla$ zrodlem$ zrodle$ zrodlow | |
source | | | zrodel$ | |
road route expensive street | | | drog$ | |
road route | | | drodze$ | |
road route street | | | drogami$ drogach$ | |
flat lumpsum fixed | | | ryczalt | |
trivia fact | | | ciekawostk | |
breeding | | | hodowl | |
feeder | | | karmnik | |
feeding feed | | | karmienie$ karmienia$ karmien$ karmieniem$ karmieniu$ | |
dairy milk | | | mleczar | |
defender lawyer | | | obronc | |
wanted search | | | poszukiwan | |
refusal rejection denial | | | odmow$ odmowa$ odmowy$ odmowe$ odmowie$ | |
delay arrears | | | zwloka$ zwloki$ zwloke$ zwloce$ | |
delay late tardiness | | | spoznien | |
volunteer | | | ochotnik ochotnic | |
charge accrual calculation | | | naliczenie$ naliczenia$ naliczen$ naliczeniu$ | |
form | | | druczek$ druczka$ druczki$ druczkow$ | |
forest wood | | | las$ lasu$ lasy$ lasow$ lasem$ lesie$ lasach$ | |
job work labor | | | praca$ pracy$ prace$ pracami$ pracach$ | |
administrator admin manager | | | zarzadca$ zarzadcy$ zarzadce$ zarzadcow$ administrator | |
calculation | | | obliczen | |
booklet | | | ksiazeczk | |
porter doorman concierge | | | portier | |
equivalent compensation | | | ekwiwalent | |
severance checkin briefing | | | odprawa$ odprawy$ odprawe$ odprawie$ odpraw$ | |
pension | | | ppk$ | |
wholesale | | | hurtow$ hurtowy$ hurtowa$ hurtowe$ hurtowej$ hurtowych$ hurtowego$ | |
wholesale wholesaler | | | hurt$ | |
retail | | | detal$ detalu$ detalem$ | |
salesperson clerk | | | ekspedient | |
discrepancy difference | | | rozbieznosc | |
licence license | | | prawko$ prawka$ prawkiem$ | |
wheel rim | | | felg$ felga$ felgi$ felge$ | |
balancing | | | wywazan | |
muffler silencer | | | tlumik | |
radiator cooler cold | | | chlodnica$ chlodnicy$ chlodnice$ chlodnic$ | |
disc shield | | | tarcze$ tarcza$ tarczy$ tarcz$ | |
pad block | | | klocki$ klockow$ klocek$ klockami$ | |
damper shock | | | amortyzator | |
destination | | | destynac | |
pavilion | | | pawilon | |
soup | | | zurek$ zurku$ rosol$ rosolu$ barszcz | |
cutlet chop boiler heat pump | | | kotlet | |
decoration | | | dekorac | |
viewer spectator audience | | | widz$ widza$ widzowie$ widzow$ widzem$ widzom$ | |
completion | | | ukonczenie$ ukonczenia$ ukonczen$ ukonczeniem$ ukonczeniu$ | |
set | | | seta$ sety$ setow$ setem$ | |
victory win | | | zwyciestw | |
defeat loss failure | | | porazk porazek$ | |
fee entry start | | | startowa$ startowe$ startowy$ startowej$ startowego$ | |
goalkeeper goal gate barrier | | | bramkarz | |
forward striker | | | napastni | |
stand tribune | | | trybun | |
supplement | | | suplement | |
hose snake | | | waz$ wezy$ | |
switchboard distribution | | | rozdzielni$ rozdzielnia$ rozdzielnica$ rozdzielnicy$ | |
wiring cabling | | | okablowan | |
ironing | | | prasowan | |
donation donor blood | | | krwiodaw | |
scan ct tomography | | | tomograf | |
allowance benefit | | | becikow | |
alimony support | | | aliment | |
guardian curator | | | kurator | |
ruling certificate decision | | | orzeczen | |
welfare | | | ops$ mops$ mopsu$ mopsie$ gops$ | |
hospice | | | hospicj | |
intercom | | | domofon | interfono telefonillo | interphone
cemetery | | | cmentarn | |
obituary | | | nekrolog | |
tax office | | | skarbow | |
taxpayer | | | podatnik | contribuyente | contribuable
waiting | | | oczekiwanie$ oczekiwania$ oczekiwaniu$ | |
adviser consultant agent | | | konsultan | |
agency | | | agencj | |
mailbox mail post office | | | poczta$ poczty$ poczte$ | |
mailbox mail post | | | poczcie$ | |
substitute reserve spare | | | rezerwowy$ rezerwowi$ rezerwowych$ rezerwowego$ | |
picking set kit | | | kompletac | |
transfer shift | | | przesuniec | |
app application | | | apka$ apki$ apke$ apek$ apce$ | |
friend | | | kumpel$ kumpla$ kumple$ kumpli$ ziomek$ ziomki$ | |
kit | | | apteczk | botiquin | trousse$ trousses$
moderator | | | moderator | moderador | moderateur$ moderateurs$ moderatrice$
experience | | | doswiadczenie$ doswiadczenia$ doswiadczen$ doswiadczeniem$ doswiadczeniu$ | |
qualification | | | kwalifikac | |
development growth | | | rozwoj$ rozwoju$ rozwojem$ | |
incoming inbound revenue turnover income | | | przychodzac | |
pending waiting waitlist | | | oczekujac | |
own custom | | | wlasny$ wlasna$ wlasne$ wlasnego$ wlasnych$ wlasnej$ wlasnym$ | |
suspended | | | zawieszony$ zawieszona$ zawieszone$ zawieszonych$ zawieszonego$ | |
paused held suspended | | | wstrzyman | |
featured highlighted | | | wyroznion | |
bestseller | | | bestsell | |
agreement | | | porozumien | | compromis$
change shift | | | zmiana$ zmiany$ zmiane$ zmianie$ zmianami$ zmianach$ | |
batch lot party | | | partia$ partii$ partie$ partiami$ partiach$ | |
log journal diary guestbook logbook | | | dziennik$ dziennika$ dzienniki$ dziennikow$ dziennikiem$ dzienniku$ | |
management headquarters | | | dyrekcj | |
lab exercise | | | laborka$ laborki$ laborke$ laborek$ | |
negotiation | | | negocjac | |
night day | | | dobowy$ dobowa$ dobowe$ doby$ doba$ dobe$ dob$ dobie$ | |
annex amendment addendum | | | aneks$ aneksu$ aneksy$ aneksow$ aneksem$ | |
plasma | | | osocze$ osocza$ osoczem$ osoczu$ | |
power capacity | | | moc$ mocy$ | potencia$ potencias$ | puissance$ puissances$
cloud overcast | | | zachmurzen chmura$ chmury$ chmure$ chmur$ chmurze$ chmurka$ | |
parental leave | | | tacierzyn | |
deputy principal | | | wicedyrektor | |
severance settlement | | | | finiquito |
internship | | | | practicas$ pasantia | stage$ stages$
shift workday | | | | jornada$ jornadas$ |
bonus | | | | aguinaldo plus$ pluses$ gratificacion | interessement
orgchart | | | | organigrama | organigramme
withholding tax | | | | irpf$ |
checkbook | | | | talonario | chequier$ chequiers$
fraud scam | | | | fraude$ fraudes$ fraudulent |
scam fraud | | | | estafa$ estafas$ timo$ timos$ | arnaque$ arnaques$ escroquerie
appraisal assessment | | | | peritaje peritacion |
discontinued | | | | descatalogad |
availability | | | | disponibilidad | disponibilite
batch remittance | | | | remesa |
diesel | | | | gasoil gasoleo |
charger station | | | | electrolinera |
attendant | | | | azafata azafato | hotesse$ hotesses$ steward
traffic congestion jam | | | | atasco embotellamiento | embouteillage
accommodation lodging | | | | alojamiento |
plot land | | | | terreno |
assessment levy | | | | derrama |
congress conference | | | | congreso$ congresos$ | congres$
stage scene | | | | escenario |
movie film | | | | peli$ pelis$ |
topic song theme | | | | tema$ temas$ |
stream broadcast | | | | retransmision |
card license | | | | carnet$ carnets$ |
comic | | | | comic$ comics$ tebeo$ historieta | bd$ bds$
teacher | | | | profe$ profes$ | instituteur institutrice maitresse$ maitresses$
degree qualification | | | | titulacion |
goal | | | | gol$ goles$ |
weight dumbbell | | | | pesas$ |
workout routine | | | | rutina$ rutinas$ |
bib number | | | | dorsal$ dorsales$ |
basketball | | | | baloncesto basquet | basket$
lineup | | | | alineacion |
analysis test | | | | analisis | analyse$ analyses$
surgery theatre | | | | quirofano |
glucose | | | | glucosa glucemia | glycemie
syrup | | | | jarabe | sirop$ sirops$
birth childbirth | | | | parto$ partos$ |
physiotherapist physio | | | | fisioterapeuta fisio$ fisios$ | kine$ kines$ kinesitherapeute
physiotherapy physio | | | | fisioterapia |
health healthcare | | | | sanidad |
waitlist waiting | | | | espera$ esperas$ |
shelter rescue | | | | protectora$ protectoras$ |
plenary session council | | | | pleno$ plenos$ |
province state | | | | provincia |
renovation remodel | | | | reforma$ reformas$ |
mold mould | | | | molde$ moldes$ | moule$ moules$
compliance conformity | | | | conformidad | conformite
switch | | | | conmutador | commutateur$ commutateurs$
switchboard pbx | | | | centralita |
bounce | | | | rebote$ rebotes$ | rebond$ rebonds$
funnel pipeline | | | | embudo | entonnoir
appliance | | | | electrodomestico | electromenager
intruder | | | | intruso$ intrusos$ intrusa$ | intrus$ intruse$
surveillance camera | | | | videovigilancia | videosurveillance
nonprofit ngo charity | | | | ong$ ongs$ |
foundation charity | | | | fundacion$ fundaciones$ |
fundraising fundraiser | | | | recaudacion recaudador |
beautician beauty | | | | esteticista estetica$ |
beard | | | | barba$ barbas$ | barbe$ barbes$
waxing epilation | | | | depilacion |
signer signatory | | | | firmante$ firmantes$ | signataire
nickname alias | | | | apodo$ apodos$ mote$ | surnom$ surnoms$
spouse partner | | | | conyuge | conjoint
biannual | | | | semestral | semestriel
object item | | | | objeto$ objetos$ |
videogame game | | | | videojuego |
achievement | | | | logro$ logros$ |
roulette wheel | | | | ruleta |
cruise | | | | crucero$ cruceros$ | croisiere
sailor | | | | marinero$ marineros$ | marin$ marins$
profitability margin | | | | rentabilidad | rentabilite
statistic | | | | estadistica |
award | | | | adjudicacion |
director executive manager | | | | directivo$ directivos$ directiva$ |
disability incapacity | | | | incapacidad |
protection ppe | | | | epi$ | epi$ epis$
recognition | | | | reconocimiento | reconnaissance
remote telework | | | | teletrabajo teletrabajador | teletravail teletravailleur
proration | | | | prorrateo | prorata$
reconciliation | | | | arqueo$ arqueos$ conciliacion$ conciliaciones$ |
terminal pos | | | | tpv$ tpvs$ datafono | tpe$
taxable | | | | imponible |
breakdown | | | | desglose |
exempt | | | | exento$ exentos$ exenta$ exentas$ | exonere$ exoneree$ exoneres$ exonerees$
bracket tier section | | | | tramo$ tramos$ |
equity wealth asset | | | | patrimonio |
seizure garnishment | | | | embargo$ embargos$ |
lender | | | | prestamista | preteur$ preteurs$ preteuse$
laundering | | | | blanqueo | blanchiment
copayment copay | | | | copago |
collision crash | | | | choque$ choques$ colision | collision$ collisions$ carambolage
hit accident | | | | atropello |
trunk boot | | | | maletero$ maleteros$ |
absorber | | | | amortiguador | amortisseur
coolant antifreeze | | | | anticongelante refrigerante$ |
indicator blinker | | | | intermitente$ intermitentes$ | clignotant
dent hit | | | | golpe$ golpes$ |
chassis vin | | | | bastidor$ bastidores$ chasis$ |
hybrid | | | | hibrido$ hibridos$ hibrida$ hibridas$ |
range autonomy | | | | autonomia$ | autonomie$
display showcase | | | | escaparate |
breakage stockout | | | | rotura$ roturas$ |
replenishment restock | | | | reposicion reaprovisionamiento |
seal | | | | precinto$ precintos$ |
perishable | | | | perecedero$ perecederos$ perecedera$ perecederas$ | perissable
shipping postage | | | | porte$ portes$ |
manifest | | | | manifiesto$ manifiestos$ |
origin source | | | | origen$ origenes$ procedencia | origine$ origines$ provenance$ provenances$
turnstile gate | | | | torniquete |
takeoff departure | | | | despegue$ despegues$ |
child | | | | infantil$ infantiles$ |
roundabout | | | | glorieta$ glorietas$ |
carshare | | | | carsharing | autopartage
crib cot | | | | cuna$ cunas$ |
crack | | | | grieta$ grietas$ |
cockroach pest | | | | cucaracha | cafard$ cafards$
cadastre | | | | catastro catastral | cadastre$ cadastral
appraisal valuation | | | | tasacion |
burger hamburger | | | | hamburguesa$ hamburguesas$ |
order | | | | comanda$ comandas$ |
roast grilled | | | | asado$ asados$ |
seafood | | | | marisco$ mariscos$ |
pantry | | | | despensa |
slice | | | | rodaja$ rodajas$ |
booth stand | | | | estand$ estands$ |
sponsor | | | | patrocinador | sponsor$ sponsors$ mecene$ mecenes$
sponsorship sponsor | | | | patrocinio |
grandstand stand | | | | grada$ gradas$ | tribune$ tribunes$ gradin$ gradins$
box | | | | palco$ palcos$ |
musician | | | | musico$ musicos$ | musicien
dj | | | | dj$ djs$ pinchadiscos$ |
documentary | | | | documental$ documentales$ |
screenwriter writer | | | | guionista | scenariste
showcase display | | | | vitrina$ vitrinas$ |
cover | | | | portada$ portadas$ contraportada |
synopsis summary | | | | sinopsis |
illustrator | | | | ilustrador | illustrateur illustratrice
poetry | | | | poesia$ poesias$ | poesie$ poesies$
reporter correspondent | | | | corresponsal | correspondant$ correspondants$ correspondante$
report story | | | | reportaje$ reportajes$ | reportage$ reportages$
bookmark | | | | marcapaginas$ | marquepage
dean | | | | decano$ decana$ decanos$ | doyen$ doyens$ doyenne$
postgraduate | | | | posgrado postgrado |
recognition equivalence | | | | convalidacion |
punishment | | | | castigo$ castigos$ |
counselor | | | | orientador |
therapist | | | | logopeda |
extracurricular | | | | extraescolar | periscolaire extrascolaire
desk | | | | pupitre |
practice | | | | practica$ |
defender defense | | | | defensa$ defensas$ |
midfielder | | | | centrocampista |
marathon | | | | maraton$ maratones$ |
triathlon | | | | triatlon |
cycling | | | | ciclismo | cyclisme$
pass ski | | | | forfait$ forfaits$ |
boxing | | | | boxeo$ | boxe$
bowling | | | | bolos$ bolera$ boleras$ |
squat | | | | sentadilla |
stretch stretching | | | | estiramiento |
pace rhythm | | | | ritmo$ ritmos$ |
elevation | | | | desnivel | denivele
gynecologist | | | | ginecolog | gynecolog
cardiologist | | | | cardiolog | cardiolog
dermatologist | | | | dermatolog | dermatolog
ophthalmologist | | | | oculista oftalmolog | ophtalmo$ ophtalmolog
clinic outpatient | | | | ambulatorio |
triage | | | | triaje$ triajes$ triage$ |
cast plaster | | | | escayola$ escayolas$ |
burn | | | | quemadura | brulure
hypertension | | | | hipertension |
infarction | | | | infarto$ infartos$ | infarctus$
ct scan | | | | tac$ |
electrocardiogram ecg | | | | electrocardiograma | electrocardiogramme ecg$
hearing | | | | audifono |
throat | | | | garganta$ | gorge$
back | | | | espalda$ | dos$
contraindication | | | | contraindicacion |
dosage | | | | posologia |
booklet record | | | | cartilla$ cartillas$ |
neutering sterilization | | | | castracion esterilizacion esterilizad | castration$ sterilisation$ sterilise$ sterilisee$
carrier crate | | | | transportin |
walker | | | | paseador$ paseadores$ paseadora$ | promeneur$ promeneurs$ promeneuse$
sunflower | | | | girasol$ girasoles$ | tournesol
grove orchard | | | | olivar$ olivares$ |
pesticide spray | | | | fitosanitario herbicida | phytosanitaire herbicide
farm | | | | explotacion$ explotaciones$ |
shower rain | | | | chubasco aguacero | averse$ averses$
uv ultraviolet | | | | uv$ ultravioleta |
cyclone storm | | | | ciclon$ ciclones$ |
hurricane | | | | huracan | ouragan$ ouragans$
wave swell | | | | oleaje |
wind | | | | eolica$ eolico$ eolicas$ eolicos$ |
inverter | | | | inversor$ | onduleur
breaker | | | | magnetotermico disyuntor | disjoncteur
firewood wood | | | | lena$ |
market | | | | mercadillo tianguis |
notice edict | | | | edicto$ edictos$ bando$ bandos$ |
copy photocopy | | | | fotocopia |
representative attorney | | | | apoderad |
gym | | | | polideportivo |
swing | | | | columpio$ columpios$ | balancoire
debris rubble | | | | escombro | gravat$ gravats$
obstacle | | | | obstaculo$ obstaculos$ |
bollard | | | | bolardo | plot$ plots$
lawyer attorney | | | | letrado$ letrada$ letrados$ |
conviction sentence | | | | condena$ condenas$ | condamnation
power | | | | poderes$ | pouvoirs$
mediation | | | | mediacion |
arbitration | | | | arbitraje |
fee bill | | | | minuta$ minutas$ |
privacy gdpr | | | | privacidad rgpd$ |
guardianship | | | | tutela$ tutelas$ | tutelle$ curatelle$
alcohol breathalyzer | | | | alcoholemia |
assault aggression | | | | agresion$ agresiones$ | agression$ agressions$
abuse | | | | maltrato$ maltratos$ | maltraitance
harassment | | | | acoso$ acosos$ | harcelement
homicide murder | | | | homicidio asesinato | homicide$ homicides$ meurtre$ meurtres$
beam | | | | viga$ vigas$ | poutre$ poutres$
pillar | | | | pilar$ pilares$ |
engineer | | | | ingeniero ingeniera$ ingenieras$ | ingenieur
engineering | | | | ingenieria | ingenierie
glazier | | | | cristalero$ cristaleros$ cristalera$ | vitrier$ vitriers$
welder soldier | | | | soldador$ soldadores$ soldadora$ |
welding weld soldier | | | | soldadura |
nut | | | | tuerca$ tuercas$ | ecrou$ ecrous$
washer | | | | arandela | laveuse$ rondelle$ rondelles$
approval homologation | | | | homologacion homologad |
accredited | | | | acreditad |
finding | | | | hallazgo |
deviation | | | | desviacion |
preventive | | | | preventivo$ preventivos$ preventiva$ preventivas$ | preventif$ preventifs$ preventive$ preventives$
corrective correct right | | | | correctivo$ correctivos$ correctiva$ correctivas$ |
balancer | | | | balanceador |
redirect redirection | | | | redireccion |
probe | | | | sonda$ sondas$ | sonde$ sondes$
poll | | | | sondeo$ sondeos$ |
artifact | | | | artefacto | artefact
scope reach | | | | alcance$ alcances$ |
agent operator | | | | teleoperador | teleoperateur teleoperatrice
transcript transcription | | | | transcripcion |
porting portability | | | | portabilidad |
seo | | | | posicionamiento | referencement
header | | | | cabecera$ cabeceras$ encabezado$ encabezados$ | entete$ entetes$
content | | | | contenido$ contenidos$ | contenu$ contenus$
emoji | | | | emoji$ emojis$ emoticono | emoji$ emojis$ emoticone
friendship friend | | | | amistad$ amistades$ | amitie$ amities$
relay | | | | rele$ reles$ |
blender mixer | | | | batidora | mixeur$ mixeurs$
constituency district | | | | circunscripcion | circonscription$ circonscriptions$
promise pledge | | | | promesa$ promesas$ | promesse$ promesses$
motion | | | | mocion$ mociones$ |
collection fundraiser | | | | colecta$ colectas$ | quete$ quetes$
patron sponsor | | | | mecenas$ mecenazgo |
diocese | | | | diocesis |
temple | | | | templo$ templos$ |
pilgrim | | | | peregrino$ peregrinos$ peregrina$ | pelerin$ pelerins$
pilgrimage | | | | peregrinacion | pelerinage
highlight | | | | mechas$ | meches$
tanning | | | | bronceado solarium | bronzage$ solarium$
receipt invoice ballot | | | | boleta$ boletas$ |
blanket | | | | cobija$ cobijas$ frazada |
part spare | | | | refaccion |
delivery waybill | | | | remito$ remitos$ remision$ |
grocery | | | | abarrotes |
member affiliate | | | | afiliad |
dossier file | | | | legajo$ legajos$ |
proof certificate | | | | constancia$ constancias$ |
consumer | | | | consumidor | consommateur consommatrice
registered enrolled | | | | inscrito$ inscrita$ inscritos$ inscritas$ inscripto$ inscriptos$ inscripta$ |
quota place capacity | | | | cupo$ cupos$ |
compliance | | | | cumplimiento |
breach violation | | | | incumplimiento |
range rank | | | | rango$ rangos$ |
annotation note | | | | anotacion |
memo | | | | memorando memorandum |
work employment | | | | laboral$ laborales$ |
permanent | | | | indefinido$ indefinida$ indefinidos$ |
partial | | | | parcial$ parciales$ | partiel$ partielle$ partiels$
wage | | | | jornal$ jornales$ |
labourer laborer worker | | | | peon$ peones$ |
fishmonger | | | | pescaderia | poissonnerie poissonnier
greengrocer | | | | fruteria verduleria | primeur$ primeurs$
hardware | | | | ferreteria | quincaillerie
stationery | | | | papeleria | papeterie
kiosk | | | | quiosco kiosco$ kioscos$ |
shoe | | | | zapateria |
carwash wash | | | | autolavado |
bakery pastry | | | | pasteleria reposteria | patisserie$
warehouse unit | | | | nave$ naves$ |
plant pot | | | | tiesto$ tiestos$ |
nursery | | | | vivero$ viveros$ | pepiniere$ pepinieres$
cartridge | | | | cartucho$ cartuchos$ | cartouche$ cartouches$
case cover | | | | funda$ fundas$ | housse$ housses$ coque$ coques$
usb | | | | usb$ pendrive |
history | | | | historico$ historicos$ |
icon | | | | icono$ iconos$ | icone$ icones$
coordinator | | | | coordinador | coordinateur coordinatrice
management manager | | | | gerencia$ gerencias$ |
danger hazard | | | | peligro$ |
danger hazard dangerous | | | | peligros$ |
club nightclub | | | | discoteca |
cocktail | | | | coctel$ cocteles$ |
manager agent | | | | gestor$ gestora$ gestores$ gestoras$ |
designer | | | | disenador | graphiste$ graphistes$ designer$ designers$
design | | | | diseno$ disenos$ |
sketch draft | | | | boceto$ bocetos$ | croquis$
report complaint | | | | denuncia$ denuncias$ |
reporter complainant | | | | denunciante$ denunciantes$ |
measurement medical | | | | medicion$ |
process | | | | proceso$ procesos$ | processus$
assessment evaluation | | | | evaluacion$ evaluaciones$ |
deed | | | | escritura$ escrituras$ |
creator author | | | | creador$ creadora$ creadores$ creadoras$ |
organizer organiser | | | | organizador | organisateur$ organisatrice$ organisateurs$
withholding deduction | | | | retencion$ retenciones$ | retenue$ retenues$
settlement liquidation | | | | liquidacion$ liquidaciones$ |
clocking punch | | | | fichaje$ fichajes$ |
renewal | | | | renovacion$ renovaciones$ | reconduction renouvellement$ renouvellements$
delegation | | | | delegacion$ delegaciones$ |
delegate | | | | delegado$ delegada$ delegados$ delegadas$ | delegue$ deleguee$ delegues$ deleguees$
rotation turnover | | | | rotacion$ rotaciones$ |
trace | | | | traza$ trazas$ |
station broadcaster sender | | | | emisora$ emisoras$ |
talk lecture | | | | ponencia |
wristband bracelet | | | | pulsera$ pulseras$ |
film | | | | cortometraje$ cortometrajes$ |
producer product | | | | productora$ productoras$ productor$ productores$ |
view vision eyesight | | | | visionado$ visionados$ |
qualifier knockout | | | | eliminatoria$ eliminatorias$ | eliminatoire$ eliminatoires$
specialty special | | | | especialidad$ especialidades$ |
renewable | | | | renovable$ renovables$ | renouvelable$ renouvelables$
differential difference | | | | diferencial$ |
installer technician | | | | instalador$ instaladora$ instaladores$ | installateur$ installateurs$
inactivity inactive | | | | inactividad |
deliverable handover | | | | entregable$ entregables$ |
scanner | | | | escaner$ escaneres$ |
adapter | | | | adaptador$ adaptadores$ | adaptateur$ adaptateurs$
announcement statement | | | | comunicado$ comunicados$ |
appointment | | | | nombramiento |
operator opera | | | | operador$ operadora$ | operateur$
soda drink | | | | refresco$ refrescos$ |
barrel | | | | barrica$ barricas$ |
cylinder chocolate | | | | bombona$ bombonas$ |
accessory admission entry | | | | accesorio$ accesorios$ |
icecream gelato frozen | | | | heladeria$ |
icecream gelato | | | | heladerias$ |
lost missing | | | | extraviad | egare$ egaree$ egares$ egarees$
user username | | | | usuario$ |
cast distribution delivery | | | | reparto$ repartos$ |
management handling | | | | gestion$ gestiones$ |
policyholder | | | | tomador$ tomadores$ tomadora$ |
recruiter | | | | reclutador | recruteur$ recruteurs$ recruteuse$
inspector reviewer conductor | | | | revisor$ revisores$ |
inspector reviewer | | | | revisora$ |
game round departure | | | | partida$ partidas$ |
immigration | | | | inmigracion |
immigration foreign | | | | extranjeria |
goalkeeper janitor intercom caretaker | | | | portero$ porteros$ portera$ porteras$ |
forward striker front | | | | delantero$ delanteros$ delantera$ |
penalty criminal | | | | penalti$ penaltis$ | penalty$ penaltys$ penalties$
tax prosecutor | | | | fiscal$ fiscales$ |
prosecutor tax | | | | fiscalia$ fiscalias$ |
portfolio | | | | portafolio |
wallet portfolio handbag purse | | | | cartera$ |
wallet portfolio handbag | | | | carteras$ |
detainee arrested stopped | | | | detenido$ detenidos$ detenida$ detenidas$ |
pavilion hall ward | | | | pabellon$ pabellones$ |
seat entry | | | | asiento$ asientos$ |
leave termination low sick | | | | baja$ bajas$ |
registration discharge high tall | | | | alta$ altas$ |
race degree career running jog | | | | carrera$ |
race degree career | | | | carreras$ |
source font fountain | | | | fuente$ fuentes$ |
resource appeal | | | | recurso$ recursos$ |
record card token | | | | ficha$ fichas$ |
live stream broadcast | | | | directo$ directos$ | direct$ directs$
runner broker corridor agent | | | | corredor$ corredores$ corredora$ |
goal objective lens purpose aim | | | | objetivo$ |
goal objective lens | | | | objetivos$ |
match party | | | | partido$ partidos$ |
instance application | | | | instancia$ instancias$ |
warehouse winery cellar basement wine | | | | bodega$ |
warehouse winery cellar | | | | bodegas$ |
outage fall failure | | | | caida$ caidas$ |
disk album record | | | | disco$ discos$ |
seat square spot | | | | plaza$ plazas$ |
bag exchange suitcase | | | | bolsa$ |
mailbox voicemail inbox | | | | buzon$ buzones$ |
holder owner headline permit | | | | titular$ titulares$ |
monitor instructor coach trainer | | | | monitor$ monitores$ | moniteur$ moniteurs$
charge position job | | | | cargo$ cargos$ |
value security | | | | valores$ |
sidewalk stool bench | | | | banqueta$ banquetas$ |
patent plate | | | | patente$ patentes$ |
bus collective | | | | colectivo$ colectivos$ |
tape treadmill | | | | cinta$ cintas$ |
minutes record certificate | | | | acta$ actas$ |
cashier atm | | | | cajero$ cajeros$ |
transaction movement motion | | | | movimiento$ movimientos$ |
commissioner curator | | | | comisario$ comisarios$ |
printing impression print | | | | impresion$ impresiones$ |
capture screenshot catch quota | | | | captura$ capturas$ |
screenshot | | | | pantallazo |
shepherd pastor | | | | pastor$ pastores$ pastora$ |
tone | | | | tono$ tonos$ |
mile | | | | milla$ millas$ |
broker | | | | broker$ brokers$ correduria mediador$ mediadores$ |
seat | | | | escano$ escanos$ |
arrest detention | | | | detencion$ detenciones$ |
parishioner | | | | feligres |
ordinance bylaw | | | | ordenanza$ ordenanzas$ |
refrigerated chilled | | | | refrigerado$ refrigerada$ refrigerados$ refrigeradas$ | refrigere$ refrigeree$ refrigeres$
unemployed jobseeker | | | | desempleado$ desempleada$ desempleados$ desempleadas$ | chomeur chomeuse
stoppage unemployment strike | | | | paro$ paros$ |
count tally | | | | escrutinio | depouillement
employee | | | | | salariee$ salariees$
colleague employee | | | | | collaborateur collaboratrice
seniority | | | | | anciennete
apprentice | | | | | alternant$ alternants$ alternante$ alternance$
temp temporary | | | | | interimaire interim$
clock terminal | | | | | pointeuse
sheet record slip | | | | | fiche$ fiches$
transfer | | | | | mutation$ mutations$
termination shortage stockout | | | | | rupture$ ruptures$
accounting | | | | | compta$
rebate discount | | | | | ristourne
treasury cash | | | | | tresorerie
transaction movement | | | | | mouvement$ mouvements$
booklet savings | | | | | livret$ livrets$
objection block | | | | | opposition$ oppositions$
damage | | | | | degat$ degats$
report statement | | | | | constat$ constats$
courier driver | | | | | livreuse$ livreuses$
pickup relay | | | | | relais$
mechanic | | | | | garagiste
disruption | | | | | perturbation
accommodation lodging hosting | | | | | hebergement
host hosting | | | | | hebergeur
apartment flat | | | | | appart$ apparts$
condominium | | | | | copropriete copro$
owner | | | | | coproprietaire
syndicate manager | | | | | syndic$ syndics$
roommate flatmate | | | | | coloc$ colocs$ colocation
cook chef | | | | | cuistot
gauge capacity | | | | | jauge$ jauges$
exhibition | | | | | expo$ expos$
school | | | | | college$ colleges$
student | | | | | collegien
college university | | | | | fac$ facs$
program track | | | | | filiere$ filieres$
daycare nursery | | | | | garderie
timetable | | | | | edt$
bodybuilding workout | | | | | musculation muscu$
hike hiking | | | | | rando$ randos$
sneaker shoe | | | | | baskets$
doctor | | | | | toubib$ toubibs$
hospitalization admission | | | | | hospitalis
cavity caries | | | | | carie$ caries$
birth childbirth delivery | | | | | accouchement
nursing residence | | | | | ehpad$
psychologist therapist | | | | | psy$ psys$
garden | | | | | potager$ potagers$
dumpster skip container | | | | | benne$ bennes$
deed certificate act | | | | | acte$ actes$
planning zoning | | | | | urbanisme
dispute litigation happy satisfied | | | | | contentieux$
missing | | | | | disparu$ disparue$ disparus$ disparues$
disappearance | | | | | disparition
scrap waste reject | | | | | rebut$ rebuts$
fingerprint hash | | | | | empreinte$ empreintes$
computer | | | | | ordi$ ordis$ pc$
voice | | | | | vocale$ vocales$ vocal$ vocaux$
sms message text | | | | | sms$ texto$ textos$
plan package pass | | | | | forfait$ forfaits$
contact | | | | | coordonnees$
ad advertisement | | | | | pub$ pubs$
volunteering volunteer | | | | | benevolat
association nonprofit | | | | | asso$ assos$
dye color | | | | | teinture$ teintures$
beautician | | | | | estheticienne
beauty cosmetic | | | | | esthetique$ esthetiques$
institute salon | | | | | institut$ instituts$
barber | | | | | barbier
swap trade | | | | | troc$ trocs$
diy | | | | | bricolage$
handyman | | | | | bricoleur
achievement success | | | | | succes$
benefit service | | | | | prestation$ prestations$
job work | | | | | boulot$ boulots$ taf$
certification clearance | | | | | habilitation$ habilitations$
presidency | | | | | presidence
representative elected | | | | | elu$ elus$ elue$ elues$
shift session | | | | | vacation$ vacations$
temp contractor | | | | | vacataire
permanent contract | | | | | cdi$
temporary contract | | | | | cdd$
gap discrepancy variance | | | | | ecart$ ecarts$
exemption | | | | | exoneration
adjustment regularization | | | | | regularisation
factoring | | | | | affacturage
recovery collection | | | | | recouvrement
fee interest | | | | | agio$ agios$
overrun | | | | | depassement
schedule | | | | | echeancier
quote price | | | | | cotation$ cotations$
windshield windscreen | | | | | parebrise$
impact shock | | | | | choc$ chocs$
hood bonnet | | | | | capot$ capots$
trunk boot safe | | | | | coffre$ coffres$
scratch | | | | | eraflure
window showcase display | | | | | vitrine$ vitrines$
novelty new | | | | | nouveaute
feature characteristic specification | | | | | caracteristique
cart trolley forklift | | | | | chariot$ chariots$
restock replenishment | | | | | reappro$ reapprovisionnement
storekeeper warehouse | | | | | magasinier
handler worker | | | | | manutentionnaire
attempt | | | | | tentative$ tentatives$
clearance customs | | | | | dedouanement
train | | | | | rame$ rames$
companion escort | | | | | accompagnateur accompagnatrice accompagnant
upgrade | | | | | surclassement
crib cradle | | | | | berceau$ berceaux$
housekeeper | | | | | gouvernante
house | | | | | pavillon$ pavillons$
window pane | | | | | vitre$ vitres$
appetizer aperitif | | | | | apero$ aperos$ aperitif
pie tart | | | | | tarte$ tartes$
caterer catering | | | | | traiteur$ traiteurs$
comedy | | | | | comedie$ comedies$
drama | | | | | drame$ drames$
producer | | | | | producteur productrice
curator commissioner | | | | | commissaire$ commissaires$
mixing | | | | | mixage$
creator | | | | | createur$ createurs$ creatrice$ creatrices$
retouching edit | | | | | retouche$ retouches$
editor | | | | | redactrice$ redactrices$
chronicle column | | | | | chronique$ chroniques$
makeup remedial | | | | | rattrapage
thesis defense | | | | | soutenance
doctoral phd | | | | | doctorant$ doctorants$ doctorante$ doctorat$
punishment detention | | | | | punition$ punitions$
tutoring | | | | | tutorat$
scale rubric | | | | | bareme$ baremes$
defender | | | | | defenseur
attacker striker forward | | | | | attaquant
injured wounded | | | | | blesse$ blesses$ blessee$ blessees$
summons call | | | | | convocation$ convocations$
rowing | | | | | aviron$ avirons$
board tray | | | | | plateau$ plateaux$
billiard pool | | | | | billard$ billards$
stretching stretch | | | | | etirement$ etirements$
pace speed | | | | | allure$ allures$
rhythm pace | | | | | rythme$ rythmes$
resuscitation icu | | | | | reanimation$
plaster cast | | | | | platre$ platres$
capsule | | | | | gelule$ gelules$
screening test | | | | | depistage
grooming | | | | | toilettage
groomer toilet | | | | | toiletteur$ toiletteurs$ toiletteuse$
olive | | | | | olivier$ oliviers$
pruner shears | | | | | secateur
soil | | | | | terreau$
tornado | | | | | tornade$ tornades$
plumbing | | | | | plomberie
pellet | | | | | pellet$ pellets$ granule$ granules$
collector | | | | | eboueur$ eboueurs$
fee royalty | | | | | redevance$ redevances$
stamp | | | | | tampon$ tampons$
certified | | | | | certifie$ certifiee$ certifies$
agent proxy | | | | | mandataire
proxy | | | | | procuration
representative | | | | | representant
offender | | | | | contrevenant
pound impound | | | | | fourriere
resident neighbor | | | | | riverain
asphalt | | | | | asphalte$ bitume$
cleanliness | | | | | proprete$
prosecutor | | | | | procureur$ procureurs$
arbitration refereeing | | | | | arbitrage$ arbitrages$
privacy confidentiality gdpr | | | | | confidentialite rgpd$
gun pistol | | | | | pistolet
carpentry joinery | | | | | menuiserie
locksmith | | | | | serrurerie
welder | | | | | soudeur$ soudeurs$
welding weld | | | | | soudure$ soudures$
tooling tool | | | | | outillage
bottleneck | | | | | goulot$ goulots$
approval accreditation | | | | | agrement$ agrements$ homologation
replica | | | | | replique$ repliques$
phishing | | | | | hameconnage phishing$
unavailability downtime | | | | | indisponibilite
logout | | | | | deconnexion$ deconnexions$
deliverable | | | | | livrable$ livrables$
reviewer | | | | | relecteur$ relecteurs$ relectrice$
scope perimeter | | | | | perimetre$ perimetres$
portability porting | | | | | portabilite
market fleamarket | | | | | brocante$ brocantes$
convent | | | | | couvent$ couvents$
tattooist tattoo | | | | | tatoueur$ tatoueurs$ tatoueuse$
termination cancellation | | | | | resiliation$ resiliations$
reconciliation matching | | | | | rapprochement$ rapprochements$ lettrage$
reminder | | | | | relance$ relances$
collection receipt | | | | | encaissement$ encaissements$
subscriber policyholder | | | | | souscripteur$ souscripteurs$
entry | | | | | ecriture$ ecritures$
rejection | | | | | rejet$ rejets$
executive director manager | | | | | dirigeant$ dirigeante$ dirigeants$
printing | | | | | imprimerie$ imprimeries$
ringtone | | | | | sonnerie$ sonneries$
advertiser announcement notice | | | | | annonceur$ annonceurs$
attribute | | | | | attribut$ attributs$
disbursement | | | | | debours$
late tardy | | | | | tardif$ tardive$ tardifs$ tardives$
target | | | | | cible$ cibles$
timestamp | | | | | horodatage
note remark | | | | | remarque$ remarques$
optician | | | | | optique$
jeweler | | | | | bijoutier$ horloger$ horlogers$
shoemaker cobbler | | | | | cordonnier$ cordonniers$
slideshow presentation | | | | | diaporama
bag | | | | | sacoche$ sacoches$
mockup | | | | | maquette$ maquettes$
sign brand | | | | | enseigne$ enseignes$
lawyer jurist | | | | | juriste$ juristes$
clerk registrar | | | | | greffier$ greffiers$ greffiere$
meter parking | | | | | horodateur
sanitation sewage | | | | | assainissement
tiler | | | | | carreleur$ carreleurs$
framework roof | | | | | charpente$ charpentes$
partition wall | | | | | cloison$ cloisons$
learner student | | | | | apprenant
path journey route | | | | | parcours$
curriculum program | | | | | cursus$
quiz | | | | | qcm$
exam test | | | | | epreuve$ epreuves$
wishlist wish | | | | | envies$ souhait$
jersey shirt swimsuit | | | | | maillot$ maillots$
supporter fan | | | | | supporter$ supporters$ supportrice$
swimmer | | | | | nageur$ nageurs$ nageuse$
replay | | | | | replay$ replays$ rediffusion$ rediffusions$
refusal rejection | | | | | refus$
statement release | | | | | communique$ communiques$
fall drop | | | | | chute$ chutes$
holder | | | | | porteur$ porteurs$
tag label | | | | | libelle$ libelles$
coach bus | | | | | autocar$ autocars$
property asset | | | | | biens$
thumbnail sticker toll vignette | | | | | vignette$ vignettes$
bracket slice tier | | | | | tranche$ tranches$
pad platelets | | | | | plaquette$ plaquettes$
sponsorship patronage | | | | | mecenat
sponsorship referral godparent | | | | | parrainage
goalkeeper guard janitor caretaker security | | | | | gardien$ gardiens$ gardienne$ gardiennes$
mask hidden | | | | | masque$ masques$
direction management steering | | | | | direction$ directions$
user | | | | | usager$ usagers$
experience experiment | | | | | experience$ experiences$
policy police font | | | | | police$ polices$
monitor instructor coach | | | | | monitrice$
portal gate | | | | | portail$ portails$
game match part | | | | | partie$ parties$
clinic | | | | | dispensaire
item object subject | | | | | objet$ objets$
block | | | | | bloc$ blocs$
error foul | | | | | faute$ fautes$
entry seizure | | | | | saisie$ saisies$
book | | | | | bouquin bouquins$
attendance clocking | | | | | pointage$ pointages$
evaluation assessment review rating | | | | | evaluation$ evaluations$
auditor listener | | | | | auditeur$ auditeurs$ auditrice$
supervisor monitor | | | | | surveillant$ surveillante$ surveillants$
measure measurement | | | | | mesure$ mesures$
window | | | | | hublot$ hublots$
diesel fuel | | | | | gazole$ gasoil$
vet | | | | | veto$ vetos$
ice | | | | | glacon$ glacons$
rib iban | | | | | rib$ ribs$
investment placement | | | | | placement$ placements$
standard switchboard | | | | | standard$ standards$
atm dispenser distributor | | | | | dab$ distributeur$ distributeurs$
section column category | | | | | rubrique$ rubriques$
fund pool fundraiser | | | | | cagnotte
dish tableware | | | | | vaisselle$
floor level storey | | stock$ og$ obergeschoss | | |
weight weigh | vazi$ vazil$ vazila$ vazilo$ | wog$ wogen$ | wazy$ waza$ wazyl$ wazyla$ wazylo$ wazac$ | pesan$ pesaba$ | pesent$ pesait$
price cost | stal$ | kostete$ kosteten$ gekostet$ | | cuesta$ cuestan$ costaba$ costar$ costara$ costaria$ valen$ | coute$ coutent$ coutait$ coutera$ couter$ couterait$
price cost expense | | | kosztuj kosztowal kosztowalb kosztowac | |
duration length | trva$ trvaji$ potrva$ | | trwa$ trwaja$ potrwa$ | duran$ duraba$ durar$ durara$ tarda$ tardan$ | durent$ durait$ durera$ durer$
content | | enthalt$ enthielt$ | zawiera$ zawieraja$ zawieral | contiene$ contienen$ contenia$ | contient$ contiennent$ contenait$
consumption usage | | | zuzyl$ zuzyla$ zuzylo$ zuzyly$ zuzywa$ zuzywaja$ | consume$ consumen$ consumio$ consumido$ consumida$ consumimos$ | consomme$ consomment$ consommee$ consommait$ consommes$
salary earnings | vydelava$ vydelal$ vydelala$ vydelavaji$ | verdient$ verdiene$ verdienen$ verdiente$ | zarabia$ zarabiaja$ zarobil$ zarobila$ | |
debt balance | | schuldet$ | winien$ winna$ winni$ | adeuda$ adeudan$ |
owner | | besitzt$ besitzen$ | posiada$ posiadaja$ | posee$ poseen$ pertenece$ pertenecen$ | possede$ possedent$ appartient$ appartiennent$
address residence | bydli$ bydlim$ sidli$ | wohnt$ wohne$ wohnen$ | mieszka$ mieszkam$ mieszkaja$ | | habite$ habitent$
departure | odjizdi$ odjizdeji$ odjede$ odplouva$ vyjizdi$ | | odjezdza$ odjezdzaja$ odjedzie$ odlatuje$ odlatuja$ odleci$ wyrusza$ | despega$ despegan$ zarpa$ zarpan$
arrival | prijizdi$ prijizdeji$ prijede$ prijel$ dorazi$ | ankommt$ eintrifft$ ankommen$ eintreffen$ | przyjezdza$ przyjezdzaja$ przyjedzie$ przylatuje$ przyleci$ przybywa$ dotrze$ | llega$ llegan$ llegara$ llegaran$ llego$ | arrivent$ arrivera$
capacity | vejde$ vejdou$ | passen$ | miesci$ zmiesci$ pomiesci$ | cabe$ caben$ cabran$ |
teacher instructor | vyucuje$ vyucuji$ | | uczy$ | imparte$ imparten$ | enseignent$
attendee participant | zucastni$ zucastnil$ | teilnimmt$ | | participa$ participan$ participo$ |
driver | | lenkt$ | | |
person individual | | | osobie$ osobo$ | |
everyone everybody | | | | | monde$
household home domestic | | hauslich | | domestic | domestique
washing wash | myti$ mytim$ | | mycie$ mycia$ myciem$ | |
carwash wash | automycka automycce$ | waschanlage waschstrasse autowasche | myjni | |
desk | | pult$ pulte$ pulten$ | | |
game match | partie$ partii$ partiich$ partiemi$ | | | |
oncall standby duty shift | | | | | astreinte
ride trip | | | jazda$ jazde$ jazd$ | carrera$ carreras$ |
countdown | odpocet$ | countdown | odliczanie$ | | rebours$
pitch spot site | stani$ stanim$ stanich$ | | | |
trash bin recycle | | | kosz$ kosza$ koszu$ | papelera$ | corbeille$
hint tip clue | napoved napovedu$ | | | pista$ pistas$ | astuce indice$ indices$
odometer mileage | | kilometerstand kilometerstande tachostand | | |
agent | agentov agentu$ | agenten$ agentin | | |
insurance claim damage | | schadenfall schadenfalle | | |
year | rok$ roku$ roky$ rokem$ rocich$ | | | |
glossary | glosar | glossar | glosariusz | glosario | glossaire
cost center centre | | kostenstell | | |
`;
