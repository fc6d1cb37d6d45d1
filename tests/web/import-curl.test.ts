import { describe, expect, it } from "vitest";
import { QuoteError, splitWords } from "../../src/base/curl/split-words.ts";
import { readCurl } from "../../web/src/features/tools/import-curl/read-curl.ts";

describe("splitWords()", () => {
  it.each([
    ["blanks", "curl  a\tb", ["curl", "a", "b"]],
    ["single quotes", "curl 'a b' 'c\"d'", ["curl", "a b", 'c"d']],
    ["double quotes with escapes", 'curl "a \\"b\\" \\$c \\n"', ["curl", 'a "b" $c \\n']],
    ["a quote inside single quotes, as shells write it", "curl 'it'\\''s'", ["curl", "it's"]],
    ["ANSI quotes", "curl $'a\\nb\\u00e9\\x41\\'c'", ["curl", "a\nbéA'c"]],
    ["backslash line ends", "curl \\\n  -s \\\r\n -S", ["curl", "-s", "-S"]],
    [
      "Windows carets",
      'curl ^"https://x/?a=1^&b=2^" ^\n  -H ^"A: b^"',
      ["curl", "https://x/?a=1&b=2", "-H", "A: b"],
    ],
    ["empty words", "curl '' \"\"", ["curl", "", ""]],
    ["words glued from pieces", "curl a'b'\"c\"d", ["curl", "abcd"]],
  ])("reads %s", (_, command, words) => {
    expect(splitWords(command)).toEqual(words);
  });

  it.each(["curl 'a", 'curl "a', "curl $'a"])("rejects the open quote of %s", (command) => {
    expect(() => splitWords(command)).toThrow(QuoteError);
  });
});

describe("readCurl()", () => {
  const read = (command: string) => readCurl(command).request;

  it.each([
    [
      "a bare address",
      "curl example.com/x",
      { method: "GET", url: "https://example.com/x", body_template: "" },
    ],
    ["a method", "curl -X DELETE https://a.b/x", { method: "DELETE" }],
    ["a glued method", "curl -XPUT https://a.b/x", { method: "PUT" }],
    [
      "data: POST, form type",
      "curl https://a.b -d a=1 -d b=2",
      {
        method: "POST",
        body_template: "a=1&b=2",
        headers: [{ id: 0, name: "Content-Type", value: "application/x-www-form-urlencoded" }],
      },
    ],
    ["repeated fields, in order", "curl https://a.b -d t=1 -d t=2 -d s=0", { body_template: "t=1&t=2&s=0" }],
    ["data-urlencode", "curl https://a.b --data-urlencode 'q=a b&c'", { body_template: "q=a+b%26c" }],
    [
      "JSON with its own type",
      `curl https://a.b -H 'Content-Type: application/json' -d '{"a": 1}'`,
      {
        method: "POST",
        body_template: '{"a": 1}',
        headers: [{ id: 0, name: "Content-Type", value: "application/json" }],
      },
    ],
    ["--json", `curl https://a.b --json '{"a":1}'`, { method: "POST", body_template: '{"a":1}' }],
    [
      "-G: data into the query",
      "curl -G https://a.b/s -d q=1 -d p=2",
      { method: "GET", url: "https://a.b/s?q=1&p=2", body_template: "" },
    ],
    ["a fragment, which is never sent", "curl 'https://a.b/x#frag'", { url: "https://a.b/x" }],
    ["data-raw with an at sign", "curl https://a.b --data-raw '@me'", { body_template: "@me" }],
    ["--url", "curl --url https://a.b/z", { url: "https://a.b/z" }],
  ])("reads %s", (_, command, wanted) => {
    expect(read(command)).toMatchObject(wanted);
  });

  it.each([
    [
      "a bearer token",
      "curl https://a.b -H 'Authorization: Bearer abc'",
      "Bearer {{token}}",
      { token: "abc" },
    ],
    [
      "encoded basic credentials",
      "curl https://a.b -H 'Authorization: Basic bWU6cA=='",
      "Basic {{token}}",
      { token: "bWU6cA==" },
    ],
    ["an API key header", "curl https://a.b -H 'X-Api-Key: k1'", "{{api_key}}", { api_key: "k1" }],
  ])("makes %s a secret", (_, command, value, secrets) => {
    const result = readCurl(command);
    expect(result.request?.headers?.[0]?.value).toBe(value);
    expect(result.secrets).toEqual(secrets);
    expect(result.understood.join("\n")).not.toContain(Object.values(secrets)[0]);
  });

  it("turns a key in the query into a secret", () => {
    const result = readCurl("curl 'https://a.b/x?q=1&api_key=s%20s'");
    expect([result.request?.url, result.secrets]).toEqual([
      "https://a.b/x?q=1&api_key={{api_key}}",
      { api_key: "s s" },
    ]);
  });

  it("lists what it leaves out", () => {
    expect(readCurl("curl -sSL --compressed -o out.json --max-time 5 https://a.b").ignored).toEqual([
      "-sSL",
      "--compressed",
      "-o out.json",
      "--max-time 5",
    ]);
  });

  it("reads a form of texts as it would be sent", () => {
    const form = read(
      `curl https://a.b -F 'name=Anna "A"' -F 'note=a;b;type=text/plain' --form-string at=@home`,
    );
    expect(form?.method).toBe("POST");
    expect(form?.headers).toEqual([
      { id: 0, name: "Content-Type", value: "multipart/form-data; boundary=toolgate-form" },
    ]);
    expect(form?.body_template?.split("\r\n")).toEqual([
      "--toolgate-form",
      'Content-Disposition: form-data; name="name"',
      "",
      'Anna "A"',
      "--toolgate-form",
      'Content-Disposition: form-data; name="note"',
      "Content-Type: text/plain",
      "",
      "a;b",
      "--toolgate-form",
      'Content-Disposition: form-data; name="at"',
      "",
      "@home",
      "--toolgate-form--",
      "",
    ]);
  });

  it("takes -u as a user and a password", () => {
    const { request, secrets } = readCurl("curl -u anna:pa:ss https://a.b");
    expect(request?.headers).toEqual([
      { id: 0, name: "Authorization", value: "Basic {{username}}:{{password}}" },
    ]);
    expect(secrets).toEqual({ username: "anna", password: "pa:ss" });
  });

  it.each([
    ["something else", "wget https://a.b", "must start with curl"],
    ["no address", "curl -s", "no URL"],
    ["a file as data", "curl https://a.b -d @body.json", "@body.json"],
    ["a form with files", "curl https://a.b -F a=@x", "-F"],
    ["an open quote", "curl 'https://a.b", "not closed"],
  ])("refuses %s and says why", (_, command, said) => {
    expect(readCurl(command).fault).toContain(said);
  });
});
