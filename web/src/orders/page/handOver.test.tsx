import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { RequestError } from "#/relay/RequestError.ts";
import { eventually } from "../../../test/eventually.ts";
import { key, open, page, part, submit } from "./sampleOrder.tsx";
// Brought here, so that no test waits for them to be compiled.
import "./fulfilmentDialogs.tsx";
import "../DeliveryUserPicker.tsx";
import "#/ui/DatePicker.tsx";

const wrongCode = {
  __typename: "ValidationError",
  __isError: "ValidationError",
  message: "The code is wrong. 4 tries are left",
  messageCode: "CODE_WRONG",
  messageParams: ["4"],
  issues: [
    {
      path: ["code"],
      message: "The code is wrong. 4 tries are left",
      messageCode: "CODE_WRONG",
      messageParams: ["4"],
    },
  ],
};
const withCode = part(1, {
  status: "OUT",
  viewerActions: ["DELIVER"],
  isCodeNeeded: true,
  dueOnDelivery: "0.00",
  deliveryUser: { __typename: "DeliveryUser", id: "user-1", name: "Ravi Kumar", phone: "9845011111" },
});

test("what goes with a code is delivered when the code is right; a wrong one says how many tries are left", async () => {
  const { sent } = await open({
    OrderPageQuery: () => page([withCode], {}, ["ORDER_READ", "ORDER_UPDATE"]),
    fulfilmentMutationsDeliverMutation: () => ({ deliverFulfilment: wrongCode }),
  });
  expect(screen.getByText("Ravi Kumar · 9845011111")).toBeDefined();
  await key("d");
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).queryByRole("checkbox", { name: "Hand over without the code" })).toBeNull();
  const type = (text: string) =>
    fireEvent.change(within(dialog).getByLabelText("Code"), { target: { value: text } });
  await submit();
  expect(within(dialog).getAllByText("Code is required").length).toBeGreaterThan(0);
  type("12345");
  await submit();
  expect(within(dialog).getAllByText("A code has 6 digits").length).toBeGreaterThan(0);
  type("123 456");
  await submit();
  expect((await within(dialog).findAllByText("The code is wrong. 4 tries are left")).length).toBeGreaterThan(
    0,
  );
  expect(sent.slice(1).map(({ variables }) => variables["input"])).toEqual([
    { id: "part-1", collectedAmount: null, code: "123456" },
  ]);
});

test("who may hands over without the code, with a reason", async () => {
  const { sent } = await open({
    OrderPageQuery: () => page([withCode]),
    fulfilmentMutationsDeliverMutation: () => ({ deliverFulfilment: wrongCode }),
  });
  await key("d");
  const dialog = await screen.findByRole("dialog");
  await act(async () =>
    fireEvent.click(within(dialog).getByRole("checkbox", { name: "Hand over without the code" })),
  );
  await submit();
  expect(within(dialog).getAllByText("Reason is required").length).toBeGreaterThan(0);
  fireEvent.change(within(dialog).getByLabelText("Reason"), { target: { value: " Known to us " } });
  await submit();
  expect(sent.slice(1).map(({ variables }) => variables["input"])).toEqual([
    { id: "part-1", collectedAmount: null, overrideReason: "Known to us" },
  ]);
});

test("a despatch that is refused when its message has gone comes back with what was typed, and why at its field", async () => {
  const packed = part(1, { status: "PACKED", viewerActions: ["DESPATCH", "CANCEL"] });
  const message = "This e-way bill has expired";
  const { sent } = await open({
    OrderPageQuery: () => page([packed]),
    fulfilmentMutationsDespatchMutation: () => ({
      despatchFulfilment: {
        ...wrongCode,
        message,
        messageCode: null,
        issues: [{ path: ["ewayBillNumber"], message, messageCode: null, messageParams: [] }],
      },
    }),
  });
  await key("d");
  const typed = { Carrier: "Blue Dart", "Tracking number": "BD-42", "E-way bill": "123412341234" };
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(within(await screen.findByRole("dialog")).getByLabelText(label), { target: { value } });
  await submit();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByText("On its way")).toBeDefined();
  expect(sent).toHaveLength(1);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Close" })));
  const dialog = await screen.findByRole("dialog", { name: "Despatch 2627-000123/1" });
  const field = (label: string) => within(dialog).getByLabelText<HTMLInputElement>(label);
  expect(Object.keys(typed).map((label) => [label, field(label).value])).toEqual(Object.entries(typed));
  const problem = () => field("E-way bill").closest("[data-field]")?.querySelector("[data-field-problem]");
  await eventually(() => expect(problem()?.textContent).toBe(message));
  expect(screen.queryByText("On its way")).toBeNull();
  expect(sent.slice(1).map(({ variables }) => variables["input"])).toMatchObject([
    { id: "part-1", carrierName: "Blue Dart", trackingNumber: "BD-42", ewayBillNumber: "123412341234" },
  ]);
});

