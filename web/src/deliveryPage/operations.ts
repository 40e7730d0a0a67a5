import { graphql } from "relay-runtime";
import type { operationsRoundQuery$data } from "#/__generated__/operationsRoundQuery.graphql";

// oxlint-disable relay/unused-fields -- one list of fields for all operations: each answers with the whole round.
// Documents and types are Relay's; its store is not here. A round is small, comes whole with each answer, and is shown as it came.

/** What somebody brings today. */
export type Round = NonNullable<operationsRoundQuery$data["deliveryRound"]>;

/** What is brought to one customer. */
export type Stop = Round["stops"][number];

export const fields = graphql`
  fragment operations_round on DeliveryRound {
    name
    companyName
    isOnDuty
    linkExpiresAt
    stops {
      fulfilmentId
      number
      isDelivered
      customerName
      customerPhone
      address
      dueOnDelivery
      needsCode
      packages
      itemCount
      attempts {
        at
        reason
      }
      items {
        name
        quantity
      }
    }
  }
`;

export const roundQuery = graphql`
  query operationsRoundQuery {
    deliveryRound {
      ...operations_round @relay(mask: false)
    }
  }
`;

export const openMutation = graphql`
  mutation operationsOpenMutation($input: OpenDeliveryLinkInput!) {
    result: openDeliveryLink(input: $input) {
      __typename
      ... on OpenDeliveryLinkSuccess {
        deliveryRound {
          ...operations_round @relay(mask: false)
        }
      }
      ... on Error {
        code
      }
    }
  }
`;

export const deliverMutation = graphql`
  mutation operationsDeliverMutation($input: DeliverStopInput!) {
    result: deliverStop(input: $input) {
      __typename
      ... on DeliverStopSuccess {
        deliveryRound {
          ...operations_round @relay(mask: false)
        }
      }
      ... on Error {
        message
        messageCode
        messageParams
      }
    }
  }
`;

export const attemptMutation = graphql`
  mutation operationsAttemptMutation($input: RecordStopAttemptInput!) {
    result: recordStopAttempt(input: $input) {
      __typename
      ... on RecordStopAttemptSuccess {
        deliveryRound {
          ...operations_round @relay(mask: false)
        }
      }
      ... on Error {
        message
        messageCode
        messageParams
      }
    }
  }
`;

export const dutyMutation = graphql`
  mutation operationsDutyMutation($input: SetRoundDutyInput!) {
    result: setRoundDuty(input: $input) {
      __typename
      ... on SetRoundDutySuccess {
        deliveryRound {
          ...operations_round @relay(mask: false)
        }
      }
      ... on Error {
        message
        messageCode
        messageParams
      }
    }
  }
`;
