import type { ImportCase } from "./case.ts";

/** A type as `Name`, `Name!`, `[Name!]!`. */
function typeOf(text: string, kinds: Record<string, string>): object {
  if (text.endsWith("!")) return { kind: "NON_NULL", name: null, ofType: typeOf(text.slice(0, -1), kinds) };
  if (text.startsWith("[")) return { kind: "LIST", name: null, ofType: typeOf(text.slice(1, -1), kinds) };
  return { kind: kinds[text] ?? "SCALAR", name: text, ofType: null };
}

type Fields = Record<string, string | [type: string, args: Record<string, string>]>;

interface Types {
  objects: Record<string, Fields>;
  inputs?: Record<string, Record<string, string>>;
  enums?: Record<string, string[]>;
  unions?: Record<string, string[]>;
}

/** The answer to an introspection of these types; `Query` and `Mutation` are the roots. */
export function introspect({ objects, inputs = {}, enums = {}, unions = {} }: Types): string {
  const kinds = Object.fromEntries([
    ...Object.keys(objects).map((name) => [name, "OBJECT"]),
    ...Object.keys(inputs).map((name) => [name, "INPUT_OBJECT"]),
    ...Object.keys(enums).map((name) => [name, "ENUM"]),
    ...Object.keys(unions).map((name) => [name, "UNION"]),
  ]) as Record<string, string>;
  const value = (name: string, type: string) => ({
    name,
    description: null,
    type: typeOf(type, kinds),
    defaultValue: null,
  });
  const list = (given: Record<string, string>) =>
    Object.entries(given).map(([name, type]) => value(name, type));
  const types = [
    ...Object.entries(objects).map(([name, fields]) => ({
      kind: "OBJECT",
      name,
      fields: Object.entries(fields).map(([field, given]) => {
        const [type, args] = typeof given === "string" ? [given, {}] : given;
        return { ...value(field, type), args: list(args) };
      }),
    })),
    ...Object.entries(inputs).map(([name, fields]) => ({
      kind: "INPUT_OBJECT",
      name,
      inputFields: list(fields),
    })),
    ...Object.entries(enums).map(([name, values]) => ({
      kind: "ENUM",
      name,
      enumValues: values.map((one) => ({ name: one })),
    })),
    ...Object.entries(unions).map(([name, members]) => ({
      kind: "UNION",
      name,
      possibleTypes: members.map((one) => ({ name: one })),
    })),
    ...["ID", "String", "Int", "Float", "Boolean"].map((name) => ({ kind: "SCALAR", name })),
  ];
  return JSON.stringify({
    data: {
      __schema: {
        queryType: { name: "Query" },
        mutationType: objects["Mutation"] ? { name: "Mutation" } : null,
        types,
      },
    },
  });
}

const orchard: ImportCase = {
  title: "an orchard: objects, input objects and a mutation",
  kind: "graphql",
  write: () =>
    introspect({
      objects: {
        Query: { tree: ["Tree", { id: "ID!" }], trees: ["[Tree!]!", { kind: "Kind", first: "Int" }] },
        Mutation: { plantTree: ["Tree!", { input: "PlantInput!" }] },
        Tree: { id: "ID!", height: "Float", row: "Row", secretNote: ["String", { key: "String!" }] },
        Row: { number: "Int!", trees: "[Tree!]!" },
      },
      inputs: { PlantInput: { kind: "Kind!", row: "Int", near: "PlantInput" } },
      enums: { Kind: ["APPLE", "PEAR"] },
    }),
  operations: 3,
  auth: "none",
  secrets: {},
  canaries: [],
  calls: [
    {
      operation: "tree",
      arguments: { id: "7" },
      effect: "read",
      sends: {
        method: "POST",
        path: "/graphql",
        body: {
          query: "query ($id: ID!) { tree(id: $id) { id height row { number } } }",
          variables: { id: "7" },
        },
      },
      answer: { data: { tree: { id: "7" } } },
    },
    {
      operation: "plantTree",
      arguments: { input: { kind: "PEAR", row: 2 } },
      effect: "write",
      sends: {
        method: "POST",
        path: "/graphql",
        body: {
          query: "mutation ($input: PlantInput!) { plantTree(input: $input) { id height row { number } } }",
          variables: { input: { kind: "PEAR", row: 2 } },
        },
      },
      answer: { data: { plantTree: { id: "8" } } },
    },
  ],
};

const radio: ImportCase = {
  title: "a radio: a connection, a union and a field without arguments",
  kind: "graphql",
  write: () =>
    introspect({
      objects: {
        Query: { nowPlaying: "Item", playlist: ["ItemConnection!", { first: "Int!", after: "String" }] },
        Song: { id: "ID!", title: "String!" },
        Show: { id: "ID!", host: "String" },
        ItemConnection: { edges: "[ItemEdge!]!", pageInfo: "PageInfo!" },
        ItemEdge: { cursor: "String!", node: "Song" },
        PageInfo: { hasNextPage: "Boolean!", endCursor: "String" },
      },
      unions: { Item: ["Song", "Show"] },
    }),
  operations: 2,
  auth: "none",
  secrets: {},
  canaries: [],
  calls: [
    {
      operation: "nowPlaying",
      arguments: {},
      effect: "read",
      sends: {
        method: "POST",
        path: "/graphql",
        body: {
          query: "query { nowPlaying { __typename ... on Song { id title } ... on Show { host } } }",
          variables: {},
        },
      },
      answer: { data: { nowPlaying: null } },
    },
    {
      operation: "playlist",
      arguments: { first: 2 },
      effect: "read",
      sends: {
        method: "POST",
        path: "/graphql",
        body: {
          query:
            "query ($first: Int!, $after: String) { playlist(first: $first, after: $after) { edges { cursor node { id title } } pageInfo { hasNextPage endCursor } } }",
          variables: { first: 2 },
        },
      },
      answer: { data: { playlist: { edges: [] } } },
    },
  ],
};

const hotel: ImportCase = {
  title: "a hotel: scalars of its own, lists, and a query that deletes",
  kind: "graphql",
  write: () =>
    introspect({
      objects: {
        Query: {
          freeRooms: ["[Int!]!", { from: "Date!", tags: "[String!]" }],
          deleteBooking: ["Boolean", { id: "ID!" }],
        },
        Mutation: { book: ["Boolean!", { room: "Int!" }] },
      },
    }),
  operations: 3,
  auth: "none",
  secrets: {},
  canaries: [],
  calls: [
    {
      operation: "freeRooms",
      arguments: { from: "2026-12-01", tags: ["sea"] },
      effect: "read",
      sends: {
        method: "POST",
        path: "/graphql",
        body: {
          query: "query ($from: Date!, $tags: [String!]) { freeRooms(from: $from, tags: $tags) }",
          variables: { from: "2026-12-01", tags: ["sea"] },
        },
      },
      answer: { data: { freeRooms: [3] } },
    },
    {
      operation: "deleteBooking",
      arguments: { id: "1" },
      effect: "write",
      sends: {
        method: "POST",
        path: "/graphql",
        body: { query: "query ($id: ID!) { deleteBooking(id: $id) }", variables: { id: "1" } },
      },
      answer: { data: { deleteBooking: true } },
    },
  ],
};

export const graphqlCases = [orchard, radio, hotel];
