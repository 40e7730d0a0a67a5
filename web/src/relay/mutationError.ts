import { graphql, type MutationParameters, readInlineData } from "relay-runtime";
import type {
  mutationError_error$data,
  mutationError_error$key,
} from "#/__generated__/mutationError_error.graphql";
import type { MutationError } from "./mutationErrorText.ts";
import { messageReader } from "./messageReader.ts";

const fragment = graphql`
  fragment mutationError_error on Error @inline {
    __typename
    message
    messageCode
    messageParams
    ... on ValidationError {
      issues {
        path
        message
        messageCode
        messageParams
      }
    }
    ... on ConflictError {
      issues {
        path
        message
        messageCode
        messageParams
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

type Told = Pick<mutationError_error$data, "message" | "messageCode" | "messageParams">;

/** Sorts what the gateway says into fields and the form as a whole, in the page's language. Nothing it says is lost. */
export async function mutationErrorOf({
  issues = [],
  ...whole
}: Told & Pick<mutationError_error$data, "issues">): Promise<MutationError> {
  const read = await messageReader();
  const textOf = ({ message, messageCode, messageParams }: Told) => read(message, messageCode, messageParams);
  const byField = Map.groupBy(issues, (issue) => issue.path.join("."));
  const formErrors = byField.get("")?.map(textOf) ?? [];
  byField.delete("");
  if (byField.size === 0 && formErrors.length === 0) formErrors.push(textOf(whole));
  return {
    formError: formErrors.length > 0 ? formErrors.join(" ") : undefined,
    fieldErrors: Object.fromEntries([...byField].map(([path, found]) => [path, found.map(textOf)])),
  };
}
