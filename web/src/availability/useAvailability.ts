import { useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { fetchQuery } from "relay-runtime";
import type { AvailabilityKind, useAvailabilityQuery } from "#/__generated__/useAvailabilityQuery.graphql";
import { AvailabilityCheck } from "./AvailabilityCheck.ts";

const query = graphql`
  query useAvailabilityQuery($kind: AvailabilityKind!, $value: String!) {
    availability(kind: $kind, value: $value) {
      __typename
      ... on Availability {
        available
      }
    }
  }
`;

/** A check of names of one kind. It asks the gateway, past the store: a response of a minute ago proves nothing. */
export function useAvailability(kind: AvailabilityKind): AvailabilityCheck {
  const environment = useRelayEnvironment();
  const [check] = useState(
    () =>
      new AvailabilityCheck(
        (value, signal) =>
          new Promise((resolve) => {
            const request = fetchQuery<useAvailabilityQuery>(environment, query, { kind, value }).subscribe({
              next: ({ availability: respond }) =>
                resolve(respond.__typename === "Availability" ? respond.available : null),
              error: () => resolve(null),
            });
            signal.addEventListener("abort", () => {
              request.unsubscribe();
              resolve(null);
            });
          }),
      ),
  );
  return check;
}
