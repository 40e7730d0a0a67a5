import type { Fixtures } from "../../contract/fixtures/fixtures.ts";
import type { KnownValues } from "./knownValues.ts";

/**
 * Records of another company, by the fields that may refer to none but the own one's. Fields that say which company a
 * call is about are not among them: the service login acts for every tenant.
 */
export async function foreignValues(fixtures: Fixtures): Promise<KnownValues> {
  const company = (await fixtures.register()).id;
  const level1 = await fixtures.addLevel1(company);
  const seller = (await fixtures.invitedSeller(company)).id;
  const product = await fixtures.addProductOf(company, seller, level1);
  return { category1_id: level1, prod_brand: await fixtures.addBrand(company), bundle_id: product };
}
