import { describe, expect, test } from "vitest";
import { body, calledAtOnce, document, parameter, text } from "./own-documents.ts";

const day = { type: "string", format: "date" };
const says = (operationId: string, summary: string, more: object = {}) => ({ operationId, summary, ...more });

describe("what somebody is to be reminded of", () => {
  const deck = document("Deckhand", {
    "/reminders": {
      get: says("listReminders", "List reminders"),
      post: says("addReminder", "Create a reminder", {
        requestBody: body({ text, date: day }, ["text"]),
      }),
    },
    "/reminders/{id}": {
      delete: says("deleteReminder", "Delete a reminder", { parameters: [parameter("path", "id", text)] }),
    },
    "/tickets/{id}": {
      delete: says("deleteTicket", "Delete a ticket", { parameters: [parameter("path", "id", text)] }),
    },
    "/calls": { post: says("makeCall", "Call someone", { requestBody: body({ to: text }, ["to"]) }) },
  });
  const added = (what: string, date?: string) => ["addReminder", { text: what, ...(date && { date }) }];
  test.each([
    ["remind me to call the harbour tomorrow", added("call the harbour", "2026-11-23")],
    ["can you remind me to grease the winch please", added("grease the winch")],
    ["remind me on the first of december to pay the mooring", added("pay the mooring", "2026-12-01")],
    ["remind me to buy rope and call the sailmaker", added("buy rope and call the sailmaker")],
    ["remind me to book a berth for friday", added("book a berth for friday")],
    ["remind me that the race is cancelled", added("the race is cancelled")],
    ["don't let me forget to water the kites on wednesday", added("water the kites", "2026-11-25")],
    ["dont let me forget to fold the kites tomorrow, set a reminder", added("fold the kites", "2026-11-23")],
    ["i have to oil the winch tomorrow please remind me", added("oil the winch", "2026-11-23")],
    ["i need to dry the sails on friday, set a reminder", added("dry the sails", "2026-11-27")],
    ["set a reminder for friday to oil the winch", added("oil the winch", "2026-11-27")],
    ["připomeň mi zítra vyzvednout plachtu", added("vyzvednout plachtu", "2026-11-23")],
    ["nenech mě zapomenout natřít loď v pátek", added("natřít loď", "2026-11-27")],
    ["erinnere mich morgen daran, den Anker zu prüfen", added("den Anker zu prüfen", "2026-11-23")],
    ["lass mich nicht vergessen das boot zu putzen", added("das boot zu putzen")],
    ["przypomnij mi jutro, żeby zadzwonić do portu", added("zadzwonić do portu", "2026-11-23")],
    ["recuérdame mañana lavar la barca", added("lavar la barca", "2026-11-23")],
    ["no me dejes olvidar cerrar la vela", added("cerrar la vela")],
    ["rappelle-moi demain de vérifier l'ancre", added("vérifier l'ancre", "2026-11-23")],
  ] as const)("%s", (query, called) => expect(calledAtOnce(query, deck)).toEqual(called));

  test.each([
    "don't remind me to call the harbour tomorrow",
    "remind me not to close valve 7",
    "did you remind me to call the harbour?",
    "you reminded me to call the harbour",
    "how do i remind myself to call the harbour",
    "ann said remind me to call the harbour",
    "if it rains, remind me to fold the kites",
    "remind me to fold the kites when it rains",
    "remind me to call tom and delete ticket 7",
    "remind me to call tom, and please delete the ticket",
    "nepřipomínej mi vyzvednout plachtu",
    "erinnere mich nicht daran, den Anker zu prüfen",
    "no me recuerdes lavar la barca",
    "ne me rappelle pas de vérifier l'ancre",
    "nie przypominaj mi, żeby zadzwonić do portu",
  ])("asks: %s", (query) => {
    const called = calledAtOnce(query, deck);
    expect(called === "asked" || called[0] === "listReminders").toBe(true);
  });
});

describe("times without an argument of their own", () => {
  const log = document("Log", {
    "/tasks": {
      post: says("addTask", "Add a task to the to-do list", {
        requestBody: body({ title: text }, ["title"]),
      }),
    },
  });
  test.each([
    ["new to do paint the hull by friday", ["addTask", { title: "paint the hull by friday" }]],
    ["add to my list call the sailmaker", ["addTask", { title: "call the sailmaker" }]],
    ["put buy rope on my to do list", ["addTask", { title: "buy rope" }]],
    ["add a task to sand the deck", ["addTask", { title: "sand the deck" }]],
    ["přidej do úkolů zavolat Petrovi", ["addTask", { title: "zavolat Petrovi" }]],
    ["dodaj do zadań zadzwonić do portu", ["addTask", { title: "zadzwonić do portu" }]],
    ["nouvelle tâche appeler le port", ["addTask", { title: "appeler le port" }]],
  ] as const)("%s", (query, called) => expect(calledAtOnce(query, log)).toEqual(called));
});

