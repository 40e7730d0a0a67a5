import { act, render } from "@testing-library/react";
import { Network, Observable } from "relay-runtime";
import { expect, test } from "vitest";
import type { useSignInMutation } from "#/__generated__/useSignInMutation.graphql.ts";
import mutation from "#/__generated__/useSignInMutation.graphql.ts";
import { MessagesProvider } from "#/i18n/MessagesProvider.tsx";
import { speakEnglish } from "../../test/speakEnglish.ts";
import { createEnvironment } from "./environment.ts";
import { lateRelay, RelayContext } from "./lateRelay.ts";
import { RequestError } from "./RequestError.ts";
import { startRelay } from "./startRelay.ts";
import type { Change } from "./useChange.ts";
import { useLateChange } from "./useLateChange.ts";

speakEnglish();

const input = { email: "owner@verdant.test", password: "secret", rememberMe: false };
const viewer = { kind: "OWNER", nextStep: "HOME", email: input.email };
const success = { __typename: "SignInSuccess", viewer };
const refusal = {
  __typename: "UnauthenticatedError",
  __isError: "UnauthenticatedError",
  message: "Invalid email or password.",
  messageCode: "SIGN_IN_WRONG",
  messageParams: [],
};
const unanswered = (formError: string) => ({
  formError,
  fieldErrors: {},
  isUnanswered: true,
  cause: mutation,
});

/** A component that signs in over a network that gives this result, with a Relay that arrives as the test says. */
function startChange(result: object, arrive: () => Promise<unknown> = async () => undefined) {
  const sent: unknown[] = [];
  const environment = createEnvironment(
    Network.create((_request, variables) =>
      Observable.create((sink) => {
        sent.push(variables);
        if (result instanceof Error) return sink.error(result);
        sink.next({ data: { signIn: result } });
        sink.complete();
      }),
    ),
  );
  const bring = lateRelay(async () => {
    await arrive();
    return startRelay(environment);
  });
  let change: Change<useSignInMutation, string | undefined> | undefined;
  let isInFlight: boolean | undefined;
  let updates = 0;
  function Probe() {
    [change, isInFlight] = useLateChange<useSignInMutation, string | undefined>(mutation, {
      updater: () => {
        updates += 1;
      },
      read: (success) => success.viewer?.email,
    });
    return null;
  }
  render(
    <MessagesProvider>
      <RelayContext value={bring}>
        <Probe />
      </RelayContext>
    </MessagesProvider>,
  );
  return {
    sent,
    updates: () => updates,
    isInFlight: () => isInFlight,
    /** Sends, and resolves once all is done that can be done now; what came of it is in the list. */
    send: async () => {
      const outcomes: unknown[] = [];
      await act(async () => void change?.(input).then((outcome) => outcomes.push(outcome)));
      return outcomes;
    },
  };
}

test("what is sent before Relay is here goes with it", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { send, sent, isInFlight, updates } = startChange(success, () => promise);
  const outcomes = await send();
  expect([sent, outcomes, isInFlight()]).toEqual([[], [], true]);
  await act(async () => resolve());
  expect([sent, outcomes, isInFlight()]).toEqual([[{ input }], [input.email], false]);
  expect(updates()).toBe(1);
});

test("a Relay that cannot be loaded is a service out of reach; the next try brings it", async () => {
  const arrivals = [() => Promise.reject(new TypeError("Failed to fetch")), async () => undefined];
  const { send, sent, isInFlight } = startChange(success, () => (arrivals.shift() ?? expect.unreachable)());
  expect(await send()).toEqual([unanswered("We could not reach the service. Try again.")]);
  expect([sent, isInFlight()]).toEqual([[], false]);
  expect(await send()).toEqual([input.email]);
  expect(sent).toEqual([{ input }]);
});

test("what the gateway refuses is said in its words", async () => {
  const { send } = startChange(refusal);
  expect(await send()).toEqual([
    { formError: "Invalid email or password.", fieldErrors: {}, cause: mutation },
  ]);
});

test("no response is said, and may be tried again", async () => {
  const { send, isInFlight } = startChange(new RequestError("throttled", "slow", { retryAfterSeconds: 7 }));
  expect(await send()).toEqual([unanswered("Those were too many requests. Try again in 7 seconds.")]);
  expect(isInFlight()).toBe(false);
});
