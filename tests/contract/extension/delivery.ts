import { createHash, randomBytes } from "node:crypto";
import * as v from "valibot";
import { type ContractResource, extension } from "../call.ts";
import { first, list, same, single, succeeded } from "../expectation.ts";
import type { Fixtures } from "../fixtures/fixtures.ts";
import { placed, taken } from "../fixtures/ordering.ts";
import { id, type Id, unknownId } from "../http/wire.ts";

const user = v.object({ delivery_user_id: id, phone: v.string(), delivery_user_status: v.string() });
const point = v.object({
  pickup_point_id: id,
  pickup_point_name: v.string(),
  pickup_point_status: v.string(),
});
const link = v.object({ ...user.entries, link_key: v.string(), link_mailed: v.boolean() });
const round = v.object({
  delivery_user_id: id,
  on_duty: v.boolean(),
  stops: v.array(v.object({ fulfilment_id: id, fulfilment_status: v.string() })),
});
const code = v.object({ fulfilment_id: id, code: v.string() });
const dates = v.object({ pickup_point_id: id, dates: v.array(v.string()) });

let made = 0;

/** Somebody who delivers for every location. */
const userForm = async (fixtures: Fixtures) => ({
  company_po_id: await fixtures.companyId(),
  delivery_user_name: "Ravi Kumar",
  phone: `9${String(700_000_000 + (made += 1))}`,
  vehicle_type: "bicycle",
  all_locations: true,
});

/** A counter that is open all week. */
const pointForm = async (fixtures: Fixtures) => ({
  company_po_id: await fixtures.companyId(),
  pickup_point_name: `Contract counter ${(made += 1)}`,
  area_name: "Jayanagar",
  zip: "560041",
  stateshort: "KA",
  phone: "08026631200",
  opening_hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: "00:00", closes: "23:59" })),
});

const addedUser = async (fixtures: Fixtures): Promise<Id> =>
  single(await fixtures.post("/v1/companyDeliveryUser", await userForm(fixtures)), user).delivery_user_id;
const addedPoint = async (fixtures: Fixtures): Promise<Id> =>
  single(await fixtures.post("/v1/companyPickupPoint", await pointForm(fixtures)), point).pickup_point_id;

const madeLink = async (fixtures: Fixtures, at: Id): Promise<string> =>
  single(
    await fixtures.client.call({ method: "PUT", path: `/v1/companyDeliveryUser/link/${at}`, body: {} }),
    link,
  ).link_key;

const newHash = (): string => createHash("sha256").update(randomBytes(32)).digest("hex");

/** A browser that has opened somebody's link. */
async function openedRound(fixtures: Fixtures): Promise<{ readonly user: Id; readonly session: string }> {
  const user = await addedUser(fixtures);
  const session = newHash();
  await fixtures.post("/v1/deliveryRound", { key: await madeLink(fixtures, user), session_hash: session });
  return { user, session };
}

/** What a delivery user's link opens. */
export const deliveryRounds: ContractResource = {
  name: "deliveryRound",
  calls: [
    extension("POST", "/v1/deliveryRound", async (probe, fixtures) => {
      await probe.that("gives a link to the browser that opens it first, and to no other", async () => {
        const body = { key: await madeLink(fixtures, await addedUser(fixtures)), session_hash: newHash() };
        same(
          single(await probe.send({ body }), v.object({ session_hash: v.string() })).session_hash,
          body.session_hash,
          "session",
        );
        succeeded(await probe.send({ body }));
        probe.refused(await probe.send({ body: { ...body, session_hash: newHash() } }), { status: 422 });
        probe.refused(await probe.send({ body: { ...body, key: "unknown" } }), { status: 422 });
      });
    }),
    extension("GET", "/v1/deliveryRound/{session_hash}", async (probe, fixtures) => {
      await probe.that("has what somebody brings today, until the link ends", async () => {
        const { user: delivery_user_id, session } = await openedRound(fixtures);
        const { part } = await placed(fixtures);
        await taken(fixtures, part, [
          { action: "pack", packages: 1 },
          { action: "despatch", delivery_user_id },
        ]);
        const { stops } = single(await probe.send({ at: [session] }), round);
        same(
          stops.map(({ fulfilment_id }) => fulfilment_id),
          [part],
          "what is under way",
        );
        await madeLink(fixtures, delivery_user_id);
        probe.refused(await probe.send({ at: [session] }), { status: 404 });
      });
    }),
    extension("PUT", "/v1/deliveryRound/{session_hash}", async (probe, fixtures) => {
      await probe.that("says who is at work", async () => {
        const { session } = await openedRound(fixtures);
        succeeded(await probe.send({ at: [session], body: { on_duty: true } }));
        probe.refused(await probe.send({ at: [newHash()], body: { on_duty: true } }), { status: 404 });
      });
    }),
    extension("PUT", "/v1/deliveryRound/fulfilment_status/{session_hash}", async (probe, fixtures) => {
      await probe.that("hands over against the code alone, and only what they bring", async () => {
        const { user: delivery_user_id, session } = await openedRound(fixtures);
        const { part } = await placed(fixtures);
        await taken(fixtures, part, [{ action: "pack", packages: 1 }]);
        const body = { fulfilment_id: part, action: "deliver" };
        probe.refused(await probe.send({ at: [session], body }), { status: 404 });
        await taken(fixtures, part, [{ action: "despatch", delivery_user_id }]);
        probe.refused(await probe.send({ at: [session], body }), { status: 400, field: "code" });
        const attempt = { fulfilment_id: part, action: "record_attempt", reason: "Nobody at home" };
        succeeded(await probe.send({ at: [session], body: attempt }));
      });
    }),
  ],
};

