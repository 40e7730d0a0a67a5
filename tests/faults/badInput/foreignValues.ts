import type { World } from "../../contract/world/world.ts";
import type { KnownValues } from "./knownValues.ts";

/**
 * Records of another company, by the fields that may refer to none but the own one's. Fields that say which company a
 * call is about are not among them: the service login acts for every tenant.
 */
export async function foreignValues(world: World): Promise<KnownValues> {
  const company = (await world.register()).id;
  const level1 = await world.addLevel1(company);
  const seller = (await world.invitedSeller(company)).id;
  const product = await world.addProductOf(company, seller, level1);
  return { category1_id: level1, prod_brand: await world.addBrand(company), bundle_id: product };
}
