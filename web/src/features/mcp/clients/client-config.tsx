import { getRouteApi } from "@tanstack/react-router";
import { CopyButton } from "../../../components/copy-button.tsx";
import { PartLinks } from "../../../components/part-links.tsx";
import { Scrollable } from "../../../components/scrollable.tsx";
import { mcp } from "../../../text/mcp.ts";
import { CLIENTS, writeConfig } from "./write-config.ts";

const route = getRouteApi("/inside/mcp");
const PLACEHOLDER = "tg_your_key";

/** The configuration to paste into the chosen client. The key is shown masked and copied completely. */
export function ClientConfig(props: { url: string; apiKey: string | null; onCopied: () => void }) {
  const { url, apiKey, onCopied } = props;
  const { client: asked } = route.useSearch();
  const client = CLIENTS.find((id) => id === asked) ?? CLIENTS[0];
  const whole = writeConfig(client, url, apiKey ?? PLACEHOLDER);
  const shown = apiKey === null ? whole : whole.replaceAll(apiKey, "tg_…");
  const hasKey = shown !== whole;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <PartLinks
        label={mcp.whichClient}
        parts={mcp.clients}
        current={client}
        linkTo={(id) => ({ to: "/mcp", search: id === CLIENTS[0] ? {} : { client: id } })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-13 font-medium">{mcp.where[client]}</span>
        <CopyButton text={whole} label={mcp.copy} {...(hasKey && { onCopied })} />
        {whole.includes(PLACEHOLDER) && <span className="text-12 text-soft">{mcp.keyMissing}</span>}
        {hasKey && <span className="text-12 text-soft">{mcp.keyIn}</span>}
      </div>
      <Scrollable className="border-line bg-sunken" data-testid="client-config">
        {shown}
      </Scrollable>
      <ul className="flex max-w-prose flex-col gap-1 text-13 text-soft">
        {mcp.notes[client].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}
