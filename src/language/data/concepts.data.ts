/**
 * What lists of allowed values choose between: states, kinds, ranks, means, cities. One concept a line, its words in English | Czech | German | Polish |
 * Spanish | French, folded. A word is a beginning (up to six letters may follow) unless it ends in `$`; `_` joins the words of a phrase, `~` words with up to two others between them.
 */
export const CONCEPTS = `
notify notified notifying notification inform informing informed alerting let~know letting~know tell$ telling mailing emailing | dat~vedet dej~vedet dejte~vedet upozorni informuj informovat oznam | benachrichtig informier bescheid$ gib~bescheid mitteil verstandig | powiadom poinformuj dac~znac daj~znac | notific avis informa$ informar$ informando | prevenir previen averti informe$ informer$ notifi
free$ vacant available unoccupied empty unreserved bookable open_slot | voln neobsazen dostupn k_dispozici prazdn | frei$ freie$ freien$ freier$ freies$ verfugbar leer unbelegt | woln dostepn pust | libre$ libres$ disponible vaci desocupad | libre$ libres$ vacant disponible vide$
occupied taken$ busy$ in_use unavailable full$ | obsazen zabran pln$ plny$ plna$ plne$ nedostupn | besetzt belegt ausgebucht vergeben voll$ nicht_verfugbar | zajet niedostepn peln | ocupad llen no_disponible | occup complet$ complets$ indisponible
reserved booked$ | rezervovan zamluven | reserviert gebucht | zarezerwowan zabukowan | reservad | reserve$ reservee$ reserves$ reservees$
open$ opened reopened unresolved ongoing | otevren nevyresen | offen$ offene$ offenen$ offener$ geoffnet | otwart nierozwiazan | abiert | ouvert
closed$ shut$ | zavren uzavren | geschlossen abgeschlossen | zamkniet | cerrad | ferme$ fermee$ fermes$ fermees$ cloture
new$ fresh unread received incoming | novy$ nove$ nova$ novych$ neprecten prijat | neu$ neue$ neuen$ neuer$ neues$ ungelesen eingegangen | nowy$ nowe$ nowa$ nowych$ nieprzeczytan | nuev recibid | nouveau nouvel
draft unpublished sketch | koncept rozepsan navrh | entwurf entwurfe | szkic robocz | borrador | brouillon
pending waiting awaiting queued outstanding unprocessed open_request on_approval | cekajic ceka$ nevyriz ve_fronte | ausstehend wartend wartet offen$ anhangig unbearbeitet | oczekuj czeka$ niezalatwion w_kolejce | pendient en_espera espera$ | en_attente attente$
in_progress processing working started ongoing underway running active | rozpracovan probihaj zpracovav resi_se v_reseni | in_arbeit laufend lauft$ in_bearbeitung begonnen | w_toku w_trakcie trwaj przetwarzan realizowan | en_curso en_proceso en_marcha | en_cours
todo to_do to~do | k_vyrizeni k_udelani k_reseni | zu_erledigen zu_tun | do_zrobienia do_wykonania | por_hacer | a_faire
done$ completed finished fulfilled complete ready_made | hotov dokoncen splnen vyrizen skoncen | erledigt fertig abgeschlossen beendet vollstandig | zakonczon gotow ukonczon zrealizowan wykonan | terminad complet finalizad hech | termine$ termines$ terminee$ terminees$ acheve fini$ finis$ realise
resolved solved fixed | vyresen opraven | gelost geloste behoben | rozwiazan naprawion | resuelt solucionad | resolu
on_hold paused suspended frozen held postponed deferred halted | pozastaven odlozen preruse | pausiert angehalten zuruckgestellt ausgesetzt unterbrochen | wstrzyman zawieszon odlozon | en_pausa pausad suspendid aplazad detenid | en_pause suspend pause$ reporte$ gele$
cancelled canceled called_off revoked withdrawn void$ voided annulled aborted | zrusen stornov odvolan | storniert abgesagt abgebrochen gekundigt annulliert widerrufen | anulowan odwolan uniewaznion | cancelad anulad | annule
approved accepted granted authorized authorised endorsed | schvalen prijat povolen odsouhlasen | genehmigt bewilligt angenommen freigegeben akzeptiert | zatwierdzon zaakceptowan przyjet | aprobad aceptad autorizad | approuv accepte valide$ validee$ validees$ valides$
rejected declined refused denied turned_down | zamitnut odmitnut | abgelehnt zuruckgewiesen verweigert | odrzucon odmow | rechazad denegad | rejete refuse$ refusee$ refuses$ refusees$
confirmed verified | potvrzen overen | bestatigt verifiziert | potwierdzon zweryfikowan | confirmad verificad | confirme verifie
unconfirmed unverified tentative provisional | nepotvrzen neoveren predbezn | unbestatigt vorlaufig | niepotwierdzon wstepn | sin_confirmar provisional | non_confirme provisoire
paid$ settled cleared | zaplacen uhrazen proplacen | bezahlt beglichen | zaplacon oplacon uregulowan | pagad abonad saldad | paye$ payee$ payes$ payees$ regle$ reglee$ reglees$ acquitte
unpaid outstanding not_paid due$ owed | nezaplacen neuhrazen | unbezahlt offen$ offene$ offenen$ | niezaplacon nieoplacon | impagad pendiente_de_pago sin_pagar | impaye non_paye
overdue past_due late$ delinquent | po_splatnosti po_terminu opozden prodlen | uberfallig verspatet saumig | przeterminowan zalegl po_terminie opoznion | vencid atrasad retrasad | en_retard echu
partial partially part$ | castecn | teilweise teil$ | czesciow | parcial | partiel
refunded reimbursed returned | vracen refundovan | erstattet zuruckgezahlt | zwrocon | reembolsad devuelt | rembours
sent$ shipped dispatched mailed posted | odeslan expedovan zaslan | versandt versendet verschickt gesendet | wyslan nadan | enviad despachad | envoye expedi
delivered handed_over | dorucen dodan | zugestellt geliefert ausgeliefert | dostarczon doreczon | entregad | livre$ livree$ livres$ livrees$ remis$
in_transit on_the_way en_route transit$ travelling moving underway | na_ceste v_preprave | unterwegs | w_drodze w_transporcie | en_camino en_transito en_ruta | en_transit en_route en_chemin
picked_up collected | vyzvednut | abgeholt | odebran | recogid | recupere retire$ retiree$
lost$ missing$ loss$ | ztracen ztratil ztrata$ ztratu$ | verloren vermisst verlor$ verlust | zagubion zaginion zgubion zgubil zgubieni | perdid extraviad perdi$ perdio$ perdimos$ perdida$ | perdu perte$
stolen theft stole$ | ukraden ukradl kradez odcizen | gestohlen geklaut diebstahl entwendet | ukradzion ukradl skradzion kradziez | robad robaron robo$ hurto | vole$ volee$ voles$ volees$ derobe
returned sent_back | vracen | zuruckgeschickt retourniert zuruckgegeben | zwrocon odeslan_zpet | devuelt | renvoye retourne rendu$
damaged broken defective faulty defect damage | poskozen rozbit vadn poskozeni | beschadigt kaputt defekt schaden | uszkodzon zepsut wadliw uszkodzeni | danad rot defectuos averiad dano$ | endommag casse defectueu abime dommage
out_of_order out_of_service broken inoperable | mimo_provoz rozbit porouchan | ausser_betrieb kaputt defekt | nieczynn zepsut niesprawn | fuera_de_servicio averiad | hors_service en_panne
maintenance workshop repair service$ servicing garage | servis udrzb oprav v_servisu | wartung werkstatt reparatur | serwis warszta naprawi konserwacj przeglad | taller mantenimiento reparacion | maintenance atelier reparation entretien garage
current at_the_moment at_present currently | momentalne aktualne v_soucasnosti | derzeit momentan zurzeit im_moment | obecnie aktualnie w_tej_chwili | actualmente en_este_momento | actuellement en_ce_moment
active enabled live current in_force valid | aktivn platn | aktiv gultig laufend | aktywn wazn obowiazuj | activ vigent | actif$ active$ actifs$ actives$ en_vigueur
inactive disabled dormant deactivated | neaktivn vypnut | inaktiv deaktiviert stillgelegt | nieaktywn wylaczon | inactiv desactivad | inactif inactive desactive
blocked banned locked barred | blokovan zablokovan zamcen | gesperrt blockiert | zablokowan | bloquead | bloque$ bloquee$ bloques$ bloquees$ verrouille
expired lapsed elapsed | prosl vyprsel expirovan | abgelaufen verfallen | wygasl przedawnion przeterminowan | caducad expirad vencid | expire$ expiree$ expires$ expirees$ perime
archived | archivovan | archiviert | zarchiwizowan | archivad | archive$ archivee$ archives$ archivees$
deleted removed | smazan odstranen vymazan | geloscht entfernt | usuniet | eliminad borrad | supprime
published public$ released | zverejnen publikovan vydan | veroffentlicht offentlich | opublikowan publiczn | publicad publicos$ publica$ publico$ | publie public$ publique$ publics$ publiques$
private personal internal confidential hidden | soukrom privatn osobn intern duvern | privat personlich intern vertraulich versteckt | prywatn osobist wewnetrzn poufn | privad personal intern confidencial | prive$ privee$ prives$ privees$ personnel interne confidentiel
failed failure error$ erroneous unsuccessful errored | chyb selhal neuspesn | fehlgeschlagen fehler gescheitert fehlerhaft | blad nieudan | fallid error$ errores$ | echou echec erreur
successful success succeeded passed ok$ green$ | uspesn v_poradku | erfolgreich bestanden | udan pomysln zaliczon | exitos correct | reussi succes
online connected up$ reachable | pripojen dostupn | verbunden erreichbar | polaczon podlaczon | conectad en_linea | connecte en_ligne
offline disconnected down$ unreachable | odpojen nedostupn | getrennt nicht_erreichbar | rozlaczon odlaczon | desconectad | deconnecte hors_ligne
running started up$ | bezi$ spusten bezici | lauft$ laufend gestartet | dziala$ uruchomion dzialaj | en_marcha arrancad funcionando | en_marche demarre
stopped idle stationary parked standing halted | stojic zastaven zaparkovan necinn | gestoppt geparkt angehalten abgestellt | stojac zatrzyman zaparkowan bezczynn | parad detenid aparcad estacionad | arrete stationne gare$ garee$
assigned allocated | prirazen pridelen | zugewiesen zugeordnet | przypisan przydzielon | asignad | assigne attribue affecte
unassigned unallocated ownerless | neprirazen nepridelen | nicht_zugewiesen unzugeordnet | nieprzypisan | sin_asignar | non_assigne non_attribue
won$ successful | vyhran ziskan | gewonnen | wygran | ganad | gagne
lost$ | prohran ztracen | verloren | przegran stracon | perdid | perdu
negotiation negotiating bargaining talks | jednani vyjednav | verhandlung verhandeln | negocjacj rozmow | negociacion negociand | negociation negocie
lead$ prospect | zajemc potencialn | interessent | potencjaln | potencial | prospect
offer$ quote$ proposal quotation estimate | nabidk navrh | angebot kostenvoranschlag | ofert wycen propozycj | oferta presupuest propuest | offre devis proposition
vacation holiday annual_leave time_off | dovolen prazdnin | urlaub ferien | urlop wakacj | vacacion | conge$ conges$ vacance
sick$ sickness illness ill$ medical | nemoc nemocn nemocensk | krank krankheit krankmeldung | chorob chory$ chora$ zwolnieni | enfermedad baja$ medic | maladie malade
parental maternity paternity | rodicovsk matersk otcovsk | eltern elternzeit mutterschaft | rodzicielsk macierzynsk | parental maternidad paternidad | parental parentaux maternite paternite
unpaid_leave without_pay | neplacen | unbezahlt | bezplatn | sin_sueldo | sans_solde
home_office remote remotely from_home | home_office z_domova na_dalku | homeoffice von_zu_hause | zdaln z_domu | teletrabajo remot desde_casa | teletravail a_distance
present attended | pritom dorazil | anwesend erschienen | obecn | present asisti | present
absent missing no_show did_not_come not_appear didn_t_come | nepritom nedostavil nedorazil neprisel | abwesend nicht_erschienen | nieobecn nie_przysz nie_stawi | ausent no_se_present no_asisti | absent ne_s_est_pas_present
checked_in arrived arrival | prihlasen prijel dorazil | eingecheckt angekommen | zameldowan przyjech | registrad llegad | arrive$ arrivee$ arrives$
checked_out departed departure left$ | odhlasen odjel | ausgecheckt abgereist | wymeldowan wyjech | salid | parti$ partie$ partis$
subscribed signed_up | prihlasen odebir | abonniert angemeldet | zapisan zasubskrybowan | suscrit inscrit | abonne inscrit
unsubscribed opted_out signed_off | odhlasen | abgemeldet abbestellt | wypisan | dado_de_baja dados_de_baja desuscrit | desabonne desinscrit
bounced undeliverable | nedorucen nedorucitel | unzustellbar zuruckgewiesen | niedostarczon | rebotad devuelt | rejete non_distribu
spam junk | spam nevyzadan | spam | spam | spam correo_no_deseado | spam indesirable
read$ seen$ | precten | gelesen | przeczytan | leid | lu$ lue$ lus$ lues$
unread | neprecten | ungelesen | nieprzeczytan | no_leid sin_leer | non_lu
clean$ cleaned | uklizen cist | sauber gereinigt | czyst posprzatan | limpi | propre nettoye
dirty unclean uncleaned | spinav neuklizen | schmutzig ungereinigt | brudn nieposprzatan | suci | sale$ sales$ a_nettoyer
do_not_disturb dnd$ | nerusit | nicht_storen | nie_przeszkadza | no_molest | ne_pas_derange
away$ absent idle | pryc$ nepritom | abwesend weg$ | zaraz_wrac nieobecn | ausent | absent
low$ minor slight lowest trivial | nizk nizs nejniz mal$ maly$ mala$ | niedrig gering unwichtig leicht | nisk najniz mal$ maly$ mala$ | baj$ baja$ bajo$ leve | bas$ basse$ faible mineur
normal medium regular standard moderate average | stredn normaln bezn | mittel normal | sredni normaln zwykl | medi$ media$ medio$ normal | moyen normal$ normale$
high$ important major | vysok dulezit vyssi | hoch$ hohe$ hohen$ hoher$ wichtig | wysok wazn | alta$ alto$ important | haut$ haute$ eleve important
urgent critical highest top$ emergency asap immediate blocker | nalehav urgent kritick neodklad nejvys | dringend eilig kritisch hochst dringlich | piln pilne krytyczn najwyz | urgent critic maxima | urgent critique
small$ little | mal$ maly$ mala$ male$ | klein | mal$ maly$ mala$ male$ | pequen chic | petit
large big$ | velk | gross$ grosse$ grossen$ | duz$ duzy$ duza$ duze$ | grande | grand$ grande$ grands$ grandes$
single one_person | jednoluz jedn | einzel einzelzimmer | pojedyncz jednoosobow | individual sencill | simple individuel
double two_person twin | dvouluz dvoj | doppel doppelzimmer | podwojn dwuosobow | doble | double
one_way single_trip | jednosmern | einfach hinfahrt nur_hin | w_jedna_stron jednokierunkow | solo_ida | aller_simple
return$ round_trip | zpatecn | hin_und_zuruck ruckfahrt | powrotn w_obie_stron | ida_y_vuelta | aller_retour
daily every_day each_day | denn kazdy_den | taglich jeden_tag | codzienn dzienn | diari cada_dia | quotidien journalier chaque_jour
weekly every_week$ | tydenn kazdy_tyden | wochentlich jede_woche | tygodniow co_tydzien | semanal cada_semana | hebdomadaire chaque_semaine
monthly every_month | mesicn kazdy_mesic | monatlich jeden_monat | miesieczn co_miesiac | mensual cada_mes | mensuel chaque_mois
quarterly | ctvrtletn kvartaln | vierteljahrlich quartal | kwartaln | trimestral | trimestriel
yearly annual annually every_year | rocn kazdorocn | jahrlich jedes_jahr | roczn coroczn | anual cada_ano | annuel
hourly every_hour | hodinov kazdou_hodinu | stundlich | godzinn godzinow co_godzine | por_hora cada_hora | horaire chaque_heure
once one_time one_off | jednoraz jednou | einmalig einmal | jednoraz | una_vez unic | unique une_fois
morning$ | dopoledn ranni$ | vormittag morgen$ | poranek rano$ przedpoludni | manana$ | matin
afternoon | odpoledn | nachmittag | popoludni | tarde$ | apres_midi
evening | vecer | abend | wieczor | noche$ tarde$ | soir
income incoming revenue inflow credit$ | prijem prijm prichoz | einnahme eingang eingehend gutschrift | przychod wplyw przychodzac | ingres entrante | recette entrant revenu credit
expense outgoing spending outflow debit$ | vydaj naklad odchoz | ausgabe ausgang ausgehend lastschrift | wydat wychodzac | gast saliente egreso | depense sortant debit
cash$ | hotov hotovost v_hotovosti | bar$ bargeld | gotowk | efectivo | especes liquide
card$ credit_card debit_card | kart kartou | karte kreditkarte kartenzahlung | kart | tarjeta | carte
bank_transfer transfer wire$ | prevod prevodem | uberweisung | przelew | transferencia | virement
invoice | faktur na_fakturu | rechnung auf_rechnung | faktur | factura | facture
meals food$ catering lunch dinner restaurant | jidlo obed vecer strav | essen verpflegung mittagessen abendessen | jedzeni obiad posil wyzywien gastronomi | comida almuerz cena restaurant | repas restaurant dejeuner
travel$ trip$ journey transport | cestovn cesta cestov dopravn doprav | reise reisen fahrt fahrtkosten | podroz przejazd delegacj transport | viaje desplazamiento transporte | voyage deplacement transport
accommodation hotel lodging | ubytovan hotel | unterkunft ubernachtung hotel | nocleg zakwaterowani hotel | alojamiento hotel | hebergement hotel
fuel$ petrol gasoline | palivo pohonn benzin | kraftstoff benzin sprit tanken | paliw benzyn | combustible gasolina | carburant essence
electric electricity power$ | elektr elektrin | strom$ elektr | prad$ elektr energi | electric luz$ | electri courant
diesel | nafta naft | diesel | diesel olej_napedow | diesel gasoil gasoleo | diesel gazole
hybrid | hybrid | hybrid | hybryd | hibrid | hybride
gas$ natural_gas | plyn zemni_plyn | gas$ erdgas | gaz$ gazu$ | gas$ | gaz$
water$ | vod vodn | wasser | wod$ woda$ wody$ wode$ | agua | eau$
heat$ heating | tepl topen vytapen | heizung warme fernwarme | ogrzewani ciepl | calefaccion | chauffage
office$ stationery supplies | kancelar kancelarsk | buro burobedarf | biur biurow | oficina papeleria | bureau fourniture
software licence license subscription | software licenc predplatn | software lizenz abonnement | oprogramowani licencj | software licencia | logiciel licence
training course education | skoleni kurz vzdelav | schulung kurs weiterbildung | szkoleni kurs | formacion curso | formation cours
complaint claim$ | reklamac stiznost | beschwerde reklamation | reklamacj skarg | reclam queja | reclamation plainte
question inquiry enquiry query | dotaz otazk | frage anfrage | pytani zapytani | pregunta consulta | question demande
bug$ defect error$ issue$ fault | chyb zavad | fehler bug$ storung | blad usterk | error fallo incidencia | bogue bug$ erreur
feature enhancement improvement wish | funkc vylepsen | funktion verbesserung wunsch | funkcj uleps | funcionalidad mejora | fonctionnalite amelioration
technical tech | technick | technisch | techniczn | tecnic | technique
billing payment finance accounting | fakturac platb ucetn financ | abrechnung zahlung buchhaltung finanz | rozliczeni platnos ksiegow finans | facturacion pago contab finanz | facturation paiement compta financ
sales commercial | obchod prodej | vertrieb verkauf | sprzedaz handlow | ventas comercial | vente commercial
support help$ | podpor | support hilfe | wsparci pomoc | soporte ayuda | support aide$
quality | kvalit jakost | qualitat | jakos | calidad | qualite
customs duty$ | celn celni$ | zoll | celn$ cla$ clo$ celny$ celna$ | aduan | douan
material supply stock$ raw_material | material surovin zasob | material rohstoff | material surowiec zapas | material existencias | materiel matiere stock
power_failure outage blackout power_cut | vypadek vypadek_proudu | stromausfall ausfall | awari brak_pradu | apagon corte | panne coupure
cleaning$ | uklid cisten | reinigung putzen | sprzatani czyszczeni | limpieza | nettoyage menage
inspection check$ audit | kontrol prohlidk revize | prufung kontrolle inspektion | kontrol przeglad inspekcj | inspeccion revision control | inspection controle verification
inside indoor indoors interior | uvnitr vnitrn vevnitr | drinnen innen innenbereich | wewnatrz w_srodku srodku | dentro interior adentro | interieur dedans
outside outdoor outdoors terrace garden patio | venku venkovn zahradk teras | draussen aussen terrasse garten | na_zewnatrz zewnetrzn ogrodk taras | fuera exterior terraza | exterieur dehors terrasse
window$ windowside | okn oken | fenster | okn oknie | ventan | fenetre hublot
aisle | ulick | gang$ | przejsci | pasillo | couloir
front$ main$ | predn hlavn vchod domovn | vorder haupt haustur | przedn glown frontow wejsciow | principal delant entrada | avant principal entree
back$ rear$ | zadn | hinter hinten ruck | tyln | trasera trasero atras | arriere
left$ | lev$ levy$ leva$ leve$ vlevo | links linke | lew$ lewy$ lewa$ lewe$ | izquierd | gauche
right$ | prav$ pravy$ prava$ prave$ vpravo | rechts rechte | praw$ prawy$ prawa$ prawe$ | derech | droite$ droit$
top$ upper above | horn nahore vrchn | ober oben | gorn gorze | superior arriba | superieur haut$ dessus
bottom lower below | doln dole$ spodn | unter unten | doln dole$ | inferior abajo | inferieur bas$ dessous
north$ northern | sever severn | nord nordlich | polnoc polnocn | norte$ | nord$
south$ southern | jih$ jizn | sud$ sudlich | polud poludniow | sur$ | sud$
east$ eastern | vychod vychodn | ost$ ostlich | wschod wschodni | este$ oriental | est$
west$ western | zapad zapadn | west$ westlich | zachod zachodni | oeste$ | ouest$
red$ | cerven | rot$ rote$ roten$ roter$ rotes$ | czerwon | roj$ rojo$ roja$ rojos$ rojas$ | rouge
blue$ | modr | blau | niebiesk | azul | bleu
green$ | zelen | grun | zielon | verde | vert$ verte$ verts$ vertes$
yellow | zlut | gelb | zolt | amarill | jaune
black$ | cern$ cerny$ cerna$ cerne$ | schwarz | czarn | negr | noir
white$ | bil$ bily$ bila$ bile$ bilych$ | weiss | bial | blanc | blanc
orange$ | oranzov | orange | pomaranczow | naranja | orange
brown | hned$ hnedy$ hneda$ hnede$ hnedou$ | braun | brazow | marron | marron brun$ brune$ bruns$ brunes$
pink$ rose$ | ruzov | rosa$ pink | rozow | rosa$ rosado rosada | rose$ roses$
purple violet | fialov | lila$ violett purpur | fioletow | morad violeta | violet
beige | bezov | beige | bezow | beige | beige
silver$ silvery | stribrn | silber silbern | srebrn | plata$ platead | argent argente$ argentee$
gold$ golden | zlat$ zlaty$ zlata$ zlate$ | gold$ golden | zloty$ zlota$ zlote$ | dorad | dore$ doree$
turquoise teal | tyrkysov | turkis | turkusow | turques | turquoise
grey$ gray$ | sed$ sedy$ seda$ sede$ | grau | szar | gris$ grises$ | gris$ grise$
kitchen | kuchyn | kuche | kuchni | cocina | cuisine
living_room lounge sitting_room | obyvak obyvaci | wohnzimmer | salon salonie salonu | salon$ sala_de_estar | salon$ sejour
bedroom | loznic | schlafzimmer | sypialni | dormitorio habitacion | chambre
bathroom | koupeln | badezimmer bad$ | lazienk | bano$ | salle_de_bain
hall$ hallway corridor entrance | chodb predsin | flur diele | przedpokoj korytarz | pasillo entrada recibidor | couloir entree
garage$ | garaz | garage | garaz | garaje | garage
garden$ yard$ | zahrad | garten | ogrod | jardin | jardin
children child kids kid$ paediatric pediatric pediatrics paediatrics paediatrician pediatrician | det$ deti$ detsk pediatr | kind kinder kinderarzt padiatr | dzieci dzieciec pediatr | nino nina infantil pediatr | enfant pediatr
adult adults grown_up | dospel | erwachsen | dorosl | adult | adulte
senior seniors pensioner elderly | senior duchod | senior rentner | senior emeryt | senior jubilad mayor$ mayores$ | senior retraite
student$ students pupil | student zak$ zaci$ zaku$ | student schuler studier | student uczen uczni | estudiante alumn | etudiant eleve$ eleves$
dentist dental tooth teeth | zubar zubn zub$ | zahnarzt zahn | dentyst stomatolog zeb$ | dentist dental | dentiste dentaire
eye$ eyes ophthalmology ophthalmologist oculist optician | ocn$ ocni$ ocniho$ ocnim$ oko$ oci$ | augen augenarzt auge$ | okulist oko$ oczn | oftalmolog ojo$ ojos$ ocular | ophtalmo oeil$ yeux$ oculiste
skin$ dermatology dermatologist | kozn$ kozni$ kozniho$ kuze$ dermatolog | haut$ hautarzt dermatolog | skorn skora$ dermatolog | piel$ dermatolog | peau$ dermatolog
heart$ cardiology cardiologist | srdc kardiolog | herz kardiolog | serc kardiolog | corazon cardiolog | coeur cardiolog
general general_practitioner gp$ family_doctor practitioner | prakticky vseobecn obvodn | allgemein hausarzt | ogoln rodzinn | general cabecera medico_de_familia | general generaliste
surgery surgical surgeon operation | chirurg operac | chirurg operation | chirurg operacj | cirug operacion | chirurg operation
passport$ | cestovni_pas pas$ pasu$ | reisepass pass$ | paszport | pasaporte | passeport
id_card identity_card | obcansk obcanka | personalausweis ausweis | dowod dowod_osobist | dni$ documento_de_identidad carnet | carte_d_identite
driving_licence driver_license driving_license drivers_license | ridicsk ridicak | fuhrerschein | prawo_jazdy prawa_jazdy | carnet_de_conducir permiso_de_conducir | permis_de_conduire permis$
registration registering sign_up | registrac prihlasen | anmeldung registrierung zulassung | rejestracj zameldowani | registro inscripcion | inscription immatriculation
residual general_waste rubbish garbage trash refuse | smesn komunaln odpad | restmull hausmull | zmieszan odpad | resto basura | ordures residuel dechet
paper$ cardboard | papir karton | papier karton | papier karton makulatur | papel carton | papier carton
plastic plastics packaging recycling | plast obal | plastik kunststoff verpackung | plastik tworzyw opakowa | plastic envase | plastique emballage
glass$ | skl$ sklo$ skla$ sklen | glas$ glaser | szkl | vidrio cristal | verre
organic bio$ biowaste compost | bio$ bioodpad | bio$ biomull kompost | bio$ bioodpad | organic bio$ | bio$ organique biodechet
metal$ metals | kov$ kovu$ kovov | metall | metal | metal | metal
lamp$ street_light streetlight streetlamp lighting light$ | lamp osvetlen svetl | lampe laterne beleuchtung licht | lamp latarn oswietleni swiatl | farola alumbrado luz$ lampara | lampadaire eclairage lampe lumiere
pothole road_damage | vytluk dira_v_silnic | schlagloch strassenschaden | dziur_w_drodz dziur | bache | nid_de_poule
graffiti | graffiti | graffiti | graffiti | grafiti | graffiti
vegetarian veggie meatless | vegetari bezmas | vegetarisch fleischlos | wegetari bezmies | vegetari | vegetari
vegan plant_based | vegan | vegan | wegan | vegan | vegan vegetalien
gluten_free without_gluten no_gluten coeliac celiac | bezlepk bez_lepku | glutenfrei ohne_gluten | bezglutenow bez_glutenu | sin_gluten celiac | sans_gluten
lactose_free without_lactose dairy_free | bezlaktoz bez_laktozy | laktosefrei | bez_laktozy bezlaktozow | sin_lactosa | sans_lactose
spicy hot$ | paliv ostr | scharf | ostr pikant | picant | epice piquant
starter appetizer appetiser | predkrm | vorspeise | przystawk | entrante aperitiv primero$ | entree$ entrees$
main_course mains main_dish | hlavni_jidl hlavni_chod | hauptgericht hauptspeise | danie_glown dania_glown | plato_principal segundo$ | plat_principal plats_principaux plat$ plats$
dessert sweet$ | dezert zakus moucnik | nachtisch nachspeise dessert | deser | postre | dessert
drink$ drinks beverage | napoj piti$ | getrank | napoj napoi | bebida | boisson
breakfast | snidan | fruhstuck | sniadan | desayuno | petit_dejeuner
half_board | polopenz | halbpension | niepelne_wyzywieni | media_pension | demi_pension
full_board | plna_penz plnou_penz | vollpension | pelne_wyzywieni | pension_completa | pension_complete
economy tourist_class coach | ekonomick | economy | ekonomiczn | turista economica | economique
business$ business_class | business | business | biznes | business ejecutiva | affaires business
first_class | prvni_trid | erste_klasse erster_klasse | pierwsza_klas pierwszej_klas | primera_clase | premiere_classe
car$ automobile passenger_car | auto$ auta$ aut$ osobn | auto$ autos$ pkw | auto$ auta$ samochod osobow | coche$ coches$ automovil turismo | voiture automobile
van$ vans minivan | dodavk | transporter lieferwagen | furgon dostawcz | furgonet | fourgon camionnette
truck$ trucks lorry | nakladn kamion | lkw lastwagen | ciezarow tir$ | camion | camion poids_lourd
motorcycle motorbike | motork motocykl | motorrad | motocykl | moto$ motociclet | moto$ motos$
bicycle bike$ bikes | kolo$ kola$ jizdni_kol | fahrrad rad$ rader$ | rower | bici | velo
train$ trains rail$ | vlak zeleznic | zug$ zuge$ bahn | pociag kolej | tren$ trenes$ | train$ trains$ ferroviaire
bus$ coach | autobus | bus$ busse$ | autobus | autobus | bus$ autocar
plane$ flight$ air$ aircraft | letadl letec let$ | flugzeug flug luft | samolot lot$ lotnicz | avion aereo vuelo | avion aerien vol$
house$ detached | dum$ domu$ rodinny | haus$ hauser | dom$ domy$ domu$ | casa$ casas$ chalet | maison pavillon
flat$ flats apartment | byt$ byty$ bytu$ | wohnung | mieszkani | piso$ pisos$ apartament | appartement
land$ plot$ | pozem | grundstuck | dzialk grunt | terreno parcela | terrain
hot$ warm | tepl hork | heiss warm | goracy ciepl | caliente calid | chaud
cold$ cool$ chilled | studen chladn | kalt kuhl | zimn chlodn | frio$ fria$ frios$ | froid
frozen | mrazen zmrazen | gefroren tiefgekuhlt | mrozon zamrozon | congelad | congele surgele
dry$ drying | such suche$ susen | trocken | such suszeni | seco$ seca$ | sec$ seche$
automatic auto$ | automat | automatisch automatik | automat | automatic | automatique
manual by_hand | manualn rucn | manuell handschalt schaltgetriebe | manualn reczn | manual | manuel
fast$ quick$ rapid express | rychl expres | schnell express | szybk ekspres | rapid expres urgente | rapide express
slow$ | pomal | langsam | woln$ wolny$ powol | lent | lent
quiet silent silently muted | tich potichu ztlum | leise still lautlos stumm | cich wycisz | silenci | silencieu discre
loud$ noisy | hlasit hlucn | laut$ laute$ | glosn | ruidos fuerte$ | bruyant fort$
beginner beginners novice basic$ | zacatecn zaklad | anfanger grund | poczatkuj podstaw | principiante basic | debutant basique
intermediate | stredne_pokroc mirne_pokroc | mittelstufe fortgeschritten | srednio_zaawansowan | intermedi | intermediaire
advanced expert | pokrocil | fortgeschritten experte profi | zaawansowan | avanzad expert | avance expert
male$ man$ men$ masculine gentleman | muz$ muzi$ muzsk pan$ | mann$ manner mannlich herr$ | mezczyzn mesk | hombre masculin varon | homme masculin
female$ woman women feminine lady | zen$ zena$ zeny$ zensk pani$ | frau$ frauen weiblich | kobiet zensk | mujer femenin | femme feminin
married | zenaty vdana manzel | verheiratet | zonaty zamezn | casad | marie$ mariee$
company$ business corporate firm organisation organization | firm firemn spolecnost | firma geschaftlich unternehmen gewerblich | firm firmow | empresa empresarial | entreprise societe professionnel
person$ individual private_person | osob fyzick jednotliv | person privatperson | osob fizyczn | persona particular | personne particulier
customer$ client | zakazni klient | kunde kunden | klient | client | client
supplier vendor | dodavatel | lieferant | dostawc | proveedor | fournisseur
employee staff | zamestnan | mitarbeiter angestellt | pracowni | emplead | employe salarie
owner$ | vlastnik majitel | besitzer eigentumer inhaber | wlasciciel | propietari duen | proprietaire
admin administrator administrators | spravce admin | verwalter administrator | administrator | administrador | administrateur
member$ members | clen | mitglied | czlonk czlonek | miembro socio | membre adherent
viewer read_only reader guest$ | host$ hoste$ hosta$ ctenar | gast leser betrachter | gosc czytelni | invitad lector | invite$ lecteur
editor editors write_access | redaktor editor | redakteur bearbeiter | redaktor edytor | editor | editeur redacteur
email$ mail$ by_mail | email mail$ mailem | email mail$ per_mail | email mail$ mailem | correo email | courriel email mail$
phone$ telephone call$ by_phone | telefon telefonick | telefon telefonisch anruf | telefon telefoniczn | telefono llamada | telephone appel
sms$ text_message | sms$ | sms$ | sms$ | sms$ | sms$ texto
post$ postal letter | post$ postou dopis | post$ brief | poczt list$ listem | correo_postal carta | courrier poste$ lettre
in_person personally on_site | osobn na_miste | personlich vor_ort | osobisc na_miejscu | en_persona presencial | en_personne sur_place
production prod$ live | produkc ostry | produktion produktiv | produkcj | produccion | production
staging test$ testing sandbox | test testovac | test$ testumgebung | test testow | pruebas test$ | test$ recette
development dev$ | vyvoj | entwicklung | deweloper rozwoj | desarrollo | developpement
maximum max$ peak highest | maxim nejvys | maximal hochst maximum | maksym najwyz | maxim | maxim
minimum min$ lowest | minim nejniz | minimal niedrigst minimum | minim najniz | minim | minim
average avg$ mean$ | prumer | durchschnitt mittelwert | sredni przecietn | promedi medi$ media$ | moyen
sum$ total$ | soucet celkem celkov | summe gesamt | suma sume laczn | suma total | somme total
count$ number$ | pocet | anzahl | liczb ilosc | cantidad numero$ | nombre
yes$ agreed | ano$ souhlas | ja$ zustimm | tak$ zgod | si$ acepta | oui$ accord
no$ disagreed | ne$ nesouhlas | nein$ ablehn | nie$ odmow | no$ rechaz | non$ refus
maybe tentative unsure | mozna nejist | vielleicht unsicher | moze$ niepewn | quizas tal_vez | peut_etre incertain
all$ everything every | vse$ vsech vsechn | alle$ allen$ alles$ | wszystk | tod$ todo$ todos$ todas$ | tout$ tous$ toutes$
today$ | dnes$ | heute$ | dzis dzisiaj | hoy$ | aujourd
sunny clear$ | slunec jasn | sonnig klar$ | sloneczn bezchmurn | soleado despejad | ensoleill degage
rainy rain$ raining | dest destiv | regen regnerisch | deszcz deszczow | lluvi | pluie pluvieu
snow$ snowy | snih$ sneh snezen | schnee | snieg snieg | nieve nevad | neige
excused justified authorised | omluven | entschuldigt | usprawiedliwion | justificad | justifie excuse$ excusee$ excusees$
unexcused unjustified | neomluven | unentschuldigt | nieusprawiedliwion | injustificad | injustifie
mandatory required compulsory obligatory | povinn | pflicht verpflichtend obligatorisch erforderlich | obowiazkow wymagan | obligatori requerid | obligatoire requis
optional voluntary | nepovinn volitel dobrovoln | optional freiwillig | opcjonaln dobrowoln | opcional voluntari | facultati optionnel
in_stock on_stock available | skladem na_sklade | auf_lager vorratig lieferbar | na_stanie dostepn w_magazynie | en_stock en_existencia disponible | en_stock disponible
out_of_stock sold_out | vyprodan neni_skladem | ausverkauft nicht_vorratig | wyprzedan brak_w_magazynie | agotad sin_stock | epuise rupture_de_stock
discounted on_sale sale$ promotion reduced | slev zlevnen akcn | reduziert rabattiert angebot | przecenion promocj wyprzedaz | rebajad oferta descuento | solde promotion reduit
free_of_charge gratis complimentary no_charge | zdarma bezplatn | kostenlos gratis umsonst | bezplatn darmow gratis | gratis gratuit | gratuit
billable chargeable | fakturovateln uctovateln | abrechenbar verrechenbar | rozliczan platn | facturable | facturable
recurring repeating repeated | opakovan opakujic | wiederkehrend wiederholend | cyklicz powtarzaj | recurrent periodic | recurrent
direct nonstop non_stop | prim nonstop bez_prestup | direkt nonstop | bezposredni | direct sin_escala | direct sans_escale
accessible wheelchair barrier_free | bezbarier | barrierefrei rollstuhl | bez_barier wozk | accesible silla_de_ruedas | accessible fauteuil
pets$ pet$ dogs$ animals | zvirat pes$ psem$ mazlic | haustier hund | zwierz pies$ psem$ | mascota perro | animaux animal chien
smoking smoker | kurak koureni | raucher rauchen | palac palen | fumador | fumeur
parking | parkov | parkplatz parken | parking | aparcamiento parking | parking stationnement
balcony | balkon | balkon | balkon | balcon | balcon
furnished | zarizen vybaven | mobliert eingerichtet | umeblowan | amueblad | meuble$ meublee$ meubles$
sunday sundays | nedel | sonntag | niedziel | domingo | dimanche
saturday saturdays | sobot | samstag sonnabend | sobot | sabado | samedi
weekend weekends | vikend | wochenende | weekend | fin_de_semana | week_end weekend
prague$ | praha$ prahy$ praze$ prahu$ prahou$ prazsk | prag$ prager$ | praga$ pragi$ pradze$ prage$ | praga$ | prague$
vienna$ | viden$ vidn videnske videnska | wien$ | wieden$ wiedni | viena$ | vienne$
berlin$ | berlin | berlin$ | berlin | berlin$ | berlin$
munich$ | mnichov | munchen$ muenchen$ munchner$ | monachi | munich$ | munich$
hamburg$ | hamburk | hamburg$ | hamburg$ hamburgu$ hamburgiem$ | hamburgo$ | hambourg$
frankfurt$ | frankfurt$ frankfurtu$ frankfurte$ | frankfurt$ | frankfurt$ frankfurcie$ frankfurtu$ | francfort$ frankfurt$ | francfort$
dresden$ | drazdan | dresden$ dresdner$ | drezn drezdenskie | dresde$ | dresde$
leipzig$ | lipsk | leipzig$ leipziger$ | lipsk | leipzig$ | leipzig$
nuremberg$ | norimber | nurnberg$ nuernberg$ nurnberger$ | norymber | nuremberg$ | nuremberg$
warsaw$ | varsav | warschau$ | warszaw | varsovia$ | varsovie$
krakow$ cracow$ | krakov | krakau$ | krakow | cracovia$ | cracovie$
wroclaw$ | vratislav | breslau$ | wroclaw | breslavia$ | wroclaw$
gdansk$ | gdansk | danzig$ | gdansk | gdansk$ | gdansk$
brno$ | brno$ brna$ brne$ brnu$ brnem$ brnensk | brunn$ bruenn$ | brno$ brna$ brnie$ | brno$ | brno$
bratislava$ | bratislav | pressburg$ bratislava$ | bratyslaw | bratislava$ | bratislava$
budapest$ | budapest | budapest$ | budapesz | budapest$ | budapest$
paris$ | pariz | paris$ pariser$ | paryz | paris$ | paris$
london$ | londyn | london$ londoner$ | londyn | londres$ | londres$
rome$ | rim$ rima$ rime$ rimu$ rimsk | rom$ | rzym | roma$ | rome$
milan$ | milansk | mailand$ | mediolan | milan$ | milan$
venice$ | benatk benatek | venedig$ | wenecj | venecia$ | venise$
florence$ | florenci | florenz$ | florencj | florencia$ | florence$
naples$ | neapol$ neapole$ neapoli$ | neapel$ | neapol$ neapolu$ | napoles$ | naples$
lisbon$ | lisabon | lissabon$ | lizbon | lisboa$ | lisbonne$
brussels$ | brusel | brussel$ bruessel$ | bruksel | bruselas$ | bruxelles$
antwerp$ | antverp | antwerpen$ | antwerpi | amberes$ | anvers$
geneva$ | zenev | genf$ | genew | ginebra$ | geneve$
zurich$ | curych | zurich$ zuerich$ | zurych | zurich$ | zurich$
copenhagen$ | kodan | kopenhagen$ | kopenhag | copenhague$ | copenhague$
athens$ | aten$ ateny$ atenach$ | athen$ | aten$ ateny$ atenach$ | atenas$ | athenes$
moscow$ | moskv | moskau$ | moskw | moscu$ | moscou$`;
