import { useQuery } from "@tanstack/react-query";
import { formatNumber } from "../../lib/format.ts";
import { t } from "../../text/index.ts";
import { Select } from "../select.tsx";
import { Segmented } from "../toggle.tsx";
import type { Exposure } from "./api.ts";
import { catalogueSizeQuery, roundTokens } from "./catalogue-size.ts";
import { ToolPicker } from "./tool-picker.tsx";

const text = t.apiKeys.mcp;
const MODES = (["catalogue", "direct"] as const).map((id) => ({ id, label: text.modes[id] }));
const WHICH = (["all", "some"] as const).map((id) => ({ id, label: text.whichOnes[id] }));
const APPROVALS = (["url", "client"] as const).map((id) => ({ id, label: text.approvalChoices[id] }));

/** The exposure of a key to MCP clients, and where approvals are decided. */
export function ExposureFields(props: {
  value: Exposure;
  onChange: (value: Exposure) => void;
  /** Whether missing values are shown as errors. */
  isChecked: boolean;
}) {
  const { value, onChange, isChecked } = props;
  const { mode, tools, approvals } = value;
  return (
    <>
      <div className="flex flex-col gap-1">
        <Segmented
          label={text.mode}
          choices={MODES}
          value={mode}
          onChange={(next) => onChange({ ...value, mode: next })}
        />
        <p className="text-12 text-soft">
          {mode === "catalogue" ? text.catalogueHint : <DirectHint tools={tools} />}
        </p>
      </div>
      {mode === "direct" && (
        <Segmented
          label={text.which}
          choices={WHICH}
          value={tools === null ? "all" : "some"}
          onChange={(which) => onChange({ ...value, tools: which === "all" ? null : [] })}
        />
      )}
      {mode === "direct" && tools !== null && (
        <ToolPicker
          chosen={tools}
          onChange={(chosen) => onChange({ ...value, tools: chosen })}
          error={isChecked && tools.length === 0 ? text.noneChosen : undefined}
        />
      )}
      <Select
        label={text.approvals}
        hint={text.approvalHints[approvals]}
        choices={APPROVALS}
        value={approvals}
        onChange={(next) => onChange({ ...value, approvals: next })}
      />
    </>
  );
}

function DirectHint({ tools }: { tools: string[] | null }) {
  const { data } = useQuery(catalogueSizeQuery);
  if (!data || tools?.length === 0) return null;
  const count = tools?.length ?? data.tools;
  const tokens = roundTokens(data.tools === 0 ? 0 : (data.tokens / data.tools) * count);
  return (tools === null ? text.directHint : text.directSome)(text.tools(count), formatNumber(tokens));
}

/** Whether the exposure is complete. */
export function isExposure({ mode, tools }: Exposure): boolean {
  return mode === "catalogue" || tools === null || tools.length > 0;
}
