import { describe, expect, it } from "vitest";
import type { AuthorizationServer } from "../../src/connections/authorization-server.ts";
import { applyPreset, findPreset, presetScopes } from "../../src/connections/begin-sign-in.ts";

const GOOGLE: AuthorizationServer = {
  issuer: "https://accounts.google.com",
  discovered: false,
  authorization_endpoint: "https://accounts.google.com/o/oauth2/v2/auth",
  token_endpoint: "https://oauth2.googleapis.com/token",
};

describe("a preset", () => {
  it("adds the endpoints that a document cannot state", async () => {
    const preset = await findPreset(GOOGLE);
    expect(preset && applyPreset(GOOGLE, preset)).toEqual({
      ...GOOGLE,
      revocation_endpoint: "https://oauth2.googleapis.com/revoke",
      userinfo_endpoint: "https://openidconnect.googleapis.com/v1/userinfo",
      device_authorization_endpoint: "https://oauth2.googleapis.com/device/code",
      token_endpoint_auth_methods_supported: ["client_secret_post"],
    });
  });

  it("leaves what the server's own metadata states", async () => {
    const stated = {
      ...GOOGLE,
      discovered: true,
      revocation_endpoint: "https://oauth2.googleapis.com/other",
      token_endpoint_auth_methods_supported: ["client_secret_basic"],
    };
    const preset = await findPreset(stated);
    expect(preset?.parameters).toEqual({ access_type: "offline", prompt: "consent" });
    expect(preset && applyPreset(stated, preset)).toMatchObject(stated);
  });

  it("is none for a server with an endpoint elsewhere", async () => {
    expect(await findPreset({ ...GOOGLE, token_endpoint: "https://token.example/token" })).toBeNull();
  });

  it("adds the scope without which there is no refresh token, once", async () => {
    const preset = await findPreset({
      ...GOOGLE,
      authorization_endpoint: "https://login.microsoftonline.com/common/oauth2/v2.0/authorize",
      token_endpoint: "https://login.microsoftonline.com/common/oauth2/v2.0/token",
    });
    expect(presetScopes(["User.Read"], preset)).toEqual(["User.Read", "offline_access"]);
    expect(presetScopes(["offline_access"], preset)).toEqual(["offline_access"]);
  });
});
