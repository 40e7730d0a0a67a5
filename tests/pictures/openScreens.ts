import type { Page } from "playwright/test";
import * as v from "valibot";

// The ways to screens that take more than an address, in whatever language the console speaks.

/** The page of this address. */
export const at = (path: string) => async (page: Page) => {
  await page.goto(`/#${path}`);
};

export async function openProduct(page: Page): Promise<void> {
  await page.goto("/#/master/ViewProduct?searchTerm=areca%20leaf");
  await page
    .getByRole("link", { name: "Areca Leaf Dinner Plates" })
    .or(page.locator(".ui-row"))
    .first()
    .click();
  await page.waitForURL(/ViewProduct\/./);
}

export async function openPricing(page: Page): Promise<void> {
  await openProduct(page);
  const id = decodeURIComponent(page.url().split("ViewProduct/")[1] ?? "");
  await page.goto(`/#/master/AddProduct?val=3&id=${encodeURIComponent(id)}`);
}

/** A product that was sent back and handed in again, with a field that is pointed at. */
export async function openReview(page: Page): Promise<void> {
  await page.goto("/#/master/ProductRectification?searchTerm=Kitchen%20Herb%20Trio");
  await page.locator("a[href*='/review']").click();
  await page.locator(".review-change button").last().click();
  await page.keyboard.type("Is this with the pot?");
}

/** What a change of the prices of a whole page would do. */
export async function openBulkEdit(page: Page): Promise<void> {
  await page.goto("/#/master/ViewProduct?pageSize=10");
  await page.locator("[role=columnheader] label.ui-checkbox").click();
  await page.locator(".list-chosen button[aria-haspopup]").click();
  await page
    .getByRole("menuitem")
    .filter({ has: page.locator(".lucide-indian-rupee") })
    .click();
  await page.locator(".ui-number-input").fill("10");
  await page.locator(".ui-number-input").press("Enter");
  await page.locator(".bulk-preview").waitFor();
}

/** The views of the list of products, opened from beside its columns. */
export async function openViews(page: Page): Promise<void> {
  await page.goto("/#/master/ViewProduct?status=PENDING");
  await page.locator("button:has(.lucide-bookmark)").last().click();
  await page.locator(".list-views:not(:has(.list-views-waiting)) button").first().waitFor();
}

/** What a file of brands would change, with rows that are refused. */
export async function openImport(page: Page): Promise<void> {
  await page.goto("/#/account/imports?kind=BRANDS");
  await page.locator("#content input[type=file]").setInputFiles({
    name: "brands.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      "Brand;Brand id\r\nTerracotta House;\r\nBanyan;9.18E+09\r\nLohastra;\r\nNeem & Co;\r\n-;\r\n",
    ),
  });
  const check = page.locator("#content .ui-button[data-variant=primary]");
  await check.click();
  await page.locator(".import-facts").waitFor();
}

export async function openTree(page: Page): Promise<void> {
  await page.goto("/#/master/ViewCategory1?view=tree&pageSize=10");
  const branches = page.locator("[role=row][aria-expanded=false] button.category-tree-chevron");
  await branches.nth(1).click();
  await branches.first().click();
}

/** The first order of a list. */
export const openOrder = (list: string) => async (page: Page) => {
  await page.goto(`/#${list}`);
  await page.locator(".ui-row").first().click();
  await page.waitForURL(/master\/Order\/./);
};

/** An order that is packed piece by piece, with one piece in and one code that is not its own. */
export async function openScan(page: Page): Promise<void> {
  await openOrder("/master/PendingOrders")(page);
  await page.locator(".order-next").first().waitFor();
  await page.keyboard.press("s");
  const field = page.locator("[role=dialog] input").first();
  await field.waitFor();
  await page.locator(".scan-lines button:has(.lucide-plus)").first().click();
  await field.fill("8901030865275");
  await field.press("Enter");
}

const found = v.object({ edges: v.array(v.object({ node: v.object({ id: v.string() }) })) });
const round = v.object({ viewer: v.object({ deliveryUsers: found, fulfilments: found }) });
const ids = ({ edges }: v.InferOutput<typeof found>) => edges.map(({ node }) => node.id);
const link = v.object({ createDeliveryLink: v.object({ key: v.string() }) });

/** What the gateway answers the person who is signed in. */
async function ask(page: Page, query: string, variables: object = {}): Promise<unknown> {
  const response = await page.request.post("/graphql", {
    headers: { "x-back-office": "1", origin: new URL(page.url()).origin },
    data: { query, variables },
  });
  return v.parse(v.object({ data: v.unknown() }), await response.json()).data;
}

/** The round of a delivery user, with what is packed handed to them, by a link of their own. */
export async function openDeliveries(page: Page): Promise<void> {
  await page.goto("/#/master/ViewDeliveryUser");
  const { deliveryUsers, fulfilments } = v.parse(
    round,
    await ask(
      page,
      "{ viewer { deliveryUsers(first: 1) { edges { node { id } } } fulfilments(first: 2, filter: { status: [PACKED], deliveryMode: DELIVERY }) { edges { node { id } } } } }",
    ),
  ).viewer;
  const [user] = ids(deliveryUsers);
  for (const id of ids(fulfilments))
    await ask(
      page,
      "mutation ($input: DespatchFulfilmentInput!) { despatchFulfilment(input: $input) { __typename } }",
      { input: { id, deliveryUserId: user } },
    );
  const made = await ask(
    page,
    "mutation ($input: CreateDeliveryLinkInput!) { createDeliveryLink(input: $input) { ... on CreateDeliveryLinkSuccess { key } } }",
    { input: { id: user } },
  );
  await page.goto("about:blank");
  await page.goto(`/#/delivery?key=${v.parse(link, made).createDeliveryLink.key}`);
  await page.getByRole("article").first().waitFor();
}

/** What is printed of the first part of an order in a list. */
export const openPaper = (list: string, paper: string) => async (page: Page) => {
  await openOrder(list)(page);
  await page.goto(`/#/print/${paper}/${page.url().split("Order/")[1] ?? ""}`);
};

/** Its document whose number begins so. */
export const openDocument = (list: string, number: string) => async (page: Page) => {
  await openOrder(list)(page);
  const link = page.locator("a[href*='/print/document/']").filter({ hasText: new RegExp(`^${number}`) });
  await page.goto(`/${(await link.first().getAttribute("href")) ?? ""}`);
};

/** The theme customizer, which the account menu opens at every width. */
export async function openCustomizer(page: Page): Promise<void> {
  await page.goto("/#/dashboard/default");
  await page.locator(".shell-account").click();
  await page
    .getByRole("menuitem")
    .filter({ has: page.locator(".lucide-palette") })
    .click();
  await page.getByRole("tablist").first().waitFor();
}
