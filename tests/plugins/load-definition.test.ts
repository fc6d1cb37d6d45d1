import { expect, it } from "vitest";
import { defaultPolicy } from "../../src/agents/policy.ts";
import { Sealed } from "../../src/contract/sealed.ts";
import type { SideEffect } from "../../src/contract/tool.ts";
import { withResults } from "../../src/kernel/shared-context.ts";
import { NOTHING_FOUND } from "../../src/kernel/stages.ts";
import { httpTool } from "../../src/plugins/http-tool/index.ts";
import { loadDefinition } from "../../src/plugins/tool-call.ts";
import { catchError } from "../calling/catch-error.ts";
import { httpDefinition, planned, portsFor } from "./run-tool-plugin.ts";

const definition = httpDefinition({ url: "https://api.test/things", method: "GET" });

/** Loads the definition of a call that was planned with an effect, where the tool has another one. `file`: effect in the agent's file. */
async function load(given: {
  planned: SideEffect;
  stored: SideEffect;
  file?: SideEffect;
  preloaded: boolean;
  dry_run?: boolean;
}) {
  const { preloaded, stored, file, dry_run = false } = given;
  const { ports } = portsFor({ definition, secrets: {}, side_effect: stored });
  const context = planned(httpTool(ports), {}, { side_effect: given.planned, dry_run });
  const prepared = preloaded ? new Sealed({ tool_id: "t1", side_effect: stored, definition }) : null;
  const policy = defaultPolicy("dev");
  const tools = file && new Map([["t1", { side_effect: file, rate_limit_per_min: null }]]);
  const asked = { ...context.payload.asked, policy: tools ? { ...policy, tools } : policy };
  const ready = withResults(context, { asked, found: { ...NOTHING_FOUND, prepared } });
  return loadDefinition(ready, ports.database, "http-tool");
}

it.each<[planned: SideEffect, stored: SideEffect, preloaded: boolean, dry_run: boolean]>([
  ["read", "write", false, false],
  ["read", "write", true, false],
  ["read", "execute", true, true],
  ["write", "execute", false, false],
  ["write", "read", false, true],
])(
  "a call planned as a %s of a tool that is now a %s is refused (loaded before: %s, dry run: %s)",
  async (from, stored, preloaded, dry_run) => {
    expect(await catchError(() => load({ planned: from, stored, preloaded, dry_run }))).toMatchObject({
      code: "CONFLICT",
      details: { reason: "tool_changed", operation_id: "tool", planned: from, current: stored },
    });
  },
);

it.each<[planned: SideEffect, stored: SideEffect, file: SideEffect, passes: boolean]>([
  ["write", "read", "write", true],
  ["write", "write", "write", true],
  ["read", "read", "read", true],
  ["write", "execute", "write", false],
  ["read", "write", "read", false],
  // Planned before the agent's file was applied.
  ["read", "read", "write", true],
])("planned as a %s, now a %s, in the agent's file a %s: passes %s", async (from, stored, file, passes) => {
  const loading = () => load({ planned: from, stored, file, preloaded: false });
  if (passes) expect(await loading()).toEqual(definition);
  else expect(await catchError(loading)).toMatchObject({ details: { reason: "tool_changed" } });
});
