import { describe, expect, it } from "vitest";
import { createWebhookSecret, signWebhook } from "../../src/webhooks/deliver-notifications.ts";
import { formatTimeLeft } from "../../web/src/components/approval/format-time-left.ts";
import { readState } from "../../web/src/components/approval/read-state.ts";
import { listParts } from "../../web/src/components/request/list-parts.ts";
import { listValues } from "../../web/src/components/request/list-values.ts";
import { matchAuditRows, readVerdict } from "../../web/src/components/trace/read-verdict.ts";
import type { AuditRow } from "../../web/src/components/trace/trace-queries.ts";
import type { Approval } from "../../web/src/features/approvals/api.ts";
import { listApprovals } from "../../web/src/features/approvals/calls/list-approvals.ts";
import { VERIFY_CODE } from "../../web/src/features/approvals/notifications/verify-code.ts";

const END = Date.parse("2026-11-21T12:00:00Z");

function approval(id: string, status: string, created = "2026-11-21T11:00:00Z"): Approval {
  return {
    approval_id: id,
    status,
    created_at: created,
    expires_at: new Date(END).toISOString(),
  } as Approval;
}

describe("readState()", () => {
  it.each([
    ["waits before its end", "PENDING", END - 1, END - 5_000, "PENDING"],
    ["expires at its end, without asking", "PENDING", END, END - 5_000, "EXPIRED"],
    [
      "waits when the server says so after the end by this clock",
      "PENDING",
      END + 9_000,
      END + 5_000,
      "PENDING",
    ],
    ["is expired when the server says so", "EXPIRED", END - 9_000, END - 9_000, "EXPIRED"],
    ["was approved and never used", "APPROVED", END, END - 1, "LAPSED"],
    ["approved: still usable", "APPROVED", END - 1, END - 1, "APPROVED"],
    ["a state of tomorrow cannot be approved", "WITHDRAWN", END - 1, END - 1, "EXPIRED"],
  ])("%s", (_, status, now, readAt, state) => {
    expect(readState(approval("a", status), now, readAt)).toBe(state);
  });
});

describe("formatTimeLeft()", () => {
  it.each([
    [-5_000, "soon"],
    [59_999, "0:59 left"],
    [245_000, "4:05 left"],
    [7_500_000, "2 h 05 min left"],
    [259_200_000, "3 days left"],
  ])("%d ms: %s", (ms, said) => {
    expect(formatTimeLeft(ms)).toBe(said);
  });
});

describe("listApprovals()", () => {
  const all = [
    approval("new", "PENDING", "2026-11-21T11:03:00Z"),
    approval("done", "USED", "2026-11-21T11:02:00Z"),
    approval("old", "PENDING", "2026-11-21T11:01:00Z"),
    approval("late", "EXPIRED", "2026-11-21T11:00:00Z"),
  ];
  const list = (view: "pending" | "decided" | "all", kept: string[] = [], openId?: string) =>
    listApprovals(all, { view, kept: new Set(kept), openId }).map(({ approval_id }) => approval_id);

  it("lists the oldest pending ones first, and expired ones with the decided ones", () => {
    expect(list("pending")).toEqual(["old", "new"]);
    expect(list("decided")).toEqual(["done", "late"]);
    expect(list("all")).toEqual(["new", "done", "old", "late"]);
  });

  it("keeps the listed ones, and shows the requested one", () => {
    expect(list("pending", ["done"])).toEqual(["old", "done", "new"]);
    expect(list("pending", [], "late")).toEqual(["late", "old", "new"]);
  });
});

describe("listValues()", () => {
  it("lists every value with its path", () => {
    expect(
      listValues({ to: "a@b.c", lines: [{ n: 1 }, { n: null }], empty: {}, none: [], said: "" }),
    ).toEqual([
      { name: "to", text: "a@b.c" },
      { name: "lines[0].n", text: "1" },
      { name: "lines[1].n", text: "null" },
      { name: "empty", text: "{}" },
      { name: "none", text: "[]" },
      { name: "said", text: '""' },
    ]);
  });

  it.each([
    ["a right-to-left override", "invoice\u202Efdp.exe", "invoice\\u{202e}fdp.exe"],
    ["a zero-width space", "pay\u200Bpal", "pay\\u{200b}pal"],
    ["a tag character", "ok\u{E0041}", "ok\\u{e0041}"],
    ["lines stay lines", "one\ntwo", "one\ntwo"],
  ])("shows hidden characters as what they are: %s", (_, value, text) => {
    expect(listValues({ value })).toEqual([{ name: "value", text }]);
    expect(listValues({ [value]: 1 })[0]?.name).toBe(text);
  });
});

