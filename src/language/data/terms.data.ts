/**
 * Terms that a language writes in several words, of which one alone means something else: "bulletin de paie" is a payslip. One term a
 * line, its meaning in English, then its forms in English | Czech | German | Polish | Spanish | French, folded. A form lists its content
 * words joined by `_`; function words may be between them. A word is a beginning (up to six letters may follow) unless it ends in `$` or
 * has fewer than four letters.
 */
export const TERMS = `
fixed asset | fixed_asset | dlouhodob_majet | | srodek_trwal srodk_trwal | activo_fijo |
timesheet | time_sheet | vykaz_prac pracovni_vykaz vykaz_hodin | | kart_pracy ewidencj_czasu list_godzin | hoja_horas hojas_horas parte_horas partes_horas | feuille_temps feuilles_temps feuille_heures feuilles_heures releve_heures
expense reimbursement | | vyuctovani_naklad vyuctovani_vydaj | | rozliczeni_wydatk rozliczeni_koszt | nota_gastos notas_gastos informe_gastos hoja_gastos | note_frais notes_frais
voicemail | voice_mail | hlasov_zprav hlasov_schrank | | wiadomos_glosow poczt_glosow | mensaje_voz mensajes_voz buzon_voz | message_vocal messages_vocaux messagerie_vocale boite_vocale
list audience | | mailing_list rozesilac_seznam | | list_mailing list_dystrybuc list_wysylk | lista_correo listas_correo lista_distribucion listas_distribucion lista_difusion listas_difusion | liste_diffusion listes_diffusion liste_envoi
deadline due expiry | | termin_odevzdani termin_dokonceni mezni_termin | | ostateczn_termin termin_oddani | fecha_limite fechas_limite fecha_tope plazo_entrega | date_limite dates_limites date_butoir
due | | datum_splatnost termin_splatnost | | termin_platnosci data_platnosci | fecha_vencimiento | date_echeance
expiry expiration expires | | datum_expirac datum_spotreb konec_platnost | | data_waznosci termin_waznosci | fecha_caducidad fecha_expiracion | date_expiration date_peremption
hr | | lidske_zdroje lidskych_zdroju | | zasoby_ludzkie zasobow_ludzkich | recursos_humanos | ressources_humaines
extension | | cislo_linky cislo_klapky | | numer_wewnetrzn numerow_wewnetrzn | numero_interno | poste_telephonique numero_interne
password | pass_word | pristupov_hesl | | haslo_dostepu | | mot_passe mots_passe
email | electronic_mail | elektronick_post | | poczt_elektroniczn | correo_electronico correos_electronicos | courrier_electronique adresse_electronique
support | | zakaznick_podpor zakaznick_servis | | obslug_klient | atencion_cliente atencion_clientes | service_client
sick sickness | sick_leave | pracovni_neschopnost | | zwolnieni_lekarski | baja_medica baja_enfermedad baja_laboral | arret_maladie conge_maladie arret_travail
vacation leave holiday absence | time_off annual_leave days_off day_off | radna_dovolen | | urlop_wypoczynk dzien_wolny dni_wolne dni_wolnych | dias_libres dia_libre dias_vacaciones | jour_conge jours_conge conge_paye conges_payes
purchase | | nakupni_objednav | | zamowieni_zakup | orden_compra ordenes_compra | bon_commande bons_commande
credit | | opravn_doklad | | faktur_koryguj not_kredytow | nota_credito notas_credito factura_rectificativa nota_abono | facture_avoir note_credit
plate | license_plate licence_plate number_plate | poznavaci_znack registracni_znack | | numer_rejestracyj tablic_rejestracyj | placa_matricula | plaque_immatriculation numero_immatriculation
zip postcode postal | zip_code post_code | postovni_smerovaci | | kod_pocztow | codigo_postal | code_postal
hours opening | | oteviraci_dob oteviraci_hodin provozni_dob | | godzin_otwarci | horario_apertura horarios_apertura | heures_ouverture horaires_ouverture
rate exchange | | smenn_kurz menov_kurz | | kurs_walut kurs_wymian | tipo_cambio tasa_cambio tipos_cambio | taux_change cours_change
statement | | vypis_uctu | | wyciag_bankow wyciag_kont | extracto_bancario extracto_cuenta | releve_compte releve_bancaire releves_bancaires
transfer | | bankovni_prevod | | przelew_bankow | transferencia_bancaria | virement_bancaire
room | | zasedaci_mistnost jednaci_mistnost | | sal_konferencyj sal_spotkan | sala_reuniones sala_juntas | salle_reunion salles_reunion
waitlist queue waiting | wait_list | cekaci_listin cekaci_seznam | | list_oczekujac list_rezerwow | lista_espera listas_espera | liste_attente listes_attente
workorder repair job | work_order | pracovni_prikaz zakazkovy_list | | zleceni_pracy zleceni_napraw | orden_trabajo ordenes_trabajo parte_trabajo orden_reparacion | ordre_travail bon_travail ordre_reparation ordres_reparation fiche_intervention
part | | nahradni_dil | | czesc_zamien czesci_zamien | pieza_recambio piezas_recambio pieza_repuesto | piece_rechange pieces_rechange piece_detachee pieces_detachees
ac conditioner | air_conditioning air_con | | | | aire_acondicionado | air_conditionne
living lounge | | obyvaci_pokoj obyvacim_pokoji | | pokoj_dzienn pokoju_dzienn | sala_estar cuarto_estar | salle_sejour
bathroom | bath_room | | | | cuarto_bano | salle_bain salle_bains
dining | | | | pokoj_stolow | sala_comedor | salle_manger
bedroom | bed_room | | | | cuarto_dormir | chambre_coucher
parking | | parkovaci_misto parkovaciho_mista | | miejsc_parkingow | plaza_aparcamiento plaza_garaje plazas_aparcamiento | place_parking place_stationnement places_parking
station charger | | nabijeci_stanic dobijeci_stanic | | stacj_ladowan punkt_ladowan | punto_recarga puntos_recarga estacion_carga estacion_recarga | borne_recharge bornes_recharge borne_charge
odometer mileage | | stav_tachometr stav_kilometr | | stan_licznik przebieg_pojazd | lectura_cuentakilometros | compteur_kilometrique releve_kilometrique
deposit | | vratna_kauce vratnou_kauci | | kaucj_zwrotn | deposito_garantia | depot_garantie
lease tenancy | | najemni_smlouv | | umow_najmu | contrato_alquiler contrato_arrendamiento | contrat_location contrat_bail
vacancy job opening position | | pracovni_nabid volne_misto pracovni_pozic volna_mista | | ofert_prac ogloszeni_prac | oferta_empleo oferta_trabajo ofertas_empleo ofertas_trabajo | offre_emploi offres_emploi
interview | | pracovni_pohovor prijimaci_pohovor | | rozmow_kwalifikacyj | entrevista_trabajo | entretien_embauche
cv resume | curriculum_vitae | | | | hoja_vida | curriculum_vitae
prescription | | lekarsky_predpis | | recept_lekarsk | receta_medica | ordonnance_medicale
policy | | pojistn_smlouv | | polis_ubezpieczeniow umow_ubezpieczen | poliza_seguro polizas_seguro | police_assurance contrat_assurance polices_assurance
claim | | pojistn_udalost pojistn_udalosti | | zgloszeni_szkod szkod_ubezpieczeniow | parte_siniestro | declaration_sinistre dossier_sinistre
attachment file | | | | | archivo_adjunto archivos_adjuntos fichero_adjunto | piece_jointe pieces_jointes fichier_joint
homepage | home_page | domovsk_strank uvodni_strank | | stron_glown | pagina_inicio pagina_principal | page_accueil
social | | socialni_siti socialnich_siti | | siec_spoleczn medi_spolecznosc | red_social redes_sociales | reseau_social reseaux_sociaux
newsletter | news_letter | | | | boletin_noticias boletin_informativo | lettre_information
opens | | mir_otevren | | wskaznik_otwarc | tasa_apertura | taux_ouverture
timezone | time_zone | casov_pasm casov_zon | | stref_czasow | zona_horaria huso_horario | fuseau_horaire
backup | back_up | zalozni_kopi | | kopi_zapasow | copia_seguridad copias_seguridad copia_respaldo | copie_sauvegarde copie_securite
database | data_base | | | baz_danych | base_datos bases_datos | base_donnees bases_donnees
variable | | promenn_prostred | | zmienn_srodowisk | variable_entorno variables_entorno | variable_environnement variables_environnement
topup | top_up | dobiti_kredit | | doladowani_kont | recarga_saldo | recharge_credit
data | | mobilni_data mobilnich_dat | | dan_komorkow internet_mobiln pakiet_internet | datos_moviles | donnees_mobiles internet_mobile
assignment homework | home_work | domaci_ukol | | prac_domow zadani_domow | tarea_casa | devoir_maison devoirs_maison
timetable schedule | time_table | rozvrh_hodin | | plan_lekcji plan_zajec | horario_clases | emploi_temps
bin | trash_can | odpadkov_kos | | kosz_smiec pojemnik_odpad | cubo_basura contenedor_basura | bac_ordures bac_poubelle
collection pickup | | svoz_odpad | | wywoz_smiec odbior_odpad odbior_smiec | recogida_basura recogida_residuos | collecte_dechets ramassage_ordures
streetlight lamp | street_light | poulicni_lamp verejn_osvetlen | | latarni_uliczn oswietleni_uliczn | farola_calle alumbrado_publico | eclairage_public
licence license | | ridicsky_prukaz ridicskeho_prukazu | | prawo_jazdy prawa_jazdy | permiso_conducir carnet_conducir licencia_conducir | permis_conduire
birthdate birth birthday | birth_date | datum_narozen | | dat_urodzen | fecha_nacimiento | date_naissance
voucher | | darkov_poukaz darkov_kart | | bon_podarunk kart_podarunk | tarjeta_regalo vale_regalo cheque_regalo | bon_cadeau carte_cadeau cheque_cadeau bons_cadeaux
points | | vernostni_bod vernostnich_bod | | punkt_lojalnosc | puntos_fidelidad | points_fidelite
coupon promo discount | | slevov_kod slevov_kupon | | kod_rabat kod_promocyj | codigo_descuento codigo_promocional cupon_descuento | code_promo code_promotionnel bon_reduction code_reduction
stock inventory | | stav_sklad stav_zasob skladov_zasob | | stan_magazyn stany_magazyn | nivel_existencias nivel_stock | niveau_stock etat_stock
register till | | | | kas_fiskaln | caja_registradora | caisse_enregistreuse
hearing | | soudni_jednani | | rozpraw_sadow | vista_oral audiencia_judicial | audience_tribunal
case matter | | soudni_spis | | akt_spraw | expediente_judicial | dossier_juridique
tour | | komentovan_prohlid prohlid_pruvod | | zwiedzani_przewodnik | visita_guiada visitas_guiadas | visite_guidee visites_guidees
pass | | rocni_vstup rocni_permanent | | bilet_okresow karnet_roczn | abono_temporada abono_anual pase_anual | pass_annuel carte_abonnement
todo task | to_do | seznam_ukol | | list_zadan | lista_tareas | liste_taches
oncall | on_call | | | dyzur_telefon | turno_guardia | astreinte_telephonique
overtime | over_time extra_hours | prescasov_hodin | | godzin_nadliczb | horas_extra horas_extras | heures_supplementaires heures_sup
payslip | pay_slip pay_stub | vyplatni_pask vyplatni_list | | pasek_wynagrod paski_wynagrod paskow_wynagrod odcinek_wyplat | recibo_nomina | fiche_paie bulletin_paie fiches_paie bulletins_paie
contact | | kontaktni_osob | | osob_kontaktow | persona_contacto | personne_contact
trip travel | | sluzebni_cest pracovni_cest | | podroz_sluzbow | viaje_negocios viaje_trabajo | voyage_affaires deplacement_professionnel
reading | | stav_meric odecet_meric | | odczyt_licznik stan_licznik | lectura_contador | releve_compteur index_compteur
moisture | | vlhkost_pud pudni_vlhkost | | wilgotnosc_gleb | humedad_suelo | humidite_sol
forecast | | predpoved_pocasi | | prognoz_pogod | pronostico_tiempo prevision_tiempo prevision_meteorologica | previsions_meteo prevision_meteo bulletin_meteo
sunrise | | vychod_slunce vychazi_slunce | | wschod_slonca wschodzi_slonce | salida_sol sale_sol | lever_soleil leve_soleil soleil_leve
sunset | | zapad_slunce zapada_slunce | | zachod_slonca zachodzi_slonce | puesta_sol pone_sol | coucher_soleil couche_soleil soleil_couche
nameserver | name_server | jmenny_server jmenne_server | | serwer_nazw | servidor_nombres servidores_nombres | serveur_noms serveurs_noms
website site | web_site web_page | webov_strank internetov_strank | | stron_internet stron_www | sitio_web pagina_web | site_internet site_web page_web
manual guide | user_manual user_guide | navod_pouzit navod_obsluh | | instrukcj_obslug | manual_usuario manual_instrucciones | mode_emploi notice_utilisation
subtitle caption | | | | | | sous_titre sous_titres
livestream | live_stream | zivy_prenos zive_vysilani primy_prenos | | transmisj_zywo | transmision_directo retransmision_directo | diffusion_direct flux_direct
artwork | work_art | umeleck_dil | | dziel_sztuk | obra_arte obras_arte | oeuvre_art oeuvres_art
breakfast | | | | | | petit_dejeuner
pool | | plaveck_bazen | | | |
expiry | | minimalni_trvanliv | | termin_przydat | consumo_preferente vida_util | date_durabilite
balance | | zustatek_uctu zustatek_ucte | | stan_kont saldo_kont | saldo_cuenta | solde_compte
refund | money_back | vraceni_penez | | zwrot_pieniedz | devolucion_dinero | remboursement_argent
`;
