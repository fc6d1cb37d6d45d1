import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "../../../lib/call-function.ts";

export interface Instruction {
  id: string;
  site_id: string;
  resource_name: string;
  instruction_text: string;
  version: number;
  created_at: string;
  updated_at: string;
}

export interface InstructionVersion {
  version: number;
  updated_at: string;
  characters: number;
}

export interface InstructionWithVersions extends Instruction {
  versions: InstructionVersion[];
}

/** The newest version of each name. */
export function instructionsQuery(siteId: string) {
  return queryOptions({
    queryKey: ["memory", "instructions", siteId],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ site_id: siteId });
      const path = `instructions?${query}`;
      return (await callFunction<{ instructions: Instruction[] }>(path, { signal })).instructions;
    },
  });
}

/** One version (default: the newest), and the list of versions. */
export function instructionQuery(siteId: string, name: string, version?: number) {
  return queryOptions({
    queryKey: ["memory", "instructions", siteId, name, version ?? "newest"],
    queryFn: ({ signal }) => {
      const wanted = version === undefined ? {} : { version: String(version) };
      const query = new URLSearchParams({ site_id: siteId, resource_name: name, ...wanted });
      return callFunction<InstructionWithVersions>(`instructions?${query}`, { signal });
    },
  });
}

export interface NewVersion {
  site_id: string;
  resource_name: string;
  instruction_text: string;
  /** The version after the newest one that the user has seen; a newer one in between is a conflict. */
  version: number;
}

export function saveInstruction(body: NewVersion): Promise<Instruction> {
  return callFunction("instructions", { method: "POST", body });
}

export function deleteInstruction(siteId: string, name: string): Promise<unknown> {
  const query = new URLSearchParams({ site_id: siteId, resource_name: name });
  return callFunction(`instructions?${query}`, { method: "DELETE" });
}
