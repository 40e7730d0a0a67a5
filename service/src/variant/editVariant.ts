import { sql } from "kysely";
import * as v from "valibot";
import { changesOf } from "../http/changes.ts";
import { requiredWhole } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import { broken } from "../http/httpError.ts";
import { clearDefault, giftPrice, lockVariant, variantFields } from "./addVariant.ts";
import { variantRecord, variants } from "./record.ts";

/**
 * Changes the fields that are sent. The default mark moves by giving it to another variant, never by taking it away,
 * and a closed variant cannot get it (decision D-59).
 */
export const editVariant = operation({
  method: "POST",
  path: "/v1/companySellerProdVarient/varientEdit",
  origin: "document-2",
  tagPath: "/v1/companySellerProdVarient/varient_id/{varient_id}",
  tagField: "varient_id",
  summary: "Changes a variant",
  body: v.object({
    ...changesOf(variantFields).entries,
    varient_id: requiredWhole("varient_id is required"),
  }),
  response: variantRecord,
  async handle({ body: { varient_id, ...changes } }, { db }) {
    const before = await lockVariant(db, varient_id);
    if (changes.default_price === true && before.closed)
      throw broken("A closed variant cannot be the default", "default_price");
    if (changes.default_price === true && !before.default_price) await clearDefault(db, before.prod_id);
    const gift_wrapping_price = giftPrice(
      changes.gift_wrapping_enabled ?? before.gift_wrapping_enabled,
      changes.gift_wrapping_price === undefined ? before.gift_wrapping_price : changes.gift_wrapping_price,
    );
    await db
      .updateTable("variant")
      .set({
        ...changes,
        default_price: before.default_price || changes.default_price === true,
        gift_wrapping_price,
        updated_at: sql`now()`,
      })
      .where("varient_id", "=", varient_id)
      .execute();
    return variants.read(db, varient_id);
  },
});
