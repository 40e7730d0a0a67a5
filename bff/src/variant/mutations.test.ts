import { expect, test } from "vitest";
import { encodeNodeId } from "../graphql/nodeId.ts";
import type { RestWrite } from "../rest/client.ts";
import { RestError } from "../rest/error.ts";
import type { SessionUser } from "../session/session.ts";
import { catalogue, foreignId } from "../testing/catalogue.ts";
import { createFakeContext, owner, run, seller } from "../testing/fakeContext.ts";
import { createFakeRest, type FakeRest } from "../testing/fakeRest.ts";
import type { FakeTable } from "../testing/fakeList.ts";

const selection = `
  variant { id shortName longName price isDefault sku giftWrappingEnabled giftWrappingPrice order closed temporarilyUnavailable }
  product { id variants { totalCount edges { node { id isDefault } } } }`;

const add = `
  mutation ($input: AddVariantInput!) {
    addVariant(input: $input) {
      __typename
      ... on AddVariantSuccess { ${selection} variantEdge { cursor node { id } } }
      ... on Error { message }
      ... on ValidationError { issues { path message } }
    }
  }`;

const edit = `
  mutation ($input: EditVariantInput!) {
    editVariant(input: $input) {
      __typename
      ... on EditVariantSuccess { ${selection} }
      ... on Error { message }
      ... on ValidationError { issues { path message } }
    }
  }`;

/** A service with variants in memory. `isCareful`: takes the default mark off the others itself, as ours does. */
function service(isCareful = true, change: (row: object) => object = (row) => row): FakeRest {
  const tables = catalogue(4);
  const rows: object[] = (tables["companySellerProdVarient"]?.rows ?? []).map(change);
  const variants: FakeTable = { ...tables["companySellerProdVarient"]!, rows };
  const isChosen = (body: object) => Reflect.get(body, "default_price") === "true";
  const unmark = (body: object, productId: unknown): void => {
    if (!isCareful || !isChosen(body)) return;
    for (const row of rows)
      if (Reflect.get(row, "prod_id") === productId) Reflect.set(row, "default_price", false);
  };
  return createFakeRest({
    tables: { ...tables, companySellerProdVarient: variants },
    writes: {
      "POST /v1/companySellerProdVarient/onPage3": (write: RestWrite) => {
        const body: object = Object(write.body);
        unmark(body, Reflect.get(body, "prod_id"));
        rows.push({ company_po_id: 1, seller_id: 1, varient_id: 999, closed: false, ...body });
        return [rows.at(-1)];
      },
      "POST /v1/companySellerProdVarient/varientEdit": (write: RestWrite) => {
        const body: object = Object(write.body);
        const index = rows.findIndex(
          (row) => Reflect.get(row, "varient_id") === Reflect.get(body, "varient_id"),
        );
        unmark(body, Reflect.get(Object(rows[index]), "prod_id"));
        rows[index] = { ...rows[index], ...body };
        return rows[index];
      },
    },
  });
}

async function send(
  rest: FakeRest,
  document: string,
  input: object,
  user: SessionUser | null = owner,
): Promise<object> {
  const { data, errors } = await run(createFakeContext(rest, user), document, { input });
  expect(errors).toEqual([]);
  return Object(Object.values(Object(data))[0]);
}

function writes(rest: FakeRest): object[] {
  return rest.calls
    .filter((call) => call.method !== "GET")
    .map(({ template, body, idempotencyKey }) => ({ template, body, idempotencyKey }));
}

const productId = encodeNodeId("Product", "1");
const input = { productId, shortName: " Large ", longName: "A large one", price: "129.5", order: 3 };
const noFlags = {
  default_price: "false",
  gift_wrapping_enabled: "false",
  item_not_available: "false",
  gift_wrapping_price: "0",
};

test("a variant is sent in the documented form, and the answer is the service's record", async () => {
  const rest = service();
  expect(await send(rest, add, { ...input, sku: " ", idempotencyKey: "key-1" })).toEqual({
    __typename: "AddVariantSuccess",
    variant: {
      id: encodeNodeId("Variant", "999"),
      shortName: "Large",
      longName: "A large one",
      price: "129.50",
      isDefault: false,
      sku: null,
      giftWrappingEnabled: false,
      giftWrappingPrice: "0.00",
      order: 3,
      closed: false,
      temporarilyUnavailable: false,
    },
    variantEdge: { cursor: expect.any(String), node: { id: encodeNodeId("Variant", "999") } },
    product: {
      id: productId,
      variants: {
        totalCount: 3,
        edges: [
          { node: { id: encodeNodeId("Variant", "10"), isDefault: true } },
          { node: { id: encodeNodeId("Variant", "11"), isDefault: false } },
          { node: { id: encodeNodeId("Variant", "999"), isDefault: false } },
        ],
      },
    },
  });
  expect(writes(rest)).toEqual([
    {
      template: "/v1/companySellerProdVarient/onPage3",
      body: {
        prod_id: 1,
        short_name: "Large",
        long_name: "A large one",
        product_price: "129.5",
        display_order_id: 3,
        sku_seller: null,
        ...noFlags,
      },
      idempotencyKey: "key-1",
    },
  ]);
});

