import { expect, test } from "vitest";
import { field } from "./testing/caller.ts";
import { onEveryEngine } from "./testing/engines.ts";
import { registration, sellerForm } from "./testing/registration.ts";

/** The same name as it is seen, in other characters. */
const disguises: readonly (readonly [what: string, disguise: (name: string) => string])[] = [
  ["case", (name) => name.toUpperCase()],
  [
    "full-width letters",
    (name) => name.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
  ],
  ["a joiner", (name) => `${name.slice(0, 2)}\u200D${name.slice(2)}`],
  ["a soft hyphen", (name) => `${name.slice(0, 2)}\u00AD${name.slice(2)}`],
  ["direction marks", (name) => `\u202A${name}\u200F`],
  ["spaces", (name) => `${name}\u3000`],
];

onEveryEngine((service) => {
  /** Letters that no other name has. */
  const fresh = () =>
    crypto
      .randomUUID()
      .replaceAll(/[^a-f0-9]/g, "")
      .replaceAll(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "");
  const post = (path: string, body: object) => service().call(`POST /v1/${path}`, body);
  let draft: unknown;
  const variant = async (sku_seller: string) => {
    draft ??= field(
      (
        await post("companySellerProdLoc/createSignup", {
          prod_name: "Carries variants",
          seller_id: 1,
          category1_id: 1,
        })
      ).body,
      "prod_id",
    );
    return post("companySellerProdVarient/onPage3", {
      prod_id: draft,
      short_name: "S",
      long_name: "Small",
      product_price: "99.50",
      display_order_id: 1,
      default_price: false,
      sku_seller,
    });
  };
  const product = async (sku_seller: string) => {
    const { body } = await post("companySellerProdLoc/createSignup", {
      prod_name: "Has a number",
      seller_id: 1,
      category1_id: 1,
    });
    return post("companySellerProdLoc/page3Signup", {
      prod_id: field(body, "prod_id"),
      product_price: "100",
      cgst: "9",
      sgst: "9",
      igst: "18",
      sku_seller,
    });
  };

  const nouns: readonly (readonly [
    noun: string,
    name: string,
    message: string,
    add: (name: string) => ReturnType<typeof post>,
  ])[] = [
    [
      "company",
      "business_name",
      "Business Name Already Exist",
      (business_name) => post("companyPO", { ...registration(fresh()), business_name }),
    ],
    [
      "location",
      "business_name",
      "Business Name Already Exist",
      (name) => post("companySeller", { ...sellerForm(fresh(), 1), business_name: name }),
    ],
    [
      "level 1 category",
      "level1_name",
      "A category with this name already exists",
      (level1_name) =>
        post("l1CategoryPO", { level1_name, description: "d", level1_order_id: 9, company_po_id: 1 }),
    ],
    [
      "level 2 category",
      "level2_name",
      "A category with this name already exists here",
      (level2_name) => post("l2CategoryPO", { level1_id: 1, level2_name, level2_order_id: 1 }),
    ],
    [
      "level 3 category",
      "level3_name",
      "A category with this name already exists here",
      (level3_name) => post("l3CategoryPO", { level1_id: 1, level2_id: 1, level3_name, level3_order_id: 1 }),
    ],
    [
      "collection",
      "collection_name",
      "Collection Name Already Exist",
      (collection_name) => post("companyCollection", { collection_name, company_po_id: 1 }),
    ],
    [
      "brand",
      "brand_name",
      "Brand Name Already Exist",
      (brand_name) => post("companyBrand", { brand_name, company_po_id: 1 }),
    ],
    [
      "manufacturer",
      "manu_name",
      "Manufacturer Name Already Exist",
      (manu_name) =>
        post("companySellerManu", { manu_name, countryshort: "IND", country: "India", seller_id: 1 }),
    ],
    [
      "vendor",
      "vendor_name",
      "Vendor Name Already Exist",
      (vendor_name) =>
        post("companyVendor", {
          vendor_name,
          phone: "8026634100",
          payment_terms: "net_30",
          company_po_id: 1,
        }),
    ],
    ["product", "sku_seller", "SKU Already Exist", product],
    ["variant", "sku_seller", "SKU Already Exist", variant],
  ];

  test.each(nouns)("a %s: who looks the same is the same", async (_noun, name, message, add) => {
    const taken = `n${fresh()}`;
    expect((await add(taken)).status).toBeLessThan(300);
    for (const [what, disguise] of disguises) {
      const { status, body } = await add(disguise(taken));
      expect({ what, status, body }).toMatchObject({
        what,
        status: 409,
        body: { fields: { [name]: message } },
      });
    }
    expect((await add(`${taken}s`)).status).toBeLessThan(300);
  });

  test.each(nouns)("a %s: of two at once exactly one wins", async (_noun, name, message, add) => {
    const wanted = `r${fresh()}`;
    const answers = await Promise.all([add(wanted), add(`\u202A${wanted.toUpperCase()}`)]);
    const lost = answers.filter(({ status }) => status >= 300);
    expect(lost).toHaveLength(1);
    expect(lost[0]).toMatchObject({ status: 409, body: { fields: { [name]: message } } });
  });

  test("a subdomain: of two at once exactly one wins", async () => {
    const business_subdomain = fresh();
    const answers = await Promise.all(
      [fresh(), fresh()].map((name) => post("companyPO", { ...registration(name), business_subdomain })),
    );
    const lost = answers.filter(({ status }) => status !== 201);
    expect(lost).toHaveLength(1);
    expect(lost[0]).toMatchObject({
      status: 409,
      body: { fields: { business_subdomain: "Business Subdomain Already Exist" } },
    });
  });

  test.each(["\u3164\u115F", "\u2800", "\u200D\uFE0F"])(
    "a name of which nothing is seen is none: %j",
    async (name) => {
      expect(await post("companyBrand", { brand_name: name, company_po_id: 1 })).toMatchObject({
        status: 400,
        body: { fields: { brand_name: "Brand Name is required" } },
      });
    },
  );

  test.each(["\u2800", "\u3164", "\uFFA0"])("a letter that looks like a space is one: %j", async (blank) => {
    const [first, second] = [fresh(), fresh()];
    await post("companyBrand", { brand_name: `${first} ${second}`, company_po_id: 1 });
    expect(
      await post("companyBrand", { brand_name: `${first}${blank}${second}`, company_po_id: 1 }),
    ).toMatchObject({ status: 409, body: { fields: { brand_name: "Brand Name Already Exist" } } });
  });

  test("a look-up finds who looks the same", async () => {
    const name = encodeURIComponent("\u202AＶer\u00ADdant ");
    expect((await service().call(`GET /v1/companyPO/BusinessName/${name}`)).body).toMatchObject([
      { business_name: "Verdant" },
    ]);
  });
});
