import { act, render } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { Network, Observable } from "relay-runtime";
import { expect, test } from "vitest";
import { useAddManufacturer } from "#/catalogue/manufacturer/manufacturerMutations.ts";
import { WordsProvider } from "#/words/WordsProvider.tsx";
import { speakEnglish } from "../../test/speakEnglish.ts";
import { createEnvironment } from "./environment.ts";
import { SessionEnd, SessionEndContext } from "./SessionEnd.ts";

speakEnglish();

const input = { name: "Acme", address: { provinceCode: "KA", countryCode: "IND" } };

/** A component that adds a manufacturer over a network that gives these results, one after the other. */
function startAdding(results: readonly object[]) {
  const sent: unknown[] = [];
  const environment = createEnvironment(
    Network.create((_request, variables) =>
      Observable.create((sink) => {
        sink.next({ data: { addManufacturer: results[sent.length] } });
        sent.push(variables);
        sink.complete();
      }),
    ),
  );
  const sessionEnd = new SessionEnd();
  let add: ReturnType<typeof useAddManufacturer>[0] | undefined;
  function Probe() {
    [add] = useAddManufacturer(undefined);
    return null;
  }
  render(
    <WordsProvider>
      <RelayEnvironmentProvider environment={environment}>
        <SessionEndContext value={sessionEnd}>
          <Probe />
        </SessionEndContext>
      </RelayEnvironmentProvider>
    </WordsProvider>,
  );
  return { add: () => add?.(input), sent, sessionEnd };
}

const failed = (typename: string, fields: object) => ({
  __typename: typename,
  __isError: typename,
  message: "No.",
  ...fields,
});

const added = {
  __typename: "AddManufacturerSuccess",
  manufacturer: { id: "m1", name: "Acme", address: { country: "India" } },
  manufacturerEdge: null,
};

test("a success brings what is read of it", async () => {
  const { add, sent } = startAdding([added]);
  expect(await act(async () => add())).toEqual({ id: "m1", name: "Acme", country: "India" });
  expect(sent).toEqual([{ input }]);
});

test("issues of the input come by field", async () => {
  const issues = [{ path: ["name"], message: "Too long" }];
  const { add } = startAdding([failed("ValidationError", { issues })]);
  expect(await act(async () => add())).toEqual({ formError: undefined, fieldErrors: { name: ["Too long"] } });
});

test("a conflict says its issues, and whether somebody else was faster", async () => {
  const conflict = { issues: [], current: { __typename: "Manufacturer", id: "m1" } };
  const { add } = startAdding([failed("ConflictError", conflict)]);
  expect(await act(async () => add())).toEqual({ formError: "No.", fieldErrors: {}, isStale: true });
});

test("any other error says its message", async () => {
  const { add } = startAdding([failed("ForbiddenError", {})]);
  expect(await act(async () => add())).toEqual({ formError: "No.", fieldErrors: {} });
});

test("after an ended session the user signs in again, and the same input is sent once more", async () => {
  const { add, sent, sessionEnd } = startAdding([failed("UnauthenticatedError", {}), added]);
  let outcome: ReturnType<typeof add>;
  await act(async () => {
    outcome = add();
  });
  expect(sessionEnd.isAsking()).toBe(true);
  await act(async () => sessionEnd.answer(true));
  expect(await outcome).toEqual({ id: "m1", name: "Acme", country: "India" });
  expect(sent).toEqual([{ input }, { input }]);
});
