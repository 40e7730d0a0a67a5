import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { list, same, single, succeeded } from "../expectation.ts";
import type { Fixtures } from "../fixtures/fixtures.ts";
import { id, type Id, unknownId } from "../http/wire.ts";

const role = v.object({
  role_id: id,
  company_po_id: v.nullable(id),
  role_key: v.nullable(v.string()),
  role_name: v.string(),
  permissions: v.array(v.string()),
});
const held = v.object({ role_id: id, people: v.number() });

/** Roles that every company has: the owner's and that of a company's people, and that of a location's. */
export const systemRoles = { owner: 1, companyStaff: 2, locationStaff: 8 };

let made = 0;
const form = async (fixtures: Fixtures) => ({
  company_po_id: await fixtures.companyId(),
  role_name: `Contract role ${(made += 1)}`,
  role_kind: "company",
  permissions: ["ORDER_READ", "BRAND_CREATE"],
});

/** A role of the company's own that nobody has. */
export const addRole = async (fixtures: Fixtures): Promise<Id> =>
  single(await fixtures.post("/v1/companyRole", await form(fixtures)), role).role_id;

/** What people may do, as companies arrange it. */
export const roles: ContractResource = {
  name: "companyRole",
  calls: [
    extension("POST", "/v1/companyRole", async (probe, fixtures) => {
      const body = await form(fixtures);
      await probe.that("adds one, whose name is unique in the company", async () => {
        const added = single(await probe.send({ body }), role);
        same([...added.permissions].toSorted(), ["BRAND_CREATE", "ORDER_READ"], "permissions");
        probe.refused(await probe.send({ body }), { status: 409, field: "role_name" });
      });
      await probe.that("gives nobody what their kind never holds", async () => {
        const unknown = { ...(await form(fixtures)), permissions: ["NO_SUCH_RIGHT"] };
        probe.refused(await probe.send({ body: unknown }), { status: 400, field: "permissions" });
      });
      await probe.requires(body, ["company_po_id", "role_name", "role_kind"]);
    }),
    extension("GET", "/v1/companyRole/company_po_id/{company_po_id}", async (probe, fixtures) => {
      await probe.that("lists those that every company has, and its own", async () => {
        const own = await addRole(fixtures);
        const rows = list(await probe.send({ at: [await fixtures.companyId()] }), role);
        const known = new Map(rows.map((row) => [row.role_id, row]));
        same(known.get(systemRoles.owner)?.company_po_id, null, "the company of an owner's role");
        same(known.get(own)?.role_key, null, "the key of a company's own role");
      });
    }),
    extension("GET", "/v1/companyRole/{role_id}", async (probe) => {
      await probe.that("has one, and knows no other", async () => {
        same(single(await probe.send({ at: [systemRoles.owner] }), role).role_key, "owner", "key");
        probe.refused(await probe.send({ at: [unknownId] }), { status: 404 });
      });
    }),
    extension("PUT", "/v1/companyRole/{role_id}", async (probe, fixtures) => {
      await probe.that("changes what is sent, of a company's own alone", async () => {
        const changed = await probe.send({
          at: [await addRole(fixtures)],
          body: { permissions: ["ORDER_READ"] },
        });
        same(single(changed, role).permissions, ["ORDER_READ"], "permissions");
        const shared = await probe.send({ at: [systemRoles.owner], body: { permissions: [] } });
        probe.refused(shared, { status: 422 });
      });
    }),
    extension("GET", "/v1/companyRole/people/{company_po_id}", async (probe, fixtures) => {
      await probe.that("counts who has which", async () => {
        const rows = list(await probe.send({ at: [await fixtures.companyId()] }), held);
        const owners = rows.find(({ role_id }) => role_id === systemRoles.owner);
        same((owners?.people ?? 0) > 0, true, "owners");
      });
    }),
    extension("POST", "/v1/companyRole/{role_id}/people", async (probe, fixtures) => {
      await probe.that("gives everybody who has it another one of the same kind", async () => {
        const at = [await addRole(fixtures)];
        same(
          single(await probe.send({ at, body: { into_id: systemRoles.companyStaff } }), role).role_id,
          at[0],
          "role",
        );
        const other = await probe.send({ at, body: { into_id: systemRoles.locationStaff } });
        probe.refused(other, { status: 422, field: "role_id" });
      });
    }),
    extension("DELETE", "/v1/companyRole/{role_id}", async (probe, fixtures) => {
      await probe.that("deletes one that nobody has", async () => {
        const at = [await addRole(fixtures)];
        succeeded(await probe.send({ at }));
        probe.refused(await probe.send({ at }), { status: 404 });
        probe.refused(await probe.send({ at: [systemRoles.owner] }), { status: 422 });
      });
    }),
  ],
};
