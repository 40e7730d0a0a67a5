import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as v from "valibot";
import { Client } from "../../contract/http/client.ts";
import { type ApiDocument, type ApiOperation, readOpenApi } from "../../contract/http/openApi.ts";
import type { ContractOptions } from "../../contract/options.ts";
import { Fixtures } from "../../contract/fixtures/fixtures.ts";
import { foreignValues } from "./foreignValues.ts";
import { knownValues } from "./knownValues.ts";
import { complaint } from "./refusal.ts";
import { schema } from "./sample.ts";
import { differences, snapshot } from "./snapshot.ts";
import type { Material } from "./wrongCall.ts";
import { wrongCalls } from "./wrongCalls.ts";

/** What came out for one operation. */
export interface BadInputVerdict {
  readonly title: string;
  readonly calls: number;
  readonly milliseconds: number;
  /** One sentence for each wrong call that was not refused as it should be. */
  readonly complaints: readonly string[];
}

/** Calls at once: enough to keep the service busy. */
const lanes = 8;

/**
 * Deliveries to webhooks go on by themselves, and the queue tells of orders that become late, whoever calls meanwhile. What a
 * wrong call would have stored shows in its own list as well.
 */
const isInBackground = (path: string): boolean =>
  /^\/v1\/(?:companyWebhookDelivery\/|companyNotification\/|event$)/.test(path);

/** Sends every kind of wrong call to every operation, and looks whether anything was stored. */
export async function badInput(options: ContractOptions): Promise<BadInputVerdict[]> {
  const client = new Client(options, lanes);
  try {
    const document = await openApi(client);
    const fixtures = new Fixtures(client, options);
    const known = await knownValues(fixtures);
    const material = { known, foreign: await foreignValues(fixtures) };
    const before = await snapshot(client, document.operations, known);
    const verdicts: BadInputVerdict[] = [];
    for (const operation of document.operations)
      verdicts.push(await tryOperation(client, operation, material));
    const changed = differences(before, await snapshot(client, document.operations, known));
    const complaints = changed
      .filter((path) => !isInBackground(path))
      .map((path) => `${path} answers otherwise than before`);
    return [...verdicts, { title: "nothing was stored", calls: before.size, milliseconds: 0, complaints }];
  } finally {
    client.close();
  }
}

/** The document that the service publishes, else the committed one. */
async function openApi(client: Client): Promise<ApiDocument> {
  const response = await client.call({ method: "GET", path: "/openapi.json" });
  if (response.status === 200) return readOpenApi(response);
  const file = join(resolve(import.meta.dirname, "../../.."), "service/openapi.json");
  const text = readFileSync(file, "utf8");
  return readOpenApi({ status: 200, headers: {}, text, body: JSON.parse(text) });
}

async function tryOperation(
  client: Client,
  operation: ApiOperation,
  material: Material,
): Promise<BadInputVerdict> {
  const body = operation.body === undefined ? undefined : v.parse(schema, operation.body);
  const started = performance.now();
  const calls = wrongCalls(operation, body, material);
  const complaints: string[] = [];
  const waiting = calls.values();
  const work = async (): Promise<void> => {
    for (const call of waiting) {
      const found = complaint(call, await client.call(call));
      if (found !== undefined) complaints.push(found);
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  const milliseconds = Math.round(performance.now() - started);
  return { title: `${operation.method} ${operation.path}`, calls: calls.length, milliseconds, complaints };
}
