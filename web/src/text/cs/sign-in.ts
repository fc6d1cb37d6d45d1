import type { signIn as en } from "../en/sign-in.ts";

export const signIn: typeof en = {
  title: "Přihlášení",
  signUpTitle: "Nový účet",
  intro: "Jedna brána, přes kterou agenti bezpečně používají jakékoli HTTP API.",
  email: "E-mail",
  password: "Heslo",
  passwordHint: "Alespoň 8 znaků",
  signIn: "Přihlásit se",
  signUp: "Vytvořit účet",
  toSignUp: "Nemáte účet? Vytvořte si ho",
  toSignIn: "Máte účet? Přihlaste se",
  demo: "Otevřít ukázkový účet",
  demoHint: "Připravený účet, dostupný jen na tomto počítači.",
  or: "nebo",
  emailMissing: "Zadejte e-mailovou adresu.",
  emailInvalid: "Zadejte platnou e-mailovou adresu.",
  passwordShort: "Použijte alespoň 8 znaků.",
  passwordMissing: "Zadejte heslo.",
  confirm: "Potvrďte účet v e-mailu, potom se přihlaste.",
  failed: "Přihlášení se nezdařilo:",
  forgot: "Zapomněli jste heslo?",
};
