import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { catalogueRoutes } from "#/catalogue/routes.ts";
// Brought here, so that no test waits for them to be compiled.
import "#/catalogue/brand/brandDialogs.tsx";
import { eventually } from "../../test/eventually.ts";
import { openConsole } from "../../test/openConsole.tsx";
import { type TouchedRecord, touchesOf } from "#/relay/Touches.ts";
import { TouchedRecords } from "./TouchedRecords.ts";

beforeEach(() => vi.spyOn(document, "hasFocus").mockReturnValue(true));
afterEach(() => vi.restoreAllMocks());

const brand = (id: string, name: string, version = "v1") => ({
  __typename: "Brand",
  id,
  name,
  version,
  productCount: 3,
  createdAt: "2026-01-05T10:00:00Z",
  viewerCanUpdate: true,
  viewerCanDelete: false,
});

/** What is read when nothing was touched. */
const none = {
  products: [],
  subjects: [],
  fulfilments: [],
  orders: [],
  people: [],
  roles: [],
  companies: [],
  vendors: [],
  deliveryUsers: [],
  pickupPoints: [],
  others: [],
};

/** A list of brands, and somebody else who changes them. */
async function open(address = "") {
  const brands = [brand("b1", "Anvil"), brand("b2", "Birch")];
  const page = await openConsole(catalogueRoutes, `/master/Viewbrand${address}`, {
    ViewBrandPageQuery: () => ({
      viewer: {
        permissions: ["BRAND_UPDATE"],
        offeredAreas: [],
        brands: {
          totalCount: brands.length,
          edges: brands.map((node) => ({ __typename: "BrandEdge", node })),
        },
      },
    }),
    touchedRecordsQuery: ({ others }) => ({
      ...none,
      others: brands.filter(({ id }) => Array.isArray(others) && others.includes(id)),
    }),
  });
  const touched = new TouchedRecords(page.environment);
  const touch = (nodeId: string, change: string, rest: Partial<TouchedRecord> = {}) =>
    act(async () =>
      touched.add({ kind: "Brand", nodeId, change, byName: "Meera Nair", byViewer: false, ...rest }),
    );
  const reads = (name: string) => page.sent.filter((one) => one.name === name).map((one) => one.variables);
  return { page, brands, touch, reads, tellMany: (kind: string) => act(async () => touched.addMany(kind)) };
}

const rowNames = () => screen.queryAllByRole("rowheader").map((header) => header.textContent);
const news = () => document.querySelector(".list-news")?.textContent;
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

test("what others add is counted over the list, no row moves, and a press shows it", async () => {
  const { brands, touch, reads } = await open();
  brands.unshift(brand("b0", "Alder"));
  await touch("b0", "CREATED");
  await touch("b0", "CREATED");
  await touch("c1", "CREATED", { kind: "Category" });
  expect([news(), rowNames()]).toEqual(["New: 1 brandShow", ["Anvil", "Birch"]]);
  expect(reads("ViewBrandPageQuery")).toHaveLength(1);
  screen.getByRole("button", { name: "Show" }).focus();
  await press("Show");
  // The button is gone: the work goes on in the rows.
  expect(screen.getByRole("grid").contains(document.activeElement)).toBe(true);
  await eventually(() => expect([news(), rowNames()]).toEqual(["", ["Alder", "Anvil", "Birch"]]));
});

test("what this window has changed beside a response is read again where it stands on the screen", async () => {
  const { page, brands, reads } = await open();
  brands[0] = brand("b1", "Alder");
  const { add } = touchesOf(page.environment);
  const record = { kind: "Brand", change: "CHANGED", byName: null, byViewer: false };
  await act(async () => ["b1", "elsewhere"].forEach((nodeId) => add({ ...record, nodeId })));
  await eventually(() => expect(rowNames()).toEqual(["Alder", "Birch"]));
  expect(reads("touchedRecordsQuery").map(({ others }) => others)).toEqual([["b1"]]);
});

test("what the viewer has added is no news", async () => {
  const { touch } = await open();
  await touch("b0", "CREATED", { byViewer: true });
  expect(news()).toBe("");
});

test("under a search a new record is told of, with the doubt whether it belongs there", async () => {
  const { brands, touch } = await open("?searchTerm=a");
  await touch("b0", "CREATED");
  expect(news()).toBe("New, perhaps not in this search: 1 brandShow");
  await press("Show");
  await eventually(() => expect([news(), rowNames()]).toEqual(["", ["Anvil", "Birch"]]));
  brands.unshift(brand("b9", "Alder"));
  await touch("b9", "CREATED");
  await press("Show");
  await eventually(() => expect([news(), rowNames()]).toEqual(["", ["Alder", "Anvil", "Birch"]]));
});

