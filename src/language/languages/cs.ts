import type { Language } from "./language.ts";

export const cs: Language = {
  code: "cs",
  softened: `
c: k
z: h g
s: ch
`,
  functionWords: `uplne kompletne zcela cele celkem definitivne natrvalo nadobro navzdy trvale docela nejsou neni existuje existuji stoji lezi nachazi nachazeji zbyva zbyvaji ted nyni prave aktualne zrovna momentalne t.j. p.s.
a i o u v k s z ve ke se ze na do od pro po pri pod nad pred za mezi u bez kolem okolo vedle podle dle kvuli diky krome vuci proti skrz pres pomoci vcetne ohledne
aby abych abys abychom abyste ale nebo anebo ci ani vsak proto protoze takze tedy tak taky take jako jak nez nezli ze jenz jez coz co kdo
ja ty on ona ono my vy oni ony me mne mi mnou te tebe ti tobe tebou ho jeho jemu mu jej nej nim ji jeji ni nas nam nami vas vam vami je jim nich nimi jich jejich ne
muj moje ma me meho memu mem mym mou moji mych mymi tvuj tvoje tva tve tveho tvou tvoji tvym nas nase nasi naseho nasem nasemu nasim nasich vas vase vasi vaseho vasem vasemu vasim vasich
svuj svoje sva sve sveho svemu svem svym svou svoji svych si sebe sobe sebou
ten ta to toho tomu tom tim te tu tou ti ty tech tem temi tento tato toto tohoto tomuto tomto timto tuto teto touto tito tyto techto temto temito tenhle tahle tohle tuhle tyhle tady tam zde sem
ktery ktera ktere kteri ktereho kterou kterym kterych kterymi jaky jaka jake jakou nejaky nejaka nejake nejakeho nejakou nekdo nekoho nekomu nekym nekom neceho necemu neco nekde nekdy
byt je jsou jsem jsi jsme jste byl byla bylo byli byly bude budou budu budes budeme budete bych bys by bychom byste
mit mam mas ma mame mate maji mel mela melo meli
muze muzu mohu muzes muzeme muzete mohou mohl mohla mohlo mohli moct lze jde
cca asi zhruba presne celkem jeste jen jenom pouze prave uz jiz zase znovu opet potom pak hned zatim taktez rovnez zrovna treba dalsi jiny jina jine jinou vubec opravdu nejak velmi moc dost
`,
  courtesy:
    "prosim prosimte prosimvas pls plz please dekuji dekuju dekujeme dik diky dikes ahoj cau cus nazdar zdravim hej hele halo hallo pozdravem nashledanou jen jenom rychle rychlo honem ihned okamzite nejdrive nejdriv nejrychleji asap urgentne laskave laskav teda no tak takze ok oke okej jo jasne super fajn skvele dobry dobre hezky pekny vazeni vazeny vazena mily mila asistente asistentko asistent bote sefe omlouvam promin prominte pardon dovolenim predem rovnou spesne mozno vdecny vdecna rad rada budu klidne proste vlastne prece radsi kamarade",
  requestFrames: `
prosim
prosim te
prosim vas
prosimte
prosil bych
prosila bych
prosil bych abys
poprosil bych
poprosila bych
poprosim
poprosim te
muzes
muzes mi
muzes prosim
muzete
muzete mi
muzete prosim
muzeme
mohl bys
mohla bys
mohl bys mi
mohla bys mi
mohl byste
mohla byste
mohli byste
mohly byste
mohli bychom
mohli bysme
mohl by nekdo
bys mohl
bys mohla
byste mohl
byste mohla
byste mohli
kdybys mohl
kdybys mohla
kdybyste mohl
kdybyste mohla
kdybyste mohli
jestli bys mohl
jestli bys mohla
jestli byste mohl
jestli byste mohli
zda byste mohli
nemohl bys
nemohla bys
nemohl byste
nemohla byste
nemohli byste
nechtel bys
nechtela bys
dokazal bys
dokazala bys
dokazal byste
dokazali byste
zvladl bys
zvladnes
zvladnete
byl bys tak hodny a
byla bys tak hodna a
byl byste tak laskav a
byla byste tak laskava a
budes tak hodny a
bud tak hodny a
bud tak hodna a
bud tak laskav a
budte tak hodny a
budte tak laskav a
budte tak laskava a
bud od te dobroty a
slo by
neslo by
potrebuji
potrebuju
potrebujeme
potreboval bych
potrebovala bych
potrebovali bychom
potrebuji abys
potrebuju abys
potrebuji abyste
potrebuju abyste
potrebuji aby se
potrebujeme abyste
potreboval bych abys
chci
chceme
chci abys
chci abyste
chci aby se
chci aby byl
chci aby byla
chci aby bylo
chceme abys
chceme aby
chtel bych
chtela bych
chteli bychom
chteli bysme
chtel bych abys
chtela bych abys
chtel bych abyste
chtela bych abyste
chtel bych aby
chtela bych aby
chtelo by to
rad bych
rada bych
radi bychom
uvital bych
uvitala bych
ocenil bych kdybys
preji si
preju si
prejeme si
prejeme si aby
preji si abys
zadam
zadam o
zadam te
zadam vas
zadam abys
zadame
zadame o
zadame vas o
pozaduji
je potreba
je treba
je nutne
je zapotrebi
bude potreba
bude treba
bylo by potreba
bylo by treba
bylo by dobre
bylo by fajn
bylo by fajn kdybys
bylo by super kdybys
musime
musim
musis
musite
mel bys
mela bys
meli byste
nezapomen
nezapomente
nezapomen prosim
postarej se aby
postarej se abys
postarej se o to aby
postarejte se aby
zajisti aby
zajistete aby
dej vedet
nech
nech mi
dej mi
dej to
dej
zkus
zkuste
pomoz mi
pomozte mi
pomuzes mi
pomuzete mi
pojd
pojdme
pojdte
jdi
tak prosim
rovnou
ted
pak
nasledne
ted prosim
at se
at je
at to
prosim o
zaridit
zarid aby
zaridte aby
`,
  adviceFrames: `
bylo by mozne
bylo by mozno
jak
jak mam
jak mame
jak muzu
jak mohu
jak muzeme
jak bych
jak bych mel
jak bych mohl
jak se
jak se da
jak lze
jak jde
jak by se
jak by slo
jak na to
jak nejlepe
jak nejlip
jak spravne
jakym zpusobem
kde muzu
kde mohu
kde se da
kde se
mam
mam ted
mame
mam radsi
mam uz
nemam
nemel bych
nemela bych
nemeli bychom
mel bych
mela bych
meli bychom
mel bych uz
muzu
mohu
smim
smime
muzeme
mohl bych
mohla bych
mohli bychom
lze
jde
jde to
jde nejak
da se
dalo by se
da se nejak
je mozne
je mozno
je vubec mozne
je nutne abych
je potreba abych
je dobre
je dobry napad
je lepsi
je bezpecne
je rozumne
je vhodne
je povoleno
je dovoleno
ma smysl
ma cenu
vyplati se
stoji za to
co kdyz
co kdybych
co kdybychom
co kdyby
co se stane
co se stane kdyz
co se stane pokud
co se deje kdyz
co by se stalo
co by se stalo kdyby
co by se stalo kdybych
co to udela
co to udela kdyz
co znamena
co obnasi
co je potreba
co je treba k
co musim udelat
co musim
co mam
co mam udelat
co vsechno musim
proc
proc bych
proc bych mel
proc se
kdy mam
kdy bych mel
kdy muzu
kdy je lepsi
kdo muze
kdo smi
kdo ma pravo
kdo by mel
kolik by stalo
musim
musim nejdriv
musim napred
potrebuji opravneni
umis
umite
umi to
umi system
jsi schopny
jsi schopen
jste schopni
dokazes
dokazete
je v tvych silach
mas moznost
mate moznost
mam moznost
mas pravo
mate opravneni
mam pravo
mam opravneni
doporucujes
doporucujete
doporucil bys
doporucili byste
poradis
poradte
porad mi
porad mi jak
poradte mi
vysvetli
vysvetli mi
vysvetlete
vysvetlete mi
popis jak
popiste jak
naznac jak
ukaz mi jak
ukazte mi jak
rekni mi jak
reknete mi jak
napis mi jak
navod
postup
jaky je postup
jaky je rozdil
jake jsou moznosti
jake jsou dusledky
nevim jak
nevim jestli
nevim zda
zajima me jak
zajimalo by me
chci vedet jak
chtel bych vedet jak
chtela bych vedet jak
potrebuji vedet jak
potrebuju vedet jak
jestli mam
jestli muzu
jestli lze
jestli jde
zda mam
zda lze
zda je mozne
uvazuji
uvazuju
uvazuji o
premyslim
premyslim o
premyslim ze
zvazuji
planuji
planuju
chystam se
zacinam
hypoteticky
teoreticky
`,
  negations: `
bez
ne
nikdy
nikdy vic
nikoli
nikoliv
nijak
vubec ne
uz ne
jeste ne
zatim ne
ted ne
dnes ne
radsi ne
radeji ne
rozhodne ne
urcite ne
v zadnem pripade
za zadnou cenu
za zadnych okolnosti
at te nenapadne
at vas nenapadne
ani
aniz
aniz by
aniz bys
aniz bych
aniz byste
bez toho aby
bez toho abys
misto toho
misto toho aby
misto toho abys
misto abys
misto aby
namisto
namisto toho
krome
vyjma
s vyjimkou
neni treba
neni potreba
neni nutne
neni nutno
neni zapotrebi
neni duvod
nebude treba
nebude potreba
nebylo by
netreba
nemas
nemate
nemusis
nemusite
nemusi
nemusime
nemusim
nemusi se
nesmis
nesmite
nesmi
nesmi se
nesmime
nemel bys
nemela bys
nemeli byste
nemelo by
nemel by
nema se
nemaji se
nechci
nechceme
nechci abys
nechci abyste
nechci aby
nechces
nechcete
nechtel bych
nechtela bych
nechteli bychom
nepreji si
nepreju si
nepotrebuji
nepotrebuju
nepotrebujeme
nezadam
nehodlam
neplanuji
neplanuju
nemam v planu
nemuzu
nemohu
nemuzes
nemuzeme
nemuzete
nejde
nejde mi
nelze
neda se
nepodarilo se
nepovedlo se
nedari se
nedari se mi
nefunguje
nedelej
nedelejte
nezkousej
nezkousejte
neopovazuj se
zapomen na
zapomen na to
zapomente na to
zapomen
nech byt
nech to byt
nech to
nechte to byt
nechte byt
nech toho
nechte toho
nech je byt
nech ho byt
nech ji byt
vykasli se na
kasli na
vyhni se
vyhnete se
zdrz se
zdrzte se
prestan
prestante
nic
zadny
zadnou
zadne
zadneho
nikdo
nehodi se
rozmyslel jsem si
rozmyslela jsem si
uz nechci
uz nepotrebuji
uz nepotrebuju
uz neni treba
uz neni potreba
to je jedno
`,
  negatedVerbPrefix: "ne",
  questionWords: `
kdo koho komu kom kym co ceho cemu cem cim ktery ktera ktere kteri ktereho kterou kterym kterych kterymi kteremu kterem jaky jaka jake jakem jakemu jaci jakeho jakou jakych jakym jakemu
kdy kde kam odkud odkdy dokdy kudy proc zac nac jak kolik kolikrat kolikaty kolikata kolikate ci cich kterehopak copak kdopak kdypak jestlipak zdalipak zda zdali nakolik jakpak odkdypak dokud cemuz
`,
  questionVerbs: `
je jsou neni nejsou jsem jsi jste jsme byl byla bylo byli byly nebyl nebyla nebylo bude budou nebude
ma mas mate maji mel mela nema nemaji existuje existuji neexistuje
funguje funguji nefunguje bezi nebezi jede probiha probehl probehla probehlo prisel prisla prislo prisly dorazil dorazila dorazilo dorazily zustalo zbyva zbyvaji chybi patri stoji znamena plati
muze mohou lze jde da vis vite mame stalo stihl povedlo podarilo
`,
  conditions: `
jestli
jestlize
zda
zdali
pokud
pokud by
kdyby
kdybych
kdybys
kdybychom
kdybyste
kdyz
kdyz by
li
az
az bude
az budou
az se
az to
az potom
az pak
az pote
az prijde
teprve
teprve az
teprve kdyz
teprve potom
jakmile
dokud
dokud ne
dokud nebude
dokud se
dokavad
ledaze
leda
ledaze by
jedine pokud
jedine kdyz
jen pokud
jen kdyz
jenom kdyz
pouze pokud
pouze kdyz
za predpokladu
za predpokladu ze
za podminky
za podminky ze
pod podminkou
pod podminkou ze
v pripade
v pripade ze
pro pripad
pro pripad ze
vzdy kdyz
vzdycky kdyz
kdykoli
kdykoliv
pokazde
pokazde kdyz
pote co
po tom co
predtim nez
pred tim nez
drive nez
driv nez
nez abys
hned jak
hned jakmile
ihned jak
sotva
pozdeji
potom az
nekdy pozdeji
nekdy priste
nekdy jindy
jindy
casem
v budoucnu
priste
jeste ne
zatim ne
ted ne
zatim nic
pockej
pockejte
pockej s
pockejte s
vyckej
vyckejte
posleze
mozna
mozna pozdeji
mozna by
treba pozdeji
eventualne
pripadne
jinak
`,
  homographs: `
pořád: stale
`,
  adverbs: `
stale
neustale
ustavicne
nadale
i nadale
dosud
doposud
vzdy
vzdycky
jeste jednou
znovu
opet
opakovane
od ted
od ted uz
odted
od nynejska
do budoucna
v soucasnosti
v soucasne dobe
v tuto chvili
z kontextu
v kontextu
z predchoziho kroku
z predchoziho uzlu
viz vyse
uvedeny vyse
uvedene vyse
jak jsme se domluvili
dle dohody
bohuzel
celkem
dohromady
`,
  reporting: `
rekl
rekla
rekli
rekl mi
rekla mi
rekli mi
rekl ze
rekla ze
rika
rikaji
rikal
rikala
rikali
rikal ze
rikala ze
rikali ze
pry
udajne
tvrdi
tvrdil
tvrdila
tvrdili
pise
pise ze
psal
psala
psali
psal mi
napsal
napsala
napsali
napsal mi
napsala mi
napsal ze
odepsal
odepsala
odpovedel
odpovedela
odpovedeli
oznamil
oznamila
oznamili
oznamuje
hlasi
hlasil
hlasila
hlasili
nahlasil
nahlasila
uvadi
uvedl
uvedla
uvedli
zminil
zminila
zminuje
ptal se
ptala se
ptali se
pta se
ptaji se
se ptal
se ptala
se ptali
se pta
se me ptal
se me ptala
zeptal se
zeptala se
zeptali se
se zeptal
se zeptala
dotazuje se
dotazoval se
chce
chteji
chce vedet
chteji vedet
chtel vedet
chtela vedet
chteli vedet
chce aby
chteji aby
chtel aby
chtela aby
chteli aby
chtel po mne
chtela po mne
chtel
chtela
chteli
chtel by
chtela by
chteli by
by chtel
by chtela
by chteli
zada
zadaji
zadal
zadala
zadali
zadal o
zadala o
zada o
pozadal
pozadala
pozadali
pozadal me
pozadala me
pozaduje
pozadoval
pozadovala
prosi
prosil
prosila
prosi o
poprosil
poprosila
poprosil me
poprosila me
navrhl
navrhla
navrhli
navrhuje
doporucil
doporucila
doporucili
doporucuje
slibil
slibila
slibili
priznal
priznala
mysli
mysli si
mysli ze
myslel
myslela
myslel si
domniva se
potrebuje
potrebuji aby on
stezuje si
stezoval si
stezovala si
stezuji si
volal
volala
volali
volal ze
volal mi
upozornil
upozornila
upozornuje
varoval
varovala
vyzval
vyzvala
dal vedet
dala vedet
dali vedet
naridil
naridila
podle neho
podle nej
podle ni
podle nich
podle sefa
podle kolegy
podle zakaznika
podle mailu
dle slov
podle slov
podle jeho slov
slysel jsem
slysela jsem
dozvedel jsem se
dozvedela jsem se
cetl jsem
cetla jsem
v mailu stoji
v emailu stoji
ve zprave stoji
stoji tam
je tam napsano
cituji
citace
vzkazuje
vzkazal
vzkazala
`,
  past: `
byl
byla
bylo
byli
byly
byt
byl jsem
byla jsem
byl jste
byl by
jsem
jsme
jste
jsi
jses
jsem si
jsem se
jsem uz
jsem ho
jsem to
jsem ji
jsi uz
uz
jiz
uz byl
uz byla
uz bylo
uz jsem
uz je
uz jsou
jiz byl
je uz
jsou uz
nedavno
onehdy
tehdy
kdysi
predtim
dosud
doposud
prave jsem
zrovna jsem
mezitim
stalo se
bylo nam
nechal jsem
nechala jsem
nechali jsme
musel jsem
musela jsem
museli jsme
mel byt
mela byt
melo byt
meli byt
mely byt
ma byt
maji byt
ma uz
mame uz
`,
  showing: `
ukaz
ukazte
ukaz mi
ukazte mi
ukazat
ukazes mi
ukazete mi
zobraz
zobrazte
zobraz mi
zobrazte mi
zobrazit
vypis
vypiste
vypis mi
vypiste mi
vypsat
vyjmenuj
vyjmenujte
seznam
prehled
rekni mi
reknete mi
rekni
reknete
povez
povez mi
povezte mi
dej mi
dejte mi
dej mi vedet
dej mi seznam
podej mi
dej mi prehled
podivej se
podivej se na
podivejte se
podivejte se na
koukni
koukni na
koukni se
kouknete
mrkni
mrkni na
mrknete na
juknout
kouknout
podivat se
podivat se na
podivam se na
najdi
najdi mi
najdete mi
vyhledej
vyhledejte
nacti mi
zjisti
zjisti mi
zjistete
zjistit
precti
precti mi
prectete mi
over mi
zkontroluj jestli
zkontroluj zda
over jestli
over zda
chci videt
chci vedet
chtel bych videt
chtela bych videt
chtel bych vedet
chtela bych vedet
rad bych vedel
rada bych vedela
rad bych videl
rada bych videla
potrebuji vedet
potrebuju vedet
potrebuji videt
potrebuju videt
potrebuji znat
potrebuju znat
potrebujeme vedet
potrebuji zjistit
potrebuju zjistit
potrebuji informace
zajima me
zajima nas
zajimalo by me
zajimaly by me
zajimaji me
muzu videt
muzu vedet
mohu videt
mohl bych videt
mohla bych videt
muzes mi rict
muzete mi rict
mohl bys mi rict
mohla bys mi rict
muzes mi ukazat
muzete mi ukazat
mohli byste mi rict
mohl byste mi rict
vis
vite
nevis
nevite
vis jestli
vite zda
nevim
co je s
co je noveho
co je
co se deje s
jak je na tom
jak jsme na tom
jak je to s
jak to vypada
jak to vypada s
jak vypada
jak vypadaji
jak dopadl
jak dopadla
jak dopadlo
co tam mame
co mame
mame
mas
mate
informace o
informuj me o
podrobnosti
podrobnosti o
detail
detaily
detaily o
stav
shrn
shrn mi
shrnte
shrnuti
souhrn
info o
info k
uvidim
pripomen mi jake
pripomen mi kdy
pripomen mi kdo
pripomen mi co
`,
  all: "vsude vsechny vsechno vsichni vse vsech vsem vsemi vsechna vsemu vsim vsecky vsecko kazdy kazda kazde kazdeho kazdou kazdemu kazdem kazdym veskery veskere veskera veskerou veskerych veskereho cely cela cele celou celeho celych celym oba obe obou obema jakykoli jakykoliv kompletni",
  pointing: `
to tohle toto ten ta toho tomu tom tim tu tou te ti ty tech tem temi tento tato tohoto tomuto tomto timto tuto teto touto tito tyto techto temto temito tenhle tahle tyhle tuhle tohohle tomuhle tehle techhle onen ona ono onu onoho
ho jej jeho jemu mu nej nim ji jeji ni je jim jich jejich nich nimi on ono oni tady tu zde sem tam muj moje moji mou meho me mem memu mym mych mymi nas nase nasi naseho nasich svuj svoji svou sve sveho svych stejny stejna stejne tentyz tatez totez dany danou dane tamten tamta tamto takovy takova takove
`,
  months: `
leden ledna lednu lednem led lednovy lednova lednove january
unor unora unoru unorem uno unorovy unorova unorove
brezen brezna breznu breznem bre breznovy breznova breznove
duben dubna dubnu dubnem dub dubnovy dubnova dubnove
kveten kvetna kvetnu kvetnem kve kvetnovy kvetnova kvetnove
cerven cervna cervnu cervnem cvn cervnovy cervnova cervnove
cervenec cervence cervenci cervencem cvc cervencovy cervencova cervencove
srpen srpna srpnu srpnem srp srpnovy srpnova srpnove
zari zarim zarijovy zarijova zarijove
rijen rijna rijnu rijnem rij rijnovy rijnova rijnove
listopad listopadu listopadem lis listopadovy listopadova listopadove
prosinec prosince prosinci prosincem prosincovy prosincova prosincove
`,
  weekdays: `
pondeli pondelek pondelka pondelku pondelni pondelniho pondelky
utery uterek uterka uterku uterni uterniho uterky ut
streda stredy stredu strede stredou stredecni stredecniho
ctvrtek ctvrtka ctvrtku ctvrtkem ctvrtecni ctvrtecniho ctvrtky ct
patek patku patkem patecni patecniho patky pa
sobota soboty sobotu sobote sobotou sobotni sobotniho
nedele nedeli nedelni nedelniho nedelich
`,
  times: `
day+0: dnes dneska dneskem dnesek dnesni dnesniho dnesnim dnesku dnesnich
day+1: zitra zejtra zitrek zitrka zitrku zitrejsi zitrejsiho zitrejsim
day+2: pozitri pozitrku pozitrejsi
day+3: popozitri
day-1: vcera vcerejsi vcerejsiho vcerejsich vcerejsim vcerejska vcerejsek vcerejsku
day-2: predevcirem predvcirem predevcerejsi predvcerejskem
now: ted nyni hned prave okamzite ihned aktualne momentalne zrovna nynejsi soucasne
morning: rano rana ranni dopoledne dopoledni zrana zitrarano
noon: poledne poledni poledna pravepoledne
afternoon: odpoledne odpoledni odpo
evening: vecer vecera veceru vecerni podvecer navecer
night: noc noci nocni vnoci
midnight: pulnoc pulnoci pulnocni
next: pristi pristiho pristim pristich dalsi dalsiho nasledujici nasledujiciho nadchazejici priste
last: minuly minula minule minulou minuleho minulem minulych posledni posledniho poslednich poslednim uplynuly uplynule uplynulych lonsky lonske lonskeho lonska predchozi predchoziho
this: tento tato toto tohoto tomto teto tuto tenhle tuhle tohle letosni letosniho aktualni soucasny
ago: pred nazpet zpet zpatky
in: za behem
since: od odkdy pocinaje
until: do dokdy
before: pred predtim
after: po
between: mezi
from: od ode z ze
to: do az
year+0: letos letosni letosniho
year-1: vloni loni lonsky lonska lonske lonskeho
year-2: predloni predlonsky
year+1: napresrok
half: pul pulka pulky
quarter: ctvrt
oclock: hodin hodina hodiny hodine hodinu hod h
`,
  durations: `
second: sekunda sekundy sekund sekundu sekundach vterina vteriny vterin vterinu sek sec
minute: minuta minuty minut minutu minute minutach minutka minutku minutek min
hour: hodina hodiny hodin hodinu hodine hodinach hodinka hodinku hodinky hod h
day: den dny dnu dni dne dnech dnem denni
week: tyden tydny tydnu tydne tydnem tydnech tydni tydenni
month: mesic mesice mesicu mesici mesicem mesicich mesicni
year: rok roky roku roce rokem let lety letech leta rocni
night: noc noci nocim nocich noclehu noclehy nocleh
`,
  numbers: `
0: nula nulu nuly nule nulou nulovy
1: jeden jedna jedno jednu jednoho jednomu jednom jednim jedne jednou
2: dva dve dvou dvema
3: tri trech trem tremi
4: ctyri ctyr ctyrech ctyrem ctyrmi
5: pet peti
6: sest sesti
7: sedm sedmi
8: osm osmi
9: devet deviti
10: deset deseti
11: jedenact jedenacti
12: dvanact dvanacti tucet tuctu
13: trinact trinacti
14: ctrnact ctrnacti
15: patnact patnacti
16: sestnact sestnacti
17: sedmnact sedmnacti
18: osmnact osmnacti
19: devatenact devatenacti
20: dvacet dvaceti
30: tricet triceti
40: ctyricet ctyriceti
50: padesat padesati
60: sedesat sedesati
70: sedmdesat sedmdesati
80: osmdesat osmdesati
90: devadesat devadesati
100: sto sta ste stovka stovku stovky
200: dveste
300: trista
400: ctyrista
500: petset
600: sestset
700: sedmset
800: osmset
900: devetset
1000: tisic tisice tisici tisicovka
1000000: milion miliony milionu
1000000000: miliarda miliardy miliard miliardu
0.5: pul pulka pulku pulky polovina polovinu poloviny polovic
0.25: ctvrtina ctvrtinu ctvrtiny
1.5: puldruheho
#1: prvni prvniho prvnimu prvnim prvnich prvy prva prve
#2: druhy druha druhe druhou druheho druhemu druhem druhym
#3: treti tretiho tretimu tretim
#4: ctvrty ctvrta ctvrte ctvrtou ctvrteho ctvrtemu ctvrtem ctvrtym
#5: paty pata pate patou pateho patemu patem patym
#6: sesty sesta seste sestou sesteho sestemu sestem sestym
#7: sedmy sedma sedme sedmou sedmeho sedmemu sedmem sedmym
#8: osmy osma osme osmou osmeho osmemu osmem osmym
#9: devaty devata devate devatou devateho devatemu devatem devatym
#10: desaty desata desate desatou desateho desatemu desatem desatym
#11: jedenacty jedenacta jedenacte jedenactou jedenacteho jedenactemu jedenactem jedenactym
#12: dvanacty dvanacta dvanacte dvanactou dvanacteho dvanactemu dvanactem dvanactym
#13: trinacty trinacta trinacte trinactou trinacteho trinactemu trinactem trinactym
#14: ctrnacty ctrnacta ctrnacte ctrnactou ctrnacteho ctrnactemu ctrnactem ctrnactym
#15: patnacty patnacta patnacte patnactou patnacteho patnactemu patnactem patnactym
#16: sestnacty sestnacta sestnacte sestnactou sestnacteho sestnactemu sestnactem sestnactym
#17: sedmnacty sedmnacta sedmnacte sedmnactou sedmnacteho sedmnactemu sedmnactem sedmnactym
#18: osmnacty osmnacta osmnacte osmnactou osmnacteho osmnactemu osmnactem osmnactym
#19: devatenacty devatenacta devatenacte devatenactou devatenacteho devatenactemu devatenactem devatenactym
#20: dvacaty dvacata dvacate dvacatou dvacateho dvacatemu dvacatem dvacatym
#30: tricaty tricata tricate tricatou tricateho tricatemu tricatem tricatym
#-1: posledni posledniho poslednimu poslednim
#-2: predposledni predposledniho predposlednim
21: jedenadvacet dvacetjedna
22: dvaadvacet dvacetdva
23: triadvacet dvacettri
24: ctyriadvacet dvacetctyri
25: petadvacet dvacetpet
26: sestadvacet dvacetsest
27: sedmadvacet dvacetsedm
28: osmadvacet dvacetosm
29: devetadvacet dvacetdevet
31: jedenatricet tricetjedna
32: dvaatricet tricetdva
33: triatricet tricettri
34: ctyriatricet tricetctyri
35: petatricet tricetpet
36: sestatricet tricetsest
37: sedmatricet tricetsedm
38: osmatricet tricetosm
39: devetatricet tricetdevet
41: jedenactyricet ctyricetjedna
42: dvaactyricet ctyricetdva
43: triactyricet ctyricettri
44: ctyriactyricet ctyricetctyri
45: petactyricet ctyricetpet
46: sestactyricet ctyricetsest
47: sedmactyricet ctyricetsedm
48: osmactyricet ctyricetosm
49: devetactyricet ctyricetdevet
51: jedenapadesat padesatjedna
52: dvaapadesat padesatdva
53: triapadesat padesattri
54: ctyriapadesat padesatctyri
55: petapadesat padesatpet
56: sestapadesat padesatsest
57: sedmapadesat padesatsedm
58: osmapadesat padesatosm
59: devetapadesat padesatdevet
61: jedenasedesat sedesatjedna
62: dvaasedesat sedesatdva
63: triasedesat sedesattri
64: ctyriasedesat sedesatctyri
65: petasedesat sedesatpet
66: sestasedesat sedesatsest
67: sedmasedesat sedesatsedm
68: osmasedesat sedesatosm
69: devetasedesat sedesatdevet
71: jedenasedmdesat sedmdesatjedna
72: dvaasedmdesat sedmdesatdva
73: triasedmdesat sedmdesattri
74: ctyriasedmdesat sedmdesatctyri
75: petasedmdesat sedmdesatpet
76: sestasedmdesat sedmdesatsest
77: sedmasedmdesat sedmdesatsedm
78: osmasedmdesat sedmdesatosm
79: devetasedmdesat sedmdesatdevet
81: jedenaosmdesat osmdesatjedna
82: dvaaosmdesat osmdesatdva
83: triaosmdesat osmdesattri
84: ctyriaosmdesat osmdesatctyri
85: petaosmdesat osmdesatpet
86: sestaosmdesat osmdesatsest
87: sedmaosmdesat osmdesatsedm
88: osmaosmdesat osmdesatosm
89: devetaosmdesat osmdesatdevet
91: jedenadevadesat devadesatjedna
92: dvaadevadesat devadesatdva
93: triadevadesat devadesattri
94: ctyriadevadesat devadesatctyri
95: petadevadesat devadesatpet
96: sestadevadesat devadesatsest
97: sedmadevadesat devadesatsedm
98: osmadevadesat devadesatosm
99: devetadevadesat devadesatdevet
`,
  currencies: `
EUR: euro eura eur eury eurech
USD: dolar dolary dolaru dolarech usd
GBP: libra libry liber libru librach
CZK: koruna koruny korun korunu korunach kc czk kacek kace ceskych
PLN: zloty zlote zlotych zlotem
CHF: frank franky franku
JPY: jeny jenu
HUF: forint forinty forintu
SEK: svedska svedske svedskych
NOK: norska norske norskych
DKK: danska danske danskych
CNY: juan juany juanu
INR: rupie rupii
CAD: kanadsky kanadske kanadskych
AUD: australsky australske australskych
UAH: hrivna hrivny hriven
RUB: rubl rubly rublu
BTC: bitcoin bitcoiny bitcoinu
`,
  booleans: `
true: ano jo jasne zapnuto zapnuty zapnuta zapnute zapnout aktivni aktivovano povoleno povoleny povolena povolene pravda souhlasim s se true on
false: ne nikoli vypnuto vypnuty vypnuta vypnute vypnout neaktivni deaktivovano zakazano zakazany zakazana zakazane nepravda nesouhlasim bez false off
`,
  prepositions: `
to: na do k ke pro komu
from: z ze od ode
in: v ve uvnitr do
at: v ve u na pri o
on: na dne v ve
for: pro na za po dobu
by: do od kym
with: s se spolu spolecne vcetne obsahujici
about: o ohledne tykajici kvuli k ke tykajicich
of: od patrici z
as: jako coby
named: jmenuji jmenoval jmenem nazvany nazvana nazvane nazvanou nazvanym nazev nazvem jmeno pojmenovany pojmenovana pojmenovane pojmenovanou s titulem titulek oznaceny oznacena oznacene zvany zvana zvane jmenuje
saying: textem text ze zpravou obsahem zneni znenim rikajici slovy zprava vzkazem vzkaz komentarem poznamkou
because: protoze kvuli jelikoz nebot duvod duvodem duvodu dusledku
over: nad vice vic pres vetsi vyssi delsi drazsi starsi prekracujici presahujici
under: pod mene min mensi nizsi kratsi levnejsi mladsi
most: maximalne max nejvyse nejvys nanejvys maximum
least: minimalne min alespon aspon nejmene nejmin minimum
sorted: serazene serazeny serazena serazeno seradit serad setridene setrideny setrideno razene razeno podle dle
`,
  endings: `ovat: uj ujte ovat
it: - te it
at: ej ejte at
nout: i ete out
at2: j jte t
it2: i ete it`,
  actions: `
accept | prijm/nout prijim/at akcept/ovat | prijm prijim prijat prijal akcept prijimej prijima
activate | aktiv/ovat zaktiv/ovat | aktivov aktivuj aktivac zaktiv aktivova
add | prid/at pridav/at dopln/it dopln/ovat prihod/it pripis pripiste pripsat | prida doplni doplnen doplneny doplnov pridav prihod pripsa pridej doplnuj
adjust tune | uprav/it nastav/it serid/it poladit prizpusob/it pozmen/it | uprav nastaven serid serizen prizpusob nastavi pozmeni upravi nastav seridi pozmen
announce | oznam/it oznam/ovat ohlas/it vyhlas/it zverejn/it2 | oznam ohlas vyhlas zverejni oznami zverej
answer reply respond | odpovez odpovezte odpovedet odpovid/at odepis odepiste odepsat odepis/ovat zareag/ovat reag/ovat | odpove odpovid odepsa odepis zareag reagov reaguj
apply use | pouzi/at2 pouziv/at uplatn/it2 aplik/ovat vyuzi/at2 | pouzi uplatn aplikov vyuzi aplikuj
approve | schval/it schval/ovat odsouhlas/it odsouhlas/ovat odklepn/nout | schval odsouhlas odklep odsouhlasi
win | vyhra/at2 | vyhral vyhran
lose | prohra/at2 | prohral prohran
archive | archiv/ovat zarchiv/ovat zaarchiv/ovat | archivov archivuj archivac zarchiv zaarchiv
arrange | zarid/it zariz/ovat domluv/it sjedn/at sjednav/at usporad/at obstar/at vyrid/it | zarid domluv sjedna usporad vyrid vyriz zarizuj zarizova sjednej obstara obstarej domluvi vyridi
ask inquire | zept/at pt/at pozad/at popros/it | zepta zeptej ptal ptam dotaz pozada popros pozadej
assign | prirad/it priraz/ovat pridel/it pridel/ovat prired zad/at pover/it | prirad priraz pridel zadej poveri prideli
attach | priloz/it priklad/at pripoj/it prilep/it prihod | priloz priklada pripoj prikladej prilepi prihod
authorize | autoriz/ovat opravn/it2 zmocn/it2 povol/it | autoriz opravn zmocn povoli povol
back-up backup | zaloh/ovat zazaloh/ovat | zalohov zazaloh zalohuj
ban | zaban/ovat ban/ovat zakaz zakazte zakazat vykaz vykazte vykazat | zaban banov zakaza zakazu banuj vykaza vykaz
bill invoice | faktur/ovat vyfaktur/ovat zafaktur/ovat nafaktur/ovat uct/ovat vyuct/ovat nauct/ovat | fakturov vyfaktur zafaktur nafaktur uctov vyuct nauct fakturuj uctuj uctova
block | blok/ovat zablok/ovat zablokni zabloknout | blokov zablok blokuj
book reserve | rezerv/ovat zarezerv/ovat zabook/ovat book/ovat zamluv/it vyhrad/it | vyhrad vyhraz rezervov zarezerv rezervuj zamluv zabook bookova bookuj
borrow lend | pujc/it pujc/ovat vypujc/it zapujc/it | pujc vypujc zapujc pujci
bring fetch | prines prineste prinest prinase/at2 privez privezte privezt dones doneste donest | prines prinas privez donesl dones
build | sestav/it postav/it zbuild/ovat build/ovat buildni buildnout sestroj/it zkompil/ovat | sestav postav zbuild buildov kompil builduj sestroji zkompilova zkompiluj sestavi postavi
buy purchase | kup kupte koupit kup/ovat nakup nakupte nakoupit nakup/ovat dokup dokupte dokoupit prikup prikupte prikoupit objedn/at | koupi kupov nakoup nakupov dokoup koupen kupuj nakupuj prikoupi objedna objednej
calculate compute | vypocit/at vypocti vypoctete vypocist spocit/at pocit/at spocti spoctete spocist prepocit/at propocit/at kalkul/ovat | vypoc spoci prepoc kalkul pocital pocitan$ pocitam propocita propocitej spocit prepocitej prepocita
call | zavol/at vol/at zatelefon/ovat telefon/ovat brnkni brnknout obvol/at vytoc/it | zavol volal volan telefonov zatelefon volej telefonuj obvola obvolej vytoci
cancel | zrus/it rus/it storn/ovat odvol/at odrekn/nout odhlas/it | zrus stornov odvol rusen rusim stornuj odrekn odhlasi zrusi odhlas
capture snap | zachyt/it vyfot/it vyfotograf/ovat natoc/it sejm/nout porid/it | zachy vyfot natoc sejmou poridi natoci
change modify alter | zmen/it men/it pozmen/it uprav/it uprav/ovat prenastav/it prehod/it vymen/it modifik/ovat | zmen menil menen pozmen upraven upravil upravu modifik upravi upravova prenastavi prehodi vymeni pozmeni uprav prehod vymen
charge | nabi/at2 nabije/at2 dobi/at2 dobije/at2 uct/ovat nauct/ovat | nabij nabit dobij dobit nauct uctova uctuj dobije
check | zkontrol/ovat kontrol/ovat prekontrol/ovat prover/it prover/ovat zkoukni mrkni mrknete checkni checknout koukn/nout omrkni | zkontrol kontrolov prekontrol prover kontroluj proveri koukn omrkn
check-in | odbav/it zaregistruj ubyt/ovat checkinuj | odbav ubytov ubytuj zaregistr
check-out | checkoutni odubyt/ovat checkoutuj | odubytov odubytuj
claim complain | reklam/ovat zareklam/ovat vyreklam/ovat | reklamov zareklam vyreklam reklamuj
classify categorize | klasifik/ovat zarad/it zaraz/ovat roztrid/it kategoriz/ovat zatrid/it | klasifik zarad zaraz roztrid kategoriz zatridi
clean | vycist/it2 cist/it2 uklid/it uklize/at2 ocist/it2 procist/it2 vysa/at2 vylux/ovat vymyj vytr/it2 umy/at2 promaz promazte promazat | vycisti vycisten uklid ukliz procisten procistil cisten vysaj vysav umyt cisti ocisti procisti vyluxova vyluxuj vytri promaza promaz
clear empty | vyprazdn/it2 vyprazdn/ovat vynul/ovat vycist/it2 vysyp vysypte vysypat | vyprazd vynul vysyp vycisti
clock-in | pichn/nout odpichni | pichn odpich
clock-out | odpichn/nout | odpich
clone | klon/ovat naklon/ovat zklon/ovat | klonov naklon zklon klonuj
close | zavr/it2 zavir/at uzavr/it2 uzavir/at zaklapn/nout privr/it2 dovr/it2 pozavir/at | zavre zavri zavir uzavr uzavir privre zaklapn privri dovri pozavira pozavirej
collect pick-up | vyzvedn/nout vyzvedav/at seber seberte sebrat sbir/at posbir/at shromazd/it2 vyber vyberte vybrat inkas/ovat | vyzved seber sebra sbira shromaz inkas sbirej posbira posbirej vybra vyber
comment | okoment/ovat koment/ovat pripis pripiste pripsat zakoment/ovat | koment okoment pripsa zakomentova zakomentuj
commit | commitn/nout commit/ovat zacommit/ovat komitn/nout | commit komit zacommitova zacommituj
compare | porovn/at porovnav/at srovn/at srovnav/at | porovn srovna srovnan srovnej
complete finish | dokonc/it2 dokonc/ovat dodel/at splnitte spln/it2 dotahn/nout vyrid/it odskrtn/nout skonc/it2 ukonc/it2 | dokonc dodel splne splni skonc ukonc odskrt dotahn vyridi vyrid odskrtn ukonci
confirm | potvrd/it potvrz/ovat odsouhlas/it stvrd/it | potvrd potvrz odsouhlasi stvrdi odsouhlas
connect | pripoj/it pripoj/ovat propoj/it propoj/ovat spoj/it zapoj/it spar/ovat napojte napojit | pripoj propoj spoji spojen zapoj sparov napojen$ napojil sparuj
contact | kontakt/ovat zkontakt/ovat oslov/it ozvi ozvete ozvat spoj | kontakt oslov zkontaktova zkontaktuj
convert | preved prevedte prevest prevade/at2 konvert/ovat zkonvert/ovat prepocit/at prekonvert/ovat | preved prevad konvert zkonvert preves prepocita prepocitej prekonvertova prekonvertuj
copy duplicate | kopir/ovat zkopir/ovat okopir/ovat nakopir/ovat duplik/ovat zduplik/ovat prekopir/ovat | kopirov zkopir okopir duplik zduplik nakopir kopiruj prekopirova prekopiruj
correct fix | oprav/it oprav/ovat naprav/it korig/ovat zkorig/ovat sprav/it fixni fixnout | oprav naprav korig zkorigova zkoriguj spravi opravi opravuj opravova
count | spocit/at pocit/at secti sectete secist scit/at napocitej | spocit secte secti scita secis scitej
create make | vytvor/it vytvare/at2 zaloz/it zaklad/at udel/at del/at zrid/it zhotov/it vyrob/it zaved zavedte zavest vygeneruj zapis | vytvo vytva zaloze zalozi zalozil udela delal zridi zrizen zavedl zaveden zaklada zakladej udelej delej zhotovi vyrobi vygener zapis
deactivate disable | deaktiv/ovat zdeaktiv/ovat zneaktivn/it2 vyrad/it zakaz zakazte zakazat znemozn/it2 | deaktiv zdeaktiv zneaktiv znemozn zakaza zakazu vyradi vyrad
decline reject refuse deny | odmitn/nout odmit/at zamitn/nout zamit/at odepr/it2 neschval/it zavrhn/nout | odmit zamit odepr zavrh neschval
decrease reduce lower | sniz/it sniz/ovat zmens/it2 zmens/ovat uber uberte ubrat ubir/at zreduk/ovat reduk/ovat omez/it omez/ovat ztlum/it | snizi snize snizov zmens ubra ubir reduk zreduk omez snizuj ztlumi ztlum
delete erase | smaz smazte smazat maz/at maz mazte vymaz vymazte vymazat vymazav/at zmaz zmazte zmazat pomaz pomazte pomazat promaz promazte promazat premaz premazte premazat likvid/ovat zlikvid/ovat umaz umazte umazat umazav/at vymazn/nout | smaz vymaz mazan mazal zlikvid promaz mazej zmaza pomaza premaza likvidova likviduj promaza umaza umazava vymazn
deliver | doruc/it doruc/ovat dod/at dodav/at rozvez rozvezte rozvezt dovez dovezte dovezt pred/at | doruc dodan dodal dodav rozvez dovez dodej preda predej
deploy | nasad/it nasaz/ovat deployn/nout deploy/ovat zdeploy/ovat vyd/at releasni releasnout | nasad nasaz deploy zdeploy vydej releas
deposit | vloz/it vklad/at uloz/it sloz/it | vlozi vloze vklad ulozi slozi vloz
describe | popis popiste popsat popis/ovat vylic/it | popis popsa vylici
destroy dispose | znic/it zlikvid/ovat likvid/ovat skart/ovat zbor/it vyhod/it vyhaz/ovat | znice znici likvid skart zlikvid vyhod vyhoz zbori vyhazova vyhazuj likviduj likvidova vyhodi
detach unlink disconnect | odpoj/it odpoj/ovat rozpoj/it odlouc/it odsparuj | odpoj rozpoj odlouci
detect | detek/ovat zdetek/ovat odhal/it odhal/ovat rozpozn/at | detek zdetek odhal rozpozn
dim | ztlum/it tlum/it ztemn/it2 zeslab/it stlum/it priztlum/it | ztlum stlum ztemn tlumi zeslabi priztlumi ztlumi zeslab
discharge | vybi/at2 propust/it propouste/at2 | propust propous vybij vybit propusti
dismiss | odloz zahod/it skryj ignor/ovat odklikn/nout propust/it | zahod zahoz ignor odklik propusti propust
dispatch | exped/ovat vyexped/ovat odexpeduj odesli odeslete odeslat vysli vyslete vyslat vyprav/it odbav | exped vyexped odesl odesi vysla vyprav odesla odbav
display show | zobraz/it zobraz/ovat ukaz ukazte ukazat ukaz/ovat vykresl/it2 | zobraz ukaz vykresli zobrazi
download | stahn/nout stah/ovat postah/ovat downloadni downloadnout | stahn stahov stazen stahl stahuj postahova postahuj
drain | vypust/it vypouste/at2 odcerp/at | vypust vypous odcerp vypusti
drop | zahod/it shod/it dropni dropnout vypust/it pust/it vysad/it | zahod shodi dropn vypusti pusti vysadi vypust vysad
edit | uprav/it uprav/ovat edit/ovat zedit/ovat poedituj prepis prepiste prepsat | uprav editov edituj zedit prepsa prepis upravi upravu upravova
email | mailn/nout emailuj zmailuj mail/ovat | mailov mailn mailuj
enable allow permit | povol/it povol/ovat umozn/it2 umozn/ovat zpristupn/it2 dovol/it | povol umozn zpristupn dovoli dovoluj povoli
end terminate | ukonc/it2 ukonc/ovat skonc/it2 vypovez vypovezte vypovedet terminuj zakonc/it2 utn/nout | ukonc skonc vypovez vypoved zakonc ukonci
enroll sign-up register | zapis zapiste zapsat zapis/ovat prihlas/it prihlas/ovat zaregistr/ovat registr/ovat zaevid/ovat | zapis zapsa prihlas registrov zaregistr zaevid registruj prihlasi zaeviduj zaevidova
enter | zad/at zadav/at vloz/it vypln/it zapis zapiste zapsat naklik/at vstoupit | zadan zadal zadav vyplne vstoup zadej vlozi vyplni zapsa naklika naklikej vloz zapis
escalate | eskal/ovat zeskal/ovat vyeskal/ovat | eskal zeskal vyeskalova vyeskaluj
estimate | odhadn/nout odhad/ovat nacen/it nacen/ovat | odhad nacen
evaluate rate | ohodnot/it hodnot/it vyhodnot/it vyhodnoc/ovat oznamk/ovat posud posudte posoudit zhodnot/it ocen/it oboduj | ohodno hodnoc vyhodno oznamk posou zhodno hodnoti oceni oboduj
exchange | vymen/it vymen/ovat smen/it prohod/it | vymen smenen smenil prohod prohoz smeni vymeni
exclude | vyluc vylucte vyloucit vyluc/ovat vyrad/it vyraz/ovat vynech vynechte vynechat | vylou vyluc vyrad vyraz vynech vylouci vyradi vynecha
execute perform | proved provedte provest provade/at2 vykon/at vykonav/at spust realiz/ovat zrealiz/ovat | proved provad vykona realiz zrealiz proves vykonej spust
exit leave | opust/it opouste/at2 odejdi odejdete odejit odchazej vystoupit | opust opous odejd vystoup odeji
export | export/ovat vyexport/ovat exportn/nout vyvez vyvezte vyvezt | export vyexport vyvez
extend prolong | prodluz prodluzte prodlouzit prodluz/ovat rozsir/it rozsir/ovat natahn/nout protahn/nout | prodlou prodluz rozsir protah natahn
extract | extrah/ovat vytahn/nout vyjm/nout rozbal/it vyextrah/ovat | extrah vyjm rozbal vytahn vytahl vyextrahova vyextrahuj
feed | nakrm/it krm/it nasyp dokrm prikrm/it | nakrm krmen krmil krmim prikrmi
file lodge submit | pod/at podav/at zaloz/it zaevid/ovat | podan podal podav podej zalozi zaevidova zaeviduj
fill refill | napln/it vypln/it vypln/ovat dopln/it natank/ovat nali/at2 doli/at2 napust/it naplnuj | naplne naplni vyplne vyplni doplne natank dolit napust vyplnova vyplnuj doplni nalij dolij
find search look-up | najdi najdete najit hled/at vyhled/at vyhledav/at dohled/at nalezni naleznete nalezt zjist/it2 prohled/at pohledej vygoogl/it2 zhledni pozjistuj | najd najit nasel nasla nasli nalez hleda vyhled dohled zjist prohled hledej vygoogli
fire dismiss | propust/it vyhod/it | propust vyhod propusti vyhodi
flag mark | oznac/it oznac/ovat zvyrazn/it2 vlajkuj zaskrtn/nout odskrtn/nout vyznac/it | oznac zvyraz zaskrt vyznac odskrtn oznaci
follow track watch | sled/ovat zasleduj zacni track/ovat zatrackuj vysled/ovat | sledov sleduj trackov trackuj vysledova vysleduj sledova
forward | preposli preposlete preposlat preposil/at forwardn/nout forward/ovat pred/at preadresuj postoupit | preposl preposil forward postoup preda predej
freeze | zmraz/it zmraz/ovat zamraz/it zamrazitte | zmraz zamraz zmrzl
generate produce | vygener/ovat gener/ovat nagener/ovat vyrob/it vyrabe/at2 vyproduk/ovat produk/ovat | vygener generov vyrab vyproduk produkov produkuj vyrobi vyroben generuj nagenerova nageneruj
get obtain | zisk/at ziskav/at dostan dostante dostat sezen sezente sehnat vezmi vezmete vzit vytahn/nout obdrz obdrzte obdrzet porid/it | ziska dostal sehna obdrz ziskej dosta vytahn poridi
give grant | dav/at udel/it udel/ovat pridel/it poskytn/nout poskyt/ovat pred/at podaruj dar/ovat pripis dej dejte | udelen$ udelena$ udeleno$ udeleny$ udeleni$ udelil udeluj poskyt darov davej udeli udelova prideli preda predej daruj pridel
group | seskup/it seskup/ovat sdruz/it sjednot/it grup/ovat | seskup sdruz sjednoti grupova grupuj
heat warm | vytop/it zatop/it top/it vyhr/at ohr/at zahr/at pritop/it prihr/at predehr/at vytape/at2 | zatop vytop vytap ohra predehr pritop vyhra vyhrej ohrej prihra prihrej
help assist | pomoz pomozte pomoci pomah/at pomoct vypomoz asist/ovat | pomoh pomaha pomuz pomoc pomahej asistova asistuj
hide | skry/at2 skryv/at schov/at schovav/at ukry/at2 zneviditeln/it2 | skryt skryl skryv schov ukryt zneviditelni
hire recruit | najm/nout zamestn/at naber naberte nabrat prijmi nabir/at | najmou najal zamestnal zamestnan nabra nabir zamestna zamestnej prijm
hold | podrz podrzte podrzet drz drzte drzet pozdrz pozdrzte pozdrzet pridrz pridrzte pridrzet zadrz zadrzte zadrzet | podrz pozdrz zadrz pridrze
identify recognize | identifik/ovat zidentifik/ovat rozpozn/at urc/it2 pozn/at | identifik zidentif rozpozn pozna poznej
import | import/ovat naimport/ovat importn/nout dovez dovezte dovezt nahraj | import naimport dovez nahra
include | zahrn zahrnte zahrnout zahrn/ovat zarad/it zapocti zapoctete zapocist zapocit/at priber priberte pribrat | zahrn zarad zapoc pribra
increase raise | zvys/it zvys/ovat navys/it navys/ovat zvets/it2 zvets/ovat zvedn/nout pozvedni prid/at zdvihn/nout | pozvedn zvys navys zvetse zvetsi zvedn zvedl zdvih zvetsova zvetsuj prida pridej zvysi navysi
inform notify tell | inform/ovat zinform/ovat poinform/ovat obeznam/it uvedom/it upozorn/it2 upozorn/ovat vyrozum vyrozumte vyrozumet notifik/ovat zpravit vyrid/it rekni reknete rict sdel/it povez povezte povedet | inform uvedom upozorn vyrozum notifik sdele sdeli sdelil zinformova zinformuj poinformova poinformuj obeznami vyridi povede upozorni vyrid
insert | vloz/it vklad/at vsun vsunte vsunout zasun zasunte zasunout strc/it zastrc/it | vloz vklad vsun zasun strci zastrci vlozi
inspect examine | prohledn/nout prozkoum/at prohlize/at2 zkoum/at vysetr/it2 prover/it omrkn/nout | prohled prozkoum zkouma vysetr prohliz zkoumej proveri omrkn prohledn prover
install | nainstal/ovat instal/ovat zainstal/ovat namont/ovat | nainstal instal namont zainstal
invite | pozvi pozvete pozvat zvi zv/at prizvi prizvete prizvat pozvej pozyvej | pozva pozve prizva zvou
irrigate water | zali/at2 zalej zalejte zalev/at zavlaz/it zavlaz/ovat pokrop/it kropit | zalit zalil zaliv zalev zavlaz zalij pokropi
issue | vyd/at vydav/at vystav/it vystav/ovat | vydan vydal vydav vystav vydej vystavi
join | pripoj/it spoj/it slouc | pripoj spoji spoje vstoup slouc
keep retain | ponech ponechte ponechat nech nechte nechat ponechav/at uchov/at zachov/at uchovav/at udrz/ovat udrz udrzte udrzet drz drzte drzet podrz | ponech nechal uchov zachov udrz necha podrz
kick expel | vykopn/nout vyhod/it vykaz vykazte vykazat vyluc vylucte vyloucit kickn/nout | vykop vyhod vykaz vylouci kickn vyhodi vykaza vyluc
label tag | otag/ovat tag/ovat oznac/it ostitk/ovat stitkuj olepkuj nalep/it | otag tagov stitkov ostitk taguj oznaci nalepi oznac
launch start run | spust/it spouste/at2 nastart/ovat start/ovat odstart/ovat zahaj/it zacni zacnete zacit zacin/at rozjed rozjedte rozjet rozbehn/nout pust/it pouste/at2 nahod/it zapni | spust spous nastart startov odstart zahaj zacal zacat zacin rozje rozbeh startuj pusti pouste nahodi spusti zapn
learn | nauc/it uc/it pouc | nauci naucte$ ucil
like | lajkn/nout olajk/ovat lajk/ovat | lajk olajk
link associate | propoj/it provaz provazte provazat spoj/it prolink/ovat nalink/ovat zalink/ovat spar/ovat | propoj provaz prolink nalink zalink sparov spoji sparuj
list enumerate | vypis vypiste vypsat vypis/ovat vyjmen/ovat vyjmenovavej zalistuj list/ovat | vypis vypsa vyjmen listova listuj
load | nacti nactete nacist nacit/at nahra/at2 naloz/it naklad/at naload/ovat | nacte nacten nacita naloze nakladej nakladal nacis nacitej nahra nalozi naklada naloadova naloaduj
lock | zamkn/nout zamyk/at uzamkn/nout uzamyk/at pozamyk/at zalockuj | zamk zamce zamyk uzamk uzamc uzamyk pozamyka pozamykej
log record | zalog/ovat log/ovat zaznamen/at zaznamenav/at zapis zapiste zapsat zapis/ovat zaevid/ovat evid/ovat poznamen/at poznac/it vykaz vykazte vykazat vykaz/ovat | zalog logov zaznam zapis zapsa zaevid evidov poznamen vykaz loguj eviduj poznaci zaloguj zalogova zaeviduj zaevidova evidova vykaza
log-in | prihlas/it prihlas/ovat zalog/ovat nalog/ovat loguj | prihlas nalog zalogova zaloguj prihlasi loguj
log-out | odhlas/it odhlas/ovat odlog/ovat | odhlas odlog odhlasi odhlasuj odhlasova
match pair | spar/ovat par/ovat napar/ovat prirad | sparov parov naparov sparuj paruj naparuj prirad
measure | zmer/it mer/it premer/it namer/it | zmeri zmere namer mereni meril premer
merge | slouc/it sluc/ovat spoj/it mergn/nout mergeuj zmerg/ovat merg/ovat zamergni | slouc sluc merg zmerg spoji
message text write-to | napis napiste napsat posli poslete poslat | napsa posla napis
migrate | migr/ovat zmigr/ovat premigr/ovat presun | migr zmigr premigr presun
mix | namich/at smich/at mich/at zamich/at | micha smich namich zamich michej
move relocate | presun presunte presunout presouv/at presteh/ovat premist/it2 premist/ovat prehod/it posun posunte posunout posouv/at prenes preneste prenest preloz/it pretahn/nout | presun presouv prestehov premist posun posouv prehod prehoz prestehuj prenes prelozi pretahn prehodi preloz
mute silence | ztlum/it ztis/it ztisuj utis/it utlum/it zamut/ovat mutn/nout stis stisit | ztlum ztis zamut utisi utlumi ztlumi
open | otevr/it2 otevir/at rozevr/it2 pootevr/it2 rozbal/it pootevirej | otevr otevir pootev rozbal rozevri
optimize improve | optimaliz/ovat zoptimaliz/ovat vyleps/it2 vyleps/ovat zleps/it2 zleps/ovat zrychl/it2 | optimal zoptimal vyleps zleps zrychl vylepsi
order | objedn/at objednav/at poobjedn/at doobjedn/at priobjedn/at naobjednej | objedna objednal objednan doobjedn objednej poobjedna poobjednej priobjedna priobjednej
park | zapark/ovat park/ovat odstav/it | zaparkov parkov odstav zaparkuj parkuj odstavi
pause suspend | pozastav/it pozastav/ovat prerus/it prerus/ovat zapauz/ovat pauzn/nout stopn/nout zastav odstav/it suspend/ovat pauz/ovat | pozastav prerus zapauz suspend pauzn stopn odstavi pauzova pauzuj prerusi zastav odstav
pay | zaplat/it platte platit uhrad/it proplat/it proplace/at2 vyplat/it doplat/it splat/it zauhrad | zaplat zaplac uhrad uhraz proplat proplac vyplat vyplac platil splat splac doplat proplati
pick select choose | vyber vyberte vybrat vybir/at zvol/it vol/it | vybra vyber vybir zvoli zvole
pin | pripn/nout pripin/at pripichn/nout prispendl/it2 | pripn pripic pripin prispendli
place put | umist/it2 umist/ovat poloz/it poklad/at postav/it zarad vloz/it strc/it dej dejte | umist polozi polozen$ polozena$ polozeno$ poklada pokladej postavi vlozi strci postav zarad vloz
plan schedule | naplan/ovat plan/ovat rozplan/ovat nachystej zaplan/ovat rozvrhn/nout domluv/it nacas/ovat | naplan planov zaplan rozvrh nacasov planuj rozplanova rozplanuj domluvi nacasuj nachyst domluv
play | prehra/at2 prehrav/at hra/at2 zahra/at2 pust/it pouste/at2 prehrej | prehra hraje pusti puste zahral zahraj$ zahran pouste
post publish | zverejn/it2 zverejn/ovat publik/ovat vypublik/ovat postn/nout vyves/it vystav/it uverejn/it2 | zverej publik vypublik postn vyves uverej vystavi zverejni vystav
postpone reschedule delay | odloz/it odklad/at odsun odsunte odsunout odsouv/at preloz/it preklad/at preplan/ovat posun posunte posunout prehod/it prebook/ovat preobjedn/at zpozd/it2 | odloze odlozi odklad odsun odsouv preloz preplan posun zpozd prebook preklada prekladej prehodi preobjedna preobjednej prelozi prehod
predict forecast | predpovez predpovezte predpovedet predik/ovat predvid/at zpredikuj | predpov predik predvid
prepare | priprav/it priprav/ovat nachyst/at chyst/at prichyst/at predprip | priprav nachyst prichyst chysta chystej
print | vytiskn/nout tiskn/nout natiskn/nout tiskej vytisk | vytisk tisten tiskl natisk tiskn
prioritize | prioritiz/ovat uprednostn/it2 uprednostn/ovat zprioritizuj prefer/ovat | priorit uprednost preferova preferuj
process handle | zprac/ovat zpracovav/at vyrid/it vyriz/ovat odbav/it proces/ovat obsluz obsluzte obslouzit | zpracov vyrid vyriz odbav obslouz zpracuj procesova procesuj vyridi
promote | povys/it povys/ovat propag/ovat | povys propag
propose suggest | navrhn/nout navrh/ovat predloz/it | navrh predloz
protect secure | chran/it ochran/it zabezpec/it zajist/it2 | chrane ochran zabezpec chrani zajisti zajist
provide supply | poskytn/nout poskyt/ovat zajist/it2 dod/at obstar/at | poskyt zajist obstar dodej zajisti obstarej obstara
provision set-up | zprovozn/it2 zprovozn/ovat zrid/it zriz/ovat nastav/it zaved zavedte zavest | zprovoz zrizen zridi zrizova zrizuj nastavi nastav
pull | stahn/nout pulln/nout zatahn/nout tahn/nout natahn/nout pritahn/nout vytahn/nout | zatah pulln natah stahn pritahn vytahn natahn
push | pushn/nout push/ovat zatlac/it tlac/it zmackn/nout stiskn/nout protlac/it | pushn pushov zmackn stiskn pushuj zatlaci tlaci protlaci
quarantine isolate | izol/ovat zaizoluj vykarantenizuj karanteniz/ovat odizoluj | izolov karanten izoluj
query | dotaz/ovat dotazat | dotaz
quit | skonc/it2 ukonc/it2 odejdi odejdete odejit | skonc ukonci odeji ukonc odejd
read | precti prectete precist cti ctete cist nacti nactete nacist procti proctete procist predcitej predcti predctete predcist vycti vyctete vycist | precte precten precti cteni prectu precetl precis nacis procis predcis vycis nacte
reactivate | reaktiv/ovat zreaktiv/ovat znovuaktiv/ovat | reaktiv zreaktiv znovuakt
reboot restart | restart/ovat zrestart/ovat restartn/nout rebootn/nout reboot/ovat rebutuj resetni resetnout | restart zrestart reboot reset
rebuild | prestav/it prebud/ovat prebuild/ovat prebuildi rebuildni rebuildnout obnov | prestav prebud prebuild rebuild obnov
receive | prijm/nout prijim/at obdrz obdrzte obdrzet prevezmi prevezmete prevzit dostan dostante dostat naskladn/it2 | prijm prijat obdrz prevz naskladn prijima prijimej dosta
recommend | doporuc/it doporuc/ovat porad/it | doporuc poradil
redeem | uplatn/it2 vyuzi/at2 proplat | uplatn vyuzi proplat
refund | refund/ovat vrat/it vrace/at2 proplat/it nahrad/it | refund vratil vracen proplac vrati vrace proplati nahradi proplat nahra
register | zaregistr/ovat registr/ovat prihlas/it zaevid/ovat evid/ovat zapis | zaregistr registrov registruj zaevid prihlasi evidova eviduj prihlas zaeviduj zaevidova zapis
release | uvoln/it2 uvoln/ovat vyd/at pust/it propust/it releasn/nout vypust/it | uvoln releas vydan vydej pusti propusti vypusti propust vypust
reload refresh | obnov/it obnov/ovat refreshn/nout refresh/ovat znovunacti prenacti prenactete prenacist aktualiz/ovat | refresh obnov prenac aktualizova aktualizuj obnovi
remind | pripomen pripomente pripomenout pripomin/at upomen upomente upomenout upomin/at urg/ovat zaurg/ovat upozorn/it2 | pripom upome upomi urgov zaurg urguj upozorni upozorn
remove | odstran/it odstran/ovat odeber odeberte odebrat odebir/at vyjm/nout vynech vynechte vynechat sund/at vyhod/it odnes odmaz odmazte odmazat vyrad/it vyskrtn/nout skrtn/nout zrus/it | odstra odebr odebir vyjm vyskrt skrtn odmaz vyrad vynecha sunda sundej vyhodi zrusi odebra vynech vyhod vyradi zrus
rename | prejmen/ovat prejmenovav/at prenazvi pojmen/ovat | prejmen pojmen
renew | obnov/it obnov/ovat prodluz prodluzte prodlouzit prodluz/ovat | obnov prodlou prodluz obnovi
rent | pronajm/nout pronajim/at najm/nout pujc/it zapujc vypujc | pronaj pronajim najmou pujci pujc zapujc vypujc
reopen | znovuotevr/it2 reopenn/nout znovuotevirej otevri | znovuotev reopen otevr
repair | oprav/it oprav/ovat sprav/it spravuj vyspravuj vysprav/it | opraven opravil oprave spravi vysprav opravi opravova opravuj oprav
repeat | zopak/ovat opak/ovat | zopak opakov opakuj zopakuj zopakova
replace substitute | nahrad/it nahraz/ovat vymen/it zamen/it zastup zastupte zastoupit prehod/it | nahra vymen zamen zastoupi prehodi nahradi vymeni prehod
report | nahlas/it nahlas/ovat ohlas/it report/ovat zreport/ovat oznam/it refer/ovat hlaste hlasit | nahlas ohlas hlasen report zreport oznami referova referuj oznam
reproduce | zreproduk/ovat reproduk/ovat | zreprod reprodukov reprodukuj
request | vyzad/at pozad/at zazad/at pozad/ovat vyzad/ovat | vyzad pozad zazad pozadej pozada
reset | reset/ovat zreset/ovat vyreset/ovat resetn/nout vynul/ovat | reset zreset vyreset vynul
resolve solve settle | vyres/it res/it dores/it vyporad/at urovn/at | vyres dores reseni vyporad urovna urovnej
restore recover | obnov/it obnov/ovat zotav zrekonstru/ovat navratit | obnov navrac zrekonstruova zrekonstruuj obnovi
resume continue | pokrac/ovat navaz navazte navazat obnov/it zahaj rozjed rozjedte rozjet | pokrac navaz obnovi rozje obnov zahaj
retire | vyrad/it penzion/ovat vysluz | vyraze penzion vyradi vyrad
retry | zkus/it zopak/ovat | zkusi zkous zopakova zopakuj
return | vrat/it vrace/at2 odevzd/at | vrati vraci vrace odevzd
revert undo roll-back | vrat/it revertn/nout revert/ovat zrevert/ovat rollbackn/nout odvolej anul/ovat | revert zrevert rollback anulov vrati anuluj odvol
review | zrevid/ovat revid/ovat zrecenz/ovat posud posudte posoudit projdi projdete projit prezkoum/at zkontroluj | revid zrevid posou recenz prezkou projit zrecenzova zrecenzuj proji zkontrol
revoke withdraw | odvol/at odvolav/at odeber odeberte odebrat zneplatn/it2 zrus/it stahn/nout odejm/nout revok/ovat | odvol odebr zneplatn odejm revok zrusi stahn odebra zrus
rewind | pretoc/it pretace/at2 previn previnte previnout | preto pretac previn previnut
ring | zazvon/it zvon/it prozvon/it | zazvon prozvon zvoni
rotate turn | otoc/it otace/at2 pootoc/it rot/ovat orotuj zrot/ovat natoc/it | otoc otac rotov zrot pootoc rotuj natoci natoc
route direct | smer/ovat presmer/ovat nasmer/ovat navig/ovat prepoj/it | smerov presmer nasmer prepoj smeruj navigova naviguj prepoji
run | spust/it spouste/at2 pust/it | spust spous bezel pusti spusti
save store | uloz/it uklad/at uschov/at uskladn/it2 seivni save | uloze ulozi ulozil ukla uskladn uschov
scale | skal/ovat naskal/ovat zeskaluj rozsir | skalov naskal skaluj zeskal rozsir
scan | nasken/ovat sken/ovat osken/ovat prosken/ovat nacti scanni scannout | naskenov skenov oskenov prosken naskenuj skenuj oskenuj
sell | prod/at prodav/at rozprod/at odprod/at | prodal prodan prodav rozprod proda prodej odproda odprodej
send | posli poslete poslat posil/at odesli odeslete odeslat odesil/at zasli zaslete zaslat zasil/at rozesli rozeslete rozeslat rozesil/at vysli vyslete vyslat doposli dosli | posla poslal odesl odesi zasla zasil rozesl rozesil posila posilej vysla odesla
set configure | nastav/it nastav/ovat konfigur/ovat nakonfigur/ovat zkonfiguruj serid/it urc/it2 stanov/it | nastav konfigur nakonfig seridi stanovi nastavi serid
share | nasdile/at2 sdile/at2 posdile/at2 rozesdilej | sdile nasdil posdile
ship | odesli odeslete odeslat exped/ovat vyexped/ovat zasli zaslete zaslat | odesl exped vyexped zasla odesla
shut-down | vypn/nout vypin/at odstav/it sestrel shod/it ukonci zhasni | odstav vypina vypinej shodi vypn odstavi ukonci zhasn
sign | podepis podepiste podepsat podepis/ovat signuj | podeps podepis
skip | preskoc/it preskak/ovat vynech vynechte vynechat vynechav/at skipn/nout prejdi | presko preska vynech skipn vynecha
snooze | odloz/it priloz prispi prispete prispat snoozni | odloze odlozi prispa priloz
sort | serad/it seraz/ovat setrid/it trid/it roztrid/it usporad/at srovn/at | serad seraz setrid usporad roztrid tridi srovna srovnej
split divide | rozdel/it rozdel/ovat rozsekn/nout rozloz/it rozpul/it | rozdel rozlozen rozpul rozsekn rozlozi
start | zacni zacnete zacit zacin/at spust/it nastart/ovat odstart/ovat zahaj/it zahaj/ovat rozjed rozjedte rozjet | zacal zacat zacin zahaj nastart odstart spusti rozje spust
stop | zastav/it zastav/ovat stopn/nout prestan prestante prestat prerus/it zaraz/it utn/nout | zastav stopn zaraz prestal presta prerusi prerus
submit | odesli odeslete odeslat pod/at predloz/it odevzd/at odevzdav/at zadej | odevzd predloz odesla podej odesl zadej
subscribe follow | odebir/at predplat/it prihlas/it zapis | odebir predplat predplac prihlasi prihlas zapis
summarize | shrn shrnte shrnout shrn/ovat sumariz/ovat zesumarizuj | shrn sumariz
swap | prohod/it vymen/it prehod/it zamen/it | prohod prohoz vymen zamen prehodi vymeni prehod
switch toggle | prepn/nout prepin/at prehod/it | prepn prepin prehodi prehod
sync synchronize | synchroniz/ovat zesynchroniz/ovat sesynchroniz/ovat syncn/nout slad/it | synchron sesynchr zesynch syncn sladi
take | vezmi vezmete vzit ber berte brat vem vemte odeber odeberte odebrat prevezmi prevezmete prevzit | vzal vzat prevz odebra
teach train | nauc/it vycvic/it cvic/it tren/ovat natren/ovat zaskol/it skol/it proskol/it | cvicen trenov natren zaskol proskol nauci vycvici cvici trenuj skoli
test try | otest/ovat test/ovat vyzkouse/at2 zkouse/at2 zkus/it pretest/ovat odzkouse/at2 prozkousej | testov otest vyzkous odzkous zkous testuj zkusi pretestova pretestuj
tip | dyskuj | spropit
top-up | dobi/at2 dobije/at2 nabi/at2 dopln/it navys/it | dobij dobit dobije nabij doplni navysi nabit navys
transfer | preved prevedte prevest prevade/at2 presun presunte presunout prepoj/it prenes preneste prenest preposli prepis prepiste prepsat | preved prevad presun prenes prepis prepsa preves prepoji prepoj preposl
translate | preloz/it preklad/at | preloze prelozi preklad preloz prekladej preklada
treat | osetr/it2 osetr/ovat lec/it vylec/it zachazej | osetr lecen vylec leci
trigger | spust/it aktiv/ovat vyvol/at triggern/nout | spust vyvol trigger aktivova aktivuj spusti
turn-off switch-off | vypn/nout vypin/at zhasn/nout zhasin/at povypin/at pozhasin/at | vypn vypin zhasn zhasl zhasin povypina povypinej pozhasina pozhasinej vypinej vypina
turn-on switch-on | zapn/nout zapin/at rozsvit/it rozsvec rozsvecte rozsvecet rozsvecuj zapal/it pozapin/at sepn/nout posvit/it | zapn zapin rozsvi rozsve rozsvic zapali pozapina pozapinej posviti
turn-up | zesil/it zesil/ovat prid/at zvys/it | zesil prida pridej zvysi zvys
turn-down | zeslab/it zeslab/ovat ztis/it ztlum/it uber uberte ubrat stahn/nout sniz/it | zeslab ztis ztlumi stahn snizi zeslabi ztlum ubra
unarchive | odarchiv/ovat vyarchiv/ovat rozarchivuj | odarchiv vyarchiv
unassign | odprirad/it odeber odeberte odebrat | odprir odebra
unban unblock | odblok/ovat odblokovav/at odban/ovat odblokn/nout | odblok odban
undelete | obnov/it | obnov obnovi
unfreeze | rozmraz/it rozmraz/ovat odmraz/it | rozmraz odmraz
unfollow unsubscribe | odhlas/it odhlas/ovat odsled/ovat odpredplat | odhlas odsled odhlasi odhlasuj odhlasova
uninstall | odinstal/ovat | odinstal
unlock | odemkn/nout odemyk/at odblok/ovat odzamkn/nout poodemykej | odemk odemc odemyk odzamk odblok
unmute | odtlum/it odmut/ovat odztlum | odtlum odmut
unpin | odepn/nout odpichni odepin/at | odepn odepin odpich
unpublish | odpublik/ovat zneverejn/it2 stahni | odpublik zneverej stahn
untag | odtag/ovat | odtag
update | aktualiz/ovat zaktualiz/ovat updat/ovat updatn/nout zupdat/ovat uprav/it obnov/it | aktualiz zaktualiz updat zupdatova zupdatuj upravi obnovi aktualizuj aktualizova uprav obnov
upgrade | upgrad/ovat upgradn/nout povys/it vyleps/it2 navys | upgrad povys vylepsi vyleps navys
upload | nahra/at2 nahrav/at uploadn/nout upload/ovat vloz | nahra upload vloz
vaccinate | naock/ovat ock/ovat | ockov naock ockuj
validate verify | over/it over/ovat valid/ovat zvalid/ovat ujisti verifik/ovat | overe overi overuj overil valid verifik overova zvalidova zvaliduj
view look | prohledn/nout podiv/at koukn/nout mrkn/nout zobraz/it nahledn/nout | podiva prohli nahled prohledn podivej koukn zobrazi zobraz
void invalidate | anul/ovat zneplatn/it2 storn/ovat zrus/it | anulov zneplatn storn anuluj zrusi stornuj stornov zrus
vote | hlas/ovat zahlas/ovat odhlas/ovat | hlasov zahlas hlasuj odhlasova odhlasuj
wait | pock/at cek/at vyck/at | pocka cekal ceka pockej cekej vycka vyckej
wake | vzbud/it probud/it vzbuzuj budit | vzbud probud vzbuz
wash | umy/at2 my/at2 vyper vyperte vyprat per perte prat umej umejte oplachn/nout | umyt umyl vypra vypere oplachn
weigh | zvaz/it vaz/it navaz prevaz/it | zvazen zvazil prevaz zvazi navaz
withdraw | vyber vyberte vybrat stahn/nout odstup odstupte odstoupit vybir/at vezmi | vybra vybir odstoup stahn vyber
write compose | napis napiste napsat pis piste psat sepis sepiste sepsat sepis/ovat zapis zapiste zapsat vypln sestav/it | napsa napis sepsa sepis psani pisu zapsa sestavi zapis sestav
draw paint | nakresl/it2 kresl/it2 namal/ovat mal/ovat natr/it2 vymal/ovat | kresl nakresl malov namal vymal maluj natri
cook bake | uvar/it var/it upec upecte upect navar/it osmaz/it ohrej pect | uvar varen upec upek osmaz navari ohrej
drive transport | odvez odvezte odvezt dovez dovezte dovezt rid/it jet jedte vezt | odvez dovez odvezl ridil
celebrate | oslav/it slav/it | oslav slavi
discuss | prodiskut/ovat diskut/ovat prober proberte probrat projedn/at | diskut probra projedn prodiskutova prodiskutuj
donate | dar/ovat prispe/at2 ven/ovat | darov prispev prispel venov daruj prispe venuj
filter | vyfiltr/ovat filtr/ovat profiltr/ovat odfiltr/ovat | filtrov vyfiltr odfiltr filtruj profiltrova profiltruj
format | naformat/ovat format/ovat zformat/ovat | formatov naformat formatuj zformatova zformatuj
harvest | sklid/it sklize/at2 posec posecte posect sek/at | sklid skliz posec sekej
plant sow | zasad/it vysad/it zasej zasejte zasit vysej vysejte vysit sadit | zasad zasaz vysad vysaz zasel zasej vysej vysadi
monitor | monitor/ovat hlid/at pohlid/at sled/ovat | monitor hlida pohlid hlidej sledova sleduj
negotiate | vyjedn/at vyjednav/at | vyjedn
pack unpack | zabal/it sbal/it bal/it | zabal sbalen baleni sbali
prescribe | predepis predepiste predepsat predepis/ovat | predeps predepis
reconcile | odsouhlas/it spar/ovat srovn/at | sparov odsouhlasi sparuj srovna srovnej odsouhlas
reassign | prerad/it pridel/it prehod/it pred/at prirad | prerad preraz prideli prehodi preda predej pridel prehod prirad
redirect | presmer/ovat prepoj/it preposli | presmer prepoj prepoji preposl
rewrite overwrite | prepis prepiste prepsat prepis/ovat preformul/ovat | prepsa prepis preformul
score | obod/ovat bod/ovat oskoruj oznamk/ovat | obodov bodov oznamk oboduj boduj
spend | utrat/it utrace/at2 cerp/at vycerp/at | utrat utrac cerpan cerpal cerpa cerpej vycerpa vycerpej
ventilate | vyvetr/at vetr/at | vetra vyvetr vetrej
broadcast | vysil/at odvysil/at rozhlas/it | vysil odvysil rozhlas
expire | vyprsi vyprset expirovat | vyprs expir
charge deduct | strhn/nout strhav/at | strhn strhava strhl strzen
deduct reduce | srazte srazit | srazi srazen
shorten | zkrat/it zkrac/ovat | zkrati zkracova zkracuj zkracen
shorten cut | zestrucnete zestrucnit sestrih/at sestrihn/nout | zestrucni sestriha sestrihn zestrucnen
subtract deduct | odecti odecist odecit/at | odecita odecet$ odecten
add credit | pricti pricist pricit/at | pricita pricetl pricten
post record | zauct/ovat | zauctova zauctuj
overpay | preplat/it | preplati preplacen
repay redeem | umorte umorit umor/ovat | umori umorova umoruj umoren
extend expand | roztahn/nout roztah/ovat | roztahn roztahova roztahuj roztahl roztazen
eject extend | vysun vysunte vysunout vysouv/at | vysun vysouva vysunut vysunul
unpack extract | vybal/it vybal/ovat | vybali vybalova vybaluj vybalen
unload | vyloz/it vyklad/at | vylozi vyklada vylozen
relocate move | preskladnete preskladnit | preskladni preskladnen
dispatch release | vyskladnete vyskladnit vyskladn/ovat | vyskladni vyskladnova vyskladnuj vyskladnen
store receive | zaskladnete zaskladnit | zaskladni zaskladnen
count inventory | zinventariz/ovat inventariz/ovat inventur/ovat | zinventarizova zinventarizuj inventarizova inventarizuj inventurova inventuruj
refuel refill | dotank/ovat | dotankova dotankuj
empty drain | vylej vylejte vylit vylev/at | vyleva vylil vylit
fill | napouste/at2 | napusti napouste napusten
vent bleed | odvzdusnete odvzdusnit odvzdusn/ovat | odvzdusni odvzdusnova odvzdusnuj odvzdusnen
spray | postrik/at nastrik/at | postrika nastrika
fertilize | pohnoj/it | pohnoji pohnojen
disarm unlock | odjistete odjistit odjist/ovat | odjisti odjistova odjistuj odjisten
crop trim | orizn/nout orezav/at orezte orezat | orizn orezava oreza orizl oriznut
flip invert | prevratte prevratit prevrace/at2 | prevrati prevrace prevracen
invert reverse | invert/ovat zinvert/ovat | invertova invertuj zinvertova zinvertuj
mirror replicate | zrcadlete zrcadlit replik/ovat zreplik/ovat | zrcadli replikova replikuj zreplikova zreplikuj zrcadlen
zoom-in zoom | pribliz/ovat priblizit | priblizova priblizuj priblizi priblizen
zoom-out | oddalte oddalit oddal/ovat | oddali oddalova oddaluj oddalen
focus sharpen | zaostr/ovat zaostrit | zaostrova zaostruj zaostri zaostren
blur | rozmaz rozmazte rozmazat rozmazav/at rozostr/ovat rozostrit | rozmaza rozmazava rozostrova rozostruj rozostri rozmazan rozostren
brighten lighten | zesvetlete zesvetlit zjasnete zjasnit rozjasnete rozjasnit prosvetlete prosvetlit | zesvetli zjasni rozjasni prosvetli zesvetlen rozjasnen
darken dim | ztmav/it ztmav/ovat zatemnete zatemnit zatemn/ovat | ztmavi ztmavova ztmavuj zatemni zatemnova zatemnuj ztmaven zatemnen
recolor color | prebarvete prebarvit obarvete obarvit prebarv/ovat | prebarvi obarvi prebarvova prebarvuj prebarven obarven
underline | podtrhn/nout podtrhav/at | podtrhn podtrhava podtrhl podtrzen
strike cross-out | preskrtn/nout preskrt/at skrt/at | preskrtn preskrta skrta preskrtl preskrtnut
check tick select | zatrhn/nout zatrhav/at | zatrhn zatrhava zatrhl zatrzen
unmark deselect uncheck | odznac/it odznac/ovat odskrt/at | odznaci odznacova odznacuj odskrta odznacen
star favorite | ohvezdick/ovat zahvezdick/ovat | ohvezdickova ohvezdickuj zahvezdickova zahvezdickuj
cool | ochlad/it ochlaz/ovat zchlad/it vychlad/it | ochladi ochlazova ochlazuj zchladi vychladi ochlazen zchlazen vychlazen
shade | zastin/it zastin/ovat | zastini zastinova zastinuj zastinen
sweep clean | zamet zamest zamet/at | zameta zametl zameten
wax | navosk/ovat vosk/ovat | navoskova navoskuj voskova voskuj
polish | vylestete vylestit nalestete nalestit prelestete prelestit | vylesti nalesti prelesti vylesten nalesten
spin | odstred/it odstred/ovat zdim/at vyzdim/at | odstredi odstredova odstreduj zdima vyzdima odstreden
rinse | vymach/at mach/at proplachn/nout vyplachn/nout | vymacha macha proplachn vyplachn proplachl vyplachl
iron | vyzehlete vyzehlit zehlete zehlit prezehlete prezehlit nazehlete nazehlit | vyzehli zehli prezehli nazehli vyzehlen zehlen
dry | vysus/it usus/it susit dosus/it | vysusi ususi dosusi vysusen ususen
soak | namoc/it namace/at2 | namoci namace namocen
excuse | omluvte omluvit omlouv/at | omluvi omlouva omluven
praise | pochval/it | pochvali pochvalen
warn | napomen napomente napomenout var/ovat | napomen varova varuj napomenut napomin
request summon | vyzvi vyzvete vyzvat vyzyv/at predvol/at | vyzva vyzyva
accelerate speed-up | uspis/it urychlete urychlit urychl/ovat popozen popozente popohnat | uspisi urychli urychlova urychluj popohna uspisen urychlen
slow-down slow | zpomal/it zpomal/ovat pribrzdete pribrzdit brzdete brzdit zabrzdete zabrzdit | zpomali zpomalova zpomaluj pribrzdi brzdi zabrzdi zpomalen pribrzden zabrzden
tow | odtahn/nout odtah/ovat | odtahn odtahova odtahuj odtahl odtazen
deliver park | pristavte pristavit pristav/ovat | pristavi pristavova pristavuj pristaven
drive deliver | zavez zavezte zavezt svez svezte svezt | zavezl zavezen svezl
clear declare | proclete proclit procliv/at | procli procliva proclen
seal | zapecet zapecetit zaplomb/ovat | zapece zapeceti zaplombova zaplombuj zapececen
unseal | rozpecet rozpecetit odpecet odpecetit odplomb/ovat | rozpece rozpeceti odpece odpeceti odplombova odplombuj
stamp | orazitk/ovat razitk/ovat | orazitkova orazitkuj razitkova razitkuj
certify | osvedc/it osvedc/ovat certifik/ovat | osvedci osvedcova osvedcuj certifikova certifikuj osvedcen
prove | prokaz prokazte prokazat prokaz/ovat dokaz dokazte dokazat | prokaza prokazova prokazuj dokaza
attach document | doloz/it doklad/at | dolozi doklada dolozen
clarify specify | zpresnete zpresnit zpresn/ovat upresnete upresnit upresn/ovat | zpresni zpresnova zpresnuj upresni upresnova upresnuj zpresnen upresnen
explain clarify | objasnete objasnit objasn/ovat vysvetlete vysvetlit vysvetl/ovat vyjasnete vyjasnit | objasni objasnova objasnuj vysvetli vysvetlova vysvetluj vyjasni objasnen vysvetlen
appoint nominate | jmen/ovat ustanov/it ustanov/ovat nomin/ovat | jmenova jmenuj ustanovi ustanovova ustanovuj nominova nominuj ustanoven
downgrade demote | degrad/ovat zdegrad/ovat downgradn/nout downgrad/ovat | degradova degraduj zdegradova zdegraduj downgradn downgradova downgraduj
reward | odmente odmenit odmen/ovat | odmeni odmenova odmenuj odmenen
fine penalize | pokut/ovat opokut/ovat potrest/at penaliz/ovat | pokutova pokutuj opokutova opokutuj potresta penalizova penalizuj
train | vyskol/it | vyskoli vyskolen
seat place | usad/it posad/it usaz/ovat | usadi posadi usazova usazuj usazen posazen
move reseat | presad/it presaz/ovat | presadi presazova presazuj presazen
move-in | nasteh/ovat | nastehova nastehuj
move-out evict | vysteh/ovat | vystehova vystehuj
occupy | obsad/it obsaz/ovat | obsadi obsazova obsazuj obsazen
vacate clear | vyklid/it vyklize/at2 | vyklidi vyklize vyklizen
make tidy | ustel ustelte ustlat | ustla ustlan
count-down | odpocit/at odpocitav/at | odpocita odpocitava
shuffle mix | promich/at premich/at | promicha premicha zamicha promichan
silence mute | umlc umlcte umlcet umlc/ovat | umlce umlcova umlcuj umlcen umlcel
dub | nadab/ovat dab/ovat | nadabova nadabuj dabova dabuj
subtitle | otitulk/ovat | otitulkova otitulkuj
cut | strihn/nout ustrihn/nout vystrihn/nout odstrihn/nout strih/at | strihn ustrihn vystrihn odstrihn striha strihl vystrizen ustrizen
glue paste | slepte slepit lepte lepit | slepi slepen
insert substitute | dosad/it dosaz/ovat | dosadi dosazova dosazuj dosazen
copy | opiste opsat opis/ovat | opisova opisuj opsan
prevent block | zamez/it zamez/ovat zabrante zabranit | zamezi zamezova zamezuj zabrani zamezen
protect encrypt | zahesl/ovat | zaheslova zahesluj
encrypt | zasifr/ovat sifr/ovat | zasifrova zasifruj sifrova sifruj
decrypt | desifr/ovat rozsifr/ovat odsifr/ovat | desifrova desifruj rozsifrova rozsifruj odsifrova odsifruj
hash | zahash/ovat hash/ovat | zahashova zahashuj hashova hashuj
anonymize | anonymiz/ovat zanonymiz/ovat pseudonymiz/ovat | anonymizova anonymizuj zanonymizova zanonymizuj pseudonymizova pseudonymizuj
mask | mask/ovat zamask/ovat | maskova maskuj zamaskova zamaskuj
reveal show | odkry/at2 odkryv/at zviditelnete zviditelnit | odkryva zviditelni odkryl zviditelnen
locate find | vypatr/at lokaliz/ovat zlokaliz/ovat | vypatra lokalizova lokalizuj zlokalizova zlokalizuj
calibrate | kalibr/ovat zkalibr/ovat nakalibr/ovat | kalibrova kalibruj zkalibrova zkalibruj nakalibrova nakalibruj
lubricate | promast/it namazat naolej/ovat | promasti namaza naolejova naolejuj namazan
tighten | utahn/nout utah/ovat dotah/ovat | utahn utahova utahuj dotahova dotahuj utahl utazen
assemble | smont/ovat | smontova smontuj
disassemble dismantle | rozmont/ovat demont/ovat rozeber rozeberte rozebrat | rozmontova rozmontuj demontova demontuj rozebra rozebran
patch | patchn/nout zaplat/ovat opatch/ovat zapatch/ovat | patchn zaplatova zaplatuj opatchova opatchuj zapatchova zapatchuj
round | zaokrouhlete zaokrouhlit zaokrouhl/ovat | zaokrouhli zaokrouhlova zaokrouhluj zaokrouhlen
discount reduce | slevnete slevnit zlevnete zlevnit zlevn/ovat | slevni zlevni zlevnova zlevnuj slevnen zlevnen
raise increase | zdraz/it zdraz/ovat | zdrazi zdrazova zdrazuj zdrazen
reprice | precen/it precen/ovat | preceni precenova precenuj precenen
tax | zdan/it zdan/ovat | zdani zdanova zdanuj zdanen
sponsor | sponzor/ovat zasponzor/ovat | sponzorova sponzoruj zasponzorova zasponzoruj
support | podporte podporit podpor/ovat | podpori podporova podporuj podporen
bet | vsad/it vsaze/at2 | vsadi vsaze vsazen
draw | vylos/ovat los/ovat rozlos/ovat | vylosova vylosuj losova losuj rozlosova rozlosuj
substitute rotate | vystrid/at strid/at zaskoc/it supl/ovat | vystrida strida zaskoci suplova supluj
rework redo | preprac/ovat predel/at predelav/at | prepracova prepracuj predela predelava
tune | dolad/it vylad/it naladte naladit prelad/it ladte ladit | doladi vyladi naladi preladi doladen vyladen naladen
unpair disconnect | odpar/ovat rozpar/ovat | odparova odparuj rozparova rozparuj
index reindex | zaindex/ovat index/ovat preindex/ovat | zaindexova zaindexuj indexova indexuj preindexova preindexuj
fork | forkn/nout fork/ovat | forkn forkova forkuj
recycle dispose | recykl/ovat zrecykl/ovat | recyklova recykluj zrecyklova zrecykluj
salt sprinkle | posyp posypte posypat | posypa posypan
plow clear | odhrn odhrnte odhrnout prohrn prohrnte prohrnout odhrn/ovat | odhrn prohrn odhrnova odhrnuj
mow | pokos/it posek/at | pokosi poseka pokosen
trim cut | ostrih/at prostrih/at | ostriha prostriha
serve | servir/ovat naservir/ovat | servirova serviruj naservirova naserviruj
slice cut | nakraje/at2 pokraje/at2 | nakraje pokraje
ring-up charge | namark/ovat mark/ovat zkasir/ovat skasir/ovat | namarkova namarkuj markova markuj zkasirova zkasiruj skasirova skasiruj
quote cite | cit/ovat ocit/ovat | citova cituj ocitova ocituj
hang-up hang | zaveste zavesit poves/it | zavesi povesi zavesen
encode | zakod/ovat kod/ovat | zakodova zakoduj kodova koduj
decode | dekod/ovat rozkod/ovat | dekodova dekoduj rozkodova rozkoduj
allocate earmark | vyclen/it vyclen/ovat | vycleni vyclenova vyclenuj vyclenen
divert redirect | odklonte odklonit odklane/at2 | odkloni odklane odklonen
convene call | svol/at svolav/at | svola svolava
dissolve disband | rozpust/it rozpouste/at2 | rozpusti rozpouste rozpusten
double | zdvojnasob/it zdvoj/it | zdvojnasobi zdvoji zdvojnasoben zdvojen
triple | ztrojnasob/it | ztrojnasobi ztrojnasoben
narrow restrict | zuz/it zuz/ovat | zuzova zuzuj zuzen
bid auction | vydraz/it licit/ovat | vydrazi licitova licituj vydrazen
redeem buy | vykupte vykoupit odkupte odkoupit vykup/ovat odkup/ovat | vykoupi odkoupi vykupova vykupuj odkupova odkupuj vykoupen odkoupen
lend | propujc/it propujc/ovat | propujci propujcova propujcuj propujcen
hide restrict | znepristupnete znepristupnit | znepristupni znepristupnen
represent | zastup/ovat | zastupova zastupuj
delegate assign | deleg/ovat zdeleg/ovat | delegova deleguj zdelegova zdeleguj
bring-forward advance | predsun predsunte predsunout | predsun predsunut
summon call | privol/at privolav/at | privola privolava
distribute hand-out | rozd/at rozdav/at | rozda rozdava
scroll | rol/ovat odrol/ovat zarol/ovat | rolova roluj odrolova odroluj zarolova zaroluj
fold collapse | sklop/it sklape/at2 | sklopi sklape sklopen
castrate neuter | vykastr/ovat kastr/ovat | vykastrova vykastruj kastrova kastruj
operate | oper/ovat odoper/ovat zoper/ovat | operova operuj odoperova odoperuj zoperova zoperuj
deworm | odcerv/it | odcervi odcerven
x-ray | zrentgen/ovat odrentgen/ovat | zrentgenova zrentgenuj odrentgenova odrentgenuj
circle highlight | zakrouzk/ovat | zakrouzkova zakrouzkuj`,
  words: `
invoice | faktur
invoice line item | polozk
order | objednav objednac
purchase order | nakupni$ nakupniho$ nakupnich$
sales order job | zakazk zakazek
customer client | zakazni klient
contract agreement | smlouv smluv kontrakt
payment | platb platebni
payer | platc
recipient payee | prijemc adresat
shipment delivery | zasilk zasilek dodavk dodavek
package parcel | balik balic balicek
stock inventory | zasob sklad skladov
warehouse | sklad$ skladu$ sklade$ sklady$ skladech$ skladem$
product goods | produkt zbozi vyrobk vyrobek vyrobc
item article | polozk polozek predmet
price cost | cen$ cena$ ceny$ cene$ cenu$ cenou$ cenam$ cenach$ cenik cenov
price list | cenik
cost expense | naklad vydaj
discount | slev$ sleva$ slevy$ slevu$ sleve$ slevou$ slevov
coupon voucher | kupon poukaz voucher
tax | dan$ dane$ dani$ danov danem$
vat | dph$
refund | vratk refundac vraceni
receipt | uctenk uctenek stvrzenk paragon
quote offer | nabid
supplier vendor | dodavatel
partner | partner
company business | firm$ firma$ firmy$ firmu$ firme$ firmou$ firem$ firmam$ firmach$ firemni spolecnost podnik
department | oddeleni
branch office | pobock pobocek
headquarters | centrala$ centralu$ centraly$ centrale$ ustredi
office | kancelar
meeting | schuzk schuzek porad mitink meeting jednani
appointment | schuzk schuzek termin objednani
account | ucet$ uctu$ ucty$ uctem$ uctech$ uctum$ konto$ konta$ kontu$
accountant | ucetni
accounting | ucetnictvi
bank | bank$ banka$ banky$ bance$ banku$ bankou$ bankov
balance | zustat bilanc
transaction | transakc
bank transfer | prevod
statement | vypis$ vypisu$ vypisy$ vypisem$
budget | rozpoct rozpocet
profit | zisk$ zisku$ zisky$ ziskem$
loss | ztrat
revenue turnover | obrat$ obratu$ obraty$ trzb trzeb vynos prijm$ prijmy$ prijmu$
sales | prodej$ prodeje$ prodeju$ prodejni
debt | dluh
debtor | dluzni
loan credit | pujck pujcek uver
mortgage | hypotek
interest | urok
installment | splatk splatek
deposit | vklad$ vkladu$ vklady$ zaloh$ zaloha$ zalohy$ zalohu$ zalohov kauc
fee charge | poplat
fine penalty | pokut penale
insurance policy | pojist
claim complaint | reklamac stiznost
damage | skod$ skoda$ skody$ skodu$ skodn poskozen
insurance claim | pojistna$ pojistne$ pojistnou$
warranty | zaru$ zaruk zaruc
return | vratk vratek vracen
lead prospect | lead$ leady$ leadu$ zajemc
opportunity deal | prilezitost obchod$ obchodu$ obchody$ obchodni
campaign | kampan
newsletter | newsletter zpravodaj
advertisement | reklam$ reklama$ reklamy$ reklamu$ reklamni inzerat
market | trh$ trhu$ trhy$ trzni
shop store | obchod prodejn eshop
cart basket | kosik
checkout cash register | pokladn
cash | hotovost
card | kart$ karta$ karty$ kartu$ karte$ kartou$ karet$ kartick
credit card | kreditk kreditni$
currency | men$ mena$ meny$ menu$ mene$
money | penize$ penez$ penezi$ penezum$ penezni financ
amount sum | castk castek obnos
total | celkov soucet
quantity count | mnozstv pocet$ poctu$ pocty$ poctem$
number | cisl$ cislo$ cisla$ cislem$ cisel$ ciseln
percent | procent
limit | limit
minimum | minim
maximum | maxim
average | prumer
size | velikost
weight | hmotnost vah$ vaha$ vahu$ vahy$
height | vysk$ vyska$ vysku$ vysky$
length | delk$ delka$ delku$ delky$
width | sirk
distance | vzdalenost
speed | rychlost
duration | delk trvani doba$ doby$ dobu$
time | cas$ casu$ casy$ casem$ casov hodin$
date | datum$ data$ datu$ datem$
deadline due date | termin deadline lhut splatnost uzaverk
period | obdob
year | rocnik
quarter | ctvrtlet kvartal
month | mesic
week | tyden tydn
day | den$ dny$ dni$ dnu$ dne$
hour | hodin
beginning start | zacat poca
end | konec konc
interval frequency | interval frekvenc
priority | priorit
status state | stav$ stavu$ stavy$ stavem$ status
type kind | typ$ typu$ typy$ typem$ druh$ druhu$ druhy$
category | kategori
name | jmen$ jmeno$ jmena$ jmenem$ nazev nazv
title | titul nadpis
description | popis$ popisu$ popisy$ popisek
note | poznam
comment | komentar
message | zprav$ zprava$ zpravy$ zpravu$ zprave$ zpravou$ zpravam$ vzkaz
subject topic | predmet$ predmetu$ tema$ tematu$ temata$
text content | text$ textu$ texty$ textem$ textov obsah
reason cause | duvod pricin
result | vysled
report | report$ reporty$ reportu$ hlasen sestav vykaz
overview summary | prehled souhrn shrnuti
statistics | statisti
chart graph | graf$ grafu$ grafy$ grafem$
table | tabul
spreadsheet | tabulk tabulek
row line | radek radk
column | sloup
field | pole$ poli$ polem$ polich$ kolonk
form | formular
template | sablon
document | dokument
file | soubor
folder directory | slozk slozek adresar
attachment | priloh priloz
page | strank stranek stran$ strana$ strany$ stranu$
photo picture image | fotk fotek foto$ fotograf obrazek obrazk snimek snimk
video | video$ videa$ videi$ videu$
recording | nahravk nahravek zaznam
list | seznam
task to-do | ukol
checklist | checklist
project | projekt
milestone | milnik
ticket | ticket tiket
issue problem | problem zavad potiz
request | pozadav zadost
application | zadost prihlask prihlasek
bug error | chyb$ chyba$ chyby$ chybu$ chybe$ chybou$ chybov bug$ bugu$ bugy$
incident outage | incident vypad
sprint | sprint
backlog | backlog
board | nastenk nastenek
user | uzivatel
employee worker | zamestnan pracovni$ pracovnik
colleague | kolega$ kolegy$ kolegu$ kolegovi$ kolegou$ kolegyn kolegum$
manager boss | manazer vedouc sef$ sefa$ sefovi$ sefem$ nadrizen
director | reditel
administrator admin | admin spravc
assistant | asistent
team | tym$ tymu$ tymy$ tymem$ tymov
group | skupin
member | clen$ clena$ cleny$ clenu$ clenem$ clenov clensk
role | rol$ role$ roli$ rolim$
permission right | opravneni prav$ prava$ pravo$ pravu$ povoleni
access | pristup
password | hesl
login username | prihlasen login
token | token
key | klic
certificate | certifik osvedcen
license | licenc
subscription | predplat
subscriber | odberatel predplatitel
address | adres
contact | kontakt
phone telephone | telefon mobil
phone number | telefonni$
email | email mail$ maily$ mailu$ mailem$ mailov
signature | podpis$ podpisu$ podpisy$
stamp | razitk
server | server
deployment | nasazen deploy
environment | prostred
production | produkc
staging | staging
version | verz
release | vydan releas
branch | vetev vetv branch
commit | commit
pull request | pull$ pullrequest
repository | repozitar repositar
code | kod$ kodu$ kody$ kodem$
database | databaz
query | dotaz
log | log$ logu$ logy$ logum$ logech$
backup | zaloh$ zaloha$ zalohy$ zalohu$ zaloze$ zalohou$ zalohov
container | kontejner
tasting | ochutnav degustac
weak | slab$ slaba$ slaby$ slabe$ slabou$ slabeho$ slabych$
overdraft | precerpan kontokorent
cluster | cluster klastr
node | uzel uzl
pod | pody$ podu$ podech$
instance | instanc
virtual machine | virtual
disk storage | disk uloziste ulozist
memory | pamet
processor | proces$ procesor
process | proces$ procesu$ procesy$ procesem$
network | sit$ site$ siti$ sitov
domain | domen
website site | web$ webu$ weby$ webem$ webov stranky$
link | odkaz
cache | cache
queue | front$ fronta$ fronty$ fronte$ frontu$ frontou$
job | job$ jobu$ joby$ uloh
pipeline | pipeline
build | build$ buildu$ buildy$
test | test$ testu$ testy$ testem$ testov
firewall | firewall
virus | vir$ viru$ viry$ virus
application app | aplikac appk
software | softwar
computer | pocitac
laptop notebook | notebook laptop
monitor screen | monitor obrazov displej
keyboard | klavesnic
printer | tiskarn
device | zarizen pristroj
sensor | senzor cidl
router | router
wifi | wifi$
cable | kabel
battery | bateri
alert notification | upozorn notifik vystrah alert
reminder | pripomin upomin
dunning notice | upominka$ upominky$ upominku$ upominek$
setting configuration | nastaven konfigur
feature function | funkc
option | moznost volb voleb
rule | pravidl pravidel
policy | zasad
model | model
data | data$ dat$ datum$ datov
dataset | dataset datov
record | zaznam
event | udalost
webhook | webhook
channel | kanal
post | prispev
conversation chat | konverzac chat
thread | vlakn vlaken
call | hovor
leave vacation holiday | dovolen
public holiday | svatek svatk
sick leave | nemocensk neschop
absence | nepritomnost absenc
attendance | dochazk
shift | smen$ smena$ smeny$ smenu$ smene$ smenou$ smenam$ smenov
overtime | prescas
salary wage | mzd$ mzda$ mzdy$ mzdu$ mzde$ mzdou$ mezd$ mzdov plat$ platu$ platy$ platem$
payslip | vyplatn
bonus | bonus odmen premi
job position | pozic mist$ misto$
candidate | kandidat uchazec
interview | pohovor
resume cv | zivotopis
training course class | skolen kurz
education | vzdelan
skill | dovednost
performance review | hodnocen
onboarding | onboarding nastup
resignation notice | vypoved
pension | duchod penz
expense report | vyuctovan
business trip | sluzebni$ cesta$ cesty$ cestu$ ceste$ cest$
door | dver
gate | bran$ brana$ branu$ brany$ vrata$ vrat$
garage | garaz
window | okn$ okno$ okna$ oknu$ oken$ oknem$ oknech$
blind shutter | zaluzi rolet
curtain | zaves
light | svetl svetel
lamp | lamp
bulb | zarov
heating | topen vytapen
radiator | radiator
thermostat | termostat
temperature | teplot
air conditioning | klimatiz klim$ klima$ klimu$ klimy$
fan | vetrak ventil
humidity | vlhkost
kitchen | kuchyn
bedroom | loznic
living room | obyvak obyvac
bathroom | koupeln
toilet | zachod toalet
hallway | chodb predsin
children's room | detsk
cellar | sklep
attic | pud$ puda$ pudy$ pude$ pudu$
roof | strech
garden | zahrad
terrace balcony | teras balkon
pool | bazen
room | mistnost pokoj
apartment flat | byt$ bytu$ byty$ bytem$ bytov
house | dum$ domu$ domy$ dome$ domem$ domec
home | domov domaci
building | budov
floor level | patr$ patro$ patra$ patre$
elevator | vytah$ vytahu$ vytahy$
wall | zed$ zdi$ sten$ stena$ steny$ stenu$
furniture | nabytek nabytk
table desk | stul$ stolu$ stoly$ stole$ stolek
chair | zidl
bed | postel
sofa | pohovk gauc
lock | zamek zamk
alarm | alarm
alarm clock | budik
camera | kamer
socket outlet | zasuv
switch | vypinac prepinac
vacuum cleaner | vysavac
washing machine | prack pracek
dishwasher | myck mycek
dryer | susic
oven | troub$ trouba$ troubu$ troube$ trouby$
stove | sporak
refrigerator fridge | lednic ledni$ lednick
freezer | mraz$ mrazak mrazni
microwave | mikrovln
coffee machine | kavovar
kettle | konvic
television tv | telk televiz
speaker | reproduktor
radio | radi$ radio$ radia$ radiu$
volume | hlasitost
channel station | stanic
scene | scen
timer | casovac
water | vod$ voda$ vody$ vodu$ vode$ vodou$ vodn
electricity power | elektr proud$ proudu$ energi
gas | plyn
meter | merid elektromer vodomer
sprinkler irrigation | zavlah zavlaz postrik
lawn | travnik
trash waste | odpad popelnic kose$
cleaning | uklid
rent | najem najmu$ najmy$
tenant | najemni najemc
owner landlord | vlastni majitel
travel trip | cest$ cesta$ cestu$ cesty$ vylet zajezd
flight | let$ letu$ lety$ letem$ letov letu$
airport | letist
plane | letad
train | vlak
bus | autobus bus$ busu$ busem$
tram | tramvaj
station | nadraz zastav
ticket fare | jizden letenk vstupen listek listk
seat | sedad misten
hotel | hotel
accommodation | ubytovan
reservation booking | rezervac
guest | host$ hosta$ hoste$ hosty$ hostu$ hostum$
visitor | navstevni
visit | navstev
passport | pas$ pasu$ pasy$ pasem$
visa | viz$ vizum$ viza$ viz$
luggage | zavazad kufr
map | map$ mapa$ mapy$ mapu$ mape$ mapou$
route | tras$ trasa$ trasy$ trasu$ trase$ trasou$
destination | destinac cil$ cile$ cili$
country | zem$ zeme$ zemi$ stat$ statu$ staty$
city | mest
street | ulic
region | kraj$ kraje$ kraji$ kraju$ region
border | hranic
beach | plaz
mountain | hor$ hory$ horach$
restaurant | restaurac
cafe | kavarn
food meal | jidl jidel
breakfast | snidan
lunch | obed$ obedu$ obedy$ obedem$
dinner | vecer$ vecere$ veceri$
menu | menu$ jidelni
recipe | recept
ingredient | ingredien surovin prisad
bread | chleb chleb pecivo
milk | mlek
butter | masl
cheese | syr$ syra$ syru$ syry$
egg | vejc vajec
meat | mas$ maso$ masa$ masem$
chicken | kur$ kure kuret
fish | ryb
fruit | ovoc
apple | jabl
banana | banan
potato | brambor
tomato | rajc
vegetable | zelenin
soup | polev
salad | salat
cake | dort kolac
coffee | kav$ kava$ kavy$ kavu$ kave$ kafe$
tea | caj$ caje$ caju$ cajem$
beer | piv$ pivo$ piva$ pivem$
wine | vin$ vino$ vina$ vinu$ vinem$
juice | dzus
sugar | cukr cukr$ cukr
salt | sul$ soli$
flour | mouk
drink | napoj
portion | porc
glass bottle | lahev lahv sklenic
health | zdrav
doctor physician | lekar doktor
nurse | sestr
dentist | zubar zubn
patient | pacient
hospital | nemocnic
clinic surgery | klinik ordinac ambulanc
pharmacy | lekarn
medicine drug | lek$ leku$ leky$ lekem$ lekum$ medikament
prescription | recept predpis
pill tablet | tablet pilulk prasek prask
dose | davk davek
vaccination vaccine | ockovan vakcin
blood pressure | tlak
blood | krev krv
pulse heart rate | tep$ tepu$ tepov
disease illness | nemoc$ nemoci$ onemocn chorob
allergy | alergi
symptom | priznak symptom
diagnosis | diagnoz
examination | vysetren prohlid
injury | zranen uraz
operation surgery | operac
ward bed | luzk luzek
sleep | spanek spanku
step | krok
calorie | kalori
school | skol$ skola$ skoly$ skolu$ skole$ skolou$ skolni skolk
university | univerz
faculty | fakult
student pupil | student zak$ zaka$ zaci$ zaky$ zaku$ zakovi$ zakyn studujic
teacher | ucitel
class | trid$ trida$ tridy$ tridu$ tride$ tridou$
subject | predmet
lesson lecture class | lekc prednask vyuk hodin
exam test | zkousk zkousek pisemk
grade mark | znamk znamek
homework | ukol
timetable schedule | rozvrh harmonogram jizdni$
calendar | kalendar
semester | semestr
scholarship | stipendi
library | knihovn
book | knih$ kniha$ knihy$ knihu$ knize$ knihou$ kniz
author | autor
loan borrowing | vypujc
reader | ctenar
sport | sport
match game | zapas hra$ hry$ hru$ hre$ hrou$
player | hrac
league | lig$ liga$ ligy$ lize$ ligu$
training workout | trenink cviceni
gym | posilovn telocvicn fitko
tournament | turnaj
goal | gol$ golu$ goly$ cil$ cile$
race | zavod$ zavodu$ zavody$
score points | skore bod$ bodu$ body$
membership | clenstvi permanentk
ball | mic$ mice$ micem$
coach trainer | trener
bike bicycle | kol$ kolo$ kola$ kole$ kolem$ bicykl
movie film | film
series show | serial porad$
episode | epizod dil$ dilu$ dily$
season | sezon rad$ rada$ rady$ radu$ serie
song track | pisen pisn skladb
playlist | playlist
album | album$ alba$ albu$
artist singer | zpevak interpret umelec umelc
band | kapel
music | hudb hudeb
concert | koncert
theater | divadl divadel
cinema | kino$ kina$ kinu$ kinech$
exhibition | vystav
news | zpravy$ zprav$ novin
article | clanek clank
magazine | casopis
podcast | podcast
game | hra$ hry$ hru$ her$
weather | pocas
forecast | predpov
rain | dest srazk prsi$ prselo$ prset$ mrhol
snow | snih$ snehu$ snehem$ snezi$ snezit$ chumel
wind | vitr$ vetru$ vetrem$
storm | bour
sun | slunc slunec
cloud | mrak oblac oblak cloud
frost ice | mraz$ mrazu$ mrazy$ led$ ledu$
season winter | zim$ zima$ zimy$ zimu$ zime$
summer | let$ leto$ leta$ letni
animal | zvir
dog | pes$ psa$ psi$ psy$ psu$ psem$ psovi$ pejsk pejsek
cat | kock kocek
horse | kun$ kone$ koni$ konem$ konim$
cow | krav
pig | prase$ prasat prasata
sheep | ovc$ ovce$ ovci$ ovec$
hen | slepic
bird | ptak ptac
rabbit | kralik
bee hive | vcel ul$ ule$ uly$
herd | stad
vet | veterinar
feed | krmiv krmen
farm | farm statek
farmer | farmar zemedel
crop harvest | plodin urod sklizen sklizn
wheat grain | psenic obil
seed | osiv semen semin
fertilizer | hnojiv
tractor | traktor
greenhouse | sklenik
barn stable | stodol staj
soil | pud$ puda$ pudy$
plant flower | rostlin kvetin kytk
tree | strom
forest | les$ lesa$ lesy$ lesu$
vehicle | vozid
car | aut$ auto$ auta$ autem$ autu$ automobil vuz$ vozu$ vozy$ vozem$
truck | kamion nakladak nakladn
van | dodavka$ dodavky$ dodavku$
driver | ridic
motorcycle | motork motocykl
ship boat | lod$ lodi$ lode$
tire | pneumat
engine | motor$ motoru$ motory$
fuel petrol | paliv benzin naft
charging station | nabijec
parking | parkovist parkovan parkovac
mileage | najet kilometr
service inspection | servis revize revizi
technical inspection | stk$ technick
license plate | spz$ znack
driving licence | ridicsk ridicak
accident | nehod
repair | oprav$ oprava$ opravy$ opravu$ opravou$
spare part | nahradni$ dil$ dilu$ dily$ soucast
tool | nastroj naradi
machine | stroj$ stroje$ stroju$ strojem$
maintenance | udrzb
technician | technik
fleet | flotil vozov
office authority | urad
municipality | obec$ obce$ obci$ magistrat
ministry | ministerst
mayor | starost
citizen | obcan
identity card | obcanka$ obcanky$ obcanku$ prukaz
birth born | narozen rodn
birth certificate | rodny$
wedding marriage | svatb svateb snatek snatk
death | umrti smrt
permit | povolen
law act | zakon
court | soud
lawyer attorney | pravni advokat
case file | spis$ spisu$ spisy$ pripad
hearing | slysen
police | polic
firefighter | hasic
election | volb voleb
candidate list | kandidatk
vote | hlas$ hlasu$ hlasy$ hlasovan
petition | petic
grant subsidy | dotac grant
tender | tendr zakazk
permit application | zadost
land parcel | parcel pozemek pozemk
property real estate | nemovit
person | osob$ osoba$ osoby$ osobu$ osobni clovek lide$ lidi$ lidmi$
man | muz$ muze$ muzi$ pan$ pana$ panovi$ panem$
woman | zen$ zena$ zeny$ zenu$ zenou$ pani$
child | dite$ ditet deti$ detem$
friend | kamarad pritel pratel
family | rodin
mother | matk mam$ mama$ mamy$ mamu$ mame$ mamk
father | otec$ otce$ otci$ otcem$ tat$ tata$ taty$ tatu$ tatk
brother | bratr bratr$ bracha
sister | sestr segr
wife | manzelk manzelek
husband | manzel$ manzela$ manzelovi$ manzelem$
grandmother | babick
grandfather | dede dedeck
neighbor | soused
birthday | narozenin
gift | dark darek
party celebration | oslav vecir
age | vek$ veku$ vekem$
clothes | obleceni
shirt | kosil
shoe | bot$ bota$ boty$ botu$ obuv
trousers | kalhot
jacket coat | bund$ bunda$ bundu$ bundy$ kabat
dress | saty$ satu$
color | barv barev
bag | task tasek
ring jewelry | sperk prsten
glasses | bryl
toy | hrack hracek
idea | napad
question | otaz otazk
answer | odpoved
decision | rozhodnut
opinion review | nazor recenz
rating | hodnocen
survey poll | anket dotaznik pruzkum
plan | plan$ planu$ plany$ planem$
goal target | cil$ cile$ cilu$ cilem$
strategy | strategi
change | zmen$ zmena$ zmeny$ zmenu$ zmene$ zmenou$
difference | rozdil
part | cast$ casti$
place location | mist$ misto$ mista$ miste$ lokalit umisten
position | poloh pozic
zone area | zon$ zona$ zony$ zonu$ oblast
history | histori
experiment | experiment
sample | vzork vzorek
laboratory | laborator
measurement | meren
batch lot | sarz
production line | linka$ linky$ linku$ lince$
factory plant | tovarn zavod$ zavodu$ zavode$
material | material
quality | kvalit jakost
supply chain | logist
carrier courier | dopravc kuryr prepravc
transport shipping | doprav preprav
post office | post$ posta$ posty$ postu$ poste$ postou$ postov
customs | cel$ clo$ cla$ celn
pallet | palet
shelf | regal polic$ police$ polici$
barcode | carov
label tag | stitek stitk etiket nalepk tag$ tagu$ tagy$ tagem$ tagum$ tagech$
box | krabic schrank
inbox mailbox | schrank dorucena$ dorucene$
letter | dopis
draft | koncept navrh
spam | spam
archive | archiv
bin recycle | kos$ kose$ kosi$
queue ticket | poradi
inspection audit | kontrol audit inspekc
risk | rizik
security | bezpecnost
threat | hrozb hrozeb
vulnerability | zranitel
fire | pozar
smoke | kour
leak | unik
donation | dar$ daru$ dary$ prispevk
charity | charit
volunteer | dobrovol
church | kostel
museum | muze$ muzeum muzea
ticketing seat | sedadlo$ sedadla$
stage | faze$ fazi$ etap
phase | faz$
language | jazyk
translation | preklad
word | slov$ slovo$ slova$
topic | temat
sign signal | signal
satellite | satelit druzic
star | hvezd
planet | planet
bond share stock | akci$ akcie dluhopis
exchange rate | kurz$ kurzu$ kurzy$
wallet | penezenk
investment | investic
portfolio | portfoli
fund | fond
open | otevren
closed | zavren uzavren
overdue | splatnost prosl
unpaid | nezaplacen neuhrazen neproplac
paid | zaplacen uhrazen proplacen
active | aktivn
inactive | neaktivn
free | voln$ volne$ volny$ volna$ voln bezplat zdarma zadarmo
available | dostup
unavailable | nedostup
busy occupied | obsazen zaneprazdn
urgent | nalehav urgent neodklad
important | dulezit
critical | kritick
high | vysok vyssi nejvyssi
low | nizk nizsi nejnizsi
medium | stredn
new | nov$ novy$ nova$ nove$ novou$ noveho$ novych$ novym$ novem$ novemu$ nejnov
old | star$ stary$ stara$ stare$ starou$ stareho$ starych$ starsi nejstarsi
latest | nejnov
last | posledni
first | prvni
previous | predchoz
next | pristi dalsi
cheapest | nejlevn
cheap | levn
expensive | drah$ drahy$ draha$ drahe$ drazsi nejdraz
best | nejlepsi
worst | nejhorsi
longest | nejdels dlouh
short | kratk kratsi nejkrats
big large | velk vets nejvet
small | mal$ maly$ mala$ male$ malou$ maleho$ malych$ mensi nejmens
pending waiting | cekajic nevyriz
in progress | rozpracovan probihajic
approved | schvalen odsouhlasen
rejected | zamitnut odmitnut
unapproved | neschvalen
cancelled | zrusen stornov
confirmed | potvrzen
unconfirmed | nepotvrzen
delivered | dorucen dodan
undelivered | nedorucen nedodan
shipped sent | odeslan expedovan zaslan
received | prijat prijat$ obdrzen
completed done | dokoncen hotov splnen vyrizen
unfinished incomplete | nedokoncen nesplnen neuplny neupln
resolved | vyresen
unresolved | nevyresen
expired | prosl expirovan vyprsel vyprsen
valid | platn
invalid | neplatn
due | splatn
assigned | prirazen pridelen
unassigned | neprirazen neprideleny nepridelen
blocked suspended | blokovan zablokovan
locked | zamcen zamknut uzamcen
unlocked | odemcen odemknut
enabled | povolen zapnut
disabled | zakazan vypnut
deleted | smazan odstranen vymazan
archived | archivovan
public | verejn
private | soukrom privatn
internal | intern vnitr
external | extern vnejsi
shared | sdilen
draft unpublished | nepublik nezverej rozepsan
published | zverejnen publikovan
read | precten
unread | neprecten
signed | podepsan
unsigned | nepodepsan
missing | chybejic chybi
damaged broken | poskozen rozbit pokazen
faulty | vadn porouch
lost | ztracen
late delayed | opozden zpozden pozdni
delay | zpozden
early | brzk casn
daily | denni$ denne$ kazdodenn
weekly | tydenni$ tydenniho$ tydne$
monthly | mesicni$ mesicne$
yearly annual | rocni$ rocne$ rocniho$
permanent | trval
temporary | docasn
automatic | automat
manual | rucn manual
digital online | online digital
full | pln$ plny$ plna$ plne$ plneho$
empty | prazdn
hot | hork
cold | studen chladn
warm | tepl$ teply$ tepla$ teple$ teplejsi
dry | such
wet | mokr
red | cerven$ cerveny$ cervena$ cervene$ cervenou$
blue | modr
green | zelen$ zeleny$ zelena$ zelene$ zelenou$
yellow | zlut
white | bil$ bily$ bila$ bile$ bilou$
black | cern$ cerny$ cerna$ cerne$ cernou$
gray | sed$ sedy$ seda$ sede$ sedou$
vegetarian | vegetarian
vegan | vegan
organic | bio$ biolog
czech | ces$ cesk cestin
english | anglick anglictin
german | nemeck nemcin
foreign | zahranic cizi
local | mistn lokaln
main | hlavn
default | vychoz
current | aktualn soucasn
future | budouc nadchazejic
past | minul
recent | nedavn
total overall | celkov
negative | zaporn negativ
positive | kladn pozitiv
outdoor outside | venku venkovn
indoor inside | vnitrn uvnitr
upstairs | nahore
downstairs | dole$
front | predn
back rear | zadn
left | lev$ levy$ leva$ leve$ vlevo
right | prav$ pravy$ vpravo
duty shift | sluzb pohotovost
waste garbage trash | odpadk smeti
bin container | popelnic
recycling | recyklac
warning alert | varovan
severe weather storm | bourk boure vichric
sunrise | vychod$ vychodu rozednen
sunset | zapad$ zapadu
sun | slunce
pollen | pyl$ pylu pyly pylov
grass | trav
air | vzduch ovzdus
concentration level | koncentrac
rotation speed | otack
setpoint target | zadan pozadovan cilov
oil | olej
passenger | cestujic pasazer
platform | nastupist
stop station | zastavk
locker | skrink
plug socket | zasuvk zastrck
robot | robot
lease tenancy | najem najm najemn
viewing visit | prohlidk
housing property flat | bydlen
clause | dolozk klauzul
envelope | obalk
respondent participant | respondent ucastnik
audience segment | segment publik
click | klik proklik
copy | vytisk exemplar kopi
genre | zanr
edition issue | vydan
publisher | nakladatel vydavatel
parent guardian | rodic
excuse justification | omluvenk
enrolment registration | zapis registrac
attendance presence | pritomnost
exercise workout | cvicen
instructor trainer coach | instruktor lektor
variant | variant
pick picking | vychystan
sender | odesilatel
dimension size | rozmer
payroll salary | vyplat
allowance benefit | prispevek prispevk davk
timesheet | vykaz
invitation | pozvank
attendee participant guest | ucastnic ucastnik
event | akc
agenda | program agend
minutes protocol | zapis$ protokol
assignee owner responsible | resitel zodpovedn
snapshot backup | snimek snimk
reaction emoji | reakc
industry sector | odvetvi obor
inspector | inspektor kontrolor
defect damage fault | zavad poruch vad
report notification | ohlasen nahlasen
street road | silnic
lighting lamp | osvetlen
noise | hluk
identity card | obcank
electricity power | elektrin
meter | plynomer meridl
reading | odecet odect namer
tariff rate plan | tarif
rate | sazb
consumption usage | spotreb
instalment advance | splatk zaloh
provider supplier | poskytovatel
connection | pripojen pripojk
outage failure | vypadek vypadk odstavk
technician engineer | servisak
installation | instalac montaz
towel | rucnik
wake-up alarm | buzen
dish meal | pokrm
bill | ucet$ uctu ucte
tip | spropitn
waiter | cisnik obsluh
waitlist | cekaci poradnik
donor donation | darce darovan
exhibit exhibition | exponat
theatre | divadl
screening show | promitan predstaven
stay night | pobyt
credit balance | zustatek zustatk kredit
debt due | nedoplatek nedoplatk
braking | brzd brzden`,
};
