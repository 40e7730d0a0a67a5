import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { list } from "../../contract/expectation.ts";
import { type Answer, Client } from "../../contract/http/client.ts";
import type { ContractOptions } from "../../contract/options.ts";
import { bannerForm } from "../../contract/world/forms.ts";
import { randomName } from "../../contract/world/randomName.ts";
import { registration } from "../../contract/world/registration.ts";
import { World } from "../../contract/world/world.ts";

/** What came out of one crowd of calls. */
export interface CrowdReport {
  readonly title: string;
  /** How often each status came. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly seconds: number;
  readonly complaints: readonly string[];
}

/** Registers companies under one subdomain, all at once: one of them gets it, the others are told that it is taken. */
export async function oneSubdomain(options: ContractOptions, crowd: number): Promise<CrowdReport> {
  return withWorld(options, crowd, async (world) => {
    const subdomain = randomName();
    const started = performance.now();
    const answers = await Promise.all(
      Array.from({ length: crowd }, () =>
        world.post("/v1/companyPO", { ...registration(), business_subdomain: subdomain }),
      ),
    );
    const seconds = (performance.now() - started) / 1000;
    const won = answers.filter(isDone).length;
    const taken = answers.filter(({ status }) => status === 409).length;
    const stored = list(
      await world.get("/v1/companyPO/BusinessSubdomain/{subdomain}", subdomain),
      v.unknown(),
    );
    const complaints = [
      ...(won === 1 ? [] : [`${won} registrations were accepted`]),
      ...(won + taken === crowd ? [] : ["not all others were told that it is taken"]),
      ...(stored.length === 1 ? [] : [`${stored.length} companies have the subdomain`]),
    ];
    const title = `${crowd} registrations of one subdomain at once`;
    return { title, statuses: statusesOf(answers), seconds, complaints };
  });
}

/** Sends one call with one key, again and again, all at once: one effect, and equal answers. */
export async function oneKey(options: ContractOptions, crowd: number): Promise<CrowdReport> {
  return withWorld(options, crowd, async (world) => {
    const company_po_id = (await world.register()).id;
    // Banners may be alike, so only the key can keep a repeat from making another one.
    const body = bannerForm(company_po_id, await world.addLevel1(company_po_id));
    const headers = { "idempotency-key": randomUUID() };
    const started = performance.now();
    const answers = await Promise.all(
      Array.from({ length: crowd }, () =>
        world.client.call({ method: "POST", path: "/v1/companyBanner", body, headers }),
      ),
    );
    const seconds = (performance.now() - started) / 1000;
    const different = new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size;
    const stored = list(await world.get("/v1/companyBanner/company_po_id/{id}", company_po_id), v.unknown());
    const complaints = [
      ...(answers.every(isDone) ? [] : ["not every repeat got the answer"]),
      ...(different === 1 ? [] : [`${different} different answers`]),
      ...(stored.length === 1 ? [] : [`${stored.length} effects`]),
    ];
    const title = `${crowd} repeats of one POST with one Idempotency-Key at once`;
    return { title, statuses: statusesOf(answers), seconds, complaints };
  });
}

async function withWorld<T>(
  options: ContractOptions,
  crowd: number,
  work: (world: World) => Promise<T>,
): Promise<T> {
  const client = new Client(options, crowd);
  try {
    await client.token();
    return await work(new World(client, options));
  } finally {
    client.close();
  }
}

const isDone = ({ status }: Answer): boolean => status >= 200 && status < 300;

function statusesOf(answers: readonly Answer[]): Record<string, number> {
  const statuses: Record<string, number> = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  return statuses;
}
