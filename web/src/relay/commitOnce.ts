import { commitMutation, type IEnvironment, type MutationConfig } from "relay-runtime";
import type { Mutation } from "./mutationError.ts";

/** What is sent, and what becomes of the store. */
export type CommitConfig<TMutation extends Mutation> = Omit<
  MutationConfig<TMutation>,
  "onCompleted" | "onError"
>;

/** Commits a mutation once. @throws RequestError when no response came */
export function commitOnce<TMutation extends Mutation>(
  environment: IEnvironment,
  config: CommitConfig<TMutation>,
): Promise<TMutation["response"]> {
  return new Promise((resolve, reject) => {
    commitMutation<TMutation>(environment, {
      ...config,
      onCompleted: (response) => resolve(response),
      onError: reject,
    });
  });
}
