import * as v from "valibot";
import { encodeNodeId } from "../../../src/graphql/nodeId.ts";
import { blockFields, vendorFields, vendorVersion } from "../../../src/vendor/fields.ts";
import { vendorRecord } from "../../../src/vendor/record.ts";
import type { Caller } from "../../harness/backOffice.ts";
import { collection } from "../../isolation/tenants.ts";
import { blockedVendor, lastOf } from "../delivering.ts";
import { each } from "../edit.ts";
import { sample } from "../sample.ts";
import { words } from "../words.ts";

const path = "/v1/companyVendor";

const listed = v.object({
  viewer: v.object({ vendors: v.object({ nodes: v.array(v.object({ id: v.string() })) }) }),
});

const ofReaders = [
  ...words(
    "Vendor",
    "address blockReason categories contactName createdAt databaseId email enterpriseClass gstinNumber legalName name note panNumber paymentTerms phone sameGstin status timeline udyamNumber updatedAt version warnings websiteUrl",
  ),
  "Query.viewer.vendors",
];

/** Somebody at a location comes to none at all, so that they do not see what is open of one either. */
const ofTheCompany = [...ofReaders, ...words("Vendor", "id viewerCanDelete viewerCanUpdate")];

/** A vendor that another one can be merged into. */
async function otherVendor(owner: Caller, id: string): Promise<string | undefined> {
  const { data } = await owner.send("{ viewer { vendors { nodes { id } } } }");
  return v.parse(listed, data).viewer.vendors.nodes.find((one) => one.id !== id)?.id;
}

sample({
  nodes: { Vendor: { of: "company" } },
  collections: {
    companyVendor: collection("vendor_id", {
      more: [{ vendor_id: 2 }],
      values: (_whose, id, mark) => ({
        vendor_name: `${mark} name`,
        legal_name: `${mark} legal`,
        contact_name: `${mark} contact`,
        phone: `${mark} phone`,
        email_id: `${mark} email`,
        web_url: `${mark} web`,
        gstin_number: `${mark} gstin`,
        pan_number: `${mark} pan`,
        msme_registration: `${mark} udyam`,
        msme_class: "micro",
        addressline1: `${mark} line`,
        area_name: `${mark} area`,
        zip: `${mark} zip`,
        stateshort: `${mark} state`,
        payment_terms: "net_90",
        category_ids: [`1-${id}`],
        note: `${mark} note`,
        vendor_status: "blocked",
        status_reason: `${mark} reason`,
        same_gstin_ids: [id],
      }),
    }),
  },
  shortLists: { "Viewer.vendors": 10 },
  fields: [
    [vendorFields, `POST ${path}`],
    [blockFields, `PUT ${path}/vendor_status/{vendor_id}`],
  ],
  mutations({ own, ownCategory, record }) {
    const kept = record("companyVendor");
    const version = vendorVersion(v.parse(vendorRecord, kept));
    const id = own("Vendor");
    const address = {
      line1: "",
      line2: "",
      streetNumber: "",
      streetName: "",
      area: "Benson Town",
      region: "",
      postalCode: "560046",
      provinceCode: "KA",
      countryCode: "IND",
    };
    const values = {
      name: "Deccan Clay",
      legalName: "Deccan Clay LLP",
      contactName: "Raghav",
      phone: "08026634100",
      email: "orders@own.test",
      websiteUrl: "https://own.test",
      gstinNumber: "29AAKFD2109B1ZV",
      panNumber: "AAKFD2109B",
      udyamNumber: "UDYAM-KR-03-0104417",
      enterpriseClass: "SMALL",
      address,
      paymentTerms: "NET_30",
      note: "Closed in October",
    };
    const status = { [`PUT ${path}/vendor_status/{id}`]: () => kept };
    const unlike = () => `Vendor ${crypto.randomUUID()}`;
    return {
      addVendor: {
        permission: "VENDOR_CREATE",
        inputs: ([1, 2, 3] as const).map((level) => ({
          ...values,
          categoryIds: [ownCategory(level)],
          idempotencyKey: "key",
        })),
        responses: { [`POST ${path}`]: () => kept },
        given: () => Promise.resolve({ ...values, name: unlike(), categoryIds: [] }),
      },
      editVendor: {
        permission: "VENDOR_UPDATE",
        inputs: [
          { id, ...values, categoryIds: [ownCategory(1)] },
          { id, ...values, categoryIds: [ownCategory(2)], version },
        ],
        responses: { [`PUT ${path}/{id}`]: () => kept },
        given: async ({ owner }) => ({ id: await lastOf(owner, "vendors"), name: unlike() }),
        edit: async ({ owner, listed: of }) => ({
          base: { id: await lastOf(owner, "vendors") },
          changes: each({
            name: "Edited",
            legalName: "Edited",
            contactName: "Edited",
            phone: "02025430001",
            email: "edited@own.test",
            websiteUrl: "https://edited.test",
            gstinNumber: "EDITED",
            panNumber: "EDITED",
            udyamNumber: "EDITED",
            enterpriseClass: "MEDIUM",
            address: { area: "Kothrud", postalCode: "411038", provinceCode: "MH" },
            paymentTerms: "NET_60",
            categoryIds: [of("level1", -1)],
            note: "Edited",
          }),
        }),
      },
      deleteVendor: {
        permission: "VENDOR_DELETE",
        inputs: [{ id, version }],
        responses: { [`DELETE ${path}/{id}`]: () => null },
      },
      blockVendor: {
        permission: "VENDOR_UPDATE",
        inputs: [{ id, version, reason: "Late" }],
        responses: status,
        decision: () => ({ reason: "Late" }),
      },
      unblockVendor: {
        permission: "VENDOR_UPDATE",
        inputs: [{ id, version }],
        responses: status,
        given: async ({ owner }) => ({ id: await blockedVendor(owner) }),
      },
      mergeVendor: {
        permission: "VENDOR_DELETE",
        inputs: [{ id, intoId: encodeNodeId("Vendor", "2"), version }],
        responses: { [`POST ${path}/{id}/merge`]: () => ({ ...kept, vendor_id: 2 }) },
        foundOut: ["NotFoundError", "it is merged"],
        decision: async (owner, one) => ({ intoId: await otherVendor(owner, one) }),
      },
    };
  },
  access: {
    refusedTo: { SELLER_OWNER: ofTheCompany, SELLER_STAFF: ofTheCompany },
    refusedWithout: {
      VENDOR_READ: {
        fields: ofReaders,
        mutations: ["editVendor", "deleteVendor", "blockVendor", "unblockVendor", "mergeVendor"],
      },
    },
  },
});
