import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Caller } from "../../test/harness/caller.ts";
import { demoPassword, oneEngine, startBackOffice, type BackOffice } from "../../test/harness/backOffice.ts";
import { sellerForm } from "../../test/doubles/sellerService.ts";
import { trySignIn, viewerName } from "../../test/doubles/stubUser.ts";
import { change } from "../../test/harness/staffMembers.ts";
import { typed } from "../../test/harness/typed.ts";

// A location through the real gateway and the real service, mails included.

const mails = v.array(v.object({ to: v.string(), text: v.string() }));
const added = v.object({ addSeller: v.object({ seller: v.object({ id: v.string(), status: v.string() }) }) });
const errors = "... on Error { message } ... on ValidationError { issues { path message } }";
const add = `mutation ($input: AddSellerInput!) { addSeller(input: $input) {
  ... on AddSellerSuccess { seller { id status } } ${errors} } }`;
const people = v.object({
  viewer: v.object({ staff: v.object({ nodes: v.array(v.object({ id: v.string() })) }) }),
});
const email = "ravi@riverside.test";

function statusMutation(name: string): string {
  const type = typed(name);
  return `mutation ($input: ${type}Input!) { ${name}(input: $input) {
    ... on ${type}Success { seller { status } } ${errors} } }`;
}

describe.each(oneEngine)("on %s", (engine) => {
  let office: BackOffice;
  let owner: Caller;
  let id: string;
  let password: string;

  beforeAll(async () => {
    office = await startBackOffice(engine);
    owner = new Caller(office.url);
    await trySignIn(owner, demoPassword, "owner@verdant.test");
  });

  afterAll(() => office.close());

  const status = async () =>
    v.parse(
      v.object({ node: v.object({ status: v.string() }) }),
      (await owner.send(`{ node(id: "${id}") { ... on Seller { status } } }`)).data,
    ).node.status;
  const mail = async () =>
    v.parse(mails, await office.read("/mailbox")).find(({ to }) => to === email)?.text ?? "";

  test("an owner adds a location, whose administrator is invited", async () => {
    const response = await owner.send(add, { input: sellerForm });
    const { seller } = v.parse(added, response.data).addSeller;
    expect(seller.status).toBe("INVITED");
    ({ id } = seller);
    const text = await mail();
    password = /password: (\S+)/.exec(text)?.[1] ?? "";
    const [, activation, code] = /activation=([\w-]+)&b=([\w-]+)/.exec(text) ?? [];
    await owner.send(
      `mutation ($input: ActivateAccountInput!) { activateAccount(input: $input) { __typename } }`,
      { input: { kind: "SELLER", activation, code } },
    );
    const ravi = new Caller(office.url);
    expect(await trySignIn(ravi, password, email)).toBe("SignInSuccess");
    expect((await ravi.send("{ viewer { role nextStep seller { name } } }")).data).toEqual({
      viewer: { role: "SELLER_OWNER", nextStep: "CHANGE_PASSWORD", seller: { name: "Riverside" } },
    });
    expect(await status()).toBe("ACTIVE");
  });

  test("its name and its administrator's address are taken now, for the company's own", async () => {
    const free = (kind: string, value: string) =>
      `{ availability(kind: ${kind}, value: "${value}") { ... on Availability { available } } }`;
    const others = new Caller(office.url);
    await trySignIn(others, demoPassword, "owner@fernway.test");
    const responses = [
      await owner.send(free("SELLER_NAME", "RIVERSIDE")),
      await others.send(free("SELLER_NAME", "RIVERSIDE")),
      await others.send(free("SELLER_EMAIL", email)),
    ];
    expect(responses.map(({ data }) => data)).toEqual([
      { availability: { available: false } },
      { availability: { available: true } },
      { availability: { available: false } },
    ]);
  });

  test("suspended, whoever of it is signed in is signed out at once, and nobody signs in; active again, they do", async () => {
    const theirs = new Caller(office.url);
    expect(await trySignIn(theirs, password, email)).toBe("SignInSuccess");
    const others = await office.signIn("seller@verdant.test");
    const input = { id, reason: "Stock count" };
    expect((await owner.send(statusMutation("suspendSeller"), { input })).data).toEqual({
      suspendSeller: { seller: { status: "SUSPENDED" } },
    });
    expect(await viewerName(theirs)).toBeNull();
    expect(await viewerName(others)).toBe("Verdant Indiranagar");
    expect(await trySignIn(new Caller(office.url), password, email)).toBe("ValidationError");
    expect((await owner.send(statusMutation("activateSeller"), { input: { id } })).data).toEqual({
      activateSeller: { seller: { status: "ACTIVE" } },
    });
    expect(await trySignIn(new Caller(office.url), password, email)).toBe("SignInSuccess");
  });

  test("whoever has activated the account is not invited again", async () => {
    expect(
      (await owner.send(statusMutation("inviteSellerAdministrator"), { input: { id } })).data,
    ).toMatchObject({
      inviteSellerAdministrator: {
        issues: [{ path: [], message: "The administrator has activated the account already" }],
      },
    });
  });

  test("while its administrator is disabled nobody runs it, and nobody is invited", async () => {
    const document = `{ viewer { staff(kind: LOCATION, search: "${email}") { nodes { id } } } }`;
    const found = v.parse(people, (await owner.send(document)).data).viewer.staff.nodes[0];
    expect((await change(owner, "disableStaff", { id: found?.id })).__typename).toBe("DisableStaffSuccess");
    expect(await status()).toBe("UNATTENDED");
    const invited = await owner.send(statusMutation("inviteSellerAdministrator"), { input: { id } });
    expect(invited.data).toMatchObject({
      inviteSellerAdministrator: {
        issues: [{ path: [], message: "The administrator has activated the account already" }],
      },
    });
    expect(await trySignIn(new Caller(office.url), password, email)).toBe("ValidationError");
    expect((await change(owner, "enableStaff", { id: found?.id })).__typename).toBe("EnableStaffSuccess");
    expect(await status()).toBe("ACTIVE");
  });

  test("a location that is in use stays, and so does one that somebody has signed in for", async () => {
    const remove = `mutation ($id: ID!) { deleteSeller(input: { id: $id }) {
      ... on DeleteSellerSuccess { deletedId } ... on Error { message } } }`;
    const list = v.object({
      viewer: v.object({
        sellers: v.object({ edges: v.array(v.object({ node: v.object({ id: v.string() }) })) }),
      }),
    });
    const { data } = await owner.send(
      "{ viewer { sellers(orderBy: { field: PRODUCTS, direction: DESC }) { edges { node { id } } } } }",
    );
    const busiest = v.parse(list, data).viewer.sellers.edges[0]?.node.id;
    expect((await owner.send(remove, { id: busiest })).data).toMatchObject({
      deleteSeller: { message: expect.stringMatching(/^Still in use: /) },
    });
    expect((await owner.send(remove, { id })).data).toEqual({
      deleteSeller: { message: "Still in use: people have signed in for it. It can be suspended" },
    });
    expect(await trySignIn(new Caller(office.url), password, email)).toBe("SignInSuccess");
    const form = {
      ...sellerForm,
      name: "Hillside",
      administrator: { ...sellerForm.administrator, email: "hill@side.test" },
    };
    const { seller } = v.parse(added, (await owner.send(add, { input: form })).data).addSeller;
    expect((await owner.send(remove, { id: seller.id })).data).toEqual({
      deleteSeller: { deletedId: seller.id },
    });
  });

  test("another administrator's address is mailed once in a minute, and who goes to and fro reads how long to wait", async () => {
    const form = {
      ...sellerForm,
      name: "To and fro",
      administrator: { ...sellerForm.administrator, email: "to@side.test" },
    };
    const { seller } = v.parse(added, (await owner.send(add, { input: form })).data).addSeller;
    const edit = async (address: string) =>
      (
        await owner.send(
          `mutation ($input: EditSellerInput!) { editSeller(input: $input) { __typename
            ... on EditSellerSuccess { seller { administrator { email } } }
            ... on RateLimitedError { message retryAfterSeconds } } }`,
          { input: { id: seller.id, administrator: { email: address } } },
        )
      ).data;
    expect(await edit("fro@side.test")).toMatchObject({
      editSeller: { seller: { administrator: { email: "fro@side.test" } } },
    });
    const refused = v.parse(
      v.object({ editSeller: v.looseObject({ retryAfterSeconds: v.number() }) }),
      await edit("to@side.test"),
    ).editSeller;
    expect(refused).toMatchObject({
      __typename: "RateLimitedError",
      message: "Too many attempts. Wait a little and try again.",
    });
    expect(refused.retryAfterSeconds).toBeGreaterThan(0);
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60);
    const { data } = await owner.send(
      `query ($id: ID!) { node(id: $id) { ... on Seller { administrator { email } } } }`,
      { id: seller.id },
    );
    expect(data).toEqual({ node: { administrator: { email: "fro@side.test" } } });
  });
});
