/** How money stands in its field: with two digits for the paise, always. */
export const rupees = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
