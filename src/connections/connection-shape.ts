import { type Static, Type } from "@sinclair/typebox";
import { literals, nullable, texts } from "../contract/shape.ts";

/** A connection as its owner sees it, without any token. */
export const ConnectionShape = Type.Object({
  connection_id: Type.String(),
  connector_id: Type.String(),
  name: Type.String(),
  end_user: nullable(Type.String()),
  is_default: Type.Boolean(),
  status: literals("ACTIVE", "NEEDS_SIGN_IN"),
  scopes: texts,
  account: nullable(Type.String()),
  expires_at: nullable(Type.String()),
  created_at: Type.String(),
});
export type Connection = Static<typeof ConnectionShape>;
