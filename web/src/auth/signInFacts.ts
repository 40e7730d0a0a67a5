/* oxlint-disable relay/unused-fields -- the sign-in page reads them */
import { fetchQuery, graphql, type IEnvironment } from "relay-runtime";
import type { signInFactsQuery } from "#/__generated__/signInFactsQuery.graphql";

const query = graphql`
  query signInFactsQuery {
    viewer {
      kind
      nextStep
    }
    features {
      emailTopLevelLength
      passwordReset
    }
  }
`;

/** Who is signed in already, and what this installation offers to who is not. */
export type SignInFacts = signInFactsQuery["response"];

export const askSignInFacts = (environment: IEnvironment): Promise<SignInFacts | undefined> =>
  fetchQuery<signInFactsQuery>(environment, query, {}).toPromise();
