import { Suspense, useEffect, useEffectEvent } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery, useQueryLoader } from "react-relay";
import type { LostChoicesQuery } from "#/__generated__/LostChoicesQuery.graphql";
import { ErrorBoundary } from "#/relay/ErrorBoundary.tsx";

const query = graphql`
  query LostChoicesQuery($ids: [ID!]!) @throwOnFieldError {
    nodes(ids: $ids) {
      ... on Brand {
        name
      }
      ... on Category {
        name
      }
      ... on Seller {
        name
      }
      ... on DeliveryUser {
        name
      }
      ... on PickupPoint {
        name
      }
      ... on Product {
        name
      }
    }
  }
`;

/** Names by id; null of what is gone, or is not for the viewer. */
export type FoundNames = Readonly<Record<string, string | null>>;

interface LostChoicesProps {
  readonly ids: readonly string[];
  readonly to: (names: FoundNames) => void;
}

/** Finds the names of records that a list is filtered by and that are not among the choices on offer. Shows nothing. */
export default function LostChoices({ ids, to }: LostChoicesProps) {
  const [queryRef, load] = useQueryLoader<LostChoicesQuery>(query);
  const ask = useEffectEvent((ids: readonly string[]) => load({ ids: [...ids] }));
  const key = ids.join(",");
  useEffect(() => ask(key.split(",")), [key]);
  return (
    queryRef && (
      <ErrorBoundary resetKey={key} fallback={() => null}>
        <Suspense fallback={null}>
          <Found queryRef={queryRef} to={to} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}

interface FoundProps {
  readonly queryRef: PreloadedQuery<LostChoicesQuery>;
  readonly to: (names: FoundNames) => void;
}

function Found({ queryRef, to }: FoundProps) {
  const { nodes } = usePreloadedQuery<LostChoicesQuery>(query, queryRef);
  const { ids } = queryRef.variables;
  const tell = useEffectEvent((found: typeof nodes) =>
    to(Object.fromEntries(ids.map((id, index) => [id, found[index]?.name ?? null]))),
  );
  useEffect(() => tell(nodes), [nodes]);
  return null;
}
