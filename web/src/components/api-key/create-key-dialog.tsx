import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "../../text/index.ts";
import { locale } from "../../text/language.ts";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { Field } from "../field.tsx";
import { Select } from "../select.tsx";
import { ErrorState } from "../states.tsx";
import { Checkbox } from "../toggle.tsx";
import {
  agentIdsQuery,
  bindableQuery,
  createKey,
  DEFAULT_EXPOSURE,
  type Exposure,
  type MadeKey,
  type NewKey,
} from "./api.ts";
import { ExposureFields, isExposure } from "./exposure-fields.tsx";
import { MadeKeyDialog } from "./made-key-dialog.tsx";

type Scope = NewKey["scopes"][number];
const SCOPES = Object.entries(t.apiKeys.scopeTexts) as [Scope, string][];
const EXPIRIES = (["7", "30", "90", "365", "never"] as const).map((id) => ({
  id,
  label: t.apiKeys.expiries[id],
}));
/** Scopes that a key bound to connections cannot have. */
const UNBOUND_SCOPES: readonly Scope[] = ["connectors:write", "tools:write", "approvals:decide"];
/** In the place of a connection's id. */
const END_USERS = "end-users";
type Expiry = (typeof EXPIRIES)[number]["id"];

/** Asks for the permissions of a new key, then shows it once. */
export function CreateKeyDialog(props: {
  agent?: string;
  /**
   * Called with the key if another component shows it, such as the page for MCP clients. Absent: this
   * dialog does.
   */
  onMade?: (made: MadeKey) => void;
  onClose: () => void;
}) {
  const { agent = "", onMade, onClose } = props;
  const [name, setName] = useState(() => {
    const today = new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(new Date());
    return onMade ? t.apiKeys.clientName(today) : t.apiKeys.defaultName(agent, today);
  });
  const [scopes, setScopes] = useState<Scope[]>(onMade ? ["agent:query", "memory:read"] : ["agent:query"]);
  const [exposure, setExposure] = useState<Exposure>(DEFAULT_EXPOSURE);
  const [expiry, setExpiry] = useState<Expiry>("90");
  const [agentId, setAgentId] = useState(agent);
  const [limit, setLimit] = useState("");
  const [binding, setBinding] = useState("");
  const { data: bindable = [] } = useQuery(bindableQuery);
  const { data: agentIds } = useQuery(agentIdsQuery);
  const [isChecked, setChecked] = useState(false);
  const [made, setMade] = useState<MadeKey | null>(null);
  const isForClients = scopes.includes("agent:query");
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: () =>
      createKey({
        name: name.trim(),
        scopes,
        ...(isForClients && { mcp: exposure }),
        ...(agentId !== "" && { agent_id: agentId }),
        ...(binding === END_USERS && { end_users_only: true }),
        ...(binding !== "" && binding !== END_USERS && { connection_id: binding }),
        ...(limit.trim() !== "" && { rate_limit_per_min: Number(limit) }),
        ...(expiry !== "never" && {
          expires_at: new Date(Date.now() + Number(expiry) * 86_400_000).toISOString(),
        }),
      }),
    onSuccess: (key) => {
      if (onMade) onMade(key);
      else setMade(key);
      return queries.invalidateQueries({ queryKey: ["api-keys"] });
    },
  });
  if (made) return <MadeKeyDialog made={made} onClose={onClose} />;
  const isLimit = limit.trim() === "" || (/^\s*\d{1,6}\s*$/.test(limit) && isWithin(Number(limit)));
  const tooWide = binding === "" ? [] : scopes.filter((scope) => UNBOUND_SCOPES.includes(scope));
  const isValid =
    name.trim() !== "" &&
    scopes.length > 0 &&
    tooWide.length === 0 &&
    isLimit &&
    (!isForClients || isExposure(exposure));
  const hasFile = agentId === "" || agentIds === undefined || agentIds.includes(agentId);
  const forClients = isForClients && (
    <fieldset className="flex flex-col gap-3 border-t border-line pt-3">
      <legend className="float-left w-full text-13 font-medium">{t.apiKeys.mcp.title}</legend>
      <p className="text-12 text-soft">{t.apiKeys.mcp.hint}</p>
      <ExposureFields value={exposure} onChange={setExposure} isChecked={isChecked} />
    </fieldset>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.apiKeys.create}
      footer={
        <>
          <Button onPress={onClose}>{t.common.cancel}</Button>
          <Button
            look="primary"
            isPending={create.isPending}
            onPress={() => {
              setChecked(true);
              if (isValid) create.mutate();
            }}
          >
            {t.apiKeys.create}
          </Button>
        </>
      }
    >
      <Field
        label={t.apiKeys.name}
        value={name}
        onChange={setName}
        maxLength={200}
        error={isChecked && name.trim() === "" ? t.apiKeys.nameMissing : undefined}
      />
      {onMade && forClients}
      <fieldset className="flex flex-col gap-1.5">
        <legend className="pb-1 text-13 font-medium">{t.apiKeys.scopes}</legend>
        {SCOPES.map(([scope, text]) => (
          <Checkbox
            key={scope}
            isSelected={scopes.includes(scope)}
            onChange={(on) => setScopes(on ? [...scopes, scope] : scopes.filter((one) => one !== scope))}
          >
            <span>
              {text} <code className="text-soft">{scope}</code>
            </span>
          </Checkbox>
        ))}
        {isChecked && scopes.length === 0 && (
          <p role="alert" className="text-12 text-bad">
            {t.apiKeys.scopesMissing}
          </p>
        )}
      </fieldset>
      <Select<Expiry> label={t.apiKeys.expires} choices={EXPIRIES} value={expiry} onChange={setExpiry} />
      <Select
        label={t.apiKeys.agent}
        hint={t.apiKeys.agentHint}
        error={hasFile ? undefined : t.apiKeys.unknownAgent}
        choices={listAgents(agentIds ?? [], agent)}
        value={agentId}
        onChange={setAgentId}
      />
      <Select
        label={t.apiKeys.binding.label}
        hint={t.apiKeys.binding.hint}
        error={tooWide.length > 0 ? t.apiKeys.binding.tooWide(tooWide.join(", ")) : undefined}
        choices={[
          { id: "", label: t.apiKeys.binding.all },
          { id: END_USERS, label: t.apiKeys.binding.endUsers },
          ...bindable,
        ]}
        value={binding}
        onChange={setBinding}
      />
      <Field
        label={t.apiKeys.rateLimit}
        hint={t.apiKeys.rateLimitHint}
        value={limit}
        onChange={setLimit}
        inputMode="numeric"
        maxLength={9}
        error={isChecked && !isLimit ? t.apiKeys.rateLimitFault : undefined}
      />
      {!onMade && forClients}
      {create.isError && <ErrorState error={create.error} />}
    </Dialog>
  );
}

const isWithin = (limit: number) => limit >= 1 && limit <= 100_000;

/** @param asked the requested agent, with or without a file */
function listAgents(ids: readonly string[], asked: string) {
  const all = asked === "" || ids.includes(asked) ? ids : [asked, ...ids];
  return [{ id: "", label: t.apiKeys.noAgent }, ...all.map((id) => ({ id, label: id }))];
}
