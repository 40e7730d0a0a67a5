import type { Behaviour } from "./behaviour.ts";
import type { Row, Value } from "./table.ts";

/** What a call has led to, before it is put into the form that the service is told to use. */
export type Outcome =
  | { readonly kind: "rows"; readonly rows: readonly Row[] }
  | { readonly kind: "record"; readonly row: Row }
  /** A write; `key` is the field with the id. */
  | { readonly kind: "written"; readonly row: Row; readonly key: string }
  /** `createSignup`, the one write whose answer is documented: an array whose first item has `prod_id`. */
  | { readonly kind: "created"; readonly row: Row; readonly key: string }
  | { readonly kind: "done" }
  | { readonly kind: "refused"; readonly status: number; readonly message: string };

export const refused = (status: number, message: string): Outcome => ({ kind: "refused", status, message });

/** What goes over the wire; a body of undefined is empty. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

/** Puts an outcome into the form that the service is told to use. */
export function present(outcome: Outcome, behaviour: Behaviour): Answer {
  const shown = (row: Row): object => presentRow(row, behaviour);
  switch (outcome.kind) {
    case "rows":
      return { status: 200, body: outcome.rows.map(shown) };
    case "record":
      return { status: 200, body: shown(outcome.row) };
    case "done":
      return { status: 204 };
    case "refused": {
      const { status, message } = outcome;
      return {
        status: behaviour.refusals === "status" ? status : 200,
        body: { message, error: { message } },
      };
    }
    case "created":
      return { status: 201, body: [shown(isWhole(behaviour) ? outcome.row : idOf(outcome))] };
    case "written": {
      if (behaviour.writes === "nothing") return { status: 204 };
      const answer = shown(isWhole(behaviour) ? outcome.row : idOf(outcome));
      return { status: 201, body: behaviour.writes.startsWith("array") ? [answer] : answer };
    }
  }
}

const isWhole = ({ writes }: Behaviour): boolean => writes === "array with the row" || writes === "row";

const idOf = ({ row, key }: { readonly row: Row; readonly key: string }): Row => ({
  [key]: row[key] ?? null,
});

function presentRow(row: Row, behaviour: Behaviour): object {
  const fields = Object.entries(row)
    .filter(([name]) => name !== "row")
    .map(([name, value]) => [name, presentValue(value, behaviour)]);
  const extra = behaviour.extraFields
    ? { _id: "65f1c0ffee", __v: 3, links: [{ rel: "self" }], tenant: { region: "south" } }
    : {};
  return { ...Object.fromEntries(fields), ...extra };
}

function presentValue(value: Value, { flags, numbers, empty }: Behaviour): Value {
  if (value === null) return empty === "null" ? null : "";
  if (typeof value === "number") return numbers === "text" ? String(value) : value;
  if (typeof value !== "boolean" || flags === "booleans") return value;
  return flags === "text" ? String(value) : Number(value);
}
