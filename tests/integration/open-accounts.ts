import type { Stack } from "../../supabase/embedded/stack-options.ts";

/** The rows of a sign-up. */
const READ = `
select to_json(u)::text as account, to_json(i)::text as identity
from auth.users u join auth.identities i on i.user_id = u.id where u.id = $1::uuid`;

/** The same rows for another address, with a session and a refresh token. */
const COPY = `
with person as (
  insert into auth.users (id, email, aud, role, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
    last_sign_in_at, created_at, updated_at)
  select $1::uuid, $2::text, aud, role, encrypted_password, now(), raw_app_meta_data,
    raw_user_meta_data || jsonb_build_object('sub', $1::text, 'email', $2::text), now(), now(), now()
  from json_populate_record(null::auth.users, $3::json)
  returning id
), identity as (
  insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
  select gen_random_uuid(), provider, $1::text, $1::uuid,
    identity_data || jsonb_build_object('sub', $1::text, 'email', $2::text), now(), now(), now()
  from json_populate_record(null::auth.identities, $4::json)
), session as (
  insert into auth.sessions (id, user_id, aal) select gen_random_uuid(), id, 'aal1' from person returning id, user_id
)
insert into auth.refresh_tokens (id, token, user_id, session_id)
select gen_random_uuid()::text, gen_random_uuid()::text, user_id, id from session
returning token`;

/** Answer of Auth to a sign-up and to a refresh token. */
interface Session {
  access_token: string;
  user: { id: string };
}

export interface Account {
  email: string;
  password: string;
  session: Session;
}

interface SignedUp {
  password: string;
  account: string;
  identity: string;
}

/** The first sign-up of this process. */
let signedUp: SignedUp | undefined;

/**
 * Opens accounts on a stack: the first one of the process with a sign-up, the others as its copies. Hashing the password
 * of a sign-up takes as long as ten requests, and few tests are about passwords.
 */
export function createAccounts(stack: Stack): () => Promise<Account> {
  async function askAuth(path: string, apikey: string, body: object): Promise<Session> {
    const answer = await fetch(`${stack.url}/auth/v1/${path}`, {
      method: "POST",
      headers: { apikey, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`POST /${path}: HTTP ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Session;
  }

  async function signUp(email: string): Promise<Account> {
    const password = crypto.randomUUID();
    // With the secret key, sign-ups are not limited.
    const session = await askAuth("signup", stack.secretKey, { email, password });
    const [rows] = await stack.sql<Omit<SignedUp, "password">>(READ, [session.user.id]);
    if (rows) signedUp = { password, ...rows };
    return { email, password, session };
  }

  return async function openAccount() {
    const email = `${crypto.randomUUID().slice(0, 8)}@example.test`;
    if (signedUp === undefined) return signUp(email);
    const { password, account, identity } = signedUp;
    const [copied] = await stack.sql<{ token: string }>(COPY, [
      crypto.randomUUID(),
      email,
      account,
      identity,
    ]);
    const refresh = { refresh_token: copied?.token };
    return {
      email,
      password,
      session: await askAuth("token?grant_type=refresh_token", stack.publishableKey, refresh),
    };
  };
}
