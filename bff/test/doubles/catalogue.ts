import type { FakeTable } from "./fakeList.ts";

function table(
  key: string,
  rows: readonly object[],
  parents: Readonly<Record<string, string>>,
  ...search: string[]
): FakeTable {
  return { key, rows, parents: { company_po_id: "company_po_id", ...parents }, search };
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** Company 2's records have ids from 9001 on. */
export const foreignId = 9001;

/**
 * A catalogue of company 1 with so many products, each with its own brand and its own path of categories, so that
 * nothing is saved by chance, and one record of each kind of company 2. Location 1 has the odd products.
 */
export function catalogue(productCount: number): Record<string, FakeTable> {
  const ids = numbers(productCount);
  const foreign = { company_po_id: 2 };
  const own = { company_po_id: 1 };
  return {
    companyPO: table("company_po_id", [company(1, "Verdant"), company(2, "Fernway")], {}),
    companySeller: table(
      "seller_id",
      [
        { ...own, seller_id: 1, business_name: "Indiranagar", seller_type: 2, comm_percentage: "7.5" },
        { ...own, seller_id: 2, business_name: "Pune", seller_type: "0", comm_percentage: 5 },
        { ...foreign, seller_id: foreignId, business_name: "Shimla", seller_type: 1 },
      ],
      {},
      "business_name",
      "legal_name",
      "area_name",
    ),
    companyBrand: table(
      "brand_id",
      [
        ...ids.map((id) => ({ ...own, brand_id: id, brand_name: `Brand ${id}`, products_count: id % 2 })),
        { ...foreign, brand_id: foreignId, brand_name: "Theirs" },
      ],
      {},
      "brand_name",
    ),
    companySellerManu: table(
      "manu_id",
      [
        ...ids.map((id) => manufacturer(id, { ...own, seller_id: id % 2 === 1 ? 1 : 2 })),
        manufacturer(foreignId, { ...foreign, seller_id: foreignId }),
      ],
      { seller_id: "seller_id" },
      "manu_name",
    ),
    companyBanner: table(
      "banner_id",
      [...ids.map((id) => banner(id, own, id)), banner(foreignId, foreign, foreignId)],
      {},
      "banner_slogan",
    ),
    companyCollection: table(
      "collection_id",
      [...ids.map((id) => collection(id, own)), collection(foreignId, foreign)],
      {},
      "collection_name",
    ),
    l1CategoryPO: table(
      "level1_id",
      [...ids.map((id) => level1(id, own)), level1(foreignId, foreign)],
      {},
      "level1_name",
    ),
    l2CategoryPO: table(
      "level2_id",
      [...ids.map((id) => level2(id, own)), level2(foreignId, foreign)],
      { level1_id: "level1_id" },
      "level2_name",
    ),
    l3CategoryPO: table(
      "level3_id",
      [...ids.map((id) => level3(id, own)), level3(foreignId, foreign)],
      { level2_id: "level2_id" },
      "level3_name",
    ),
    companySellerProdLoc: table(
      "prod_id",
      [
        ...ids.map((id) => product(id, { ...own, seller_id: id % 2 === 1 ? 1 : 2 })),
        product(foreignId, { ...foreign, seller_id: foreignId }),
      ],
      { seller_id: "seller_id" },
      "prod_name",
      "sku_seller",
      "prod_model",
    ),
    companyCollectionProduct: table(
      "prod_id",
      ids.map((id) => ({
        ...product(id, { ...own, seller_id: id % 2 === 1 ? 1 : 2 }),
        ...collection(1, own),
        order_id: productCount - id,
      })),
      { collection_id: "collection_id", prod_id: "prod_id" },
      "prod_name",
    ),
    companySellerProdImage: table(
      "image_id",
      [...ids, foreignId].flatMap((id) => {
        const owned =
          id === foreignId
            ? { ...foreign, seller_id: foreignId }
            : { ...own, seller_id: id % 2 === 1 ? 1 : 2 };
        return [1, 2].map((order) => image(id * 10 + order, id, owned, order));
      }),
      { prod_id: "prod_id" },
    ),
    companySellerProdVarient: table(
      "varient_id",
      [...ids, foreignId].flatMap((id) => {
        const owned =
          id === foreignId
            ? { ...foreign, seller_id: foreignId }
            : { ...own, seller_id: id % 2 === 1 ? 1 : 2 };
        return [variant(id * 10, id, owned, 1), variant(id * 10 + 1, id, owned, 2)];
      }),
      { AllowVarient: "prod_id", varient_id: "varient_id" },
    ),
    companySellerProdBundle: table(
      "id",
      [
        ...ids.map((id) => ({
          ...own,
          seller_id: id % 2 === 1 ? 1 : 2,
          id: 5000 + id,
          prod_id: id,
          bundle_id: id > 2 ? id - 2 : id,
          bundle_offer_percentage: "10",
          order_id: 1,
        })),
        {
          ...foreign,
          seller_id: foreignId,
          id: 5000 + foreignId,
          prod_id: foreignId,
          bundle_id: foreignId,
          bundle_offer_percentage: "10",
          order_id: 1,
        },
      ],
      { prod_id: "prod_id" },
    ),
  };
}

function company(id: number, name: string): object {
  return {
    company_po_id: id,
    business_name: name,
    business_subdomain: name.toLowerCase(),
    business_type: "4",
    logo_upload: "logo.png",
  };
}

function manufacturer(id: number, owned: object): object {
  return {
    ...owned,
    manu_id: id,
    manu_name: `Manufacturer ${id}`,
    area_name: "Moradabad",
    zip: "244001",
    stateshort: "UP",
    countryshort: "IND",
    country: "India",
    products_count: id % 2,
    created_at: "2026-01-02T03:04:05.000Z",
  };
}

function banner(id: number, owned: object, category: number): object {
  return {
    ...owned,
    banner_id: id,
    banner_slogan: `Slogan ${id}`,
    banner_button_text: "Shop",
    banner_url: "a b.webp",
    order_id: id,
    category1_id: category,
    category2_id: category,
    category3_id: null,
  };
}

function collection(id: number, owned: object): object {
  return {
    ...owned,
    collection_id: id,
    collection_name: `Collection ${id}`,
    // Flags as services send them (decision D-09).
    collection_enable_select: id % 2 === 1 ? "true" : "",
    collection_enable_display: id % 2,
  };
}

function level1(id: number, owned: object): object {
  return {
    ...owned,
    level1_id: id,
    level1_name: `First ${id}`,
    description: "All of it",
    level1_order_id: id,
    children_count: 1,
    products_count: 1,
  };
}

function level2(id: number, owned: object): object {
  return {
    ...owned,
    level2_id: id,
    level1_id: id,
    level2_name: `Second ${id}`,
    level2_order_id: 1,
    children_count: 1,
    products_count: 1,
  };
}

function level3(id: number, owned: object): object {
  return {
    ...owned,
    level3_id: id,
    level1_id: id,
    level2_id: id,
    level3_name: `Third ${id}`,
    level3_order_id: 1,
    products_count: 1,
  };
}

function product(id: number, owned: object): object {
  return {
    ...owned,
    prod_id: id,
    prod_name: `Product ${String(id).padStart(4, "0")}`,
    prod_status: "enabled",
    prod_brand: id,
    category1_id: id,
    category2_id: id,
    category3_id: id,
    prod_varient_enabled: true,
    prod_description: '<p onclick="steal()">Good<script>steal()</script></p>',
    summary_image_url: `Uploads/${id}/photo.webp`,
    created_at: "2026-01-02T03:04:05.000Z",
    updated_at: "2026-01-02T03:04:05.000Z",
  };
}

function image(id: number, productId: number, owned: object, order: number): object {
  return {
    ...owned,
    image_id: id,
    prod_id: productId,
    images_url: `Uploads/${productId}/image-${order}.webp`,
    order_id: order,
  };
}

function variant(id: number, productId: number, owned: object, order: number): object {
  return {
    ...owned,
    varient_id: id,
    prod_id: productId,
    short_name: `Size ${order}`,
    long_name: `Size number ${order}`,
    product_price: `${order}00.50`,
    default_price: order === 1,
    sku_seller: null,
    gift_wrapping_enabled: false,
    gift_wrapping_price: "0.00",
    display_order_id: order,
    closed: false,
    closed_reason: null,
    item_not_available: false,
  };
}
