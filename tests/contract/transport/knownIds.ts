import * as v from "valibot";
import { list, succeeded } from "../expectation.ts";
import { type Id, id } from "../http/wire.ts";
import { bannerForm, collectionForm } from "../fixtures/forms.ts";
import type { Fixtures } from "../fixtures/fixtures.ts";

/** One record of every kind, by the name that its parameter has in a path. */
export async function knownIds(fixtures: Fixtures): Promise<Map<string, Id>> {
  const company = await fixtures.companyId();
  const product = await fixtures.product();
  await Promise.all([fixtures.level3(), fixtures.bundle(), fixtures.variant()]);
  succeeded(await fixtures.post("/v1/companyBanner", bannerForm(company, await fixtures.level1())));
  succeeded(await fixtures.post("/v1/companyCollection", collectionForm(company)));
  const image = { prod_id: product, images_url: "jar.webp", order_id: 1 };
  succeeded(await fixtures.post("/v1/companySellerProdImage", image));
  const firstOf = async (path: string, parent: Id, key: string): Promise<Id> => {
    const [row] = list(await fixtures.get(path, parent), v.record(v.string(), v.unknown()));
    return v.parse(id, row?.[key]);
  };
  return new Map<string, Id>([
    ["company_po_id", company],
    ["seller_id", await fixtures.sellerId()],
    ["level1_id", await fixtures.level1()],
    ["level2_id", await fixtures.level2()],
    ["level3_id", await fixtures.level3()],
    ["brand_id", await fixtures.brand()],
    ["manu_id", await fixtures.manufacturer()],
    ["prod_id", product],
    ["varient_id", await fixtures.variant()],
    ["bundle_id", await fixtures.bundle()],
    ["banner_id", await firstOf("/v1/companyBanner/company_po_id/{id}", company, "banner_id")],
    ["collection_id", await firstOf("/v1/companyCollection/company_po_id/{id}", company, "collection_id")],
    ["image_id", await firstOf("/v1/companySellerProdImage/prod_id/{id}", product, "image_id")],
    ["audit_id", await firstOf("/v1/audit/company_po_id/{id}", company, "audit_id")],
    ["country_id", "IND"],
    ["name", "Nobody"],
    ["subdomain", "nobody"],
    ["email", "nobody@contract.test"],
  ]);
}
