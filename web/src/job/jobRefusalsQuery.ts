/* oxlint-disable relay/must-colocate-fragment-spreads -- the dialog reads it, which is loaded on demand */
import { graphql } from "react-relay";

/** What a job was refused. In a file of its own, so that it is asked for while what shows it is on its way. */
export const jobRefusalsQuery = graphql`
  query jobRefusalsQuery($id: ID!) {
    node(id: $id) {
      ...JobRefusals_job @alias(as: "job")
    }
  }
`;
