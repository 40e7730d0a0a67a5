import { setTimeout as pause } from "node:timers/promises";
import { Client } from "../../contract/http/client.ts";
import type { ContractOptions } from "../../contract/options.ts";
import { Fixtures } from "../../contract/fixtures/fixtures.ts";
import type { ServiceProcess } from "../../servers/serviceProcess.ts";
import { type Attempt, nextAttempt } from "./attempt.ts";
import { inspect, repeat } from "./inspect.ts";

/** How many write at once. */
const writers = 8;

/** What the rounds have shown. */
export interface KillReport {
  readonly rounds: number;
  readonly acknowledged: number;
  readonly unanswered: number;
  /** Milliseconds until ready again, one for each round. */
  readonly ready: readonly number[];
  readonly complaints: readonly string[];
}

/**
 * Kills the service again and again under concurrent writers, and looks after each restart whether all that was
 * acknowledged is there, nothing is half-written, and what was not answered can be repeated with its key.
 */
export async function serviceKill(
  service: ServiceProcess,
  options: ContractOptions,
  rounds: number,
): Promise<KillReport> {
  const ready: number[] = [];
  const complaints: string[] = [];
  let [acknowledged, unanswered] = [0, 0];
  await service.start();
  const first = new Fixtures(new Client(options), options);
  const [company, product] = [await first.companyId(), await first.product()];
  first.client.close();
  for (let round = 1; round <= rounds; round++) {
    const client = new Client(options, writers);
    await client.token();
    const attempts: Attempt[] = [];
    // Another moment in each round: between 200 ms and 1 s after the first write.
    const crash = pause(200 + ((round * 337) % 800)).then(() => service.kill());
    const turns = { next: 0 };
    const write = async (): Promise<void> => {
      for (;;) {
        const attempt = nextAttempt(turns.next++, company, product);
        attempts.push(attempt);
        try {
          attempt.response = await client.call(attempt.call);
        } catch {
          return;
        }
      }
    };
    await Promise.all([crash, ...Array.from({ length: writers }, write)]);
    client.close();

    ready.push(await service.start());
    const fixtures = new Fixtures(new Client(options), options);
    const found = await inspect(fixtures, company, product, attempts);
    const unrepeatable = await repeat(fixtures, attempts);
    const afterwards = await inspect(fixtures, company, product, attempts);
    fixtures.client.close();
    acknowledged += found.acknowledged;
    unanswered += found.unanswered;
    const told = [...found.complaints, ...unrepeatable, ...afterwards.complaints];
    complaints.push(...told.map((complaint) => `round ${round}: ${complaint}`));
  }
  return { rounds, acknowledged, unanswered, ready, complaints };
}
