import { createConfig, lintFromString } from "@redocly/openapi-core";

// Rules about correctness only, none about taste. `struct` is the OpenAPI specification itself.
const rules = {
  struct: "error",
  "no-unresolved-refs": "error",
  "spec-strict-refs": "error",
  "path-parameters-defined": "error",
  "path-declaration-must-exist": "error",
  "no-identical-paths": "error",
  "no-path-trailing-slash": "error",
  "operation-operationId": "error",
  "operation-operationId-unique": "error",
  "operation-parameters-unique": "error",
  "security-defined": "error",
  "no-required-schema-properties-undefined": "error",
  "no-enum-type-mismatch": "error",
  "no-invalid-media-type-examples": "error",
} as const;

/** What an independent validator finds wrong in an OpenAPI document, one sentence for each; empty when it is valid. */
export async function openApiProblems(source: string): Promise<string[]> {
  const config = await createConfig({ rules });
  const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
  return problems.map(({ ruleId, message, location }) => {
    return `${ruleId} at ${location[0]?.pointer ?? "the document"}: ${message}`;
  });
}
