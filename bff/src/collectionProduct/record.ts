import * as v from "valibot";
import { type Product, productRecord } from "../product/record.ts";
import { integerField } from "../rest/recordFields.ts";

/** A product in a collection, with its place there. */
export interface CollectionProduct extends Product {
  readonly place: number;
}

/** Reads `companyCollectionProduct`, an extension of ours: a product as its list has it, and `order_id`. */
export const collectionProductRecord = v.pipe(
  v.looseObject({ order_id: integerField }),
  v.transform((record): CollectionProduct => ({
    ...v.parse(productRecord, record),
    place: record.order_id,
  })),
);
