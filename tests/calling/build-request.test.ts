import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../src/base/json.ts";
import { buildRequest } from "../../src/calling/request/build-request.ts";
import type { OperationBody, OperationParameter, ParameterStyle } from "../../src/contract/http-operation.ts";
import { catchError } from "./catch-error.ts";
import { operation, parameter } from "./operation.ts";

const ARRAY = ["blue", "black", "brown"];
const OBJECT = { R: 100, G: 200, B: 150 };

/** OpenAPI 3.1.1 §4.8.12.6 "Style Examples", every cell that is defined, for a parameter named `color`. */
const STYLE_TABLE: [
  ParameterStyle,
  explode: boolean,
  empty: string | null,
  string: string | null,
  array: string | null,
  object: string | null,
][] = [
  ["matrix", false, null, ";color=blue", ";color=blue,black,brown", ";color=R,100,G,200,B,150"],
  ["matrix", true, null, ";color=blue", ";color=blue;color=black;color=brown", ";R=100;G=200;B=150"],
  ["label", false, null, ".blue", ".blue,black,brown", ".R,100,G,200,B,150"],
  ["label", true, null, ".blue", ".blue.black.brown", ".R=100.G=200.B=150"],
  ["simple", false, null, "blue", "blue,black,brown", "R,100,G,200,B,150"],
  ["simple", true, null, "blue", "blue,black,brown", "R=100,G=200,B=150"],
  ["form", false, "color=", "color=blue", "color=blue,black,brown", "color=R,100,G,200,B,150"],
  ["form", true, "color=", "color=blue", "color=blue&color=black&color=brown", "R=100&G=200&B=150"],
  ["spaceDelimited", false, null, null, "color=blue%20black%20brown", "color=R%20100%20G%20200%20B%20150"],
  ["pipeDelimited", false, null, null, "color=blue%7Cblack%7Cbrown", "color=R%7C100%7CG%7C200%7CB%7C150"],
  ["deepObject", true, null, null, null, "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150"],
];

const STYLE_CASES = STYLE_TABLE.flatMap(([style, explode, empty, string, array, object]) => {
  const cells: [string, Json, string | null][] = [
    ["an empty string", "", empty],
    ["a string", "blue", string],
    ["an array", ARRAY, array],
    ["an object", OBJECT, object],
  ];
  return cells.flatMap(([what, value, expected]) =>
    expected === null ? [] : [[style, explode, what, value, expected] as const],
  );
});

function pathOf(parameters: OperationParameter[], path: string, args: JsonObject): string {
  return buildRequest(operation({ parameters, path }), args).url.replace("https://api.example.com/v1", "");
}

function queryOf(args: JsonObject, ...parameters: OperationParameter[]): string {
  return pathOf(parameters, "/q", args).replace("/q", "").replace("?", "");
}

