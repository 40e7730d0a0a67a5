import * as v from "valibot";
import { type ContractCall, type ContractResource, extension } from "../call.ts";
import { list, same } from "../expectation.ts";
import { type Id, id, unknownId } from "../http/wire.ts";
import type { Fixtures } from "../fixtures/fixtures.ts";

/** `?ids=` of one collection: records by their own ids, or the children of many parents. */
function ids(
  path: string,
  field: string,
  known: (fixtures: Fixtures) => Promise<readonly Id[]>,
): ContractCall {
  return extension(
    "GET",
    path,
    async (probe, fixtures) => {
      const wanted = (await known(fixtures)).map(String);
      const record = v.pipe(
        v.record(v.string(), v.unknown()),
        v.transform((found) => found[field]),
        id,
      );

      await probe.that(`answers a flat list with ${field}, unknown ids left out`, async () => {
        const response = await probe.send({ query: { ids: [...wanted, unknownId].join(",") } });
        const found = new Set(list(response, record).map(String));
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

const one = (known: (fixtures: Fixtures) => Promise<Id>) => async (fixtures: Fixtures) => [
  await known(fixtures),
];

/** Many records in one call (spec "Transport"). */
export const byIds: ContractResource = {
  name: "ids",
  calls: [
    ids(
      "/v1/companyPO",
      "company_po_id",
      one((fixtures) => fixtures.companyId()),
    ),
    ids("/v1/l1CategoryPO", "level1_id", async (fixtures) => [
      await fixtures.level1(),
      await fixtures.addLevel1(),
    ]),
    ids(
      "/v1/l2CategoryPO",
      "level2_id",
      one((fixtures) => fixtures.level2()),
    ),
    ids("/v1/l2CategoryPO/level1_id", "level1_id", async (fixtures) => {
      await fixtures.level2();
      return [await fixtures.level1()];
    }),
    ids(
      "/v1/l3CategoryPO",
      "level3_id",
      one((fixtures) => fixtures.level3()),
    ),
    ids("/v1/l3CategoryPO/level2_id", "level2_id", async (fixtures) => {
      await fixtures.level3();
      return [await fixtures.level2()];
    }),
    ids("/v1/companyBrand", "brand_id", async (fixtures) => [
      await fixtures.brand(),
      await fixtures.addBrand(),
    ]),
    ids(
      "/v1/companySeller",
      "seller_id",
      one((fixtures) => fixtures.sellerId()),
    ),
    ids(
      "/v1/companySellerManu",
      "manu_id",
      one((fixtures) => fixtures.manufacturer()),
    ),
    ids("/v1/companySellerProdLoc", "prod_id", async (fixtures) => [
      await fixtures.product(),
      await fixtures.addProduct(),
    ]),
    ids("/v1/companySellerProdVarient/AllowVarient", "prod_id", async (fixtures) => {
      const products = [await fixtures.addProduct(), await fixtures.addProduct()];
      for (const product of products) await fixtures.addVariant(product);
      return products;
    }),
    ids("/v1/companySellerProdBundle/prod_id", "prod_id", async (fixtures) => {
      const products = [await fixtures.addProduct(), await fixtures.addProduct()];
      const [chosen] = products;
      const bundle = { bundle_id: chosen, bundle_offer_percentage: 10, order_id: 1 };
      await fixtures.post("/v1/companySellerProdBundle", { ...bundle, prod_id: products[1] });
      return products.slice(1);
    }),
    ids("/v1/companySellerProdImage/prod_id", "prod_id", async (fixtures) => {
      const product = await fixtures.addProduct();
      const image = { prod_id: product, images_url: "jar.webp", order_id: 1 };
      await fixtures.post("/v1/companySellerProdImage", image);
      return [product];
    }),
  ],
};
