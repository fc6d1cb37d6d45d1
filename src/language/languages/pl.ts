import type { Language } from "./language.ts";

export const pl: Language = {
  code: "pl",
  softened: `
c: k t
dz: g
sz: ch
`,
  functionWords: `calkowicie zupelnie kompletnie definitywnie trwale zostal zostala zostalo zostali zostaly zostanie zostana stoi stoja znajduje znajduja lezy leza sie teraz obecnie aktualnie wlasnie p.s.
a i o u w z ze we na do od po pod nad przed za przy dla bez przez u ku miedzy pomiedzy obok wedlug wobec dzieki wbrew poza oprocz wokol dookola podczas wsrod zamiast ponad spod znad
aby zeby by zebym zebys zebysmy zebyscie abym abys abysmy abyscie ale lub albo badz ani oraz jednak wiec zatem bo poniewaz gdyz dlatego to tez takze rowniez jak niz niech czy co kto
ja ty on ona ono my wy oni one mnie mna mi ciebie cie tobie ci toba jego go jemu mu nim niego niemu nia jej niej ja ich im nimi nich nas nam nami was wam wami
moj moja moje mojego mojemu moim mojej moich moimi twoj twoja twoje twojego twojemu twoim twojej twoich nasz nasza nasze naszego naszemu naszym naszej naszych wasz wasza wasze waszego waszej waszych
swoj swoja swoje swojego swojemu swoim swojej swoich swoimi sie siebie sobie soba
ten ta to te tego temu tym tej tych tymi ci tamten tamta tamto tamte tamtego tamtej tamtych tu tutaj tam owo
ktory ktora ktore ktorzy ktorego ktoremu ktorym ktorej ktorych ktorymi jaki jaka jakie jakiego jakiej jakim jakich jakis jakas jakies ktos kogos komus kims czegos czemus cos gdzies kiedys czyj czyja czyje
byc jest sa jestem jestes jestesmy jestescie byl byla bylo byli byly bedzie beda bede bedziesz bedziemy bedziecie bylby bylaby byloby bym bys bysmy byscie
miec mam masz ma mamy macie maja mial miala mialo mieli mialy
moze moga moge mozesz mozemy mozecie mogl mogla moglo mogli mogly mozna da
pan pani panu pana panstwo panstwa panstwu panem panowie panie
tak juz jeszcze tylko wlasnie teraz znow znowu ponownie potem pozniej zaraz bardzo dosc okolo mniej wiecej jakies dokladnie razem nawet chyba raczej naprawde inny inna inne innego innej innych taki taka takie
`,
  courtesy:
    "prosze prosic prosilbym prosilabym prosimy dziekuje dziekujemy dzieki dziex dzieks czesc hej hejka hejo halo witam witaj witajcie siema siemka elo serdecznie pozdrawiam pozdrowienia uprzejmie laskawie grzecznie szybko szybciutko pilnie asap natychmiast niezwlocznie predko szybciej tylko prostu no wiec tak dobra dobrze ok oke okej okay jasne super fajnie swietnie przepraszam sorki sorry sory wybacz wybaczcie drogi droga drodzy szanowni szanowny szanowna asystencie asystentko asystent bocie szefie kolego kochany kochana najlepiej najszybciej mozliwie wdzieczny wdzieczna wdzieczni milo pls plz please thx tez rowniez koncu wreszcie koniecznie zaraz juz",
  requestFrames: `
prosze
prosze o
prosze cie
prosze pana
prosze pani
bardzo prosze
bardzo prosze o
prosilbym
prosilbym o
prosilabym
prosilabym o
prosimy
prosimy o
uprzejmie prosze
uprzejmie prosze o
uprzejmie prosimy o
prosze abys
prosze zebys
prosze aby
prosze zeby
prosba o
mam prosbe
mam prosbe o
mam prosbe zebys
mozesz
mozesz mi
mozesz prosze
czy mozesz
czy mozesz mi
czy mozesz prosze
mozecie
czy mozecie
czy moze pan
czy moze pani
czy moga panstwo
moze pan
moze pani
moglbys
moglabys
moglbys mi
moglabys mi
czy moglbys
czy moglabys
czy moglbys mi
czy moglabys mi
moglibyscie
czy moglibyscie
czy mogliby panstwo
moglby pan
moglaby pani
czy moglby pan
czy moglaby pani
czy moglby mi pan
czy moglaby mi pani
czy byloby mozliwe zebys
czy bylbys laskaw
czy bylbys tak mily i
czy bylabys tak mila i
bylbys tak mily i
bylabys tak mila i
badz tak mily i
badz tak dobry i
badz laskaw
czy nie moglbys
nie moglbys
nie moglabys
zechciej
zechciejcie
zechce pan
zechcialbys
czy zechcialbys
czy zechcialaby pani
dasz rade
dalbys rade
czy dalbys rade
czy dasz rade
daloby sie
czy daloby sie
chce
chcemy
chce zebys
chce abys
chce zeby
chce aby
chce zebyscie
chcialbym
chcialabym
chcielibysmy
chcialybysmy
chcialbym zebys
chcialabym zebys
chcialbym abys
chcialabym abys
chcialbym zeby
chcialabym zeby
chcialbym aby
chcialabym aby
chcialbym prosic o
chcialabym prosic o
chcialbym poprosic o
chcialabym poprosic o
zalezy mi zeby
zalezy mi na tym zeby
zycze sobie
potrzebuje
potrzebuje zebys
potrzebuje abys
potrzebuje zeby
potrzebujemy
potrzebujemy zebys
potrzebne jest
potrzebne mi jest
potrzebna mi
potrzebny mi
potrzeba
trzeba
trzeba by
trzebaby
trzeba bedzie
nalezy
nalezaloby
wypada
musze
musimy
musisz
musicie
musi pan
musi pani
powinienes
powinnas
powinniscie
poprosze
poprosze o
poprosimy
niech
niech pan
niech pani
niech panstwo
niech bedzie
niech zostanie
nie zapomnij
nie zapomnijcie
prosze nie zapomniec
pamietaj zeby
pamietaj aby
pamietaj by
pamietaj o tym zeby
upewnij sie ze
zadbaj o to zeby
zadbaj o to aby
postaraj sie
sprobuj
sprobujcie
sprobuj mi
pomoz mi
pomozcie mi
pomoz
pomozesz mi
czy pomozesz mi
daj
daj mi
zrob tak zeby
zrob tak aby
spraw zeby
spraw aby
chodz
chodzmy
idz
pora
czas
wolalbym
wolalabym
wolalbym zebys
teraz
nastepnie
potem
`,
  adviceFrames: `
jak
jak mam
jak mamy
jak moge
jak mozna
jak mozemy
jak moglbym
jak moglabym
jak powinienem
jak powinnam
jak nalezy
jak najlepiej
jak najlatwiej
jak poprawnie
jak to
jak sie
jak by
jak bym
jak zrobic
jak dziala
w jaki sposob
w jaki sposob moge
jakim sposobem
gdzie moge
gdzie mozna
czy mam
czy mamy
czy powinienem
czy powinnam
czy powinnismy
powinienem
powinnam
powinnismy
czy moge
czy mozemy
czy mozna
czy moglbym
czy moglabym
czy moglibysmy
moge
moge juz
mozna
wolno mi
czy wolno
czy wolno mi
czy da sie
da sie
czy jest mozliwe
czy jest mozliwosc
czy jest opcja
jest mozliwosc
czy istnieje mozliwosc
czy mozliwe jest
czy to mozliwe
czy byloby mozliwe
byloby mozliwe
czy warto
warto
czy lepiej
czy dobrze
czy dobrym pomyslem
czy ma sens
ma sens
czy jest sens
czy jest bezpiecznie
czy bezpiecznie
czy to bezpieczne
czy bezpieczne jest
czy trzeba
czy nalezy
czy musze
czy musimy
czy potrzebuje
czy jest konieczne
czy konieczne jest
czy umiesz
umiesz
czy potrafisz
potrafisz
czy system
czy jestes w stanie
jestes w stanie
czy masz mozliwosc
masz mozliwosc
czy polecasz
polecasz
czy radzisz
czy doradzasz
doradz
doradz mi
poradz
poradz mi
co jesli
co gdyby
co gdy
co sie stanie
co sie stanie jesli
co sie stanie jak
co sie stanie gdy
co sie dzieje gdy
co sie dzieje jak
co sie dzieje kiedy
co by sie stalo
co by sie stalo gdyby
co by sie stalo gdybym
co by bylo gdyby
co by bylo gdybym
co bedzie jesli
co bedzie jak
co oznacza
co znaczy
co powinienem
co powinnam
co musze zrobic
co mam zrobic
co trzeba
co trzeba zrobic
co robi
dlaczego
dlaczego mialbym
po co
czemu
kiedy moge
kiedy mozna
kiedy powinienem
kiedy powinnam
kiedy nalezy
kto moze
kto powinien
kto ma prawo
wyjasnij
wyjasnij mi
wyjasnij jak
wytlumacz
wytlumacz mi
wytlumacz jak
opisz jak
pokaz jak
pokaz mi jak
powiedz jak
powiedz mi jak
napisz jak
napisz mi jak
naucz mnie
instrukcja
jaka jest procedura
jaki jest najlepszy sposob
jaka jest roznica
jakie sa konsekwencje
jakie sa opcje
nie wiem jak
nie wiem czy
zastanawiam sie
zastanawiam sie czy
zastanawiam sie nad
rozwazam
mysle o
mysle nad
mysle zeby
mysle czy
planuje
zamierzam
ciekawi mnie
ciekawi mnie jak
interesuje mnie jak
chce wiedziec jak
chcialbym wiedziec jak
chcialabym wiedziec jak
potrzebuje wiedziec jak
jaki jest sposob
jest sposob
czy jest sposob
czy jest jakis sposob
hipotetycznie
teoretycznie
`,
  negations: `
bez
nie
nigdy
nigdy nie
nie nie
juz nie
jeszcze nie
na razie nie
teraz nie
dzis nie
lepiej nie
raczej nie
absolutnie nie
w zadnym wypadku
w zadnym razie
pod zadnym pozorem
za zadne skarby
za nic
wcale
ani
zamiast
zamiast tego
zamiast tego zeby
bez potrzeby
oprocz
poza tym ze nie
z wyjatkiem
z wylaczeniem
nie trzeba
nie potrzeba
nie potrzebuje
nie potrzebujemy
nie ma potrzeby
nie ma koniecznosci
nie ma sensu
nie ma co
nie musisz
nie musicie
nie musi
nie musze
nie musimy
nie musi pan
nie musi pani
nie nalezy
nie wolno
nie wolno ci
nie powinienes
nie powinnas
nie powinno
nie powinno sie
nie powinien
nie chce
nie chcemy
nie chce zebys
nie chce zeby
nie chce aby
nie chcialbym
nie chcialabym
nie chcialbym zebys
nie zycze sobie
nie prosze
nie zamierzam
nie planuje
nie mam zamiaru
nie moge
nie mozesz
nie mozemy
nie mozna
nie da sie
nie udalo sie
nie udaje sie
nie dziala
nie rob
nie robcie
nie rob tego
nie waz sie
nie wazcie sie
nie probuj
nie probujcie
nie jest potrzebne
nie jest konieczne
nie bedzie potrzebne
niech nie
niech pan nie
niech pani nie
zeby nie
aby nie
zebys nie
prosze nie
prosze tego nie
zapomnij o
zapomnij
zapomnij o tym
niewazne
mniejsza o to
mniejsza z tym
daj spokoj
daj sobie spokoj
zostaw to
daruj sobie
przestan
przestancie
powstrzymaj sie
powstrzymaj sie od
powstrzymaj sie przed
unikaj
unikajcie
odradzam
zakazuje
zabraniam
nic
nikt
nikogo
nikomu
zaden
zadna
zadne
zadnego
zadnej
zadnych
zadnym
rozmyslilem sie
rozmyslilam sie
zmienilem zdanie
zmienilam zdanie
`,
  questionWords: `
kto kogo komu kim co czego czemu czym ktory ktora ktore ktorego ktorej ktorych ktorym ktorymi ktorzy jaki jaka jakie jakiego jakiej jakich jakim jakimi
kiedy gdzie skad dokad ktoredy dlaczego czemu jak ile ilu iloma ilokrotnie czyj czyja czyje czyjego czy odkad
`,
  questionVerbs:
    "czy jest sa jestem jestes byl byla bylo byli byly bedzie beda ma masz mamy macie maja mial miala istnieje istnieja dziala dzialaja przyszedl przyszla przyszlo przyszly dotarl dotarla dotarlo dotarly zostalo zostaly zostal zostala brakuje nalezy wiesz wiecie mozna moze moga udalo",
  conditions: `
jesli
jezeli
jesliby
jezeliby
o ile
gdyby
gdybym
gdybys
gdybysmy
gdyz by
gdy
gdy tylko
kiedy
kiedy tylko
kiedy juz
jak tylko
jak juz
jak bedzie
jak beda
jak przyjdzie
jak skoncze
jak skonczysz
jakby
jakbym
jakbys
skoro tylko
zaraz po tym jak
po tym jak
po tym gdy
zanim
dopoki
dopoki nie
poki
poki nie
dopiero
dopiero jak
dopiero gdy
dopiero kiedy
dopiero po
chyba ze
w przypadku
w przypadku gdy
w przypadku gdyby
w razie
w razie gdyby
w razie czego
na wypadek
na wypadek gdyby
pod warunkiem
pod warunkiem ze
przy zalozeniu ze
zakladajac ze
tylko jesli
tylko jezeli
tylko gdy
tylko wtedy gdy
tylko wtedy
wtedy gdy
za kazdym razem gdy
zawsze gdy
zawsze kiedy
ilekroc
az
az do momentu
az do chwili
pozniej
potem jak
kiedys
kiedy indziej
innym razem
nastepnym razem
w przyszlosci
z czasem
jeszcze nie
na razie nie
na razie
poczekaj
poczekajcie
poczekaj z
zaczekaj
zaczekaj z
wstrzymaj sie
wstrzymaj sie z
byc moze
moze pozniej
moze kiedys
w przeciwnym razie
inaczej
`,
  adverbs: `
nadal
wciaz
ciagle
stale
zawsze
jeszcze raz
po raz kolejny
ponownie
znowu
znow
od teraz
odtad
od tej pory
na przyszlosc
dotychczas
dotad
jak dotad
w tej chwili
obecnie
z kontekstu
w kontekscie
z poprzedniego kroku
z poprzedniego wezla
podany wyzej
jak wyzej
zgodnie z ustaleniami
niestety
w sumie
lacznie
`,
  reporting: `
powiedzial
powiedziala
powiedzieli
powiedzialy
powiedzial mi
powiedziala mi
powiedzial ze
powiedziala ze
mowi
mowia
mowi ze
mowil
mowila
mowili
mowil ze
mowila ze
podobno
rzekomo
ponoc
twierdzi
twierdza
twierdzil
twierdzila
twierdzili
pisze
pisze ze
pisal
pisala
pisali
napisal
napisala
napisali
napisal mi
napisala mi
napisal ze
odpisal
odpisala
odpowiedzial
odpowiedziala
odpowiedzieli
oznajmil
oznajmila
oswiadczyl
oswiadczyla
poinformowal
poinformowala
poinformowali
informuje
informuja
zglosil
zglosila
zglosili
zglosil ze
zglasza
zglaszaja
wspomnial
wspomniala
wspomina
pyta
pyta czy
pytaja
pytaja czy
pytal
pytala
pytali
pytal czy
pytala czy
pytali czy
zapytal
zapytala
zapytali
spytal
spytala
dopytuje
dopytywal
chce wiedziec czy on
chce wiedziec klient
on chce
ona chce
oni chca
klient chce
klient potrzebuje
klientka potrzebuje
szef potrzebuje
kolega potrzebuje
pacjent potrzebuje
on potrzebuje
ona potrzebuje
klientka chce
szef chce
szefowa chce
kolega chce
kolezanka chce
uzytkownik chce
pacjent chce
chca
chca zeby
chca wiedziec
chcial
chciala
chcieli
chcial zebym
chciala zebym
chcieli zebysmy
chcial zeby
chcial wiedziec
chciala wiedziec
chcialby
chcialaby
chcieliby
prosi
prosza
prosi o
prosil
prosila
prosili
prosil o
poprosil
poprosila
poprosili
poprosil o
poprosila o
poprosil mnie
poprosila mnie
zazadal
zazadala
zada
zadal
zadala
zadaja
wnioskuje
wnioskowal
domaga sie
domagal sie
domagala sie
kazal
kazala
kazali
kaze
kazal mi
kazala mi
polecil
polecila
zaproponowal
zaproponowala
proponuje
sugeruje
sugerowal
sugerowala
zasugerowal
obiecal
obiecala
przyznal
uwaza
uwazaja
uwazal
mysli
mysli ze
myslal
sadzi
narzeka
narzekal
skarzy sie
skarzyl sie
skarzyla sie
dzwonil
dzwonila
zadzwonil
zadzwonila
ostrzegl
ostrzega
przypomnial
przekazal
przekazala
donosi
potrzebuje klient
wedlug niego
wedlug niej
wedlug nich
wedlug klienta
wedlug szefa
zdaniem
zdaniem klienta
jego zdaniem
jej zdaniem
slyszalem
slyszalam
slyszalem ze
dowiedzialem sie
dowiedzialam sie
czytalem
czytalam
przeczytalem
w mailu jest
w mailu bylo
w wiadomosci jest
cytuje
cytat
`,
  past: `
byl
byla
bylo
byli
byly
zostal
zostala
zostalo
zostali
zostaly
zostanie
zostana
bywa
jest juz
sa juz
juz
juz jest
juz sa
juz byl
juz zostal
juz zostala
juz zostalo
juz zostaly
dopiero co
wlasnie
niedawno
ostatnio
kiedys
wtedy
wczesniej
poprzednio
dotychczas
dotad
przedtem
mial byc
miala byc
mialo byc
mialy byc
mialem
mialam
mielismy
musialem
musialam
musielismy
kazalem
udalo sie
udalo mi sie
jestem po
`,
  showing: `
szczegoly
szczegoly dotyczace
informacje o
pokaz
pokazcie
pokaz mi
pokazcie mi
pokazac
prosze pokazac
pokazesz mi
czy mozesz pokazac
wyswietl
wyswietlcie
wyswietl mi
wyswietlic
wypisz
wypisz mi
wymien
wymien mi
lista
liste
przeglad
zestawienie
podaj
podaj mi
podajcie
podac
powiedz
powiedz mi
powiedzcie mi
powiedz czy
daj
daj mi
daj mi znac
daj znac
daj mi liste
dajcie mi
podrzuc mi
przedstaw
przedstaw mi
zobacz
zobacz czy
zobaczyc
rzuc okiem
rzuc okiem na
spojrz
spojrz na
zerknij
zerknij na
popatrz
popatrz na
sprawdz
sprawdz czy
sprawdz mi
sprawdz prosze
znajdz
znajdz mi
wyszukaj
wyszukaj mi
poszukaj
odszukaj
ustal
dowiedz sie
przeczytaj
przeczytaj mi
odczytaj
poprosze liste
poprosze o liste
poprosze o informacje
prosze o informacje
chce zobaczyc
chce wiedziec
chce zobaczyc liste
chcialbym zobaczyc
chcialabym zobaczyc
chcialbym wiedziec
chcialabym wiedziec
chcialbym sie dowiedziec
chcialabym sie dowiedziec
chcialbym sprawdzic
chcialabym sprawdzic
chcielibysmy wiedziec
potrzebuje wiedziec
potrzebuje zobaczyc
potrzebuje sprawdzic
potrzebuje informacji
potrzebuje listy
musze wiedziec
musze sprawdzic
interesuje mnie
interesuja mnie
ciekawi mnie
moge zobaczyc
moge wiedziec
moge prosic o liste
mozesz mi powiedziec
czy mozesz mi powiedziec
moglbys mi powiedziec
moglabys mi powiedziec
czy moglbys mi powiedziec
czy moglabys mi powiedziec
czy wiesz
wiesz
wiesz moze
czy wiadomo
nie wiem
co z
co slychac
co nowego
co u
co jest
co mamy
jak wyglada
jak wygladaja
jak sie ma
jak idzie
jak tam
jak poszlo
mamy
czy mamy
czy mam
masz
czy masz
informacje o
informacja o
szczegoly
szczegoly dotyczace
detale
stan
status
podsumuj
podsumuj mi
podsumowanie
przypomnij mi kiedy
przypomnij mi kto
przypomnij mi co
przypomnij mi jaki
przypomnij mi ile
`,
  all: "wszedzie wszystko wszystkie wszyscy wszystkich wszystkim wszystkimi wszystkiego wszystkiemu kazdy kazda kazde kazdego kazdej kazdemu kazdym caly cala cale calego calej calych calym calkowity komplet oba obie oboje obu obydwa obydwie jakikolwiek jakakolwiek jakiekolwiek wszelki wszelkie wszelkich",
  pointing:
    "to ten ta te tego temu tym tej tych tymi ci tamten tamta tamto tamte tamtego tamtej tamtych owego on ona ono oni one go jego jemu mu niego niemu nim ja nia jej niej ich im nich nimi je tu tutaj tam moj moja moje mojego mojej moich mojemu moim moimi nasz nasza nasze naszego naszej naszych swoj swoja swoje swojego swojej swoich taki taka takie sam sama samo samego samej dany dana dane danego danej niniejszy niniejsza",
  months: `
styczen stycznia styczniu styczniem sty styczniowy styczniowa styczniowe
luty lutego lutemu lutym lut lutowy lutowa lutowe
marzec marca marcu marcem mar marcowy marcowa marcowe
kwiecien kwietnia kwietniu kwietniem kwi kwietniowy kwietniowa kwietniowe
maj maja maju majem majowy majowa majowe
czerwiec czerwca czerwcu czerwcem cze czerwcowy czerwcowa czerwcowe
lipiec lipca lipcu lipcem lip lipcowy lipcowa lipcowe
sierpien sierpnia sierpniu sierpniem sierp sierpniowy sierpniowa sierpniowe
wrzesien wrzesnia wrzesniu wrzesniem wrz wrzesniowy wrzesniowa wrzesniowe
pazdziernik pazdziernika pazdzierniku pazdziernikiem paz pazdziernikowy pazdziernikowa
listopad listopada listopadzie listopadem lis listopadowy listopadowa listopadowe
grudzien grudnia grudniu grudniem gru grudniowy grudniowa grudniowe
`,
  weekdays: `
poniedzialek poniedzialku poniedzialki poniedzialkiem poniedzialkowy poniedzialkowa poniedzialkowe poniedzialkow pon pn
wtorek wtorku wtorki wtorkiem wtorkowy wtorkowa wtorkowe wtorkow wt
sroda srode srody srodzie srodowy srodowa srodowe sr
czwartek czwartku czwartki czwartkiem czwartkowy czwartkowa czwartkowe czw
piatek piatku piatki piatkiem piatkowy piatkowa piatkowe pt
sobota sobote soboty sobocie sobotni sobotnia sobotnie sob
niedziela niedziele niedzieli niedzielny niedzielna niedzielne niedz nd
`,
  times: `
day+0: dzis dzisiaj dzisiejszy dzisiejsza dzisiejsze dzisiejszego dzisiejszej dzisiejszym dzisiejszych
day+1: jutro jutra jutrze jutrzejszy jutrzejsza jutrzejsze jutrzejszego jutrzejszej jutrzejszym jutrzejszych
day+2: pojutrze pojutrzejszy
day-1: wczoraj wczorajszy wczorajsza wczorajsze wczorajszego wczorajszej wczorajszym wczorajszych
day-2: przedwczoraj przedwczorajszy przedwczorajsza
now: teraz natychmiast obecnie zaraz aktualnie
morning: rano ranek poranek poranny poranna poranne rana ranka przedpoludnie przedpoludniem
noon: poludnie poludniem poludnia
afternoon: popoludnie popoludniu popoludniem popoludniowy popoludniowa popoludniowe
evening: wieczor wieczorem wieczora wieczoru wieczorny wieczorna wieczorne
night: noc nocy noca nocny nocna nocne
midnight: polnoc polnocy polnoca
next: nastepny nastepna nastepne nastepnego nastepnej nastepnym nastepnych przyszly przyszla przyszle przyszlego przyszlej przyszlym przyszlych kolejny kolejna kolejne kolejnego kolejnej kolejnych nadchodzacy nadchodzaca nadchodzace najblizszy najblizsza najblizsze najblizszego najblizszej najblizszych
last: ostatni ostatnia ostatnie ostatniego ostatniej ostatnim ostatnich zeszly zeszla zeszle zeszlego zeszlej zeszlym zeszlych ubiegly ubiegla ubiegle ubieglego ubieglej ubieglym ubieglych miniony miniona minione minionego minionej minionych poprzedni poprzednia poprzednie poprzedniego poprzedniej poprzednim
this: ten ta to tego tej tym biezacy biezaca biezace biezacego biezacej biezacym obecny obecna obecnego obecnym obecnej
ago: temu wstecz przed
in: za ciagu
since: od odkad poczawszy
until: do az dopoki
before: przed zanim
after: po
between: miedzy pomiedzy
from: od z ze
to: do
year+0: tegoroczny tegoroczna tegoroczne tegorocznego tegorocznej
year-1: zeszloroczny zeszloroczna zeszloroczne zeszlorocznego zeszlorocznej ubieglorocznego ubieglorocznej
year+1: przyszloroczny przyszloroczna przyszlorocznego przyszlorocznej
half: pol wpol
quarter: kwadrans
oclock: godzina godzinie godzine godziny godz
`,
  durations: `
second: sekunda sekundy sekund sekunde sekundach sek
minute: minuta minuty minut minute minutach minutka minutke minutki min
hour: godzina godziny godzin godzine godzinie godzinach godzinka godzinke godz h
day: dzien dnia dni dniu dniem dniach dzienny doba doby dobe dobie dob
week: tydzien tygodnia tygodnie tygodni tygodniu tygodniem tygodniach tygodniowy
month: miesiac miesiaca miesiace miesiecy miesiacu miesiacem miesiacach mies
year: rok roku lata lat rokiem latach roczny
night: noc nocy noce nocach nocleg noclegi noclegow
`,
  numbers: `
0: zero zera zerowy
1: jeden jedna jedno jednego jednej jednym jednemu raz
2: dwa dwie dwaj dwoch dwom dwoma dwoje dwu dwojga
3: trzy trzech trzem trzema trzej troje trojga
4: cztery czterech czterem czterema czterej czworo czworga
5: piec pieciu pieciorga piecioro
6: szesc szesciu
7: siedem siedmiu
8: osiem osmiu
9: dziewiec dziewieciu
10: dziesiec dziesieciu dycha dyche
11: jedenascie jedenastu
12: dwanascie dwunastu tuzin tuzina
13: trzynascie trzynastu
14: czternascie czternastu
15: pietnascie pietnastu
16: szesnascie szesnastu
17: siedemnascie siedemnastu
18: osiemnascie osiemnastu
19: dziewietnascie dziewietnastu
20: dwadziescia dwudziestu
30: trzydziesci trzydziestu
40: czterdziesci czterdziestu
50: piecdziesiat piecdziesieciu
60: szescdziesiat szescdziesieciu
70: siedemdziesiat siedemdziesieciu
80: osiemdziesiat osiemdziesieciu
90: dziewiecdziesiat dziewiecdziesieciu
100: sto stu setka setki setke
200: dwiescie dwustu
300: trzysta trzystu
400: czterysta czterystu
500: piecset pieciuset
600: szescset szesciuset
700: siedemset siedmiuset
800: osiemset osmiuset
900: dziewiecset dziewieciuset
1000: tysiac tysiaca tysiace tysiecy tysiacem tys
1000000: milion miliona miliony milionow mln
1000000000: miliard miliarda miliardy miliardow mld
0.5: pol polowa polowe polowy
0.25: cwierc
1.5: poltora poltorej
2.5: dwaipol
#1: pierwszy pierwsza pierwsze pierwszego pierwszej pierwszemu pierwszym pierwszych pierwsi
#2: drugi druga drugie drugiego drugiej drugiemu drugim drugich
#3: trzeci trzecia trzecie trzeciego trzeciej trzeciemu trzecim trzecich
#4: czwarty czwarta czwarte czwartego czwartej czwartemu czwartym
#5: piaty piata piate piatego piatej piatemu piatym
#6: szosty szosta szoste szostego szostej szostemu szostym
#7: siodmy siodma siodme siodmego siodmej siodmemu siodmym
#8: osmy osma osme osmego osmej osmemu osmym
#9: dziewiaty dziewiata dziewiate dziewiatego dziewiatej dziewiatemu dziewiatym
#10: dziesiaty dziesiata dziesiate dziesiatego dziesiatej dziesiatemu dziesiatym
#11: jedenasty jedenasta jedenaste jedenastego jedenastej jedenastemu jedenastym
#12: dwunasty dwunasta dwunaste dwunastego dwunastej dwunastemu dwunastym
#13: trzynasty trzynasta trzynaste trzynastego trzynastej trzynastemu trzynastym
#14: czternasty czternasta czternaste czternastego czternastej czternastemu czternastym
#15: pietnasty pietnasta pietnaste pietnastego pietnastej pietnastemu pietnastym
#16: szesnasty szesnasta szesnaste szesnastego szesnastej szesnastemu szesnastym
#17: siedemnasty siedemnasta siedemnaste siedemnastego siedemnastej siedemnastemu siedemnastym
#18: osiemnasty osiemnasta osiemnaste osiemnastego osiemnastej osiemnastemu osiemnastym
#19: dziewietnasty dziewietnasta dziewietnaste dziewietnastego dziewietnastej dziewietnastemu dziewietnastym
#20: dwudziesty dwudziesta dwudzieste dwudziestego dwudziestej dwudziestemu dwudziestym
#30: trzydziesty trzydziesta trzydzieste trzydziestego trzydziestej trzydziestemu trzydziestym
#-1: ostatni ostatnia ostatnie ostatniego ostatniej ostatniemu ostatnim
#-2: przedostatni przedostatnia przedostatniego przedostatniej
`,
  currencies: `
EUR: euro eur
USD: dolar dolara dolary dolarow dolarach dolarami usd
GBP: funt funta funty funtow funtach gbp
CZK: korona korony koron czk czeskich kc
PLN: zloty zlote zlotych zlotego zlotowka zlotowki zlotowek zl pln
CHF: frank franka franki frankow chf
JPY: jen jena jeny jenow jpy
HUF: forint forinta forinty forintow huf
SEK: szwedzka szwedzkie szwedzkich sek
NOK: norweska norweskie norweskich nok
DKK: dunska dunskie dunskich dkk
CNY: juan juana juany juanow cny
INR: rupia rupie rupii inr
CAD: kanadyjski kanadyjskie kanadyjskich cad
AUD: australijski australijskie australijskich aud
UAH: hrywna hrywny hrywien
RUB: rubel rubla ruble rubli
BTC: bitcoin bitcoina bitcoiny bitcoinow
`,
  booleans: `
true: tak wlaczony wlaczona wlaczone wlaczono wlacz aktywny aktywna aktywne dozwolony dozwolone prawda zgoda z ze true on
false: nie wylaczony wylaczona wylaczone wylaczono wylacz nieaktywny nieaktywna nieaktywne zabroniony zabronione falsz bez false off
`,
  prepositions: `
to: do na dla ku komu
from: z ze od spod
in: w we wewnatrz na
at: o w u na przy
on: na dnia w we
for: dla na za przez
by: do przez
with: z ze wraz razem zawierajacy zawierajaca zawierajace
about: o dotyczacy dotyczaca dotyczace dotyczacego dotyczacej temat temacie sprawie odnosnie
of: od z nalezacy nalezaca nalezace
as: jako
named: nazywaja nazwa nazwany nazwana nazwane nazwie nazwanego nazwanej imieniu tytul tytulem tytule zatytulowany zatytulowana zatytulowane zwany zwana nazywa nazywajacy nazywajaca
saying: trescia tekstem tekst tresci tresc brzmiacy brzmiaca slowami komentarzem wiadomoscia notatka opisem
because: bo poniewaz gdyz powodu powod powodem wzgledu
over: ponad powyzej wiecej wiekszy wieksza wieksze wyzszy wyzsza wyzsze drozszy drozsze dluzszy dluzsze starszy starsze przekraczajacy przekraczajace przekraczajaca
under: ponizej mniej mniejszy mniejsza mniejsze nizszy nizsza nizsze tanszy tansze krotszy krotsze mlodszy mlodsze pod
most: maksymalnie najwyzej maks max maksimum
least: minimalnie najmniej przynajmniej min minimum conajmniej
sorted: posortowane posortowany posortowana posortuj sortuj uporzadkowane uporzadkowany wedlug wg
`,
  endings: `owac: uj ujcie owac
ac: j jcie c
ic: - cie ic
zyc: z zcie zyc
imp: - cie`,
  actions: `
accept | przyjmij/imp przyjac przyjm/owac zaakcept/owac akcept/owac | przyjm zaakcept akcept przyjal przyjel przyjet
activate | aktyw/owac zaktyw/owac uaktywni/ac | aktywow aktywuj aktywac zaktyw uaktyw
add | doda/ac dodawa/ac dorzuc/ic dopisz/imp dopisac dopisuj/imp dopisywac dolac/zyc dolo/zyc uzupelni/ac | dorzuc dopis dolacz doloz dodaj dodal dodan dodaw uzupelni
adjust tune | dostos/owac dopas/owac wyregul/owac regul/owac skoryg/owac ustaw/ic | dostosow dopasow regulow wyregul skoryg dostosuj dopasuj reguluj ustawi ustaw
announce | oglos/ic oglasza/ac zapowiedz/imp zapowiedziec obwiesc/ic podaj | oglos oglasz zapowie obwiesci podaj
answer reply respond | odpowiedz/imp odpowiedziec odpowiada/ac odpisz/imp odpisac odpisuj/imp odpisywac zareag/owac reag/owac | odpowie odpowiad odpis zareag reagowa reaguj
apply use | zastos/owac stos/owac uzy/ac uzywa/ac wykorzysta/ac skorzysta/ac nalo/zyc | zastosow stosow uzyj uzywa uzyl wykorzyst skorzyst uzyty$ uzyta$ uzyte$ uzyto$ zastosuj stosuj nalozy naloz wykorzysta
approve | zatwierdz/ic zatwierdza/ac zaakcept/owac zaaprob/owac klepnij/imp klepnac przyklepnij/imp przyklepnac | zatwierdz zaakcept zaaprob klepn przyklepn
win | wygra/ac | wygral wygran
lose | przegra/ac | przegral przegran
archive | zarchiwiz/owac archiwiz/owac | zarchiwiz archiwiz
arrange | zorganiz/owac organiz/owac zalatw/ic umow/ic zaaranz/owac uporzadk/owac | zorganiz organizow zalatw uporzadk umowil umowion organizuj zaaranzowa zaaranzuj
ask inquire | zapyta/ac spyta/ac pyta/ac popros/ic dopyta/ac | zapyta spyta dopyta poprosi pytaj
assign | przypisz/imp przypisac przypisuj/imp przypisywac przydziel/ic przydziela/ac wyznac/zyc zlec/ic powier/zyc | przypis przydziel wyznacz zleco zleci powierzy powierz wyznaczy
attach | zalac/zyc zalacza/ac dolac/zyc przyczep/ic podepnij/imp podpiac podlac/zyc doczep/ic przymoc/owac | zalacz dolacz przyczep podpie doczep podpia podepnij podlaczy podlacz przymocowa przymocuj zalaczy
authorize | autoryz/owac zautoryz/owac upowazni/ac uprawni/ac | autoryz zautoryz upowazn uprawni
back-up backup | zarchiwizuj zbackup/owac backup/owac zgra/ac | zbackup backup zgraj zarchiwiz
ban | zban/owac ban/owac zakaz/imp zakazac zabron/ic | zbanow banow zakaza zabron zbanuj banuj zakaz
bill invoice | faktur/owac zafaktur/owac wyfaktur/owac rozlic/zyc | fakturow zafaktur wyfaktur rozlicz fakturuj rozliczy
block | zablok/owac blok/owac poblokuj zastrzez/imp zastrzec | zablok blokow blokuj zablokuj zablokowa
book reserve | zarezerw/owac rezerw/owac zabuk/owac buk/owac zaklep/imp zaklepac zajmij/imp zajac | zarezerw rezerw zabuk zaklep bukowa bukuj zajmij
borrow lend | pozyc/zyc pozycza/ac wypozyc/zyc wypozycza/ac uzyc/zyc | pozycz wypozycz uzycz wypozyczy
bring fetch | przynies/imp przyniesc przynos/ic przywiez/imp przywiezc podrzuc/ic dostarcz | przynies przynios przywoz przywiez przywioz przynosi podrzuci dostarcz
broadcast | nada/ac nadawa/ac transmit/owac wyemit/owac rozglos/ic | nadan nadaw transmit emitow wyemit nadaj rozglosi
build | zbud/owac bud/owac wybud/owac zbild/owac skompil/owac | zbudow budow wybud skompil zbuduj buduj zbildowa zbilduj
buy purchase | kup/ic kup/owac zakupic zakupcie nabadz/imp nabyc nabywa/ac dokup/ic wykup/ic | kupi kupow kupion zakupi zakupio naby dokup wykup kupuj nabadz
calculate compute | oblic/zyc oblicza/ac polic/zyc wylic/zyc wylicza/ac przelic/zyc przelicza/ac skalkul/owac | oblicz wylicz przelicz policz skalkul kalkul wyliczy przeliczy
call | zadzwon/ic dzwon/ic zatelefon/owac wezwij/imp wezwac wywola/ac przedzwon/ic wybierz zawola/ac | zadzwon dzwon zatelefon wezwa wywol wezwij przedzwoni przedzwon zawola dzwoni wybier
cancel | anul/owac odwola/ac odwoluj/imp odwolywac skas/owac storn/owac zrezygn/owac wycofa/ac uniewazni/ac | anulow anuluj odwol skasow storn zrezygn rezygn skasuj wycofa uniewazni zrezygnuj zrezygnowa
capture snap | przechwyc/ic uchwyc/ic zrob sfotograf/owac nagra/ac zrzuc | przechwy uchwy sfotograf nagra zrzuc
change modify alter | zmien/ic zmienia/ac pozmienia/ac zmodyfik/owac modyfik/owac przestaw/ic przerob/ic popraw podmien/ic | zmien zmodyfik modyfik przestaw przerob pozmienia podmieni podmien przestawi popraw
charge | nalad/owac lad/owac dolad/owac obcia/zyc obciaza/ac pobierz/imp pobrac nalic/zyc | naladow ladow ladowan doladow obciaz nalicz naladuj laduj doladuj pobra pobierz ladowa doladowa
check | sprawdz/ic sprawdza/ac skontrol/owac kontrol/owac posprawdza/ac obczaj przejrzyj luknij zerknij/imp zerknac | sprawdz skontrol kontrolow zerkn kontroluj posprawdza sprawdzi skontroluj skontrolowa przejrz
check-in | zameld/owac meld/owac odpraw/ic zakwater/owac | zameld odpraw zakwater meldowa melduj
check-out | wymeld/owac wykwater/owac | wymeld wykwater
claim complain | zareklam/owac reklam/owac | zareklam reklamow reklamuj
classify categorize | sklasyfik/owac klasyfik/owac skategoryz/owac zaklasyfik/owac zaszereg/owac | sklasyfik klasyfik kategoryz skategor zaklasyf zaszeregowa zaszereguj
clean | wyczysc/ic czysc/ic posprzata/ac sprzata/ac odkur/zyc odkurza/ac oczysc/ic wysprzata/ac umyj wytrzyj/imp wytrzec przeczysc/ic | wyczysz wyczyszcz wyczysc czysz sprzat posprzat odkurz oczyszcz czysci oczysci wysprzata wytrze wytrzyj przeczysci wyczysci
clear empty | oprozni/ac oproznia/ac wyczysc/ic wyzer/owac opustos/zyc wysyp/imp wysypac | oprozn wyzer wyczyszcz wysyp wyczysci opustoszy opustosz wyczysc
clock-in clock-out | odbi/ac | odbic odbij
clone | sklon/owac klon/owac | sklon klonow klonuj
close | zamknij/imp zamknac zamyka/ac domknij/imp domknac pozamyka/ac przymknij/imp przymknac | zamkn zamyk domkn pozamyk przymkn
collect pick-up | odbierz/imp odebrac odbiera/ac zbierz/imp zebrac zbiera/ac pozbiera/ac zgromadz/ic gromadz/ic sciagnij | odebra odbier odbior zbiera zgromadz zebral pozbiera gromadzi gromadz odbierz sciagn
comment | skoment/owac koment/owac | skoment komentow komentuj
commit | zacommit/owac commit/owac scommit/owac zakomit/owac | commit komit scommit zacommit zakomitowa zakomituj
compare | porowna/ac porownuj/imp porownywac zestaw/ic zestawia/ac | porown zestawi
complete finish | ukonc/zyc zakonc/zyc dokonc/zyc konc/zyc skonc/zyc wykona/ac wypelnij uzupelni/ac odhac/zyc domknij | ukoncz zakoncz dokoncz skoncz odhacz konczy koncz wykon uzupelni wykona wypeln odhaczy domkn
confirm | potwierdz/ic potwierdza/ac | potwierdz
connect | polac/zyc podlac/zyc podlacza/ac lac/zyc przylac/zyc spar/owac podepnij/imp podpiac skomunik/owac | polacz podlacz przylacz sparow podpie laczy sparuj podpia podepnij skomunikowa skomunikuj polaczy podlaczy
contact | skontakt/owac kontakt/owac odezwij/imp odezwac | skontakt kontaktow odezw kontaktuj
convert | przekonwert/owac konwert/owac przeksztalc/ic zamien/ic przelic/zyc skonwert/owac | konwert przekonw przeksztal skonwert zamieni zamien przeliczy przelicz
copy duplicate | skopi/owac kopi/owac przekopi/owac zduplik/owac powiel/ic duplik/owac skser/owac kser/owac | skopiow kopiow przekopi zduplik duplikow powiel skser skopiuj kopiuj duplikuj kserowa kseruj
correct fix | popraw/ic poprawia/ac skoryg/owac koryg/owac napraw/ic sprost/owac | popraw koryg skoryg sprostow naprawi sprostuj napraw
count | polic/zyc zlic/zyc zlicza/ac lic/zyc przelic/zyc podlic/zyc zsum/owac | policz zlicz podlicz zsumow liczy przeliczy przelicz zsumuj
create make | utwor/zyc stwor/zyc twor/zyc zalo/zyc zaklada/ac zrob/ic rob/ic przygotuj sporzadz/ic sporzadza/ac wygeneruj wystaw zaprojekt/owac | utworz stworz tworzen tworzy zaloz zaklada zrobi sporzadz tworz zaprojektowa zaprojektuj przygot wygener wystaw
deactivate disable | dezaktyw/owac zdezaktyw/owac deaktyw/owac wylac/zyc unieszkodliw/ic | dezaktyw zdezaktyw deaktyw wylaczy wylacz unieszkodliwi
decline reject refuse deny | odrzuc/ic odrzuca/ac odmow/ic odmawia/ac oddalic zaneg/owac | odrzuc odmow odmawi oddalon zanegowa zaneguj odrzuci
decrease reduce lower | zmniejs/zyc zmniejsza/ac obni/zyc obniza/ac zreduk/owac reduk/owac ogranic/zyc ogranicza/ac odejmij/imp odjac opusc/ic pomniejs/zyc | zmniejsz obniz zreduk redukow ogranicz pomniejsz redukuj odejmij opusci
delete erase | usun/imp usunac usuwa/ac skas/owac kas/owac wykas/owac wymaz/imp wymazac zlikwid/owac pousuwa/ac | usun usuw usune skasow kasow wykasow wymaz zlikwid skasuj kasuj wykasuj pousuwa
deliver | dostarc/zyc dostarcza/ac dowiez/imp dowiezc rozwiez/imp rozwiezc dorec/zyc przekaz | dostarcz dowoz dorecz dowiez dowioz rozwiez dostarczy przekaz
deploy | wdro/zyc wdraza/ac zdeploy/owac deploy/owac wypusc/ic wgra/ac zdeplojuj | wdroz wdraz deploy zdeploy wypusci wgraj
deposit | wplac/ic wplaca/ac zdepon/owac depon/owac uloz | wplac wplat zdepon deponow deponuj
describe | opisz/imp opisac opisuj/imp opisywac | opis opisa opisyw
destroy dispose | zniszc/zyc niszc/zyc zutyliz/owac utyliz/owac wyrzuc/ic wyrzuca/ac zlikwid/owac | zniszcz niszcz utyliz zutyliz wyrzuc zlikwid wyrzuci
detach unlink disconnect | odlac/zyc odlacza/ac rozlac/zyc rozlacza/ac odepnij/imp odpiac odczep/ic odpar/owac | odlacz rozlacz odpie odczep odpia odepnij odparowa odparuj odlaczy
detect | wykry/ac wykrywa/ac odkry/ac rozpoznaj | wykry odkry rozpozn
dim | przyciemni/ac sciemni/ac sciemnia/ac przygas/ic | przyciemn sciemn przygas
discharge | rozlad/owac wypisz/imp wypisac zwolni/ac | rozladow wypisa rozladuj wypisz zwolni
dismiss | odrzuc/ic zignor/owac ignor/owac odwolaj zwolni/ac odklikaj | zignor ignorow odrzuci ignoruj zwolni odrzuc odwol
dispatch | wyekspedi/owac wyslij/imp wyslac wysyla/ac nada/ac odpraw skier/owac | wyeksped ekspedi wysla wysyl wyslij nadaj skierowa skieruj odpraw
display show | pokaz/imp pokazac pokazuj/imp pokazywac wyswietl/ic wyswietla/ac zaprezent/owac przedstaw/ic ukaz/imp ukazac | pokaz wyswietl zaprezent przedstaw ukaza
download | pobierz/imp pobrac pobiera/ac sciagnij/imp sciagnac sciaga/ac zassij | pobra pobier sciag pobierz sciagn
drain | spusc/ic oproznij wypomp/owac odsac/zyc osus/zyc | spusz wypompow spusci wypompuj odsaczy odsacz osuszy osusz oprozn
drop | porzuc/ic upusc/ic wyrzuc/ic zrzuc/ic dropnij/imp dropnac odpusc/ic | porzuc upusz zrzuc dropn upusci wyrzuci odpusci wyrzuc
edit | edyt/owac zedyt/owac wyedyt/owac przeredag/owac zredag/owac poedytuj | edytow edyc zedyt redagow zredag edytuj wyedytowa wyedytuj przeredagowa przeredaguj zredaguj zredagowa
email | zmailuj mail/owac wymail/owac | mailow mailuj wymailowa wymailuj
enable allow permit | wlac/zyc umozliw/ic umozliwia/ac zezwol/ic zezwala/ac pozwol/ic pozwala/ac udostepnij | umozliw zezw pozwol pozwal wlaczy wlacz udostepn
end terminate | zakonc/zyc skonc/zyc rozwiaz/imp rozwiazac wypowiedz/imp wypowiedziec przerwij/imp przerwac | zakoncz skoncz wypowied rozwiaza rozwiaz przerwa przerwij
enroll sign-up register | zapisz/imp zapisac zapisuj/imp zapisywac zarejestr/owac rejestr/owac zglos/ic wpisz/imp wpisac | zapis zarejestr rejestr zglosi wpisa wpisz zglos
enter | wprowadz/ic wprowadza/ac wpisz/imp wpisac wpisuj/imp wpisywac wejdz/imp wejsc poda/ac wklep/imp wklepac | wprowadz wpis wejd wszed podaj wklepa wpisz wpisa
escalate | eskal/owac wyeskal/owac zeskal/owac | eskal wyeskal zeskalowa zeskaluj
estimate | oszac/owac szac/owac wycen/ic wycenia/ac estym/owac | oszacow szacow wycen estym oszacuj szacuj
evaluate rate | ocen/ic ocenia/ac oszacuj ewalu/owac wystaw | ocen ocenion oceni ewalu oszacuj wystaw
exchange | wymien/ic wymienia/ac zamien/ic | wymien zamien wymieni zamieni
exclude | wykluc/zyc wyklucza/ac pomin/imp pominac | wyklucz pomin
execute perform | wykona/ac wykonuj/imp wykonywac przeprowadz/ic przeprowadza/ac zrealiz/owac realiz/owac odpal/ic | wykona wykonyw przeprowadz zrealiz realiz wykon odpali odpal
exit leave | wyjdz/imp wyjsc opusc/ic opuszcza/ac odejdz/imp odejsc wychodz/ic | wyjdz wyszed opuszcz opusci odejs odejdz wychodzi wychodz
expire | wygasnij/imp wygasnac wygas/imp wygasac | wygas
export | eksport/owac wyeksport/owac zeksport/owac export/owac | eksport wyeksport export zeksportowa zeksportuj
extend prolong | przedlu/zyc przedluza/ac wydlu/zyc wydluza/ac rozszer/zyc poszer/zyc | przedluz wydluz rozszerz poszerzy poszerz
extract | wyodrebni/ac wyciagnij/imp wyciagnac wypak/owac rozpak/owac wydobadz/imp wydobyc | wyodrebn wypakow rozpakow wyciagn wypakuj rozpakuj wydoby wydobadz
feed | nakarm/ic karm/ic dokarm/ic podkarm/ic | nakarm karmi karmio dokarm podkarmi
file lodge submit | zlo/zyc sklada/ac zglos/ic wnies/imp wniesc | zloz zglos wnies sklada zglosi
fill refill | wypelni/ac wypelnia/ac napelni/ac uzupelni/ac uzupelnia/ac zatank/owac tank/owac nalej/imp nalac dolej/imp dolac | wypeln napeln uzupeln zatankow tankow zatankuj tankuj uzupelni
find search look-up | znajdz/imp znalezc znajd/owac wyszuka/ac wyszukuj/imp wyszukiwac szuka/ac poszuka/ac odszuka/ac odnajdz/imp odnalezc przeszuka/ac ustal wygoogl/owac | znajd znalez znalaz wyszuk szuka poszuk odszuk odnale przeszuk odnajdz wygooglowa wygoogluj
fire dismiss | zwolni/ac zwalnia/ac wyrzuc/ic wylej/imp wylac | zwolni zwolnion zwalnia wyrzuci wyrzuc
flag mark | oznac/zyc oznacza/ac zaznac/zyc zaznacza/ac oflag/owac odhac/zyc wyrozni/ac | oznacz zaznacz oflag odhaczy odhacz wyrozni oznaczy zaznaczy
follow track watch | sledz/ic obserw/owac zaobserw/owac namier/zyc wysledz/ic | sledz obserw zaobserw namierz wysledzi wysledz
forward | przeslij/imp przeslac przesyla/ac przekaz/imp przekazac przekazuj/imp przekazywac forward/owac sforward/owac podeslij/imp podeslac | przesla przesyl przekaz forward przeslij sforwardowa sforwarduj podesla podeslij przekaza
freeze | zamroz/ic zamraza/ac mroz/ic | zamroz zamraz mrozi
generate produce | wygener/owac gener/owac wyproduk/owac produk/owac wytwor/zyc wytwarza/ac | wygener generow wyproduk produkow wytworz wytwarz generuj produkuj
get obtain | uzyska/ac zdobadz/imp zdobyc pobierz/imp pobrac wez/imp wziac sciagnij/imp sciagnac dostan/imp dostac pozyska/ac | uzysk zdoby pozysk dostal dostan$ zdobadz pobra pobierz sciagn
give grant | da/ac dawa/ac przyzna/ac przyznawa/ac nada/ac udziel/ic udziela/ac przekaz/imp przekazac wrec/zyc podar/owac | przyzna udziel nadan nadal podarow wrecz dawaj przyzn nadaj przekaza przekaz podaruj podarowa
group | pogrup/owac zgrup/owac grup/owac | pogrup zgrup grupow grupuj
harvest | zbierz/imp zebrac skos/ic kosic | skosz skosi
heat warm | ogrzej/imp ogrzac ogrzewa/ac podgrzej/imp podgrzac podgrzewa/ac nagrzej/imp nagrzac nagrzewa/ac rozgrzej/imp rozgrzac dogrzej/imp dogrzac grzej/imp grzac | ogrza ogrzew podgrz nagrz rozgrz dogrz
help assist | pomoz/imp pomoc pomaga/ac wesprzyj/imp wesprzec wspiera/ac | pomog pomag wsparl wspier pomoz wesprze wesprzyj
hide | ukry/ac ukrywa/ac schowa/ac chowa/ac | ukry schow chowa
hire recruit | zatrudni/ac zatrudnia/ac zrekrut/owac rekrut/owac najmij/imp najac | zatrudn zrekrut rekrut najmij
hold | wstrzyma/ac wstrzymuj/imp wstrzymywac przytrzyma/ac potrzyma/ac trzyma/ac | wstrzym przytrzym trzyma potrzyma wstrzyma
identify recognize | zidentyfik/owac identyfik/owac rozpozna/ac rozpoznawa/ac ustal/ic | zidentyf identyfik rozpozn ustali
import | zaimport/owac import/owac wgra/ac | import zaimport wgraj
include | uwzgledni/ac uwzglednia/ac zawrzyj/imp zawrzec dolic/zyc wlic/zyc obejmij/imp objac | uwzgledn dolicz wlicz zawrze zawrzyj obejmij
increase raise | zwieks/zyc zwieksza/ac podnies/imp podniesc podnos/ic podwyzs/zyc podwyzsza/ac podbi/ac powieks/zyc dodaj | zwieksz podnies podnios podwyzsz powieksz podbit podnosi podbi dodaj
inform notify tell | poinform/owac inform/owac powiadom/ic powiadamia/ac zawiadom/ic zawiadamia/ac uprzedz/ic ostrzez/imp ostrzec powiedz/imp powiedziec przekaz/imp przekazac zakomunik/owac | poinform informow powiadom powiadam zawiadom zawiadam uprzedz powiedz informuj ostrze przekaza przekaz zakomunikowa zakomunikuj
insert | wstaw/ic wstawia/ac wlo/zyc wklada/ac umiesc/ic wsun/imp wsunac wklej/imp wkleic | wstaw wloz wsun wklej wklada umiesci wklei wstawi wlozy umies
inspect examine | zbada/ac bada/ac obejrzyj/imp obejrzec skontrol/owac przeanaliz/owac analiz/owac przebada/ac | zbada badan przeanaliz analizow obejrz przebad badaj skontrolowa skontroluj analizuj obejrzyj obejrze
install | zainstal/owac instal/owac zamont/owac mont/owac doinstal/owac | zainstal instalow zamontow doinstal instaluj zamontuj montowa montuj
invite | zapros/ic zaprasza/ac | zapros zaprasz
irrigate water | podlej/imp podlac podlewa/ac nawodni/ac nawadnia/ac zrasza/ac pozraszaj | podla podlew nawodn nawadn zrasz
issue | wystaw/ic wystawia/ac wyda/ac wydawa/ac | wystaw wydan wydal wydaw wydaj wystawi wydawa
join | dolac/zyc dolacza/ac przylac/zyc przystap/ic polac/zyc wejdz | dolacz przylacz przystap polaczy polacz wejd
keep retain | zachowa/ac zachowuj/imp zachowywac trzyma/ac zatrzyma/ac utrzyma/ac utrzymuj/imp utrzymywac zostaw/ic pozostaw/ic przechowa/ac przechowuj/imp przechowywac | zachow utrzym zostawi pozostaw przechow trzyma zatrzyma
kick expel | wyrzuc/ic wykop/imp wykopac wypros/ic wydalic | wydalon wyrzuc wykopa wyprosi wyrzuci
label tag | otag/owac tag/owac oznac/zyc oetykiet/owac etykiet/owac nadaj opatr/zyc | otag tagow etykiet oetykiet taguj oznaczy oznacz opatrzy opatrz nadaj
launch start run | uruchom/ic uruchamia/ac odpal/ic odpala/ac wystart/owac start/owac wlac/zyc rozpocznij/imp rozpoczac rozpoczyna/ac zacznij/imp zaczac zaczyna/ac zainicj/owac pusc/ic | uruchom uruchami odpal wystartow rozpocz zaczal zaczet zaczyn zainicj wystartuj startowa startuj wlaczy wlacz zacza zacznij pusci uruchomi odpali
learn | nauc/zyc uc/zyc pozna/ac | naucz poznaj
like | polub/ic lajk/owac zalajk/owac zlajk/owac polajk/owac | polub lajk zalajk zlajkowa zlajkuj polajkowa polajkuj lajkowa
link associate | powiaz/imp powiazac polac/zyc zlink/owac podlink/owac skojar/zyc zwiaz/imp zwiazac podepnij/imp podpiac | powiaz zlinkow podlink skojarz polaczy polacz zlinkuj zwiaza zwiaz podpia podepnij skojarzy
list enumerate | wymien/ic wymienia/ac wypisz/imp wypisac wypisuj/imp wypisywac wylist/owac list/owac wylic/zyc | wypis wylistow wymieni wymien wylistuj listowa listuj wyliczy wylicz wypisz wypisa wypisuj wypisywa
load | zalad/owac lad/owac wczyta/ac wczytuj/imp wczytywac dolad/owac wgraj | zaladow wczyt zaladuj ladowa laduj doladowa doladuj zaladowa wgraj
lock | zamknij/imp zamknac zablok/owac zarygl/owac rygl/owac | zarygl zamkn zablokowa zablokuj ryglowa rygluj
log record | zalog/owac log/owac zarejestr/owac rejestr/owac zapisz/imp zapisac zapisuj/imp zapisywac odnot/owac zanot/owac not/owac wpisz/imp wpisac ewidencjon/owac nagra/ac raport/owac | zarejestr rejestr zapis odnotow zanotow wpis ewidencj nagra zalogowa zaloguj logowa loguj odnotuj zanotuj notowa notuj raportowa raportuj wpisz wpisa
log-in | zalog/owac log/owac | zalogow logow zaloguj loguj zalogowa logowa
log-out | wylog/owac wylogowuj/imp wylogowywac | wylog
match pair | dopas/owac dopasowuj/imp dopasowywac spar/owac dobierz/imp dobrac skojar/zyc | dopasow sparow dobra dopasuj sparuj dobierz skojarzy skojarz
measure | zmier/zyc mier/zyc pomier/zyc wymier/zyc | zmierz mierz pomiar pomierzy pomierz wymierzy wymierz
merge | scal/ic scala/ac polac/zyc zmerg/owac merg/owac zmergeuj zlac/zyc | scal scalon merg zmerg zlacz polaczy polacz
message text write-to | napisz/imp napisac wyslij/imp wyslac | napisa napisz wysla wyslij
migrate | zmigr/owac migr/owac przemigr/owac | migr zmigr przemigrowa przemigruj
mix | wymiesza/ac zmiks/owac miesza/ac zamiesza/ac | miesza wymiesz zmiks zamiesza
move relocate | przenies/imp przeniesc przenos/ic przesun/imp przesunac przesuwa/ac przemiesc/ic przestaw/ic przerzuc/ic przekladaj przelo/zyc | przenies przenios przenosz przesun przesuw przemies przerzuc przenosi przestawi przelozy przeloz przesuwa przestaw przeklad
mute silence | wycis/zyc wycisza/ac scis/zyc zmut/owac ucis/zyc | wycisz zmutow ucisz sciszy scisz zmutuj
open | otwor/zyc otwiera/ac uchyl/ic rozewrzyj pootwiera/ac | otwor otwar otwier uchyl pootwiera
optimize improve | zoptymaliz/owac optymaliz/owac uleps/zyc ulepsza/ac usprawni/ac poleps/zyc | zoptymal optymal ulepsz usprawn polepszy polepsz
order | zamow/ic zamawia/ac | zamow zamaw
park | zapark/owac park/owac | zapark parkow parkuj
pause suspend | wstrzyma/ac zawies/ic zawiesza/ac zapauz/owac pauz/owac spauz/owac zatrzyma/ac przerwij/imp przerwac | zawies zawiesz wstrzym zapauz spauz pauzowa pauzuj zatrzyma przerwa przerwij wstrzyma
pay | zaplac/ic plac/ic oplac/ic oplaca/ac wyplac/ic uregul/owac splac/ic doplac/ic uisc/ic | zaplac zaplat placi oplac oplat uregul splac splat doplac uiszcz wyplaci uisci wyplac
pick select choose | wybierz/imp wybrac wybiera/ac zaznac/zyc wyselekcjon/owac | wybra wybier wyselekcj zaznaczy zaznacz
pin | przypnij/imp przypiac przypina/ac | przypi przypn
place put | umiesc/ic umieszcza/ac polo/zyc postaw/ic wstaw/ic daj wrzuc/ic wrzuca/ac wlo/zyc wsadz/ic zamiesc/ic | umies polozo polozy postaw wrzuc poloz wstawi wlozy wsadzi wsadz zamiesci umiesci postawi wstaw wrzuci wloz
plan schedule | zaplan/owac plan/owac rozplan/owac umow/ic ustal/ic ustaw/ic zakolejk/owac wyznac/zyc | zaplanow planow rozplan ustalo ustali umowil umowion zaplanuj planuj ustawi zakolejkowa zakolejkuj wyznaczy wyznacz ustaw
play | odtwor/zyc odtwarza/ac zagra/ac gra/ac pusc/ic puszcza/ac wlacz | odtworz odtwarz puszcz pusci zagral zagraj$ odtworzy wlacz
post publish | opublik/owac publik/owac zamiesc/ic zamieszcza/ac wrzuc/ic wystaw/ic zapost/owac post/owac udostepnij | opublik publikow zamiesz zapost publikuj zamiesci wrzuci wystawi postowa postuj wrzuc wystaw udostepn
postpone reschedule delay | odlo/zyc odklada/ac przelo/zyc przeklada/ac przesun/imp przesunac przesuwa/ac opozni/ac odroc/zyc wstrzymaj przebook/owac | odloz przeloz przesun opozn odrocz przeklad odklada przesuwa przebookowa przebookuj odlozy przelozy wstrzyma
predict forecast | przewidz/imp przewidziec przewiduj/imp przewidywac prognoz/owac zaprognoz/owac | przewid prognoz zaprognozowa zaprognozuj
prepare | przygot/owac przygotowuj/imp przygotowywac przyszyk/owac szyk/owac oprac/owac | przygot przyszyk opracow szykowa szykuj opracuj
print | wydruk/owac druk/owac nadruk/owac | wydruk druk nadruk
prioritize | spriorytetyz/owac priorytetyz/owac nadaj uszereg/owac | priorytetyz spriorytet uszereg nadaj uszereguj uszeregowa
process handle | przetwor/zyc przetwarza/ac obslu/zyc obsluguj/imp obslugiwac rozpatr/zyc rozpatruj/imp rozpatrywac proces/owac przeproces/owac | przetworz przetwarz obsluz obslug rozpatr proces przeprocesowa przeprocesuj
promote | awans/owac prom/owac wyprom/owac | awansow promow wyprom awansuj promuj
propose suggest | zapropon/owac propon/owac zasuger/owac suger/owac podpowiedz/imp podpowiedziec | zapropon propon zasuger sugerow podpowied sugeruj
protect secure | zabezpiec/zyc zabezpiecza/ac chron/ic ochron/ic | zabezp chroni ochroni chron ochron
provide supply | zapewni/ac zapewnia/ac dostarc/zyc poda/ac dostarcza/ac zaopatr/zyc | zapewn zaopatrz dostarczy dostarcz podaj
provision set-up | zaprowizjonuj skonfigur/owac uruchom postaw/ic zestaw/ic | skonfigur postawi zestawi uruchom postaw
pull | pociagnij/imp pociagnac ciagnij/imp ciagnac zaciagnij/imp zaciagnac sciagnij/imp sciagnac spull/owac pull/owac pullnij | spull pociagn zaciagn ciagn sciagn pullowa pulluj
push | wypchnij/imp wypchnac pchnij/imp pchnac popchnij/imp popchnac spush/owac push/owac wypush/owac nacisnij/imp nacisnac naciska/ac wcisnij/imp wcisnac | wypchn pchn popchn spush wypush nacisn wcisn pushowa pushuj naciska
quarantine isolate | odizol/owac izol/owac | odizol izolow kwarantan izoluj
query | odpyta/ac odpytuj/imp odpytywac | odpyt
quit | wyjdz/imp wyjsc zrezygn/owac rzuc/ic opusc | zrezygn wyjdz rzuci zrezygnuj zrezygnowa
read | przeczyta/ac czyta/ac odczyta/ac odczytuj/imp odczytywac wczytaj poczyta/ac | przeczyt czyta odczyt poczyta wczyt
reactivate | reaktyw/owac zreaktyw/owac | reaktyw zreaktyw
reboot restart | zrestart/owac restart/owac zreboot/owac reboot/owac uruchom | restart zrestart reboot zreboot uruchom
rebuild | przebud/owac odbud/owac przebuild/owac | przebudow odbudow przebuduj odbuduj przebuildowa przebuilduj
receive | odbierz/imp odebrac przyjmij/imp przyjac otrzyma/ac odbiera/ac przyjmuj | otrzym odebra odbier odbierz przyjm
recommend | polec/ic poleca/ac zarekomend/owac rekomend/owac porec | poleci poleca poleco rekomend zarekom
reconcile | uzgodni/ac uzgadnia/ac | uzgodn uzgadn
redeem | zrealiz/owac wykorzysta/ac wykup | zrealiz wykorzysta wykup
refund | zwroc/ic zwraca/ac zrefund/owac refund/owac odda/ac | zwroc zwrac zrefund refund oddaj
register | zarejestr/owac rejestr/owac zamelduj | zarejestr rejestr zameld
release | zwolni/ac zwalnia/ac wyda/ac wypusc/ic uwolni/ac zreleas/owac | zwolni zwolnion zwaln wypuszcz wypusci uwoln releas wydaj zreleasowa zreleasuj zwalnia
reload refresh | odswie/zyc odswieza/ac przelad/owac zrefreshuj | odswiez przelad
remind | przypomnij/imp przypomniec przypomina/ac upomnij/imp upomniec ponagli/ac monit/owac | przypom upomn ponagl monitow monituj
remove | usun/imp usunac usuwa/ac zdejmij/imp zdjac wyrzuc/ic wyjmij/imp wyjac wykresl/ic skresl/ic odejmij/imp odjac zabierz/imp zabrac wypisz/imp wypisac wywal/ic wytnij/imp wyciac | usun usuw usune zdjal wyrzuc wyjet wyjal wykresl skresl wywal zdjet zdjel wyjmij odejmij zabra zabierz wypisa wypisz wycia wytnij wyrzuci
rename | przemian/owac nazwij/imp nazwac zmien przezwij | przemian nazwano$ zmien
renew | odnow/ic odnawia/ac przedlu/zyc wznow/ic | odnow odnaw przedluz wznow
rent | wynajmij/imp wynajac wynajm/owac najmij/imp najac wypozyc/zyc | wynaj najmij wypozyczy wypozycz
reopen | otworz wznow/ic | wznow otwor
repair | napraw/ic naprawia/ac zreper/owac reper/owac | napraw zreper reperowa reperuj naprawi
repeat | powtor/zyc powtarza/ac | powtorz powtarz powtorzy
replace substitute | zastap/ic zastep/owac zamien/ic wymien/ic podmien/ic | zastap zastep zamien wymien podmien zamieni wymieni podmieni
report | zglos/ic zglasza/ac zaraport/owac raport/owac donies/imp doniesc | zglos zglasz zaraport raportow raportuj donies zglosi raportowa
reproduce | odtwor/zyc zreproduk/owac reproduk/owac | reproduk zreprod odtworzy odtworz
request | zazada/ac zawniosk/owac wniosk/owac popros/ic zamow | zazada zawniosk wnioskow wnioskuj poprosi zamow
reset | zreset/owac reset/owac wyzer/owac | reset zreset wyzer
resolve solve settle | rozwiaz/imp rozwiazac rozwiazuj/imp rozwiazywac zalatw/ic rozstrzygnij/imp rozstrzygnac rozlic/zyc ureguluj | rozwiaz zalatw rozstrzyg rozliczy rozlicz rozwiaza uregul
restore recover | przywroc/ic przywraca/ac odtwor/zyc odzyska/ac odzyskuj/imp odzyskiwac | przywroc przywrac odzysk odtworzy odtworz przywroci
resume continue | wznow/ic wznawia/ac kontynu/owac | wznow wznaw kontynu
retire | wycofa/ac wycofuj/imp wycofywac zutylizuj | wycof wycofa zutyliz
retry | ponow/ic ponawia/ac powtor/zyc sprobuj | ponowi ponowio ponaw powtorzy powtorz sprobuj
return | zwroc/ic zwraca/ac odda/ac oddawa/ac odeslij/imp odeslac | zwroc zwrac oddan oddaw odesla oddaj odeslij
revert undo roll-back | cofnij/imp cofnac cofa/ac wycofa/ac przywroc/ic odwroc/ic zrollback/owac zrevert/owac | cofn cofa wycof rollback zrollb revert zrevert przywroci odwroci wycofa przywroc
review | zrecenz/owac recenz/owac przejrzyj/imp przejrzec przeglada/ac ocen/ic zweryfikuj zreview/owac | recenz zrecenz przejrz przegl oceni zreviewowa zreviewuj ocen zweryfik
revoke withdraw | cofnij/imp cofnac odbierz/imp odebrac wycofa/ac wycofuj/imp wycofywac odwola/ac uniewazni/ac | cofn wycof odwol uniewazn odebra odbierz wycofa uniewazni
rewind | przewin/imp przewinac przewija/ac cofnij | przewin przewij cofn
rewrite overwrite | przepisz/imp przepisac przepisuj/imp przepisywac nadpisz/imp nadpisac nadpisuj/imp nadpisywac przeredaguj | przepis nadpis przeredaguj
ring | zadzwon/ic dzwon/ic | zadzwon dzwoni dzwon
rotate turn | obroc/ic obraca/ac zrot/owac rot/owac przekrec/ic | obroc obrac zrotow rotow przekrec zrotuj rotuj
route direct redirect | przekier/owac skier/owac kier/owac pokier/owac przelac/zyc | przekier skierow kierowal kierowan skieruj kierowa kieruj pokierowa pokieruj przelaczy przelacz skierowa
run | uruchom/ic uruchamia/ac odpal/ic pusc/ic | uruchom uruchami odpal pusci uruchomi odpali
save store | zapisz/imp zapisac zapisuj/imp zapisywac zachowa/ac przechowa/ac przechowuj/imp przechowywac zmagazyn/owac odlo/zyc | zapis zachow przechow magazynow zmagazynowa zmagazynuj odlozy odloz
scale | przeskal/owac skal/owac wyskal/owac zeskal/owac | skalow przeskal wyskal skaluj zeskalowa zeskaluj
scan | zeskan/owac skan/owac przeskan/owac | skanow zeskan przeskan skanuj
score | punkt/owac ocen | punktow punktuj ocen
see | zobac/zyc obejrzyj/imp obejrzec | zobacz obejrze obejrzyj
sell | sprzeda/ac sprzedawa/ac wyprzeda/ac odsprzeda/ac | sprzedal sprzedan sprzedaw wyprzed sprzeda odsprzeda
send | wyslij/imp wyslac wysyla/ac przeslij/imp przeslac przesyla/ac podeslij/imp podeslac poslij/imp poslac rozeslij/imp rozeslac rozsyla/ac nada/ac odeslij/imp odeslac slij/imp slac dosli | wysla wysyl przesla przesyl podesl posla rozesl rozsyl odesla wyslij przeslij poslij nadaj odeslij podeslij podesla
set configure | ustaw/ic ustawia/ac skonfigur/owac konfigur/owac nastaw/ic ustal/ic okresl/ic poustawia/ac | ustaw ustawi skonfigur konfigur nastaw ustali okresli poustawia
share | udostepni/ac udostepnia/ac podziel/ic wspoldziel/ic | udostepn wspoldziel podzieli podziel
ship | wyslij/imp wyslac wysyla/ac nada/ac wyekspediuj | wysla wysyl wyslij nadaj wyeksped
shut-down | wylac/zyc zamknij/imp zamknac zgas | wylacz zamkn wylaczy zgas
sign | podpisz/imp podpisac podpisuj/imp podpisywac paraf/owac kontrasygn/owac | podpis parafowa parafuj kontrasygnowa kontrasygnuj
skip | pomin/imp pominac pomija/ac przeskoc/zyc opusc/ic przewin | pomin pomij przeskocz opusci przewin
snooze | uspi/ac odlo/zyc zdrzemnij/imp zdrzemnac drzemnij/imp drzemnac | odloz uspij odlozy zdrzemn drzemn
sort | posort/owac sort/owac uporzadk/owac uszereg/owac ulo/zyc | posort sortow uporzadk sortuj uszeregowa uszereguj ulozy
split divide | podziel/ic dziel/ic rozdziel/ic rozbi/ac | podziel rozdziel rozbit dzieli rozbi podzieli
start | rozpocznij/imp rozpoczac rozpoczyna/ac zacznij/imp zaczac zaczyna/ac wystart/owac uruchom/ic | rozpocz zaczal zaczet zaczyn wystart uruchom zacza zacznij wystartuj wystartow uruchomi
stop | zatrzyma/ac zatrzymuj/imp zatrzymywac przerwij/imp przerwac przerywa/ac stopnij/imp stopnac zastop/owac wstrzyma/ac przestan/imp przestac | zatrzym przerw przeryw zastop wstrzyma przesta zatrzyma przerwij przerwa
submit | przeslij/imp przeslac zlo/zyc wyslij/imp wyslac zglos/ic przedlo/zyc odda/ac | zloz przedloz przesla przeslij wysla wyslij zglosi oddaj zglos
subscribe follow | zasubskryb/owac subskryb/owac zaprenumer/owac prenumeruj zapisz | subskry zasubskr prenumer zaprenum zapis
summarize | podsum/owac podsumowuj/imp podsumowywac stresc/ic zestaw | podsumow stresz podsumuj stresci
swap | zamien/ic zamienia/ac wymien podmien/ic | zamien podmien zamieni wymien podmieni
switch toggle | przelac/zyc przelacza/ac przestaw/ic zmien | przelacz przestaw przelaczy przestawi zmien
sync synchronize | zsynchroniz/owac synchroniz/owac | synchron zsynchron synchroniz zsynchroniz
take | wez/imp wziac bierz/imp brac zabierz/imp zabrac przejmij/imp przejac przyjmij | wziet wzial zabra przeje bierz zabierz przeja przejmij przyjm
teach train | nauc/zyc uc/zyc wytren/owac tren/owac przeszkol/ic szkol/ic wyszkol/ic | naucz wytren trenow przeszkol wyszkol trenuj szkoli
test try | przetest/owac test/owac wyprob/owac sprob/owac wytestuj | testow przetest wyprob sprobow testuj sprobuj
top-up | dolad/owac zasil/ic uzupelni/ac | doladow zasil doladuj uzupelni doladowa
transfer | przelej/imp przelac przelewa/ac przekaz/imp przekazac przekazuj/imp przekazywac przenies/imp przeniesc przepisz transfer/owac przetransfer/owac przelacz | przela przelew przekaz przenies przenios transferow transferuj przetransferowa przetransferuj przekaza przepis przelacz
translate | przetlumac/zyc tlumac/zyc przelo/zyc potlumacz | przetlum tlumacz przelozy przeloz
transport drive | przewiez/imp przewiezc zawiez/imp zawiezc odwiez/imp odwiezc podwiez/imp podwiezc jedz/imp jechac | przewoz odwoz przewiez przewioz zawiez zawioz odwiez odwioz podwiez jecha
treat | leczyc leczcie wylec/zyc potrakt/owac trakt/owac | leczon wylecz potrakt traktowa traktuj
trigger | wyzwol/ic wywola/ac uruchom/ic odpal/ic strigger/owac triggeruj | wyzwol wywol trigger strigger uruchomi odpali uruchom odpal
turn-off switch-off | wylac/zyc wylacza/ac zgas/ic gas/ic powylacza/ac pogas/ic zakrec/ic odetnij/imp odciac | wylacz zgas pogas powylacza zakreci odcia odetnij wylaczy
turn-on switch-on | wlac/zyc wlacza/ac zapal/ic zapala/ac zaswiec/ic powlacza/ac zalac/zyc odkrec/ic oswiec/ic | wlacz zapal zaswie powlacza zalaczy zalacz odkreci oswieci wlaczy
turn-up | podglosni/ac zglosni/ac podkrec/ic zwieksz | podglos zglosn podkrec zwieksz
turn-down | scis/zyc scisza/ac przycis/zyc przykrec/ic skrec/ic zmniejsz | scisz przycisz przykrec skreci sciszy zmniejsz
unarchive | odarchiwiz/owac rozarchiwiz/owac | odarchiw rozarchiw
unassign | odpisz odepnij odprzypisz/imp odprzypisac odlac/zyc cofnij | odprzyp odlaczy odlacz odpis odepnij cofn
unban unblock | odblok/owac odblokowuj/imp odblokowywac odban/owac | odblok odban
undelete | przywroc/ic odzyska/ac | przywroc odzysk przywroci
unfreeze | odmroz/ic odmraza/ac rozmroz/ic rozmraza/ac | odmroz odmraz rozmroz rozmraz
unfollow | odobserw/owac | odobserw
uninstall | odinstal/owac odinstalowuj/imp odinstalowywac | odinstal
unlike | odlajk/owac odlub/ic | odlajk odlubi
unlock | odblok/owac odblokowuj/imp odblokowywac odrygl/owac otworz | odblok odrygl otwor
unmute | odcis/zyc odmut/owac | odcisz odmut
unpack | rozpak/owac wypak/owac | rozpakow wypakow rozpakuj wypakuj
unpin | odepnij/imp odpiac odpina/ac | odpie odpin odpia odepnij
unpublish | odpublik/owac cofnij wycofaj | odpublik cofn wycofa
unsubscribe | wypisz/imp wypisac wypisuj/imp wypisywac odsubskryb/owac zrezygn/owac | wypisan wypisal odsubskr wypisa wypisz wypisywa wypisuj zrezygnowa zrezygnuj
untag | odtag/owac | odtag
update | zaktualiz/owac aktualiz/owac uaktualni/ac uaktualnia/ac zupdat/owac updateuj popraw | zaktualiz aktualiz uaktualn zupdat popraw
upgrade | zupgrad/owac upgrad/owac uleps/zyc podnies | upgrad zupgrad ulepsz podnies
upload | wgra/ac wgrywa/ac zalad/owac przeslij/imp przeslac wrzuc/ic upload/owac zupload/owac | wgran wgral wgryw upload zupload wgraj zaladowa zaladuj przesla przeslij wrzuci wrzuc
vaccinate | zaszczep/ic szczep/ic | zaszczep szczepi szczepio
validate verify | zweryfik/owac weryfik/owac zwalid/owac walid/owac sprawdz/ic upewnij | zweryfik weryfik walid zwalid sprawdzi sprawdz
ventilate | przewietr/zyc wietr/zyc wywietr/zyc | przewietrz wietrzen wietrzy wietrz wywietrzy wywietrz
view look | obejrzyj/imp obejrzec zobac/zyc przejrzyj/imp przejrzec przeglada/ac spojrz/imp spojrzec popatrz/imp popatrzec zerknij/imp zerknac oglada/ac podejrzyj/imp podejrzec | obejrz zobacz przejrz przegl oglad spojrze spojrz popatrze popatrz zerkn podejrze podejrzyj obejrzyj obejrze
void invalidate | uniewazni/ac uniewaznia/ac anul/owac | uniewazn anulow anuluj uniewazni
vote | zaglos/owac glos/owac oddaj | zaglos glosow glosuj oddaj
wait | poczeka/ac zaczeka/ac czeka/ac | poczeka zaczek czeka
wake | obudz/ic budz/ic zbudz/ic wybudz/ic | obudz wybudz budzi zbudzi zbudz
wash | umy/ac my/ac wypierz/imp wyprac pierz/imp zmy/ac upierz/imp uprac | umyt umyl wypra wypierz upierz
weigh | zwa/zyc wa/zyc | zwazo zwazy
withdraw | wyplac/ic wyplaca/ac wycofa/ac podejmij/imp podjac wybierz | wyplac wyplat wycofa podja podejmij wyplaci wybier
write compose | napisz/imp napisac pisz/imp pisac spisz/imp spisac zredag/owac zapisz wpisz skompon/owac | napis pisan spisa spisz zredagowa zredaguj skomponowa skomponuj napisz napisa zapis wpisz
draw paint | narys/owac rys/owac namal/owac mal/owac pomal/owac | narys rysow namal pomalow rysuj malowa maluj pomaluj
cook bake | ugot/owac got/owac upiecz/imp upiec piecz/imp usma/zyc zapar/zyc | upiecz usmaz zaparz gotowal gotowan ugotow ugotuj
discuss | omow/ic omawia/ac przedyskut/owac dyskut/owac | omowi omaw przedysk dyskutowa dyskutuj
donate | przekaz/imp przekazac dar/owac podar/owac ofiar/owac wesprzyj/imp wesprzec | darow ofiarow przekaza przekaz daruj podarowa podaruj ofiaruj wesprze wesprzyj
filter | przefiltr/owac filtr/owac odfiltr/owac wyfiltr/owac | filtrow przefiltr odfiltr wyfiltr filtruj
format | sformat/owac format/owac | formatow sformat formatuj
monitor | monitor/owac piln/owac dopiln/owac | monitorow pilnow pilnuj dopilnow monitoruj dopilnuj
negotiate | wynegocj/owac negocj/owac | negocj wynegocj
pack | spak/owac zapak/owac pak/owac | spakow zapakow pakow spakuj zapakuj pakuj
plant sow | posadz/ic zasadz/ic sadz/ic zasiej/imp zasiac siej/imp siac wysiej/imp wysiac | posadz zasadz zasia wysia sadzi
prescribe | przepisz/imp przepisac | przepis
reassign | przepisz/imp przepisac przydziel przenies/imp przeniesc przekaz/imp przekazac | przepis przenies przekaza przekaz przydziel
spend | wyda/ac wydawa/ac | wydatk wydan wydaj wydawa
unload | wylad/owac wyladowuj/imp wyladowywac rozladowuj/imp rozladowywac | wyladowa wyladuj wyladowywa rozladowywa
shorten cut | skroc/ic skraca/ac | skroci skraca skrocon
crop trim | przytnij/imp przyciac przycina/ac obetnij/imp obciac obcina/ac | przycia przycin obcin przycie przytn obcie
cut stop | utnij/imp uciac ucina/ac | ucina ucieto$
cut extract | wycina/ac wykrawa/ac | wycin wykrawa
stretch extend | rozciagnij/imp rozciagnac rozciaga/ac | rozciagn rozciaga
glue paste | doklej/imp dokleic naklej/imp nakleic przyklej/imp przykleic sklej/imp skleic zaklej/imp zakleic | doklei naklei przyklei sklei zaklei doklejon naklejon przyklejon
flip invert | odwraca/ac przerzuca/ac | odwraca przerzuca
unscrew loosen | rozkrec/ic poluz/owac rozluzni/ac | rozkreci poluzowa poluzuj rozluzni rozkrecon
tighten screw | dokrec/ic dokreca/ac przykreca/ac | dokreci dokreca przykreca dokrecon
brighten lighten | rozjasni/ac rozjasnia/ac | rozjasni rozjasnia rozjasnion
highlight illuminate | podswietl/ic podswietla/ac wyroznia/ac | podswietli podswietla wyroznia podswietlon wyroznion
cover close | zasloncie zaslonic zaslania/ac | zasloni zaslania zasloniet zaslonie
uncover open | odsloncie odslonic odslania/ac | odsloni odslania odsloniet odslonie
close draw | zasun/imp zasunac zasuwa/ac | zasun zasuwa
extend eject | wysun/imp wysunac wysuwa/ac | wysun wysuwa
collapse fold | zwin/imp zwinac zwija/ac posklada/ac | zwina zwija posklada zwiniet
expand unfold | rozwin/imp rozwinac rozwija/ac | rozwin rozwija rozwiniet
discount reduce | przecencie przecenic przecenia/ac | przeceni przecenia przecenion
cool | schlodz/ic schladza/ac ochlodz/ic ochladza/ac wychlodz/ic | schlodzi schladza ochlodzi ochladza wychlodzi schlodzon ochlodzon
humidify | nawil/zyc nawilza/ac | nawilzy nawilza nawilzon
dry | wysus/zyc suszcie suszyc dosus/zyc | wysuszy dosuszy wysuszon
vent bleed | odpowietr/zyc odpowietrza/ac | odpowietrzy odpowietrza odpowietrzon
spin | odwir/owac | odwirowa odwiruj
rinse | wyplucz/imp wyplukac plucz/imp plukac przeplucz/imp przeplukac | wypluka pluka przepluka wyplukan
soak | namoc/zyc namacza/ac | namoczy namacza
iron | wypras/owac upras/owac pras/owac | wyprasowa wyprasuj uprasowa uprasuj prasowa prasuj
sweep clean | zamieccie zamiata/ac pozamiata/ac | zamiata pozamiata zamiot
polish | wypoler/owac poler/owac | wypolerowa wypoleruj polerowa poleruj
wax | nawosk/owac wosk/owac | nawoskowa nawoskuj woskowa woskuj
fertilize | nawiez/imp nawiezc nawozcie nawozic | nawozi
mow | skasza/ac | skasza skoszon
trim prune | przystrzyz/imp przystrzyc ostrzyz/imp ostrzyc strzyz/imp strzyc | przystrzy ostrzy przystrzyz
rake | zgrab/ic | zgrabi
deworm | odrobac/zyc odrobacza/ac | odrobaczy odrobacza
operate | zoper/owac oper/owac | zoperowa zoperuj operowa operuj
x-ray | przeswietl/ic przeswietla/ac | przeswietli przeswietla przeswietlon
accelerate speed-up | przyspies/zyc przyspiesza/ac | przyspieszy przyspiesza przyspieszon
slow-down slow | spowolni/ac spowalnia/ac | spowolni spowalnia spowolnion
brake stop | zaham/owac wyham/owac ham/owac | zahamowa zahamuj wyhamowa wyhamuj hamowa hamuj
loop repeat | zapetl/ic zapetla/ac | zapetli zapetla zapetlon
shuffle mix | przetas/owac potas/owac tas/owac przemiesza/ac | przetasowa przetasuj potasowa potasuj tasowa tasuj przemiesza
edit assemble | zmont/owac | zmontowa zmontuj
remix mix | zremiks/owac przemiks/owac | zremiksowa zremiksuj przemiksowa przemiksuj
sharpen focus | wyostr/zyc wyostrza/ac | wyostrzy wyostrza wyostrzon
blur | rozmy/ac rozmywa/ac rozmaz/imp rozmazac zamaz/imp zamazac | rozmy rozmywa rozmaza zamaza rozmyt
mask cover | zamask/owac mask/owac zakry/ac zakrywa/ac | zamaskowa zamaskuj maskowa maskuj zakry zakrywa
reveal show | ujawni/ac ujawnia/ac uwidoczni/ac | ujawni ujawnia uwidoczni ujawnion
encrypt | zaszyfr/owac szyfr/owac | zaszyfrowa zaszyfruj szyfrowa szyfruj
decrypt | odszyfr/owac rozszyfr/owac deszyfr/owac | odszyfrowa odszyfruj rozszyfrowa rozszyfruj deszyfrowa deszyfruj
anonymize | zanonimiz/owac anonimiz/owac spseudonimiz/owac | zanonimizowa zanonimizuj anonimizowa anonimizuj spseudonimizowa spseudonimizuj
draw | wylos/owac los/owac rozlos/owac | wylosowa wylosuj losowa losuj rozlosowa rozlosuj
pick bet | wytyp/owac obstawcie obstawic obstawia/ac | wytypowa wytypuj obstawi obstawia
bid | zalicyt/owac licyt/owac przebi/ac | zalicytowa zalicytuj licytowa licytuj
insert pull | wciagnij/imp wciagnac wciaga/ac | wciagn wciaga
plug insert | wetknij/imp wetknac wepnij/imp wpiac | wetkn
unplug disconnect | wypnij/imp wypiac wypina/ac | wypia wypin
clip join | zepnij/imp spiac spina/ac | spina
disassemble dismantle | rozmont/owac zdemont/owac demont/owac | rozmontowa rozmontuj zdemontowa zdemontuj demontowa demontuj
lubricate | nasmar/owac naoliw/ic smar/owac | nasmarowa nasmaruj naoliwi smarowa smaruj
calibrate | skalibr/owac kalibr/owac wykalibr/owac | skalibrowa skalibruj kalibrowa kalibruj wykalibrowa wykalibruj
reset clear | zer/owac | zerowa zeruj
deduct subtract | potrac/ic potraca/ac odtrac/ic odlic/zyc odlicza/ac | potraci potraca odtraci odliczy odlicza potracon odliczon potracen
add include | dolicza/ac | doliczy dolicza doliczon
write-off waive | umor/zyc umarza/ac | umorzy umarza umorzon umorzen
overpay | nadplac/ic | nadplaci nadplacon
post record | zaksieg/owac ksieg/owac przeksieg/owac zaewidencjon/owac | zaksiegowa zaksieguj ksieguj przeksiegowa przeksieguj zaewidencjonowa zaewidencjonuj ewidencjonowa
ring-up charge | nabi/ac nabija/ac wybi/ac | nabija
stamp | ostempl/owac przystempl/owac opieczet/owac podstempl/owac | ostemplowa ostempluj przystemplowa przystempluj opieczetowa opieczetuj podstemplowa podstempluj
seal | zapieczet/owac zaplomb/owac | zapieczetowa zapieczetuj zaplombowa zaplombuj
certify | poswiadc/zyc poswiadcza/ac certyfik/owac | poswiadczy poswiadcza certyfikowa certyfikuj poswiadczon
authenticate verify | uwierzytelni/ac uwierzytelnia/ac | uwierzytelni uwierzytelnia uwierzytelnion
downgrade demote | zdegrad/owac degrad/owac | zdegradowa zdegraduj degradowa degraduj
second delegate | oddeleg/owac deleg/owac wydeleg/owac | oddelegowa oddeleguj delegowa deleguj wydelegowa wydeleguj
fine penalize | ukarz/imp ukarac karz/imp karac | ukara
reward | nagrodz/ic nagradza/ac wynagrodz/ic premi/owac | nagrodzi nagradza wynagrodzi premiowa premiuj nagrodzon
praise | pochwal/ic chwalcie chwalic | pochwali chwali
appreciate | docen/ic docenia/ac | doceni docenia docenion
appoint name | mian/owac nomin/owac | mianowa mianuj nominowa nominuj
pass approve | uchwalcie uchwalic uchwala/ac | uchwali uchwala uchwalon
remind urge | zmonit/owac pogoncie pogonic popedz/ic | zmonitowa zmonituj pogoni popedzi
alert notify | zaalarm/owac alarm/owac | zaalarmowa zaalarmuj alarmowa alarmuj
summon call | przywola/ac przywoluj/imp przywolywac | przywola przywolywa
call return | oddzwon/ic oddzwania/ac | oddzwoni oddzwania
park move | przepark/owac | przeparkowa przeparkuj
tow | odhol/owac zhol/owac hol/owac | odholowa odholuj zholowa zholuj holowa holuj
fill add | dosyp/imp dosypac dosypuj/imp dosypywac nasyp/imp nasypac | dosypa dosypywa nasypa
sprinkle salt | posyp/imp posypac posypuj/imp posypywac posol/ic | posypa posypywa posoli
reorder order | domowcie domowic domawia/ac | domowi domawia domowion
formulate write | sformul/owac | sformulowa sformuluj
rewrite rephrase | przeformul/owac | przeformulowa przeformuluj
patch | zalata/ac zlata/ac spatch/owac | zalata zlata spatchowa spatchuj
sublet rent | podnajmij/imp podnajac odnajmij/imp odnajac podnajm/owac | podnaja odnaja podnajmowa podnajmuj
relocate move | przekwater/owac | przekwaterowa przekwateruj
move reseat | przesadz/ic przesadza/ac | przesadzi przesadza
seat place | usadz/ic rozsadz/ic usadow/ic | usadzi rozsadzi usadowi usadzon
serve | zaserw/owac serw/owac | zaserwowa zaserwuj serwowa serwuj
grill cook | zgrill/owac grill/owac | zgrillowa zgrilluj grillowa grilluj
season | przyprawcie przyprawic dopraw/ic | przyprawi doprawi przyprawion
slice cut | pokroj/imp pokroic krojcie kroic | pokroi
reheat heat | odgrzej/imp odgrzac odgrzewa/ac | odgrza odgrzewa
bind | zbind/owac | zbindowa zbinduj
photograph capture | cyknij/imp cyknac pstryknij/imp pstryknac fotograf/owac obfotograf/owac | cykna pstrykn fotografowa fotografuj obfotografowa obfotografuj
zoom-in zoom | przybli/zyc przybliza/ac | przyblizy przybliza
zoom-out | oddala/ac | oddala
bold format | pogrub/ic pogrubia/ac | pogrubi pogrubia pogrubion
underline | podkresl/ic podkresla/ac | podkresli podkresla podkreslon
strike cross-out | przekresl/ic przekresla/ac | przekresli przekresla przekreslon
circle select | zakresl/ic zakresla/ac | zakresli zakresla zakreslon
unmark deselect uncheck | odznac/zyc odznacza/ac | odznaczy odznacza odznaczon
check tick | zaptaszk/owac odfajk/owac odptaszk/owac | zaptaszkowa zaptaszkuj odfajkowa odfajkuj odptaszkowa odptaszkuj
classify sort | posegreg/owac segreg/owac | posegregowa posegreguj segregowa segreguj
ungroup | rozgrup/owac | rozgrupowa rozgrupuj
uninvite | odpros/ic | odprosi
take-out remove | wywiez/imp wywiezc wywozcie wywozic | wywozi
wrap pack | owin/imp owinac zafoli/owac przepak/owac | owina zafoliowa zafoliuj przepakowa przepakuj
frank stamp | ofrank/owac frank/owac | ofrankowa ofrankuj frankowa frankuj
clear declare | ocli/ac | oclil oclon
declare | zadeklar/owac deklar/owac | zadeklarowa zadeklaruj deklarowa deklaruj
index | zindeks/owac indeks/owac przeindeks/owac | zindeksowa zindeksuj indeksowa indeksuj przeindeksowa przeindeksuj
fork | sfork/owac fork/owac | sforkowa sforkuj forkowa forkuj
rebase | zrebas/owac | zrebasowa zrebasuj
announce notify | awiz/owac zaawiz/owac | awizowa awizuj zaawizowa zaawizuj
document record | udokument/owac dokument/owac | udokumentowa udokumentuj dokumentowa dokumentuj
prove | udowodni/ac | udowodni udowodnion
justify explain | uzasadni/ac uzasadnia/ac usprawiedliw/ic usprawiedliwia/ac | uzasadni uzasadnia usprawiedliwi usprawiedliwia uzasadnion usprawiedliwion
explain clarify | wyjasni/ac wyjasnia/ac objasni/ac objasnia/ac | wyjasni wyjasnia objasni objasnia wyjasnion objasnion
clarify specify | doprecyz/owac sprecyz/owac precyz/owac | doprecyzowa doprecyzuj sprecyzowa sprecyzuj precyzowa precyzuj
quote cite | zacyt/owac cyt/owac | zacytowa zacytuj cytowa cytuj
link | zalink/owac link/owac | zalinkowa zalinkuj linkowa linkuj
unlink disconnect | odlink/owac | odlinkowa odlinkuj
unpair disconnect | rozpar/owac | rozparowa rozparuj
tune | zestroj/imp zestroic nastrojcie nastroic dostroj/imp dostroic | zestroi nastroi dostroi zestrojon dostrojon
arm | uzbroj/imp uzbroic uzbraja/ac | uzbroi uzbraja uzbrojon
disarm | rozbroj/imp rozbroic rozbraja/ac | rozbroi rozbraja rozbrojon
shut slam | zatrzasnij/imp zatrzasnac | zatrzasn
encode | zakod/owac kod/owac | zakodowa zakoduj kodowa koduj
decode | odkod/owac rozkod/owac zdekod/owac dekod/owac | odkodowa odkoduj rozkodowa rozkoduj zdekodowa zdekoduj dekodowa dekoduj
darken dim | zaciemni/ac zaciemnia/ac | zaciemni zaciemnia zaciemnion
publish disclose | upubliczni/ac upublicznia/ac | upubliczni upublicznia upublicznion
restrict reserve | zastrzez/imp zastrzec zastrzega/ac | zastrzega zastrzezon
rebook reschedule | przebuk/owac przerezerw/owac | przebukowa przebukuj przerezerwowa przerezerwuj
round | zaokragli/ac zaokragla/ac | zaokragli zaokragla zaokraglon
double | podwoj/imp podwoic | podwoi podwojon
scroll | przescrol/owac scroll/owac | przescrolowa przescroluj scrollowa scrolluj
convene call | zwola/ac zwoluj/imp zwolywac | zwola zwolywa`,
  words: `
invoice | faktur rachunek rachunk
line item | pozycj
order | zamowien zlecen
purchase order | zakup
customer client | klient kontrahent
contract agreement | umow$ umowa$ umowy$ umowe$ umowie$ umowom$ umowach$ kontrakt
payment | platnosc wplat zaplat
payer | platnik
recipient | odbiorc adresat
shipment delivery | przesylk przesylek dostaw wysylk wysylek
package parcel | paczk paczek pakunek
stock inventory | zapas magazyn stan$ stany$ inwentar
warehouse | magazyn hurtown
product goods | produkt towar wyrob
item article | artykul pozycj przedmiot
price | cen$ cena$ ceny$ cene$ cenie$ cenow
price list | cennik
cost expense | koszt wydatek wydatk
discount | rabat znizk zniz upust przecen
coupon voucher | kupon bon$ bonu$ bony$ voucher talon
tax | podatek podatk podatkow
vat | vat$
refund | zwrot$ zwrotu$ zwroty$ zwrotow
receipt | paragon pokwitowan kwit
quote offer | ofert wycen
supplier vendor | dostawc dostawca
partner | partner
company business | firm$ firma$ firmy$ firme$ firmie$ firmow spolk spolek przedsiebior
department | dzial$ dzialu$ dzialy$ dziale$ wydzial oddzial
branch office | oddzial filia$ filie$ filii$ placowk
office | biur$ biuro$ biura$ biurze$ biurow
meeting | spotkan zebran narad
appointment | wizyt termin$ terminu$ terminy$
account | konto$ konta$ koncie$ kontem$ kont$ rachunek rachunk
accountant | ksiegow
accounting | ksiegowos rachunkowos
bank | bank$ banku$ banki$ bankow
balance | saldo$ salda$ bilans
transaction | transakcj
bank transfer | przelew
statement | wyciag
budget | budzet
profit | zysk
loss | strat$ strata$ straty$ strate$
revenue turnover | obrot przychod
sales | sprzedaz
debt | dlug$ dlugu$ dlugi$ dlugow$ zadluzen nalezn
debtor | dluzni
loan credit | pozycz kredyt
mortgage | hipotek hipotecz
interest | odset oprocentow
installment | rat$ rata$ raty$ rate$ ratalny
deposit | kaucj depozyt zaliczk zaliczek zadatek
fee charge | oplat$ oplata$ oplaty$ oplate$ prowizj
fine penalty | mandat kar$ kara$ kary$ kare$ grzywn
insurance policy | ubezpiecz polis
claim complaint | reklamacj skarg roszczen zazalen
damage | szkod uszkodz
insurance claim | szkod$ szkoda$ szkody$ szkode$ odszkodow
warranty | gwaranc rekojm
return | zwrot$ zwrotu$ zwroty$
lead prospect | lead$ leady$ leadow$ potencjaln
opportunity deal | okazj szans$ szansa$ szanse$ transakcj
campaign | kampani
newsletter | newsletter biuletyn
advertisement | reklam$ reklama$ reklamy$ reklame$ ogloszen
market | rynek rynk targ$ targi$
shop store | sklep
cart basket | koszyk
checkout cash register | kas$ kasa$ kasy$ kase$
cash | gotowk
card | kart$ karta$ karty$ karte$ karcie$ kartach$
credit card | kredytow
currency | walut
money | pieniadz pieniedz pieniez
amount sum | kwot$ kwota$ kwoty$ kwote$ sum$ suma$ sumy$ sume$
total | lacznie suma$ ogolem calkowit
quantity count | ilosc liczb sztuk
number | numer liczb
percent | procent
limit | limit granic
minimum | minim
maximum | maksim maks$
average | sredni
size | rozmiar wielkosc
weight | waga$ wagi$ wage$ ciezar
height | wysokosc
length | dlugosc
width | szerokosc
distance | odleglosc dystans
speed | predkosc szybkosc
duration | czas$ dlugosc trwani
time | czas$ czasu$ czasie$ godzin
date | dat$ data$ daty$ date$ dacie$
deadline due date | termin$ terminu$ terminy$ deadline
period | okres
year | rok$ roku$ lata$ rocznik
quarter | kwartal
month | miesiac miesiec
week | tydzien tygodni
day | dzien dni$ dnia$
hour | godzin
beginning start | poczatek poczatk rozpocz
end | koniec konc$ konca$ zakoncz
interval frequency | interwal czestotliw odstep
priority | priorytet
status state | status stan$ stanu$ stanem$
type kind | typ$ typu$ typy$ rodzaj
category | kategori
name | nazw$ nazwa$ nazwy$ nazwe$ nazwie$ imie$ imien imion nazwisk
title | tytul naglowek naglowk
description | opis$ opisu$ opisy$ opisem$
note | notatk notatek uwag adnotacj
comment | komentarz
message | wiadomosc komunikat
subject topic | temat
text content | tekst tresc zawartosc
reason cause | powod$ powodu$ powody$ przyczyn
result | wynik rezultat
report | raport sprawozd zestawien
overview summary | przeglad podsumowan
statistics | statysty
chart graph | wykres
table | tabel
spreadsheet | arkusz
row line | wiersz
column | kolumn
field | pole$ pola$ polu$
form | formularz
template | szablon
document | dokument
file | plik
folder directory | folder katalog teczk
attachment | zalacznik
page | stron$ strona$ strony$ strone$ stronie$
photo picture image | zdjec fotograf obraz$ obrazu$ obrazk foto$
video | wideo$ film$ filmik
recording | nagran
list | list$ lista$ listy$ liste$ liscie$ spis$ wykaz
task to-do | zadan
checklist | checklist
project | projekt
milestone | kamien$ kamienie$
ticket | zgloszen ticket bilet$
issue problem | problem usterk usterek
request | wniosek wniosk prosb zapytan zadan
application | wniosek wniosk podan$ podanie$ podania$
bug error | blad$ bled bug$ bugi$ buga$ bugow$
incident outage | incydent awari
sprint | sprint
backlog | backlog
board | tablic
user | uzytkown
employee worker | pracown
colleague | koleg kolezank wspolpracown
manager boss | kierownik menedzer szef przelozon
director | dyrektor prezes
administrator admin | admin
assistant | asystent
team | zespol team$ druzyn
group | grup
member | czlon$ czlonek czlonk
role | rol$ rola$ role$ roli$
permission right | uprawnien prawo$ prawa$ praw$
access | dostep$ dostepu$ dostepy$ dostepow$
password | hasl
login username | login
token | token
key | klucz
certificate | certyfikat zaswiadcz swiadectw
license | licencj
subscription | subskrypcj abonament prenumerat
subscriber | abonent subskrybent
address | adres
contact | kontakt
phone telephone | telefon komork
phone number | telefonu$
email | email mail$ maila$ maile$ maili$ mailem$ mailow
signature | podpis$ podpisu$ podpisy$
stamp | pieczatk pieczec
server | serwer
deployment | wdrozen deploy
environment | srodowisk
production | produkcj
staging | staging
version | wersj
release | wydani$ wydanie$ wydania$
branch | galaz galez branch
commit | commit
pull request | pull$
repository | repozytori
code | kod$ kodu$ kody$ kodow
database | baza$ bazy$ baze$ bazie$
query | zapytan kwerend
log | log$ logi$ logow$ logach$ dziennik
backup | kopi$ kopia$ kopie$ kopii$ backup
container | kontener
tasting | degustac
weak | slaby$ slaba$ slabe$ slabego$ slabej$ slabych$
overdraft | debet$ debetu$ debetow
cluster | klaster klastr
node | wezel wezl
instance | instancj
virtual machine | wirtualn
disk storage | dysk
memory | pamiec
processor | procesor
process | proces$ procesu$ procesy$
network | siec$ sieci sieciow
domain | domen
website site | witryn strona$
link | link$ linki$ linku$ odnosnik
cache | cache
queue | kolejk kolejek
job | zadani job$ joby$ joba$
pipeline | pipeline
build | build
test | test$ testu$ testy$ testow
firewall | firewall zapor
virus | wirus
application app | aplikacj apk$
software | oprogramow
computer | komputer
laptop notebook | laptop notebook
monitor screen | ekran monitor$ monitory$ wyswietlacz
keyboard | klawiatur
printer | drukark
device | urzadzen
sensor | czujnik sensor
router | router
cable | kabel kabl przewod
battery | bateri akumulator
alert notification | powiadomien alert ostrzezen
reminder | przypomnien ponaglen
dunning notice | wezwan monit$ upomnien
setting configuration | ustawien konfigur
feature function | funkcj
option | opcj
rule | regul zasad
policy | polityk
model | model
data | dan$ dane$ danych$ danymi$
dataset | zbior
record | rekord wpis$ wpisu$ wpisy$
event | wydarzen zdarzen imprez
webhook | webhook
channel | kanal
post | post$ posta$ posty$ postow$ wpis$ wpisy$
conversation chat | rozmow czat konwersac
thread | watek watk
call | rozmow polaczen telefon
leave vacation holiday | urlop wakacj
public holiday | swiet$ swieto$ swieta$
sick leave | zwolnien chorobow l4$
absence | nieobecn absencj
attendance | obecnosc frekwencj
shift | zmian$ zmiana$ zmiany$ zmiane$ zmianie$ dyzur
overtime | nadgodzin
salary wage | pensj wynagrodz wyplat$ wyplata$ wyplaty$ placa$ place$ plac$
payslip | pasek$ paski$
bonus | premi$ premia$ premie$ premii$ bonus
job position | stanowisk etat posad$ posada$
candidate | kandydat
interview | rozmow rekrutac
resume cv | zyciorys cv$
training course class | szkolen kurs$ kursu$ kursy$
education | wyksztalc edukacj
skill | umiejetn
performance review | ocen$ ocena$ oceny$
onboarding | onboarding wdrozen
resignation notice | wypowiedz
pension | emerytur rent$ renta$ renty$ rente$
expense report | rozliczen delegacj
business trip | delegacj sluzbow
door | drzwi
gate | bram$ brama$ bramy$ brame$ furtk
garage | garaz
window | okn$ okno$ okna$ oknie$ okien$ oknem$
blind shutter | rolet zaluzj okiennic
curtain | zaslon firank
light | swiatl oswietlen
lamp | lamp
bulb | zarow
heating | ogrzewan
radiator | kaloryfer grzejnik
thermostat | termostat
temperature | temperatur
air conditioning | klimatyz klim$ klima$ klime$ klimy$
fan | wentyl wiatrak
humidity | wilgotn
kitchen | kuchni kuchen
bedroom | sypialn
living room | salon$ salonu$ salonie$
bathroom | lazienk lazienc
toilet | toalet ubikac
hallway | korytarz przedpok
children's room | dzieciec
cellar | piwnic
attic | strych poddasz
roof | dach$ dachu$ dachy$
garden | ogrod
terrace balcony | taras balkon
pool | basen
room | pokoj pokoi pomieszcz sala$ sale$ sali$
apartment flat | mieszkan
house | dom$ domu$ domy$ domow
building | budynek budynk
floor level | pietr
elevator | wind$ winda$ windy$ winde$
wall | scian
furniture | mebel mebl
table desk | stol$ stolu$ stoly$ stolik biurk
chair | krzesl
bed | lozk lozek
sofa | kanap sof$ sofa$
lock | zamek zamk zamka
alarm | alarm
alarm clock | budzik
camera | kamer
socket outlet | gniazdk kontakt
switch | wlacznik przelacznik
vacuum cleaner | odkurzacz
washing machine | pralk pralek
dishwasher | zmywark
dryer | suszark
oven | piekarnik
stove | kuchenk plyt$ plyta$
refrigerator fridge | lodowk
freezer | zamrazar zamrazal
microwave | mikrofal
coffee machine | ekspres
kettle | czajnik
television tv | telewiz tv$
speaker | glosnik
radio | radi$ radio$ radia$
volume | glosnosc
channel station | stacj
scene | scen
timer | minutnik timer
water | wod$ woda$ wody$ wode$ wodzie$ wodn
electricity power | prad$ pradu$ energi elektr
gas | gaz$ gazu$ gazow
meter | licznik
sprinkler irrigation | zraszacz nawadnian
lawn | trawnik
trash waste | smiec odpad
cleaning | sprzatan czyszcz
rent | czynsz najem najmu$
tenant | najemc lokator
owner landlord | wlasciciel
travel trip | podroz wycieczk
flight | lot$ lotu$ loty$ lotow$ lotem$
airport | lotnisk
plane | samolot
train | pociag
bus | autobus
tram | tramwaj
station | dworzec dworc przystanek przystank
ticket fare | bilet
seat | miejsc fotel
hotel | hotel
accommodation | nocleg zakwaterow
reservation booking | rezerwacj
guest | gosc$ gosci gosciu$
visitor | odwiedzaj gosc
visit | wizyt odwiedzin
passport | paszport
visa | wiz$ wiza$ wizy$ wize$
luggage | bagaz walizk
map | map$ mapa$ mapy$ mape$ mapie$
route | tras$ trasa$ trasy$ trase$
destination | cel$ celu$ cele$
country | kraj$ kraju$ kraje$ panstw
city | miast
street | ulic
region | region wojewodztw
border | granic
beach | plaz$ plaza$ plazy$ plaze$
mountain | gor$ gora$ gory$ gorach$
restaurant | restauracj
cafe | kawiarn
food meal | jedzen posilek posilk potraw dan$ danie$ dania$
breakfast | sniadan
lunch | obiad lunch
dinner | kolacj
menu | menu$ jadlospis
recipe | przepis$ przepisu$ przepisy$
ingredient | skladnik
bread | chleb pieczyw bulk
milk | mlek
butter | masl
cheese | ser$ sera$ sery$ serow$
egg | jajk jajek jaj$ jaja$
meat | mies$ mieso$ miesa$ miesem$
chicken | kurczak
fish | ryb$ ryba$ ryby$ rybe$
fruit | owoc
apple | jablk
banana | banan
potato | ziemniak
tomato | pomidor
vegetable | warzyw
soup | zup$ zupa$ zupy$ zupe$
salad | salat
cake | ciast tort
coffee | kaw$ kawa$ kawy$ kawe$ kawie$
tea | herbat
beer | piw$ piwo$ piwa$
wine | wino$ wina$ win$
juice | sok$ soku$ soki$
sugar | cukier cukr
salt | sol$ soli$
flour | mak$ maka$ maki$ make$
drink | napoj
portion | porcj
glass bottle | butelk szklank
health | zdrowi zdrowot
doctor physician | lekarz doktor
nurse | pielegniar
dentist | dentyst stomatolog
patient | pacjent
hospital | szpital
clinic surgery | klinik przychodn gabinet
pharmacy | aptek
medicine drug | lek$ leku$ leki$ lekow$ lekarstw
prescription | recept
pill tablet | tabletk pigulk
dose | dawk dawek
vaccination vaccine | szczepien szczepionk
blood pressure | cisnien
blood | krew krwi
pulse heart rate | tetn puls
disease illness | chorob
allergy | alergi uczulen
symptom | objaw symptom
diagnosis | diagnoz
examination | badan
injury | uraz$ urazu$ urazy$ kontuzj
operation surgery | operacj zabieg
ward bed | oddzial$ lozk
sleep | sen$ snu$
step | krok
calorie | kalori
school | szkol$ szkola$ szkoly$ szkole$ szkolny
university | uniwersyt uczeln
faculty | wydzial
student pupil | student uczni uczen uczennic
teacher | nauczyc
class | klas$ klasa$ klasy$ klase$ klasie$
subject | przedmiot
lesson lecture class | lekcj wyklad zajec
exam test | egzamin sprawdzian kolokwi
grade mark | ocen$ ocena$ oceny$ stopien$ stopnie$
homework | domow$
timetable schedule | harmonogram plan$ planu$ grafik rozklad
calendar | kalendarz
semester | semestr
scholarship | stypendi
library | bibliotek
book | ksiazk ksiazek
author | autor
loan borrowing | wypozyczen
reader | czytelni
sport | sport
match game | mecz gra$ gry$ gre$ gier$
player | gracz zawodnik
league | lig$ liga$ ligi$ lige$ lidze$
training workout | trening
gym | silown
tournament | turniej
goal | gol$ gole$ bramk cel$ cele$
race | wyscig zawody$
score points | punkt wynik
membership | czlonkost karnet
ball | pilk pilek
coach trainer | trener
bike bicycle | rower
movie film | film
series show | serial
episode | odcinek odcink
season | sezon
song track | piosenk utwor
playlist | playlist
album | album
artist singer | artyst piosenkar
band | zespol
music | muzyk
concert | koncert
theater | teatr
cinema | kin$ kino$ kina$ kinie$
exhibition | wystaw$ wystawa$ wystawy$ wystawe$
news | wiadomosci aktualnos
article | artykul
magazine | czasopism magazyn$
podcast | podcast
game | gra$ gry$ gre$ gier$
weather | pogod
forecast | prognoz
rain | deszcz opad pada$ padac$ leje$
snow | snieg
wind | wiatr
storm | burz
sun | slonc slonecz
cloud | chmur
frost ice | mroz$ mrozu$ lod$ lodu$
winter | zim$ zima$ zimy$ zime$ zimie$
summer | lato$ lata$ lecie$ letni
spring | wiosn
autumn | jesien
animal | zwierz
dog | pies$ psa$ psy$ psem$ psu$ psow$ psami$ piesek
cat | kot$ kota$ koty$ kotem$ kotu$ kotow$ kotk
horse | kon$ konia$ konie$ koni$ koniem$
cow | krow krowa
pig | swini swinia
sheep | owc$ owca$ owce$ owiec$
hen | kur$ kura$ kury$ kure$
bird | ptak
rabbit | krolik
bee hive | pszczol ul$ ule$
herd | stad$ stado$ stada$
vet | weteryn
feed | pasz karma$ karmy$ karme$
farm | gospodarstw farm
farmer | rolnik
crop harvest | plon$ plony$ zbior upraw
wheat grain | pszenic zboz
seed | nasion ziarn
fertilizer | nawoz
tractor | traktor ciagnik
greenhouse | szklarn
barn stable | stodol obor stajn
soil | gleb ziemi
plant flower | roslin kwiat
tree | drzew
forest | las$ lasu$ lasy$
vehicle | pojazd
car | samochod aut$ auto$ auta$ autem$
truck | ciezarowk
van | furgon dostawcz
driver | kierowc
motorcycle | motocykl motor$
ship boat | statek statk lodz
tire | opon
engine | silnik
fuel petrol | paliw benzyn
charging station | ladowark ladowan
parking | parking
mileage | przebieg
service inspection | serwis przeglad$ przegladu$
license plate | rejestracyjn
driving licence | prawo$ jazdy$
accident | wypadek wypadk kolizj
repair | napraw$ naprawa$ naprawy$ naprawe$
spare part | czesc$ czesci zamienn
tool | narzedz
machine | maszyn
maintenance | konserwac
technician | technik serwisant
fleet | flot
office authority | urzad urzed
municipality | gmin
mayor | burmistrz wojt prezydent
citizen | obywatel
identity card | dowod$ dowodu$ dowody$
birth born | urodzen urodzon urodzi
wedding marriage | slub
death | smierc zgon
permit | pozwolen zezwolen
law act | ustaw$ ustawa$ ustawy$ prawo$
court | sad$ sadu$ sadowy sady$
lawyer attorney | prawnik adwokat
case file | spraw$ sprawa$ sprawy$ sprawe$ sprawie$ akta$ akt$
hearing | rozpraw
police | policj
firefighter | straz strazak
election | wybor
vote | glos$ glosu$ glosy$ glosow glosowan
petition | petycj
grant subsidy | dotacj grant
tender | przetarg
land parcel | dzialk
property real estate | nieruchom
person | osob$ osoba$ osoby$ osobe$ osobow czlowiek ludzi
man | mezczyzn pan$ pana$
woman | kobiet pani$
child | dzieck dzieci
friend | przyjaciel przyjaciol znajom
family | rodzin
mother | matk mam$ mama$ mamy$ mame$ mamie$
father | ojciec ojc$ tat$ tata$ taty$ tate$
brother | brat$ brata$ bracia$ bratu$
sister | siostr
wife | zon$ zona$ zony$ zone$
husband | maz$ meza$ mezem$ mezowi$
grandmother | babci
grandfather | dziad dziadek
neighbor | sasiad
birthday | urodzin
gift | prezent
party celebration | imprez przyjec
age | wiek$ wieku$
clothes | ubran odziez
shirt | koszul
shoe | but$ buty$ butow$ obuwi
trousers | spodn
jacket coat | kurtk plaszcz
dress | sukienk
color | kolor
bag | torb torebk
idea | pomysl
question | pytan
answer | odpowiedz
decision | decyzj
opinion review | opini recenzj
rating | ocen$ ocena$ oceny$ ranking
survey poll | ankiet sondaz
plan | plan$ planu$ plany$
strategy | strategi
change | zmian
difference | roznic
part | czesc
place location | miejsc lokalizac
zone area | stref obszar
history | histori
experiment | eksperyment
sample | probk
laboratory | laborator
measurement | pomiar
batch lot | parti$ partia$ partie$ partii$
production line | lini$ linia$ linie$ linii$
factory plant | fabryk zaklad$ zakladu$
material | material
quality | jakosc
logistics | logisty
carrier courier | kurier przewozn
transport shipping | transport przewoz
post office | poczt
customs | cel$ clo$ cla$ celny
pallet | palet
shelf | polk$ polka$ polki$ polke$ regal
label tag | etykiet tag$ tagi$ tagu$ tagiem$ tagow$ tagami$
box | skrzyn pudelk karton
inbox mailbox | skrzynk
letter | list$ listu$ listy$
draft | szkic robocz
archive | archiw
bin recycle | kosz$ kosza$
audit inspection | audyt kontrol inspekcj
risk | ryzyk
security | bezpieczen
threat | zagrozen
vulnerability | podatnosc luk$ luka$ luki$ luke$
fire | pozar ogien ogni
smoke | dym$ dymu$
leak | wyciek przeciek
donation | darowizn datek
charity | charytat
volunteer | wolontar
church | kosciol koscie
museum | muze
stage phase | etap faz$ faza$ fazy$ faze$
language | jezyk
translation | tlumaczen
word | slow$ slowo$ slowa$
signal | sygnal
satellite | satelit
star | gwiazd
planet | planet
security share | akcj$ akcje$ akcji$ obligac
exchange rate | kurs$ kursu$ kursy$
wallet | portfel
investment | inwesty
fund | fundusz
open | otwart
closed | zamkniet
overdue | przetermin zaleg
unpaid | nieoplac niezaplac nieureg
paid | oplacon zaplacon uregulowan
active | aktywn
inactive | nieaktywn
free | woln darmow bezplat
available | dostepn
unavailable | niedostep
busy occupied | zajet
urgent | piln$ pilne$ pilny$ pilna$ pilnych$ pilnego$ pilnej$
important | wazn
critical | krytyczn
high | wysok wyzsz najwyzsz
low | nisk nizsz najnizsz
medium | sredn
new | now$ nowy$ nowa$ nowe$ nowego$ nowej$ nowych$ nowym$ najnow
old | star$ stary$ stara$ stare$ starego$ starej$ starych$ starsz najstarsz
latest | najnow ostatn
last | ostatn
first | pierwsz
previous | poprzedn
next | nastepn kolejn
cheapest | najtan
cheap | tani$ tania$ tanie$ tanszy tansze
expensive | drog$ drogi$ droga$ drogie$ drozsz najdroz
best | najlep
worst | najgor
longest | najdluz
long | dlug$ dlugi$ dluga$ dlugie$
short | krotk najkrot
big large | duz$ duzy$ duza$ duze$ wieksz najwiek
small | mal$ maly$ mala$ male$ malych$ mniejsz najmniej
pending waiting | oczekuj nierozpatrz
in progress | toku$ trakcie$
approved | zatwierdzon zaakceptow
rejected | odrzucon odmowion
unapproved | niezatwierdz
cancelled | anulowan odwolan
confirmed | potwierdzon
unconfirmed | niepotwierdz
delivered | dostarczon doreczon
undelivered | niedostarcz niedorecz
shipped sent | wyslan nadan
received | otrzyman odebran przyjet
completed done | ukonczon zakonczon wykonan zrobion gotow$ gotowe$
unfinished incomplete | nieukoncz niezakoncz niekomplet
resolved | rozwiazan
unresolved | nierozwiaz
expired | wygasl przetermin
valid | wazny$ wazne$ wazna$ waznosc
invalid | niewazn nieprawidl
due | wymagaln platn$ platne$ platna$ platny$
assigned | przypisan przydziel
unassigned | nieprzypis nieprzydz
blocked suspended | zablokowan
locked | zaryglow
unlocked | odblokowan
enabled | wlaczon
disabled | wylaczon
deleted | usuniet skasowan
archived | zarchiwizow
public | publiczn
private | prywatn
internal | wewnetrz
external | zewnetrz
shared | wspoln udostepnion
unpublished | nieopublik
published | opublikow
unread | nieprzecz
read | przeczytan
signed | podpisan
unsigned | niepodpis
missing | brakuj
damaged broken | uszkodzon zepsut
faulty | wadliw
lost | zgubion zaginion
late delayed | spoznion opoznion
delay | opoznien
early | wczesn
daily | codzien dzienn
weekly | tygodniow cotygod
monthly | miesieczn comiesi
yearly annual | roczn
permanent | stal$ staly$ stala$ stale$ trwal
temporary | tymczas
automatic | automat
manual | reczn
digital online | cyfrow online
full | peln$ pelny$ pelna$ pelne$
empty | pust$ pusty$ pusta$ puste$ pustych$
hot | gorac
cold | zimn$ zimny$ zimna$ zimne$ chlodn
warm | cieply$ cieple$ ciepla$ cieplej
dry | such$ suchy$ sucha$ suche$
wet | mokr
red | czerwon
blue | niebiesk
green | zielon
yellow | zolt
white | bial
black | czarn
gray | szar$ szary$ szara$ szare$
vegetarian | wegetar
vegan | wegan
organic | ekolog
polish | polsk
english | angielsk
german | niemiec
foreign | zagranicz obcy$
local | lokaln
main | glown
default | domysln
current | aktualn biezac obecn
future | przyszl nadchodz
recent | niedawn
negative | negatyw ujemn
positive | pozytyw dodatni
outdoor outside | zewnatrz
indoor inside | wewnatrz
upstairs | pietrze$
downstairs | dole$ parter
front | przedn
back rear | tyln
left | lew$ lewy$ lewa$ lewe$ lewej$
right | prawy$ prawa$ prawej$
duty shift | sluzb
bin container | pojemnik kosze kubel
recycling | recykling
warning alert | ostrzez
severe weather storm | nawalnic
sunrise | wschod$ wschodu
sunset | zachod$ zachodu
pollen | pylek pylk
grass | traw
air | powietrz
concentration level | stezen
rotation speed | obrot
setpoint target | zadan docelow
oil | olej
passenger | pasazer podrozn
platform | peron platform
stop station | przystan
locker | szafk skrytk
plug socket | wtyczk
robot | robot
lease tenancy | najem najmu dzierzaw
viewing visit | ogladan
housing property flat | lokal$ lokale
clause | klauzul
envelope | kopert
respondent participant | respondent uczestnik
audience segment | segment odbiorc
click | klikniec
copy | egzemplarz kopi
genre | gatunek gatunk
edition issue | wydan
publisher | wydawc wydawnictw
parent guardian | rodzic opiekun
excuse justification | usprawiedliwien
homework assignment | zadan
enrolment registration | zapis rejestrac
absence out-of-office | nieobecnosc
exercise workout | cwiczen
instructor trainer coach | instruktor
variant | wariant
pick picking | kompletacj
sender | nadawc
dimension size | wymiar
courier carrier | przewoznik
allowance benefit | dodatek dodatk zasilek zasilk
vacancy position | wakat
timesheet | ewidencj
invitation | zaproszen
attendee participant guest | uczestnik uczestnic
agenda | porzadek agend
minutes protocol | protokol
assignee owner responsible | odpowiedzialn przypisan
snapshot backup | migawk
reaction emoji | reakcj
industry sector | branz
inspector | inspektor kontroler
defect damage fault | usterk wad$ wady awari uszkodzen
report notification | zgloszen
street road | drog
lighting lamp | oswietlen latarn
noise | halas
reading | odczyt
tariff rate plan | taryf
rate tariff | stawk
consumption usage | zuzyc
instalment advance | rat$ raty zaliczk
connection | polaczen przylacz
outage failure | przerw
technician engineer | monter
installation | instalac montaz
towel | recznik
wake-up alarm | budzen
bill | rachunek rachunk
tip | napiwek napiwk
waiter | kelner obslug
waitlist | oczekujac
donor donation | darczync
exhibit exhibition | eksponat
theatre | teatr
screening show | seans pokaz przedstawien
stay night | pobyt nocleg
debt due | zaleglosc
reader borrower | czytelnik
accident | wypad
braking | hamowan`,
};
