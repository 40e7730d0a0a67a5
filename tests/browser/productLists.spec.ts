import { draftProduct } from "./draftProduct.ts";
import { expect, test } from "./fixtures.ts";
import { graphqlRequests } from "./graphqlRequests.ts";
import { ProductsPage } from "./pages/ProductsPage.ts";

test("somebody of another company finds a product neither in a list nor by its address", async ({
  page,
  signIn,
  product,
}) => {
  const { name, globalId } = await draftProduct(product, "Private pot");
  await signIn("otherOwner");
  const products = new ProductsPage(page);
  for (const list of ["ViewProduct", "ProductRectification", "ProductEnabled", "ProductDisabled"] as const) {
    await products.open(list, name);
    await expect(page.getByText("No product matches")).toBeVisible();
  }
  await page.goto(`/#/master/ViewProduct/${encodeURIComponent(globalId)}`);
  await expect(page.getByRole("main")).toContainText(
    "It does not exist, or it does not belong to your company.",
  );
});

test("the seller of one location finds nothing of another one, nor its steps by their address", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const products = new ProductsPage(page);
  await products.open("ProductRectification", "Kitchen Herb Trio");
  await products.row("Kitchen Herb Trio").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kitchen Herb Trio");
  const address = page.url();
  // The step is linked as a section, and where a product without variants could have some.
  const steps = await page.getByRole("link", { name: "Price and variants" }).first().getAttribute("href");
  await page.context().clearCookies();
  await signIn("seller");
  await products.open("ProductRectification", "Kitchen Herb Trio");
  await expect(page.getByText("No product matches")).toBeVisible();
  for (const route of [address, `/${steps}`]) {
    await page.goto(route);
    await expect(page.getByRole("heading", { level: 1 }), route).toHaveText("We could not find this");
  }
});

test("each list of some states costs one GraphQL request, and the variants only where there are some", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const products = new ProductsPage(page);
  await products.open("ViewProduct");
  for (const list of ["ProductEnabled", "ProductDisabled", "ProductRectification"] as const) {
    const requests = await graphqlRequests(page, async () => {
      await products.open(list);
      await expect(page.getByRole("button", { name: /^More for/ }).first()).toBeVisible();
    });
    expect(
      requests.map(({ upstream }) => upstream.toSorted()),
      list,
    ).toEqual([
      [
        "GET /v1/companySeller",
        "GET /v1/companySellerProdLoc/company_po_id/{id}",
        // Of the demo's products, only those on sale have variants on.
        ...(list === "ProductEnabled" ? ["GET /v1/companySellerProdVarient/AllowVarient"] : []),
      ],
    ]);
  }
});
