import * as v from "valibot";
import { type ContractCall, type ContractResource, extension } from "../call.ts";
import { list, same, single, succeeded } from "../expectation.ts";
import type { Fixtures } from "../fixtures/fixtures.ts";
import { id, type Id, unknownId } from "../http/wire.ts";
import { systemRoles } from "./role.ts";

const person = v.object({
  user_po_id: v.optional(v.nullable(id)),
  user_seller_id: v.optional(v.nullable(id)),
  email_id: v.string(),
  first_name: v.string(),
  role_id: id,
  staff_status: v.string(),
  disabled_reason: v.nullable(v.string()),
});

interface Kind {
  readonly path: string;
  readonly key: "user_po_id" | "user_seller_id";
  readonly form: (fixtures: Fixtures) => Promise<object>;
}

let made = 0;
const form = async (fixtures: Fixtures) => ({
  company_po_id: await fixtures.companyId(),
  email_id: `contract.person.${(made += 1)}.${process.pid}@people.test`,
  first_name: "Meena",
});

const ofCompany: Kind = {
  path: "/v1/companyUserPO",
  key: "user_po_id",
  form: async (fixtures) => ({ ...(await form(fixtures)), role_id: systemRoles.companyStaff }),
};
const ofLocation: Kind = {
  path: "/v1/companyUserSeller",
  key: "user_seller_id",
  form: async (fixtures) => ({
    ...(await form(fixtures)),
    role_id: systemRoles.locationStaff,
    seller_id: await fixtures.sellerId(),
  }),
};

/** Somebody who was invited; with `isActive` they followed the mail. */
async function invited(fixtures: Fixtures, kind: Kind, isActive = false): Promise<Id> {
  const added = single(await fixtures.post(kind.path, await kind.form(fixtures)), person);
  if (isActive) await fixtures.activate(kind === ofCompany ? "companyPO" : "companySeller", added.email_id);
  return added[kind.key] ?? unknownId;
}

/** Made once for each service that is looked at. */
function perService(make: (fixtures: Fixtures) => Promise<Id>): (fixtures: Fixtures) => Promise<Id> {
  const made = new WeakMap<Fixtures, Promise<Id>>();
  return (fixtures) => {
    const known = made.get(fixtures) ?? make(fixtures);
    made.set(fixtures, known);
    return known;
  };
}

/** What is done with people of a kind. Twenty are invited in an hour, so what only looks shares one. */
function callsOf(kind: Kind): readonly ContractCall[] {
  const { path, key } = kind;
  const somebody = perService((fixtures) => invited(fixtures, kind));
  const somebodyActive = perService((fixtures) => invited(fixtures, kind, true));
  return [
    extension("POST", path, async (probe, fixtures) => {
      const body = await kind.form(fixtures);
      await probe.that("invites somebody, whose address is nobody else's", async () => {
        const added = single(await probe.send({ body }), person);
        same([added.staff_status, added.first_name], ["invited", "Meena"], "status and name");
        probe.refused(await probe.send({ body }), { status: 409, field: "email_id" });
      });
      await probe.requires(body, ["company_po_id", "email_id", "first_name", "role_id"]);
    }),
    extension("GET", `${path}/company_po_id/{company_po_id}`, async (probe, fixtures) => {
      await probe.that("lists those of a company", async () => {
        const one = await somebody(fixtures);
        const rows = list(await probe.send({ at: [await fixtures.companyId()] }), person);
        same(rows.filter((row) => row[key] === one).length, 1, "rows of somebody");
      });
    }),
    extension("GET", `${path}/{${key}}`, async (probe, fixtures) => {
      await probe.that("has one, and knows no other", async () => {
        const one = await somebody(fixtures);
        same(single(await probe.send({ at: [one] }), person)[key], one, "id");
        probe.refused(await probe.send({ at: [unknownId] }), { status: 404 });
      });
    }),
    extension("PUT", `${path}/{${key}}`, async (probe, fixtures) => {
      await probe.that("changes what is sent", async () => {
        const at = [await somebody(fixtures)];
        same(
          single(await probe.send({ at, body: { first_name: "Asha" } }), person).first_name,
          "Asha",
          "name",
        );
        probe.refused(await probe.send({ at, body: { role_id: unknownId } }), { status: 404 });
      });
    }),
    extension("PUT", `${path}/status/{${key}}`, async (probe, fixtures) => {
      await probe.that("disables somebody with the reason, and enables them", async () => {
        const at = [await somebodyActive(fixtures)];
        const body = { active: false, disabled_reason: "Has left" };
        const disabled = single(await probe.send({ at, body }), person);
        same(
          [disabled.staff_status, disabled.disabled_reason],
          ["disabled", "Has left"],
          "status and reason",
        );
        const enabled = single(await probe.send({ at, body: { active: true } }), person);
        same([enabled.staff_status, enabled.disabled_reason], ["active", null], "status and reason");
      });
    }),
    extension("POST", `${path}/invite/{${key}}`, async (probe, fixtures) => {
      await probe.that("does not mail twice in a minute", async () => {
        probe.refused(await probe.send({ at: [await somebody(fixtures)] }), { status: 429 });
      });
    }),
    extension("DELETE", `${path}/{${key}}`, async (probe, fixtures) => {
      await probe.that("withdraws an invitation that nobody followed", async () => {
        const at = [await invited(fixtures, kind)];
        succeeded(await probe.send({ at }));
        probe.refused(await probe.send({ at }), { status: 404 });
        probe.refused(await probe.send({ at: [await somebodyActive(fixtures)] }), { status: 422 });
      });
    }),
  ];
}

/** People who act for a company or for one of its locations, as those see them who look after them. */
export const staff: ContractResource = {
  name: "companyUser",
  calls: [
    ...callsOf(ofCompany),
    extension("POST", "/v1/companyUserPO/{user_po_id}/handOver", async (probe, fixtures) => {
      await probe.that("makes an active owner the main administrator, and nobody else", async () => {
        const one = await invited(fixtures, ofCompany, true);
        probe.refused(await probe.send({ at: [one], body: { from_id: one } }), { status: [404, 422] });
        probe.refused(await probe.send({ at: [unknownId], body: { from_id: one } }), { status: [404, 422] });
      });
    }),
    ...callsOf(ofLocation),
    extension("GET", "/v1/companyUserSeller/seller_id/{seller_id}", async (probe, fixtures) => {
      await probe.that("lists those of a location", async () => {
        const one = await invited(fixtures, ofLocation);
        const rows = list(await probe.send({ at: [await fixtures.sellerId()] }), person);
        same(rows.filter(({ user_seller_id }) => user_seller_id === one).length, 1, "rows of somebody");
      });
    }),
    extension("GET", "/v1/companyUser/{account_id}", async (probe, fixtures) => {
      await probe.that("has both kinds by the number of their account", async () => {
        const [owner, clerk] = [await invited(fixtures, ofCompany), await invited(fixtures, ofLocation)];
        same(single(await probe.send({ at: [owner] }), person).user_po_id, owner, "of the company");
        same(single(await probe.send({ at: [clerk] }), person).user_seller_id, clerk, "of a location");
        probe.refused(await probe.send({ at: [unknownId] }), { status: 404 });
      });
    }),
  ],
};
