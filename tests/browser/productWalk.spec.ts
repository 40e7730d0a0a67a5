import { expect, test } from "./fixtures.ts";
import { NewProductPage } from "./pages/NewProductPage.ts";
import { WizardPage } from "./pages/WizardPage.ts";

test(
  "a seller makes a product with ten images, three variants, two bundles and four slabs, and edits each part of it",
  { tag: "@kept" },
  async ({ page, signIn }) => {
    test.slow();
    await signIn("seller");
    const start = new NewProductPage(page);
    const wizard = new WizardPage(page);
    const name = NewProductPage.newName();
    const five = Array.from({ length: 5 }, (_, index) => `side-${index + 1}.png`);
    const variants = ["Clay pot, one litre", "Clay pot, two litres", "Clay pot, three litres"];

    await test.step("step 1: what it is, and once more", async () => {
      await start.open("/master/AddProduct?val=1");
      await start.fill(name);
      await start.next();
      await start.arriveAt(2);
      await start.button("Back").click();
      await start.arriveAt(1);
      await start.field("Model").fill("P-2");
      await start.next();
      await start.arriveAt(2);
    });

    await test.step("step 2: ten images, the last of them moved", async () => {
      for (const count of [5, 10]) {
        await page.getByRole("button", { name: "Add several" }).click();
        await start.upload(start.dialog, five);
        await start.dialog.getByRole("button", { name: "Add images" }).click();
        await expect(start.tiles).toHaveCount(count);
      }
      const before = await start.sourcesOf(10);
      await page.getByRole("button", { name: "More for Image 10" }).click();
      await page.getByRole("menuitem", { name: "Move earlier" }).click();
      await expect
        .poll(() => start.sources())
        .toEqual([...before.slice(0, 8), ...before.slice(9), ...before.slice(8, 9)]);
      await expect(page.getByText("It is image 9 now")).toBeVisible();
      await start.next();
      await start.arriveAt(3);
    });

    await test.step("step 3: three variants; one is edited, closed with a reason and offered again", async () => {
      await wizard.turn("Variants");
      await wizard.addVariant("1 l", "Clay pot, one litre", "299");
      await wizard.addVariant("2 l", "Clay pot, two litres", "499");
      await wizard.addVariant("3 l", "Clay pot, three litres", "699.50");
      await wizard.editRow("2 l", "Price before tax", "449");
      const edited = wizard.row("Clay pot, two litres");
      await expect(edited).toContainText("₹449.00");
      await wizard.closeVariant("2 l", "Out of season");
      await expect(edited).toContainText("Disabled: Out of season");
      await edited.getByRole("button", { name: "Enable 2 l" }).click();
      await expect(edited).not.toContainText("Disabled");
      for (const tax of ["CGST", "SGST"]) await wizard.field(tax).fill("9");
      await start.next();
      await start.arriveAt(4);
    });

    await test.step("step 4: four slabs and two bundles; one of each is edited", async () => {
      await wizard.turn("Volume discounts");
      for (const [index, percentage] of ["2", "4", "6", "8"].entries())
        await wizard.field(`Slab ${index + 1} Discount`).fill(percentage);
      await wizard.field("Slab 4 Discount").fill("9");
      await wizard.turn("Bundle discounts");
      await wizard.addBundle("Areca Palm", "10");
      await wizard.addBundle("Bamboo Toothbrush", "20");
      await wizard.editRow("Areca Palm", "Bundle Offer Percentage", "50");
      await expect(wizard.row("Areca Palm")).toContainText("50%");
      const address = page.url();
      await wizard.button("Save").click();
      await expect(page.getByText(`${name} was submitted. It waits for approval.`)).toBeVisible();
      await page.goto(address);
      await start.arriveAt(4);
    });

    await test.step("all of it is kept", async () => {
      await page.reload();
      for (const [index, percentage] of ["2", "4", "6", "9"].entries())
        await expect(wizard.field(`Slab ${index + 1} Discount`)).toHaveValue(percentage);
      await expect(wizard.row(/Areca Palm|Bamboo Toothbrush/)).toHaveCount(2);
      await start.button("Back").click();
      await start.arriveAt(3);
      for (const variant of variants) await expect(wizard.row(variant)).toBeVisible();
      await start.button("Back").click();
      await start.arriveAt(2);
      await expect(start.tiles).toHaveCount(10);
      await start.button("Back").click();
      await start.arriveAt(1);
      await expect(start.field("Product Name")).toHaveValue(name);
      await expect(start.field("Model")).toHaveValue("P-2");
    });
  },
);
