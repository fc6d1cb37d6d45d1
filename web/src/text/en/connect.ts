/** Texts of the pages of connect links. */
export const connect = {
  title: "Connect your account",
  asks: (owner: string, api: string) => `${owner} is asking for access to your ${api} account.`,
  purpose: "Their product will make requests with your account until you remove the access.",
  hosts: "Requests go to",
  scopes: "Requested access",
  noScopes: "The provider's page shows what is requested.",
  trust: "Continue only if you know who is asking and were expecting this page.",
  fieldsHint: "What you enter is stored encrypted, used for these requests only, and never shown again.",
  optional: (label: string) => `${label} (optional)`,
  continue: "Continue",
  cancel: "Cancel",
  cancelled: "Nothing was connected. You can close this page.",
  missing: "This address is incomplete. Open the complete link that you received.",
  insecure:
    "This browser cannot keep the key that protects the sign-in. Allow site data, or use another browser.",
  finishing: "Finishing the sign-in…",
  otherBrowser:
    "This sign-in was started in another browser, or the page was opened a second time. Nothing was connected. Start again in this browser.",
  results: {
    connected: "Your account is connected. You can close this page.",
    denied: "The provider denied access. Nothing was connected.",
    expired:
      "This sign-in has expired, is already complete, or was started in another browser. Nothing was connected.",
    failed: "The provider's answer could not be used. Nothing was connected.",
  },
  again: "Try again",
  back: (host: string) => `Back to ${host}`,
};
