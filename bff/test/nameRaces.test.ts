import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exampleRegistration } from "../src/account/exampleRegistration.ts";
import { encodeNodeId } from "../src/graphql/nodeId.ts";
import { sellerForm } from "./doubles/sellerService.ts";
import { type BackOffice, type Caller, everyEngine, startBackOffice } from "./harness/backOffice.ts";
import { type Lists, listDocument, viewerLists } from "./harness/viewerLists.ts";
import { typed } from "./harness/typed.ts";

/** What two people send at the same time; `which` is 0 or 1, `name` the same for both. */
interface Race {
  readonly what: string;
  readonly mutation: string;
  readonly field: string;
  readonly message: string;
  /** A registration says of all its names at once what is wrong with them. */
  readonly refusal?: "ValidationError";
  input(name: string, which: number, lists: Lists, drafts: readonly string[]): object;
}

const firstOf = ({ edges }: Lists["level1"]) => edges[0]?.node.id;
/** Where somebody is found, as forms ask for it. */
const address = {
  line1: "12, Lake Road",
  streetNumber: "12",
  streetName: "Lake Road",
  area: "Ulsoor",
  region: "Bengaluru",
  postalCode: "560008",
  provinceCode: "KA",
  countryCode: "IND",
};
/** Letters only, as a subdomain has them, and no other race has the same. */
const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, "");

const category = (
  level: number,
  message: string,
  parent: (lists: Lists) => string | undefined = () => undefined,
): Race => ({
  what: `a category of level ${level}`,
  mutation: "addCategory",
  field: "name",
  message,
  input: (name, _which, lists) => ({
    level,
    name,
    order: 1,
    parentId: parent(lists),
    ...(level === 1 && { description: "Raced" }),
  }),
});

const races: readonly Race[] = [
  {
    what: "a company's name",
    mutation: "registerCompany",
    field: "businessName",
    message: "Business Name Already Exist",
    refusal: "ValidationError",
    input: (businessName, which) => ({
      ...exampleRegistration,
      businessName,
      subdomain: `${letters(businessName)}${"xy"[which] ?? ""}`,
      email: `name${which}@raced.test`,
    }),
  },
  {
    what: "a subdomain",
    mutation: "registerCompany",
    field: "subdomain",
    message: "Business Subdomain Already Exist",
    refusal: "ValidationError",
    input: (name, which) => ({
      ...exampleRegistration,
      businessName: `${name} ${"xy"[which] ?? ""}`,
      subdomain: `${letters(name)}z`,
      email: `subdomain${which}@raced.test`,
    }),
  },
  {
    what: "a location",
    mutation: "addSeller",
    field: "name",
    message: "Business Name Already Exist",
    input: (name, which) => ({
      ...sellerForm,
      name,
      administrator: { ...sellerForm.administrator, email: `location${which}@raced.test` },
    }),
  },
  category(1, "A category with this name already exists"),
  category(2, "A category with this name already exists here", ({ level1 }) => firstOf(level1)),
  category(3, "A category with this name already exists here", ({ level2 }) => firstOf(level2)),
  {
    what: "a collection",
    mutation: "addCollection",
    field: "name",
    message: "Collection Name Already Exist",
    input: (name) => ({ name }),
  },
  {
    what: "a brand",
    mutation: "addBrand",
    field: "name",
    message: "Brand Name Already Exist",
    input: (name) => ({ name }),
  },
  {
    what: "a manufacturer",
    mutation: "addManufacturer",
    field: "name",
    message: "Manufacturer Name Already Exist",
    input: (name, _which, { sellers }) => ({
      name,
      sellerId: firstOf(sellers),
      address: { countryCode: "IND" },
    }),
  },
  {
    what: "a vendor",
    mutation: "addVendor",
    field: "name",
    message: "Vendor Name Already Exist",
    input: (name) => ({ name, phone: "08026634100", address, categoryIds: [], paymentTerms: "NET_30" }),
  },
  {
    what: "a pickup point",
    mutation: "addPickupPoint",
    field: "name",
    message: "Pickup Point Name Already Exist",
    input: (name, _which, { sellers }) => ({
      name,
      sellerId: firstOf(sellers),
      address,
      phone: "08026631200",
      closedDays: [],
      openingHours: [{ day: 1, opens: "09:00", closes: "18:00" }],
    }),
  },
  {
    what: "a role",
    mutation: "addRole",
    field: "name",
    message: "Role Name Already Exist",
    input: (name) => ({ name, kind: "LOCATION", permissions: [] }),
  },
  {
    what: "a webhook",
    mutation: "addWebhook",
    field: "name",
    message: "Name Already Exist",
    input: (name) => ({ name, url: "https://receiver.example/hook", types: ["order.*"] }),
  },
  {
    what: "the phone of a delivery user",
    mutation: "addDeliveryUser",
    field: "phone",
    message: "Phone Already Exist",
    input: (name) => ({ name, phone: "9845098450", vehicle: "BICYCLE", isForAll: true, sellerIds: [] }),
  },
  {
    what: "a product's own number",
    mutation: "saveProductPricing",
    field: "sku",
    message: "SKU Already Exist",
    input: (sku, which, _lists, drafts) => ({
      id: drafts[which],
      sku,
      price: "10",
      cgst: "9",
      sgst: "9",
      igst: "18",
      hsnCode: "6912",
    }),
  },
  {
    what: "a variant's own number",
    mutation: "addVariant",
    field: "sku",
    message: "SKU Already Exist",
    input: (sku, which, _lists, drafts) => ({
      productId: drafts[which],
      shortName: "S",
      longName: "Small",
      price: "99.50",
      order: 1,
      sku,
    }),
  },
];

