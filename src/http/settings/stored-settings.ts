import { Type } from "@sinclair/typebox";
import type { AccountSettings } from "../../contract/policy.ts";
import { nullable, type Shape } from "../../contract/shape.ts";
import { AccountSettingsShape } from "../../contract/stored-shapes.ts";

/** The account's settings with the time at which the key of its model endpoint was stored. */
export interface StoredSettings extends AccountSettings {
  key_stored_at: string | null;
}

export const StoredSettingsShape: Shape<StoredSettings> = Type.Intersect([
  AccountSettingsShape,
  Type.Object({ key_stored_at: nullable(Type.String()) }),
]);
