/** The verified caller. The database resolves API keys and checks permissions. */
export type MemoryCaller = { user_id: string } | { key_hash: string } | { issuer: string; subject: string };
