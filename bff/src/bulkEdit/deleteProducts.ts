import { loadKnown } from "../graphql/bulk.ts";
import { changeMutation } from "../graphql/changeMutation.ts";
import type { Context } from "../graphql/context.ts";
import { idempotencyKey } from "../graphql/inputFields.ts";
import { encodeNodeId } from "../graphql/nodeId.ts";
import { products } from "../product/source.ts";
import { imagesOfProduct } from "../productImage/source.ts";
import { changeImages } from "../upload/imageChange.ts";
import { most, namedIds, whichFields } from "./fields.ts";
import { changeMany } from "./send.ts";
import { changed } from "./success.ts";

changeMutation({
  name: "deleteProducts",
  description: `Deletes up to ${most} products with their variants, images and bundles; one that something else uses is refused. It cannot be undone.`,
  permission: "PRODUCT_DELETE",
  input: {
    description: "Products to delete.",
    argument: "Which ones.",
    fields: {
      ids: namedIds,
      isPreview: whichFields.isPreview,
      idempotencyKey,
    },
  },
  async run(which, context) {
    const all = { ...which, selection: null };
    const remove = () => changeMany(context, all, { action: "delete" });
    if (which.isPreview) return remove();
    const files = await filesOf(context, which.ids);
    return changeImages(
      context,
      {
        drops: [...files.values()].flat(),
        keeps: ({ rows }) =>
          rows
            .filter(({ outcome }) => outcome !== "DONE")
            .flatMap(({ productId }) => files.get(productId) ?? []),
      },
      remove,
    );
  },
  success: {
    description: "Each was tried.",
    fields: (t) => ({
      ...changed(t),
      deletedIds: t.field({
        type: ["ID"],
        most,
        description: "The ids of those that are gone; of a preview those that would be.",
        resolve: ({ rows }) =>
          rows.flatMap(({ productId, outcome }) =>
            outcome === "DONE" ? [encodeNodeId("Product", productId)] : [],
          ),
      }),
    }),
  },
});

/** The pictures of products, by the service's ids. */
async function filesOf(context: Context, ids: readonly string[]) {
  const { known } = await loadKnown(context, products, ids);
  const files = await Promise.all(
    known.map(async (product) => {
      const images = await imagesOfProduct.load(context, product.id);
      return [product.id, [product.imageKey, ...images.map(({ imageKey }) => imageKey)]] as const;
    }),
  );
  return new Map<string, readonly (string | null)[]>(files);
}
