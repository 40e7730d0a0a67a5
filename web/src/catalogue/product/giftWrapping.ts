/** What gift wrapping costs unless said otherwise, INR (Document 2 §9). */
export const giftWrappingDefault = 30;
