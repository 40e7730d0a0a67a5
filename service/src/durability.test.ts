import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { type Caller, field, signedInCaller } from "./testing/caller.ts";
import { developmentAccess, startProgram } from "./testing/program.ts";
import { everyEngine } from "./testing/seededCopy.ts";
import { seededPlace } from "./testing/seededPlace.ts";

const rounds = Number(process.env["DURABILITY_ROUNDS"] ?? 2);
const writers = 8;
const list = v.array(v.unknown());

/** Letters only, because a subdomain has no digits. */
const word = (number: number): string =>
  number.toString().replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");

const registration = (name: string) => ({
  business_type: 1,
  business_vertical_name: "Green goods",
  business_vertical_description: "Everything green",
  business_name: name,
  business_subdomain: name,
  legal_name: name,
  area_name: "Indiranagar",
  zip: "560038",
  stateshort: "KA",
  admin_first_name: "Asha",
  admin_title: "Director",
  admin_gender: 2,
  admin_dob: "1988-04-23",
  admin_phone: "9876543210",
  admin_email: `${name}@crash.test`,
});

/** How many of the three records that a registration makes are there: company, location and the owner's account. */
async function parts(call: Caller, name: string): Promise<number> {
  const read = async (path: string) => v.parse(list, (await call(`GET /v1/${path}`)).body);
  const companies = await read(`companyPO/BusinessName/${name}`);
  const locations = await read(`companySeller/BusinessName/${name}`);
  // Nobody has activated the account, so it is found by the trail of its making.
  const accounts = [];
  for (const company of companies) {
    const trail = `audit/company_po_id/${String(field(company, "company_po_id"))}?entity=account&action=insert`;
    for (const made of await read(trail))
      accounts.push(...(await read(`account/user_po_id/${String(field(made, "entity_id"))}`)));
  }
  return [companies, locations, accounts].filter((found) => found.length > 0).length;
}

/** Registers until the service dies. Fills both sets. */
async function writeUntilDeath(
  call: Caller,
  prefix: string,
  tried: Set<string>,
  kept: Set<string>,
): Promise<void> {
  for (let turn = 0; ; turn++) {
    const name = `${prefix}${word(turn)}`;
    tried.add(name);
    try {
      const { status } = await call("POST /v1/companyPO", registration(name));
      if (status === 201) kept.add(name);
    } catch {
      return;
    }
  }
}

describe.each(everyEngine)("on %s", (engine) => {
  test(
    `kill -9 under ${writers} writers, ${rounds} rounds: nothing acknowledged is lost, nothing is half there`,
    { timeout: rounds * 120_000 },
    async () => {
      const { environment: settings } = await seededPlace(engine);
      const tried = new Set<string>();
      const kept = new Set<string>();
      const starts: number[] = [];
      let service = await startProgram(settings);
      for (let round = 0; round < rounds; round++) {
        const call = await signedInCaller(service.url, developmentAccess);
        const before = kept.size;
        const work = Array.from({ length: writers }, (_, writer) =>
          writeUntilDeath(call, `${word(round)}z${word(writer)}z`, tried, kept),
        );
        // The kill comes in the middle of the work: after some answers, while others are being made.
        while (kept.size < before + writers + round) await new Promise((resolve) => setTimeout(resolve, 5));
        await service.stop("SIGKILL");
        await Promise.all(work);
        service = await startProgram(settings);
        starts.push(Math.round(service.readyAfter));
      }
      const call = await signedInCaller(service.url, developmentAccess);
      const lost: string[] = [];
      const halves: string[] = [];
      for (const name of tried) {
        const found = await parts(call, name);
        if (kept.has(name) && found !== 3) lost.push(name);
        if (found !== 0 && found !== 3) halves.push(name);
      }
      console.log(
        `${kept.size} of ${tried.size} registrations acknowledged in ${rounds} rounds; ready again after ${starts.join(", ")} ms`,
      );
      expect(lost).toEqual([]);
      expect(halves).toEqual([]);
      expect(await service.stop("SIGTERM")).toBe(0);
    },
  );
});
