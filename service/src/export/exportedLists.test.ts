import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openDatabase, type OpenDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { fileOf } from "../testing/jobFile.ts";
import { activateOwner } from "../testing/registration.ts";
import { exportedLists } from "./lists.ts";

const names = [...exportedLists.keys()];
const owner = { company_po_id: 1, user_po_id: 1 };
const seller = { company_po_id: 1, user_seller_id: 3 };

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({ kind: "memory" });
  await migrate(database.db);
});
afterAll(() => database.close());

test.each(names)(
  "every column of %s is a field of its records, and so is whatever else is said of it",
  async (name) => {
    const list = exportedLists.get(name);
    if (list === undefined) throw new Error("No such list");
    const lines = [
      { ...list, all: list.records(database.db, { companyId: 1, sellerId: null }), more: [list.rule.key] },
      ...Object.values(list.parts ?? {}).map((part) => ({
        ...part,
        all: part.records(database.db),
        more: [part.by, part.order],
      })),
    ];
    for (const { all, columns, node, references = {}, more } of lines) {
      const fields = [...Object.values(columns ?? {}), ...Object.values(references)].map(([from]) => from);
      const read = [...fields, node[1], ...more].map((from) => sql.ref(`record.${from}`));
      await sql`select ${sql.join(read)} from ${all} as record limit 0`.execute(database.db);
    }
    await sql`select from ${list.records(database.db, { companyId: 1, sellerId: 1 })} as record
    where ${list.scope({ companyId: 1, sellerId: 1 })} and ${list.scope({ companyId: 1, sellerId: null })}`.execute(
      database.db,
    );
  },
);

