import { businessToday } from "#/i18n/businessToday.ts";

export const auditActions = ["CREATED", "CHANGED", "DELETED", "NOTED"] as const;

/** How many days back, today included. */
export const auditSpans = ["1", "7", "30", "90"] as const;

/** What is chosen in the address. */
export interface AuditAddress {
  readonly types: readonly string[];
  readonly actions: readonly (typeof auditActions)[number][];
  /** `owner:12` or `seller:7`. */
  readonly actor: string | null;
  readonly days: string | null;
}

const listed = (search: URLSearchParams, name: string): string[] =>
  (search.get(name) ?? "").split(",").filter((value) => value !== "");

/** Reads the address; what it cannot hold is passed over. */
export function readAuditAddress(search: URLSearchParams): AuditAddress {
  const actor = search.get("actor");
  const days = search.get("days");
  const [types, actions] = [listed(search, "type"), listed(search, "action")];
  return {
    // Which kinds there are is the gateway's to know.
    types: types.filter((type) => /^[A-Z][A-Za-z]{1,39}$/.test(type)).slice(0, 20),
    actions: auditActions.filter((action) => actions.includes(action)),
    actor: actor !== null && /^(?:owner|seller):\d{1,9}$/.test(actor) ? actor : null,
    days: auditSpans.find((span) => span === days) ?? null,
  };
}

/** The address with one of its parts chosen anew; empty takes it away. */
export function writeAuditAddress(
  search: URLSearchParams,
  name: "type" | "action" | "actor" | "days",
  values: readonly string[],
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (values.length === 0) next.delete(name);
  else next.set(name, values.join(","));
  return next;
}

/** The first instant of so many days, where the business is. */
function since(days: string): string {
  const today = Date.parse(`${businessToday()}T00:00:00+05:30`);
  return new Date(today - (Number(days) - 1) * 86_400_000).toISOString();
}

/** The filter that an address asks for; null for all. */
export function auditFilterOf(search: URLSearchParams) {
  const { types, actions, actor, days } = readAuditAddress(search);
  return {
    types: types.length === 0 ? null : types,
    actions: actions.length === 0 ? null : actions,
    actor,
    from: days === null ? null : since(days),
  };
}
