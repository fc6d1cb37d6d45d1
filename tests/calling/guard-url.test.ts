import { describe, expect, it } from "vitest";
import {
  type EgressPolicy,
  isPublicAddress,
  parseEgressAllow,
} from "../../src/calling/egress/guard-address.ts";
import { guardUrl } from "../../src/calling/egress/guard-url.ts";
import { guardOrigin } from "../../src/calling/request/build-request.ts";
import { catchError } from "./catch-error.ts";

const POLICY: EgressPolicy = { allow: [], allowHttp: true, deny: [".toolgate.example"] };

const REFUSED: [label: string, url: string, reason: string][] = [
  ["a loopback address", "http://127.0.0.1/", "ip_blocked"],
  ["a decimal IP", "http://2130706433/", "ip_blocked"],
  ["an octal IP", "http://0177.0.0.1/", "ip_blocked"],
  ["a hex IP with a trailing dot", "http://0x7f000001./", "ip_blocked"],
  ["fullwidth digits", "http://１２７.0.0.1/", "ip_blocked"],
  ["an IPv4-mapped loopback address", "http://[::ffff:127.0.0.1]/", "ip_blocked"],
  ["an IPv4-mapped public address", "http://[::ffff:8.8.8.8]/", "ip_blocked"],
  ["an IPv4-compatible address", "http://[::8.8.8.8]/", "ip_blocked"],
  ["a translated address (SIIT)", "http://[::ffff:0:10.0.0.1]/", "ip_blocked"],
  ["NAT64", "http://[64:ff9b::8.8.8.8]/", "ip_blocked"],
  ["Teredo", "http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/", "ip_blocked"],
  ["6to4", "http://[2002:808:808::1]/", "ip_blocked"],
  ["unallocated IPv6", "http://[4000::1]/", "ip_blocked"],
  ["localhost", "http://localhost:8080/", "host_denied"],
  ["a localhost subdomain with trailing dots", "http://a.localhost../", "host_denied"],
  ["a single label", "http://postgres/", "host_denied"],
  ["an .internal name", "https://metadata.google.internal/", "host_denied"],
  ["a .local name", "https://printer.local/", "host_denied"],
  ["only dots", "http://../", "host_denied"],
  ["userinfo", "https://user:pass@example.com/", "userinfo"],
  ["a backslash", "http://example.com\\@127.0.0.1/", "control_chars"],
  ["a line feed", "http://example.com\n.evil.test/", "control_chars"],
  ["a leading blank", " http://example.com/", "control_chars"],
  ["another scheme", "gopher://example.com:6379/_INFO", "scheme"],
  ["a database port", "http://example.com:5432/", "port"],
  ["a Redis port over https", "https://example.com:6379/", "port"],
  ["the mail port", "http://example.com:25/", "port"],
  ["a relative URL", "//example.com/", "bad_url"],
  ["five octets", "http://1.2.3.4.5/", "bad_url"],
  ["nothing", "", "bad_url"],
  ["9,000 characters", `https://example.com/${"a".repeat(9000)}`, "too_long"],
  ["our own name", "https://x.toolgate.example/agent-query", "self"],
];

const ACCEPTED: [label: string, url: string, href: string][] = [
  ["an ordinary API", "https://api.github.com/repos/o/r?page=2", "https://api.github.com/repos/o/r?page=2"],
  ["upper case", "HTTPS://EXAMPLE.com/A", "https://example.com/A"],
  ["a trailing dot, which is dropped", "https://example.com./x", "https://example.com/x"],
  ["a public IPv4 address", "https://8.8.8.8/", "https://8.8.8.8/"],
  ["a public IPv6 address", "https://[2606:4700:4700::1111]/", "https://[2606:4700:4700::1111]/"],
  ["an unusual HTTP port", "http://example.com:8080/", "http://example.com:8080/"],
  ["localhost as one label of many", "https://localhost.example.com/", "https://localhost.example.com/"],
  [
    "an address inside the path",
    "https://web.archive.org/web/http://127.0.0.1/",
    "https://web.archive.org/web/http://127.0.0.1/",
  ],
  [
    "an encoded slash, byte-exact",
    "https://gitlab.com/p/group%2Fproject",
    "https://gitlab.com/p/group%2Fproject",
  ],
];

