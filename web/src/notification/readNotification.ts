import { graphql, readInlineData } from "relay-runtime";
import type {
  readNotification_notification$data,
  readNotification_notification$key,
} from "#/__generated__/readNotification_notification.graphql";

const fragment = graphql`
  fragment readNotification_notification on Notification @inline {
    id
    kind
    count
    happenedAt
    subjectName
    locationName
    isRead
    subject {
      __typename
      id
      ... on Job {
        kind
      }
    }
  }
`;

type Read = readNotification_notification$data;

/** A notice as its row and its sentence show it. */
export interface Notification extends Pick<
  Read,
  "id" | "kind" | "count" | "happenedAt" | "subjectName" | "locationName" | "isRead"
> {
  /** The record it is about, where there is one to go to. */
  readonly subject: { readonly type: string; readonly id: string } | null;
  /** What the job does that it is about. */
  readonly jobKind: NonNullable<Read["subject"]>["kind"] | null;
}

export function readNotification(key: readNotification_notification$key): Notification {
  const { id, kind, count, happenedAt, subjectName, locationName, isRead, subject } = readInlineData(
    fragment,
    key,
  );
  return {
    id,
    kind,
    count,
    happenedAt,
    subjectName,
    locationName,
    isRead,
    subject: subject ? { type: subject.__typename, id: subject.id } : null,
    jobKind: subject?.kind ?? null,
  };
}
