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
    },
  });
}
