import { randomBytes } from "node:crypto";
import { pino } from "pino";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BackOffice, type Caller, oneEngine, startBackOffice } from "./harness/backOffice.ts";
import { postOperation } from "./harness/response.ts";
import { serviceCaller } from "./harness/serviceCaller.ts";
import { change, colleague, refusalOf } from "./harness/staffMembers.ts";
import { addDeliveryUser } from "./nouns/delivering.ts";
import { addFulfilment, takeStep } from "./nouns/placedOrders.ts";

// A delivery user's link, through the real gateway in front of the real service.

const dead = "This link is not valid or has expired.";
const made = v.object({ result: v.object({ key: v.string(), isMailed: v.boolean() }) });
const token = v.object({ made: v.object({ secret: v.string() }) });
const opened = v.object({ result: v.object({ __typename: v.string(), message: v.optional(v.string()) }) });
const newSecret = () => randomBytes(32).toString("base64url");

const rounds =
  "isOnDuty stops { fulfilmentId number isDelivered customerName customerPhone address dueOnDelivery needsCode }";
const openLink = `mutation ($input: OpenDeliveryLinkInput!) { result: openDeliveryLink(input: $input) {
  __typename ... on Error { message } } }`;
const step = (name: string) => {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  return `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { __typename
    ... on ${type}Success { deliveryRound { ${rounds} } }
    ... on Error { message } ... on ValidationError { issues { path message } } } }`;
};

