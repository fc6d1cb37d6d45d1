/**
 * People, work, learning and time. One concept per line: English | Czech | Polish | German (see
 * `read-concepts.ts`).
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