describe("what is said", () => {
  const post = document("Post", {
    "/messages": {
      get: says("listMessages", "List messages", { parameters: [parameter("query", "from", text)] }),
      post: says("sendMessage", "Send a message", {
        requestBody: body({ to: text, text }, ["to", "text"]),
      }),
    },
    "/notes": { post: says("addNote", "Add a note", { requestBody: body({ content: text }, ["content"]) }) },
    "/bookings/{id}": {
      delete: says("cancelBooking", "Cancel a booking", { parameters: [parameter("path", "id", text)] }),
    },
  });
  const sent = (to: string, what: string) => ["sendMessage", { to, text: what }];
  test.each([
    ["text anna that we're not sailing", sent("anna", "we're not sailing")],
    ["tell marek that dinner is at eight", sent("marek", "dinner is at eight")],
    ["let marek know that the race was cancelled", sent("marek", "the race was cancelled")],
    ["tell ann we sail at nine", sent("ann", "we sail at nine")],
    ["send a message to ann that berth 7 is free", sent("ann", "berth 7 is free")],
    ["message ann and say the kites are dry", sent("ann", "the kites are dry")],
    ["napiš Petrovi, že loď nevypluje", sent("Petrovi", "loď nevypluje")],
    ["schreib lisa dass ich später komme", sent("lisa", "ich später komme")],
    ["napisz Ewie, że regaty są odwołane", sent("Ewie", "regaty są odwołane")],
    ["dile a Ana que no salimos hoy", sent("Ana", "no salimos hoy")],
    ["dis à Paul que la course est annulée", sent("Paul", "la course est annulée")],
    ["note that the mast is cracked", ["addNote", { content: "the mast is cracked" }]],
  ] as const)("%s", (query, called) => expect(calledAtOnce(query, post)).toEqual(called));

  test.each([
    "don't tell marek that dinner is at eight",
    "did you tell marek that dinner is at eight",
    "i told marek that dinner is at eight",
    "should i tell marek that dinner is at eight",
    "how do i tell marek that dinner is at eight",
    "tell me that dinner is at eight",
    "tell marek that we're late and cancel booking 7",
    "tell marek that we're late if the wind drops",
    "text anna the report that we wrote",
    "neříkej Petrovi, že loď nevypluje",
    "sag lisa nicht dass ich später komme",
    "nie mów Ewie, że regaty są odwołane",
    "no le digas a Ana que no salimos",
    "ne dis pas à Paul que la course est annulée",
  ])("asks: %s", (query) => {
    const called = calledAtOnce(query, post);
    expect(called === "asked" || called[0] === "listMessages").toBe(true);
  });
});

describe("words that a question is about", () => {
  const words = document("Words", {
    "/translate": {
      get: says("translate", "Translate text", {
        parameters: [
          { ...parameter("query", "text", text), required: true },
          {
            ...parameter("query", "target", { type: "string", example: "fr" }, "Language code"),
            required: true,
          },
        ],
      }),
    },
    "/definitions/{word}": {
      get: says("define", "Look up the definition of a word", {
        parameters: [parameter("path", "word", text)],
      }),
    },
  });
  const translated = (what: string, target: string) => ["translate", { text: what, target }];
  test.each([
    ["translate where is the harbour into japanese", translated("where is the harbour", "ja")],
    ["how do you say fair wind in italian", translated("fair wind", "it")],
    ["was heißt guter wind auf französisch", translated("guter wind", "fr")],
    ["jak jest dobry wiatr po angielsku", translated("dobry wiatr", "en")],
    ["cómo se dice buen viento en inglés", translated("buen viento", "en")],
    ["comment dit-on bon vent en allemand", translated("bon vent", "de")],
    ["what does spinnaker mean", ["define", { word: "spinnaker" }]],
    ["co znamená kosatka", ["define", { word: "kosatka" }]],
    ["was bedeutet flaute", ["define", { word: "flaute" }]],
    ["qué significa ancla", ["define", { word: "ancla" }]],
  ] as const)("%s", (query, called) => expect(calledAtOnce(query, words)).toEqual(called));
});
