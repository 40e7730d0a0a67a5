import { cleanup, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { RequestError } from "#/relay/RequestError.ts";
import { eventually } from "../../test/eventually.ts";
import { change, entry, meera, openActivity, page, press, sentences } from "../../test/openActivity.tsx";

vi.setConfig({ testTimeout: 20_000 });

const status = (after: string) => ({ changes: [change("status", "State", "TEXT", "x", after)] });

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
    [{ action: "NOTED", note: "printed", noteDetail: "packing_slip" }, "Asha Rao: PrintedPacking slip"],
    [
      { action: "NOTED", note: "printed", noteDetail: "document", noteCount: 3 },
      "Asha Rao: PrintedInvoice or credit note · 3 copies",
    ],
    [
      { action: "NOTED", note: "exported", noteDetail: "audit", noteCount: 1 },
      "Asha Rao: ExportedAudit trail · 1 row",
    ],
    [{ action: "NOTED", note: "code_overridden" }, "Asha Rao: Handed over without the code"],
    // What people write is nobody's word to translate.
    [{ action: "NOTED", note: "written", noteDetail: "label" }, "Asha Rao: Notelabel"],
  ];
  const edges = told.map(([values], index) => entry(String(index), 600 - index * 20, values));
  await openActivity({ ActivityPageQuery: () => page(edges) });
  expect(sentences()).toEqual(told.map(([, sentence]) => sentence));
});

test("values stand before and after as the reader writes them; several changes of one person are one that opens", async () => {
  await openActivity({
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
  const values = () => [...document.querySelectorAll(".activity-values")].map((value) => value.textContent);
  expect(values()).toEqual(["Empty₹1,25,000.00", "2.5%9%", "5 Jan 2026Empty"]);
  await press("Show the changes");
  expect(values().slice(3)).toEqual(["AB", "redblue"]);
  expect(screen.getByRole("button", { name: "Hide the changes" }).getAttribute("aria-expanded")).toBe("true");
});

test("older entries follow on a press; what happens to the record or a part of it is read at once", async () => {
  const edges = [entry("1", 30, { actor: meera })];
  const { reads, touch } = await openActivity({
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
  await openActivity({ ActivityPageQuery: () => answer });
  answer = page([]);
  await press("Try again");
  await eventually(() => expect(screen.getByText("Nothing has happened yet")).toBeDefined());
  cleanup();
  await openActivity({}, false);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a delivery user has a history, too", async () => {
  const { node } = page([entry("1", 1)]);
  await openActivity({ ActivityPageQuery: () => ({ node: { ...node, __typename: "DeliveryUser" } }) });
  expect(sentences()).toEqual(["Asha Rao changed it"]);
});
