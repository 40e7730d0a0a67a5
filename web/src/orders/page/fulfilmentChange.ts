import { graphql } from "react-relay";

// oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- every step and every event spreads it.
/** All that a step changes on the page of an order: the part, and the head and the money of the whole. */
export const fulfilmentChange = graphql`
  fragment fulfilmentChange_fulfilment on Fulfilment {
    ...FulfilmentCard_fulfilment
    order {
      ...OrderHeader_order
      ...OrderSide_order
    }
  }
`;
