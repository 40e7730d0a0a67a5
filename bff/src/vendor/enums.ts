import { builder } from "../graphql/builder.ts";

export const PaymentTermsEnum = builder.enumType("PaymentTerms", {
  description: "When a vendor is paid.",
  values: {
    PREPAID: { description: "Before anything is sent." },
    ON_DELIVERY: { description: "When it is delivered." },
    NET_7: { description: "7 days after the invoice." },
    NET_15: { description: "15 days after the invoice." },
    NET_30: { description: "30 days after the invoice." },
    NET_45: { description: "45 days after the invoice." },
    NET_60: { description: "60 days after the invoice." },
    NET_90: { description: "90 days after the invoice." },
  } as const,
});

export const EnterpriseClassEnum = builder.enumType("EnterpriseClass", {
  description: "The size of an enterprise that is registered by the MSMED Act.",
  values: {
    MICRO: { description: "A micro enterprise." },
    SMALL: { description: "A small enterprise." },
    MEDIUM: { description: "A medium enterprise, to which the rule of 45 days does not apply." },
  } as const,
});

export const VendorStatusEnum = builder.enumType("VendorStatus", {
  description: "Whether anything is bought of a vendor.",
  values: {
    ACTIVE: { description: "It is." },
    BLOCKED: { description: "Nothing is; a reason says why." },
  } as const,
});
