import { TriangleAlert } from "lucide-react";
import { showHidden } from "../../../lib/show-hidden.ts";
import { chat as text } from "../../../text/chat.ts";
import type { Untrusted } from "../state/conversation.ts";

/** Warnings that a result contains instructions for the model. */
export function UntrustedSigns({ signs }: { signs: Untrusted }) {
  const { instruction_like, hidden_characters, link_hosts = [] } = signs;
  const said = [
    instruction_like ? text.instructionLike : null,
    hidden_characters ? text.hiddenCharacters(hidden_characters) : null,
    link_hosts.length > 0 ? text.linkHosts(showHidden(link_hosts.join(", "))) : null,
  ].filter((one) => one !== null);
  if (said.length === 0) return null;
  return (
    <div className="flex gap-2 rounded-md bg-warn-tint px-2 py-1 text-12 text-warn">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      <p className="min-w-0 break-words">
        <span className="font-semibold">{text.untrusted}.</span> {said.join(" ")}
      </p>
    </div>
  );
}
