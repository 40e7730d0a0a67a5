import { act, fireEvent, screen, within } from "@testing-library/react";
import type { RouteObject } from "react-router";
import { expect, test } from "vitest";
import parameters from "#/__generated__/ContentLayoutPageQuery$parameters.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";
import { openConsole } from "../../test/openConsole.tsx";

const routes: RouteObject[] = [
  { path: "auth/login", element: <h1>Sign in</h1> },
  { path: "dashboard/Logout", element: <h1>Signing out</h1> },
  { path: "auth/SignupProcess", element: <h1>Set-up</h1> },
  {
    ...defineQueryRoute({
      parameters,
      variables: () => ({}),
      page: () => import("./ContentLayoutPage.tsx"),
      shouldRevalidate: () => false,
    }),
    children: [
      { path: "dashboard/default", element: <h1>Home</h1> },
      { path: "master/ViewProduct", element: <h1>Products</h1> },
      { path: "master/Viewbrand", element: <h1>Brand</h1> },
      {
        path: "account/webhooks",
        element: <h1>Webhooks</h1>,
        handle: { crumb: { id: "Webhooks" }, opensTo: ["WEBHOOK_READ"] },
      },
      {
        path: "master/ViewSeller",
        element: <h1>Locations</h1>,
        handle: { crumb: { id: "Locations" }, kinds: ["OWNER"] },
      },
    ],
  },
];
const viewer = (kind: string, permissions: readonly string[] = ["SELLER_READ", "COMPANY_UPDATE"]) => ({
  features: { vendorName: "Green Bazaar" },
  viewer: {
    kind,
    permissions,
    offeredAreas: ["LOCATIONS", "PRODUCTS", "MANUFACTURERS", "BANK_ACCOUNT", "COMPANY_DETAILS"],
    nextStep: "HOME",
    name: "Verdant",
    personName: "Asha Rao",
    pictureUrl: null,
    bookmarks: [{ entry: "brand" }, { entry: "no-longer-there" }],
    email: "owner@verdant.test",
    passwordRenewalDue: false,
    passwordChangedAt: null,
    company: { __typename: "Company", id: "company-1", name: "Verdant", logoUrl: null, maximumProducts: 500 },
    seller: kind === "SELLER" ? { __typename: "Seller", id: "seller-1", name: "Pune" } : null,
  },
});
const open = (address: string, data: Record<string, unknown>) =>
  openConsole(routes, address, { ContentLayoutPageQuery: () => data });
const menuLinks = () =>
  within(screen.getByRole("navigation", { name: "Menu" }))
    .getAllByRole("link")
    // The first one is the logo.
    .slice(1)
    .map((link) => link.textContent);

test("without a session the guard leads to sign-in, which knows the way back", async () => {
  const { address } = await open("/master/ViewProduct?page=2", { viewer: null });
  expect(address()).toBe("/auth/login?next=%2Fmaster%2FViewProduct%3Fpage%3D2");
});

test.each([
  ["SIGNUP_STEP_1", "/auth/SignupProcess"],
  ["SIGNUP_STEP_3", "/auth/SignupProcess?val=3"],
])("an owner whose next step is %s is led to their set-up", async (nextStep, expected) => {
  const { viewer: owner, ...rest } = viewer("OWNER");
  const { address } = await open("/master/ViewSeller", { ...rest, viewer: { ...owner, nextStep } });
  expect(address()).toBe(expected);
});

test("a page for owners is refused to a seller, and the frame stays", async () => {
  await open("/master/ViewSeller", viewer("SELLER"));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This page is not for your account");
  expect(menuLinks()).toEqual(["Dashboard", "Logout"]);
});

test("an owner has the admin menu", async () => {
  await open("/master/ViewSeller", viewer("OWNER"));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Locations");
  expect(menuLinks()).toContain("Storage Location");
});

test("who is signed in and who runs the installation stand in the frame", async () => {
  await open("/master/ViewSeller", viewer("OWNER"));
  expect(screen.getByText("Logged in by").nextSibling?.textContent).toBe("Asha Rao");
  expect(screen.getByRole("contentinfo").textContent).toBe("2023 Green Bazaar");
});

test("without a permission its entries and its pages are closed (D-74)", async () => {
  await open("/master/Viewbrand", viewer("OWNER", []));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This page is not for your account");
  expect(menuLinks()).not.toContain("Storage Location");
  expect(screen.queryByRole("button", { name: "Company" })).toBeNull();
});

test("who may see no locations begins at home instead of being turned away", async () => {
  const { address } = await open("/master/ViewSeller", viewer("OWNER", []));
  expect(address()).toBe("/dashboard/default");
  expect(menuLinks()[0]).toBe("Dashboard");
});

test.each([
  [[], "This page is not for your account"],
  [["WEBHOOK_READ"], "Webhooks"],
])("a page beside the menu asks for its own permission: with %j it says %s", async (permissions, heading) => {
  await open("/account/webhooks", viewer("OWNER", permissions));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(heading);
});

test.each([
  ["OWNER", "/master/ViewSeller", ["Dashboard", "Logout"]],
  ["SELLER", "/master/ViewProduct", ["Dashboard", "Logout"]],
])("%s arrives at home where the service has no list to arrive at", async (kind, start, links) => {
  const { viewer: person, features } = viewer(kind, ["SELLER_READ"]);
  const { address } = await open(start, { features, viewer: { ...person, offeredAreas: [] } });
  expect(address()).toBe("/dashboard/default");
  expect(menuLinks()).toEqual(expect.arrayContaining(links));
  expect(menuLinks()).not.toContain("Storage Location");
});

