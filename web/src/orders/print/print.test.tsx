import { act, screen } from "@testing-library/react";
import { encode } from "uqr";
import { beforeEach, expect, test, vi } from "vitest";
import { type Gateway, openConsole } from "../../../test/openConsole.tsx";
import { RequestError } from "#/relay/RequestError.ts";
import { address, line, linesOf } from "../page/sampleOrder.tsx";
import { printRoutes } from "../routes.ts";

const print = vi.fn<() => void>();
beforeEach(() => {
  print.mockClear();
  vi.stubGlobal("print", print);
  // jsdom has no fonts to wait for.
  Object.defineProperty(document, "fonts", { value: { ready: Promise.resolve() }, configurable: true });
});

const part = (changes: object = {}) => ({
  __typename: "Fulfilment",
  __isNode: "Fulfilment",
  id: "part-1",
  number: "2627-000123/1",
  seller: { __typename: "Seller", id: "seller-1", name: "Indiranagar", phone: "9845000000", address },
  promisedDate: "2026-12-01",
  pickupPoint: null,
  postalCode: "560038",
  packages: 2,
  weightGrams: null,
  dueOnDelivery: "0.00",
  carrierName: null,
  trackingNumber: null,
  order: {
    __typename: "Order",
    id: "order-1",
    placedAt: null,
    deliveryMode: "DELIVERY",
    customerNote: null,
    customer: { __typename: "OrderCustomer", name: "Asha Rao", phone: "9845012345" },
    shippingName: null,
    shippingPhone: null,
    shippingAddress: address,
  },
  lines: linesOf([line]),
  ...changes,
});
const viewer = { __typename: "Viewer" };
const noted: Gateway = {
  usePrintedNoteMutation: () => ({ notePrinted: { __typename: "NotePrintedSuccess" } }),
};
const open = (paper: string, gateway: Gateway) =>
  openConsole(printRoutes, `/print/${paper}/part-1`, { ...noted, ...gateway });

const plate = (number: number) => ({ ...line, id: `line-${number}`, productName: `Plate ${number}` });
/** The end of its first page. */
const long = part({ lines: linesOf([plate(99), plate(100)], 102) });

test("a slip has every line: it is printed once those after the first hundred are here", async () => {
  const rest = Promise.withResolvers<Record<string, unknown>>();
  const { sent } = await open("packing", {
    PrintPackingPageQuery: () => ({ viewer, nodes: [long] }),
    PackingSlipLinesQuery: () => rest.promise,
  });
  expect(screen.getByRole("button", { name: "Print" })).toHaveProperty("disabled", true);
  expect(print).not.toHaveBeenCalled();
  await vi.waitFor(() =>
    expect(sent.at(-1)).toMatchObject({
      name: "PackingSlipLinesQuery",
      variables: { id: "part-1", cursor: "after line-100", count: 100 },
    }),
  );
  const lines = { ...linesOf([plate(101), plate(102)]), totalCount: 102 };
  await act(async () => rest.resolve({ node: { ...long, lines } }));
  expect([...document.querySelectorAll(".paper-item")].map(({ textContent }) => textContent)).toEqual(
    [99, 100, 101, 102].map((number) => `Plate ${number}Gift wrappingGift message: For you`),
  );
  await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(screen.getByRole("button", { name: "Print" })).toHaveProperty("disabled", false);
});

test("a slip whose lines could not be read is not printed without them", async () => {
  await open("packing", {
    PrintPackingPageQuery: () => ({ viewer, nodes: [long] }),
    PackingSlipLinesQuery: () => new RequestError("unreachable", "The line is down."),
  });
  await screen.findByText("We could not reach the service. Try again.");
  expect(screen.queryByRole("row")).toBeNull();
  expect(print).not.toHaveBeenCalled();
});

const shop = {
  __typename: "PickupPoint",
  id: "point-1",
  name: "Verdant Corner",
  address: { ...address, streetName: "MG Road", area: "Ashok Nagar", postalCode: "560001" },
};
const collected = part({
  pickupPoint: shop,
  postalCode: null,
  order: { ...part().order, deliveryMode: "PICKUP" },
});

test("a slip of what is collected names the pickup point with its address, and the day that was promised", async () => {
  await open("packing", { PrintPackingPageQuery: () => ({ viewer, nodes: [collected] }) });
  const facts = document.querySelector(".paper-facts")?.textContent;
  expect(facts).toBe("Promised for1 Dec 2026PickupVerdant CornerMG RoadAshok Nagar560001 Karnataka");
  expect(document.querySelector(".paper-party")?.textContent).toBe("Ship toAsha Rao9845012345");
});

