import type { Id } from "../http/wire.ts";
import { randomName } from "./randomName.ts";

// Complete forms with new names, as the documented console sends them (Document 1 §3, Document 2 §3).

export function level1Form(companyId: Id) {
  const level1_name = `Kitchen ${randomName()}`;
  return { level1_name, description: "All for the kitchen", level1_order_id: 1, company_po_id: companyId };
}

export function level2Form(level1: Id) {
  return { level1_id: level1, level2_name: `Storage ${randomName()}`, level2_order_id: 1 };
}

export function level3Form(level1: Id, level2: Id) {
  return { level1_id: level1, level2_id: level2, level3_name: `Jars ${randomName()}`, level3_order_id: 1 };
}

export function bannerForm(companyId: Id, level1: Id) {
  return {
    company_po_id: companyId,
    category1_id: level1,
    // Empty levels are sent as null (Document 1 §5).
    category2_id: null,
    category3_id: null,
    order_id: 1,
    banner_url: `${randomName()}.webp`,
    banner_slogan: `Grow ${randomName()}`,
    banner_button_text: "Shop now",
  };
}

export function collectionForm(companyId: Id) {
  return {
    collection_name: `Summer ${randomName()}`,
    collection_enable_select: "true",
    // An empty boolean value becomes false (Document 1 §3).
    collection_enable_display: "",
    company_po_id: companyId,
  };
}

export function sellerForm(companyId: Id) {
  const name = randomName();
  return {
    seller_type: 1,
    business_type: 1,
    business_name: `Location ${name}`,
    legal_name: `Location ${name} Private Limited`,
    registration_number: "REG-1001",
    registration_date: "2015-06-01",
    pan_number: "ABCDE1234F",
    tan_number: "ABCD12345E",
    gstin_number: "29ABCDE1234F1ZW",
    comm_percentage: "7.50",
    maximum_products: 500,
    addressline1: "4 Market Street",
    area_name: "Jayanagar",
    zip: "560041",
    stateshort: "KA",
    phone: "9812345678",
    office_email: `office-${name}@contract.test`,
    web_url: "https://contract.test",
    insta: "",
    linkedin: "",
    seller_countryshort: "IND",
    seller_country: "India",
    seller_statelong: "Karnataka",
    company_id: companyId,
    business_subdomain: name,
    admin_first_name: "Ravi",
    admin_last_name: "Kumar",
    admin_gender: 1,
    admin_dob: "1985-11-02",
    admin_title: "Manager",
    admin_phone: "9812345678",
    admin_email: `seller-${name}@contract.test`,
  };
}

export function manufacturerForm(companyId: Id, sellerId: Id) {
  return {
    manu_name: `Works ${randomName()}`,
    addressline1: "1 Mill Lane",
    addressline2: "",
    street_no: "1",
    street_name: "Mill Lane",
    area_name: "Peenya",
    region_name: "North",
    zip: "560058",
    stateshort: "KA",
    countryshort: "IND",
    country: "IND",
    seller_id: sellerId,
    company_id: companyId,
  };
}

export function variantForm(productId: Id) {
  return {
    prod_id: productId,
    short_name: "500 ml",
    long_name: `Jar of 500 ml ${randomName()}`,
    product_price: "129.50",
    default_price: "false",
    sku_seller: `SKU-${randomName()}`,
    gift_wrapping_enabled: "true",
    gift_wrapping_price: "30.00",
    display_order_id: 1,
    item_not_available: "false",
  };
}

/** The first step of the product wizard. */
export function productForm(companyId: Id, sellerId: Id, level1: Id) {
  return {
    company_id: companyId,
    seller_id: sellerId,
    category1_id: level1,
    // Empty levels are sent as null (Document 2 §5).
    category2_id: null,
    category3_id: null,
    prod_name: `Glass jar ${randomName()}`,
    prod_brand: null,
    prod_model: "J-500",
    prod_colour: "Clear",
    prod_pack: "1",
    manu_id: null,
    country_origin: "IND",
    prod_description: "<p>A jar of recycled glass</p>",
    prod_specifications: "<ul><li>500 ml</li></ul>",
    summary_image_url: `${randomName()}.webp`,
  };
}
