import { type RawBuilder, sql } from "kysely";
import * as v from "valibot";
import type { Connection } from "../http/context.ts";
import { mobileNumber, optionalEmail, requiredPhone } from "../http/contactField.ts";
import {
  optionalDate,
  optionalFlag,
  optionalLines,
  optionalText,
  pathId,
  requiredText,
  requiredWhole,
} from "../http/field.ts";
import { broken, malformed } from "../http/httpError.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { endLink, lockDeliveryUser, makeLink } from "../deliveryRound/link.ts";
import { deliveryUserRecord, deliveryUsers, isOpenDelivery, isServed } from "./record.ts";
import { vehicleTypes } from "./table.ts";

/** A number as it is written on a plate or a licence: upper case, without what people put between its parts. */
const plainNumber = (longest: number) =>
  v.pipe(
    optionalText(longest),
    v.transform((text) => text?.replaceAll(/[\s-]/g, "").toUpperCase() ?? null),
  );

const fields = {
  delivery_user_name: v.pipe(
    requiredText("Name is required", 120),
    v.check((name) => name.length >= 2, "Must have at least 2 characters"),
    v.metadata({ "x-missing": "Name is required" }),
  ),
  phone: requiredPhone("Phone is required"),
  email_id: optionalEmail,
  vehicle_type: v.picklist(vehicleTypes, "Vehicle is required"),
  vehicle_number: plainNumber(20),
  licence_no: plainNumber(25),
  licence_expiry: optionalDate,
  all_locations: optionalFlag,
  seller_ids: v.optional(
    v.pipe(
      v.array(requiredWhole("seller_ids is required"), "seller_ids is required"),
      v.maxLength(50, "Must have at most 50 locations"),
      v.transform((ids) => [...new Set(ids)].toSorted((a, b) => a - b)),
    ),
    [],
  ),
  on_duty: optionalFlag,
};

/** @throws HttpError 422 unless all of them are locations of the company */
async function checkLocations(
  db: Connection,
  company_po_id: number,
  seller_ids: readonly number[],
): Promise<void> {
  if (seller_ids.length === 0) return;
  const found = await db
    .selectFrom("seller")
    .select("seller_id")
    .where("company_po_id", "=", company_po_id)
    .where("seller_id", "in", seller_ids)
    .execute();
  if (found.length < seller_ids.length) throw broken("The seller does not exist", "seller_ids");
}

const inPlain = (phone: string): string => mobileNumber(phone, "IND", "phone");

/** People who bring orders to customers. */
export const deliveryUser: Resource = {
  records: { DeliveryUser: deliveryUserRecord },
  constraints: {
    delivery_user_phone_key: { field: "phone", message: "Phone Already Exist" },
    delivery_user_location_check: { field: "seller_ids", message: "Choose a location", status: 422 },
    fulfilment_delivery_user_fkey: {
      field: "delivery_user_id",
      message: "The delivery user does not exist",
      status: 422,
      inUse: "Still in use: has delivered orders. Can be made inactive",
    },
  },
  operations: [
    deliveryUsers.byIds(),
    deliveryUsers.one("extension"),
    ...deliveryUsers.by({ segment: "company_po_id", origin: "extension" }),
    deliveryUsers.add({
      origin: "extension",
      summary: "Adds a delivery user",
      fields: { ...fields, company_po_id: requiredWhole("company_po_id is required") },
      async complete({ phone, company_po_id, seller_ids }, db) {
        await checkLocations(db, company_po_id, seller_ids);
        return { phone: inPlain(phone) };
      },
    }),
    deliveryUsers.edit(fields, async ({ phone, on_duty, ...changes }, db, id) => {
      await lockDeliveryUser(db, id);
      const before = await deliveryUsers.read(db, id);
      const { all_locations = before.all_locations, seller_ids = before.seller_ids } = changes;
      if (changes.seller_ids !== undefined) await checkLocations(db, before.company_po_id, seller_ids);
      if (on_duty === true && before.delivery_user_status === "inactive")
        throw broken("Somebody inactive is not on duty", "on_duty");
      // Those of the locations that stay may read what they bring.
      const isDropped = sql<boolean>`${isServed(before)} and not ${isServed({ all_locations, seller_ids })}`;
      await checkCarriesNothing(db, id, "seller_ids", isDropped);
      return phone === undefined ? {} : { phone: inPlain(phone) };
    }),
    deliveryUsers.remove(),
    operation({
      method: "PUT",
      path: "/v1/companyDeliveryUser/delivery_user_status/{delivery_user_id}",
      origin: "extension",
      tagPath: "/v1/companyDeliveryUser/{delivery_user_id}",
      summary: "Makes a delivery user active or inactive; inactive is refused while they carry something",
      params: v.object({ delivery_user_id: pathId }),
      body: v.object({
        delivery_user_status: v.picklist(["active", "inactive"], "Must be active or inactive"),
        status_reason: optionalLines(500),
      }),
      response: deliveryUserRecord,
      async handle({ params: { delivery_user_id }, body }, { db }) {
        await makeActive(db, delivery_user_id, body);
        return deliveryUsers.read(db, delivery_user_id);
      },
    }),
    operation({
      method: "PUT",
      path: "/v1/companyDeliveryUser/link/{delivery_user_id}",
      origin: "extension",
      tagPath: "/v1/companyDeliveryUser/{delivery_user_id}",
      summary:
        "Makes the personal link of a delivery user, which ends the one before, and mails it; its key is said this once",
      params: v.object({ delivery_user_id: pathId }),
      response: v.object({ ...deliveryUserRecord.entries, link_key: v.string(), link_mailed: v.boolean() }),
      async handle({ params: { delivery_user_id } }, context) {
        const { key, isMailed } = await makeLink(context, delivery_user_id);
        const record = await deliveryUsers.read(context.db, delivery_user_id);
        return { ...record, link_key: key, link_mailed: isMailed };
      },
    }),
    operation({
      method: "DELETE",
      path: "/v1/companyDeliveryUser/link/{delivery_user_id}",
      origin: "extension",
      tagPath: "/v1/companyDeliveryUser/{delivery_user_id}",
      summary: "Ends the personal link of a delivery user, and what was opened with it",
      params: v.object({ delivery_user_id: pathId }),
      response: deliveryUserRecord,
      async handle({ params: { delivery_user_id } }, { db }) {
        await lockDeliveryUser(db, delivery_user_id);
        await endLink(db, delivery_user_id);
        return deliveryUsers.read(db, delivery_user_id);
      },
    }),
  ],
};

