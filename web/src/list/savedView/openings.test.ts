import { RouterContextProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { keepOpening, keepOpenings, openedAddress, openWithViews, shownPathContext } from "./openings.ts";

afterEach(() => localStorage.clear());

const none = { search: null, filters: [], sort: null, pageSize: null, mode: null };
const lamps = {
  list: "products",
  viewId: "v5",
  state: {
    search: "lamp",
    filters: [{ name: "status", values: ["ENABLED", "DRAFT"] }],
    sort: { column: "name", isDescending: true },
    pageSize: 10,
    mode: "cards",
  },
};
const said =
  "status=ENABLED%2CDRAFT&searchTerm=lamp&sortColumn=name&sortDirection=desc&pageSize=10&view=cards&savedView=v5";

const load = vi.fn(() => "rows");
const routes = openWithViews([
  { children: [{ path: "products", loader: load, handle: { list: "products" } }] },
  { path: "brands", loader: load, handle: { list: "brands" } },
  { path: "home", loader: load },
]);

test("an address that says nothing of its list becomes that of the view it opens with", () => {
  expect(openedAddress(routes, "/products")).toBe("/products");
  keepOpenings([lamps]);
  expect(openedAddress(routes, "/products")).toBe(`/products?${said}`);
  for (const other of ["/products?page=2", "/products?savedView=all", "/brands", "/home", "/unknown"])
    expect(openedAddress(routes, other)).toBe(other);
});

test("what one list opens with changes by itself, and what a person leaves is forgotten", () => {
  keepOpenings([lamps]);
  keepOpening("brands", { viewId: "v6", state: none });
  expect(openedAddress(routes, "/brands")).toBe("/brands?savedView=v6");
  keepOpening("products", null);
  expect(openedAddress(routes, "/products")).toBe("/products");
  keepOpenings([]);
  expect(openedAddress(routes, "/brands")).toBe("/brands");
});

test.each(["{", "5", '{"products":5}'])("kept text that is not ours, %s, opens nothing", (kept) => {
  localStorage.setItem("views/openings", kept);
  expect(openedAddress(routes, "/products")).toBe("/products");
});

/** What the loader of the list of products answers for an address, coming from another one. */
async function opened(address: string, from: string | null) {
  const loader = routes[0]?.children?.[0]?.loader;
  if (typeof loader !== "function") throw new Error("No loader");
  const context = new RouterContextProvider();
  context.set(shownPathContext, from);
  const request = new Request(`http://console${address}`);
  const response: unknown = await loader({
    request,
    params: {},
    context,
    pattern: "",
    url: new URL(request.url),
  });
  return response instanceof Response ? response.headers.get("Location") : response;
}

test("a link to a list goes on to its view before rows are asked for", async () => {
  keepOpenings([lamps]);
  load.mockClear();
  expect(await opened("/products", "/home")).toBe(`/products?${said}`);
  expect(load).not.toHaveBeenCalled();
  expect(await opened(`/products?${said}`, "/home")).toBe("rows");
});

test("who takes the last filter away sees the whole list", async () => {
  keepOpenings([lamps]);
  expect(await opened("/products", "/products")).toBe("rows");
});
