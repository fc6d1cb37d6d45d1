import type { Json } from "../../contract/json.ts";
import type { FillInput } from "../apply-context.ts";
import type { Slot } from "./list-slots.ts";

export interface Found {
  slot: Slot;
  value: Json;
  score: number;
}

export function readFromQuery(_slots: readonly Slot[], _input: FillInput & { now?: Date }): Found[] {
  return [];
}
