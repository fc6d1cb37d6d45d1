import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { type ApiKey, type Exposure, setExposure } from "../../components/api-key/api.ts";
import { ExposureFields, isExposure } from "../../components/api-key/exposure-fields.tsx";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorState } from "../../components/states.tsx";
import { t } from "../../text/index.ts";

const text = t.apiKeys.mcp;

/** Changes the exposure of an existing key to MCP clients. */
export function ExposureDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { id, name, mcp } = apiKey;
  const [exposure, setChosen] = useState<Exposure>(mcp);
  const [isChecked, setChecked] = useState(false);
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: () => setExposure(id, exposure),
    onSuccess: () => {
      toast(text.saved(name));
      onClose();
      return queries.invalidateQueries({ queryKey: ["api-keys"] });
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.editTitle(name)}
      footer={
        <>
          <Button onPress={onClose}>{t.common.cancel}</Button>
          <Button
            look="primary"
            isPending={save.isPending}
            onPress={() => {
              setChecked(true);
              if (isExposure(exposure)) save.mutate();
            }}
          >
            {t.common.save}
          </Button>
        </>
      }
    >
      <p className="text-soft">{text.editHint}</p>
      <ExposureFields value={exposure} onChange={setChosen} isChecked={isChecked} />
      {save.isError && <ErrorState error={save.error} />}
    </Dialog>
  );
}