test("the first variant of a product is the default, whatever was asked", async () => {
  const rest = service(true, (row) => ({ ...row, prod_id: 2 }));
  expect(await send(rest, add, input)).toMatchObject({ variant: { isDefault: true } });
  expect(writes(rest)).toMatchObject([{ body: { default_price: "true" } }]);
});

test.each([
  ["a service that moves the mark itself", true, 1],
  ["a service that does not", false, 2],
])("another default leaves exactly one with %s", async (_name, isCareful, expectedWrites) => {
  const rest = service(isCareful);
  expect(await send(rest, add, { ...input, isDefault: true })).toMatchObject({
    product: {
      variants: {
        edges: [
          { node: { isDefault: false } },
          { node: { isDefault: false } },
          { node: { isDefault: true } },
        ],
      },
    },
  });
  expect(writes(rest)).toHaveLength(expectedWrites);
  const other = service(isCareful);
  expect(await send(other, edit, { id: encodeNodeId("Variant", "11"), isDefault: true })).toMatchObject({
    product: { variants: { edges: [{ node: { isDefault: false } }, { node: { isDefault: true } }] } },
  });
  expect(writes(other)).toHaveLength(expectedWrites);
});

test.each<[string, object, [string, string][]]>([
  [
    "empty names",
    { shortName: " ", longName: "" },
    [
      ["shortName", "Short Name is required"],
      ["longName", "Long Name is required"],
    ],
  ],
  [
    "a price of nothing",
    { price: "0.00" },
    [["price", "Price must be more than 0, with at most two decimals"]],
  ],
  ["a negative price", { price: "-1" }, [["price", "Price must be more than 0, with at most two decimals"]]],
  [
    "a third decimal",
    { price: "1.005" },
    [["price", "Price must be more than 0, with at most two decimals"]],
  ],
  ["order 0", { order: 0 }, [["order", "Order ID is a whole number from 1 to 1000000"]]],
  [
    "wrapping without a price",
    { giftWrappingEnabled: true },
    [["giftWrappingPrice", "Gift Wrapping Price is Required"]],
  ],
  [
    "wrapping with a wrong price",
    { giftWrappingEnabled: true, giftWrappingPrice: "1.234" },
    [["giftWrappingPrice", "Gift Wrapping Price must be 0 or more, with at most two decimals"]],
  ],
  ["a long SKU", { sku: "s".repeat(121) }, [["sku", "SKU has at most 120 characters"]]],
])("%s: refused beside its field, and nothing is written", async (_name, change, issues) => {
  const rest = service();
  expect(await send(rest, add, { ...input, ...change })).toEqual({
    __typename: "ValidationError",
    message: issues.map(([, message]) => message).join(" · "),
    issues: issues.map(([field, message]) => ({ path: [field], message })),
  });
  expect(rest.calls).toEqual([]);
});

test("a price that is no number does not get past the scalar", async () => {
  for (const price of ["", "1,5", "abc", 1.1]) {
    const answer = await run(createFakeContext(service(), owner), add, { input: { ...input, price } });
    expect(answer.errors).toHaveLength(1);
    expect(answer.errors[0]?.message).toContain("A Decimal was expected.");
  }
});

test("wrapping with its price", async () => {
  const rest = service();
  expect(
    await send(rest, add, { ...input, giftWrappingEnabled: true, giftWrappingPrice: "30" }),
  ).toMatchObject({
    variant: { giftWrappingEnabled: true, giftWrappingPrice: "30.00" },
  });
  expect(writes(rest)).toMatchObject([
    { body: { gift_wrapping_enabled: "true", gift_wrapping_price: "30" } },
  ]);
});

test("a product that is unknown, foreign or malformed is answered alike", async () => {
  const rest = service();
  for (const id of [
    encodeNodeId("Product", "77"),
    encodeNodeId("Product", `${foreignId}`),
    "nonsense",
    encodeNodeId("Brand", "1"),
  ]) {
    const answer = await send(rest, add, { ...input, productId: id });
    expect(JSON.stringify(answer)).toBe(
      '{"__typename":"NotFoundError","message":"This record does not exist."}',
    );
  }
  expect(writes(rest)).toEqual([]);
});

