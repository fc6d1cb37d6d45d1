import type { ImportCase } from "./case.ts";

const SCHEMA = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

/** A bakery: folders, a server in a variable, an inherited bearer token, path variables, a raw JSON body. */
const bakery: ImportCase = {
  title: "a bakery with folders and an inherited bearer token",
  kind: "postman",
  write: (url) =>
    JSON.stringify({
      info: { name: "Corner bakery", schema: SCHEMA, description: "Orders of the corner bakery" },
      auth: { type: "bearer", bearer: [{ key: "token", value: "canary-bakery-token", type: "string" }] },
      variable: [
        { key: "baseUrl", value: `${url}/{{version}}` },
        { key: "version", value: "v3" },
        { key: "loafToken", value: "canary-variable-1", type: "secret" },
      ],
      item: [
        {
          name: "Loaves",
          description: "Bread",
          item: [
            {
              name: "List loaves",
              request: {
                method: "GET",
                url: {
                  raw: "{{baseUrl}}/loaves?flour=rye&limit=10",
                  host: ["{{baseUrl}}"],
                  path: ["loaves"],
                  query: [
                    { key: "flour", value: "rye", description: "Kind of flour" },
                    { key: "limit", value: "10" },
                  ],
                },
              },
              response: [{ code: 200, body: '{"loaves":[{"id":1,"flour":"rye"}]}' }],
            },
            {
              name: "Bake loaf",
              request: {
                method: "POST",
                header: [{ key: "X-Oven", value: "2" }],
                body: {
                  mode: "raw",
                  raw: '{"flour":"rye","grams":750,"sliced":{{sliced}}}',
                  options: { raw: { language: "json" } },
                },
                url: "{{baseUrl}}/loaves",
                description: "Bakes. Use canary-bakery-token in the test kitchen.",
              },
            },
          ],
        },
        {
          name: "Opening hours",
          request: { auth: { type: "noauth" }, method: "GET", url: "{{baseUrl}}/shops/:shop/hours" },
        },
      ],
    }),
  operations: 3,
  auth: "bearer-token",
  secrets: { "*": "real-token-1" },
  canaries: ["canary-bakery-token", "canary-variable-1"],
  calls: [
    {
      operation: "listLoaves",
      arguments: { flour: "spelt", limit: 2 },
      effect: "read",
      sends: {
        method: "GET",
        path: "/v3/loaves?flour=spelt&limit=2",
        headers: { authorization: "Bearer real-token-1" },
      },
      answer: { loaves: [] },
    },
    {
      operation: "bakeLoaf",
      arguments: { flour: "wheat", grams: 500, sliced: true },
      effect: "write",
      sends: { method: "POST", path: "/v3/loaves", body: { flour: "wheat", grams: 500, sliced: true } },
    },
    {
      operation: "openingHours",
      arguments: { shop: "north" },
      effect: "read",
      sends: { method: "GET", path: "/v3/shops/north/hours" },
    },
  ],
};

/** A gym: an API key in a header, forms, the address in parts. */
const gym: ImportCase = {
  title: "a gym with an API key, forms and an address in parts",
  kind: "postman",
  write: (url) => {
    const { hostname, port } = new URL(url);
    const place = (...path: string[]) => ({ protocol: "http", host: hostname.split("."), port, path });
    return JSON.stringify({
      info: { name: "Gym desk", schema: SCHEMA },
      auth: {
        type: "apikey",
        apikey: [
          { key: "key", value: "X-Gym-Key" },
          { key: "value", value: "canary-gym-4711" },
          { key: "in", value: "header" },
        ],
      },
      item: [
        {
          name: "Book a class",
          request: {
            method: "POST",
            url: place("classes", ":class_id", "bookings"),
            body: {
              mode: "urlencoded",
              urlencoded: [
                { key: "member", value: "17" },
                { key: "note", value: "{{note}}" },
              ],
            },
          },
        },
        { name: "Class list", request: { method: "GET", url: place("classes") } },
        {
          name: "Upload photo",
          request: {
            method: "POST",
            url: place("members", "{{memberId}}", "photo"),
            body: {
              mode: "formdata",
              formdata: [
                { key: "caption", value: "me", type: "text" },
                { key: "photo", type: "file", src: "/home/me/photo.jpg" },
              ],
            },
          },
        },
      ],
    });
  },
  operations: 3,
  auth: "api-key",
  secrets: { "*": "real-gym-key" },
  canaries: ["canary-gym-4711", "/home/me"],
  calls: [
    {
      operation: "classList",
      arguments: {},
      effect: "read",
      sends: { method: "GET", path: "/classes", headers: { "x-gym-key": "real-gym-key" } },
      answer: [{ id: 1 }],
    },
    {
      operation: "bookAClass",
      arguments: { class_id: "9", member: 3, note: "early" },
      effect: "write",
      sends: { method: "POST", path: "/classes/9/bookings", body: "member=3&note=early" },
    },
  ],
};

/** A museum: basic authentication, a query secret, a GraphQL body. */
const museum: ImportCase = {
  title: "a museum with a GraphQL body and a secret in the query",
  kind: "postman",
  write: (url) =>
    JSON.stringify({
      info: { name: "Museum", schema: SCHEMA, version: "4" },
      item: [
        {
          name: "Search exhibits",
          request: {
            method: "POST",
            url: `${url}/graph`,
            body: {
              mode: "graphql",
              graphql: {
                query: "query Find($era: String!) { exhibits(era: $era) { id title } }",
                variables: '{"era": "bronze"}',
              },
            },
          },
        },
        {
          name: "Room plan",
          request: {
            method: "GET",
            url: {
              raw: `${url}/rooms/12?api_key=canary-museum-key`,
              query: [{ key: "api_key", value: "canary-museum-key" }],
            },
          },
        },
        {
          name: "Close room",
          request: { method: "DELETE", url: `${url}/rooms/:room?api_key={{api_key}}` },
        },
      ],
    }),
  operations: 3,
  auth: "api-key",
  secrets: { "*": "real-museum-key" },
  canaries: ["canary-museum-key"],
  calls: [
    {
      operation: "searchExhibits",
      arguments: { era: "iron" },
      effect: "write",
      sends: {
        method: "POST",
        path: "/graph",
        body: {
          query: "query Find($era: String!) { exhibits(era: $era) { id title } }",
          variables: { era: "iron" },
        },
      },
      answer: { data: { exhibits: [] } },
    },
    {
      operation: "roomPlan",
      arguments: {},
      effect: "read",
      sends: { method: "GET", path: "/rooms/12?api_key=real-museum-key" },
    },
  ],
};

export const postmanCases = [bakery, gym, museum];
