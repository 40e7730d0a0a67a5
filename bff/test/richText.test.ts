import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BackOffice, type Caller, startBackOffice } from "./harness/backOffice.ts";

// Rich text on its whole way: what a form must not send, and what a service keeps that no form has sent.

let office: BackOffice;
let owner: Caller;
beforeAll(async () => {
  office = await startBackOffice();
  owner = await office.signIn("owner@verdant.test");
});
afterAll(() => office.close());

const deep = "<b>".repeat(33_000);
const tooDeep = "Must have at most 64 elements inside each other";
const selection = "__typename ... on ValidationError { issues { path message } }";
const products = v.object({
  viewer: v.object({
    products: v.object({
      edges: v.array(v.object({ node: v.object({ id: v.string(), databaseId: v.string() }) })),
    }),
  }),
});

async function firstProduct(): Promise<{ id: string; databaseId: string }> {
  const { data } = await owner.send("{ viewer { products(first: 1) { edges { node { id databaseId } } } } }");
  const node = v.parse(products, data).viewer.products.edges[0]?.node;
  if (node === undefined) throw new Error("There is no product.");
  return node;
}

test("a text of a company or a product that goes too deep is refused beside its field, and nothing is kept", async () => {
  const { id, databaseId } = await firstProduct();
  const stored = async () => [
    await office.read("/v1/companyPO/1"),
    await office.read(`/v1/companySellerProdLoc/${databaseId}`),
  ];
  const before = await stored();
  const aboutUs = await owner.send(
    `mutation ($input: EditCompanyAboutUsInput!) { editCompanyAboutUs(input: $input) { ${selection} } }`,
    { input: { aboutUs: deep, terms: "<p>Pay first.</p>" } },
  );
  expect(aboutUs.data).toEqual({
    editCompanyAboutUs: {
      __typename: "ValidationError",
      issues: [{ path: ["aboutUs"], message: tooDeep }],
    },
  });
  const details = await owner.send(
    `mutation ($input: EditProductDetailsInput!) { editProductDetails(input: $input) { ${selection} } }`,
    { input: { id, description: deep, specifications: deep } },
  );
  expect(details.data).toEqual({
    editProductDetails: {
      __typename: "ValidationError",
      issues: [
        { path: ["description"], message: tooDeep },
        { path: ["specifications"], message: tooDeep },
      ],
    },
  });
  expect(await stored()).toEqual(before);
});

test("what the service keeps is cleaned where it is read, in a list as for one product", async () => {
  const { id, databaseId } = await firstProduct();
  const dirty = '<p onclick="steal()">Good<script>steal()</script></p>';
  await office.put(`/v1/companySellerProdLoc/${databaseId}`, {
    prod_description: dirty,
    prod_specifications: `${"<b>".repeat(65)}Deep`,
  });
  const read = { id, description: "<p>Good</p>", specifications: "Deep" };
  const one = await owner.send(
    "query ($id: ID!) { node(id: $id) { ... on Product { id description specifications } } }",
    { id },
  );
  expect(one.data).toEqual({ node: read });
  const list = await owner.send(
    "{ viewer { products(first: 1) { edges { node { id description specifications } } } } }",
  );
  expect(list.data).toEqual({ viewer: { products: { edges: [{ node: read }] } } });
});
