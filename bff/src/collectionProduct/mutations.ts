import * as v from "valibot";
import { brands } from "../brand/source.ts";
import { categories } from "../category/source.ts";
import type { Collection } from "../collection/record.ts";
import { collections } from "../collection/source.ts";
import { CollectionType } from "../collection/type.ts";
import {
  type BulkOutcome,
  BulkOutcomeEnum,
  loadKnown,
  messageFields,
  outcomeField,
} from "../graphql/bulk.ts";
import { builder } from "../graphql/builder.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { NotFoundError } from "../graphql/errors.ts";
import { idempotencyKey, idOf, type InputFields } from "../graphql/inputFields.ts";
import { mustExist, semanticNonNull } from "../graphql/semanticNonNull.ts";
import { refuse } from "../graphql/validate.ts";
import { readProductFilter } from "../product/filter.ts";
import { requireGiven } from "../product/references.ts";
import { products } from "../product/source.ts";
import { ProductStatusEnum, ProductType } from "../product/type.ts";
import { offered } from "../rest/orDocumented.ts";
import {
  decodeWritten,
  decodeWrittenList,
  idField,
  integerField,
  optionalTextField,
  toRestId,
} from "../rest/recordFields.ts";
import { sellers } from "../seller/source.ts";
import { collectionsOfProduct, path } from "./list.ts";

const most = 200;
const mostProducts = 5000;

const collectionId = { ...idOf("Collection", "The collection."), rest: "collection_id" };

const productIds = (description: string) => ({
  type: ["ID"] as ["ID"],
  required: true,
  names: "Product",
  description,
  rule: v.pipe(
    v.array(v.string()),
    v.check((ids) => ids.length > 0, "At least one is required"),
    v.check((ids) => ids.length <= most, "There are too many at once"),
  ),
  rest: "prod_ids",
});

/** The collection changes with what is in it: what was read of it before does not hold any more. */
function forgetAround(context: Context, collection: Collection, prodIds: readonly string[]): void {
  collections.forget(context, collection.id);
  for (const id of prodIds) collectionsOfProduct.forget(context, id);
}

interface Changed {
  readonly collection: Collection;
}

const changedCollection = {
  type: CollectionType,
  ...semanticNonNull,
  description: "The collection, with what is in it now.",
  resolve: ({ collection }: Changed, _args: object, context: Context) =>
    mustExist(collections.find(context, collection.id)),
};

interface AddedRow {
  readonly productId: string;
  readonly outcome: BulkOutcome;
  readonly message: string | null;
}

const addedRecord = v.object({ prod_id: idField, outcome: outcomeField, message: optionalTextField });

const CollectionProductResultType = builder.objectRef<AddedRow>("CollectionProductResult").implement({
  description: "How one product came out that was to be put into a collection.",
  fields: (t) => ({
    product: t.field({
      type: ProductType,
      nullable: true,
      description: "The product; null when it is unknown.",
      resolve: ({ productId }, _args, context) =>
        productId === "" ? null : products.find(context, productId),
    }),
    outcome: t.expose("outcome", { type: BulkOutcomeEnum, description: "How it came out." }),
    message: t.exposeString("message", {
      nullable: true,
      description: "Why it was not put in, to be shown to people; null when it was.",
    }),
    ...messageFields(t),
  }),
});

