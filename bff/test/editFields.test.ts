import { getNamedType, isInputObjectType, isObjectType, isUnionType } from "graphql";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { schema } from "../src/schema.ts";
import type { UploadPurpose } from "../src/upload/purpose.ts";
import { sampleJpeg } from "./doubles/sampleImages.ts";
import { demoPassword, startBackOffice, type BackOffice, type Caller } from "./harness/backOffice.ts";
import { sendPicture } from "./harness/sendPicture.ts";
import { listDocument, type Lists, ownProducts, rows, viewerLists } from "./harness/viewerLists.ts";

// Every field of every edit, through the real gateway to the real service: what is given must reach the record, and
// the record's version must tell.

/** How one edit is tried. */
interface Edit {
  /** What the input needs at the least; the record is made so before each change. */
  readonly base: object;
  /** For each field, what is given beside the base: at first, and then. */
  readonly changes: Readonly<Record<string, readonly [before: object, after: object]>>;
}

/** Fields that say what an edit is about, or prove that one may; they are not kept. */
const aboutTheEdit = new Set(["id", "version", "password", "numberAgain"]);

const mutations = schema.getMutationType()?.getFields() ?? {};
const names = Object.keys(mutations).filter((name) => /^(edit|save)[A-Z]/.test(name));

/** The fields of an edit's input that belong to the record. */
function fieldsOf(name: string): string[] {
  const type = mutations[name]?.args[0]?.type;
  const input = type === undefined ? undefined : getNamedType(type);
  return isInputObjectType(input)
    ? Object.keys(input.getFields()).filter((field) => !aboutTheEdit.has(field))
    : [];
}

/** Sends an edit and asks for the version of the record that it answers with. */
function documentOf(name: string): string {
  const result = getNamedType(mutations[name]?.type);
  const success = isUnionType(result) ? result.getTypes()[0] : undefined;
  const [record] = isObjectType(success) ? Object.keys(success.getFields()) : [];
  const version = name === "editCompanyBank" ? "part: bank { version }" : "version";
  return `mutation ($input: ${String(mutations[name]?.args[0]?.type)}) { ${name}(input: $input) { __typename
    ... on ${String(success)} { record: ${record} { ${version} } }
    ... on Error { message } ... on ValidationError { issues { path message } } } }`;
}

/** One change for each field with one value: at first it is left out. */
const each = (values: Readonly<Record<string, unknown>>): Edit["changes"] =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [{}, { [name]: value }]]));

const address = { postalCode: "560001", provinceCode: "KA", area: "Indiranagar" };
const administrator = {
  firstName: "Asha",
  title: "Ms",
  gender: "FEMALE",
  dateOfBirth: "1990-01-01",
  phone: "9812345678",
  email: "asha@edited.test",
};
const media = { phone: "08041234567", officeEmail: "office@edited.test" };
const mediaChanges = each({
  phone: "08041234568",
  officeEmail: "other@edited.test",
  accountsPhone: "08041234569",
  accountsEmail: "accounts@edited.test",
  enquiryEmail: "enquiry@edited.test",
  websiteUrl: "https://edited.test",
  instagramUrl: "https://instagram.test/edited",
  linkedinUrl: "https://linkedin.test/edited",
  passwordRenewalDays: 31,
  monthlyPurchaseMinimum: "12.00",
  maximumProducts: 77,
});
const numbers = each({
  registrationNumber: "R-9",
  registrationDate: "2019-05-06",
  panNumber: "ABCDE1234F",
});
const billing = { billingAddress: address };
const billingChanges = each({
  billingName: "Accounts",
  gstinNumber: "29ABCDE1234F1Z5",
  billingAddress: { ...address, area: "Jayanagar" },
});
const texts = { aboutUs: "<p>About</p>", terms: "<p>Terms</p>" };
const registration = {
  businessType: "INDIVIDUAL",
  verticalName: "Plants",
  verticalDescription: "Pots and plants",
  name: "Edited",
  legalName: "Edited Private Limited",
};
const pricing = { price: "10.00", cgst: "9", sgst: "9", igst: "18" };
const gift = { giftWrappingEnabled: true, giftWrappingPrice: "30.00" };
const bank = {
  holder: "Verdant",
  bankName: "Canara",
  branchName: "Indiranagar",
  number: "123456789012",
  numberAgain: "123456789012",
  ifsc: "CNRB0000123",
  type: "CURRENT",
  password: demoPassword,
};
const offer = {
  specialOfferEnabled: true,
  specialOfferPercentage: "10",
  specialOfferStartDate: "2030-01-01",
  specialOfferEndDate: "2030-02-01",
};

const slabs = (percentage: string) =>
  [2, 5, 10, 20].map((minimumQuantity, index) => ({
    minimumQuantity,
    percentage: String(Number(percentage) + index),
  }));