describe("buildRequest() styles", () => {
  it.each(STYLE_CASES)(
    "writes %s explode=%s of %s as the specification's table",
    (style, explode, _, value, expected) => {
      const inPath = style === "matrix" || style === "label" || style === "simple";
      const color = parameter(inPath ? "path" : "query", "color", { style, explode });
      expect(inPath ? pathOf([color], "/{color}", { color: value }) : queryOf({ color: value }, color)).toBe(
        inPath ? `/${expected}` : expected,
      );
    },
  );

  // RFC 6570 §3.2: count, dom, hello, half, who, base, path, list, keys as in its examples.
  const LIST = ["red", "green", "blue"];
  const KEYS = { semi: ";", dot: ".", comma: "," };
  it.each([
    ["simple", "hello", false, "Hello World!", "/Hello%20World%21"],
    ["simple", "half", false, "50%", "/50%25"],
    ["simple", "keys", false, KEYS, "/semi,%3B,dot,.,comma,%2C"],
    ["simple", "keys", true, KEYS, "/semi=%3B,dot=.,comma=%2C"],
    ["label", "who", false, "fred", "/.fred"],
    ["label", "list", false, LIST, "/.red,green,blue"],
    ["label", "list", true, LIST, "/.red.green.blue"],
    ["label", "keys", true, KEYS, "/.semi=%3B.dot=..comma=%2C"],
    ["matrix", "path", false, "/foo/bar", "/;path=%2Ffoo%2Fbar"],
    ["matrix", "list", true, LIST, "/;list=red;list=green;list=blue"],
    ["matrix", "keys", true, KEYS, "/;semi=%3B;dot=.;comma=%2C"],
  ] as const)("expands RFC 6570 %s {%s}, explode=%s", (style, name, explode, value, expected) => {
    expect(
      pathOf([parameter("path", name, { style, explode })], `/{${name}}`, { [name]: value as Json }),
    ).toBe(expected);
  });

  it.each([
    ["form exploded", { style: "form", explode: true }, LIST, "x=red&x=green&x=blue"],
    ["form object", { style: "form", explode: false }, KEYS, "x=semi,%3B,dot,.,comma,%2C"],
    [
      "space-delimited, exploded like form",
      { style: "spaceDelimited", explode: true },
      LIST,
      "x=red&x=green&x=blue",
    ],
    [
      "a deep object with arrays and levels",
      { style: "deepObject", explode: true },
      { a: { b: 1 }, c: ["x", "y"] },
      "x%5Ba%5D%5Bb%5D=1&x%5Bc%5D%5B0%5D=x&x%5Bc%5D%5B1%5D=y",
    ],
    ["reserved characters when allowed", { allowReserved: true }, "a/b?c:d=e,f;g%20h", "x=a/b?c:d=e,f;g%20h"],
    ["not those that would end the value", { allowReserved: true }, "a&b#c+d e", "x=a%26b%23c%2Bd%20e"],
    [
      "JSON content",
      { contentType: "application/json" },
      { a: [1, "ž"] },
      "x=%7B%22a%22%3A%5B1%2C%22%C5%BE%22%5D%7D",
    ],
    ["text content", { contentType: "text/plain" }, "a b", "x=a%20b"],
    ["null inside a list is left out", {}, ["a", null, "b"], "x=a&x=b"],
    ["an empty list", {}, [], ""],
    ["null", {}, null, ""],
    ["false and 0", {}, [false, 0], "x=false&x=0"],
    ["objects inside a list as JSON", {}, [{ a: 1 }], "x=%7B%22a%22%3A1%7D"],
  ] as [string, Partial<OperationParameter>, Json, string][])(
    "writes a query: %s",
    (_, rest, value, expected) => {
      expect(queryOf({ x: value }, parameter("query", "x", rest))).toBe(expected);
    },
  );

  it("keeps the order of the document and escapes names", () => {
    const query = queryOf({ b: 1, "a&b=": 2 }, parameter("query", "a&b="), parameter("query", "b"));
    expect(query).toBe("a%26b%3D=2&b=1");
  });

  it("keeps a query that the path template already has", () => {
    expect(pathOf([parameter("query", "x")], "/do?action=list#two", { x: 1 })).toBe("/do?action=list&x=1");
  });

  it("writes headers in simple style without percent-encoding, UTF-8 as bytes", () => {
    const parameters = [
      parameter("header", "X-List"),
      parameter("header", "X-Obj", { explode: true }),
      parameter("header", "X-Name"),
    ];
    const { headers } = buildRequest(operation({ parameters }), {
      "X-List": ["a b", "c"],
      "X-Obj": { k: "v/w" },
      "X-Name": "Žluť",
    });
    expect(headers.filter(([name]) => name.startsWith("x-"))).toEqual([
      ["x-list", "a b,c"],
      ["x-obj", "k=v/w"],
      ["x-name", "Å½luÅ¥"],
    ]);
  });

  it("ignores header parameters that OpenAPI reserves", () => {
    const parameters = ["Accept", "Content-Type", "Authorization"].map((name) => parameter("header", name));
    const { headers } = buildRequest(operation({ parameters }), {
      Accept: "x/y",
      "Content-Type": "x/y",
      Authorization: "evil",
    });
    expect(headers).toEqual([["accept", "application/json, */*;q=0.1"]]);
  });

  it("joins cookies into one header", () => {
    const parameters = [
      parameter("cookie", "a"),
      parameter("cookie", "b"),
      parameter("cookie", "c", { explode: false }),
    ];
    const { headers } = buildRequest(operation({ parameters }), { a: "1;x=2", b: ["x", "y"], c: ["p", "q"] });
    expect(headers).toContainEqual(["cookie", "a=1%3Bx%3D2; b=x; b=y; c=p,q"]);
  });

  it("fills server variables with their defaults, never from arguments", () => {
    const server = {
      url: "https://{region}.example.com/{base}/",
      variables: { region: { default: "eu" }, base: { default: "v2" } },
    };
    const { url } = buildRequest(operation({ server, parameters: [parameter("query", "region")] }), {
      region: "evil.test#",
    });
    expect(url).toBe("https://eu.example.com/v2/things?region=evil.test%23");
  });

  it("rejects a server that is not an absolute URL", async () => {
    const error = await catchError(() =>
      buildRequest(operation({ server: { url: "/v1", variables: {} } }), {}),
    );
    expect(error.code).toBe("EGRESS_BLOCKED");
  });

  it.each([
    ["GET", true],
    ["PUT", true],
    ["DELETE", true],
    ["POST", false],
    ["PATCH", false],
  ])("marks %s idempotent=%s", (method, expected) => {
    expect(buildRequest(operation({ method }), {}).idempotent).toBe(expected);
  });

  it("counts a POST with an idempotency key as idempotent", () => {
    const post = operation({ method: "POST", parameters: [parameter("header", "Idempotency-Key")] });
    expect(buildRequest(post, { "Idempotency-Key": "k1" }).idempotent).toBe(true);
    expect(buildRequest(post, {}).idempotent).toBe(false);
  });
});

