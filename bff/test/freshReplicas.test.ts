import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../../service/src/config.ts";
import { startService } from "../../service/src/server.ts";
import { copySeeded, everyEngine, type SeededCopy } from "../../service/src/testing/seededCopy.ts";
import type { Caller } from "./harness/caller.ts";
import {
  type DocumentName,
  freshDocuments,
  readBrands,
  readCategories,
  readProducts,
  storedId,
} from "./harness/freshDocuments.ts";
import { type FreshWrites, writesInService, writesThrough } from "./harness/freshWrites.ts";
import { type GatewayProcess, startGatewayProcess } from "./harness/gatewayProcess.ts";
import { freePort, hasRedis, startRedis } from "./harness/redisServer.ts";
import { serviceCaller } from "./harness/serviceCaller.ts";
import { trySignIn } from "./doubles/stubUser.ts";

const canRun = hasRedis && everyEngine.includes("PostgreSQL");
if (!canRun) {
  console.log(
    "Left out: freshness over two processes of the gateway (TEST_DATABASE_URL and TEST_REDIS_URL are not both set).",
  );
}

// As in production: replicas that know nothing of each other but the sessions in one Redis, and the service on PostgreSQL.
describe.runIf(canRun).each(["on", "off"])("two gateways, text execution %s", (textExecution) => {
  let folder: string;
  let redis: { stop(): Promise<void> };
  let database: SeededCopy;
  let service: { readonly url: string; close(): Promise<unknown> };
  let gateways: readonly GatewayProcess[] = [];
  let callers: readonly Caller[] = [];
  let inService: FreshWrites;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "fresh-replicas-"));
    const stored = join(folder, "documents.json");
    const names: readonly DocumentName[] = [
      "brand",
      "brands",
      "firstBrand",
      "categories",
      "product",
      "products",
    ];
    const list = Object.fromEntries(names.map((name) => [storedId(name), freshDocuments[name]]));
    await writeFile(stored, JSON.stringify(list));
    const port = await freePort();
    [redis, database] = await Promise.all([startRedis(port), copySeeded("PostgreSQL")]);
    const base = readConfig({ PORT: "0", DEMO: "off", LOG_LEVEL: "silent" });
    const { storage } = database;
    service = await startService({ ...base, storage, settings: { ...base.settings, passwordCost: "test" } });
    const environment = {
      REDIS_URL: `redis://127.0.0.1:${port}`,
      PERSISTED_DOCUMENTS: stored,
      TEXT_EXECUTION: textExecution,
    };
    gateways = await Promise.all([1, 2].map(() => startGatewayProcess(service.url, environment)));
    inService = writesInService(await serviceCaller(service.url));
    callers = gateways.map((gateway) => gateway.caller());
    const [first] = callers;
    if (first === undefined) throw new Error("There is no gateway.");
    expect(await trySignIn(first, "Verdant-Demo-1", "owner@verdant.test")).toBe("SignInSuccess");
    for (const caller of callers) caller.takeCookiesOf(first);
  });

  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => gateway.close()));
    await service.close();
    await Promise.all([database.remove(), redis.stop(), rm(folder, { recursive: true, force: true })]);
  });

  let turn = 0;

  /** What each gateway says next, asked by a stored document and by an open one, in turn the one or the other first. */
  async function ask(name: DocumentName, id?: string): Promise<unknown[]> {
    turn += 1;
    const variables = id === undefined ? {} : { id };
    const ways = [
      (caller: Caller) => caller.sendStored(storedId(name), variables),
      (caller: Caller) => caller.send(freshDocuments[name], variables),
    ];
    const said: unknown[] = [];
    for (const caller of callers) {
      for (const way of turn % 2 === 0 ? ways : ways.toReversed()) {
        const { data, errors } = await way(caller);
        expect(errors).toBeUndefined();
        said.push(data);
      }
    }
    return said;
  }

  async function everySays(text: string, name: DocumentName, id?: string): Promise<void> {
    for (const data of await ask(name, id)) expect(JSON.stringify(data)).toContain(text);
  }

  async function brands() {
    return readBrands((await ask("brands"))[0]);
  }

  async function categories() {
    return readCategories((await ask("categories"))[0]).edges.map(({ node }) => node);
  }

  /** The first product that has a variant. */
  async function product() {
    const { totalCount, edges } = readProducts((await ask("products"))[0]);
    const found = edges.find(({ node }) => node.variants.edges.length > 0)?.node;
    const [variant] = found?.variants.edges ?? [];
    if (found === undefined || variant === undefined) throw new Error("No product has a variant.");
    return { ...found, variant: variant.node, totalCount };
  }

  async function askAll(): Promise<void> {
    const { id, brand } = await product();
    for (const name of ["brands", "firstBrand", "categories", "products"] as const) await ask(name);
    await ask("product", id);
    await ask("brand", brand.id);
  }

  // Everything is compiled and remembered before anything changes.
  beforeAll(async () => {
    await askAll();
    await askAll();
  });
  beforeEach(askAll);

  describe.each(["the service itself", "one of the gateways"])("what is changed in %s", (writer) => {
    const writes = (): FreshWrites => {
      const [first] = callers;
      return writer === "the service itself" || first === undefined ? inService : writesThrough(first);
    };

    test("a record that has changed: by its id, in its list, and where others name it", async () => {
      const { id, brand, variant } = await product();
      await writes().renameBrand(brand, `Renamed in ${writer}`);
      await everySays(`Renamed in ${writer}`, "brand", brand.id);
      await everySays(`Renamed in ${writer}`, "brands");
      await everySays(`Renamed in ${writer}`, "products");
      await everySays(`Renamed in ${writer}`, "product", id);
      const price = writer === "the service itself" ? "4321.50" : "4321.75";
      await writes().priceVariant(variant, price);
      await everySays(`"${price}"`, "product", id);
      await everySays(`"${price}"`, "products");
      const [parent] = await categories();
      const [child] = parent?.children.edges ?? [];
      if (child === undefined) throw new Error("There is no category of level 2.");
      await writes().renameCategory(child.node, `Shelf of ${writer}`);
      await everySays(`Shelf of ${writer}`, "categories");
    });

    test("a record that is new: in its list and its total, also within another record", async () => {
      const { totalCount } = await brands();
      await ask("firstBrand");
      // At the end of the list, so that the rows of a page before it stay as they are.
      await writes().addBrand(`Zinnia, added in ${writer}`);
      for (const data of await ask("firstBrand")) expect(readBrands(data).totalCount).toBe(totalCount + 1);
      for (const data of await ask("brands")) {
        const now = readBrands(data);
        expect(now.edges.map(({ node }) => node.name)).toContain(`Zinnia, added in ${writer}`);
        expect(now.totalCount).toBe(totalCount + 1);
      }
      const [parent] = await categories();
      if (parent === undefined) throw new Error("There is no category.");
      await writes().addCategory(parent, `Added in ${writer}`);
      for (const data of await ask("categories")) {
        const [now] = readCategories(data).edges;
        expect(now?.node.children.edges.map(({ node }) => node.name)).toContain(`Added in ${writer}`);
        expect(now?.node.children.totalCount).toBe(parent.children.totalCount + 1);
      }
    });

    test("a record that was deleted: none by its id, gone from its list and its total", async () => {
      await writes().addBrand(`Passing in ${writer}`);
      const before = await brands();
      const brand = before.edges.map(({ node }) => node).find(({ name }) => name === `Passing in ${writer}`);
      if (brand === undefined) throw new Error("The new brand is not there.");
      await ask("brand", brand.id);
      await writes().deleteBrand(brand);
      for (const data of await ask("brand", brand.id)) expect(data).toEqual({ node: null });
      for (const data of await ask("brands")) {
        expect(JSON.stringify(data)).not.toContain(brand.name);
        expect(readBrands(data).totalCount).toBe(before.totalCount - 1);
      }
      const [parent] = await categories();
      if (parent === undefined) throw new Error("There is no category.");
      await writes().addCategory(parent, `Passing in ${writer}`);
      const [grown] = await categories();
      const child = grown?.children.edges.find(({ node }) => node.name === `Passing in ${writer}`);
      if (child === undefined) throw new Error("The new category is not there.");
      await writes().deleteCategory(child.node);
      for (const data of await ask("categories")) expect(JSON.stringify(data)).not.toContain(child.node.name);
      const deleted = await product();
      await writes().deleteProduct(deleted);
      for (const data of await ask("product", deleted.id)) expect(data).toEqual({ node: null });
      for (const data of await ask("products")) {
        expect(JSON.stringify(data)).not.toContain(deleted.id);
        expect(readProducts(data).totalCount).toBe(deleted.totalCount - 1);
      }
    });
  });
});
