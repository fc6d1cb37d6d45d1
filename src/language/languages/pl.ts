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
ktory ktora ktore ktorzy ktorego ktoremu ktorym ktorej ktorych ktorymi jaki jaka jakie jakiego jakiej jakim jakich jakis jakas jakies ktos cos gdzies kiedys czyj czyja czyje
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
ile kosztuje
ile kosztowaloby
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
  actions: `
accept | przyjmij przyjmijcie przyjac przyjmuj przyjmujcie przyjmowac zaakceptuj zaakceptujcie zaakceptowac akceptuj akceptujcie akceptowac | przyjm zaakcept akcept przyjal przyjel przyjet
activate | aktywuj aktywujcie aktywowac zaktywuj zaktywujcie zaktywowac uaktywnij uaktywnijcie uaktywnic | aktywow aktywuj aktywac zaktyw uaktyw
add | dodaj dodajcie dodac dodawaj dodawajcie dodawac dorzuc dorzuccie dorzucic dopisz dopiszcie dopisac | dorzuc dopis dolacz doloz
add | dopisuj dopisujcie dopisywac dolacz dolaczcie dolaczyc doloz dolozcie dolozyc uzupelnij uzupelnijcie uzupelnic | dodaj dodal dodan dodaw uzupelni
adjust tune | dostosuj dostosujcie dostosowac dopasuj dopasujcie dopasowac wyreguluj wyregulujcie wyregulowac | dostosow dopasow regulow wyregul skoryg
adjust tune | reguluj regulujcie regulowac skoryguj skorygujcie skorygowac ustaw ustawcie ustawic | dostosuj dopasuj reguluj ustawi ustaw
announce | oglos ogloscie oglosic oglaszaj oglaszajcie oglaszac zapowiedz zapowiedzcie zapowiedziec obwiesc obwiesccie obwiescic podaj | oglos oglasz zapowie obwiesci podaj
answer reply respond | odpowiedz odpowiedzcie odpowiedziec odpowiadaj odpowiadajcie odpowiadac odpisz odpiszcie odpisac | odpowie odpowiad odpis
answer reply respond | odpisuj odpisujcie odpisywac zareaguj zareagujcie zareagowac reaguj reagujcie reagowac | zareag reagowa reaguj
apply use | zastosuj zastosujcie zastosowac stosuj stosujcie stosowac uzyj uzyjcie uzyc uzywaj | zastosow stosow uzyj uzywa uzyl wykorzyst skorzyst uzyty$
apply use | uzywajcie uzywac wykorzystaj wykorzystajcie wykorzystac skorzystaj skorzystajcie skorzystac naloz nalozcie nalozyc | uzyta$ uzyte$ uzyto$ zastosuj stosuj nalozy naloz wykorzysta
approve | zatwierdz zatwierdzcie zatwierdzic zatwierdzaj zatwierdzajcie zatwierdzac zaakceptuj zaakceptujcie zaakceptowac | zatwierdz zaakcept
win | wygraj wygrajcie wygrac | wygral wygran
lose | przegraj przegrajcie przegrac | przegral przegran
approve | zaaprobuj zaaprobujcie zaaprobowac klepnij klepnijcie klepnac przyklepnij przyklepnijcie przyklepnac | zaaprob klepn przyklepn
archive | zarchiwizuj zarchiwizujcie zarchiwizowac archiwizuj archiwizujcie archiwizowac | zarchiwiz archiwiz
arrange | zorganizuj zorganizujcie zorganizowac organizuj organizujcie organizowac zalatw zalatwcie zalatwic | zorganiz organizow zalatw uporzadk
arrange | umow umowcie umowic zaaranzuj zaaranzujcie zaaranzowac uporzadkuj uporzadkujcie uporzadkowac | umowil umowion organizuj zaaranzowa zaaranzuj
ask inquire | zapytaj zapytajcie zapytac spytaj spytajcie spytac pytaj pytajcie pytac popros poproscie poprosic dopytaj dopytajcie dopytac | zapyta spyta dopyta poprosi pytaj
assign | przypisz przypiszcie przypisac przypisuj przypisujcie przypisywac przydziel przydzielcie przydzielic przydzielaj | przypis przydziel wyznacz zleco
assign | przydzielajcie przydzielac wyznacz wyznaczcie wyznaczyc zlec zleccie zlecic powierz powierzcie powierzyc | zleci powierzy powierz wyznaczy
attach | zalacz zalaczcie zalaczyc zalaczaj zalaczajcie zalaczac dolacz dolaczcie dolaczyc przyczep przyczepcie przyczepic | zalacz dolacz przyczep podpie doczep podpia
attach | podepnij podepnijcie podpiac podlacz podlaczcie podlaczyc doczep doczepcie doczepic przymocuj przymocujcie przymocowac | podepnij podlaczy podlacz przymocowa przymocuj zalaczy
authorize | autoryzuj autoryzujcie autoryzowac zautoryzuj zautoryzujcie zautoryzowac upowaznij upowaznijcie upowaznic uprawnij uprawnijcie uprawnic | autoryz zautoryz upowazn uprawni
back-up backup | zarchiwizuj zbackupuj zbackupujcie zbackupowac backupuj backupujcie backupowac zgraj zgrajcie zgrac | zbackup backup zgraj zarchiwiz
ban | zbanuj zbanujcie zbanowac banuj banujcie banowac zakaz zakazcie zakazac zabron zabroncie zabronic | zbanow banow zakaza zabron zbanuj banuj zakaz
bill invoice | fakturuj fakturujcie fakturowac zafakturuj zafakturujcie zafakturowac | fakturow zafaktur wyfaktur
bill invoice | wyfakturuj wyfakturujcie wyfakturowac rozlicz rozliczcie rozliczyc | rozlicz fakturuj rozliczy
block | zablokuj zablokujcie zablokowac blokuj blokujcie blokowac poblokuj zastrzez zastrzezcie zastrzec | zablok blokow blokuj zablokuj zablokowa
book reserve | zarezerwuj zarezerwujcie zarezerwowac rezerwuj rezerwujcie rezerwowac zabukuj zabukujcie zabukowac | zarezerw rezerw zabuk
book reserve | bukuj bukujcie bukowac zaklep zaklepcie zaklepac zajmij zajmijcie zajac | zaklep bukowa bukuj zajmij
borrow lend | pozycz pozyczcie pozyczyc pozyczaj pozyczajcie pozyczac wypozycz wypozyczcie wypozyczyc wypozyczaj wypozyczajcie wypozyczac uzycz uzyczcie uzyczyc | pozycz wypozycz uzycz wypozyczy
bring fetch | przynies przyniescie przyniesc przynos przynoscie przynosic | przynies przynios przywoz przywiez
bring fetch | przywiez przywiezcie przywiezc podrzuc podrzuccie podrzucic dostarcz | przywioz przynosi podrzuci dostarcz
broadcast | nadaj nadajcie nadac nadawaj nadawajcie nadawac transmituj | nadan nadaw transmit
broadcast | transmitujcie transmitowac wyemituj wyemitujcie wyemitowac rozglos rozgloscie rozglosic | emitow wyemit nadaj rozglosi
build | zbuduj zbudujcie zbudowac buduj budujcie budowac wybuduj | zbudow budow wybud skompil
build | wybudujcie wybudowac zbilduj zbildujcie zbildowac skompiluj skompilujcie skompilowac | zbuduj buduj zbildowa zbilduj
buy purchase | kup kupcie kupic kupuj kupujcie kupowac zakupic zakupcie nabadz nabadzcie | kupi kupow kupion zakupi zakupio
buy purchase | nabyc nabywaj nabywajcie nabywac dokup dokupcie dokupic wykup wykupcie wykupic | naby dokup wykup kupuj nabadz
calculate compute | oblicz obliczcie obliczyc obliczaj obliczajcie obliczac policz policzcie policzyc wylicz wyliczcie wyliczyc | oblicz wylicz przelicz policz
calculate compute | wyliczaj wyliczajcie wyliczac przelicz przeliczcie przeliczyc przeliczaj przeliczajcie przeliczac skalkuluj skalkulujcie skalkulowac | skalkul kalkul wyliczy przeliczy
call | zadzwon zadzwoncie zadzwonic dzwon dzwoncie dzwonic zatelefonuj zatelefonujcie zatelefonowac wezwij wezwijcie | zadzwon dzwon zatelefon wezwa wywol
call | wezwac wywolaj wywolajcie wywolac przedzwon przedzwoncie przedzwonic wybierz zawolaj zawolajcie zawolac | wezwij przedzwoni przedzwon zawola dzwoni wybier
cancel | anuluj anulujcie anulowac odwolaj odwolajcie odwolac odwoluj odwolujcie odwolywac skasuj skasujcie skasowac | anulow anuluj odwol skasow storn zrezygn
cancel | stornuj stornujcie stornowac zrezygnuj zrezygnujcie zrezygnowac wycofaj wycofajcie wycofac uniewaznij uniewaznijcie uniewaznic | rezygn skasuj wycofa uniewazni zrezygnuj zrezygnowa
capture snap | przechwyc przechwyccie przechwycic uchwyc uchwyccie uchwycic zrob sfotografuj sfotografujcie sfotografowac nagraj nagrajcie nagrac zrzuc | przechwy uchwy sfotograf nagra zrzuc
change modify alter | zmien zmiencie zmienic zmieniaj zmieniajcie zmieniac pozmieniaj pozmieniajcie pozmieniac zmodyfikuj zmodyfikujcie zmodyfikowac | zmien zmodyfik modyfik przestaw przerob
change modify alter | modyfikuj modyfikujcie modyfikowac przestaw przestawcie przestawic przerob przerobcie przerobic popraw podmien podmiencie podmienic | pozmienia podmieni podmien przestawi popraw
charge | naladuj naladujcie naladowac laduj ladujcie ladowac doladuj doladujcie doladowac obciaz | naladow ladow ladowan doladow obciaz nalicz
charge | obciazcie obciazyc obciazaj obciazajcie obciazac pobierz pobierzcie pobrac nalicz naliczcie naliczyc | naladuj laduj doladuj pobra pobierz ladowa doladowa
check | sprawdz sprawdzcie sprawdzic sprawdzaj sprawdzajcie sprawdzac skontroluj skontrolujcie skontrolowac kontroluj | sprawdz skontrol kontrolow zerkn kontroluj
check | kontrolujcie kontrolowac posprawdzaj posprawdzajcie posprawdzac obczaj przejrzyj luknij zerknij zerknijcie zerknac | posprawdza sprawdzi skontroluj skontrolowa przejrz
check-in | zamelduj zameldujcie zameldowac melduj meldujcie meldowac odpraw odprawcie odprawic zakwateruj zakwaterujcie zakwaterowac | zameld odpraw zakwater meldowa melduj
check-out | wymelduj wymeldujcie wymeldowac wykwateruj wykwaterujcie wykwaterowac | wymeld wykwater
claim complain | zareklamuj zareklamujcie zareklamowac reklamuj reklamujcie reklamowac | zareklam reklamow reklamuj
classify categorize | sklasyfikuj sklasyfikujcie sklasyfikowac klasyfikuj klasyfikujcie klasyfikowac skategoryzuj | sklasyfik klasyfik kategoryz
classify categorize | skategoryzujcie skategoryzowac zaklasyfikuj zaklasyfikujcie zaklasyfikowac zaszereguj zaszeregujcie zaszeregowac | skategor zaklasyf zaszeregowa zaszereguj
clean | wyczysc wyczysccie wyczyscic czysc czysccie czyscic posprzataj posprzatajcie posprzatac sprzataj | wyczysz wyczyszcz wyczysc czysz sprzat
clean | sprzatajcie sprzatac odkurz odkurzcie odkurzyc odkurzaj odkurzajcie odkurzac oczysc oczysccie | posprzat odkurz oczyszcz czysci oczysci
clean | oczyscic wysprzataj wysprzatajcie wysprzatac umyj wytrzyj wytrzyjcie wytrzec przeczysc przeczysccie przeczyscic | wysprzata wytrze wytrzyj przeczysci wyczysci
clear empty | oproznij oproznijcie oproznic oprozniaj oprozniajcie oprozniac wyczysc wyczysccie wyczyscic | oprozn wyzer wyczyszcz wysyp
clear empty | wyzeruj wyzerujcie wyzerowac opustosz opustoszcie opustoszyc wysyp wysypcie wysypac | wyczysci opustoszy opustosz wyczysc
clock-in clock-out | odbij odbijcie odbic | odbic odbij
clone | sklonuj sklonujcie sklonowac klonuj klonujcie klonowac | sklon klonow klonuj
close | zamknij zamknijcie zamknac zamykaj zamykajcie zamykac domknij domknijcie domknac pozamykaj pozamykajcie pozamykac przymknij przymknijcie przymknac | zamkn zamyk domkn pozamyk przymkn
collect pick-up | odbierz odbierzcie odebrac odbieraj odbierajcie odbierac zbierz zbierzcie zebrac zbieraj zbierajcie | odebra odbier odbior zbiera zgromadz
collect pick-up | zbierac pozbieraj pozbierajcie pozbierac zgromadz zgromadzcie zgromadzic gromadz gromadzcie gromadzic sciagnij | zebral pozbiera gromadzi gromadz odbierz sciagn
comment | skomentuj skomentujcie skomentowac komentuj komentujcie komentowac | skoment komentow komentuj
commit | zacommituj zacommitujcie zacommitowac commituj commitujcie commitowac scommituj scommitujcie scommitowac zakomituj zakomitujcie zakomitowac | commit komit scommit zacommit zakomitowa zakomituj
compare | porownaj porownajcie porownac porownuj porownujcie porownywac zestaw zestawcie zestawic zestawiaj zestawiajcie zestawiac | porown zestawi
complete finish | ukoncz ukonczcie ukonczyc zakoncz zakonczcie zakonczyc dokoncz dokonczcie dokonczyc koncz konczcie konczyc skoncz | ukoncz zakoncz dokoncz skoncz odhacz konczy
complete finish | skonczcie skonczyc wykonaj wykonajcie wykonac wypelnij uzupelnij uzupelnijcie uzupelnic odhacz odhaczcie odhaczyc domknij | koncz wykon uzupelni wykona wypeln odhaczy domkn
confirm | potwierdz potwierdzcie potwierdzic potwierdzaj potwierdzajcie potwierdzac | potwierdz
connect | polacz polaczcie polaczyc podlacz podlaczcie podlaczyc podlaczaj podlaczajcie podlaczac lacz laczcie laczyc | polacz podlacz przylacz sparow podpie laczy
connect | przylacz przylaczcie przylaczyc sparuj sparujcie sparowac podepnij podepnijcie podpiac skomunikuj skomunikujcie skomunikowac | sparuj podpia podepnij skomunikowa skomunikuj polaczy podlaczy
contact | skontaktuj skontaktujcie skontaktowac kontaktuj kontaktujcie kontaktowac odezwij odezwijcie odezwac | skontakt kontaktow odezw kontaktuj
convert | przekonwertuj przekonwertujcie przekonwertowac konwertuj konwertujcie konwertowac przeksztalc przeksztalccie przeksztalcic | konwert przekonw przeksztal skonwert
convert | zamien zamiencie zamienic przelicz przeliczcie przeliczyc skonwertuj skonwertujcie skonwertowac | zamieni zamien przeliczy przelicz
copy duplicate | skopiuj skopiujcie skopiowac kopiuj kopiujcie kopiowac przekopiuj przekopiujcie przekopiowac zduplikuj | skopiow kopiow przekopi zduplik duplikow
copy duplicate | zduplikujcie zduplikowac powiel powielcie powielic duplikuj duplikujcie duplikowac skseruj skserujcie skserowac | powiel skser skopiuj kopiuj duplikuj
correct fix | popraw poprawcie poprawic poprawiaj poprawiajcie poprawiac skoryguj skorygujcie skorygowac | popraw koryg skoryg
correct fix | koryguj korygujcie korygowac napraw naprawcie naprawic sprostuj sprostujcie sprostowac | sprostow naprawi sprostuj napraw
count | policz policzcie policzyc zlicz zliczcie zliczyc zliczaj zliczajcie zliczac licz | policz zlicz podlicz zsumow
count | liczcie liczyc przelicz przeliczcie przeliczyc podlicz podliczcie podliczyc zsumuj zsumujcie zsumowac | liczy przeliczy przelicz zsumuj
create make | utworz utworzcie utworzyc stworz stworzcie stworzyc tworz tworzcie tworzyc zaloz zalozcie | utworz stworz tworzen tworzy
create make | zalozyc zakladaj zakladajcie zakladac zrob zrobcie zrobic rob robcie robic przygotuj | zaloz zaklada zrobi sporzadz tworz
create make | sporzadz sporzadzcie sporzadzic sporzadzaj sporzadzajcie sporzadzac wygeneruj wystaw zaprojektuj zaprojektujcie zaprojektowac | zaprojektowa zaprojektuj przygot wygener wystaw
deactivate disable | dezaktywuj dezaktywujcie dezaktywowac zdezaktywuj zdezaktywujcie zdezaktywowac deaktywuj | dezaktyw zdezaktyw deaktyw
deactivate disable | deaktywujcie deaktywowac wylacz wylaczcie wylaczyc unieszkodliw unieszkodliwcie unieszkodliwic | wylaczy wylacz unieszkodliwi
decline reject refuse deny | odrzuc odrzuccie odrzucic odrzucaj odrzucajcie odrzucac odmow odmowcie | odrzuc odmow odmawi
decline reject refuse deny | odmowic odmawiaj odmawiajcie odmawiac oddalic zaneguj zanegujcie zanegowac | oddalon zanegowa zaneguj odrzuci
decrease reduce lower | zmniejsz zmniejszcie zmniejszyc zmniejszaj zmniejszajcie zmniejszac obniz obnizcie obnizyc obnizaj obnizajcie | zmniejsz obniz zreduk
decrease reduce lower | obnizac zredukuj zredukujcie zredukowac redukuj redukujcie redukowac ogranicz ograniczcie ograniczyc ograniczaj | redukow ogranicz pomniejsz
decrease reduce lower | ograniczajcie ograniczac odejmij odejmijcie odjac opusc opusccie opuscic pomniejsz pomniejszcie pomniejszyc | redukuj odejmij opusci
delete erase | usun usuncie usunac usuwaj usuwajcie usuwac skasuj skasujcie skasowac kasuj kasujcie kasowac | usun usuw usune skasow kasow wykasow
delete erase | wykasuj wykasujcie wykasowac wymaz wymazcie wymazac zlikwiduj zlikwidujcie zlikwidowac pousuwaj pousuwajcie pousuwac | wymaz zlikwid skasuj kasuj wykasuj pousuwa
deliver | dostarcz dostarczcie dostarczyc dostarczaj dostarczajcie dostarczac dowiez dowiezcie | dostarcz dowoz dorecz dowiez
deliver | dowiezc rozwiez rozwiezcie rozwiezc dorecz doreczcie doreczyc przekaz | dowioz rozwiez dostarczy przekaz
deploy | wdroz wdrozcie wdrozyc wdrazaj wdrazajcie wdrazac zdeployuj zdeployujcie zdeployowac | wdroz wdraz deploy
deploy | deployuj deployujcie deployowac wypusc wypusccie wypuscic wgraj wgrajcie wgrac zdeplojuj | zdeploy wypusci wgraj
deposit | wplac wplaccie wplacic wplacaj wplacajcie wplacac zdeponuj zdeponujcie zdeponowac deponuj deponujcie deponowac uloz | wplac wplat zdepon deponow deponuj
describe | opisz opiszcie opisac opisuj opisujcie opisywac | opis opisa opisyw
destroy dispose | zniszcz zniszczcie zniszczyc niszcz niszczcie niszczyc zutylizuj zutylizujcie zutylizowac utylizuj | zniszcz niszcz utyliz
destroy dispose | utylizujcie utylizowac wyrzuc wyrzuccie wyrzucic wyrzucaj wyrzucajcie wyrzucac zlikwiduj zlikwidujcie zlikwidowac | zutyliz wyrzuc zlikwid wyrzuci
detach unlink disconnect | odlacz odlaczcie odlaczyc odlaczaj odlaczajcie odlaczac rozlacz rozlaczcie rozlaczyc rozlaczaj | odlacz rozlacz odpie odczep
detach unlink disconnect | rozlaczajcie rozlaczac odepnij odepnijcie odpiac odczep odczepcie odczepic odparuj odparujcie odparowac | odpia odepnij odparowa odparuj odlaczy
detect | wykryj wykryjcie wykryc wykrywaj wykrywajcie wykrywac odkryj odkryjcie odkryc rozpoznaj | wykry odkry rozpozn
dim | przyciemnij przyciemnijcie przyciemnic sciemnij sciemnijcie sciemnic sciemniaj sciemniajcie sciemniac przygas przygascie przygasic | przyciemn sciemn przygas
discharge | rozladuj rozladujcie rozladowac wypisz wypiszcie wypisac zwolnij zwolnijcie zwolnic | rozladow wypisa rozladuj wypisz zwolni
dismiss | odrzuc odrzuccie odrzucic zignoruj zignorujcie zignorowac ignoruj ignorujcie ignorowac odwolaj zwolnij zwolnijcie zwolnic odklikaj | zignor ignorow odrzuci ignoruj zwolni odrzuc odwol
dispatch | wyekspediuj wyekspediujcie wyekspediowac wyslij wyslijcie wyslac wysylaj wysylajcie | wyeksped ekspedi wysla wysyl
dispatch | wysylac nadaj nadajcie nadac odpraw skieruj skierujcie skierowac | wyslij nadaj skierowa skieruj odpraw
display show | pokaz pokazcie pokazac pokazuj pokazujcie pokazywac wyswietl wyswietlcie wyswietlic wyswietlaj | pokaz wyswietl
display show | wyswietlajcie wyswietlac zaprezentuj zaprezentujcie zaprezentowac przedstaw przedstawcie przedstawic ukaz ukazcie ukazac | zaprezent przedstaw ukaza
download | pobierz pobierzcie pobrac pobieraj pobierajcie pobierac sciagnij sciagnijcie sciagnac sciagaj sciagajcie sciagac zassij | pobra pobier sciag pobierz sciagn
drain | spusc spusccie spuscic oproznij wypompuj wypompujcie wypompowac odsacz odsaczcie odsaczyc osusz osuszcie osuszyc | spusz wypompow spusci wypompuj odsaczy odsacz osuszy osusz oprozn
drop | porzuc porzuccie porzucic upusc upusccie upuscic wyrzuc wyrzuccie wyrzucic | porzuc upusz zrzuc dropn
drop | zrzuc zrzuccie zrzucic dropnij dropnijcie dropnac odpusc odpusccie odpuscic | upusci wyrzuci odpusci wyrzuc
edit | edytuj edytujcie edytowac zedytuj zedytujcie zedytowac wyedytuj wyedytujcie | edytow edyc zedyt redagow zredag edytuj
edit | wyedytowac przeredaguj przeredagujcie przeredagowac zredaguj zredagujcie zredagowac poedytuj | wyedytowa wyedytuj przeredagowa przeredaguj zredaguj zredagowa
email | zmailuj mailuj mailujcie mailowac wymailuj wymailujcie wymailowac | mailow mailuj wymailowa wymailuj
enable allow permit | wlacz wlaczcie wlaczyc umozliw umozliwcie umozliwic umozliwiaj umozliwiajcie umozliwiac zezwol zezwolcie | umozliw zezw pozwol
enable allow permit | zezwolic zezwalaj zezwalajcie zezwalac pozwol pozwolcie pozwolic pozwalaj pozwalajcie pozwalac udostepnij | pozwal wlaczy wlacz udostepn
end terminate | zakoncz zakonczcie zakonczyc skoncz skonczcie skonczyc rozwiaz | zakoncz skoncz wypowied
end terminate | rozwiazcie rozwiazac wypowiedz wypowiedzcie wypowiedziec przerwij przerwijcie przerwac | rozwiaza rozwiaz przerwa przerwij
enroll sign-up register | zapisz zapiszcie zapisac zapisuj zapisujcie zapisywac zarejestruj zarejestrujcie zarejestrowac | zapis zarejestr rejestr
enroll sign-up register | rejestruj rejestrujcie rejestrowac zglos zgloscie zglosic wpisz wpiszcie wpisac | zglosi wpisa wpisz zglos
enter | wprowadz wprowadzcie wprowadzic wprowadzaj wprowadzajcie wprowadzac wpisz wpiszcie wpisac wpisuj | wprowadz wpis wejd wszed
enter | wpisujcie wpisywac wejdz wejdzcie wejsc podaj podajcie podac wklep wklepcie wklepac | podaj wklepa wpisz wpisa
escalate | eskaluj eskalujcie eskalowac wyeskaluj wyeskalujcie wyeskalowac zeskaluj zeskalujcie zeskalowac | eskal wyeskal zeskalowa zeskaluj
estimate | oszacuj oszacujcie oszacowac szacuj szacujcie szacowac wycen wycencie wycenic wyceniaj wyceniajcie wyceniac estymuj estymujcie estymowac | oszacow szacow wycen estym oszacuj szacuj
evaluate rate | ocen ocencie ocenic oceniaj oceniajcie oceniac oszacuj ewaluuj ewaluujcie ewaluowac wystaw | ocen ocenion oceni ewalu oszacuj wystaw
exchange | wymien wymiencie wymienic wymieniaj wymieniajcie wymieniac zamien zamiencie zamienic | wymien zamien wymieni zamieni
exclude | wyklucz wykluczcie wykluczyc wykluczaj wykluczajcie wykluczac pomin pomincie pominac | wyklucz pomin
execute perform | wykonaj wykonajcie wykonac wykonuj wykonujcie wykonywac przeprowadz przeprowadzcie przeprowadzic przeprowadzaj | wykona wykonyw przeprowadz zrealiz
execute perform | przeprowadzajcie przeprowadzac zrealizuj zrealizujcie zrealizowac realizuj realizujcie realizowac odpal odpalcie odpalic | realiz wykon odpali odpal
exit leave | wyjdz wyjdzcie wyjsc opusc opusccie opuscic opuszczaj opuszczajcie opuszczac odejdz odejdzcie odejsc wychodz wychodzcie wychodzic | wyjdz wyszed opuszcz opusci odejs odejdz wychodzi wychodz
expire | wygasnij wygasnijcie wygasnac wygas wygascie wygasac | wygas
export | eksportuj eksportujcie eksportowac wyeksportuj wyeksportujcie wyeksportowac zeksportuj zeksportujcie zeksportowac exportuj exportujcie exportowac | eksport wyeksport export zeksportowa zeksportuj
extend prolong | przedluz przedluzcie przedluzyc przedluzaj przedluzajcie przedluzac wydluz wydluzcie wydluzyc | przedluz wydluz
extend prolong | wydluzaj wydluzajcie wydluzac rozszerz rozszerzcie rozszerzyc poszerz poszerzcie poszerzyc | rozszerz poszerzy poszerz
extract | wyodrebnij wyodrebnijcie wyodrebnic wyciagnij wyciagnijcie wyciagnac wypakuj | wyodrebn wypakow rozpakow wyciagn
extract | wypakujcie wypakowac rozpakuj rozpakujcie rozpakowac wydobadz wydobadzcie wydobyc | wypakuj rozpakuj wydoby wydobadz
feed | nakarm nakarmcie nakarmic karm karmcie karmic dokarm dokarmcie dokarmic podkarm podkarmcie podkarmic | nakarm karmi karmio dokarm podkarmi
file lodge submit | zloz zlozcie zlozyc skladaj skladajcie skladac zglos zgloscie zglosic wnies wniescie wniesc | zloz zglos wnies sklada zglosi
fill refill | wypelnij wypelnijcie wypelnic wypelniaj wypelniajcie wypelniac napelnij napelnijcie napelnic uzupelnij uzupelnijcie uzupelnic uzupelniaj | wypeln napeln uzupeln zatankow
fill refill | uzupelniajcie uzupelniac zatankuj zatankujcie zatankowac tankuj tankujcie tankowac nalej nalejcie nalac dolej dolejcie dolac | tankow zatankuj tankuj uzupelni
find search look-up | znajdz znajdzcie znalezc znajduj znajdujcie znajdowac wyszukaj wyszukajcie wyszukac wyszukuj | znajd znalez znalaz wyszuk
find search look-up | wyszukujcie wyszukiwac szukaj szukajcie szukac poszukaj poszukajcie poszukac odszukaj odszukajcie | szuka poszuk odszuk odnale
find search look-up | odszukac odnajdz odnajdzcie odnalezc przeszukaj przeszukajcie przeszukac ustal wygoogluj wygooglujcie wygooglowac | przeszuk odnajdz wygooglowa wygoogluj
fire dismiss | zwolnij zwolnijcie zwolnic zwalniaj zwalniajcie zwalniac wyrzuc wyrzuccie wyrzucic wylej wylejcie wylac | zwolni zwolnion zwalnia wyrzuci wyrzuc
flag mark | oznacz oznaczcie oznaczyc oznaczaj oznaczajcie oznaczac zaznacz zaznaczcie zaznaczyc zaznaczaj | oznacz zaznacz oflag odhaczy
flag mark | zaznaczajcie zaznaczac oflaguj oflagujcie oflagowac odhacz odhaczcie odhaczyc wyroznij wyroznijcie wyroznic | odhacz wyrozni oznaczy zaznaczy
follow track watch | sledz sledzcie sledzic obserwuj obserwujcie obserwowac zaobserwuj | sledz obserw zaobserw
follow track watch | zaobserwujcie zaobserwowac namierz namierzcie namierzyc wysledz wysledzcie wysledzic | namierz wysledzi wysledz
forward | przeslij przeslijcie przeslac przesylaj przesylajcie przesylac przekaz przekazcie przekazac przekazuj | przesla przesyl przekaz forward przeslij
forward | przekazujcie przekazywac forwarduj forwardujcie forwardowac sforwarduj sforwardujcie sforwardowac podeslij podeslijcie podeslac | sforwardowa sforwarduj podesla podeslij przekaza
freeze | zamroz zamrozcie zamrozic zamrazaj zamrazajcie zamrazac mroz mrozcie mrozic | zamroz zamraz mrozi
generate produce | wygeneruj wygenerujcie wygenerowac generuj generujcie generowac wyprodukuj wyprodukujcie wyprodukowac | wygener generow wyproduk produkow
generate produce | produkuj produkujcie produkowac wytworz wytworzcie wytworzyc wytwarzaj wytwarzajcie wytwarzac | wytworz wytwarz generuj produkuj
get obtain | uzyskaj uzyskajcie uzyskac zdobadz zdobadzcie zdobyc pobierz pobierzcie pobrac wez | uzysk zdoby pozysk dostal
get obtain | wezcie wziac sciagnij sciagnijcie sciagnac dostan dostancie dostac pozyskaj pozyskajcie pozyskac | dostan$ zdobadz pobra pobierz sciagn
give grant | daj dajcie dac dawaj dawajcie dawac przyznaj przyznajcie przyznac przyznawaj przyznawajcie przyznawac nadaj nadajcie nadac | przyzna udziel nadan nadal podarow wrecz
give grant | udziel udzielcie udzielic udzielaj udzielajcie udzielac przekaz przekazcie przekazac wrecz wreczcie wreczyc podaruj podarujcie podarowac | dawaj przyzn nadaj przekaza przekaz podaruj podarowa
group | pogrupuj pogrupujcie pogrupowac zgrupuj zgrupujcie zgrupowac grupuj grupujcie grupowac | pogrup zgrup grupow grupuj
harvest | zbierz zbierzcie zebrac skos skoscie skosic kosic | skosz skosi
heat warm | ogrzej ogrzejcie ogrzac ogrzewaj ogrzewajcie ogrzewac podgrzej podgrzejcie podgrzac podgrzewaj podgrzewajcie podgrzewac nagrzej | ogrza ogrzew podgrz
heat warm | nagrzejcie nagrzac nagrzewaj nagrzewajcie nagrzewac rozgrzej rozgrzejcie rozgrzac dogrzej dogrzejcie dogrzac grzej grzejcie grzac | nagrz rozgrz dogrz
help assist | pomoz pomozcie pomoc pomagaj pomagajcie pomagac wesprzyj wesprzyjcie wesprzec wspieraj wspierajcie wspierac | pomog pomag wsparl wspier pomoz wesprze wesprzyj
hide | ukryj ukryjcie ukryc ukrywaj ukrywajcie ukrywac schowaj schowajcie schowac chowaj chowajcie chowac | ukry schow chowa
hire recruit | zatrudnij zatrudnijcie zatrudnic zatrudniaj zatrudniajcie zatrudniac zrekrutuj zrekrutujcie zrekrutowac rekrutuj rekrutujcie rekrutowac najmij najmijcie najac | zatrudn zrekrut rekrut najmij
hold | wstrzymaj wstrzymajcie wstrzymac wstrzymuj wstrzymujcie wstrzymywac przytrzymaj | wstrzym przytrzym
hold | przytrzymajcie przytrzymac potrzymaj potrzymajcie potrzymac trzymaj trzymajcie trzymac | trzyma potrzyma wstrzyma
identify recognize | zidentyfikuj zidentyfikujcie zidentyfikowac identyfikuj identyfikujcie identyfikowac rozpoznaj | zidentyf identyfik
identify recognize | rozpoznajcie rozpoznac rozpoznawaj rozpoznawajcie rozpoznawac ustal ustalcie ustalic | rozpozn ustali
import | zaimportuj zaimportujcie zaimportowac importuj importujcie importowac wgraj wgrajcie wgrac | import zaimport wgraj
include | uwzglednij uwzglednijcie uwzglednic uwzgledniaj uwzgledniajcie uwzgledniac zawrzyj zawrzyjcie zawrzec | uwzgledn dolicz wlicz
include | dolicz doliczcie doliczyc wlicz wliczcie wliczyc obejmij obejmijcie objac | zawrze zawrzyj obejmij
increase raise | zwieksz zwiekszcie zwiekszyc zwiekszaj zwiekszajcie zwiekszac podnies podniescie podniesc podnos podnoscie podnosic | zwieksz podnies podnios podwyzsz
increase raise | podwyzsz podwyzszcie podwyzszyc podwyzszaj podwyzszajcie podwyzszac podbij podbijcie podbic powieksz powiekszcie powiekszyc dodaj | powieksz podbit podnosi podbi dodaj
inform notify tell | poinformuj poinformujcie poinformowac informuj informujcie informowac powiadom powiadomcie powiadomic powiadamiaj powiadamiajcie | poinform informow powiadom powiadam
inform notify tell | powiadamiac zawiadom zawiadomcie zawiadomic zawiadamiaj zawiadamiajcie zawiadamiac uprzedz uprzedzcie uprzedzic ostrzez | zawiadom zawiadam uprzedz powiedz informuj
inform notify tell | ostrzezcie ostrzec powiedz powiedzcie powiedziec przekaz przekazcie przekazac zakomunikuj zakomunikujcie zakomunikowac | ostrze przekaza przekaz zakomunikowa zakomunikuj
insert | wstaw wstawcie wstawic wstawiaj wstawiajcie wstawiac wloz wlozcie wlozyc wkladaj | wstaw wloz wsun wklej wklada
insert | wkladajcie wkladac umiesc umiesccie umiescic wsun wsuncie wsunac wklej wklejcie wkleic | umiesci wklei wstawi wlozy umies
inspect examine | zbadaj zbadajcie zbadac badaj badajcie badac obejrzyj obejrzyjcie obejrzec skontroluj | zbada badan przeanaliz analizow obejrz przebad
inspect examine | skontrolujcie skontrolowac przeanalizuj przeanalizujcie przeanalizowac analizuj analizujcie analizowac przebadaj przebadajcie przebadac | badaj skontrolowa skontroluj analizuj obejrzyj obejrze
install | zainstaluj zainstalujcie zainstalowac instaluj instalujcie instalowac zamontuj | zainstal instalow zamontow doinstal
install | zamontujcie zamontowac montuj montujcie montowac doinstaluj doinstalujcie doinstalowac | instaluj zamontuj montowa montuj
invite | zapros zaproscie zaprosic zapraszaj zapraszajcie zapraszac | zapros zaprasz
irrigate water | podlej podlejcie podlac podlewaj podlewajcie podlewac nawodnij nawodnijcie nawodnic nawadniaj nawadniajcie nawadniac zraszaj zraszajcie zraszac pozraszaj | podla podlew nawodn nawadn zrasz
issue | wystaw wystawcie wystawic wystawiaj wystawiajcie wystawiac wydaj wydajcie wydac wydawaj wydawajcie wydawac | wystaw wydan wydal wydaw wydaj wystawi wydawa
join | dolacz dolaczcie dolaczyc dolaczaj dolaczajcie dolaczac przylacz przylaczcie przylaczyc przystap przystapcie przystapic polacz polaczcie polaczyc wejdz | dolacz przylacz przystap polaczy polacz wejd
keep retain | zachowaj zachowajcie zachowac zachowuj zachowujcie zachowywac trzymaj trzymajcie trzymac zatrzymaj zatrzymajcie zatrzymac utrzymaj utrzymajcie utrzymac | zachow utrzym zostawi
keep retain | utrzymuj utrzymujcie utrzymywac zostaw zostawcie zostawic pozostaw pozostawcie pozostawic przechowaj przechowajcie przechowac przechowuj przechowujcie przechowywac | pozostaw przechow trzyma zatrzyma
kick expel | wyrzuc wyrzuccie wyrzucic wykop wykopcie wykopac wypros wyproscie wyprosic wydalic | wydalon wyrzuc wykopa wyprosi wyrzuci
label tag | otaguj otagujcie otagowac taguj tagujcie tagowac oznacz oznaczcie oznaczyc | otag tagow etykiet oetykiet taguj
label tag | oetykietuj oetykietujcie oetykietowac etykietuj etykietujcie etykietowac nadaj opatrz opatrzcie opatrzyc | oznaczy oznacz opatrzy opatrz nadaj
launch start run | uruchom uruchomcie uruchomic uruchamiaj uruchamiajcie uruchamiac odpal odpalcie odpalic odpalaj odpalajcie odpalac wystartuj | uruchom uruchami odpal wystartow rozpocz zaczal
launch start run | wystartujcie wystartowac startuj startujcie startowac wlacz wlaczcie wlaczyc rozpocznij rozpocznijcie rozpoczac rozpoczynaj rozpoczynajcie | zaczet zaczyn zainicj wystartuj startowa startuj
launch start run | rozpoczynac zacznij zacznijcie zaczac zaczynaj zaczynajcie zaczynac zainicjuj zainicjujcie zainicjowac pusc pusccie puscic | wlaczy wlacz zacza zacznij pusci uruchomi odpali
learn | naucz nauczcie nauczyc ucz uczcie uczyc poznaj poznajcie poznac | naucz poznaj
like | polub polubcie polubic lajkuj lajkujcie lajkowac zalajkuj zalajkujcie zalajkowac | polub lajk zalajk
link associate | powiaz powiazcie powiazac polacz polaczcie polaczyc zlinkuj zlinkujcie zlinkowac podlinkuj | powiaz zlinkow podlink skojarz polaczy polacz
link associate | podlinkujcie podlinkowac skojarz skojarzcie skojarzyc zwiaz zwiazcie zwiazac podepnij podepnijcie podpiac | zlinkuj zwiaza zwiaz podpia podepnij skojarzy
list enumerate | wymien wymiencie wymienic wymieniaj wymieniajcie wymieniac wypisz wypiszcie wypisac wypisuj | wypis wylistow wymieni wymien wylistuj listowa
list enumerate | wypisujcie wypisywac wylistuj wylistujcie wylistowac listuj listujcie listowac wylicz wyliczcie wyliczyc | listuj wyliczy wylicz wypisz wypisa wypisuj wypisywa
load | zaladuj zaladujcie zaladowac laduj ladujcie ladowac wczytaj wczytajcie | zaladow wczyt zaladuj ladowa
load | wczytac wczytuj wczytujcie wczytywac doladuj doladujcie doladowac wgraj | laduj doladowa doladuj zaladowa wgraj
lock | zamknij zamknijcie zamknac zablokuj zablokujcie zablokowac zarygluj zaryglujcie zaryglowac rygluj ryglujcie ryglowac | zarygl zamkn zablokowa zablokuj ryglowa rygluj
log record | zaloguj zalogujcie zalogowac loguj logujcie logowac zarejestruj zarejestrujcie zarejestrowac rejestruj rejestrujcie rejestrowac zapisz | zarejestr rejestr zapis odnotow zanotow wpis
log record | zapiszcie zapisac zapisuj zapisujcie zapisywac odnotuj odnotujcie odnotowac zanotuj zanotujcie zanotowac notuj notujcie | ewidencj nagra zalogowa zaloguj logowa loguj odnotuj
log record | notowac wpisz wpiszcie wpisac ewidencjonuj ewidencjonujcie ewidencjonowac nagraj nagrajcie nagrac raportuj raportujcie raportowac | zanotuj notowa notuj raportowa raportuj wpisz wpisa
log-in | zaloguj zalogujcie zalogowac loguj logujcie logowac | zalogow logow zaloguj loguj zalogowa logowa
log-out | wyloguj wylogujcie wylogowac wylogowuj wylogowujcie wylogowywac | wylog
match pair | dopasuj dopasujcie dopasowac dopasowuj dopasowujcie dopasowywac sparuj | dopasow sparow dobra dopasuj
match pair | sparujcie sparowac dobierz dobierzcie dobrac skojarz skojarzcie skojarzyc | sparuj dobierz skojarzy skojarz
measure | zmierz zmierzcie zmierzyc mierz mierzcie mierzyc pomierz pomierzcie pomierzyc wymierz wymierzcie wymierzyc | zmierz mierz pomiar pomierzy pomierz wymierzy wymierz
merge | scal scalcie scalic scalaj scalajcie scalac polacz polaczcie polaczyc | scal scalon merg
merge | zmerguj zmergujcie zmergowac merguj mergujcie mergowac zmergeuj zlacz zlaczcie zlaczyc | zmerg zlacz polaczy polacz
message text write-to | napisz napiszcie napisac wyslij wyslijcie wyslac | napisa napisz wysla wyslij
migrate | zmigruj zmigrujcie zmigrowac migruj migrujcie migrowac przemigruj przemigrujcie przemigrowac | migr zmigr przemigrowa przemigruj
mix | wymieszaj wymieszajcie wymieszac zmiksuj zmiksujcie zmiksowac mieszaj mieszajcie mieszac zamieszaj zamieszajcie zamieszac | miesza wymiesz zmiks zamiesza
move relocate | przenies przeniescie przeniesc przenos przenoscie przenosic przesun przesuncie przesunac przesuwaj przesuwajcie przesuwac | przenies przenios przenosz przesun przesuw przemies przerzuc
move relocate | przemiesc przemiesccie przemiescic przestaw przestawcie przestawic przerzuc przerzuccie przerzucic przekladaj przeloz przelozcie przelozyc | przenosi przestawi przelozy przeloz przesuwa przestaw przeklad
mute silence | wycisz wyciszcie wyciszyc wyciszaj wyciszajcie wyciszac scisz sciszcie sciszyc zmutuj zmutujcie zmutowac ucisz uciszcie uciszyc | wycisz zmutow ucisz sciszy scisz zmutuj
open | otworz otworzcie otworzyc otwieraj otwierajcie otwierac uchyl uchylcie uchylic rozewrzyj pootwieraj pootwierajcie pootwierac | otwor otwar otwier uchyl pootwiera
optimize improve | zoptymalizuj zoptymalizujcie zoptymalizowac optymalizuj optymalizujcie optymalizowac ulepsz ulepszcie ulepszyc | zoptymal optymal ulepsz
optimize improve | ulepszaj ulepszajcie ulepszac usprawnij usprawnijcie usprawnic polepsz polepszcie polepszyc | usprawn polepszy polepsz
order | zamow zamowcie zamowic zamawiaj zamawiajcie zamawiac | zamow zamaw
park | zaparkuj zaparkujcie zaparkowac parkuj parkujcie parkowac | zapark parkow parkuj
pause suspend | wstrzymaj wstrzymajcie wstrzymac zawies zawiescie zawiesic zawieszaj zawieszajcie zawieszac zapauzuj zapauzujcie zapauzowac | zawies zawiesz wstrzym zapauz spauz
pause suspend | pauzuj pauzujcie pauzowac spauzuj spauzujcie spauzowac zatrzymaj zatrzymajcie zatrzymac przerwij przerwijcie przerwac | pauzowa pauzuj zatrzyma przerwa przerwij wstrzyma
pay | zaplac zaplaccie zaplacic plac placcie placic oplac oplaccie oplacic oplacaj oplacajcie oplacac wyplac | zaplac zaplat placi oplac oplat uregul
pay | wyplaccie wyplacic ureguluj uregulujcie uregulowac splac splaccie splacic doplac doplaccie doplacic uisc uisccie uiscic | splac splat doplac uiszcz wyplaci uisci wyplac
pick select choose | wybierz wybierzcie wybrac wybieraj wybierajcie wybierac zaznacz zaznaczcie zaznaczyc wyselekcjonuj wyselekcjonujcie wyselekcjonowac | wybra wybier wyselekcj zaznaczy zaznacz
pin | przypnij przypnijcie przypiac przypinaj przypinajcie przypinac | przypi przypn
place put | umiesc umiesccie umiescic umieszczaj umieszczajcie umieszczac poloz polozcie polozyc postaw postawcie postawic wstaw wstawcie wstawic | umies polozo polozy postaw wrzuc poloz wstawi wlozy
place put | daj wrzuc wrzuccie wrzucic wrzucaj wrzucajcie wrzucac wloz wlozcie wlozyc wsadz wsadzcie wsadzic zamiesc zamiesccie zamiescic | wsadzi wsadz zamiesci umiesci postawi wstaw wrzuci wloz
plan schedule | zaplanuj zaplanujcie zaplanowac planuj planujcie planowac rozplanuj rozplanujcie rozplanowac umow umowcie umowic | zaplanow planow rozplan ustalo ustali umowil umowion
plan schedule | ustal ustalcie ustalic ustaw ustawcie ustawic zakolejkuj zakolejkujcie zakolejkowac wyznacz wyznaczcie wyznaczyc | zaplanuj planuj ustawi zakolejkowa zakolejkuj wyznaczy wyznacz ustaw
play | odtworz odtworzcie odtworzyc odtwarzaj odtwarzajcie odtwarzac zagraj zagrajcie zagrac | odtworz odtwarz puszcz pusci
play | graj grajcie grac pusc pusccie puscic puszczaj puszczajcie puszczac wlacz | zagral zagraj$ odtworzy wlacz
post publish | opublikuj opublikujcie opublikowac publikuj publikujcie publikowac zamiesc zamiesccie zamiescic zamieszczaj zamieszczajcie zamieszczac | opublik publikow zamiesz zapost publikuj zamiesci
post publish | wrzuc wrzuccie wrzucic wystaw wystawcie wystawic zapostuj zapostujcie zapostowac postuj postujcie postowac udostepnij | wrzuci wystawi postowa postuj wrzuc wystaw udostepn
postpone reschedule delay | odloz odlozcie odlozyc odkladaj odkladajcie odkladac przeloz przelozcie przelozyc | odloz przeloz przesun opozn
postpone reschedule delay | przekladaj przekladajcie przekladac przesun przesuncie przesunac przesuwaj przesuwajcie przesuwac | odrocz przeklad odklada przesuwa
postpone reschedule delay | opoznij opoznijcie opoznic odrocz odroczcie odroczyc wstrzymaj przebookuj przebookujcie przebookowac | przebookowa przebookuj odlozy przelozy wstrzyma
predict forecast | przewidz przewidzcie przewidziec przewiduj przewidujcie przewidywac prognozuj prognozujcie prognozowac zaprognozuj zaprognozujcie zaprognozowac | przewid prognoz zaprognozowa zaprognozuj
prepare | przygotuj przygotujcie przygotowac przygotowuj przygotowujcie przygotowywac przyszykuj | przygot przyszyk opracow
prepare | przyszykujcie przyszykowac szykuj szykujcie szykowac opracuj opracujcie opracowac | szykowa szykuj opracuj
print | wydrukuj wydrukujcie wydrukowac drukuj drukujcie drukowac nadrukuj nadrukujcie nadrukowac | wydruk druk nadruk
prioritize | spriorytetyzuj spriorytetyzujcie spriorytetyzowac priorytetyzuj priorytetyzujcie | priorytetyz spriorytet uszereg
prioritize | priorytetyzowac nadaj uszereguj uszeregujcie uszeregowac | nadaj uszereguj uszeregowa
process handle | przetworz przetworzcie przetworzyc przetwarzaj przetwarzajcie przetwarzac obsluz obsluzcie obsluzyc obsluguj obslugujcie obslugiwac | przetworz przetwarz obsluz obslug
process handle | rozpatrz rozpatrzcie rozpatrzyc rozpatruj rozpatrujcie rozpatrywac procesuj procesujcie procesowac przeprocesuj przeprocesujcie przeprocesowac | rozpatr proces przeprocesowa przeprocesuj
promote | awansuj awansujcie awansowac promuj promujcie promowac wypromuj wypromujcie wypromowac | awansow promow wyprom awansuj promuj
propose suggest | zaproponuj zaproponujcie zaproponowac proponuj proponujcie proponowac zasugeruj | zapropon propon zasuger
propose suggest | zasugerujcie zasugerowac sugeruj sugerujcie sugerowac podpowiedz podpowiedzcie podpowiedziec | sugerow podpowied sugeruj
protect secure | zabezpiecz zabezpieczcie zabezpieczyc zabezpieczaj zabezpieczajcie zabezpieczac chron chroncie chronic ochron ochroncie ochronic | zabezp chroni ochroni chron ochron
provide supply | zapewnij zapewnijcie zapewnic zapewniaj zapewniajcie zapewniac dostarcz dostarczcie dostarczyc | zapewn zaopatrz
provide supply | podaj podajcie podac dostarczaj dostarczajcie dostarczac zaopatrz zaopatrzcie zaopatrzyc | dostarczy dostarcz podaj
provision set-up | zaprowizjonuj skonfiguruj skonfigurujcie skonfigurowac uruchom postaw postawcie postawic zestaw zestawcie zestawic | skonfigur postawi zestawi uruchom postaw
pull | pociagnij pociagnijcie pociagnac ciagnij ciagnijcie ciagnac zaciagnij zaciagnijcie zaciagnac | spull pociagn zaciagn
pull | sciagnij sciagnijcie sciagnac spulluj spullujcie spullowac pulluj pullujcie pullowac pullnij | ciagn sciagn pullowa pulluj
push | wypchnij wypchnijcie wypchnac pchnij pchnijcie pchnac popchnij popchnijcie popchnac spushuj spushujcie spushowac pushuj | wypchn pchn popchn spush wypush
push | pushujcie pushowac wypushuj wypushujcie wypushowac nacisnij nacisnijcie nacisnac naciskaj naciskajcie naciskac wcisnij wcisnijcie wcisnac | nacisn wcisn pushowa pushuj naciska
quarantine isolate | odizoluj odizolujcie odizolowac izoluj izolujcie izolowac | odizol izolow kwarantan izoluj
query | odpytaj odpytajcie odpytac odpytuj odpytujcie odpytywac | odpyt
quit | wyjdz wyjdzcie wyjsc zrezygnuj zrezygnujcie zrezygnowac rzuc rzuccie rzucic opusc | zrezygn wyjdz rzuci zrezygnuj zrezygnowa
read | przeczytaj przeczytajcie przeczytac czytaj czytajcie czytac odczytaj odczytajcie odczytac odczytuj odczytujcie odczytywac wczytaj poczytaj poczytajcie poczytac | przeczyt czyta odczyt poczyta wczyt
reactivate | reaktywuj reaktywujcie reaktywowac zreaktywuj zreaktywujcie zreaktywowac | reaktyw zreaktyw
reboot restart | zrestartuj zrestartujcie zrestartowac restartuj restartujcie restartowac | restart zrestart
reboot restart | zrebootuj zrebootujcie zrebootowac rebootuj rebootujcie rebootowac uruchom | reboot zreboot uruchom
rebuild | przebuduj przebudujcie przebudowac odbuduj odbudujcie odbudowac przebuilduj przebuildujcie przebuildowac | przebudow odbudow przebuduj odbuduj przebuildowa przebuilduj
receive | odbierz odbierzcie odebrac przyjmij przyjmijcie przyjac otrzymaj otrzymajcie otrzymac odbieraj odbierajcie odbierac przyjmuj | otrzym odebra odbier odbierz przyjm
recommend | polec poleccie polecic polecaj polecajcie polecac zarekomenduj zarekomendujcie zarekomendowac rekomenduj rekomendujcie rekomendowac porec | poleci poleca poleco rekomend zarekom
reconcile | uzgodnij uzgodnijcie uzgodnic uzgadniaj uzgadniajcie uzgadniac | uzgodn uzgadn
redeem | zrealizuj zrealizujcie zrealizowac wykorzystaj wykorzystajcie wykorzystac wykup | zrealiz wykorzysta wykup
refund | zwroc zwroccie zwrocic zwracaj zwracajcie zwracac zrefunduj zrefundujcie zrefundowac refunduj refundujcie refundowac oddaj oddajcie oddac | zwroc zwrac zrefund refund oddaj
register | zarejestruj zarejestrujcie zarejestrowac rejestruj rejestrujcie rejestrowac zamelduj | zarejestr rejestr zameld
release | zwolnij zwolnijcie zwolnic zwalniaj zwalniajcie zwalniac wydaj wydajcie wydac | zwolni zwolnion zwaln wypuszcz wypusci
release | wypusc wypusccie wypuscic uwolnij uwolnijcie uwolnic zreleasuj zreleasujcie zreleasowac | uwoln releas wydaj zreleasowa zreleasuj zwalnia
reload refresh | odswiez odswiezcie odswiezyc odswiezaj odswiezajcie odswiezac przeladuj przeladujcie przeladowac zrefreshuj | odswiez przelad
remind | przypomnij przypomnijcie przypomniec przypominaj przypominajcie przypominac upomnij | przypom upomn
remind | upomnijcie upomniec ponaglij ponaglijcie ponaglic monituj monitujcie monitowac | ponagl monitow monituj
remove | usun usuncie usunac usuwaj usuwajcie usuwac zdejmij zdejmijcie zdjac wyrzuc wyrzuccie wyrzucic | usun usuw usune zdjal wyrzuc wyjet wyjal
remove | wyjmij wyjmijcie wyjac wykresl wykreslcie wykreslic skresl skreslcie skreslic odejmij odejmijcie odjac | wykresl skresl wywal zdjet zdjel wyjmij odejmij
remove | zabierz zabierzcie zabrac wypisz wypiszcie wypisac wywal wywalcie wywalic wytnij wytnijcie wyciac | zabra zabierz wypisa wypisz wycia wytnij wyrzuci
rename | przemianuj przemianujcie przemianowac nazwij nazwijcie nazwac zmien przezwij | przemian nazwano$ zmien
renew | odnow odnowcie odnowic odnawiaj odnawiajcie odnawiac przedluz przedluzcie przedluzyc wznow wznowcie wznowic | odnow odnaw przedluz wznow
rent | wynajmij wynajmijcie wynajac wynajmuj wynajmujcie wynajmowac najmij najmijcie najac wypozycz wypozyczcie wypozyczyc | wynaj najmij wypozyczy wypozycz
reopen | otworz wznow wznowcie wznowic | wznow otwor
repair | napraw naprawcie naprawic naprawiaj naprawiajcie naprawiac zreperuj zreperujcie zreperowac reperuj reperujcie reperowac | napraw zreper reperowa reperuj naprawi
repeat | powtorz powtorzcie powtorzyc powtarzaj powtarzajcie powtarzac | powtorz powtarz powtorzy
replace substitute | zastap zastapcie zastapic zastepuj zastepujcie zastepowac zamien | zastap zastep zamien wymien
replace substitute | zamiencie zamienic wymien wymiencie wymienic podmien podmiencie podmienic | podmien zamieni wymieni podmieni
report | zglos zgloscie zglosic zglaszaj zglaszajcie zglaszac zaraportuj | zglos zglasz zaraport raportow
report | zaraportujcie zaraportowac raportuj raportujcie raportowac donies doniescie doniesc | raportuj donies zglosi raportowa
reproduce | odtworz odtworzcie odtworzyc zreprodukuj zreprodukujcie zreprodukowac reprodukuj reprodukujcie reprodukowac | reproduk zreprod odtworzy odtworz
request | zazadaj zazadajcie zazadac zawnioskuj zawnioskujcie zawnioskowac wnioskuj wnioskujcie wnioskowac popros poproscie poprosic zamow | zazada zawniosk wnioskow wnioskuj poprosi zamow
reset | zresetuj zresetujcie zresetowac resetuj resetujcie resetowac wyzeruj wyzerujcie wyzerowac | reset zreset wyzer
resolve solve settle | rozwiaz rozwiazcie rozwiazac rozwiazuj rozwiazujcie rozwiazywac zalatw zalatwcie | rozwiaz zalatw rozstrzyg
resolve solve settle | zalatwic rozstrzygnij rozstrzygnijcie rozstrzygnac rozlicz rozliczcie rozliczyc ureguluj | rozliczy rozlicz rozwiaza uregul
restore recover | przywroc przywroccie przywrocic przywracaj przywracajcie przywracac odtworz | przywroc przywrac odzysk
restore recover | odtworzcie odtworzyc odzyskaj odzyskajcie odzyskac odzyskuj odzyskujcie odzyskiwac | odtworzy odtworz przywroci
resume continue | wznow wznowcie wznowic wznawiaj wznawiajcie wznawiac kontynuuj kontynuujcie kontynuowac | wznow wznaw kontynu
retire | wycofaj wycofajcie wycofac wycofuj wycofujcie wycofywac zutylizuj | wycof wycofa zutyliz
retry | ponow ponowcie ponowic ponawiaj ponawiajcie ponawiac powtorz powtorzcie powtorzyc sprobuj | ponowi ponowio ponaw powtorzy powtorz sprobuj
return | zwroc zwroccie zwrocic zwracaj zwracajcie zwracac oddaj oddajcie oddac oddawaj oddawajcie oddawac odeslij odeslijcie odeslac | zwroc zwrac oddan oddaw odesla oddaj odeslij
revert undo roll-back | cofnij cofnijcie cofnac cofaj cofajcie cofac wycofaj wycofajcie wycofac przywroc | cofn cofa wycof rollback zrollb
revert undo roll-back | przywroccie przywrocic odwroc odwroccie odwrocic zrollbackuj zrollbackujcie zrollbackowac zrevertuj zrevertujcie zrevertowac | revert zrevert przywroci odwroci wycofa przywroc
review | zrecenzuj zrecenzujcie zrecenzowac recenzuj recenzujcie recenzowac przejrzyj przejrzyjcie przejrzec | recenz zrecenz przejrz przegl
review | przegladaj przegladajcie przegladac ocen ocencie ocenic zweryfikuj zreviewuj zreviewujcie zreviewowac | oceni zreviewowa zreviewuj ocen zweryfik
revoke withdraw | cofnij cofnijcie cofnac odbierz odbierzcie odebrac wycofaj wycofajcie wycofac | cofn wycof odwol uniewazn
revoke withdraw | wycofuj wycofujcie wycofywac odwolaj odwolajcie odwolac uniewaznij uniewaznijcie uniewaznic | odebra odbierz wycofa uniewazni
rewind | przewin przewincie przewinac przewijaj przewijajcie przewijac cofnij | przewin przewij cofn
rewrite overwrite | przepisz przepiszcie przepisac przepisuj przepisujcie przepisywac nadpisz nadpiszcie nadpisac nadpisuj nadpisujcie nadpisywac przeredaguj | przepis nadpis przeredaguj
ring | zadzwon zadzwoncie zadzwonic dzwon dzwoncie dzwonic | zadzwon dzwoni dzwon
rotate turn | obroc obroccie obrocic obracaj obracajcie obracac zrotuj zrotujcie zrotowac rotuj rotujcie rotowac przekrec przekreccie przekrecic | obroc obrac zrotow rotow przekrec zrotuj rotuj
route direct redirect | przekieruj przekierujcie przekierowac skieruj skierujcie skierowac kieruj | przekier skierow kierowal kierowan skieruj kierowa
route direct redirect | kierujcie kierowac pokieruj pokierujcie pokierowac przelacz przelaczcie przelaczyc | kieruj pokierowa pokieruj przelaczy przelacz skierowa
run | uruchom uruchomcie uruchomic uruchamiaj uruchamiajcie uruchamiac odpal odpalcie odpalic pusc pusccie puscic | uruchom uruchami odpal pusci uruchomi odpali
save store | zapisz zapiszcie zapisac zapisuj zapisujcie zapisywac zachowaj zachowajcie zachowac przechowaj | zapis zachow przechow magazynow
save store | przechowajcie przechowac przechowuj przechowujcie przechowywac zmagazynuj zmagazynujcie zmagazynowac odloz odlozcie odlozyc | zmagazynowa zmagazynuj odlozy odloz
scale | przeskaluj przeskalujcie przeskalowac skaluj skalujcie skalowac wyskaluj wyskalujcie wyskalowac zeskaluj zeskalujcie zeskalowac | skalow przeskal wyskal skaluj zeskalowa zeskaluj
scan | zeskanuj zeskanujcie zeskanowac skanuj skanujcie skanowac przeskanuj przeskanujcie przeskanowac | skanow zeskan przeskan skanuj
score | punktuj punktujcie punktowac ocen | punktow punktuj ocen
see | zobacz zobaczcie zobaczyc obejrzyj obejrzyjcie obejrzec | zobacz obejrze obejrzyj
sell | sprzedaj sprzedajcie sprzedac sprzedawaj sprzedawajcie sprzedawac wyprzedaj wyprzedajcie wyprzedac odsprzedaj odsprzedajcie odsprzedac | sprzedal sprzedan sprzedaw wyprzed sprzeda odsprzeda
send | wyslij wyslijcie wyslac wysylaj wysylajcie wysylac przeslij przeslijcie przeslac przesylaj przesylajcie | wysla wysyl przesla przesyl podesl
send | przesylac podeslij podeslijcie podeslac poslij poslijcie poslac rozeslij rozeslijcie rozeslac rozsylaj | posla rozesl rozsyl odesla wyslij
send | rozsylajcie rozsylac nadaj nadajcie nadac odeslij odeslijcie odeslac slij slijcie slac dosli | przeslij poslij nadaj odeslij podeslij podesla
set configure | ustaw ustawcie ustawic ustawiaj ustawiajcie ustawiac skonfiguruj skonfigurujcie skonfigurowac konfiguruj konfigurujcie konfigurowac | ustaw ustawi skonfigur konfigur
set configure | nastaw nastawcie nastawic ustal ustalcie ustalic okresl okreslcie okreslic poustawiaj poustawiajcie poustawiac | nastaw ustali okresli poustawia
share | udostepnij udostepnijcie udostepnic udostepniaj udostepniajcie udostepniac podziel podzielcie podzielic wspoldziel wspoldzielcie wspoldzielic | udostepn wspoldziel podzieli podziel
ship | wyslij wyslijcie wyslac wysylaj wysylajcie wysylac nadaj nadajcie nadac wyekspediuj | wysla wysyl wyslij nadaj wyeksped
shut-down | wylacz wylaczcie wylaczyc zamknij zamknijcie zamknac zgas | wylacz zamkn wylaczy zgas
sign | podpisz podpiszcie podpisac podpisuj podpisujcie podpisywac | podpis
skip | pomin pomincie pominac pomijaj pomijajcie pomijac przeskocz przeskoczcie przeskoczyc opusc opusccie opuscic przewin | pomin pomij przeskocz opusci przewin
snooze | uspij uspijcie uspic odloz odlozcie odlozyc | odloz uspij odlozy
sort | posortuj posortujcie posortowac sortuj sortujcie sortowac uporzadkuj | posort sortow uporzadk
sort | uporzadkujcie uporzadkowac uszereguj uszeregujcie uszeregowac uloz ulozcie ulozyc | sortuj uszeregowa uszereguj ulozy
split divide | podziel podzielcie podzielic dziel dzielcie dzielic rozdziel rozdzielcie rozdzielic rozbij rozbijcie rozbic | podziel rozdziel rozbit dzieli rozbi podzieli
start | rozpocznij rozpocznijcie rozpoczac rozpoczynaj rozpoczynajcie rozpoczynac zacznij zacznijcie zaczac | rozpocz zaczal zaczet zaczyn wystart
start | zaczynaj zaczynajcie zaczynac wystartuj wystartujcie wystartowac uruchom uruchomcie uruchomic | uruchom zacza zacznij wystartuj wystartow uruchomi
stop | zatrzymaj zatrzymajcie zatrzymac zatrzymuj zatrzymujcie zatrzymywac przerwij przerwijcie przerwac przerywaj przerywajcie przerywac | zatrzym przerw przeryw zastop
stop | stopnij stopnijcie stopnac zastopuj zastopujcie zastopowac wstrzymaj wstrzymajcie wstrzymac przestan przestancie przestac | wstrzyma przesta zatrzyma przerwij przerwa
submit | przeslij przeslijcie przeslac zloz zlozcie zlozyc wyslij wyslijcie wyslac | zloz przedloz przesla przeslij
submit | zglos zgloscie zglosic przedloz przedlozcie przedlozyc oddaj oddajcie oddac | wysla wyslij zglosi oddaj zglos
subscribe follow | zasubskrybuj zasubskrybujcie zasubskrybowac subskrybuj subskrybujcie subskrybowac zaprenumeruj zaprenumerujcie zaprenumerowac prenumeruj zapisz | subskry zasubskr prenumer zaprenum zapis
summarize | podsumuj podsumujcie podsumowac podsumowuj podsumowujcie podsumowywac stresc stresccie strescic zestaw | podsumow stresz podsumuj stresci
swap | zamien zamiencie zamienic zamieniaj zamieniajcie zamieniac wymien podmien podmiencie podmienic | zamien podmien zamieni wymien podmieni
switch toggle | przelacz przelaczcie przelaczyc przelaczaj przelaczajcie przelaczac przestaw przestawcie przestawic zmien | przelacz przestaw przelaczy przestawi zmien
sync synchronize | zsynchronizuj zsynchronizujcie zsynchronizowac synchronizuj synchronizujcie synchronizowac | synchron zsynchron synchroniz zsynchroniz
take | wez wezcie wziac bierz bierzcie brac zabierz zabierzcie zabrac przejmij przejmijcie przejac przyjmij | wziet wzial zabra przeje bierz zabierz przeja przejmij przyjm
teach train | naucz nauczcie nauczyc ucz uczcie uczyc wytrenuj wytrenujcie wytrenowac trenuj | naucz wytren trenow
teach train | trenujcie trenowac przeszkol przeszkolcie przeszkolic szkol szkolcie szkolic wyszkol wyszkolcie wyszkolic | przeszkol wyszkol trenuj szkoli
test try | przetestuj przetestujcie przetestowac testuj testujcie testowac wyprobuj wyprobujcie wyprobowac sprobuj sprobujcie sprobowac wytestuj | testow przetest wyprob sprobow testuj sprobuj
top-up | doladuj doladujcie doladowac zasil zasilcie zasilic uzupelnij uzupelnijcie uzupelnic | doladow zasil doladuj uzupelni doladowa
transfer | przelej przelejcie przelac przelewaj przelewajcie przelewac przekaz przekazcie przekazac przekazuj przekazujcie | przela przelew przekaz przenies przenios transferow
transfer | przekazywac przenies przeniescie przeniesc przepisz transferuj transferujcie transferowac przetransferuj przetransferujcie przetransferowac przelacz | transferuj przetransferowa przetransferuj przekaza przepis przelacz
translate | przetlumacz przetlumaczcie przetlumaczyc tlumacz tlumaczcie tlumaczyc przeloz przelozcie przelozyc potlumacz | przetlum tlumacz przelozy przeloz
transport drive | przewiez przewiezcie przewiezc zawiez zawiezcie zawiezc odwiez | przewoz odwoz przewiez przewioz zawiez
transport drive | odwiezcie odwiezc podwiez podwiezcie podwiezc jedz jedzcie jechac | zawioz odwiez odwioz podwiez jecha
treat | leczyc leczcie wylecz wyleczcie wyleczyc potraktuj potraktujcie potraktowac traktuj traktujcie traktowac | leczon wylecz potrakt traktowa traktuj
trigger | wyzwol wyzwolcie wyzwolic wywolaj wywolajcie wywolac uruchom uruchomcie | wyzwol wywol trigger strigger
trigger | uruchomic odpal odpalcie odpalic striggeruj striggerujcie striggerowac triggeruj | uruchomi odpali uruchom odpal
turn-off switch-off | wylacz wylaczcie wylaczyc wylaczaj wylaczajcie wylaczac zgas zgascie zgasic gas gascie gasic | wylacz zgas pogas powylacza
turn-off switch-off | powylaczaj powylaczajcie powylaczac pogas pogascie pogasic zakrec zakreccie zakrecic odetnij odetnijcie odciac | zakreci odcia odetnij wylaczy
turn-on switch-on | wlacz wlaczcie wlaczyc wlaczaj wlaczajcie wlaczac zapal zapalcie zapalic zapalaj zapalajcie zapalac zaswiec | wlacz zapal zaswie powlacza
turn-on switch-on | zaswieccie zaswiecic powlaczaj powlaczajcie powlaczac zalacz zalaczcie zalaczyc odkrec odkreccie odkrecic oswiec oswieccie oswiecic | zalaczy zalacz odkreci oswieci wlaczy
turn-up | podglosnij podglosnijcie podglosnic zglosnij zglosnijcie zglosnic podkrec podkreccie podkrecic zwieksz | podglos zglosn podkrec zwieksz
turn-down | scisz sciszcie sciszyc sciszaj sciszajcie sciszac przycisz przyciszcie | scisz przycisz przykrec
turn-down | przyciszyc przykrec przykreccie przykrecic skrec skreccie skrecic zmniejsz | skreci sciszy zmniejsz
unarchive | odarchiwizuj odarchiwizujcie odarchiwizowac rozarchiwizuj rozarchiwizujcie rozarchiwizowac | odarchiw rozarchiw
unassign | odpisz odepnij odprzypisz odprzypiszcie odprzypisac odlacz odlaczcie odlaczyc cofnij | odprzyp odlaczy odlacz odpis odepnij cofn
unban unblock | odblokuj odblokujcie odblokowac odblokowuj odblokowujcie odblokowywac odbanuj odbanujcie odbanowac | odblok odban
undelete | przywroc przywroccie przywrocic odzyskaj odzyskajcie odzyskac | przywroc odzysk przywroci
unfreeze | odmroz odmrozcie odmrozic odmrazaj odmrazajcie odmrazac rozmroz rozmrozcie rozmrozic rozmrazaj rozmrazajcie rozmrazac | odmroz odmraz rozmroz rozmraz
unfollow | odobserwuj odobserwujcie odobserwowac | odobserw
uninstall | odinstaluj odinstalujcie odinstalowac odinstalowuj odinstalowujcie odinstalowywac | odinstal
unlike | odlajkuj odlajkujcie odlajkowac odlub odlubcie odlubic | odlajk odlubi
unlock | odblokuj odblokujcie odblokowac odblokowuj odblokowujcie odblokowywac odrygluj odryglujcie odryglowac otworz | odblok odrygl otwor
unmute | odcisz odciszcie odciszyc odmutuj odmutujcie odmutowac | odcisz odmut
unpack | rozpakuj rozpakujcie rozpakowac wypakuj wypakujcie wypakowac | rozpakow wypakow rozpakuj wypakuj
unpin | odepnij odepnijcie odpiac odpinaj odpinajcie odpinac | odpie odpin odpia odepnij
unpublish | odpublikuj odpublikujcie odpublikowac cofnij wycofaj | odpublik cofn wycofa
unsubscribe | wypisz wypiszcie wypisac wypisuj wypisujcie wypisywac | wypisan wypisal odsubskr wypisa
unsubscribe | odsubskrybuj odsubskrybujcie odsubskrybowac zrezygnuj zrezygnujcie zrezygnowac | wypisz wypisywa wypisuj zrezygnowa zrezygnuj
untag | odtaguj odtagujcie odtagowac | odtag
update | zaktualizuj zaktualizujcie zaktualizowac aktualizuj aktualizujcie aktualizowac uaktualnij uaktualnijcie | zaktualiz aktualiz
update | uaktualnic uaktualniaj uaktualniajcie uaktualniac zupdatuj zupdatujcie zupdatowac updateuj popraw | uaktualn zupdat popraw
upgrade | zupgraduj zupgradujcie zupgradowac upgraduj upgradujcie upgradowac ulepsz ulepszcie ulepszyc podnies | upgrad zupgrad ulepsz podnies
upload | wgraj wgrajcie wgrac wgrywaj wgrywajcie wgrywac zaladuj zaladujcie zaladowac przeslij | wgran wgral wgryw upload zupload wgraj
upload | przeslijcie przeslac wrzuc wrzuccie wrzucic uploaduj uploadujcie uploadowac zuploaduj zuploadujcie zuploadowac | zaladowa zaladuj przesla przeslij wrzuci wrzuc
vaccinate | zaszczep zaszczepcie zaszczepic szczep szczepcie szczepic | zaszczep szczepi szczepio
validate verify | zweryfikuj zweryfikujcie zweryfikowac weryfikuj weryfikujcie weryfikowac zwaliduj zwalidujcie | zweryfik weryfik walid
validate verify | zwalidowac waliduj walidujcie walidowac sprawdz sprawdzcie sprawdzic upewnij | zwalid sprawdzi sprawdz
ventilate | przewietrz przewietrzcie przewietrzyc wietrz wietrzcie wietrzyc wywietrz wywietrzcie wywietrzyc | przewietrz wietrzen wietrzy wietrz wywietrzy wywietrz
view look | obejrzyj obejrzyjcie obejrzec zobacz zobaczcie zobaczyc przejrzyj przejrzyjcie przejrzec przegladaj przegladajcie przegladac spojrz | obejrz zobacz przejrz przegl oglad spojrze spojrz
view look | spojrzcie spojrzec popatrz popatrzcie popatrzec zerknij zerknijcie zerknac ogladaj ogladajcie ogladac podejrzyj podejrzyjcie podejrzec | popatrze popatrz zerkn podejrze podejrzyj obejrzyj obejrze
void invalidate | uniewaznij uniewaznijcie uniewaznic uniewazniaj uniewazniajcie uniewazniac anuluj anulujcie anulowac | uniewazn anulow anuluj uniewazni
vote | zaglosuj zaglosujcie zaglosowac glosuj glosujcie glosowac oddaj | zaglos glosow glosuj oddaj
wait | poczekaj poczekajcie poczekac zaczekaj zaczekajcie zaczekac czekaj czekajcie czekac | poczeka zaczek czeka
wake | obudz obudzcie obudzic budz budzcie budzic zbudz zbudzcie zbudzic wybudz wybudzcie wybudzic | obudz wybudz budzi zbudzi zbudz
wash | umyj umyjcie umyc myj myjcie myc wypierz wypierzcie wyprac pierz pierzcie zmyj zmyjcie zmyc upierz upierzcie uprac | umyt umyl wypra wypierz upierz
weigh | zwaz zwazcie zwazyc waz wazcie wazyc | zwazo zwazy
withdraw | wyplac wyplaccie wyplacic wyplacaj wyplacajcie wyplacac wycofaj wycofajcie wycofac podejmij podejmijcie podjac wybierz | wyplac wyplat wycofa podja podejmij wyplaci wybier
write compose | napisz napiszcie napisac pisz piszcie pisac spisz spiszcie | napis pisan spisa spisz zredagowa zredaguj
write compose | spisac zredaguj zredagujcie zredagowac zapisz wpisz skomponuj skomponujcie skomponowac | skomponowa skomponuj napisz napisa zapis wpisz
draw paint | narysuj narysujcie narysowac rysuj rysujcie rysowac namaluj namalujcie namalowac maluj malujcie malowac pomaluj pomalujcie pomalowac | narys rysow namal pomalow rysuj malowa maluj pomaluj
cook bake | ugotuj ugotujcie ugotowac gotuj gotujcie gotowac upiecz upieczcie upiec piecz pieczcie usmaz usmazcie usmazyc zaparz zaparzcie zaparzyc | upiecz usmaz zaparz gotowal gotowan ugotow ugotuj
discuss | omow omowcie omowic omawiaj omawiajcie omawiac przedyskutuj przedyskutujcie przedyskutowac dyskutuj dyskutujcie dyskutowac | omowi omaw przedysk dyskutowa dyskutuj
donate | przekaz przekazcie przekazac daruj darujcie darowac podaruj | darow ofiarow przekaza przekaz daruj
donate | podarujcie podarowac ofiaruj ofiarujcie ofiarowac wesprzyj wesprzyjcie wesprzec | podarowa podaruj ofiaruj wesprze wesprzyj
filter | przefiltruj przefiltrujcie przefiltrowac filtruj filtrujcie filtrowac odfiltruj odfiltrujcie odfiltrowac wyfiltruj wyfiltrujcie wyfiltrowac | filtrow przefiltr odfiltr wyfiltr filtruj
format | sformatuj sformatujcie sformatowac formatuj formatujcie formatowac | formatow sformat formatuj
monitor | monitoruj monitorujcie monitorowac pilnuj pilnujcie pilnowac dopilnuj dopilnujcie dopilnowac | monitorow pilnow pilnuj dopilnow monitoruj dopilnuj
negotiate | wynegocjuj wynegocjujcie wynegocjowac negocjuj negocjujcie negocjowac | negocj wynegocj
pack | spakuj spakujcie spakowac zapakuj zapakujcie zapakowac pakuj pakujcie pakowac | spakow zapakow pakow spakuj zapakuj pakuj
plant sow | posadz posadzcie posadzic zasadz zasadzcie zasadzic sadz sadzcie sadzic zasiej zasiejcie zasiac siej siejcie siac wysiej wysiejcie wysiac | posadz zasadz zasia wysia sadzi
prescribe | przepisz przepiszcie przepisac | przepis
reassign | przepisz przepiszcie przepisac przydziel przenies przeniescie przeniesc przekaz przekazcie przekazac | przepis przenies przekaza przekaz przydziel
spend | wydaj wydajcie wydac wydawaj wydawajcie wydawac | wydatk wydan wydaj wydawa
unload | wyladuj wyladujcie wyladowac wyladowuj wyladowujcie wyladowywac rozladowuj rozladowujcie rozladowywac | wyladowa wyladuj wyladowywa rozladowywa
shorten cut | skroc skroccie skrocic skracaj skracajcie skracac | skroci skraca skrocon
crop trim | przytnij przytnijcie przyciac przycinaj przycinajcie przycinac obetnij obetnijcie obciac obcinaj obcinajcie obcinac | przycia przycin obcin przycie przytn obcie
cut stop | utnij utnijcie uciac ucinaj ucinajcie ucinac | ucina ucieto$
cut extract | wycinaj wycinajcie wycinac wykrawaj wykrawajcie wykrawac | wycin wykrawa
stretch extend | rozciagnij rozciagnijcie rozciagnac rozciagaj rozciagajcie rozciagac | rozciagn rozciaga
glue paste | doklej doklejcie dokleic naklej naklejcie nakleic przyklej przyklejcie przykleic sklej sklejcie skleic zaklej zaklejcie zakleic | doklei naklei przyklei sklei zaklei doklejon naklejon przyklejon
flip invert | odwracaj odwracajcie odwracac przerzucaj przerzucajcie przerzucac | odwraca przerzuca
unscrew loosen | rozkrec rozkreccie rozkrecic poluzuj poluzujcie poluzowac rozluznij rozluznijcie rozluznic | rozkreci poluzowa poluzuj rozluzni rozkrecon
tighten screw | dokrec dokreccie dokrecic dokrecaj dokrecajcie dokrecac przykrecaj przykrecajcie przykrecac | dokreci dokreca przykreca dokrecon
brighten lighten | rozjasnij rozjasnijcie rozjasnic rozjasniaj rozjasniajcie rozjasniac | rozjasni rozjasnia rozjasnion
highlight illuminate | podswietl podswietlcie podswietlic podswietlaj podswietlajcie podswietlac wyrozniaj wyrozniajcie wyrozniac | podswietli podswietla wyroznia podswietlon wyroznion
cover close | zasloncie zaslonic zaslaniaj zaslaniajcie zaslaniac | zasloni zaslania zasloniet zaslonie
uncover open | odsloncie odslonic odslaniaj odslaniajcie odslaniac | odsloni odslania odsloniet odslonie
close draw | zasun zasuncie zasunac zasuwaj zasuwajcie zasuwac | zasun zasuwa
extend eject | wysun wysuncie wysunac wysuwaj wysuwajcie wysuwac | wysun wysuwa
collapse fold | zwin zwincie zwinac zwijaj zwijajcie zwijac poskladaj poskladajcie poskladac | zwina zwija posklada zwiniet
expand unfold | rozwin rozwincie rozwinac rozwijaj rozwijajcie rozwijac | rozwin rozwija rozwiniet
discount reduce | przecencie przecenic przeceniaj przeceniajcie przeceniac | przeceni przecenia przecenion
cool | schlodz schlodzcie schlodzic schladzaj schladzajcie schladzac ochlodz ochlodzcie ochlodzic ochladzaj ochladzajcie ochladzac wychlodz wychlodzcie wychlodzic | schlodzi schladza ochlodzi ochladza wychlodzi schlodzon ochlodzon
humidify | nawilz nawilzcie nawilzyc nawilzaj nawilzajcie nawilzac | nawilzy nawilza nawilzon
dry | wysusz wysuszcie wysuszyc suszcie suszyc dosusz dosuszcie dosuszyc | wysuszy dosuszy wysuszon
vent bleed | odpowietrz odpowietrzcie odpowietrzyc odpowietrzaj odpowietrzajcie odpowietrzac | odpowietrzy odpowietrza odpowietrzon
spin | odwiruj odwirujcie odwirowac | odwirowa odwiruj
rinse | wyplucz wypluczcie wyplukac plucz pluczcie plukac przeplucz przepluczcie przeplukac | wypluka pluka przepluka wyplukan
soak | namocz namoczcie namoczyc namaczaj namaczajcie namaczac | namoczy namacza
iron | wyprasuj wyprasujcie wyprasowac uprasuj uprasujcie uprasowac prasuj prasujcie prasowac | wyprasowa wyprasuj uprasowa uprasuj prasowa prasuj
sweep clean | zamieccie zamiataj zamiatajcie zamiatac pozamiataj pozamiatajcie pozamiatac | zamiata pozamiata zamiot
polish | wypoleruj wypolerujcie wypolerowac poleruj polerujcie polerowac | wypolerowa wypoleruj polerowa poleruj
wax | nawoskuj nawoskujcie nawoskowac woskuj woskujcie woskowac | nawoskowa nawoskuj woskowa woskuj
fertilize | nawiez nawiezcie nawiezc nawozcie nawozic | nawozi
mow | skaszaj skaszajcie skaszac | skasza skoszon
trim prune | przystrzyz przystrzyzcie przystrzyc ostrzyz ostrzyzcie ostrzyc strzyz strzyzcie strzyc | przystrzy ostrzy przystrzyz
rake | zgrab zgrabcie zgrabic | zgrabi
deworm | odrobacz odrobaczcie odrobaczyc odrobaczaj odrobaczajcie odrobaczac | odrobaczy odrobacza
operate | zoperuj zoperujcie zoperowac operuj operujcie operowac | zoperowa zoperuj operowa operuj
x-ray | przeswietl przeswietlcie przeswietlic przeswietlaj przeswietlajcie przeswietlac | przeswietli przeswietla przeswietlon
snooze | zdrzemnij zdrzemnijcie zdrzemnac drzemnij drzemnijcie drzemnac | zdrzemn drzemn
accelerate speed-up | przyspiesz przyspieszcie przyspieszyc przyspieszaj przyspieszajcie przyspieszac | przyspieszy przyspiesza przyspieszon
slow-down slow | spowolnij spowolnijcie spowolnic spowalniaj spowalniajcie spowalniac | spowolni spowalnia spowolnion
brake stop | zahamuj zahamujcie zahamowac wyhamuj wyhamujcie wyhamowac hamuj hamujcie hamowac | zahamowa zahamuj wyhamowa wyhamuj hamowa hamuj
loop repeat | zapetl zapetlcie zapetlic zapetlaj zapetlajcie zapetlac | zapetli zapetla zapetlon
shuffle mix | przetasuj przetasujcie przetasowac potasuj potasujcie potasowac tasuj tasujcie tasowac przemieszaj przemieszajcie przemieszac | przetasowa przetasuj potasowa potasuj tasowa tasuj przemiesza
edit assemble | zmontuj zmontujcie zmontowac | zmontowa zmontuj
remix mix | zremiksuj zremiksujcie zremiksowac przemiksuj przemiksujcie przemiksowac | zremiksowa zremiksuj przemiksowa przemiksuj
sharpen focus | wyostrz wyostrzcie wyostrzyc wyostrzaj wyostrzajcie wyostrzac | wyostrzy wyostrza wyostrzon
blur | rozmyj rozmyjcie rozmyc rozmywaj rozmywajcie rozmywac rozmaz rozmazcie rozmazac zamaz zamazcie zamazac | rozmy rozmywa rozmaza zamaza rozmyt
mask cover | zamaskuj zamaskujcie zamaskowac maskuj maskujcie maskowac zakryj zakryjcie zakryc zakrywaj zakrywajcie zakrywac | zamaskowa zamaskuj maskowa maskuj zakry zakrywa
reveal show | ujawnij ujawnijcie ujawnic ujawniaj ujawniajcie ujawniac uwidocznij uwidocznijcie uwidocznic | ujawni ujawnia uwidoczni ujawnion
encrypt | zaszyfruj zaszyfrujcie zaszyfrowac szyfruj szyfrujcie szyfrowac | zaszyfrowa zaszyfruj szyfrowa szyfruj
decrypt | odszyfruj odszyfrujcie odszyfrowac rozszyfruj rozszyfrujcie rozszyfrowac deszyfruj deszyfrujcie deszyfrowac | odszyfrowa odszyfruj rozszyfrowa rozszyfruj deszyfrowa deszyfruj
anonymize | zanonimizuj zanonimizujcie zanonimizowac anonimizuj anonimizujcie anonimizowac spseudonimizuj spseudonimizujcie spseudonimizowac | zanonimizowa zanonimizuj anonimizowa anonimizuj spseudonimizowa spseudonimizuj
draw | wylosuj wylosujcie wylosowac losuj losujcie losowac rozlosuj rozlosujcie rozlosowac | wylosowa wylosuj losowa losuj rozlosowa rozlosuj
pick bet | wytypuj wytypujcie wytypowac obstawcie obstawic obstawiaj obstawiajcie obstawiac | wytypowa wytypuj obstawi obstawia
bid | zalicytuj zalicytujcie zalicytowac licytuj licytujcie licytowac przebij przebijcie przebic | zalicytowa zalicytuj licytowa licytuj
insert pull | wciagnij wciagnijcie wciagnac wciagaj wciagajcie wciagac | wciagn wciaga
plug insert | wetknij wetknijcie wetknac wepnij wepnijcie wpiac | wetkn
unplug disconnect | wypnij wypnijcie wypiac wypinaj wypinajcie wypinac | wypia wypin
clip join | zepnij zepnijcie spiac spinaj spinajcie spinac | spina
disassemble dismantle | rozmontuj rozmontujcie rozmontowac zdemontuj zdemontujcie zdemontowac demontuj demontujcie demontowac | rozmontowa rozmontuj zdemontowa zdemontuj demontowa demontuj
lubricate | nasmaruj nasmarujcie nasmarowac naoliw naoliwcie naoliwic smaruj smarujcie smarowac | nasmarowa nasmaruj naoliwi smarowa smaruj
calibrate | skalibruj skalibrujcie skalibrowac kalibruj kalibrujcie kalibrowac wykalibruj wykalibrujcie wykalibrowac | skalibrowa skalibruj kalibrowa kalibruj wykalibrowa wykalibruj
reset clear | zeruj zerujcie zerowac | zerowa zeruj
deduct subtract | potrac potraccie potracic potracaj potracajcie potracac odtrac odtraccie odtracic odlicz odliczcie odliczyc odliczaj odliczajcie odliczac | potraci potraca odtraci odliczy odlicza potracon odliczon potracen
add include | doliczaj doliczajcie doliczac | doliczy dolicza doliczon
write-off waive | umorz umorzcie umorzyc umarzaj umarzajcie umarzac | umorzy umarza umorzon umorzen
overpay | nadplac nadplaccie nadplacic | nadplaci nadplacon
post record | zaksieguj zaksiegujcie zaksiegowac ksieguj ksiegujcie ksiegowac przeksieguj przeksiegujcie przeksiegowac zaewidencjonuj zaewidencjonujcie zaewidencjonowac | zaksiegowa zaksieguj ksieguj przeksiegowa przeksieguj zaewidencjonowa zaewidencjonuj ewidencjonowa
ring-up charge | nabij nabijcie nabic nabijaj nabijajcie nabijac wybij wybijcie wybic | nabija
stamp | ostempluj ostemplujcie ostemplowac przystempluj przystemplujcie przystemplowac opieczetuj opieczetujcie opieczetowac podstempluj podstemplujcie podstemplowac | ostemplowa ostempluj przystemplowa przystempluj opieczetowa opieczetuj podstemplowa podstempluj
seal | zapieczetuj zapieczetujcie zapieczetowac zaplombuj zaplombujcie zaplombowac | zapieczetowa zapieczetuj zaplombowa zaplombuj
certify | poswiadcz poswiadczcie poswiadczyc poswiadczaj poswiadczajcie poswiadczac certyfikuj certyfikujcie certyfikowac | poswiadczy poswiadcza certyfikowa certyfikuj poswiadczon
authenticate verify | uwierzytelnij uwierzytelnijcie uwierzytelnic uwierzytelniaj uwierzytelniajcie uwierzytelniac | uwierzytelni uwierzytelnia uwierzytelnion
sign | parafuj parafujcie parafowac kontrasygnuj kontrasygnujcie kontrasygnowac | parafowa parafuj kontrasygnowa kontrasygnuj
downgrade demote | zdegraduj zdegradujcie zdegradowac degraduj degradujcie degradowac | zdegradowa zdegraduj degradowa degraduj
second delegate | oddeleguj oddelegujcie oddelegowac deleguj delegujcie delegowac wydeleguj wydelegujcie wydelegowac | oddelegowa oddeleguj delegowa deleguj wydelegowa wydeleguj
fine penalize | ukarz ukarzcie ukarac karz karzcie karac | ukara
reward | nagrodz nagrodzcie nagrodzic nagradzaj nagradzajcie nagradzac wynagrodz wynagrodzcie wynagrodzic premiuj premiujcie premiowac | nagrodzi nagradza wynagrodzi premiowa premiuj nagrodzon
praise | pochwal pochwalcie pochwalic chwalcie chwalic | pochwali chwali
appreciate | docen docencie docenic doceniaj doceniajcie doceniac | doceni docenia docenion
appoint name | mianuj mianujcie mianowac nominuj nominujcie nominowac | mianowa mianuj nominowa nominuj
pass approve | uchwalcie uchwalic uchwalaj uchwalajcie uchwalac | uchwali uchwala uchwalon
remind urge | zmonituj zmonitujcie zmonitowac pogoncie pogonic popedz popedzcie popedzic | zmonitowa zmonituj pogoni popedzi
alert notify | zaalarmuj zaalarmujcie zaalarmowac alarmuj alarmujcie alarmowac | zaalarmowa zaalarmuj alarmowa alarmuj
summon call | przywolaj przywolajcie przywolac przywoluj przywolujcie przywolywac | przywola przywolywa
call return | oddzwon oddzwoncie oddzwonic oddzwaniaj oddzwaniajcie oddzwaniac | oddzwoni oddzwania
park move | przeparkuj przeparkujcie przeparkowac | przeparkowa przeparkuj
tow | odholuj odholujcie odholowac zholuj zholujcie zholowac holuj holujcie holowac | odholowa odholuj zholowa zholuj holowa holuj
fill add | dosyp dosypcie dosypac dosypuj dosypujcie dosypywac nasyp nasypcie nasypac | dosypa dosypywa nasypa
sprinkle salt | posyp posypcie posypac posypuj posypujcie posypywac posol posolcie posolic | posypa posypywa posoli
reorder order | domowcie domowic domawiaj domawiajcie domawiac | domowi domawia domowion
formulate write | sformuluj sformulujcie sformulowac | sformulowa sformuluj
rewrite rephrase | przeformuluj przeformulujcie przeformulowac | przeformulowa przeformuluj
patch | zalataj zalatajcie zalatac zlataj zlatajcie zlatac spatchuj spatchujcie spatchowac | zalata zlata spatchowa spatchuj
sublet rent | podnajmij podnajmijcie podnajac odnajmij odnajmijcie odnajac podnajmuj podnajmujcie podnajmowac | podnaja odnaja podnajmowa podnajmuj
relocate move | przekwateruj przekwaterujcie przekwaterowac | przekwaterowa przekwateruj
move reseat | przesadz przesadzcie przesadzic przesadzaj przesadzajcie przesadzac | przesadzi przesadza
seat place | usadz usadzcie usadzic rozsadz rozsadzcie rozsadzic usadow usadowcie usadowic | usadzi rozsadzi usadowi usadzon
serve | zaserwuj zaserwujcie zaserwowac serwuj serwujcie serwowac | zaserwowa zaserwuj serwowa serwuj
grill cook | zgrilluj zgrillujcie zgrillowac grilluj grillujcie grillowac | zgrillowa zgrilluj grillowa grilluj
season | przyprawcie przyprawic dopraw doprawcie doprawic | przyprawi doprawi przyprawion
slice cut | pokroj pokrojcie pokroic krojcie kroic | pokroi
reheat heat | odgrzej odgrzejcie odgrzac odgrzewaj odgrzewajcie odgrzewac | odgrza odgrzewa
bind | zbinduj zbindujcie zbindowac | zbindowa zbinduj
copy duplicate | kseruj kserujcie kserowac | kserowa kseruj
photograph capture | cyknij cyknijcie cyknac pstryknij pstryknijcie pstryknac fotografuj fotografujcie fotografowac obfotografuj obfotografujcie obfotografowac | cykna pstrykn fotografowa fotografuj obfotografowa obfotografuj
zoom-in zoom | przybliz przyblizcie przyblizyc przyblizaj przyblizajcie przyblizac | przyblizy przybliza
zoom-out | oddalaj oddalajcie oddalac | oddala
bold format | pogrub pogrubcie pogrubic pogrubiaj pogrubiajcie pogrubiac | pogrubi pogrubia pogrubion
underline | podkresl podkreslcie podkreslic podkreslaj podkreslajcie podkreslac | podkresli podkresla podkreslon
strike cross-out | przekresl przekreslcie przekreslic przekreslaj przekreslajcie przekreslac | przekresli przekresla przekreslon
circle select | zakresl zakreslcie zakreslic zakreslaj zakreslajcie zakreslac | zakresli zakresla zakreslon
unmark deselect uncheck | odznacz odznaczcie odznaczyc odznaczaj odznaczajcie odznaczac | odznaczy odznacza odznaczon
check tick | zaptaszkuj zaptaszkujcie zaptaszkowac odfajkuj odfajkujcie odfajkowac odptaszkuj odptaszkujcie odptaszkowac | zaptaszkowa zaptaszkuj odfajkowa odfajkuj odptaszkowa odptaszkuj
classify sort | posegreguj posegregujcie posegregowac segreguj segregujcie segregowac | posegregowa posegreguj segregowa segreguj
ungroup | rozgrupuj rozgrupujcie rozgrupowac | rozgrupowa rozgrupuj
like | zlajkuj zlajkujcie zlajkowac polajkuj polajkujcie polajkowac | zlajkowa zlajkuj polajkowa polajkuj lajkowa
uninvite | odpros odproscie odprosic | odprosi
take-out remove | wywiez wywiezcie wywiezc wywozcie wywozic | wywozi
wrap pack | owin owincie owinac zafoliuj zafoliujcie zafoliowac przepakuj przepakujcie przepakowac | owina zafoliowa zafoliuj przepakowa przepakuj
frank stamp | ofrankuj ofrankujcie ofrankowac frankuj frankujcie frankowac | ofrankowa ofrankuj frankowa frankuj
clear declare | oclij oclijcie oclic | oclil oclon
declare | zadeklaruj zadeklarujcie zadeklarowac deklaruj deklarujcie deklarowac | zadeklarowa zadeklaruj deklarowa deklaruj
index | zindeksuj zindeksujcie zindeksowac indeksuj indeksujcie indeksowac przeindeksuj przeindeksujcie przeindeksowac | zindeksowa zindeksuj indeksowa indeksuj przeindeksowa przeindeksuj
fork | sforkuj sforkujcie sforkowac forkuj forkujcie forkowac | sforkowa sforkuj forkowa forkuj
rebase | zrebasuj zrebasujcie zrebasowac | zrebasowa zrebasuj
announce notify | awizuj awizujcie awizowac zaawizuj zaawizujcie zaawizowac | awizowa awizuj zaawizowa zaawizuj
document record | udokumentuj udokumentujcie udokumentowac dokumentuj dokumentujcie dokumentowac | udokumentowa udokumentuj dokumentowa dokumentuj
prove | udowodnij udowodnijcie udowodnic | udowodni udowodnion
justify explain | uzasadnij uzasadnijcie uzasadnic uzasadniaj uzasadniajcie uzasadniac usprawiedliw usprawiedliwcie usprawiedliwic usprawiedliwiaj usprawiedliwiajcie usprawiedliwiac | uzasadni uzasadnia usprawiedliwi usprawiedliwia uzasadnion usprawiedliwion
explain clarify | wyjasnij wyjasnijcie wyjasnic wyjasniaj wyjasniajcie wyjasniac objasnij objasnijcie objasnic objasniaj objasniajcie objasniac | wyjasni wyjasnia objasni objasnia wyjasnion objasnion
clarify specify | doprecyzuj doprecyzujcie doprecyzowac sprecyzuj sprecyzujcie sprecyzowac precyzuj precyzujcie precyzowac | doprecyzowa doprecyzuj sprecyzowa sprecyzuj precyzowa precyzuj
quote cite | zacytuj zacytujcie zacytowac cytuj cytujcie cytowac | zacytowa zacytuj cytowa cytuj
link | zalinkuj zalinkujcie zalinkowac linkuj linkujcie linkowac | zalinkowa zalinkuj linkowa linkuj
unlink disconnect | odlinkuj odlinkujcie odlinkowac | odlinkowa odlinkuj
unpair disconnect | rozparuj rozparujcie rozparowac | rozparowa rozparuj
tune | zestroj zestrojcie zestroic nastrojcie nastroic dostroj dostrojcie dostroic | zestroi nastroi dostroi zestrojon dostrojon
arm | uzbroj uzbrojcie uzbroic uzbrajaj uzbrajajcie uzbrajac | uzbroi uzbraja uzbrojon
disarm | rozbroj rozbrojcie rozbroic rozbrajaj rozbrajajcie rozbrajac | rozbroi rozbraja rozbrojon
shut slam | zatrzasnij zatrzasnijcie zatrzasnac | zatrzasn
encode | zakoduj zakodujcie zakodowac koduj kodujcie kodowac | zakodowa zakoduj kodowa koduj
decode | odkoduj odkodujcie odkodowac rozkoduj rozkodujcie rozkodowac zdekoduj zdekodujcie zdekodowac dekoduj dekodujcie dekodowac | odkodowa odkoduj rozkodowa rozkoduj zdekodowa zdekoduj dekodowa dekoduj
darken dim | zaciemnij zaciemnijcie zaciemnic zaciemniaj zaciemniajcie zaciemniac | zaciemni zaciemnia zaciemnion
publish disclose | upublicznij upublicznijcie upublicznic upubliczniaj upubliczniajcie upubliczniac | upubliczni upublicznia upublicznion
restrict reserve | zastrzez zastrzezcie zastrzec zastrzegaj zastrzegajcie zastrzegac | zastrzega zastrzezon
rebook reschedule | przebukuj przebukujcie przebukowac przerezerwuj przerezerwujcie przerezerwowac | przebukowa przebukuj przerezerwowa przerezerwuj
round | zaokraglij zaokraglijcie zaokraglic zaokraglaj zaokraglajcie zaokraglac | zaokragli zaokragla zaokraglon
double | podwoj podwojcie podwoic | podwoi podwojon
scroll | przescroluj przescrolujcie przescrolowac scrolluj scrollujcie scrollowac | przescrolowa przescroluj scrollowa scrolluj
convene call | zwolaj zwolajcie zwolac zwoluj zwolujcie zwolywac | zwola zwolywa`,
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
website | witryn strona$
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
training course | szkolen kurs$ kursu$ kursy$
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
lesson lecture | lekcj wyklad zajec
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
birth | urodzen urodzi
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
label tag | etykiet tag$ tagi$
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
blocked | zablokowan
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
tariff rate | taryf stawk
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