test("a label names where it goes, and the day that was promised", async () => {
  await open("label", {
    PrintLabelPageQuery: () => ({ viewer, nodes: [collected, part({ id: "part-2" })] }),
  });
  const labels = [...document.querySelectorAll("article")];
  expect(labels.map((label) => label.querySelector(".paper-label-to")?.textContent)).toEqual([
    ...Array.from(
      { length: 2 },
      () => "ToAsha Rao9845012345PickupVerdant CornerMG RoadAshok Nagar560001 Karnataka560001",
    ),
    ...Array.from({ length: 2 }, () => "ToAsha Rao12th MainIndiranagar560038 Karnataka9845012345560038"),
  ]);
  expect(labels[0]?.querySelector("header")?.textContent).toBe(
    "2627-000123/1Package 1/2Promised for 1 Dec 2026",
  );
});

const party = {
  __typename: "TaxParty",
  name: "Verdant",
  legalName: null,
  gstin: null,
  phone: null,
  address: [],
  stateCode: null,
  state: null,
};
const figures = { taxable: "1.00", cgst: "0.00", sgst: "0.00", igst: "0.00", total: "1.00" };
const invoice = (signedQrCode: string | null) => ({
  __typename: "TaxDocument",
  __isNode: "TaxDocument",
  id: "document-1",
  kind: "TAX_INVOICE",
  number: "I1/2627/000001",
  issuedAt: null,
  reason: null,
  invoiceReferenceNumber: "f".repeat(64),
  signedQrCode,
  fulfilment: { __typename: "Fulfilment", id: "part-1" },
  content: {
    __typename: "TaxDocumentContent",
    orderNumber: "2627-000123",
    placedAt: null,
    taxKind: "NONE",
    stateTaxName: "SGST",
    totalInWords: "One Rupee Only",
    isReverseCharge: false,
    deliveryCharge: "0.00",
    placeOfSupply: null,
    against: null,
    supplier: party,
    recipient: party,
    delivery: null,
    amounts: figures,
    lines: [],
    summary: [],
  },
});
const openInvoice = (signedQrCode: string | null) =>
  open("document", { PrintDocumentPageQuery: () => ({ viewer, nodes: [invoice(signedQrCode)] }) });
const codes = () => [...document.querySelectorAll("article figure")];

test("what an e-invoice portal has signed is printed on each copy, as large as a scanner needs it", async () => {
  // A JSON Web Token of the length that the portal makes.
  const signed = "eyJhbGciOiJSUzI1NiJ9.".padEnd(1100, "Ab1_");
  await openInvoice(signed);
  expect(codes().map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 3 }, () => "Signed QR code"),
  );
  const code = codes()[0]?.querySelector("svg");
  const { data, size, version } = encode(signed, { ecc: "L", border: 4 });
  // Version 24 of 40, 113 modules and a margin of 4 on each side, of 0.4 mm each.
  expect([version, size]).toEqual([24, 121]);
  expect(code?.getAttribute("viewBox")).toBe("0 0 121 121");
  expect(code?.getAttribute("width")).toBe("48.4mm");
  const dark = data.flat().filter(Boolean).length;
  expect(code?.querySelector("path")?.getAttribute("d")?.match(/M/g)).toHaveLength(dark);
});

test("without one, or with one that no code holds, the number of the invoice stands alone", async () => {
  await openInvoice("x".repeat(2954));
  expect(codes()).toEqual([]);
  expect(screen.getAllByText("f".repeat(64))).toHaveLength(3);
});

const withDocuments = (id: string, ...documents: readonly object[]) => ({
  __typename: "Fulfilment",
  __isNode: "Fulfilment",
  id,
  documents,
});
const warnings = () => screen.queryAllByRole("alert").map(({ textContent }) => textContent);

test("parts without a document are said to be so, and only what was printed is noted", async () => {
  const nodes = [withDocuments("part-1", invoice(null)), withDocuments("part-2"), withDocuments("part-3")];
  const { sent } = await open("document", { PrintDocumentPageQuery: () => ({ viewer, nodes }) });
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(document.querySelectorAll("article")).toHaveLength(3);
  expect(warnings()).toEqual(["2 parts of orders have no document yet."]);
  expect(sent.at(-1)).toEqual({
    name: "usePrintedNoteMutation",
    variables: { input: { ids: ["part-1"], paper: "DOCUMENT", copies: 3 } },
  });
});

test("what is not there is told apart from what has no document yet", async () => {
  const nodes = [invoice(null), withDocuments("part-2"), null];
  await open("document", { PrintDocumentPageQuery: () => ({ viewer, nodes }) });
  expect(warnings()).toEqual([
    "1 of 2 are here; the others do not exist or are not yours.",
    "1 part of an order has no document yet.",
  ]);
});

test("parts of which none has a document are not printed", async () => {
  const nodes = [withDocuments("part-1")];
  const { sent } = await open("document", { PrintDocumentPageQuery: () => ({ viewer, nodes }) });
  expect(warnings()).toEqual(["There is nothing to print here.", "1 part of an order has no document yet."]);
  expect([print.mock.calls, sent.map(({ name }) => name)]).toEqual([[], ["PrintDocumentPageQuery"]]);
});
