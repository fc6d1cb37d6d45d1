import { Type } from "@sinclair/typebox";
import { checkSecretForms } from "../calling/credentials/check-secret-forms.ts";
import { invalidRequest } from "../contract/errors.ts";
import type { SecretValues } from "../contract/http-operation.ts";
import type { Database } from "../contract/ports.ts";
import { type Connection, ConnectionShape } from "./connection-shape.ts";

interface Account {
  user_id: string;
  connector_id: string;
  name: string | null;
  end_user: string | null;
}

const FormsShape = Type.Object({ auth_type: Type.String() });

/** @throws ToolgateError INVALID_REQUEST if a secret has not the form that its auth type needs */
export async function checkFor(authType: string, secrets: SecretValues): Promise<void> {
  const faults = await checkSecretForms(authType, secrets);
  if (faults.length > 0) throw invalidRequest(faults);
}

/**
 * Stores the secrets of one connection of a connector that does not sign in. The same name or end user again replaces them.
 * @throws ToolgateError NOT_FOUND | INVALID_REQUEST, which names no value
 */
export async function storeConnection(
  database: Database,
  { user_id, connector_id, name, end_user }: Account,
  secrets: SecretValues,
): Promise<Connection> {
  const owned = { p_user_id: user_id, p_connector_id: connector_id };
  const { auth_type } = await database.call("load_secret_forms", owned, FormsShape);
  await checkFor(auth_type, secrets);
  return database.call(
    "store_connection",
    { ...owned, p_name: name, p_end_user: end_user, p_secrets: secrets },
    ConnectionShape,
  );
}
