import { catalogue } from "./catalogue.ts";
import { createFakeRest, type FakeRest } from "./fakeRest.ts";

/** A service with four banners of company 1 and one of company 2, which keeps what it is sent. */
export function bannerService(): FakeRest {
  const tables = catalogue(4);
  const rows = tables["companyBanner"]?.rows ?? [];
  const byId = (id: unknown) => rows.find((row) => Reflect.get(row, "banner_id") === Number(id));
  return createFakeRest({
    tables,
    writes: {
      "POST /v1/companyBanner": ({ body }) => [{ banner_id: 500, ...Object(body) }],
      "PUT /v1/companyBanner/{id}": ({ params, body }) => ({ ...byId(params?.["id"]), ...Object(body) }),
      "DELETE /v1/companyBanner/{id}": () => null,
      "POST /v1/companyBanner/{id}/position": ({ params }) => [
        { ...byId(params?.["id"]), order_id: 1 },
        { ...byId(1), order_id: 2 },
      ],
    },
  });
}
