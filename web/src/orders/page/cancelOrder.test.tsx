import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { eventually } from "../../../test/eventually.ts";
import { open, page, part, submit } from "./sampleOrder.tsx";
// Brought here, so that no test waits for them to be compiled.
import "./orderDialogs.tsx";
import "#/list/Refusals.tsx";

const parts = [part(1), part(2)];
const gone = (number: number) => part(number, { status: "CANCELLED", viewerActions: [] });
const isOut = (number: number) => part(number, { status: "OUT", viewerActions: ["DELIVER"] });
const result = (fulfilment: object, message: string | null = null) => ({
  __typename: "BulkRowResult",
  outcome: message === null ? "DONE" : "REFUSED",
  message,
  messageCode: null,
  messageParams: [],
  fulfilment,
});
const tooLate = "A fulfilment that is out cannot take the step cancel";

/** Cancels the whole order, and lets the message with Undo go. */
async function cancelAll(after: object[], results: object[]) {
  const { sent } = await open({
    OrderPageQuery: () => page(parts),
    orderDialogsCancelMutation: () => ({
      cancelOrder: { __typename: "CancelOrderSuccess", order: page(after).node, results },
    }),
  });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "More for 2627-000123" })));
  await act(async () => fireEvent.click(screen.getByRole("menuitem", { name: "Cancel the whole order" })));
  const dialog = await screen.findByRole("dialog", { name: "Cancel 2627-000123" });
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: /Choose a reason/ })));
  await act(async () => fireEvent.click(screen.getByRole("option", { name: "Out of stock" })));
  await submit();
  await screen.findByText("2627-000123 cancelled");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Close" })));
  await eventually(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.variables).toEqual({ input: { id: "order-1", reason: "OUT_OF_STOCK", text: null } });
}
const refused = () =>
  screen.queryByText("These parts were not cancelled")?.closest("[role=status]")?.querySelectorAll("li");
const reasons = () => [...(refused() ?? [])].map(({ textContent }) => textContent);

test("an order of which nothing was cancelled is not called cancelled; each part says why", async () => {
  await cancelAll([isOut(1), isOut(2)], [result(isOut(1), tooLate), result(isOut(2), tooLate)]);
  await eventually(() => screen.getByText("0 cancelled, 2 refused"));
  await eventually(() =>
    expect(reasons()).toEqual([`2627-000123/1: ${tooLate}`, `2627-000123/2: ${tooLate}`]),
  );
});

test("of an order that was cancelled in part the part that stays is named", async () => {
  await cancelAll([gone(1), isOut(2)], [result(gone(1)), result(isOut(2), tooLate)]);
  await eventually(() => screen.getByText("1 cancelled, 1 refused"));
  await eventually(() => expect(reasons()).toEqual([`2627-000123/2: ${tooLate}`]));
});

test("an order that was cancelled whole has nothing more to tell", async () => {
  await cancelAll([gone(1), gone(2)], [result(gone(1)), result(gone(2))]);
  await eventually(() => expect(screen.queryByRole("dialog", { hidden: true })).toBeNull());
  expect(screen.queryByText(/refused/)).toBeNull();
  expect(refused()).toBeUndefined();
});