test("somebody of neither kind is signed out (D-67)", async () => {
  const { address } = await open("/master/ViewSeller", viewer("AUDITOR"));
  expect(address()).toBe("/dashboard/Logout");
});

test("with a service that keeps no preferences there are no bookmarks, and nothing else is missing", async () => {
  const { viewer: keepsNone, features } = viewer("OWNER");
  await open("/master/ViewSeller", { features, viewer: { ...keepsNone, bookmarks: null } });
  expect(screen.queryByRole("button", { name: "Bookmarks" })).toBeNull();
  expect(screen.getByRole("button", { name: "Search" })).toBeDefined();
});

test("the starred places stand under the header; those that are gone are left out", async () => {
  await open("/master/ViewSeller", viewer("OWNER", ["BRAND_UPDATE", "SELLER_READ"]));
  const bar = screen.getByRole("navigation", { name: "Bookmarks" });
  expect(
    within(bar)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["Brand"]);
});

test("a star that is refused is said so, and Escape closes the panel", async () => {
  const refused = {
    __typename: "ValidationError",
    __isError: "ValidationError",
    message: "At most 50 bookmarks",
  };
  const { sent } = await openConsole(routes, "/master/ViewSeller", {
    ContentLayoutPageQuery: () => viewer("OWNER", ["BRAND_UPDATE", "BANNER_UPDATE", "SELLER_READ"]),
    bookmarkMutationsAddMutation: () => ({ addBookmark: refused }),
  });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Bookmarks" })));
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "bann" } });
  const star = await screen.findByRole("button", { name: "Bookmark Banner" });
  await act(async () => fireEvent.click(star));
  expect(sent.at(-1)).toMatchObject({
    name: "bookmarkMutationsAddMutation",
    variables: { input: { entry: "banner" } },
  });
  expect(await screen.findByText("At most 50 bookmarks")).toBeDefined();
  await act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

const box = () => screen.findByRole("combobox", { name: "Search for screens, actions and records" });

test("the search finds entries of the menu by a part of the title and says when it finds nothing", async () => {
  const { address } = await open("/master/ViewSeller", viewer("OWNER"));
  const button = screen.getByRole("button", { name: "Search" });
  await act(async () => fireEvent.click(button));
  fireEvent.change(await box(), { target: { value: "7" } });
  expect(screen.getByText("Opps!! There are no result found.")).toBeDefined();
  fireEvent.change(await box(), { target: { value: "STORAGE" } });
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["Storage Location"]);
  fireEvent.change(await box(), { target: { value: "view pro" } });
  await act(async () => fireEvent.keyDown(await box(), { key: "Enter" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Products" })).toBeDefined();
  expect(address()).toBe("/master/ViewProduct");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("/ and Ctrl K open the same search; keys lead to places, but never while typing", async () => {
  const { address } = await open("/master/ViewSeller", viewer("OWNER"));
  for (const key of [{ key: "/" }, { key: "k", ctrlKey: true }]) {
    await act(async () => fireEvent.keyDown(document.body, key));
    const field = await box();
    expect(document.activeElement).toBe(field);
    for (const letter of ["g", "p"]) fireEvent.keyDown(field, { key: letter });
    expect(address()).toBe("/master/ViewSeller");
    await act(async () => fireEvent.keyDown(field, { key: "Escape" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  }
  for (const key of ["g", "x", "p"]) fireEvent.keyDown(document.body, { key });
  expect(address()).toBe("/master/ViewSeller");
  for (const key of ["g", "p"]) fireEvent.keyDown(document.body, { key });
  expect(await screen.findByRole("heading", { level: 1, name: "Products" })).toBeDefined();
  expect(address()).toBe("/master/ViewProduct");
});

test("a picture that is none is refused in words", async () => {
  await open("/master/ViewSeller", viewer("OWNER"));
  const input = document.querySelector("input[type=file]");
  const file = new File(["text"], "notes.txt", { type: "text/plain" });
  await act(async () => fireEvent.change(input ?? document.body, { target: { files: [file] } }));
  expect(await screen.findByText("Only allowed PNG or JPG or WEBP")).toBeDefined();
});

test("going from page to page asks nothing more of who is signed in, and the focus follows", async () => {
  const { sent, router } = await open("/master/ViewSeller", viewer("OWNER"));
  await act(() => router.navigate("/master/ViewProduct"));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Products");
  expect(sent).toHaveLength(1);
  expect(document.activeElement?.id).toBe("content");
});

test("the menu can shrink to icons, and the browser remembers it", async () => {
  await open("/master/ViewSeller", viewer("OWNER"));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Show icons only" })));
  expect(screen.getByRole("button", { name: "Show names in the menu" })).toBeDefined();
  expect(localStorage.getItem("compactMenu")).toBe("yes");
});

test("language and colours are chosen in the account menu, where the chosen ones are marked", async () => {
  await open("/master/ViewSeller", viewer("OWNER"));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: /^Account/ })));
  const chosen = () =>
    screen.getAllByRole("menuitemradio", { checked: true }).map((item) => item.textContent);
  expect(chosen()).toEqual(["English", "As the system"]);
  await act(async () => fireEvent.click(screen.getByRole("menuitemradio", { name: "Dark" })));
  expect(screen.queryByRole("menu")).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: /^Account/ })));
  expect(chosen()).toEqual(["English", "Dark"]);
});
