import * as v from "valibot";
import type { Caller } from "../harness/backOffice.ts";
import { typed } from "../harness/typed.ts";

const ids = v.array(v.object({ id: v.string() }));
const onSale = v.object({
  viewer: v.object({
    products: v.object({
      nodes: v.array(
        v.object({
          id: v.string(),
          seller: v.object({ id: v.string() }),
          variantsEnabled: v.boolean(),
          variants: v.object({ nodes: v.array(v.object({ id: v.string(), closed: v.boolean() })) }),
        }),
      ),
    }),
  }),
});

const placed = v.object({
  order: v.object({
    id: v.string(),
    fulfilments: v.object({
      nodes: v.array(
        v.object({
          id: v.string(),
          seller: v.object({ id: v.string() }),
          lines: v.object({ nodes: ids }),
        }),
      ),
    }),
  }),
});

/** An order as it was placed. */
export type PlacedOrder = v.InferOutput<typeof placed>["order"];

/** Sends a change that has to succeed, and reads its success. */
async function make<Made>(
  caller: Caller,
  name: string,
  input: object,
  inside: string,
  schema: v.GenericSchema<unknown, Made>,
): Promise<Made> {
  const { data, errors } = await caller.send(
    `mutation ($input: ${typed(name)}Input!) { result: ${name}(input: $input) { __typename ... on ${typed(name)}Success { ${inside} }
      ... on Error { message } ... on ValidationError { issues { path message } } } }`,
    { input },
  );
  const result = v.safeParse(v.object({ result: schema }), data);
  if (!result.success) throw new Error(`${name}: ${JSON.stringify({ data, errors })}`);
  return result.output.result;
}

/** Takes a step with a fulfilment. */
export async function takeStep(
  caller: Caller,
  name: string,
  id: string,
  details: object = {},
): Promise<void> {
  const success = v.object({ __typename: v.literal(`${typed(name)}Success`) });
  await make(caller, name, { id, ...details }, "__typename", success);
}

/** A line that can be ordered, and the location that sends it. */
export interface SampleLine {
  readonly productId: string;
  readonly variantId: string | null;
  readonly quantity: number;
  readonly sellerId: string;
}

const linesByCaller = new WeakMap<Caller, Promise<SampleLine[]>>();

/** A line of each of so many products on sale, of as many locations as there are. */
export async function linesOf(caller: Caller, count: number): Promise<SampleLine[]> {
  const known = linesByCaller.get(caller) ?? readLines(caller);
  linesByCaller.set(caller, known);
  return (await known).slice(0, count);
}

async function readLines(caller: Caller): Promise<SampleLine[]> {
  const { data } = await caller.send(
    "{ viewer { products(first: 100, filter: { status: [ENABLED] }) { nodes { id variantsEnabled seller { id } variants { nodes { id closed } } } } } }",
  );
  const { nodes } = v.parse(onSale, data).viewer.products;
  const lines = nodes.flatMap(({ id, seller, variantsEnabled, variants }) => {
    const variant = variants.nodes.find(({ closed }) => !closed);
    if (variantsEnabled && variant === undefined) return [];
    return [
      {
        productId: id,
        variantId: variantsEnabled ? (variant?.id ?? null) : null,
        quantity: 2,
        sellerId: seller.id,
      },
    ];
  });
  const first = [...Map.groupBy(lines, ({ sellerId }) => sellerId).values()].map(([line]) => line);
  const others = lines.filter((line) => !first.includes(line));
  return [...first.filter((line) => line !== undefined), ...others];
}

/** The input of an order that is paid when it comes. */
export async function orderOf(caller: Caller, count = 4): Promise<Record<string, unknown>> {
  const lines = await linesOf(caller, count);
  return {
    channel: "api",
    customer: { name: "Asha Rao", phone: "9845012345" },
    shippingAddress: { area: "Indiranagar", postalCode: "560038", provinceCode: "KA" },
    paymentMethod: "BANK_TRANSFER",
    lines: lines.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity })),
  };
}

/** Places an order with a part at each of two locations. */
export async function addOrder(caller: Caller, besides: object = {}): Promise<PlacedOrder> {
  const inside = "order { id fulfilments { nodes { id seller { id } lines { nodes { id } } } } }";
  const { order } = await make(
    caller,
    "placeOrder",
    { ...(await orderOf(caller)), ...besides },
    inside,
    placed,
  );
  return order;
}

/** The part of a new order that a location sends. */
export async function addFulfilment(
  caller: Caller,
  sellerId: string,
  status: "PENDING" | "PACKED" | "OUT" | "DELIVERED" = "PENDING",
): Promise<PlacedOrder["fulfilments"]["nodes"][number]> {
  const { fulfilments } = await addOrder(caller);
  const part = fulfilments.nodes.find(({ seller }) => seller.id === sellerId);
  if (part === undefined) throw new Error(`Nothing of the order is sent from ${sellerId}.`);
  if (status !== "PENDING") await takeStep(caller, "packFulfilment", part.id, { packages: 1 });
  if (status === "OUT" || status === "DELIVERED")
    await takeStep(caller, "despatchFulfilment", part.id, { carrierName: "Post" });
  if (status === "DELIVERED") await takeStep(caller, "deliverFulfilment", part.id);
  return part;
}

const withRefund = v.object({ node: v.object({ refunds: ids }) });

/** A refund that is due, because a paid order was cancelled. */
export async function addRefund(caller: Caller): Promise<string> {
  const { id } = await addOrder(caller, { amountPaid: "10.00" });
  await takeStep(caller, "cancelOrder", id, { reason: "OUT_OF_STOCK" });
  const document = "query ($id: ID!) { node(id: $id) { ... on Order { refunds { id } } } }";
  const [refund] = v.parse(withRefund, (await caller.send(document, { id })).data).node.refunds;
  if (refund === undefined) throw new Error("Nothing is owed back.");
  return refund.id;
}

const withDocument = v.object({ node: v.object({ documents: ids }) });

/** The invoice of something that a location has sent. */
export async function addTaxDocument(caller: Caller, sellerId: string): Promise<string> {
  const { id } = await addFulfilment(caller, sellerId, "OUT");
  const query = "query ($id: ID!) { node(id: $id) { ... on Fulfilment { documents { id } } } }";
  const [invoice] = v.parse(withDocument, (await caller.send(query, { id })).data).node.documents;
  if (invoice === undefined) throw new Error("There is no invoice.");
  return invoice.id;
}

const counted = v.object({ results: v.tuple([v.object({ stock: v.object({ id: v.string() }) })]) });

/** A count of a product of a location. */
export async function addStock(caller: Caller, sellerId: string): Promise<string> {
  const lines = await linesOf(caller, 100);
  const line = lines.find((one) => one.sellerId === sellerId);
  const row = { productId: line?.productId, variantId: line?.variantId, setTo: 1000 };
  const { results } = await make(caller, "adjustStock", { rows: [row] }, "results { stock { id } }", counted);
  return results[0].stock.id;
}
