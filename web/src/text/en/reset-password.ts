/** The texts of the page for a forgotten password, which are loaded with it. */
export const resetPassword = {
  title: "New password",
  hint: "Enter the e-mail address of your account. We send a link to choose a new password.",
  sendLink: "Send link",
  linkSent: (email: string) =>
    `If ${email} has an account here, a link is on its way. It is valid for an hour.`,
  linkExpired: "This link is not valid any more. Links work once and for a limited time. Request a new one.",
  newPassword: "New password",
  setPassword: "Set password",
  othersEnd: "All other sessions of the account end.",
  passwordSet: "Password changed",
  backToSignIn: "Back to sign-in",
};