type Picture = (purpose: UploadPurpose, jpeg?: Buffer) => Promise<string>;

async function editsOf(
  lists: Lists,
  own: v.InferOutput<typeof ownProducts>["viewer"]["products"]["edges"],
  picture: Picture,
): Promise<Readonly<Record<string, Edit>>> {
  const first = (list: keyof Omit<Lists, "company">, position = 0) => lists[list].edges.at(position)?.node.id;
  const withVariants = own.find(({ node }) => node.variants.totalCount > 1)?.node;
  const withBundles = own.find(({ node }) => node.bundles.totalCount > 0)?.node;
  const product = { id: withBundles?.id };
  // A new logo has the name of the old one (decision D-39), and so the version, unless it is of another kind.
  const jpeg = await sampleJpeg();
  const [logo, otherLogo, textImage, otherTextImage, cheque, bannerImage, summaryImage] = await Promise.all([
    picture("COMPANY_LOGO"),
    picture("COMPANY_LOGO", jpeg),
    picture("ABOUT_US_IMAGE"),
    picture("ABOUT_US_IMAGE", jpeg),
    picture("CANCELLED_CHEQUE"),
    picture("BANNER_IMAGE"),
    picture("PRODUCT_SUMMARY_IMAGE"),
  ]);
  const textChanges = (imageUploadId: string) =>
    each({ aboutUs: "<p>About us</p>", terms: "<p>Our terms</p>", imageUploadId });
  return {
    editBrand: { base: { id: first("brands") }, changes: each({ name: "Edited" }) },
    editManufacturer: {
      base: { id: first("manufacturers") },
      changes: each({ name: "Edited", address: { countryCode: "NPL", area: "Patan" } }),
    },
    editCollection: {
      base: { id: first("collections"), isSelectable: true, isDisplayed: true },
      changes: each({ name: "Edited", isSelectable: false, isDisplayed: false }),
    },
    editBanner: {
      base: { id: first("banners"), isActive: true, startDate: null, endDate: null },
      changes: each({
        categoryId: first("level2", -1),
        slogan: "Edited",
        buttonText: "Edited",
        order: 41,
        isActive: false,
        startDate: "2030-01-01",
        endDate: "2030-01-02",
        imageUploadId: bannerImage,
      }),
    },
    editCategory: {
      base: { id: first("level1") },
      changes: {
        ...each({ name: "Edited", order: 43, description: "Edited" }),
        parentId: [{ id: first("level2") }, { id: first("level2"), parentId: first("level1", -1) }],
      },
    },
    editSeller: {
      base: { id: first("sellers") },
      changes: each({
        name: "Edited",
        type: "STORE",
        gstinNumber: "29AAGCB7383J1Z4",
        address: { ...address, area: "Jayanagar" },
        phone: "08041234999",
        administrator,
        businessType: "PARTNERSHIP_FIRM",
        legalName: "Edited",
        registrationNumber: "R-10",
        registrationDate: "2018-01-02",
        panNumber: "ABCDE1234F",
        tanNumber: "BLRA12345B",
        commissionPercentage: "6.25",
        maximumProducts: 78,
        officeEmail: "edited@edited.test",
        websiteUrl: "https://edited.test",
        instagramUrl: "https://instagram.test/edited",
        linkedinUrl: "https://linkedin.test/edited",
      }),
    },
    editVariant: {
      base: { id: withVariants?.variants.edges[1]?.node.id, ...gift, temporarilyUnavailable: false },
      changes: each({
        shortName: "Edited",
        longName: "Edited",
        price: "77.00",
        order: 44,
        sku: "EDITED-1",
        temporarilyUnavailable: true,
        giftWrappingEnabled: false,
        giftWrappingPrice: "31.00",
        isDefault: true,
      }),
    },
    editBundle: {
      base: { id: withBundles?.bundles.edges[0]?.node.id },
      changes: each({
        bundledProductId: own.find(({ node }) => node.id !== withBundles?.id)?.node.id,
        offerPercentage: "17",
        order: 45,
      }),
    },
    editProductDetails: {
      base: { ...product },
      changes: {
        ...each({
          name: "Edited",
          categoryId: first("level3", -1),
          brandId: first("brands", -1),
          model: "Edited",
          colour: "Edited",
          packing: "Edited",
          description: "<p>Edited</p>",
          specifications: "<p>Edited</p>",
          summaryImageUploadId: summaryImage,
        }),
        manufacturerId: [{}, { manufacturerId: null }],
        originCountryCode: [{ manufacturerId: null }, { manufacturerId: null, originCountryCode: "NPL" }],
      },
    },
    saveProductPricing: {
      base: { ...product, ...pricing, ...gift },
      changes: {
        ...each({
          price: "11.00",
          giftWrappingEnabled: false,
          giftWrappingPrice: "32.00",
          cgst: "2.5",
          sgst: "2.5",
          igst: "5",
          hsnCode: "123456",
          sku: "EDITED-2",
        }),
        variantsEnabled: [{ id: withVariants?.id }, { id: withVariants?.id, variantsEnabled: true }],
      },
    },
    saveProductDiscounts: {
      base: { ...product, ...offer },
      changes: {
        ...each({
          discountPercentage: "12",
          specialOfferEnabled: false,
          specialOfferPercentage: "11",
          specialOfferStartDate: "2030-01-02",
          specialOfferEndDate: "2030-02-02",
          specialOfferInfinite: true,
          bundleDiscountsEnabled: true,
        }),
        volumeDiscountsEnabled: [{ slabs: slabs("5") }, { slabs: slabs("5"), volumeDiscountsEnabled: true }],
        slabs: [
          { volumeDiscountsEnabled: true, slabs: slabs("5") },
          { volumeDiscountsEnabled: true, slabs: slabs("6") },
        ],
      },
    },
    saveContactTitle: { base: { title: "Director" }, changes: each({ title: "Owner" }) },
    editCompanyAddress: {
      base: { address },
      changes: each({ address: { ...address, line1: "Edited" } }),
    },
    editCompanyRegistration: {
      base: registration,
      changes: {
        ...each({
          businessType: "PARTNERSHIP_FIRM",
          verticalName: "Pots",
          verticalDescription: "Pots only",
          name: "Edited again",
          legalName: "Edited Limited",
        }),
        ...numbers,
      },
    },
    editCompanyMedia: { base: media, changes: { ...mediaChanges, ...each({ logoUploadId: logo }) } },
    editCompanyBilling: { base: billing, changes: billingChanges },
    editCompanyAboutUs: { base: texts, changes: textChanges(textImage) },
    editCompanyBank: {
      base: bank,
      changes: {
        ...each({
          holder: "Edited",
          bankName: "Edited",
          branchName: "Edited",
          ifsc: "HDFC0000123",
          type: "SAVINGS",
          chequeUploadId: cheque,
        }),
        number: [{}, { number: "123456789013", numberAgain: "123456789013" }],
      },
    },
    saveCompanyInformation: {
      base: { ...media, ...billing },
      changes: {
        ...numbers,
        ...mediaChanges,
        ...billingChanges,
        // What stays when it is left out gets other values than in the edit of the same.
        ...each({
          passwordRenewalDays: 32,
          monthlyPurchaseMinimum: "13.00",
          maximumProducts: 79,
          logoUploadId: otherLogo,
        }),
      },
    },
    saveAboutUs: { base: texts, changes: textChanges(otherTextImage) },
  };
}

