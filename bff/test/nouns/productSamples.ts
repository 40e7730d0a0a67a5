import type { Preparation } from "../callers/preparation.ts";

/** Products of ours in the fixtures that are being written, and that wait for approval. */
export const [draftId, pendingId] = [3, 4];

/** A switch and its price, as a product and a variant have them. */
export const gift = { giftWrappingEnabled: true, giftWrappingPrice: "30.00" };

/** A product that waits for approval. */
export async function pendingProduct({ record, act }: Preparation): Promise<string> {
  const id = await record("Product", "id");
  await act("saveProductPricing", { id, price: "10.00" });
  await act("saveProductDiscounts", { id });
  return id;
}
