import { pino } from "pino";
import { beforeEach, expect, test } from "vitest";
import { RestError } from "../rest/error.ts";
import { catalogue } from "../../test/doubles/catalogue.ts";
import { createFakeRest, type FakeRest } from "../../test/doubles/fakeRest.ts";
import { createMemoryStorage, type MemoryStorage } from "../../test/doubles/memoryStorage.ts";
import { concernsStartData } from "./concerns.ts";
import { hasStartData } from "./nameInUse.ts";
import { publish, type PublishParts } from "./publish.ts";
import { openSqliteJobLock } from "./sqliteJobLock.ts";

let storage: MemoryStorage;
let rest: FakeRest;
let parts: PublishParts;

const company = {
  company_po_id: 1,
  business_name: "Verdant",
  business_subdomain: "Verdant",
  signup_page5_over: true,
  logo_upload: "logo.png",
  enquiry_email: "ask@verdant.test",
  office_email: "office@verdant.test",
  accounts_email: "accounts@verdant.test",
  pan_number: "ABCDE1234F",
  gstin_number: "29ABCDE1234F1Z5",
  admin_email: "owner@verdant.test",
  admin_dob: "1980-01-01",
  admin_phone: "9876543210",
  about_us_text: "<p>Green<script>steal()</script></p>",
  terms_conditions: "<p>Terms</p>",
  about_us_image_url: null,
};

function open(change: object = {}): void {
  const tables = catalogue(2);
  const table = tables["companyPO"];
  if (table === undefined) throw new Error("There is no company.");
  rest = createFakeRest({
    tables: { ...tables, companyPO: { ...table, rows: [{ ...company, ...change }, ...table.rows.slice(1)] } },
    reads: {
      "/v1/companyCollectionProduct/company_po_id/{id}": () => [
        { collection_id: 1, company_po_id: 1, prod_ids: [2, 1] },
      ],
    },
  });
  storage = createMemoryStorage();
  parts = {
    jobLock: openSqliteJobLock(":memory:"),
    rest: { bind: () => rest },
    storage,
    mediaBaseUrl: () => "https://shop.test/media/",
    log: pino({ level: "silent" }),
  };
}

async function publishCompany(id = "1"): Promise<string> {
  await parts.jobLock.note(id);
  return publish(parts, id);
}

const files = (): string[] => [...storage.initialData.objects.keys()];
const published = (): unknown =>
  JSON.parse(storage.initialData.objects.get("verdant.json")?.toString() ?? "null");

beforeEach(() => open());

test("the file has what customers may see of the company, its tree, its banners and its collections", async () => {
  expect(await publishCompany()).toBe("published");
  const category = (id: number) => ({
    id: String(id),
    name: `First ${id}`,
    order: id,
    description: "All of it",
    children: [
      {
        id: String(id),
        name: `Second ${id}`,
        order: 1,
        children: [{ id: String(id), name: `Third ${id}`, order: 1 }],
      },
    ],
  });
  const banner = (id: number) => ({
    id: String(id),
    slogan: `Slogan ${id}`,
    buttonText: "Shop",
    imageUrl: "https://shop.test/media/home-images/1/a%20b.webp",
    order: id,
    categoryPath: [String(id), String(id)],
    startDate: null,
    endDate: null,
  });
  expect(published()).toEqual({
    format: 1,
    company: {
      id: "1",
      name: "Verdant",
      subdomain: "verdant",
      logoUrl: "https://shop.test/media/home-images/1/logo.png",
      phone: null,
      email: "ask@verdant.test",
      websiteUrl: null,
      instagramUrl: null,
      linkedinUrl: null,
      aboutUs: "<p>Green</p>",
      aboutUsImageUrl: null,
      terms: "<p>Terms</p>",
    },
    categories: [category(1), category(2)],
    banners: [banner(1), banner(2)],
    // The second one is not shown on the storefront.
    collections: [{ id: "1", name: "Collection 1", productIds: ["2", "1"] }],
  });
  expect(files()).toEqual(["verdant.json"]);
});

