import { describe, expect, it } from "vitest";
import { readConfig } from "../../src/compose/config.ts";
import { ToolgateError } from "../../src/contract/errors.ts";
import { checkOrigin, describeResource, resourceOf, withChallenge } from "../../src/http/mcp.ts";
import { readSettings } from "../../supabase/embedded/read-settings.ts";

/** Self-hosted, where functions reach the project by an internal host name. */
const KONG = {
  SUPABASE_URL: "http://kong:8000",
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_x"}',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}',
  SUPABASE_JWKS: '{"keys":[{"kty":"EC","kid":"one"}]}',
};
const PUBLIC = "https://supabase.example.com";

describe("TOOLGATE_PUBLIC_URL", () => {
  it("is the address for clients and pages; functions still call SUPABASE_URL", () => {
    const config = readConfig({ ...KONG, TOOLGATE_PUBLIC_URL: `${PUBLIC}/` });
    expect(config.supabaseUrl).toBe(KONG.SUPABASE_URL);
    expect(describeResource(config)).toMatchObject({
      resource: `${PUBLIC}/functions/v1/mcp`,
      authorization_servers: [`${PUBLIC}/auth/v1`],
      scopes_supported: ["openid", "email", "profile"],
    });
    const refused = withChallenge(new ToolgateError("UNAUTHENTICATED", "No."), resourceOf(config));
    expect((refused as ToolgateError).headers?.["www-authenticate"]).toBe(
      `Bearer resource_metadata="${PUBLIC}/functions/v1/mcp/.well-known/oauth-protected-resource"`,
    );
    expect(() => checkOrigin(new Headers({ origin: PUBLIC }), config)).not.toThrow();
    expect(() => checkOrigin(new Headers({ origin: KONG.SUPABASE_URL }), config)).toThrow(/may not call/);
  });

  it("is SUPABASE_URL unless it is set", () => {
    expect(readConfig(KONG).publicUrl).toBe(KONG.SUPABASE_URL);
  });

  it("must be a URL, and is passed on by the embedded stack", () => {
    expect(() => readConfig({ ...KONG, TOOLGATE_PUBLIC_URL: "kong" })).toThrow("TOOLGATE_PUBLIC_URL");
    expect(() => readSettings({ TOOLGATE_PUBLIC_URL: "kong" })).toThrow("TOOLGATE_PUBLIC_URL");
    expect(readSettings({ TOOLGATE_PUBLIC_URL: PUBLIC }).env).toMatchObject({ TOOLGATE_PUBLIC_URL: PUBLIC });
  });
});
