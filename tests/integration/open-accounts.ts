import type { Stack } from "../../supabase/embedded/stack-options.ts";

/** The rows of a sign-up, with a session and a refresh token. */
const COPY = `
with person as (
  insert into auth.users (id, email, aud, role, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data,
    last_sign_in_at, created_at, updated_at)
  select $2::uuid, $3::text, aud, role, encrypted_password, now(), raw_app_meta_data,
    raw_user_meta_data || jsonb_build_object('sub', $2::text, 'email', $3::text), now(), now(), now()
  from auth.users where id = $1::uuid
  returning id
), identity as (
  insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
  select gen_random_uuid(), provider, $2::text, $2::uuid,
    identity_data || jsonb_build_object('sub', $2::text, 'email', $3::text), now(), now(), now()
  from auth.identities where user_id = $1::uuid
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

/**
 * Opens accounts on a stack: the first one with a sign-up, the others as its copies. Hashing the password of a sign-up
 * takes as long as ten requests, and few tests are about passwords.
 */
export function createAccounts(stack: Stack): () => Promise<Account> {
  const password = crypto.randomUUID();
  let first: string | undefined;

  async function askAuth(path: string, apikey: string, body: object): Promise<Session> {
    const answer = await fetch(`${stack.url}/auth/v1/${path}`, {
      method: "POST",
      headers: { apikey, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`POST /${path}: HTTP ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Session;
  }

  async function copyFirst(email: string): Promise<Session | undefined> {
    if (first === undefined) return undefined;
    const [copied] = await stack.sql<{ token: string }>(COPY, [first, crypto.randomUUID(), email]);
    // A test may have deleted the first account.
    if (copied === undefined) return undefined;
    const refresh = { refresh_token: copied.token };
    return askAuth("token?grant_type=refresh_token", stack.publishableKey, refresh);
  }

  return async function openAccount() {
    const email = `${crypto.randomUUID().slice(0, 8)}@example.test`;
    const copied = await copyFirst(email);
    if (copied) return { email, password, session: copied };
    // With the secret key, sign-ups are not limited.
    const session = await askAuth("signup", stack.secretKey, { email, password });
    first = session.user.id;
    return { email, password, session };
  };
}
