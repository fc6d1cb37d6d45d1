import { TriangleAlert } from "lucide-react";
import { mcp } from "../../../../text/mcp.ts";
import type { McpTool } from "../api.ts";

const text = mcp.server;

/** Warnings that a tool's texts contain instructions for a model. */
export function Signs({ untrusted }: { untrusted: NonNullable<McpTool["untrusted"]> }) {
  const { instruction_like, hidden_characters, link_hosts } = untrusted;
  const said = [
    ...(instruction_like ? [text.instructionLike] : []),
    ...(hidden_characters ? [text.hiddenCharacters(hidden_characters)] : []),
    ...(link_hosts?.length ? [text.linkHosts(link_hosts.join(", "))] : []),
  ];
  if (said.length === 0) return null;
  return (
    <p className="flex items-start gap-2 rounded-md bg-warn-tint px-2.5 py-1.5 text-13 text-warn">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        <strong className="font-semibold">{text.signs}.</strong> {said.join(" ")}
      </span>
    </p>
  );
}
