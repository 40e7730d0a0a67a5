import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
// Brought here, so that no test waits for them to be compiled.
import "./StepDialog.tsx";
import "../DeliveryUserPicker.tsx";
import "#/list/ChosenTools.tsx";
import { RequestError } from "#/relay/RequestError.ts";
import { eventually } from "../../../test/eventually.ts";
import { choose, done, open, outcome, part, press } from "./sampleRows.tsx";

test("chosen orders are printed in a tab of their own, and assigned; what is refused stays chosen", async () => {
  const parts = [part("2627-000001/1"), part("2627-000002/1")];
  const { sentAs } = await open("/master/PendingOrders?seller=seller-1", parts, {
    DeliveryUserPickerQuery: () => ({
      viewer: {
        offDuty: { edges: [] },
        onDuty: {
          edges: [
            {
              __typename: "DeliveryUserEdge",
              node: {
                __typename: "DeliveryUser",
                id: "user-1",
                name: "Ravi Kumar",
                openDeliveries: 0,
              },
            },
          ],
        },
      },
    }),
    useSendStepsMutation: () =>
      outcome([
        done(part("2627-000001/1")),
        { ...done(part("2627-000002/1")), outcome: "REFUSED", message: "The delivery user is inactive" },
      ]),
  });
  await choose("Select all rows of this page");
  await press("Print");
  expect(
    screen.getAllByRole("menuitem").map((item) => [item.textContent, item.getAttribute("href")]),
  ).toEqual([
    ["Packing slips", "/print/packing/part-2627-000001%2F1,part-2627-000002%2F1"],
    ["Labels", "/print/label/part-2627-000001%2F1,part-2627-000002%2F1"],
  ]);
  await act(async () => fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" }));
  await press("Assign delivery user");
  const dialog = await screen.findByRole("dialog");
  const box = within(dialog).getByRole("combobox", { name: /Delivery user/ });
  await act(async () => box.focus());
  await act(async () => fireEvent.keyDown(box, { key: "ArrowDown" }));
  await act(async () => fireEvent.click(await screen.findByRole("option")));
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Assign" })));
  await waitFor(() => expect(screen.getByText("1 assigned, 1 refused")).toBeDefined());
  expect(sentAs("DeliveryUserPickerQuery")).toEqual([
    {
      search: null,
      onDuty: { status: "ACTIVE", sellerId: "seller-1", isOnDuty: true },
      offDuty: { status: "ACTIVE", sellerId: "seller-1", isOnDuty: false },
    },
  ]);
  expect(sentAs("useSendStepsMutation")).toEqual([
    { input: { action: "ASSIGN", deliveryUserId: "user-1", ids: parts.map(({ id }) => id) } },
  ]);
  await waitFor(() => expect(screen.getByText("1 selected")).toBeDefined());
});

const cancelDialog = async () => {
  const dialog = await screen.findByRole("dialog");
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: /Choose a reason/ })));
  await act(async () => fireEvent.click(screen.getByRole("option", { name: "Out of stock" })));
  fireEvent.change(within(dialog).getByLabelText("Reason in words"), {
    target: { value: "Sold at the fair" },
  });
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Cancel the order" })));
  return dialog;
};
const typed = (dialog: HTMLElement) => [
  within(dialog).getByRole("button", { name: /Reason/ }).textContent,
  within(dialog).getByLabelText<HTMLTextAreaElement>("Reason in words").value,
];

test("what was typed for many orders stays, and they stay chosen, while the gateway cannot be reached", async () => {
  const parts = [part("2627-000001/1"), part("2627-000002/1")];
  const { sentAs } = await open("/master/PendingOrders", parts, {
    useSendStepsMutation: () => new RequestError("unreachable", "The line is down."),
  });
  await choose("Select all rows of this page");
  await press("Cancel");
  const dialog = await cancelDialog();
  await within(dialog).findByText("We could not reach the service. Try again.");
  expect(typed(dialog)).toEqual(["Out of stock", "Sold at the fair"]);
  expect(screen.getByText("2 selected")).toBeDefined();
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Cancel the order" })));
  const input = {
    action: "CANCEL",
    reason: "OUT_OF_STOCK",
    text: "Sold at the fair",
    ids: parts.map(({ id }) => id),
  };
  expect(sentAs("useSendStepsMutation")).toEqual([{ input }, { input }]);
});

test("the dialog of a row comes back with what was typed when its step is refused after its message has gone", async () => {
  const one = part("2627-000001/1");
  await open("/master/PendingOrders", [one], {
    useSendStepsMutation: () =>
      outcome([{ ...done(one), outcome: "REFUSED", message: "It was sent meanwhile" }]),
  });
  await press("More for 2627-000001/1");
  await act(async () => fireEvent.click(screen.getByRole("menuitem", { name: "Cancel" })));
  await cancelDialog();
  await eventually(() => screen.getByText("2627-000001/1 cancelled"));
  expect(screen.queryByRole("dialog")).toBeNull();
  await press("Close");
  const dialog = await screen.findByRole("dialog", { name: "Cancel 2627-000001/1" });
  await within(dialog).findByText("It was sent meanwhile");
  expect(typed(dialog)).toEqual(["Out of stock", "Sold at the fair"]);
});

