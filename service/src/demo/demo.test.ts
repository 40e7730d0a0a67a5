import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { onEachEngine } from "../testing/engines.ts";
import { generateProducts } from "./generate.ts";
import { drawDemoImages } from "./images.ts";
import { seedDemo } from "./seed.ts";

const products = v.array(
  v.object({
    prod_id: v.number(),
    prod_status: v.string(),
    summary_image_url: v.nullable(v.string()),
    seller_id: v.number(),
  }),
);

onEachEngine((service) => {
  const list = async (path: string) => v.parse(products, (await service().call(`GET ${path}`)).body);

  test("Verdant has products in every state, at both locations, each with its picture", async () => {
    const rows = await list("/v1/companySellerProdLoc/company_po_id/1");
    expect(rows).toHaveLength(65);
    expect(new Set(rows.map((row) => row.prod_status))).toEqual(
      new Set(["enabled", "pending", "draft", "rectification", "disabled"]),
    );
    expect(new Set(rows.map((row) => row.seller_id))).toEqual(new Set([1, 2]));
    for (const row of rows)
      expect(row.summary_image_url).toMatch(new RegExp(`^Uploads/${row.prod_id}/[a-z0-9-]+\\.webp$`));
  });

  test("Fernway is in the middle of onboarding, with two drafts", async () => {
    expect((await list("/v1/companySellerProdLoc/company_po_id/2")).map((row) => row.prod_status)).toEqual([
      "draft",
      "draft",
    ]);
  });

  test.each(["owner@verdant.test", "seller@verdant.test", "owner@fernway.test"])(
    "%s signs in with the documented password",
    async (email) => {
      expect((await service().call("POST /signin", { email, pw: "Verdant-Demo-1" })).status).toBe(200);
    },
  );
});

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "service-demo-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("seeding happens once and draws every picture; products are generated beside it", async () => {
  const { db, close } = await openDatabase({ kind: "memory" });
  await migrate(db);
  const seeded = await seedDemo(db, { passwordCost: "test" });
  expect(await seedDemo(db, { passwordCost: "test" })).toBeUndefined();
  if (seeded === undefined) throw new Error("Nothing was seeded");
  await drawDemoImages(folder, seeded);
  for (const { imageKey, gallery } of seeded.products)
    for (const key of [imageKey, ...gallery]) {
      const { format, width, height } = await sharp(await readFile(join(folder, key))).metadata();
      expect({ format, width, height }).toEqual({ format: "webp", width: 480, height: 480 });
    }
  await expect(readFile(join(folder, `home-images/${seeded.verdant}/logo.webp`))).resolves.toBeInstanceOf(
    Buffer,
  );
  await generateProducts(db, seeded.verdant, 5100);
  const { count } = await db
    .selectFrom("product")
    .select(db.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(count).toBe(5167);
  await close();
});
