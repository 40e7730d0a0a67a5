import { builder } from "../graphql/builder.ts";
import { CompanyType } from "./type.ts";

builder.objectFields(CompanyType, (t) => ({
  accountsPhone: t.exposeString("accountsPhone", {
    nullable: true,
    description: "Phone number of the accounts department, digits.",
  }),
  accountsEmail: t.exposeString("accountsEmail", {
    nullable: true,
    description: "E-mail address of the accounts department.",
  }),
  enquiryEmail: t.exposeString("enquiryEmail", {
    nullable: true,
    description: "Where customers' enquiries go.",
  }),
  websiteUrl: t.exposeString("websiteUrl", {
    nullable: true,
    description: "The company's own site. Open it with `noopener`: it is not checked.",
  }),
  instagramUrl: t.exposeString("instagramUrl", {
    nullable: true,
    description: "The company's page at Instagram. Not checked.",
  }),
  linkedinUrl: t.exposeString("linkedinUrl", {
    nullable: true,
    description: "The company's page at LinkedIn. Not checked.",
  }),
  passwordRenewalDays: t.exposeInt("passwordRenewalDays", {
    description: "After how many days users are reminded to change their password, 0 to 3650; 0 for never.",
  }),
  monthlyPurchaseMinimum: t.expose("monthlyPurchaseMinimum", {
    type: "Decimal",
    description: "What a customer must buy for in a month, in INR; 0 for no minimum.",
  }),
}));
