import type { connect as en } from "../en/connect.ts";

export const connect: typeof en = {
  title: "Připojení vašeho účtu",
  asks: (owner, api) => `${owner} žádá o přístup k vašemu účtu v ${api}.`,
  purpose: "Požadavky tohoto produktu se pak posílají pod vaším účtem, dokud přístup neodeberete.",
  hosts: "Požadavky půjdou na",
  scopes: "Žádá se o",
  noScopes: "O co se žádá, uvidíte na stránce poskytovatele.",
  trust: "Pokračujte jen tehdy, pokud víte, kdo žádá, a tuto stránku jste čekali.",
  fieldsHint: "Co zadáte, uloží se šifrovaně, použije se jen pro tyto požadavky a už se nezobrazí.",
  optional: (label) => `${label} (nepovinné)`,
  continue: "Pokračovat",
  cancel: "Zrušit",
  cancelled: "Nic nebylo připojeno. Stránku můžete zavřít.",
  missing: "Adresa není úplná. Otevřete celý odkaz, který jste dostali.",
  insecure:
    "Tento prohlížeč nemůže uchovat klíč, který chrání přihlášení. Povolte data webů, nebo použijte jiný prohlížeč.",
  finishing: "Dokončuje se přihlášení…",
  otherBrowser:
    "Toto přihlášení začalo v jiném prohlížeči, nebo byla stránka otevřena podruhé. Nic nebylo připojeno. Začněte znovu v tomto prohlížeči.",
  results: {
    connected: "Váš účet je připojen. Stránku můžete zavřít.",
    denied: "Poskytovatel přístup neudělil. Nic nebylo připojeno.",
    expired:
      "Toto přihlášení vypršelo, bylo už dokončeno, nebo začalo v jiném prohlížeči. Nic nebylo připojeno.",
    failed: "Odpověď poskytovatele nelze použít. Nic nebylo připojeno.",
  },
  again: "Zkusit znovu",
  back: (host) => `Zpět na ${host}`,
};
