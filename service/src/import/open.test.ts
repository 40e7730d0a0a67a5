import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { checked, startImport } from "../testing/imports.ts";

// Imports that nobody goes on with are their owner's alone: they are in no job's way.

const owner = { company_po_id: 1, user_po_id: 1 };
const seller = { company_po_id: 1, user_seller_id: 3 };

onOneEngine((service) => {
  const begin = async (who: object) => {
    const { status, body } = await service().call("POST /v1/companyImport", {
      ...who,
      kind: "brand",
      source: "upload",
      columns: ["name"],
      total: 1,
    });
    expect([status, body]).toEqual([201, body]);
    return Number(field(field(body, "job"), "job_id"));
  };
  const stateOf = async (id: number) =>
    field((await service().call(`GET /v1/companyJob/${id}`)).body, "job_state");
  const cancelledOf = async (ids: readonly number[]) => {
    const states = await Promise.all(ids.map(stateOf));
    return states.map((state) => state === "cancelled");
  };

  test("twenty that wait for their rows stop nobody: another person's export begins, and the oldest are cancelled", async () => {
    const theirs = await begin(seller);
    const ids: number[] = [];
    for (let count = 0; count < 20; count += 1) ids.push(await begin(owner));
    const exported = await service().call("POST /v1/companyExport", { ...seller, list: "product" });
    expect([exported.status, exported.body]).toEqual([201, exported.body]);
    expect(await cancelledOf(ids)).toEqual(ids.map((_, index) => index < 15));
    expect(await stateOf(theirs)).toBe("staging");
  });

  test("one that was checked waits among them; what is cancelled takes no rows any more", async () => {
    const first = await startImport(service(), { ...owner, kind: "brand" }, ["name"], [["Waits"]]);
    await checked(service(), first);
    expect(await stateOf(first)).toBe("ready");
    for (let count = 0; count < 4; count += 1) await begin(owner);
    expect(await stateOf(first)).toBe("ready");
    await begin(owner);
    expect(await stateOf(first)).toBe("cancelled");
    const sent = await service().call(`POST /v1/companyImport/rows/${first}`, {
      rows: [{ row_no: 2, cells: ["Late"] }],
    });
    expect([sent.status, field(sent.body, "message")]).toEqual([
      422,
      "The rows of this import have come already",
    ]);
  });
});
