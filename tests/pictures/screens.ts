import type { Page } from "playwright/test";
import * as v from "valibot";

/** A screen of the console that has its pictures in docs/screens.md. */
export interface Screen {
  /** Of its files. */
  readonly name: string;
  readonly title: string;
  /** What to look for. */
  readonly about: string;
  /** Goes there, in whatever language the console speaks. */
  readonly open: (page: Page) => Promise<void>;
}

const at = (path: string) => async (page: Page) => {
  await page.goto(`/#${path}`);
};

async function openProduct(page: Page): Promise<void> {
  await page.goto("/#/master/ViewProduct?searchTerm=areca%20leaf");
  await page
    .getByRole("link", { name: "Areca Leaf Dinner Plates" })
    .or(page.locator(".ui-row"))
    .first()
    .click();
  await page.waitForURL(/ViewProduct\/./);
}

async function openPricing(page: Page): Promise<void> {
  await openProduct(page);
  const id = decodeURIComponent(page.url().split("ViewProduct/")[1] ?? "");
  await page.goto(`/#/master/AddProduct?val=3&id=${encodeURIComponent(id)}`);
}

/** A product that was sent back and handed in again, with a field that is pointed at. */
async function openReview(page: Page): Promise<void> {
  await page.goto("/#/master/ProductRectification?searchTerm=Kitchen%20Herb%20Trio");
  await page.locator("a[href*='/review']").click();
  await page.locator(".review-change button").last().click();
  await page.keyboard.type("Is this with the pot?");
}

