import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BackOffice, type Caller, oneEngine, startBackOffice } from "../../test/harness/backOffice.ts";
import { pausedPoint } from "../../test/nouns/delivering.ts";

const rows = v.array(
  v.object({
    id: v.string(),
    name: v.string(),
    isPaused: v.boolean(),
    seller: v.nullable(v.object({ id: v.string() })),
    address: v.object({ provinceCode: v.nullable(v.string()) }),
    nextDates: v.nullable(v.array(v.string())),
  }),
);
const answer = v.object({
  viewer: v.object({ pickupPoints: v.object({ totalCount: v.number(), nodes: rows }) }),
});
type Row = v.InferOutput<typeof rows>[number];

describe.each(oneEngine)("pickup points on %s", (engine) => {
  let office: BackOffice;
  let owner: Caller;

  beforeAll(async () => {
    office = await startBackOffice(engine);
    owner = await office.signIn("owner@verdant.test");
    await pausedPoint(owner);
  });
  afterAll(() => office.close());

  const list = async (caller: Caller, args: string) => {
    const { data, errors, extensions } = await caller.send(
      `{ viewer { pickupPoints(${args}) { totalCount nodes { id name isPaused nextDates seller { id } address { provinceCode } } } } }`,
    );
    expect(errors).toBeUndefined();
    const { pickupPoints } = v.parse(answer, data).viewer;
    expect(pickupPoints.totalCount).toBe(pickupPoints.nodes.length);
    const calls = (extensions?.upstream ?? []).map(({ template }) => template);
    return { rows: pickupPoints.nodes, calls: calls.filter((call) => !call.startsWith("/v1/account")) };
  };

  test("they narrow by location, state and whether they are paused, in the calls that a list has", async () => {
    const all = await list(owner, "first: 50");
    expect(all.rows.map(({ name }) => name)).toEqual(["Jayanagar Counter", "Kothrud Corner"]);
    // The last two leave together.
    expect(all.calls.toSorted()).toEqual([
      "/v1/companyPickupPoint/company_po_id/{id}",
      "/v1/companyPickupPoint/next_dates",
      "/v1/companySeller",
    ]);
    const location = all.rows[0]?.seller?.id ?? "";
    const cases: readonly (readonly [string, (row: Row) => boolean])[] = [
      [`{ sellerId: "${location}" }`, ({ seller }) => seller?.id === location],
      [`{ sellerId: "${all.rows[0]?.id ?? ""}" }`, () => false],
      ["{ isPaused: true }", ({ isPaused }) => isPaused],
      ["{ isPaused: false }", ({ isPaused }) => !isPaused],
      // Paused until somebody opens it again, so until no day.
      ['{ isPaused: true, pausedTo: "2999-01-01" }', () => false],
      ['{ provinceCode: ["MH"] }', ({ address }) => address.provinceCode === "MH"],
      ['{ provinceCode: ["KA", "MH"], isPaused: true }', ({ isPaused }) => isPaused],
      ['{ provinceCode: ["no code"] }', () => false],
      ["{ provinceCode: [] }", () => true],
    ];
    for (const [filter, isWanted] of cases) {
      const found = await list(owner, `first: 50, filter: ${filter}`);
      const wanted = all.rows.filter(isWanted).map(({ name }) => name);
      expect([filter, found.rows.map(({ name }) => name)]).toEqual([filter, wanted]);
    }
    expect((await list(owner, 'first: 50, search: "kothrud"')).rows.map(({ name }) => name)).toEqual([
      "Kothrud Corner",
    ]);
  });

  test("nobody, another company and a location's people see none of them", async () => {
    expect((await list(await office.signIn("owner@fernway.test"), "first: 50")).rows).toEqual([]);
    expect((await list(await office.signIn("seller@verdant.test"), "first: 50")).rows).toEqual([]);
    const { data } = await office.anonymous.send("{ viewer { pickupPoints { totalCount } } }");
    expect(data).toEqual({ viewer: null });
  });
});
