import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
// Brought here, so that no test waits for them to be compiled.
import "./RefundDialog.tsx";
import "#/list/ChosenTools.tsx";
import { RequestError } from "#/relay/RequestError.ts";
import { eventually } from "../../../test/eventually.ts";
import type { Gateway } from "../../../test/openConsole.tsx";
import { choose, open, part, press, rowOf } from "./sampleRows.tsx";

const cancelled = { status: "CANCELLED", viewerActions: [], statusReason: "out_of_stock: Broken" };

test("what is owed back is recorded as sent, once for each refund", async () => {
  const owed = { __typename: "Order", id: "order-1", refundDue: "638.66", amountRefunded: "0.00" };
  const parts = [
    part("2627-000001/1", { ...cancelled, order: owed }),
    part("2627-000001/2", { ...cancelled, order: owed }),
  ];
  const refund = { __typename: "Refund", id: "refund-1", amount: "638.66", state: "DUE" };
  const { sentAs } = await open("/master/CancelOrders", parts, {
    refundsQuery: () => ({ nodes: parts.map((one) => ({ ...one, order: { ...owed, refunds: [refund] } })) }),
    RefundDialogMutation: () => ({
      recordRefund: {
        __typename: "RecordRefundSuccess",
        refund: {
          ...refund,
          state: "SENT",
          order: { ...owed, refundDue: "0.00", amountRefunded: "638.66", paymentState: "REFUNDED" },
        },
      },
    }),
  });
  expect(rowOf("2627-000001/1")?.textContent).toContain("Out of stockBroken");
  expect(rowOf("2627-000001/1")?.textContent).toContain("₹638.66");
  await choose("Select all rows of this page");
  await press("Refund sent");
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(within(dialog).getAllByRole("listitem")).toHaveLength(1));
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: /Choose a way/ })));
  await act(async () => fireEvent.click(screen.getByRole("option", { name: "UPI" })));
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Record" })));
  await waitFor(() => expect(sentAs("RefundDialogMutation")).toHaveLength(1));
  expect(sentAs("RefundDialogMutation")[0]).toEqual({
    input: { id: "refund-1", wasSent: true, method: "UPI", reference: null },
  });
});

/** The dialog over two cancelled orders that are owed one refund each, with its method chosen and a reference typed. */
async function openTwo(record: Gateway[string]) {
  const parts = [1, 2].map((number) =>
    part(`2627-00000${number}/1`, {
      ...cancelled,
      order: {
        __typename: "Order",
        id: `order-${number}`,
        refundDue: "638.66",
        amountRefunded: "0.00",
        refunds: [{ __typename: "Refund", id: `refund-${number}`, amount: "638.66", state: "DUE" }],
      },
    }),
  );
  const page = await open("/master/CancelOrders", parts, {
    refundsQuery: () => ({ nodes: parts }),
    RefundDialogMutation: record,
  });
  await choose("Select all rows of this page");
  await press("Refund sent");
  const dialog = await screen.findByRole("dialog");
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: /Choose a way/ })));
  await act(async () => fireEvent.click(screen.getByRole("option", { name: "UPI" })));
  fireEvent.change(within(dialog).getByLabelText("Reference"), { target: { value: "TXN 7" } });
  const send = () =>
    act(async () => {
      const form = dialog.querySelector("form");
      if (form) fireEvent.submit(form);
    });
  return { ...page, dialog, send };
}

const recorded = (number: number) => ({
  recordRefund: {
    __typename: "RecordRefundSuccess",
    refund: {
      __typename: "Refund",
      id: `refund-${number}`,
      state: "SENT",
      order: {
        __typename: "Order",
        id: `order-${number}`,
        refundDue: "0.00",
        amountRefunded: "638.66",
        paymentState: "REFUNDED",
      },
    },
  },
});
const inputOf = (number: number) => ({
  input: { id: `refund-${number}`, wasSent: true, method: "UPI", reference: "TXN 7" },
});

test("sent twice while the first is under way, each refund is recorded once", async () => {
  const first = Promise.withResolvers<Record<string, unknown>>();
  const answers = [first.promise, recorded(2)];
  const { dialog, send, sentAs } = await openTwo(() => answers.shift() ?? {});
  await send();
  const button = within(dialog).getByRole("button", { name: /^Record/ });
  expect(button.hasAttribute("data-pending")).toBe(true);
  await act(async () => fireEvent.click(button));
  await send();
  expect(sentAs("RefundDialogMutation")).toEqual([inputOf(1)]);
  await act(async () => first.resolve(recorded(1)));
  await eventually(() => screen.getByText("2 refunds recorded"));
  expect(sentAs("RefundDialogMutation")).toEqual([inputOf(1), inputOf(2)]);
});

test("when the line breaks the refunds that are left stay in the form with what was typed; one that is recorded is one", async () => {
  const answers = [recorded(1), new RequestError("unreachable", "The line is down."), recorded(2)];
  const { dialog, send, sentAs } = await openTwo(() => answers.shift() ?? {});
  await send();
  await within(dialog).findByText("We could not reach the service. Try again.");
  expect(
    within(dialog)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["2627-000002/1: ₹638.66"]);
  expect(within(dialog).getByLabelText("Reference")).toHaveProperty("value", "TXN 7");
  expect(screen.getByText("2 selected")).toBeDefined();
  await send();
  await eventually(() => screen.getByText("1 refund recorded"));
  expect(sentAs("RefundDialogMutation")).toEqual([inputOf(1), inputOf(2), inputOf(2)]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("refunds that are not owed after all are dropped without a method, and what that does is said before", async () => {
  const owed = (number: number) => ({
    __typename: "Order",
    id: `order-${number}`,
    refundDue: "638.66",
    amountRefunded: "0.00",
    refunds: [{ __typename: "Refund", id: `refund-${number}`, amount: "638.66", state: "DUE" }],
  });
  const parts = [1, 2].map((number) => part(`2627-00000${number}/1`, { ...cancelled, order: owed(number) }));
  const { sentAs } = await open("/master/CancelOrders", parts, {
    refundsQuery: () => ({ nodes: parts }),
    RefundDialogMutation: ({ input }) => ({
      recordRefund: {
        __typename: "RecordRefundSuccess",
        refund: {
          __typename: "Refund",
          id: input.id,
          state: "DROPPED",
          order: { ...owed(Number(input.id.at(-1))), refundDue: "0.00", paymentState: "PAID" },
        },
      },
    }),
  });
  await choose("Select all rows of this page");
  await press("Not owed after all");
  const dialog = await screen.findByRole("dialog", { name: "Not owed after all" });
  within(dialog).getByText(
    "These refunds are no longer due, and nothing is sent for them. This cannot be taken back.",
  );
  expect(within(dialog).queryByRole("button", { name: /Choose a way/ })).toBeNull();
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Not owed" })));
  await eventually(() => screen.getByText("2 refunds are not owed any more"));
  expect(sentAs("RefundDialogMutation")).toEqual(
    [1, 2].map((number) => ({ input: { id: `refund-${number}`, wasSent: false } })),
  );
});
