import { act, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { type RecordSourceProxy, ROOT_ID } from "relay-runtime";
import { expect, test, vi } from "vitest";
import { DelayedChanges, DelayedChangesContext } from "#/form/DelayedChanges.ts";
import { createEnvironment } from "#/relay/environment.ts";
import { NotifierContext, type Offer } from "#/relay/Notifier.ts";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { MessagesProvider } from "#/i18n/MessagesProvider.tsx";
import { speakEnglish } from "../../test/speakEnglish.ts";
// Brought here, so that no test waits for it to be compiled.
import "./StillUsedDialog.tsx";
import { useDeletion } from "./useDeletion.tsx";

/** Two lists of the store that both show the categories 1 and 2. */
function fill(store: RecordSourceProxy): void {
  const root = store.get(ROOT_ID) ?? store.create(ROOT_ID, "__Root");
  root.setLinkedRecord(store.create("viewer", "Viewer"), "viewer");
  const nodes = ["1", "2"].map((id) => store.create(id, "Category"));
  for (const list of ["all", "searched"]) {
    const connection = store.create(list, "CategoryConnection");
    const edges = nodes.map((node) => {
      const edge = store.create(`${list} ${node.getDataID()}`, "CategoryEdge");
      edge.setLinkedRecord(node, "node");
      return edge;
    });
    connection.setLinkedRecords(edges, "edges");
    connection.setValue(2, "totalCount");
    root.setLinkedRecord(connection, list);
  }
}

function setUp(send: (input: object) => Promise<MutationError | null | undefined>, obstacle?: string) {
  speakEnglish();
  const environment = createEnvironment();
  environment.commitUpdate(fill);
  const changes = new DelayedChanges();
  const offers: Offer[] = [];
  const told = vi.fn<(text: string) => void>();
  const say = (text: string) => told(text);
  const notifier = {
    success: say,
    information: say,
    failure: say,
    again: () => undefined,
    offer: (offer: Offer) => {
      offers.push(offer);
      return { close: () => undefined };
    },
  };
  function Page() {
    const deletion = useDeletion({ id: "1", name: "Kitchen", version: "seen", send, obstacle });
    return (
      <>
        <button onClick={deletion.start}>Delete</button>
        {deletion.dialog}
      </>
    );
  }
  const around = (page: ReactNode) => (
    <MessagesProvider>
      <RelayEnvironmentProvider environment={environment}>
        <NotifierContext value={notifier}>
          <DelayedChangesContext value={changes}>{page}</DelayedChangesContext>
        </NotifierContext>
      </RelayEnvironmentProvider>
    </MessagesProvider>
  );
  render(around(<Page />));
  /** The rows and the count of each list. */
  const lists = () =>
    ["all", "searched"].map((list) => {
      const source = environment.getStore().getSource();
      const { edges, totalCount } = Object(source.get(list));
      const refs: readonly string[] = Reflect.get(Object(edges), "__refs");
      const ids = refs.map((edge) => Reflect.get(Object(source.get(edge)).node, "__ref"));
      return [ids.join(), totalCount];
    });
  /** Whether what is not on the screen is asked for anew (`invalidateRecord` writes this field). */
  const isOutdated = () => "__invalidated_at" in Object(environment.getStore().getSource().get("viewer"));
  act(() => screen.getByText("Delete").click());
  return { environment, changes, offers, told, lists, isOutdated };
}
const before = [
  ["1,2", 2],
  ["1,2", 2],
];
const without = [
  ["2", 1],
  ["2", 1],
];

test("it leaves every list at once; nothing is sent while it can be taken back", () => {
  const send = vi.fn(async () => null);
  const { lists, offers } = setUp(send);
  expect(lists()).toEqual(without);
  expect(offers.map(({ title, label }) => [title, label])).toEqual([["Kitchen deleted", "Undo"]]);
  expect(send).not.toHaveBeenCalled();
});

test("taken back, it stands where it was, and is never sent", async () => {
  const send = vi.fn(async () => null);
  const { lists, offers, changes, told } = setUp(send);
  act(() => offers[0]?.onAccept());
  expect(lists()).toEqual(before);
  expect(told.mock.calls).toEqual([["It is back. Nothing was deleted."]]);
  await changes.sendAll();
  expect(send).not.toHaveBeenCalled();
});

test("when the message goes, what was seen is deleted, and stays out of the lists", async () => {
  const send = vi.fn<(input: object) => Promise<null>>(async () => null);
  const { lists, offers, isOutdated } = setUp(send);
  expect(isOutdated()).toBe(false);
  await act(async () => offers[0]?.onGone());
  expect(send.mock.calls).toEqual([[{ id: "1", version: "seen" }]]);
  expect([lists(), isOutdated()]).toEqual([without, true]);
});

test("refused, it is back, and the reason is said", async () => {
  const { lists, changes, told, isOutdated } = setUp(async () => ({
    formError: "Two products use it.",
    fieldErrors: {},
  }));
  await act(() => changes.sendAll());
  expect([lists(), isOutdated()]).toEqual([before, true]);
  expect(told.mock.calls).toEqual([["Two products use it."]]);
});

test("without an answer it is back, the reason is said, and no list is asked for that would not come either", async () => {
  const { lists, changes, told, isOutdated } = setUp(async () => ({
    formError: "We could not reach the service.",
    fieldErrors: {},
    isUnanswered: true,
  }));
  await act(() => changes.sendAll());
  expect([lists(), isOutdated()]).toEqual([before, false]);
  expect(told.mock.calls).toEqual([["We could not reach the service."]]);
});

test("a list that is read anew meanwhile does not show it either", () => {
  const { environment, lists } = setUp(async () => null);
  environment.commitUpdate((store) => {
    const list = store.get("searched");
    const edges = ["1", "2"].map((id) => store.get(`searched ${id}`) ?? null);
    list?.setLinkedRecords(edges, "edges");
    list?.setValue(2, "totalCount");
  });
  expect(lists()[1]).toEqual(["2", 1]);
});

test("what is still used stays where it is, and a dialog says why", async () => {
  const send = vi.fn(async () => null);
  const { lists, offers } = setUp(send, "Two products are in it.");
  const dialog = await screen.findByRole("dialog", { name: "Kitchen cannot be deleted" });
  expect(dialog.textContent).toContain("Two products are in it.");
  expect([lists(), offers, send.mock.calls]).toEqual([before, [], []]);
  act(() => screen.getAllByRole("button", { name: "Close" })[0]?.click());
  expect(screen.queryByRole("dialog")).toBeNull();
});
