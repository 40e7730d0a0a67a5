import * as v from "valibot";
import { type ContractCall, type ContractResource, extension } from "../call.ts";
import { list, same } from "../expectation.ts";
import { type Id, id, unknownId } from "../http/wire.ts";
import type { World } from "../world/world.ts";

/** `?ids=` of one collection: records by their own ids, or the children of many parents. */
function ids(path: string, field: string, known: (world: World) => Promise<readonly Id[]>): ContractCall {
  return extension(
    "GET",
    path,
    async (probe, world) => {
      const wanted = (await known(world)).map(String);
      const record = v.pipe(
        v.record(v.string(), v.unknown()),
        v.transform((found) => found[field]),
        id,
      );

      await probe.that(`answers a flat list with ${field}, unknown ids left out`, async () => {
        const answer = await probe.send({ query: { ids: [...wanted, unknownId].join(",") } });
        const found = new Set(list(answer, record).map(String));
        same([...found].toSorted(), wanted.toSorted(), field);
      });
      await probe.that("refuses more than 200, words and nothing", async () => {
        const many = Array.from({ length: 201 }, (_, index) => index + 1).join(",");
        for (const value of [many, "one,two", ""]) {
          probe.refused(await probe.send({ query: { ids: value } }), { status: 400 });
        }
      });
    },
    "ids",
  );
}

const one = (known: (world: World) => Promise<Id>) => async (world: World) => [await known(world)];

/** Many records in one call (spec "Transport"). */
export const byIds: ContractResource = {
  name: "ids",
  calls: [
    ids(
      "/v1/companyPO",
      "company_po_id",
      one((world) => world.companyId()),
    ),
    ids("/v1/l1CategoryPO", "level1_id", async (world) => [await world.level1(), await world.addLevel1()]),
    ids(
      "/v1/l2CategoryPO",
      "level2_id",
      one((world) => world.level2()),
    ),
    ids("/v1/l2CategoryPO/level1_id", "level1_id", async (world) => {
      await world.level2();
      return [await world.level1()];
    }),
    ids(
      "/v1/l3CategoryPO",
      "level3_id",
      one((world) => world.level3()),
    ),
    ids("/v1/l3CategoryPO/level2_id", "level2_id", async (world) => {
      await world.level3();
      return [await world.level2()];
    }),
    ids("/v1/companyBrand", "brand_id", async (world) => [await world.brand(), await world.addBrand()]),
    ids(
      "/v1/companySeller",
      "seller_id",
      one((world) => world.sellerId()),
    ),
    ids(
      "/v1/companySellerManu",
      "manu_id",
      one((world) => world.manufacturer()),
    ),
    ids("/v1/companySellerProdLoc", "prod_id", async (world) => [
      await world.product(),
      await world.addProduct(),
    ]),
    ids("/v1/companySellerProdVarient/AllowVarient", "prod_id", async (world) => {
      const products = [await world.addProduct(), await world.addProduct()];
      for (const product of products) await world.addVariant(product);
      return products;
    }),
    ids("/v1/companySellerProdBundle/prod_id", "prod_id", async (world) => {
      const products = [await world.addProduct(), await world.addProduct()];
      const [chosen] = products;
      const bundle = { bundle_id: chosen, bundle_offer_percentage: 10, order_id: 1 };
      await world.post("/v1/companySellerProdBundle", { ...bundle, prod_id: products[1] });
      return products.slice(1);
    }),
    ids("/v1/companySellerProdImage/prod_id", "prod_id", async (world) => {
      const product = await world.addProduct();
      const image = { prod_id: product, images_url: "jar.webp", order_id: 1 };
      await world.post("/v1/companySellerProdImage", image);
      return [product];
    }),
  ],
};
