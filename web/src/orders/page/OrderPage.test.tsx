import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { eventually } from "../../../test/eventually.ts";
import { noteOrderWalk } from "../orderWalk.ts";
import { everything, head, key, open, page, part, steps, submit } from "./sampleOrder.tsx";
// Brought here, so that no test waits for it to be compiled.
import "./fulfilmentDialogs.tsx";

test("an order says what is in it, how its price came about, where it goes and what is next", async () => {
  await open();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("2627-000123");
  expect(steps()).toEqual(["Accept: primary"]);
  const row = screen.getByRole("row", { name: /Areca plate/ });
  expect(within(row).getByRole("rowheader").textContent).toContain("SKU PAT-1 · HSN missing");
  expect(row.textContent).toContain("64 cancelled");
  expect([...row.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
    "List ₹199.99",
    "Discount −10%: ₹179.99",
    "Offer −30%: ₹125.99",
    "Volume −3%: ₹122.21",
    "Gift wrapping ₹30.00 each",
    "Delivery share ₹39.80",
  ]);
  expect(document.querySelector("address")?.textContent).toBe("12th MainIndiranagar560038 Karnataka");
  expect(screen.getByText("Ring twice")).toBeDefined();
});

test("of several parts the first that can go on has the one primary button", async () => {
  const sent = part(1, { status: "DELIVERED", viewerActions: [] });
  await open({ OrderPageQuery: () => page([sent, part(2), part(3, { viewerActions: ["PACK"] })]) });
  expect(steps()).toEqual(["Accept: primary", "Pack: secondary"]);
});

test("what looks wrong about a part is said above its lines, and keeps no step back", async () => {
  const warnings = [
    { message: "HSN is missing; the invoice will say so.", messageCode: "HSN_MISSING" },
    { message: "Something newer than this page.", messageCode: null },
  ];
  await open({ OrderPageQuery: () => page([part(1, { warnings }), part(2)]) });
  const notices = screen.getAllByText("Please look at this again");
  expect(notices).toHaveLength(1);
  expect(
    [...(notices[0]?.parentElement?.querySelectorAll("li") ?? [])].map((one) => one.textContent),
  ).toEqual(["HSN is missing; the invoice will say so.", "Something newer than this page."]);
  expect(steps()[0]).toBe("Accept: primary");
});

test("a location's people see no sums of the whole, and nothing to record", async () => {
  const theirs = { amountPaid: null, amountRefunded: null, refundDue: null, totals: null, refunds: null };
  await open({ OrderPageQuery: () => page([part(1)], theirs, ["ORDER_READ", "ORDER_UPDATE"]) });
  expect(screen.queryByRole("button", { name: "Record a payment" })).toBeNull();
  expect(screen.getByRole("region", { name: "Payment" }).textContent).toBe(
    "PaymentUnpaidMethodCash on delivery",
  );
});

test("who may not read orders is told so", async () => {
  await open({ OrderPageQuery: () => page([part(1)], {}, []) });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This page is not for your account");
});

test("j leads from an order's part to the next row of the list that is of another order, and k back", async () => {
  const orders = new Map<unknown, ReturnType<typeof page>>([
    ["part-9", page([part(9)], { id: "order-9" })],
    ["part-3", page([part(3)], { id: "order-3" })],
  ]);
  const { address, router } = await open({
    OrderPageQuery: ({ id }) => orders.get(id) ?? page([part(1), part(2)]),
  });
  const go = async (name: string, to: string) => {
    await key(name);
    await eventually(() => expect(address()).toBe(`/master/Order/${to}`));
  };
  noteOrderWalk(["part-9", "part-1", "part-2", "part-3"]);
  await act(() => router.navigate("/master/Order/part-1"));
  await go("j", "part-3");
  await key("j");
  expect(address()).toBe("/master/Order/part-3");
  await go("k", "part-2");
  await go("k", "part-9");
  await act(() => router.navigate("/master/Order/order-1"));
  await go("j", "part-3");
});

test("an order that is unknown or of others is not found", async () => {
  await open({ OrderPageQuery: () => ({ viewer: { permissions: everything }, node: null }) });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("We could not find this");
});

test("an order that nobody has paid is accepted with a reason alone, by who may", async () => {
  const refused = {
    __typename: "ValidationError",
    __isError: "ValidationError",
    message: "Not paid yet",
    messageCode: "NOT_PAID_YET",
    messageParams: null,
    issues: [],
  };
  const { sent } = await open({ fulfilmentMutationsAcceptMutation: () => ({ acceptFulfilment: refused }) });
  await key("a");
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("The customer has not paid yet.");
  await submit();
  expect(within(dialog).getAllByText("Reason is required").length).toBeGreaterThan(0);
  fireEvent.change(within(dialog).getByLabelText("Reason"), { target: { value: "Known for years" } });
  await submit();
  expect(
    sent.filter(({ name }) => name.includes("Accept")).map(({ variables }) => variables["input"]),
  ).toEqual([
    { id: "part-1", force: false },
    { id: "part-1", force: true, reason: "Known for years" },
  ]);
});

test("a key that is pressed again while an order is being accepted sends nothing more and opens nothing", async () => {
  const { sent } = await open({ fulfilmentMutationsAcceptMutation: () => new Promise(() => undefined) });
  await key("a");
  await key("a");
  expect(sent.filter(({ name }) => name.includes("Accept"))).toHaveLength(1);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a step that somebody else was faster with says where the order stands now", async () => {
  const conflict = {
    __typename: "ConflictError",
    __isError: "ConflictError",
    message: "A fulfilment that is cancelled cannot take the step pack",
    messageCode: null,
    messageParams: null,
    issues: [],
    current: {
      __isNode: "Fulfilment",
      ...part(1, { status: "CANCELLED", viewerActions: [] }),
      order: { ...head, status: "CANCELLED" },
    },
  };
  await open({ fulfilmentMutationsPackMutation: () => ({ packFulfilment: conflict }) });
  await key("p");
  await screen.findByRole("dialog");
  await submit();
  expect(await screen.findByText("This order changed: it is Cancelled now")).toBeDefined();
});

test("a despatch is drawn at once and not sent while it can be taken back", async () => {
  const packed = part(1, { status: "PACKED", viewerActions: ["DESPATCH", "CANCEL"] });
  const { sent } = await open({ OrderPageQuery: () => page([packed]) });
  await key("d");
  const dialog = await screen.findByRole("dialog");
  await submit();
  expect(within(dialog).getAllByText("Choose who delivers it or a carrier").length).toBeGreaterThan(0);
  fireEvent.change(within(dialog).getByLabelText("Carrier"), { target: { value: "Blue Dart" } });
  await submit();
  expect(screen.getByText("On its way")).toBeDefined();
  expect(sent.map(({ name }) => name)).toEqual(["OrderPageQuery"]);
});
