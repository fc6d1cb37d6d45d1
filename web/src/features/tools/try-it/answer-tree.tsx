import { useState } from "react";
import type { Json } from "../../../../../src/base/json.ts";
import {
  generalizePath,
  type NodePath,
  suggestPath,
} from "../../../../../src/calling/templates/extract-path.ts";
import { JsonTree } from "../../../components/response/json-tree.tsx";
import { Segmented } from "../../../components/toggle.tsx";
import { t } from "../../../text/index.ts";

/**
 * The complete answer; a selected value becomes the response path, for this item or for all items of its
 * list.
 */
export function AnswerTree({ answer, onPick }: { answer: Json; onPick: (path: string) => void }) {
  const [picked, setPicked] = useState<NodePath | null>(null);
  const [scope, setScope] = useState<"this" | "all">("this");
  const all = picked && generalizePath(picked);
  function choose(next: "this" | "all", path: NodePath): void {
    setScope(next);
    onPick(next === "all" ? (generalizePath(path) ?? suggestPath(path)) : suggestPath(path));
  }
  return (
    <>
      <p className="text-12 text-soft">{t.tools.pickHint}</p>
      <JsonTree
        label={t.tools.wholeAnswer}
        value={answer}
        onPick={(path) => {
          setPicked(path);
          choose("this", path);
        }}
      />
      {picked && all !== null && (
        <Segmented
          label={t.tools.responsePath}
          hideLabel
          choices={[
            { id: "this", label: t.tools.pickThis(suggestPath(picked)) },
            { id: "all", label: t.tools.pickAll(all) },
          ]}
          value={scope}
          onChange={(next) => choose(next, picked)}
        />
      )}
    </>
  );
}
