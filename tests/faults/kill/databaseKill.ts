import { setTimeout as pause } from "node:timers/promises";
import { type HttpResponse, type Call, Client, describe } from "../../contract/http/client.ts";
import type { ContractOptions } from "../../contract/options.ts";
import type { Id } from "../../contract/http/wire.ts";
import { Fixtures } from "../../contract/fixtures/fixtures.ts";
import type { PostgresServer } from "../../servers/postgres.ts";
import type { ServiceProcess } from "../../servers/serviceProcess.ts";
import { type Attempt, isAcknowledged, nextAttempt } from "./attempt.ts";
import { inspect } from "./inspect.ts";

/** How many write at once. */
const writers = 8;

/** The least pause before a refused call is made again, and of a reader between two reads, in milliseconds. */
const again = 20;

/** How long the database stays away, and how long the work goes on afterwards, in milliseconds. */
const away = 150;

/** The service of this test gives up a statement after a second, and a silent connection after one and a half. */
export const patience = { DATABASE_SECONDS: "1" };
const silence = 2_500;

/** What the rounds have shown. */
export interface DatabaseKillReport {
  readonly rounds: number;
  readonly acknowledged: number;
  /** Answers that said that the database is away. */
  readonly refused: number;
  /** How often the service's process has ended; it must not. */
  readonly deaths: number;
  /** Milliseconds of the slowest answer. */
  readonly slowest: number;
  readonly complaints: readonly string[];
}

/**
 * Takes PostgreSQL away from the running service again and again under concurrent writers and readers: by SIGKILL, by an
 * ordinary restart, and by silence. Meanwhile everybody is told 503 and nothing else; a writer repeats its call with its
 * key until it is done, and then it is there once.
 */
export async function databaseKill(
  service: ServiceProcess,
  server: PostgresServer,
  options: ContractOptions,
  rounds: number,
): Promise<DatabaseKillReport> {
  const reports = [];
  await service.start();
  const first = new Fixtures(new Client(options), options);
  const [company, product] = [await first.companyId(), await first.product()];
  first.client.close();
  for (let round = 1; round <= rounds; round++) {
    const work = new Round(service, options, company, product);
    const died = await work.run(() => takeAway(server, round));
    const complaints = [...work.complaints, ...(await work.inspect())];
    reports.push({
      ...work,
      died,
      complaints: complaints.map((complaint) => `round ${round}: ${complaint}`),
    });
  }
  return {
    rounds,
    acknowledged: reports.flatMap(({ attempts }) => attempts).filter(isAcknowledged).length,
    refused: reports.reduce((sum, { refused }) => sum + refused, 0),
    deaths: reports.filter(({ died }) => died).length,
    slowest: Math.round(Math.max(...reports.map(({ slowest }) => slowest))),
    complaints: reports.flatMap(({ complaints }) => complaints),
  };
}

async function takeAway(server: PostgresServer, round: number): Promise<void> {
  // Another moment in each round: between 100 and 600 ms after the first write.
  await pause(100 + ((round * 337) % 500));
  if (round % 3 === 0) {
    server.signal("SIGSTOP");
    await pause(silence);
    server.signal("SIGCONT");
  } else {
    if (round % 3 === 1) server.signal("SIGKILL");
    else await server.shutDown();
    await pause(away);
    await server.startAgain();
  }
  await pause(away);
}

/** Writers and readers of one round, and what they were told. */
class Round {
  readonly attempts: Attempt[] = [];
  readonly complaints: string[] = [];
  refused = 0;
  slowest = 0;
  readonly #service: ServiceProcess;
  readonly #options: ContractOptions;
  readonly #client: Client;
  readonly #company: Id;
  readonly #product: Id;
  #over = false;

  constructor(service: ServiceProcess, options: ContractOptions, company: Id, product: Id) {
    this.#service = service;
    this.#options = options;
    this.#client = new Client(options, writers + 2);
    this.#company = company;
    this.#product = product;
  }

  /** Works until the fault is over. @returns whether the service has died of it; it is started again then */
  async run(fault: () => Promise<void>): Promise<boolean> {
    await this.#client.token();
    const over = fault().finally(() => (this.#over = true));
    const writing = Array.from({ length: writers }, () => this.#write());
    const reading = ["/readyz", `/v1/companyPO/${this.#company}`].map((path) => this.#read(path));
    for (const end of await Promise.allSettled([over, ...writing, ...reading]))
      if (end.status === "rejected") this.complaints.push(String(end.reason));
    this.#client.close();
    const died = !this.#service.runs;
    if (died) await this.#service.start();
    return died;
  }

  async inspect(): Promise<readonly string[]> {
    const fixtures = new Fixtures(new Client(this.#options), this.#options);
    const { complaints } = await inspect(fixtures, this.#company, this.#product, this.attempts);
    fixtures.client.close();
    return complaints;
  }

  async #write(): Promise<void> {
    while (!this.#over) {
      const attempt = nextAttempt(this.attempts.length, this.#company, this.#product);
      this.attempts.push(attempt);
      let response = await this.#call(attempt.call);
      while (response.status === 503) {
        await pause(again);
        response = await this.#call(attempt.call);
      }
      attempt.response = response;
    }
  }

  async #read(path: string): Promise<void> {
    while (!this.#over) {
      const response = await this.#call({ method: "GET", path });
      if (response.status !== 200 && response.status !== 503)
        this.complaints.push(`GET ${path} got ${describe(response)}`);
      await pause(again);
    }
  }

  async #call(call: Call): Promise<HttpResponse> {
    const began = performance.now();
    const response = await this.#client.call(call);
    this.slowest = Math.max(this.slowest, performance.now() - began);
    if (response.status === 503) this.refused++;
    return response;
  }
}
