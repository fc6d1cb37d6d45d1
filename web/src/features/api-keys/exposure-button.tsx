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
