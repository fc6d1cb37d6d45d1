/** Strings with a special meaning in a URL, a header, JSON, a form, XML or a template. */
const PIECES = [
  ...[
    "/",
    "//",
    "\\",
    ".",
    "..",
    "../",
    "..\\",
    "%2e%2e",
    "%2E",
    "%2f",
    "%5c",
    "%00",
    "%0d%0a",
    "%",
    "%zz",
    "%25",
  ],
  ...[
    "?",
    "#",
    "&",
    "=",
    ";",
    ":",
    "@",
    ":443",
    "[::1]",
    "127.0.0.1",
    "evil.test",
    "@evil.test/",
    "http://evil.test/",
  ],
  ...["\r\n", "\n", "\r", "\t", "\0", "\v", "\u007f", "\u0085", "\u2028", "\u2029", " ", "\u00a0", "\u3000"],
  ...[
    "\r\nX-Admin: 1",
    "\nHost: evil.test",
    "\u010d\u010a",
    "é",
    "ž",
    "中",
    "😀",
    "\ud800",
    "\udc00",
    "\ufeff",
    "\u202e",
  ],
  ...[
    '"',
    "'",
    "\\",
    '\\"',
    '","admin":true,"x":"',
    '"}',
    "}",
    "]",
    '{"$ref":"x"}',
    "null",
    "true",
    "1e999",
    "\\u0022",
  ],
  ...[
    "&admin=true",
    "+",
    "a+b",
    ",",
    "*",
    "***",
    "absent",
    "absent-",
    "\ue000",
    "\ue002",
    "|",
    "`",
    "$&",
    "$1",
    "$`",
  ],
  ...[
    "{{api_key}}",
    "{{ secret.api_key }}",
    "{{",
    "}}",
    "{{id}}",
    "{",
    "}",
    "<",
    ">",
    "&lt;",
    "<!--",
    "]]>",
    "</a><a>",
  ],
  ...[
    "。",
    "．",
    "／",
    "＠",
    "％",
    "\u00ad",
    "xn--",
    "0x7f",
    "__proto__",
    "constructor",
    "undefined",
    "-",
    "_",
    "~",
  ],
];

/** Hostile texts: each piece alone, inside words, and random mixes; the same ones in every run. */
export function hostileTexts(mixes: number): string[] {
  const random = seeded(20261121);
  const pick = () => PIECES[Math.floor(random() * PIECES.length)] ?? "";
  const mixed = Array.from({ length: mixes }, () =>
    Array.from({ length: 1 + Math.floor(random() * 6) }, () => (random() < 0.3 ? "a" : pick())).join(""),
  );
  return ["", "benign", "x".repeat(5000), ...PIECES, ...PIECES.map((piece) => `a${piece}b`), ...mixed];
}

/** mulberry32: small, and good enough to mix test data. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
