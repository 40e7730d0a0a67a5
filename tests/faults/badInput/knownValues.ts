import { manufacturerForm, productForm, sellerForm, variantForm } from "../../contract/fixtures/forms.ts";
import { registration } from "../../contract/fixtures/registration.ts";
import type { Id } from "../../contract/http/wire.ts";
import type { Fixtures } from "../../contract/fixtures/fixtures.ts";

/** Values that fit, by the name of the field or parameter: so that only what is made wrong is wrong. */
export type KnownValues = Readonly<Record<string, string | number | null>>;

/** Makes one record of each kind and collects their ids with values for all other fields. */
export async function knownValues(fixtures: Fixtures): Promise<KnownValues> {
  const company = await fixtures.companyId();
  const [seller, level1] = [await fixtures.sellerId(), await fixtures.level1()];
  const product = await fixtures.product();
  const variant = await fixtures.variant();
  return {
    ...registration(),
    ...sellerForm(company),
    ...manufacturerForm(company, seller),
    ...productForm(company, seller, level1),
    ...variantForm(product),
    ...(await identities(fixtures)),
    varient_id: variant,
    countryId: "IND",
    country_id: "IND",
    name: "Nobody",
    subdomain: "nobody",
    email: "nobody@contract.test",
    bundle_offer_percentage: "10",
    preference_key: "checked",
    list_name: "checked",
    order_id: 1,
    session_hash: "a".repeat(64),
  };
}

async function identities(fixtures: Fixtures): Promise<Record<string, Id>> {
  const [level1, level2, level3] = [
    await fixtures.level1(),
    await fixtures.level2(),
    await fixtures.level3(),
  ];
  const company = await fixtures.companyId();
  return {
    company_po_id: company,
    company_id: company,
    id: company,
    seller_id: await fixtures.sellerId(),
    level1_id: level1,
    level2_id: level2,
    level3_id: level3,
    category1_id: level1,
    category2_id: level2,
    category3_id: level3,
    brand_id: await fixtures.brand(),
    prod_brand: await fixtures.brand(),
    manu_id: await fixtures.manufacturer(),
    prod_id: await fixtures.product(),
    bundle_id: await fixtures.bundle(),
  };
}