test("a form says that its record was deleted and by whom, and keeps what was typed", async () => {
  const { brands, touch } = await open();
  await press("Rename Anvil");
  const dialog = await screen.findByRole("dialog");
  const field = within(dialog).getByRole("textbox", { name: /Brand Name/ });
  await act(async () => fireEvent.change(field, { target: { value: "Anvil & Sons" } }));
  await touch("b2", "DELETED");
  expect(within(dialog).queryByRole("alert")).toBeNull();
  brands.shift();
  await touch("b1", "DELETED");
  expect(within(dialog).getByRole("alert").textContent).toBe(
    "Deleted by Meera NairIt cannot be saved any more. Copy what you still need.",
  );
  expect(field).toHaveProperty("value", "Anvil & Sons");
});

test("a row that somebody else has changed is read again in its place, with all others of that moment", async () => {
  const { brands, touch, reads } = await open();
  brands[1] = brand("b2", "Beech", "v2");
  await touch("b2", "CHANGED");
  await touch("b1", "CHANGED");
  await touch("elsewhere", "CHANGED");
  await eventually(() => expect(rowNames()).toEqual(["Anvil", "Beech"]));
  expect(reads("touchedRecordsQuery")).toEqual([{ ...none, others: ["b2", "b1"] }]);
  expect(news()).toBe("");
});

test("what the viewer has saved in this window is not read again; in another window it is", async () => {
  const { brands, touch, reads } = await open();
  brands[0] = brand("b1", "Ash", "v2");
  await touch("b1", "CHANGED", { byViewer: true });
  vi.mocked(document.hasFocus).mockReturnValue(false);
  await touch("b2", "CHANGED", { byViewer: true });
  await eventually(() => expect(reads("touchedRecordsQuery")).toHaveLength(1));
  expect(reads("touchedRecordsQuery")).toEqual([{ ...none, others: ["b2"] }]);
});

test("a row that somebody has deleted stays where it is until the list is read again", async () => {
  const { brands, touch } = await open();
  brands.pop();
  await touch("b2", "DELETED");
  await touch("elsewhere", "DELETED");
  expect([news(), rowNames()]).toEqual(["Deleted: 1 brandShow", ["Anvil", "Birch"]]);
  await press("Show");
  await eventually(() => expect([news(), rowNames()]).toEqual(["", ["Anvil"]]));
});

test("when too much happens at once the list reads itself again, and not more often than every five seconds", async () => {
  const { brands, reads, tellMany } = await open();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  try {
    brands.push(brand("b3", "Cedar"));
    for (let second = 0; second < 6; second += 1) {
      await tellMany("Brand");
      await tellMany("Category");
      await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
    }
    expect(reads("ViewBrandPageQuery")).toHaveLength(3);
  } finally {
    vi.useRealTimers();
  }
  await eventually(() => expect(rowNames()).toEqual(["Anvil", "Birch", "Cedar"]));
});

test("a form says who has saved its record meanwhile, shows both versions, and loses nothing", async () => {
  const { brands, touch } = await open();
  await press("Rename Anvil");
  const dialog = await screen.findByRole("dialog");
  const field = within(dialog).getByRole("textbox", { name: /Brand Name/ });
  await act(async () => fireEvent.change(field, { target: { value: "Anvil & Sons" } }));
  brands[0] = brand("b1", "Anvil Works", "v2");
  await touch("b1", "CHANGED");
  expect(await within(dialog).findByText("Changed by Meera Nair")).toBeDefined();
  expect(field).toHaveProperty("value", "Anvil & Sons");
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Show" })));
  const both = within(dialog).getByRole("region", { name: "Two versions" });
  expect(both.textContent).toContain("Anvil & Sons");
  expect(both.textContent).toContain("Anvil Works");
  expect(within(dialog).queryByText("Changed by Meera Nair")).toBeNull();
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Back to the form" })));
  expect(within(dialog).getByRole("textbox", { name: /Brand Name/ })).toHaveProperty("value", "Anvil & Sons");
});

test("an untouched form follows the record, and says nothing", async () => {
  const { brands, touch } = await open();
  await press("Rename Anvil");
  const dialog = await screen.findByRole("dialog");
  brands[0] = brand("b1", "Anvil Works", "v2");
  await touch("b1", "CHANGED");
  await eventually(() =>
    expect(within(dialog).getByRole("textbox", { name: /Brand Name/ })).toHaveProperty(
      "value",
      "Anvil Works",
    ),
  );
  expect(within(dialog).queryByText(/Changed by/)).toBeNull();
});
