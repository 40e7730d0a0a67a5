import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { everyEngine, startBackOffice, type BackOffice, type Caller } from "./harness/backOffice.ts";

const brandsDocument =
  "{ viewer { brands(first: 50) { totalCount edges { node { id databaseId name } } } } }";
const brandsResponse = v.object({
  viewer: v.object({
    brands: v.object({
      totalCount: v.number(),
    }),
  }),
});
const treeDocument = `{ viewer { categories(level: 1, first: 50) {
  edges { node { name children(first: 50) { totalCount edges { node { name } } } } } } } }`;
const productsDocument = `{ viewer { products(first: 50) { edges { node {
  id databaseId name brand { id databaseId name } category { path { name } } variants(first: 20) { edges { node { price } } } } } } } }`;
const renameDocument = `mutation ($input: EditBrandInput!) {
  editBrand(input: $input) { ... on EditBrandSuccess { brand { name } } ... on Error { message } }
}`;
const productsResponse = v.object({
  viewer: v.object({
    products: v.object({
      edges: v.array(
        v.object({
          node: v.object({
            databaseId: v.string(),
            brand: v.object({ id: v.string(), databaseId: v.string() }),
          }),
        }),
      ),
    }),
  }),
});

// Answers are remembered in parts: decoded records, pages, texts. None of it may be older than the service.
const settings = everyEngine.flatMap((engine) =>
  ["on", "off"].map((textExecution) => [engine, textExecution] as const),
);

describe.each(settings)("on %s, text execution %s", (engine, textExecution) => {
  let office: BackOffice;
  let callers: readonly [Caller, Caller];

  beforeAll(async () => {
    office = await startBackOffice(engine, { TEXT_EXECUTION: textExecution });
    const owner = await office.signIn("owner@verdant.test");
    callers = [owner, (await office.startReplica()).callerLike(owner)];
  });

  afterAll(async () => {
    await office.close();
  });

  /** Asks at both gateways often enough for everything to be compiled and remembered. */
  async function ask(document: string): Promise<void> {
    for (let time = 0; time < 3; time += 1) {
      const responses = await Promise.all(callers.map((caller) => caller.send(document)));
      for (const response of responses) expect(response.errors).toBeUndefined();
    }
  }

  async function brands() {
    const { data } = await callers[0].send(brandsDocument);
    return v.parse(brandsResponse, data).viewer.brands;
  }

  /** The first product of the list, and its brand. */
  async function firstProduct() {
    const { data } = await callers[0].send(productsDocument);
    const [edge] = v.parse(productsResponse, data).viewer.products.edges;
    if (edge === undefined) throw new Error("There are no products.");
    return edge.node;
  }

  test("what changes in the service itself is in the very next answer, in every place and at every gateway", async () => {
    for (const document of [brandsDocument, treeDocument, productsDocument]) await ask(document);
    const { brand, databaseId } = await firstProduct();
    await office.put(`/v1/companyBrand/${brand.databaseId}`, { brand_name: "Renamed outside" });
    for (const caller of callers) {
      for (const document of [brandsDocument, productsDocument]) {
        expect(JSON.stringify((await caller.send(document)).data), document).toContain("Renamed outside");
      }
    }
    await office.put("/v1/l2CategoryPO/1", { level2_name: "Moved outside" });
    for (const caller of callers) {
      expect(JSON.stringify((await caller.send(treeDocument)).data)).toContain("Moved outside");
    }
    await office.put(`/v1/companySellerProdLoc/${databaseId}`, { prod_name: "AAA outside" });
    for (const caller of callers) {
      expect(JSON.stringify((await caller.send(productsDocument)).data)).toContain("AAA outside");
    }
  });

  test("what is added in the service itself is in the very next list, and counted", async () => {
    await ask(brandsDocument);
    const { totalCount } = await brands();
    await office.post("/v1/companyBrand", { company_po_id: 1, brand_name: "Added outside" });
    for (const caller of callers) {
      const { data } = await caller.send(brandsDocument);
      expect(JSON.stringify(data)).toContain("Added outside");
      expect(v.parse(brandsResponse, data).viewer.brands.totalCount).toBe(totalCount + 1);
    }
  });

  test("a mutation answers with what it has written, and every query after it sees it, at every gateway", async () => {
    await ask(brandsDocument);
    await ask(productsDocument);
    const { id } = (await firstProduct()).brand;
    const written = await callers[0].send(renameDocument, { input: { id, name: "Renamed inside" } });
    expect(written.data).toEqual({ editBrand: { brand: { name: "Renamed inside" } } });
    for (const caller of callers) {
      for (const document of [brandsDocument, productsDocument]) {
        expect(JSON.stringify((await caller.send(document)).data)).toContain("Renamed inside");
      }
    }
  });

  test("under many identical queries, none that was sent after a write is answered from before it", async () => {
    const { id } = (await firstProduct()).brand;
    const written = { turn: 0 };
    const last = 10;
    const older: string[] = [];
    const read = async (caller: Caller): Promise<void> => {
      while (written.turn < last) {
        const atLeast = written.turn;
        const { data } = await caller.send(brandsDocument);
        const [, number = "0"] = /"Turn (\d+)"/.exec(JSON.stringify(data)) ?? [];
        if (Number(number) < atLeast) older.push(`${number} after ${atLeast}`);
      }
    };
    const readers = [0, 1, 2, 3].flatMap(() => callers.map(read));
    for (let turn = 1; turn <= last; turn += 1) {
      await callers[turn % 2 === 0 ? 0 : 1].send(renameDocument, { input: { id, name: `Turn ${turn}` } });
      written.turn = turn;
    }
    await Promise.all(readers);
    expect(older).toEqual([]);
  });
});
