/** The connection that a call names; both null: the connector's default one. */
export interface ConnectionChoice {
  connection: string | null;
  end_user: string | null;
}

export const DEFAULT_CONNECTION: ConnectionChoice = { connection: null, end_user: null };

/** From the members of a request's body. */
export function readChoice(body: { connection?: string | null; end_user?: string | null }): ConnectionChoice {
  return { connection: body.connection ?? null, end_user: body.end_user ?? null };
}
