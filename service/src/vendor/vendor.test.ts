import { expect, test } from "vitest";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { fileOf } from "../testing/jobFile.ts";

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  let made = 0;
  const form = (changed: object = {}) => ({
    company_po_id: 1,
    vendor_name: `Supplier ${(made += 1)}`,
    phone: "8026634100",
    payment_terms: "net_30",
    ...changed,
  });
  const ok = async (...given: Parameters<Caller>) => {
    const { status, body } = await call(...given);
    expect([status < 300, body]).toEqual([true, body]);
    return body;
  };
  const added = async (changed: object = {}) =>
    Number(field(await ok("POST /v1/companyVendor", form(changed)), "vendor_id"));
  const read = (id: number) => ok(`GET /v1/companyVendor/${id}`);
  const list = (query = "") => ok(`GET /v1/companyVendor/company_po_id/1?${query}`);
  const merge = (id: number, into_id: number) => call(`POST /v1/companyVendor/${id}/merge`, { into_id });
  /** What happened to it, the oldest first. */
  const trailOf = async (id: number, entity = "vendor") =>
    [await ok(`GET /v1/audit/company_po_id/1?entity=${entity}&entity_id=${id}`)].flat().toReversed();

  test.each([
    [{ vendor_name: " " }, 400, "vendor_name", "Vendor Name is required"],
    [{ vendor_name: "A" }, 400, "vendor_name", "Must have at least 2 characters"],
    [{ vendor_name: "DECCAN clay works" }, 409, "vendor_name", "Vendor Name Already Exist"],
    [{ phone: undefined }, 400, "phone", "Phone is required"],
    [{ phone: "12" }, 400, "phone", "Must have 7 to 15 digits"],
    [{ payment_terms: "net_31" }, 400, "payment_terms", "Payment Terms are required"],
    [{ email_id: "nobody" }, 400, "email_id", "Email is Invalid"],
    [{ zip: "056001" }, 400, "zip", "Must have 6 digits and not start with 0"],
    [{ msme_class: "huge" }, 400, "msme_class", "Must be micro, small or medium"],
    [{ category_ids: ["4-1"] }, 400, "category_ids.0", "Must be level-id pairs, like 2-17"],
    [{ category_ids: ["1-999999"] }, 422, "category_ids", "The category does not exist"],
  ])("%j is refused and nothing is kept", async (changed, status, name, message) => {
    const before = await list();
    const refused = await call("POST /v1/companyVendor", form(changed));
    expect([refused.status, field(refused.body, "fields")]).toEqual([status, { [name]: message }]);
    expect(await list()).toEqual(before);
  });

  test("at most 50 categories, and a note of 2,000 characters", async () => {
    const category_ids = Array.from({ length: 51 }, (_, at) => `1-${at + 1}`);
    const refused = await call("POST /v1/companyVendor", form({ category_ids, note: "x".repeat(2001) }));
    expect([refused.status, field(refused.body, "fields")]).toEqual([
      400,
      { category_ids: "Must have at most 50 categories", note: "Must have at most 2000 characters" },
    ]);
  });

  test("a category of another company is none", async () => {
    const [foreign] = [await ok("GET /v1/l1CategoryPO/company_po_id/2")].flat();
    const category_ids = [`1-${String(field(foreign, "level1_id"))}`];
    expect((await call("POST /v1/companyVendor", form({ category_ids }))).status).toBe(422);
  });

  test("numbers are kept plain, the same GSTIN is told of, and the rest is as it was sent", async () => {
    const gstin_number = "29abcde1234f1zw";
    const first = await added({ gstin_number });
    const second = await added({
      gstin_number: " 29ABCDE 1234F1ZW",
      pan_number: "abcde1234f",
      msme_registration: "udyam-kr-03-0104417",
      msme_class: "micro",
      category_ids: ["2-1", "1-1", "2-1"],
      web_url: "example.test",
    });
    expect(await read(second)).toMatchObject({
      gstin_number: "29ABCDE1234F1ZW",
      pan_number: "ABCDE1234F",
      msme_registration: "UDYAM-KR-03-0104417",
      category_ids: ["1-1", "2-1"],
      web_url: "https://example.test",
      vendor_status: "active",
      same_gstin_ids: [first],
    });
    expect(await read(first)).toMatchObject({ same_gstin_ids: [second] });
    await ok(`PUT /v1/companyVendor/${second}`, { gstin_number: null });
    expect(await read(first)).toMatchObject({ same_gstin_ids: [] });
  });

  test("a list narrows by state, terms, status and category, those below it among them, and searches", async () => {
    const [parent] = [await ok("GET /v1/l2CategoryPO?ids=1")].flat();
    const above = `1-${String(field(parent, "level1_id"))}`;
    const id = await added({
      stateshort: "SK",
      payment_terms: "net_90",
      category_ids: ["2-1"],
      contact_name: "Pema Unfindable",
    });
    const ids = async (query: string) =>
      [await list(query)].flat().map((row: unknown) => field(row, "vendor_id"));
    expect(await ids("stateshort=SK,AR&payment_terms=net_90&vendor_status=active")).toEqual([id]);
    expect(await ids("stateshort=SK&vendor_status=blocked")).toEqual([]);
    expect(await ids("q=unfindable")).toEqual([id]);
    expect(await ids(`stateshort=SK&category=${above}`)).toEqual([id]);
    expect(await ids("stateshort=SK&category=2-1")).toEqual([id]);
    expect(await ids("stateshort=SK&category=2-2")).toEqual([]);
    const wrong = await call("GET /v1/companyVendor/company_po_id/1?category=4-1");
    expect([wrong.status, field(wrong.body, "message")]).toEqual([
      400,
      "category is a level-id pair, like 2-17",
    ]);
    expect(await ok("GET /v1/companyVendor/company_po_id/2")).toMatchObject([
      { vendor_name: "Apple Valley Dryers" },
    ]);
  });

  test("a category that is deleted is supplied by nobody any more, and the trail says so", async () => {
    const category = await ok("POST /v1/l1CategoryPO", {
      company_po_id: 1,
      level1_name: "Supplied",
      description: "Soon gone.",
      level1_order_id: 90,
    });
    const level1 = String(field([category].flat()[0], "level1_id"));
    const id = await added({ category_ids: ["1-1", `1-${level1}`] });
    await ok(`DELETE /v1/l1CategoryPO/${level1}`);
    expect(await read(id)).toMatchObject({ category_ids: ["1-1"] });
    expect(await trailOf(id)).toMatchObject([
      { action: "insert" },
      { action: "update", after: { category_ids: ["1-1"] } },
    ]);
  });

  test("a vendor is blocked with a reason, and unblocked", async () => {
    const id = await added();
    const path = `PUT /v1/companyVendor/vendor_status/${id}`;
    const silent = await call(path, { vendor_status: "blocked" });
    expect([silent.status, field(silent.body, "fields")]).toEqual([
      400,
      { status_reason: "Reason is required" },
    ]);
    expect(await ok(path, { vendor_status: "blocked", status_reason: "Late" })).toMatchObject({
      vendor_status: "blocked",
      status_reason: "Late",
    });
    expect(await ok(path, { vendor_status: "active", status_reason: "Ignored" })).toMatchObject({
      vendor_status: "active",
      status_reason: null,
    });
    expect(await trailOf(id)).toMatchObject([{}, { reason: "Late" }, { action: "update" }]);
    expect(
      (await call("PUT /v1/companyVendor/vendor_status/999999", { vendor_status: "active" })).status,
    ).toBe(404);
  });

  test("a merge gives the one that stays what it had nothing for, and both are in the trail", async () => {
    const goes = await added({
      legal_name: "Goes Limited",
      email_id: "goes@test.test",
      area_name: "Goes",
      zip: "560001",
      category_ids: ["1-1", "2-1"],
      note: "Kept",
    });
    await ok(`PUT /v1/companyVendor/bank/${goes}`, account);
    const stays = await added({
      email_id: "stays@test.test",
      stateshort: "KA",
      category_ids: ["1-2", "1-1"],
    });
    const merged = await merge(goes, stays);
    expect([merged.status, merged.body]).toMatchObject([
      200,
      {
        vendor_id: stays,
        legal_name: "Goes Limited",
        email_id: "stays@test.test",
        area_name: null,
        stateshort: "KA",
        category_ids: ["1-1", "1-2", "2-1"],
        note: "Kept",
      },
    ]);
    expect((await call(`GET /v1/companyVendor/${goes}`)).status).toBe(404);
    expect(await ok(`GET /v1/companyVendor/bank/${stays}`)).toMatchObject([{ account_number_end: "9012" }]);
    expect(await trailOf(goes)).toMatchObject([{}, { action: "delete" }]);
    expect(await trailOf(stays)).toMatchObject([
      {},
      { action: "update", after: { merged_from: expect.stringMatching(/^Supplier \d+$/) } },
    ]);
  });

  test("a merge keeps the bank account of the one that stays", async () => {
    const [goes, stays] = [await added(), await added()];
    await ok(`PUT /v1/companyVendor/bank/${goes}`, account);
    await ok(`PUT /v1/companyVendor/bank/${stays}`, { ...account, account_number: "998877665544" });
    await merge(goes, stays);
    expect(await ok(`GET /v1/companyVendor/bank/${stays}`)).toMatchObject([{ account_number_end: "5544" }]);
  });

  test("a merge that cannot be changes nothing", async () => {
    const own = await added();
    const [foreign] = [await ok("GET /v1/companyVendor/company_po_id/2")].flat();
    const before = await list();
    for (const [into, message] of [
      [own, "A vendor cannot be merged with itself"],
      [Number(field(foreign, "vendor_id")), "The vendor does not exist"],
      [999_999, "The vendor does not exist"],
    ] as const) {
      const refused = await merge(own, into);
      expect([refused.status, field(refused.body, "fields")]).toEqual([422, { into_id: message }]);
    }
    expect((await merge(999_999, own)).status).toBe(404);
    expect(await list()).toEqual(before);
  });

  test("of two merges of the same pair at once one is done, and one vendor is left", async () => {
    const [a, b] = [await added(), await added()];
    const answers = await Promise.all([merge(a, b), merge(b, a)]);
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 422]);
    const left = await Promise.all([a, b].map((id) => call(`GET /v1/companyVendor/${id}`)));
    expect(left.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 404]);
  });

  test("an export has the names of what a vendor supplies, and nothing of where it is paid", async () => {
    const id = await added({ vendor_name: "Exported vendor", category_ids: ["1-1", "2-1"] });
    await ok(`PUT /v1/companyVendor/bank/${id}`, account);
    const [category] = [await ok("GET /v1/l1CategoryPO/1")].flat();
    const started = await ok("POST /v1/companyExport", {
      company_po_id: 1,
      user_po_id: 1,
      list: "vendor",
      query: { q: "Exported vendor", category: "2-1" },
    });
    const job = field(started, "job_id");
    const state = async () => field(await ok(`GET /v1/companyJob/${String(job)}`), "job_state");
    await expect.poll(state).toBe("done");
    const text = await fileOf(service(), job);
    expect(text.split("\r\n")[1]).toContain("Exported vendor");
    expect(text).toContain(String(field(category, "level1_name")));
    expect(text).not.toMatch(/123456789012|9012|CNRB/);
  });

  test("a bank account is kept, changed and forgotten, and its number is nowhere", async () => {
    const id = await added();
    const path = `/v1/companyVendor/bank/${id}`;
    expect(await ok(`GET ${path}`)).toEqual([]);
    await ok(`PUT ${path}`, account);
    const changed = await ok(`PUT ${path}`, { ...account, account_number: "998877665544" });
    expect(changed).toMatchObject([{ vendor_id: id, account_number_end: "5544", ifsc: "CNRB0001234" }]);
    const refused = await call(`PUT ${path}`, { ...account, ifsc: "wrong" });
    expect([refused.status, field(refused.body, "fields")]).toEqual([
      400,
      { ifsc: "IFSC must be like HDFC0001234" },
    ]);
    expect(await ok(`DELETE ${path}`)).toEqual({ vendor_id: id });
    expect((await call(`DELETE ${path}`)).status).toBe(404);
    expect((await call("PUT /v1/companyVendor/bank/999999", account)).status).toBe(404);
    const trail = await trailOf(id, "vendor_bank");
    expect(trail).toMatchObject([
      { action: "insert" },
      { action: "update", after: { account_number_end: "5544" } },
      { action: "delete" },
    ]);
    const all = JSON.stringify([changed, trail, await list(), await ok("GET /v1/event?limit=200")]);
    expect(all).not.toMatch(/123456789012|998877665544/);
  });
});

const account = {
  account_holder: "Deccan Clay Works",
  bank_name: "Canara Bank",
  branch_name: "Jayanagar",
  account_number: "123456789012",
  ifsc: "CNRB0001234",
  account_type: "CURRENT",
};
