import { Link } from "@tanstack/react-router";
import { buttonClass } from "../../../components/button.tsx";
import { Section } from "../../../components/states.tsx";
import { mcp } from "../../../text/mcp.ts";

/** Who approves the writes of a client. */
export function ApprovalsPart() {
  return (
    <Section
      title={mcp.approvals}
      hint={mcp.approvalsHint}
      actions={
        <Link to="/approvals" className={buttonClass()}>
          {mcp.toApprovals}
        </Link>
      }
    >
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {[
          [mcp.inToolgate, mcp.inToolgateText],
          [mcp.inClient, mcp.inClientText],
        ].map(([name, about]) => (
          <div key={name} className="flex flex-col gap-1">
            <dt className="text-13 font-semibold">{name}</dt>
            <dd className="max-w-prose text-13 text-soft">{about}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-prose text-13 text-soft">{mcp.withoutAsking}</p>
    </Section>
  );
}
