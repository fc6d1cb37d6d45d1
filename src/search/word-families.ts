import { stemWord } from "./stem-word.ts";

/**
 * API vocabulary across languages: English words, then the beginnings of the (folded) words for the same thing in Czech,
 * Slovak, Polish, German, Spanish, French, Romanian and Russian. Lets a Czech "pošli" find "odešle", and an English "send" too.
 */
const FAMILIES = `
send email | posli poslat posil odesl zasl preposl wysl przesl schick versend envi envoy trimit отправ пошл вышл
find search | najd najit naiz vyhled hled znajd wyszuk szuk find such busc encontr cherch trouv gases caut наид поиск искат
list | seznam zoznam lista list verzeichn listad spisok список перечен
create add new | vytvor zaloz pridat prida pridej vystav utworz dodaj stworz erstell anleg hinzufug crea anad cree ajout adaug созда добав
update change edit | uprav zmen aktualiz edit zmien ander bearbeit actualiz cambi modific modifi schimb обнов измен
delete remove | smaz odstran vymaz zrus usun skasuj losch entfern elimin borra supprim efface sterg удал
pay payment | zaplat uhrad platb platn plat zaplac bezahl zahl pag paie paye plat оплат платеж
order | objedn zamow zamowien bestell auftrag pedid command comand заказ
invoice | faktur rechnung factur счет
company | firm spolecn spolk unternehm compan empres entrepris societ компани фирм
customer client | zakazn klient kund client клиент покупат
user account | uzivat pouzivat uzytkown benutz nutzer usuar utilisat utilizat пользоват
person people | osob lide ludz person gente челов люд
employee | zamestn pracown mitarbeit angestellt emplead employ angajat сотрудн
product item | produkt zboz tovar towar artikel product articul товар продукт
price cost | cen prix preis kost preci pret cost цен стоим
date day | datum dat dzien tag fecha jour datin дат ден
last latest recent newest | posledn nejnov ostatn najnow letzt neuest ultim dernier derniere recent последн нов
weather forecast | pocas predpoved pogod prognoz wetter vorhers clima tiempo meteo vrem погод прогноз
city | mest miast stadt ciudad vill oras город
country | zem kraj staat land pais pays tar стран
address | adres direccion direction adresse adresa адрес
order shipment delivery | zasilk doruc dodav przesylk dostaw liefer sendung envio entreg livrais livrar достав
status state | stav status stan zustand estado etat stare состоян статус
message | zprav sprav wiadom nachricht mensaj messag сообщен
file document | soubor subor plik dokument datei archiv fichier document fisier файл документ
image picture photo | obraz fotk zdjec bild foto imag poza изображ фото картин
movie film | film pelicul кино фильм
music song | skladb pisn hudb piosenk muzyk lied musik cancion musique chanson melodi muzic песн музык
calendar event | udalost kalend wydarz ereign termin evento evenement eveniment событ
meeting appointment | schuzk stretnut spotkan treff termin reunion cita rendez intaln встреч
task | ukol uloh zadan aufgab tare tach sarcin задач
project | projekt proyect projet proiect проект
report | zprav hlasen raport bericht inform rapport отчет
order invoice number | cisl numer nummer nombr номер
name title | nazev nazov jmen men nazw imie titel nombr titul nom nume имя назв
`;

interface Family {
  terms: string[];
  roots: string[];
}

const PARSED: readonly Family[] = FAMILIES.trim()
  .split("\n")
  .map((line) => {
    const [english = "", roots = ""] = line.split("|");
    return { terms: english.trim().split(" ").map(stemWord), roots: roots.trim().split(" ") };
  });

/**
 * Families of a foreign word: English terms for the same thing, and the beginnings its translations and derivations have.
 * Only for words of requests that are not English: "list" or "land" would match by accident.
 */
export function findFamilies(word: string): { terms: string[]; roots: string[] } {
  const found = PARSED.filter(({ roots }) =>
    roots.some((root) => word.startsWith(root) && word.length <= root.length + 7),
  );
  return {
    terms: [...new Set(found.flatMap(({ terms }) => terms))],
    roots: [...new Set(found.flatMap(({ roots }) => roots))].filter((root) => root.length >= 3),
  };
}
