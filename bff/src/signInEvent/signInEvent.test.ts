import { expect, test } from "vitest";
import type { SessionUser } from "../access/user.ts";
import { createFakeContext, owner, run, seller } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { RestError } from "../rest/error.ts";

const row = {
  sign_in_event_id: 70,
  at: "2026-01-02T03:04:05Z",
  created_at: "2026-01-02T03:04:05Z",
  updated_at: "2026-01-02T03:04:05Z",
  account_id: 10,
  company_po_id: 1,
  seller_id: null,
  first_name: "Anjali",
  last_name: "Rao",
  email_id: "owner@verdant.test",
  outcome: "wrong_password",
  method: "password",
  network: "203.0.113.0/24",
  device_name: "Firefox on Windows",
};
const ofColleague = { ...row, sign_in_event_id: 69, account_id: 11, first_name: "Ravi" };
const ofLocation = { ...row, sign_in_event_id: 68, account_id: 12, seller_id: 3 };
const foreign = { ...row, sign_in_event_id: 67, company_po_id: 2 };

const service = (rows: readonly object[] = [row, ofColleague, ofLocation, foreign]) =>
  createFakeRest({
    reads: {
      "/v1/signInEvent/account_id/{id}": () => rows,
      "/v1/signInEvent/company_po_id/{id}": () => rows,
    },
  });

const fields =
  "nodes { personName email isViewer outcome method network device at } pageInfo { hasNextPage endCursor }";
const own = `{ viewer { signIns(first: 2) { ${fields} } } }`;
const company = `{ viewer { companySignIns(first: 2, outcomes: [WRONG_PASSWORD, LOCKED]) { ${fields} } } }`;
const names = (data: unknown): string =>
  JSON.stringify(data)
    .match(/"personName":"[^"]*"/g)
    ?.join() ?? "";

test("everybody reads their own history, and of what the service sends only that", async () => {
  const rest = service([row, foreign]);
  const { data, errors } = await run(createFakeContext(rest, owner), own);
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    viewer: {
      signIns: {
        nodes: [
          {
            personName: "Anjali Rao",
            email: "owner@verdant.test",
            isViewer: true,
            outcome: "WRONG_PASSWORD",
            method: "PASSWORD",
            network: "203.0.113.0/24",
            device: "Firefox on Windows",
            at: "2026-01-02T03:04:05.000Z",
          },
        ],
        pageInfo: { hasNextPage: false },
      },
    },
  });
  expect(rest.calls).toMatchObject([
    { template: "/v1/signInEvent/account_id/{id}", params: { id: "10" }, query: { limit: "3" } },
  ]);
});

test("a company's history is asked for by outcome, and a location sees its own people alone", async () => {
  const rest = service();
  const { data } = await run(createFakeContext(rest, owner), company);
  expect(names(data)).toBe('"personName":"Anjali Rao","personName":"Ravi Rao"');
  expect(rest.calls).toMatchObject([
    {
      template: "/v1/signInEvent/company_po_id/{id}",
      params: { id: "1" },
      query: { outcome: "wrong_password,locked", limit: "3" },
    },
  ]);
  const atLocation = service();
  const locationOwner: SessionUser = { ...seller, userId: "12", sellerId: "3", primaryLogin: true };
  await run(createFakeContext(atLocation, locationOwner), company);
  expect(atLocation.calls).toMatchObject([{ query: { seller_id: "3" } }]);
  const { data: seen } = await run(createFakeContext(service([row, ofLocation]), locationOwner), company);
  expect(JSON.stringify(seen).match(/"isViewer":true/g)).toHaveLength(1);
  expect(JSON.stringify(seen).match(/"personName"/g)).toHaveLength(1);
});

test("a person's page has that person's, from an instant on, without what the viewer may not see", async () => {
  const id = encodeNodeId("StaffMember", "11");
  const person = {
    user_po_id: 11,
    company_po_id: 1,
    first_name: "Ravi",
    email_id: "ravi@verdant.test",
    role_id: 2,
    staff_status: "active",
    primary_login: false,
    pw_changed: true,
  };
  const rest = createFakeRest({
    reads: {
      "/v1/companyUser?ids": () => [person],
      "/v1/companyUser": () => [person],
      "/v1/signInEvent/account_id/{id}": () => [ofColleague, ofLocation, foreign],
    },
  });
  const { data, errors } = await run(
    createFakeContext(rest, owner),
    `{ node(id: "${id}") { ... on StaffMember { signIns(from: "2026-01-01T00:00:00Z") { ${fields} } } } }`,
  );
  expect(errors).toEqual([]);
  expect(names(data)).toBe('"personName":"Ravi Rao","personName":"Anjali Rao"');
  expect(rest.calls.at(-1)).toMatchObject({
    params: { id: "11" },
    query: { from: "2026-01-01T00:00:00Z", limit: "21" },
  });
});

test("who may not see people asks for nothing, and an API token has no history of its own", async () => {
  const rest = service();
  const staff: SessionUser = { ...seller, primaryLogin: false };
  const { errors } = await run(createFakeContext(rest, staff), company);
  expect(errors).toMatchObject([{ message: "You are not allowed to do this." }]);
  const token: SessionUser = { ...owner, limitedTo: [] };
  const { data } = await run(createFakeContext(rest, token), own);
  expect(data).toMatchObject({ viewer: { signIns: { nodes: [] } } });
  expect(rest.calls).toEqual([]);
});

test("a service without a history says so", async () => {
  const rest = createFakeRest({
    reads: {
      "/v1/signInEvent/account_id/{id}": () => {
        throw new RestError("not-found", "There is no such call.");
      },
    },
  });
  const { errors } = await run(createFakeContext(rest, owner), own);
  expect(errors).toHaveLength(1);
});
