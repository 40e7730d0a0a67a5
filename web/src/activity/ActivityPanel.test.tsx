import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { RouterProvider } from "react-aria-components";
import { RelayEnvironmentProvider } from "react-relay";
import { Network, Observable } from "relay-runtime";
import { expect, test, vi } from "vitest";
import { MessagesProvider } from "#/i18n/MessagesProvider.tsx";
import { createEnvironment } from "#/relay/environment.ts";
import { type Notifier, NotifierContext, type Offer } from "#/relay/Notifier.ts";
import { RequestError } from "#/relay/RequestError.ts";
import { touchesOf } from "#/relay/Touches.ts";
import { ReloadContext } from "#/relay/useReload.ts";
import { eventually } from "../../test/eventually.ts";
import { speakEnglish } from "../../test/speakEnglish.ts";
import type { Gateway } from "../../test/openConsole.tsx";
import { ActivityButton } from "./ActivityButton.tsx";
// Brought here, so that no test waits for it to be compiled.
import "./ActivityPanel.tsx";
import { AuditContext } from "./AuditContext.ts";

vi.setConfig({ testTimeout: 20_000 });

const change = (path: string, label: string, kind: string, before: string | null, after: string | null) => ({
  path: [path],
  label,
  kind,
  before,
  after,
});
const pot = { __typename: "Product", id: "p1", version: "v7", viewerCanUpdate: true };
const entry = (id: string, minute: number, values: object = {}) => ({
  cursor: id,
  node: {
    __typename: "AuditEntry",
    id,
    at: new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString(),
    action: "CHANGED",
    note: null,
    actingFor: null,
    jobId: null,
    reason: null,
    actor: { id: "owner:1", name: "Asha Rao", kind: "OWNER", picture: null },
    subjectType: "Product",
    subjectId: "p1",
    subjectName: "Clay pot",
    subject: pot,
    changes: [],
    ...values,
  },
});
const meera = { id: "seller:7", name: "Meera Nair", kind: "SELLER", picture: null };
const status = (after: string) => ({ changes: [change("status", "State", "TEXT", "x", after)] });

/** The button of a product's page, and what it opens. */
async function open(gateway: Gateway, mayReadAudit = true) {
  speakEnglish();
  const sent: { readonly name: string; readonly variables: unknown }[] = [];
  const environment = createEnvironment(
    Network.create(({ name }, variables) =>
      Observable.create((sink) => {
        sent.push({ name, variables });
        const data = gateway[name]?.(variables) ?? new Error(`The test plays no ${name}.`);
        if (data instanceof Error) return sink.error(data);
        sink.next({ data: "text" in data ? {} : data });
        sink.complete();
      }),
    ),
  );
  const said: string[] = [];
  const offers: Offer[] = [];
  const notifier: Notifier = {
    success: (text) => void said.push(text),
    information: (text) => void said.push(text),
    failure: (text) => void said.push(text),
    again: () => undefined,
    offer(offer) {
      offers.push(offer);
      return { close: () => undefined };
    },
  };
  const reload = vi.fn<() => void>();
  await act(async () => {
    render(
      <MessagesProvider>
        <RouterProvider navigate={vi.fn()}>
          <RelayEnvironmentProvider environment={environment}>
            <ReloadContext value={reload}>
              <NotifierContext value={notifier}>
                <AuditContext value={mayReadAudit}>
                  <ActivityButton id="p1" name="Clay pot" />
                </AuditContext>
              </NotifierContext>
            </ReloadContext>
          </RelayEnvironmentProvider>
        </RouterProvider>
      </MessagesProvider>,
    );
  });
  const button = screen.queryByRole("button", { name: "Activity of Clay pot" });
  if (button) {
    await act(async () => fireEvent.click(button));
    await screen.findByRole("dialog", { name: "Activity" });
    await eventually(() => expect(document.querySelector(".activity-skeleton")).toBeNull());
  }
  return {
    sent,
    said,
    offers,
    reload,
    reads: () => sent.filter(({ name }) => name === "ActivityPageQuery").map(({ variables }) => variables),
    touch: (kind: string, id: string) =>
      act(async () => {
        touchesOf(environment).noteTouched(kind, id);
      }),
  };
}
const page = (edges: readonly object[], hasNextPage = false) => ({
  node: {
    __typename: "Product",
    id: "p1",
    timeline: { edges, pageInfo: { hasNextPage, endCursor: hasNextPage ? "end" : null } },
  },
});
const sentences = () =>
  [...document.querySelectorAll(".activity-text > p:first-child")].map((line) => line.textContent);
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole("button", { name })));

