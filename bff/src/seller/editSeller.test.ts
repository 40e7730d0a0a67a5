import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { allPermissions } from "../access/permission.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { foreignId } from "../../test/doubles/catalogue.ts";
import { change, writes } from "../../test/harness/change.ts";
import { createFakeContext, owner, run, seller } from "../../test/doubles/fakeContext.ts";
import type { FakeRest } from "../../test/doubles/fakeRest.ts";
import { sellerForm, sellerService } from "../../test/doubles/sellerService.ts";
import { typed } from "../../test/harness/typed.ts";

const errors = `... on Error { message }
  ... on ValidationError { issues { path message } }
  ... on ConflictError { current { ... on Seller { name version } } }`;

function document(name: string, success = "seller { name status suspendedReason version }"): string {
  const type = typed(name);
  return `mutation ($input: ${type}Input!) { ${name}(input: $input) {
    __typename ... on ${type}Success { ${success} } ${errors} } }`;
}

const edit = document("editSeller", "seller { name version } warnings { path message }");
const id = encodeNodeId("Seller", "1");

async function versionNow(rest: FakeRest): Promise<string> {
  const read = `{ node(id: "${id}") { ... on Seller { version } } }`;
  const { data } = await run(createFakeContext(rest, owner), read);
  return v.parse(v.object({ node: v.object({ version: v.string() }) }), data).node.version;
}

test("only what is given is sent", async () => {
  const rest = sellerService();
  expect(await change(rest, edit, { id, name: "Indiranagar East", maximumProducts: 50 })).toMatchObject({
    __typename: "EditSellerSuccess",
    seller: { name: "Indiranagar East" },
    warnings: [],
  });
  expect(writes(rest)).toEqual([
    {
      method: "PUT",
      template: "/v1/companySeller/{id}",
      params: { id: "1" },
      body: { business_name: "Indiranagar East", maximum_products: 50 },
      idempotencyKey: undefined,
    },
  ]);
});

test("an edit of nothing writes nothing; what is emptied is sent as empty", async () => {
  const rest = sellerService();
  expect(await change(rest, edit, { id })).toMatchObject({ seller: { name: "Indiranagar" } });
  expect(writes(rest)).toEqual([]);
  await change(rest, edit, { id, legalName: "", commissionPercentage: null });
  expect(writes(rest)).toMatchObject([{ body: { legal_name: "" } }]);
});

test("the form's own version is accepted, an older one is refused with the location as it is", async () => {
  const rest = sellerService();
  const version = await versionNow(rest);
  expect(await change(rest, edit, { id, name: "New", version: "0000" })).toEqual({
    __typename: "ConflictError",
    message: "Somebody else has changed this since you opened it.",
    current: { name: "Indiranagar", version },
  });
  expect(writes(rest)).toEqual([]);
  expect(await change(rest, edit, { id, name: "New", version })).toMatchObject({
    __typename: "EditSellerSuccess",
  });
});

test.each<[object, string[], string]>([
  [{ name: "" }, ["name"], "Business Name is required"],
  [{ gstinNumber: "" }, ["gstinNumber"], "GSTIN is required"],
  [
    { administrator: { ...sellerForm.administrator, email: "" } },
    ["administrator", "email"],
    "Email address is required",
  ],
])("%j is refused", async (part, path, message) => {
  const rest = sellerService();
  expect(await change(rest, edit, { id, ...part })).toMatchObject({ issues: [{ path, message }] });
  expect(writes(rest)).toEqual([]);
});

test("of an administrator only what is given is sent, and the rest stays", async () => {
  const rest = sellerService({ admin_first_name: "Ravi", admin_email: "ravi@riverside.test" });
  await change(rest, edit, { id, administrator: { phone: "+91 98123 45670", lastName: null } });
  expect(writes(rest)).toMatchObject([{ body: { admin_phone: "9812345670", admin_last_name: "" } }]);
  expect(Object.keys(Object(writes(rest)[0]).body)).toEqual(["admin_last_name", "admin_phone"]);
});

test("who is the first to run a location is invited by name and address, and nothing else is asked", async () => {
  const rest = sellerService();
  expect(await change(rest, edit, { id, administrator: { title: "Ms" } })).toMatchObject({
    issues: [
      { path: ["administrator", "firstName"], message: "First Name is required" },
      { path: ["administrator", "email"], message: "Email address is required" },
    ],
  });
  expect(writes(rest)).toEqual([]);
  await change(rest, edit, {
    id,
    administrator: { firstName: "Asha", email: "asha@pune.test" },
  });
  expect(writes(rest)).toMatchObject([{ body: { admin_first_name: "Asha", admin_email: "asha@pune.test" } }]);
});

