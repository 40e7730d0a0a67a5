import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { eventually } from "../../test/eventually.ts";
import { type Gateway, openConsole } from "../../test/openConsole.tsx";
import { fullPageWizardRoutes } from "./routes.ts";

const routes = [
  ...fullPageWizardRoutes,
  { path: "auth/login", element: <h1>Sign in</h1> },
  { path: "auth/ChangePasswordSeller", element: <h1>Change Password</h1> },
];
const viewer = (part: object = {}) => ({
  viewer: {
    kind: "SELLER",
    nextStep: "HOME",
    email: "ravi@sprig.test",
    permissions: ["PRODUCT_CREATE", "PRODUCT_UPDATE"],
    offeredAreas: ["PRODUCTS"],
    company: { id: "company-1", name: "Sprig", logoUrl: null },
    ...part,
  },
});
const image = (number: number) => ({
  cursor: `c${number}`,
  node: {
    __typename: "ProductImage",
    id: `image-${number}`,
    databaseId: `${number}`,
    order: number,
    url: `/media/${number}.png`,
    thumbnailUrl: `/media/${number}.png?size=160`,
  },
});
const imagesOf = (count: number) => ({
  ...viewer(),
  node: {
    __typename: "Product",
    id: "product-1",
    name: "Peeler",
    incompleteStep: 3,
    viewerCanUpdate: true,
    images: {
      __typename: "ProductImageConnection",
      totalCount: count,
      edges: Array.from({ length: count }, (_, index) => image(index + 1)),
    },
  },
});

const open = (search: string, gateway: Gateway) =>
  openConsole(routes, `/auth/SignupProcessSeller${search}`, gateway);
const marks = () =>
  [...document.querySelectorAll(".ui-step")].map((step) => step.textContent.replace(/^\d/, ""));

test.each([
  ["nobody is signed in", { viewer: null }, "/auth/login?next=%2Fauth%2FSignupProcessSeller%3Fval%3D1"],
  ["the first password comes first", viewer({ nextStep: "CHANGE_PASSWORD" }), "/auth/ChangePasswordSeller"],
])("the guard: %s", async (_name, result, expected) => {
  const { address } = await open("?val=1", { NewProductPageQuery: () => result });
  await waitFor(() => expect(address()).toBe(expected));
});

test("who may not add a product is told so", async () => {
  await open("?val=1", { NewProductPageQuery: () => viewer({ permissions: [] }) });
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("without a product there is only the first step, and what it needs is said word for word", async () => {
  const { sent } = await open("?val=3", {
    NewProductPageQuery: () => viewer(),
    CountryPickerQuery: () => ({ countries: [{ code: "IND", name: "India" }] }),
  });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Add Product");
  expect(document.querySelector("[data-field-problem]")).toBeNull();
  await act(async () => fireEvent.click(screen.getByText("Next", { selector: "button *" })));
  const problems = [...document.querySelectorAll("[data-field-problem]")].map(
    (problem) => problem.textContent,
  );
  expect(problems).toEqual([
    "Level1 Category is required",
    "Product Name is required",
    "Please Upload Product Image",
  ]);
  expect(sent.map(({ name }) => name)).not.toContain("NewProductStepMutation");
});

test("step 2 shows the images in their order; done steps say so, and each is a link", async () => {
  await open("?val=2&id=product-1", { ImagesPageQuery: () => imagesOf(3) });
  expect(marks()).toEqual([
    "Categories and details (done)",
    "Images (current step)",
    "Price and variants (not yet)",
    "Discounts (not yet)",
  ]);
  await eventually(() => expect(screen.getAllByRole("row")).toHaveLength(3));
  expect(screen.getByText(/^3 of 10 images\./)).toBeTruthy();
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toContain("/auth/SignupProcessSeller?val=1&id=product-1");
  expect(hrefs).toContain("/auth/SignupProcessSeller?val=3&id=product-1");
});

test.each([
  ["none", 0, "No further images yet", true],
  ["nine", 9, "Drag them into the order in which customers see them.", true],
  ["ten", 10, "A product may have at most 10 images. Delete one to add another.", false],
])("step 2 with %s", async (_name, count, text, mayAdd) => {
  await open("?val=2&id=product-1", { ImagesPageQuery: () => imagesOf(count) });
  expect(screen.getByText((content) => content.includes(text))).toBeTruthy();
  expect(screen.queryAllByText("Add image", { selector: "button *" })).toHaveLength(mayAdd ? 1 : 0);
});

test("a product that is not there is not found", async () => {
  await open("?val=2&id=product-9", { ImagesPageQuery: () => ({ ...viewer(), node: null }) });
  expect(screen.queryByText("Step 2 of 4")).toBeNull();
  expect(screen.getAllByText("All products").length).toBeGreaterThan(0);
});
