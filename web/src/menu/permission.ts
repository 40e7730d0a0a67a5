import type {
  OfferedArea as SentArea,
  Permission as SentPermission,
} from "#/__generated__/ContentLayoutPageQuery.graphql";

/** What a user may be allowed to do, as far as this console knows. */
export type Permission = Exclude<SentPermission, "%future added value">;

/** A part of the console that the service behind may not offer, as far as this console knows. */
export type OfferedArea = Exclude<SentArea, "%future added value">;