test("a seller changes variants of their own location and finds no others", async () => {
  const rest = service();
  const others = encodeNodeId("Product", "2");
  expect(await send(rest, add, { ...input, productId: others }, seller)).toMatchObject({
    __typename: "NotFoundError",
  });
  expect(await send(rest, edit, { id: encodeNodeId("Variant", "20"), price: "1" }, seller)).toMatchObject({
    __typename: "NotFoundError",
  });
  expect(writes(rest)).toEqual([]);
  expect(await send(rest, edit, { id: encodeNodeId("Variant", "10"), price: "1" }, seller)).toMatchObject({
    variant: { price: "1.00" },
  });
});

test("nobody writes without a session, and learns nothing about the input", async () => {
  const rest = service();
  for (const [document, wrong] of [
    [add, { ...input, shortName: "", price: "0" }],
    [edit, { id: "?", shortName: "" }],
  ] as const) {
    expect(await send(rest, document, wrong, null)).toEqual({
      __typename: "UnauthenticatedError",
      message: "Sign in to do this.",
    });
  }
  expect(rest.calls).toEqual([]);
});

const variantId = encodeNodeId("Variant", "11");

test("an edit keeps what is left out", async () => {
  const rest = service();
  expect(
    await send(rest, edit, { id: variantId, price: "250", temporarilyUnavailable: true, sku: "A-1" }),
  ).toMatchObject({
    variant: {
      shortName: "Size 2",
      price: "250.00",
      order: 2,
      sku: "A-1",
      temporarilyUnavailable: true,
      isDefault: false,
    },
  });
  expect(writes(rest)).toEqual([
    {
      template: "/v1/companySellerProdVarient/varientEdit",
      body: {
        varient_id: 11,
        short_name: "Size 2",
        long_name: "Size number 2",
        product_price: "250",
        display_order_id: 2,
        sku_seller: "A-1",
        ...noFlags,
        item_not_available: "true",
      },
      idempotencyKey: undefined,
    },
  ]);
});

test.each<[string, object, string, string]>([
  [
    "the default cannot be unset",
    { id: encodeNodeId("Variant", "10"), isDefault: false },
    "isDefault",
    "Choose another default variant instead",
  ],
  ["null is no price", { id: variantId, price: null }, "price", "Price is required"],
  ["null is no name", { id: variantId, shortName: null }, "shortName", "Short Name is required"],
  ["null is no order", { id: variantId, order: null }, "order", "Order ID is required"],
  [
    "wrapping switched on needs a price",
    { id: variantId, giftWrappingEnabled: true },
    "giftWrappingPrice",
    "Gift Wrapping Price is Required",
  ],
  [
    "null is no yes or no",
    { id: variantId, temporarilyUnavailable: null },
    "temporarilyUnavailable",
    "Choose yes or no",
  ],
])("%s", async (_name, change, field, message) => {
  const rest = service();
  expect(await send(rest, edit, change)).toMatchObject({
    __typename: "ValidationError",
    issues: [{ path: [field], message }],
  });
  expect(writes(rest)).toEqual([]);
});

test("wrapping that was on keeps its price, and switching it off sets it to 0", async () => {
  const wrapped = service(true, (row) => ({
    ...row,
    gift_wrapping_enabled: "true",
    gift_wrapping_price: 30,
  }));
  expect(await send(wrapped, edit, { id: variantId, price: "1" })).toMatchObject({
    variant: { giftWrappingPrice: "30.00" },
  });
  expect(await send(wrapped, edit, { id: variantId, giftWrappingEnabled: false })).toMatchObject({
    variant: { giftWrappingEnabled: false, giftWrappingPrice: "0.00" },
  });
});

test("a closed variant is only opened again, never edited", async () => {
  const rest = service(true, (row) => ({ ...row, closed: true, closed_reason: "Sold out" }));
  expect(await send(rest, edit, { id: variantId, price: "1" })).toEqual({
    __typename: "ConflictError",
    message: "This variant is closed. Enable it before you change it.",
  });
  expect(writes(rest)).toEqual([]);
});

test("a taken SKU is a conflict in the service's words", async () => {
  const rest = createFakeRest({
    tables: catalogue(4),
    writes: {
      "POST /v1/companySellerProdVarient/onPage3": () => {
        throw new RestError("conflict", "SKU Already Exist", { fields: { sku_seller: "SKU Already Exist" } });
      },
    },
  });
  expect(await send(rest, add, { ...input, sku: "A-1" })).toEqual({
    __typename: "ConflictError",
    message: "SKU Already Exist",
  });
});

test("an old default that cannot be unmarked does not undo what was saved", async () => {
  const rest = service(false);
  let isFirst = true;
  const limping: FakeRest = {
    ...rest,
    send: (write) => {
      if (!isFirst) return Promise.reject(new RestError("unavailable", "No answer"));
      isFirst = false;
      return rest.send(write);
    },
  };
  expect(await send(limping, add, { ...input, isDefault: true })).toMatchObject({
    __typename: "AddVariantSuccess",
    variant: { isDefault: true },
  });
});
