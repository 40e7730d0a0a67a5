import { catalogue } from "./catalogue.ts";
import { createFakeRest, type FakeRest, type FakeRestOptions } from "./fakeRest.ts";

/** A service with four collections of company 1 and one of company 2, which keeps what it is sent. */
export function collectionService(options: Pick<FakeRestOptions, "offersIds" | "pages"> = {}): FakeRest {
  const tables = catalogue(4);
  const rows = tables["companyCollection"]?.rows ?? [];
  return createFakeRest({
    tables,
    ...options,
    writes: {
      "POST /v1/companyCollection": ({ body }) => [{ collection_id: 500, ...Object(body) }],
      "PUT /v1/companyCollection/{id}": ({ params, body }) => ({
        ...rows.find((row) => String(Reflect.get(row, "collection_id")) === params?.["id"]),
        ...Object(body),
      }),
      "DELETE /v1/companyCollection/{id}": () => null,
      "POST /v1/companyPO/page11": () => null,
      "POST /v1/companyCollectionProduct": ({ body }) =>
        [Reflect.get(Object(body), "prod_ids")]
          .flat()
          .map((prod_id) =>
            prod_id === 1
              ? { prod_id, outcome: "REFUSED", message: "At most 5000 products in a collection" }
              : { prod_id, outcome: "DONE", message: null },
          ),
      // 214 match: two parts of them.
      "POST /v1/companyCollectionProduct/matching": ({ body }) =>
        "up_to" in Object(body) ? { added: 14, left: 0, up_to: 900 } : { added: 200, left: 14, up_to: 900 },
      "PUT /v1/companyCollectionProduct/position": () => ({ collection_id: 1, prod_id: 1, order_id: 5 }),
      "PUT /v1/companyCollectionProduct/removal": ({ body }) =>
        [Reflect.get(Object(body), "prod_ids")].flat().map((prod_id) => ({ prod_id })),
    },
  });
}
