import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onEveryEngine } from "../testing/engines.ts";

onEveryEngine((service) => {
  /** A level 1 category of company 1 with four children, by their ids. */
  const addFamily = async (name: string): Promise<[number, number[]]> => {
    const level1 = await service().call("POST /v1/l1CategoryPO", {
      level1_name: name,
      description: "d",
      level1_order_id: 900,
      company_po_id: 1,
    });
    const level1_id = Number(field(level1.body, "level1_id"));
    const ids: number[] = [];
    for (const [index, child] of ["a", "b", "c", "d"].entries()) {
      const added = await service().call("POST /v1/l2CategoryPO", {
        level1_id,
        level2_name: child,
        level2_order_id: index + 1,
      });
      ids.push(Number(field(added.body, "level2_id")));
    }
    return [level1_id, ids];
  };
  const position = (id: unknown, after_id: unknown) =>
    service().call(`POST /v1/l2CategoryPO/${String(id)}/position`, { after_id }, { "x-actor": "owner:1" });
  const placeBefore = (id: unknown, before_id: unknown) =>
    service().call(`POST /v1/l2CategoryPO/${String(id)}/position`, { before_id });
  const names = async (level1Id: number) => {
    const { body } = await service().call(`GET /v1/l2CategoryPO/level1_id/${level1Id}`);
    return Array.isArray(body) ? body.map((row) => field(row, "level2_name")).join("") : "";
  };

  test("a record moves among its siblings, and the answer names all whose order id changed", async () => {
    const [level1, [a, b, c, d]] = await addFamily("Moves");
    const down = await position(a, c);
    expect(down.status).toBe(200);
    expect(down.body).toMatchObject([
      { level2_id: b, level2_order_id: 1 },
      { level2_id: c, level2_order_id: 2 },
      { level2_id: a, level2_order_id: 3 },
    ]);
    expect(await names(level1)).toBe("bcad");
    expect((await position(d, null)).body).toHaveLength(4);
    expect(await names(level1)).toBe("dbca");
    expect((await position(d, null)).body).toEqual([]);
  });

  test("a record moves right before a sibling too", async () => {
    const [level1, [a, b, c, d]] = await addFamily("Before");
    expect((await placeBefore(d, b)).status).toBe(200);
    expect(await names(level1)).toBe("adbc");
    expect((await placeBefore(a, c)).status).toBe(200);
    expect(await names(level1)).toBe("dbac");
    expect((await placeBefore(a, a)).status).toBe(409);
    expect((await placeBefore(a, null)).status).toBe(400);
  });

  test("every changed record has one entry in the trail, with its actor", async () => {
    const [, [, b, c, d]] = await addFamily("Trail");
    await position(c, null);
    const changes = async (id: unknown) =>
      (
        await service().call(
          `GET /v1/audit/company_po_id/1?entity=category2&entity_id=${String(id)}&action=update`,
        )
      ).body;
    expect(await changes(b)).toMatchObject([{ actor: "owner:1" }]);
    expect(await changes(c)).toMatchObject([{ actor: "owner:1" }]);
    expect(await changes(d)).toEqual([]);
  });

  test("behind a stranger, behind itself and behind nothing known: refused, and nothing has moved", async () => {
    const [level1, [a]] = await addFamily("Refused");
    for (const after of [a, 1, 999_999]) {
      const response = await position(a, after);
      expect([response.status, response.body]).toMatchObject([
        409,
        { message: "The category to stand beside is not here any more" },
      ]);
    }
    expect((await position(a, "x")).status).toBe(400);
    expect((await position(a, undefined)).status).toBe(400);
    expect((await position(999_999, null)).status).toBe(404);
    expect(await names(level1)).toBe("abcd");
  });

  test("of many moves at once none is lost and no order id comes twice", async () => {
    const [level1, ids] = await addFamily("Race");
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        position(ids[index % 4], index % 2 === 0 ? null : ids[(index + 1) % 4]),
      ),
    );
    expect(responses.map((response) => response.status)).toEqual(Array.from({ length: 12 }, () => 200));
    const { body } = await service().call(`GET /v1/l2CategoryPO/level1_id/${level1}`);
    expect(body).toMatchObject([1, 2, 3, 4].map((level2_order_id) => ({ level2_order_id })));
  });

  test.each([
    ["l1CategoryPO", "company_po_id/1", "level1_id"],
    ["l3CategoryPO", "level2_id/1", "level3_id"],
    ["companyBanner", "company_po_id/1", "banner_id"],
    ["companySellerProdImage", "prod_id/1", "image_id"],
  ])("%s: the last one becomes the first", async (name, list, key) => {
    const before = await service().call(`GET /v1/${name}/${list}`);
    const last: unknown = Array.isArray(before.body) ? before.body.at(-1) : undefined;
    expect(last).toBeDefined();
    const moved = await service().call(`POST /v1/${name}/${String(field(last, key))}/position`, {
      after_id: null,
    });
    expect(moved.status).toBe(200);
    const after = await service().call(`GET /v1/${name}/${list}?limit=1`);
    expect(after.body).toMatchObject([{ [key]: field(last, key) }]);
  });
});
