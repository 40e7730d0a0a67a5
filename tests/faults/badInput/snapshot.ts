import { createHash } from "node:crypto";
import type { Client } from "../../contract/http/client.ts";
import type { ApiOperation } from "../../contract/http/openApi.ts";
import type { KnownValues } from "./knownValues.ts";

/** Calls whose responses change by themselves. */
const restless = new Set(["/healthz", "/readyz", "/openapi.json"]);

/** The responses of every read without search, as hashes: two equal ones mean that nothing was stored. */
export async function snapshot(
  client: Client,
  operations: readonly ApiOperation[],
  known: KnownValues,
): Promise<Map<string, string>> {
  const taken = new Map<string, string>();
  for (const { method, path } of operations) {
    if (method !== "GET" || restless.has(path)) continue;
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(known[name] ?? 1)),
    );
    const response = await client.call({ method, path: filled });
    const hash = createHash("sha256").update(response.text).digest("base64url");
    taken.set(filled, `${response.status} ${hash}`);
  }
  return taken;
}

/** The paths whose responses differ. */
export function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...before].filter(([path, hash]) => after.get(path) !== hash).map(([path]) => path);
}
