import { graphql } from "react-relay";

// oxlint-disable relay/unused-fields -- StarterTrees.tsx reads them: the query starts before its code is loaded.
/** What the company says that it sells: which tree comes closest. */
export const starterQuery = graphql`
  query starterQuery {
    viewer {
      company {
        verticalName
        verticalDescription
      }
    }
  }
`;