test("each kind of change is a sentence", async () => {
  const others = { actor: meera, subjectType: "Variant", subjectId: "v1", subjectName: "Small" };
  const told: readonly (readonly [object, string])[] = [
    [status("Pending"), "Asha Rao submitted it"],
    [status("Enabled"), "Asha Rao enabled it"],
    [status("Rectification"), "Asha Rao returned it"],
    [status("Disabled"), "Asha Rao disabled it"],
    [{ action: "CREATED" }, "Asha Rao added it"],
    [{ changes: [change("model", "Model", "TEXT", "A", "B")] }, "Asha Rao changed: Model"],
    [{ changes: [] }, "Asha Rao changed it"],
    [{ ...others, action: "CREATED" }, "Meera Nair added: Variant Small"],
    [
      { ...others, action: "DELETED", actor: { ...meera, id: "seller:8", name: null } },
      "Somebody deleted: Variant Small",
    ],
    [
      { ...others, changes: [change("closed", "Closed", "YES_NO", "No", "Yes")] },
      "Meera Nair disabled: Variant Small",
    ],
    [
      { ...others, changes: [change("price", "Price", "MONEY", "₹9.00", "₹8.00")] },
      "Meera Nair changed Variant Small: Price",
    ],
    [
      { action: "NOTED", note: "mail_sent", actor: { id: "", name: null, kind: "SYSTEM", picture: null } },
      "Nobody signed in: Mail sent",
    ],
  ];
  const edges = told.map(([values], index) => entry(String(index), 600 - index * 20, values));
  await open({ ActivityPageQuery: () => page(edges) });
  expect(sentences()).toEqual(told.map(([, sentence]) => sentence));
});

test("values stand before and after as the reader writes them; several changes of one person are one that opens", async () => {
  await open({
    ActivityPageQuery: () =>
      page([
        entry("1", 30, {
          reason: "The season is over",
          changes: [
            change("giftWrappingPrice", "Gift wrapping price", "MONEY", null, "₹1,25,000.00"),
            change("cgst", "CGST", "PERCENTAGE", "2.50 %", "9 %"),
            change("specialOfferEndDate", "Special offer end date", "DATE", "2026-01-05", null),
          ],
        }),
        entry("2", 5, { changes: [change("model", "Model", "TEXT", "A", "B")] }),
        entry("3", 1, { changes: [change("colour", "Colour", "TEXT", "red", "blue")] }),
      ]),
  });
  expect(sentences()).toEqual(["Asha Rao changed it", "Asha Rao: 2 changes"]);
  expect(screen.getByText("The season is over")).toBeDefined();
  const values = () =>
    [...document.querySelectorAll(".activity-changes dd")].map((value) => value.textContent);
  expect(values()).toEqual(["Empty₹1,25,000.00", "2.5%9%", "5 Jan 2026Empty"]);
  await press("Show the changes");
  expect(values().slice(3)).toEqual(["AB", "redblue"]);
  expect(screen.getByRole("button", { name: "Hide the changes" }).getAttribute("aria-expanded")).toBe("true");
});

test("older entries follow on a press; what happens to the record or a part of it is read at once", async () => {
  const edges = [entry("1", 30, { actor: meera })];
  const { reads, touch } = await open({
    ActivityPageQuery: ({ after }) =>
      after === null ? page(edges, true) : page([entry("0", 0, { action: "CREATED" })]),
  });
  await press("Load older entries");
  expect(sentences()).toEqual(["Meera Nair changed it", "Asha Rao added it"]);
  edges.unshift(entry("2", 50, status("Enabled")));
  await touch("Product", "p2");
  await touch("Variant", "v9");
  await eventually(() =>
    expect(sentences()).toEqual(["Asha Rao enabled it", "Meera Nair changed it", "Asha Rao added it"]),
  );
  expect(reads()).toContainEqual({ id: "p1", after: "end" });
});

test("a record without entries says so, a failure is tried again, and who may not read it has no button", async () => {
  let answer: Record<string, unknown> | RequestError = new RequestError("unreachable", "no network");
  await open({ ActivityPageQuery: () => answer });
  answer = page([]);
  await press("Try again");
  await eventually(() => expect(screen.getByText("Nothing has happened yet")).toBeDefined());
  cleanup();
  await open({}, false);
  expect(screen.queryByRole("button")).toBeNull();
});

