import { samplePng } from "../../bff/test/doubles/sampleImages.ts";
import { axeFindings } from "./axeFindings.ts";
import { expect, test } from "./fixtures.ts";
import { respondWith } from "./respondWith.ts";
import { NewProductPage } from "./pages/NewProductPage.ts";
import { pressUntilFocused } from "./pressUntilFocused.ts";

const names = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `side-${index + 1}.png`);

test("M-WIZ-2 images are added, moved by keyboard and by menu, and deleted with a way back", async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn("seller");
  const wizard = new NewProductPage(page);
  await wizard.addOne();
  await expect(page.getByText("No further images yet")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole("button", { name: "Add image" }).click();
  await wizard.upload(wizard.dialog, ["front.png"]);
  await expect(wizard.dialog.getByRole("textbox", { name: "Order ID" })).toHaveValue("1");
  await wizard.dialog.getByRole("button", { name: "Add image" }).click();
  await expect(wizard.dialog).toHaveCount(0);
  await expect(wizard.tiles).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Add image" })).toBeFocused();
  await page.getByRole("button", { name: "Add several" }).click();
  await wizard.upload(wizard.dialog, names(2));
  expect(await axeFindings(page)).toEqual([]);
  await wizard.dialog.getByRole("button", { name: "Add images" }).click();
  await expect(wizard.dialog).toHaveCount(0);
  await expect(wizard.tiles).toHaveCount(3);
  expect(await axeFindings(page)).toEqual([]);

  const [first = "", second = "", third = ""] = await wizard.sourcesOf(3);
  await page.getByRole("button", { name: "Move Image 1" }).focus();
  await page.keyboard.press("Enter");
  const indicator = page.locator("[aria-roledescription='drop indicator']:focus");
  await expect(indicator).toHaveAccessibleName("Insert between Image 1 and Image 2");
  await page.keyboard.press("ArrowRight");
  await expect(indicator).toHaveAccessibleName("Insert between Image 2 and Image 3");
  await page.keyboard.press("ArrowRight");
  await expect(indicator).toHaveAccessibleName("Insert after Image 3");
  await page.keyboard.press("Enter");
  await expect.poll(() => wizard.sources()).toEqual([second, third, first]);
  // It is said when the gateway has answered.
  await expect(page.getByText("It is image 3 now")).toBeVisible();
  await page.getByRole("button", { name: "More for Image 2" }).click();
  await page.getByRole("menuitem", { name: "Move earlier" }).click();
  await expect.poll(() => wizard.sources()).toEqual([third, second, first]);
  await expect(page.getByText("It is image 1 now")).toBeVisible();
  await page.reload();
  await expect.poll(() => wizard.sources()).toEqual([third, second, first]);

  const message = page.getByRole("alertdialog").filter({ hasText: "Image 1 deleted" });
  const remove = async (): Promise<void> => {
    await page.getByRole("button", { name: "More for Image 1" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    // A message with the pointer on it stays.
    await message.hover();
    await expect.poll(() => wizard.sources()).toEqual([second, first]);
  };
  await remove();
  await message.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => wizard.sources()).toEqual([third, second, first]);
  await expect(message).toHaveCount(0);
  const sent = respondWith(page, "DeleteProductImageSuccess");
  await remove();
  await message.getByRole("button", { name: "Close" }).click();
  await sent;
  await page.reload();
  await expect.poll(() => wizard.sources()).toEqual([second, first]);
  await wizard.next();
  await wizard.arriveAt(3);
});

test("M-WIZ-2 ten images at most: then there is no button to add one, and the page says why", async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn("seller");
  const wizard = new NewProductPage(page);
  // Those of step 1 are added as soon as there is a product.
  await wizard.addOne(names(5));
  await expect(page.getByText("5 of 10 images.")).toBeVisible();
  await page.getByRole("button", { name: "Add several" }).click();
  await wizard.upload(wizard.dialog, names(5));
  await wizard.dialog.getByRole("button", { name: "Add images" }).click();
  await expect(wizard.tiles).toHaveCount(10);
  await expect(
    page.getByText("A product may have at most 10 images. Delete one to add another."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Add image" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add several" })).toHaveCount(0);
  // The deleted one makes room although its Undo still stands.
  await page.getByRole("button", { name: "More for Image 10" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Add image" }).click();
  await wizard.upload(wizard.dialog, ["last.png"]);
  await wizard.dialog.getByRole("button", { name: "Add image" }).click();
  await expect(wizard.dialog).toHaveCount(0);
  await expect(wizard.tiles).toHaveCount(10);
});

test("each message of the image dialog, word for word", async ({ page, signIn }) => {
  await signIn("seller");
  const wizard = new NewProductPage(page);
  await wizard.addOne();
  await page.getByRole("button", { name: "Add image" }).click();
  const order = wizard.dialog.getByRole("textbox", { name: "Order ID" });
  await expect(order).toHaveValue("1");
  await order.fill("");
  await wizard.dialog.getByRole("button", { name: "Add image" }).click();
  for (const message of ["Image is required", "Order ID is required"])
    await expect(wizard.dialog.getByText(message).first()).toBeVisible();
  await order.fill("1000001");
  await expect(wizard.dialog.getByText("Order ID is a whole number from 1 to 1000000").first()).toBeVisible();
  const files = wizard.dialog.locator("input[type=file]");
  await files.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
  await expect(wizard.dialog.getByText("Only allowed PNG or JPG or WEBP").first()).toBeVisible();
  const heavy = Buffer.concat([await samplePng(), Buffer.alloc(256_000)]);
  await files.setInputFiles({ name: "heavy.png", mimeType: "image/png", buffer: heavy });
  await expect(wizard.dialog.getByText("File Size Less then 256kb").first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  // Static: neither Escape nor the backdrop close it.
  await page.keyboard.press("Escape");
  await expect(wizard.dialog).toBeVisible();
});

test("a further image that fails or was refused does not hold the product back: step 2 comes, and says which", async ({
  page,
  signIn,
}) => {
  await signIn("seller");
  const wizard = new NewProductPage(page);
  await page.route("**/graphql", (route) =>
    (route.request().postData() ?? "").includes("productId")
      ? route.fulfill({
          json: {
            data: {
              addProductImage: {
                __typename: "UnavailableError",
                __isError: "UnavailableError",
                message: "The service does not answer",
              },
            },
          },
        })
      : route.continue(),
  );
  const name = NewProductPage.newName();
  await wizard.open();
  await wizard.fill(name);
  const notes = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") };
  await wizard.furtherImages.locator("input[type=file]").setInputFiles(notes);
  await wizard.upload(wizard.furtherImages, ["side.png"]);
  await wizard.next();
  await wizard.arriveAt(2);
  await expect(
    page.getByText(
      "These images were not added: notes.txt (Only allowed PNG or JPG or WEBP), side.png (The service does not answer)",
    ),
  ).toBeVisible();
  await expect(page.getByText("No further images yet")).toBeVisible();
  await wizard.expectOne(name);
});

test("whoever leaves while images are being added stays where they have gone, and is told which were not", async ({
  page,
  signIn,
}) => {
  await signIn("seller");
  const wizard = new NewProductPage(page);
  const released = Promise.withResolvers<undefined>();
  const asked = Promise.withResolvers<undefined>();
  await page.route("**/graphql", async (route) => {
    if (!(route.request().postData() ?? "").includes("productId")) return route.continue();
    asked.resolve(undefined);
    await released.promise;
    return route.abort();
  });
  const name = NewProductPage.newName();
  await wizard.open("/master/AddProduct?val=1");
  await wizard.fill(name);
  await wizard.upload(wizard.furtherImages, ["side.png"]);
  await wizard.next();
  await asked.promise;
  await page.getByRole("link", { name: "Home" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  released.resolve(undefined);
  await expect(page.getByText("These images were not added: side.png")).toBeVisible();
  expect(page.url()).toMatch(/#\/dashboard\/default$/);
  await wizard.expectOne(name);
});

test("by keyboard alone through steps 1 and 2", async ({ page, signIn }) => {
  test.slow();
  await signIn("seller");
  const wizard = new NewProductPage(page);
  const name = NewProductPage.newName();
  await wizard.open();
  const chooseFiles = async (button: string, files: readonly string[]): Promise<void> => {
    await pressUntilFocused(page, "Tab", page.getByRole("button", { name: button }));
    const chooser = page.waitForEvent("filechooser");
    await page.keyboard.press("Enter");
    const buffer = await samplePng();
    await (await chooser).setFiles(files.map((file) => ({ name: file, mimeType: "image/png", buffer })));
  };
  const category = wizard.picker("Level1 Category");
  await pressUntilFocused(page, "Tab", category);
  await page.keyboard.type("Kitchen");
  await expect(page.getByRole("option")).toHaveText(["Kitchen & Dining"]);
  await page.keyboard.press("ArrowDown");
  await expect(category).toHaveAttribute("aria-activedescendant", /./);
  await page.keyboard.press("Enter");
  await expect(category).toHaveValue("Kitchen & Dining");
  await pressUntilFocused(page, "Tab", wizard.field("Product Name"));
  await page.keyboard.type(name);
  await chooseFiles("Choose an image: Summary image", ["summary.png"]);
  await expect(wizard.done(wizard.summaryImage, "summary.png")).toBeVisible();
  await pressUntilFocused(page, "Tab", wizard.button("Next"));
  await page.keyboard.press("Enter");
  await wizard.arriveAt(2);
  await expect(page.getByRole("main")).toBeFocused();

  await pressUntilFocused(page, "Tab", page.getByRole("button", { name: "Add several" }));
  await page.keyboard.press("Enter");
  await expect(page.locator("[role=dialog]:focus, [role=dialog] :focus")).toHaveCount(1);
  await chooseFiles("Choose images: Images", names(2));
  for (const name of names(2)) await expect(wizard.done(wizard.dialog, name)).toBeVisible();
  await pressUntilFocused(page, "Tab", wizard.dialog.getByRole("button", { name: "Add images" }));
  await page.keyboard.press("Enter");
  const [first = "", second = ""] = await wizard.sourcesOf(2);
  await pressUntilFocused(page, "Tab", page.getByRole("button", { name: "Move Image 1" }));
  await page.keyboard.press("Enter");
  const indicator = page.locator("[aria-roledescription='drop indicator']:focus");
  await expect(indicator).toHaveAccessibleName("Insert between Image 1 and Image 2");
  await page.keyboard.press("ArrowRight");
  await expect(indicator).toHaveAccessibleName("Insert after Image 2");
  await page.keyboard.press("Enter");
  await expect.poll(() => wizard.sources()).toEqual([second, first]);
  // What was dropped has the focus in its new place.
  await expect(wizard.tiles.nth(1)).toBeFocused();
  await expect(page.getByText("It is image 2 now")).toBeVisible();
  await pressUntilFocused(page, "Tab", wizard.button("Next"));
  await page.keyboard.press("Enter");
  await wizard.arriveAt(3);
});
