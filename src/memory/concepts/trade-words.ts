/**
 * Money, trade and contracts. One concept per line: English | Czech | Polish | German (see
 * `read-concepts.ts`).
 */
export const TRADE_WORDS = `
money cash fund amount sum | penize peněz finance částk suma hotovost | pieniądz pieniędz kwot sum gotówk środki | geld betrag summe bargeld
cash coin banknote note | hotovost hotově mince bankovk | gotówk banknot monet | bargeld barzahlung münze schein
price cost charge fee rate expensive cheap tariff | cena ceny cenu ceně cen poplatek poplatk sazb stojí stát. účtujeme drah levn tarif | cena ceny cenę cen. opłat stawk kosztuj koszt drog tani taryf | preis kosten kostet gebühr tarif teuer billig
pay payment paid settle | plat placen zaplat úhrad uhrad hrad hradí proplá | płac płat zapłac zapłat opłac opłat płacić uiścić | zahl bezahl zahlung begleich beglichen
refund reimburse repay compensat | vrát vrác vrací vracíme náhrad proplá odškodn refund | zwrot zwróc zwrac oddaj oddać odszkodowan odzysk refund | erstatt rückerstatt zurückzahl entschädig ersatz
return | vrát vrác poslat zpět zpátky odeslat | zwrot zwróc zwrac oddać oddaj odesł | rückgabe zurückgeb zurückschick zurückgeschickt retoure rücksend
buy purchase shop order acquire | koup kupov nákup objedn poříd | kupi kupn zakup zamów zamawia nabyć nabyw | kauf einkauf bestell erwerb
sell sale vendor seller dealer | prod prodej prodáv prodavač prodejc | sprzeda sprzedaż sprzedaw | verkauf händler
shop store retail branch | obchod prodejn krám pobočk | sklep oddział placówk | laden geschäft filiale
goods item product article merchandise stuff | zboží výrob položk produkt artikl | towar produkt wyrób artykuł | ware artikel produkt
delivery deliver shipping shipment parcel package courier arrive dispatch | doruč dodá dodac doprav zásilk balík kurýr dorazit přijde expedic | dostaw dostarcz przesyłk paczk kurier dojdzie dotrze wysyłk | liefer zustell versand paket sendung bote kurier ankomm
fast quick express soon speed urgent | rychl expres brzy spěch urgent | szybk ekspres prędk pilne wkrótce | schnell express eilig bald dringend
warranty guarantee claim complaint cover | záruk záruč reklam garanc vad vadn | gwaranc reklamac rękojm | garantie gewährleist reklam beanstand mängel
broken broke damage defect fault faulty malfunction fail | rozbi pokaz poškoz závad porouch nefung poruch vada vady vadu | zepsu zepsut uszkodz usterk awari wad. wada wady popsu | kaputt defekt schaden schäden mangel mängel störung ausfall fehler funktionier
repair fix mend maintenance service | oprav servis spravit údržb | napraw serwis konserwac usuwa | reparat reparier behebe beheben wartung instand
exchange swap replace replacement substitute | vyměn výměn směn zaměn náhradn | wymian wymien zamian zamien | tausch austausch umtausch ersatz ersetz
instalment installment rate split portion gradually | splátk splác rozlož postupně částk | rat. rata raty ratach spłac spłat rozłoż | rate. raten ratenzahl teilzahl
voucher coupon gift giftcard present | poukaz kupon kupón dárk dáreč | bon. bony bonu kupon voucher upomink podarun prezent | gutschein geschenk coupon
discount reduction offer promotion bargain | slev akce akční zlevn nabídk | rabat zniżk promoc obniżk oferta | rabatt nachlass ermäßig angebot aktion
invoice bill receipt billing statement voucher document | faktur účet účtenk doklad vyúčt stvrzenk | faktur rachun paragon rozlicz dowód pokwit | rechnung beleg quittung abrechnung bon. kassenzettel
tax vat | daň daně daňov dph dič | podat podatk nip. vat. | steuer umsatzsteuer mehrwertsteuer ust.
subscription subscribe plan membership | předplat tarif členstv abon | abonament subskrypc plan. plany członkostw prenumerat | abo. abonnement tarif mitgliedschaft
free gratis complimentary | zdarma bezplat volný volně gratis neplat | darmo darmow bezpłatn gratis | kostenlos gratis umsonst kostenfrei unentgeltlich
expire expiry valid validity lapse | plat platnost vyprš propad expir | ważn wygas przepad termin wygaś | gilt gültig verfall verfäll ablauf abgelaufen
deposit security bail pledge | záloh kauce kauci jistin | kaucj zastaw zaliczk depozyt | kaution pfand anzahlung sicherheit
debt owe overdue arrears unpaid reminder | dluh dluž upomín nedoplat | dług zaległ upomn wezwan niezapłac | schuld mahnung rückstand ausstehend überfällig
penalty fine sanction | pokut penále sankc postih | kara kary karę karn mandat grzywn | strafe bußgeld sanktion vertragsstrafe
late overdue delay delayed belated | pozdě pozdní zpožd prodlen opožd | późn spóźn opóźn zaległ | spät verspät verzug verzöger überzog
cancel cancellation revoke withdraw annul callof | zruš storno stornov odstoup odvol výpověd vypověd | anulow odwoł rezygn wypowied odstąp zrezygn storn | stornier absag absage kündig widerruf rücktritt
contract agreement lease terms | smlouv smluv dohod ujednán | umow umów kontrakt porozum | vertrag verträge vereinbar
terminate end finish close quit leave resign | ukonč skonč výpověd vypověd odejít odejd odchod zruš | zakończ wypowied odejść odejd rozwiąz zamkn | kündig beend auflös schließ ausscheid
insurance insurer policy coverage | pojišť pojist | ubezpiecz polis | versicher police
bank account transfer wire | bank účet účt převod převed | bank konto kont przelew | bank konto überweis
card credit debit | kart kartičk | kart. karta kartę karty | karte kreditkarte
loan credit mortgage borrow lend | půjč hypoték úvěr úroč | pożycz kredyt wypożycz hipotek użycz | kredit darlehen leih verleih hypothek
rent lease tenant landlord letting | nájem pronáj pronaj půjčovn | czynsz wynajm wynajem najem lokator | miete mieter vermiet pacht
salary wage pay income earnings raise | mzda mzdy plat platu výplat příjem | pensj wypłat wynagrodz zarob dochód | gehalt lohn einkommen verdienst
profit gain revenue turnover | zisk výnos obrat tržb | zysk przychod obrót | gewinn umsatz ertrag
customer client buyer | zákaz klient odběrat | klient nabywc kupując | kunde kundin kunden klient auftraggeber
supplier vendor provider | dodavat poskytov | dostawc | lieferant anbieter
order ordernumber | objedn zakázk | zamów zlecen | bestell auftrag
stock available availability warehouse inventory | sklad zásob dostupn | magazyn zapas dostępn | lager vorrat verfügbar bestand
pack packaging wrap box unopened | obal balen zabal krabic | opakow pudeł zapakow | verpack karton schachtel
size large small big bigger fit | velik velk malý malé rozměr | rozmiar wielkoś duż mał | größe groß klein
voluntary donation | dar dary věnovat | darowizn | spende
auction bid | aukc dražb | aukcj licytac | auktion gebot versteiger
`;
