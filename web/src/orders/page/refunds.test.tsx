import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Gateway } from "../../../test/openConsole.tsx";
import { head, open, page, part } from "./sampleOrder.tsx";
// Brought here, so that no test waits for them to be compiled.
import "./DropRefund.tsx";
import "./orderDialogs.tsx";

const refund = (state: string) => ({
  __typename: "Refund",
  id: "refund-1",
  amount: "638.66",
  reason: "overpaid",
  state,
  method: null,
  reference: null,
  sentOn: null,
});
const owed = { refundDue: "638.66", refunds: [refund("DUE")] };

const openOwed = (gateway: Gateway) => open({ OrderPageQuery: () => page([part(1)], owed), ...gateway });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const payment = () => screen.getByRole("region", { name: "Payment" });

test("a refund that is not owed after all is dropped once that is confirmed, and what is done is said", async () => {
  const { sent } = await openOwed({
    DropRefundMutation: () => ({
      recordRefund: {
        __typename: "RecordRefundSuccess",
        refund: { ...refund("DROPPED"), order: { ...head, refunds: [refund("DROPPED")] } },
      },
    }),
  });
  await press("Not owed after all");
  const question = await screen.findByRole("alertdialog", {
    name: "Is the refund of ₹638.66 not owed after all?",
  });
  within(question).getByText("It is no longer due, and nothing is sent for it. This cannot be taken back.");
  await act(async () => fireEvent.click(within(question).getByRole("button", { name: "Not now" })));
  expect(sent.map(({ name }) => name)).toEqual(["OrderPageQuery"]);
  await press("Not owed after all");
  await press("Not owed");
  expect(sent.slice(1)).toEqual([
    { name: "DropRefundMutation", variables: { input: { id: "refund-1", wasSent: false } } },
  ]);
  await screen.findByText("Refund of ₹638.66 is not owed any more");
  expect(payment().textContent).toContain("₹638.66 · Not owed");
  expect(payment().textContent).not.toContain("Refund due");
  expect(screen.queryByRole("button", { name: "Not owed after all" })).toBeNull();
});

test("one that somebody has sent meanwhile says so", async () => {
  const message = "A refund that is sent cannot become dropped";
  await openOwed({
    DropRefundMutation: () => ({
      recordRefund: {
        __typename: "ValidationError",
        __isError: "ValidationError",
        message,
        messageCode: null,
        messageParams: [],
        issues: [],
      },
    }),
  });
  await press("Not owed after all");
  await press("Not owed");
  await screen.findByText(message);
  expect(screen.queryByRole("alertdialog", { name: /^Is the refund/ })).toBeNull();
});
