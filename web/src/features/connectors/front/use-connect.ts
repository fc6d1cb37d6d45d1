import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { toast } from "sonner";
import { callFunction } from "../../../lib/call-function.ts";
import { t } from "../../../text/index.ts";
import { checkCertificate, renameConnector, storeSecrets } from "../api.ts";
import { withServer } from "../versions/edit-overlay.ts";
import { keepCurlValues } from "./curl-arguments.ts";
import { type Found, importFound, type Source } from "./import-source.ts";

export interface Entered {
  name: string;
  server: string;
  secrets: Record<string, string>;
}

/**
 * Connects what was found: stores it, then its name, base URL and secrets, and opens its page. After a failure the same
 * connector is completed, so that a second attempt makes no second one.
 */
export function useConnect(given: {
  source: Source;
  found: Found;
  /** The base URL that the document names; empty if it names none. */
  stated: string;
  /** The name that was proposed. */
  ownName: string;
}) {
  const { source, found, stated, ownName } = given;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const stored = useRef<string | null>(null);
  return async function connect({ name, server, secrets }: Entered): Promise<void> {
    const typed = Object.entries(secrets).filter(([, value]) => value !== "");
    const { pfx, passphrase } = secrets;
    // A file that cannot be opened would only fail at the first call.
    if (pfx) await checkCertificate(pfx, passphrase ?? "");
    const base = server.trim().replace(/\/+$/, "");
    stored.current ??= (await importFound(source, found, stated === "" ? base : "")).connector_id;
    const id = stored.current;
    if (found.kind === "curl") keepCurlValues(id, source.text ?? "");
    if (name.trim() !== ownName) await renameConnector(id, name.trim());
    // Before the secrets, which are bound to where they are sent.
    if (stated !== "" && base !== stated.replace(/\/+$/, "")) await moveTo(id, base);
    if (typed.length > 0) await storeSecrets(id, Object.fromEntries(typed));
    toast(t.connectors.connected(name.trim()));
    await queries.invalidateQueries({ queryKey: ["connectors"] });
    await navigate({
      to: "/connectors/$connectorId",
      params: { connectorId: id },
      search: { start: "1" },
    });
  };
}

/** An overlay replaces the servers, so that a new version of the document keeps the chosen one. */
function moveTo(id: string, url: string): Promise<unknown> {
  const overlay = { overlay: "1.0.0", info: { title: "Base URL", version: "1" }, actions: [] };
  return callFunction(`connectors/${id}/overlay`, { method: "PUT", body: withServer(overlay, { url }) });
}
