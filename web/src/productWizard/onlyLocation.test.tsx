import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { eventually } from "../../test/eventually.ts";
import { openConsole } from "../../test/openConsole.tsx";
import { fullPageWizardRoutes } from "./routes.ts";

const owner = {
  viewer: {
    kind: "OWNER",
    nextStep: "HOME",
    email: "asha@sprig.test",
    permissions: ["PRODUCT_CREATE", "PRODUCT_UPDATE"],
    offeredAreas: ["PRODUCTS"],
    company: { id: "company-1", name: "Sprig", logoUrl: null },
  },
};
const located = (...names: readonly string[]) => ({
  viewer: {
    sellers: {
      edges: names.map((name) => ({
        __typename: "SellerEdge",
        node: { __typename: "Seller", id: `seller-${name}`, name },
      })),
    },
  },
});
const open = (locations: ReturnType<typeof located>) =>
  openConsole(fullPageWizardRoutes, "/auth/SignupProcessSeller?val=1", {
    NewProductPageQuery: () => owner,
    useOnlySellerQuery: () => locations,
    SellerPickerQuery: () => locations,
    CountryPickerQuery: () => ({ countries: [{ code: "IND", name: "India" }] }),
  });
const location = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Location" }).value;

test("a company's only location is chosen already", async () => {
  await open(located("Pune"));
  await eventually(() => expect(location()).toBe("Pune"));
});

test("of several locations one is chosen by hand", async () => {
  const { sent } = await open(located("Pune", "Agra"));
  await eventually(() => expect(sent.map(({ name }) => name)).toContain("useOnlySellerQuery"));
  expect(location()).toBe("");
});

test("the picture stands before the long texts", async () => {
  await open(located("Pune"));
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Location",
    "Category",
    "Product",
    "Summary image",
    "Origin",
    "Texts",
  ]);
});