describe("buildRequest() confines arguments to their place", () => {
  const id = parameter("path", "id");
  it.each([
    ["a slash", "a/b", "/u/a%2Fb/x"],
    ["a question mark", "a?admin=1", "/u/a%3Fadmin%3D1/x"],
    ["a hash", "a#b", "/u/a%23b/x"],
    ["a backslash", "a\\b", "/u/a%5Cb/x"],
    ["a percent sign", "%2e%2e", "/u/%252e%252e/x"],
    ["three dots", "...", "/u/.../x"],
    ["a host", "//evil.test", "/u/%2F%2Fevil.test/x"],
    ["matrix parameters", "a;admin=1", "/u/a%3Badmin%3D1/x"],
    ["a Unicode dot", "․․", "/u/%E2%80%A4%E2%80%A4/x"],
    ["an emoji", "😀", "/u/%F0%9F%98%80/x"],
  ])("encodes %s in a path", (_, value, expected) => {
    expect(pathOf([id], "/u/{id}/x", { id: value })).toBe(expected);
  });

  it.each([
    ["..", ".."],
    [".. with a path parameter", "..;/x"],
    [". with a path parameter", ".;v=1"],
    ["a single dot", "."],
    ["a climb behind an encoded slash", "a/../b"],
    ["a climb with backslashes", "..\\x"],
    ["a trailing climb", "a/.."],
    ["an empty string", ""],
    ["an empty list", []],
    ["an empty object", {}],
    ["null", null],
    ["a list of one empty string", [""]],
    ["dots in a list", [".."]],
    ["a line feed", "a\nb"],
    ["NUL", "a\0b"],
    ["a lone surrogate", "\ud800"],
  ] as [string, Json][])("rejects %s in a path", async (_, value) => {
    const error = await catchError(() => pathOf([id], "/u/{id}/x", { id: value }));
    expect(error.code).toBe("INVALID_ARGUMENTS");
    expect(error.details?.["errors"]).toMatchObject([{ pointer: "/id" }]);
  });

  it.each([
    ["two values that make a dot segment together", "/u/{a}{b}/x", { a: ".", b: "." }],
    ["two values that climb behind encoded slashes together", "/u/{a}{b}/x", { a: "x/.", b: "./y" }],
    ["a value that completes one", "/u/.{a}/x", { a: "." }],
    ["a value that completes an encoded one", "/u/%2e{a}/x", { a: "." }],
  ])("refuses %s", async (_, path, args) => {
    const error = await catchError(() =>
      pathOf([parameter("path", "a"), parameter("path", "b")], path, args),
    );
    expect(error.code).toBe("INVALID_ARGUMENTS");
  });

  it.each(["a&admin=1", "a#x", "a=b", "a+b", "a b", "a\r\nHost: evil", "a\0", "a;b", "a%26b", "'\"<>`"])(
    "keeps %j one query value",
    (value) => {
      const url = new URL(
        buildRequest(operation({ parameters: [parameter("query", "q")] }), { q: value }).url,
      );
      expect([...url.searchParams]).toEqual([["q", value]]);
      expect(url.hash).toBe("");
    },
  );

  it.each(["a&admin=1", "a#x", "a+b", "x\r\ny"])(
    "keeps %j one query value with allowReserved, as deep object key and value too",
    (value) => {
      const parameters = [
        parameter("query", "q", { allowReserved: true }),
        parameter("query", "d", { style: "deepObject", allowReserved: true }),
      ];
      const url = new URL(
        buildRequest(operation({ parameters }), { q: value, d: { [`k=${value}`]: value } }).url,
      );
      expect([...url.searchParams]).toEqual([
        ["q", value],
        [`d[k=${value}]`, value],
      ]);
    },
  );

  it.each(["a\r\nX-Evil: 1", "a\nb", "a\0b", "a\rb", "\u007f"])(
    "refuses %j in headers and cookies",
    async (value) => {
      const parameters = [parameter("header", "X-A"), parameter("cookie", "c"), parameter("cookie", "d")];
      const error = await catchError(() =>
        buildRequest(operation({ parameters }), { "X-A": value, c: value, d: { [value]: [value] } }),
      );
      expect(error.details?.["errors"]).toMatchObject([
        { pointer: "/X-A" },
        { pointer: "/c" },
        { pointer: "/d" },
      ]);
    },
  );

  it("reports all missing and invalid arguments by pointer", async () => {
    const parameters = [
      parameter("query", "a/b~c", { required: true }),
      parameter("query", "q", { required: true }),
      parameter("header", "h", { required: true }),
      parameter("query", "s"),
    ];
    const body: OperationBody = {
      contentType: "application/json",
      required: true,
      mode: "whole",
      argument: "body",
    };
    const error = await catchError(() =>
      buildRequest(operation({ path: "/things", parameters, body, method: "POST" }), {
        q: null,
        s: "\udfff",
      }),
    );
    const pointers = (error.details as { errors: JsonObject[] }).errors.map(({ pointer }) => pointer);
    expect(new Set(pointers)).toEqual(new Set(["/a~1b~0c", "/q", "/h", "/s", "/body"]));
  });

  it("ignores arguments of the prototype", async () => {
    const error = await catchError(() =>
      buildRequest(operation({ parameters: [parameter("query", "constructor", { required: true })] }), {}),
    );
    expect(error.code).toBe("INVALID_ARGUMENTS");
  });
});

