import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FileTrigger } from "react-aria-components";
import { toast } from "sonner";
import type { CustomTool } from "../../../../../src/contract/tool.ts";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { Field } from "../../../components/field.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { Segmented } from "../../../components/toggle.tsx";
import { t } from "../../../text/index.ts";
import { createTool } from "../api.ts";
import { readImport } from "./read-import.ts";

type OnConflict = "rename" | "skip";
const CHOICES = (["rename", "skip"] as const).map((id) => ({ id, label: t.tools.conflictChoices[id] }));

/** Imports exported tools; shows faults before anything is created. */
export function ImportFileDialog({ tools, onClose }: { tools: readonly CustomTool[]; onClose: () => void }) {
  const [text, setText] = useState("");
  const [onConflict, setOnConflict] = useState<OnConflict>("rename");
  const queries = useQueryClient();
  const found = text.trim() === "" ? { tools: [], faults: [] } : readImport(text);
  const names = new Set(tools.map(({ name }) => name));
  const taken = found.tools.filter(({ name }) => names.has(name));
  const wanted = found.tools.filter(({ name }) => onConflict === "rename" || !names.has(name));
  const make = useMutation({
    mutationFn: async () => {
      for (const tool of wanted) {
        const name = freeName(tool.name, names);
        names.add(name);
        await createTool({ ...tool, name });
      }
    },
    onSuccess: () => {
      toast(t.tools.imported(wanted.length));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["tools"] }),
  });
  async function read(files: FileList | null): Promise<void> {
    const file = files?.[0];
    if (file) setText(await file.text());
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.tools.fileTitle}
      wide
      footer={
        <>
          <Button onPress={onClose}>{t.common.cancel}</Button>
          <Button
            look="primary"
            isDisabled={wanted.length === 0 || found.faults.length > 0}
            isPending={make.isPending}
            onPress={() => make.mutate()}
          >
            {t.tools.importCount(wanted.length)}
          </Button>
        </>
      }
    >
      <Field
        label={t.tools.fileLabel}
        hint={t.tools.fileHint}
        value={text}
        onChange={setText}
        rows={10}
        mono
        autoFocus
      />
      <FileTrigger acceptedFileTypes={[".json", "application/json"]} onSelect={(files) => void read(files)}>
        <Button className="w-fit">{t.tools.chooseFile}</Button>
      </FileTrigger>
      {found.faults.length > 0 && (
        <ul role="alert" className="list-disc pl-5 text-13 text-bad">
          {found.faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {taken.length > 0 && (
        <div className="flex flex-col gap-2 text-13">
          {taken.slice(0, 5).map(({ name }) => (
            <p key={name}>{t.tools.nameConflict(name)}</p>
          ))}
          <Segmented
            label={t.tools.fileTitle}
            hideLabel
            choices={CHOICES}
            value={onConflict}
            onChange={setOnConflict}
          />
        </div>
      )}
      {make.isError && <ErrorState error={make.error} />}
    </Dialog>
  );
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  for (let n = 2; taken.has(name); n++) name = `${wanted} ${n}`;
  return name;
}
