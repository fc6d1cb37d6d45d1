import { t } from "../../text/index.ts";

export interface Credentials {
  email: string;
  password: string;
}
export type CredentialFaults = { [K in keyof Credentials]?: string };

/** Faults per field; the server makes the final check. */
export function checkCredentials({ email, password }: Credentials, isNew: boolean): CredentialFaults {
  const faults: CredentialFaults = {};
  if (email.trim() === "") faults.email = t.signIn.emailMissing;
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) faults.email = t.signIn.emailInvalid;
  if (password === "") faults.password = t.signIn.passwordMissing;
  else if (isNew && password.length < 8) faults.password = t.signIn.passwordShort;
  return faults;
}
