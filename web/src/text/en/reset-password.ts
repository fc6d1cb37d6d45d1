/** The texts of the page for a forgotten password, which are loaded with it. */
export const resetPassword = {
  title: "New password",
  hint: "Enter the e-mail address of your account to receive a link for choosing a new password.",
  sendLink: "Send link",
  linkSent: (email: string) => `If ${email} has an account, a link is on its way. It is valid for one hour.`,
  linkExpired: "This link is no longer valid. A link works once and for a limited time. Request a new one.",
  newPassword: "New password",
  setPassword: "Set password",
  othersEnd: "This signs out all other sessions.",
  passwordSet: "Password changed",
  backToSignIn: "Back to sign-in",
};
