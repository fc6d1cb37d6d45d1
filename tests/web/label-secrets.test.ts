import { describe, expect, it } from "vitest";
import { labelSecrets } from "../../web/src/components/secret/label-secrets.ts";

const label = (description: string, secret_id = "club", authType = "api-key") =>
  labelSecrets([{ secret_id, description }], authType)[0];

describe("labelSecrets()", () => {
  it.each([
    ["", "club", "api-key", "API key", ""],
    ["Sent as `X-Club-Key` in the header.", "club", "api-key", "API key", "Sent as X-Club-Key"],
    ["Sent as `key` in the query.", "club", "api-key", "API key", "Sent as the query parameter key"],
    ["Sent as `sid` in the cookie.", "cookieAuth", "api-key", "API key", "Sent as the cookie sid"],
    ["Club key. Sent as `X-K` in the header.", "club", "api-key", "Club key", "Sent as X-K"],
    ["key from your parcel settings", "parcel", "api-key", "Key from your parcel settings", ""],
    [
      "Get your key at the desk. Sent as `X-K` in the header.",
      "club",
      "api-key",
      "API key",
      "Get your key at the desk. · Sent as X-K",
    ],
    [
      "Access token, sent as `Authorization: Bearer`.",
      "bearerAuth",
      "bearer-token",
      "Token",
      "Sent as Authorization: Bearer …",
    ],
    ["Personal access token. Ask IT.", "pat", "bearer-token", "Personal access token", "Ask IT."],
    ["API key.", "api_key", "api-key", "API key", ""],
    ["User name.", "username", "username-password", "User name", ""],
    [
      "The club's own secret sauce that only members of the board know of.",
      "club",
      "hmac",
      "Club",
      /^The club's/,
    ],
  ])("%j of %s (%s) is labelled %j", (description, id, authType, expected, hint) => {
    const found = label(description, id, authType);
    expect(found?.label).toBe(expected);
    if (typeof hint === "string") expect(found?.hint).toBe(hint);
    else expect(found?.hint).toMatch(hint);
  });

  it("differs for two keys without own names, by the name under which they are sent", () => {
    const found = labelSecrets(
      [
        { secret_id: "app", description: "Sent as `X-App` in the header." },
        { secret_id: "user", description: "" },
      ],
      "api-key",
      [{ secret_id: "user", in: "query", name: "user_key" }],
    );
    expect(found.map((one) => one.label)).toEqual(["API key (X-App)", "API key (user_key)"]);
  });
});
