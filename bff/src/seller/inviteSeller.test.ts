import { expect, test } from "vitest";
import { owner, seller } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { sellerService } from "../../test/doubles/sellerService.ts";
import { change, writes } from "../../test/harness/change.ts";
import { RestError } from "../rest/error.ts";

const invite = `mutation ($input: InviteSellerInput!) { inviteSeller(input: $input) {
  __typename
  ... on InviteSellerSuccess {
    seller { databaseId name status missingParts administrator { firstName lastName email } }
    sellerEdge { node { databaseId } }
  }
  ... on Error { message }
  ... on ValidationError { issues { path message } }
  ... on ConflictError { issues { path message } }
} }`;

const administrator = { firstName: " Ravi ", email: "Ravi@Riverside.test" };
const input = { name: " Riverside ", administrator };

test("a location is added by its name, its administrator invited, and onboarding is told", async () => {
  const rest = sellerService();
  expect(await change(rest, invite, { ...input, idempotencyKey: "key" })).toEqual({
    __typename: "InviteSellerSuccess",
    seller: {
      databaseId: "500",
      name: "Riverside",
      status: "INVITED",
      missingParts: ["GSTIN", "ADDRESS", "PHONE"],
      administrator: { firstName: "Ravi", lastName: null, email: "ravi@riverside.test" },
    },
    sellerEdge: { node: { databaseId: "500" } },
  });
  expect(writes(rest)).toEqual([
    {
      method: "POST",
      template: "/v1/companySeller/invitation",
      params: {},
      body: {
        company_po_id: 1,
        business_name: "Riverside",
        admin_first_name: "Ravi",
        admin_last_name: "",
        admin_email: "ravi@riverside.test",
      },
      idempotencyKey: "key",
    },
    {
      method: "POST",
      template: "/v1/companyPO/page4",
      params: {},
      body: { company_po_id: 1 },
      idempotencyKey: undefined,
    },
  ]);
});

const person = (part: object) => ({ administrator: { ...administrator, ...part } });

test.each<[object, string[], string]>([
  [{ name: " " }, ["name"], "Business Name is required"],
  [{ name: "x".repeat(121) }, ["name"], "Must have at most 120 characters"],
  [person({ firstName: "" }), ["administrator", "firstName"], "First Name is required"],
  [
    person({ lastName: "see evil.test" }),
    ["administrator", "lastName"],
    "Must be a name, without an address or a link",
  ],
  [person({ email: "" }), ["administrator", "email"], "Email address is required"],
  [person({ email: "ravi@riverside.store" }), ["administrator", "email"], "Email is Invalid"],
])("%j is refused beside its field, and nothing is sent", async (part, path, message) => {
  const rest = sellerService();
  expect(await change(rest, invite, { ...input, ...part })).toMatchObject({
    __typename: "ValidationError",
    issues: [{ path, message }],
  });
  expect(writes(rest)).toEqual([]);
});

test.each<[object, string[], string]>([
  [{ name: "PUNE" }, ["name"], "Business Name Already Exist"],
  [person({ email: "owner@verdant.test" }), ["administrator", "email"], "Email Already Exist"],
])("%j is taken: said beside its field", async (part, path, message) => {
  expect(await change(sellerService(), invite, { ...input, ...part })).toEqual({
    __typename: "ConflictError",
    message,
    issues: [{ path, message }],
  });
});

test("a service that has no such call: nothing is added, and that is what is said", async () => {
  const rest = createFakeRest({
    writes: {
      "POST /v1/companySeller/invitation": () => {
        throw new RestError("not-found", "There is no such call.");
      },
    },
  });
  expect(await change(rest, invite, input)).toMatchObject({ __typename: "NotOfferedError" });
  expect(rest.summary()).toEqual(["POST /v1/companySeller/invitation"]);
});

test.each([
  ["nobody", null, "UnauthenticatedError"],
  ["a seller", seller, "ForbiddenError"],
  [
    "somebody of the company who may only read",
    {
      ...owner,
      primaryLogin: false,
      role: { id: "1001", name: "Reads", system: null, permissions: ["SELLER_READ"] },
    } as const,
    "ForbiddenError",
  ],
])("%s may not, and nothing is sent", async (_who, user, refusal) => {
  const rest = sellerService();
  expect(await change(rest, invite, input, user)).toMatchObject({ __typename: refusal });
  expect(rest.summary()).toEqual([]);
});
