import { Type } from "@sinclair/typebox";
import type { AgentFile, AgentFinding } from "../../contract/agent-file.ts";
import type { Platform } from "../../contract/ports.ts";
import { AnyObject } from "../../contract/shape.ts";
import { effectiveEnvironment, readAccountSettings } from "../account-settings.ts";
import { checkAgent, readForCheck } from "./check-agent.ts";
import { CatalogueToolShape } from "./check-tools.ts";

const DescribeCatalogueShape = Type.Array(CatalogueToolShape);
const DescribeCatalogueNamesShape = Type.Array(Type.Object({ operation_id: Type.String() }));
const ListApproverGroupsShape = Type.Array(
  Type.Object({ name: Type.String(), members: Type.Array(AnyObject) }),
);

interface CheckedAgent {
  /** True if no finding has the level `error`. */
  ok: boolean;
  findings: AgentFinding[];
}

/** Checks an unsaved text against the user's tools and approver groups. */
export async function checkDraft(platform: Platform, userId: string, text: string): Promise<CheckedAgent> {
  const { file, findings } = readForCheck(text);
  const found = file ? await checkAgainst(platform, userId, { file, text }) : [];
  return conclude([...findings, ...found]);
}

/** Checks a stored file against the user's current tools. */
export async function checkStored(
  platform: Platform,
  userId: string,
  { text, definition }: { text: string; definition: AgentFile },
): Promise<CheckedAgent> {
  return conclude(await checkAgainst(platform, userId, { file: definition, text }));
}

/** Findings that depend on the user's tools and groups. */
export async function checkAgainst(
  { database, config }: Platform,
  userId: string,
  { file, text }: { file: AgentFile; text: string },
): Promise<AgentFinding[]> {
  const [tools, all, groups, account] = await Promise.all([
    database.call(
      "describe_catalogue",
      {
        p_user_id: userId,
        p_names: file.tools.map(({ name }) => name),
      },
      DescribeCatalogueShape,
    ),
    database.call("describe_catalogue", { p_user_id: userId }, DescribeCatalogueNamesShape),
    database.call("list_approver_groups", { p_user_id: userId }, ListApproverGroupsShape),
    readAccountSettings(database, userId),
  ]);
  return checkAgent(file, tools, {
    text,
    names: all.map(({ operation_id }) => operation_id),
    environment: effectiveEnvironment(account, config.environment),
    groups: new Map(groups.map(({ name, members }) => [name, members.length])),
  });
}

function conclude(findings: AgentFinding[]): CheckedAgent {
  return { ok: findings.every(({ level }) => level !== "error"), findings };
}
