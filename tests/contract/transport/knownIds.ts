import * as v from "valibot";
import { list, succeeded } from "../expectation.ts";
import { type Id, id } from "../http/wire.ts";
import { bannerForm, collectionForm } from "../world/forms.ts";
import type { World } from "../world/world.ts";

/** One record of every kind, by the name that its parameter has in a path. */
export async function knownIds(world: World): Promise<Map<string, Id>> {
  const company = await world.companyId();
  const product = await world.product();
  await Promise.all([world.level3(), world.bundle(), world.variant()]);
  succeeded(await world.post("/v1/companyBanner", bannerForm(company, await world.level1())));
  succeeded(await world.post("/v1/companyCollection", collectionForm(company)));
  const image = { prod_id: product, images_url: "jar.webp", order_id: 1 };
  succeeded(await world.post("/v1/companySellerProdImage", image));
  const firstOf = async (path: string, parent: Id, key: string): Promise<Id> => {
    const [row] = list(await world.get(path, parent), v.record(v.string(), v.unknown()));
    return v.parse(id, row?.[key]);
  };
  return new Map<string, Id>([
    ["company_po_id", company],
    ["seller_id", await world.sellerId()],
    ["level1_id", await world.level1()],
    ["level2_id", await world.level2()],
    ["level3_id", await world.level3()],
    ["brand_id", await world.brand()],
    ["manu_id", await world.manufacturer()],
    ["prod_id", product],
    ["varient_id", await world.variant()],
    ["bundle_id", await world.bundle()],
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
