import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { onOneEngine } from "../testing/engines.ts";
import type { Connection } from "../http/context.ts";
import { generateProducts } from "./generate.ts";
import { generateOrders } from "./generateOrders.ts";
import { drawDemoImages } from "./images.ts";
import { seedDemo } from "./seed.ts";
import { seedOrders } from "./seedOrders.ts";

const products = v.array(
  v.object({
    prod_id: v.number(),
    prod_status: v.string(),
    summary_image_url: v.nullable(v.string()),
    seller_id: v.number(),
  }),
);

onOneEngine((service) => {
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

/** What the demo promises of its orders. */
async function expectOrders(db: Connection): Promise<void> {
  const parts = await db.selectFrom("fulfilment").selectAll().orderBy("fulfilment_id").execute();
  expect(new Set(parts.map(({ order_id }) => order_id)).size).toBe(40);
  expect(parts.length).toBeGreaterThan(45);
  const different = (field: "fulfilment_status" | "seller_id" | "tax_kind") =>
    [...new Set(parts.map((part) => String(part[field])))].toSorted((a, b) => a.localeCompare(b));
  expect(different("fulfilment_status")).toEqual([
    "accepted",
    "cancelled",
    "delivered",
    "out",
    "packed",
    "pending",
    "ready",
    "returned",
  ]);
  const collected = parts.filter(({ delivery_mode }) => delivery_mode === "pickup");
  expect([...new Set(collected.map(({ order_id }) => order_id))]).toHaveLength(3);
  expect([...new Set(collected.map((part) => part.fulfilment_status))]).toEqual([
    "delivered",
    "ready",
    "pending",
  ]);
  expect(collected.every((part) => part.pickup_point_id !== null && part.promised_date !== null)).toBe(true);
  expect([different("seller_id"), different("tax_kind")]).toEqual([
    ["1", "2"],
    ["inter", "intra"],
  ]);
  const days = parts.map(({ placed_at }) => Date.parse(placed_at));
  expect(Math.max(...days) - Math.min(...days)).toBeGreaterThan(40 * 86_400_000);
  // Each location's invoices have consecutive numbers, in the order in which they were issued.
  const documents = await db.selectFrom("tax_document").selectAll().orderBy("issued_at").execute();
  const invoices = documents.filter(
    ({ seller_id, document_no }) => seller_id === 1 && document_no.startsWith("I"),
  );
  const numbers = invoices.map(({ document_no }) => document_no);
  expect(numbers.length).toBeGreaterThan(8);
  expect(numbers).toEqual(
    numbers.map((_, index) => `I1/${numbers[0]?.split("/")[1] ?? ""}/${String(index + 1).padStart(6, "0")}`),
  );
  expect(documents.filter(({ kind }) => kind === "credit_note")).not.toEqual([]);
  expect(await db.selectFrom("refund").select("refund_id").execute()).not.toEqual([]);
  expect(await db.selectFrom("event").where("entity", "=", "fulfilment").selectAll().execute()).toEqual([]);
}

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
  await db.transaction().execute((transaction) => seedOrders(transaction, seeded.verdant, new Date()));
  await expectOrders(db);
  await generateOrders(db, seeded.verdant, 200);
  const orders = await db
    .selectFrom("company_order")
    .select(["order_id", "order_no", "order_total"])
    .select((query) =>
      query
        .selectFrom("order_line")
        .select(sql<string>`sum(line_total)`.as("lines"))
        .whereRef("order_line.order_id", "=", "company_order.order_id")
        .as("lines"),
    )
    .execute();
  expect(orders).toHaveLength(240);
  expect(orders.filter(({ order_total, lines }) => order_total !== lines)).toEqual([]);
  expect(new Set(orders.map(({ order_no }) => order_no)).size).toBe(240);
  await generateProducts(db, [seeded.verdant], 5100);
  const { count } = await db
    .selectFrom("product")
    .select(db.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(count).toBe(5167);
  await close();
});
