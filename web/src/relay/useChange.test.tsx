import { act, render } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { Network, Observable } from "relay-runtime";
import { expect, test } from "vitest";
import type { manufacturerDialogsAddMutation } from "#/__generated__/manufacturerDialogsAddMutation.graphql.ts";
import addManufacturer from "#/__generated__/manufacturerDialogsAddMutation.graphql.ts";
import type { manufacturerDialogsEditMutation } from "#/__generated__/manufacturerDialogsEditMutation.graphql.ts";
import editManufacturer from "#/__generated__/manufacturerDialogsEditMutation.graphql.ts";
import { MessagesProvider } from "#/i18n/MessagesProvider.tsx";
import { speakEnglish } from "../../test/speakEnglish.ts";
import { createEnvironment } from "./environment.ts";
import { RequestError } from "./RequestError.ts";
import { SessionEnd, SessionEndContext } from "./SessionEnd.ts";
import { type Change, useChange } from "./useChange.ts";

speakEnglish();

const cause = addManufacturer;
const input = { name: "Acme", address: { provinceCode: "KA", countryCode: "IND" } };

/** A component that adds or changes a manufacturer over a network that gives these results, one after the other. */
function start(results: readonly object[]) {
  const sent: unknown[] = [];
  const environment = createEnvironment(
    Network.create((_request, variables) =>
      Observable.create((sink) => {
        const result = results[sent.length];
        sent.push(variables);
        if (result instanceof Error) return sink.error(result);
        sink.next({ data: { addManufacturer: result, editManufacturer: result } });
        sink.complete();
      }),
    ),
  );
  const sessionEnd = new SessionEnd();
  let add: Change<manufacturerDialogsAddMutation, object | undefined> | undefined;
  let edit: Change<manufacturerDialogsEditMutation> | undefined;
  function Probe() {
    [add] = useChange<manufacturerDialogsAddMutation, object | undefined>(addManufacturer, {
      read: ({ manufacturerEdge }) => manufacturerEdge?.node.address,
    });
    [edit] = useChange<manufacturerDialogsEditMutation>(editManufacturer);
    return null;
  }
  render(
    <MessagesProvider>
      <RelayEnvironmentProvider environment={environment}>
        <SessionEndContext value={sessionEnd}>
          <Probe />
        </SessionEndContext>
      </RelayEnvironmentProvider>
    </MessagesProvider>,
  );
  return { add: () => add?.(input), edit: () => edit?.({ id: "m1", name: "Acme" }), sent, sessionEnd };
}

const failed = (typename: string, fields: object) => ({
  __typename: typename,
  __isError: typename,
  message: "No.",
  ...fields,
});

const added = {
  __typename: "AddManufacturerSuccess",
  manufacturerEdge: {
    __typename: "ManufacturerEdge",
    node: { __typename: "Manufacturer", id: "m1", name: "Acme", address: { country: "India" } },
  },
};

test("a success brings what is read of it", async () => {
  const { add, sent } = start([added]);
  expect(await act(async () => add())).toEqual({ country: "India" });
  expect(sent).toEqual([{ input }]);
});

test("issues of the input come by field", async () => {
  const issues = [{ path: ["name"], message: "Too long" }];
  const { add } = start([failed("ValidationError", { issues })]);
  expect(await act(async () => add())).toEqual({
    formError: undefined,
    fieldErrors: { name: ["Too long"] },
    cause,
  });
});

test("a conflict of an edit says whether somebody else was faster", async () => {
  const taken = { issues: [{ path: ["name"], message: "Taken" }], current: null };
  const stale = { issues: [], current: { __typename: "Manufacturer", id: "m1" } };
  const { edit } = start([failed("ConflictError", taken), failed("ConflictError", stale)]);
  expect(await act(async () => edit())).toEqual({
    formError: undefined,
    fieldErrors: { name: ["Taken"] },
    cause: editManufacturer,
  });
  expect(await act(async () => edit())).toEqual({
    formError: "No.",
    fieldErrors: {},
    isStale: true,
    cause: editManufacturer,
  });
});

test("any other error says its message", async () => {
  const { add } = start([failed("ForbiddenError", {})]);
  expect(await act(async () => add())).toEqual({ formError: "No.", fieldErrors: {}, cause });
});

test("without a response the form gets the failure to show, and knows that nobody refused it", async () => {
  const { add } = start([new RequestError("unreachable", "offline")]);
  expect(await act(async () => add())).toEqual({
    formError: "We could not reach the service. Try again.",
    fieldErrors: {},
    isUnanswered: true,
    cause,
  });
});

test("after an ended session the user signs in again, and the same input is sent once more", async () => {
  const { add, sent, sessionEnd } = start([failed("UnauthenticatedError", {}), added]);
  let outcome: ReturnType<typeof add>;
  await act(async () => {
    outcome = add();
  });
  expect(sessionEnd.isAsking()).toBe(true);
  await act(async () => sessionEnd.finish(true));
  expect(await outcome).toEqual({ country: "India" });
  expect(sent).toEqual([{ input }, { input }]);
});
