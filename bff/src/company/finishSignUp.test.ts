import { expect, test } from "vitest";
import { createFakeContext, owner, run } from "../../test/doubles/fakeContext.ts";
import { companyService, freshCompany } from "../../test/doubles/companyService.ts";
import { writes } from "../../test/harness/change.ts";

const document = `
  mutation {
    finishSignUp {
      __typename
      ... on FinishSignUpSuccess { viewer { nextStep } company { completedSignupParts } }
      ... on Error { message }
      ... on ValidationError { issues { path message } }
    }
  }`;

const fresh = { ...owner, signupOver: false, signupPages: { page1: false, page2: false, page6: false } };

test("the end posts page 5, and the same session is at home", async () => {
  const rest = companyService();
  expect(await run(createFakeContext(rest, fresh), document)).toEqual({
    data: {
      finishSignUp: {
        __typename: "FinishSignUpSuccess",
        viewer: { nextStep: "HOME" },
        company: { completedSignupParts: ["FINISHED"] },
      },
    },
    errors: [],
  });
  expect(writes(rest)).toMatchObject([
    { method: "POST", template: "/v1/companyPO/page5", body: { company_po_id: 1 } },
  ]);
});

test("whose company does not say that it is over is at home all the same, also in the next request", async () => {
  const rest = companyService({ ...freshCompany, signup_page2_over: true, signup_page3_over: true });
  const silent = { ...rest, send: async () => ({ status: 200, body: null, totalCount: null, etag: null }) };
  const context = createFakeContext(silent, fresh);
  expect((await run(context, document)).data).toMatchObject({
    finishSignUp: { viewer: { nextStep: "HOME" } },
  });
  const [stored] = await context.session.list();
  expect(stored?.user).toEqual({ ...fresh, signupOver: true });
});

test("without a category of level 1 nothing ends", async () => {
  const rest = companyService({ ...freshCompany, company_po_id: 3 });
  const context = createFakeContext(rest, { ...fresh, companyId: "3" });
  const message = "Please Enter Atleast One Level1 Category";
  expect((await run(context, document)).data).toEqual({
    finishSignUp: { __typename: "ValidationError", message, issues: [{ path: [], message }] },
  });
  expect(writes(rest)).toEqual([]);
});

test("the next step follows each save without another sign-in", async () => {
  const nextStep = async (record: object) =>
    (
      await run(
        createFakeContext(companyService({ ...freshCompany, ...record }), fresh),
        "{ viewer { nextStep } }",
      )
    ).data;
  expect(await nextStep({})).toEqual({ viewer: { nextStep: "SIGNUP_STEP_2" } });
  expect(await nextStep({ signup_page2_over: true })).toEqual({ viewer: { nextStep: "SIGNUP_STEP_3" } });
  const both = { signup_page2_over: true, signup_page3_over: true };
  expect(await nextStep(both)).toEqual({ viewer: { nextStep: "SIGNUP_STEP_4" } });
});
