/** Products of ours in the fixtures that are being written, and that wait for approval. */
export const [draftId, pendingId] = [3, 4];

/** A switch and its price, as a product and a variant have them. */
export const gift = { giftWrappingEnabled: true, giftWrappingPrice: "30.00" };
