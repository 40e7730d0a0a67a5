import { act, fireEvent, screen } from "@testing-library/react";
import { type Gateway, openConsole } from "../../../../test/openConsole.tsx";
import { productReviewAddress } from "#/app/addresses.ts";
import { catalogueRoutes } from "../../routes.ts";
// Brought here, so that no test waits for them to be compiled.
import "./ProductReviewPage.tsx";
import "./WordDiff.tsx";

const change = (path: string, values: object) => ({
  __typename: "FieldChange",
  path: path.split("."),
  label: "Name",
  part: null,
  kind: "TEXT",
  before: null,
  after: null,
  beforeUrl: null,
  afterUrl: null,
  isChanged: true,
  ...values,
});
export const changes = [
  change("name", { before: "Pot", after: "Pots" }),
  change("description", {
    label: "Description",
    kind: "RICH_TEXT",
    before: "A pot of clay.",
    after: "A pot of red clay.",
  }),
  change("colour", { label: "Colour", before: "Red", after: "Red", isChanged: false }),
  change("images.4", { label: "Image", kind: "IMAGE", before: "a.png", after: null, beforeUrl: "/a.png" }),
  change("variants.12.price", {
    label: "Price",
    part: "Large",
    kind: "MONEY",
    before: "₹100.00",
    after: "₹112.50",
  }),
  change("bundles.5", { label: "Bundle", after: "Lid · 10 %" }),
];
export const product = (id: string, values: object = {}) => ({
  __typename: "Product",
  __isNode: "Product",
  id,
  name: id,
  version: "v1",
  reviewVersion: "v1",
  status: "PENDING",
  imageThumbnailUrl: null,
  seller: { __typename: "Seller", id: "seller-1", name: "Pune" },
  remark: null,
  flaggedStep: null,
  disabledReason: null,
  incompleteStep: null,
  statusChangedAt: null,
  viewerCanUpdate: false,
  viewerActions: ["ENABLE", "RETURN"],
  reviewedAt: "2026-11-01T06:30:00.000Z",
  reviews: [
    { __typename: "ProductReview", decision: "RETURNED", at: null, byName: "Anjali Rao", remark: "Not yet" },
  ],
  changesSinceReview: changes,
  ...values,
});
const waiting = ["pot", "cup", "jar"];
export const page = (id: unknown, values: object = {}) => ({
  viewer: {
    products: {
      __typename: "ProductConnection",
      totalCount: 3,
      nodes: waiting.map((one) => ({ __typename: "Product", id: one })),
    },
  },
  node: product(String(id), values),
});
export const open = (
  id = "pot",
  values: object = {},
  gateway: Gateway = {},
  reviewer: string | null = null,
) =>
  openConsole(
    catalogueRoutes,
    productReviewAddress(id),
    { ProductReviewPageQuery: (variables) => page(variables["id"], values), ...gateway },
    reviewer,
  );
export const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
export const type = (label: string, text: string) =>
  act(async () => {
    fireEvent.change(screen.getByRole("textbox", { name: label }), { target: { value: text } });
  });
export const names = () =>
  [...document.querySelectorAll(".review-change dt > span:first-child")].map((one) => one.textContent);
