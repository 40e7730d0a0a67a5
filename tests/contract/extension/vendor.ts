import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { list, same, single, succeeded } from "../expectation.ts";
import type { Fixtures } from "../fixtures/fixtures.ts";
import { id, type Id, unknownId } from "../http/wire.ts";

const vendor = v.object({ vendor_id: id, vendor_name: v.string(), vendor_status: v.string() });
const account = v.object({ vendor_id: id, account_number_end: v.string() });

let made = 0;

/** Who supplies the company. */
const form = async (fixtures: Fixtures) => ({
  company_po_id: await fixtures.companyId(),
  vendor_name: `Contract supplier ${(made += 1)}`,
  phone: "08026634100",
  payment_terms: "net_30",
});

const added = async (fixtures: Fixtures): Promise<Id> =>
  single(await fixtures.post("/v1/companyVendor", await form(fixtures)), vendor).vendor_id;

const bank = {
  account_holder: "Contract supplier",
  bank_name: "Canara Bank",
  branch_name: "Jayanagar",
  account_number: "123456789012",
  ifsc: "CNRB0001234",
  account_type: "CURRENT",
};
const bankPath = "/v1/companyVendor/bank/{vendor_id}";

const putAccount = (vendorId: Id) =>
  ({ method: "PUT", path: `/v1/companyVendor/bank/${vendorId}`, body: bank }) as const;

/** Who supplies a company, and where they are paid. */
export const vendors: ContractResource = {
  name: "companyVendor",
  calls: [
    extension("POST", "/v1/companyVendor", async (probe, fixtures) => {
      const body = await form(fixtures);
      await probe.that("adds one, whose name is unique in the company", async () => {
        same(single(await probe.send({ body }), vendor).vendor_status, "active", "status");
        probe.refused(await probe.send({ body }), { status: 409, field: "vendor_name" });
      });
      await probe.requires(body, ["company_po_id", "vendor_name", "phone", "payment_terms"]);
    }),
    extension("GET", "/v1/companyVendor/company_po_id/{company_po_id}", async (probe, fixtures) => {
      const one = await added(fixtures);
      await probe.that("lists those of a company", async () => {
        const rows = list(await probe.send({ at: [await fixtures.companyId()] }), vendor);
        same(
          rows.some(({ vendor_id }) => vendor_id === one),
          true,
          "listed",
        );
      });
    }),
    extension("GET", "/v1/companyVendor/{vendor_id}", async (probe, fixtures) => {
      await probe.that("has one, and knows no other", async () => {
        const one = await added(fixtures);
        same(single(await probe.send({ at: [one] }), vendor).vendor_id, one, "id");
        probe.refused(await probe.send({ at: [unknownId] }), { status: 404 });
      });
    }),
    extension("PUT", "/v1/companyVendor/{vendor_id}", async (probe, fixtures) => {
      await probe.that("changes what is sent", async () => {
        const at = [await added(fixtures)];
        const changed = await probe.send({ at, body: { payment_terms: "prepaid" } });
        same(single(changed, v.object({ payment_terms: v.string() })).payment_terms, "prepaid", "terms");
      });
    }),
    extension("PUT", "/v1/companyVendor/vendor_status/{vendor_id}", async (probe, fixtures) => {
      await probe.that("blocks with a reason, and unblocks", async () => {
        const at = [await added(fixtures)];
        const blocked = { vendor_status: "blocked" };
        probe.refused(await probe.send({ at, body: blocked }), { status: 400, field: "status_reason" });
        const body = { ...blocked, status_reason: "Late" };
        same(single(await probe.send({ at, body }), vendor).vendor_status, "blocked", "status");
        const active = await probe.send({ at, body: { vendor_status: "active" } });
        same(single(active, vendor).vendor_status, "active", "status");
      });
    }),
    extension("POST", "/v1/companyVendor/{vendor_id}/merge", async (probe, fixtures) => {
      await probe.that("makes one of two, and never of one", async () => {
        const [goes, stays] = [await added(fixtures), await added(fixtures)];
        const itself = await probe.send({ at: [goes], body: { into_id: goes } });
        probe.refused(itself, { status: 422, field: "into_id" });
        const merged = await probe.send({ at: [goes], body: { into_id: stays } });
        same(single(merged, vendor).vendor_id, stays, "the one that stays");
        probe.refused(await probe.send({ at: [goes], body: { into_id: stays } }), { status: 404 });
      });
    }),
    extension("GET", bankPath, async (probe, fixtures) => {
      await probe.that("has none at first", async () => {
        same(list(await probe.send({ at: [await added(fixtures)] }), account).length, 0, "accounts");
      });
    }),
    extension("PUT", bankPath, async (probe, fixtures) => {
      await probe.that("keeps one, and answers the end of its number alone", async () => {
        const kept = await probe.send({ at: [await added(fixtures)], body: bank });
        same(list(kept, account)[0]?.account_number_end, "9012", "end");
        same(JSON.stringify(kept).includes(bank.account_number), false, "the number");
      });
    }),
    extension("DELETE", bankPath, async (probe, fixtures) => {
      await probe.that("forgets it", async () => {
        const one = await added(fixtures);
        const at = [one];
        probe.refused(await probe.send({ at }), { status: 404 });
        await probe.other(putAccount(one));
        succeeded(await probe.send({ at }));
      });
    }),
    extension("DELETE", "/v1/companyVendor/{vendor_id}", async (probe, fixtures) => {
      await probe.that("deletes one, and its bank account with it", async () => {
        const one = await added(fixtures);
        const at = [one];
        await probe.other(putAccount(one));
        succeeded(await probe.send({ at }));
        probe.refused(await probe.send({ at }), { status: 404 });
      });
    }),
  ],
};
