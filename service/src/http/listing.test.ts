import * as v from "valibot";
import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onEveryEngine } from "../testing/engines.ts";

const rows = v.array(
  v.object({ prod_id: v.number(), prod_name: v.string(), created_at: v.string(), prod_status: v.string() }),
);
const path = "/v1/companySellerProdLoc/company_po_id/1";

onEveryEngine((service) => {
  const list = async (query: string) => {
    const response = await service().call(`GET ${path}${query}`);
    expect(response.status).toBe(200);
    return { rows: v.parse(rows, response.body), total: Number(response.headers.get("x-total-count")) };
  };
  const cursor = (value: unknown, id: number): string => encodeURIComponent(JSON.stringify([value, id]));

  test.each([
    ["/v1/companyBrand/company_po_id/1", "products_count"],
    ["/v1/companyBrand/company_po_id/1", "-products_count"],
    ["/v1/companySellerManu/company_po_id/1", "products_count"],
    ["/v1/companySellerManu/company_po_id/1", "-products_count"],
  ])("%s?sort=%s is in the order of what is counted", async (path, sort) => {
    const { body } = await service().call(`GET ${path}?sort=${sort}`);
    const counts = v
      .parse(v.array(v.object({ products_count: v.number() })), body)
      .map((row) => row.products_count);
    expect(new Set(counts).size).toBeGreaterThan(2);
    const sign = sort.startsWith("-") ? -1 : 1;
    expect(counts).toEqual(counts.toSorted((one, other) => sign * (one - other)));
  });

  test("without parameters the whole list comes back, in order of the name", async () => {
    const { rows, total } = await list("");
    expect(rows).toHaveLength(65);
    expect(total).toBe(65);
    const names = rows.map((row) => row.prod_name.toLowerCase());
    expect(names).toEqual(names.toSorted((one, other) => (one < other ? -1 : 1)));
  });

  test("limit and offset cut a page out, the total counts all", async () => {
    const whole = await list("");
    const page = await list("?limit=10&offset=20");
    expect(page.rows).toEqual(whole.rows.slice(20, 30));
    expect(page.total).toBe(65);
  });

  test.each(["prod_name", "-prod_name", "created_at", "-updated_at", "prod_status", "-prod_status"])(
    "keyset pages by %s put together are the whole list",
    async (sort) => {
      const whole = (await list(`?sort=${sort}`)).rows;
      const field = v.parse(
        v.picklist(["prod_name", "created_at", "updated_at", "prod_status"]),
        sort.replace("-", ""),
      );
      const valueOf = (row: unknown): unknown => v.parse(v.record(v.string(), v.unknown()), row)[field];
      const all = v.parse(
        v.array(v.looseObject({ prod_id: v.number() })),
        (await service().call(`GET ${path}?sort=${sort}`)).body,
      );
      const collected: number[] = [];
      for (let after = ""; ;) {
        const response = await service().call(`GET ${path}?sort=${sort}&limit=20${after}`);
        const page = v.parse(v.array(v.looseObject({ prod_id: v.number() })), response.body);
        collected.push(...page.map((row) => row.prod_id));
        const last = page.at(-1);
        if (last === undefined || page.length < 20) break;
        after = `&after=${cursor(valueOf(last), last.prod_id)}`;
      }
      expect(collected).toEqual(whole.map((row) => row.prod_id));
      const border = all[30];
      const before = await list(
        `?sort=${sort}&limit=7&before=${cursor(valueOf(border), border?.prod_id ?? 0)}`,
      );
      expect(before.rows.map((row) => row.prod_id)).toEqual(whole.slice(23, 30).map((row) => row.prod_id));
      expect(before.total).toBe(65);
    },
  );

  test("q finds a part of the name without regard to case, and counts what it finds", async () => {
    const { rows, total } = await list("?q=CAST%20iron&limit=1");
    expect(rows.map((row) => row.prod_name)).toEqual(["Cast Iron Kadai with Lid"]);
    expect(total).toBe(2);
  });

  test.each(["prod_name", "-prod_name", "-updated_at"])(
    "pages of a search by %s put together are the whole search, each with the total",
    async (sort) => {
      const named = v.array(v.looseObject({ prod_id: v.number() }));
      const read = async (part: string) => {
        const response = await service().call(`GET ${path}?q=er&sort=${sort}${part}`);
        return { rows: v.parse(named, response.body), total: Number(response.headers.get("x-total-count")) };
      };
      const whole = await read("");
      expect(whole.rows.length).toBeGreaterThan(6);
      expect(whole.total).toBe(whole.rows.length);
      const expected = (from: number, to: number) => ({
        rows: whole.rows.slice(from, to),
        total: whole.total,
      });
      const field = sort.replace("-", "");
      const border = cursor(whole.rows[3]?.[field], whole.rows[3]?.prod_id ?? 0);
      expect(await read(`&limit=2&after=${border}`)).toEqual(expected(4, 6));
      expect(await read(`&limit=2&before=${border}`)).toEqual(expected(1, 3));
      expect(await read("&limit=3&offset=2")).toEqual(expected(2, 5));
      expect(await read("&limit=3&offset=5000")).toEqual({ rows: [], total: whole.total });
    },
  );

  test("wildcards in q are letters like any other", async () => {
    expect((await list("?q=%25")).total).toBe(0);
    expect((await list("?q=_")).total).toBe(0);
  });

  test("filters combine, each with one or more values", async () => {
    const draft = await list("?prod_status=draft,disabled");
    expect(draft.rows.map((row) => row.prod_status).sort()).toEqual(["disabled", "draft"]);
    expect(
      (await list("?prod_status=draft,disabled&category1_id=5")).rows.map((row) => row.prod_name),
    ).toEqual(["Palm Jaggery"]);
  });

  test("ids, created_since and updated_since narrow a list; the instant named is included", async () => {
    const { body } = await service().call("POST /v1/companySellerProdLoc/createSignup", {
      prod_name: "Newest",
      seller_id: 2,
      category1_id: 1,
    });
    const [id, at] = [Number(field(body, "prod_id")), String(field(body, "created_at"))];
    const later = new Date(Date.parse(at) + 1).toISOString();
    for (const field of ["created", "updated"]) {
      const found = await list(`?${field}_since=${at}`);
      expect([found.rows.map((row) => row.prod_id), found.total]).toEqual([[id], 1]);
      const india = new Date(Date.parse(at) + 5.5 * 3_600_000).toISOString().replace("Z", "%2B05:30");
      expect((await list(`?${field}_since=${india}&limit=1`)).rows).toEqual(found.rows);
      expect(await list(`?${field}_since=${later}&q=newest`)).toEqual({ rows: [], total: 0 });
    }
    expect((await list(`?ids=${id},2,999999&sort=-created_at`)).rows.map((row) => row.prod_id)).toEqual([
      id,
      2,
    ]);
    expect((await list(`?ids=2&created_since=${at}`)).total).toBe(0);
    await service().call(`DELETE /v1/companySellerProdLoc/${id}`);
  });

  test.each([
    ["limit=0", "limit is a whole number from 1 to 200"],
    ["limit=201", "limit is a whole number from 1 to 200"],
    ["limit=ten", "limit is a whole number from 1 to 200"],
    ["offset=-1", "offset is a whole number, 0 or more"],
    ["after=5", "Must be a JSON array [sort value, id]"],
    ["after={", "Must be a JSON array [sort value, id]"],
    ["sort=created_at&after=%5B%22soon%22%2C1%5D", "The cursor does not fit the sort field"],
    ["sort=created_at&after=%5B%220000-01-01%22%2C1%5D", "The cursor does not fit the sort field"],
    ["ids=1,x", "ids are whole numbers, separated by commas"],
    ...["yesterday", "2026-01-31", "2026-01-31T00:00:00", "2026-02-30T00:00:00Z", "0000-01-01T00:00:00Z"].map(
      (wrong) => [
        `updated_since=${wrong}`,
        "updated_since is an instant with its offset, like 2026-01-31T00:00:00Z",
      ],
    ),
    [
      "created_since=2026-01-31T00:00:00+05:30",
      "created_since is an instant with its offset, like 2026-01-31T00:00:00Z",
    ],
    ["seller_id=one", "seller_id takes one or more values, separated by commas"],
  ])("%s is refused", async (query, message) => {
    const response = await service().call(`GET ${path}?${query}`);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ message });
  });

  test("a sort field that is not offered and an unknown parameter are refused", async () => {
    expect((await service().call(`GET ${path}?sort=pw_hash`)).status).toBe(400);
    expect((await service().call(`GET ${path}?colour=red`)).status).toBe(400);
  });

  test("ids read many records in one call and leave unknown ones out", async () => {
    const response = await service().call("GET /v1/companySellerProdLoc?ids=3,1,999999,1");
    expect(new Set(v.parse(rows, response.body).map((row) => row.prod_id))).toEqual(new Set([1, 3]));
    expect(response.body).toHaveLength(2);
  });

  test("more than 200 ids are refused", async () => {
    const ids = Array.from({ length: 201 }, (_, index) => index + 1).join(",");
    const response = await service().call(`GET /v1/companySellerProdLoc?ids=${ids}`);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ message: "At most 200 ids in one call" });
  });
});
