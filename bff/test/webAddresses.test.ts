import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BackOffice, type Caller, startBackOffice } from "./harness/backOffice.ts";

let office: BackOffice;
let owner: Caller;
let company: string;
let seller: string;

const ids = v.object({
  viewer: v.object({
    company: v.object({ id: v.string(), databaseId: v.string() }),
    sellers: v.object({
      edges: v.array(v.object({ node: v.object({ id: v.string(), databaseId: v.string() }) })),
    }),
  }),
});
let sellerId: string;

beforeAll(async () => {
  office = await startBackOffice();
  owner = await office.signIn("owner@verdant.test");
  const { data } = await owner.send(
    "{ viewer { company { id databaseId } sellers(first: 1) { edges { node { id databaseId } } } } }",
  );
  const { viewer } = v.parse(ids, data);
  company = `/v1/companyPO/${viewer.company.databaseId}`;
  seller = `/v1/companySeller/${viewer.sellers.edges[0]?.node.databaseId ?? ""}`;
  sellerId = viewer.sellers.edges[0]?.node.id ?? "";
});
afterAll(() => office.close());

const fields = ["websiteUrl", "instagramUrl", "linkedinUrl"] as const;
const issues = "__typename ... on ValidationError { issues { path message } }";
const forms = [
  {
    noun: "company",
    document: `mutation ($input: EditCompanyMediaInput!) { result: editCompanyMedia(input: $input) { ${issues}
      ... on EditCompanyMediaSuccess { company { ${fields.join(" ")} } } } }`,
    input: () => ({ phone: "08041234567", officeEmail: "office@verdant.test" }),
    read: () => office.read(company),
    success: "EditCompanyMediaSuccess",
  },
  {
    noun: "seller",
    document: `mutation ($input: EditSellerInput!) { result: editSeller(input: $input) { ${issues}
      ... on EditSellerSuccess { seller { ${fields.join(" ")} } } } }`,
    input: () => ({ id: sellerId }),
    read: () => office.read(seller),
    success: "EditSellerSuccess",
  },
] as const;

test.each(forms)(
  "$noun: what names no host or carries a password is refused beside its field",
  async (form) => {
    const before = await form.read();
    const [websiteUrl, instagramUrl, linkedinUrl] = [
      '"><script>alert(1)</script>',
      "https://user:secret@verdant.test",
      "http://127.0.0.1/",
    ];
    const { data } = await owner.send(form.document, {
      input: { ...form.input(), websiteUrl, instagramUrl, linkedinUrl },
    });
    expect(data).toEqual({
      result: {
        __typename: "ValidationError",
        issues: fields.map((field) => ({ path: [field], message: "Must be an address on the web" })),
      },
    });
    expect(await form.read()).toEqual(before);
  },
);

test.each(forms)("$noun: an address is kept in its one form, the same in both programs", async (form) => {
  const { data } = await owner.send(form.document, {
    input: {
      ...form.input(),
      websiteUrl: "Verdant.TEST/",
      instagramUrl: 'https://verdant.test/"><b>',
      linkedinUrl: null,
    },
  });
  expect(data).toEqual({
    result: {
      __typename: form.success,
      [form.noun]: {
        websiteUrl: "https://verdant.test",
        instagramUrl: "https://verdant.test/%22%3E%3Cb%3E",
        linkedinUrl: null,
      },
    },
  });
  expect([await form.read()].flat()).toMatchObject([
    { web_url: "https://verdant.test", insta: "https://verdant.test/%22%3E%3Cb%3E" },
  ]);
});
