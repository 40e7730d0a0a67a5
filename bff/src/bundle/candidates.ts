import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import { connectionArguments, connectionTypes } from "../graphql/connectionType.ts";
import type { Context } from "../graphql/context.ts";
import type { ListOrder } from "../graphql/listOrder.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { pageOfWholeList, type Page } from "../graphql/page.ts";
import { readPageWindow, type ConnectionArguments } from "../graphql/pageWindow.ts";
import { matchesSearch, readSearch, searchArgument } from "../graphql/search.ts";
import { mustExist, semanticNonNull } from "../graphql/semanticNonNull.ts";
import type { Product } from "../product/record.ts";
import { products } from "../product/source.ts";
import { ProductType } from "../product/type.ts";
import { decodeRecords, idField, optionalIdField, textField } from "../rest/recordFields.ts";
import { readOrNull } from "../rest/singles.ts";
import { bundlesOfProduct } from "./source.ts";

/** A product that another one may be bundled with. */
interface Candidate {
  readonly id: string;
  readonly name: string;
}

const candidateRecord = v.object({ prod_id: idField, prod_name: textField, seller_id: optionalIdField });

const byName: ListOrder<Candidate> = {
  field: "prod_name",
  kind: "text",
  direction: "ASC",
  value: (candidate) => candidate.name,
  id: (candidate) => candidate.id,
};

/**
 * The other products of the location that are not in a bundle of this one yet (Document 2 §7). A service that does
 * not leave the product itself out is corrected (decision D-66b).
 */
async function listCandidates(
  context: Context,
  product: Product,
  args: ConnectionArguments & { readonly search?: string | null | undefined },
): Promise<Page<Candidate>> {
  const window = readPageWindow(args, byName);
  const search = readSearch(args.search);
  const [listed, present] = await Promise.all([
    readOrNull(context.rest, {
      template: "/v1/companySellerProdLoc/seller_id/{sellerId}/{id}",
      params: { sellerId: product.sellerId, id: product.id },
    }),
    bundlesOfProduct.load(context, product.id),
  ]);
  const taken = new Set([product.id, ...present.map((bundle) => bundle.bundledProductId)]);
  const candidates = decodeRecords(candidateRecord, listed)
    .filter((record) => record.seller_id === null || record.seller_id === product.sellerId)
    .map((record): Candidate => ({ id: record.prod_id, name: record.prod_name }))
    .filter((candidate) => !taken.has(candidate.id) && matchesSearch(search, candidate.name));
  return pageOfWholeList(window, byName, candidates);
}

const BundleCandidateType = builder.objectRef<Candidate>("BundleCandidate").implement({
  description: "A product that can be offered together with another.",
  fields: (t) => ({
    productId: t.id({
      description: "The product's id, for `AddBundleInput.bundledProductId`.",
      resolve: (candidate) => encodeNodeId("Product", candidate.id),
    }),
    name: t.exposeString("name", { description: "The product's name." }),
    product: t.field({
      type: ProductType,
      ...semanticNonNull,
      description: "The product itself.",
      resolve: (candidate, _args, context) => mustExist(products.find(context, candidate.id)),
    }),
  }),
});

const { connection: BundleCandidateConnection } = connectionTypes(
  "BundleCandidate",
  "candidates",
  BundleCandidateType,
);

builder.objectField(ProductType, "bundleCandidates", (t) =>
  t.field({
    type: BundleCandidateConnection,
    ...semanticNonNull,
    ownCall: true,
    description:
      "The products of the same location that can be offered together with it: not itself, and none that is in its `bundles`; by name.",
    args: { ...searchArgument("name"), ...connectionArguments },
    resolve: (product, args, context) => listCandidates(context, product, args),
  }),
);
