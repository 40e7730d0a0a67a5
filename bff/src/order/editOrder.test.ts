import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BackOffice, type Caller, oneEngine, startBackOffice } from "../../test/harness/backOffice.ts";
import { addOrder, takeStep } from "../../test/nouns/placedOrders.ts";

const answer = v.object({ editOrder: v.looseObject({ __typename: v.string() }) });
const found = v.object({ node: v.looseObject({ version: v.string() }) });

describe.each(oneEngine)("on %s", (engine) => {
  let office: BackOffice;
  let owner: Caller;
  let seller: Caller;
  let other: Caller;

  beforeAll(async () => {
    office = await startBackOffice(engine);
    owner = await office.signIn("owner@verdant.test");
    seller = await office.signIn("seller@verdant.test");
    other = await office.signIn("pune@verdant.test");
  });
  afterAll(() => office.close());

  const edit = async (caller: Caller, input: object) => {
    const { data, errors, extensions } = await caller.send(
      `mutation ($input: EditOrderInput!) { editOrder(input: $input) { __typename
        ... on EditOrderSuccess { order { customer { phone } staffNote shippingAddress { area } billingAddress { area } } }
        ... on ConflictError { current { ... on Order { staffNote } } }
        ... on Error { message } ... on ValidationError { issues { path message } } } }`,
      { input },
    );
    expect(errors).toBeUndefined();
    const calls = (extensions?.upstream ?? []).map(({ method, template }) => `${method} ${template}`);
    return { result: v.parse(answer, data).editOrder, calls };
  };
  const order = async (caller: Caller, id: string) => {
    const { data } = await caller.send(
      `query ($id: ID!) { node(id: $id) { ... on Order { version viewerCanUpdate staffNote customer { phone }
        shippingAddress { area } billingAddress { area } totals { total }
        fulfilments { nodes { id area addressChangedAt viewerActions } } } } }`,
      { id },
    );
    return v.parse(found, data).node;
  };

  test("the company's people change where it goes and what is noted, nobody else, and nobody's work is overwritten", async () => {
    const { id, fulfilments } = await addOrder(owner);
    const first = fulfilments.nodes[0]?.id ?? "";
    await takeStep(owner, "packFulfilment", first, { packages: 1 });
    const before = await order(owner, id);
    expect(before["viewerCanUpdate"]).toBe(true);
    const shippingAddress = { area: "Jayanagar", postalCode: "560041", provinceCode: "KA" };
    const input = { id, shippingAddress, customerPhone: "9845099999", staffNote: "Called back" };
    for (const [caller, type] of [
      [office.anonymous, "UnauthenticatedError"],
      [seller, "ForbiddenError"],
      [other, "ForbiddenError"],
    ] as const)
      expect((await edit(caller, input)).result.__typename).toBe(type);
    const elsewhere = { ...input, shippingAddress: { ...shippingAddress, provinceCode: "MH" } };
    expect((await edit(owner, elsewhere)).result).toMatchObject({
      __typename: "ValidationError",
      issues: [
        {
          path: ["shippingAddress", "provinceCode"],
          message: "Cancel and order again: the tax would change",
        },
      ],
    });
    expect(await order(owner, id)).toEqual(before);
    const done = await edit(owner, { ...input, version: before.version });
    expect(done.result).toMatchObject({
      order: {
        customer: { phone: "9845099999" },
        staffNote: "Called back",
        shippingAddress: { area: "Jayanagar" },
        billingAddress: { area: "Jayanagar" },
      },
    });
    expect(done.calls.length).toBeLessThanOrEqual(8);
    expect(done.calls.at(-1)).toBe("PUT /v1/companyOrder/{id}");
    const after = await order(owner, id);
    expect(after["totals"]).toEqual(before["totals"]);
    const parts = Object(after["fulfilments"]).nodes;
    expect(parts.map(({ area }: { area: string }) => area)).toEqual(parts.map(() => "Jayanagar"));
    expect(
      parts
        .filter((part: { addressChangedAt: string | null }) => part.addressChangedAt !== null)
        .map((part: { id: string }) => part.id),
    ).toEqual([first]);
    expect(parts[0].viewerActions).toContain("EDIT_ADDRESS");
    const late = await edit(owner, { id, staffNote: "Mine", version: before.version });
    expect(late.result).toMatchObject({
      __typename: "ConflictError",
      current: { staffNote: "Called back" },
    });
  });

  test("a location's people see neither the note nor by the version that there is one", async () => {
    const { id } = await addOrder(owner);
    const before = await order(seller, id);
    expect(before).toMatchObject({ viewerCanUpdate: false, staffNote: null });
    expect(Object(before["fulfilments"]).nodes[0].viewerActions).not.toContain("EDIT_ADDRESS");
    await edit(owner, { id, staffNote: "Pays late" });
    expect((await order(seller, id)).version).toBe(before.version);
  });
});