test("some pieces are cancelled under a key that stays when no answer came", async () => {
  const { sent } = await open({
    fulfilmentMutationsCancelMutation: () => new RequestError("unreachable", "The line is down."),
  });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "More for 2627-000123/1" })));
  await act(async () => fireEvent.click(screen.getByRole("menuitem", { name: "Cancel" })));
  const opened = await screen.findByRole("dialog");
  const click = (role: string, name: string | RegExp) =>
    act(async () => fireEvent.click(screen.getByRole(role, { name })));
  await click("checkbox", "Only some pieces");
  const pieces = within(opened).getByRole("textbox", { name: "Areca plate" });
  fireEvent.change(pieces, { target: { value: "2" } });
  fireEvent.blur(pieces);
  await click("button", /Choose a reason/);
  await click("option", "Out of stock");
  await submit();
  await click("button", "Close");
  await within(await screen.findByRole("dialog")).findByText("We could not reach the service. Try again.");
  await submit();
  await click("button", "Close");
  await eventually(() => expect(sent).toHaveLength(3));
  const [first, second] = sent.slice(1).map(({ variables }) => variables["input"]);
  expect(first).toEqual({
    id: "part-1",
    reason: "OUT_OF_STOCK",
    text: null,
    lines: [{ lineId: "line-1", quantity: 2 }],
    idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(second).toEqual(first);
});

const edgesOf = (node: object) => ({
  edges: [{ __typename: "DeliveryUserEdge", node: { __typename: "DeliveryUser", ...node } }],
});
const users = {
  DeliveryUserPickerQuery: () => ({
    viewer: {
      onDuty: edgesOf({ id: "user-2", name: "Sita Devi", openDeliveries: 2 }),
      offDuty: edgesOf({ id: "user-1", name: "Ravi Kumar", openDeliveries: 0 }),
    },
  }),
};

test("somebody is assigned: on duty and with least to carry comes first, as the one suggested", async () => {
  const packed = part(1, { status: "PACKED", viewerActions: ["DESPATCH", "ASSIGN"] });
  const { sent } = await open({
    OrderPageQuery: () => page([packed]),
    ...users,
    fulfilmentMutationsAssignMutation: () => ({ assignFulfilment: wrongCode }),
  });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "More for 2627-000123/1" })));
  await act(async () => fireEvent.click(screen.getByRole("menuitem", { name: "Assign delivery user" })));
  const dialog = await screen.findByRole("dialog");
  await submit();
  expect(within(dialog).getAllByText("Delivery user is required").length).toBeGreaterThan(0);
  const box = within(dialog).getByRole("combobox", { name: /Delivery user/ });
  await act(async () => box.focus());
  await act(async () => fireEvent.keyDown(box, { key: "ArrowDown" }));
  const options = await screen.findAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual([
    "Sita DeviSuggested: On duty, carries 2",
    "Ravi KumarOff duty, carries 0",
  ]);
  await act(async () => fireEvent.click(options[0] ?? box));
  await submit();
  expect(sent.map(({ name }) => name)).toEqual([
    "OrderPageQuery",
    "DeliveryUserPickerQuery",
    "fulfilmentMutationsAssignMutation",
  ]);
  expect(sent.slice(1).map(({ variables }) => variables)).toEqual([
    {
      search: null,
      onDuty: { status: "ACTIVE", sellerId: "seller-1", isOnDuty: true },
      offDuty: { status: "ACTIVE", sellerId: "seller-1", isOnDuty: false },
    },
    { input: { id: "part-1", deliveryUserId: "user-2" } },
  ]);
});

test("what was handed over earlier is noted with its day and time; neither is in the future", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-25T06:30:00Z"), toFake: ["Date"] });
  try {
    const { sent } = await open({
      OrderPageQuery: () => page([withCode]),
      fulfilmentMutationsDeliverMutation: () => ({ deliverFulfilment: wrongCode }),
    });
    await key("d");
    const dialog = await screen.findByRole("dialog");
    fireEvent.change(within(dialog).getByLabelText("Code"), { target: { value: "123456" } });
    await act(async () =>
      fireEvent.click(within(dialog).getByRole("checkbox", { name: "It was handed over earlier" })),
    );
    await within(dialog).findByRole("group", { name: "Day" });
    await submit();
    expect(within(dialog).getAllByText("Time is required").length).toBeGreaterThan(0);
    const time = within(dialog).getByLabelText("Time");
    fireEvent.change(time, { target: { value: "12:01" } });
    await submit();
    expect(within(dialog).getAllByText("Must not be in the future").length).toBeGreaterThan(0);
    fireEvent.change(time, { target: { value: "11:30" } });
    await submit();
    await within(dialog).findAllByText("The code is wrong. 4 tries are left");
    expect(sent.slice(1).map(({ variables }) => variables["input"])).toEqual([
      { id: "part-1", collectedAmount: null, code: "123456", deliveredAt: "2026-11-25T11:30:00+05:30" },
    ]);
  } finally {
    vi.useRealTimers();
  }
});