changeMutation({
  name: "addCollectionProducts",
  description: `Puts up to ${most} products into a collection, behind the last one or where \`afterId\` says. Each is put in or not; \`results\` says how it came out, in the order of \`productIds\`. A collection has at most ${mostProducts}, and takes some only while \`isSelectable\`.`,
  permission: "COLLECTION_UPDATE",
  input: {
    description: "Products for a collection.",
    argument: "Which products, and where to.",
    fields: {
      collectionId,
      productIds: productIds(`The products, 1 to ${most}, in the order in which they shall stand.`),
      afterId: {
        ...idOf("Product", "A product of the collection that they shall stand right behind."),
        required: false,
        rule: v.nullish(v.string(), null),
        rest: "after_id",
      },
      idempotencyKey,
    },
  },
  async run({ collectionId, productIds, afterId, idempotencyKey }, context) {
    const [collection, { known, all }, beside] = await Promise.all([
      collections.require(context, collectionId),
      loadKnown(context, products, productIds),
      afterId === null ? null : products.require(context, afterId),
    ]);
    if (known.length === 0) throw new NotFoundError();
    const { body } = await offered(
      context.rest.send({
        method: "POST",
        template: path,
        body: {
          collection_id: toRestId(collection.id),
          prod_ids: known.map(({ id }) => toRestId(id)),
          ...(beside && { after_id: toRestId(beside.id) }),
        },
        idempotencyKey,
      }),
    );
    forgetAround(
      context,
      collection,
      known.map(({ id }) => id),
    );
    const results = new Map(
      decodeWrittenList(addedRecord, body).map(({ prod_id, outcome, message }) => [
        prod_id,
        { outcome, message },
      ]),
    );
    const rows = all.map((productId): AddedRow => {
      const { outcome, message } = results.get(productId) ?? unknownRow;
      return { productId, outcome, message };
    });
    return { collection, rows };
  },
  success: {
    description: "Each product was tried.",
    fields: (t) => ({
      collection: t.field(changedCollection),
      results: t.field({
        type: [CollectionProductResultType],
        most,
        description: "How each came out, in the order of `productIds`.",
        resolve: ({ rows }) => [...rows],
      }),
    }),
  },
});

const unknownRow = { outcome: "NOT_FOUND", message: null } as const;

const id = v.nullish(v.string());
const statuses = ["DRAFT", "PENDING", "ENABLED", "RECTIFICATION", "DISABLED"] as const;

const conditions = {
  search: {
    type: "String",
    description: "Only what `Viewer.products` finds with this text; at most 200 characters.",
    rule: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(200, "Must have at most 200 characters"))),
  },
  status: {
    type: [ProductStatusEnum],
    description: "Only those in one of these states.",
    rule: v.nullish(v.array(v.picklist(statuses))),
  },
  brandId: { type: "ID", names: "Brand", description: "Only those of this brand.", rule: id },
  categoryId: {
    type: "ID",
    names: "Category",
    description: "Only those in this category or below it.",
    rule: id,
  },
  sellerId: { type: "ID", names: "Seller", description: "Only those of this location.", rule: id },
} satisfies InputFields;

const matchingRecord = v.object({ added: integerField, left: integerField, up_to: idField });

/** Sends part after part, each safe by itself: what stands in the collection already is passed over. */
async function addInParts(context: Context, collection: Collection, query: Readonly<Record<string, string>>) {
  let addedCount = 0;
  let upTo: string | undefined;
  for (;;) {
    const { body } = await offered(
      context.rest.send({
        method: "POST",
        template: `${path}/matching`,
        body: {
          collection_id: toRestId(collection.id),
          query,
          ...(upTo !== undefined && { up_to: toRestId(upTo) }),
        },
      }),
    );
    const { added, left, up_to } = decodeWritten(matchingRecord, body);
    addedCount += added;
    upTo = up_to;
    if (added === 0 || left === 0 || addedCount >= mostProducts) return { addedCount, refusedCount: left };
  }
}

