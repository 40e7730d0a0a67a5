import * as v from "valibot";
import { manufacturerFields, manufacturerVersion } from "../../../src/manufacturer/fields.ts";
import { manufacturerRecord } from "../../../src/manufacturer/record.ts";
import { collection } from "../../isolation/tenants.ts";
import { each } from "../edit.ts";
import { sample } from "../sample.ts";

const address = {
  line1: "",
  line2: "",
  streetNumber: "",
  streetName: "",
  area: "New",
  region: "",
  postalCode: "560038",
  provinceCode: "KA",
  countryCode: "IND",
};

sample({
  nodes: { Manufacturer: { of: "location" } },
  collections: { companySellerManu: collection("manu_id", { of: "location", links: ["seller_id"] }) },
  fields: [[manufacturerFields, "POST /v1/companySellerManu"]],
  mutations({ own, record }) {
    const kept = record("companySellerManu");
    const version = manufacturerVersion(v.parse(manufacturerRecord, kept));
    const id = own("Manufacturer");
    return {
      addManufacturer: {
        permission: "MANUFACTURER_CREATE",
        inputs: [{ sellerId: own("Seller"), name: "New", address, idempotencyKey: "key" }],
        responses: { "POST /v1/companySellerManu": () => kept },
      },
      editManufacturer: {
        permission: "MANUFACTURER_UPDATE",
        inputs: [{ id, name: "New", address, version }],
        responses: { "PUT /v1/companySellerManu/{id}": () => kept },
        edit: ({ listed }) => ({
          base: { id: listed("manufacturers") },
          changes: each({ name: "Edited", address: { countryCode: "NPL", area: "Patan" } }),
        }),
      },
      deleteManufacturer: {
        permission: "MANUFACTURER_DELETE",
        inputs: [{ id, version }],
        responses: { "DELETE /v1/companySellerManu/{id}": () => null },
      },
    };
  },
  access: {
    refusedWithout: {
      SELLER_READ: {
        fields: ["address", "createdAt", "productCount", "seller", "timeline", "updatedAt", "version"]
          .map((field) => `Manufacturer.${field}`)
          .concat("Query.viewer.manufacturers"),
      },
    },
  },
});
