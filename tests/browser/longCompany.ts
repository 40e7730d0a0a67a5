import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { linkIn, newestMail } from "./mailbox.ts";
import type { Product } from "./product.ts";
import { callService } from "./restService.ts";

export const password = "Indigo-Kettle-77";

/** So many letters, which no other text has and which a line cannot be broken in. */
export function long(length: number): string {
  const start = randomUUID().replaceAll("-", "").slice(0, 10);
  return `Long${start}${"longwords".repeat(Math.ceil(length / 9))}`.slice(0, length);
}

export const longEmail = (): string =>
  `${long(64).toLowerCase()}@${"mail".repeat(14)}.${"mail".repeat(14)}.test`;

export const name = 120;
const line = 150;

export const address = () => ({
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

/** What makes records past the screens. */
export function recordMaker(product: Product) {
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
  return { post, add, letIn };
}

export type RecordMaker = ReturnType<typeof recordMaker>;

/** A company in the fourth step of its set-up, with a record in each of that step's lists. */
export async function addLongCompany({ post, add, letIn }: RecordMaker, product: Product) {
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
  await location(longEmail());
  return { company, email, ownerId, categories: { category1, category2, category3 }, brand, location };
}
