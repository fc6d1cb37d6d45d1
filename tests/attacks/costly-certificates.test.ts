import forge from "node-forge";
import { describe, expect, test } from "vitest";
import { checkSecretForms } from "../../src/calling/credentials/check-secret-forms.ts";
import { withBoundDerivation } from "../../src/calling/credentials/derive-keys.ts";
import { describePkcs12, readPkcs12 } from "../../src/calling/credentials/read-pkcs12.ts";
import { catchError } from "../calling/catch-error.ts";
import { issue, packPkcs12 } from "../calling/make-certificates.ts";
import { packRounds } from "../calling/nest-rounds.ts";
import { EC_PFX, JAVA_8_PFX, JAVA_PFX, RC2_PFX, SLOW_PFX } from "../calling/pfx-samples.ts";

/** Who: a person, or a program with `connectors:write`, who stores or tests a certificate. */
const COSTLY: [attempt: string, pfx: string, passphrase: string][] = [
  ["three million rounds of the MAC", SLOW_PFX, "abc"],
  [
    "two million rounds of a key",
    packRounds({ algorithm: "3des", rounds: 2_000_000, isHidden: false }),
    "pw",
  ],
  [
    "the same inside an encrypted container, which took eleven seconds",
    packRounds({ algorithm: "3des", rounds: 2_000_000 }),
    "pw",
  ],
  [
    "the same with AES, which took half an hour",
    packRounds({ algorithm: "aes256", rounds: 2 ** 31 - 1 }),
    "pw",
  ],
  ["many keys that need few rounds each", packRounds({ algorithm: "aes256", rounds: 2000, keys: 120 }), "pw"],
];

describe("a certificate that needs too much key derivation is rejected before it", () => {
  test.each(COSTLY)("%s", async (_, pfx, passphrase) => {
    for (const open of [readPkcs12, describePkcs12]) {
      const { code, message } = await catchError(() => open(pfx, passphrase));
      expect([code, message]).toEqual(["AUTH_FAILED", expect.stringMatching(/rounds.*-iter 2048/)]);
    }
    expect(await checkSecretForms("client-certificate", { pfx, passphrase })).toMatchObject([
      { pointer: "/secrets/pfx" },
    ]);
  });
});

describe("the files of common programs are read", () => {
  test.each([
    ["OpenSSL 3", EC_PFX, "abc", "CN=ec client"],
    ["Windows, with RC2", RC2_PFX, "abc", expect.any(String)],
    ["Java 17", JAVA_PFX, "abcdef", "CN=java"],
    ["Java 8", JAVA_8_PFX, "abcdef", "CN=java"],
    ["3DES", packPkcs12(issue({ name: "client" }), "3des žluť", "3des"), "3des žluť", "CN=client"],
  ])("%s", (_, pfx, passphrase, subject) => {
    expect(describePkcs12(pfx, passphrase).subject).toEqual(subject);
    expect(readPkcs12(pfx, passphrase).key).toContain("PRIVATE KEY");
  });
});

describe("a bound derivation gives the keys of forge", () => {
  type Pkcs12Key = (...given: unknown[]) => forge.util.ByteStringBuffer;
  const derive = (digest: string, rounds: number) => {
    const { generateKey } = forge.pkcs12 as unknown as { generateKey: Pkcs12Key };
    const md = Reflect.get(forge.md, digest).create();
    const salt = forge.util.createBuffer("a salt of more than one block".repeat(3));
    return [1, 2, 3].map((id) => generateKey("pässword", salt, id, rounds, 70, md).toHex());
  };
  test.each(["md5", "sha1", "sha256", "sha384", "sha512"])("%s", (digest) => {
    for (const rounds of [1, 2, 37])
      expect(withBoundDerivation(() => derive(digest, rounds))).toEqual(derive(digest, rounds));
  });

  test("and leaves forge as it was", () => {
    const before = forge.pkcs5.pbkdf2;
    expect(() =>
      withBoundDerivation(() => {
        throw new Error("inside");
      }),
    ).toThrow("inside");
    expect(forge.pkcs5.pbkdf2).toBe(before);
  });
});