describe("guardUrl()", () => {
  it.each(REFUSED)("refuses %s", async (_, url, reason) => {
    const error = await catchError(() => guardUrl(url, POLICY));
    expect({ code: error.code, reason: error.details?.["reason"] }).toEqual({
      code: "EGRESS_BLOCKED",
      reason,
    });
  });

  it.each(ACCEPTED)("accepts %s", (_, url, href) => {
    expect(guardUrl(url, POLICY).href).toBe(href);
  });

  it.each([
    ["a port on loopback", "http://127.0.0.1:46999/mcp", "127.0.0.1:46999"],
    ["IPv6 loopback", "http://[::1]/", "[::1]:80"],
    ["a private network", "https://192.168.1.4/", "192.168.1.4:443"],
    ["a name of one's own network", "http://localhost:8080/", "localhost:8080"],
  ])("describes how to allow %s", async (_, url, place) => {
    const { message } = await catchError(() => guardUrl(url, POLICY));
    expect(message).toContain(`add ${place} to EGRESS_ALLOW where Toolgate runs`);
    expect(guardUrl(url, { ...POLICY, allow: parseEgressAllow(place) }).href).toBe(url);
  });

  it.each([
    ["cloud metadata", "http://169.254.169.254/latest"],
    ["Alibaba's metadata", "http://100.100.100.200/"],
    ["a metadata service's name", "http://metadata.google.internal/"],
    ["an IPv4 address inside IPv6", "http://[::ffff:127.0.0.1]/"],
    ["a refused port", "http://example.com:25/"],
  ])("does not describe how to allow %s", async (_, url) => {
    expect((await catchError(() => guardUrl(url, POLICY))).message).not.toContain("EGRESS_ALLOW");
  });

  it("rejects plain http if the policy does not allow it", async () => {
    const error = await catchError(() => guardUrl("http://example.com/", { allow: [], allowHttp: false }));
    expect(error.details?.["reason"]).toBe("scheme");
  });

  it("shows neither query nor user in the error", async () => {
    const error = await catchError(() => guardUrl("http://bob:hunter2@10.0.0.1/a?key=canary", POLICY));
    expect(error.details?.["url"]).toBe("http://10.0.0.1/a");
    expect(JSON.stringify([error.message, error.details])).not.toMatch(/hunter2|canary/);
  });

  it.each([
    ["exactly the host and port that EGRESS_ALLOW names", "http://127.0.0.1:5432/", true],
    ["the same host in another notation", "http://2130706433:5432/", true],
    ["the same host at another port", "http://127.0.0.1:5433/", false],
    ["another name of the same machine", "http://localhost:5432/", false],
    ["a name that begins with it", "http://127.0.0.1.nip.local:5432/", false],
  ])("applies an exception of EGRESS_ALLOW to %s", (_, url, allowed) => {
    const policy = { ...POLICY, allow: parseEgressAllow("127.0.0.1:5432") };
    if (allowed) expect(guardUrl(url, policy).port).toBe("5432");
    else expect(() => guardUrl(url, policy)).toThrow();
  });
});

describe("guardOrigin()", () => {
  it.each([
    ["a suffix", "https://api.stripe.com.evil.test/"],
    ["a prefix", "https://xapi.stripe.com/"],
    ["a look-alike", "https://аpi.stripe.com/"],
    ["another scheme", "http://api.stripe.com/"],
    ["another port", "https://api.stripe.com:8443/"],
  ])("refuses %s of the expected host", async (_, url) => {
    const error = await catchError(() => guardOrigin(new URL(url), "https://api.stripe.com/v1"));
    expect(error.details?.["reason"]).toBe("host_mismatch");
  });

  it("accepts the same origin in other letters and with its default port", () => {
    expect(() =>
      guardOrigin(new URL("https://API.Stripe.COM:443/v1"), "https://api.stripe.com"),
    ).not.toThrow();
  });
});

describe("isPublicAddress()", () => {
  it.each([
    "8.8.8.8",
    "100.63.255.255",
    "100.128.0.0",
    "172.15.255.255",
    "172.32.0.0",
    "223.255.255.254",
    "2606:4700::1",
    "2a00::1",
  ])("accepts %s", (ip) => expect(isPublicAddress(ip)).toBe(true));

  it.each([
    "0.0.0.0",
    "10.0.0.1",
    "100.64.0.0",
    "100.127.255.255",
    "127.0.0.1",
    "168.63.129.16",
    "169.254.169.254",
    "172.16.0.0",
    "172.31.255.255",
    "192.168.0.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "fe80::1",
    "fc00::1",
    "ff02::1",
    "fec0::1",
    "2001:db8::1",
    "3fff::1",
    "5f00::1",
    "fe80::1%eth0",
    "::ffff:8.8.8.8",
    "08.8.8.8",
    "1.2.3",
    "1.2.3.4.5",
    "",
    "example.com",
    "1::2::3",
    "1:2:3:4:5:6:7:8:9",
    "12345::1",
  ])("refuses %s", (ip) => expect(isPublicAddress(ip)).toBe(false));
});

describe("parseEgressAllow()", () => {
  it("normalizes hosts like the URL parser", () => {
    expect(
      parseEgressAllow(" 127.0.0.1:8080, LOCALHOST:3000 ,[0:0::1]:9000,0x7f000001:1,api.lan.:80,"),
    ).toEqual([
      { host: "127.0.0.1", port: 8080 },
      { host: "localhost", port: 3000 },
      { host: "[::1]", port: 9000 },
      { host: "127.0.0.1", port: 1 },
      { host: "api.lan", port: 80 },
    ]);
  });

  it("parses an empty text as no exception", () => expect(parseEgressAllow("")).toEqual([]));

  it.each([
    "*:80",
    "localhost",
    "localhost:0",
    "localhost:99999",
    "http://localhost:80",
    "a@b:80",
    "::1:80",
    "a/b:80",
    "10.0.0.0/8:80",
    ":80",
  ])("refuses %s and names it", (entry) =>
    expect(() => parseEgressAllow(`ok.test:1,${entry}`)).toThrow(`"${entry}"`),
  );
});
