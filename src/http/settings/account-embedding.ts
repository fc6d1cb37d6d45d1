import { readAccountSettings } from "../../agents/policy.ts";
import { settingsEndpoints as endpoints } from "../../contract/api/settings.ts";
import { invalidRequest, ToolgateError } from "../../contract/errors.ts";
import type { Platform } from "../../contract/ports.ts";
import { requireUser } from "../authenticate.ts";
import { bindEndpoint } from "../bind-endpoint.ts";
import type { FunctionApp } from "../create-function.ts";
import type { ModelPorts } from "./account-model.ts";

const WHAT = "The embedding model";

/** The database stores longer vectors, but compares them too slowly. */
const MAX_DIMENSIONS = 4_096;

/** The embedding model of the account, at its own endpoint. */
export function bindAccountEmbedding(
  app: FunctionApp,
  platform: Platform,
  models: Pick<ModelPorts, "openEmbedder" | "readKey">,
): void {
  const { database } = platform;

  bindEndpoint(app, platform, endpoints.setEmbedding, async (request) => {
    requireUser(request, WHAT);
    const { user_id } = request;
    const model = request.body.embedding_model.trim();
    const { model: endpoint } = await readAccountSettings(database, user_id);
    if (endpoint === null) {
      const message =
        "Set a model endpoint of the account first: its address and key are used for the embeddings.";
      throw new ToolgateError("CONFLICT", message);
    }
    const address = { base_url: endpoint.base_url, key: await models.readKey(endpoint) };
    const [vector = []] = await models.openEmbedder(address, model).embed(["test"]);
    if (vector.length > MAX_DIMENSIONS) {
      const message = `returns vectors of ${vector.length} numbers; at most ${MAX_DIMENSIONS} are supported`;
      throw invalidRequest([{ pointer: "/embedding_model", message }]);
    }
    await database.call("set_account_embedding", {
      p_user_id: user_id,
      p_base_url: endpoint.base_url,
      p_model: model,
      p_dims: vector.length,
    });
    platform.wakeWorker();
    return { model, dimensions: vector.length };
  });

  bindEndpoint(app, platform, endpoints.removeEmbedding, async (request) => {
    requireUser(request, WHAT);
    await database.call("remove_account_embedding", { p_user_id: request.user_id });
    platform.wakeWorker();
    return { removed: true };
  });
}
