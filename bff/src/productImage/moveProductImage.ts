import { changeMutation } from "../graphql/changeMutation.ts";
import { moveFields, readMove, sendMove } from "../graphql/movePosition.ts";
import { NotFoundError } from "../graphql/errors.ts";
import { products } from "../product/source.ts";
import { ProductType } from "../product/type.ts";
import { imagesOfProduct, productImageOrder, productImages } from "./source.ts";
import { ProductImageType } from "./type.ts";

changeMutation({
  name: "moveProductImage",
  description: "Puts an image of a product the viewer can see at another place among its siblings.",
  permission: "PRODUCT_UPDATE",
  input: {
    description: "Another place for an image among those of its product.",
    argument: "What to put where.",
    fields: moveFields("ProductImage", "The image that moves."),
  },
  async run(input, context) {
    const move = await readMove(context, productImages, input);
    const product = await products.load(context, move.row.productId);
    if (product === null) throw new NotFoundError();
    const moved = await sendMove(context, productImages, move, {
      order: productImageOrder,
      siblings: () => imagesOfProduct.load(context, product.id),
    });
    imagesOfProduct.forget(context, product.id);
    return { moved, product };
  },
  success: {
    description: "The image stands where it was wanted.",
    fields: (t) => ({
      moved: t.expose("moved", {
        type: [ProductImageType],
        description: "Every image whose `order` has changed. Empty when it stood there already.",
      }),
      product: t.expose("product", {
        type: ProductType,
        description: "The product, with its images in their new order.",
      }),
    }),
  },
});
