import { graphql } from "react-relay";

// oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- every change of a delivery user spreads it.
/** A delivery user after a change, as their row and their page show them. */
export const deliveryUserChange = graphql`
  fragment deliveryUserChange_deliveryUser on DeliveryUser {
    ...DeliveryUserList_deliveryUser
    ...DeliveryUserProfile_deliveryUser
    ...DeliveryUserPage_deliveryUser
  }
`;
