import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type ApiFailure, asFailure } from "../../../lib/api-failure.ts";
import { MAX_TEXT_BYTES, storeFile } from "../api/documents.ts";

export interface Upload {
  id: number;
  file: File;
  state: "waiting" | "sending" | "unchanged" | "too-large" | "failed";
  failure?: ApiFailure;
}

/** Maximum concurrent transfers. */
const AT_ONCE = 2;
let lastId = 0;

/** Files in transfer. Completed ones leave the list; rejected ones stay with the reason. */
export function useUploads(siteId: string) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const queries = useQueryClient();
  const dismiss = (id: number) => setUploads((old) => old.filter((one) => one.id !== id));
  const change = (id: number, part: Partial<Upload>) =>
    setUploads((old) => old.map((one) => (one.id === id ? { ...one, ...part } : one)));

  async function send({ id, file }: Upload): Promise<void> {
    change(id, { state: "sending" });
    try {
      const stored = await storeFile(siteId, file);
      await queries.invalidateQueries({ queryKey: ["memory", "documents", siteId] });
      if (stored.unchanged) change(id, { state: "unchanged" });
      else dismiss(id);
    } catch (error) {
      change(id, { state: "failed", failure: asFailure(error) });
    }
  }

  async function add(files: readonly File[]): Promise<void> {
    const added = files.map((file): Upload => {
      lastId += 1;
      return { id: lastId, file, state: file.size > MAX_TEXT_BYTES ? "too-large" : "waiting" };
    });
    setUploads((old) => [...old, ...added]);
    const queue = added.filter(({ state }) => state === "waiting");
    const work = async () => {
      for (let one = queue.shift(); one; one = queue.shift()) await send(one);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await queries.invalidateQueries({ queryKey: ["memory", "sites"] });
  }
  return { uploads, add, dismiss };
}
