import * as v from "valibot";
import type { Caller } from "./caller.ts";

const answer = v.looseObject({
  __typename: v.string(),
  message: v.optional(v.string()),
  issues: v.optional(v.array(v.object({ path: v.array(v.string()), message: v.string() }))),
});

const fields: Readonly<Record<string, string>> = {
  signIn: "... on TwoStepRequired { token methods expiresAt } ... on SignInSuccess { viewer { email } }",
  confirmSignIn: "... on ConfirmSignInSuccess { viewer { email } }",
  beginTwoStep: "... on BeginTwoStepSuccess { secret address }",
  turnOnTwoStep:
    "... on TurnOnTwoStepSuccess { recoveryCodes viewer { twoStepDueAt twoStep { state recoveryCodesLeft } } }",
  setTwoStepRule: "... on SetTwoStepRuleSuccess { viewer { twoStepRule twoStepDueAt } }",
  renewRecoveryCodes: "... on RenewRecoveryCodesSuccess { recoveryCodes }",
  turnOffTwoStep: "... on TurnOffTwoStepSuccess { viewer { twoStep { state recoveryCodesLeft } } }",
  resetStaffTwoStep: "... on ResetStaffTwoStepSuccess { staffMember { twoStep viewerActions } }",
};

/** The document of a mutation, and what it may answer. */
export const documentOf = (name: string): string =>
  `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { result: ${name}(input: $input) {
    __typename ${fields[name] ?? ""} ... on Error { message } ... on ValidationError { issues { path message } } } }`;

export type Sends = Pick<Caller, "send">;

/** Sends a mutation and gives its result. */
export async function send(caller: Sends, name: string, input: object) {
  const response = await caller.send(documentOf(name), { input });
  return v.parse(v.object({ result: answer }), response.data).result;
}

/** A refusal as `path: message`, else the type that was answered. */
export async function saidTo(caller: Sends, name: string, input: object): Promise<string> {
  const { __typename, issues } = await send(caller, name, input);
  const [issue] = issues ?? [];
  return issue === undefined ? __typename : `${issue.path.join(".")}: ${issue.message}`;
}