describe("another administrator is named by whoever has all rights of a location's owner", () => {
  const named = { id, administrator: { firstName: "Asha", email: "asha@pune.test" } };
  const tooMuch = {
    __typename: "ValidationError",
    issues: [
      { path: ["administrator", "email"], message: "You cannot give a role that allows more than you may" },
    ],
  };
  const people = [
    ["a token that may change locations", { ...owner, limitedTo: ["SELLER_READ", "SELLER_UPDATE"] }],
    ["a token that may do all that a token may", { ...owner, limitedTo: allPermissions }],
    ["staff of the company", { ...owner, primaryLogin: false }],
  ] as const;

  test.each(people)("%s names nobody else", async (_who, user) => {
    for (const before of ["ravi@riverside.test", null]) {
      const rest = sellerService({ admin_first_name: "Ravi", admin_email: before });
      expect(await change(rest, edit, named, user)).toMatchObject(tooMuch);
      expect(writes(rest)).toEqual([]);
    }
  });

  test.each(people)("%s changes what else is said of them, with the address as it is", async (_who, user) => {
    const rest = sellerService({ admin_first_name: "Ravi", admin_email: "Asha@Pune.test" });
    expect(await change(rest, edit, named, user)).toMatchObject({ __typename: "EditSellerSuccess" });
    expect(writes(rest)).toMatchObject([
      { body: { admin_first_name: "Asha", admin_email: "asha@pune.test" } },
    ]);
  });

  test.each(people)("%s does not bring back who was replaced meanwhile", async (_who, user) => {
    const rest = sellerService({ admin_first_name: "Ravi", admin_email: "Asha@Pune.test" });
    const get = rest.get.bind(rest);
    let reads = 0;
    Object.assign(rest, {
      async get(...call: Parameters<typeof get>) {
        const response = await get(...call);
        reads += 1;
        if (reads === 1) return response;
        const body: unknown = JSON.parse(
          JSON.stringify(response.body).replace("Asha@Pune.test", "kiran@pune.test"),
        );
        return { ...response, body };
      },
    });
    expect(await change(rest, edit, named, user)).toMatchObject({ __typename: "ConflictError" });
    expect(writes(rest)).toEqual([]);
  });
});

test("a location is suspended with its reason and activated again", async () => {
  const rest = sellerService();
  expect(await change(rest, document("suspendSeller"), { id, reason: " Stock count " })).toMatchObject({
    seller: { status: "SUSPENDED", suspendedReason: "Stock count" },
  });
  expect(await change(rest, document("activateSeller"), { id })).toMatchObject({
    seller: { suspendedReason: null },
  });
  expect(writes(rest)).toMatchObject([
    { method: "POST", params: { id: "1" }, body: { suspended_reason: "Stock count" } },
    { method: "DELETE", template: "/v1/companySeller/{id}/suspension", params: { id: "1" } },
  ]);
});

test("a suspension needs a reason", async () => {
  const rest = sellerService();
  expect(await change(rest, document("suspendSeller"), { id, reason: " " })).toMatchObject({
    issues: [{ path: ["reason"], message: "Reason is required" }],
  });
  expect(writes(rest)).toEqual([]);
});

test.each([
  ["editSeller", { name: "New" }],
  ["suspendSeller", { reason: "Stock count" }],
  ["activateSeller", {}],
  ["inviteSellerAdministrator", {}],
  ["deleteSeller", {}],
])("%s: nobody, a seller, and a location of others", async (name, input) => {
  const rest = sellerService();
  const send = (user: typeof owner | null, whose: string) =>
    change(rest, document(name, "__typename"), { id: encodeNodeId("Seller", whose), ...input }, user);
  expect(await send(null, "1")).toMatchObject({ __typename: "UnauthenticatedError" });
  expect(await send(seller, "1")).toMatchObject({ __typename: "ForbiddenError" });
  const unknown = await send(owner, "77");
  expect(unknown).toMatchObject({ __typename: "NotFoundError" });
  expect(await send(owner, String(foreignId))).toEqual(unknown);
  expect(writes(rest)).toEqual([]);
  expect(await send({ ...owner, primaryLogin: false }, "1")).toMatchObject({
    __typename: name === "deleteSeller" ? "ForbiddenError" : expect.stringMatching(/Success$/),
  });
});
