import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BackOffice, type Caller, oneEngine, startBackOffice } from "../../test/harness/backOffice.ts";
import { forAll } from "../../test/nouns/delivering.ts";
import { addOrder, linesOf, takeStep } from "../../test/nouns/placedOrders.ts";
import { decodeNodeId } from "../graphql/nodeId.ts";

// Acceptance 11 of orders: each state with each action, by each caller. U nobody is signed in, N not there, F may not,
// C the state does not allow it, = was done before, + done.
const states = [
  "PENDING",
  "ACCEPTED",
  "PACKED",
  "READY",
  "OUT",
  "DELIVERED",
  "RETURNED",
  "CANCELLED",
] as const;
type State = (typeof states)[number];

/** What is tried: a part of an order that one location sends whole. */
interface Tried {
  readonly orderId: string;
  readonly id: string;
  readonly lineId: string;
  readonly deliveryUserId: string;
}

const shippingAddress = { area: "Jayanagar", postalCode: "560041", provinceCode: "KA" };

/** Each action by its mutation, with all that it needs. */
const actions: Readonly<Record<string, readonly [name: string, input: (tried: Tried) => object]>> = {
  ACCEPT: ["acceptFulfilment", ({ id }) => ({ id })],
  PACK: ["packFulfilment", ({ id }) => ({ id, packages: 1 })],
  DESPATCH: ["despatchFulfilment", ({ id }) => ({ id, carrierName: "Post" })],
  MAKE_READY: ["makeFulfilmentReady", ({ id }) => ({ id })],
  RECORD_ATTEMPT: ["recordDeliveryAttempt", ({ id }) => ({ id, reason: "Nobody was there" })],
  DELIVER: ["deliverFulfilment", ({ id }) => ({ id })],
  BRING_BACK: ["bringBackFulfilment", ({ id }) => ({ id, reason: "REFUSED" })],
  CANCEL: ["cancelFulfilment", ({ id }) => ({ id, reason: "OUT_OF_STOCK" })],
  EDIT_TRACKING: ["editFulfilment", ({ id }) => ({ id, trackingNumber: "T-1" })],
  ASSIGN: ["assignFulfilment", ({ id, deliveryUserId }) => ({ id, deliveryUserId })],
  RECORD_RETURN: [
    "recordReturn",
    ({ id, lineId }) => ({ id, reason: "DAMAGED", lines: [{ lineId, quantity: 1 }] }),
  ],
  SPLIT: ["splitFulfilment", ({ id, lineId }) => ({ id, lines: [{ lineId, quantity: 1 }] })],
  EDIT_ADDRESS: ["editOrder", ({ orderId }) => ({ id: orderId, shippingAddress })],
};
const names = Object.keys(actions);

// Row by row the states, column by column the actions as above: what is brought, and what is collected.
const brought: Readonly<Record<Exclude<State, "READY">, string>> = {
  PENDING: "+ + C C C C C + + + C + +",
  ACCEPTED: "= + C C C C C + + + C + +",
  PACKED: "C = + C C C C + + + C + +",
  OUT: "C C = C + + + C + + C C C",
  DELIVERED: "C C C C C = C C C C + C C",
  RETURNED: "C C C C C C = C C C = C C",
  CANCELLED: "C C C C C C C = C C C C C",
};
const collected = {
  PACKED: "C = C + C C C + + C C + +",
  READY: "C C C = C + + C + C C C C",
} as const;