changeMutation({
  name: "addMatchingProducts",
  description: `Puts all products that match into a collection, behind the last one, by name: those that are there when it begins. What is in it already is passed over, and a repeat adds nothing twice. A collection has at most ${mostProducts}.`,
  permission: "COLLECTION_UPDATE",
  input: {
    description: "A search of products for a collection.",
    argument: "What is wanted, and where to.",
    fields: { collectionId, ...conditions },
  },
  async run({ collectionId, search, ...filter }, context) {
    const [collection] = await Promise.all([
      collections.require(context, collectionId),
      requireGiven(context, brands, filter.brandId),
      requireGiven(context, categories, filter.categoryId),
      requireGiven(context, sellers, filter.sellerId),
    ]);
    const ready = readProductFilter(filter);
    if (ready === null) throw new NotFoundError();
    const query = Object.fromEntries(
      Object.entries({ ...ready.query, q: search }).flatMap(([name, value]): [string, string][] =>
        typeof value === "string" && value !== "" ? [[name, value]] : [],
      ),
    );
    const { addedCount, refusedCount } = await addInParts(context, collection, query);
    forgetAround(context, collection, []);
    return { collection, addedCount, refusedCount };
  },
  success: {
    description: "All that match have been tried.",
    fields: (t) => ({
      collection: t.field(changedCollection),
      addedCount: t.exposeInt("addedCount", { description: "How many were put in." }),
      refusedCount: t.exposeInt("refusedCount", {
        description: "How many match and could not be put in, because the collection is full.",
      }),
    }),
  },
});

changeMutation({
  name: "moveCollectionProduct",
  description: "Puts a product of a collection at another place.",
  permission: "COLLECTION_UPDATE",
  input: {
    description: "Another place for a product of a collection.",
    argument: "What to put where.",
    fields: {
      collectionId,
      productId: { ...idOf("Product", "The product that moves."), rest: "prod_id" },
      afterId: {
        ...idOf("Product", "The one that it shall stand right behind; null or left out for the first place."),
        required: false,
        rule: v.nullish(v.string(), null),
        rest: "after_id",
      },
      beforeId: {
        ...idOf("Product", "Instead of `afterId`: the one that it shall stand right before."),
        required: false,
        rule: v.nullish(v.string(), null),
        rest: "before_id",
      },
    },
  },
  async run({ collectionId, productId, afterId, beforeId }, context) {
    if (afterId !== null && beforeId !== null) refuse("beforeId", "Give only one of afterId and beforeId");
    const siblingId = afterId ?? beforeId;
    const [collection, product, sibling] = await Promise.all([
      collections.require(context, collectionId),
      products.require(context, productId),
      siblingId === null ? null : products.require(context, siblingId),
    ]);
    const beside = sibling && toRestId(sibling.id);
    await offered(
      context.rest.send({
        method: "PUT",
        template: `${path}/position`,
        body: {
          collection_id: toRestId(collection.id),
          prod_id: toRestId(product.id),
          ...(beforeId === null ? { after_id: beside } : { before_id: beside }),
        },
      }),
    );
    forgetAround(context, collection, []);
    return { collection };
  },
  success: {
    description: "The product stands where it was wanted.",
    fields: (t) => ({ collection: t.field(changedCollection) }),
  },
});

const removedRecord = v.object({ prod_id: idField });

changeMutation({
  name: "removeCollectionProducts",
  description: `Takes up to ${most} products out of a collection; they stay in the catalogue. Those that are not in it are passed over.`,
  permission: "COLLECTION_UPDATE",
  input: {
    description: "Products that leave a collection.",
    argument: "Which products, and which collection.",
    fields: { collectionId, productIds: productIds(`The products, 1 to ${most}.`) },
  },
  async run({ collectionId, productIds }, context) {
    const [collection, { known }] = await Promise.all([
      collections.require(context, collectionId),
      loadKnown(context, products, productIds),
    ]);
    if (known.length === 0) throw new NotFoundError();
    const { body } = await offered(
      context.rest.send({
        method: "PUT",
        template: `${path}/removal`,
        body: { collection_id: toRestId(collection.id), prod_ids: known.map(({ id }) => toRestId(id)) },
      }),
    );
    const removed = decodeWrittenList(removedRecord, body);
    forgetAround(
      context,
      collection,
      removed.map(({ prod_id }) => prod_id),
    );
    return { collection, removedCount: removed.length };
  },
  success: {
    description: "They are not in the collection any more.",
    fields: (t) => ({
      collection: t.field(changedCollection),
      removedCount: t.exposeInt("removedCount", { description: "How many were in it." }),
    }),
  },
});
