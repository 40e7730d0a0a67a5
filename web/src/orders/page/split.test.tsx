import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { head, open, page, part, submit } from "./sampleOrder.tsx";
// Brought here, so that no test waits for it to be compiled.
import "./fulfilmentDialogs.tsx";

const accepted = part(1, {
  status: "ACCEPTED",
  viewerActions: ["PACK", "SPLIT", "CANCEL"],
});

async function openSplit() {
  const { sent } = await open({
    OrderPageQuery: () => page([accepted]),
    fulfilmentMutationsSplitMutation: () => {
      const { node } = page([accepted, part(2, { viewerActions: ["PACK"] })]);
      return {
        splitFulfilment: {
          __typename: "SplitFulfilmentSuccess",
          fulfilment: { ...accepted, order: { ...head, ...node } },
        },
      };
    },
  });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "More for 2627-000123/1" })));
  await act(async () => fireEvent.click(screen.getByRole("menuitem", { name: "Send a part later" })));
  const dialog = await screen.findByRole("dialog", { name: "Split 2627-000123/1" });
  const type = (text: string) =>
    act(async () => {
      const field = within(dialog).getByRole("textbox", { name: "Areca plate" });
      fireEvent.change(field, { target: { value: text } });
      fireEvent.blur(field);
    });
  return { sent, dialog, type };
}

test("what goes later becomes a part of its own, which stands beside the first at once", async () => {
  const { sent, dialog, type } = await openSplit();
  // Four of the ten are cancelled.
  expect(within(dialog).getByText("of 6")).toBeDefined();
  await type("2");
  fireEvent.change(within(dialog).getByLabelText("Reason"), { target: { value: "Two are broken" } });
  await submit();
  expect(sent.slice(1).map(({ variables }) => variables["input"])).toEqual([
    {
      id: "part-1",
      lines: [{ lineId: "line-1", quantity: 2 }],
      reason: "Two are broken",
      idempotencyKey: expect.stringMatching(/^[\w-]{8,255}$/),
    },
  ]);
  expect(await screen.findByText("2627-000123/1 is in two parts now")).toBeDefined();
  expect(screen.getByText("2627-000123/2")).toBeDefined();
});

test("nothing is sent of no piece or of all", async () => {
  const { sent, dialog, type } = await openSplit();
  await submit();
  expect(within(dialog).getAllByText("Say how many pieces").length).toBeGreaterThan(0);
  await type("6");
  await submit();
  expect(within(dialog).getAllByText("At least one piece must stay").length).toBeGreaterThan(0);
  expect(sent.map(({ name }) => name)).toEqual(["OrderPageQuery"]);
});

test("one piece alone cannot go in two parts", async () => {
  await open({ OrderPageQuery: () => page([{ ...accepted, unitCount: 1 }]) });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "More for 2627-000123/1" })));
  expect(screen.getByRole("menuitem", { name: "Cancel" })).toBeDefined();
  expect(screen.queryByRole("menuitem", { name: "Send a part later" })).toBeNull();
});
