import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { announce } from "../../../app/announce.tsx";
import { memory } from "../../../text/memory.ts";
import { type Instruction, type NewVersion, saveInstruction } from "../api/instructions.ts";

/** Stores the next version of an instruction and refreshes all queries that show it. */
export function useSaveVersion(onSaved: (saved: Instruction) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wanted: NewVersion) => saveInstruction(wanted),
    onSuccess: async (saved) => {
      onSaved(saved);
      toast(memory.savedVersion(saved.version));
      announce(memory.savedVersion(saved.version));
      await queries.invalidateQueries({ queryKey: ["memory", "instructions", saved.site_id] });
    },
  });
}
