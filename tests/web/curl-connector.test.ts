import { expect, it } from "vitest";
import { readCurlCommands } from "../../src/catalogue/import/read-curl-commands.ts";
import { readCurlSecrets } from "../../web/src/features/connectors/front/curl-secrets.ts";

const auth = (type: "username-password" | "bearer-token" | "api-key", ...ids: string[]) => ({
  type,
  required_secrets: ids.map((secret_id) => ({ secret_id, description: "", vault_key_name: secret_id })),
});

it("a form of texts becomes an operation with its fields", () => {
  const { document, notes } = readCurlCommands("curl https://a.example/notes -F title=Hello -F 'text=a b'");
  expect(notes).toEqual([]);
  expect(document).toMatchObject({
    paths: {
      "/notes": {
        post: {
          requestBody: {
            content: {
              "multipart/form-data": {
                schema: { properties: { title: { type: "string" }, text: { type: "string" } } },
              },
            },
          },
        },
      },
    },
  });
});

it("a command that sends a file is left out, and the reason is given", () => {
  expect(() => readCurlCommands("curl https://a.example/notes -F file=@notes.txt")).toThrow(
    /None of the curl commands/,
  );
});

it.each([
  [
    "-u",
    "curl -u anna:pa:ss https://a.example",
    auth("username-password", "username", "password"),
    [],
    { username: "anna", password: "pa:ss" },
  ],
  [
    "a user in the address",
    "curl https://anna:p%40@a.example",
    auth("username-password", "username", "password"),
    [],
    { username: "anna", password: "p@" },
  ],
  [
    "a bearer token",
    "curl https://a.example -H 'Authorization: Bearer t-1'",
    auth("bearer-token", "token"),
    [],
    { token: "t-1" },
  ],
  [
    "a key in a header",
    "curl https://a.example -H 'X-Key: k-1'",
    auth("api-key", "key"),
    [{ secret_id: "key", in: "header" as const, name: "x-key" }],
    { key: "k-1" },
  ],
  [
    "a key in the query",
    "curl 'https://a.example/?k=k-2'",
    auth("api-key", "key"),
    [{ secret_id: "key", in: "query" as const, name: "k" }],
    { key: "k-2" },
  ],
  ["no command", "openapi: 3.1.0", auth("bearer-token", "token"), [], {}],
])("the credentials of a command are taken over: %s", (_, command, given, keys, secrets) => {
  expect(readCurlSecrets(command, { auth: given, keys })).toEqual(secrets);
});