describe.each(oneEngine)("on %s", (engine) => {
  let office: BackOffice;
  let owner: Caller;
  let seller: Caller;
  let refused: readonly (readonly [who: string, caller: Caller, mark: string, forAddress?: string])[];
  let sellerId: string;
  let pickupPointId: string;
  let deliveryUserId: string;

  beforeAll(async () => {
    office = await startBackOffice(engine);
    owner = await office.signIn("owner@verdant.test");
    seller = await office.signIn("seller@verdant.test");
    const { data } = await owner.send(
      "mutation ($input: AddApiTokenInput!) { result: addApiToken(input: $input) { ... on AddApiTokenSuccess { secret } } }",
      {
        input: {
          name: "Reads",
          permissions: ["ORDER_READ"],
          expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
        },
      },
    );
    const { secret } = v.parse(v.object({ result: v.object({ secret: v.string() }) }), data).result;
    refused = [
      ["nobody", office.anonymous, "U"],
      ["another company's owner", await office.signIn("owner@fernway.test"), "N"],
      ["another location's people", await office.signIn("pune@verdant.test"), "N", "F"],
      ["who may only read", office.withToken(secret), "F"],
    ];
    const own = v.parse(
      v.object({ viewer: v.object({ sellers: v.object({ nodes: v.array(v.object({ id: v.string() })) }) }) }),
      (await seller.send("{ viewer { sellers { nodes { id } } } }")).data,
    );
    sellerId = own.viewer.sellers.nodes[0]?.id ?? "";
    const points = v.parse(
      v.object({
        viewer: v.object({ pickupPoints: v.object({ nodes: v.array(v.object({ id: v.string() })) }) }),
      }),
      (await owner.send("{ viewer { pickupPoints(first: 1) { nodes { id } } } }")).data,
    );
    pickupPointId = points.viewer.pickupPoints.nodes[0]?.id ?? "";
    deliveryUserId = await forAll(owner);
  });
  afterAll(() => office.close());

  /** A new part of an order, as far as it has come. */
  async function standing(state: State, isCollected: boolean): Promise<Tried> {
    const line = (await linesOf(owner, 100)).find((one) => one.sellerId === sellerId);
    const lines = [{ productId: line?.productId, variantId: line?.variantId, quantity: 3 }];
    const order = await addOrder(owner, {
      lines,
      ...(isCollected && { deliveryMode: "PICKUP", pickupPointId, shippingAddress: null }),
    });
    const [part] = order.fulfilments.nodes;
    const id = part?.id ?? "";
    if (state === "ACCEPTED") await takeStep(owner, "acceptFulfilment", id);
    if (state === "CANCELLED") await takeStep(owner, "cancelFulfilment", id, { reason: "OUT_OF_STOCK" });
    if (["PACKED", "READY", "OUT", "DELIVERED", "RETURNED"].includes(state))
      await takeStep(owner, "packFulfilment", id, { packages: 1 });
    if (state === "READY") await takeStep(owner, "makeFulfilmentReady", id);
    if (["OUT", "DELIVERED", "RETURNED"].includes(state))
      await takeStep(owner, "despatchFulfilment", id, { carrierName: "Post" });
    if (state === "DELIVERED") await takeStep(owner, "deliverFulfilment", id);
    if (state === "RETURNED") await takeStep(owner, "bringBackFulfilment", id, { reason: "REFUSED" });
    return { orderId: order.id, id, lineId: part?.lines.nodes[0]?.id ?? "", deliveryUserId };
  }

  /** Tries actions one after the other, as many in an operation as it may have, and says how each came out. */
  async function attempt(caller: Caller, tried: Tried, wanted: readonly string[], besides: object = {}) {
    const outcomes: Record<string, string> = {};
    for (let index = 0; index < wanted.length; index += 5) {
      const some = wanted.slice(index, index + 5);
      const typed = some.map((action) => [action, actions[action]?.[0] ?? ""] as const);
      const type = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`;
      const { data, errors } = await caller.send(
        `mutation (${typed.map(([action, name]) => `$${action}: ${type(name)}`).join(", ")}) {
          ${typed.map(([action, name]) => `${action}: ${name}(input: $${action}) { __typename }`).join("\n")} }`,
        Object.fromEntries(some.map((action) => [action, { ...actions[action]?.[1](tried), ...besides }])),
      );
      expect(errors).toBeUndefined();
      const results = v.parse(v.record(v.string(), v.object({ __typename: v.string() })), data);
      for (const action of some) outcomes[action] = results[action]?.__typename ?? "";
    }
    return outcomes;
  }
  const marks: Readonly<Record<string, string>> = {
    UnauthenticatedError: "U",
    NotFoundError: "N",
    ForbiddenError: "F",
    ConflictError: "C",
  };
  const rowOf = (outcomes: Readonly<Record<string, string>>) =>
    names.map((name) => marks[outcomes[name] ?? ""] ?? outcomes[name]).join(" ");

  /** All that the service knows of it: what stands, and each change there ever was. */
  async function kept({ id, orderId }: Tried): Promise<unknown> {
    const [part, order] = [decodeNodeId(id)?.id ?? "", decodeNodeId(orderId)?.id ?? ""];
    return Promise.all([
      office.read(`/v1/companyFulfilment/${part}`),
      office.read(`/v1/companyOrder/${order}`),
      office.read(`/v1/audit/record/company_order/${order}?company_po_id=1`),
    ]);
  }

  const rows = [
    ...states.flatMap((state) => (state === "READY" ? [] : [[state, false, brought[state]] as const])),
    ...(["PACKED", "READY"] as const).map((state) => [state, true, collected[state]] as const),
  ];

  test.each(rows)(
    "what is %s, collected: %s, takes the steps of its row by who may, and no other",
    async (state, isCollected, row) => {
      const cells = row.split(" ");
      const stays = await standing(state, isCollected);
      const before = await kept(stays);
      for (const [who, caller, mark, forAddress = mark] of refused)
        expect([who, rowOf(await attempt(caller, stays, names))]).toEqual([
          who,
          // Where an order goes is the company's to say, whatever location somebody is of.
          names.map((name) => (name === "EDIT_ADDRESS" ? forAddress : mark)).join(" "),
        ]);
      const again = names.filter((_, index) => cells[index] !== "+");
      const outcomes = {
        ...(await attempt(
          seller,
          stays,
          again.filter((name) => name !== "EDIT_ADDRESS"),
        )),
        ...(again.includes("EDIT_ADDRESS") && (await attempt(owner, stays, ["EDIT_ADDRESS"]))),
      };
      const expected = Object.fromEntries(
        again.map((name) => {
          const [mutation = ""] = actions[name] ?? [];
          const success = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Success`;
          // What is edited, with a version, is refused beside its field.
          const refusal = name.startsWith("EDIT_") ? "ValidationError" : "ConflictError";
          return [name, cells[names.indexOf(name)] === "=" ? success : refusal];
        }),
      );
      expect(outcomes).toEqual(expected);
      expect(await kept(stays)).toEqual(before);

      for (const name of names.filter((_, index) => cells[index] === "+")) {
        const fresh = await standing(state, isCollected);
        const was = await kept(fresh);
        const isHandedOver = name === "DELIVER" && isCollected;
        const caller = name === "EDIT_ADDRESS" || isHandedOver ? owner : seller;
        const done = await attempt(
          caller,
          fresh,
          [name],
          isHandedOver ? { overrideReason: "Shown by passport" } : {},
        );
        expect([name, done[name]]).toEqual([name, expect.stringMatching(/Success$/)]);
        expect(await kept(fresh)).not.toEqual(was);
      }
    },
  );
});
