import type { ContractResource } from "../call.ts";
import { extension } from "../call.ts";
import { holds, same, succeeded } from "../expectation.ts";
import { ResponseSchemas } from "../http/responseSchemas.ts";
import type { Method } from "../http/client.ts";
import { type ApiDocument, findOperation, readOpenApi } from "../http/openApi.ts";
import { openApiProblems } from "../http/validateOpenApi.ts";
import { fillPath, type Probe } from "../probe.ts";

interface Documented {
  readonly method: Method;
  readonly path: string;
  readonly origin: string;
}

/** The published description: valid, complete, and true of every response that the other checks have seen. */
export function openApi(documented: readonly Documented[]): ContractResource {
  return {
    name: "openapi",
    calls: [
      extension("GET", "/openapi.json", async (probe, fixtures) => {
        const response = succeeded(await probe.send());
        const document = readOpenApi(response);

        await probe.that("is valid under an independent validator", async () => {
          const problems = await openApiProblems(document.text);
          holds(problems.length === 0, `${problems.length} problems, first: ${problems[0]}`);
        });
        await probe.that(`names all ${documented.length} documented calls with their origin`, () => {
          const missing = documented.filter((call) => {
            const found = findOperation(document, call.method, call.path);
            // Both documents name some calls: either origin is right.
            return found === undefined || !/^document-[12]$/.test(found.origin ?? "");
          });
          same(
            missing.map(({ method, path }) => `${method} ${path}`),
            [],
            "missing or without origin",
          );
        });
        await probe.that("marks every operation document-1, document-2 or extension", () => {
          const origins = new Set(document.operations.map((operation) => operation.origin ?? "none"));
          same(
            [...origins].filter((origin) => !/^(document-[12]|extension)$/.test(origin)),
            [],
            "other origins",
          );
        });
        await probe.that(`asks for key and token in ${document.operations.length} operations`, async () => {
          for (const operation of document.operations) {
            if (operation.open) continue;
            const path = fillPath(
              operation.path,
              operation.pathParameters.map(() => 1),
            );
            const call = { method: operation.method, path };
            const keyless = await fixtures.client.bare({
              ...call,
              headers: { [fixtures.options.apiKeyHeader]: "no" },
            });
            holds(keyless.status === 403, `${operation.method} ${path} without a key: ${keyless.status}`);
            if (!operation.needsToken) continue;
            const stranger = await fixtures.client.bare(call);
            holds(stranger.status === 401, `${operation.method} ${path} without a token: ${stranger.status}`);
          }
        });
        await responsesFit(probe, document);
      }),
    ],
  };
}

async function responsesFit(probe: Probe, document: ApiDocument): Promise<void> {
  const schemas = new ResponseSchemas(document);
  const wrong = new Map<string, string>();
  for (const { method, path, response } of probe.observed.all) {
    const operation = findOperation(document, method, path);
    const mismatch = operation && schemas.mismatch(operation, response);
    if (mismatch !== undefined) wrong.set(`${method} ${path}`, mismatch);
  }
  const seen = probe.observed.all.filter(({ method, path }) => findOperation(document, method, path)).length;
  await probe.that(`describes the ${seen} answers that were seen`, () => {
    const [first] = wrong;
    holds(first === undefined, `${wrong.size} calls answer otherwise, first ${first?.join(": ")}`);
  });
}
