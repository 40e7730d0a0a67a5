import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { address, open, page, part, submit } from "./sampleOrder.tsx";
// Brought here, so that no test waits for it to be compiled.
import "./orderEdits.tsx";

const pending = part(1, { viewerActions: ["ACCEPT", "EDIT_ADDRESS"] });
const sentOut = part(1, { status: "OUT", viewerActions: ["DELIVER"] });
const billing = { ...address, area: "Thane", postalCode: "400601", provinceCode: "MH" };

async function openEdit(button: string, parts: object[], order: object = {}, outcome?: object) {
  const { sent } = await open({
    OrderPageQuery: () => page(parts, order),
    orderPlaceQuery: () => ({
      country: {
        __typename: "Country",
        id: "country-1",
        code: "IND",
        name: "India",
        provinces: [
          { __typename: "Province", code: "KA", name: "Karnataka" },
          { __typename: "Province", code: "MH", name: "Maharashtra" },
        ],
      },
    }),
    orderEditsMutation: () => ({
      editOrder: outcome ?? {
        __typename: "EditOrderSuccess",
        order: { ...page(parts, order).node, staffNote: "Called back", version: "later" },
      },
    }),
  });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: button })));
  const dialog = await screen.findByRole("dialog");
  const type = (label: string, text: string, index = 0) =>
    act(async () => {
      const field = within(dialog).getAllByLabelText(label)[index] ?? dialog;
      fireEvent.change(field, { target: { value: text } });
      fireEvent.blur(field);
    });
  const inputs = () =>
    sent.filter(({ name }) => name === "orderEditsMutation").map(({ variables }) => variables["input"]);
  return { dialog, type, inputs };
}

test("phone and notes are edited at any time, as they stood when somebody began", async () => {
  const { dialog, type, inputs } = await openEdit("Edit phone and notes", [sentOut]);
  await type("Phone", "12");
  await submit();
  expect(
    within(dialog).getAllByText("Phone has 10 digits and starts with 6, 7, 8 or 9.").length,
  ).toBeGreaterThan(0);
  expect(inputs()).toEqual([]);
  await type("Phone", "+91 98450 99999");
  await type("Note of the customer", "");
  await type("Internal note", "Called back");
  await submit();
  expect(inputs()).toEqual([
    {
      id: "order-1",
      version: "order version",
      customerPhone: "9845099999",
      customerNote: null,
      staffNote: "Called back",
    },
  ]);
  expect(await screen.findByText("2627-000123 saved")).toBeDefined();
  expect(screen.getByText("Called back")).toBeDefined();
});

test("where it goes is edited as long as a part has not gone there; an invoice for the same address goes along", async () => {
  const { dialog, type, inputs } = await openEdit("Edit where it goes", [sentOut, pending], {
    billingAddress: address,
  });
  await type("Who receives it", "Ravi");
  await type("Area", "");
  await submit();
  expect(within(dialog).getAllByText("Area is required").length).toBeGreaterThan(0);
  await type("Area", "Jayanagar");
  await submit();
  expect(inputs()).toEqual([
    {
      id: "order-1",
      version: "order version",
      shippingName: "Ravi",
      shippingPhone: null,
      shippingAddress: {
        line1: null,
        line2: null,
        streetNumber: null,
        streetName: "12th Main",
        area: "Jayanagar",
        region: null,
        postalCode: "560038",
        provinceCode: "KA",
      },
    },
  ]);
});

test("an invoice for another address has fields of its own, and can go along again", async () => {
  const { dialog, type, inputs } = await openEdit("Edit where it goes", [pending], {
    billingAddress: billing,
  });
  expect(within(dialog).getAllByLabelText("Area")).toHaveLength(2);
  await type("Area", "Kalyan", 1);
  await submit();
  expect(inputs()).toMatchObject([{ billingAddress: { area: "Kalyan", provinceCode: "MH" } }]);
  expect(inputs()[0]).not.toHaveProperty("shippingAddress");
});

test("the same again: it is for where the goods go", async () => {
  const { dialog, inputs } = await openEdit("Edit where it goes", [pending], { billingAddress: billing });
  await act(async () => fireEvent.click(within(dialog).getByRole("checkbox")));
  expect(within(dialog).getAllByLabelText("Area")).toHaveLength(1);
  await submit();
  expect(inputs()).toMatchObject([{ billingAddress: { area: "Indiranagar", provinceCode: "KA" } }]);
});

test("once all of it was sent the address is not offered", async () => {
  const { dialog, inputs, type } = await openEdit("Edit where it goes", [sentOut]);
  expect(within(dialog).getByText("All of it was sent: its address stays.")).toBeDefined();
  expect(within(dialog).queryByLabelText("Area")).toBeNull();
  await type("Phone of who receives it", "98450 12346");
  await submit();
  expect(inputs()).toEqual([
    { id: "order-1", version: "order version", shippingName: null, shippingPhone: "98450 12346" },
  ]);
});

test("another place of supply is refused at its field", async () => {
  const message = "Cancel and order again: the tax would change";
  const { dialog, type } = await openEdit(
    "Edit where it goes",
    [pending],
    {},
    {
      __typename: "ValidationError",
      __isError: "ValidationError",
      message: "x",
      messageCode: null,
      messageParams: [],
      issues: [{ path: ["shippingAddress", "area"], message, messageCode: null, messageParams: [] }],
    },
  );
  await type("Area", "Pune");
  await submit();
  expect(within(dialog).getAllByText(message).length).toBeGreaterThan(0);
});

test("who may not change an order has no pencils; a label that was printed before is known to be old", async () => {
  const packed = part(1, { status: "PACKED", viewerActions: [], addressChangedAt: "2026-11-20T06:00:00Z" });
  await open({ OrderPageQuery: () => page([packed], { viewerCanUpdate: false }) });
  expect(screen.queryByRole("button", { name: /^Edit/ })).toBeNull();
  expect(screen.getByText("Print the label again")).toBeDefined();
});