test("seven reads, whatever the number of records", async () => {
  await publishCompany();
  expect(rest.summary().toSorted()).toEqual([
    "GET /v1/companyBanner/company_po_id/{id}",
    "GET /v1/companyCollection/company_po_id/{id}",
    "GET /v1/companyCollectionProduct/company_po_id/{id}",
    "GET /v1/companyPO",
    "GET /v1/l1CategoryPO/company_po_id/{id}",
    "GET /v1/l2CategoryPO/level1_id",
    "GET /v1/l3CategoryPO/level2_id",
  ]);
});

test("a company whose onboarding is not finished has no file, and is no longer due", async () => {
  open({ signup_page5_over: false });
  expect(await publishCompany()).toBe("nothing");
  expect(files()).toEqual([]);
  expect(await parts.jobLock.due()).toEqual([]);
});

test("a subdomain that cannot be a file's name is passed over", async () => {
  open({ business_subdomain: "../other" });
  expect(await publishCompany()).toBe("nothing");
  expect(files()).toEqual([]);
});

test("nothing is written when the service fails; the company stays due and is published later", async () => {
  const get = rest.get.bind(rest);
  rest.get = async (read) => {
    if (read.template.startsWith("/v1/companyBanner")) throw new RestError("unavailable", "down");
    return get(read);
  };
  await expect(publishCompany()).rejects.toThrow(RestError);
  expect(files()).toEqual([]);
  expect(await parts.jobLock.due()).toEqual(["1"]);
  rest.get = get;
  expect(await publish(parts, "1")).toBe("published");
  expect(await parts.jobLock.due()).toEqual([]);
});

test("a gateway whose lock has passed to another one writes nothing", async () => {
  parts = { ...parts, jobLock: { ...parts.jobLock, holds: async () => false } };
  expect(await publishCompany()).toBe("taken");
  expect(files()).toEqual([]);
});

test("a company that nobody has changed, or that another gateway has, is left alone", async () => {
  expect(await publish(parts, "1")).toBe("nothing");
  await parts.jobLock.note("1");
  await parts.jobLock.take("1");
  expect(await publish(parts, "1")).toBe("taken");
  expect(rest.calls).toEqual([]);
});

test("a published name is in use; a storage that cannot say so does not make it so (decision D-33)", async () => {
  await publishCompany();
  expect(await hasStartData(parts, "VERDANT")).toBe(true);
  expect(await hasStartData(parts, "sprig")).toBe(false);
  expect(await hasStartData(parts, "../verdant")).toBe(false);
  const broken = { ...storage.initialData, read: () => Promise.reject(new Error("down")) };
  expect(await hasStartData({ ...parts, storage: { initialData: broken } }, "verdant")).toBe(false);
});

test("a service that has no products of collections says nothing of them", async () => {
  const get = rest.get.bind(rest);
  rest.get = async (read) => {
    if (read.template.startsWith("/v1/companyCollectionProduct")) throw new RestError("not-found", "none");
    return get(read);
  };
  expect(await publishCompany()).toBe("published");
  expect(published()).toMatchObject({ collections: [{ id: "1", name: "Collection 1", productIds: null }] });
});

test.each([
  ["/v1/companyPO/{id}", true],
  ["/v1/companyPO/page5", true],
  ["/v1/l1CategoryPO", true],
  ["/v1/l3CategoryPO/{id}/position", true],
  ["/v1/companyBanner/{id}", true],
  ["/v1/companyCollection", true],
  ["/v1/companyPO/changepassword", false],
  ["/v1/companyPO/activation", false],
  ["/v1/companyBrand", false],
  ["/v1/companySellerProdLoc", false],
  ["/v1/companySellerProdLoc/{id}", false],
  ["/v1/companySellerProdLoc/prod_status/{id}", true],
  ["/v1/companyCollectionProduct", true],
  ["/v1/companyCollectionProduct/removal", true],
  ["/v1/companyCollectionPage", false],
  ["/signin", false],
])("a write to %s concerns storefronts: %s", (template, concerns) => {
  expect(concernsStartData({ method: "PUT", template })).toBe(concerns);
});

test("a product that goes leaves its collections", () => {
  expect(concernsStartData({ method: "DELETE", template: "/v1/companySellerProdLoc/{id}" })).toBe(true);
});
