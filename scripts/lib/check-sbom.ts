import { Spec, Validation } from "@cyclonedx/cyclonedx-library";
import type { Sbom } from "./write-sbom.ts";

/** Faults of an SBOM: against the CycloneDX JSON schema, then rules beyond the schema. */
export async function checkSbom(sbom: Sbom, wanted: string[]): Promise<string[]> {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot5);
  const error = await validator.validate(JSON.stringify(sbom));
  const faults = error === null ? [] : [`against the CycloneDX 1.5 schema: ${JSON.stringify(error)}`];
  const names = new Set(sbom.components.map(({ name }) => name));
  const refs = new Set([sbom.metadata.component, ...sbom.components].map((one) => one["bom-ref"]));
  return [
    ...faults,
    ...wanted.filter((name) => !names.has(name)).map((name) => `${name} is missing`),
    ...sbom.dependencies
      .flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn])
      .filter((ref) => !refs.has(ref))
      .map((ref) => `${ref} is depended on but not a component`),
    ...sbom.components
      .filter(({ version, purl }) => !version || !purl.startsWith("pkg:npm/"))
      .map(({ name }) => `${name} has no version or no package URL`),
  ];
}
