/** A mutation's name as the types of its input and its results begin: `addBrand` has an `AddBrandInput`. */
export const typed = (mutation: string): string => mutation.charAt(0).toUpperCase() + mutation.slice(1);
