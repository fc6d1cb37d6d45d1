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
ktery ktera ktere kteri ktereho kterou kterym kterych kterymi jaky jaka jake jakou nejaky nejaka nejake nejakeho nejakou nekdo neco nekde nekdy
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
kolik stoji
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
100: sto sta stovka stovku stovky
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
  actions: `
accept | prijmi prijmete prijmout prijimej prijimejte prijimat akceptuj akceptujte akceptovat | prijm prijim prijat prijal akcept prijimej prijima
activate | aktivuj aktivujte aktivovat zaktivuj zaktivujte zaktivovat | aktivov aktivuj aktivac zaktiv aktivova
add | pridej pridejte pridat pridavej pridavejte pridavat dopln doplnte doplnit | prida doplni doplnen doplneny doplnov
add | doplnuj doplnujte doplnovat prihod prihodte prihodit pripis pripiste pripsat | pridav prihod pripsa pridej doplnuj
adjust tune | uprav upravte upravit nastav nastavte nastavit serid seridte | uprav nastaven serid serizen prizpusob
adjust tune | seridit poladit prizpusob prizpusobte prizpusobit pozmen pozmente pozmenit | nastavi pozmeni upravi nastav seridi pozmen
announce | oznam oznamte oznamit oznamuj oznamujte oznamovat ohlas ohlaste ohlasit vyhlas vyhlaste vyhlasit zverejni zverejnete zverejnit | oznam ohlas vyhlas zverejni oznami zverej
answer reply respond | odpovez odpovezte odpovedet odpovidej odpovidejte odpovidat odepis odepiste odepsat | odpove odpovid odepsa
answer reply respond | odepisuj odepisujte odepisovat zareaguj zareagujte zareagovat reaguj reagujte reagovat | odepis zareag reagov reaguj
apply use | pouzij pouzijte pouzit pouzivej pouzivejte pouzivat uplatni uplatnete uplatnit aplikuj aplikujte aplikovat vyuzij vyuzijte vyuzit | pouzi uplatn aplikov vyuzi aplikuj
approve | schval schvalte schvalit schvaluj schvalujte schvalovat odsouhlas | schval odsouhlas
win | vyhraj vyhrajte vyhrat | vyhral vyhran
lose | prohraj prohrajte prohrat | prohral prohran
approve | odsouhlaste odsouhlasit odsouhlasuj odsouhlasujte odsouhlasovat odklepni odklepnete odklepnout | odklep odsouhlasi
archive | archivuj archivujte archivovat zarchivuj zarchivujte zarchivovat zaarchivuj zaarchivujte zaarchivovat | archivov archivuj archivac zarchiv zaarchiv
arrange | zarid zaridte zaridit zarizuj zarizujte zarizovat domluv domluvte domluvit sjednej sjednejte sjednat | zarid domluv sjedna usporad vyrid vyriz
arrange | sjednavej sjednavejte sjednavat usporadej usporadejte usporadat obstarej obstarejte obstarat vyrid vyridte vyridit | zarizuj zarizova sjednej obstara obstarej domluvi vyridi
ask inquire | zeptej zeptejte zeptat ptej ptejte ptat pozadej pozadejte pozadat popros poproste poprosit | zepta zeptej ptal ptam dotaz pozada popros pozadej
assign | prirad priradte priradit prirazuj prirazujte prirazovat pridel pridelte pridelit | prirad priraz pridel
assign | pridelovat prideluj pridelujte prired zadej zadejte zadat pover poverte poverit | zadej poveri prideli
attach | priloz prilozte prilozit prikladej prikladejte prikladat pripoj pripojte pripojit prilep prilepte prilepit prihod | priloz priklada pripoj prikladej prilepi prihod
authorize | autorizuj autorizujte autorizovat opravni opravnete opravnit zmocni zmocnete zmocnit povol povolte povolit | autoriz opravn zmocn povoli povol
back-up backup | zalohuj zalohujte zalohovat zazalohuj zazalohujte zazalohovat | zalohov zazaloh zalohuj
ban | zabanuj zabanujte zabanovat banuj banujte banovat zakaz zakazte zakazat vykaz vykazte vykazat | zaban banov zakaza zakazu banuj vykaza vykaz
bill invoice | fakturuj fakturujte fakturovat vyfakturuj vyfakturujte vyfakturovat zafakturuj zafakturujte zafakturovat nafakturuj | fakturov vyfaktur zafaktur nafaktur uctov
bill invoice | nafakturujte nafakturovat uctuj uctujte uctovat vyuctuj vyuctujte vyuctovat nauctuj nauctujte nauctovat | vyuct nauct fakturuj uctuj uctova
block | blokuj blokujte blokovat zablokuj zablokujte zablokovat zablokni zabloknout | blokov zablok blokuj
book reserve | rezervuj rezervujte rezervovat zarezervuj zarezervujte zarezervovat zabookuj zabookujte zabookovat | vyhrad vyhraz rezervov zarezerv
book reserve | bookuj bookujte bookovat zamluv zamluvte zamluvit vyhrad vyhradte vyhradit | rezervuj zamluv zabook bookova bookuj
borrow lend | pujc pujcte pujcit pujcuj pujcujte pujcovat vypujc vypujcte vypujcit zapujc zapujcte zapujcit | pujc vypujc zapujc pujci
bring fetch | prines prineste prinest prinasej prinasejte prinaset privez privezte privezt dones doneste donest | prines prinas privez donesl dones
build | sestav sestavte sestavit postav postavte postavit zbuilduj zbuildujte zbuildovat builduj | sestav postav zbuild buildov kompil
build | buildujte buildovat buildni buildnout sestroj sestrojte sestrojit zkompiluj zkompilujte zkompilovat | builduj sestroji zkompilova zkompiluj sestavi postavi
buy purchase | kup kupte koupit kupuj kupujte kupovat nakup nakupte nakoupit nakupuj | koupi kupov nakoup nakupov dokoup
buy purchase | nakupujte nakupovat dokup dokupte dokoupit prikup prikupte prikoupit objednej objednejte objednat | koupen kupuj nakupuj prikoupi objedna objednej
calculate compute | vypocitej vypocitejte vypocitat vypocti vypoctete vypocist spocitej spocitejte spocitat pocitej pocitejte pocitat | vypoc spoci prepoc kalkul pocital pocitan$
calculate compute | spocti spoctete spocist prepocitej prepocitejte prepocitat propocitej propocitejte propocitat kalkuluj kalkulujte kalkulovat | pocitam propocita propocitej spocit prepocitej prepocita
call | zavolej zavolejte zavolat volej volejte volat zatelefonuj zatelefonujte zatelefonovat telefonuj | zavol volal volan telefonov zatelefon
call | telefonujte telefonovat brnkni brnknout obvolej obvolejte obvolat vytoc vytocte vytocit | volej telefonuj obvola obvolej vytoci
cancel | zrus zruste zrusit rus ruste rusit stornuj stornujte stornovat | zrus stornov odvol rusen rusim
cancel | odvolej odvolejte odvolat odrekni odreknete odreknout odhlas odhlaste odhlasit | stornuj odrekn odhlasi zrusi odhlas
capture snap | zachyt zachytte zachytit vyfot vyfotte vyfotit vyfotografuj vyfotografujte vyfotografovat | zachy vyfot natoc
capture snap | natoc natocte natocit sejmi sejmete sejmout porid poridte poridit | sejmou poridi natoci
change modify alter | zmen zmente zmenit men mente menit pozmen pozmente pozmenit uprav upravte upravit upravuj | zmen menil menen pozmen upraven upravil upravu modifik
change modify alter | upravujte upravovat prenastav prenastavte prenastavit prehod prehodte prehodit vymen vymente vymenit modifikuj modifikujte modifikovat | upravi upravova prenastavi prehodi vymeni pozmeni uprav prehod vymen
charge | nabij nabijte nabit nabijej nabijejte nabijet dobij dobijte dobit dobijej dobijejte dobijet uctuj uctujte uctovat nauctuj nauctujte nauctovat | nabij nabit dobij dobit nauct uctova uctuj dobije
check | zkontroluj zkontrolujte zkontrolovat kontroluj kontrolujte kontrolovat prekontroluj prekontrolujte prekontrolovat prover proverte proverit | zkontrol kontrolov prekontrol prover
check | proveruj proverujte proverovat zkoukni mrkni mrknete kouknout checkni checknout koukni kouknete omrkni | kontroluj proveri koukn omrkn
check-in | odbav odbavte odbavit zaregistruj ubytuj ubytujte ubytovat checkinuj | odbav ubytov ubytuj zaregistr
check-out | checkoutni odubytuj odubytujte odubytovat checkoutuj | odubytov odubytuj
claim complain | reklamuj reklamujte reklamovat zareklamuj zareklamujte zareklamovat vyreklamuj vyreklamujte vyreklamovat | reklamov zareklam vyreklam reklamuj
classify categorize | klasifikuj klasifikujte klasifikovat zarad zaradte zaradit zarazuj zarazujte zarazovat | klasifik zarad zaraz
classify categorize | roztrid roztridte roztridit kategorizuj kategorizujte kategorizovat zatrid zatridte zatridit | roztrid kategoriz zatridi
clean | vycisti vycistete vycistit cisti cistete cistit uklid uklidte uklidit uklizej uklizejte uklizet ocisti ocistete ocistit procisti procistete | vycisti vycisten uklid ukliz procisten procistil cisten vysaj vysav
clean | procistit vysaj vysajte vysat vyluxuj vyluxujte vyluxovat vymyj vytri vytrete vytrit umyj umyjte umyt promaz promazte promazat | umyt cisti ocisti procisti vyluxova vyluxuj vytri promaza promaz
clear empty | vyprazdni vyprazdnete vyprazdnit vyprazdnuj vyprazdnujte vyprazdnovat vynuluj vynulujte vynulovat vycisti vycistete vycistit vysyp vysypte vysypat | vyprazd vynul vysyp vycisti
clock-in | pichni pichnete pichnout odpichni | pichn odpich
clock-out | odpichni odpichnete odpichnout | odpich
clone | klonuj klonujte klonovat naklonuj naklonujte naklonovat zklonuj zklonujte zklonovat | klonov naklon zklon klonuj
close | zavri zavrete zavrit zavirej zavirejte zavirat uzavri uzavrete uzavrit uzavirej uzavirejte uzavirat | zavre zavri zavir uzavr uzavir
close | zaklapni zaklapnete zaklapnout privri privrete privrit dovri dovrete dovrit pozavirej pozavirejte pozavirat | privre zaklapn privri dovri pozavira pozavirej
collect pick-up | vyzvedni vyzvednete vyzvednout vyzvedavej vyzvedavejte vyzvedavat seber seberte sebrat sbirej sbirejte sbirat | vyzved seber sebra sbira shromaz
collect pick-up | posbirej posbirejte posbirat shromazdi shromazdete shromazdit vyber vyberte vybrat inkasuj inkasujte inkasovat | inkas sbirej posbira posbirej vybra vyber
comment | okomentuj okomentujte okomentovat komentuj komentujte komentovat pripis pripiste pripsat zakomentuj zakomentujte zakomentovat | koment okoment pripsa zakomentova zakomentuj
commit | commitni commitnete commitnout commituj commitujte commitovat zacommituj zacommitujte zacommitovat komitni komitnete komitnout | commit komit zacommitova zacommituj
compare | porovnej porovnejte porovnat porovnavej porovnavejte porovnavat srovnej srovnejte srovnat srovnavej srovnavejte srovnavat | porovn srovna srovnan srovnej
complete finish | dokonci dokoncete dokoncit dokoncuj dokoncujte dokoncovat dodelej dodelejte dodelat splnit splnitte splni splnete dotahni | dokonc dodel splne splni skonc ukonc
complete finish | dotahnete dotahnout vyrid vyridte vyridit odskrtni odskrtnete odskrtnout skonci skoncete skoncit ukonci ukoncete ukoncit | odskrt dotahn vyridi vyrid odskrtn ukonci
confirm | potvrd potvrdte potvrdit potvrzuj potvrzujte potvrzovat odsouhlas odsouhlaste odsouhlasit stvrd stvrdte stvrdit | potvrd potvrz odsouhlasi stvrdi odsouhlas
connect | pripoj pripojte pripojit pripojuj pripojujte pripojovat propoj propojte propojit propojuj propojujte | pripoj propoj spoji spojen
connect | propojovat spoj spojte spojit zapoj zapojte zapojit sparuj sparujte sparovat napojte napojit | zapoj sparov napojen$ napojil sparuj
contact | kontaktuj kontaktujte kontaktovat zkontaktuj zkontaktujte zkontaktovat oslov oslovte oslovit ozvi ozvete ozvat spoj | kontakt oslov zkontaktova zkontaktuj
convert | preved prevedte prevest prevadej prevadejte prevadet konvertuj konvertujte konvertovat | preved prevad konvert zkonvert
convert | zkonvertuj zkonvertujte zkonvertovat prepocitej prepocitejte prepocitat prekonvertuj prekonvertujte prekonvertovat | preves prepocita prepocitej prekonvertova prekonvertuj
copy duplicate | kopiruj kopirujte kopirovat zkopiruj zkopirujte zkopirovat okopiruj okopirujte okopirovat nakopiruj | kopirov zkopir okopir duplik
copy duplicate | nakopirujte nakopirovat duplikuj duplikujte duplikovat zduplikuj zduplikujte zduplikovat prekopiruj prekopirujte prekopirovat | zduplik nakopir kopiruj prekopirova prekopiruj
correct fix | oprav opravte opravit opravuj opravujte opravovat napravit naprav napravte koriguj | oprav naprav korig zkorigova
correct fix | korigujte korigovat zkoriguj zkorigujte zkorigovat spravit sprav spravte fixni fixnout | zkoriguj spravi opravi opravuj opravova
count | spocitej spocitejte spocitat pocitej pocitejte pocitat secti sectete secist scitej scitejte scitat napocitej | spocit secte secti scita secis scitej
create make | vytvor vytvorte vytvorit vytvarej vytvarejte vytvaret zaloz zalozte zalozit zakladej zakladejte zakladat udelej udelejte udelat delej | vytvo vytva zaloze zalozi zalozil udela delal zridi zrizen
create make | delejte delat zrid zridte zridit zhotov zhotovte zhotovit vyrob vyrobte vyrobit zaved zavedte zavest vygeneruj zapis | zavedl zaveden zaklada zakladej udelej delej zhotovi vyrobi vygener zapis
deactivate disable | deaktivuj deaktivujte deaktivovat zdeaktivuj zdeaktivujte zdeaktivovat zneaktivni zneaktivnete zneaktivnit | deaktiv zdeaktiv zneaktiv znemozn
deactivate disable | vyrad vyradte vyradit zakaz zakazte zakazat znemozni znemoznete znemoznit | zakaza zakazu vyradi vyrad
decline reject refuse deny | odmitni odmitnete odmitnout odmitej odmitejte odmitat zamitni zamitnete zamitnout zamitej | odmit zamit
decline reject refuse deny | zamitejte zamitat odepri odeprete odeprit neschval neschvalte neschvalit zavrhni zavrhnete zavrhnout | odepr zavrh neschval
decrease reduce lower | sniz snizte snizit snizuj snizujte snizovat zmensi zmensete zmensit zmensuj zmensujte zmensovat uber uberte ubrat ubirej | snizi snize snizov zmens ubra ubir
decrease reduce lower | ubirejte ubirat zredukuj zredukujte zredukovat redukuj redukujte redukovat omez omezte omezit omezuj omezujte omezovat ztlum ztlumte ztlumit | reduk zreduk omez snizuj ztlumi ztlum
delete erase | smaz smazte smazat mazej mazejte mazat maz mazte vymaz vymazte vymazat vymazavej vymazavejte vymazavat zmaz zmazte | smaz vymaz mazan mazal zlikvid promaz
delete erase | zmazat pomaz pomazte pomazat promaz promazte promazat premaz premazte premazat likviduj likvidujte likvidovat zlikviduj zlikvidujte zlikvidovat | mazej zmaza pomaza premaza likvidova likviduj promaza
deliver | doruc doructe dorucit dorucuj dorucujte dorucovat dodej dodejte dodat dodavej | doruc dodan dodal dodav
deliver | dodavejte dodavat rozvez rozvezte rozvezt dovez dovezte dovezt predej predejte predat | rozvez dovez dodej preda predej
deploy | nasad nasadte nasadit nasazuj nasazujte nasazovat deployni deploynete deploynout deployuj | nasad nasaz deploy
deploy | deployujte deployovat zdeployuj zdeployujte zdeployovat vydej vydejte vydat releasni releasnout | zdeploy vydej releas
deposit | vloz vlozte vlozit vkladej vkladejte vkladat uloz ulozte ulozit sloz slozte slozit | vlozi vloze vklad ulozi slozi vloz
describe | popis popiste popsat popisuj popisujte popisovat vylic vylicte vylicit | popis popsa vylici
destroy dispose | znic znicte znicit zlikviduj zlikvidujte zlikvidovat likviduj likvidujte likvidovat skartuj | znice znici likvid skart zlikvid vyhod
destroy dispose | skartujte skartovat zbor zborte zborit vyhod vyhodte vyhodit vyhazuj vyhazujte vyhazovat | vyhoz zbori vyhazova vyhazuj likviduj likvidova vyhodi
detach unlink disconnect | odpoj odpojte odpojit odpojuj odpojujte odpojovat rozpoj rozpojte rozpojit odlouc odloucte odloucit odsparuj | odpoj rozpoj odlouci
detect | detekuj detekujte detekovat zdetekuj zdetekujte zdetekovat odhal odhalte odhalit odhaluj odhalujte odhalovat rozpoznej rozpoznejte rozpoznat | detek zdetek odhal rozpozn
dim | ztlum ztlumte ztlumit tlum tlumte tlumit ztemni ztemnete ztemnit | ztlum stlum ztemn tlumi
dim | zeslab zeslabte zeslabit stlum stlumte stlumit priztlum priztlumte priztlumit | zeslabi priztlumi ztlumi zeslab
discharge | vybij vybijte vybit propust propustte propustit propoustej propoustejte propoustet | propust propous vybij vybit propusti
dismiss | odloz zahod zahodte zahodit skryj ignoruj ignorujte ignorovat odklikni odkliknete odkliknout propust propustte propustit | zahod zahoz ignor odklik propusti propust
dispatch | expeduj expedujte expedovat vyexpeduj vyexpedujte vyexpedovat odexpeduj odesli | exped vyexped odesl odesi
dispatch | odeslete odeslat vysli vyslete vyslat vyprav vypravte vypravit odbav | vysla vyprav odesla odbav
display show | zobraz zobrazte zobrazit zobrazuj zobrazujte zobrazovat ukaz ukazte ukazat ukazuj ukazujte ukazovat vykresli vykreslete vykreslit | zobraz ukaz vykresli zobrazi
download | stahni stahnete stahnout stahuj stahujte stahovat postahuj postahujte postahovat downloadni downloadnout | stahn stahov stazen stahl stahuj postahova postahuj
drain | vypust vypustte vypustit vypoustej vypoustejte vypoustet odcerpej odcerpejte odcerpat | vypust vypous odcerp vypusti
drop | zahod zahodte zahodit shod shodte shodit dropni dropnout vypust vypustte vypustit pust pustte pustit vysad vysadte vysadit | zahod shodi dropn vypusti pusti vysadi vypust vysad
edit | uprav upravte upravit upravuj upravujte upravovat edituj editujte | uprav editov edituj zedit
edit | editovat zedituj zeditujte zeditovat poedituj prepis prepiste prepsat | prepsa prepis upravi upravu upravova
email | mailni mailnete mailnout emailuj zmailuj mailuj mailujte mailovat | mailov mailn mailuj
enable allow permit | povol povolte povolit povoluj povolujte povolovat umozni umoznete umoznit | povol umozn zpristupn
enable allow permit | umoznuj umoznujte umoznovat zpristupni zpristupnete zpristupnit dovol dovolte dovolit | dovoli dovoluj povoli
end terminate | ukonci ukoncete ukoncit ukoncuj ukoncujte ukoncovat skonci skoncete skoncit | ukonc skonc vypovez
end terminate | vypovez vypovezte vypovedet terminuj zakonci zakoncete zakoncit utni utnete utnout | vypoved zakonc ukonci
enroll sign-up register | zapis zapiste zapsat zapisuj zapisujte zapisovat prihlas prihlaste prihlasit prihlasuj | zapis zapsa prihlas registrov zaregistr
enroll sign-up register | prihlasujte prihlasovat zaregistruj zaregistrujte zaregistrovat registruj registrujte registrovat zaeviduj zaevidujte zaevidovat | zaevid registruj prihlasi zaeviduj zaevidova
enter | zadej zadejte zadat zadavej zadavejte zadavat vloz vlozte vlozit | zadan zadal zadav vyplne vstoup zadej
enter | vyplnit vypln vyplnte zapis zapiste zapsat naklikej naklikejte naklikat vstoupit | vlozi vyplni zapsa naklika naklikej vloz zapis
escalate | eskaluj eskalujte eskalovat zeskaluj zeskalujte zeskalovat vyeskaluj vyeskalujte vyeskalovat | eskal zeskal vyeskalova vyeskaluj
estimate | odhadni odhadnete odhadnout odhaduj odhadujte odhadovat nacen nacente nacenit nacenuj nacenujte nacenovat | odhad nacen
evaluate rate | ohodnot ohodnotte ohodnotit hodnot hodnotte hodnotit vyhodnot vyhodnotte vyhodnotit vyhodnocuj vyhodnocujte vyhodnocovat | ohodno hodnoc vyhodno oznamk
evaluate rate | oznamkuj oznamkujte oznamkovat posud posudte posoudit zhodnot zhodnotte zhodnotit ocen ocente ocenit oboduj | posou zhodno hodnoti oceni oboduj
exchange | vymen vymente vymenit vymenuj vymenujte vymenovat smen smente smenit prohod prohodte prohodit | vymen smenen smenil prohod prohoz smeni vymeni
exclude | vyluc vylucte vyloucit vylucuj vylucujte vylucovat vyrad vyradte vyradit vyrazuj vyrazujte vyrazovat vynech vynechte vynechat | vylou vyluc vyrad vyraz vynech vylouci vyradi vynecha
execute perform | proved provedte provest provadej provadejte provadet vykonej vykonejte vykonat | proved provad vykona realiz
execute perform | vykonavej vykonavejte vykonavat spust realizuj realizujte realizovat zrealizuj zrealizujte zrealizovat | zrealiz proves vykonej spust
exit leave | opust opustte opustit opoustej opoustejte opoustet odejdi odejdete odejit odchazej vystoupit | opust opous odejd vystoup odeji
export | exportuj exportujte exportovat vyexportuj vyexportujte vyexportovat exportni exportnete exportnout vyvez vyvezte vyvezt | export vyexport vyvez
extend prolong | prodluz prodluzte prodlouzit prodluzuj prodluzujte prodluzovat rozsir rozsirte rozsirit | prodlou prodluz
extend prolong | rozsiruj rozsirujte rozsirovat natahni natahnete natahnout protahni protahnete protahnout | rozsir protah natahn
extract | extrahuj extrahujte extrahovat vytahni vytahnete vytahnout vyjmi | extrah vyjm rozbal
extract | vyjmete vyjmout rozbal rozbalte rozbalit vyextrahuj vyextrahujte vyextrahovat | vytahn vytahl vyextrahova vyextrahuj
feed | nakrm nakrmte nakrmit krm krmte krmit nasyp dokrm prikrm prikrmte prikrmit | nakrm krmen krmil krmim prikrmi
file lodge submit | podej podejte podat podavej podavejte podavat zaloz zalozte zalozit zaeviduj zaevidujte zaevidovat | podan podal podav podej zalozi zaevidova zaeviduj
fill refill | napln naplnte naplnit vypln vyplnte vyplnit vyplnuj vyplnujte vyplnovat dopln doplnte doplnit | naplne naplni vyplne vyplni doplne natank
fill refill | natankuj natankujte natankovat nalij nalijte nalit dolij dolijte dolit napust napustte napustit naplnuj | dolit napust vyplnova vyplnuj doplni nalij dolij
find search look-up | najdi najdete najit hledej hledejte hledat vyhledej vyhledejte vyhledat vyhledavej vyhledavejte vyhledavat dohledej dohledejte dohledat | najd najit nasel nasla nasli nalez
find search look-up | nalezni naleznete nalezt zjisti zjistete zjistit prohledej prohledejte prohledat pohledej vygoogli vygooglete vygooglit zhledni pozjistuj | hleda vyhled dohled zjist prohled hledej vygoogli
fire dismiss | propust propustte propustit vyhod vyhodte vyhodit | propust vyhod propusti vyhodi
flag mark | oznac oznacte oznacit oznacuj oznacujte oznacovat zvyrazni zvyraznete zvyraznit | oznac zvyraz zaskrt
flag mark | vlajkuj zaskrtni zaskrtnete zaskrtnout odskrtni odskrtnete odskrtnout vyznac vyznacte vyznacit | vyznac odskrtn oznaci
follow track watch | sleduj sledujte sledovat zasleduj zacni trackuj trackujte trackovat zatrackuj vysleduj vysledujte vysledovat | sledov sleduj trackov trackuj vysledova vysleduj sledova
forward | preposli preposlete preposlat preposilej preposilejte preposilat forwardni forwardnete | preposl preposil forward
forward | forwardnout forwarduj forwardujte forwardovat predej predejte predat preadresuj postoupit | postoup preda predej
freeze | zmraz zmrazte zmrazit zmrazuj zmrazujte zmrazovat zamraz zamrazte zamrazit zamrazitte | zmraz zamraz zmrzl
generate produce | vygeneruj vygenerujte vygenerovat generuj generujte generovat nageneruj nagenerujte nagenerovat vyrob | vygener generov vyrab vyproduk produkov
generate produce | vyrobte vyrobit vyrabej vyrabejte vyrabet vyprodukuj vyprodukujte vyprodukovat produkuj produkujte produkovat | produkuj vyrobi vyroben generuj nagenerova nageneruj
get obtain | ziskej ziskejte ziskat ziskavej ziskavejte ziskavat dostan dostante dostat sezen sezente sehnat | ziska dostal sehna obdrz
get obtain | vezmi vezmete vzit vytahni vytahnete vytahnout obdrz obdrzte obdrzet porid poridte poridit | ziskej dosta vytahn poridi
give grant | davej davejte davat udel udelte udelit udeluj udelujte udelovat pridel pridelte pridelit poskytni poskytnete | udelen$ udelena$ udeleno$ udeleny$ udeleni$ udelil udeluj poskyt
give grant | poskytnout poskytuj poskytujte poskytovat predej predejte predat podaruj daruj darujte darovat pripis dej dejte | darov davej udeli udelova prideli preda predej daruj pridel
group | seskup seskupte seskupit seskupuj seskupujte seskupovat sdruz sdruzte sdruzit sjednot sjednotte sjednotit grupuj grupujte grupovat | seskup sdruz sjednoti grupova grupuj
heat warm | vytop vytopte vytopit zatop zatopte zatopit top topte topit vyhrej vyhrejte vyhrat ohrej ohrejte ohrat | zatop vytop vytap ohra predehr
heat warm | zahrej zahrejte zahrat pritop pritopte pritopit prihrej prihrejte prihrat predehrej predehrejte predehrat vytapej vytapejte vytapet | pritop vyhra vyhrej ohrej prihra prihrej
help assist | pomoz pomozte pomoci pomahej pomahejte pomahat pomoct vypomoz asistuj asistujte asistovat | pomoh pomaha pomuz pomoc pomahej asistova asistuj
hide | skryj skryjte skryt skryvej skryvejte skryvat schovej schovejte schovat | skryt skryl skryv
hide | schovavej schovavejte schovavat ukryj ukryjte ukryt zneviditelni zneviditelnete zneviditelnit | schov ukryt zneviditelni
hire recruit | najmi najmete najmout zamestnej zamestnejte zamestnat naber naberte nabrat prijmi nabirej nabirejte nabirat | najmou najal zamestnal zamestnan nabra nabir zamestna zamestnej prijm
hold | podrz podrzte podrzet drz drzte drzet pozdrz pozdrzte pozdrzet pridrz pridrzte pridrzet zadrz zadrzte zadrzet | podrz pozdrz zadrz pridrze
identify recognize | identifikuj identifikujte identifikovat zidentifikuj zidentifikujte zidentifikovat rozpoznej | identifik zidentif
identify recognize | rozpoznejte rozpoznat urci urcete urcit poznej poznejte poznat | rozpozn pozna poznej
import | importuj importujte importovat naimportuj naimportujte naimportovat importni importnete importnout dovez dovezte dovezt nahraj | import naimport dovez nahra
include | zahrn zahrnte zahrnout zahrnuj zahrnujte zahrnovat zarad zaradte zaradit zapocti zapoctete zapocist zapocitej zapocitejte zapocitat priber priberte pribrat | zahrn zarad zapoc pribra
increase raise | zvys zvyste zvysit zvysuj zvysujte zvysovat navys navyste navysit navysuj navysujte navysovat zvetsi zvetsete | pozvedn zvys navys zvetse zvetsi zvedn zvedl
increase raise | zvetsit zvetsuj zvetsujte zvetsovat zvedni zvednete zvednout pozvedni pridej pridejte pridat zdvihni zdvihnete zdvihnout | zdvih zvetsova zvetsuj prida pridej zvysi navysi
inform notify tell | informuj informujte informovat zinformuj zinformujte zinformovat poinformuj poinformujte poinformovat obeznam obeznamte obeznamit uvedom | inform uvedom upozorn vyrozum notifik
inform notify tell | uvedomte uvedomit upozorni upozornete upozornit upozornuj upozornujte upozornovat vyrozum vyrozumte vyrozumet notifikuj notifikujte | sdele sdeli sdelil zinformova zinformuj poinformova
inform notify tell | notifikovat zpravit vyrid vyridte vyridit rekni reknete rict sdel sdelte sdelit povez povezte povedet | poinformuj obeznami vyridi povede upozorni vyrid
insert | vloz vlozte vlozit vkladej vkladejte vkladat vsun vsunte vsunout zasun zasunte zasunout strc strcte strcit zastrc zastrcte zastrcit | vloz vklad vsun zasun strci zastrci vlozi
inspect examine | prohledni prohlednete prohlednout prozkoumej prozkoumejte prozkoumat prohlizej prohlizejte prohlizet zkoumej | prohled prozkoum zkouma vysetr prohliz
inspect examine | zkoumejte zkoumat vysetri vysetrete vysetrit prover proverte proverit omrkni omrknete omrknout | zkoumej proveri omrkn prohledn prover
install | nainstaluj nainstalujte nainstalovat instaluj instalujte instalovat zainstaluj zainstalujte zainstalovat namontuj namontujte namontovat | nainstal instal namont zainstal
invite | pozvi pozvete pozvat zvi zvej zvejte zvat prizvi prizvete prizvat pozvej pozyvej | pozva pozve prizva zvou
irrigate water | zalij zalijte zalit zalej zalejte zalevej zalevejte zalevat zavlaz | zalit zalil zaliv
irrigate water | zavlazte zavlazit zavlazuj zavlazujte zavlazovat pokrop pokropte pokropit kropit | zalev zavlaz zalij pokropi
issue | vydej vydejte vydat vydavej vydavejte vydavat vystav vystavte vystavit vystavuj vystavujte vystavovat | vydan vydal vydav vystav vydej vystavi
join | pripoj pripojte pripojit spoj spojte spojit slouc | pripoj spoji spoje vstoup slouc
keep retain | ponech ponechte ponechat nech nechte nechat ponechavej ponechavejte ponechavat uchovej uchovejte uchovat zachovej zachovejte | ponech nechal uchov
keep retain | zachovat uchovavej uchovavejte uchovavat udrzuj udrzujte udrzovat udrz udrzte udrzet drz drzte drzet podrz | zachov udrz necha podrz
kick expel | vykopni vykopnete vykopnout vyhod vyhodte vyhodit vykaz vykazte vykazat vyluc vylucte vyloucit kickni kicknete kicknout | vykop vyhod vykaz vylouci kickn vyhodi vykaza vyluc
label tag | otaguj otagujte otagovat taguj tagujte tagovat oznac oznacte oznacit ostitkuj ostitkujte ostitkovat stitkuj olepkuj nalep nalepte nalepit | otag tagov stitkov ostitk taguj oznaci nalepi oznac
launch start run | spust spustte spustit spoustej spoustejte spoustet nastartuj nastartujte nastartovat startuj startujte startovat odstartuj | spust spous nastart startov odstart
launch start run | odstartujte odstartovat zahaj zahajte zahajit zacni zacnete zacit zacinej zacinejte zacinat rozjed rozjedte | zahaj zacal zacat zacin rozje rozbeh
launch start run | rozjet rozbehni rozbehnete rozbehnout pust pustte pustit poustej poustejte poustet nahod nahodte nahodit zapni | startuj pusti pouste nahodi spusti zapn
learn | nauc naucte naucit uc ucte ucit pouc | nauci naucte$ ucil
like | lajkni lajknete lajknout olajkuj olajkujte olajkovat lajkuj lajkujte lajkovat | lajk olajk
link associate | propoj propojte propojit provaz provazte provazat spoj spojte spojit prolinkuj | propoj provaz prolink nalink
link associate | prolinkujte prolinkovat nalinkuj nalinkujte nalinkovat zalinkuj zalinkujte zalinkovat sparuj sparujte sparovat | zalink sparov spoji sparuj
list enumerate | vypis vypiste vypsat vypisuj vypisujte vypisovat vyjmenuj vyjmenujte vyjmenovat vyjmenovavej zalistuj listuj listujte listovat | vypis vypsa vyjmen listova listuj
load | nacti nactete nacist nacitej nacitejte nacitat nahraj nahrajte nahrat | nacte nacten nacita naloze nakladej nakladal
load | naloz nalozte nalozit nakladej nakladejte nakladat naloaduj naloadujte naloadovat | nacis nacitej nahra nalozi naklada naloadova naloaduj
lock | zamkni zamknete zamknout zamykej zamykejte zamykat uzamkni uzamknete | zamk zamce zamyk uzamk
lock | uzamknout uzamykej uzamykejte uzamykat pozamykej pozamykejte pozamykat zalockuj | uzamc uzamyk pozamyka pozamykej
log record | zaloguj zalogujte zalogovat loguj logujte logovat zaznamenej zaznamenejte zaznamenat zaznamenavej zaznamenavejte zaznamenavat | zalog logov zaznam zapis zapsa zaevid
log record | zapis zapiste zapsat zapisuj zapisujte zapisovat zaeviduj zaevidujte zaevidovat eviduj evidujte evidovat | evidov poznamen vykaz loguj eviduj poznaci
log record | poznamenej poznamenejte poznamenat poznac poznacte poznacit vykaz vykazte vykazat vykazuj vykazujte vykazovat | zaloguj zalogova zaeviduj zaevidova evidova vykaza
log-in | prihlas prihlaste prihlasit prihlasuj prihlasujte prihlasovat zaloguj zalogujte zalogovat naloguj nalogujte nalogovat loguj | prihlas nalog zalogova zaloguj prihlasi loguj
log-out | odhlas odhlaste odhlasit odhlasuj odhlasujte odhlasovat odloguj odlogujte odlogovat | odhlas odlog odhlasi odhlasuj odhlasova
match pair | sparuj sparujte sparovat paruj parujte parovat naparuj naparujte naparovat prirad | sparov parov naparov sparuj paruj naparuj prirad
measure | zmer zmerte zmerit mer merte merit premer premerte premerit namer namerte namerit | zmeri zmere namer mereni meril premer
merge | slouc sloucte sloucit slucuj slucujte slucovat spoj spojte spojit mergni mergnete mergnout mergeuj zmerguj zmergujte zmergovat merguj mergujte mergovat zamergni | slouc sluc merg zmerg spoji
message text write-to | napis napiste napsat posli poslete poslat | napsa posla napis
migrate | migruj migrujte migrovat zmigruj zmigrujte zmigrovat premigruj premigrujte premigrovat presun | migr zmigr premigr presun
mix | namichej namichejte namichat smichej smichejte smichat michej michejte michat zamichej zamichejte zamichat | micha smich namich zamich michej
move relocate | presun presunte presunout presouvej presouvejte presouvat prestehuj prestehujte prestehovat premisti premistete | presun presouv prestehov premist
move relocate | premistit premistuj premistujte premistovat prehod prehodte prehodit posun posunte posunout posouvej | posun posouv prehod prehoz prestehuj
move relocate | posouvejte posouvat prenes preneste prenest preloz prelozte prelozit pretahni pretahnete pretahnout | prenes prelozi pretahn prehodi preloz
mute silence | ztlum ztlumte ztlumit ztis ztiste ztisit ztisuj utis utiste utisit utlum utlumte utlumit zamutuj zamutujte zamutovat mutni mutnete mutnout stis stisit | ztlum ztis zamut utisi utlumi ztlumi
open | otevri otevrete otevrit otevirej otevirejte otevirat rozevri rozevrete rozevrit pootevri pootevrete pootevrit rozbal rozbalte rozbalit pootevirej | otevr otevir pootev rozbal rozevri
optimize improve | optimalizuj optimalizujte optimalizovat zoptimalizuj zoptimalizujte zoptimalizovat vylepsi vylepsete vylepsit vylepsuj | optimal zoptimal vyleps
optimize improve | vylepsujte vylepsovat zlepsi zlepsete zlepsit zlepsuj zlepsujte zlepsovat zrychli zrychlete zrychlit | zleps zrychl vylepsi
order | objednej objednejte objednat objednavej objednavejte objednavat poobjednej poobjednejte | objedna objednal objednan doobjedn
order | poobjednat doobjednej doobjednejte doobjednat priobjednej priobjednejte priobjednat naobjednej | objednej poobjedna poobjednej priobjedna priobjednej
park | zaparkuj zaparkujte zaparkovat parkuj parkujte parkovat odstav odstavte odstavit | zaparkov parkov odstav zaparkuj parkuj odstavi
pause suspend | pozastav pozastavte pozastavit pozastavuj pozastavujte pozastavovat prerus preruste prerusit prerusuj prerusujte prerusovat zapauzuj zapauzujte zapauzovat | pozastav prerus zapauz suspend pauzn stopn
pause suspend | pauzni pauznete pauznout stopni stopnete stopnout zastav odstav odstavte odstavit suspenduj suspendujte suspendovat pauzuj pauzujte pauzovat | odstavi pauzova pauzuj prerusi zastav odstav
pay | zaplat zaplatte zaplatit platte platit uhrad uhradte uhradit proplat proplatte proplatit proplacej | zaplat zaplac uhrad uhraz proplat proplac
pay | proplacejte proplacet vyplat vyplatte vyplatit doplat doplatte doplatit splat splatte splatit zauhrad | vyplat vyplac platil splat splac doplat proplati
pick select choose | vyber vyberte vybrat vybirej vybirejte vybirat zvol zvolte zvolit vol volte volit | vybra vyber vybir zvoli zvole
pin | pripni pripnete pripnout pripinej pripinejte pripinat pripichni pripichnete pripichnout prispendli prispendlete prispendlit | pripn pripic pripin prispendli
place put | umisti umistete umistit umistuj umistujte umistovat poloz polozte polozit pokladej pokladejte pokladat | umist polozi polozen$ polozena$ polozeno$ poklada
place put | postav postavte postavit zarad vloz vlozte vlozit strc strcte strcit dej dejte | pokladej postavi vlozi strci postav zarad vloz
plan schedule | naplanuj naplanujte naplanovat planuj planujte planovat rozplanuj rozplanujte rozplanovat nachystej zaplanuj | naplan planov zaplan rozvrh nacasov planuj
plan schedule | zaplanujte zaplanovat rozvrhni rozvrhnete rozvrhnout domluv domluvte domluvit nacasuj nacasujte nacasovat | rozplanova rozplanuj domluvi nacasuj nachyst domluv
play | prehraj prehrajte prehrat prehravej prehravejte prehravat hraj hrajte hrat | prehra hraje pusti puste
play | zahraj zahrajte zahrat pust pustte pustit poustej poustejte poustet prehrej | zahral zahraj$ zahran pouste
post publish | zverejni zverejnete zverejnit zverejnuj zverejnujte zverejnovat publikuj publikujte publikovat vypublikuj vypublikujte vypublikovat | zverej publik vypublik postn
post publish | postni postnete postnout vyves vyveste vyvesit vystav vystavte vystavit uverejni uverejnete uverejnit | vyves uverej vystavi zverejni vystav
postpone reschedule delay | odloz odlozte odlozit odkladej odkladejte odkladat odsun odsunte odsunout odsouvej odsouvejte odsouvat | odloze odlozi odklad odsun odsouv
postpone reschedule delay | preloz prelozte prelozit prekladej prekladejte prekladat preplanuj preplanujte preplanovat posun posunte posunout | preloz preplan posun zpozd prebook preklada
postpone reschedule delay | prehod prehodte prehodit prebookuj prebookujte prebookovat preobjednej preobjednejte preobjednat zpozdi zpozdete zpozdit | prekladej prehodi preobjedna preobjednej prelozi prehod
predict forecast | predpovez predpovezte predpovedet predikuj predikujte predikovat predvidej predvidejte predvidat zpredikuj | predpov predik predvid
prepare | priprav pripravte pripravit pripravuj pripravujte pripravovat nachystej nachystejte | priprav nachyst
prepare | nachystat chystej chystejte chystat prichystej prichystejte prichystat predprip | prichyst chysta chystej
print | vytiskni vytisknete vytisknout tiskni tisknete tisknout natiskni natisknete natisknout tiskej vytisk | vytisk tisten tiskl natisk tiskn
prioritize | prioritizuj prioritizujte prioritizovat uprednostni uprednostnete uprednostnit | priorit uprednost
prioritize | uprednostnuj uprednostnujte uprednostnovat zprioritizuj preferuj preferujte preferovat | preferova preferuj
process handle | zpracuj zpracujte zpracovat zpracovavej zpracovavejte zpracovavat vyrid vyridte vyridit vyrizuj | zpracov vyrid vyriz odbav
process handle | vyrizujte vyrizovat odbav odbavte odbavit procesuj procesujte procesovat obsluz obsluzte obslouzit | obslouz zpracuj procesova procesuj vyridi
promote | povys povyste povysit povysuj povysujte povysovat propaguj propagujte propagovat | povys propag
propose suggest | navrhni navrhnete navrhnout navrhuj navrhujte navrhovat predloz predlozte predlozit | navrh predloz
protect secure | chran chrante chranit ochran ochrante ochranit zabezpec zabezpecte zabezpecit zajisti zajistete zajistit | chrane ochran zabezpec chrani zajisti zajist
provide supply | poskytni poskytnete poskytnout poskytuj poskytujte poskytovat zajisti | poskyt zajist obstar
provide supply | zajistete zajistit dodej dodejte dodat obstarej obstarejte obstarat | dodej zajisti obstarej obstara
provision set-up | zprovozni zprovoznete zprovoznit zprovoznuj zprovoznujte zprovoznovat zrid zridte zridit | zprovoz zrizen zridi
provision set-up | zrizuj zrizujte zrizovat nastav nastavte nastavit zaved zavedte zavest | zrizova zrizuj nastavi nastav
pull | stahni stahnete stahnout pullni pullnete pullnout zatahni zatahnete zatahnout tahni | zatah pulln natah
pull | tahnete tahnout natahni natahnete natahnout pritahni pritahnete pritahnout vytahni vytahnete vytahnout | stahn pritahn vytahn natahn
push | pushni pushnete pushnout pushuj pushujte pushovat zatlac zatlacte zatlacit tlac | pushn pushov zmackn stiskn
push | tlacte tlacit zmackni zmacknete zmacknout stiskni stisknete stisknout protlac protlacte protlacit | pushuj zatlaci tlaci protlaci
quarantine isolate | izoluj izolujte izolovat zaizoluj vykarantenizuj karantenizuj karantenizujte karantenizovat odizoluj | izolov karanten izoluj
query | dotazuj dotazujte dotazovat dotazat | dotaz
quit | skonci skoncete skoncit ukonci ukoncete ukoncit odejdi odejdete odejit | skonc ukonci odeji ukonc odejd
read | precti prectete precist cti ctete cist nacti nactete nacist | precte precten precti cteni prectu precetl
read | procti proctete procist predcitej predcti predctete predcist vycti vyctete vycist | precis nacis procis predcis vycis nacte
reactivate | reaktivuj reaktivujte reaktivovat zreaktivuj zreaktivujte zreaktivovat znovuaktivuj znovuaktivujte znovuaktivovat | reaktiv zreaktiv znovuakt
reboot restart | restartuj restartujte restartovat zrestartuj zrestartujte zrestartovat restartni restartnete restartnout | restart zrestart
reboot restart | rebootni rebootnete rebootnout rebootuj rebootujte rebootovat rebutuj resetni resetnout | reboot reset
rebuild | prestav prestavte prestavit prebuduj prebudujte prebudovat prebuilduj prebuildujte prebuildovat prebuildi rebuildni rebuildnout obnov | prestav prebud prebuild rebuild obnov
receive | prijmi prijmete prijmout prijimej prijimejte prijimat obdrz obdrzte obdrzet | prijm prijat obdrz prevz
receive | prevezmi prevezmete prevzit dostan dostante dostat naskladni naskladnete naskladnit | naskladn prijima prijimej dosta
recommend | doporuc doporucte doporucit doporucuj doporucujte doporucovat porad poradte poradit | doporuc poradil
redeem | uplatni uplatnete uplatnit vyuzij vyuzijte vyuzit proplat | uplatn vyuzi proplat
refund | refunduj refundujte refundovat vrat vratte vratit vracej | refund vratil vracen proplac vrati
refund | vracejte vracet proplat proplatte proplatit nahrad nahradte nahradit | vrace proplati nahradi proplat nahra
register | zaregistruj zaregistrujte zaregistrovat registruj registrujte registrovat prihlas prihlaste | zaregistr registrov registruj zaevid prihlasi
register | prihlasit zaeviduj zaevidujte zaevidovat eviduj evidujte evidovat zapis | evidova eviduj prihlas zaeviduj zaevidova zapis
release | uvolni uvolnete uvolnit uvolnuj uvolnujte uvolnovat vydej vydejte vydat pust | uvoln releas vydan vydej
release | pustte pustit propust propustte propustit releasni releasnete releasnout vypust vypustte vypustit | pusti propusti vypusti propust vypust
reload refresh | obnov obnovte obnovit obnovuj obnovujte obnovovat refreshni refreshnete refreshnout | refresh obnov prenac
reload refresh | refreshuj refreshujte refreshovat znovunacti prenacti prenactete prenacist aktualizuj aktualizujte aktualizovat | aktualizova aktualizuj obnovi
remind | pripomen pripomente pripomenout pripominej pripominejte pripominat upomen upomente upomenout upominej | pripom upome upomi urgov
remind | upominejte upominat urguj urgujte urgovat zaurguj zaurgujte zaurgovat upozorni upozornete upozornit | zaurg urguj upozorni upozorn
remove | odstran odstrante odstranit odstranuj odstranujte odstranovat odeber odeberte odebrat odebirej odebirejte odebirat vyjmi | odstra odebr odebir vyjm vyskrt skrtn
remove | vyjmete vyjmout vynech vynechte vynechat sundej sundejte sundat vyhod vyhodte vyhodit odnes odmaz | odmaz vyrad vynecha sunda sundej vyhodi
remove | odmazte odmazat vyrad vyradte vyradit vyskrtni vyskrtnete vyskrtnout skrtni skrtnete skrtnout zrus zruste zrusit | zrusi odebra vynech vyhod vyradi zrus
rename | prejmenuj prejmenujte prejmenovat prejmenovavej prejmenovavejte prejmenovavat prenazvi pojmenuj pojmenujte pojmenovat | prejmen pojmen
renew | obnov obnovte obnovit obnovuj obnovujte obnovovat prodluz prodluzte prodlouzit prodluzuj prodluzujte prodluzovat | obnov prodlou prodluz obnovi
rent | pronajmi pronajmete pronajmout pronajimej pronajimejte pronajimat najmi najmete najmout pujc pujcte pujcit zapujc vypujc | pronaj pronajim najmou pujci pujc zapujc vypujc
reopen | znovuotevri znovuotevrete znovuotevrit reopenni reopennete reopennout znovuotevirej otevri | znovuotev reopen otevr
repair | oprav opravte opravit opravuj opravujte opravovat sprav spravte spravit spravuj vyspravuj vysprav vyspravte vyspravit | opraven opravil oprave spravi vysprav opravi opravova opravuj oprav
repeat | zopakuj zopakujte zopakovat opakuj opakujte opakovat | zopak opakov opakuj zopakuj zopakova
replace substitute | nahrad nahradte nahradit nahrazuj nahrazujte nahrazovat vymen vymente vymenit | nahra vymen zamen zastoupi
replace substitute | zamen zamente zamenit zastup zastupte zastoupit prehod prehodte prehodit | prehodi nahradi vymeni prehod
report | nahlas nahlaste nahlasit nahlasuj nahlasujte nahlasovat ohlas ohlaste ohlasit reportuj reportujte | nahlas ohlas hlasen report
report | reportovat zreportuj zreportujte zreportovat oznam oznamte oznamit referuj referujte referovat hlaste hlasit | zreport oznami referova referuj oznam
reproduce | zreprodukuj zreprodukujte zreprodukovat reprodukuj reprodukujte reprodukovat | zreprod reprodukov reprodukuj
request | vyzadej vyzadejte vyzadat pozadej pozadejte pozadat zazadej zazadejte zazadat pozaduj pozadujte pozadovat vyzaduj vyzadujte vyzadovat | vyzad pozad zazad pozadej pozada
reset | resetuj resetujte resetovat zresetuj zresetujte zresetovat vyresetuj vyresetujte vyresetovat resetni resetnete resetnout vynuluj vynulujte vynulovat | reset zreset vyreset vynul
resolve solve settle | vyres vyreste vyresit res reste resit dores doreste doresit vyporadej vyporadejte vyporadat urovnej urovnejte urovnat | vyres dores reseni vyporad urovna urovnej
restore recover | obnov obnovte obnovit obnovuj obnovujte obnovovat zotav zrekonstruuj zrekonstruujte zrekonstruovat navratit | obnov navrac zrekonstruova zrekonstruuj obnovi
resume continue | pokracuj pokracujte pokracovat navaz navazte navazat obnov obnovte obnovit zahaj rozjed rozjedte rozjet | pokrac navaz obnovi rozje obnov zahaj
retire | vyrad vyradte vyradit penzionuj penzionujte penzionovat vysluz | vyraze penzion vyradi vyrad
retry | zkus zkuste zkusit zopakuj zopakujte zopakovat | zkusi zkous zopakova zopakuj
return | vrat vratte vratit vracej vracejte vracet odevzdej odevzdejte odevzdat | vrati vraci vrace odevzd
revert undo roll-back | vrat vratte vratit revertni revertnete revertnout revertuj revertujte revertovat | revert zrevert rollback
revert undo roll-back | zrevertuj zrevertujte zrevertovat rollbackni rollbacknete rollbacknout odvolej anuluj anulujte anulovat | anulov vrati anuluj odvol
review | zreviduj zrevidujte zrevidovat reviduj revidujte revidovat zrecenzuj zrecenzujte zrecenzovat | revid zrevid posou recenz prezkou
review | posud posudte posoudit projdi projdete projit prezkoumej prezkoumejte prezkoumat zkontroluj | projit zrecenzova zrecenzuj proji zkontrol
revoke withdraw | odvolej odvolejte odvolat odvolavej odvolavejte odvolavat odeber odeberte odebrat zneplatni zneplatnete zneplatnit | odvol odebr zneplatn odejm
revoke withdraw | zrus zruste zrusit stahni stahnete stahnout odejmi odejmete odejmout revokuj revokujte revokovat | revok zrusi stahn odebra zrus
rewind | pretoc pretocte pretocit pretacej pretacejte pretacet | preto pretac
ring | zazvon zazvonte zazvonit zvon zvonte zvonit prozvon prozvonte prozvonit | zazvon prozvon zvoni
rotate turn | otoc otocte otocit otacej otacejte otacet pootoc pootocte pootocit rotuj rotujte rotovat orotuj zrotuj zrotujte zrotovat natoc natocte natocit | otoc otac rotov zrot pootoc rotuj natoci natoc
route direct | smeruj smerujte smerovat presmeruj presmerujte presmerovat nasmeruj | smerov presmer nasmer prepoj
route direct | nasmerujte nasmerovat naviguj navigujte navigovat prepoj prepojte prepojit | smeruj navigova naviguj prepoji
run | spust spustte spustit spoustej spoustejte spoustet pust pustte pustit | spust spous bezel pusti spusti
save store | uloz ulozte ulozit ukladej ukladejte ukladat uschovej uschovejte uschovat uskladni uskladnete uskladnit seivni save | uloze ulozi ulozil ukla uskladn uschov
scale | skaluj skalujte skalovat naskaluj naskalujte naskalovat zeskaluj rozsir | skalov naskal skaluj zeskal rozsir
scan | naskenuj naskenujte naskenovat skenuj skenujte skenovat oskenuj oskenujte oskenovat proskenuj proskenujte proskenovat nacti scanni scannout | naskenov skenov oskenov prosken naskenuj skenuj oskenuj
sell | prodej prodejte prodat prodavej prodavejte prodavat rozprodej rozprodejte rozprodat odprodej odprodejte odprodat | prodal prodan prodav rozprod proda prodej odproda odprodej
send | posli poslete poslat posilej posilejte posilat odesli odeslete odeslat odesilej odesilejte odesilat zasli zaslete | posla poslal odesl odesi zasla zasil
send | zaslat zasilej zasilejte zasilat rozesli rozeslete rozeslat rozesilej rozesilejte rozesilat vysli vyslete vyslat doposli dosli | rozesl rozesil posila posilej vysla odesla
set configure | nastav nastavte nastavit nastavuj nastavujte nastavovat konfiguruj konfigurujte konfigurovat nakonfiguruj nakonfigurujte | nastav konfigur nakonfig
set configure | nakonfigurovat zkonfiguruj serid seridte seridit urci urcete urcit stanov stanovte stanovit | seridi stanovi nastavi serid
share | nasdilej nasdilejte nasdilet sdilej sdilejte sdilet posdilej posdilejte posdilet rozesdilej | sdile nasdil posdile
ship | odesli odeslete odeslat expeduj expedujte expedovat vyexpeduj vyexpedujte vyexpedovat zasli zaslete zaslat | odesl exped vyexped zasla odesla
shut-down | vypni vypnete vypnout vypinej vypinejte vypinat odstav odstavte odstavit sestrel shod shodte shodit ukonci zhasni | odstav vypina vypinej shodi vypn odstavi ukonci zhasn
sign | podepis podepiste podepsat podepisuj podepisujte podepisovat signuj | podeps podepis
skip | preskoc preskocte preskocit preskakuj preskakujte preskakovat vynech vynechte vynechat vynechavej vynechavejte vynechavat skipni skipnete skipnout prejdi | presko preska vynech skipn vynecha
snooze | odloz odlozte odlozit priloz prispi prispete prispat snoozni | odloze odlozi prispa priloz
sort | serad seradte seradit serazuj serazujte serazovat setrid setridte setridit trid | serad seraz setrid usporad
sort | tridte tridit roztrid roztridte roztridit usporadej usporadejte usporadat srovnej srovnejte srovnat | roztrid tridi srovna srovnej
split divide | rozdel rozdelte rozdelit rozdeluj rozdelujte rozdelovat rozsekni rozseknete rozseknout rozloz rozlozte rozlozit rozpul rozpulte rozpulit | rozdel rozlozen rozpul rozsekn rozlozi
start | zacni zacnete zacit zacinej zacinejte zacinat spust spustte spustit nastartuj nastartujte nastartovat | zacal zacat zacin zahaj
start | odstartuj odstartujte odstartovat zahaj zahajte zahajit zahajuj zahajujte zahajovat rozjed rozjedte rozjet | nastart odstart spusti rozje spust
stop | zastav zastavte zastavit zastavuj zastavujte zastavovat stopni stopnete stopnout prestan | zastav stopn zaraz
stop | prestante prestat prerus preruste prerusit zaraz zarazte zarazit utni utnete utnout | prestal presta prerusi prerus
submit | odesli odeslete odeslat podej podejte podat predloz predlozte predlozit odevzdej odevzdejte odevzdat odevzdavej odevzdavejte odevzdavat zadej | odevzd predloz odesla podej odesl zadej
subscribe follow | odebirej odebirejte odebirat predplat predplatte predplatit prihlas prihlaste prihlasit zapis | odebir predplat predplac prihlasi prihlas zapis
summarize | shrn shrnte shrnout shrnuj shrnujte shrnovat sumarizuj sumarizujte sumarizovat zesumarizuj | shrn sumariz
swap | prohod prohodte prohodit vymen vymente vymenit prehod prehodte prehodit zamen zamente zamenit | prohod prohoz vymen zamen prehodi vymeni prehod
switch toggle | prepni prepnete prepnout prepinej prepinejte prepinat prehod prehodte prehodit | prepn prepin prehodi prehod
sync synchronize | synchronizuj synchronizujte synchronizovat zesynchronizuj zesynchronizujte zesynchronizovat sesynchronizuj | synchron sesynchr
sync synchronize | sesynchronizujte sesynchronizovat syncni syncnete syncnout sladit slad sladte | zesynch syncn sladi
take | vezmi vezmete vzit ber berte brat vem vemte odeber odeberte odebrat prevezmi prevezmete prevzit | vzal vzat prevz odebra
teach train | nauc naucte naucit vycvic vycvicte vycvicit cvic cvicte cvicit trenuj trenujte trenovat | cvicen trenov natren zaskol proskol
teach train | natrenuj natrenujte natrenovat zaskol zaskolte zaskolit skol skolte skolit proskol proskolte proskolit | nauci vycvici cvici trenuj skoli
test try | otestuj otestujte otestovat testuj testujte testovat vyzkousej vyzkousejte vyzkouset zkousej zkousejte | testov otest vyzkous odzkous
test try | zkouset zkus zkuste zkusit pretestuj pretestujte pretestovat odzkousej odzkousejte odzkouset prozkousej | zkous testuj zkusi pretestova pretestuj
tip | dyskuj | spropit
top-up | dobij dobijte dobit dobijej dobijejte dobijet nabij nabijte nabit dopln doplnte doplnit navys navyste navysit | dobij dobit dobije nabij doplni navysi nabit navys
transfer | preved prevedte prevest prevadej prevadejte prevadet presun presunte presunout | preved prevad presun prenes prepis
transfer | prepoj prepojte prepojit prenes preneste prenest preposli prepis prepiste prepsat | prepsa preves prepoji prepoj preposl
translate | preloz prelozte prelozit prekladej prekladejte prekladat | preloze prelozi preklad preloz prekladej preklada
treat | osetri osetrete osetrit osetruj osetrujte osetrovat lec lecte lecit vylec vylecte vylecit zachazej | osetr lecen vylec leci
trigger | spust spustte spustit aktivuj aktivujte aktivovat vyvolej vyvolejte vyvolat triggerni triggernete triggernout | spust vyvol trigger aktivova aktivuj spusti
turn-off switch-off | vypni vypnete vypnout vypinej vypinejte vypinat zhasni zhasnete zhasnout | vypn vypin zhasn zhasl zhasin
turn-off switch-off | zhasinej zhasinejte zhasinat povypinej povypinejte povypinat pozhasinej pozhasinejte pozhasinat | povypina povypinej pozhasina pozhasinej vypinej vypina
turn-on switch-on | zapni zapnete zapnout zapinej zapinejte zapinat rozsvit rozsvitte rozsvitit rozsvec rozsvecte rozsvecet | zapn zapin rozsvi rozsve
turn-on switch-on | rozsvecuj zapal zapalte zapalit pozapinej pozapinejte pozapinat sepni sepnete sepnout posvit posvitte posvitit | rozsvic zapali pozapina pozapinej posviti
turn-up | zesil zesilte zesilit zesiluj zesilujte zesilovat pridej pridejte pridat zvys zvyste zvysit | zesil prida pridej zvysi zvys
turn-down | zeslab zeslabte zeslabit zeslabuj zeslabujte zeslabovat ztis ztiste ztisit ztlum | zeslab ztis ztlumi stahn
turn-down | ztlumte ztlumit uber uberte ubrat stahni stahnete stahnout sniz snizte snizit | snizi zeslabi ztlum ubra
unarchive | odarchivuj odarchivujte odarchivovat vyarchivuj vyarchivujte vyarchivovat rozarchivuj | odarchiv vyarchiv
unassign | odprirad odpriradte odpriradit odeber odeberte odebrat | odprir odebra
unban unblock | odblokuj odblokujte odblokovat odblokovavej odblokovavejte odblokovavat odbanuj odbanujte odbanovat odblokni odbloknete odbloknout | odblok odban
undelete | obnov obnovte obnovit | obnov obnovi
unfreeze | rozmraz rozmrazte rozmrazit rozmrazuj rozmrazujte rozmrazovat odmraz odmrazte odmrazit | rozmraz odmraz
unfollow unsubscribe | odhlas odhlaste odhlasit odhlasuj odhlasujte odhlasovat odsleduj odsledujte odsledovat odpredplat | odhlas odsled odhlasi odhlasuj odhlasova
uninstall | odinstaluj odinstalujte odinstalovat | odinstal
unlock | odemkni odemknete odemknout odemykej odemykejte odemykat odblokuj odblokujte odblokovat odzamkni odzamknete odzamknout poodemykej | odemk odemc odemyk odzamk odblok
unmute | odtlum odtlumte odtlumit odmutuj odmutujte odmutovat odztlum | odtlum odmut
unpin | odepni odepnete odepnout odpichni odepinej odepinejte odepinat | odepn odepin odpich
unpublish | odpublikuj odpublikujte odpublikovat zneverejni zneverejnete zneverejnit stahni | odpublik zneverej stahn
untag | odtaguj odtagujte odtagovat | odtag
update | aktualizuj aktualizujte aktualizovat zaktualizuj zaktualizujte zaktualizovat updatuj updatujte updatovat updatni | aktualiz zaktualiz updat zupdatova zupdatuj
update | updatnete updatnout zupdatuj zupdatujte zupdatovat uprav upravte upravit obnov obnovte obnovit | upravi obnovi aktualizuj aktualizova uprav obnov
upgrade | upgraduj upgradujte upgradovat upgradni upgradnete upgradnout povys povyste povysit vylepsi vylepsete vylepsit navys | upgrad povys vylepsi vyleps navys
upload | nahraj nahrajte nahrat nahravej nahravejte nahravat uploadni uploadnete uploadnout uploaduj uploadujte uploadovat vloz | nahra upload vloz
vaccinate | naockuj naockujte naockovat ockuj ockujte ockovat | ockov naock ockuj
validate verify | over overte overit overuj overujte overovat validuj validujte | overe overi overuj overil
validate verify | validovat zvaliduj zvalidujte zvalidovat ujisti verifikuj verifikujte verifikovat | valid verifik overova zvalidova zvaliduj
view look | prohledni prohlednete prohlednout podivej podivejte podivat koukni kouknete kouknout | podiva prohli nahled prohledn
view look | mrkni mrknete mrknout zobraz zobrazte zobrazit nahledni nahlednete nahlednout | podivej koukn zobrazi zobraz
void invalidate | anuluj anulujte anulovat zneplatni zneplatnete zneplatnit stornuj stornujte stornovat zrus zruste zrusit | anulov zneplatn storn anuluj zrusi stornuj stornov zrus
vote | hlasuj hlasujte hlasovat zahlasuj zahlasujte zahlasovat odhlasuj odhlasujte odhlasovat | hlasov zahlas hlasuj odhlasova odhlasuj
wait | pockej pockejte pockat cekej cekejte cekat vyckej vyckejte vyckat | pocka cekal ceka pockej cekej vycka vyckej
wake | vzbud vzbudte vzbudit probud probudte probudit vzbuzuj budit | vzbud probud vzbuz
wash | umyj umyjte umyt myj myjte myt vyper vyperte vyprat per perte prat umej umejte oplachni oplachnete oplachnout | umyt umyl vypra vypere oplachn
weigh | zvaz zvazte zvazit vaz vazte vazit navaz prevaz prevazte prevazit | zvazen zvazil prevaz zvazi navaz
withdraw | vyber vyberte vybrat stahni stahnete stahnout odstup odstupte odstoupit vybirej vybirejte vybirat vezmi | vybra vybir odstoup stahn vyber
write compose | napis napiste napsat pis piste psat sepis sepiste sepsat | napsa napis sepsa sepis psani
write compose | sepisuj sepisujte sepisovat zapis zapiste zapsat vypln sestav sestavte sestavit | pisu zapsa sestavi zapis sestav
draw paint | nakresli nakreslete nakreslit kresli kreslete kreslit namaluj namalujte namalovat | kresl nakresl malov
draw paint | maluj malujte malovat natri natrete natrit vymaluj vymalujte vymalovat | namal vymal maluj natri
cook bake | uvar uvarte uvarit var varte varit upec upecte upect navar navarte navarit osmaz osmazte osmazit ohrej pect | uvar varen upec upek osmaz navari ohrej
drive transport | odvez odvezte odvezt dovez dovezte dovezt rid ridte ridit jet jedte vezt | odvez dovez odvezl ridil
celebrate | oslav oslavte oslavit slav slavte slavit | oslav slavi
discuss | prodiskutuj prodiskutujte prodiskutovat diskutuj diskutujte diskutovat prober proberte probrat projednej projednejte projednat | diskut probra projedn prodiskutova prodiskutuj
donate | daruj darujte darovat prispej prispejte prispet venuj venujte venovat | darov prispev prispel venov daruj prispe venuj
filter | vyfiltruj vyfiltrujte vyfiltrovat filtruj filtrujte filtrovat profiltruj profiltrujte profiltrovat odfiltruj odfiltrujte odfiltrovat | filtrov vyfiltr odfiltr filtruj profiltrova profiltruj
format | naformatuj naformatujte naformatovat formatuj formatujte formatovat zformatuj zformatujte zformatovat | formatov naformat formatuj zformatova zformatuj
harvest | sklid sklidte sklidit sklizej sklizejte sklizet posec posecte posect sekej sekejte sekat | sklid skliz posec sekej
plant sow | zasad zasadte zasadit vysad vysadte vysadit zasej zasejte zasit vysej vysejte vysit sadit | zasad zasaz vysad vysaz zasel zasej vysej vysadi
monitor | monitoruj monitorujte monitorovat hlidej hlidejte hlidat pohlidej pohlidejte pohlidat sleduj sledujte sledovat | monitor hlida pohlid hlidej sledova sleduj
negotiate | vyjednej vyjednejte vyjednat vyjednavej vyjednavejte vyjednavat | vyjedn
pack unpack | zabal zabalte zabalit sbal sbalte sbalit bal balte balit | zabal sbalen baleni sbali
prescribe | predepis predepiste predepsat predepisuj predepisujte predepisovat | predeps predepis
reconcile | odsouhlas odsouhlaste odsouhlasit sparuj sparujte sparovat srovnej srovnejte srovnat | sparov odsouhlasi sparuj srovna srovnej odsouhlas
reassign | prerad preradte preradit pridel pridelte pridelit prehod prehodte prehodit predej predejte predat prirad | prerad preraz prideli prehodi preda predej pridel prehod prirad
redirect | presmeruj presmerujte presmerovat prepoj prepojte prepojit preposli | presmer prepoj prepoji preposl
rewrite overwrite | prepis prepiste prepsat prepisuj prepisujte prepisovat preformuluj preformulujte preformulovat | prepsa prepis preformul
score | oboduj obodujte obodovat boduj bodujte bodovat oskoruj oznamkuj oznamkujte oznamkovat | obodov bodov oznamk oboduj boduj
spend | utrat utratte utratit utracej utracejte utracet cerpej cerpejte cerpat vycerpej vycerpejte vycerpat | utrat utrac cerpan cerpal cerpa cerpej vycerpa vycerpej
ventilate | vyvetrej vyvetrejte vyvetrat vetrej vetrejte vetrat | vetra vyvetr vetrej
broadcast | vysilej vysilejte vysilat odvysilej odvysilejte odvysilat rozhlas rozhlaste rozhlasit | vysil odvysil rozhlas
expire | vyprsi vyprset expirovat | vyprs expir
charge deduct | strhni strhnete strhnout strhavej strhavejte strhavat | strhn strhava strhl strzen
deduct reduce | srazte srazit | srazi srazen
shorten | zkrat zkratte zkratit zkracuj zkracujte zkracovat | zkrati zkracova zkracuj zkracen
shorten cut | zestrucnete zestrucnit sestrihej sestrihejte sestrihat sestrihni sestrihnete sestrihnout | zestrucni sestriha sestrihn zestrucnen
subtract deduct | odecti odecist odecitej odecitejte odecitat | odecita odecet$ odecten
add credit | pricti pricist pricitej pricitejte pricitat | pricita pricetl pricten
post record | zauctuj zauctujte zauctovat | zauctova zauctuj
overpay | preplat preplatte preplatit | preplati preplacen
repay redeem | umorte umorit umoruj umorujte umorovat | umori umorova umoruj umoren
extend expand | roztahni roztahnete roztahnout roztahuj roztahujte roztahovat | roztahn roztahova roztahuj roztahl roztazen
eject extend | vysun vysunte vysunout vysouvej vysouvejte vysouvat | vysun vysouva vysunut vysunul
unpack extract | vybal vybalte vybalit vybaluj vybalujte vybalovat | vybali vybalova vybaluj vybalen
unload | vyloz vylozte vylozit vykladej vykladejte vykladat | vylozi vyklada vylozen
relocate move | preskladnete preskladnit | preskladni preskladnen
dispatch release | vyskladnete vyskladnit vyskladnuj vyskladnujte vyskladnovat | vyskladni vyskladnova vyskladnuj vyskladnen
store receive | zaskladnete zaskladnit | zaskladni zaskladnen
count inventory | zinventarizuj zinventarizujte zinventarizovat inventarizuj inventarizujte inventarizovat inventuruj inventurujte inventurovat | zinventarizova zinventarizuj inventarizova inventarizuj inventurova inventuruj
refuel refill | dotankuj dotankujte dotankovat | dotankova dotankuj
empty drain | vylej vylejte vylit vylevej vylevejte vylevat | vyleva vylil vylit
fill | napoustej napoustejte napoustet | napusti napouste napusten
vent bleed | odvzdusnete odvzdusnit odvzdusnuj odvzdusnujte odvzdusnovat | odvzdusni odvzdusnova odvzdusnuj odvzdusnen
spray | postrikej postrikejte postrikat nastrikej nastrikejte nastrikat | postrika nastrika
fertilize | pohnoj pohnojte pohnojit | pohnoji pohnojen
disarm unlock | odjistete odjistit odjistuj odjistujte odjistovat | odjisti odjistova odjistuj odjisten
crop trim | orizni oriznete oriznout orezavej orezavejte orezavat orezte orezat | orizn orezava oreza orizl oriznut
flip invert | prevratte prevratit prevracej prevracejte prevracet | prevrati prevrace prevracen
invert reverse | invertuj invertujte invertovat zinvertuj zinvertujte zinvertovat | invertova invertuj zinvertova zinvertuj
mirror replicate | zrcadlete zrcadlit replikuj replikujte replikovat zreplikuj zreplikujte zreplikovat | zrcadli replikova replikuj zreplikova zreplikuj zrcadlen
zoom-in zoom | priblizuj priblizujte priblizovat priblizit | priblizova priblizuj priblizi priblizen
zoom-out | oddalte oddalit oddaluj oddalujte oddalovat | oddali oddalova oddaluj oddalen
focus sharpen | zaostruj zaostrujte zaostrovat zaostrit | zaostrova zaostruj zaostri zaostren
blur | rozmaz rozmazte rozmazat rozmazavej rozmazavejte rozmazavat rozostruj rozostrujte rozostrovat rozostrit | rozmaza rozmazava rozostrova rozostruj rozostri rozmazan rozostren
brighten lighten | zesvetlete zesvetlit zjasnete zjasnit rozjasnete rozjasnit prosvetlete prosvetlit | zesvetli zjasni rozjasni prosvetli zesvetlen rozjasnen
darken dim | ztmav ztmavte ztmavit ztmavuj ztmavujte ztmavovat zatemnete zatemnit zatemnuj zatemnujte zatemnovat | ztmavi ztmavova ztmavuj zatemni zatemnova zatemnuj ztmaven zatemnen
recolor color | prebarvete prebarvit obarvete obarvit prebarvuj prebarvujte prebarvovat | prebarvi obarvi prebarvova prebarvuj prebarven obarven
underline | podtrhni podtrhnete podtrhnout podtrhavej podtrhavejte podtrhavat | podtrhn podtrhava podtrhl podtrzen
strike cross-out | preskrtni preskrtnete preskrtnout preskrtej preskrtejte preskrtat skrtej skrtejte skrtat | preskrtn preskrta skrta preskrtl preskrtnut
check tick select | zatrhni zatrhnete zatrhnout zatrhavej zatrhavejte zatrhavat | zatrhn zatrhava zatrhl zatrzen
unmark deselect uncheck | odznac odznacte odznacit odznacuj odznacujte odznacovat odskrtej odskrtejte odskrtat | odznaci odznacova odznacuj odskrta odznacen
star favorite | ohvezdickuj ohvezdickujte ohvezdickovat zahvezdickuj zahvezdickujte zahvezdickovat | ohvezdickova ohvezdickuj zahvezdickova zahvezdickuj
cool | ochlad ochladte ochladit ochlazuj ochlazujte ochlazovat zchlad zchladte zchladit vychlad vychladte vychladit | ochladi ochlazova ochlazuj zchladi vychladi ochlazen zchlazen vychlazen
shade | zastin zastinte zastinit zastinuj zastinujte zastinovat | zastini zastinova zastinuj zastinen
sweep clean | zamet zamest zametej zametejte zametat | zameta zametl zameten
wax | navoskuj navoskujte navoskovat voskuj voskujte voskovat | navoskova navoskuj voskova voskuj
polish | vylestete vylestit nalestete nalestit prelestete prelestit | vylesti nalesti prelesti vylesten nalesten
spin | odstred odstredte odstredit odstreduj odstredujte odstredovat zdimej zdimejte zdimat vyzdimej vyzdimejte vyzdimat | odstredi odstredova odstreduj zdima vyzdima odstreden
rinse | vymachej vymachejte vymachat machej machejte machat proplachni proplachnete proplachnout vyplachni vyplachnete vyplachnout | vymacha macha proplachn vyplachn proplachl vyplachl
iron | vyzehlete vyzehlit zehlete zehlit prezehlete prezehlit nazehlete nazehlit | vyzehli zehli prezehli nazehli vyzehlen zehlen
dry | vysus vysuste vysusit usus ususte ususit susit dosus dosuste dosusit | vysusi ususi dosusi vysusen ususen
soak | namoc namocte namocit namacej namacejte namacet | namoci namace namocen
excuse | omluvte omluvit omlouvej omlouvejte omlouvat | omluvi omlouva omluven
praise | pochval pochvalte pochvalit | pochvali pochvalen
warn | napomen napomente napomenout varuj varujte varovat | napomen varova varuj napomenut napomin
request summon | vyzvi vyzvete vyzvat vyzyvej vyzyvejte vyzyvat predvolej predvolejte predvolat | vyzva vyzyva
accelerate speed-up | uspis uspiste uspisit urychlete urychlit urychluj urychlujte urychlovat popozen popozente popohnat | uspisi urychli urychlova urychluj popohna uspisen urychlen
slow-down slow | zpomal zpomalte zpomalit zpomaluj zpomalujte zpomalovat pribrzdete pribrzdit brzdete brzdit zabrzdete zabrzdit | zpomali zpomalova zpomaluj pribrzdi brzdi zabrzdi zpomalen pribrzden zabrzden
tow | odtahni odtahnete odtahnout odtahuj odtahujte odtahovat | odtahn odtahova odtahuj odtahl odtazen
deliver park | pristavte pristavit pristavuj pristavujte pristavovat | pristavi pristavova pristavuj pristaven
drive deliver | zavez zavezte zavezt svez svezte svezt | zavezl zavezen svezl
clear declare | proclete proclit proclivej proclivejte proclivat | procli procliva proclen
seal | zapecet zapecetit zaplombuj zaplombujte zaplombovat | zapece zapeceti zaplombova zaplombuj zapececen
unseal | rozpecet rozpecetit odpecet odpecetit odplombuj odplombujte odplombovat | rozpece rozpeceti odpece odpeceti odplombova odplombuj
stamp | orazitkuj orazitkujte orazitkovat razitkuj razitkujte razitkovat | orazitkova orazitkuj razitkova razitkuj
certify | osvedc osvedcte osvedcit osvedcuj osvedcujte osvedcovat certifikuj certifikujte certifikovat | osvedci osvedcova osvedcuj certifikova certifikuj osvedcen
prove | prokaz prokazte prokazat prokazuj prokazujte prokazovat dokaz dokazte dokazat | prokaza prokazova prokazuj dokaza
attach document | doloz dolozte dolozit dokladej dokladejte dokladat | dolozi doklada dolozen
clarify specify | zpresnete zpresnit zpresnuj zpresnujte zpresnovat upresnete upresnit upresnuj upresnujte upresnovat | zpresni zpresnova zpresnuj upresni upresnova upresnuj zpresnen upresnen
explain clarify | objasnete objasnit objasnuj objasnujte objasnovat vysvetlete vysvetlit vysvetluj vysvetlujte vysvetlovat vyjasnete vyjasnit | objasni objasnova objasnuj vysvetli vysvetlova vysvetluj vyjasni objasnen vysvetlen
appoint nominate | jmenuj jmenujte jmenovat ustanov ustanovte ustanovit ustanovuj ustanovujte ustanovovat nominuj nominujte nominovat | jmenova jmenuj ustanovi ustanovova ustanovuj nominova nominuj ustanoven
downgrade demote | degraduj degradujte degradovat zdegraduj zdegradujte zdegradovat downgradni downgradnete downgradnout downgraduj downgradujte downgradovat | degradova degraduj zdegradova zdegraduj downgradn downgradova downgraduj
reward | odmente odmenit odmenuj odmenujte odmenovat | odmeni odmenova odmenuj odmenen
fine penalize | pokutuj pokutujte pokutovat opokutuj opokutujte opokutovat potrestej potrestejte potrestat penalizuj penalizujte penalizovat | pokutova pokutuj opokutova opokutuj potresta penalizova penalizuj
train | vyskol vyskolte vyskolit | vyskoli vyskolen
seat place | usad usadte usadit posad posadte posadit usazuj usazujte usazovat | usadi posadi usazova usazuj usazen posazen
move reseat | presad presadte presadit presazuj presazujte presazovat | presadi presazova presazuj presazen
move-in | nastehuj nastehujte nastehovat | nastehova nastehuj
move-out evict | vystehuj vystehujte vystehovat | vystehova vystehuj
occupy | obsad obsadte obsadit obsazuj obsazujte obsazovat | obsadi obsazova obsazuj obsazen
vacate clear | vyklid vyklidte vyklidit vyklizej vyklizejte vyklizet | vyklidi vyklize vyklizen
make tidy | ustel ustelte ustlat | ustla ustlan
count-down | odpocitej odpocitejte odpocitat odpocitavej odpocitavejte odpocitavat | odpocita odpocitava
shuffle mix | promichej promichejte promichat premichej premichejte premichat | promicha premicha zamicha promichan
silence mute | umlc umlcte umlcet umlcuj umlcujte umlcovat | umlce umlcova umlcuj umlcen umlcel
dub | nadabuj nadabujte nadabovat dabuj dabujte dabovat | nadabova nadabuj dabova dabuj
subtitle | otitulkuj otitulkujte otitulkovat | otitulkova otitulkuj
cut | strihni strihnete strihnout ustrihni ustrihnete ustrihnout vystrihni vystrihnete vystrihnout odstrihni odstrihnete odstrihnout strihej strihejte strihat | strihn ustrihn vystrihn odstrihn striha strihl vystrizen ustrizen
glue paste | slepte slepit lepte lepit | slepi slepen
insert substitute | dosad dosadte dosadit dosazuj dosazujte dosazovat | dosadi dosazova dosazuj dosazen
copy | opiste opsat opisuj opisujte opisovat | opisova opisuj opsan
prevent block | zamez zamezte zamezit zamezuj zamezujte zamezovat zabrante zabranit | zamezi zamezova zamezuj zabrani zamezen
protect encrypt | zahesluj zaheslujte zaheslovat | zaheslova zahesluj
encrypt | zasifruj zasifrujte zasifrovat sifruj sifrujte sifrovat | zasifrova zasifruj sifrova sifruj
decrypt | desifruj desifrujte desifrovat rozsifruj rozsifrujte rozsifrovat odsifruj odsifrujte odsifrovat | desifrova desifruj rozsifrova rozsifruj odsifrova odsifruj
hash | zahashuj zahashujte zahashovat hashuj hashujte hashovat | zahashova zahashuj hashova hashuj
anonymize | anonymizuj anonymizujte anonymizovat zanonymizuj zanonymizujte zanonymizovat pseudonymizuj pseudonymizujte pseudonymizovat | anonymizova anonymizuj zanonymizova zanonymizuj pseudonymizova pseudonymizuj
mask | maskuj maskujte maskovat zamaskuj zamaskujte zamaskovat | maskova maskuj zamaskova zamaskuj
reveal show | odkryj odkryjte odkryt odkryvej odkryvejte odkryvat zviditelnete zviditelnit | odkryva zviditelni odkryl zviditelnen
locate find | vypatrej vypatrejte vypatrat lokalizuj lokalizujte lokalizovat zlokalizuj zlokalizujte zlokalizovat | vypatra lokalizova lokalizuj zlokalizova zlokalizuj
calibrate | kalibruj kalibrujte kalibrovat zkalibruj zkalibrujte zkalibrovat nakalibruj nakalibrujte nakalibrovat | kalibrova kalibruj zkalibrova zkalibruj nakalibrova nakalibruj
lubricate | promast promastte promastit namazat naolejuj naolejujte naolejovat | promasti namaza naolejova naolejuj namazan
tighten | utahni utahnete utahnout utahuj utahujte utahovat dotahuj dotahujte dotahovat | utahn utahova utahuj dotahova dotahuj utahl utazen
assemble | smontuj smontujte smontovat | smontova smontuj
disassemble dismantle | rozmontuj rozmontujte rozmontovat demontuj demontujte demontovat rozeber rozeberte rozebrat | rozmontova rozmontuj demontova demontuj rozebra rozebran
patch | patchni patchnete patchnout zaplatuj zaplatujte zaplatovat opatchuj opatchujte opatchovat zapatchuj zapatchujte zapatchovat | patchn zaplatova zaplatuj opatchova opatchuj zapatchova zapatchuj
delete erase | umaz umazte umazat umazavej umazavejte umazavat vymazni vymaznete vymaznout | umaza umazava vymazn
round | zaokrouhlete zaokrouhlit zaokrouhluj zaokrouhlujte zaokrouhlovat | zaokrouhli zaokrouhlova zaokrouhluj zaokrouhlen
discount reduce | slevnete slevnit zlevnete zlevnit zlevnuj zlevnujte zlevnovat | slevni zlevni zlevnova zlevnuj slevnen zlevnen
raise increase | zdraz zdrazte zdrazit zdrazuj zdrazujte zdrazovat | zdrazi zdrazova zdrazuj zdrazen
reprice | precen precente precenit precenuj precenujte precenovat | preceni precenova precenuj precenen
tax | zdan zdante zdanit zdanuj zdanujte zdanovat | zdani zdanova zdanuj zdanen
sponsor | sponzoruj sponzorujte sponzorovat zasponzoruj zasponzorujte zasponzorovat | sponzorova sponzoruj zasponzorova zasponzoruj
support | podporte podporit podporuj podporujte podporovat | podpori podporova podporuj podporen
bet | vsad vsadte vsadit vsazej vsazejte vsazet | vsadi vsaze vsazen
draw | vylosuj vylosujte vylosovat losuj losujte losovat rozlosuj rozlosujte rozlosovat | vylosova vylosuj losova losuj rozlosova rozlosuj
substitute rotate | vystridej vystridejte vystridat stridej stridejte stridat zaskoc zaskocte zaskocit supluj suplujte suplovat | vystrida strida zaskoci suplova supluj
rework redo | prepracuj prepracujte prepracovat predelej predelejte predelat predelavej predelavejte predelavat | prepracova prepracuj predela predelava
tune | dolad doladte doladit vylad vyladte vyladit naladte naladit prelad preladte preladit ladte ladit | doladi vyladi naladi preladi doladen vyladen naladen
unpair disconnect | odparuj odparujte odparovat rozparuj rozparujte rozparovat | odparova odparuj rozparova rozparuj
index reindex | zaindexuj zaindexujte zaindexovat indexuj indexujte indexovat preindexuj preindexujte preindexovat | zaindexova zaindexuj indexova indexuj preindexova preindexuj
fork | forkni forknete forknout forkuj forkujte forkovat | forkn forkova forkuj
recycle dispose | recykluj recyklujte recyklovat zrecykluj zrecyklujte zrecyklovat | recyklova recykluj zrecyklova zrecykluj
salt sprinkle | posyp posypte posypat | posypa posypan
plow clear | odhrn odhrnte odhrnout prohrn prohrnte prohrnout odhrnuj odhrnujte odhrnovat | odhrn prohrn odhrnova odhrnuj
mow | pokos pokoste pokosit posekej posekejte posekat | pokosi poseka pokosen
trim cut | ostrihej ostrihejte ostrihat prostrihej prostrihejte prostrihat | ostriha prostriha
serve | serviruj servirujte servirovat naserviruj naservirujte naservirovat | servirova serviruj naservirova naserviruj
slice cut | nakrajej nakrajejte nakrajet pokrajej pokrajejte pokrajet | nakraje pokraje
ring-up charge | namarkuj namarkujte namarkovat markuj markujte markovat zkasiruj zkasirujte zkasirovat skasiruj skasirujte skasirovat | namarkova namarkuj markova markuj zkasirova zkasiruj skasirova skasiruj
quote cite | cituj citujte citovat ocituj ocitujte ocitovat | citova cituj ocitova ocituj
hang-up hang | zaveste zavesit poves poveste povesit | zavesi povesi zavesen
encode | zakoduj zakodujte zakodovat koduj kodujte kodovat | zakodova zakoduj kodova koduj
decode | dekoduj dekodujte dekodovat rozkoduj rozkodujte rozkodovat | dekodova dekoduj rozkodova rozkoduj
allocate earmark | vyclen vyclente vyclenit vyclenuj vyclenujte vyclenovat | vycleni vyclenova vyclenuj vyclenen
divert redirect | odklonte odklonit odklanej odklanejte odklanet | odkloni odklane odklonen
convene call | svolej svolejte svolat svolavej svolavejte svolavat | svola svolava
dissolve disband | rozpust rozpustte rozpustit rozpoustej rozpoustejte rozpoustet | rozpusti rozpouste rozpusten
double | zdvojnasob zdvojnasobte zdvojnasobit zdvoj zdvojte zdvojit | zdvojnasobi zdvoji zdvojnasoben zdvojen
triple | ztrojnasob ztrojnasobte ztrojnasobit | ztrojnasobi ztrojnasoben
narrow restrict | zuz zuzte zuzit zuzuj zuzujte zuzovat | zuzova zuzuj zuzen
bid auction | vydraz vydrazte vydrazit licituj licitujte licitovat | vydrazi licitova licituj vydrazen
redeem buy | vykupte vykoupit odkupte odkoupit vykupuj vykupujte vykupovat odkupuj odkupujte odkupovat | vykoupi odkoupi vykupova vykupuj odkupova odkupuj vykoupen odkoupen
lend | propujc propujcte propujcit propujcuj propujcujte propujcovat | propujci propujcova propujcuj propujcen
hide restrict | znepristupnete znepristupnit | znepristupni znepristupnen
represent | zastupuj zastupujte zastupovat | zastupova zastupuj
delegate assign | delegovat deleguj delegujte zdeleguj zdelegujte zdelegovat | delegova deleguj zdelegova zdeleguj
bring-forward advance | predsun predsunte predsunout | predsun predsunut
summon call | privolej privolejte privolat privolavej privolavejte privolavat | privola privolava
distribute hand-out | rozdej rozdejte rozdat rozdavej rozdavejte rozdavat | rozda rozdava
scroll | roluj rolujte rolovat odroluj odrolujte odrolovat zaroluj zarolujte zarolovat | rolova roluj odrolova odroluj zarolova zaroluj
fold collapse | sklop sklopte sklopit sklapej sklapejte sklapet | sklopi sklape sklopen
castrate neuter | vykastruj vykastrujte vykastrovat kastruj kastrujte kastrovat | vykastrova vykastruj kastrova kastruj
operate | operuj operujte operovat odoperuj odoperujte odoperovat zoperuj zoperujte zoperovat | operova operuj odoperova odoperuj zoperova zoperuj
deworm | odcerv odcervte odcervit | odcervi odcerven
x-ray | zrentgenuj zrentgenujte zrentgenovat odrentgenuj odrentgenujte odrentgenovat | zrentgenova zrentgenuj odrentgenova odrentgenuj
rewind | previn previnte previnout | previn previnut
circle highlight | zakrouzkuj zakrouzkujte zakrouzkovat | zakrouzkova zakrouzkuj`,
  words: `
invoice | faktur
invoice line item | polozk
order | objednav objednac
purchase order | nakupni$ nakupniho$ nakupnich$
sales order | zakazk zakazek
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
website | web$ webu$ weby$ webem$ webov stranky$
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
training course | skolen kurz
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
lesson lecture | lekc prednask vyuk hodin
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
birth | narozen rodn
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
place location | mist$ misto$ mista$ miste$ lokalit
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
label tag | stitek stitk etiket nalepk tag$ tagu$ tagy$
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
blocked | blokovan zablokovan
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
tariff rate | tarif sazb
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
