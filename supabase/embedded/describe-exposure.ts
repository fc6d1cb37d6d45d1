import { isLoopbackHost } from "./gateway/callers/is-loopback-host.ts";

/** Who may create an account: everyone, only the first caller, or only holders of the secret key. */
export type SignUp = "open" | "first" | "closed";

export interface Exposure {
  host: string;
  signUp: SignUp;
  /** `TOOLGATE_ENV` of the functions. */
  environment: string;
}

/** Security notes for an operator who opens the gateway to a network; empty on loopback. */
export function describeExposure({ host, signUp, environment }: Exposure): string[] {
  if (isLoopbackHost(host)) return [];
  return [
    `WARNING: the gateway listens on ${host}, so other machines can reach it. Connections are not encrypted: put a proxy with TLS in front.`,
    environment === "dev"
      ? "WARNING: TOOLGATE_ENV=dev approves every write automatically. Unset it, so that each write waits for a person."
      : "Mode: prod. Each write of an agent waits for a person.",
    SIGN_UP[signUp],
  ];
}

const SIGN_UP: Record<SignUp, string> = {
  open: "WARNING: SIGN_UP=open lets everybody who reaches the gateway make an account.",
  first:
    "Sign-up: only the first account; after it, accounts are made with the secret key (SIGN_UP=open changes this).",
  closed: "Sign-up: closed; accounts are made with the secret key (SIGN_UP=open changes this).",
};
