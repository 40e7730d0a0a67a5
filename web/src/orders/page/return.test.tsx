import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { head, line, linesOf, open, page, part, submit } from "./sampleOrder.tsx";
// Brought here, so that no test waits for it to be compiled.
import "./fulfilmentDialogs.tsx";

const second = { ...line, id: "line-2", productName: "Jute bag", quantity: 1, cancelledQuantity: 0 };
const delivered = part(1, {
  status: "DELIVERED",
  viewerActions: ["RECORD_RETURN"],
  lines: linesOf([line, second]),
});

async function openReturn(change: object = {}) {
  const { sent } = await open({
    OrderPageQuery: () => page([{ ...delivered, ...change }]),
    fulfilmentMutationsReturnMutation: () => ({
      recordReturn: {
        __typename: "RecordReturnSuccess",
        fulfilment: {
          ...part(1, { status: "RETURNED", viewerActions: [] }),
          order: { ...head, __isNode: "Order", refunds: [] },
        },
      },
    }),
  });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "More for 2627-000123/1" })));
  await act(async () => fireEvent.click(screen.getByRole("menuitem", { name: "Record a return" })));
  const dialog = await screen.findByRole("dialog", { name: "Return from 2627-000123/1" });
  const type = (group: string, name: string, text: string) =>
    act(async () => {
      const field = within(within(dialog).getByRole("group", { name: group })).getByRole("textbox", { name });
      fireEvent.change(field, { target: { value: text } });
      fireEvent.blur(field);
    });
  return { sent, dialog, type };
}

const back = "Pieces that come back";
const sellable = "Of them, pieces that can be sold again";

test("pieces are taken back by line, with those that can be sold again, their delivery charge and a reason", async () => {
  const { sent, dialog, type } = await openReturn();
  await type(back, "Areca plate", "4");
  expect(within(dialog).queryByRole("group", { name: sellable })).toBeNull();
  const check = (name: string) =>
    act(async () => fireEvent.click(within(dialog).getByRole("checkbox", { name })));
  await check("They can be sold again");
  const field = () =>
    within(within(dialog).getByRole("group", { name: sellable })).getByRole("textbox", {
      name: "Areca plate",
    });
  expect(field().getAttribute("value")).toBe("4");
  await type(sellable, "Areca plate", "3");
  // Of the bag nothing comes back, and so nothing of it can be sold.
  expect(
    within(within(dialog).getByRole("group", { name: sellable })).queryByRole("textbox", {
      name: "Jute bag",
    }),
  ).toBeNull();
  await type(back, "Areca plate", "2");
  expect(field().getAttribute("value")).toBe("2");
  await check("Give back their part of the delivery charge, too");
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: /Reason/ })));
  const reasons = screen.getAllByRole("option");
  expect(reasons.map(({ textContent }) => textContent)).toEqual([
    "The customer asked for it",
    "Wrong price",
    "Damaged",
    "Wrong item",
    "Another reason",
  ]);
  await act(async () => fireEvent.click(screen.getByRole("option", { name: "Damaged" })));
  await submit();
  expect(sent.slice(1).map(({ variables }) => variables["input"])).toEqual([
    {
      id: "part-1",
      reason: "DAMAGED",
      text: null,
      lines: [{ lineId: "line-1", quantity: 2 }],
      restocked: [{ lineId: "line-1", quantity: 2 }],
      withDeliveryCharge: true,
      idempotencyKey: expect.stringMatching(/^[\w-]{8,255}$/),
    },
  ]);
  expect(await screen.findByText("Return from 2627-000123/1 recorded")).toBeDefined();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("nothing is sent of no piece, of more than are left, or without a reason", async () => {
  const { sent, dialog, type } = await openReturn({ deliveryCharge: "0.00" });
  // Where nothing was charged for the way there is nothing to give back of it.
  expect(within(dialog).getAllByRole("checkbox")).toHaveLength(1);
  await submit();
  expect(within(dialog).getAllByText("Say how many pieces").length).toBeGreaterThan(0);
  expect(within(dialog).getAllByText("Reason is required").length).toBeGreaterThan(0);
  await type(back, "Areca plate", "7");
  await submit();
  expect(within(dialog).getAllByText("Must be a whole number from 0 to 6").length).toBeGreaterThan(0);
  expect(sent.map(({ name }) => name)).toEqual(["OrderPageQuery"]);
});