let office: BackOffice;
let owner: Caller;
let edits: Readonly<Record<string, Edit>>;

beforeAll(async () => {
  office = await startBackOffice();
  owner = await office.signIn("owner@verdant.test");
  const { viewer } = v.parse(viewerLists, (await owner.send(listDocument)).data);
  // Of one location: only those can be bundled.
  const seller = await office.signIn("seller@verdant.test");
  const own = await seller.send(
    `{ viewer { products(first: 100) { edges { node { id databaseId variants ${rows} bundles ${rows} } } } } }`,
  );
  const products = v.parse(ownProducts, own.data).viewer.products.edges;
  edits = await editsOf(viewer, products, (purpose, jpeg) => sendPicture(office.url, owner, purpose, jpeg));
}, 60_000);

afterAll(() => office.close());

const versioned = v.object({ version: v.string() });
const answer = v.object({ record: v.union([versioned, v.object({ part: versioned })]) });

/** Saves and gives the version of the record then; what was refused stands in the test's failure. */
async function save(name: string, input: object): Promise<string> {
  const { data, errors } = await owner.send(documentOf(name), { input });
  expect(errors, `${name} ${JSON.stringify(input)}`).toBeUndefined();
  const result: unknown = Reflect.get(Object(data), name);
  expect(v.is(answer, result), `${name} ${JSON.stringify(input)}: ${JSON.stringify(result)}`).toBe(true);
  const { record } = v.parse(answer, result);
  return "part" in record ? record.part.version : record.version;
}

test.each(names)("%s: what each field is given reaches the record, and its version", async (name) => {
  const edit = edits[name];
  expect(Object.keys(edit?.changes ?? {}).toSorted(), "a change for each field").toEqual(
    fieldsOf(name).toSorted(),
  );
  const lost: string[] = [];
  for (const [field, [first, then]] of Object.entries(edit?.changes ?? {})) {
    const before = await save(name, { ...edit?.base, ...first });
    if ((await save(name, { ...edit?.base, ...then })) === before) lost.push(field);
  }
  expect(lost, "fields that are taken and never seen again").toEqual([]);
});
