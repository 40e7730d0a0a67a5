import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
// Brought here, so that no test waits for them to be compiled.
import "./StepDialog.tsx";
import "../DeliveryUserPicker.tsx";
import "#/list/ChosenTools.tsx";
import { eventually } from "../../../test/eventually.ts";
import type { Gateway } from "../../../test/openConsole.tsx";
import { choose, done, open, outcome, part, press } from "./sampleRows.tsx";

const packed = (number: string, changes: object = {}) =>
  part(number, { status: "PACKED", viewerActions: ["DESPATCH", "ASSIGN"], ...changes });
const ravi = { __typename: "DeliveryUser", id: "user-1", name: "Ravi Kumar" };
const sent: Gateway = {
  useSendStepsMutation: ({ input }) =>
    outcome(
      input.ids.map((id: string) =>
        done(packed(id.slice("part-".length), { status: "OUT", viewerActions: [] })),
      ),
    ),
};
const submit = (dialog: HTMLElement) =>
  act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Despatch" })));

test("a row that is assigned to somebody goes with them unless another is chosen", async () => {
  const { sentAs } = await open(
    "/master/DespatchOrders",
    [packed("2627-000001/1", { deliveryUser: ravi })],
    sent,
  );
  await press("Despatch: 2627-000001/1");
  const dialog = await screen.findByRole("dialog", { name: "Despatch 2627-000001/1" });
  const user = await within(dialog).findByRole("combobox", { name: /Delivery user/ });
  expect(user).toHaveProperty("value", "Ravi Kumar");
  expect(within(dialog).queryByLabelText("Carrier")).toBeNull();
  await submit(dialog);
  await press("Close");
  await eventually(() =>
    expect(sentAs("useSendStepsMutation")).toEqual([
      { input: { action: "DESPATCH", deliveryUserId: "user-1", ids: ["part-2627-000001/1"] } },
    ]),
  );
});

test("a row whose carrier is known begins with it and its tracking number", async () => {
  const known = packed("2627-000001/1", { carrierName: "Blue Dart", trackingNumber: "BD-7" });
  const { sentAs } = await open("/master/DespatchOrders", [known], sent);
  await press("Despatch: 2627-000001/1");
  const dialog = await screen.findByRole("dialog", { name: "Despatch 2627-000001/1" });
  expect(within(dialog).getByLabelText("Tracking number")).toHaveProperty("value", "BD-7");
  await submit(dialog);
  await press("Close");
  const input = {
    action: "DESPATCH",
    carrierName: "Blue Dart",
    trackingNumber: "BD-7",
    ids: ["part-2627-000001/1"],
  };
  await eventually(() => expect(sentAs("useSendStepsMutation")).toEqual([{ input }]));
});

test("a row that is assigned to somebody is assigned anew from them", async () => {
  await open("/master/DespatchOrders", [packed("2627-000001/1", { deliveryUser: ravi })]);
  await press("More for 2627-000001/1");
  await act(async () => fireEvent.click(screen.getByRole("menuitem", { name: "Assign delivery user" })));
  const dialog = await screen.findByRole("dialog", { name: "Who delivers 2627-000001/1?" });
  const user = await within(dialog).findByRole("combobox", { name: /Delivery user/ });
  expect(user).toHaveProperty("value", "Ravi Kumar");
});

test("many go with whoever each is assigned to, of which nothing is sent; one with nobody is refused and stays", async () => {
  const parts = [packed("2627-000001/1", { deliveryUser: ravi }), packed("2627-000002/1")];
  const [first, second] = parts;
  const { sentAs } = await open("/master/DespatchOrders", parts, {
    useSendStepsMutation: () =>
      outcome([
        done({ ...first, status: "OUT", viewerActions: [] }),
        { ...done(second ?? {}), outcome: "REFUSED", message: "Choose who delivers it or a carrier" },
      ]),
  });
  await choose("Select all rows of this page");
  await press("Despatch");
  const dialog = await screen.findByRole("dialog", { name: "Despatch 2 orders" });
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: /Who takes it/ })));
  const ways = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(ways).toEqual(["A delivery user", "A carrier", "Whoever each is assigned to"]);
  await act(async () => fireEvent.click(screen.getByRole("option", { name: "Whoever each is assigned to" })));
  expect(within(dialog).queryByLabelText("Carrier")).toBeNull();
  within(dialog).getByText("An order without a delivery user or a carrier is refused.");
  await submit(dialog);
  await eventually(() => screen.getByText("1 despatched, 1 refused"));
  expect(sentAs("useSendStepsMutation")).toEqual([
    { input: { action: "DESPATCH", ids: parts.map(({ id }) => id) } },
  ]);
  await eventually(() => screen.getByText("1 selected"));
});

test("one alone is not offered whoever it is assigned to", async () => {
  await open("/master/DespatchOrders", [packed("2627-000001/1")]);
  await press("Despatch: 2627-000001/1");
  const dialog = await screen.findByRole("dialog", { name: "Despatch 2627-000001/1" });
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: /Who takes it/ })));
  const ways = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(ways).toEqual(["A delivery user", "A carrier"]);
});