/** Who brings orders. */
export const deliveryUsers: ContractResource = {
  name: "companyDeliveryUser",
  calls: [
    extension("POST", "/v1/companyDeliveryUser", async (probe, fixtures) => {
      const body = await userForm(fixtures);
      await probe.that("adds one, whose phone is unique in the company", async () => {
        same(single(await probe.send({ body }), user).delivery_user_status, "active", "status");
        probe.refused(await probe.send({ body }), { status: 409, field: "phone" });
      });
      await probe.requires(body, ["company_po_id", "delivery_user_name", "phone", "vehicle_type"]);
    }),
    extension("GET", "/v1/companyDeliveryUser/company_po_id/{company_po_id}", async (probe, fixtures) => {
      const added = await addedUser(fixtures);
      await probe.that("lists those of a company", async () => {
        const rows = list(await probe.send({ at: [await fixtures.companyId()] }), user);
        same(
          rows.some(({ delivery_user_id }) => delivery_user_id === added),
          true,
          "listed",
        );
      });
    }),
    extension("GET", "/v1/companyDeliveryUser/{delivery_user_id}", async (probe, fixtures) => {
      await probe.that("has one, and knows no other", async () => {
        const added = await addedUser(fixtures);
        same(single(await probe.send({ at: [added] }), user).delivery_user_id, added, "id");
        probe.refused(await probe.send({ at: [unknownId] }), { status: 404 });
      });
    }),
    extension("PUT", "/v1/companyDeliveryUser/{delivery_user_id}", async (probe, fixtures) => {
      await probe.that("changes what is sent", async () => {
        const at = [await addedUser(fixtures)];
        const changed = single(
          await probe.send({ at, body: { on_duty: true } }),
          v.object({ on_duty: v.boolean() }),
        );
        same(changed.on_duty, true, "on duty");
      });
    }),
    extension(
      "PUT",
      "/v1/companyDeliveryUser/delivery_user_status/{delivery_user_id}",
      async (probe, fixtures) => {
        await probe.that("refuses to make somebody inactive who carries an order", async () => {
          const delivery_user_id = await addedUser(fixtures);
          const { part } = await placed(fixtures);
          await taken(fixtures, part, [{ action: "assign", delivery_user_id }]);
          const body = { delivery_user_status: "inactive", status_reason: "Left" };
          const refused = await probe.send({ at: [delivery_user_id], body });
          probe.refused(refused, { status: 422, field: "delivery_user_status" });
        });
      },
    ),
    extension("PUT", "/v1/companyDeliveryUser/link/{delivery_user_id}", async (probe, fixtures) => {
      await probe.that("makes a link with another key each time", async () => {
        const at = [await addedUser(fixtures)];
        const first = single(await probe.send({ at, body: {} }), link);
        const second = single(await probe.send({ at, body: {} }), link);
        same(
          [first.link_mailed, first.link_key === second.link_key],
          [false, false],
          "mailed, and the same key",
        );
      });
    }),
    extension("DELETE", "/v1/companyDeliveryUser/link/{delivery_user_id}", async (probe, fixtures) => {
      await probe.that("ends it, and can be sent again", async () => {
        const at = [await addedUser(fixtures)];
        const key = await madeLink(fixtures, at[0] ?? 0);
        for (let sent = 0; sent < 2; sent += 1) succeeded(await probe.send({ at }));
        const opened = await probe.other({
          method: "POST",
          path: "/v1/deliveryRound",
          body: { key, session_hash: newHash() },
        });
        probe.refused(opened, { status: 422 });
      });
    }),
    extension("DELETE", "/v1/companyDeliveryUser/{delivery_user_id}", async (probe, fixtures) => {
      await probe.that("deletes one that was never used", async () => {
        const at = [await addedUser(fixtures)];
        succeeded(await probe.send({ at }));
        probe.refused(await probe.send({ at }), { status: 404 });
      });
    }),
    extension("GET", "/v1/companyOrder/code/{fulfilment_id}", async (probe, fixtures) => {
      await probe.that("tells the storefront alone the code of what somebody brings", async () => {
        const delivery_user_id = await addedUser(fixtures);
        const { part } = await placed(fixtures);
        await taken(fixtures, part, [
          { action: "accept" },
          { action: "pack", packages: 1 },
          { action: "despatch", delivery_user_id },
        ]);
        const told = await probe.send({ at: [part], headers: { "x-actor": "storefront" } });
        same(/^\d{6}$/.test(single(told, code).code), true, "six digits");
        probe.refused(await probe.send({ at: [part] }), { status: 403 });
      });
    }),
  ],
};