/** What a change of the prices of a whole page would do. */
async function openBulkEdit(page: Page): Promise<void> {
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
async function openViews(page: Page): Promise<void> {
  await page.goto("/#/master/ViewProduct?status=PENDING");
  await page.locator("button:has(.lucide-bookmark)").last().click();
  await page.locator(".list-views:not(:has(.list-views-waiting)) button").first().waitFor();
}

/** What a file of brands would change, with rows that are refused. */
async function openImport(page: Page): Promise<void> {
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

async function openTree(page: Page): Promise<void> {
  await page.goto("/#/master/ViewCategory1?view=tree&pageSize=10");
  const branches = page.locator("[role=row][aria-expanded=false] button.category-tree-chevron");
  await branches.nth(1).click();
  await branches.first().click();
}

/** The first order of a list. */
const openOrder = (list: string) => async (page: Page) => {
  await page.goto(`/#${list}`);
  await page.locator(".ui-row").first().click();
  await page.waitForURL(/master\/Order\/./);
};

/** An order that is packed piece by piece, with one piece in and one code that is not its own. */
async function openScan(page: Page): Promise<void> {
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
async function openDeliveries(page: Page): Promise<void> {
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
const openPaper = (list: string, paper: string) => async (page: Page) => {
  await openOrder(list)(page);
  await page.goto(`/#/print/${paper}/${page.url().split("Order/")[1] ?? ""}`);
};

/** Its document whose number begins so. */
const openDocument = (list: string, number: string) => async (page: Page) => {
  await openOrder(list)(page);
  const link = page.locator("a[href*='/print/document/']").filter({ hasText: new RegExp(`^${number}`) });
  await page.goto(`/${(await link.first().getAttribute("href")) ?? ""}`);
};

/** The theme customizer, which the account menu opens at every width. */
async function openCustomizer(page: Page): Promise<void> {
  await page.goto("/#/dashboard/default");
  await page.locator(".shell-account").click();
  await page
    .getByRole("menuitem")
    .filter({ has: page.locator(".lucide-palette") })
    .click();
  await page.getByRole("tablist").first().waitFor();
}

/** The screens, as the owner of the demo's first company sees them. */
export const screens: readonly Screen[] = [
  {
    name: "home",
    title: "Home",
    about: "What is most urgent with the button that begins it, what waits, and how the company stands.",
    open: at("/dashboard/default"),
  },
  {
    name: "products",
    title: "Products",
    about: "Search, filters, states and prices; on a phone each row is a card.",
    open: at("/master/ViewProduct?pageSize=10"),
  },
  {
    name: "productGrid",
    title: "Products as a grid",
    about:
      "Prices, stock, tax and SKU of products and variants, written and pasted as in a spreadsheet; changed cells wait in the bar below until they are saved. A phone shows the list.",
    open: at("/master/ViewProduct?view=grid"),
  },
  {
    name: "bulkEdit",
    title: "Many products at once",
    about: "What would change, before it does; what is refused is named.",
    open: openBulkEdit,
  },
  {
    name: "views",
    title: "Views of a list",
    about:
      "Views that come with the list, one's own and those that are shared; pinned ones are tabs with their counts.",
    open: openViews,
  },
  {
    name: "import",
    title: "An import, checked",
    about:
      "Every row by the rules of the forms, before anything is written; what is refused says why, beside its cells.",
    open: openImport,
  },
  {
    name: "product",
    title: "A product",
    about: "Pictures, variants, prices, and what keeps it off the storefront.",
    open: openProduct,
  },
  {
    name: "pricing",
    title: "The product wizard, step 3",
    about: "Taxes, prices and variants, with what customers will pay.",
    open: openPricing,
  },
  {
    name: "categories",
    title: "Categories",
    about: "Three levels as a tree; rows change their place by pointer or keyboard.",
    open: openTree,
  },
  {
    name: "rectification",
    title: "Products to decide on",
    about: "What waits for approval, and what was sent back with its remark.",
    open: at("/master/ProductRectification"),
  },
  {
    name: "review",
    title: "What has changed of a product",
    about:
      "Since it was decided on, with the decision beside it; a remark points at the field that is to be put right.",
    open: openReview,
  },
  {
    name: "orders",
    title: "Orders that wait",
    about: "Tabs with their counts, what is late, and the next step of each.",
    open: at("/master/PendingOrders"),
  },
  {
    name: "order",
    title: "An order",
    about: "A card for each location's part, with the next step as the one primary button.",
    open: openOrder("/master/PendingOrders"),
  },
  {
    name: "scan",
    title: "Packing by scanning",
    about: "Each code counts a piece in, by scanner or by hand; the last one packs the part.",
    open: openScan,
  },
  {
    name: "invoice",
    title: "A tax invoice",
    about: "As it comes out of the printer; the bar above it stays on the screen.",
    open: openDocument("/master/DespatchOrders?status=DELIVERED", "I"),
  },
  {
    name: "credit-note",
    title: "A credit note",
    about: "Against its invoice, with the reason, when goods came back.",
    open: openDocument("/master/DespatchOrders?status=RETURNED", "C"),
  },
  {
    name: "packing",
    title: "A packing slip",
    about: "For who packs and who opens the parcel, without a price.",
    open: openPaper("/master/DespatchOrders", "packing"),
  },
  {
    name: "label",
    title: "A label",
    about: "100 by 150 millimetres, or four on a sheet.",
    open: openPaper("/master/DespatchOrders", "label"),
  },
  {
    name: "delivery",
    title: "The page of who delivers",
    about: "Today's deliveries behind a personal link, for a phone: call, find the way, hand over by code.",
    open: openDeliveries,
  },
  {
    name: "banners",
    title: "Banners",
    about: "Pictures of the storefront in the order they come.",
    open: at("/master/ViewBanner"),
  },
  {
    name: "company",
    title: "The company",
    about: "A long form in sections, with the logo.",
    open: at("/master/editmedia"),
  },
  {
    name: "chat",
    title: "Chat",
    about: "The people of the company and the demo's, live.",
    open: at("/chat/"),
  },
  {
    name: "customizer",
    title: "Theme customizer",
    about: "Layout, sidebar and colours, applied at once.",
    open: openCustomizer,
  },
];
