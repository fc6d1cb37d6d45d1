import { Type } from "@sinclair/typebox";
import { checkSecretForms } from "../calling/credentials/check-secret-forms.ts";
import { secretsEndpoints as endpoints } from "../contract/api/secrets.ts";
import { invalidRequest, ToolgateError } from "../contract/errors.ts";
import type { Platform } from "../contract/ports.ts";
import type { Shape } from "../contract/shape.ts";
import { bindEndpoint, createFunction, type EdgeFunction } from "./create-function.ts";

interface SecretForms {
  auth_type: string;
  /** Values of a client certificate that the vault contains already. */
  stored: Record<string, string>;
}

const SecretFormsShape: Shape<SecretForms> = Type.Object({
  auth_type: Type.String(),
  stored: Type.Record(Type.String(), Type.String()),
});

/** Secrets are stored in the vault; no endpoint returns them. */
export function secrets(platform: Platform): EdgeFunction {
  const { database } = platform;

  return createFunction("secrets", platform, (app) => {
    bindEndpoint(app, platform, endpoints.store, async ({ user_id, body }) => {
      const forms = await database.call(
        "load_secret_forms",
        {
          p_user_id: user_id,
          p_connector_id: body.connector_id,
        },
        SecretFormsShape,
      );
      const faults = await checkSecretForms(forms.auth_type, body.secrets, forms.stored);
      if (faults.length > 0) throw invalidRequest(faults);
      const stored = await database.call("store_secrets", {
        p_user_id: user_id,
        p_connector_id: body.connector_id,
        p_secrets: body.secrets,
      });
      // An MCP server that was waiting for its secrets can be listed now.
      platform.wakeWorker();
      return stored;
    });

    bindEndpoint(app, platform, endpoints.checkCertificate, async ({ body }) => openCertificate(body));

    bindEndpoint(app, platform, endpoints.remove, ({ user_id, param }) =>
      database.call("delete_secrets", { p_user_id: user_id, p_connector_id: param("connector_id") }),
    );
  });
}

/** @throws ToolgateError INVALID_REQUEST at `/passphrase` or `/pfx`; the error contains neither value */
async function openCertificate({ pfx, passphrase }: { pfx: string; passphrase: string }) {
  const { describePkcs12 } = await import("../calling/credentials/read-pkcs12.ts");
  try {
    return describePkcs12(pfx, passphrase);
  } catch (error) {
    if (!(error instanceof ToolgateError)) throw error;
    const pointer = /passphrase/i.test(error.message) ? "/passphrase" : "/pfx";
    throw invalidRequest([{ pointer, message: error.message }]);
  }
}
