import { useEffect, useEffectEvent } from "react";
import { useRelayEnvironment } from "react-relay";
import { fetchQuery, graphql } from "relay-runtime";
import type { useOnlySellerQuery } from "#/__generated__/useOnlySellerQuery.graphql";
import type { SelectOption } from "#/ui/Select.tsx";

const query = graphql`
  query useOnlySellerQuery {
    viewer {
      sellers(first: 2) @catch(to: NULL) {
        edges {
          node {
            id
            name
          }
        }
      }
    }
  }
`;

/** Tells of the company's location where it has just one: nobody has to choose it. What fails is chosen by hand. */
export function useOnlySeller(isWanted: boolean, onFound: (seller: SelectOption) => void): void {
  const environment = useRelayEnvironment();
  const found = useEffectEvent(onFound);
  useEffect(() => {
    if (!isWanted) return undefined;
    const request = fetchQuery<useOnlySellerQuery>(environment, query, {}).subscribe({
      next: ({ viewer }) => {
        const [only, other] = viewer?.sellers?.edges ?? [];
        if (only && !other) found({ id: only.node.id, label: only.node.name });
      },
      error: () => undefined,
    });
    return () => request.unsubscribe();
  }, [environment, isWanted]);
}
