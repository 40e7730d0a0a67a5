import type { Permission as SentPermission } from "#/__generated__/ContentLayoutPageQuery.graphql";

/** What a user may be allowed to do, as far as this console knows. */
export type Permission = Exclude<SentPermission, "%future added value">;
