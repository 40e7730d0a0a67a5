import * as v from "valibot";
import { bundleFields, bundleVersion } from "../../../src/bundle/fields.ts";
import { bundleRecord } from "../../../src/bundle/record.ts";
import { encodeNodeId } from "../../../src/graphql/nodeId.ts";
import { collection, ids } from "../../isolation/tenants.ts";
import { each } from "../edit.ts";
import { draftId } from "../productSamples.ts";
import { sample } from "../sample.ts";

const product = "GET /v1/companySellerProdLoc";
const path = "/v1/companySellerProdBundle";
const draft = encodeNodeId("Product", String(draftId));

sample({
  nodes: { Bundle: { of: "location" } },
  collections: {
    companySellerProdBundle: collection("id", {
      of: "location",
      links: ["prod_id", "bundle_id", "seller_id"],
      more: [
        { id: 2, bundle_id: ids.entangled },
        { id: 3, bundle_id: ids.neighbour },
      ],
    }),
  },
  fields: [[bundleFields, `POST ${path}`]],
  mutations({ own, record }) {
    const kept = () => record("companySellerProdBundle");
    const version = bundleVersion(v.parse(bundleRecord, kept()));
    const id = own("Bundle");
    return {
      addBundle: {
        permission: "PRODUCT_UPDATE",
        inputs: [
          {
            productId: own("Product"),
            bundledProductId: draft,
            offerPercentage: "5",
            order: 2,
            idempotencyKey: "key",
          },
        ],
        responses: { [`POST ${path}`]: kept },
        // What stands below a product is the user's when the product is, and its siblings say what is allowed.
        calls: [product, product, `GET ${path}/prod_id`, `POST ${path}`],
      },
      editBundle: {
        permission: "PRODUCT_UPDATE",
        inputs: [{ id, bundledProductId: draft, offerPercentage: "6", order: 3, version }],
        responses: { [`PUT ${path}/{id}`]: kept },
        calls: [`GET ${path}/{id}`, product, `PUT ${path}/{id}`],
        edit({ products }) {
          const bundling = products.find(({ bundles }) => bundles.totalCount > 0);
          return {
            base: { id: bundling?.bundles.edges[0]?.node.id },
            changes: each({
              bundledProductId: products.find((one) => one.id !== bundling?.id)?.id,
              offerPercentage: "17",
              order: 45,
            }),
          };
        },
      },
      deleteBundle: {
        permission: "PRODUCT_UPDATE",
        inputs: [{ id, version }],
        responses: { [`DELETE ${path}/{id}`]: () => null },
        calls: [`GET ${path}/{id}`, product, `DELETE ${path}/{id}`],
      },
    };
  },
});
