import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { open, page, part } from "./sampleOrder.tsx";
// Brought here, so that no test waits for them to be compiled.
import "./fulfilmentDialogs.tsx";
import "./orderDialogs.tsx";

const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole("button", { name })));

/** Which reasons are offered behind an entry of a menu. */
async function reasonsOf(menu: string, entry: string) {
  await press(menu);
  await act(async () => fireEvent.click(screen.getByRole("menuitem", { name: entry })));
  await screen.findByRole("dialog");
  await press(/Reason/);
  return screen.getAllByRole("option").map(({ textContent }) => textContent);
}

const beforeItGoes = [
  "The customer asked for it",
  "Out of stock",
  "Wrong price",
  "Nobody delivers there",
  "Payment failed",
  "Suspected fraud",
  "Damaged",
  "Another reason",
];

test("what has not gone is cancelled for what can be so before it goes, a part and the whole", async () => {
  await open();
  expect(await reasonsOf("More for 2627-000123/1", "Cancel")).toEqual(beforeItGoes);
});

test("the whole order is cancelled for the same", async () => {
  await open({ OrderPageQuery: () => page([part(1), part(2)]) });
  expect(await reasonsOf("More for 2627-000123", "Cancel the whole order")).toEqual(beforeItGoes);
});

test("what comes back undelivered was not sold out, too dear or unpaid", async () => {
  await open({
    OrderPageQuery: () => page([part(1, { status: "OUT", viewerActions: ["DELIVER", "BRING_BACK"] })]),
  });
  expect(await reasonsOf("More for 2627-000123/1", "Bring back")).toEqual([
    "The customer asked for it",
    "Nobody delivers there",
    "Suspected fraud",
    "Not collected",
    "Refused at the door",
    "Damaged",
    "Wrong item",
    "Another reason",
  ]);
});
