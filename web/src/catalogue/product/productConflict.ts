import { graphql } from "react-relay";

// oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- every decision on a product spreads it.
/** A product that somebody else has changed since it was seen, as its row and its page show it. */
export const productConflict = graphql`
  fragment productConflict_product on Product {
    ...ProductList_product
    ...ProductStateNotice_product
    ...ProductFacts_product
    ...ProductDescription_product
  }
`;
