import { act, render } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { Network, Observable } from "relay-runtime";
import { expect, test } from "vitest";
import type { useSignOutMutation } from "#/__generated__/useSignOutMutation.graphql.ts";
import mutation from "#/__generated__/useSignOutMutation.graphql.ts";
import { MessagesProvider } from "#/i18n/MessagesProvider.tsx";
import { speakEnglish } from "../../test/speakEnglish.ts";
import { createEnvironment } from "./environment.ts";
import { NotifierContext } from "./Notifier.ts";
import { RequestError } from "./RequestError.ts";
import { SessionEnd, SessionEndContext } from "./SessionEnd.ts";
import { type Commit, useMutation } from "./useMutation.ts";

speakEnglish();

const success = { data: { signOut: { __typename: "SignOutSuccess" } } };
const ended = {
  data: {
    signOut: { __typename: "UnauthenticatedError", __isError: "UnauthenticatedError", message: "Ended." },
  },
};

const nothing = () => undefined;

/** A component with the mutation over a network that gives these responses, one after the other. */
function startMutation(results: (typeof success | typeof ended | RequestError)[]) {
  let sent = 0;
  const environment = createEnvironment(
    Network.create(() =>
      Observable.create((sink) => {
        const outcome = results[sent];
        sent += 1;
        if (outcome instanceof RequestError) sink.error(outcome);
        else if (outcome) {
          sink.next(outcome);
          sink.complete();
        }
      }),
    ),
  );
  const told: string[] = [];
  const sessionEnd = new SessionEnd();
  let commit: Commit<useSignOutMutation> | undefined;
  function Probe() {
    [commit] = useMutation<useSignOutMutation>(mutation);
    return null;
  }
  render(
    <MessagesProvider>
      <RelayEnvironmentProvider environment={environment}>
        <NotifierContext
          value={{
            success: nothing,
            information: nothing,
            failure: (text, cause) => void told.push(`${text} ${cause === mutation}`),
            again: (cause) => void told.push(`again ${cause === mutation}`),
            offer: () => ({ close: nothing }),
          }}
        >
          <SessionEndContext value={sessionEnd}>
            <Probe />
          </SessionEndContext>
        </NotifierContext>
      </RelayEnvironmentProvider>
    </MessagesProvider>,
  );
  return { run: () => commit?.({}), told, sessionEnd, sent: () => sent };
}

test("the answer is what the promise brings", async () => {
  const { run } = startMutation([success]);
  const outcome = await act(async () => run());
  expect(outcome).toEqual({ signOut: { error: null } });
});

test("without an answer the user is told, and the promise brings nothing", async () => {
  const { run, told } = startMutation([new RequestError("unreachable", "offline")]);
  expect(await act(async () => run())).toBeUndefined();
  // What was said of this mutation before goes first.
  expect(told).toEqual(["again true", "We could not reach the service. Try again. true"]);
});

test.each([ended, new RequestError("unauthenticated", "ended")])(
  "after an ended session the user signs in again and the same mutation is sent once more",
  async (first) => {
    const { run, told, sessionEnd, sent } = startMutation([first, success]);
    let outcome: ReturnType<typeof run>;
    await act(async () => {
      outcome = run();
    });
    expect(sessionEnd.isAsking()).toBe(true);
    await act(async () => sessionEnd.finish(true));
    expect(await outcome).toEqual({ signOut: { error: null } });
    expect([sent(), told]).toEqual([2, ["again true"]]);
  },
);

test("who does not want to sign in again loses nothing and is told nothing more", async () => {
  const { run, told, sessionEnd, sent } = startMutation([ended]);
  let outcome: ReturnType<typeof run>;
  await act(async () => {
    outcome = run();
  });
  await act(async () => sessionEnd.finish(false));
  expect([await outcome, sent(), told]).toEqual([undefined, 1, ["again true"]]);
});
