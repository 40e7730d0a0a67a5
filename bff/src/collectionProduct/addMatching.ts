import * as v from "valibot";
import { brands } from "../brand/source.ts";
import { categories } from "../category/source.ts";
import type { Collection } from "../collection/record.ts";
import { collections } from "../collection/source.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { NotFoundError } from "../graphql/errors.ts";
import { productConditions } from "../product/conditionFields.ts";
import { readProductFilter } from "../product/filter.ts";
import { requireGiven } from "../product/references.ts";
import { offered } from "../rest/orDocumented.ts";
import { decodeWritten, idField, integerField, toRestId } from "../rest/recordFields.ts";
import { sellers } from "../seller/source.ts";
import { changedCollection, collectionId, forgetAround, mostProducts } from "./changed.ts";
import { path } from "./list.ts";

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
    fields: { collectionId, ...productConditions },
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