/**
 * Who gets an order holds the lock that is held here, so that none comes at that moment.
 * @param field what the call asks for that cannot be while they carry something
 * @throws HttpError 422 when they carry something, or something of those that are meant
 */
async function checkCarriesNothing(
  db: Connection,
  delivery_user_id: number,
  field: "delivery_user_status" | "seller_ids",
  isMeant: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<void> {
  const { carried } = await db
    .selectFrom("fulfilment")
    .select(sql<number>`count(*)::int`.as("carried"))
    .where("delivery_user_id", "=", delivery_user_id)
    .where(isOpenDelivery)
    .where(isMeant)
    .executeTakeFirstOrThrow();
  if (carried > 0)
    throw broken(
      carried === 1 ? "Carries 1 order: assign it first" : `Carries ${carried} orders: assign them first`,
      field,
    );
}

async function makeActive(
  db: Connection,
  delivery_user_id: number,
  {
    delivery_user_status,
    status_reason,
  }: Readonly<{ delivery_user_status: "active" | "inactive"; status_reason: string | null }>,
): Promise<void> {
  const isInactive = delivery_user_status === "inactive";
  if (isInactive && status_reason === null)
    throw malformed("Reason is required", { status_reason: "Reason is required" });
  await lockDeliveryUser(db, delivery_user_id);
  if (isInactive) await checkCarriesNothing(db, delivery_user_id, "delivery_user_status");
  await db
    .updateTable("delivery_user")
    .set({
      delivery_user_status,
      status_reason: isInactive ? status_reason : null,
      ...(isInactive && { on_duty: false }),
    })
    .where("delivery_user_id", "=", delivery_user_id)
    .execute();
  // Before anybody works for others, what let them in lets nobody in.
  if (isInactive) await endLink(db, delivery_user_id);
}

/**
 * Whoever gets an order is active and delivers for its location; the row is held, so that this still is so at the commit.
 * @throws HttpError 422
 */
export async function checkDeliveryUser(
  db: Connection,
  delivery_user_id: number,
  { company_po_id, seller_id }: Readonly<{ company_po_id: number; seller_id: number }>,
): Promise<void> {
  const user = await db
    .selectFrom("delivery_user")
    .select(["delivery_user_status", "all_locations", "seller_ids"])
    .where("delivery_user_id", "=", delivery_user_id)
    .where("company_po_id", "=", company_po_id)
    .forShare()
    .executeTakeFirst();
  if (user === undefined) throw broken("The delivery user does not exist", "delivery_user_id");
  if (user.delivery_user_status === "inactive")
    throw broken("The delivery user is inactive", "delivery_user_id");
  if (!user.all_locations && !user.seller_ids.includes(seller_id))
    throw broken("The delivery user does not deliver for this location", "delivery_user_id");
}