onOneEngine((service) => {
  const ok = async (call: string, body?: object) => {
    const response = await service().call(call, body);
    expect(response.status).toBeLessThan(300);
    return response.body;
  };

  /** The lines of the file of a list, without the last line break. */
  async function lines(who: object, list: string, more: object = {}): Promise<string[]> {
    const id = field(await ok("POST /v1/companyExport", { ...who, list, ...more }), "job_id");
    const state = async () => field(await ok(`GET /v1/companyJob/${String(id)}`), "job_state");
    await vi.waitUntil(async () => (await state()) === "done", { timeout: 10_000, interval: 20 });
    return (await fileOf(service(), id)).trimEnd().split(/\r?\n/);
  }

  /** The same with every instant as "then". */
  const plain = async (...given: Parameters<typeof lines>) =>
    (await lines(...given)).map((line) => line.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "then"));

  const first = { query: { ids: "1" } };
  test.each([
    ["brand", first, "1,Lohastra,2,then,then"],
    ["category1", first, "1-1,Kitchen & Dining,,1,3,11,then,then"],
    ["category2", first, "2-1,Cookware,Kitchen & Dining,1,2,4,then,then"],
    ["category3", first, "3-1,Cast Iron,Kitchen & Dining > Cookware,1,0,2,then,then"],
    ["manufacturer", first, "1,Coimbatore Iron Foundry,,,,,,,,,India,2,then,then"],
    ["collection", first, "1,Plastic-free kitchen,yes,yes,5,then,then"],
    [
      "banner",
      first,
      '1,1,"Clay, copper and iron for every day",Kitchen & Dining,Shop cookware,yes,,,then,then',
    ],
    [
      "variant",
      { query: { ids: "1", q: "tawa" } },
      "1,,Verdant Indiranagar,Pre-Seasoned Cast Iron Tawa,enabled,1,LOH-TAWA-26-CM,26 cm,Tawa 26 cm with handle,1299.00,30.00,,1,yes,no,no",
    ],
    [
      "location_staff",
      { query: { ids: "3" } },
      "3,Verdant Indiranagar,Meera,Nair,Store Manager,active,Location owner,seller@verdant.test,9845067890,yes,off,,,,then,then",
    ],
    [
      "role",
      { query: { ids: "8" } },
      "8,Location staff,location,,BRAND_CREATE; MANUFACTURER_CREATE; MANUFACTURER_UPDATE; VARIANT_CREATE; VARIANT_UPDATE; PRODUCT_CREATE; PRODUCT_UPDATE; STOCK_UPDATE; ORDER_READ; ORDER_UPDATE; DELIVERY_USER_READ,then,then",
    ],
    [
      "delivery_user",
      { query: { ids: "2" } },
      "2,Salma Begum,active,,yes,9845100102,,e_scooter,,,,no,Verdant Indiranagar; Verdant Pune Warehouse,0,0,then,then",
    ],
    [
      "pickup_point",
      first,
      "1,Jayanagar Counter,active,,,Verdant Indiranagar,,,,11th Main Road,Jayanagar,,560041,KA,Savitha Rao,08026631200,,24,7,,Ask at the side entrance.,0,0,0,then,then",
    ],
  ])("a line of %s", async (list, more, expected) => {
    const [head = "", line = ""] = await plain(owner, list, more);
    expect(line).toBe(expected);
    expect(head.split(",").at(-1)).toBe(list === "variant" ? "closed" : "changed_at");
  });

  test.each([
    ["brand", "csv", ["created_at", "name"], ["brand_id,created_at,name", "1,then,Lohastra"]],
    ["brand", "csv", ["name", "brand_id", "name"], ["brand_id,name", "1,Lohastra"]],
    ["brand", "csv", [], ["brand_id", "1"]],
    ["brand", "jsonl", ["products"], ['{"id":"QnJhbmQ6MQ","brand_id":1,"products":2}']],
    [
      "variant",
      "csv",
      ["variant_price", "name"],
      ["product_id,name,variant_id,variant_price", "1,Pre-Seasoned Cast Iron Tawa,1,1299.00"],
    ],
  ])(
    "of %s in %s the columns %j alone, in this order and behind the ids",
    async (list, format, columns, expected) => {
      const file = await plain(owner, list, { query: { ids: "1" }, format, columns });
      expect(file.slice(0, expected.length)).toEqual(expected);
    },
  );

  test.each([
    ["brand", ["name", "brand_name"], 422, "There is no such column"],
    ["audit", ["name"], 422, "There is no such column"],
    ["brand", Array.from({ length: 61 }, () => "name"), 400, "There are too many at once"],
  ])("of %s there are no columns %j", async (list, columns, status, message) => {
    const response = await service().call("POST /v1/companyExport", { ...owner, list, columns });
    expect([response.status, field(field(response.body, "fields"), "columns")]).toEqual([status, message]);
  });

  test("a file is sorted as it was asked for, whatever is renamed while it is written", async () => {
    const namesIn = async (sort: string) =>
      (await lines(owner, "brand", { query: { sort } })).slice(1).map((line) => line.split(",")[1] ?? "");
    const { body } = await service().call("GET /v1/companyBrand/company_po_id/1?sort=-brand_name");
    const sorted = [body].flat().map((brand) => field(brand, "brand_name"));
    expect(await namesIn("-brand_name")).toEqual(sorted);
    expect(await namesIn("brand_name")).toEqual(sorted.toReversed());
    const fewest = (await lines(owner, "brand", { query: { sort: "products_count" } })).slice(1);
    const counts = fewest.map((line) => Number(line.split(",")[2]));
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  });

  test("a location's people get what is theirs, and nothing of what is the company's alone", async () => {
    expect((await lines(seller, "manufacturer")).length).toBeLessThan(
      (await lines(owner, "manufacturer")).length,
    );
    const locations = (
      await lines(seller, "delivery_user", { columns: ["name", "all_locations", "locations"] })
    )
      .slice(1)
      .map((line) => line.split(",").slice(1));
    expect(locations).toContainEqual(["Salma Begum", "no", "Verdant Indiranagar"]);
    expect(locations.every(([, all, named]) => named === (all === "yes" ? "" : "Verdant Indiranagar"))).toBe(
      true,
    );
    expect((await lines(seller, "order")).length).toBe(1);
  });

  test("manufacturers of all locations are for who may read locations, at each step; its people get their own", async () => {
    const role = { company_po_id: 1, role_kind: "company", role_name: "Products alone" };
    const made = await ok("POST /v1/companyRole", { ...role, permissions: ["PRODUCT_UPDATE"] });
    const email_id = "products@people.test";
    const person = { company_po_id: 1, first_name: "Tara", email_id, role_id: field(made, "role_id") };
    const user_po_id = field(await ok("POST /v1/companyUserPO", person), "user_po_id");
    await activateOwner(service(), email_id);
    const ended = async (list: string) => {
      const who = { company_po_id: 1, user_po_id };
      const id = field(await ok("POST /v1/companyExport", { ...who, list }), "job_id");
      const read = () => ok(`GET /v1/companyJob/${String(id)}`);
      await vi.waitUntil(async () => field(await read(), "ended_at") !== null, { timeout: 10_000 });
      const job = await read();
      return [field(job, "job_state"), field(job, "message"), field(job, "part_count")];
    };
    expect(await ended("manufacturer")).toEqual(["failed", "not_allowed", 0]);
    expect((await ended("brand")).slice(0, 2)).toEqual(["done", null]);
    await ok(`PUT /v1/companyUserPO/${String(user_po_id)}`, { role_id: 6 });
    expect((await ended("manufacturer")).slice(0, 2)).toEqual(["done", null]);
  });

  test("that a token exported a list stands in the trail as the token's, and that a person did as theirs", async () => {
    const made = await ok("POST /v1/apiToken", {
      ...owner,
      token_name: "Nightly copy",
      token_prefix: "bo_",
      token_hash: createHash("sha256").update("Nightly copy").digest("hex"),
      permissions: ["BRAND_CREATE"],
      expires_at: "2099-01-01T00:00:00Z",
    });
    const noted = async (more: object) => {
      await lines(owner, "brand", more);
      return ok("GET /v1/audit/company_po_id/1?action=note&limit=1");
    };
    const after = { note: "exported", list: "brand" };
    expect(await noted({ via: `token:${String(field(made, "api_token_id"))}` })).toMatchObject([
      { after, acting_for: "token:Nightly copy" },
    ]);
    expect(await noted({})).toMatchObject([{ after, acting_for: null }]);
  });

  test("within a line of JSON stand global ids, and what is part of a record", async () => {
    const [line = ""] = await lines(owner, "product", { format: "jsonl", query: { ids: "1" } });
    const id = (text: string) => Buffer.from(text).toString("base64url");
    expect(JSON.parse(line)).toMatchObject({
      id: id("Product:1"),
      location_id: id("Seller:1"),
      category_id: id("Category:3-1"),
      brand_id: id("Brand:1"),
      name: "Pre-Seasoned Cast Iron Tawa",
      price: null,
      discount: "10.00",
      has_variants: true,
      variants: [
        { id: id("Variant:1"), variant_price: "1299.00", variant_default: true },
        { id: id("Variant:2"), variant_price: "1599.00", variant_default: false },
      ],
    });
  });
});
