import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { encodeNodeId } from "../../bff/src/graphql/nodeId.ts";
import { linkIn, newestMail } from "./mailbox.ts";
import type { Product } from "./product.ts";
import { callService } from "./restService.ts";

/** A company whose every text is as long as the service allows, without a blank, and the people who sign in to see it. */
export interface LongCompany {
  readonly owner: { readonly email: string; readonly password: string };
  readonly seller: { readonly email: string; readonly password: string };
  /** The product that has its four steps, with variants and a bundle. */
  readonly product: string;
  /** Who each of them has long messages with. */
  readonly chatPerson: { readonly owner: string; readonly seller: string };
}

const password = "Indigo-Kettle-77";

/** So many letters, which no other text has and which a line cannot be broken in. */
function long(length: number): string {
  const start = randomUUID().replaceAll("-", "").slice(0, 10);
  return `Long${start}${"longwords".repeat(Math.ceil(length / 9))}`.slice(0, length);
}

const longEmail = (): string => `${long(64).toLowerCase()}@${"mail".repeat(14)}.${"mail".repeat(14)}.test`;

const name = 120;
const line = 150;

const address = () => ({
  addressline1: long(line),
  addressline2: long(line),
  street_no: long(line),
  street_name: long(line),
  area_name: long(line),
  region_name: long(line),
  zip: "560038",
  stateshort: "KA",
});

const administrator = (email: string) => ({
  admin_first_name: long(name),
  admin_last_name: long(name),
  admin_gender: 2,
  admin_dob: "1990-02-14",
  admin_title: long(60),
  admin_phone: "9876543210",
  admin_email: email,
});

const links = () => ({
  web_url: `https://long.test/${long(230)}`,
  insta: `https://long.test/${long(230)}`,
  linkedin: `https://long.test/${long(230)}`,
});

