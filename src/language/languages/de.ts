import type { Language } from "./language.ts";

export const de: Language = {
  code: "de",
  functionWords: `ganz vollstandig vollstaendig komplett vollig voellig ganzlich gaenzlich endgultig endgueltig dauerhaft permanent ordentlich existiert existieren worden wurde wurden steht stehen liegt liegen gibt gibts gab gabs befindet befinden geht gehen lauft gerade jetzt derzeit momentan aktuell gerad soeben z.b. d.h. u.a. p.s.
der die das den dem des ein eine einen einem einer eines und oder aber sondern denn sowie bzw beziehungsweise als wie dass da weil damit um zu zum zur im in ins an am ans auf aus bei beim bis durch fur fuer gegen hinter mit nach neben ohne seit trotz uber ueber unter unterm von vom vor vors wahrend waehrend wegen zwischen per pro laut gemass innerhalb ausserhalb bezuglich entlang
ich du er sie es wir ihr mich dich ihn uns euch mir dir ihm ihnen sich man
mein meine meinen meinem meiner meines dein deine deinen deinem deiner deines sein seine seinen seinem seiner seines ihre ihren ihrem ihrer ihres unser unsere unseren unserem unserer unseres euer eure euren eurem eurer
dieser diese dieses diesen diesem dies jener jene jenes jenen jenem derjenige diejenige dasjenige derselbe dieselbe dasselbe welcher welche welches welchen welchem solche solcher solchen deren dessen denen
wer was wen wem wessen wo wann warum wieso weshalb wohin woher womit wofur worum wovon
bin bist ist sind seid war waren warst gewesen sei waere ware waren haben habe hast hat habt hatte hatten hattest gehabt werden werde wirst wird werdet wurde wurden geworden
kann kannst konnen konnt konnte konnten koennen koennte muss musst mussen musst musste mussten muessen soll sollst sollen sollte sollten will willst wollen wollte wollten darf darfst durfen durfte mag magst mogen mochte mochten moechte moechten
hier dort da dran drin davon dazu dabei damit darauf daran darin dafur daruber darum hin her raus rein so auch noch schon nur nun jetzt mal doch ja eben halt bloss sehr ganz etwa circa ca ungefahr genau dann danach wieder erneut etwas jemand jemanden irgendwie irgendein irgendeine andere anderen anderer anderes weitere weiteren weiterer mehr weniger viel viele wenig gar sonst
`,
  courtesy:
    "bitte bitteschon danke dankeschon dank vielen hallo hi hey moin servus gruss grusse gruezi gruss guten mfg lg vg liebe lieber lieben sehr geehrte geehrter geehrten mal eben kurz schnell schnellstens schnellstmoglich baldmoglichst umgehend sofort dringend asap unverzuglich gleich doch einfach nur halt ok okay okey ja jo nun also tja super prima toll klasse entschuldigung sorry tschuldigung pardon verzeihung freundlicherweise netterweise freundlich freundlichst nett gern gerne assistent bot chef leute team kollege freundlichen herzlichen herzliche pls plz please thx thanks direkt endlich unbedingt moglichst eigentlich vielleicht gefalligst",
  requestFrames: `
du kannst
du kannst jetzt
ihr konnt
ihr koennt
bitte
bitte sei so gut und
bitte sei so nett und
bitte darum
ich bitte
ich bitte dich
ich bitte sie
ich bitte um
ich bitte darum
wir bitten
wir bitten um
wir bitten sie
wir bitten darum
kannst du
kannst du bitte
kannst du mir
kannst du mir bitte
kannst du mal
kannst du mal bitte
kannst du uns
kannst bitte
konnt ihr
koennt ihr
konnt ihr bitte
koennt ihr bitte
konnen sie
koennen sie
konnen sie bitte
koennen sie bitte
konnen sie mir
koennen sie mir
konnen sie mir bitte
koennen sie mir bitte
konnen wir
koennen wir
konnen wir bitte
koennen wir bitte
konntest du
koenntest du
konntest du bitte
koenntest du bitte
konntest du mir
koenntest du mir
konntest du mir bitte
koenntest du mir bitte
konntest du mal
koenntest du mal
konntest bitte
koenntest bitte
konnten sie
koennten sie
konnten sie bitte
koennten sie bitte
konnten sie mir
koennten sie mir
konnten sie mir bitte
koennten sie mir bitte
konnten sie uns
koennten sie uns
konnten sie so freundlich sein
koennten sie so freundlich sein
konnten wir bitte
koennten wir bitte
konntet ihr
koenntet ihr
konntet ihr bitte
koenntet ihr bitte
konnte jemand
koennte jemand
kann jemand
kann bitte jemand
konnte bitte jemand
koennte bitte jemand
wurdest du
wuerdest du
wurdest du bitte
wuerdest du bitte
wurdest du so nett sein
wuerdest du so nett sein
wurden sie
wuerden sie
wurden sie bitte
wuerden sie bitte
wurden sie so freundlich sein
wuerden sie so freundlich sein
wurden sie mir
wuerden sie mir
wurdet ihr
willst du bitte
magst du
magst du bitte
mogen sie bitte
wenn du so nett warst
wenn sie so freundlich waren
wenn sie so freundlich waeren
ware es dir moglich
waere es dir moeglich
ware es ihnen moglich
waere es ihnen moeglich
warst du so nett
warst du so lieb
waren sie so freundlich
waeren sie so freundlich
waren sie so nett
waeren sie so nett
ware nett wenn du
waere nett wenn du
ware super wenn du
waere super wenn du
ware toll wenn du
waere toll wenn du
es ware nett wenn du
es waere nett wenn du
es ware nett wenn sie
es waere nett wenn sie
es ware schon wenn du
es waere schon wenn du
es ware super wenn du
es waere super wenn du
es ware toll wenn du
es waere toll wenn du
sei so gut und
sei so nett und
sei so lieb und
seien sie so gut und
seien sie so freundlich und
seien sie so nett und
ich mochte
ich moechte
ich mochte bitte
ich moechte bitte
ich mochte gern
ich moechte gern
ich mochte gerne
ich moechte gerne
ich mochte dass du
ich moechte dass du
ich mochte dass sie
ich moechte dass sie
ich mochte dass
ich moechte dass
ich mochte dich bitten
ich moechte dich bitten
ich mochte sie bitten
ich moechte sie bitten
ich mocht
mochte ich
moechte ich
mochte ich bitte
moechte ich bitte
mochte gern
moechte gern
mochte gerne
moechte gerne
wir mochten
wir moechten
wir mochten gern
wir moechten gern
wir mochten dass
wir moechten dass
mochten wir
moechten wir
ich will
ich will dass du
ich will dass
wir wollen
wir wollen dass
ich wollte bitte
ich brauche
ich brauch
ich brauche bitte
ich brauche dich um
wir brauchen
wir brauchen bitte
brauche
brauche bitte
ich benotige
ich benoetige
wir benotigen
wir benoetigen
benotige
benoetige
benotige bitte
benoetige bitte
ich hatte gern
ich haette gern
ich hatte gerne
ich haette gerne
ich hatte gern dass
ich haette gern dass
wir hatten gern
wir haetten gern
wir hatten gerne
wir haetten gerne
ich wurde gern
ich wuerde gern
ich wurde gerne
ich wuerde gerne
ich wurd gern
wir wurden gern
wir wuerden gern
wir wurden gerne
wir wuerden gerne
wurde gern
wuerde gern
wurde gerne
wuerde gerne
ich wunsche mir
ich wunsche
ich muss
ich muss noch
ich musste bitte
ich muss dringend
wir mussen
wir muessen
wir mussen noch
wir muessen noch
wir mussten dringend
du musst
du musst bitte
sie mussen
sie muessen
ihr musst
man muss
es muss
du sollst
du sollst bitte
du solltest
sie sollen
sie sollten
ihr sollt
es soll
es sollen
wir sollten
es gilt
es ist notig
es ist noetig
es ist notwendig
es ist zeit
es wird zeit
zeit zu
vergiss nicht
vergiss bitte nicht
vergessen sie nicht
vergessen sie bitte nicht
denk daran
denk dran
denke daran
denk bitte daran
denken sie daran
denken sie bitte daran
achte darauf
achte darauf dass
sorge dafur dass
sorg dafur dass
sorgen sie dafur dass
stell sicher dass
stelle sicher dass
stellen sie sicher dass
kummere dich darum dass
kummer dich darum
schau dass
schau bitte dass
sieh zu dass
hilf mir
hilf mir bitte
hilf mir dabei
helfen sie mir
helfen sie mir bitte
kannst du mir helfen
konntest du mir helfen
koenntest du mir helfen
konnen sie mir helfen
koennen sie mir helfen
konnten sie mir helfen
koennten sie mir helfen
lass uns
lasst uns
laesst uns
lassen sie uns
lass
lass bitte
lassen sie
lass mich
gib mir
gib mir bitte
geben sie mir
geh und
versuche
versuch
versuch mal
versuche bitte
versuchen sie
probier mal
tu mir den gefallen und
tu mir einen gefallen und
mach bitte dass
mach mal
bitte mach
ich beauftrage dich
ich beauftrage sie
ich fordere dich auf
hiermit beantrage ich
hiermit bitte ich
hiermit bitte ich um
deine aufgabe ist es
bitte einmal
einmal bitte
einmal
jetzt
als nachstes
dann
`,
  adviceFrames: `
wie
wie kann ich
wie kann man
wie kann
wie konnen wir
wie koennen wir
wie konnte ich
wie koennte ich
wie konnte man
wie koennte man
wie lasst sich
wie laesst sich
wie lassen sich
wie soll ich
wie sollen wir
wie sollte ich
wie sollte man
wie muss ich
wie muss man
wie mache ich
wie macht man
wie mach ich
wie wurde ich
wie wuerde ich
wie wurde man
wie wuerde man
wie wurdest du
wie wuerdest du
wie geht
wie geht das
wie geht es
wie geht man vor
wie funktioniert
wie am besten
wie wird
wie werden
auf welche weise
auf welchem weg
wo kann ich
wo kann man
wo konnen wir
wo koennen wir
wo muss ich
wo finde ich
soll ich
soll ich lieber
soll ich besser
sollen wir
sollte ich
sollte man
sollten wir
soll man
muss ich
muss ich erst
mussen wir
muessen wir
muss man
musste ich
kann ich
kann ich auch
kann ich noch
kann man
konnen wir auch
koennen wir auch
konnte ich
koennte ich
konnte man
koennte man
konnten wir
koennten wir
darf ich
darf man
durfen wir
duerfen wir
durfte ich
ist es moglich
ist es moeglich
ist es denn moglich
ist es denn moeglich
ist es uberhaupt moglich
ist es uberhaupt moeglich
ist das moglich
ist das moeglich
ware es moglich
waere es moeglich
ware es besser
waere es besser
ware es sinnvoll
waere es sinnvoll
ware es klug
waere es klug
ist es sinnvoll
ist es besser
ist es sicher
ist es notig
ist es noetig
ist es notwendig
ist es erlaubt
ist es okay
ist es ok
ist es gut
ist es schlimm
ist es ratsam
ist es ungefahrlich
macht es sinn
ergibt es sinn
lohnt es sich
gibt es eine moglichkeit
gibt es eine moeglichkeit
gibt es einen weg
gibt es die moglichkeit
gibt es die moeglichkeit
gibt es irgendeine moglichkeit
gibt es irgendeine moeglichkeit
besteht die moglichkeit
besteht die moeglichkeit
besteht eine moglichkeit
besteht eine moeglichkeit
habe ich die moglichkeit
habe ich die moeglichkeit
hast du die moglichkeit
hast du die moeglichkeit
haben sie die moglichkeit
haben sie die moeglichkeit
bist du in der lage
sind sie in der lage
bist du fahig
bist du berechtigt
lasst sich
laesst sich
geht das
geht es
was passiert wenn
was passiert
was passiert falls
was geschieht
was geschieht wenn
was ware wenn
was waere wenn
was wurde passieren
was wuerde passieren
was wurde passieren wenn
was wuerde passieren wenn
was wurde geschehen wenn
was wuerde geschehen wenn
was wenn
was ist wenn
was ist falls
was bedeutet es
was bedeutet
was heisst
was bewirkt
was macht
was muss ich
was muss ich tun
was muss ich machen
was muss man
was soll ich
was soll ich tun
was sollte ich
was brauche ich um
was braucht man
was kostet es
welche moglichkeiten
welche schritte
welche folgen
welche konsequenzen
was ist der unterschied
was ist der beste weg
was ist die beste
warum sollte ich
warum soll ich
warum
wieso
weshalb
wozu
wann soll ich
wann sollte ich
wann kann ich
wann muss ich
wann darf ich
wer kann
wer darf
wer soll
wer sollte
wer muss
erklare
erklaere
erklar
erklare mir
erklaere mir
erklar mir
erklare mir bitte
erklaere mir bitte
erklaren sie
erklaren sie mir
erlautere
erlautere mir
erlautern sie
beschreibe wie
beschreib wie
beschreiben sie wie
zeig mir wie
zeige mir wie
zeigen sie mir wie
zeig wie
sag mir wie
sage mir wie
sagen sie mir wie
kannst du mir sagen wie
kannst du mir erklaren
kannst du mir erklaren wie
kannst du mir zeigen wie
konntest du mir erklaren
koenntest du mir erklaren
konntest du mir erklaren wie
koenntest du mir erklaren wie
konntest du mir sagen wie
koenntest du mir sagen wie
konnen sie mir sagen wie
koennen sie mir sagen wie
konnen sie mir erklaren
koennen sie mir erklaren
konnen sie mir erklaren wie
koennen sie mir erklaren wie
konnten sie mir erklaren
koennten sie mir erklaren
konnten sie mir erklaren wie
koennten sie mir erklaren wie
konnten sie mir sagen wie
koennten sie mir sagen wie
weisst du wie
wissen sie wie
weisst du ob
ich mochte wissen wie
ich moechte wissen wie
ich wurde gern wissen wie
ich wuerde gern wissen wie
ich wurde gerne wissen wie
ich wuerde gerne wissen wie
ich will wissen wie
ich muss wissen wie
ich weiss nicht wie
ich weiss nicht ob
ich bin nicht sicher ob
ich bin mir nicht sicher ob
ich frage mich
ich frage mich ob
frage mich ob
ich uberlege
ich ueberlege
ich uberlege ob
ich ueberlege ob
uberlege ob
ueberlege ob
ich denke daruber nach
ich denke uber
ich denke ueber
ich erwage
ich plane
ich habe vor
wir haben vor
ich spiele mit dem gedanken
ich konnte
ich koennte
ich werde vielleicht
mich wurde interessieren wie
mich wuerde interessieren wie
mich interessiert wie
empfiehlst du
empfehlen sie
wurdest du empfehlen
wuerdest du empfehlen
wurden sie empfehlen
wuerden sie empfehlen
wurdest du raten
wuerdest du raten
ratst du mir
raten sie mir
anleitung
gibt es eine anleitung
hypothetisch
theoretisch
rein theoretisch
angenommen
`,
  negations: `
nicht
nicht mehr
noch nicht
gar nicht
uberhaupt nicht
auf keinen fall
auf gar keinen fall
unter keinen umstanden
keinesfalls
keineswegs
nie
niemals
nie wieder
nie mehr
nimmer
nein
ne
nee
kein
keine
keinen
keinem
keiner
keines
keinerlei
keins
nichts
niemand
niemanden
niemandem
weder
noch weder
ohne
ohne dass
ohne zu
statt
statt zu
anstatt
anstatt zu
anstelle
anstelle von
anstatt dass
ausser
ausgenommen
mit ausnahme von
mit ausnahme
bis auf
bloss nicht
bitte nicht
lieber nicht
besser nicht
nur nicht
jetzt nicht
jetzt noch nicht
heute nicht
ja nicht
brauchst nicht
brauchst du nicht
du brauchst nicht
du brauchst keine
brauchen sie nicht
sie brauchen nicht
ich brauche nicht
ich brauche keine
ich brauche keinen
ich brauche kein
wir brauchen nicht
wir brauchen keine
ich benotige keine
ich benoetige keine
ich benotige kein
ich benoetige kein
musst du nicht
du musst nicht
musst nicht
mussen sie nicht
muessen sie nicht
sie mussen nicht
sie muessen nicht
es muss nicht
man muss nicht
wir mussen nicht
wir muessen nicht
ich muss nicht
du sollst nicht
du sollst keine
du solltest nicht
sie sollen nicht
sie sollten nicht
sollst nicht
sollte nicht
sollten nicht
soll nicht
sollen nicht
darf nicht
darfst nicht
du darfst nicht
durfen nicht
duerfen nicht
sie durfen nicht
sie duerfen nicht
kann nicht
ich kann nicht
kann ich nicht
konnen nicht
koennen nicht
will nicht
ich will nicht
ich will keine
ich will keinen
ich will kein
ich mochte nicht
ich moechte nicht
ich mochte nicht dass
ich moechte nicht dass
ich mochte keine
ich moechte keine
ich mochte keinen
ich moechte keinen
ich mochte kein
ich moechte kein
wir mochten nicht
wir moechten nicht
wir wollen nicht
mochte nicht
moechte nicht
ich wurde nicht
ich wuerde nicht
ich hatte nicht gern
ich haette nicht gern
nicht notig
nicht noetig
nicht notwendig
nicht erforderlich
es ist nicht notig
es ist nicht noetig
es ist nicht notwendig
keine notwendigkeit
kein grund
kein bedarf
kein anlass
vermeide
vermeide es
vermeiden sie
unterlass
unterlasse
unterlasse es
unterlassen sie
unterlassen sie es
hute dich
hute dich davor
wage es nicht
wag es nicht
wehe
hor auf
hore auf
horen sie auf
lass das
lass es
lass es sein
lass das sein
lass das bleiben
lassen sie das
lassen sie es
lass die finger von
finger weg
vergiss es
vergiss das
vergiss es einfach
vergessen sie es
vergessen sie das
verzichte auf
verzichten sie auf
sieh davon ab
sehen sie davon ab
davon absehen
egal
schon gut
hat sich erledigt
ist hinfallig
doch nicht
doch lieber nicht
ich habe es mir anders uberlegt
funktioniert nicht
geht nicht
klappt nicht
`,
  questionWords:
    "wer was wen wem wessen welche welcher welches welchen welchem wann wo wohin woher wie warum wieso weshalb wozu womit wofur wovon woran worauf woraus worin woruber worum wodurch wogegen wonach wieviel wieviele wievielte wievielten wieweit inwiefern inwieweit ob",
  questionVerbs:
    "ist sind bin bist seid war waren warst wird werden wurde wurden hat haben habe hast habt hatte hatten gibt gab existiert existieren kann konnen konnte konnten darf durfen soll sollen sollte sollten muss mussen lauft laufen funktioniert funktionieren kommt kommen kam kamen geht gehen steht stehen liegt fehlt fehlen stimmt gilt passt klappt weisst wissen besteht kostet gehort gehoren",
  conditions: `
wenn
wenn nicht
aber nur wenn
nur wenn
nur dann wenn
nur falls
nur sofern
erst wenn
erst sobald
erst nach
erst nachdem
erst dann
erst
immer wenn
immer dann wenn
jedes mal wenn
jedesmal wenn
falls
falls nicht
sofern
soweit
sobald
solange
solange bis
solange nicht
ehe
bevor
nachdem
ob
es sei denn
vorausgesetzt
vorausgesetzt dass
unter der voraussetzung
unter der voraussetzung dass
unter der bedingung
unter der bedingung dass
angenommen
gesetzt den fall
im falle
im fall
im fall dass
im falle dass
fur den fall
fur den fall dass
sollte
sollten
sollte sich
sollte es
sollte der
sollte die
sollte das
sollte er
spater
spaeter
spater mal
spater einmal
irgendwann
irgendwann mal
irgendwann spater
ein andermal
ein anderes mal
das nachste mal
beim nachsten mal
nachstes mal
demnachst
noch nicht
vorerst nicht
vorlaufig nicht
momentan nicht
im moment nicht
jetzt noch nicht
warte
warte noch
warte mit
warte bis
warten sie
warten sie mit
warten sie bis
wart mal
vielleicht spater
unter umstanden
ansonsten
andernfalls
sonst
`,
  adverbs: `
weiterhin
nach wie vor
immer
immer noch
noch immer
stets
standig
staendig
dauernd
fortwahrend
noch einmal
noch mal
nochmal
nochmals
ein weiteres mal
abermals
ab sofort
ab jetzt
ab nun
von nun an
von jetzt an
kunftig
kuenftig
zukunftig
zukuenftig
in zukunft
fortan
bislang
bisher
zurzeit
zur zeit
im augenblick
aus dem kontext
im kontext
aus dem vorigen schritt
aus dem vorherigen schritt
aus dem vorherigen node
wie oben
oben genannt
oben genannte
oben genannten
wie besprochen
wie vereinbart
leider
insgesamt
`,
  reporting: `
sagt
sagte
sagten
hat gesagt
haben gesagt
hat mir gesagt
haben mir gesagt
sagte mir
sagt mir
sagt dass
sagte dass
gesagt
meint
meinte
meinten
hat gemeint
gemeint
behauptet
behauptete
behaupten
hat behauptet
angeblich
anscheinend
offenbar
laut kunde
laut kunden
laut chef
laut ihm
laut ihr
laut mail
laut email
laut nachricht
nach angaben von
nach aussage von
ihm zufolge
zufolge
schreibt
schrieb
schrieben
hat geschrieben
haben geschrieben
hat mir geschrieben
schrieb mir
geschrieben hat
erzahlt
erzahlte
hat erzahlt
hat mir erzahlt
berichtet
berichtete
berichten
hat berichtet
meldet
meldete
hat gemeldet
haben gemeldet
teilt mit
teilte mit
hat mitgeteilt
haben mitgeteilt
hat mir mitgeteilt
mitgeteilt hat
erwahnt
erwahnte
hat erwahnt
antwortet
antwortete
hat geantwortet
fragt
fragt ob
fragen ob
fragte
fragte ob
fragten
hat gefragt
hat gefragt ob
haben gefragt
haben gefragt ob
hat mich gefragt
hat nachgefragt
fragt nach
mich gefragt
er will
sie will
er will wissen
will wissen
will wissen ob
wollte wissen
wollte wissen ob
wollten wissen
mochte wissen ob
moechte wissen ob
wissen will
wissen wollte
kunde will
kunde mochte
kunde moechte
kundin will
kundin mochte
kundin moechte
chef will
chef mochte
chef moechte
chefin will
chefin mochte
chefin moechte
kollege will
kollege mochte
kollege moechte
kollegin will
kollegin mochte
kollegin moechte
benutzer will
benutzer mochte
benutzer moechte
patient mochte
patient moechte
patient will
er mochte
er moechte
er mochte dass
er moechte dass
er will dass
sie will dass
er wollte
sie wollte
sie wollten
wollte
wollten
wollte dass
wollten dass
wunscht
wunscht sich
wunschte
verlangt
verlangte
verlangen
hat verlangt
fordert
forderte
hat gefordert
bittet
bittet um
bittet darum
bat
bat um
bat mich
bat darum
baten
hat gebeten
hat mich gebeten
haben gebeten
hat um
hat darum gebeten
gebeten
ersucht
beantragt
beantragte
hat beantragt
schlagt vor
schlug vor
hat vorgeschlagen
empfiehlt
empfahl
hat empfohlen
riet
hat geraten
verspricht
versprach
hat versprochen
denkt
dachte
glaubt
glaubte
findet dass
beschwert sich
beschwerte sich
hat sich beschwert
beklagt sich
ruft an
rief an
hat angerufen
warnt
warnte
hat gewarnt
hat angewiesen
wies an
hat befohlen
erinnerte
soll gesagt haben
braucht
ich habe gehort
ich habe gelesen
ich habe erfahren
habe gehort dass
habe gelesen dass
in der mail steht
in der nachricht steht
im ticket steht
da steht
dort steht
zitat
ich zitiere
sie mochte
sie moechte
sie mochte dass
man mochte
man will
`,
  past: `
war
waren
warst
wurde
wurden
worden
wurdest
gewesen
geworden
ist worden
sind worden
ist schon
sind schon
ist bereits
sind bereits
bereits
schon
wurde bereits
wurde schon
wurden bereits
wurden schon
hat
habe
haben
hast
habt
hatte
hatten
hattest
hab
hat schon
hat bereits
habe schon
habe bereits
habe gerade
hast du
haben sie
ist
sind
wird
wird gerade
werden gerade
gerade eben
vorhin
neulich
kurzlich
damals
fruher
einst
bisher
bislang
seinerzeit
zuvor
mittlerweile
inzwischen
sollte werden
konnte
konnten
musste
mussten
wollte
wollten
durfte
liess
liessen
`,
  showing: `
details zu
details zur
details zum
details von
infos zu
infos zur
infos zum
informationen zu
informationen zur
informationen zum
zeig
zeige
zeigen
zeig mir
zeige mir
zeig mir bitte
zeige mir bitte
zeig mal
zeigen sie
zeigen sie mir
zeigen sie mir bitte
anzeigen
gib mir
gib mir bitte
gib mir mal
geben sie mir
geben sie mir bitte
gib aus
gib mir eine liste
gib mir einen uberblick
sag mir
sage mir
sag mir bitte
sag mal
sagen sie mir
sagen sie mir bitte
nenn
nenne
nenne mir
nenn mir
nennen sie
nennen sie mir
verrate mir
verrat mir
liste
liste auf
list mir
liste mir
listen sie
auflisten
eine liste
ubersicht
uebersicht
uberblick
such
suche
such mir
suche mir
suchen sie
finde
finde heraus
find heraus
finden sie heraus
finde mir
finden sie
schau
schau mal
schau nach
schau mal nach
schau bitte nach
schaue nach
schauen sie nach
schauen sie mal
guck
guck mal
guck nach
gucke
sieh nach
sieh mal nach
sehen sie nach
sehen sie bitte nach
check mal
prufe ob
pruefe ob
pruf ob
prufen sie ob
pruefen sie ob
uberprufe ob
uberprufen sie ob
lies
lies vor
lies mir vor
informiere mich
informiere mich uber
informiere mich ueber
informieren sie mich
informieren sie mich uber
informieren sie mich ueber
halte mich auf dem laufenden
ich mochte sehen
ich moechte sehen
ich mochte wissen
ich moechte wissen
ich mochte gern wissen
ich moechte gern wissen
ich mochte gerne wissen
ich moechte gerne wissen
ich mochte gern sehen
ich moechte gern sehen
ich mochte erfahren
ich moechte erfahren
ich mochte mir ansehen
ich moechte mir ansehen
ich mochte die liste
ich moechte die liste
wir mochten wissen
wir moechten wissen
wir mochten sehen
wir moechten sehen
ich will sehen
ich will wissen
ich muss wissen
wir mussen wissen
wir muessen wissen
ich wurde gern wissen
ich wuerde gern wissen
ich wurde gerne wissen
ich wuerde gerne wissen
ich wurde gern sehen
ich wuerde gern sehen
ich wurde gerne sehen
ich wuerde gerne sehen
ich wusste gern
ich wusste gerne
ich hatte gern eine ubersicht
ich haette gern eine uebersicht
ich hatte gern gewusst
ich haette gern gewusst
ich brauche informationen
ich brauche eine liste
ich brauche eine ubersicht
ich brauche eine uebersicht
ich brauche details
ich brauche die details
ich brauche den status
ich brauche die daten
ich benotige informationen
ich benoetige informationen
mich interessiert
mich interessieren
mich wurde interessieren
mich wuerde interessieren
kannst du mir sagen
konntest du mir sagen
koenntest du mir sagen
konnen sie mir sagen
koennen sie mir sagen
konnten sie mir sagen
koennten sie mir sagen
kannst du mir zeigen
konntest du mir zeigen
koenntest du mir zeigen
konnen sie mir zeigen
koennen sie mir zeigen
konnten sie mir zeigen
koennten sie mir zeigen
kannst du nachsehen
kannst du nachschauen
konntest du nachsehen
koenntest du nachsehen
konntest du nachschauen
koenntest du nachschauen
kann ich sehen
kann ich mal sehen
darf ich sehen
kann ich die liste
lass mich sehen
lass mich wissen
lass uns sehen
lassen sie mich wissen
weisst du
weisst du ob
weisst du wann
weisst du wie viele
wissen sie
wissen sie ob
wisst ihr
haben wir
habe ich
hab ich
gibt es
gibts
was ist mit
was ist
was gibt es
was gibt es neues
was gibts
was lauft
was steht an
wie steht es um
wie steht es mit
wie stehts mit
wie ist der stand
wie ist der status
wie sieht es aus
wie sieht es aus mit
wie sieht
wie sehen
wie lauft
wie geht es
wie geht es meinem
wie weit ist
wie viel
wie viele
wie hoch
wie lange
wie spat
wie oft
wie alt
wie teuer
wie heisst
wie heissen
wie ist
wie war
wie sind
wie waren
wie waeren
wie gross
wie warm
wie kalt
informationen zu
informationen uber
informationen ueber
infos zu
infos uber
infos ueber
info zu
details zu
einzelheiten zu
status von
stand der
fasse zusammen
fass zusammen
fass mir zusammen
fasse mir zusammen
zusammenfassung
auskunft uber
auskunft ueber
erinnere mich wann
erinnere mich wer
erinnere mich was
`,
  all: "uberall alle allen aller alles allem all jede jeder jedes jeden jedem samtliche samtlichen samtlicher saemtliche ganze ganzen ganzer ganzes gesamte gesamten gesamter gesamtes komplette kompletten beide beiden beider beides jegliche jeglichen jeweils",
  pointing:
    "dies dieser diese dieses diesen diesem jener jene jenes jenen jenem der die das den dem es er sie ihn ihm ihr ihnen ihre ihren seine seinen sein dessen deren derselbe dieselbe dasselbe denselben derjenige diejenige dasjenige hier dort da davon dazu damit daran darauf darin mein meine meinen meinem meiner meines unser unsere unseren unserem unserer obige obigen genannte genannten besagte solche solchen selbe selben",
  months: `
januar januars jan janner jaenner
februar februars feb feber
marz maerz marzes mar mrz
april aprils apr
mai mais
juni junis jun juno
juli julis jul
august augusts aug
september septembers sep sept
oktober oktobers okt
november novembers nov
dezember dezembers dez
`,
  weekdays: `
montag montags montage montagmorgen montagabend mo
dienstag dienstags dienstage dienstagmorgen dienstagabend di
mittwoch mittwochs mittwoche mittwochmorgen mittwochabend
donnerstag donnerstags donnerstage donnerstagmorgen donnerstagabend do
freitag freitags freitage freitagmorgen freitagabend fr
samstag samstags samstage samstagmorgen samstagabend sonnabend sonnabends sa
sonntag sonntags sonntage sonntagmorgen sonntagabend
`,
  times: `
day+0: heute heutige heutigen heutiger heutiges heut
day+1: morgen morgige morgigen morgiger morgiges
day+2: ubermorgen uebermorgen
day-1: gestern gestrige gestrigen gestriger gestriges
day-2: vorgestern vorgestrige vorgestrigen
now: jetzt sofort nun gerade momentan aktuell derzeit gleich
morning: morgens fruh frueh vormittag vormittags morgen fruhmorgens
noon: mittag mittags
afternoon: nachmittag nachmittags
evening: abend abends abendlich
night: nacht nachts
midnight: mitternacht mitternachts
next: nachste nachsten nachster nachstes nachstem naechste naechsten naechster naechstes kommende kommenden kommender kommendes kommendem folgende folgenden bevorstehende bevorstehenden
last: letzte letzten letzter letztes letztem vergangene vergangenen vergangener vergangenes vergangenem vorige vorigen voriger voriges vorigem vorherige vorherigen
this: diese dieser dieses diesen diesem dies aktuelle aktuellen aktueller aktuelles laufende laufenden laufender
ago: vor her
in: in binnen innerhalb
since: seit ab seitdem
until: bis
before: vor bevor
after: nach nachdem
between: zwischen
from: von vom ab
to: bis zum nach
year+0: heuer heurige heurigen diesjahrige diesjahrigen diesjahriger
year-1: vorjahr vorjahres letztjahrige letztjahrigen vorjahrige vorjahrigen
half: halb halbe
quarter: viertel dreiviertel
oclock: uhr
`,
  durations: `
second: sekunde sekunden sek
minute: minute minuten min minutchen
hour: stunde stunden std h stundchen
day: tag tage tagen tages
week: woche wochen wochige
month: monat monate monaten monats
year: jahr jahre jahren jahres
night: nacht nachte nachten ubernachtung ubernachtungen uebernachtung uebernachtungen
`,
  numbers: `
0: null
1: ein eins eine einen einem einer eines
2: zwei zwo
3: drei dreien
4: vier vieren
5: funf fuenf
6: sechs
7: sieben
8: acht
9: neun
10: zehn
11: elf
12: zwolf zwoelf dutzend
13: dreizehn
14: vierzehn
15: funfzehn fuenfzehn
16: sechzehn
17: siebzehn
18: achtzehn
19: neunzehn
20: zwanzig
30: dreissig
40: vierzig
50: funfzig fuenfzig
60: sechzig
70: siebzig
80: achtzig
90: neunzig
100: hundert einhundert hunderter
150: hundertfunfzig einhundertfunfzig
200: zweihundert
250: zweihundertfunfzig
300: dreihundert
400: vierhundert
500: funfhundert fuenfhundert
600: sechshundert
700: siebenhundert
800: achthundert
900: neunhundert
1000: tausend eintausend tsd
1500: eintausendfunfhundert funfzehnhundert
2000: zweitausend
3000: dreitausend
4000: viertausend
5000: funftausend fuenftausend
10000: zehntausend
20000: zwanzigtausend
50000: funfzigtausend fuenfzigtausend
100000: hunderttausend
1000000: million millionen mio
1000000000: milliarde milliarden mrd
0.5: halb halbe halben halber halbes halfte haelfte
0.25: viertel
0.75: dreiviertel
1.5: anderthalb eineinhalb
2.5: zweieinhalb
3.5: dreieinhalb
#1: erste ersten erster erstes erstem erstens
#2: zweite zweiten zweiter zweites zweitem
#3: dritte dritten dritter drittes drittem
#4: vierte vierten vierter viertes viertem
#5: funfte funften funfter funftes funftem fuenfte fuenften
#6: sechste sechsten sechster sechstes sechstem
#7: siebte siebten siebter siebtes siebente siebenten
#8: achte achten achter achtes
#9: neunte neunten neunter neuntes
#10: zehnte zehnten zehnter zehntes
#11: elfte elften elfter elftes elftem
#12: zwolfte zwolften zwolfter zwolftes zwolftem
#13: dreizehnte dreizehnten dreizehnter dreizehntes dreizehntem
#14: vierzehnte vierzehnten vierzehnter vierzehntes vierzehntem
#15: funfzehnte funfzehnten funfzehnter funfzehntes funfzehntem
#16: sechzehnte sechzehnten sechzehnter sechzehntes sechzehntem
#17: siebzehnte siebzehnten siebzehnter siebzehntes siebzehntem
#18: achtzehnte achtzehnten achtzehnter achtzehntes achtzehntem
#19: neunzehnte neunzehnten neunzehnter neunzehntes neunzehntem
#20: zwanzigste zwanzigsten zwanzigster zwanzigstes zwanzigstem
#21: einundzwanzigste einundzwanzigsten einundzwanzigster einundzwanzigstes einundzwanzigstem
#22: zweiundzwanzigste zweiundzwanzigsten zweiundzwanzigster zweiundzwanzigstes zweiundzwanzigstem
#23: dreiundzwanzigste dreiundzwanzigsten dreiundzwanzigster dreiundzwanzigstes dreiundzwanzigstem
#24: vierundzwanzigste vierundzwanzigsten vierundzwanzigster vierundzwanzigstes vierundzwanzigstem
#25: funfundzwanzigste funfundzwanzigsten funfundzwanzigster funfundzwanzigstes funfundzwanzigstem
#26: sechsundzwanzigste sechsundzwanzigsten sechsundzwanzigster sechsundzwanzigstes sechsundzwanzigstem
#27: siebenundzwanzigste siebenundzwanzigsten siebenundzwanzigster siebenundzwanzigstes siebenundzwanzigstem
#28: achtundzwanzigste achtundzwanzigsten achtundzwanzigster achtundzwanzigstes achtundzwanzigstem
#29: neunundzwanzigste neunundzwanzigsten neunundzwanzigster neunundzwanzigstes neunundzwanzigstem
#30: dreissigste dreissigsten dreissigster dreissigstes dreissigstem
#31: einunddreissigste einunddreissigsten einunddreissigster einunddreissigstes einunddreissigstem
#-1: letzte letzten letzter letztes letztem
#-2: vorletzte vorletzten vorletzter vorletztes
21: einundzwanzig
22: zweiundzwanzig
23: dreiundzwanzig
24: vierundzwanzig
25: funfundzwanzig fuenfundzwanzig
26: sechsundzwanzig
27: siebenundzwanzig
28: achtundzwanzig
29: neunundzwanzig
31: einunddreissig
32: zweiunddreissig
33: dreiunddreissig
34: vierunddreissig
35: funfunddreissig fuenfunddreissig
36: sechsunddreissig
37: siebenunddreissig
38: achtunddreissig
39: neununddreissig
41: einundvierzig
42: zweiundvierzig
43: dreiundvierzig
44: vierundvierzig
45: funfundvierzig fuenfundvierzig
46: sechsundvierzig
47: siebenundvierzig
48: achtundvierzig
49: neunundvierzig
51: einundfunfzig einundfuenfzig
52: zweiundfunfzig zweiundfuenfzig
53: dreiundfunfzig dreiundfuenfzig
54: vierundfunfzig vierundfuenfzig
55: funfundfunfzig fuenfundfuenfzig
56: sechsundfunfzig sechsundfuenfzig
57: siebenundfunfzig siebenundfuenfzig
58: achtundfunfzig achtundfuenfzig
59: neunundfunfzig neunundfuenfzig
61: einundsechzig
62: zweiundsechzig
63: dreiundsechzig
64: vierundsechzig
65: funfundsechzig fuenfundsechzig
66: sechsundsechzig
67: siebenundsechzig
68: achtundsechzig
69: neunundsechzig
71: einundsiebzig
72: zweiundsiebzig
73: dreiundsiebzig
74: vierundsiebzig
75: funfundsiebzig fuenfundsiebzig
76: sechsundsiebzig
77: siebenundsiebzig
78: achtundsiebzig
79: neunundsiebzig
81: einundachtzig
82: zweiundachtzig
83: dreiundachtzig
84: vierundachtzig
85: funfundachtzig fuenfundachtzig
86: sechsundachtzig
87: siebenundachtzig
88: achtundachtzig
89: neunundachtzig
91: einundneunzig
92: zweiundneunzig
93: dreiundneunzig
94: vierundneunzig
95: funfundneunzig fuenfundneunzig
96: sechsundneunzig
97: siebenundneunzig
98: achtundneunzig
99: neunundneunzig
`,
  currencies: `
EUR: euro euros eur
USD: dollar dollars usd
GBP: pfund pfunde gbp
CZK: kronen krone czk tschechische tschechischen
PLN: zloty zlotys pln
CHF: franken franke chf sfr
JPY: yen jpy
HUF: forint forinte huf
SEK: schwedische schwedischen sek
NOK: norwegische norwegischen nok
DKK: danische danischen dkk
CNY: yuan renminbi cny
INR: rupie rupien inr
CAD: kanadische kanadischen cad
AUD: australische australischen aud
UAH: hrywnja
RUB: rubel
BTC: bitcoin bitcoins
`,
  booleans: `
true: ja wahr an eingeschaltet aktiviert aktiv erlaubt mit jawohl true on
false: nein falsch aus ausgeschaltet deaktiviert inaktiv verboten ohne false off
`,
  prepositions: `
to: zu zum zur an nach auf fur fuer in ins bis
from: von vom aus ab
in: in im innerhalb ins
at: um bei beim am an in im
on: am an auf den
for: fur fuer zu um wegen
by: bis von vom durch bei
with: mit samt inklusive inkl mitsamt enthaltend
about: uber ueber zu zum zur bezuglich bezueglich betreffend wegen betreffs
of: von vom der des
as: als
named: heisse hiess hiessen namens genannt heisst heissen benannt bezeichnet titel betitelt name namen
saying: text inhalt wortlaut nachricht besagt lautet lautend kommentar notiz worten
because: weil wegen da denn aufgrund grund begrundung zwecks
over: uber ueber mehr grosser groesser hoher hoeher oberhalb teurer langer laenger alter ab
under: unter weniger kleiner niedriger unterhalb billiger kurzer gunstiger junger
most: hochstens hoechstens maximal max
least: mindestens wenigstens minimal min zumindest
sorted: sortiert sortiere sortieren geordnet nach
`,
  endings: `en: - e en
n: e en`,
  actions: `
accept | akzeptier/en nimm+an nehmen+an annehmen anzunehmen nehme+an nimm+entgegen nehmen+entgegen entgegennehmen entgegenzunehmen | akzeptier angenommen annehm annahm entgegengenommen entgegennehm annimm entgegennimm
activate | aktivier/en schalt+frei schalte+frei freischalten freizuschalten schalten+frei | aktivier freigeschalt freischalt
add | fug/en fug+hinzu fuge+hinzu fugen+hinzu hinzufugen hinzuzufugen fueg+hinzu fuege+hinzu fuegen+hinzu hinzufuegen hinzuzufuegen addier/en erganz/en ergaenz/en fug+bei fuge+bei fugen+bei beifugen beizufugen fug+ein fuge+ein fugen+ein einfugen einzufugen pack+dazu packe+dazu setz+dazu nimm+dazu leg+dazu | hinzugefug hinzufug hinzufueg erganz ergaenz addier zugefug fugt+hinzu fugte+hinzu fuegt+hinzu fuegte+hinzu beifug fugt+bei fugte+bei einfug fugt+ein fugte+ein gefug hinzugefueg beigefug eingefug
adjust tune | pass+an passe+an passen+an anpassen anzupassen justier/en stell+ein stelle+ein stellen+ein einstellen einzustellen justier+nach justiere+nach justieren+nach nachjustieren nachzujustieren regle regeln | angepass anpass justier eingestell einstell nachjustier passt+an passte+an stellt+ein stellte+ein justiert+nach justierte+nach nachgejustier
announce | kundige+an kundig+an kuendige+an ankundig/n anzukundigen kundigen+an verkund/n gib+bekannt geben+bekannt bekanntgeben bekanntzugeben mach+bekannt | angekundig ankundig verkund bekanntgegeb bekanntgab
answer reply respond | antwort/n beantwort/en erwider erwidere erwidern reagier/en schreib+zuruck schreibe+zuruck zuruckschreiben | antwort geantwort beantwort erwider reagier zuruckgeschrieb
apply use | wend+an wende+an anwenden anzuwenden wenden+an benutz/en nutz/en verwend/en setz+ein setze+ein setzen+ein einsetzen einzusetzen | angewend angewandt anwend benutz genutz verwend verwandt eingesetz einsetz setzt+ein setzte+ein
approve | genehmig/en gib+frei gebe+frei geben+frei freigeben freizugeben bewillig/en segne+ab absegnen stimm+zu stimme+zu stimmen+zu zustimmen zuzustimmen wink+durch winke+durch winken+durch durchwinken durchzuwinken nick+ab nicke+ab nicken+ab abnicken abzunicken | genehmig freigegeb freigab freigib bewillig abgesegn zugestimm gebilligt gegenehmig durchgewink durchwink abgenick abnick
win | gewinnen | gewonnen$ gewann$
lose | verlier/en | verloren verlor
archive | archivier/en leg+ab lege+ab legen+ab ablegen abzulegen | archivier abgelegt
arrange | arrangier/en organisier/en vereinbar/en regle mach+aus mache+aus ausmachen regeln | arrangier organisier vereinbar ausgemach
ask inquire | frag/en frag+nach frage+nach fragen+nach nachfragen nachzufragen erkundig/en frag+an frage+an fragen+an anfragen anzufragen befrag/en | gefragt nachgefrag angefrag erkundig nachfrag fragt+nach fragte+nach anfrag fragt+an fragte+an gefrag befrag
assign | weis+zu weise+zu weisen+zu zuweisen zuzuweisen teil+zu teile+zu teilen+zu zuteilen zuzuteilen ordne+zu ordnen+zu zuordnen zuzuordnen betrau/en teil+ein teile+ein einteilen ubertrag/n uebertrag/n vergib vergeb/n | zugewies zuweis zugeteil zuteil zugeordn zuordn vergeben betraut teilt+zu teilte+zu ordnet+zu ordnete+zu betrau ubertrag uebertrag
attach | hang+an hange+an haeng+an haenge+an hangen+an anhangen anzuhangen anhaengen heft+an hefte+an heften+an anheften fug+bei fuge+bei fugen+bei beifugen beizufugen leg+bei lege+bei legen+bei beilegen beizulegen anfug/n fug+an fuge+an befestig/en | angehang anhang angefug beigefug beigeleg angeheft befestig beifug fugt+bei fugte+bei beileg legt+bei legte+bei
authorize | autorisier/en ermachtig/en bevollmachtig/en berechtig/en | autorisier ermachtig bevollmacht berechtig
back-up backup | sichere backuppen sichern | gesicher datensicher
ban | bann/en verbann/en verbiet/en sperr+aus sperre+aus aussperren | gebannt verbann verbot ausgesperr gebann verbiet
bill invoice | fakturier/en berechn/n verrechn/n rechne+ab rechnen+ab abrechnen abzurechnen | fakturier abgerechn abrechn verrechn berechn
block | blockier/en sperr/en sperr+ab block/n | blockier gesperr sperrt$ sperrte$ geblock blockt sperr
book reserve | buch/en reservier/en merk+vor merke+vor merken+vor vormerken vorzumerken | gebuch reservier vorgemerk bucht$ buchte$ vormerk merkt+vor merkte+vor
borrow lend | leih/en leih+aus leihe+aus leihen+aus ausleihen auszuleihen verleih/en borg/en borg+aus ausborgen | geliehen ausgeliehen ausleih verliehen geborgt ausgeborgt geleih verleih geborg
bring fetch | bring/en hol/en bring+her bring+mit bringe+mit mitbringen hol+ab hole+her | gebracht brachte geholt bring gebring gehol
broadcast | ubertrag/en sende+aus send/n strahl+aus ausstrahlen strahle+aus stream/en | ausgestrahl gestream ubertrag gesend stream
build | bau/en bau+auf baue+auf aufbauen erbau/en kompilier/en build/n | gebaut aufgebaut erbaut kompilier gebuild erbau
buy purchase | kauf/en kauf+ein kaufe+ein kaufen+ein einkaufen einzukaufen besorg/en beschaff/en erwirb erwerb/n kauf+nach nachkaufen schaff+an schaffe+an anschaffen | gekauft kaufte eingekauft nachgekauft besorgt beschafft erworben angeschafft gekauf besorg beschaff
calculate compute | berechn/n rechn/n rechne+aus rechnen+aus ausrechnen auszurechnen kalkulier/en ermittle ermittel ermitteln rechne+um rechne+zusammen | berechn gerechn ausgerechn kalkulier ermittelt
call | ruf/en ruf+an rufe+an rufen+an anrufen anzurufen telefonier/en klingel+durch durchklingeln ruf+auf rufe+auf aufrufen | angerufen telefonier gerufen anruf geruf
cancel | stornier/en sag+ab sage+ab sagen+ab absagen abzusagen kundig/en kuendig/en brich+ab breche+ab brechen+ab abbrechen abzubrechen widerruf/en annullier/en cancel canceln cancle bestell+ab bestelle+ab abbestellen streich/en blas+ab blase+ab abblasen | stornier abgesagt absag gekundig kundig gekuendig abgebrochen abbrech abbestell widerruf annullier gecancel gestrichen kuendig streich gestreich
capture snap | erfass/en nimm+auf aufnehmen nehmen+auf fang+ein fange+ein einfangen knips/en fotografier/en | erfass aufgenommen eingefangen geknipst fotografier knips geknips
change modify alter | andere aendere andern aendern ander+ab andere+ab abandern verandere verandern veraendere veraendern modifizier/en wechsel wechsele wechseln wechsle tausch+aus stell+um stelle+um stellen+um umstellen umzustellen wandel+um bearbeite passe+an | geander andert$ anderte$ anderung$ geaender aendert verander veraender modifizier gewechsel umgestell abgeander wechsel bearbeit
charge | lad+auf lade+auf laden+auf aufladen aufzuladen belast/en berechn/n buch+ab buche+ab abbuchen zieh+ein ziehe+ein einziehen | aufgelad auflad belast abgebuch eingezogen berechn
check | pruf/en pruef/en uberpruf/en ueberpruef/en kontrollier/en check/en sieh+nach siehe+nach sehen+nach nachsehen nachzusehen schau+nach schaue+nach schauen+nach nachschauen nachzuschauen guck+nach gucke+nach nachgucken | gepruf pruft$ prufte$ pruef uberpruf ueberpruef kontrollier gecheck nachgeseh nachgeschau gepruef geueberpruef check
check-in | check+ein checke+ein checken+ein einchecken einzuchecken check+in | eingecheck eincheck
check-out | check+aus checke+aus checken+aus auschecken auszuchecken check+out | ausgecheck auscheck
claim complain | reklamier/en beanspruch/en mach+geltend mache+geltend machen+geltend beanstand/en forder+ein fordere+ein einfordern | reklamier beansprucht beanstand eingeforder beanspruch
classify categorize | klassifizier/en kategorisier/en stuf+ein stufe+ein einstufen ordne+ein einordnen sortier+ein | klassifizier kategorisier eingestuf eingeordn
clean | reinig/en putz/en saubere saubern mach+sauber mache+sauber saubermachen raum+auf raume+auf raumen+auf aufraumen aufzuraumen saug/en saug+ab staubsaug/n wisch/en bereinig/en kehr/en feg/en | gereinig reinig geputz sauber aufgeraum gesaug gewisch bereinig gekehrt gefegt wisch gekehr gefeg
clear empty | leer/n leer+aus raum+leer raume+leer entleer/en bereinig/en | geleer leert$ leerte$ entleer bereinig
clock-in | stempel+ein stemple+ein stempeln+ein einstempeln einzustempeln | eingestempel
clock-out | stempel+aus stemple+aus stempeln+aus ausstempeln auszustempeln | ausgestempel
clone | klon/en | geklont klonte geklon
close | schliess/en mach+zu mache+zu machen+zu zumachen zuzumachen schliess+zu | geschlossen schlossen$ schliesst$ schliessung zugemach schliess geschliess
collect pick-up | sammle sammel sammeln sammel+ein sammle+ein einsammeln hol+ab hole+ab holen+ab abholen abzuholen kassier/en zieh+ein trag+zusammen trage+zusammen | gesammel eingesammel abgeholt abhol kassier
comment | kommentier/en schreib+dazu merk+an merke+an anmerken | kommentier angemerk
commit | committ/n comitt/n | commit committed gecommitt
compare | vergleich/en stell+gegenuber stelle+gegenuber gegenuberstellen gleich+ab gleiche+ab abgleichen | verglich vergleich gegenubergestell abgeglich
complete finish | schliess+ab schliesse+ab schliessen+ab abschliessen abzuschliessen beend/en vollend/en erledig/en stell+fertig stelle+fertig fertigstellen fertigzustellen mach+fertig mache+fertig fertigmachen komplettier/en vervollstandig/en hak+ab hake+ab haken+ab abhaken | abgeschlossen abschliess abschloss beendet beendig vollend erledig fertiggestell komplettier vervollstand abgehakt beend gevollend
confirm | bestatig/en bestaetig/en sag+zu sage+zu zusagen | bestatig bestaetig zugesagt
connect | verbind/en schliess+an schliesse+an schliessen+an anschliessen anzuschliessen kopple koppel koppeln verknupf/en stell+durch stelle+durch durchstellen klemm+an klemme+an klemmen+an anklemmen anzuklemmen verkabel verkable verkabele verkabeln | verbund verband$ verbinde angeschloss anschliess gekoppel verbind verknupf angeklemm anklemm verkabel
contact | kontaktier/en meld+bei melde+bei | kontaktier
convert | konvertier/en wandle+um wandel+um wandeln+um umwandeln umzuwandeln rechne+um rechnen+um umrechnen umzurechnen | konvertier umgewandel umwandl umgerechn
copy duplicate | kopier/en duplizier/en vervielfaltig/en | kopier duplizier vervielfalt
correct fix | korrigier/en berichtig/en beheb/en verbesser verbessere verbessern bessere+nach nachbessern fix/n | korrigier berichtig behob behoben behebt gefixt verbesser beheb
count | zaehl/en zahl+zusammen zahle+zusammen zusammenzahlen summier/en zahl+nach nachzahlen zahl/n | gezahlt$ gezaehlt summier zaehl gezaehl
create make | erstell/en erzeug/en leg+an lege+an legen+an anlegen anzulegen mach/en kreier/en generier/en setz+auf setze+auf aufsetzen fertig+an fertige+an anfertigen richt+ein richte+ein eroffn/n grunden gruenden | erstell erzeug angelegt anleg gemacht$ macht$ machte$ kreier aufgesetz angefertig gegrund gemach generier eroffn
deactivate disable | deaktivier/en leg+still lege+still stilllegen | deaktivier stillgeleg
decline reject refuse deny | lehn+ab lehne+ab lehnen+ab ablehnen abzulehnen weis+zuruck weise+zuruck weisen+zuruck zuruckweisen zuruckzuweisen verweiger verweigere verweigern schlag+aus schlage+aus ausschlagen verwirf verwerf/n weis+ab weise+ab abweisen | abgelehn ablehn zuruckgewies zuruckweis verweiger abgewies verworfen
decrease reduce lower | reduzier/en verringere verringer verringern senk/en senk+ab senke+ab absenken minder mindere mindern vermindere vermindern verkleiner verkleinere verkleinern kuerz/en dreh+runter drehe+runter drehen+runter runterdrehen setz+herab setze+herab herabsetzen fahr+runter kurzen | reduzier verringer gesenk senkt$ senkte$ abgesenk vermind verkleiner gekurz heruntergedreh runtergedreh herabgesetz minder geminder kuerz gekuerz
delete erase | losch/en loesch/en tilg/en radier/en losch+raus losche+raus loschen+raus rausloschen rauszuloschen radier+aus entfern/en | gelosch losch geloesch loesch getilgt rauslosch loscht+raus loschte+raus getilg radier rausgelosch entfern
deliver | liefer liefere liefern liefer+aus liefere+aus liefern+aus ausliefern auszuliefern stell+zu stelle+zu stellen+zu zustellen zuzustellen uberbring/en | geliefer ausgeliefer zugestell liefert$ lieferte$ uberbrach liefer uberbring
deploy | deploy/en roll+aus rolle+aus rollen+aus ausrollen auszurollen spiel+ein spiele+ein einspielen stell+bereit stelle+bereit bereitstellen bring+live | deploy ausgerollt eingespielt bereitgestell gedeploy
deposit | zahl+ein zahle+ein zahlen+ein einzahlen einzuzahlen hinterleg/en deponier/en | eingezahlt einzahl hinterleg deponier
describe | beschreib/en schildere schildern | beschrieb beschreib geschilder
destroy dispose | zerstor/en vernicht/en schredder schreddere schreddern entsorg/en wirf+weg werfe+weg werfen+weg wegwerfen wegzuwerfen schmeiss+weg schmeisse+weg wegschmeissen | zerstor vernicht geschredder entsorg weggeworf weggeschmiss schredder
detach unlink disconnect | trenn/en lose+ab abtrennen trenn+ab trenne+ab kopple+ab koppel+ab abkoppeln entkoppel entkopple entkoppeln klemm+ab | getrennt trennt$ trennte$ abgetrenn abgekoppel entkoppel trenn getrenn
detect | erkenn/en entdeck/en detektier/en | erkannt entdeck detektier erkenn
dim | dimm/en dimm+runter dimme+runter verdunkel verdunkle verdunkeln | gedimm dimmt dimmte verdunkel
discharge | entlad/en entlass/en | entlad entlass entlud
dismiss | verwirf verwerf/n ignorier/en weis+ab blend+aus | verworfen ignorier
dispatch | versend/en verschick/en schick+los schicke+los losschicken send+ab sende+ab senden+ab absenden entsend/en fertig+ab fertige+ab abfertigen | versend versandt verschick losgeschick abgesend abgesandt entsandt abgefertig entsend
display show | zeig/en zeig+an zeige+an zeigen+an anzeigen anzuzeigen blend+ein blende+ein blenden+ein einblenden einzublenden stell+dar stelle+dar darstellen zeig+auf | gezeigt angezeigt zeigt$ zeigte$ eingeblend dargestell gezeig
download | lad+herunter lade+herunter laden+herunter herunterladen herunterzuladen lad+runter lade+runter laden+runter runterladen runterzuladen download/n zieh+runter | heruntergelad runtergelad download
drain | entleer/en lass+ab lasse+ab ablassen pump+ab pumpe+ab abpumpen entwasser entwassere entwassern | abgelassen abgepump entwasser entleer
drop | verwirf lass+fallen lasse+fallen fallenlassen wirf+raus dropp/n | fallengelassen gedropp
edit | bearbeit/en editier/en redigier/en uberarbeit/n ueberarbeit/n | bearbeit editier redigier uberarbeit ueberarbeit geueberarbeit
email | mail/n email/n | gemailt
enable allow permit | ermoglich/en erlaub/en gestatt/en lass+zu lasse+zu lassen+zu zulassen zuzulassen schalt+frei schalte+frei freischalten | ermoglich erlaub gestatt zugelassen gegestatt freischalt
end terminate | beend/en terminier/en kundig/en lose+auf los+auf auflosen stell+ein stelle+ein einstellen brich+ab | beendet beendig terminier aufgelost beend kundig gekundig einstell
enroll sign-up register | meld+an melde+an melden+an anmelden anzumelden registrier/en schreib+ein schreibe+ein schreiben+ein einschreiben einzuschreiben trag+ein trage+ein tragen+ein eintragen immatrikulier/en | angemeld anmeld registrier eingeschrieb einschreib eingetrag immatrikul eintrag
enter | gib+ein gebe+ein geben+ein eingeben einzugeben trag+ein trage+ein tragen+ein eintragen einzutragen tipp+ein tippe+ein eintippen betret/n tritt+ein | eingegeb eingab eingetrag eintrag eingetipp betreten
escalate | eskalier/en | eskalier
estimate | schatz+ab schatze+ab abschatzen schaetz/en veranschlag/en schatz/n | geschatz schatzt$ veranschlag schaetz geschaetz
evaluate rate | bewert/en beurteil/en evaluier/en werte+aus wert+aus auswerten benot/n begutacht/n | bewert beurteil evaluier ausgewert benotet begutacht benot
exchange | tausch/en tausch+aus tausche+aus tauschen+aus austauschen auszutauschen tausch+um tausche+um tauschen+um umtauschen umzutauschen wechsel wechsle wechseln | getauscht ausgetausch umgetausch tausch getausch wechsel
exclude | schliess+aus schliesse+aus schliessen+aus ausschliessen auszuschliessen lass+aus lasse+aus auslassen klammer+aus | ausgeschloss ausschliess ausgelassen
execute perform | fuhr+aus fuhre+aus fuhren+aus fuehr+aus fuehre+aus fuehren+aus ausfuhren ausfuehren auszufuhren fuhr+durch fuhre+durch fuhren+durch fuehr+durch fuehre+durch durchfuhren durchfuehren durchzufuhren vollzieh/en | ausgefuhr ausfuhr durchgefuhr durchfuhr ausgefuehr durchgefuehr vollzog vollzieh gevollzieh
exit leave | verlass/en tritt+aus trete+aus treten+aus austreten geh+raus steig+aus steige+aus aussteigen | verliess ausgetret ausgestieg verlass
expire | verfall/en lauf+ab laufe+ab ablaufen auslaufen | verfiel ausgelaufen verfall
export | exportier/en fuhr+aus | exportier export
extend prolong | verlanger verlangere verlangern verlaenger verlaengere verlaengern erweiter erweitere erweitern dehn+aus dehne+aus ausdehnen weite+aus ausweiten | verlanger verlaenger erweiter ausgedehn ausgeweit
extract unpack | extrahier/en entpack/en pack+aus packe+aus auspacken lies+aus auslesen zieh+raus | extrahier entpackt ausgepackt ausgelesen entpack
feed | futter futtere futtern fuetter fuettere fuettern fuhr+zu | gefutter fuettert gefuetter futtert$ futterung futter
file lodge submit | reich+ein reiche+ein reichen+ein einreichen einzureichen leg+vor lege+vor vorlegen erheb/n | eingereich einreich vorgelegt erheb
fill refill | full/en fuell/en full+aus fulle+aus fullen+aus ausfullen auszufullen fuell+aus fuelle+aus ausfuellen full+auf fulle+auf fullen+auf auffullen aufzufullen fuell+auf fuelle+auf auffuellen full+nach fulle+nach nachfullen nachfuellen betank/en tank/en tank+voll tanke+voll volltanken giess+ein befull/en | gefullt ausgefullt aufgefullt nachgefullt ausgefuellt aufgefuellt getankt betankt befullt gefull fuell gefuell betank getank befull
find search look-up | find/en such/en such+raus suche+raus suchen+raus raussuchen heraussuchen such+heraus suche+heraus durchsuch/en finde+heraus herausfinden herauszufinden ermittle ermitteln recherchier/en such+auf googeln schlag+nach schlage+nach nachschlagen | gefunden fand$ findet$ gesucht sucht$ suchte$ herausgesuch rausgesuch durchsuch recherchier herausgefund nachgeschlag ermittelt gefind gesuch
fire dismiss | entlass/en feuere feuern kundig/n wirf+raus schmeiss+raus rauswerfen rausschmeissen | entlass gefeuert rausgeworf rausgeschmiss kundig gekundig
flag mark | markier/en kennzeichn/n flagg/n streich+an streiche+an hak+ab hake+ab heb+hervor hebe+hervor hervorheben | markier gekennzeich kennzeichn geflagg hervorgehob
follow track watch | folg/en verfolg/en beobacht/en track/en verfolge+nach nachverfolgen verfolg+nach | gefolgt verfolgt beobacht getrackt nachverfolg gefolg verfolg
forward | leit+weiter leite+weiter leiten+weiter weiterleiten weiterzuleiten reich+weiter reiche+weiter weiterreichen gib+weiter gebe+weiter weitergeben weiterzugeben schick+weiter schicke+weiter weiterschicken | weitergeleit weiterleit weitergereich weitergegeb weitergeschick
freeze | frier/en frier+ein friere+ein frieren+ein einfrieren einzufrieren frost+ein froste+ein frosten+ein einfrosten einzufrosten kuhle+tief kuehle+tief kuhlen+tief kuehlen+tief tiefkuhlen tiefkuehlen tiefzukuhlen tiefzukuehlen | eingefror einfrier gefror frier eingefrost einfrost tiefgekuhl tiefkuhl tiefkuehl
generate produce | generier/en erzeug/en produzier/en stell+her stelle+her stellen+her herstellen herzustellen | generier erzeug produzier hergestell
get obtain | hol/en beschaff/en besorg/en erhalt/n ruf+ab rufe+ab rufen+ab abrufen abzurufen hol+ein bekomm/en lies+aus frag+ab frage+ab abfragen | geholt beschafft besorgt abgeruf abgefrag bekam bekommen gehol beschaff besorg erhalt bekomm abfrag
give grant | gib geb/n gewahr/en gewaehr/en erteil/en vergib vergeb/n uberreich/en ubergib ubergeb/n uebergib verleih/en schenk/en raum+ein raume+ein einraumen | gegeben gibt$ gewaehrt erteil vergeben ubergeben geschenkt eingeraumt gewahrt gewaehr gegewaehr uberreich verleih
group | gruppier/en fass+zusammen bundle bundel bundeln | gruppier gebundel
harvest | ernt/n mah/en maeh/en | geerntet erntet gemaht gemah gemaeh
heat warm | heiz/en heiz+auf heize+auf aufheizen heiz+ein heize+ein einheizen erwarm/en erhitz/en warm+auf warme+auf aufwarmen heiz+vor heize+vor vorheizen beheiz/en warm/n | geheizt aufgeheiz vorgeheiz erwarm erhitz gewarmt aufgewarm beheiz geheiz
help assist | hilf helf/n unterstutz/en unterstuetz/en assistier/en | geholfen half$ unterstutz unterstuetz assistier
hide | versteck/en verberg/en verbirg blend+aus blende+aus blenden+aus ausblenden auszublenden | versteckt verborg ausgeblend versteck
hire recruit | stell+ein stelle+ein stellen+ein einstellen einzustellen heuer+an heuere+an anheuern rekrutier/en | eingestell einstell angeheuer rekrutier
hold | halt/n halt+an halte+an halt+fest halte+fest festhalten halt+zuruck halte+zuruck zuruckhalten | gehalten festgehalt zuruckgehalt
identify recognize | identifizier/en erkenn/en bestimm/en ermittle ermitteln stell+fest stelle+fest feststellen | identifizier erkannt ermittelt festgestell erkenn bestimm
import | importier/en lies+ein lese+ein einlesen | importier import eingelesen
include | nimm+auf bezieh+ein beziehe+ein einbeziehen schliess+ein schliesse+ein einschliessen fug+bei berucksichtig/en beruecksichtig/en bind+ein binde+ein einbinden integrier/en | einbezog eingeschloss berucksicht eingebund integrier beruecksichtig
increase raise | erhoh/en erhoeh/en heb+an hebe+an heben+an anheben anzuheben steiger steigere steigern vergrosser vergrossere vergrossern setz+hoch setze+hoch hochsetzen dreh+hoch drehe+hoch fahr+hoch stock+auf stocke+auf aufstocken | erhoh erhoeh angehob gesteiger vergrosser hochgesetz aufgestockt steiger
inform notify tell | informier/en benachrichtig/en verstandig/en verstaendig/en unterricht/en teil+mit teile+mit teilen+mit mitteilen mitzuteilen gib+bescheid geben+bescheid sag+bescheid sage+bescheid sagen+bescheid sag/en richt+aus richte+aus ausrichten | informier benachricht verstandig unterricht mitgeteil gesagt$ ausgerichtet verstaendig gesag
insert | fug+ein fuge+ein fugen+ein fueg+ein fuege+ein fuegen+ein einfugen einfuegen einzufugen setz+ein setze+ein einsetzen leg+ein lege+ein einlegen steck+ein stecke+ein einstecken schieb+ein | eingefug eingefueg eingesetz eingelegt eingesteck einfug einsetz
inspect examine | inspizier/en untersuch/en begutacht/en analysier/en pruf/en durchleucht/en | inspizier untersuch begutacht analysier gepruf durchleucht
install | installier/en montier/en bau+ein baue+ein einbauen richt+ein richte+ein einrichten spiel+auf spiele+auf aufspielen | installier montier eingebaut aufgespielt einricht
invite | lad+ein lade+ein laden+ein einladen einzuladen | eingelad einlad
irrigate water | bewasser bewassere bewassern bewaesser bewaessere bewaessern giess/en wassere wassern spreng/en | bewasser bewaesser gegossen giesst$ giess gegiess spreng gespreng
issue | stell+aus stelle+aus stellen+aus ausstellen auszustellen gib+aus gebe+aus geben+aus ausgeben auszugeben gib+heraus | ausgestell ausstell ausgegeb
join | tritt+bei trete+bei treten+bei beitreten beizutreten verbinde schliess+an nimm+teil nehmen+teil teilnehmen teilzunehmen | beigetret beitritt teilgenomm verbinde
keep retain | behalt/en bewahr/en bewahr+auf bewahre+auf aufbewahren aufzubewahren halt+ein lass+stehen heb+auf hebe+auf aufheben erhalt+aufrecht | behalten behielt aufbewahr aufgehob behalt bewahr
kick expel | wirf+raus werfe+raus rauswerfen schmeiss+raus kick/n schliess+aus | rausgeworf gekickt rausgeschmiss
label tag | etikettier/en beschrift/en tagg/n verschlagwort/n versieh zeichne+aus zeichnen+aus auszeichnen auszuzeichnen bekleb/en | etikettier beschrift getaggt verschlagwort ausgezeichn bekleb
launch start run | start/n bring+raus lancier/en fuhr+ein fuhre+ein einfuhren werf+an wirf+an anwerfen fahr+hoch fahre+hoch fahren+hoch hochfahren hochzufahren lass+laufen initiier/en | gestartet startet$ startete lancier hochgefahr initiier start gestart
learn | lern/en lern+an | gelernt lernt$ gelern
like | lik/n | geliked geliket
link associate | verlink/en verknupf/en verknuepf/en verkett/en ordne+zu kopple koppel koppeln | verlinkt verknupf verknuepf verkettet verlink verkett
list enumerate | liste+auf list+auf listen+auf auflisten aufzulisten zahl+auf zahle+auf aufzahlen | aufgelist gelistet aufgezahlt
load | lad/en lad+ein belad/en lad+rein lade+rein verlad verlade | gelad geladen beladen belad verlad
lock | schliess+ab schliesse+ab schliessen+ab abschliessen abzuschliessen verriegel verriegle verriegeln sperr+zu sperre+zu zusperren sperr/en sperr+ab sperre+ab absperren versperr/en verschliess/en | abgeschloss abschliess verriegel zugesperr abgesperr verschloss versperrt gesperr sperr versperr verschliess
log record | protokollier/en zeichne+auf zeichnen+auf aufzeichnen aufzuzeichnen erfass/en nimm+auf nehme+auf nehmen+auf aufnehmen aufzunehmen trag+ein trage+ein tragen+ein eintragen einzutragen notier/en vermerk/en logg/n verbuch/en dokumentier/en halt+fest halte+fest festhalten schreib+auf schreibe+auf aufschreiben verzeichn/n buch/en | protokollier aufgezeich erfass aufgenomm eingetrag notiert notierte vermerkt geloggt verbucht dokumentier festgehalt verzeichnet notier vermerk verbuch gebuch eintrag
log-in | logg+ein logge+ein loggen+ein einloggen einzuloggen meld+an melde+an melden+an anmelden anzumelden | eingelogg angemeld anmeld
log-out | logg+aus logge+aus loggen+aus ausloggen auszuloggen meld+ab melde+ab melden+ab abmelden abzumelden | ausgelogg abgemeld abmeld
match pair | gleich+ab gleiche+ab gleichen+ab abgleichen abzugleichen paar/n kopple koppel ordne+zu match/n | abgeglich gepaart gematch
measure | miss mess/n vermiss vermisse vermessen miss+aus ausmessen miss+nach nachmessen | gemess misst$ vermess vermiss
merge | fuhr+zusammen fuhre+zusammen fuhren+zusammen fuehr+zusammen fuehre+zusammen zusammenfuhren zusammenfuehren merg/n leg+zusammen lege+zusammen zusammenlegen verschmelz/n vereinig/en vereinen | zusammengefuhr gemergt gemerged zusammengelegt verschmolz vereinig
message text write-to | schreib/en | angeschrieb schreib geschreib
migrate | migrier/en zieh+um ziehe+um umziehen uberfuhr/en | migrier umgezogen uberfuhrt uberfuhr
mix | misch/en vermisch/en ruhr/en mix/en | gemischt vermisch gemixt misch gemisch geruhr gemix
move relocate | verschieb/en beweg/en verleg/en zieh+um ziehe+um umziehen schiebe+ruber verlager verlagere verlagern bring+unter setz+um leg+um lege+um umlegen schieb/en raum+um stell+um versetz/en | verschob verschieb bewegt$ verlegt umgezogen verlager versetzt beweg verleg schieb geschieb versetz
mute silence | stummschalten stummzuschalten schalt+stumm schalte+stumm schalten+stumm mut/n stell+stumm stelle+stumm stellen+stumm stummstellen stell+leise mach+stumm | stummgeschalt stummschalt gemutet stummgestell
open | offn/n oeffn/n eroffn/n eroeffn/n mach+auf mache+auf machen+auf aufmachen aufzumachen schliess+auf klapp+auf | geoffn offnet$ offnete geoeffn oeffn eroffn eroeffn aufgemach
optimize improve | optimier/en verbesser verbessere verbessern beschleunig/en | optimier verbesser beschleunig
order | bestell/en bestell+nach bestelle+nach bestellen+nach nachbestellen nachzubestellen ordere ordern beauftrag/en | bestell nachbestell geordert beauftrag
park | park/n park+ein parke+ein einparken stell+ab stelle+ab abstellen | geparkt eingeparkt parkt$
pause suspend | pausier/en unterbrich unterbrech/n setz+aus setze+aus setzen+aus aussetzen auszusetzen halt+an halte+an halten+an anhalten anzuhalten suspendier/en stell+zuruck | pausier unterbroch ausgesetzt aussetz angehalt suspendier
pay | bezahl/en begleich/en uberweis/en zahl+aus zahle+aus zahlen+aus auszahlen auszuzahlen entricht/en zahl+an anzahlen zahl+nach zahl/n | bezahl gezahlt zahlt$ zahlte$ beglich begleich ausgezahlt entrichtet uberweis entricht
pick select choose | waehl/en wahl+aus wahle+aus wahlen+aus waehl+aus waehle+aus auswahlen auswaehlen auszuwahlen such+aus suche+aus suchen+aus aussuchen auszusuchen selektier/en nimm+aus wahl/n | gewahlt ausgewahl ausgewaehl gewaehl ausgesuch selektier waehl
pin | pinn/en pinn+an pinne+an pinnen+an anpinnen heft+an hefte+an anheften fixier/en | gepinnt angepinnt angeheft fixiert gepinn fixier
place put | platzier/en stell/en leg/en setz/en tu tue tun pack/en steck/en stell+hin leg+hin leg+ab gib+auf gebe+auf geben+auf aufgeben | platzier gestellt gelegt gesetzt getan$ gepackt gesteckt stell gestell geleg
plan schedule | plan+ein plane+ein planen+ein einplanen einzuplanen setz+an setze+an setzen+an ansetzen anzusetzen terminier/en beraum+an beraume+an anberaumen leg+fest lege+fest festlegen plan+vor plan/n | geplant eingeplant einplan plant$ angesetzt terminiert anberaumt festgelegt terminier
plant sow | pflanz/en pflanz+ein pflanze+ein einpflanzen sa/n sae+aus | gepflanzt eingepflanzt gesat pflanz gepflanz
play | spiel/en spiel+ab spiele+ab spielen+ab abspielen abzuspielen gib+wieder wiedergeben leg+auf | gespielt abgespielt spielt$ wiedergegeb spiel gespiel
post publish | veroffentlich/en veroeffentlich/en post/n publizier/en stell+online stelle+online gib+heraus schalt+live | veroffentl veroeffentl gepostet publizier
postpone reschedule delay | verschieb/en vertag/en verleg/en verschieb+auf schieb+auf schiebe+auf aufschieben aufzuschieben stell+zuruck stelle+zuruck zuruckstellen verzoger verzogere verzogern plan+um plane+um umplanen umzuplanen buch+um buche+um buchen+um umbuchen umzubuchen | verschob verschieb vertagt verlegt aufgeschob zuruckgestell verzoger umgeplant umgebuch umbuch vertag verleg
predict forecast | sag+voraus sage+voraus sagen+voraus voraussagen vorhersagen vorherzusagen sag+vorher prognostizier/en | vorausgesag vorhergesag prognostiz
prepare | bereit+vor bereite+vor bereiten+vor vorbereiten vorzubereiten bereite+zu zubereiten mach+bereit | vorbereit zubereit
prescribe | verschreib/en verordn/n | verschrieb verordn verschreib
print | druck/en druck+aus drucke+aus drucken+aus ausdrucken auszudrucken | gedruckt ausgedruckt druckt$ druck gedruck
prioritize | priorisier/en bevorzug/en zieh+vor | priorisier bevorzugt bevorzug
process handle | bearbeit/n verarbeit/n wickel+ab wickle+ab abwickeln behandel behandle behandeln fertig+ab | verarbeit abgewickel behandel bearbeit
promote | befordere beforder befordern befoerdere befoerdern bewirb bewerb/n | beforder befoerder beworben
propose suggest | schlag+vor schlage+vor schlagen+vor vorschlagen vorzuschlagen reg+an rege+an anregen | vorgeschlag vorschlag vorschlug angeregt
protect secure | schuetz/en sichere sichern sicher+ab sichere+ab absichern schutz/n | geschutzt geschuetzt gesichert abgesichert schuetz geschuetz
provide supply | stell+bereit stelle+bereit stellen+bereit bereitstellen bereitzustellen liefer liefere liefern versorg/en biet+an biete+an anbieten | bereitgestell versorgt angebot versorg liefer
provision set-up configure | richt+ein richte+ein richten+ein einrichten einzurichten setz+auf setze+auf aufsetzen konfigurier/en bau+auf stell+ein | eingericht einricht aufgesetzt konfigurier
pull | zieh/en zieh+runter pull/n zieh+raus | gezogen zieht$ zog$ gepullt gezieh
push | push/en schieb/en schubs/en betatig/en | gepusht geschob betatig gepush schieb geschieb schubs geschubs
quarantine isolate | isolier/en | isolier quarantan
query | frag+ab frage+ab fragen+ab abfragen abzufragen | abgefrag abfrag
quit | hor+auf hore+auf horen+auf aufhoren beende kundige steig+aus | aufgehort beend kundig
read | lies les/n lies+vor lese+vor lesen+vor vorlesen vorzulesen lies+durch durchlesen lies+ab lese+ab ablesen lies+aus | gelesen liest$ las$ vorgelesen durchgelesen abgelesen
reactivate | reaktivier/en | reaktivier
reboot restart | start+neu starte+neu starten+neu neustarten neuzustarten restart/n boote+neu boot+neu reboot/n fahr+neu | neugestart neustart gerebootet rebootet
rebuild | bau+um baue+um umbauen bau+neu baue+neu neubauen rebuilde wiederaufbauen bau+wieder | umgebaut neugebaut wiederaufgebaut
receive | empfang/en nimm+entgegen nehmen+entgegen entgegennehmen entgegenzunehmen nimm+an erhalt/n bekomm/en | empfang empfing entgegengenomm erhielt geempfang bekomm entgegennehm erhalt bekommen
recommend | empfiehl empfehl/n rat+an | empfohl empfiehlt empfahl
reconcile | stimm+ab stimme+ab stimmen+ab abstimmen abzustimmen gleich+ab gleiche+ab abgleichen | abgestimmt abgeglich
redeem | los+ein lose+ein losen+ein loes+ein loese+ein einlosen einloesen einzulosen | eingelost eingeloest
refund | erstatt/en erstatt+zuruck erstatte+zuruck zuruckerstatten zuruckzuerstatten zahl+zuruck zahle+zuruck zahlen+zuruck zuruckzahlen zuruckzuzahlen vergut/en | erstatt zuruckerstatt ruckerstatt zuruckgezahl vergutet vergut
register | registrier/en meld+an melde+an melden+an anmelden anzumelden erfass/en trag+ein | registrier angemeld anmeld erfass
release | gib+frei gebe+frei geben+frei freigeben freizugeben entlass/en lass+frei lasse+frei freilassen releasen bring+heraus veroffentlich los/n | freigegeb freigab freigelass released veroffentl entlass
reload refresh | lad+neu lade+neu laden+neu neuladen neuzuladen aktualisier/en frisch+auf frische+auf auffrischen refresh/n | neugelad aktualisier aufgefrisch
remind | erinner erinnere erinnern mahn/en mahn+an anmahnen | erinner gemahnt angemahnt gemahn
remove | entfern/en nimm+weg nehmen+weg wegnehmen nimm+raus nehme+raus nehmen+raus rausnehmen nimm+heraus herausnehmen nimm+ab beseitig/en streich/en streich+raus zieh+ab ziehe+ab abziehen tu+weg schmeiss+raus wirf+raus werfe+raus rauswerfen hau+raus trag+aus trage+aus austragen losch+raus lose+heraus | entfern weggenomm rausgenomm herausgenomm beseitig gestrichen abgezogen ausgetragen streich gestreich
rename | benenn+um benenne+um benennen+um umbenennen umzubenennen nenn+um nenne+um umnennen benenn/en | umbenannt umbenenn benenn
renew | erneuer erneuere erneuern verlanger verlangere verlangern | erneuer verlanger
rent | miet/en vermiet/en leih/en miet+an anmieten | gemietet vermietet angemietet gemiet vermiet geleih
reopen | offne+wieder oeffne+wieder mach+wieder wiedereroffn/n wiedereroeffn/n eroffne+neu reopen offnen+wieder wiederoffnen wiederzuoffnen reaktivier | wiedereroff wiedergeoff wiederoffn offnet+wieder offnete+wieder gewiedereroffn reaktivier
repair | reparier/en instandsetzen setz+instand setze+instand richt/en | reparier instandgesetz
repeat | wiederhol/en | wiederhol gewiederhol
replace substitute | ersetz/en tausch+aus tausche+aus tauschen+aus austauschen auszutauschen vertritt vertret/n | ersetz ausgetausch vertreten
report | meld/en zeig+an melde+zuruck report/n berichten | gemeldet berichtet meldet$ meldete gemeld
reproduce | reproduzier/en stell+nach stelle+nach nachstellen | reproduz nachgestell
request | beantrag/en forder+an fordere+an fordern+an anfordern anzufordern erbitt/en frag+an frage+an fragen+an anfragen anzufragen verlang/en | beantrag angeforder angefrag erbeten verlangt erbitt verlang anfrag
reset | setz+zuruck setze+zuruck setzen+zuruck zurucksetzen zuruckzusetzen zuruecksetzen setz+zurueck setze+zurueck stell+zuruck stelle+zuruck resett/n resete | zuruckgesetz zurucksetz zurueckgesetz gereset
resolve solve settle | loes/en los/n klaer/en klar+auf beheb/en bereinig/en schlicht/en erledig/en klar/n | gelost geloest geklart behoben behob geschlichtet geloes gelos klaer geklaer beheb bereinig schlicht geschlicht erledig
restore recover | stell+wieder stelle+wieder stell+her wiederherstellen wiederherzustellen stelle+wieder+her stell+wieder+her restaurier/en hol+zuruck hole+zuruck zuruckholen | wiederhergestell wiederherstell restaurier zuruckgeholt
resume continue | setz+fort setze+fort setzen+fort fortsetzen fortzusetzen fahr+fort fahre+fort fortfahren nimm+wieder mach+weiter mache+weiter machen+weiter weitermachen fuhr+fort fuhr+weiter fuhre+weiter | fortgesetzt fortsetz fortgefahr weitergemacht
retire | rangier+aus ausrangieren mustere+aus ausmustern pensionier/en leg+still | ausrangier ausgemuster pensionier
retry | versuch+nochmal versuche+nochmal versuch+erneut versuche+erneut wiederhol/en probier+nochmal | wiederhol gewiederhol
return | gib+zuruck gebe+zuruck geben+zuruck zuruckgeben zuruckzugeben gib+zurueck zurueckgeben schick+zuruck schicke+zuruck schicken+zuruck zuruckschicken zuruckzuschicken send+zuruck sende+zuruck zurucksenden bring+zuruck bringe+zuruck zuruckbringen retournier/en | zuruckgegeb zuruckgeschick zuruckgesand zuruckgesend zuruckgebrach retournier
revert undo roll-back | mach+ruckgangig mache+ruckgangig machen+ruckgangig mach+rueckgaengig ruckgangig rueckgaengig ruckgangigmachen roll+zuruck rolle+zuruck rollen+zuruck zuruckrollen setz+zuruck nimm+zuruck nehme+zuruck nehmen+zuruck zurucknehmen revertier/en reverte dreh+zuruck | ruckgangig zuruckgerollt zuruckgenomm revertiert revertier
review | uberpruf/en sicht/n begutacht/en review/n rezensier/en geh+durch sieh+durch seh+durch durchsehen schau+durch | gesichtet begutacht gereviewt rezensier durchgeseh uberpruf sicht gesicht
revoke withdraw | widerruf/en entzieh/en zieh+zuruck ziehe+zuruck ziehen+zuruck zuruckziehen zuruckzuziehen nimm+zuruck | widerruf entzog entzieh zuruckgezog zuruckzieh
rewind | spul+zuruck spule+zuruck spulen+zuruck zuruckspulen | zuruckgespult
rewrite overwrite | uberschreib/en schreib+um schreibe+um umschreiben schreib+neu | uberschrieb umgeschrieb uberschreib
ring | klingel klingle klingeln laut/n | geklingel gelautet
rotate turn | dreh/en rotier/en dreh+um drehe+um wende umdrehen | gedreht rotiert dreht$ gedreh rotier
route direct redirect | leit+um leite+um leiten+um umleiten umzuleiten routen leit/en lenk/en lenk+um verweis/en stell+durch | umgeleitet umleit geleitet gelenkt geleit gelenk verweis
run | lass+laufen lasse+laufen start/n fuhr+aus fuhre+aus ausfuhren lauf/en | gestartet laufengelassen gelauf start ausfuhr
save store | speicher speichere speichern speicher+ab speichere+ab abspeichern abzuspeichern lagere lagern lager+ein lagere+ein einlagern sichere sichern leg+ab lege+ab ablegen heb+auf | gespeicher abgespeicher speichert$ gelagert eingelager
scale | skalier/en skalier+hoch skalier+runter | skalier hochskal
scan | scan scane scann/en scan+ein scanne+ein einscannen lies+ein | gescannt eingescann scannt$ gescan
score | bepunkt/en | bepunkt
see view look | sieh siehe sehen sieh+an sehen+an ansehen anzusehen schau/en schau+an schaue+an schauen+an anschauen anzuschauen guck/en guck+an gucke+an angucken betracht/en sieh+ein einsehen einzusehen | gesehen angeseh angeschau angeguckt betracht eingeseh schau geschau geguck
sell | verkauf/en verausser veraussere veraussern stoss+ab stosse+ab abstossen | verkauft verkaufte verausser verkauf
send | send/en schick/en versend/en verschick/en ubermittel ubermittle ubermitteln send+zu sende+zu schick+zu schicke+zu schicken+zu zuschicken zuzuschicken zusenden lass+zukommen schick+ab schicke+ab abschicken abzuschicken send+ab sende+ab absenden schick+raus schicke+raus rausschicken | gesendet gesandt geschickt schickt$ sendet$ versend versandt verschick ubermittel zugeschick zugesand abgeschick abgesend rausgeschick gesend schick geschick
set | setz/en stell/en stell+ein stelle+ein stellen+ein einstellen einzustellen leg+fest lege+fest legen+fest festlegen festzulegen bestimm/en definier/en setz+fest | gesetzt eingestell einstell festgelegt definier stell gestell bestimm
share | teil/n gib+frei geben+frei freigeben teil+mit | geteilt freigegeb teilt$
ship | versend/en verschick/en liefer liefere liefern verschiff/en schick+los | versend versandt verschick verschifft verschiff liefer
shut-down | fahr+herunter fahre+herunter fahren+herunter herunterfahren herunterzufahren fahr+runter fahre+runter fahren+runter runterfahren schalt+ab schalte+ab schalten+ab abschalten abzuschalten | heruntergefahr runtergefahr abgeschalt abschalt
sign | unterschreib/en unterzeichn/n signier/en zeichne+ab zeichne+gegen zeichnen+gegen gegenzeichnen gegenzuzeichnen zeichnen+ab abzeichnen abzuzeichnen paraphier/en | unterschrieb unterzeichn signier unterschreib gegengezeichn gegenzeichn abgezeichn abzeichn paraphier
skip | uberspring/en ueberspring/en lass+aus lasse+aus auslassen auszulassen skipp/n spring+weiter | ubersprung uberspring ueberspr ausgelassen geskippt geueberspring
snooze | schlummer snooz/n schiebe+auf | schlummer
sort | sortier/en ordn/n ordne+an sortier+um | sortier geordnet ordnet$ geordn
spend | gib+aus gebe+aus geben+aus ausgeben auszugeben verbrauch/en | ausgegeb verbraucht verbrauch
split divide | teil+auf teile+auf teilen+auf aufteilen aufzuteilen spalt/n splitt/n unterteil/en trenn+auf teil/n splitt+auf splitte+auf splitten+auf aufsplitten aufzusplitten zerleg/en zerteil/en | aufgeteil gespalt gesplittet unterteil spalt aufgesplitt aufsplitt zerlegt zerleg zerteil
start | start/n beginn/en fang+an fange+an fangen+an anfangen anzufangen leit+ein leite+ein einleiten eroffne | gestartet startet$ begonn begann beginnt angefang eingeleit beginn start eroffn
stop | stopp/en halt+an halte+an halten+an anhalten anzuhalten hor+auf hore+auf beend/n stell+ein stelle+ein einstellen brich+ab | gestoppt angehalt stoppt$ beendet eingestell stopp gestopp beend einstell
submit | reich+ein reiche+ein reichen+ein einreichen einzureichen gib+ab gebe+ab geben+ab abgeben abzugeben leg+vor lege+vor vorlegen ubermittle | eingereich abgegeb vorgelegt einreich
subscribe follow | abonnier/en folge | abonnier
summarize | fass+zusammen fasse+zusammen fassen+zusammen zusammenfassen zusammenzufassen resumier/en | zusammengefass zusammenfass resumier
swap | tausch/en vertausch/en tausch+aus tausche+aus austauschen | getauscht vertausch ausgetausch tausch getausch
switch toggle | wechsel wechsle wechseln schalt+um schalte+um schalten+um umschalten umzuschalten schalt/en stell+um | gewechselt umgeschalt umschalt geschaltet schalt geschalt wechsel
sync synchronize | synchronisier/en sync/n gleich+ab gleiche+ab abgleichen | synchronisier gesynct abgeglich
take | nimm nehm/n nimm+mit nehme+mit mitnehmen entnimm entnehm/n ubernimm ubernehm/n uebernimm uebernehmen | genommen nimmt$ nahm$ mitgenomm entnomm ubernomm uebernomm
teach train | trainier/en unterricht/en bring+bei beibringen lehr/en bild+aus bilde+aus ausbilden lern+an lerne+an anlernen schulen | trainier geschult unterricht beigebracht ausgebildet angelernt gelehr
test try | test/n probier/en probier+aus probiere+aus probieren+aus ausprobieren auszuprobieren versuch/en erprob/en | getestet testet$ probiert ausprobiert versucht$ erprobt probier versuch erprob
top-up | lad+auf lade+auf laden+auf aufladen aufzuladen stock+auf stocke+auf aufstocken full+auf fulle+auf | aufgelad aufgestockt auflad
transfer | uberweis/en ueberweis/en ubertrag/en uebertrag/en transferier/en buch+um buche+um umbuchen verschieb/en ubergib ubergeb/n | uberwies uberweis ueberwies ubertrug ubertrag uebertrag transferier umgebucht ueberweis geueberweis geuebertrag verschieb umbuch ubergeben
translate | ubersetz/en uebersetz/en | ubersetz uebersetz geuebersetz
transport drive | fahr/en transportier/en beforder befordern fahr+hin chauffier/en | gefahren transportier fahrt$ gefahr chauffier beforder
treat | behandel behandle behandeln verarzt/en | behandel verarzt
trigger | los+aus lose+aus losen+aus loes+aus loese+aus loesen+aus auslosen ausloesen auszulosen stoss+an stosse+an stossen+an anstossen anzustossen triggere triggern | ausgelost ausgeloest angestoss getrigger
turn-off switch-off | mach+aus mache+aus machen+aus ausmachen auszumachen schalt+aus schalte+aus schalten+aus ausschalten auszuschalten schalt+ab schalte+ab schalten+ab abschalten abzuschalten stell+ab stelle+ab stellen+ab abstellen abzustellen stell+aus dreh+ab drehe+ab abdrehen dreh+zu knips+aus knipse+aus knipsen+aus ausknipsen auszuknipsen | ausgemach ausgeschalt abgeschalt ausschalt abschalt abgestell abgedreht ausgeknips ausknips
turn-on switch-on | mach+an mache+an machen+an anmachen anzumachen schalt+ein schalte+ein schalten+ein einschalten einzuschalten schalt+an schalte+an schalten+an anschalten anzuschalten stell+an stelle+an stellen+an anstellen anzustellen dreh+auf drehe+auf drehen+auf aufdrehen knips+an zund/en zund+an knipse+an knipsen+an anknipsen anzuknipsen schmeiss+an schmeisse+an schmeissen+an anschmeissen anzuschmeissen | angemach eingeschalt angeschalt einschalt anschalt aufgedreht gezund angeknips anknips angeschmiss anschmeiss
turn-up | dreh+lauter mach+lauter mache+lauter stell+lauter stelle+lauter dreh+auf drehe+auf drehen+auf aufdrehen dreh+hoch drehe+hoch hochdrehen mach+heller stell+hoher mach+warmer | hochgedreht aufgedreht
turn-down | mach+leiser mache+leiser stell+leiser stelle+leiser dreh+leiser dreh+runter drehe+runter drehen+runter runterdrehen herunterdrehen dreh+herunter drehe+herunter regel+runter regle+runter runterregeln mach+dunkler | runtergedreht heruntergedreht runtergeregelt
unarchive | dearchivier/en entarchivier/en | dearchiv entarchiv
unassign | entzieh/en | entzog entzieh
unban unblock | entsperr/en entblock/en entbann/en deblockier/en gib+frei | entsperr entblock entbann deblockier
undelete | wiederherstellen stell+wieder hol+zuruck | wiederhergestell wiederherstell
unfollow | entfolg/en | entfolg
unfreeze | tau+auf taue+auf auftauen entfrost/en enteis/en | aufgetaut entfrost enteis
uninstall | deinstallier/en | deinstallier
unlike | entlike | entlike
unlock | schliess+auf schliesse+auf schliessen+auf aufschliessen aufzuschliessen entriegel entriegle entriegeln entsperr/en sperr+auf sperre+auf sperren+auf aufsperren aufzusperren | aufgeschloss aufschliess entriegel entsperr aufgesperr
unmute | schalt+laut entstumm/en entmut/en | entstumm entmutet entmut
unpin | pinn+ab los+ab abpinnen lospinnen | abgepinnt
unpublish | depublizier/en nimm+offline nehme+offline | depubliz
unsubscribe | abbestell/en bestell+ab bestelle+ab abmelden meld+ab melde+ab deabonnier/en | abbestell deabonn geabbestell abmeld
untag | enttagg/n | enttagg
update | aktualisier/en updat/n pass+an | aktualisier upgedatet geupdatet
upgrade | upgrad/n stuf+hoch stufe+hoch hochstufen rust+auf ruste+auf aufrusten | geupgradet upgegradet hochgestuft aufgerustet
upload | lad+hoch lade+hoch laden+hoch hochladen hochzuladen upload/n | hochgelad hochlad
vaccinate | impf/en impf+nach | geimpft impft$ geimpf
validate verify | validier/en verifizier/en vergewisser vergewissere vergewissern uberpruf/en stell+sicher | validier verifizier uberpruf vergewisser
ventilate | lueft/en luft+durch beluft/n entluft/en luft/n lueft+durch lufte+durch luefte+durch luften+durch lueften+durch durchluften durchlueften durchzuluften durchzulueften | geluftet lueft belueftet gelueft entluft durchgeluft durchluft durchlueft
void invalidate | annullier/en entwert/en stornier/en mach+ungultig | annullier entwert stornier
vote | stimm+ab stimme+ab stimmen+ab abstimmen abzustimmen stimm/en vot/n wahl/n | abgestimm gevotet gestimmt stimm gestimm
wait | wart/en wart+ab abwarten | gewartet wartet$ abgewart gewart
wake | weck/en weck+auf wecke+auf wecken+auf aufwecken aufzuwecken | geweckt aufgeweckt weckt$ geweck
wash | wasch/en wasch+ab wasche+ab abwaschen spul/en spuel/en spul+ab | gewasch abgewasch gespult wascht$ wasch gespul spuel gespuel
weigh | wieg/en wieg+ab wiege+ab abwiegen wage+ab | gewogen wiegt$ abgewog gewieg
withdraw | heb+ab hebe+ab heben+ab abheben abzuheben zieh+zuruck ziehe+zuruck zuruckziehen | abgehob zuruckgezog zuruckzieh
write compose | schreib/en schreib+auf schreibe+auf verfass/en formulier/en setz+auf schreib+hin | geschrieb schreibt$ schrieb$ verfasst formulier schreib geschreib verfass
draw paint | zeichn/n mal/n streich/en skizzier/en | gezeichnet gemalt skizzier zeichn gezeichn streich gestreich
cook bake | koch/en back/en brat/en | gekocht gebacken gebraten kocht$ gekoch geback gebrat
discuss | besprich besprech/n diskutier/en erorter erortern | besproch diskutier erorter
donate | spend/n | gespendet spendet$
filter | filter filtere filtern filter+heraus | gefilter gefiltert
format | formatier/en | formatier
monitor | uberwach/en ueberwach/en beobacht beobachte | uberwach ueberwach geueberwach beobacht
negotiate | verhandel verhandle verhandeln handle+aus aushandeln feilsch/en handele+aus handeln+aus auszuhandeln | verhandel ausgehandel gefeilsch feilsch aushandel
pack | pack/en pack+ein packe+ein einpacken verpack/en | gepackt eingepackt verpackt verpack
delegate reassign | delegier/en weis+neu ubergib | delegier
collapse fold | klapp+ein klappe+ein klappen+ein einklappen einzuklappen klapp+zu klappe+zu klappen+zu zuklappen zuzuklappen | eingeklapp einklapp zugeklapp zuklapp
expand unfold | klappe+auf klappen+auf aufklappen aufzuklappen klapp+aus klappe+aus klappen+aus ausklappen auszuklappen | aufgeklapp aufklapp ausgeklapp ausklapp
extend lower | fahr+aus fahre+aus fahren+aus ausfahren auszufahren | ausgefahr
retract raise | fahr+ein fahre+ein fahren+ein einfahren einzufahren | eingefahr
turn-down decrease lower | regel+herunter regle+herunter regele+herunter regeln+herunter herunterregeln herunterzuregeln regele+runter regeln+runter runterzuregeln drehen+herunter herunterzudrehen | heruntergeregel herunterregel runtergeregel runterregel herunterdreh
turn-up increase | regel+hoch regle+hoch regele+hoch regeln+hoch hochregeln hochzuregeln | hochgeregel hochregel
throttle limit reduce | drossle drossele drosseln | gedrossel drosselte$
slow-down slow | verlangsam/en brems+ab bremse+ab bremsen+ab abbremsen abzubremsen brems+aus bremse+aus bremsen+aus ausbremsen auszubremsen | verlangsam abgebrems abbrems ausgebrems ausbrems gebrems
fast-forward skip | spul+vor spule+vor spulen+vor vorspulen vorzuspulen | vorgespul vorspul
shuffle mix | shuffel shuffle shuffele shuffeln misch+durch mische+durch mischen+durch durchmischen durchzumischen | geshuffel shuffel durchgemisch durchmisch
loop repeat | loop/n | geloop loopte$
bring-forward reschedule | verleg+vor verlege+vor verlegen+vor vorverlegen vorzuverlegen ziehe+vor ziehen+vor vorziehen vorzuziehen | vorverleg vorgezog vorzieh
reschedule postpone | schieb+hinaus schiebe+hinaus schieben+hinaus hinausschieben hinauszuschieben schieb+raus schiebe+raus schieben+raus rausschieben rauszuschieben zoger+hinaus zoeger+hinaus zogere+hinaus zoegere+hinaus zogern+hinaus zoegern+hinaus hinauszogern hinauszoegern hinauszuzogern hinauszuzoegern | hinausgeschob hinausschieb rausgeschob rausschieb hinausgezoger hinauszoger hinauszoeger
convene call | beruf+ein berufe+ein berufen+ein einberufen einzuberufen | einberuf
uninvite | lad+aus lade+aus laden+aus ausladen auszuladen | ausgelad auslad
summon | lad+vor lade+vor laden+vor vorladen vorzuladen | vorgelad vorlad
unload | lad+ab lade+ab laden+ab abladen abzuladen | abgelad ablad
reload move | lad+um lade+um laden+um umladen umzuladen | umgelad umlad
relocate move | lager+um lagere+um lagern+um umlagern umzulagern raeum+um raume+um raeume+um raumen+um raeumen+um umraumen umraeumen umzuraumen umzuraeumen full+um fuell+um fulle+um fuelle+um fullen+um fuellen+um umfullen umfuellen umzufullen umzufuellen | umgelager umlager umgeraum umraum umraeum umgefull umfull umfuell
outsource move | lager+aus lagere+aus lagern+aus auslagern auszulagern | ausgelager auslager
empty clear | raum+aus raeum+aus raume+aus raeume+aus raumen+aus raeumen+aus ausraumen ausraeumen auszuraumen auszuraeumen | ausgeraum ausraum ausraeum
fill bottle | full+ab fuell+ab fulle+ab fuelle+ab fullen+ab fuellen+ab abfullen abfuellen abzufullen abzufuellen | abgefull abfull abfuell
drain empty | pump+aus pumpe+aus pumpen+aus auspumpen auszupumpen | ausgepump auspump
inflate pump | pump+auf pumpe+auf pumpen+auf aufpumpen aufzupumpen | aufgepump aufpump
heat | heizen+vor vorzuheizen heiz+an heize+an heizen+an anheizen anzuheizen | vorheiz angeheiz anheiz
cool | kuhlen kuehlen kuehl+ab kuhle+ab kuehle+ab kuhlen+ab kuehlen+ab abkuhlen abkuehlen abzukuhlen abzukuehlen kuehl+runter kuhle+runter kuehle+runter kuhlen+runter kuehlen+runter runterkuhlen runterkuehlen runterzukuhlen runterzukuehlen | gekuhl abgekuhl abkuhl abkuehl runtergekuhl runterkuhl runterkuehl
darken dim | dunkle+ab dunkele+ab dunkeln+ab abdunkeln abzudunkeln | abgedunkel abdunkel
shade | beschatt/en schatt+ab schatte+ab schatten+ab abschatten abzuschatten | beschattet beschatt abgeschattet abschatt
brighten lighten | helle+auf hellen+auf aufhellen aufzuhellen | aufgehell aufhell
kill terminate stop | wurg+ab wuerg+ab wurge+ab wuerge+ab wurgen+ab wuergen+ab abwurgen abwuergen abzuwurgen abzuwuergen schiess+ab schiesse+ab schiessen+ab abschiessen abzuschiessen kill/n | abgewurg abwurg abwuerg abgeschoss abschiess gekill killte$
arm activate | schalt+scharf schalte+scharf schalten+scharf scharfschalten scharfzuschalten stell+scharf stelle+scharf stellen+scharf scharfstellen scharfzustellen | scharfgeschalt scharfschalt scharfgestell scharfstell
disarm defuse | entscharf/en entschaerf/en | entscharf
lock seal | riegel+ab riegle+ab riegele+ab riegeln+ab abriegeln abzuriegeln versiegel versiegle versiegele versiegeln | abgeriegel abriegel versiegel
unseal open | entsiegel entsiegle entsiegele entsiegeln | entsiegel
type enter | tipp+ab tippe+ab tippen+ab abtippen abzutippen | abgetipp abtipp
add record | trag+nach trage+nach tragen+nach nachtragen nachzutragen | nachgetrag
strike cross-out | streich+durch streiche+durch streichen+durch durchstreichen durchzustreichen streich+aus streiche+aus streichen+aus ausstreichen auszustreichen streiche+raus streichen+raus rausstreichen rauszustreichen | durchgestrich durchstreich ausgestrich ausstreich rausgestrich rausstreich
underline | unterstreich/en | unterstrich unterstreich
unmark deselect | entmarkier/en | entmarkier
check tick select | hak+an hake+an haken+an anhaken anzuhaken kreuze+an kreuzen+an ankreuzen anzukreuzen klick+an klicke+an klicken+an anklicken anzuklicken | angehak anhak angekreuz ankreuz angeklick anklick
circle highlight | kreisen+ein einkreisen einzukreisen streichen+an anstreichen anzustreichen umrand/en | eingekreis einkreis angestrich anstreich umrandet umrand
crop trim | schneid+zu schneide+zu schneiden+zu zuschneiden zuzuschneiden beschneid/en | zugeschnitt zuschneid beschnitt beschneid
prune trim | stutz/en | gestutz stutzte$
shorten | verkurz/en verkuerz/en kuerz+ab kuerze+ab kurzen+ab kuerzen+ab abkurzen abkuerzen abzukurzen abzukuerzen kuerz+ein kuerze+ein kurzen+ein kuerzen+ein einkurzen einkuerzen einzukurzen einzukuerzen | verkurz abgekurz eingekurz einkurz einkuerz
stretch extend | dehn/en | gedehn dehnte$
compress squeeze | stauch/en | gestauch stauch
tilt | kipp kippen neig neigen | gekipp kippte$ geneig neigte$
pan swivel | schwenk/n | geschwenk schwenkte$
mirror flip | spiegle spiegele spiegeln | gespiegel spiegelte$
zoom-in zoom | zoom+heran zoome+heran zoomen+heran heranzoomen heranzuzoomen zoom+ran zoome+ran zoomen+ran ranzoomen ranzuzoomen zoom/n | herangezoom heranzoom rangezoom ranzoom gezoom zoomte$
zoom-out | zoom+raus zoome+raus zoomen+raus rauszoomen rauszuzoomen zoom+heraus zoome+heraus zoomen+heraus herauszoomen herauszuzoomen | rausgezoom rauszoom herausgezoom herauszoom
blur | zeichne+weich zeichnen+weich weichzeichnen weichzuzeichnen verpixel verpixle verpixele verpixeln | weichgezeichn weichzeichn verpixel
redact mask | schwaerz/en maskier/en | geschwarz maskier
anonymize | anonymisier/en pseudonymisier/en | anonymisier pseudonymisier
encrypt | verschlussel verschluessel verschlussle verschluessle verschlussele verschluessele verschlusseln verschluesseln | verschlussel
decrypt | entschlussel entschluessel entschlussle entschluessle entschlussele entschluessele entschlusseln entschluesseln | entschlussel
obfuscate mask | verschleier verschleiere verschleiern | verschleier
hash | hash/n | gehasht hashte$
demote downgrade | degradier/en stuf+herab stufe+herab stufen+herab herabstufen herabzustufen stuf+zuruck stuf+zurueck stufe+zuruck stufe+zurueck stufen+zuruck stufen+zurueck zuruckstufen zurueckstufen zuruckzustufen zurueckzustufen stuf+herunter stufe+herunter stufen+herunter herunterstufen herunterzustufen downgrad/en | degradier herabgestuf herabstuf zuruckgestuf zuruckstuf zurueckstuf heruntergestuf herunterstuf downgegrad downgrad
reclassify | stuf+um stufe+um stufen+um umstufen umzustufen | umgestuf umstuf
warn | mahn+ab mahne+ab mahnen+ab abmahnen abzumahnen verwarn/en ermahn/en | abgemahn abmahn verwarn ermahn
praise | lob/n belobig/en | gelobt lobte$ belobig
reward | belohn/en | belohn
furlough suspend | beurlaub/en | beurlaub
withhold deduct | behalt+ein behalte+ein behalten+ein einbehalten einzubehalten | einbehalt
credit add | schreib+gut schreibe+gut schreiben+gut gutschreiben gutzuschreiben | gutgeschrieb gutschreib
offset | rechne+auf rechnen+auf aufrechnen aufzurechnen rechne+an rechnen+an anrechnen anzurechnen | aufgerechn aufrechn angerechn anrechn
deduct | setz+ab setze+ab setzen+ab absetzen abzusetzen | abgesetz absetz
discount reduce | rabattier/en | rabattier
waive forgive | erlasse | erlassen erlasste$
repay pay | zahl+ab zahle+ab zahlen+ab abzahlen abzuzahlen stotter+ab stottere+ab stottern+ab abstottern abzustottern bezahl+ab bezahle+ab bezahlen+ab abbezahlen abzubezahlen | abgezahl abzahl abgestotter abstotter abbezahl
advance pay | schiess+vor schiesse+vor schiessen+vor vorschiessen vorzuschiessen streck+vor strecke+vor strecken+vor vorstrecken vorzustrecken | vorgeschoss vorschiess vorgestreck vorstreck
post record | buch+nach buche+nach buchen+nach nachbuchen nachzubuchen kontier/en | nachgebuch nachbuch kontier
write-off | buch+aus buche+aus buchen+aus ausbuchen auszubuchen | ausbuch
tax | versteuer versteuere versteuern | versteuer
clear declare | verzoll/en | verzoll
declare | deklarier/en | deklarier
frank stamp | frankier/en mach+frei mache+frei machen+frei freimachen freizumachen | frankier freigemach freimach
repack pack | pack+um packe+um packen+um umpacken umzupacken | umgepack umpack
glue paste | kleb+auf klebe+auf kleben+auf aufkleben aufzukleben kleb+ein klebe+ein kleben+ein einkleben einzukleben kleb/en | aufgekleb eingekleb einkleb geklebt klebte$
stamp | stemple stempele stempeln stempel+ab stemple+ab stempele+ab stempeln+ab abstempeln abzustempeln | gestempel abgestempel abstempel
certify | beglaubig/en zertifizier/en | beglaubig zertifizier
instruct direct | weis+an weise+an weisen+an anweisen anzuweisen ordnen+an anordnen anzuordnen | angewies angeordn anordn
dismiss remove | beruf+ab berufe+ab berufen+ab abberufen abzuberufen | abberuf
substitute swap | wechsel+ein wechsle+ein wechsele+ein wechseln+ein einwechseln einzuwechseln wechsel+aus wechsle+aus wechsele+aus wechseln+aus auswechseln auszuwechseln | eingewechsel einwechsel ausgewechsel auswechsel
draw | verlos/en | verlost
bid offer | biet/en uberbiet/en ueberbiet/en biet+mit biete+mit bieten+mit mitbieten mitzubieten | uberbot uberbiet mitgebot mitbiet
auction sell | versteiger versteigere versteigern | versteiger
buy bid | ersteiger ersteigere ersteigern | ersteiger
forward redirect | send+nach sende+nach senden+nach nachsenden nachzusenden lenke+um lenken+um umlenken umzulenken | nachgesend nachsend umgelenk umlenk
preorder order | bestell+vor bestelle+vor bestellen+vor vorbestellen vorzubestellen | vorbestell
change update | bestell+um bestelle+um bestellen+um umbestellen umzubestellen | umbestell
exchange redeem | tausch+ein tausche+ein tauschen+ein eintauschen einzutauschen | eingetausch eintausch
call return | ruf+zuruck ruf+zurueck rufe+zuruck rufe+zurueck rufen+zuruck rufen+zurueck zuruckrufen zurueckrufen zuruckzurufen zurueckzurufen | zuruckgeruf zuruckruf zurueckruf
reserve hold | leg+zuruck leg+zurueck lege+zuruck lege+zurueck legen+zuruck legen+zurueck zurucklegen zuruecklegen zuruckzulegen zurueckzulegen | zuruckgeleg zuruckleg zurueckleg
reject dismiss | wimmel+ab wimmle+ab wimmele+ab wimmeln+ab abwimmeln abzuwimmeln wink+ab winke+ab winken+ab abwinken abzuwinken schmetter+ab schmettere+ab schmettern+ab abschmettern abzuschmettern | abgewimmel abwimmel abgewink abwink abgeschmetter abschmetter
insert add | schiebe+ein schieben+ein einschieben einzuschieben schieb+dazwischen schiebe+dazwischen schieben+dazwischen dazwischenschieben dazwischenzuschieben | eingeschob einschieb dazwischengeschob dazwischenschieb
append attach | hang+dran haeng+dran hange+dran haenge+dran hangen+dran haengen+dran dranhangen dranhaengen dranzuhangen dranzuhaengen | drangehang dranhang dranhaeng
answer accept | geh+ran gehe+ran gehen+ran rangehen ranzugehen | rangegang rangeh
hang-up end | lege+auf legen+auf auflegen aufzulegen | aufgeleg aufleg
move repark | park+um parke+um parken+um umparken umzuparken | umgepark umpark
tow | schlepp+ab schleppe+ab schleppen+ab abschleppen abzuschleppen | abgeschlepp abschlepp
locate track | spure+auf spuere+auf spuren+auf spueren+auf aufspuren aufspueren aufzuspuren aufzuspueren peil+an peile+an peilen+an anpeilen anzupeilen | aufgespur aufspur aufspuer angepeil anpeil
rinse | spul+aus spuel+aus spule+aus spuele+aus spulen+aus spuelen+aus ausspulen ausspuelen auszuspulen auszuspuelen spul+durch spuel+durch spule+durch spuele+durch spulen+durch spuelen+durch durchspulen durchspuelen durchzuspulen durchzuspuelen | ausgespul ausspul ausspuel durchgespul durchspul durchspuel
soak | weiche+ein weichen+ein einweichen einzuweichen | eingeweich einweich
spin | schleudere schleudern | geschleuder schleuderte$
dry | trockn/n trockne+ab trocknen+ab abtrocknen abzutrocknen | getrockn trockn abgetrockn abtrockn
iron | buegel bugle buegle bugele buegele bugeln buegeln bugel+auf buegel+auf bugle+auf buegle+auf bugele+auf buegele+auf bugeln+auf buegeln+auf aufbugeln aufbuegeln aufzubugeln aufzubuegeln | gebugel bugelte$ aufgebugel aufbugel aufbuegel
bleach | bleich/n | gebleich bleichte$
polish | polier/n | poliert$ polierte$
wax | wachse+ein wachsen+ein einwachsen einzuwachsen | eingewachs einwachs
vacuum clean | sauge+ab saugen+ab absaugen abzusaugen saug+aus sauge+aus saugen+aus aussaugen auszusaugen | abgesaug absaug ausgesaug aussaug
mop clean | mopp/en schrubb/en wisch+auf wische+auf wischen+auf aufwischen aufzuwischen | gemopp moppte$ geschrubb schrubb aufgewisch aufwisch
descale clean | entkalk/en | entkalk
disinfect sterilize | desinfizier/en sterilisier/en | desinfizier sterilisier
fertilize | dueng/en dung/n | gedung dungte$
weed | jat/en jaet/en | gejat
sow plant | sa+aus saee+aus saen+aus saeen+aus aussaen aussaeen auszusaen auszusaeen pflanzen+ein einzupflanzen | ausgesa aussae eingepflanz einpflanz
water feed | trank traenk/en | getrankt trankte$
deworm | entwurm/en | entwurm
neuter castrate | kastrier/en | kastrier
x-ray | rontg/n roentg/n | gerontg rontgte$
operate | operier/en | operier
grill cook | grillen brat+an brate+an braten+an anbraten anzubraten | gegrill grillte$ angebrat anbrat
heat reheat | waerm+auf waerme+auf warmen+auf waermen+auf aufwaermen aufzuwarmen aufzuwaermen | aufwarm aufwaerm
season | wurz/en wuerz/en | wurzte$
cut slice | schneid/en schnippel schnipple schnippele schnippeln | geschnitt geschnippel schnippel
serve | servier/en auftischen aufzutischen | servier aufgetisch auftisch
clear | raum+ab raeum+ab raume+ab raeume+ab raumen+ab raeumen+ab abraumen abraeumen abzuraumen abzuraeumen | abgeraum abraum abraeum
charge collect | kassier+ab kassiere+ab kassieren+ab abkassieren abzukassieren bonier/en | abkassier bonier
grade rate | zensier/en | benotte$ zensier
enroll register | schul+ein schule+ein schulen+ein einschulen einzuschulen | eingeschul einschul
unenroll unregister | exmatrikulier/en | exmatrikulier
register update | meld+um melde+um melden+um ummelden umzumelden | umgemeld ummeld
check recheck | pruf+nach pruef+nach prufe+nach pruefe+nach prufen+nach pruefen+nach nachprufen nachpruefen nachzuprufen nachzupruefen | nachgepruf nachpruf nachpruef
test quiz | pruf+ab pruef+ab prufe+ab pruefe+ab prufen+ab pruefen+ab abprufen abpruefen abzuprufen abzupruefen | abgepruf abpruf abpruef
excuse | entschuldig/en | entschuldig
process complete | arbeit+ab arbeite+ab arbeiten+ab abarbeiten abzuarbeiten | abgearbeit abarbeit
rework revise | arbeit+nach arbeite+nach arbeiten+nach nacharbeiten nachzuarbeiten | nachgearbeit
train onboard | arbeit+ein arbeite+ein arbeiten+ein einarbeiten einzuarbeiten coach/en | eingearbeit einarbeit gecoach coachte$
record capture | schneid+mit schneide+mit schneiden+mit mitschneiden mitzuschneiden | mitgeschnitt mitschneid
subtitle | untertitle untertitele untertiteln | untertitelte$
translate interpret | dolmetsch/en | gedolmetsch
transcribe | transkribier/en verschriftlich/en | transkribier verschriftlich
prove document | weis+nach weise+nach weisen+nach nachweisen nachzuweisen belegen | nachgewies belegt$ belegte$
justify explain | begrund/en begruend/en | begrund
explain clarify | erlauter erlaeuter erlautere erlaeutere erlautern erlaeutern erklar/en erklaer/en verdeutlich/en | erlauter erklart erklar verdeutlich
specify clarify | prazisier/en praezisier/en konkretisier/en | prazisier konkretisier
rephrase rewrite | formulier+um formuliere+um formulieren+um umformulieren umzuformulieren formulier+aus formuliere+aus formulieren+aus ausformulieren auszuformulieren | umformulier ausformulier
quote cite | zitier/en | zitier
unlink disconnect | entlink/en entknupf/en entknuepf/en klemme+ab klemmen+ab abklemmen abzuklemmen | entlink entknupf abgeklemm abklemm
unpin detach | pinn+los pinne+los pinnen+los loszupinnen heft+los hefte+los heften+los losheften loszuheften | losgepinn lospinn losgeheft losheft
dislike | dislik/en | gedislik dislik
kick remove | kick+raus kicke+raus kicken+raus rauskicken rauszukicken | rausgekick rauskick
deprioritize | depriorisier/en | depriorisier
regroup | gruppier+um gruppiere+um gruppieren+um umgruppieren umzugruppieren | umgruppier
merge combine | fug+zusammen fueg+zusammen fuge+zusammen fuege+zusammen fugen+zusammen fuegen+zusammen zusammenfugen zusammenfuegen zusammenzufugen zusammenzufuegen | zusammengefug zusammenfug zusammenfueg
index reindex | indexier/en indizier/en | indexier indizier
cache | speicher+zwischen speichere+zwischen speichern+zwischen zwischenspeichern zwischenzuspeichern | zwischengespeicher zwischenspeicher
fork | fork/n | geforkt forkte$
rebase | rebas/en | gerebas rebaste$
scale reduce | skalier+herunter skaliere+herunter skalieren+herunter herunterskalieren herunterzuskalieren skaliere+runter skalieren+runter runterskalieren runterzuskalieren | herunterskalier runterskalier
patch | patch/n flick/n | gepatch patchte$ geflick
plug connect | stopsel+ein stoepsel+ein stopsle+ein stoepsle+ein stopsele+ein stoepsele+ein stopseln+ein stoepseln+ein einstopseln einstoepseln einzustopseln einzustoepseln | eingestopsel einstopsel einstoepsel
unplug disconnect | stopsel+aus stoepsel+aus stopsle+aus stoepsle+aus stopsele+aus stoepsele+aus stopseln+aus stoepseln+aus ausstopseln ausstoepseln auszustopseln auszustoepseln steck+aus stecke+aus stecken+aus ausstecken auszustecken | ausgestopsel ausstopsel ausstoepsel ausgesteck aussteck
pull remove | ziehe+raus ziehen+raus rausziehen rauszuziehen zieh+heraus ziehe+heraus ziehen+heraus herausziehen herauszuziehen | rausgezog rauszieh herausgezog herauszieh
drill | bohr/en | gebohr bohrte$
tighten | zieh+fest ziehe+fest ziehen+fest festziehen festzuziehen zieh+nach ziehe+nach ziehen+nach nachziehen nachzuziehen | festgezog festzieh nachgezog nachzieh
loosen | lockere lockern | gelocker lockerte$
lubricate | schmier schmieren ol/n oel/n | geschmier schmier geolt olte$
calibrate | kalibrier/en | kalibrier
survey measure | miss+ein messe+ein messen+ein einmessen einzumessen | eingemess einmess
count inventory | inventarisier/en zahl+durch zaehl+durch zahle+durch zaehle+durch zahlen+durch zaehlen+durch durchzahlen durchzaehlen durchzuzahlen durchzuzaehlen | inventarisier durchgezahl durchzahl durchzaehl
sort remove | sortier+aus sortiere+aus sortieren+aus aussortieren auszusortieren mustern+aus auszumustern rangiere+aus rangieren+aus auszurangieren | aussortier
round | runde+ab runden+ab abrunden abzurunden runde+auf runden+auf aufrunden aufzurunden | abgerund abrund aufgerund aufrund
double | verdoppel verdopple verdoppele verdoppeln | verdoppel
scroll | scroll/n | gescroll scrollte$`,
  compounds: true,
  homographs: `
hoher: hohe
`,
  words: `
invoice | rechnung faktura
line item | posten position
order | bestell
order job | auftrag auftrage kundenauftrag
purchase order | bestellung einkauf
customer client | kunde kundin
contract agreement | vertrag vertrage vertrags
payment | zahlung bezahlung
payer | zahler
recipient | empfanger
shipment delivery | sendung lieferung versand
package parcel | paket packchen
stock inventory | bestand lagerbestand inventar vorrat
warehouse | lager$ lagers$ lagerhaus lagerplatz
product goods | produkt waren$
item article | artikel gegenstand
price | preis
price list | preisliste
cost expense | kosten ausgabe unkosten aufwand
discount | rabatt nachlass ermassigung
coupon voucher | gutschein coupon
tax | steuer
vat | mehrwertsteuer mwst umsatzsteuer
refund | erstattung ruckerstattung ruckzahlung
receipt | quittung kassenbon
receipt expense | beleg
quote offer | angebot offert kostenvoranschlag
supplier vendor | lieferant zulieferer
partner | partner
company business | firma$ firmen$ firmen unternehmen betrieb gesellschaft
department | abteilung
branch office | filiale niederlassung zweigstelle
office | buro buero
meeting | besprechung meeting sitzung treffen versammlung
appointment | termin
account | konto konten
accountant | buchhalter
accounting | buchhaltung
bank | bank$ banken$
balance | saldo kontostand guthaben bilanz
transaction | transaktion buchung
bank transfer | uberweisung ueberweisung
statement | kontoauszug auszug
budget | budget etat
profit | gewinn
loss | verlust
revenue turnover | umsatz einnahme erlos
sales | verkauf vertrieb absatz
debt | schuld$ schulden
debtor | schuldner
loan credit | kredit darlehen
mortgage | hypothek
interest | zinsen zins$ zinssatz
installment | rate$ raten ratenzahlung
deposit | kaution anzahlung einlage pfand
fee charge | gebuhr gebuehr provision entgelt
fine penalty | strafe bussgeld strafzettel
insurance policy | versicherung police$ policen$
claim complaint | reklamation beschwerde anspruch mangelruge
damage | schaden
insurance claim | schadensfall schadenmeldung versicherungsfall schadensmeldung
warranty | garantie gewahrleistung
return | rucksendung retoure ruckgabe
lead prospect | lead$ leads$ interessent
opportunity deal | verkaufschance chance geschaft
campaign | kampagne
newsletter | newsletter rundbrief
advertisement | werbung anzeige inserat
market | markt
shop store | laden$ shop geschaft filiale
cart basket | warenkorb einkaufswagen
checkout cash register | kasse$ kassen
cash | bargeld bar$
card | karte$ karten$
credit card | kreditkart
currency | wahrung waehrung
money | geld$ geldes$ gelder$
amount sum | betrag summe
total | gesamt insgesamt summe
quantity count | menge anzahl stuckzahl
number | nummer zahl$ zahlen$
percent | prozent
limit | limit grenze obergrenze hochstgrenze
minimum | minimum mindest
maximum | maximum maximal hochst
average | durchschnitt
size | grosse groesse
weight | gewicht
height | hohe hoehe
length | lange laenge
width | breite
distance | entfernung distanz abstand strecke
speed | geschwindigkeit tempo
duration | dauer
time | zeit$ zeiten uhrzeit
date | datum daten$
deadline due date | frist$ fristen deadline falligkeit stichtag abgabetermin
period | zeitraum periode
year | jahr
quarter | quartal
month | monat
week | woche
day | tag$ tage$ tages$ tagen$
hour | stunde
beginning start | beginn anfang start$
end | ende$ schluss
interval frequency | intervall haufigkeit frequenz
priority | prioritat dringlichkeit
status state | status stand$ zustand
type kind | typ$ typen$ art$ arten$
category | kategorie
name | name$ namen$ namens$ bezeichnung
title | titel uberschrift
description | beschreibung
note | notiz anmerkung vermerk hinweis
comment | kommentar
message | nachricht meldung
subject topic | betreff thema themen
text content | text$ texte$ inhalt
reason cause | grund$ grunde ursache
result | ergebnis resultat
report | bericht report auswertung
overview summary | ubersicht zusammenfassung uberblick
statistics | statistik
chart graph | diagramm grafik graph$
table | tabelle
spreadsheet | tabelle kalkulation
row line | zeile$ zeilen$
column | spalte
field | feld$ felder feldes$
form | formular
template | vorlage
document | dokument unterlage
file | datei
folder directory | ordner verzeichnis
attachment | anhang anlage$
page | seite$ seiten$
photo picture image | foto$ fotos$ bild$ bilder
video | video
recording | aufnahme aufzeichnung
list | liste
task to-do | aufgabe
checklist | checkliste
project | projekt
milestone | meilenstein
ticket | ticket
issue problem | problem storung
request | anfrage antrag ersuchen wunsch
application | antrag bewerbung
bug error | fehler bug$ bugs$
incident outage | vorfall ausfall storfall
sprint | sprint
backlog | backlog
board | board
user | benutzer nutzer anwender
employee worker | mitarbeiter angestellt beschaftigt
colleague | kollege kollegin
manager boss | manager chef$ chefin$ leiter vorgesetz
director | direktor geschaftsfuhrer
administrator admin | admin
assistant | assistent
team | team
group | gruppe
member | mitglied
role | rolle$ rollen$
permission right | berechtigung recht$ rechte$ rechten$ erlaubnis
access | zugriff zugang
password | passwort kennwort
login username | login benutzername anmeldename
token | token
key | schlussel
certificate | zertifikat bescheinigung urkunde
license | lizenz
subscription | abo$ abos$ abonnement mitgliedschaft
subscriber | abonnent
address | adresse anschrift
contact | kontakt ansprechpartner
phone telephone | telefon handy
phone number | telefonnummer rufnummer
email | mail$ mails$ email
signature | unterschrift signatur
stamp | stempel
server | server
deployment | deployment bereitstellung auslieferung
environment | umgebung
production | produktion
staging | staging
version | version
release | release veroffentlichung
branch | branch zweig
commit | commit
pull request | pull$
repository | repository repo$
code | code$ quellcode
database | datenbank
query | abfrage
log | log$ logs$ protokoll logdatei
backup | backup sicherung datensicherung sicherungskopie
container | container
tasting | verkostung degustation
overdraft | dispo$ dispokredit dispositionskredit uberziehung
cluster | cluster
node | knoten
instance | instanz
virtual machine | virtuell
disk storage | festplatte speicher laufwerk
memory | arbeitsspeicher speicher
processor | prozessor
process | prozess vorgang
network | netz netzwerk
domain | domain
website site | website webseite internetseite
link | link$ links$ verknupfung
cache | cache zwischenspeicher
queue | warteschlange queue
job | job$ jobs$
pipeline | pipeline
build | build$ builds$
test | test$ tests$
firewall | firewall
virus | virus viren
application app | app$ apps$ anwendung
software | software
computer | computer rechner$
laptop notebook | laptop notebook
monitor screen | bildschirm monitor$
keyboard | tastatur
printer | drucker
device | gerat geraet
sensor | sensor fuhler
router | router
cable | kabel
battery | batterie akku
alert notification | benachrichtigung alarm warnung hinweis alert
reminder | erinnerung mahnung
dunning notice | mahnung
setting configuration | einstellung konfiguration
feature function | funktion feature
option | option
rule | regel$ regeln$
policy | richtlinie
model | modell
data | daten$
dataset | datensatz
record item | datensatz eintrag
event | ereignis veranstaltung event
webhook | webhook
channel | kanal
post | beitrag post$ posts$
conversation chat | unterhaltung gesprach chat
thread | thread
call | anruf$ anrufe telefonat
leave vacation holiday | urlaub ferien
public holiday | feiertag
sick leave | krankmeldung krankschreibung krankenstand
absence | abwesenheit fehlzeit
attendance | anwesenheit
shift | schicht dienst$ dienste
overtime | uberstunden
salary wage | gehalt gehalter lohn lohne
payslip | gehaltsabrechnung lohnabrechnung
bonus | bonus pramie
job position | stelle$ stellen$ arbeitsplatz posten
candidate | kandidat bewerber
interview | vorstellungsgesprach interview bewerbungsgesprach
resume cv | lebenslauf
training course class | schulung kurs$ kurse$ lehrgang fortbildung
education | bildung ausbildung
skill | fahigkeit kenntnis
performance review | mitarbeitergesprach beurteilung
onboarding | onboarding einarbeitung
resignation notice | kundigung
pension | rente$ pension
expense report | spesen reisekosten
business trip | dienstreise geschaftsreise
door | tur$ turen$ tuer$ tueren$ haustur
gate | tor$ tore$
garage | garage
window | fenster
blind shutter | rollladen rolladen jalousie rollo
curtain | vorhang gardine
light | licht beleuchtung
lamp | lampe leuchte
bulb | gluhbirne birne$
heating | heizung
radiator | heizkorper
thermostat | thermostat
temperature | temperatur
air conditioning | klimaanlage klima$
fan | ventilator lufter
humidity | feuchtigkeit luftfeuchtigkeit
kitchen | kuche$ kuchen kueche
bedroom | schlafzimmer
living room | wohnzimmer
bathroom | badezimmer bad$
toilet | toilette klo$
hallway | flur gang$
children's room | kinderzimmer
cellar | keller
attic | dachboden speicher
roof | dach$ daches$
garden | garten$
terrace balcony | terrasse balkon
pool | pool$ schwimmbad
room | zimmer raum$ raume$ raums$
apartment flat | wohnung
house | haus$ hauser hauses$
building | gebaude
floor level | stockwerk etage geschoss
elevator | aufzug fahrstuhl lift$
wall | wand$ wande$ mauer
furniture | mobel
table desk | tisch
chair | stuhl
bed | bett$ betten$
sofa | sofa$ couch
lock | schloss$ schlosser
alarm | alarm
alarm clock | wecker
camera | kamera
socket outlet | steckdose
switch | schalter
vacuum cleaner | staubsauger saugroboter
washing machine | waschmaschine
dishwasher | spulmaschine geschirrspuler
dryer | trockner
oven | backofen ofen$
stove | herd$
refrigerator fridge | kuhlschrank
freezer | gefrier
microwave | mikrowelle
coffee machine | kaffeemaschine
kettle | wasserkocher
television tv | fernseher tv$
speaker | lautsprecher
radio | radio
volume | lautstarke
channel station | sender$
scene | szene
timer | timer
water | wasser
electricity power | strom energie
gas | gas$
meter | zahler
sprinkler irrigation | sprinkler bewasser rasensprenger
lawn | rasen$
trash waste | mull abfall
cleaning | reinigung
rent | miete$ mieten$ kaltmiete
tenant | mieter
owner landlord | eigentumer vermieter besitzer
travel trip | reise ausflug fahrt
flight | flug$ fluge$ fluges$
airport | flughafen
plane | flugzeug
train | zug$ zuge$ zuges$ bahn$
bus | bus$ busse$
tram | strassenbahn tram$
station | bahnhof haltestelle
ticket fare | fahrkarte ticket eintrittskarte fahrschein
seat | sitzplatz sitz$ platz
hotel | hotel
accommodation | unterkunft
reservation booking | reservierung buchung
guest | gast$ gaste$ gasten$
visitor | besucher
visit | besuch
passport | reisepass pass$
visa | visum visa$
luggage | gepack koffer
map | karte$ landkarte
route | route$ routen$ strecke
destination | ziel$ ziele$ reiseziel
country | land$ lander
city | stadt$ stadte
street | strasse
region | region bundesland
border | grenze
beach | strand
mountain | berg$ berge$
restaurant | restaurant gaststatte
cafe | cafe$
food meal | essen$ mahlzeit gericht speise
breakfast | fruhstuck
lunch | mittagessen
dinner | abendessen
menu | speisekarte menu$
recipe | rezept
ingredient | zutat
bread | brot$ brote$ brotchen
milk | milch
butter | butter
cheese | kase$
egg | ei$ eier$
meat | fleisch
chicken | hahnchen huhn$ huhner
fish | fisch
fruit | obst fruchte
apple | apfel
banana | banane
potato | kartoffel
tomato | tomate
vegetable | gemuse
soup | suppe
salad | salat
cake | kuchen$ torte
coffee | kaffee
tea | tee$ tees$
beer | bier$ biere$
wine | wein$ weine$
juice | saft$
sugar | zucker
salt | salz
flour | mehl
drink | getrank
portion | portion
glass bottle | flasche glas$ glaser$
health | gesundheit
doctor physician | arzt arztin doktor
nurse | krankenschwester pfleger pflegekraft
dentist | zahnarzt
patient | patient
hospital | krankenhaus
clinic surgery | klinik praxis
pharmacy | apotheke
medicine drug | medikament arznei medizin
prescription | rezept verschreibung verordnung
pill tablet | tablette pille
dose | dosis dosen$
vaccination vaccine | impfung impfstoff
blood pressure | blutdruck
blood | blut$ blutes$
pulse heart rate | puls$
disease illness | krankheit erkrankung
allergy | allergie
symptom | symptom
diagnosis | diagnose
examination | untersuchung
injury | verletzung
operation surgery | operation eingriff
ward bed | station$ bettenstation
sleep | schlaf$
step | schritt
calorie | kalorie
school | schule$ schulen$ schul
university | universitat hochschule uni$
faculty | fakultat
student pupil | student schuler studierend
teacher | lehrer lehrkraft
class | klasse
subject | fach$ facher schulfach
lesson lecture class | unterricht vorlesung stunde lektion
exam test | prufung klausur examen
grade mark | note$ noten$ zensur
homework | hausaufgabe
timetable schedule | stundenplan zeitplan fahrplan dienstplan
calendar | kalender
semester | semester
scholarship | stipendium
library | bibliothek bucherei
book | buch$ bucher buches$
author | autor
loan borrowing | ausleihe
reader | leser
sport | sport
match game | spiel$ spiele$ partie
player | spieler
league | liga$
training workout | training
gym | fitnessstudio turnhalle
tournament | turnier
goal | tor$ tore$ ziel$ ziele$
race | rennen$ lauf$
score points | punkt punktestand
membership | mitgliedschaft
ball | ball$
coach trainer | trainer
bike bicycle | fahrrad rad$
movie film | film
series show | serie$ sendung
episode | folge$ episode
season | staffel saison
song track | lied$ lieder song$ songs$
playlist | playlist
album | album
artist singer | kunstler sanger
band | band$
music | musik
concert | konzert
theater | theater
cinema | kino
exhibition | ausstellung
news | nachrichten neuigkeit
article | artikel
magazine | zeitschrift magazin
podcast | podcast
game | spiel$ spiele$
weather | wetter
forecast | vorhersage prognose
rain | regen$ regnet$ regnen$ regnerisch
snow | schnee$ schneit$ schneien$
wind | wind$
storm | sturm gewitter
sun | sonne
cloud | wolke cloud
frost ice | frost eis$
winter | winter
summer | sommer
spring | fruhling fruhjahr
autumn | herbst
animal | tier$ tiere$ tieren$
dog | hund$ hunde$ hundes$ hundin
cat | katze
horse | pferd
cow | kuh$ kuhe$ rind
pig | schwein
sheep | schaf$ schafe$
hen | henne$ hennen$ huhner
bird | vogel
rabbit | kaninchen hase$
bee hive | biene bienenstock
herd | herde$ herden$
vet | tierarzt
feed | futter
farm | bauernhof hof$ farm
farmer | landwirt bauer$ bauern$
crop harvest | ernte
wheat grain | weizen getreide
seed | saatgut samen$
fertilizer | dunger
tractor | traktor schlepper
greenhouse | gewachshaus
barn stable | stall scheune
soil | boden$
plant flower | pflanze blume
tree | baum$ baume$
forest | wald$ walder
vehicle | fahrzeug
car | auto$ autos$ wagen$ pkw$
truck | lkw$ lastwagen
van | transporter lieferwagen
driver | fahrer
motorcycle | motorrad
ship boat | schiff boot$ boote$
tire | reifen$
engine | motor
fuel petrol | kraftstoff benzin diesel$ sprit
charging station | ladestation ladesaule
parking | parkplatz parkhaus
mileage | kilometerstand
service inspection | inspektion wartung service
license plate | kennzeichen nummernschild
driving licence | fuhrerschein
accident | unfall
repair | reparatur
spare part | ersatzteil
tool | werkzeug
machine | maschine
maintenance | wartung instandhaltung
technician | techniker monteur
fleet | flotte fuhrpark
office authority | behorde amt$ amter
municipality | gemeinde
mayor | burgermeister
citizen | burger
identity card | personalausweis ausweis
birth born | geburt geboren
wedding marriage | hochzeit eheschliessung
death | tod$ todes todesfall
permit | genehmigung erlaubnis
law act | gesetz
court | gericht$ gerichts
lawyer attorney | anwalt anwaltin
case file | akte$ akten$ fall$ falle$
hearing | anhorung verhandlung
police | polizei
firefighter | feuerwehr
election | wahl$ wahlen$
vote | stimme$ stimmen$ abstimmung
petition | petition
grant subsidy | forderung zuschuss subvention
tender | ausschreibung
land parcel | grundstuck
property real estate | immobilie
person | person
man | mann$ manner herr$ herrn$
woman | frau$ frauen$
child | kind$ kinder kindes$
friend | freund$ freunde$ freunden$ freundin
family | familie
mother | mutter mama$
father | vater papa$
brother | bruder
sister | schwester
wife | ehefrau
husband | ehemann
grandmother | oma$ grossmutter
grandfather | opa$ grossvater
neighbor | nachbar
birthday | geburtstag
gift | geschenk
party celebration | feier$ party
age | alter$
clothes | kleidung kleider
shirt | hemd
shoe | schuh
trousers | hose$ hosen$
jacket coat | jacke mantel
dress | kleid$ kleider$
color | farbe
bag | tasche
idea | idee
question | frage$ fragen$
answer | antwort
decision | entscheidung
opinion review | meinung rezension bewertung
rating | bewertung
survey poll | umfrage
plan | plan$ plane$
strategy | strategie
change | anderung aenderung
difference | unterschied differenz
part | teil$ teile$
place location | ort$ orte$ standort platz
zone area | zone bereich gebiet
history | verlauf historie geschichte
experiment | experiment versuch
sample | probe$ proben$ muster
laboratory | labor
measurement | messung messwert
batch lot | charge$ chargen$
production line | linie fertigungslinie
factory plant | fabrik werk$ werke$
material | material
quality | qualitat
logistics | logistik
carrier courier | spediteur kurier
transport shipping | transport beforderung
post office | post$ postamt
customs | zoll
pallet | palette
shelf | regal
label tag | etikett label tag$ tags$
box | kiste karton schachtel
inbox mailbox | posteingang postfach briefkasten
letter | brief$ briefe$
draft | entwurf
archive | archiv
bin recycle | papierkorb mulleimer tonne
audit inspection | prufung audit kontrolle inspektion
risk | risiko
security | sicherheit
threat | bedrohung
vulnerability | schwachstelle sicherheitslucke
fire | brand$ feuer$
smoke | rauch$
leak | leck
donation | spende
charity | wohltatig
volunteer | freiwillig ehrenamt
church | kirche
museum | museum
stage phase | phase etappe
language | sprache
translation | ubersetzung
word | wort$ worter worte$
signal | signal
satellite | satellit
star | stern$ sterne$
planet | planet
security share | aktie$ aktien$ anleihe
exchange rate | wechselkurs kurs$
wallet | geldborse wallet
investment | investition anlage$
fund | fonds
open | offen offene
closed | geschlossen abgeschlossen
overdue | uberfallig ueberfallig
unpaid | unbezahlt unbeglichen
paid | bezahlt beglichen gezahlt
active | aktiv$ aktive$ aktiven$ aktiver$
inactive | inaktiv
free | frei$ freie$ freien$ freier$ freies$ kostenlos gratis
available | verfugbar verfuegbar vorhanden
unavailable | unverfugbar
busy occupied | besetzt belegt
urgent | dringend eilig
important | wichtig
critical | kritisch
high | hoch$ hohe$ hohen$ hoher$ hohes$ hohem$ hochst
low | niedrig niedriger tief$
medium | mittel$ mittler
new | neu$ neue$ neuen$ neuer$ neues$ neuem$
old | alt$ alte$ alten$ alter$ altes$ altest
latest | neuest neuste aktuellst
last | letzt
first | erste$ ersten$ erster$ erstes$ erstem$
previous | vorherig vorig
next | nachst naechst
cheapest | billigst gunstigst
cheap | billig gunstig preiswert
expensive | teuer teure
best | beste$ besten$ bester$ bestes$
worst | schlechtest
longest | langste
long | lang$ lange$ langen$
short | kurz
big large | gross$ grosse$ grossen$ grosst
small | klein
pending waiting | ausstehend wartend anstehend
in progress | bearbeitung laufend
approved | genehmigt freigegeben
rejected | abgelehnt
unapproved | ungenehmigt
cancelled | storniert abgesagt gekundigt
confirmed | bestatigt
unconfirmed | unbestatigt
delivered | geliefert zugestellt ausgeliefert
undelivered | unzugestellt
shipped sent | versendet verschickt gesendet versandt
received | erhalten eingegangen empfangen
completed done | abgeschlossen erledigt fertig
unfinished incomplete | unvollstandig unfertig unerledigt
resolved | gelost
unresolved | ungelost
expired | abgelaufen verfallen
valid | gultig gueltig
invalid | ungultig
due | fallig faellig
assigned | zugewiesen
unassigned | unzugewiesen
blocked suspended | gesperrt blockiert
locked | verriegelt abgeschlossen
unlocked | entsperrt entriegelt
enabled | aktiviert eingeschaltet
disabled | deaktiviert ausgeschaltet
deleted | geloscht
archived | archiviert
public | offentlich
private | privat
internal | intern
external | extern
shared | geteilt gemeinsam
unpublished | unveroffentlicht
published | veroffentlicht
unread | ungelesen
read | gelesen
signed | unterschrieben
unsigned | unsigniert ununterschrieben
missing | fehlend
damaged broken | beschadigt kaputt defekt
faulty | fehlerhaft mangelhaft
lost | verloren
late delayed | verspatet
delay | verspatung verzogerung
early | fruh$ fruhe fruher
daily | taglich
weekly | wochentlich
monthly | monatlich
yearly annual | jahrlich
permanent | dauerhaft permanent
temporary | vorubergehend temporar
automatic | automat
manual | manuell
digital online | digital online
full | voll$ volle$ voller$
empty | leer
hot | heiss
cold | kalt
warm | warm
dry | trocken
wet | nass feucht
red | rot$ rote$ roten$ roter$ rotes$
blue | blau
green | grun$ grune$ grunen$ gruner$
yellow | gelb
white | weiss$ weisse$ weissen$
black | schwarz
gray | grau
vegetarian | vegetar
vegan | vegan
organic | bio$ biolog
polish | polnisch
english | englisch
german | deutsch
foreign | auslandisch fremd
local | lokal$ ortlich
main | haupt
default | standard
current | aktuell gegenwartig
future | kunftig zukunftig kommend
recent | jungst kurzlich
negative | negativ
positive | positiv
outdoor outside | draussen aussen
indoor inside | drinnen innen
upstairs | oben$
downstairs | unten$
front | vorder vorne$
back rear | hintere hinten$
left | link$ linke$ linken$ links$
right | rechte$ rechten$ rechts$
duty shift | dienstes dienstplan bereitschaft rufbereitschaft
waste garbage trash | muell$ mulls mulltonn
bin container | tonnen mulltonne biotonn papiertonn
recycling | recycling wertstoff
warning alert | warnungen
severe weather storm | unwetter sturmes
sunrise | sonnenaufgang
sunset | sonnenuntergang
sun | sonnen
pollen | pollen
grass | gras$ graser grases
air | luft$
quality | gute$
concentration level | konzentration belastung
rotation speed | drehzahl umdrehung
setpoint target | sollwert zielwert
oil | ol$ ols olwechsel
passenger | fahrgast passagier reisende
platform | bahnsteig gleis plattform
locker | spind schliessfach
plug socket | stecker
robot | roboter
lease tenancy | mietvertrag mietverhaltnis pacht
viewing visit | besichtigung
clause | klausel
envelope | umschlag
respondent participant | befragte teilnehmer
survey poll | fragebogen
audience segment | zielgruppe segment
click | klick
copy | exemplar kopie
genre | genre gattung
edition issue | ausgabe auflage
publisher | verlag herausgeber
parent guardian | eltern elternteil erziehungsberechtigt
excuse justification | entschuldigung
enrolment registration | einschreibung anmeldung
exercise workout | ubung workout
instructor trainer coach | kursleiter ubungsleiter
variant | variante
pick picking | kommissionier
sender | absender
dimension size | abmessung masse$
payroll salary | gehaltsabrechnung
allowance benefit | zulage zuschuss
vacancy position | stellenangebot
timesheet | stundenzettel zeiterfassung arbeitszeit
invitation | einladung
attendee participant guest | teilnehmer
event | termin$ termine termins
agenda | tagesordnung agenda
minutes protocol | protokoll
assignee owner responsible | bearbeiter zustandig verantwortlich
snapshot backup | snapshot
reaction emoji | reaktion
industry sector | branche
stage phase | stufe
inspector | prufer inspektor
defect damage fault | mangel defekt storung
report notification | meldung meldungen
lighting lamp | beleuchtung laterne
noise | larm
permit license | zulassung
electricity power | stroms elektrizitat
gas | gases
reading | ablesung zahlerstand messwert
tariff rate plan | tarif
consumption usage | verbrauch
instalment advance | abschlag rate$ raten
provider supplier | anbieter versorger
connection | anschluss verbindung
outage failure | stromausfall
installation | installation montage
housekeeping cleaning | zimmerservice putz
towel | handtuch handtucher
wake-up alarm | weckruf weck
dish meal | gerichte
bill | rechnung
tip | trinkgeld
waiter | kellner bedienung
waitlist | warteliste
donor donation | spender
exhibit exhibition | exponat
theatre | theater
screening show | vorstellung vorfuhrung
stay night | aufenthalt ubernachtung
playlist | wiedergabeliste
debt due | ruckstand
vaccination | impf
examination checkup | vorsorge
fine penalty | mahngebuhr
hold reservation | vormerkung
braking | brems`,
};
