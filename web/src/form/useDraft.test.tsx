import "fake-indexeddb/auto";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SessionEnd, SessionEndContext } from "#/relay/SessionEnd.ts";
import { readDraft, removeDraftsOf } from "./draftStore.ts";
import { useDraft } from "./useDraft.ts";
import { eventually } from "../../test/eventually.ts";

const asha = "asha@sprig.test";
const record = { name: "Kitchen", order: 1, password: "" };
const fields = { name: { label: "Name" }, order: { label: "Order" } };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(async () => {
  vi.useRealTimers();
  await removeDraftsOf(null);
});

interface Opening {
  readonly owner?: string | null;
  readonly initial?: typeof record;
  readonly version?: string;
}

function open({ owner = asha, initial = record, version = "v1" }: Opening = {}) {
  const sessionEnd = new SessionEnd();
  sessionEnd.belongTo(owner);
  return renderHook(
    (props: { initial: typeof record; version: string }) =>
      useDraft(props.initial, { key: "category 1", version: props.version, fields, excluded: ["password"] }),
    {
      initialProps: { initial, version },
      wrapper: ({ children }: { children: ReactNode }) => (
        <SessionEndContext value={sessionEnd}>{children}</SessionEndContext>
      ),
    },
  );
}
type Opened = ReturnType<typeof open>;
const form = ({ result }: Opened) => result.current[3];
const type = ({ result }: Opened, change: Partial<typeof record>) => act(() => result.current[1](change));
const kept = () => readDraft(asha, "category 1");

test("what is typed is kept a second after the last change, without what must not be kept", async () => {
  const opened = open();
  type(opened, { name: "Kitchens", password: "secret" });
  act(() => void vi.advanceTimersByTime(999));
  type(opened, { name: "Kitchenware" });
  act(() => void vi.advanceTimersByTime(999));
  expect(await kept()).toBeUndefined();
  act(() => void vi.advanceTimersByTime(1));
  await eventually(async () =>
    expect(await kept()).toMatchObject({
      values: { name: "Kitchenware", order: 1 },
      base: { name: "Kitchen", order: 1 },
      version: "v1",
    }),
  );
  expect(JSON.stringify(await kept())).not.toMatch(/secret|password/);
});

test("the next visit is offered it with its differences; restored, it is as it was, and of the version it was made to", async () => {
  const first = open();
  type(first, { name: "Kitchenware" });
  act(() => void vi.advanceTimersByTime(1_000));
  await eventually(async () => expect(await kept()).toBeDefined());
  first.unmount();

  const second = open({ initial: { ...record, order: 5 }, version: "v2" });
  await waitFor(() => expect(form(second).kept).not.toBeNull());
  expect(form(second).kept?.differences).toEqual(
    [
      { field: "order", label: "Order", mine: "1", theirs: "5", changedBy: "them" },
      { field: "name", label: "Name", mine: "Kitchenware", theirs: "Kitchen", changedBy: "me" },
    ].toReversed(),
  );
  act(() => form(second).kept?.restore());
  expect(second.result.current[0]).toEqual({ name: "Kitchenware", order: 1, password: "" });
  expect(form(second)).toMatchObject({ version: "v1", kept: null });
});

test("thrown away, it is not offered again", async () => {
  const first = open();
  type(first, { name: "Kitchenware" });
  act(() => void vi.advanceTimersByTime(1_000));
  await eventually(async () => expect(await kept()).toBeDefined());
  first.unmount();
  const second = open();
  await waitFor(() => expect(form(second).kept).not.toBeNull());
  act(() => form(second).kept?.discard());
  expect(form(second).kept).toBeNull();
  await eventually(async () => expect(await kept()).toBeUndefined());
});

