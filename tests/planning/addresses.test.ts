import { describe, expect, it } from "vitest";
import { readAddress } from "../../src/planning/reading/read-contacts.ts";

describe("readAddress()", () => {
  it.each([
    ["Schick es an Rosa Thiel, Birkenweg 12, 18055 Rostock. Der Fahrer klingelt zweimal.", "Rostock"],
    ["Gartenstraße 7, 89073 Ulm. Bitte klingeln", "Ulm"],
    ["Envoie le colis au 14 rue Gambetta, 69003 Lyon. Le client est absent.", "Lyon"],
    ["ul. Polna 3, 30-002 Kraków. Proszę zadzwonić", "Kraków"],
    ["Lipová 8, 602 00 Brno\nVolejte předem", "Brno"],
    ["send it to 4 Elm St., Salem, OR 97301. Knock", "Salem"],
    ["14 rue Gambetta, 9000 St. Gallen. Merci", "St. Gallen"],
  ])("ends the town with the sentence: %s", (text, city) => {
    expect(readAddress(text)?.city).toBe(city);
  });

  it("ends the street with the sentence", () => {
    expect(readAddress("12 rue Gambetta. Le voisin ouvre")?.street).toBe("12 rue Gambetta");
  });
});
