import type { ReactNode } from "react";
import { t } from "../text/index.ts";

type Tone = "neutral" | "ok" | "warn" | "bad" | "accent";

const TONES: Record<Tone, string> = {
  neutral: "bg-sunken text-soft",
  ok: "bg-ok-tint text-ok",
  warn: "bg-warn-tint text-warn",
  bad: "bg-bad-tint text-bad",
  accent: "bg-tint text-accent",
};

/** A short state in words; the color is secondary. */
export function Tag({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex h-5 items-center rounded-sm px-1.5 text-12 font-medium whitespace-nowrap ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}

const EFFECT_TONES = { read: "neutral", write: "warn", execute: "bad" } as const;

export function SideEffectTag({ effect }: { effect: string }) {
  const known = effect === "read" || effect === "write" || effect === "execute" ? effect : "write";
  return <Tag tone={EFFECT_TONES[known]}>{t.common.sideEffect[known]}</Tag>;
}

const METHOD_COLOURS: Record<string, string> = {
  GET: "text-accent",
  POST: "text-ok",
  PUT: "text-warn",
  PATCH: "text-warn",
  DELETE: "text-bad",
};

/** The method of a request; its color distinguishes reads, creations, changes and deletions. */
export function Method({ name }: { name: string }) {
  return <span className={`font-semibold ${METHOD_COLOURS[name] ?? "text-soft"}`}>{name}</span>;
}

/**
 * The standard display of a request: `POST api.example.com/orders · 200 · 184 ms`. Missing parts and the
 * URL's scheme are left out.
 */
export function RequestLine(props: {
  method?: string | null;
  url?: string | null;
  status?: number | null;
  /** Formatted. */
  duration?: string | null;
  errorCode?: string | null;
  className?: string;
}) {
  const { method, url, status, duration, errorCode, className = "" } = props;
  const failed = errorCode || (status !== null && status !== undefined && status >= 400);
  return (
    <span className={`font-mono text-12 break-words ${className}`}>
      {method && (
        <>
          <Method name={method} />{" "}
        </>
      )}
      {url && <span>{url.replace(/^https?:\/\//, "")}</span>}
      {status ? (
        <>
          {(method || url) && <Dot />}
          <span className={failed ? "text-bad" : "text-ok"}>{status}</span>
        </>
      ) : null}
      {errorCode ? (
        <>
          {(method || url || status) && <Dot />}
          <span className="text-bad">{errorCode}</span>
        </>
      ) : null}
      {duration && (
        <>
          <Dot />
          <span className="text-soft">{duration}</span>
        </>
      )}
    </span>
  );
}

function Dot() {
  return <span className="text-soft"> · </span>;
}
