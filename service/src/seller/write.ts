import { type Insertable, sql } from "kysely";
import * as v from "valibot";
import { checkZip } from "../address/zip.ts";
import { checkBusinessType } from "../company/businessType.ts";
import { id } from "../http/responseFields.ts";
import { changesOf, given } from "../http/changes.ts";
import { mobileNumber } from "../http/contactField.ts";
import type { Context } from "../http/context.ts";
import { optionalWhole, pathId, requiredWhole } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { broken, malformed, notFound } from "../http/httpError.ts";
import { followAdministrator, lockLocation } from "./administrator.ts";
import { invitedFields, sellerFields, sellerLimits } from "./form.ts";
import { sellerRecord, sellers } from "./record.ts";
import type { SellerTable } from "./table.ts";

/** What is known of a location that is new; whose it is and what else the company says comes along. */
type NewSeller = Omit<Insertable<SellerTable>, "company_po_id">;

/**
 * Adds a location to a company and invites its administrator by mail. Its legal form and subdomain are the company's unless
 * told. `field` is what the call names the company by. @throws HttpError 409, 422
 */
export async function createSeller(
  context: Context,
  company_po_id: number,
  field: "company_id" | "company_po_id",
  values: NewSeller,
): Promise<v.InferInput<typeof sellerRecord>> {
  const { db } = context;
  const owner = await db
    .selectFrom("company")
    .select(["business_type", "business_subdomain"])
    .where("company_po_id", "=", company_po_id)
    .executeTakeFirst();
  if (owner === undefined) throw broken("The company does not exist", field);
  const { seller_id } = await db
    .insertInto("seller")
    .values({
      ...values,
      company_po_id,
      business_type: values.business_type ?? owner.business_type,
      business_subdomain: values.business_subdomain ?? owner.business_subdomain,
    })
    .returning("seller_id")
    .executeTakeFirstOrThrow();
  await followAdministrator(context, seller_id, null);
  return sellers.read(db, seller_id);
}

/** A new location; its administrator gets a mail with the activation link and a first password. */
export const addSeller = operation({
  method: "POST",
  path: "/v1/companySeller",
  origin: "extension",
  summary: "Adds a location; its administrator is invited by mail",
  status: 201,
  body: v.object({
    ...sellerFields,
    ...sellerLimits,
    company_id: optionalWhole(),
    company_po_id: optionalWhole(),
  }),
  response: sellerRecord,
  handle({ body }, context) {
    const { company_id, company_po_id, comm_percentage, maximum_products, ...fields } = body;
    const company = company_po_id ?? company_id;
    if (company === null) throw malformed("company_id is required", { company_id: "company_id is required" });
    checkBusinessType(fields.business_type ?? undefined, context);
    checkZip(fields.zip, fields.seller_countryshort, "zip");
    return createSeller(context, company, "company_id", {
      ...fields,
      ...given({ comm_percentage, maximum_products }),
      admin_phone: mobileNumber(fields.admin_phone, fields.seller_countryshort, "admin_phone"),
    });
  },
});

/**
 * The short way to a location: its name and who is to run it. What else it needs is filled in later; until then it is empty,
 * and its type is the column's default, as of the location that a company begins with.
 */
export const addInvitedSeller = operation({
  method: "POST",
  path: "/v1/companySeller/invitation",
  origin: "extension",
  summary:
    "Adds a location by its name alone and invites its administrator by mail; everything else is empty until it is filled in",
  status: 201,
  body: v.object({ ...invitedFields, company_po_id: requiredWhole("company_po_id is required") }),
  response: sellerRecord,
  handle: ({ body: { company_po_id, ...fields } }, context) =>
    createSeller(context, company_po_id, "company_po_id", fields),
});

/** The seller form of the documents changes a location; fields that are not sent stay. */
export const editSeller = operation({
  method: "PUT",
  path: "/v1/companySeller/{seller_id}",
  origin: "document-1",
  summary: "Changes a location: the edited fields; a new administrator is invited by mail",
  params: v.object({ seller_id: pathId }),
  body: changesOf({ ...sellerFields, ...sellerLimits }),
  response: sellerRecord,
  async handle({ params: { seller_id }, body }, context) {
    const { comm_percentage, maximum_products, ...fields } = body;
    // Who is administrator now must still be when it is decided whether somebody else was named.
    await lockLocation(context.db, seller_id);
    const before = await sellers.read(context.db, seller_id);
    const country =
      fields.seller_countryshort === undefined ? before.seller_countryshort : fields.seller_countryshort;
    checkBusinessType(fields.business_type ?? undefined, context);
    checkZip(fields.zip, country, "zip");
    if (fields.admin_phone !== undefined)
      fields.admin_phone = mobileNumber(fields.admin_phone, country, "admin_phone");
    await context.db
      .updateTable("seller")
      .set({ ...fields, ...given({ comm_percentage, maximum_products }), updated_at: sql`now()` })
      .where("seller_id", "=", seller_id)
      .execute();
    // Without a name nobody was invited yet.
    const previousEmail = before.admin_first_name === null ? null : before.admin_email;
    await followAdministrator(context, seller_id, previousEmail);
    return sellers.read(context.db, seller_id);
  },
});

/**
 * A location without products and manufacturers, for which nobody ever signed in, can go; who was only invited goes with
 * it.
 */
export const deleteSeller = operation({
  method: "DELETE",
  path: "/v1/companySeller/{seller_id}",
  origin: "extension",
  summary: "Deletes a location that nothing uses",
  params: v.object({ seller_id: pathId }),
  response: v.object({ seller_id: id }),
  async handle({ params: { seller_id } }, { db }) {
    await db
      .deleteFrom("account")
      .where("seller_id", "=", seller_id)
      .where("activated_at", "is", null)
      .execute();
    const gone = await db
      .deleteFrom("seller")
      .where("seller_id", "=", seller_id)
      .returning("seller_id")
      .executeTakeFirst();
    if (gone === undefined) throw notFound("Seller");
    return gone;
  },
});
