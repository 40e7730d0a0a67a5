import { draftProduct, priceProduct } from "./draftProduct.ts";
import { expect, test } from "./fixtures.ts";
import { WizardPage } from "./pages/WizardPage.ts";

test("step 4 tries a discount out on what a piece costs now, also one that was tried before", async ({
  page,
  product,
  signIn,
}) => {
  await signIn("seller");
  const draft = await draftProduct(product);
  await priceProduct(product, draft);
  const wizard = new WizardPage(page);
  const examples = page.getByRole("main").locator("table");
  const percentage = wizard.field("Discount Percentage");
  await wizard.open(4, draft);
  const tryOut = async (value: string) => {
    await percentage.fill(value);
    await percentage.press("Tab");
  };
  await tryOut("10");
  await expect(examples).toContainText("₹900.00");
  await tryOut("");
  await wizard.open(3, draft);
  await wizard.field("Price before tax").fill("2000");
  await wizard.button("Next").click();
  await tryOut("10");
  await expect(examples).toContainText("₹1,800.00");
  await expect(examples).not.toContainText("₹900.00");
});

test("a step belongs to one product: what was touched of another does not stand there", async ({
  page,
  product,
  signIn,
}) => {
  await signIn("seller");
  const [one, other] = [await draftProduct(product, "Clay pot"), await draftProduct(product, "Tin pot")];
  const wizard = new WizardPage(page);
  const name = wizard.field("Product Name");
  await wizard.open(1, one);
  await name.fill(`${one.name}s`);
  await name.fill(one.name);
  await wizard.open(1, other);
  await expect(name).toHaveValue(other.name);
  await expect(page.getByText("Changed by somebody else")).toHaveCount(0);
});
