import { lazy, Suspense, useState } from "react";
import type { ApiKey } from "../../components/api-key/api.ts";
import { Button } from "../../components/button.tsx";
import { t } from "../../text/index.ts";

const ExposureDialog = lazy(async () => ({
  default: (await import("./exposure-dialog.tsx")).ExposureDialog,
}));

/** Opens the exposure of a key to MCP clients. */
export function ExposureButton({ apiKey }: { apiKey: ApiKey }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-label={t.apiKeys.mcp.editOf(apiKey.name)} onPress={() => setOpen(true)}>
        {t.apiKeys.mcp.edit}
      </Button>
      <Suspense>{isOpen && <ExposureDialog apiKey={apiKey} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

const text = t.apiKeys.mcp;

/** The exposure of a key to MCP clients in a few words; empty for keys that MCP does not accept. */
export function summarizeExposure({ scopes, mcp }: ApiKey): string {
  if (!scopes.includes("agent:query")) return "";
  const { mode, tools, approvals } = mcp;
  const shown =
    mode === "catalogue"
      ? text.summary.catalogue
      : text.summary.direct(tools === null ? text.summary.all : text.tools(tools.length));
  return ` · ${shown}${approvals === "client" ? `, ${text.byClient}` : ""}`;
}
