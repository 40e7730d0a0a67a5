import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { key, line, linesOf, open, page, part, submit } from "./sampleOrder.tsx";
// Brought here, so that no test waits for it to be compiled.
import "./fulfilmentDialogs.tsx";

const plates = { ...line, quantity: 2, cancelledQuantity: 0 };
const bag = {
  ...line,
  id: "line-2",
  productName: "Jute bag",
  sku: "JUT-7",
  quantity: 1,
  cancelledQuantity: 0,
};
const twoLines = part(1, {
  status: "ACCEPTED",
  viewerActions: ["PACK"],
  lines: linesOf([plates, bag]),
});

async function openScan(parts: object[] = [twoLines]) {
  const { sent } = await open({
    OrderPageQuery: () => page(parts),
    fulfilmentMutationsPackMutation: () => ({
      packFulfilment: {
        __typename: "PackFulfilmentSuccess",
        fulfilment: { ...twoLines, status: "PACKED", viewerActions: [], order: page([twoLines]).node },
      },
    }),
  });
  await key("s");
  const dialog = await screen.findByRole("dialog", { name: "Scan and pack 2627-000123/1" });
  const field = within(dialog).getByLabelText("SKU");
  const scan = (code: string) =>
    act(async () => {
      fireEvent.change(field, { target: { value: code } });
      fireEvent.keyDown(field, { key: "Enter" });
    });
  const counts = () =>
    within(dialog)
      .getAllByText(/^\d of \d$/)
      .map(({ textContent }) => textContent);
  return { sent, dialog, field, scan, counts };
}

test("each code counts a piece in, whatever its case, and with the last one the part is packed", async () => {
  const { sent, field, scan, counts, dialog } = await openScan();
  expect(document.activeElement).toBe(field);
  expect(counts()).toEqual(["0 of 2", "0 of 1"]);
  await scan(" pat-1 ");
  expect(counts()).toEqual(["1 of 2", "0 of 1"]);
  expect(within(dialog).getByRole("status").textContent).toBe("Areca plate: 1 of 2");
  await scan("JUT-7");
  expect(sent).toHaveLength(1);
  await scan("PAT-1");
  expect(sent.slice(1).map(({ name, variables }) => [name, variables["input"]])).toEqual([
    [
      "fulfilmentMutationsPackMutation",
      { id: "part-1", packages: 1, weightGrams: null, force: false, reason: null },
    ],
  ]);
  expect(await screen.findByText("2627-000123/1 packed")).toBeDefined();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("what does not belong in it, or is in already, is said and counts nothing", async () => {
  const { sent, dialog, field, scan, counts } = await openScan();
  await scan("NOT-1");
  expect(within(dialog).getByRole("alert").textContent).toBe("NOT-1 is not in this part");
  await scan("JUT-7");
  await scan("JUT-7");
  expect(within(dialog).getByRole("alert").textContent).toBe("Jute bag is complete already");
  expect(counts()).toEqual(["0 of 2", "1 of 1"]);
  expect(field).toHaveProperty("value", "");
  await submit();
  expect(within(dialog).getAllByText("2 pieces are not in yet").length).toBeGreaterThan(0);
  expect(sent).toHaveLength(1);
});

test("pieces without a code are counted in by hand, and sent by the button", async () => {
  const { sent, dialog, scan, counts } = await openScan();
  const press = (name: string) =>
    act(async () => fireEvent.click(within(dialog).getByRole("button", { name })));
  await scan("JUT-7");
  await press("One more of Areca plate");
  await press("One more of Areca plate");
  expect(counts()).toEqual(["2 of 2", "1 of 1"]);
  await press("One less of Areca plate");
  expect(counts()).toEqual(["1 of 2", "1 of 1"]);
  await press("One more of Areca plate");
  expect(sent).toHaveLength(1);
  await submit();
  expect(sent.map(({ name }) => name)).toEqual(["OrderPageQuery", "fulfilmentMutationsPackMutation"]);
});

test("what is packed is not scanned", async () => {
  await open({
    OrderPageQuery: () => page([{ ...twoLines, status: "PACKED", viewerActions: ["DESPATCH"] }]),
  });
  await key("s");
  expect(screen.queryByRole("dialog")).toBeNull();
});