describe("buildRequest() bodies", () => {
  function bodyOf(
    body: OperationBody,
    args: JsonObject,
  ): { type: string | undefined; text: string; bytes: Uint8Array | undefined } {
    const request = buildRequest(operation({ method: "POST", body }), args);
    const type = request.headers.find(([name]) => name === "content-type")?.[1];
    return { type, text: new TextDecoder().decode(request.body), bytes: request.body };
  }
  const whole = (contentType: string, rest: Partial<OperationBody> = {}) =>
    ({ contentType, required: true, mode: "whole", argument: "body", ...rest }) as OperationBody;

  it("combines flat arguments into one JSON object by property name", () => {
    const properties = [
      { argument: "body_id", property: "id" },
      { argument: "name", property: "name" },
      { argument: "none", property: "none" },
    ];
    const { type, text } = bodyOf(
      { contentType: "application/json", required: true, mode: "flat", properties },
      { body_id: 7, name: null },
    );
    expect([type, text]).toEqual(["application/json", '{"id":7,"name":null}']);
  });

  it("sends {} for a required flat body without arguments and nothing for an optional one", () => {
    const flat = {
      contentType: "application/json",
      mode: "flat",
      properties: [{ argument: "a", property: "a" }],
    } as const;
    expect(bodyOf({ ...flat, properties: [...flat.properties], required: true }, {}).text).toBe("{}");
    expect(bodyOf({ ...flat, properties: [...flat.properties], required: false }, {}).bytes).toBeUndefined();
  });

  it("keeps __proto__ as an ordinary property", () => {
    const properties = [{ argument: "p", property: "__proto__" }];
    expect(
      bodyOf({ contentType: "application/json", required: true, mode: "flat", properties }, { p: { x: 1 } })
        .text,
    ).toBe('{"__proto__":{"x":1}}');
  });

  it.each([
    ["application/vnd.api+json", [1, "a"], '[1,"a"]', "application/vnd.api+json"],
    ["application/json", "text", '"text"', "application/json"],
    ["application/json", null, "null", "application/json"],
    ["*/*", { a: 1 }, '{"a":1}', "application/json"],
    ["text/plain; charset=utf-8", "žluť", "žluť", "text/plain; charset=utf-8"],
    ["text/csv", "a,b\n1,2", "a,b\n1,2", "text/csv"],
    ["application/xml", "<a>&amp;</a>", "<a>&amp;</a>", "application/xml"],
    ["application/octet-stream", "aGk=", "hi", "application/octet-stream"],
    ["image/*", "aGk", "hi", "application/octet-stream"],
    ["application/pdf", "_-__", "\ufffd\ufffd\ufffd", "application/pdf"],
  ] as [string, Json, string, string][])("sends %s", (contentType, value, text, type) => {
    expect(bodyOf(whole(contentType), { body: value })).toMatchObject({ text, type });
  });

  it("decodes base64 to exactly its bytes", () => {
    expect([...(bodyOf(whole("application/octet-stream"), { body: "AP8Q/w==" }).bytes ?? [])]).toEqual([
      0, 255, 16, 255,
    ]);
  });

  it.each([
    ["octet-stream that is not base64", "application/octet-stream", "not base64!"],
    ["XML as an object", "application/xml", { a: 1 }],
    ["a form that is a list", "application/x-www-form-urlencoded", ["a"]],
    ["a lone surrogate in text", "text/plain", "\ud800"],
  ] as [string, string, Json][])("refuses %s", async (_, contentType, value) => {
    const error = await catchError(() => bodyOf(whole(contentType), { body: value }));
    expect(error).toMatchObject({ code: "INVALID_ARGUMENTS", details: { errors: [{ pointer: "/body" }] } });
  });

  it("writes forms with and without encoding objects", () => {
    const encoding = {
      tags: { style: "pipeDelimited", explode: false },
      filter: { style: "deepObject", explode: true },
      ids: { style: "form", explode: false },
      meta: { contentType: "application/json" },
    } as const;
    const value = {
      q: "a b&c=d",
      n: 1,
      list: ["x", "y"],
      obj: { a: 1 },
      tags: ["p", "q"],
      filter: { a: "ž" },
      ids: [1, 2],
      meta: [1],
      none: null,
    };
    expect(bodyOf(whole("application/x-www-form-urlencoded", { encoding }), { body: value }).text).toBe(
      "q=a+b%26c%3Dd&n=1&list=x&list=y&obj=%7B%22a%22%3A1%7D&tags=p%7Cq&filter%5Ba%5D=%C5%BE&ids=1,2&meta=%5B1%5D",
    );
  });

  it("writes multipart that a standard parser reads: text, JSON, file, repeated part", async () => {
    const encoding = {
      file: { contentType: "application/octet-stream" },
      pic: { contentType: "image/png, image/jpeg" },
    };
    const value = {
      'na"me\r\nx': "v\r\n--x",
      file: "AP8=",
      pic: ["aGk=", "aG8="],
      meta: { a: 1 },
      list: [1, 2],
    };
    const { type, bytes } = bodyOf(whole("multipart/form-data", { encoding }), { body: value });
    const form = await new Response(bytes as BodyInit, {
      headers: { "content-type": type ?? "" },
    }).formData();
    expect(form.get('na"me\r\nx')).toBe("v\r\n--x");
    const file = form.get("file") as File;
    expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([0, 255]);
    expect((form.getAll("pic") as File[]).map((part) => part.type)).toEqual(["image/png", "image/png"]);
    expect(JSON.parse(String(form.get("meta")))).toEqual({ a: 1 });
    expect(form.getAll("list")).toEqual(["1", "2"]);
  });

  it("uses a new boundary for every multipart body", () => {
    const types = [1, 2].map(() => bodyOf(whole("multipart/form-data"), { body: { a: "b" } }).type);
    expect(types[0]).not.toBe(types[1]);
  });
});
