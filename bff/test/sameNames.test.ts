import { afterAll, beforeAll, expect, test } from "vitest";
import { type BackOffice, type Caller, startBackOffice } from "./harness/backOffice.ts";
import { typed } from "./harness/typed.ts";

let office: BackOffice;
let owner: Caller;
beforeAll(async () => {
  office = await startBackOffice();
  owner = await office.signIn("owner@verdant.test");
});
afterAll(() => office.close());

const issues =
  "... on ConflictError { code issues { path message code } } ... on ValidationError { issues { path message code } }";
const taken = (field: string, message: string) => ({
  issues: [{ path: [field], message, code: "TAKEN" }],
});

const mutations: readonly (readonly [mutation: string, input: (name: string) => object, message: string])[] =
  [
    ["addBrand", (name) => ({ name }), "Brand Name Already Exist"],
    ["addCollection", (name) => ({ name }), "Collection Name Already Exist"],
    [
      "addCategory",
      (name) => ({ level: 1, name, order: 1, description: "Sown" }),
      "A category with this name already exists",
    ],
  ];

test.each(mutations)(
  "%s: a name that looks like another is refused beside the field",
  async (mutation, input, message) => {
    const type = typed(mutation);
    const document = `mutation ($input: ${type}Input!) { ${mutation}(input: $input) { __typename ${issues} } }`;
    const send = async (name: string) => (await owner.send(document, { input: input(name) })).data;
    expect(await send("Sown")).toEqual({ [mutation]: { __typename: `${type}Success` } });
    for (const same of ["SOWN", "So\u00ADwn", "\u202ASown\u200F", "Ｓｏｗｎ", "So\u200Dwn"])
      expect(await send(same)).toEqual({
        [mutation]: { __typename: "ConflictError", code: "TAKEN", ...taken("name", message) },
      });
    expect(await send("So\nwn")).toMatchObject({
      [mutation]: {
        issues: [{ path: ["name"], message: "Must not contain line breaks or control characters" }],
      },
    });
  },
);

test("the look-up before a form is sent finds a name that looks the same", async () => {
  const document = `query ($value: String!) {
    availability(kind: BUSINESS_NAME, value: $value) { ... on Availability { available } }
  }`;
  expect((await office.anonymous.send(document, { value: "Ｖer\u00ADdant" })).data).toEqual({
    availability: { available: false },
  });
});