/** Where orders are collected. */
export const pickupPoints: ContractResource = {
  name: "companyPickupPoint",
  calls: [
    extension("POST", "/v1/companyPickupPoint", async (probe, fixtures) => {
      const body = await pointForm(fixtures);
      await probe.that("adds one, whose name is unique in the company", async () => {
        same(single(await probe.send({ body }), point).pickup_point_status, "active", "status");
        probe.refused(await probe.send({ body }), { status: 409, field: "pickup_point_name" });
      });
      await probe.requires(body, [
        "company_po_id",
        "pickup_point_name",
        "area_name",
        "zip",
        "stateshort",
        "phone",
      ]);
    }),
    extension("GET", "/v1/companyPickupPoint/next_dates", async (probe, fixtures) => {
      await probe.that("says the next days", async () => {
        const added = await addedPoint(fixtures);
        const found = first(await probe.send({ query: { ids: String(added), count: "3" } }), dates);
        same([found.pickup_point_id, found.dates.length], [added, 3], "days");
      });
    }),
    extension("GET", "/v1/companyPickupPoint/company_po_id/{company_po_id}", async (probe, fixtures) => {
      const added = await addedPoint(fixtures);
      await probe.that("lists those of a company", async () => {
        const rows = list(await probe.send({ at: [await fixtures.companyId()] }), point);
        same(
          rows.some(({ pickup_point_id }) => pickup_point_id === added),
          true,
          "listed",
        );
      });
    }),
    extension("GET", "/v1/companyPickupPoint/{pickup_point_id}", async (probe, fixtures) => {
      await probe.that("has one, and knows no other", async () => {
        const added = await addedPoint(fixtures);
        same(single(await probe.send({ at: [added] }), point).pickup_point_id, added, "id");
        probe.refused(await probe.send({ at: [unknownId] }), { status: 404 });
      });
    }),
    extension("PUT", "/v1/companyPickupPoint/{pickup_point_id}", async (probe, fixtures) => {
      await probe.that("changes what is sent", async () => {
        const at = [await addedPoint(fixtures)];
        const changed = await probe.send({ at, body: { keep_days: 3 } });
        same(single(changed, v.object({ keep_days: v.number() })).keep_days, 3, "days");
      });
    }),
    extension(
      "PUT",
      "/v1/companyPickupPoint/pickup_point_status/{pickup_point_id}",
      async (probe, fixtures) => {
        await probe.that("pauses with a reason, and resumes", async () => {
          const at = [await addedPoint(fixtures)];
          const paused = { pickup_point_status: "paused" };
          probe.refused(await probe.send({ at, body: paused }), { status: 400, field: "paused_reason" });
          const body = { ...paused, paused_reason: "Painting" };
          same(single(await probe.send({ at, body }), point).pickup_point_status, "paused", "status");
          const active = await probe.send({ at, body: { pickup_point_status: "active" } });
          same(single(active, point).pickup_point_status, "active", "status");
        });
      },
    ),
    extension("DELETE", "/v1/companyPickupPoint/{pickup_point_id}", async (probe, fixtures) => {
      await probe.that("deletes one that was never used", async () => {
        const at = [await addedPoint(fixtures)];
        succeeded(await probe.send({ at }));
        probe.refused(await probe.send({ at }), { status: 404 });
      });
    }),
  ],
};