const priced = entry("1", 30, { changes: [change("price", "Price", "MONEY", "₹199.00", "₹189.00")] });
const product = {
  ...pot,
  name: "Clay pot",
  category: null,
  brand: null,
  manufacturer: null,
  originCountry: null,
  model: null,
  colour: null,
  packing: null,
  description: null,
  specifications: null,
  variantsEnabled: false,
  singlePrice: "189",
  sku: "POT",
  giftWrappingEnabled: false,
  wrapping: "30",
  cgst: "9",
  sgst: "9",
  igst: "18",
  hsnCode: null,
};
const restoring = (beforeInput: string | null, result: () => object): Gateway => ({
  ActivityPageQuery: () => page([priced]),
  useRestoreQuery: () => ({
    entry: { __typename: "AuditEntry", id: "1", changes: [{ path: ["price"], beforeInput }] },
    record: product,
  }),
  useRestoreMutationsPricingMutation: () => ({ saveProductPricing: result() }),
});
const saved = (version: string) => ({
  __typename: "SaveProductPricingSuccess",
  product: { __typename: "Product", id: "p1", version },
});

test("a value of before is given back by the ordinary edit of the version that was seen, and that can be undone", async () => {
  const versions = ["v8", "v9"];
  const { sent, offers, reload, reads } = await open(
    restoring('"199.00"', () => saved(versions.shift() ?? "")),
  );
  await press("Restore the value before: Price");
  await eventually(() => expect(offers.map(({ title }) => title)).toEqual(["Price is as it was before."]));
  const inputs = () =>
    sent
      .filter(({ name }) => name === "useRestoreMutationsPricingMutation")
      .map(({ variables }) => variables);
  const input = {
    id: "p1",
    version: "v7",
    variantsEnabled: false,
    price: "199.00",
    sku: "POT",
    giftWrappingEnabled: false,
    giftWrappingPrice: "30",
    cgst: "9",
    sgst: "9",
    igst: "18",
    hsnCode: null,
  };
  expect(inputs()).toEqual([{ input }]);
  expect(reload).toHaveBeenCalledOnce();
  await eventually(() => expect(reads()).toHaveLength(2));
  await act(async () => offers[0]?.onAccept());
  await eventually(() => expect(inputs()).toHaveLength(2));
  expect(inputs()[1]).toEqual({ input: { ...input, price: "189", version: "v8" } });
});

test("what somebody has changed since, what is refused and what is gone are said, and nothing is offered", async () => {
  const error = {
    __isError: "Error",
    message: "Price is required",
    messageCode: null,
    messageParams: [],
    issues: [],
  };
  let result: object = { __typename: "ConflictError", ...error, current: pot };
  const { said, offers } = await open(restoring('"199.00"', () => result));
  await press("Restore the value before: Price");
  await eventually(() =>
    expect(said).toEqual(["Somebody has changed it since. Look at the newest changes first."]),
  );
  result = { __typename: "ValidationError", ...error };
  await press("Restore the value before: Price");
  await eventually(() => expect(said.slice(1)).toEqual(["Price is required"]));
  cleanup();
  const gone = await open(restoring(null, () => result));
  await press("Restore the value before: Price");
  await eventually(() =>
    expect(gone.said).toEqual(["It cannot be restored: what it was is no longer here."]),
  );
  expect([offers, gone.offers]).toEqual([[], []]);
});

test("there is no way back to what the viewer may not edit, nor to what no edit of one field can bring", async () => {
  await open({
    ActivityPageQuery: () =>
      page([
        entry("1", 50, { subject: { ...pot, viewerCanUpdate: false }, changes: priced.node.changes }),
        entry("2", 20, {
          actor: meera,
          subject: { ...pot, id: "p2" },
          changes: [
            change("status", "State", "TEXT", "Draft", "Pending"),
            change("brandId", "Brand", "RECORD", "?", "Tamra"),
            change("model", "Model", "TEXT", null, "B"),
          ],
        }),
      ]),
  });
  expect(
    within(screen.getByRole("dialog", { name: "Activity" }))
      .queryAllByRole("button", { name: /^Restore/ })
      .map((button) => button.getAttribute("aria-label")),
  ).toEqual(["Restore the value before: Model"]);
});
