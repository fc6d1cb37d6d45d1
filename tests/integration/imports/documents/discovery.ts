import type { ImportCase } from "./case.ts";

const head = (name: string, url: string, servicePath: string) => ({
  kind: "discovery#restDescription",
  discoveryVersion: "v1",
  id: `${name}:v1`,
  name,
  version: "v1",
  title: `${name} API`,
  description: `Manages ${name}.`,
  protocol: "rest",
  rootUrl: `${url}/`,
  servicePath,
  batchPath: "batch",
});

const lighthouses: ImportCase = {
  title: "lighthouses: nested resources, references, no authentication",
  kind: "discovery",
  write: (url) =>
    JSON.stringify({
      ...head("lighthouses", url, "light/v1/"),
      parameters: { alt: { type: "string", location: "query", default: "json" } },
      schemas: {
        Lamp: {
          id: "Lamp",
          type: "object",
          properties: { colour: { type: "string", enum: ["red", "white"] }, tower: { $ref: "Tower" } },
        },
        Tower: {
          id: "Tower",
          type: "object",
          properties: { lamps: { type: "array", items: { $ref: "Lamp" } } },
        },
      },
      resources: {
        coasts: {
          methods: {
            list: {
              id: "light.coasts.list",
              path: "coasts",
              httpMethod: "GET",
              description: "Lists the coasts. Sorted by name.",
              parameters: {
                pageSize: {
                  type: "integer",
                  format: "int32",
                  location: "query",
                  minimum: "1",
                  maximum: "50",
                },
                country: { type: "string", location: "query", repeated: true },
              },
            },
          },
          resources: {
            lamps: {
              methods: {
                insert: {
                  id: "light.coasts.lamps.insert",
                  path: "coasts/{coast}/lamps",
                  httpMethod: "POST",
                  parameters: { coast: { type: "string", location: "path", required: true } },
                  request: { $ref: "Lamp" },
                  response: { $ref: "Lamp" },
                },
              },
            },
          },
        },
      },
    }),
  operations: 2,
  auth: "none",
  secrets: {},
  canaries: [],
  calls: [
    {
      operation: "coastsList",
      arguments: { pageSize: 5, country: ["NO", "PT"] },
      effect: "read",
      sends: { method: "GET", path: "/light/v1/coasts?pageSize=5&country=NO&country=PT" },
      answer: { coasts: [] },
    },
    {
      operation: "coastsLampsInsert",
      arguments: { coast: "north", colour: "red" },
      effect: "write",
      sends: { method: "POST", path: "/light/v1/coasts/north/lamps", body: { colour: "red" } },
      answer: { colour: "red" },
    },
  ],
};

const seeds: ImportCase = {
  title: "seeds: an API key, a path with slashes as flatPath",
  kind: "discovery",
  write: (url) =>
    JSON.stringify({
      ...head("seeds", url, ""),
      parameters: {
        key: { type: "string", location: "query", description: "API key" },
        prettyPrint: { type: "boolean", location: "query", default: "true" },
        region: { type: "string", location: "query", description: "Region of the seed bank" },
      },
      schemas: {
        Seed: { id: "Seed", type: "object", properties: { weight: { type: "string", format: "int64" } } },
      },
      resources: {
        banks: {
          resources: {
            seeds: {
              methods: {
                get: {
                  id: "seeds.banks.seeds.get",
                  path: "v1/{+name}",
                  flatPath: "v1/banks/{banksId}/seeds/{seedsId}",
                  httpMethod: "GET",
                  parameters: {
                    name: {
                      type: "string",
                      location: "path",
                      required: true,
                      pattern: "^banks/[^/]+/seeds/[^/]+$",
                    },
                  },
                  response: { $ref: "Seed" },
                },
              },
            },
          },
        },
      },
    }),
  operations: 1,
  auth: "api-key",
  secrets: { "*": "real-seed-key" },
  canaries: [],
  calls: [
    {
      operation: "banksSeedsGet",
      arguments: { banksId: "arctic", seedsId: "barley", region: "no" },
      effect: "read",
      sends: { method: "GET", path: "/v1/banks/arctic/seeds/barley?region=no&key=real-seed-key" },
      answer: { weight: "12" },
    },
  ],
};

const trams: ImportCase = {
  title: "trams: methods at the root, defaults and enumerations",
  kind: "discovery",
  write: (url) =>
    JSON.stringify({
      ...head("trams", url, "trams/"),
      methods: {
        search: {
          id: "trams.search",
          path: "search",
          httpMethod: "GET",
          description: "Finds trams.",
          parameterOrder: ["line"],
          parameters: {
            line: { type: "integer", location: "query", required: true },
            state: { type: "string", location: "query", enum: ["running", "depot"], default: "running" },
            deep: { type: "boolean", location: "query", default: "false" },
          },
        },
      },
      resources: {
        stops: {
          methods: {
            delete: {
              id: "trams.stops.delete",
              path: "stops/{stop}",
              httpMethod: "DELETE",
              parameters: { stop: { type: "string", location: "path", required: true } },
            },
          },
        },
      },
    }),
  operations: 2,
  auth: "none",
  secrets: {},
  canaries: [],
  calls: [
    {
      operation: "search",
      arguments: { line: 4, state: "depot" },
      effect: "read",
      sends: { method: "GET", path: "/trams/search?line=4&state=depot" },
      answer: { trams: [] },
    },
    {
      operation: "stopsDelete",
      arguments: { stop: "harbour" },
      effect: "write",
      sends: { method: "DELETE", path: "/trams/stops/harbour" },
    },
  ],
};

export const discoveryCases = [lighthouses, seeds, trams];
