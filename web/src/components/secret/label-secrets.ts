import { capitalize } from "../../../../src/base/text.ts";
import { t } from "../../text/index.ts";
import { translateIfKnown } from "../../text/language.ts";

export interface LabelledSecret {
  secret_id: string;
  description: string;
  in?: "header" | "query" | "cookie";
  name?: string;
}

type Place = Required<Pick<LabelledSecret, "in" | "name">>;

/** Characters of a description that is used as a label. */
const MAX_LABEL = 40;
/** What a label names. */
const CREDENTIAL =
  /(^|[^\p{L}])(key|token|secret|password|passphrase|code|pin|id|credentials?|user ?name)s?($|[^\p{L}])/iu;
const ADVICE =
  /^(get|see|use|send|sent|enter|obtain|find|create|provide|pass|put|set|go|visit|please|contact|ask|copy|add|include|you|must|required|the whole value)\b/i;

/** Sentences that Toolgate adds to a proposed secret: where it is sent. */
const SENT_AS = /\s*Sent as `([^`]+)` in the (header|query|cookie)\.$/;
const SENT_AS_TOKEN = /\s*Access token, sent as `Authorization: Bearer`\.$/;

/**
 * The label of each secret's field and what is said below it. The label is the description where it names a credential
 * in a few words, otherwise what is sent; two equal ones differ by the name under which they are sent.
 */
export function labelSecrets(
  secrets: readonly LabelledSecret[],
  authType: string,
  keys: readonly (Place & { secret_id: string })[] = [],
): { label: string; hint: string }[] {
  const read = secrets.map((secret) => {
    const key = keys.find(({ secret_id }) => secret_id === secret.secret_id);
    return describe({ ...secret, ...(key && { in: key.in, name: key.name }) }, authType);
  });
  return read.map(({ label, hint, shortName }) => {
    const isShared = read.filter((other) => other.label === label).length > 1;
    return { label: isShared ? `${label} (${shortName})` : label, hint };
  });
}

function describe({ secret_id, description, ...stated }: LabelledSecret, authType: string) {
  const match = SENT_AS.exec(description);
  const place: Place | null =
    stated.in && stated.name
      ? { in: stated.in, name: stated.name }
      : match?.[1]
        ? { in: match[2] as Place["in"], name: match[1] }
        : null;
  const sent = place
    ? t.connectors.sentAs(place.name, place.in)
    : SENT_AS_TOKEN.test(description)
      ? t.connectors.sentAs("Authorization: Bearer …", "header")
      : "";
  const own = description.replace(SENT_AS, "").replace(SENT_AS_TOKEN, "").trim();
  const fields: Record<string, string> = t.connectors.fields;
  const fixed = Object.hasOwn(fields, secret_id) ? fields[secret_id] : undefined;
  const named = fixed === undefined ? readName(own) : null;
  const label = fixed ?? named?.label ?? labelOfType(secret_id, authType, place);
  const about = named ? named.rest : translateIfKnown(own);
  const isRepeated = about.replace(/\.$/, "").toLowerCase() === label.toLowerCase();
  return {
    label,
    hint: [isRepeated ? "" : about.replaceAll("`", ""), sent].filter(Boolean).join(" · "),
    shortName: place?.name ?? secret_id,
  };
}

/** A first sentence that is short and names a credential, and what follows it. */
function readName(description: string): { label: string; rest: string } | null {
  const [first = "", ...rest] = description.split(/(?<=[.!?])\s+/);
  const name = first.replace(/[.:]$/, "");
  const isName =
    name.length <= MAX_LABEL && !/[`:/?!]/.test(name) && CREDENTIAL.test(name) && !ADVICE.test(name);
  if (!isName) return null;
  return { label: capitalize(translateIfKnown(first).replace(/\.$/, "")), rest: rest.join(" ") };
}

function labelOfType(secretId: string, authType: string, place: Place | null): string {
  const { fields } = t.connectors;
  if (authType === "bearer-token") return fields.token;
  if (authType === "api-key" || place !== null) return fields.api_key;
  return capitalize(secretId.replace(/[_-]+/g, " "));
}
