import { graphql } from "react-relay";

// oxlint-disable relay/must-colocate-fragment-spreads -- SetUpDone.tsx reads it: the query starts while its code is loaded.

/** What is said when the set-up has ended. */
export const setUpDone = graphql`
  query setUpDoneQuery {
    viewer {
      ...SetUpDone_viewer
    }
  }
`;
