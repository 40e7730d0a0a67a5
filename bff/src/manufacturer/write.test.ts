import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import type { RestRead } from "../rest/client.ts";
import { catalogue } from "../../test/doubles/catalogue.ts";
import { change, writes } from "../../test/harness/change.ts";
import { seller } from "../../test/doubles/fakeContext.ts";
import { createFakeRest, type FakeRest } from "../../test/doubles/fakeRest.ts";

const manufacturer = (id: number) => encodeNodeId("Manufacturer", String(id));
const location = (id: number) => encodeNodeId("Seller", String(id));
const parts = "__typename ... on Error { message } ... on ValidationError { issues { path message } }";
const add = `mutation ($input: AddManufacturerInput!) { addManufacturer(input: $input) { ${parts}
  ... on AddManufacturerSuccess { manufacturer { id name seller { id } address { area countryCode } } } } }`;
const edit = `mutation ($input: EditManufacturerInput!) { editManufacturer(input: $input) { ${parts}
  ... on EditManufacturerSuccess { manufacturer { id name } } } }`;

const countries = {
  "/v1/country": () => [
    { id: "IND", countrylong: "India" },
    { id: "NPL", countrylong: "Nepal" },
  ],
  "/v1/countryProvince/Country/{countryId}": ({ params }: RestRead) =>
    params?.["countryId"] === "IND" ? [{ shortname: "UP", longname: "Uttar Pradesh" }] : [],
};

function manufacturerService(): FakeRest {
  const tables = catalogue(4);
  return createFakeRest({
    tables,
    reads: countries,
    writes: {
      "POST /v1/companySellerManu": ({ body }) => ({ manu_id: 500, ...Object(body), company_po_id: 1 }),
      "PUT /v1/companySellerManu/{id}": ({ params, body }) => ({
        ...tables["companySellerManu"]?.rows.find(
          (row) => String(Reflect.get(row, "manu_id")) === params?.["id"],
        ),
        ...Object(body),
      }),
    },
  });
}

test("an owner adds to the location they name, with the documented fields", async () => {
  const rest = manufacturerService();
  const input = {
    sellerId: location(2),
    name: " Kiln ",
    address: { countryCode: "IND", provinceCode: "UP", area: "Moradabad", line1: "" },
    idempotencyKey: "key-1",
  };
  expect(await change(rest, add, input)).toEqual({
    __typename: "AddManufacturerSuccess",
    manufacturer: {
      id: manufacturer(500),
      name: "Kiln",
      seller: { id: location(2) },
      address: { area: "Moradabad", countryCode: "IND" },
    },
  });
  expect(writes(rest)).toEqual([
    {
      method: "POST",
      template: "/v1/companySellerManu",
      params: {},
      body: {
        manu_name: "Kiln",
        addressline1: null,
        addressline2: null,
        street_no: null,
        street_name: null,
        area_name: "Moradabad",
        region_name: null,
        zip: null,
        stateshort: "UP",
        countryshort: "IND",
        country: "IND",
        seller_id: 2,
        company_id: 1,
      },
      idempotencyKey: "key-1",
    },
  ]);
});

test("a seller adds to their own location without naming it, and to no other", async () => {
  const rest = manufacturerService();
  const input = { name: "Kiln", address: { countryCode: "IND" } };
  expect(await change(rest, add, input, seller)).toMatchObject({
    manufacturer: { seller: { id: location(1) } },
  });
  expect(await change(rest, add, { ...input, sellerId: location(2) }, seller)).toMatchObject({
    __typename: "NotFoundError",
  });
  expect(writes(rest)).toHaveLength(1);
});

test.each<[string, string, object, readonly string[], string]>([
  ["no name", " ", { countryCode: "IND" }, ["name"], "Manufacturer Name is required"],
  ["no country", "Kiln", { countryCode: "" }, ["address", "countryCode"], "Country is Required"],
  [
    "a country that is none",
    "Kiln",
    { countryCode: "XXX" },
    ["address", "countryCode"],
    "Country is not known",
  ],
  [
    "a province of another country",
    "Kiln",
    { countryCode: "NPL", provinceCode: "UP" },
    ["address", "provinceCode"],
    "Province is not known",
  ],
])("%s is refused beside its field", async (_name, name, address, path, message) => {
  const rest = manufacturerService();
  expect(await change(rest, add, { sellerId: location(1), name, address })).toMatchObject({
    issues: [{ path, message }],
  });
  expect(writes(rest)).toEqual([]);
});

test("an owner must say which location", async () => {
  const rest = manufacturerService();
  expect(await change(rest, add, { name: "Kiln", address: { countryCode: "IND" } })).toMatchObject({
    issues: [{ path: ["sellerId"], message: "Location is required" }],
  });
});

test("an edit sends what is given: the name alone, or the whole address, whose empty parts become empty", async () => {
  const rest = manufacturerService();
  await change(rest, edit, { id: manufacturer(1), name: "Oven" });
  await change(rest, edit, { id: manufacturer(1), address: { countryCode: "NPL", area: "Agra" } });
  await change(rest, edit, { id: manufacturer(1) });
  const empty = { addressline1: null, addressline2: null, street_no: null, street_name: null };
  expect(writes(rest)).toMatchObject([
    { params: { id: "1" }, body: { manu_name: "Oven" } },
    {
      params: { id: "1" },
      body: {
        ...empty,
        area_name: "Agra",
        region_name: null,
        zip: null,
        stateshort: null,
        countryshort: "NPL",
        country: "NPL",
      },
    },
  ]);
  expect(Object.keys(Object(Reflect.get(Object(writes(rest)[0]), "body")))).toEqual(["manu_name"]);
});
