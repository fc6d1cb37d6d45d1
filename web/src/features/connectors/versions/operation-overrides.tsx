import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Json, JsonObject } from "../../../../../src/base/json.ts";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { Select } from "../../../components/select.tsx";
import { ServerText } from "../../../components/server-text.tsx";
import { Loading } from "../../../components/states.tsx";
import { asFailure } from "../../../lib/api-failure.ts";
import { versionsText } from "../../../text/versions.ts";
import type { Operation } from "../api.ts";
import { type Overlay, overlayQuery } from "./api.ts";
import { compact, findUpdate, targetOf, withUpdate } from "./edit-overlay.ts";
import { useSaveOverlay } from "./overrides-part.tsx";

const text = versionsText.overrides;

type Rule = "none" | "default" | "fixed" | "hidden";
const RULES = (["none", "default", "fixed", "hidden"] as const).map((id) => ({ id, label: text.rules[id] }));

interface ArgumentRule {
  rule: Rule;
  value: string;
}

/** What the owner changes about one operation. */
export function OperationOverrides({
  connectorId,
  operation,
}: {
  connectorId: string;
  operation: Operation;
}) {
  const query = useQuery(overlayQuery(connectorId));
  if (query.isPending) return <Loading rows={2} />;
  if (query.isError)
    return (
      <p className="text-12 text-bad">
        <ServerText>{asFailure(query.error).message}</ServerText>
      </p>
    );
  const revision = query.data["x-toolgate"]?.revision ?? 0;
  return <Form key={revision} connectorId={connectorId} operation={operation} overlay={query.data} />;
}

function Form(props: { connectorId: string; operation: Operation; overlay: Overlay }) {
  const { connectorId, operation, overlay } = props;
  const target = targetOf(operation);
  const update = findUpdate(overlay, target);
  const [title, setTitle] = useState(String(update["summary"] ?? ""));
  const [description, setDescription] = useState(String(update["description"] ?? ""));
  const [path, setPath] = useState(String(update["x-response-path"] ?? ""));
  const [rules, setRules] = useState(() => readRules(operation, (update["x-arguments"] ?? {}) as JsonObject));
  const save = useSaveOverlay(connectorId);
  function store(more: JsonObject): void {
    const next = {
      ...update,
      summary: title.trim(),
      description: description.trim(),
      "x-response-path": path.trim(),
      "x-arguments": writeRules(rules),
      ...more,
    };
    save.mutate(withUpdate(overlay, target, compact(next)));
  }
  return (
    <section aria-label={text.title} className="flex flex-col gap-3">
      <h3>{text.title}</h3>
      <Field label={text.operationTitle} placeholder={text.asDocument} value={title} onChange={setTitle} />
      <Field
        label={text.description}
        placeholder={text.asDocument}
        value={description}
        onChange={setDescription}
        rows={2}
      />
      <Field label={text.responsePath} hint={text.responsePathHint} value={path} onChange={setPath} mono />
      {Object.entries(rules).map(([name, { rule, value }]) => (
        <div key={name} className="flex flex-wrap items-end gap-2">
          <Select<Rule>
            label={text.rule(name)}
            choices={RULES}
            value={rule}
            onChange={(next) => setRules({ ...rules, [name]: { rule: next, value } })}
            className="w-44"
          />
          {(rule === "default" || rule === "fixed") && (
            <Field
              label={text.value(name)}
              value={value}
              onChange={(next) => setRules({ ...rules, [name]: { rule, value: next } })}
              mono
              className="basis-40"
            />
          )}
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button onPress={() => store({})} isPending={save.isPending}>
          {text.save}
        </Button>
        <Button look="danger" onPress={() => store({ "x-enabled": false })} isDisabled={save.isPending}>
          {text.disable}
        </Button>
      </div>
    </section>
  );
}

/** The arguments that callers see, and those that the overlay fixes or hides. */
function readRules({ input_schema }: Operation, stated: JsonObject): Record<string, ArgumentRule> {
  const names = new Set([
    ...Object.keys((input_schema["properties"] ?? {}) as JsonObject),
    ...Object.keys(stated),
  ]);
  return Object.fromEntries([...names].map((name) => [name, readRule(stated[name])]));
}

function readRule(stated: Json | undefined): ArgumentRule {
  const rule = (stated ?? {}) as JsonObject;
  if (rule["fixed"] !== undefined) return { rule: "fixed", value: showValue(rule["fixed"]) };
  if (rule["hidden"] === true) return { rule: "hidden", value: "" };
  return rule["default"] === undefined
    ? { rule: "none", value: "" }
    : { rule: "default", value: showValue(rule["default"]) };
}

function showValue(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function writeRules(rules: Record<string, ArgumentRule>): JsonObject {
  const stated = Object.entries(rules).filter(([, { rule }]) => rule !== "none");
  return Object.fromEntries(
    stated.map(([name, { rule, value }]) => [
      name,
      rule === "hidden" ? { hidden: true } : { [rule]: readValue(value) },
    ]),
  ) as JsonObject;
}

/** Numbers, booleans, lists and objects as JSON; anything else is a text. */
function readValue(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
