import { act, fireEvent, screen, within } from "@testing-library/react";
import type { RouteObject } from "react-router";
import { expect, test, vi } from "vitest";
import parameters from "#/__generated__/ContentLayoutPageQuery$parameters.ts";
import { defineQueryRoute } from "#/relay/defineQueryRoute.tsx";
import { openConsole } from "../../test/openConsole.tsx";

vi.setConfig({ testTimeout: 20_000 });

const routes: RouteObject[] = [
  { path: "auth/login", element: <h1>Sign in</h1> },
  {
    ...defineQueryRoute({
      parameters,
      variables: () => ({}),
      page: () => import("./ContentLayoutPage.tsx"),
      shouldRevalidate: () => false,
    }),
    children: [
      { path: "master/ViewProduct", element: <h1>Products</h1> },
      {
        path: "master/ViewSeller",
        element: <h1>Locations</h1>,
        handle: { coming: "master/Viewbrand", kinds: ["OWNER"] },
      },
    ],
  },
];
const viewer = (kind: string) => ({
  viewer: {
    kind,
    name: "Verdant",
    email: "owner@verdant.test",
    passwordRenewalDue: false,
    passwordChangedAt: null,
    company: { __typename: "Company", id: "company-1", name: "Verdant", logoUrl: null },
    seller: kind === "SELLER" ? { __typename: "Seller", id: "seller-1", name: "Pune" } : null,
  },
});
const open = (address: string, data: Record<string, unknown>) =>
  openConsole(routes, address, { ContentLayoutPageQuery: () => data });
const menuLinks = () =>
  within(screen.getByRole("navigation", { name: "Menu" }))
    .getAllByRole("link")
    .map((link) => link.textContent);

test("without a session the guard leads to sign-in, which knows the way back", async () => {
  const { address } = await open("/master/ViewProduct?page=2", { viewer: null });
  expect(address()).toBe("/auth/login?next=%2Fmaster%2FViewProduct%3Fpage%3D2");
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
