import { builder } from "../graphql/builder.ts";
import { permissionOf, viewerMay } from "../graphql/viewerMay.ts";
import { viewerCan } from "../access/viewerCan.ts";
import { findIncompleteStep } from "./completeness.ts";
import { isOpenTo, productActions } from "./lifecycle.ts";
import { ProductType } from "./type.ts";

const ProductActionEnum = builder.enumType("ProductAction", {
  description: "What can be done with a product as a whole.",
  values: {
    SUBMIT: { description: "Hand it in for approval, for the first time or again: `submitProduct`." },
    ENABLE: { description: "Approve it and put it on sale: `enableProduct`." },
    RETURN: { description: "Send it back to its author with a remark: `returnProduct`." },
    DISABLE: { description: "Take it off the storefront with a reason: `disableProduct`." },
    DUPLICATE: { description: "Make a draft of the same: `duplicateProduct`." },
    DELETE: { description: "Delete it for good, unless something uses it: `deleteProduct`." },
  } as const,
});

builder.objectFields(ProductType, (t) => ({
  remark: t.string({
    nullable: true,
    description: "What the reviewer asks to be put right; null unless it was returned (`RECTIFICATION`).",
    resolve: ({ status, statusReason }) => (status === "RECTIFICATION" ? statusReason : null),
  }),
  flaggedStep: t.int({
    nullable: true,
    description: "The step of the wizard, 1 to 4, that the `remark` is about; null when it is about none.",
    resolve: ({ status, flaggedStep }) => (status === "RECTIFICATION" ? flaggedStep : null),
  }),
  disabledReason: t.string({
    nullable: true,
    description: "Why it is off the storefront; null unless it is disabled.",
    resolve: ({ status, statusReason }) => (status === "DISABLED" ? statusReason : null),
  }),
  statusChangedAt: t.expose("statusChangedAt", {
    type: "DateTime",
    nullable: true,
    description: "When it came into its present state; null when the service does not say.",
  }),
  incompleteStep: t.int({
    nullable: true,
    description:
      "The first step of the wizard that is not done: 1 details, 3 price and tax, 4 the draft is still to be submitted. " +
      "Step 2, further images, has nothing that must be done. Null when nothing is missing.",
    resolve: (product, _args, context) => findIncompleteStep(context, product),
  }),
  viewerCanDelete: viewerMay(
    t,
    "deleteProduct",
    "Whether the viewer may delete it; refused all the same while something uses it.",
  ),
  viewerActions: t.field({
    type: [ProductActionEnum],
    description: "What the viewer may do with it in its present state.",
    resolve: (product, _args, context) =>
      productActions.filter(
        (action) =>
          isOpenTo(product, action) && viewerCan(context, permissionOf(`${action.toLowerCase()}Product`)),
      ),
  }),
}));
