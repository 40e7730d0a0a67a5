import { randomUUID } from "node:crypto";
import { documentedWalk } from "./documentedWalk.ts";
import { expect, test } from "./fixtures.ts";

test("behind somebody else's service the documented part works and the rest is shown as not offered", async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn("owner");
  await expect(page).toHaveURL(/#\/dashboard\/default$/);
  const notOffered = page.getByText("The service behind this back office does not offer it.");

  await test.step("menu, shortcuts and palette have what the service offers, and nothing else", async () => {
    const menu = page.getByRole("navigation", { name: "Menu" });
    const open = (group: string) => menu.getByRole("button", { name: group }).click();
    const titles = menu.getByRole("link").locator(".shell-entry-title");
    const before = ["Dashboard", "Brand", "Banner", "Collections"];
    const after = ["Logout"];
    await open("Company");
    const company = ["Media Information", "Billing Address", "About Us"];
    await expect(titles).toHaveText([...before, ...company, ...after]);
    // What is in a collection is nothing that the documents know.
    await expect(menu.getByRole("button", { name: "Product" })).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("listitem").getByRole("link")).toHaveText([
      /^Categories/,
      /^Banner/,
      /^Collections/,
    ]);
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("combobox", { name: /^Search for screens/ }).fill("collections product");
    await expect(page.getByRole("option")).toHaveCount(0);
    await page.keyboard.press("Escape");
  });

  await test.step("categories of all three levels are listed, searched and added", async () => {
    for (const [level, first] of [
      ["1", /Kitchen & Dining/],
      ["2", /Cookware/],
      ["3", /Cast Iron/],
    ] as const) {
      await page.goto(`/#/master/ViewCategory${level}?pageSize=25&searchTerm=c`);
      await expect(page.getByRole("row", { name: first })).toBeVisible();
    }
    const name = `Terrace ${randomUUID().slice(0, 8)}`;
    await page.goto("/#/master/ViewCategory1?pageSize=25");
    await page.getByRole("button", { name: "Add category" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Name" }).fill(name);
    await dialog.getByRole("textbox", { name: "Description" }).fill("Everything for a terrace");
    await dialog.getByRole("button", { name: "Add category" }).click();
    await expect(page.getByText("Level1 Category Added Successfully")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("row", { name })).toBeVisible();
  });

  await test.step("home has no numbers and the header no stars, and both go on", async () => {
    await page.goto("/#/dashboard/default");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Home");
    await expect(page.getByText("does not list products, so there are no numbers to show.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Search", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Bookmarks" })).toHaveCount(0);
  });

  await test.step("there is no friend list and no bell, and the chat says that it is not offered", async () => {
    await expect(page.getByRole("button", { name: "Friend list" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Notifications" })).toHaveCount(0);
    await page.goto("/#/chat/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not offered");
  });

  await test.step("what the console has besides is in no menu, and says at its address that it is not offered", async () => {
    await page.getByRole("button", { name: /^Account/ }).click();
    await expect(page.getByRole("menuitem")).toHaveText([
      "Account and security",
      "Full screen",
      "Theme customizer",
      "Keyboard shortcuts",
      "Logout",
    ]);
    await page.keyboard.press("Escape");
    for (const path of ["account/audit", "account/jobs", "account/notifications", "account/webhooks"]) {
      await page.goto(`/#/${path}`);
      await expect(page.getByRole("main")).toContainText(
        /The service behind this back office does not offer (?:it|this)\./,
      );
      await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
      await expect(page.getByRole("alert")).toHaveCount(0);
    }
  });

  await test.step("the password can be changed although there are no tokens", async () => {
    await page.goto("/#/account/security");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Account and security");
    await expect(page.getByRole("region", { name: "Password" })).toBeVisible();
    await expect(page.getByRole("region", { name: "API tokens" })).toHaveCount(0);
  });

  await test.step("a list that no document has is said to be not offered, without a retry that could not help", async () => {
    await page.goto("/#/master/ViewProduct");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Not offered");
    await expect(notOffered).toBeVisible();
    await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  });
});

test("a company comes in and a location sells behind our service without its extensions", async ({
  page,
  product,
}) => {
  test.slow();
  await documentedWalk(page, product);
});
