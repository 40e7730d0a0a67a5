import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { addresses } from "#/app/addresses.ts";
import { eventually } from "../../../test/eventually.ts";
import { openConsole } from "../../../test/openConsole.tsx";
import { address, part } from "../page/sampleOrder.tsx";
import { printRoutes } from "../routes.ts";
// Brought here, so that no test waits for it to be compiled.
import "./PrintLabelPage.tsx";

const labelled = (number: number) => ({
  ...part(number, { packages: 1 }),
  __isNode: "Fulfilment",
  postalCode: "560038",
  seller: {
    __typename: "Seller",
    id: `seller-${number}`,
    name: `Location ${number}`,
    phone: "9845012345",
    address,
  },
  order: {
    __typename: "Order",
    id: "order-1",
    customer: { name: "Asha Rao", phone: "9845012345" },
    shippingName: null,
    shippingPhone: null,
    shippingAddress: address,
  },
});

async function openLabels(parts: readonly (object | null)[]) {
  // What jsdom lacks.
  Object.defineProperty(document, "fonts", { value: { ready: Promise.resolve() }, configurable: true });
  vi.stubGlobal("print", () => window.dispatchEvent(new Event("beforeprint")));
  const ids = parts.map((_, index) => `part-${index + 1}`).join(",");
  const { sent } = await openConsole(printRoutes, `${addresses.print}/label/${ids}`, {
    PrintLabelPageQuery: () => ({ viewer: { __typename: "Viewer" }, nodes: parts }),
    useNotePrintMutation: () => ({
      recordPrint: { __typename: "RecordPrintSuccess", notedCount: 1 },
    }),
  });
  await screen.findByRole("heading", { name: "Labels" });
  const noted = () =>
    sent.filter(({ name }) => name === "useNotePrintMutation").map(({ variables }) => variables["input"]);
  return { noted };
}

test("each print is noted once, of what is there, also one from the browser's own menu", async () => {
  const { noted } = await openLabels([labelled(1), null, labelled(3)]);
  const printed = {
    ids: ["part-1", "part-3"],
    paper: "LABEL",
    copies: 1,
    idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
  };
  // The page prints by itself when its letters and images are there.
  await eventually(() => expect(noted()).toEqual([printed]));
  await act(async () => window.dispatchEvent(new Event("beforeprint")));
  expect(noted()).toEqual([printed, printed]);
  expect(Object(noted()[0]).idempotencyKey).not.toBe(Object(noted()[1]).idempotencyKey);
});

test("where there is nothing to print nothing is noted", async () => {
  const { noted } = await openLabels([null]);
  await act(async () => window.dispatchEvent(new Event("beforeprint")));
  expect(screen.getByRole("alert").textContent).toBe("There is nothing to print here.");
  expect(noted()).toEqual([]);
});
