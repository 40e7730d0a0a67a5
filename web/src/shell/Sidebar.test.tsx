import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { MenuEntry } from "#/menu/menuEntry.ts";
import { Sidebar } from "./Sidebar.tsx";

const menu: MenuEntry<string>[] = [
  { type: "link", id: "home", title: "Home", path: "/home", opensTo: "everybody" },
  {
    type: "sub",
    id: "products",
    title: "Products",
    children: [{ type: "link", id: "all", title: "All products", path: "/products", opensTo: "everybody" }],
  },
  {
    type: "sub",
    id: "orders",
    title: "Orders",
    children: [
      { type: "link", id: "late", title: "Late orders", path: "/orders/late", opensTo: "everybody" },
    ],
  },
  { type: "extTabLink", id: "help", title: "Help", path: "https://help.example/", opensTo: "everybody" },
];

const texts = {
  skipToContent: "Skip to content",
  menu: "Menu",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  narrowMenu: "Narrow menu",
  widenMenu: "Widen menu",
  loggedInBy: "Logged in by",
  accountMenu: "Account",
  changePicture: "Change your picture",
  openSearch: "Search",
  moreTools: "More",
};
const identity = { company: { name: "Verdant" }, user: { name: "Asha Rao" } };
const sidebar = (path: string, onChoosePicture = vi.fn<(file: File) => void>()) => (
  <Sidebar
    menu={menu}
    path={path}
    clickedId={null}
    identity={identity}
    texts={texts}
    onFollow={vi.fn()}
    onChoosePicture={onChoosePicture}
  />
);
const isOpen = (name: string) => screen.getByRole("button", { name }).getAttribute("aria-expanded");

test("the current place is marked, and its group stands open", () => {
  render(sidebar("/products"));
  expect(screen.getByRole("link", { name: "All products" }).getAttribute("aria-current")).toBe("page");
  expect([isOpen("Products"), isOpen("Orders")]).toEqual(["true", "false"]);
});

test("the logo leads home", () => {
  render(sidebar("/products"));
  expect(screen.getByRole("link", { name: "Verdant" }).getAttribute("href")).toBe("/dashboard/default");
});

test("opening a group closes its sibling (Document 2 §2)", () => {
  render(sidebar("/products"));
  fireEvent.click(screen.getByRole("button", { name: "Orders" }));
  expect([isOpen("Products"), isOpen("Orders")]).toEqual(["false", "true"]);
});

test("going to a place opens its group; going to a place without one closes nothing", () => {
  const { rerender } = render(sidebar("/products"));
  rerender(sidebar("/orders/late"));
  expect([isOpen("Products"), isOpen("Orders")]).toEqual(["false", "true"]);
  rerender(sidebar("/home"));
  expect(isOpen("Orders")).toBe("true");
});

test("says who is signed in", () => {
  render(sidebar("/home"));
  expect(screen.getByText("Logged in by").nextSibling?.textContent).toBe("Asha Rao");
});

test("a link to another site in a new tab gives it no hold on ours", () => {
  render(sidebar("/home"));
  const help = screen.getByRole("link", { name: "Help" });
  expect([help.getAttribute("target"), help.getAttribute("rel")]).toEqual(["_blank", "noopener noreferrer"]);
});

test("a picture can be chosen, and the same one again", () => {
  const onChoosePicture = vi.fn<(file: File) => void>();
  const { container } = render(sidebar("/home", onChoosePicture));
  expect(screen.getByRole("button", { name: "Change your picture" })).toBeDefined();
  const input = container.querySelector("input[type=file]");
  const file = new File(["text"], "notes.txt", { type: "text/plain" });
  for (const _ of [1, 2]) fireEvent.change(input ?? container, { target: { files: [file] } });
  expect(onChoosePicture.mock.calls).toEqual([[file], [file]]);
});
