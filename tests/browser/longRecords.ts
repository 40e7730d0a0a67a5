import { randomUUID } from "node:crypto";
import { encodeNodeId } from "../../bff/src/graphql/nodeId.ts";
import { addLongCompany, address, long, longEmail, name, password, recordMaker } from "./longCompany.ts";
import type { Product } from "./product.ts";
import { callService } from "./restService.ts";
import { placeOrder, takeSteps } from "./placedOrder.ts";

/** A company whose every text is as long as the service allows, without a blank, and the people who sign in to see it. */
export interface LongCompany {
  readonly owner: { readonly email: string; readonly password: string };
  /** Of another company, which is in the fourth step of its set-up. */
  readonly newcomer: { readonly email: string; readonly password: string };
  readonly seller: { readonly email: string; readonly password: string };
  /** The product that has its four steps, with variants and a bundle. */
  readonly product: string;
  /** The location of the seller. */
  readonly location: string;
  /** An order of which one part waits, and one that was sent, with its invoice. */
  readonly order: { readonly waiting: string; readonly sent: string; readonly sentPart: string };
  /** Who each of them has long messages with. */
  readonly chatPerson: { readonly owner: string; readonly seller: string };
}

export async function makeLongCompany(product: Product): Promise<LongCompany> {
  const maker = recordMaker(product);
  const { post, add, letIn } = maker;
  const newcomer = await addLongCompany(maker, product);
  const { company, email, ownerId, categories, brand, location } = await addLongCompany(maker, product);
  await post("/v1/companyPO/page5", { company_po_id: company });
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

  const addProduct = async (price = "9999999999.99") => {
    const id = await add("/v1/companySellerProdLoc/createSignup", "prod_id", {
      prod_name: long(name),
      prod_brand: brand,
      prod_model: long(name),
      prod_colour: long(name),
      prod_pack: long(name),
      prod_description: `<p>${long(1000)}</p>`,
      prod_specifications: `<ul><li>${long(1000)}</li></ul>`,
      category1_id: categories.category1,
      category2_id: categories.category2,
      category3_id: categories.category3,
      manu_id: manufacturer,
      country_origin: "India",
      summary_image_url: "pot.png",
      seller_id: seller,
      company_id: company,
    });
    await post("/v1/companySellerProdImage", { images_url: "pot.png", order_id: 1, prod_id: id });
    const variant = await add("/v1/companySellerProdVarient/onPage3", "varient_id", {
      prod_id: id,
      short_name: long(name),
      long_name: long(name),
      product_price: price,
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
      product_price: price,
      cgst: "9",
      sgst: "9",
      igst: "18",
      hsn_code: "12345678",
      sku_seller: long(name),
    });
    return { id, variant };
  };
  const addOrder = (line: object) =>
    placeOrder(product, {
      company_po_id: company,
      order_channel: long(40),
      channel_reference: long(80),
      customer_name: long(name),
      customer_email: longEmail(),
      customer_legal_name: long(name),
      customer_gstin: "27AAPFU0939F1ZV",
      customer_note: long(1000),
      shipping_name: long(name),
      ...Object.fromEntries(Object.entries(address()).map(([field, value]) => [`shipping_${field}`, value])),
      shipping_stateshort: "MH",
      payment_method: "cod",
      delivery_charges: [{ seller_id: seller, amount: "99999.99" }],
      lines: [{ ...line, quantity: 100_000, gift_wrapping: true, gift_message: long(300) }],
    });
  const setStatus = (id: number, prod_status: string) =>
    callService(product, "PUT", `/v1/companySellerProdLoc/prod_status/${id}`, {
      prod_status,
      prod_status_reason: long(1000),
      prod_status_step: 1,
    });
  const { id: main } = await addProduct();
  const others: number[] = [];
  for (const status of ["pending", "enabled", "rectification", "disabled"]) {
    const { id } = await addProduct();
    others.push(id);
    if (status !== "pending") await setStatus(id, "pending");
    if (status === "disabled") await setStatus(id, "enabled");
    await setStatus(id, status);
  }
  const sold = await addProduct("9999.99");
  for (const status of ["pending", "enabled"]) await setStatus(sold.id, status);
  const line = { prod_id: sold.id, varient_id: sold.variant };
  const [waiting, sent] = [await addOrder(line), await addOrder(line)];
  await takeSteps(
    product,
    sent,
    { action: "pack", packages: 2, weight_grams: 1_000_000 },
    { action: "despatch", carrier_name: long(60), tracking_number: long(60) },
  );
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
    newcomer: { email: newcomer.email, password },
    seller: { email: sellerEmail, password },
    product: encodeNodeId("Product", String(main)),
    location: encodeNodeId("Seller", String(seller)),
    order: { waiting: waiting.orderId, sent: sent.orderId, sentPart: sent.nodeId },
    chatPerson: {
      owner: encodeNodeId("ChatPerson", `seller-${sellerUser}`),
      seller: encodeNodeId("ChatPerson", `owner-${ownerId}`),
    },
  };
}