export async function makeLongCompany(product: Product): Promise<LongCompany> {
  const post = (path: string, body: object) => callService(product, "POST", path, body);
  /** Makes a record and answers with its id. */
  const add = async (path: string, key: string, body: object): Promise<number> => {
    const response = await post(path, body);
    const [record] = v.parse(v.array(v.record(v.string(), v.unknown())), [response].flat());
    return v.parse(v.number(), record?.[key]);
  };
  /** Follows the mail's link past the screens and puts the person's own password in the place of the first one. */
  const letIn = async (kind: "PO" | "Seller", email: string): Promise<number> => {
    const { text } = await newestMail(product, email);
    const link = new URL(linkIn(text));
    const given = new URLSearchParams(link.hash.split("?")[1]);
    await post(`/v1/company${kind}/activation`, {
      activation: given.get("activation"),
      iv: given.get(kind === "PO" ? "a" : "b"),
    });
    const key = kind === "PO" ? "user_po_id" : "user_seller_id";
    const first = /first password: (\S+)/.exec(text)?.[1] ?? "";
    const id = await add("/signin", key, { email, pw: first });
    await post(`/v1/company${kind}/changepassword`, {
      [key]: id,
      pw: password,
      cpw: password,
      old_pw: first,
    });
    return id;
  };

  const email = longEmail();
  const company = await add("/v1/companyPO", "company_po_id", {
    business_type: 4,
    business_vertical_name: long(name),
    business_vertical_description: long(1000),
    business_name: long(name),
    business_subdomain: long(63).replaceAll(/\d/g, "x").toLowerCase(),
    legal_name: long(name),
    ...address(),
    ...administrator(email),
    billing_name: long(name),
  });
  const ownerId = await letIn("PO", email);
  await post("/v1/companyPO/page2", {
    id: company,
    logo_upload: "logo.png",
    registration_number: long(name),
    pan_number: "AAGCB7383J",
    phone: "08041234567",
    office_email: longEmail(),
    accounts_email: longEmail(),
    enquiry_email: longEmail(),
    ...links(),
    billing_name: long(name),
    gstin_number: "29AAGCB7383J1Z4",
    billing_addressline1: long(line),
    billing_addressline2: long(line),
    billing_street_no: long(line),
    billing_street_name: long(line),
    billing_area: long(line),
    billing_region: long(line),
    billing_zip: "560038",
    billing_stateshort: "KA",
  });
  await post("/v1/companyPO/page3", {
    id: company,
    about_us_text: `<p>${long(1000)}</p>`,
    terms_conditions: `<p>${long(1000)}</p><ul><li>${long(1000)}</li></ul>`,
  });
  await callService(product, "PUT", `/v1/companyBank/company_po_id/${company}`, {
    account_holder: long(name),
    bank_name: long(name),
    branch_name: long(name),
    account_number: "123456789012345678",
    ifsc: "HDFC0001234",
    account_type: "CURRENT",
  });

  const category1 = await add("/v1/l1CategoryPO", "level1_id", {
    level1_name: long(name),
    description: long(1000),
    level1_order_id: 1_000_000,
    company_po_id: company,
  });
  const category2 = await add("/v1/l2CategoryPO", "level2_id", {
    level1_id: category1,
    level2_name: long(name),
    level2_order_id: 1,
  });
  const category3 = await add("/v1/l3CategoryPO", "level3_id", {
    level1_id: category1,
    level2_id: category2,
    level3_name: long(name),
    level3_order_id: 1,
  });
  await post("/v1/companyPO/page5", { company_po_id: company });
  await post("/v1/companyBanner", {
    category1_id: category1,
    category2_id: category2,
    category3_id: category3,
    order_id: 1,
    banner_url: "banner.png",
    banner_slogan: long(name),
    banner_button_text: long(name),
    company_po_id: company,
  });
  await post("/v1/companyCollection", { collection_name: long(name), company_po_id: company });
  const brand = await add("/v1/companyBrand", "brand_id", { brand_name: long(name), company_po_id: company });

  const location = async (administratorEmail: string): Promise<number> =>
    add("/v1/companySeller", "seller_id", {
      seller_type: 1,
      business_type: 4,
      business_name: long(name),
      business_subdomain: long(63).replaceAll(/\d/g, "x").toLowerCase(),
      legal_name: long(name),
      registration_number: long(name),
      gstin_number: "29AAGCB7383J1Z4",
      ...address(),
      phone: "9876543210",
      office_email: longEmail(),
      ...links(),
      ...administrator(administratorEmail),
      company_po_id: company,
    });
  const sellerEmail = longEmail();
  const seller = await location(sellerEmail);
  const sellerUser = await letIn("Seller", sellerEmail);
  const suspended = await location(longEmail());
  await post(`/v1/companySeller/${suspended}/suspension`, { suspended_reason: long(1000) });
  const manufacturer = await add("/v1/companySellerManu", "manu_id", {
    manu_name: long(name),
    ...address(),
    countryshort: "IND",
    seller_id: seller,
  });

  const addProduct = async (): Promise<number> => {
    const id = await add("/v1/companySellerProdLoc/createSignup", "prod_id", {
      prod_name: long(name),
      prod_brand: brand,
      prod_model: long(name),
      prod_colour: long(name),
      prod_pack: long(name),
      prod_description: `<p>${long(1000)}</p>`,
      prod_specifications: `<ul><li>${long(1000)}</li></ul>`,
      category1_id: category1,
      category2_id: category2,
      category3_id: category3,
      manu_id: manufacturer,
      country_origin: "India",
      summary_image_url: "pot.png",
      seller_id: seller,
      company_id: company,
    });
    await post("/v1/companySellerProdImage", { images_url: "pot.png", order_id: 1, prod_id: id });
    await post("/v1/companySellerProdVarient/onPage3", {
      prod_id: id,
      short_name: long(name),
      long_name: long(name),
      product_price: "9999999999.99",
      display_order_id: 1_000_000,
      default_price: true,
      sku_seller: long(name),
      gift_wrapping_enabled: true,
      gift_wrapping_price: "100000",
    });
    await post("/v1/companySellerProdLoc/page3Signup", {
      prod_id: id,
      company_po_id: company,
      seller_id: seller,
      prod_varient_enabled: true,
      product_price: "9999999999.99",
      cgst: "9",
      sgst: "9",
      igst: "18",
      hsn_code: "12345678",
      sku_seller: long(name),
    });
    return id;
  };
  const setStatus = (id: number, prod_status: string) =>
    callService(product, "PUT", `/v1/companySellerProdLoc/prod_status/${id}`, {
      prod_status,
      prod_status_reason: long(1000),
      prod_status_step: 1,
    });
  const main = await addProduct();
  const others: number[] = [];
  for (const status of ["pending", "enabled", "rectification", "disabled"]) {
    const id = await addProduct();
    others.push(id);
    if (status !== "pending") await setStatus(id, "pending");
    if (status === "disabled") await setStatus(id, "enabled");
    await setStatus(id, status);
  }
  const closed = await add("/v1/companySellerProdVarient/onPage3", "varient_id", {
    prod_id: main,
    short_name: long(name),
    long_name: long(name),
    product_price: "9999999999.99",
    display_order_id: 2,
  });
  await post("/v1/companySellerProdVarient/varientClosed", {
    varient_id: closed,
    closed: true,
    closed_reason: long(1000),
  });
  await post("/v1/companySellerProdBundle", {
    prod_id: main,
    bundle_id: others[1],
    bundle_offer_percentage: "10",
    order_id: 1,
  });
  await post("/v1/companySellerProdLoc/page4SignUp", {
    prod_id: main,
    company_po_id: company,
    seller_id: seller,
    discount_percentage: "20",
    enable_special_offer: true,
    special_offer_percentage: "20",
    special_offer_start_date: new Date(Date.now() + 172_800_000).toISOString().slice(0, 10),
    special_offer_infinite: true,
    enable_bundle_discounts: true,
    enable_volume_discounts: true,
    ...Object.fromEntries(
      [1, 2, 3, 4].flatMap((slab) => [
        [`slab${slab}_gte`, 999_990 + slab],
        [`slab${slab}_disc_percentage`, `${slab}.25`],
      ]),
    ),
  });
  await post("/v1/chatMessage", {
    company_po_id: company,
    user_seller_id: sellerUser,
    person_id: `owner-${ownerId}`,
    message_text: long(1000),
  });
  await post("/v1/chatMessage", {
    company_po_id: company,
    user_po_id: ownerId,
    person_id: `seller-${sellerUser}`,
    message_text: long(1000),
  });
  await post("/v1/apiToken", {
    company_po_id: company,
    user_po_id: ownerId,
    token_name: long(name),
    token_prefix: "bo_1234567890",
    token_hash: randomUUID().replaceAll("-", "").repeat(2),
    permissions: ["PRODUCT_UPDATE"],
    expires_at: "2036-01-01T00:00:00Z",
  });
  return {
    owner: { email, password },
    seller: { email: sellerEmail, password },
    product: encodeNodeId("Product", String(main)),
    chatPerson: {
      owner: encodeNodeId("ChatPerson", `seller-${sellerUser}`),
      seller: encodeNodeId("ChatPerson", `owner-${ownerId}`),
    },
  };
}
