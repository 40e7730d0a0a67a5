import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { RequestError } from "#/relay/RequestError.ts";
import { eventually } from "../../../test/eventually.ts";
import type { Gateway } from "../../../test/openConsole.tsx";
import { line, linesOf, open, page, part, submit } from "./sampleOrder.tsx";
// Brought here, so that no test waits for it to be compiled.
import "./fulfilmentDialogs.tsx";

const down = () => new RequestError("unreachable", "The line is down.");
const plate = (number: number) => ({
  ...line,
  id: `line-${number}`,
  productName: `Plate ${number}`,
  sku: `PLT-${number}`,
  quantity: 1,
  cancelledQuantity: 0,
});
/** The ends of two pages: more would say no more. */
const [before, after] = [
  [plate(99), plate(100)],
  [plate(101), plate(102)],
];
const accepted = part(1, {
  status: "ACCEPTED",
  viewerActions: ["PACK", "SPLIT", "CANCEL"],
  unitCount: 102,
  lines: linesOf(before, 102),
});
/** The page after the first one, of an order whose first page is here. */
const rest = ({ id, cursor, count }: Record<string, unknown>) => {
  expect({ id, cursor, count }).toEqual({ id: "part-1", cursor: "after line-100", count: 100 });
  const lines = { ...linesOf(after), totalCount: 102 };
  return { node: { ...accepted, __isNode: "Fulfilment", lines } };
};

const openMany = (gateway: Gateway) => open({ OrderPageQuery: () => page([accepted]), ...gateway });
const start = async (step: string) => {
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "More for 2627-000123/1" })));
  await act(async () => fireEvent.click(screen.getByRole("menuitem", { name: step })));
};
const type = (dialog: HTMLElement, name: string, value: string) =>
  act(async () => {
    const field = within(dialog).getByRole("textbox", { name });
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  });

test("the lines after the first hundred come on a press", async () => {
  await openMany({ FulfilmentLinesQuery: rest });
  expect(screen.getByText("100 more lines are in it.")).toBeDefined();
  expect(screen.queryByText("Plate 101")).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Show more" })));
  expect(screen.getByText("Plate 101")).toBeDefined();
  expect(screen.getByText("Plate 102")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("that they could not be read is said, and they can be asked for again", async () => {
  await openMany({ FulfilmentLinesQuery: down });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Show more" })));
  await screen.findByText("We could not reach the service. Try again.");
  expect(screen.getByRole("button", { name: "Show more" })).toBeDefined();
});

test("all that is left of the first hundred lines can go later, because others stay; one of the last can go, too", async () => {
  const { sent } = await openMany({
    fulfilmentDialogsLinesQuery: rest,
    fulfilmentMutationsSplitMutation: down,
  });
  await start("Send a part later");
  const dialog = await screen.findByRole("dialog", { name: "Split 2627-000123/1" });
  for (const name of ["Plate 99", "Plate 100", "Plate 102"]) await type(dialog, name, "1");
  await submit();
  expect(sent.at(-1)?.variables["input"].lines).toEqual([
    { lineId: "line-99", quantity: 1 },
    { lineId: "line-100", quantity: 1 },
    { lineId: "line-102", quantity: 1 },
  ]);
});

test("a part with many lines is scanned once all of them are here", async () => {
  await openMany({ fulfilmentDialogsLinesQuery: rest });
  await start("Scan and pack");
  const dialog = await screen.findByRole("dialog", { name: "Scan and pack 2627-000123/1" });
  expect(within(dialog).getAllByText("0 of 1")).toHaveLength(4);
});

test("a step whose lines could not be read says so, and shows none of them for all", async () => {
  await openMany({ fulfilmentDialogsLinesQuery: down });
  await start("Send a part later");
  await eventually(() => screen.getByText("We could not reach the service. Try again."));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a step that needs no lines reads none", async () => {
  const { sent } = await openMany({});
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Pack" })));
  await screen.findByRole("dialog", { name: "Pack 2627-000123/1" });
  expect(sent.map(({ name }) => name)).toEqual(["OrderPageQuery"]);
});
