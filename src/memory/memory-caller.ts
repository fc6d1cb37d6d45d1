/** Who calls, as our own code verified it; the database resolves API keys and decides what each may do. */
export type MemoryCaller = { user_id: string } | { key_hash: string } | { issuer: string; subject: string };
