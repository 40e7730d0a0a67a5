import type { InputWarning } from "../graphql/inputWarning.ts";
import { taxNumberWarnings } from "../taxNumber/warnings.ts";
import type { Vendor } from "./record.ts";
import type { PaymentTerms } from "./words.ts";

/** Longer than the Income-tax Act, section 43B(h), lets micro and small enterprises wait. */
const overlong: ReadonlySet<PaymentTerms> = new Set(["NET_60", "NET_90"]);

type Numbers = Pick<
  Vendor,
  | "gstinNumber"
  | "panNumber"
  | "udyamNumber"
  | "enterpriseClass"
  | "address"
  | "paymentTerms"
  | "sameGstinIds"
>;

/** What looks wrong about a vendor, and was saved all the same: only the company knows. */
export function vendorWarnings(vendor: Numbers): InputWarning[] {
  const { gstinNumber, panNumber, udyamNumber, enterpriseClass } = vendor;
  const { provinceCode } = vendor.address;
  const found: readonly (readonly [string, boolean, string])[] = [
    ["gstinNumber", vendor.sameGstinIds.length > 0, "Another vendor has the same GSTIN."],
    [
      "udyamNumber",
      udyamNumber !== null && !/^UDYAM-[A-Z]{2}-\d{2}-\d{7}$/.test(udyamNumber),
      "A Udyam number is like UDYAM-KR-03-0104417.",
    ],
    [
      "paymentTerms",
      (enterpriseClass === "MICRO" || enterpriseClass === "SMALL") && overlong.has(vendor.paymentTerms),
      "A micro or small enterprise must be paid within 45 days: what is paid later counts as an expense only then (Income-tax Act, section 43B(h)).",
    ],
  ];
  return [
    ...taxNumberWarnings({ gstinNumber, panNumber, provinceCode }),
    ...found.flatMap(([field, isWrong, message]) => (isWrong ? [{ path: [field], message }] : [])),
  ];
}
