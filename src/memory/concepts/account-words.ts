/**
 * Computers, accounts, communication. One concept per line: English | Czech | Polish | German (see
 * `read-concepts.ts`).
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
