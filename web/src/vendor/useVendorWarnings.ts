import { useLingui } from "@lingui/react/macro";
import { useTaxNumberWarnings } from "#/taxNumber/useTaxNumberWarnings.ts";

/** What warnings are about; numbers are empty while there are none. */
interface Warned {
  readonly gstinNumber: string;
  readonly panNumber: string;
  readonly udyamNumber: string;
  readonly enterpriseClass: string | null;
  readonly paymentTerms: string | null;
  readonly provinceCode: string | null;
}

/** What looks wrong about a vendor's numbers and terms: a sentence each, or undefined. It keeps nobody from saving. */
export function useVendorWarnings(vendor: Warned) {
  const { t } = useLingui();
  const { pan, gstin } = useTaxNumberWarnings({
    pan: vendor.panNumber,
    gstin: vendor.gstinNumber,
    provinceCode: vendor.provinceCode,
  });
  const { udyamNumber, enterpriseClass, paymentTerms } = vendor;
  const isUdyam = udyamNumber === "" || /^UDYAM-[A-Z]{2}-\d{2}-\d{7}$/.test(udyamNumber);
  // Income-tax Act, section 43B(h), does not speak of medium enterprises.
  const isProtected = enterpriseClass === "MICRO" || enterpriseClass === "SMALL";
  const isOverlong = paymentTerms === "NET_60" || paymentTerms === "NET_90";
  return {
    pan,
    gstin,
    udyam: isUdyam ? undefined : t`A Udyam number is like UDYAM-KR-03-0104417.`,
    terms:
      isProtected && isOverlong
        ? t`A micro or small enterprise must be paid within 45 days: what is paid later counts as an expense only then (Income-tax Act, section 43B(h)).`
        : undefined,
  };
}
