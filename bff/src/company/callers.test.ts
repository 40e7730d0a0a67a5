import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines, startBackOffice, type BackOffice, type Caller } from "../../test/harness/backOffice.ts";

const address = { area: "Koramangala", postalCode: "560034", provinceCode: "KA" };
const texts = { aboutUs: "<p>Edited</p>", terms: "<p>Edited</p>" };
const contact = { phone: "08040000000", officeEmail: "edited@verdant.test" };

/** Every change of a company, with an input that its owner may send. */
const changes: readonly (readonly [string, object])[] = [
  ["saveContactTitle", { title: "Founder" }],
  ["saveCompanyInformation", { ...contact, billingName: "Edited", billingAddress: address }],
  ["saveAboutUs", texts],
  ["editCompanyAddress", { address }],
  [
    "editCompanyRegistration",
    {
      businessType: "PRIVATE_LIMITED_COMPANY",
      verticalName: "Edited",
      verticalDescription: "Edited",
      name: "Verdant Edited",
      legalName: "Edited",
    },
  ],
  ["editCompanyMedia", { ...contact, accountsPhone: "08041111111" }],
  ["editCompanyBilling", { billingName: "Edited again", billingAddress: address }],
  ["editCompanyAboutUs", { ...texts, terms: "<p>Edited again</p>" }],
];

function documentOf(name: string): string {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  return `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename ... on Error { message } } }`;
}

describe.each(engines)("on %s", (engine) => {
  let office: BackOffice;
  let owner: Caller;
  let seller: Caller;
  let otherOwner: Caller;

  beforeAll(async () => {
    office = await startBackOffice(engine);
    [owner, seller, otherOwner] = await Promise.all([
      office.signIn("owner@verdant.test"),
      office.signIn("seller@verdant.test"),
      office.signIn("owner@fernway.test"),
    ]);
  }, 60_000);

  afterAll(() => office.close());

  const stored = async () => JSON.stringify(await office.read("/v1/companyPO/1"));

  test.each(changes)("%s", async (name, input) => {
    const document = documentOf(name);
    const before = await stored();
    const send = async (caller: Caller) => (await caller.send(document, { input })).data;
    expect(await send(office.anonymous)).toMatchObject({ [name]: { __typename: "UnauthenticatedError" } });
    expect(await send(seller)).toMatchObject({ [name]: { __typename: "ForbiddenError" } });
    // Their own company is the only one an input can be about.
    await otherOwner.send(document, {
      input: "name" in input ? { ...input, name: "Fernway Edited" } : input,
    });
    expect(await stored(), "somebody else changed the company").toBe(before);
    const type = name.charAt(0).toUpperCase() + name.slice(1);
    expect(await send(owner)).toEqual({ [name]: { __typename: `${type}Success` } });
    expect(await stored(), "the owner changed nothing").not.toBe(before);
  });

  test("finishSignUp: the owner in the middle of onboarding, and nobody else for them", async () => {
    const finish =
      "mutation { finishSignUp { __typename ... on Error { message } ... on FinishSignUpSuccess { viewer { nextStep } } } }";
    const flags = async () => JSON.stringify(await office.read("/v1/companyPO/2"));
    const before = await flags();
    expect((await office.anonymous.send(finish)).data).toMatchObject({
      finishSignUp: { __typename: "UnauthenticatedError" },
    });
    expect((await seller.send(finish)).data).toMatchObject({
      finishSignUp: { __typename: "ForbiddenError" },
    });
    expect(await flags()).toBe(before);
    expect((await otherOwner.send(finish)).data).toEqual({
      finishSignUp: { __typename: "FinishSignUpSuccess", viewer: { nextStep: "HOME" } },
    });
  });

  test("a name that another company has is refused beside the field", async () => {
    const document = `mutation ($input: EditCompanyRegistrationInput!) {
      editCompanyRegistration(input: $input) { __typename ... on ConflictError { message issues { path message } } } }`;
    const [, input] = changes[4] ?? [];
    const response = await owner.send(document, { input: { ...input, name: "FERNWAY EDITED" } });
    const message = "Business Name Already Exist";
    expect(response.data).toEqual({
      editCompanyRegistration: {
        __typename: "ConflictError",
        message,
        issues: [{ path: ["name"], message }],
      },
    });
  });
});
