import { msg } from "@lingui/core/macro";
import { CircleCheckBig, PackageX } from "lucide-react";
import { graphql } from "react-relay";
import type { productViewLists_product$key } from "#/__generated__/productViewLists_product.graphql";
import { AgoCell, DayCell, LocationCell, PercentageCell } from "#/list/cells.tsx";
import type { ListDeclaration } from "#/list/listDeclaration.ts";
import { productAddress } from "#/app/addresses.ts";
import { type BulkFacts, chosenProducts, mayChangeMany } from "../bulk/bulkFacts.tsx";
import { productRules } from "../productList.ts";
import { type ProductListOnScreen, type ProductView, productViewVariables } from "../productViews.ts";
import { ChangedBadge } from "./ChangedBadge.tsx";
import { PriceRange } from "./PriceRange.tsx";
import { ProductDecision } from "./ProductDecision.tsx";
import { ProductName } from "./ProductName.tsx";
import { ProductRemark } from "./ProductRemark.tsx";
import { ProductRowActions } from "./ProductRowActions.tsx";
import { ProductStatusBadge } from "./ProductStatusBadge.tsx";
import { productTexts } from "./productTexts.tsx";

interface Facts extends BulkFacts {
  readonly onScreen: ProductListOnScreen;
}

type ViewListDeclaration = ListDeclaration<productViewLists_product$key, Facts>;
type ViewColumn = ViewListDeclaration["columns"][number];

const row = graphql`
  fragment productViewLists_product on Product @throwOnFieldError {
    discountPercentage
    disabledReason
    statusChangedAt
    seller {
      name
    }
    ...ProductName_product
    ...PriceRange_product
    ...ProductRemark_product
    ...ProductStatusBadge_product
    ...ChangedBadge_product
    ...ProductRowActions_product
    ...ProductDecision_product
  }
`;

const name: ViewColumn = {
  id: "name",
  header: msg`Product`,
  isName: true,
  minWidth: 232,
  cell: (product) => <ProductName productKey={product} />,
};

const price: ViewColumn = {
  id: "price",
  header: msg`Price before tax`,
  width: 168,
  align: "end",
  yields: 4,
  card: "fact",
  cell: (product) => <PriceRange productKey={product} />,
};

const discount: ViewColumn = {
  id: "discount",
  header: msg`Discount`,
  width: 88,
  align: "end",
  yields: 1,
  cell: ({ discountPercentage }) => <PercentageCell>{discountPercentage}</PercentageCell>,
};

const seller: ViewColumn = {
  id: "seller",
  header: msg`Location`,
  width: 132,
  yields: 3,
  card: "fact",
  isShown: ({ isOwner }) => isOwner,
  cell: ({ seller }) => <LocationCell>{seller?.name}</LocationCell>,
};

const status: ViewColumn = {
  id: "status",
  header: msg`Status`,
  width: 124,
  card: "aside",
  cell: (product) => <ProductStatusBadge productKey={product} />,
};

const review: ViewColumn = {
  id: "review",
  header: msg`Review`,
  width: 176,
  cell: (product) => <ChangedBadge productKey={product} isLink />,
};

const reason: ViewColumn = {
  id: "reason",
  card: "fact",
  header: msg`Reason`,
  width: 280,
  isWrapped: true,
  cell: ({ disabledReason }) => <span dir="auto">{disabledReason ?? "–"}</span>,
};

const remark: ViewColumn = {
  id: "remark",
  yields: 6,
  card: "fact",
  header: msg`Remark`,
  width: 212,
  isWrapped: true,
  cell: (product) => <ProductRemark productKey={product} />,
};

const since: ViewColumn = {
  id: "since",
  header: msg`Since`,
  width: 104,
  yields: 2,
  isMuted: true,
  cell: ({ statusChangedAt }) => <DayCell>{statusChangedAt}</DayCell>,
};

const decision: ViewColumn = {
  id: "decision",
  header: msg`Decision`,
  width: 196,
  align: "end",
  isNameHidden: true,
  isPinned: true,
  cell: (product, { onScreen }) => <ProductDecision productKey={product} list={onScreen} />,
};

/** What all three lists share. */
const common = {
  rules: productRules,
  row,
  actions: {
    width: 72,
    cell: (product, { onScreen }) => <ProductRowActions productKey={product} list={onScreen} />,
  },
  href: productAddress,
  chosenActions: chosenProducts,
  choosesAll: mayChangeMany,
} satisfies Partial<ViewListDeclaration>;

/** The lists of products in some states: their columns and words. */
export const productViewLists: Record<ProductView, ViewListDeclaration> = {
  enabled: {
    ...common,
    id: "productsEnabled",
    variables: (search) => productViewVariables("enabled", search),
    columns: [name, price, discount, seller, review, since],
    icon: PackageX,
    texts: {
      ...productTexts,
      title: msg`Product Enabled`,
      lead: msg`On sale now.`,
      nothingYet: {
        title: msg`Nothing is on sale yet`,
        text: msg`A product appears here as soon as it is approved.`,
      },
    },
  },
  disabled: {
    ...common,
    id: "productsDisabled",
    variables: (search) => productViewVariables("disabled", search),
    columns: [name, price, seller, reason, since],
    icon: CircleCheckBig,
    texts: {
      ...productTexts,
      title: msg`Product Disabled`,
      lead: msg`Off the storefront, each with its reason.`,
      nothingYet: {
        title: msg`No product is disabled`,
        text: msg`A product that is taken off the storefront appears here with its reason.`,
      },
    },
  },
  rectification: {
    ...common,
    id: "productsInRectification",
    variables: (search) => productViewVariables("rectification", search),
    columns: [
      name,
      status,
      seller,
      remark,
      { ...since, cell: ({ statusChangedAt }) => <AgoCell>{statusChangedAt}</AgoCell> },
      decision,
    ],
    icon: CircleCheckBig,
    texts: {
      ...productTexts,
      title: msg`Product Rectification`,
      lead: ({ isOwner }) =>
        isOwner
          ? msg`Products that wait for your decision, and those you have returned.`
          : msg`Products that wait for approval, and those that were returned to you.`,
      nothingYet: {
        title: msg`Nothing waits`,
        text: ({ isOwner }) =>
          isOwner
            ? msg`A product appears here when its seller submits it.`
            : msg`A product appears here when you submit it.`,
      },
    },
  },
};
