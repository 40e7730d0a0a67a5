import { graphql, readInlineData } from "relay-runtime";
import type { MutationParameters } from "relay-runtime";
import type { mutationError_error$key } from "#/__generated__/mutationError_error.graphql";
import type { Refusal } from "./refusal.ts";

const fragment = graphql`
  fragment mutationError_error on Error @inline {
    __typename
    message
    ... on ValidationError {
      issues {
        path
        message
      }
    }
    ... on ConflictError {
      issues {
        path
        message
      }
      current {
        __typename
      }
    }
  }
`;

/** A result union: every mutation spreads `...mutationError_error @alias(as: "error")`, which is null on success. */
export interface MutationResult {
  readonly error: mutationError_error$key | null | undefined;
}

/** A mutation of one field. */
export interface Mutation extends MutationParameters {
  readonly response: Readonly<Record<string, MutationResult>>;
}

export type ResultOf<TMutation extends Mutation> = TMutation["response"][keyof TMutation["response"]];

/** Why a mutation was not carried out; null when it was. */
export function errorOf({ error }: MutationResult) {
  return error ? readInlineData(fragment, error) : null;
}

/**
 * A member of a result union that is not the success. ValidationError has issues, ConflictError may. An edit selects
 * `current { ... on X { <its form's fragment> } }` of ConflictError, so that the store learns the record as it is.
 */
export interface RefusedResult {
  readonly current?: object | null | undefined;
  readonly message?: string;
  readonly issues?: readonly { readonly path: readonly string[]; readonly message: string }[];
}

/** Sorts what the gateway says into fields and the form as a whole. Nothing it says is lost. */
export function refusalOf({ message, issues = [], current }: RefusedResult): Refusal {
  const byField = Map.groupBy(issues, (issue) => issue.path.join("."));
  const whole = byField.get("")?.map((issue) => issue.message) ?? [];
  byField.delete("");
  if (byField.size === 0 && whole.length === 0 && message !== undefined) whole.push(message);
  return {
    formError: whole.length > 0 ? whole.join(" ") : undefined,
    fieldErrors: Object.fromEntries(
      [...byField].map(([path, found]) => [path, found.map((issue) => issue.message)]),
    ),
    ...(current ? { isStale: true } : {}),
  };
}
