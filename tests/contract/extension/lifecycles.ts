import * as v from "valibot";
import { first, list, succeeded } from "../expectation.ts";
import { type Id, id } from "../http/wire.ts";
import * as forms from "../fixtures/forms.ts";
import { randomName } from "../fixtures/randomName.ts";
import type { Fixtures } from "../fixtures/fixtures.ts";

/** One kind of record that can be read, changed and deleted beyond the documents (decision D-13). */
export interface Lifecycle {
  readonly collection: string;
  /** The field with its identity. */
  readonly key: string;
  /** Its calls that are documented, and so checked elsewhere, or that make no sense. */
  readonly without?: readonly ("GET" | "PUT" | "DELETE")[];
  readonly make: (fixtures: Fixtures) => Promise<Id>;
  /** A field that can be changed, and a new value for it. */
  readonly field: string;
  readonly value: () => string;
}

const anyRecord = v.record(v.string(), v.unknown());

/** Sends a form to the documented call and finds the record by the name in it. */
function created(post: string, lists: string, key: string, name: string, form: Form) {
  return async (fixtures: Fixtures): Promise<Id> => {
    const [sent, parent] = await form(fixtures);
    succeeded(await fixtures.post(post, sent));
    const known = list(await fixtures.get(lists, parent), anyRecord);
    const record = known.find((candidate) => candidate[name] === sent[name]);
    return v.parse(id, record?.[key]);
  };
}
type Form = (fixtures: Fixtures) => Promise<[Readonly<Record<string, unknown>>, Id]>;

/** Every kind of record that our service lets be read, changed and deleted. */
export const lifecycles: readonly Lifecycle[] = [
  {
    collection: "l1CategoryPO",
    key: "level1_id",
    make: (fixtures) => fixtures.addLevel1(),
    field: "level1_name",
    value: () => `Garden ${randomName()}`,
  },
  {
    collection: "l2CategoryPO",
    key: "level2_id",
    make: created(
      "/v1/l2CategoryPO",
      "/v1/l2CategoryPO/level1_id/{id}",
      "level2_id",
      "level2_name",
      async (fixtures) => {
        const parent = await fixtures.level1();
        return [forms.level2Form(parent), parent];
      },
    ),
    field: "level2_name",
    value: () => `Pots ${randomName()}`,
  },
  {
    collection: "l3CategoryPO",
    key: "level3_id",
    make: created(
      "/v1/l3CategoryPO",
      "/v1/l3CategoryPO/level2_id/{id}",
      "level3_id",
      "level3_name",
      async (fixtures) => {
        const parent = await fixtures.level2();
        return [forms.level3Form(await fixtures.level1(), parent), parent];
      },
    ),
    field: "level3_name",
    value: () => `Clay ${randomName()}`,
  },
  {
    collection: "companyBanner",
    key: "banner_id",
    make: created(
      "/v1/companyBanner",
      "/v1/companyBanner/company_po_id/{id}",
      "banner_id",
      "banner_slogan",
      async (fixtures) => {
        const company = await fixtures.companyId();
        return [forms.bannerForm(company, await fixtures.level1()), company];
      },
    ),
    field: "banner_slogan",
    value: () => `Bloom ${randomName()}`,
  },
  {
    collection: "companyCollection",
    key: "collection_id",
    make: created(
      "/v1/companyCollection",
      "/v1/companyCollection/company_po_id/{id}",
      "collection_id",
      "collection_name",
      async (fixtures) => {
        const company = await fixtures.companyId();
        return [forms.collectionForm(company), company];
      },
    ),
    field: "collection_name",
    value: () => `Winter ${randomName()}`,
  },
  {
    collection: "companyBrand",
    key: "brand_id",
    make: (fixtures) => fixtures.addBrand(),
    field: "brand_name",
    value: () => `Root ${randomName()}`,
  },
  {
    collection: "companySellerManu",
    key: "manu_id",
    without: ["GET"],
    make: created(
      "/v1/companySellerManu",
      "/v1/companySellerManu/seller_id/{id}",
      "manu_id",
      "manu_name",
      async (fixtures) => {
        const seller = await fixtures.sellerId();
        return [forms.manufacturerForm(await fixtures.companyId(), seller), seller];
      },
    ),
    field: "manu_name",
    value: () => `Mill ${randomName()}`,
  },
  {
    collection: "companySellerProdImage",
    key: "image_id",
    make: async (fixtures) => {
      const prod_id = await fixtures.addProduct();
      const image = { prod_id, images_url: `${randomName()}.webp`, order_id: 1 };
      succeeded(await fixtures.post("/v1/companySellerProdImage", image));
      const response = await fixtures.get("/v1/companySellerProdImage/prod_id/{prod_id}", prod_id);
      return first(response, v.object({ image_id: id })).image_id;
    },
    field: "images_url",
    value: () => `${randomName()}.webp`,
  },
  {
    collection: "companySellerProdLoc",
    key: "prod_id",
    without: ["GET"],
    make: (fixtures) => fixtures.addProduct(),
    field: "prod_name",
    value: () => `Tumbler ${randomName()}`,
  },
  {
    collection: "companySeller",
    key: "seller_id",
    without: ["PUT"],
    make: async (fixtures) => (await fixtures.invitedSeller()).id,
    field: "business_name",
    value: () => `Branch ${randomName()}`,
  },
  {
    collection: "companyPO",
    key: "company_po_id",
    without: ["GET", "DELETE"],
    make: async (fixtures) => (await fixtures.register()).id,
    field: "legal_name",
    value: () => `Green ${randomName()} Limited`,
  },
];
