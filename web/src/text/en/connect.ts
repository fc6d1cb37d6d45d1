/** Texts of the pages of connect links. */
export const connect = {
  title: "Connect your account",
  asks: (owner: string, api: string) => `${owner} asks for access to your account of ${api}.`,
  purpose: "Requests of their product are then made with your account, until the access is removed.",
  hosts: "Requests go to",
  scopes: "What is asked for",
  noScopes: "The provider's page shows what is asked for.",
  trust: "Continue only if you know who asks and expected this page.",
  fieldsHint: "What you enter is stored encrypted, used for these requests only, and never shown again.",
  optional: (label: string) => `${label} (optional)`,
  continue: "Continue",
  cancel: "Cancel",
  cancelled: "Nothing was connected. You can close this page.",
  missing: "This address is incomplete. Open the whole link that you were given.",
  insecure:
    "This browser cannot keep the key that protects the sign-in. Allow site data, or use another browser.",
  finishing: "Finishing the sign-in…",
  otherBrowser:
    "This sign-in was begun in another browser, or the page was opened a second time. Nothing was connected. Begin again in this browser.",
  results: {
    connected: "Your account is connected. You can close this page.",
    denied: "The provider did not give access. Nothing was connected.",
    expired:
      "This sign-in has expired, was finished already, or was begun in another browser. Nothing was connected.",
    failed: "The provider's answer could not be used. Nothing was connected.",
  },
  again: "Try again",
  back: (host: string) => `Back to ${host}`,
};
