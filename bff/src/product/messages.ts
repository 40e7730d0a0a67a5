/** The messages of the wizard's steps, letter by letter where Document 2 §5 gives them; lengths by decision D-35. */
export const messages = {
  category: "Level1 Category is required",
  image: "Please Upload Product Image",
  country: "Country is not known",
  price: "Please Enter Product Price",
  priceRange: "Price must be more than 0, with at most two decimals",
  variant: "Please Add One Varient",
  giftPrice: "Gift Wrapping Price is Required",
  giftPriceRange: "Gift Wrapping Price must be 0 or more, with at most two decimals",
  cgst: "CGST is required",
  sgst: "SGST is required",
  igst: "IGST is required",
  taxRange: "Please enter 0% to 50%",
  hsnCode: "HSN Code has 4, 6 or 8 digits",
  discount: "Please enter 1% to 20%",
  percentage: "Please enter 1% to 90%",
  offerPercentage: "Special Offer Percentage is required",
  startDate: "Please Enter Start Date",
  startInPast: "Start Date must not be in the past",
  endDate: "Please Enter End Date",
  endBeforeStart: "End Date must not be before Start Date",
  bundle: "Please Add One Bundle Product or Disable the Bundle Discount",
  slabQuantity: "A slab is a whole number from 1 to 1000000",
} as const;

/** What is said of slab `number`, 1 to 4, without a quantity. */
export function slabRequired(number: number): string {
  return `Slab ${number} is required`;
}

/** What is said of slab `number`, 1 to 4, without a percentage. */
export function slabDiscountRequired(number: number): string {
  return `Slab ${number} Discount is required`;
}

/** What is said of slab `number`, 2 to 4, whose quantity is not above that of the slab before. */
export function slabNotAscending(number: number): string {
  return `Please Enter value Greatter then Slab ${number - 1}`;
}
