import { sql } from "kysely";
import * as v from "valibot";
import { checkZip } from "../address/zip.ts";
import { checkBusinessType } from "../company/businessType.ts";
import { id } from "../http/responseFields.ts";
import { changesOf, given } from "../http/changes.ts";
import { mobileNumber } from "../http/contactField.ts";
import { optionalWhole, pathId } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { broken, malformed, notFound } from "../http/httpError.ts";
import { followAdministrator } from "./administrator.ts";
import { sellerFields, sellerLimits } from "./form.ts";
import { sellerRecord, sellers } from "./record.ts";

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
  async handle({ body }, context) {
    const { company_id, company_po_id, comm_percentage, maximum_products, ...fields } = body;
    const company = company_po_id ?? company_id;
    if (company === null) throw malformed("company_id is required", { company_id: "company_id is required" });
    const owner = await context.db
      .selectFrom("company")
      .select(["business_type", "business_subdomain"])
      .where("company_po_id", "=", company)
      .executeTakeFirst();
    if (owner === undefined) throw broken("The company does not exist", "company_id");
    checkBusinessType(fields.business_type ?? undefined, context);
    checkZip(fields.zip, fields.seller_countryshort, "zip");
    const { seller_id } = await context.db
      .insertInto("seller")
      .values({
        ...fields,
        ...given({ comm_percentage, maximum_products }),
        company_po_id: company,
        business_type: fields.business_type ?? owner.business_type,
        business_subdomain: fields.business_subdomain ?? owner.business_subdomain,
        admin_phone: mobileNumber(fields.admin_phone, fields.seller_countryshort, "admin_phone"),
      })
      .returning("seller_id")
      .executeTakeFirstOrThrow();
    await followAdministrator(context, seller_id, null);
    return sellers.read(context.db, seller_id);
  },
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
    await followAdministrator(context, seller_id, before.admin_email);
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
