import { graphql, type MutationParameters, readInlineData } from "relay-runtime";
import type {
  mutationError_error$data,
  mutationError_error$key,
} from "#/__generated__/mutationError_error.graphql";
import type { MutationError } from "./mutationErrorText.ts";

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
    }
  }
`;

/** A result union: every mutation spreads `...mutationError_error @alias(as: "error")`, which is null on success. */
export interface MutationResult {
  readonly error: mutationError_error$key | null | undefined;
  /**
   * Of ConflictError: the record as somebody else has made it. An edit selects `current` with the fragment of its row, so
   * that the store learns it; not part of the fragment, because it costs bytes in every mutation.
   */
  readonly current?: object | null | undefined;
}

/** A mutation of one field. */
export interface Mutation extends MutationParameters {
  readonly response: Readonly<Record<string, MutationResult>>;
}

export type ResultOf<TMutation extends Mutation> = TMutation["response"][keyof TMutation["response"]];

/** Why a mutation was not carried out; null when it was. */
export function errorOf(result: MutationResult | undefined) {
  return result?.error ? readInlineData(fragment, result.error) : null;
}

/** Sorts what the gateway says into fields and the form as a whole. Nothing it says is lost. */
export function mutationErrorOf({
  message,
  issues = [],
}: Pick<mutationError_error$data, "message" | "issues">): MutationError {
  const byField = Map.groupBy(issues, (issue) => issue.path.join("."));
  const whole = byField.get("")?.map((issue) => issue.message) ?? [];
  byField.delete("");
  if (byField.size === 0 && whole.length === 0) whole.push(message);
  return {
    formError: whole.length > 0 ? whole.join(" ") : undefined,
    fieldErrors: Object.fromEntries(
      [...byField].map(([path, found]) => [path, found.map((issue) => issue.message)]),
    ),
  };
}
