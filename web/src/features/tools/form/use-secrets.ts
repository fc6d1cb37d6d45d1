import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { deleteSecret, secretsQuery, storeSecrets } from "../api.ts";

/** Secrets of one tool: the stored ones (names and dates), and entered values for the next save. */
export interface SecretEditor {
  storedAt: (name: string) => string | null;
  /** Entered values are only in memory. */
  typed: Readonly<Record<string, string>>;
  type: (name: string, value: string) => void;
  remove: (name: string) => Promise<void>;
  /** Stores the entered values for these names. */
  store: (toolId: string, names: readonly string[]) => Promise<void>;
}

export function useSecrets(toolId: string | null, pasted: Record<string, string> = {}): SecretEditor {
  const queries = useQueryClient();
  const [typed, setTyped] = useState<Record<string, string>>(pasted);
  const { data } = useQuery({ ...secretsQuery(toolId ?? ""), enabled: toolId !== null });
  return {
    typed,
    storedAt: (name) => data?.stored.find((one) => one.name === name)?.updated_at ?? null,
    type: (name, value) => setTyped((old) => ({ ...old, [name]: value })),
    async remove(name) {
      if (toolId === null) return;
      queries.setQueryData(secretsQuery(toolId).queryKey, await deleteSecret(toolId, name));
    },
    async store(id, names) {
      const values = Object.fromEntries(
        Object.entries(typed).filter(([name, value]) => value !== "" && names.includes(name)),
      );
      if (Object.keys(values).length > 0) {
        queries.setQueryData(secretsQuery(id).queryKey, await storeSecrets(id, values));
      } else {
        await queries.invalidateQueries({ queryKey: secretsQuery(id).queryKey });
      }
      setTyped({});
    },
  };
}
