import { manufacturerForm, productForm, sellerForm, variantForm } from "../../contract/world/forms.ts";
import { registration } from "../../contract/world/registration.ts";
import type { Id } from "../../contract/http/wire.ts";
import type { World } from "../../contract/world/world.ts";

/** Values that fit, by the name of the field or parameter: so that only what is made wrong is wrong. */
export type KnownValues = Readonly<Record<string, string | number | null>>;

/** Makes one record of each kind and collects their ids with values for all other fields. */
export async function knownValues(world: World): Promise<KnownValues> {
  const company = await world.companyId();
  const [seller, level1] = [await world.sellerId(), await world.level1()];
  const product = await world.product();
  const variant = await world.variant();
  return {
    ...registration(),
    ...sellerForm(company),
    ...manufacturerForm(company, seller),
    ...productForm(company, seller, level1),
    ...variantForm(product),
    ...(await identities(world)),
    varient_id: variant,
    countryId: "IND",
    country_id: "IND",
    name: "Nobody",
    subdomain: "nobody",
    email: "nobody@contract.test",
    bundle_offer_percentage: "10",
    preference_key: "checked",
    order_id: 1,
  };
}

async function identities(world: World): Promise<Record<string, Id>> {
  const [level1, level2, level3] = [await world.level1(), await world.level2(), await world.level3()];
  const company = await world.companyId();
  return {
    company_po_id: company,
    company_id: company,
    id: company,
    seller_id: await world.sellerId(),
    level1_id: level1,
    level2_id: level2,
    level3_id: level3,
    category1_id: level1,
    category2_id: level2,
    category3_id: level3,
    brand_id: await world.brand(),
    prod_brand: await world.brand(),
    manu_id: await world.manufacturer(),
    prod_id: await world.product(),
    bundle_id: await world.bundle(),
  };
}
