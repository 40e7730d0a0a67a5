import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { modes, titleOf } from "./modes.ts";
import { encodeNodeId } from "../../src/graphql/nodeId.ts";
import { activate, changePassword, ownPassword, registration, sellerEmail } from "./people.ts";
import { startWalk, type Walk } from "./walker.ts";

const category = v.object({ category: v.object({ id: v.string() }) });
const company =
  "company { name phone officeEmail logoUrl aboutUs terms billingAddress { area provinceCode } }";
const address = {
  addressline1: "4th floor",
  addressline2: "",
  street_no: "12",
  street_name: "Church Street",
  area_name: "Ashok Nagar",
  region_name: "",
  zip: "560001",
  stateshort: "KA",
  statelong: "Karnataka",
  country: "India",
  countryshort: "IND",
};

describe.each(modes.map((mode) => [titleOf(mode), mode] as const))("a service with %s", (_title, mode) => {
  let walk: Walk;
  beforeAll(async () => {
    walk = await startWalk(mode);
  });
  beforeEach(() => void walk.written());
  afterAll(() => walk.close());

  test("registers a company", async () => {
    await walk.change("registerCompany", registration, "email");
    expect(walk.written()).toEqual([
      [
        "POST /v1/companyPO",
        {
          business_type: 4,
          business_vertical_name: "Green homes",
          business_vertical_description: "Things for a house that wastes nothing.",
          business_name: "Sprig & Stone",
          business_subdomain: "sprigstone",
          legal_name: "Sprig and Stone Private Limited",
          ...address,
          admin_first_name: "Asha",
          admin_last_name: "Rao",
          admin_title: "Director",
          admin_gender: 2,
          admin_dob: "1990-04-02",
          admin_phone: "9876543210",
          admin_email: "asha@sprig.test",
          billing_name: "Sprig & Stone",
          billing_country: "India",
          billing_countryshort: "IND",
          start_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        },
      ],
    ]);
  });

  test("activates the account and changes the first password", async () => {
    const change = { viewer: { kind: "OWNER", nextStep: "CHANGE_PASSWORD" } };
    expect(await activate(walk, "OWNER", registration.email)).toEqual(change);
    expect(await changePassword(walk)).toEqual({ viewer: { nextStep: "SIGNUP_STEP_2" } });
    const [activation, password] = walk.written();
    expect(activation).toEqual([
      "POST /v1/companyPO/activation",
      { activation: expect.any(String), iv: expect.any(String) },
    ]);
    expect(password).toEqual([
      "POST /v1/companyPO/changepassword",
      {
        pw: ownPassword,
        cpw: ownPassword,
        pw_changed: true,
        pw_changed_date: expect.stringMatching(/^\d{4}-.*Z$/),
        user_po_id: 1,
      },
    ]);
  });

  test("saves the second and third step of the set-up", async () => {
    const logoUploadId = await walk.picture("COMPANY_LOGO");
    const billingAddress = { area: "Indiranagar", postalCode: "560038", provinceCode: "KA" };
    const information = {
      phone: "08041234567",
      officeEmail: "office@sprig.test",
      logoUploadId,
      billingAddress,
    };
    expect(await walk.change("saveCompanyInformation", information, company)).toMatchObject({
      company: { phone: "08041234567", billingAddress: { area: "Indiranagar", provinceCode: "KA" } },
    });
    const texts = { aboutUs: "<p>We grow.</p>", terms: "<p>Pay in 30 days.</p>" };
    expect(await walk.change("saveAboutUs", texts, company)).toMatchObject({ company: texts });
    const [page2, page3] = walk.written();
    expect(page2).toEqual([
      "POST /v1/companyPO/page2",
      expect.objectContaining({
        id: 1,
        phone: "08041234567",
        office_email: "office@sprig.test",
        logo_upload: expect.stringMatching(/^logo-[\da-f-]{36}\.png$/),
        password_renewal_days: 90,
        billing_area: "Indiranagar",
        billing_zip: "560038",
        billing_stateshort: "KA",
        billing_countryshort: "IND",
        billing_country: "India",
      }),
    ]);
    expect(page3).toEqual([
      "POST /v1/companyPO/page3",
      {
        id: 1,
        about_us_text: texts.aboutUs,
        about_us_image_url: expect.toBeOneOf([null, ""]),
        terms_conditions: texts.terms,
      },
    ]);
    expect(await walk.read("{ viewer { nextStep } }")).toEqual({ viewer: { nextStep: "SIGNUP_STEP_4" } });
  });

  test("shows the fourth step, with the location that came with the company", async () => {
    const lists = "categories(level: 1) { totalCount } banners { totalCount } collections { totalCount }";
    const none = { totalCount: 0 };
    expect(await walk.read(`{ viewer { offeredAreas ${lists} sellers { nodes { name } } } }`)).toEqual({
      viewer: {
        offeredAreas: ["LOCATIONS"],
        categories: none,
        banners: none,
        collections: none,
        sellers: { nodes: [{ name: "Sprig & Stone" }] },
      },
    });
  });

  test("invites the administrator of that location", async () => {
    const administrator = {
      firstName: "Ravi",
      title: "Manager",
      gender: "MALE",
      dateOfBirth: "1985-11-02",
      phone: "9812345678",
      email: sellerEmail,
    };
    const edit = { id: encodeNodeId("Seller", "1"), administrator, legalName: "", websiteUrl: null };
    expect(
      await walk.change("editSeller", edit, "seller { name administrator { firstName email } }"),
    ).toEqual({
      seller: { name: "Sprig & Stone", administrator: { firstName: "Ravi", email: sellerEmail } },
    });
    expect(walk.written()).toEqual([
      [
        "PUT /v1/companySeller/1",
        {
          admin_first_name: "Ravi",
          admin_title: "Manager",
          admin_gender: 1,
          admin_dob: "1985-11-02",
          admin_phone: "9812345678",
          admin_email: sellerEmail,
        },
      ],
    ]);
    expect(walk.service.mails[0]?.to).toBe(sellerEmail);
  });

  test("adds categories of all levels", async () => {
    const add = async (input: object) =>
      v.parse(category, await walk.change("addCategory", input, "category { id }"));
    const level1 = await add({ level: 1, name: "Kitchen", order: 1, description: "All for it" });
    const level2 = await add({ level: 2, name: "Storage", order: 1, parentId: level1.category.id });
    await add({ level: 3, name: "Jars", order: 1, parentId: level2.category.id });
    expect(walk.written()).toEqual([
      [
        "POST /v1/l1CategoryPO",
        { level1_name: "Kitchen", level1_order_id: 1, description: "All for it", company_po_id: 1 },
      ],
      ["POST /v1/l2CategoryPO", { level1_id: 1, level2_name: "Storage", level2_order_id: 1 }],
      ["POST /v1/companyPO/page8", { company_po_id: 1 }],
      ["POST /v1/l3CategoryPO", { level1_id: 1, level2_id: 1, level3_name: "Jars", level3_order_id: 1 }],
      ["POST /v1/companyPO/page9", { company_po_id: 1 }],
    ]);
  });

  test("adds a banner, a collection and a brand", async () => {
    const found = await walk.read("{ viewer { categories(level: 1) { nodes { id } } } }");
    const lists = v.object({
      viewer: v.object({ categories: v.object({ nodes: v.array(v.object({ id: v.string() })) }) }),
    });
    const categoryId = v.parse(lists, found).viewer.categories.nodes[0]?.id;
    const imageUploadId = await walk.picture("BANNER_IMAGE");
    const banner = { categoryId, slogan: "Grow", buttonText: "Shop now", order: 1, imageUploadId };
    expect(await walk.change("addBanner", banner, "banner { slogan order }")).toEqual({
      banner: { slogan: "Grow", order: 1 },
    });
    const collection = { name: "Summer", isSelectable: true };
    expect(
      await walk.change("addCollection", collection, "collection { name isSelectable isDisplayed }"),
    ).toEqual({ collection: { name: "Summer", isSelectable: true, isDisplayed: false } });
    expect(await walk.change("addBrand", { name: "Leaf" }, "brand { name }")).toEqual({
      brand: { name: "Leaf" },
    });
    expect(walk.written()).toEqual([
      [
        "POST /v1/companyBanner",
        {
          company_po_id: 1,
          category1_id: 1,
          category2_id: null,
          category3_id: null,
          order_id: 1,
          banner_url: expect.stringMatching(/^[\da-f-]{36}\.png$/),
          banner_slogan: "Grow",
          banner_button_text: "Shop now",
        },
      ],
      [
        "POST /v1/companyCollection",
        {
          company_po_id: 1,
          collection_name: "Summer",
          collection_enable_select: true,
          collection_enable_display: false,
        },
      ],
      ["POST /v1/companyPO/page11", { company_po_id: 1 }],
      ["POST /v1/companyBrand", { company_po_id: 1, brand_name: "Leaf" }],
    ]);
  });

  test.each(["status", "200 with an error"] as const)(
    "passes on that a name is taken, told by %s",
    async (refusals) => {
      const taken = { message: "Already Exist" };
      walk.service.behaviour.refusals = refusals;
      expect(await walk.refused("addBrand", { name: "Leaf" })).toMatchObject(taken);
      expect(await walk.refused("addCollection", { name: "Summer" })).toMatchObject(taken);
      walk.service.behaviour.refusals = "status";
      expect(await walk.read("{ viewer { brands { totalCount } collections { totalCount } } }")).toEqual({
        viewer: { brands: { totalCount: 1 }, collections: { totalCount: 1 } },
      });
    },
  );

  test("finishes the set-up for good, and lists what there is", async () => {
    const home = { viewer: { nextStep: "HOME" } };
    expect(await walk.change("finishSignUp", null, "viewer { nextStep }")).toEqual(home);
    expect(walk.written()).toEqual([["POST /v1/companyPO/page5", { company_po_id: 1 }]]);
    expect(await walk.read("{ viewer { nextStep } }")).toEqual(home);
    walk.leave();
    const credential = { email: registration.email, password: ownPassword };
    expect(await walk.change("signIn", credential, "viewer { nextStep }")).toEqual(home);
    const names = "totalCount nodes { name }";
    expect(
      await walk.read(`{ viewer {
        level1: categories(level: 1) { ${names} } level2: categories(level: 2) { ${names} }
        level3: categories(level: 3) { ${names} } brands { ${names} } collections { ${names} }
        banners { totalCount nodes { slogan category { name } } }
      } }`),
    ).toEqual({
      viewer: {
        level1: { totalCount: 1, nodes: [{ name: "Kitchen" }] },
        level2: { totalCount: 1, nodes: [{ name: "Storage" }] },
        level3: { totalCount: 1, nodes: [{ name: "Jars" }] },
        brands: { totalCount: 1, nodes: [{ name: "Leaf" }] },
        collections: { totalCount: 1, nodes: [{ name: "Summer" }] },
        banners: { totalCount: 1, nodes: [{ slogan: "Grow", category: { name: "Kitchen" } }] },
      },
    });
  });

  test("is sent nothing that no document has", () => {
    expect(walk.unknownFields()).toEqual([]);
  });
});
