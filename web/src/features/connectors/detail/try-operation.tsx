import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { isJsonObject, type Json, type JsonObject } from "../../../../../src/base/json.ts";
import { Button } from "../../../components/button.tsx";
import { CodeEditor } from "../../../components/code-editor/code-editor.tsx";
import { RequestLine } from "../../../components/labels.tsx";
import { Scrollable } from "../../../components/scrollable.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { callFunction } from "../../../lib/call-function.ts";
import { formatDuration } from "../../../lib/format.ts";
import { t } from "../../../text/index.ts";
import type { Operation } from "../api.ts";

interface Run {
  result: Json;
  request: JsonObject;
  response: { status: number; bytes: number; duration_ms: number } | null;
}

/** A call of one operation with arguments as JSON. */
export function TryOperation({ operation }: { operation: Operation }) {
  const [text, setText] = useState(() => `${JSON.stringify(template(operation.input_schema), null, 2)}`);
  const args = parse(text);
  const run = useMutation({
    mutationFn: (dry_run: boolean) =>
      callFunction<Run>(`tools/${operation.tool_id}/run`, {
        method: "POST",
        body: { arguments: args, dry_run },
      }),
  });
  return (
    <section aria-label={t.connectors.tryIt} className="flex flex-col gap-2">
      <h3>{t.connectors.tryIt}</h3>
      <CodeEditor
        label={t.connectors.tryArguments}
        language="json"
        lineNumbers={false}
        minRows={3}
        value={text}
        onChange={setText}
        error={args ? undefined : t.connectors.badJson}
      />
      <div className="flex flex-wrap gap-2">
        <Button isDisabled={!args || run.isPending} onPress={() => run.mutate(true)}>
          {t.connectors.preview}
        </Button>
        <Button isDisabled={!args} isPending={run.isPending} onPress={() => run.mutate(false)}>
          {t.connectors.send}
        </Button>
      </div>
      {run.isError && <ErrorState error={run.error} />}
      {run.data && (
        <div className="flex flex-col gap-2">
          <RequestLine
            method={String(run.data.request["method"])}
            url={String(run.data.request["url"])}
            status={run.data.response?.status ?? null}
            duration={run.data.response ? formatDuration(run.data.response.duration_ms) : null}
          />
          <Scrollable aria-label={t.connectors.result} className="max-h-80 border-line bg-sunken">
            {JSON.stringify(run.data.response ? run.data.result : run.data.request, null, 2)}
          </Scrollable>
        </div>
      )}
    </section>
  );
}

/** A template of the required arguments. */
function template(schema: JsonObject): JsonObject {
  const required = Array.isArray(schema["required"]) ? schema["required"] : [];
  const properties = isJsonObject(schema["properties"]) ? schema["properties"] : {};
  return Object.fromEntries(
    required.map((name) => {
      const property = properties[String(name)];
      const type = isJsonObject(property) ? property["type"] : undefined;
      return [String(name), type === "integer" || type === "number" ? 0 : type === "boolean" ? false : ""];
    }),
  );
}

function parse(text: string): JsonObject | null {
  try {
    const value = JSON.parse(text) as Json;
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
}
