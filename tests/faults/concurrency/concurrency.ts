import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { list } from "../../contract/expectation.ts";
import { type HttpResponse, Client } from "../../contract/http/client.ts";
import type { ContractOptions } from "../../contract/options.ts";
import { bannerForm } from "../../contract/fixtures/forms.ts";
import { randomName } from "../../contract/fixtures/randomName.ts";
import { registration } from "../../contract/fixtures/registration.ts";
import { Fixtures } from "../../contract/fixtures/fixtures.ts";

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
  return withFixtures(options, crowd, async (fixtures) => {
    const subdomain = randomName();
    const started = performance.now();
    const responses = await Promise.all(
      Array.from({ length: crowd }, () =>
        fixtures.post("/v1/companyPO", { ...registration(), business_subdomain: subdomain }),
      ),
    );
    const seconds = (performance.now() - started) / 1000;
    const won = responses.filter(isDone).length;
    const taken = responses.filter(({ status }) => status === 409).length;
    const stored = list(
      await fixtures.get("/v1/companyPO/BusinessSubdomain/{subdomain}", subdomain),
      v.unknown(),
    );
    const complaints = [
      ...(won === 1 ? [] : [`${won} registrations were accepted`]),
      ...(won + taken === crowd ? [] : ["not all others were told that it is taken"]),
      ...(stored.length === 1 ? [] : [`${stored.length} companies have the subdomain`]),
    ];
    const title = `${crowd} registrations of one subdomain at once`;
    return { title, statuses: statusesOf(responses), seconds, complaints };
  });
}

/** Sends one call with one key, again and again, all at once: one effect, and equal responses. */
export async function oneKey(options: ContractOptions, crowd: number): Promise<CrowdReport> {
  return withFixtures(options, crowd, async (fixtures) => {
    const company_po_id = (await fixtures.register()).id;
    // Banners may be alike, so only the key can keep a repeat from making another one.
    const body = bannerForm(company_po_id, await fixtures.addLevel1(company_po_id));
    const headers = { "idempotency-key": randomUUID() };
    const started = performance.now();
    const responses = await Promise.all(
      Array.from({ length: crowd }, () =>
        fixtures.client.call({ method: "POST", path: "/v1/companyBanner", body, headers }),
      ),
    );
    const seconds = (performance.now() - started) / 1000;
    const different = new Set(responses.map((response) => `${response.status} ${response.text}`)).size;
    const stored = list(
      await fixtures.get("/v1/companyBanner/company_po_id/{id}", company_po_id),
      v.unknown(),
    );
    const complaints = [
      ...(responses.every(isDone) ? [] : ["not every repeat got the answer"]),
      ...(different === 1 ? [] : [`${different} different answers`]),
      ...(stored.length === 1 ? [] : [`${stored.length} effects`]),
    ];
    const title = `${crowd} repeats of one POST with one Idempotency-Key at once`;
    return { title, statuses: statusesOf(responses), seconds, complaints };
  });
}

async function withFixtures<T>(
  options: ContractOptions,
  crowd: number,
  work: (fixtures: Fixtures) => Promise<T>,
): Promise<T> {
  const client = new Client(options, crowd);
  try {
    await client.token();
    return await work(new Fixtures(client, options));
  } finally {
    client.close();
  }
}

const isDone = ({ status }: HttpResponse): boolean => status >= 200 && status < 300;

function statusesOf(responses: readonly HttpResponse[]): Record<string, number> {
  const statuses: Record<string, number> = {};
  for (const { status } of responses) statuses[status] = (statuses[status] ?? 0) + 1;
  return statuses;
}
