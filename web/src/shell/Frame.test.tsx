import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { RouterProvider } from "react-aria-components";
import { expect, test, vi } from "vitest";
import { Frame } from "./Frame.tsx";

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
};

function frame(onCompactChange?: (isCompact: boolean) => void) {
  render(
    <RouterProvider navigate={vi.fn()}>
      <Frame
        menu={[
          { type: "link", id: "home", title: "Home", path: "/home", opensTo: "everybody" },
          {
            type: "sub",
            id: "products",
            title: "Products",
            children: [
              { type: "link", id: "all", title: "All products", path: "/products", opensTo: "everybody" },
            ],
          },
        ]}
        path="/home"
        clickedId={null}
        onFollow={vi.fn()}
        onChoosePicture={vi.fn()}
        identity={{ company: { name: "Verdant" }, user: { name: "Asha Rao" } }}
        texts={texts}
        accountActions={[{ id: "out", label: "Logout", href: "/dashboard/Logout" }]}
        footer="2023 Verdant"
        {...(onCompactChange ? { isCompact: true, onCompactChange } : {})}
      >
        <h1>Products</h1>
      </Frame>
    </RouterProvider>,
  );
}

test("has one of each landmark", () => {
  frame();
  const landmarks = ["banner", "navigation", "main", "contentinfo"].map(
    (role) => screen.getAllByRole(role).length,
  );
  expect(landmarks).toEqual([1, 1, 1, 1]);
  expect(screen.getByRole("contentinfo").textContent).toBe("2023 Verdant");
});

test("the skip link moves the focus to the page and leaves the address alone", () => {
  frame();
  let isFollowed = true;
  act(() => {
    isFollowed = fireEvent.click(screen.getByRole("link", { name: "Skip to content" }));
  });
  expect(document.activeElement).toBe(screen.getByRole("main"));
  expect(isFollowed).toBe(false);
});

test("the drawer opens with the menu and closes with Escape, its button or a followed link", async () => {
  frame();
  const open = () => fireEvent.click(screen.getByRole("button", { name: "Open menu" }));
  open();
  const drawer = screen.getByRole("dialog", { name: "Menu" });
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
  // The drawer listens a moment after it has the focus; whoever is quicker presses again.
  await waitFor(() => {
    fireEvent.keyDown(document.activeElement ?? drawer, { key: "Escape" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });
  open();
  fireEvent.click(screen.getByRole("button", { name: "Close menu" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  open();
  fireEvent.click(screen.getByRole("link", { name: "Home" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("in the narrow sidebar links keep their names, and the button widens it again", () => {
  const onCompactChange = vi.fn();
  frame(onCompactChange);
  expect(screen.getByRole("link", { name: "Home" }).getAttribute("aria-current")).toBe("page");
  expect(screen.getByRole("button", { name: "Products" })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Widen menu" }));
  expect(onCompactChange.mock.calls).toEqual([[false]]);
});