test("what is offered stays, whatever is typed beside it and taken back, until it is restored, dismissed or saved", async () => {
  const first = open();
  type(first, { name: "Kitchenware" });
  act(() => void vi.advanceTimersByTime(1_000));
  await eventually(async () => expect(await kept()).toBeDefined());
  first.unmount();
  const beside = () => readDraft(asha, "beside category 1");

  const second = open();
  await waitFor(() => expect(form(second).kept).not.toBeNull());
  type(second, { order: 2 });
  act(() => void vi.advanceTimersByTime(1_000));
  await eventually(async () =>
    expect(await beside()).toMatchObject({ values: { name: "Kitchen", order: 2 } }),
  );
  type(second, { order: 1 });
  await eventually(async () => expect(await beside()).toBeUndefined());
  expect(form(second).kept).not.toBeNull();
  expect(await kept()).toMatchObject({ values: { name: "Kitchenware", order: 1 } });

  type(second, { order: 3 });
  act(() => void vi.advanceTimersByTime(1_000));
  await eventually(async () => expect(await beside()).toBeDefined());
  act(() => form(second).discard());
  await eventually(async () => expect(await beside()).toBeUndefined());
  expect(form(second).kept).not.toBeNull();

  type(second, { order: 4 });
  act(() => void vi.advanceTimersByTime(1_000));
  await eventually(async () => expect(await beside()).toBeDefined());
  act(() => form(second).kept?.discard());
  await eventually(async () => expect(await kept()).toMatchObject({ values: { name: "Kitchen", order: 4 } }));
});

test("of two that are kept the first is offered, and then the one beside it", async () => {
  const first = open();
  type(first, { name: "Kitchenware" });
  act(() => void vi.advanceTimersByTime(1_000));
  await eventually(async () => expect(await kept()).toBeDefined());
  first.unmount();
  const second = open();
  await waitFor(() => expect(form(second).kept).not.toBeNull());
  type(second, { order: 2 });
  act(() => void vi.advanceTimersByTime(1_000));
  await eventually(async () => expect(await readDraft(asha, "beside category 1")).toBeDefined());
  second.unmount();

  const third = open();
  await waitFor(() => expect(form(third).kept?.differences).toMatchObject([{ mine: "Kitchenware" }]));
  act(() => form(third).kept?.discard());
  await eventually(async () => expect(await kept()).toMatchObject({ values: { order: 2 } }));
  third.unmount();
  const fourth = open();
  await waitFor(() => expect(form(fourth).kept?.differences).toMatchObject([{ mine: "2" }]));
});

test("saved, it is forgotten, and the form follows the record again", async () => {
  const opened = open();
  type(opened, { name: "Kitchenware" });
  act(() => void vi.advanceTimersByTime(1_000));
  await eventually(async () => expect(await kept()).toBeDefined());
  act(() => void form(opened).saved());
  opened.rerender({ initial: { ...record, name: "Kitchenware" }, version: "v2" });
  expect([opened.result.current[0].name, opened.result.current[2], form(opened).version]).toEqual([
    "Kitchenware",
    false,
    "v2",
  ]);
  await eventually(async () => expect(await kept()).toBeUndefined());
});

test("for a stranger nothing is kept", async () => {
  const opened = open({ owner: null });
  type(opened, { name: "Kitchenware" });
  act(() => void vi.advanceTimersByTime(5_000));
  expect(await kept()).toBeUndefined();
});

test("an untouched form follows the record; a touched one keeps what was typed and its version", () => {
  const opened = open();
  opened.rerender({ initial: { ...record, order: 2 }, version: "v2" });
  expect([opened.result.current[0].order, form(opened).version]).toEqual([2, "v2"]);
  type(opened, { name: "Mine" });
  opened.rerender({ initial: { ...record, order: 3, name: "Theirs" }, version: "v3" });
  expect([opened.result.current[0], form(opened).version]).toEqual([
    { ...record, name: "Mine", order: 2 },
    "v2",
  ]);
  expect(form(opened).differences.map(({ field, changedBy }) => [field, changedBy])).toEqual([
    ["name", "both"],
    ["order", "them"],
  ]);
  act(() => form(opened).takeOver(new Map([["name", "mine"] as const, ["order", "theirs"] as const])));
  expect([opened.result.current[0], form(opened).version]).toEqual([
    { ...record, name: "Mine", order: 3 },
    "v3",
  ]);
});

