import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import { list, succeeded } from "../../contract/expectation.ts";
import { Fixtures } from "../../contract/fixtures/fixtures.ts";
import { orderForm, productOnSale } from "../../contract/fixtures/ordering.ts";
import { type Call, Client, describe, type HttpResponse } from "../../contract/http/client.ts";
import { type Id, id } from "../../contract/http/wire.ts";
import type { ContractOptions } from "../../contract/options.ts";
import type { ServiceProcess } from "../../servers/serviceProcess.ts";
import { complaintsOfDocuments, complaintsOfOrders, stockLeft } from "./orderInspect.ts";

/** How many write at once. */
const writers = 8;

/** Counted at first: enough for every round. */
const stock = 1_000_000;

/** What the rounds have shown. */
export interface OrderKillReport {
  readonly rounds: number;
  readonly placed: number;
  readonly despatched: number;
  /** Calls that the crash cut off. */
  readonly unanswered: number;
  readonly complaints: readonly string[];
}

interface Attempt {
  readonly call: Call;
  /** Missing when the crash came first. */
  response?: HttpResponse;
}

const part = v.object({ fulfilment_id: id, fulfilment_status: v.string(), seller_id: id });
const results = v.array(v.object({ fulfilment_id: id, outcome: v.string() }));
const isDone = ({ response }: Attempt): boolean => response?.status === 200 || response?.status === 201;

/**
 * Kills the service while orders are placed, while all of them are accepted in one call, and while they are despatched. After
 * each restart everything is wholly done or not at all, what was acknowledged is there, and the same call again does the rest.
 * @param most how many orders a round has at most; a bulk has all of them
 */
export async function orderKill(
  service: ServiceProcess,
  options: ContractOptions,
  rounds: number,
  most: number,
): Promise<OrderKillReport> {
  if (!service.runs) await service.start();
  const complaints: string[] = [];
  let [placed, despatched, unanswered] = [0, 0, 0];
  const setUp = new Fixtures(new Client(options), options);
  const company = await setUp.companyId();
  const product = await productOnSale(setUp);
  const body = await orderForm(setUp, product);
  succeeded(await setUp.client.call(counting(product)));
  setUp.client.close();

  for (let round = 1; round <= rounds; round++) {
    const told = (what: string, found: readonly string[]): void =>
      void complaints.push(...found.map((complaint) => `round ${round}, ${what}: ${complaint}`));
    /** Makes the calls until the service dies, brings it back, and lets the rest be judged and repeated. */
    const crash = async (
      what: string,
      calls: readonly Call[],
      after: number,
      inspect: (fixtures: Fixtures, attempts: readonly Attempt[]) => Promise<string[]>,
    ): Promise<void> => {
      const attempts = await cutOff(service, options, calls, after);
      unanswered += attempts.filter(({ response }) => response === undefined).length;
      await service.start();
      const fixtures = new Fixtures(new Client(options), options);
      told(what, await inspect(fixtures, attempts));
      for (const attempt of attempts) {
        attempt.response ??= await fixtures.client.call(attempt.call);
        if (!isDone(attempt)) told(what, [describe(attempt.response)]);
      }
      told(`${what} again`, await inspect(fixtures, attempts));
      fixtures.client.close();
    };

    const references = Array.from({ length: most }, () => randomUUID());
    const placing = references.map((channel_reference): Call => {
      const headers = { "idempotency-key": randomUUID() };
      return { method: "POST", path: "/v1/companyOrder", body: { ...body, channel_reference }, headers };
    });
    let parts: readonly v.InferOutput<typeof part>[] = [];
    await crash("placing", placing, 60 + ((round * 337) % 700), async (fixtures, attempts) => {
      const sure = references.filter((_, index) => attempts[index] !== undefined && isDone(attempts[index]));
      const found = await complaintsOfOrders(fixtures, company, references, sure);
      const left = await stockLeft(fixtures, product);
      // Two pieces an order.
      if (left !== stock - 2 * found.all) found.complaints.push(`${left} left of ${found.all} orders`);
      parts = found.parts;
      return found.complaints;
    });
    placed += parts.length;

    const ids = parts.map(({ fulfilment_id }) => fulfilment_id);
    const standing = async (fixtures: Fixtures) =>
      list(
        succeeded(
          await fixtures.client.call({ method: "GET", path: `/v1/companyFulfilment?ids=${ids.join()}` }),
        ),
        part,
      );
    const bulk = (action: object): Call => ({
      method: "PUT",
      path: "/v1/companyFulfilment/bulk",
      body: { ids, ...action },
    });
    await crash(
      "bulk",
      [bulk({ action: "accept" })],
      5 + ((round * 61) % 300),
      async (fixtures, attempts) => {
        const states = new Set((await standing(fixtures)).map(({ fulfilment_status }) => fulfilment_status));
        const wanted = attempts.every(isDone) ? "accepted" : "pending or accepted";
        const isWhole = states.size === 1 && [...states].every((state) => wanted.includes(state));
        return isWhole ? [] : [`${[...states].join(" and ")} instead of ${wanted}`];
      },
    );
    const fixtures = new Fixtures(new Client(options), options);
    const packed = v.parse(results, (await fixtures.client.call(bulk({ action: "pack", packages: 1 }))).body);
    const refused = packed.filter(({ outcome }) => outcome !== "DONE");
    if (refused.length > 0) told("packing", [`${refused.length} refused`]);
    fixtures.client.close();

    const step = (fulfilment_id: Id): Call => ({
      method: "PUT",
      path: `/v1/companyFulfilment/fulfilment_status/${fulfilment_id}`,
      body: { action: "despatch", carrier_name: "Road Runners" },
    });
    await crash("despatch", ids.map(step), 30 + ((round * 97) % 300), async (seen, attempts) => {
      const now = await standing(seen);
      const out = now.filter(({ fulfilment_status }) => fulfilment_status === "out");
      const lost = attempts.filter(
        (attempt, index) => isDone(attempt) && !out.some(({ fulfilment_id }) => fulfilment_id === ids[index]),
      );
      return [
        ...(lost.length === 0 ? [] : [`${lost.length} acknowledged, but not sent`]),
        ...(await complaintsOfDocuments(
          seen,
          parts[0]?.seller_id ?? 0,
          despatched,
          new Set(out.map((one) => one.fulfilment_id)),
        )),
      ];
    });
    despatched += ids.length;
  }
  return { rounds, placed, despatched, unanswered, complaints };
}

const counting = (product: Id): Call => ({
  method: "PUT",
  path: "/v1/companySellerProdStock",
  body: { rows: [{ prod_id: product, set_to: stock }] },
});

/** Makes the calls by several writers, until all are answered or the service is killed after so many milliseconds. */
async function cutOff(
  service: ServiceProcess,
  options: ContractOptions,
  calls: readonly Call[],
  after: number,
): Promise<Attempt[]> {
  const client = new Client(options, writers);
  await client.token();
  const attempts = calls.map((call): Attempt => ({ call }));
  const waiting = [...attempts];
  const crash = pause(after).then(() => service.kill());
  const write = async (): Promise<void> => {
    for (let attempt = waiting.shift(); attempt !== undefined; attempt = waiting.shift())
      try {
        attempt.response = await client.call(attempt.call);
      } catch {
        return;
      }
  };
  await Promise.all([crash, ...Array.from({ length: writers }, write)]);
  client.close();
  return attempts;
}
