import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Gateway, openConsole, PartOfAnswer } from "../../test/openConsole.tsx";
import { newImportAddress } from "#/app/addresses.ts";
import "#/relay/rights.ts";
import { jobKind, touchesOf } from "#/relay/Touches.ts";
import "./NewImportPage.tsx";
import "./queries.ts";
import { importRoutes } from "./routes.ts";

vi.setConfig({ testTimeout: 20_000 });

const viewer = {
  permissions: [
    "IMPORT_CREATE",
    "CATEGORY_UPDATE",
    "PRODUCT_CREATE",
    "STOCK_UPDATE",
    "MANUFACTURER_CREATE",
    "PICKUP_POINT_CREATE",
    "COLLECTION_UPDATE",
  ],
  offeredAreas: ["EXPORTS"],
  importFields: [
    { name: "brand_id", label: "Brand id", isRequired: false, neededBy: null },
    { name: "name", label: "Brand Name", isRequired: true, neededBy: null },
    { name: "location", label: "Location", isRequired: false, neededBy: "NEW" },
  ],
};
const openPage = (gateway: Gateway = {}, search = "?kind=BRANDS") =>
  openConsole(importRoutes, `/account/imports${search}`, {
    NewImportPageQuery: () => ({ viewer }),
    ...gateway,
  });

/** Chooses a file of a size in bytes. */
async function choose(size: number): Promise<void> {
  const file = new File(["x"], "brands.csv", { type: "text/csv" });
  Object.defineProperty(file, "size", { value: size });
  const input = document.querySelector("input[type=file]");
  if (!(input instanceof HTMLInputElement)) throw new Error("There is no place for a file.");
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
}

/** The downloads that begin by themselves, each as its name or else its address. */
function watchDownloads(): string[] {
  const links: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    links.push(this.download || this.pathname);
  });
  return links;
}

test("the columns that a file may have are named, and an empty file to begin with is offered", async () => {
  await openPage();
  const fields = screen.getByRole("list", { name: "Columns of the template" });
  expect(fields.textContent).toBe(
    "brand_id Brand idname Brand Namerequiredlocation Locationrequired for new ones",
  );
  const links = watchDownloads();
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined }),
  );
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Download a template" })));
  expect(links).toEqual(["brands.csv"]);
});

const started = { startExport: { __typename: "StartExportSuccess", job: { id: "job-9" } } };
const export9 = (state: string, downloadUrl: string | null) => ({
  node: { __typename: "Job", id: "job-9", state, progress: downloadUrl === null ? 0.5 : 1, downloadUrl },
});

test("a file with all that is there comes by itself when it is written, once", async () => {
  let now = export9("RUNNING", null);
  const links = watchDownloads();
  const { sent, environment } = await openPage({
    useStartExportMutation: () => started,
    MyDataFileQuery: () => now,
  });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Download with my data" })));
  expect(
    sent.filter(({ name }) => name === "useStartExportMutation").map(({ variables }) => variables),
  ).toEqual([{ input: { list: { brands: {} } } }]);
  expect(screen.getByRole("progressbar", { name: "Writing your file" })).toBeTruthy();
  expect(links).toEqual([]);
  now = export9("DONE", "/file/job/9?signed=1");
  await act(async () => touchesOf(environment).tell(jobKind, { change: "many" }));
  expect(links).toEqual(["/file/job/9"]);
  expect(screen.getByRole("link", { name: "Download it again" }).getAttribute("href")).toBe(
    "/file/job/9?signed=1",
  );
  await act(async () => touchesOf(environment).tell(jobKind, { change: "many" }));
  expect(links).toEqual(["/file/job/9"]);
});

test("a file that could not be written says so", async () => {
  await openPage({ useStartExportMutation: () => started, MyDataFileQuery: () => export9("FAILED", null) });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Download with my data" })));
  expect(screen.getByRole("alert").textContent).toBe("Your file could not be written.Show jobs");
});

test("every other kind of import that the viewer may write rows of is one press away", async () => {
  await openPage();
  const links = within(screen.getByRole("navigation", { name: "Other imports" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Import of categories", newImportAddress("CATEGORIES")],
    ["Import of products", newImportAddress("PRODUCTS")],
    ["Import of prices and stock", newImportAddress("PRICE_STOCK")],
    ["Import of manufacturers", newImportAddress("MANUFACTURERS")],
    ["Import of pickup points", newImportAddress("PICKUP_POINTS")],
    ["Import of products of collections", newImportAddress("COLLECTION_PRODUCTS")],
  ]);
});

test.each([
  [0, "The file is empty."],
  [20_000_001, "The file may have at most 20 MB."],
])("a file of %i bytes is not sent", async (size, text) => {
  const { sent } = await openPage();
  await choose(size);
  expect(screen.getByRole("alert").textContent).toBe(`brands.csv${text}`);
  expect(sent.map(({ name }) => name)).toEqual(["NewImportPageQuery"]);
});

test("what the gateway says of a file stands in its place, and another can be chosen", async () => {
  await openPage({
    uploadMutationsRequestMutation: () => ({
      requestUpload: {
        __typename: "RateLimitedError",
        __isError: "RateLimitedError",
        message: "Too many uploads",
        messageCode: null,
        messageParams: [],
      },
    }),
  });
  await choose(20_000_000);
  expect(screen.getByRole("alert").textContent).toContain("brands.csv");
  expect(screen.getByRole("button", { name: "Choose a file to import" })).toBeTruthy();
});

test("an unknown kind is not found", async () => {
  await openPage({}, "?kind=PLANETS");
  expect(screen.getByRole("heading", { level: 1, name: "We could not find this" })).toBeTruthy();
});

test("who may not import is told so", async () => {
  await openPage({ NewImportPageQuery: () => ({ viewer: { ...viewer, permissions: [] } }) });
  expect(screen.getByRole("heading", { level: 1, name: "This page is not for your account" })).toBeTruthy();
});

test("where the service reads no files the page says so", async () => {
  await openPage({
    NewImportPageQuery: () =>
      new PartOfAnswer({ viewer: { ...viewer, importFields: null } }, "viewer.importFields"),
  });
  expect(screen.getByText("The service behind this back office does not offer this.")).toBeTruthy();
});