test("what is typed belongs to the record as it was when typing began, even where the field tells it only later", () => {
  const opened = open();
  act(() => form(opened).begin());
  opened.rerender({ initial: { ...record, name: "Cuisine" }, version: "v2" });
  expect(opened.result.current[2]).toBe(false);
  type(opened, { order: 2 });
  expect(form(opened)).toMatchObject({
    version: "v1",
    differences: [
      { field: "name", changedBy: "them" },
      { field: "order", changedBy: "me" },
    ],
  });
});

test("a chosen file is not kept, but that it is lost is said once; what was typed beside it is offered", async () => {
  const openWithFile = () => {
    const sessionEnd = new SessionEnd();
    sessionEnd.belongTo(asha);
    return renderHook(
      () =>
        useDraft(
          { name: "Kitchen", logoUploadId: "" },
          { key: "category 1", fields: {}, files: ["logoUploadId"] },
        ),
      {
        wrapper: ({ children }: { children: ReactNode }) => (
          <SessionEndContext value={sessionEnd}>{children}</SessionEndContext>
        ),
      },
    );
  };
  const lost = ({ result }: ReturnType<typeof openWithFile>) => result.current[3].lost;
  const first = openWithFile();
  act(() => first.result.current[1]({ logoUploadId: "upload 1" }));
  act(() => void vi.advanceTimersByTime(1_000));
  await eventually(async () => expect(await kept()).toMatchObject({ lost: ["logoUploadId"] }));
  expect(JSON.stringify(await kept())).not.toContain("upload 1");
  first.unmount();

  const second = openWithFile();
  await waitFor(() => expect(lost(second)).toEqual(["logoUploadId"]));
  expect(second.result.current[3].kept).toBeNull();
  await eventually(async () => expect(await kept()).toBeUndefined());
  // Typed on without the file: it is still lost after another reload.
  act(() => second.result.current[1]({ name: "Kitchenware" }));
  act(() => void vi.advanceTimersByTime(1_000));
  await eventually(async () => expect(await kept()).toBeDefined());
  second.unmount();
  const third = openWithFile();
  await waitFor(() => expect(third.result.current[3].kept).not.toBeNull());
  expect(lost(third)).toEqual(["logoUploadId"]);
  act(() => third.result.current[3].kept?.discard());
  expect(lost(third)).toEqual([]);
});

test("since when what was typed is kept is known once it is, and no longer when it is saved", async () => {
  const opened = open();
  expect(form(opened).writtenAt).toBeNull();
  type(opened, { name: "Kitchens" });
  expect(form(opened).writtenAt).toBeNull();
  const before = Date.now();
  act(() => void vi.advanceTimersByTime(1_000));
  await eventually(() => expect(form(opened).writtenAt).toBeGreaterThanOrEqual(before));
  act(() => void form(opened).saved());
  expect(form(opened).writtenAt).toBeNull();
});

test("what was typed while it was being saved is a change of what is saved, and is kept as that", async () => {
  const opened = open();
  type(opened, { name: "Kitchens" });
  const sent = form(opened);
  type(opened, { name: "Kitchenware" });
  act(() => {
    opened.rerender({ initial: { ...record, name: "Kitchens" }, version: "v2" });
    expect(sent.saved()).toBe(true);
  });
  expect([opened.result.current[0].name, opened.result.current[2]]).toEqual(["Kitchenware", true]);
  expect(form(opened)).toMatchObject({
    version: "v2",
    newerVersion: undefined,
    differences: [{ field: "name", mine: "Kitchenware", theirs: "Kitchens", changedBy: "me" }],
  });
  act(() => void vi.advanceTimersByTime(1_000));
  await eventually(async () =>
    expect(await kept()).toMatchObject({
      values: { name: "Kitchenware" },
      base: { name: "Kitchens" },
      version: "v2",
    }),
  );
  act(() => expect(form(opened).saved()).toBe(false));
  await eventually(async () => expect(await kept()).toBeUndefined());
});

test("what was typed while a record was being added is done with", () => {
  const { result } = renderHook(() => useDraft({ name: "" }));
  act(() => result.current[1]({ name: "Kitchen" }));
  const [, change, , sent] = result.current;
  act(() => change({ name: "Kitchens" }));
  act(() => expect(sent.saved()).toBe(false));
  expect(result.current[0].name).toBe("");
});
