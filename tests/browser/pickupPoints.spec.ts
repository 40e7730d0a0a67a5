import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright/test";
import { expect, test } from "./fixtures.ts";
import { chooseInRow, chooseOption } from "./rows.ts";
import { respondWith } from "./respondWith.ts";

/** A name that no other test uses. */
const newName = (): string => `Counter ${randomUUID().slice(0, 8)}`;

const time = (dialog: Locator, name: string) => dialog.getByLabel(name, { exact: true });

async function openForm(page: Page): Promise<Locator> {
  await page.goto("/#/master/ViewPickupPoint");
  await page.getByRole("button", { name: "Add pickup point" }).click();
  return page.getByRole("dialog", { name: "Add pickup point" });
}

test("M-SCR-4 a pickup point is added with the address of its location and its week, paused, resumed and deleted", async ({
  page,
  signIn,
}) => {
  test.slow();
  const name = newName();
  await signIn("owner");
  const add = await openForm(page);
  await add.getByRole("button", { name: "Add pickup point" }).click();
  for (const message of [
    "Name is required",
    "Area is required",
    "Zip is required",
    "State is required",
    "Phone is required",
  ])
    await expect(add.getByText(message).first()).toBeVisible();

  await add.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await chooseOption(add, "Location", "Verdant Indiranagar");
  await add.getByRole("button", { name: "Take the address of the location" }).click();
  await expect(add.getByRole("textbox", { name: "Area" })).not.toHaveValue("");
  await add.getByRole("textbox", { name: "Phone" }).fill("08026631299");

  // Two openings on Monday that overlap are refused beside the second, and copied when they do not.
  await time(add, "Monday, closes").fill("13:00");
  await add.getByRole("button", { name: "Second opening time on Monday" }).click();
  await time(add, "Monday, second, opens").fill("12:00");
  await time(add, "Monday, second, closes").fill("20:00");
  await expect(add.getByRole("group", { name: "Monday, second" })).toContainText(
    "The times of a day overlap",
  );
  await add.getByRole("button", { name: "Add pickup point" }).click();
  await expect(add.getByRole("button", { name: "Monday, second: The times of a day overlap" })).toBeVisible();
  await time(add, "Monday, second, opens").fill("16:00");
  await add.getByRole("button", { name: "Copy the hours of Monday" }).click();
  await page.getByRole("menuitem", { name: "To weekdays, Monday to Friday" }).click();
  await expect(time(add, "Friday, second, closes")).toHaveValue("20:00");
  await expect(time(add, "Saturday, opens")).toHaveValue("09:00");
  await add.getByRole("checkbox", { name: "Saturday" }).press("Space");
  await expect(time(add, "Saturday, opens")).toHaveCount(0);
  await add.getByRole("textbox", { name: "Orders a day at most" }).fill("2");
  await add.getByRole("button", { name: "Add pickup point" }).click();
  await expect(page.getByText("Pickup Point Added Successfully")).toBeVisible();
  const row = page.getByRole("row", { name });
  await expect(row).toContainText("0 of 2 for today");

  await chooseInRow(page, name, "Pause");
  const pause = page.getByRole("dialog", { name: `Pause ${name}` });
  await expect(pause).toContainText("No open order is for it.");
  await pause.getByRole("button", { name: "Pause" }).click();
  await expect(pause.getByText("Reason is required").first()).toBeVisible();
  await pause.getByRole("textbox", { name: "Reason" }).fill("Painting");
  await pause.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText(`${name} is paused.`)).toBeVisible();
  await expect(row).toContainText("Paused");
  await expect(row).toContainText("No free day");

  // Its page, and what the address keeps.
  await page.goto("/#/master/ViewPickupPoint?status=paused");
  await page.getByRole("rowheader", { name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByText("Paused: Painting")).toBeVisible();
  await expect(page.getByText("9:00 am – 1:00 pm, 4:00 pm – 8:00 pm")).toHaveCount(5);
  await page.getByRole("link", { name: "Orders", exact: true }).click();
  await expect(page.getByText("Nothing waits there")).toBeVisible();
  await page.getByRole("button", { name: `More for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Resume" }).click();
  await expect(page.getByText(`${name} is active again.`)).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Active");

  await page.goto("/#/master/ViewPickupPoint");
  await chooseInRow(page, name, "Delete");
  await expect(row).toHaveCount(0);
  const message = page.getByRole("alertdialog").filter({ hasText: `${name} deleted` });
  // It is sent when its message goes; a page that is loaded anew at that instant would cut it off.
  const deleted = respondWith(page, "DeletePickupPointSuccess");
  await message.getByRole("button", { name: "Close" }).click();
  await deleted;
  await page.reload();
  await expect(page.getByRole("main")).toContainText("Jayanagar Counter");
  await expect(row).toHaveCount(0);
});

test("M-SCR-4 a name that is taken is refused at its field", async ({ page, signIn }) => {
  await signIn("owner");
  await page.goto("/#/master/ViewPickupPoint");
  await page.getByRole("button", { name: "Edit Kothrud Corner" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Kothrud Corner" });
  await edit.getByRole("textbox", { name: "Name", exact: true }).fill("JAYANAGAR COUNTER");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(edit.getByRole("textbox", { name: "Name", exact: true })).toHaveAccessibleDescription(
    "Pickup Point Name Already Exist",
  );
});

test("M-SCR-4 a seller has no list of pickup points", async ({ page, signIn }) => {
  await signIn("seller");
  await page.goto("/#/master/ViewPickupPoint");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page is not for your account");
});
