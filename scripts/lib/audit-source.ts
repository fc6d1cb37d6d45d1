import postgres from "postgres";
import type { AuditHead, AuditRow, AuditSource } from "../../src/approvals/verify-audit.ts";

/**
 * Reads the audit log through the Data API. @param key the service key; new keys are only sent in `apikey`
 */
export function readAuditOverHttp(url: string, key: string): AuditSource {
  const call = async <T>(name: string, body: object): Promise<T> => {
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: {
        apikey: key,
        "content-type": "application/json",
        "content-profile": "service",
        ...(key.startsWith("ey") && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name} at ${url}: HTTP ${response.status} ${text.slice(0, 300)}`);
    return JSON.parse(text) as T;
  };
  return {
    listChains: (p_after, p_limit) => call<AuditHead[]>("list_audit_chains", { p_after, p_limit }),
    readChain: (p_user_id, p_after, p_limit) =>
      call<AuditRow[]>("read_audit_chain", { p_user_id, p_after, p_limit }),
  };
}

/** Reads the audit log from Postgres. */
export function readAuditFromPostgres(databaseUrl: string): AuditSource & { close(): Promise<void> } {
  const sql = postgres(databaseUrl, { max: 1, prepare: false, onnotice: () => undefined });
  return {
    async listChains(after, limit) {
      const [row] = await sql<{ chains: AuditHead[] }[]>`
        select service.list_audit_chains(${after}, ${limit}) as chains`;
      return row?.chains ?? [];
    },
    async readChain(user_id, after, limit) {
      const [row] = await sql<{ rows: AuditRow[] }[]>`
        select service.read_audit_chain(${user_id}, ${after}, ${limit}) as rows`;
      return row?.rows ?? [];
    },
    close: () => sql.end(),
  };
}
