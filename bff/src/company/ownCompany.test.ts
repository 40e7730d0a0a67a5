import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { oneEngine, startBackOffice, type BackOffice } from "../../test/harness/backOffice.ts";

const companyName = v.object({ business_name: v.string() });

describe.each(oneEngine)("on %s", (engine) => {
  let office: BackOffice;

  beforeAll(async () => {
    office = await startBackOffice(engine);
  });

  afterAll(() => office.close());

  test("the owner in the middle of onboarding finishes it", async () => {
    const stranger = await office.signIn("owner@fernway.test");
    const { data } = await stranger.send(
      "mutation { finishSignUp { __typename ... on Error { message } ... on FinishSignUpSuccess { viewer { nextStep } } } }",
    );
    expect(data).toEqual({
      finishSignUp: { __typename: "FinishSignUpSuccess", viewer: { nextStep: "HOME" } },
    });
  });

  test("a name that another company has is refused beside the field", async () => {
    const owner = await office.signIn("owner@verdant.test");
    const [other] = v.parse(v.array(companyName), await office.read("/v1/companyPO/2"));
    const input = {
      businessType: "PRIVATE_LIMITED_COMPANY",
      verticalName: "Edited",
      verticalDescription: "Edited",
      name: other?.business_name.toUpperCase(),
      legalName: "Edited",
    };
    const response = await owner.send(
      `mutation ($input: EditCompanyRegistrationInput!) {
        editCompanyRegistration(input: $input) { __typename ... on ConflictError { message issues { path message } } } }`,
      { input },
    );
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
