import type { Adapter, AdapterFactory, AdapterPayload } from "oidc-provider";

/** An in-memory store for oidc-provider. Its own logs a warning on every start. */
export function createMemoryAdapter(): AdapterFactory {
  const kinds = new Map<string, Adapter>();
  return (kind) => {
    const adapter = kinds.get(kind) ?? createStore();
    kinds.set(kind, adapter);
    return adapter;
  };
}

function createStore(): Adapter {
  const rows = new Map<string, AdapterPayload>();
  const findBy = (member: "uid" | "userCode", value: string) =>
    [...rows.values()].find((row) => row[member] === value);
  return {
    upsert: async (id, row) => void rows.set(id, row),
    find: async (id) => rows.get(id),
    findByUid: async (uid) => findBy("uid", uid),
    findByUserCode: async (userCode) => findBy("userCode", userCode),
    consume: async (id) => {
      const row = rows.get(id);
      if (row) rows.set(id, { ...row, consumed: Math.floor(Date.now() / 1000) });
    },
    destroy: async (id) => void rows.delete(id),
    revokeByGrantId: async (grantId) => {
      for (const [id, row] of rows) if (row.grantId === grantId) rows.delete(id);
    },
  };
}
