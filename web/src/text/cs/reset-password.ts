import type { resetPassword as en } from "../en/reset-password.ts";

export const resetPassword: typeof en = {
  title: "Nové heslo",
  hint: "Zadejte e-mailovou adresu svého účtu. Pošleme vám odkaz pro volbu nového hesla.",
  sendLink: "Poslat odkaz",
  linkSent: (email: string) => `Pokud má ${email} účet, odkaz je na cestě. Platí hodinu.`,
  linkExpired: "Odkaz už neplatí. Funguje jen jednou a po omezenou dobu. Vyžádejte si nový.",
  newPassword: "Nové heslo",
  setPassword: "Nastavit heslo",
  othersEnd: "Všechny ostatní relace se odhlásí.",
  passwordSet: "Heslo změněno",
  backToSignIn: "Zpět na přihlášení",
};
