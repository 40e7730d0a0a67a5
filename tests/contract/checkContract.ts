import type { ContractCall, ContractResource } from "./call.ts";
import { Client } from "./http/client.ts";
import { Observed } from "./observed.ts";
import { type ContractOptions, defaultPaths } from "./options.ts";
import { NotOffered, Probe } from "./probe.ts";
import { World } from "./world/world.ts";

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
  const world = new World(client, options);
  const verdicts: Verdict[] = [];
  try {
    await client.token();
    for (const known of resources.flatMap((resource) => resource.calls)) {
      const call = { ...known, path: lostPath(known.path, options) };
      if (options.documentedOnly && call.origin === "extension") continue;
      const verdict = await judge(call, new Probe(client, call, observed, !options.documentedOnly), world);
      verdicts.push(verdict);
      tell(verdict);
    }
    return verdicts;
  } finally {
    client.close();
  }
}

/** The two paths that the documents lost are the operator's to say (decision D-12). */
function lostPath(path: string, options: ContractOptions): string {
  if (path === defaultPaths.level2) return options.level2Path;
  return path === defaultPaths.level3 ? options.level3Path : path;
}

async function judge(call: ContractCall, probe: Probe, world: World): Promise<Verdict> {
  const verdict = (outcome: Verdict["outcome"], problems: readonly string[]): Verdict => ({
    call,
    outcome,
    checked: probe.checked,
    problems,
  });
  try {
    await call.check(probe, world);
    return verdict(probe.problems.length === 0 ? "passed" : "failed", probe.problems);
  } catch (error) {
    if (error instanceof NotOffered) return verdict("not offered", [error.message]);
    return verdict("failed", [...probe.problems, error instanceof Error ? error.message : String(error)]);
  }
}
