import * as v from "valibot";
import { collections } from "../collection/source.ts";
import {
  type BulkOutcome,
  BulkOutcomeEnum,
  loadKnown,
  messageFields,
  outcomeField,
} from "../graphql/bulk.ts";
import { builder } from "../graphql/builder.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import { NotFoundError } from "../graphql/errors.ts";
import { idempotencyKey, idOf } from "../graphql/inputFields.ts";
import { refuse } from "../graphql/validate.ts";
import { products } from "../product/source.ts";
import { ProductType } from "../product/type.ts";
import { offered } from "../rest/orDocumented.ts";
import { decodeWrittenList, idField, optionalTextField, toRestId } from "../rest/recordFields.ts";
import { changedCollection, collectionId, forgetAround, mostProducts } from "./changed.ts";
import { path } from "./list.ts";

/** So many products one call takes at most. */
const most = 200;

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
