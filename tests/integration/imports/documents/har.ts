import type { ImportCase } from "./case.ts";

interface Entry {
  method?: string;
  url: string;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  body?: { type: string; text: string };
  type?: string;
  answer?: string;
  status?: number;
}

const pairs = (given: Record<string, string> = {}) =>
  Object.entries(given).map(([name, value]) => ({ name, value }));

function har(entries: Entry[]): string {
  return JSON.stringify({
    log: {
      version: "1.2",
      creator: { name: "browser", version: "1" },
      entries: entries.map(
        ({
          method = "GET",
          url,
          headers,
          cookies,
          body,
          type = "application/json",
          answer = "{}",
          status = 200,
        }) => ({
          startedDateTime: "2026-11-02T10:00:00Z",
          request: {
            method,
            url,
            headers: pairs(headers),
            cookies: pairs(cookies),
            queryString: [],
            ...(body && { postData: { mimeType: body.type, text: body.text } }),
          },
          response: { status, headers: [], content: { mimeType: type, text: answer } },
        }),
      ),
    },
  });
}

const page = (url: string): Entry[] => [
  { url: `${url}/`, type: "text/html", answer: "<html></html>" },
  { url: `${url}/app.js`, type: "text/javascript" },
  { url: `${url}/logo.png`, type: "image/png" },
];

const library: ImportCase = {
  title: "a library with a bearer token: ids become parameters",
  kind: "har",
  write: (url) =>
    har([
      ...page(url),
      {
        url: `${url}/api/books/17?lang=en`,
        headers: { Authorization: "Bearer canary-har-token" },
        answer: '{"id":17,"title":"A"}',
      },
      {
        url: `${url}/api/books/23?lang=de`,
        headers: { authorization: "Bearer canary-har-token" },
        answer: '{"id":23,"title":"B","pages":300}',
      },
      {
        method: "POST",
        url: `${url}/api/loans`,
        headers: { authorization: "Bearer canary-har-token", "user-agent": "x" },
        body: {
          type: "application/json",
          text: '{"book":17,"reader":"canary-reader@example.test","days":14}',
        },
      },
      {
        url: "https://tracker.example.com/collect?x=1",
        method: "POST",
        body: { type: "text/plain", text: "canary-tracking" },
      },
    ]),
  operations: 2,
  auth: "bearer-token",
  secrets: { "*": "real-library-token" },
  canaries: ["canary-har-token", "canary-reader", "canary-tracking"],
  calls: [
    {
      operation: "*GET /api/books/{book_id}",
      arguments: { book_id: 99, lang: "cs" },
      effect: "read",
      sends: {
        method: "GET",
        path: "/api/books/99?lang=cs",
        headers: { authorization: "Bearer real-library-token" },
      },
      answer: { id: 99 },
    },
    {
      operation: "*POST /api/loans",
      arguments: { book: 5, reader: "r1", days: 7 },
      effect: "write",
      sends: { method: "POST", path: "/api/loans", body: { book: 5, reader: "r1", days: 7 } },
    },
  ],
};

const parcels: ImportCase = {
  title: "parcels with a session cookie and a form",
  kind: "har",
  write: (url) =>
    har([
      ...page(url),
      {
        url: `${url}/parcels/3f0c9a52-7f0e-4a55-9d0c-2f6a4b1c9e77/events`,
        cookies: { session_id: "canary-cookie-1", consent: "canary-consent-2" },
        answer: '[{"at":"2026-01-01","place":"Brno"}]',
      },
      {
        method: "POST",
        url: `${url}/parcels/search`,
        headers: { cookie: "session_id=canary-cookie-1; consent=canary-consent-2" },
        body: { type: "application/x-www-form-urlencoded", text: "postcode=60200&weight=2" },
      },
    ]),
  operations: 2,
  auth: "api-key",
  secrets: { "*": "real-session" },
  canaries: ["canary-cookie-1", "canary-consent-2", "60200"],
  calls: [
    {
      operation: "*GET /parcels/{parcel_id}/events",
      arguments: { parcel_id: "p-1" },
      effect: "read",
      sends: { method: "GET", path: "/parcels/p-1/events", headers: { cookie: "session_id=real-session" } },
      answer: [],
    },
    {
      operation: "*POST /parcels/search",
      arguments: { postcode: 11000, weight: 1 },
      effect: "write",
      sends: { method: "POST", path: "/parcels/search", body: "postcode=11000&weight=1" },
    },
  ],
};

const sensors: ImportCase = {
  title: "sensors with a key in a header and in the path of no request",
  kind: "har",
  write: (url) =>
    har([
      {
        url: `${url}/v2/sensors?limit=5&active=true`,
        headers: { "X-Api-Key": "canary-sensor-key" },
        answer: '{"items":[{"id":"a"}]}',
      },
      {
        method: "PATCH",
        url: `${url}/v2/sensors/9f8e7d6c5b4a/limits`,
        headers: { "x-api-key": "canary-sensor-key", "content-type": "application/json" },
        body: { type: "application/json", text: '{"max":{"value":21.5,"unit":"C"},"tags":["roof"]}' },
      },
      { url: `${url}/v2/sensors`, status: 401, answer: '{"error":"canary-error"}' },
    ]),
  operations: 2,
  auth: "api-key",
  secrets: { "*": "real-sensor-key" },
  canaries: ["canary-sensor-key", "canary-error", "9f8e7d6c5b4a"],
  calls: [
    {
      operation: "*GET /v2/sensors",
      arguments: { limit: 1, active: false },
      effect: "read",
      sends: {
        method: "GET",
        path: "/v2/sensors?limit=1&active=false",
        headers: { "x-api-key": "real-sensor-key" },
      },
      answer: { items: [] },
    },
    {
      operation: "*PATCH /v2/sensors/{sensor_id}/limits",
      arguments: { sensor_id: "s1", max: { value: 1, unit: "C" }, tags: [] },
      effect: "write",
      sends: {
        method: "PATCH",
        path: "/v2/sensors/s1/limits",
        body: { max: { value: 1, unit: "C" }, tags: [] },
      },
    },
  ],
};

export const harCases = [library, parcels, sensors];