const draftRecord = v.tuple([v.object({ prod_id: v.number() })]);

describe.each(everyEngine)("on %s", (engine) => {
  let office: BackOffice;
  let owner: Caller;
  let lists: Lists;
  let drafts: readonly string[];
  beforeAll(async () => {
    office = await startBackOffice(engine);
    owner = await office.signIn("owner@verdant.test");
    ({ viewer: lists } = v.parse(viewerLists, (await owner.send(listDocument)).data));
    const draft = async (prod_name: string) => {
      const made = await office.post("/v1/companySellerProdLoc/createSignup", {
        prod_name,
        seller_id: Number(lists.sellers.edges[0]?.node.databaseId),
        category1_id: Number(lists.level1.edges[0]?.node.databaseId),
      });
      return encodeNodeId("Product", String(v.parse(draftRecord, [made].flat())[0].prod_id));
    };
    drafts = [await draft("Raced one"), await draft("Raced two")];
  });
  afterAll(() => office.close());

  test.each(races)(
    "$what: of two at once one is made, the other reads beside the field that it is taken",
    async ({ what, mutation, field, message, refusal = "ConflictError", input }) => {
      const type = typed(mutation);
      const document = `mutation ($input: ${type}Input!) { ${mutation}(input: $input) {
        __typename ... on ConflictError { issues { path message code } } ... on ValidationError { issues { path message code } }
      } }`;
      const name = `Raced ${what}`;
      // The second is the same only to who looks at it.
      const results = await Promise.all(
        [name, `\u202A${name.toUpperCase()}`].map(async (each, which) => {
          const { data } = await owner.send(document, { input: input(each, which, lists, drafts) });
          return data;
        }),
      );
      const made = { [mutation]: { __typename: `${type}Success` } };
      const refused = {
        [mutation]: {
          __typename: refusal,
          issues: [{ path: [field], message, code: "TAKEN" }],
        },
      };
      expect(results).toHaveLength(2);
      expect(results).toContainEqual(made);
      expect(results).toContainEqual(refused);
    },
  );
});
