import { AddressType } from "../address/type.ts";
import { builder } from "../graphql/builder.ts";
import { CompanyType } from "./type.ts";

builder.objectFields(CompanyType, (t) => ({
  billingName: t.string({
    nullable: true,
    description: "The name on bills.",
    resolve: ({ billing }) => billing.name,
  }),
  billingAddress: t.field({
    type: AddressType,
    description: "Where bills go.",
    resolve: ({ billing }) => billing.address,
  }),
}));