describe("listParts()", () => {
  const FORM = { "content-type": "multipart/form-data; boundary=x" };
  const body = {
    content_type: "multipart/form-data; boundary=x",
    bytes: 1_000,
    parts: [
      { name: "recipient", value: "a@b.c\u200B" },
      { name: "invoice", content_type: "application/json", value: { total: 7 } },
      { name: "tag", value: "one" },
      { name: "tag", value: "two" },
      { name: "letter", value: "Dear … yours", characters: 9_000, sha256: "abc" },
      { name: "scan", filename: "scan", content_type: "image/png", bytes: 12, sha256: "def" },
    ],
  };

  it("lists every part of a form with its name, and files with their known properties", () => {
    expect(listParts(body, FORM)).toEqual([
      { name: "recipient", text: "a@b.c\\u{200b}" },
      { name: "invoice.total", text: "7" },
      { name: "tag[0]", text: "one" },
      { name: "tag[1]", text: "two" },
      { name: "letter", text: expect.stringMatching(/^Dear … yours\n\(The middle of 9.000 characters/) },
      { name: "scan.filename", text: "scan" },
      { name: "scan.content_type", text: "image/png" },
      { name: "scan.bytes", text: "12" },
      { name: "scan.sha256", text: "def" },
    ]);
  });

  it.each([
    ["JSON that looks like it", { "content-type": "application/json" }],
    ["two types", { "content-type": "application/json", "Content-Type": "multipart/form-data" }],
    ["no headers", undefined],
  ])("takes no body for a form whose other values it would hide: %s", (_, headers) => {
    expect(listParts({ ...body, recipient: "attacker@evil.example" }, headers)).toBeNull();
  });
});

const call = (id: string, operation_id: string, output: object) => ({
  id,
  kind: "tool_call" as const,
  input: { operation_id },
  output: output as Record<string, string>,
  started_at: "",
  duration_ms: 1,
});
const row = (operation_id: string, phase: string, more: object = {}) =>
  ({ operation_id, phase, side_effect: "write", approval_id: null, ...more }) as AuditRow;

describe("the policy's verdict on a call", () => {
  it.each([
    ["held", { error_code: "APPROVAL_REQUIRED", details: { approval_id: "x" } }, undefined, "held"],
    ["rejected", { error_code: "APPROVAL_REJECTED", details: { approval_id: "x" } }, undefined, "rejected"],
    ["not in its file", { error_code: "FORBIDDEN" }, undefined, "forbidden"],
    ["forbidden by the API itself", { error_code: "FORBIDDEN" }, row("w", "outcome"), "automatic"],
    ["too many", { error_code: "RATE_LIMITED" }, undefined, "limited"],
    ["circuit", { error_code: "API_ERROR", details: { circuit: "open" } }, undefined, "circuit"],
    ["dry run", { sent: false, method: "POST" }, undefined, "dry"],
    ["repeated", { sent: false, http_status: 201 }, undefined, "repeated"],
    ["a read", { sent: true }, row("w", "outcome", { side_effect: "read" }), "read"],
    ["approved", { sent: true }, row("w", "outcome", { approval_id: "x" }), "approved"],
    ["automatic", { sent: true }, row("w", "outcome"), "automatic"],
    ["begun only", { error_code: "API_ERROR" }, row("w", "attempt"), "lost"],
  ])("%s", (_, output, audit, verdict) => {
    expect(readVerdict(call("1", "w", output), audit).verdict).toBe(verdict);
  });

  it("each call gets its own row; an attempt counts only without an outcome; rejected calls have no attempt", () => {
    const steps = [
      call("held", "w", { error_code: "APPROVAL_REQUIRED" }),
      call("first", "w", { sent: true }),
      call("second", "w", { sent: true }),
      call("broken", "x", { error_code: "INTERNAL" }),
    ];
    const rows = [
      row("w", "attempt"),
      row("w", "outcome", { id: 1 }),
      row("w", "outcome", { id: 2 }),
      row("x", "attempt", { id: 3 }),
    ];
    const matched = matchAuditRows(steps, rows);
    expect([...matched].map(([step, { id }]) => [step, id])).toEqual([
      ["first", 1],
      ["second", 2],
      ["broken", 3],
    ]);
  });
});

describe("the code shown to receivers", () => {
  it("accepts what is signed here, and rejects changed or old messages and another secret", async () => {
    const { isFromToolgate } = (await import(`data:text/javascript,${encodeURIComponent(VERIFY_CODE)}`)) as {
      isFromToolgate: (headers: object, body: string, secret: string) => boolean;
    };
    const secret = createWebhookSecret();
    const body = '{"type":"approval.requested"}';
    const sign = async (timestamp: number) => ({
      "webhook-id": "1",
      "webhook-timestamp": String(timestamp),
      "webhook-signature": await signWebhook(secret, { id: "1", timestamp, body }),
    });
    const now = Math.floor(Date.now() / 1000);
    const headers = await sign(now);
    expect(isFromToolgate(headers, body, secret)).toBe(true);
    expect(isFromToolgate(headers, `${body} `, secret)).toBe(false);
    expect(isFromToolgate(headers, body, createWebhookSecret())).toBe(false);
    expect(isFromToolgate({ ...headers, "webhook-id": "2" }, body, secret)).toBe(false);
    expect(isFromToolgate(await sign(now - 600), body, secret)).toBe(false);
    expect(isFromToolgate({}, body, secret)).toBe(false);
  });
});
