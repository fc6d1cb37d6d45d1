import type { Stack } from "../../supabase/embedded/start-stack.ts";

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

/**
 * Another person like one who signed up. Hashing the password of a sign-up takes as long as ten requests, and few tests
 * are about passwords.
 *
 * @returns the person's token, from Auth; undefined when the account to copy no longer exists
 */
export async function copyPerson(stack: Stack, userId: string, email: string): Promise<string | undefined> {
  const [row] = await stack.sql<{ token: string }>(COPY, [userId, crypto.randomUUID(), email]);
  if (row === undefined) return undefined;
  const answer = await fetch(`${stack.url}/auth/v1/token?grant_type=refresh_token`, {
    method: "POST",
    headers: { apikey: stack.publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ refresh_token: row.token }),
  });
  const session = (await answer.json()) as { access_token?: string };
  if (session.access_token === undefined)
    throw new Error(`Copied person: HTTP ${answer.status} ${JSON.stringify(session)}`);
  return session.access_token;
}