test("a row that goes with a code asks for it, and sends it at once", async () => {
  const out = part("2627-000001/1", { status: "OUT", viewerActions: ["DELIVER"], isCodeNeeded: true });
  const { sentAs } = await open("/master/DespatchOrders", [out], {
    useOrderStepsDeliverMutation: () => ({
      deliverFulfilment: {
        __typename: "DeliverFulfilmentSuccess",
        fulfilment: { ...out, status: "DELIVERED", viewerActions: [], isCodeNeeded: false },
      },
    }),
  });
  await press("Mark delivered: 2627-000001/1");
  const dialog = await screen.findByRole("dialog");
  fireEvent.change(within(dialog).getByLabelText("Code"), { target: { value: "123456" } });
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Delivered" })));
  await waitFor(() => expect(screen.getByText("2627-000001/1 delivered")).toBeDefined());
  expect(sentAs("useOrderStepsDeliverMutation")).toEqual([
    { input: { id: "part-2627-000001/1", collectedAmount: null, code: "123456" } },
  ]);
});

test("the filters of an address are asked of the gateway, each list with its own", async () => {
  const going = await open(
    "/master/DespatchOrders?deliveryUser=user-1&carrier=no&tracking=yes&pickupPoint=point-1",
    [],
  );
  expect(going.sentAs("OrderListPageQuery")[0]?.["filter"]).toEqual({
    status: ["PACKED", "READY", "OUT", "DELIVERED", "RETURNED"],
    deliveryUserId: "user-1",
    hasCarrier: false,
    hasTracking: true,
    pickupPointId: "point-1",
  });
});

test("what nobody came for in time is a filter of its own; a word nobody knows is left out", async () => {
  const late = await open("/master/DespatchOrders?status=READY&collection=overdue", []);
  expect(late.sentAs("OrderListPageQuery")[0]?.["filter"]).toEqual({
    status: ["READY"],
    isUncollected: true,
  });
  cleanup();
  const any = await open("/master/DespatchOrders?status=READY&collection=early", []);
  expect(any.sentAs("OrderListPageQuery")[0]?.["filter"]).toEqual({ status: ["READY"] });
});

const chips = () =>
  within(screen.getByRole("group", { name: "Filters" }))
    .getAllByRole("button")
    .map((button) => button.textContent.trim() || button.getAttribute("aria-label"));

test("six filters and those in use are in sight, the others a press away; one that is emptied stays", async () => {
  await open("/master/DespatchOrders?tax=NONE", []);
  const first = ["Placed", "Promised", "Payment", "Delivery", "Delivery user", "Location"];
  expect(chips()).toEqual([...first, "Tax No GST", "Clear filter: Tax", "More filters", "Clear filters"]);
  await press("Clear filter: Tax");
  expect(chips()).toEqual([...first, "Tax", "More filters"]);
  await press("More filters");
  expect(chips()).toEqual([
    ...first,
    "Way of paying",
    "Carrier",
    "Tracking",
    "Pickup point",
    "Kept until",
    "Failed deliveries",
    "Tax",
    "State or Province",
    "Fewer filters",
  ]);
  await press("Fewer filters");
  expect(chips()).toEqual([...first, "Tax", "More filters"]);
});

test("a location's people have nothing to pick of other locations, nor of refunds", async () => {
  await open("/master/CancelOrders", [], {}, { kind: "SELLER", permissions: ["ORDER_READ"] });
  await press("More filters");
  expect(chips()).not.toContain("Location");
  expect(chips()).not.toContain("Refund");
  expect(chips()).toContain("State or Province");
});

test("what was cancelled is picked by reason and by what became of its refund", async () => {
  const gone = await open("/master/CancelOrders?reason=DAMAGED,OUT_OF_STOCK&refund=DUE,PAID", []);
  expect(gone.sentAs("OrderListPageQuery")[0]?.["filter"]).toEqual({
    reason: ["OUT_OF_STOCK", "DAMAGED"],
    refundState: ["DUE"],
  });
  const chips = within(screen.getByRole("group", { name: "Filters" })).getAllByRole("button");
  expect(chips.map(({ textContent }) => textContent).slice(0, 1)).toEqual(["Reason Out of stock, Damaged"]);
});

test("refunds are of parts in any state until one is picked; without a refund what is over is shown", async () => {
  const filterOf = async (search: string) => {
    const { sentAs } = await open(`/master/CancelOrders${search}`, []);
    cleanup();
    return sentAs("OrderListPageQuery")[0]?.["filter"];
  };
  expect(await filterOf("?refund=DUE")).toEqual({ refundState: ["DUE"] });
  expect(await filterOf("?refund=DUE&status=RETURNED")).toEqual({
    status: ["RETURNED"],
    refundState: ["DUE"],
  });
  expect(await filterOf("")).toEqual({ status: ["CANCELLED", "RETURNED"] });
});

test("what could not be handed over three times is a filter of its own", async () => {
  const { sentAs } = await open("/master/DespatchOrders?status=OUT&attempts=3", []);
  expect(sentAs("OrderListPageQuery")[0]?.["filter"]).toEqual({ status: ["OUT"], attemptsFrom: 3 });
  expect(chips()).toContain("Failed deliveries Three or more");
});

test("the orders of one product are a list of their own, whose chip says its name", async () => {
  const { sentAs } = await open("/master/PendingOrders?product=product-8", [], {
    OrderFilterChipsQuery: ({ hasProduct, product }) => ({
      ...(hasProduct === true && {
        node: { __typename: "Product", __isNode: "Product", id: product, name: "Leaf plate" },
      }),
      country: null,
    }),
  });
  expect(sentAs("OrderListPageQuery")[0]?.["filter"]).toEqual({
    status: ["PENDING", "ACCEPTED"],
    productId: "product-8",
  });
  await eventually(() => expect(chips()[0]).toBe("Product Leaf plate"));
  await press("Clear filter: Product");
  expect(chips()).not.toContain("Product");
});
