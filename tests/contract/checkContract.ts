import type { ContractCall, ContractResource } from "./call.ts";
import { Client } from "./http/client.ts";
import { type ApiDocument, findOperation, readOpenApi } from "./http/openApi.ts";
import { Observed } from "./observed.ts";
import { type ContractOptions, defaultPaths } from "./options.ts";
import { NotOffered, Probe } from "./probe.ts";
import { Fixtures } from "./fixtures/fixtures.ts";

/** What came out for one call. */
export interface Verdict {
  readonly call: ContractCall;
  readonly outcome: "passed" | "failed" | "not offered";
  /** The promises that were looked at. */
  readonly checked: readonly string[];
  /** What was broken, or why nothing could be looked at. */
  readonly problems: readonly string[];
}

/**
 * Checks a service call by call and tells about each as soon as it is known.
 * @throws Error when the service does not let us in at all
 */
export async function checkContract(
  options: ContractOptions,
  resources: readonly ContractResource[],
  tell: (verdict: Verdict) => void,
): Promise<Verdict[]> {
  const client = new Client(options);
  const observed = new Observed();
  const fixtures = new Fixtures(client, options);
  const verdicts: Verdict[] = [];
  try {
    await client.token();
    const published = await publishedCalls(client, options);
    for (const known of resources.flatMap((resource) => resource.calls)) {
      const call = { ...known, path: lostPath(known.path, options) };
      if (options.documentedOnly && call.origin === "extension") continue;
      const probe = new Probe(client, call, observed, published !== undefined);
      const verdict = isOffered(published, call) ? await judge(call, probe, fixtures) : notOffered(call, []);
      // Who publishes nothing promises no extension: what does not work is not offered.
      const unpromised =
        published === undefined && call.origin === "extension" && verdict.outcome === "failed";
      const told = unpromised ? notOffered(call, verdict.problems.slice(0, 1)) : verdict;
      verdicts.push(told);
      tell(told);
    }
    return verdicts;
  } finally {
    client.close();
  }
}

/** What the service says that it offers; undefined when it does not say. */
async function publishedCalls(client: Client, options: ContractOptions): Promise<ApiDocument | undefined> {
  if (options.documentedOnly) return undefined;
  const response = await client.call({ method: "GET", path: "/openapi.json" });
  return response.status === 200 ? readOpenApi(response) : undefined;
}

/** Documented calls are looked for in any case; an extension that is not published is not. */
function isOffered(published: ApiDocument | undefined, call: ContractCall): boolean {
  if (published === undefined || call.origin !== "extension" || call.path === "/openapi.json") return true;
  return findOperation(published, call.method, call.path) !== undefined;
}

const notOffered = (call: ContractCall, problems: readonly string[]): Verdict => ({
  call,
  outcome: "not offered",
  checked: [],
  problems,
});

/** The two paths that the documents lost are the operator's to say (decision D-12). */
function lostPath(path: string, options: ContractOptions): string {
  if (path === defaultPaths.level2) return options.level2Path;
  return path === defaultPaths.level3 ? options.level3Path : path;
}

async function judge(call: ContractCall, probe: Probe, fixtures: Fixtures): Promise<Verdict> {
  const verdict = (outcome: Verdict["outcome"], problems: readonly string[]): Verdict => ({
    call,
    outcome,
    checked: probe.checked,
    problems,
  });
  try {
    await call.check(probe, fixtures);
    return verdict(probe.problems.length === 0 ? "passed" : "failed", probe.problems);
  } catch (error) {
    if (error instanceof NotOffered) return notOffered(call, [error.message]);
    return verdict("failed", [...probe.problems, error instanceof Error ? error.message : String(error)]);
  }
}
