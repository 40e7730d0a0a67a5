import { graphql } from "react-relay";

// oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- every change of a person spreads it.
/** Somebody after a change, as their row and their page show them. */
export const staffChange = graphql`
  fragment staffChange_person on StaffMember {
    ...StaffList_person
    ...StaffProfile_person
    ...StaffPage_person
  }
`;