describe.each(oneEngine)("on %s", (engine) => {
  let office: BackOffice;
  let owner: Caller;
  let service = "";
  let sellerId = "";
  let elsewhere = "";
  let lines = "";
  const log = pino({ level: "trace" }, { write: (line: string) => void (lines += line) });

  beforeAll(async () => {
    office = await startBackOffice(engine, {}, { log }, (url) => {
      service = url;
      return Promise.resolve(url);
    });
    owner = await office.signIn("owner@verdant.test");
    const { data } = await owner.send("{ viewer { sellers { nodes { id } } } }");
    [sellerId, elsewhere] = Object(data).viewer.sellers.nodes.map(({ id }: { id: string }) => id);
  });
  afterAll(() => office.close());

  /** A browser: it keeps the cookie that it is given. */
  function browser() {
    let cookie = "";
    return {
      get cookie() {
        return cookie;
      },
      async send(query: string, variables: object = {}) {
        const headers = { accept: "application/json", "x-back-office": "1", origin: office.url };
        const response = await postOperation(
          office.url,
          { query, variables },
          cookie === "" ? headers : { ...headers, cookie },
        );
        cookie = response.cookie ?? cookie;
        return response;
      },
    };
  }
  const makeLink = async (id: string) => {
    const { data } = await owner.send(
      "mutation ($input: CreateDeliveryLinkInput!) { result: createDeliveryLink(input: $input) { ... on CreateDeliveryLinkSuccess { key isMailed } ... on Error { message } } }",
      { input: { id } },
    );
    return v.parse(made, data).result.key;
  };
  const open = async (phone: ReturnType<typeof browser>, key: string, browserSecret = newSecret()) =>
    v.parse(opened, (await phone.send(openLink, { input: { key, browserSecret } })).data).result;
  /** A program of the owner's, with these permissions. */
  const withToken = async (permissions: readonly string[]) => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const { data } = await owner.send(
      "mutation ($input: AddApiTokenInput!) { made: addApiToken(input: $input) { ... on AddApiTokenSuccess { secret } } }",
      { input: { name: "Sync", permissions, expiresAt } },
    );
    return office.withToken(v.parse(token, data).made.secret);
  };
  /** A colleague of the company with a role of these permissions. */
  const withRole = async (permissions: readonly string[]) => {
    const input = { name: `Role ${crypto.randomUUID()}`, kind: "COMPANY", permissions };
    const { role } = await change(owner, "addRole", input);
    return (await colleague(office, owner, role?.id ?? "")).caller;
  };
  /** Somebody with an open link, and what they bring. */
  const delivering = async () => {
    const id = await addDeliveryUser(owner, sellerId);
    const phone = browser();
    expect(await open(phone, await makeLink(id))).toEqual({ __typename: "OpenDeliveryLinkSuccess" });
    const part = (await addFulfilment(owner, sellerId, "PACKED")).id;
    await takeStep(owner, "despatchFulfilment", part, { deliveryUserId: id });
    return { id, phone, part };
  };
  const codeOf = async (part: string) => {
    const { data } = await owner.send(
      "query ($id: ID!) { node(id: $id) { ... on Fulfilment { databaseId } } }",
      {
        id: part,
      },
    );
    const storefront = await serviceCaller(service, { "x-actor": "storefront" });
    return String(Object(await storefront(`/v1/companyOrder/code/${Object(data).node.databaseId}`)).code);
  };
  const stateOf = async (part: string) =>
    (
      await owner.send(
        "query ($id: ID!) { node(id: $id) { ... on Fulfilment { status attempts { reason } } } }",
        { id: part },
      )
    ).data;
  const roundOf = async (phone: ReturnType<typeof browser>) =>
    Object((await phone.send(`{ deliveryRound { ${rounds} } }`)).data).deliveryRound;

  test("a link opens in one browser, in a cookie of its own that is no sign-in", async () => {
    const { phone, part } = await delivering();
    expect(phone.cookie).toMatch(/^__Host-delivery=[\w-]{43}$/);
    expect(await roundOf(phone)).toMatchObject({
      isOnDuty: false,
      stops: [
        {
          fulfilmentId: part,
          isDelivered: false,
          customerName: "Asha Rao",
          customerPhone: "9845012345",
          needsCode: true,
        },
      ],
    });
    expect((await phone.send("{ viewer { name } }")).data).toEqual({ viewer: null });
  });

  test("its key opens orders, so who may not read and change them in person gets none", async () => {
    const { id, phone } = await delivering();
    const update = "DELIVERY_USER_UPDATE";
    const document = `mutation ($input: CreateDeliveryLinkInput!) { result: createDeliveryLink(input: $input) {
      __typename ... on CreateDeliveryLinkSuccess { key } } }`;
    const linkOf = async () =>
      (
        await owner.send(
          "query ($id: ID!) { node(id: $id) { ... on DeliveryUser { link { createdAt } } } }",
          { id },
        )
      ).data;
    const before = await linkOf();
    const all = ["DELIVERY_USER_READ", update, "ORDER_READ", "ORDER_UPDATE"];
    const program = await withToken(all);
    const readers = await withRole(["DELIVERY_USER_READ", update, "ORDER_READ"]);
    const packers = await withRole(["DELIVERY_USER_READ", update, "ORDER_UPDATE"]);
    for (const caller of [program, readers, packers])
      expect((await caller.send(document, { input: { id } })).data).toEqual({
        result: { __typename: "ForbiddenError" },
      });
    expect(await linkOf()).toEqual(before);
    expect(await roundOf(phone)).not.toBeNull();
    expect((await (await withRole(all)).send(document, { input: { id } })).data).toMatchObject({
      result: { __typename: "CreateDeliveryLinkSuccess", key: expect.stringMatching(/^[\w-]{43}$/) },
    });
  });

  test("another browser is told what an unknown link is told; the first may come again", async () => {
    const id = await addDeliveryUser(owner, sellerId);
    const key = await makeLink(id);
    const [phone, other] = [browser(), browser()];
    const secret = newSecret();
    // The answer was lost: the same again.
    for (let sent = 0; sent < 2; sent += 1)
      expect((await open(browser(), key, secret)).__typename).toBe("OpenDeliveryLinkSuccess");
    expect((await open(phone, key, secret)).__typename).toBe("OpenDeliveryLinkSuccess");
    expect((await open(phone, key)).__typename).toBe("OpenDeliveryLinkSuccess");
    expect(phone.cookie).toBe(`__Host-delivery=${secret}`);
    const refused = { __typename: "NotFoundError", message: dead };
    expect(await open(other, key)).toEqual(refused);
    expect(await open(other, newSecret())).toEqual(refused);
    expect(await open(other, key, "short")).toEqual(refused);
    expect(other.cookie).toBe("");
    expect(await roundOf(other)).toBeNull();
  });

  test("it hands over against the code, and notes what was in vain", async () => {
    const { id, phone, part } = await delivering();
    const code = await codeOf(part);
    const sent = async (name: string, input: object) =>
      Object((await phone.send(step(name), { input })).data).result;
    const wrong = code === "000000" ? "111111" : "000000";
    expect(await sent("deliverStop", { fulfilmentId: part })).toMatchObject({
      __typename: "ValidationError",
      issues: [{ path: ["code"], message: "Code is required" }],
    });
    expect(await sent("deliverStop", { fulfilmentId: part, code: wrong })).toMatchObject({
      issues: [{ path: ["code"], message: "The code is wrong. 4 tries are left" }],
    });
    expect(await sent("recordStopAttempt", { fulfilmentId: part, reason: "Nobody at home" })).toMatchObject({
      __typename: "RecordStopAttemptSuccess",
    });
    expect(await sent("setRoundDuty", { isOnDuty: true })).toMatchObject({
      deliveryRound: { isOnDuty: true },
    });
    expect(await sent("deliverStop", { fulfilmentId: part, code })).toMatchObject({
      __typename: "DeliverStopSuccess",
      deliveryRound: { stops: [{ fulfilmentId: part, isDelivered: true, customerPhone: null }] },
    });
    expect(await stateOf(part)).toEqual({
      node: { status: "DELIVERED", attempts: [{ reason: "Nobody at home" }] },
    });
    const { data } = await owner.send(
      "query ($id: ID!) { node(id: $id) { ... on Fulfilment { timeline(first: 1) { nodes { actor { name kind } } } } } }",
      { id: part },
    );
    expect(data).toEqual({
      node: { timeline: { nodes: [{ actor: { name: "Salma Begum", kind: "DELIVERY_USER" } }] } },
    });
    expect(id).not.toBe("");
  });

  test("what another delivery user brings, and what another company does, is not found", async () => {
    const [mine, theirs] = [await delivering(), await delivering()];
    const code = await codeOf(theirs.part);
    const foreign = [theirs.part, Buffer.from("Fulfilment:999999").toString("base64url"), theirs.id, "?"];
    for (const fulfilmentId of foreign)
      for (const [name, input] of [
        ["deliverStop", { fulfilmentId, code }],
        ["recordStopAttempt", { fulfilmentId, reason: "Nobody at home" }],
      ] as const)
        expect(Object((await mine.phone.send(step(name), { input })).data).result).toEqual({
          __typename: "NotFoundError",
          message: "This record does not exist.",
        });
    expect(await stateOf(theirs.part)).toEqual({ node: { status: "OUT", attempts: [] } });
    expect((await roundOf(mine.phone)).stops).toHaveLength(1);
  });

  test("who carries something of a location is not moved to another, whose people could make their link", async () => {
    const { id, phone, part } = await delivering();
    const move = { id, isForAll: false, sellerIds: [elsewhere] };
    expect(await refusalOf(owner, "editDeliveryUser", move)).toBe(
      "sellerIds: Carries 1 order: assign it first",
    );
    expect((await roundOf(phone)).stops).toMatchObject([{ fulfilmentId: part }]);
  });

  test("with a new link, its end, or a person who is inactive the old page is out at its next request", async () => {
    const { id, phone, part } = await delivering();
    const next = browser();
    await open(next, await makeLink(id));
    expect(await roundOf(phone)).toBeNull();
    const input = { fulfilmentId: part, reason: "Nobody at home" };
    expect(Object((await phone.send(step("recordStopAttempt"), { input })).data).result).toEqual({
      __typename: "UnauthenticatedError",
      message: dead,
    });
    expect(await roundOf(next)).not.toBeNull();
    await owner.send(
      "mutation ($input: EndDeliveryLinkInput!) { endDeliveryLink(input: $input) { __typename } }",
      { input: { id } },
    );
    expect(await roundOf(next)).toBeNull();
    expect(await stateOf(part)).toEqual({ node: { status: "OUT", attempts: [] } });
  });

  test("a program with a token is nobody's round, whatever cookie comes with it", async () => {
    const { phone } = await delivering();
    const response = await postOperation(
      office.url,
      { query: "{ deliveryRound { name } }" },
      {
        authorization: `Bearer bo_${"x".repeat(43)}`,
        cookie: phone.cookie,
        origin: office.url,
        "x-back-office": "1",
      },
    );
    expect(response.status).toBe(401);
  });

  test("neither the key nor what stands for the browser is in the log or in the trail", async () => {
    const key = await makeLink(await addDeliveryUser(owner, sellerId));
    const secret = newSecret();
    await open(browser(), key, secret);
    await open(browser(), key, newSecret());
    expect(lines).toContain("delivery link opened");
    expect(lines).toContain("delivery link refused");
    const { text } = await owner.send(
      "{ viewer { audit(first: 100) { nodes { subjectType reason noteDetail changes { before after } } } } }",
    );
    expect(text).toContain("DeliveryLink");
    expect([key, secret].filter((hidden) => lines.includes(hidden) || text.includes(hidden))).toEqual([]);
  });

  test("who tries links is stopped after ten, and those that open do not count", async () => {
    const key = await makeLink(await addDeliveryUser(owner, sellerId));
    const phone = browser();
    const secret = newSecret();
    for (let tried = 0; tried < 12; tried += 1)
      expect((await open(phone, key, secret)).__typename).toBe("OpenDeliveryLinkSuccess");
    const told: string[] = [];
    for (let tried = 0; tried < 11; tried += 1) told.push((await open(browser(), newSecret())).__typename);
    expect(told.filter((name) => name === "RateLimitedError").length).toBeGreaterThan(0);
    expect(told.at(-1)).toBe("RateLimitedError");
  });
});
