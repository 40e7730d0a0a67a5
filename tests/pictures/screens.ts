import type { Page } from "playwright/test";
import {
  at,
  openBulkEdit,
  openCustomizer,
  openDeliveries,
  openDocument,
  openImport,
  openOrder,
  openPaper,
  openPricing,
  openProduct,
  openReview,
  openScan,
  openTree,
  openViews,
} from "./openScreens.ts";

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
      "Prices, stock, tax and SKU of products and variants, written and pasted as in a spreadsheet; changed cells wait in the bar below until they are saved. A phone shows each row with its fields.",
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
    about: "What waits for review, and what was sent back with its remark.",
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
