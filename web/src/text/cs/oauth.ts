import type { oauth as en } from "../en/oauth.ts";

export const oauth: typeof en = {
  title: "Povolit aplikaci přístup k Toolgate?",
  titleOf: (name) => `Povolit aplikaci ${name} přístup k Toolgate?`,
  intro: "Aplikace chce jednat vaším jménem. Povolte to jen tehdy, pokud jste žádost sami zahájili.",
  unnamed: "Aplikace bez názvu",
  application: "Aplikace",
  calledItself: "údaj aplikace, neověřený",
  website: "Její web",
  returns: "Vrátí vás na",
  you: "Jste přihlášeni jako",
  scopes: "Žádá o",
  meaning: "Co povolíte",
  means: [
    "Může pokládat dotazy, spouštět vaše nástroje a číst i měnit vaše dokumenty a konverzace. Zápisy potřebují schválení stejně jako u vás a rozhodujete na stránce Toolgate.",
    "Nemůže rozhodovat o schváleních, vytvářet klíče ani měnit konektory a agenty. Nemá vlastní limit volání.",
  ],
  rather: "Chcete-li povolit méně, vytvořte raději klíč:",
  toMcp: "MCP",
  allow: "Povolit",
  deny: "Odmítnout",
  leaving: (host) => `Přesměrování na ${host}…`,
  goOn: "Pokračovat",
  missing: "Chybí žádost o autorizaci. Začněte znovu v aplikaci.",
  failed: "Přihlašovací služba selhala. Vraťte se do aplikace a začněte znovu.",
  over: "Tato žádost vypršela nebo patří jinému účtu. Začněte znovu v aplikaci.",
  badReturn: "Návratová adresa aplikace není povolena.",
};
