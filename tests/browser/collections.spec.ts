import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright/test";
import { respondWith } from "./respondWith.ts";
import { axeFindings } from "./axeFindings.ts";
import { expect, test } from "./fixtures.ts";
import { graphqlRequests } from "./graphqlRequests.ts";
import { pressUntilFocused } from "./pressUntilFocused.ts";

const companyList = "GET /v1/companyCollection/company_po_id/{id}";

/** A name that no other test uses. */
const newName = (): string => `Season ${randomUUID().slice(0, 8)}`;

async function open(page: Page, name = ""): Promise<void> {
  await page.goto(`/#/master/ViewCollections?pageSize=25&searchTerm=${encodeURIComponent(name)}`);
  await expect(page.getByRole("grid", { name: "Collections" })).toBeVisible();
}

async function add(page: Page, name: string): Promise<Locator> {
  await page.getByRole("button", { name: "Add collection" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Collection Name" }).fill(name);
  // By key: what comes to lie under a resting pointer when the dialog has gone may be a link, which is asked for at once.
  await dialog.getByRole("button", { name: "Add collection" }).press("Enter");
  // A message that goes by itself is looked for first.
  await expect(page.getByText("Collection Added Successfully")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  return page.getByRole("row", { name });
}

test("M-COL-1 a collection is added and stands in the list without a reload; one request, one REST call a screen", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const [list] = await graphqlRequests(page, () => open(page));
  expect(list?.upstream).toEqual([companyList]);
  const name = newName();
  const requests = await graphqlRequests(page, () => add(page, name));
  // The owner has finished the set-up, and is told so again all the same: the marker is the service's business.
  expect(requests.map(({ upstream }) => upstream)).toEqual([
    ["POST /v1/companyCollection", "POST /v1/companyPO/page11"],
  ]);
  await expect(page.getByRole("row", { name })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("row", { name })).toBeVisible();
});

test("M-COL-1 an empty name and a taken one are said beside the field, and nothing typed is lost", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await open(page);
  await page.getByRole("button", { name: "Add collection" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add collection" }).click();
  const name = dialog.getByRole("textbox", { name: "Collection Name" });
  await expect(name).toHaveAccessibleDescription("Collection Name is required");
  await name.fill("MONSOON GARDEN");
  await dialog.getByRole("button", { name: "Add collection" }).click();
  await expect(name).toHaveAccessibleDescription("Collection Name Already Exist");
  await expect(name).toHaveValue("MONSOON GARDEN");
});

test("X-OPT a switch turns at once by keyboard, is kept, and Undo turns it back", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const name = newName();
  await open(page);
  await add(page, name);
  await open(page, name);
  const shown = page.getByRole("switch", { name: `Show ${name} on storefront` });
  await expect(shown).toBeChecked();
  const row = page.getByRole("row", { name });
  await row.focus();
  await pressUntilFocused(page, "ArrowRight", shown);
  const saved = respondWith(page, "EditCollectionSuccess");
  await page.keyboard.press("Space");
  await expect(shown).not.toBeChecked();
  await saved;
  const message = page.getByRole("alertdialog").filter({ hasText: `${name} is hidden from the storefront` });
  const undone = respondWith(page, "EditCollectionSuccess");
  await message.getByRole("button", { name: "Undo" }).click();
  await expect(shown).toBeChecked();
  await undone;
  await page.reload();
  await expect(shown).toBeChecked();
});

test("X-OPT a switch that the gateway refuses goes back, and the reason is said", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const name = newName();
  await open(page);
  await add(page, name);
  await open(page, name);
  await page.route("**/graphql", (route) =>
    route.fulfill({
      json: {
        data: {
          editCollection: {
            __typename: "ConflictError",
            __isError: "ConflictError",
            message: "Changed by somebody else.",
          },
        },
      },
    }),
  );
  const selectable = page.getByRole("switch", { name: `Allow selection for ${name}` });
  await expect(selectable).toBeChecked();
  await page.locator("label", { has: selectable }).click();
  await expect(page.getByText("Changed by somebody else.")).toBeVisible();
  await expect(selectable).toBeChecked();
});

test("a collection is renamed, and deleted with a way back", async ({ page, signIn }) => {
  await signIn("owner");
  const [name, renamed] = [newName(), newName()];
  await open(page);
  await add(page, name);
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Collection Name" }).fill(renamed);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Collection Saved Successfully")).toBeVisible();
  await page.getByRole("button", { name: `Delete ${renamed}` }).click();
  await expect(page.getByRole("row", { name: renamed })).toHaveCount(0);
  const message = page.getByRole("alertdialog").filter({ hasText: `${renamed} deleted` });
  await message.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("row", { name: renamed })).toBeVisible();
  await page.getByRole("button", { name: `Delete ${renamed}` }).click();
  const sent = respondWith(page, "DeleteCollectionSuccess");
  await message.getByRole("button", { name: "Close" }).click();
  await sent;
  await open(page, renamed);
  await expect(page.getByText("No collection matches")).toBeVisible();
});

test("the second company sees none of it", async ({ page, signIn }) => {
  await signIn("owner");
  const name = newName();
  await open(page);
  await add(page, name);
  await page.context().clearCookies();
  await signIn("otherOwner");
  await open(page, name);
  await expect(page.getByText("No collection matches")).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`X-A11Y axe finds nothing on the list, the dialog and its messages, ${colorScheme}`, async ({
    page,
    signIn,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await signIn("owner");
    await open(page);
    expect(await axeFindings(page), "the list").toEqual([]);
    await page.getByRole("button", { name: "Add collection" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Add collection" }).click();
    await expect(page.getByText("Collection Name is required").first()).toBeVisible();
    expect(await axeFindings(page), "the dialog").toEqual([]);
  });
}
