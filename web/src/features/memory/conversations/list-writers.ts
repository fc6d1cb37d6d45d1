export interface Writer {
  user_id: string;
  last: string;
}

/** One entry per user, in the order of their newest messages. */
export function listWriters(rows: readonly { user_id: string; timestamp: string }[]): Writer[] {
  const users = new Map<string, string>();
  for (const { user_id, timestamp } of rows) if (!users.has(user_id)) users.set(user_id, timestamp);
  return [...users].map(([user_id, last]) => ({ user_id, last }));
}
