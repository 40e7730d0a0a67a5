import { expect, test } from "vitest";
import { change, writes } from "../../test/harness/change.ts";
import { companyService } from "../../test/doubles/companyService.ts";

const save = `
  mutation ($input: SaveAboutUsInput!) {
    saveAboutUs(input: $input) {
      __typename
      ... on SaveAboutUsSuccess { company { aboutUs terms completedSignupParts } }
      ... on Error { message }
      ... on ValidationError { issues { path message } }
    }
  }`;

const texts = { aboutUs: "<p>We sell <strong>plants</strong>.</p>", terms: "<p>Pay first.</p>" };

test("step 3 is sent as the documents have it, cleaned, and is done", async () => {
  const rest = companyService();
  const aboutUs = `${texts.aboutUs}<script>alert(1)</script>`;
  expect(await change(rest, save, { ...texts, aboutUs })).toEqual({
    __typename: "SaveAboutUsSuccess",
    company: { ...texts, completedSignupParts: ["ABOUT_US"] },
  });
  expect(writes(rest)).toMatchObject([
    {
      method: "POST",
      template: "/v1/companyPO/page3",
      body: {
        id: 1,
        about_us_text: texts.aboutUs,
        about_us_image_url: "",
        terms_conditions: texts.terms,
      },
    },
  ]);
});

test.each([
  [{ aboutUs: "<p> </p>" }, "aboutUs", "About us is required"],
  [{ aboutUs: "<script>1</script>" }, "aboutUs", "About us is required"],
  [{ terms: "" }, "terms", "Terms and Conditions is required"],
  [{ terms: "x".repeat(20_001) }, "terms", "Must have at most 20000 characters"],
  [{ terms: "<b>".repeat(65) }, "terms", "Must have at most 64 elements inside each other"],
])("%j is refused", async (part, field, message) => {
  const rest = companyService();
  expect(await change(rest, save, { ...texts, ...part })).toMatchObject({
    __typename: "ValidationError",
    issues: [{ path: [field], message }],
  });
  expect(writes(rest)).toEqual([]);
});
