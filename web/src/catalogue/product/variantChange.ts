import { graphql } from "react-relay";

// oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- every mutation of a variant spreads it.
/** What a change of a variant may change of its product, so that the page shows it at once. */
export const variantChange = graphql`
  fragment variantChange_product on Product {
    incompleteStep
    variants(first: 100) {
      totalCount
    }
    ...ProductVariants_product
    ...PriceRange_product
  }
`;
