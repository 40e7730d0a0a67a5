import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { RequestError } from "#/relay/RequestError.ts";
import { eventually } from "../../test/eventually.ts";
// Brought here, so that no test waits for it to be compiled.
import "#/form/LeaveQuestion.tsx";
import { entry, openActivity, page, press, sentences } from "../../test/openActivity.tsx";

const historyOf = (record: object, edges: readonly object[]) => {
  const { node } = page(edges);
  return { node: { ...node, ...record } };
};
const order = { __typename: "Order", viewerCanUpdate: true };
const gone = { subject: null };
const field = () => screen.getByRole("textbox", { name: "Write a note" });
const button = () => screen.getByRole("button", { name: "Add the note" });
const write = (value: string) => act(async () => fireEvent.change(field(), { target: { value } }));
const written = (words: string) =>
  entry("2", 50, { ...gone, action: "NOTED", note: "written", noteDetail: words });

test("a note about an order is written once, stands on top, and leaves the field empty", async () => {
  const edges = [entry("1", 0, { ...gone, action: "CREATED", subjectType: "Order" })];
  let answer: object | Error = new RequestError("unreachable", "no network");
  const { sent, touch } = await openActivity({
    ActivityPageQuery: () => historyOf(order, edges),
    NoteFormOrderMutation: () => (answer instanceof Error ? answer : { ...answer }),
  });
  expect(button()).toHaveProperty("disabled", true);
  await write("  ");
  expect(button()).toHaveProperty("disabled", true);
  await write("Rings after six");
  await press("Add the note");
  await eventually(() =>
    expect(screen.getByText("We could not reach the service. Try again.")).toBeDefined(),
  );
  expect(field()).toHaveProperty("value", "Rings after six");
  answer = { addOrderNote: { __typename: "AddOrderNoteSuccess" } };
  edges.unshift(written("Rings after six"));
  await press("Add the note");
  await eventually(() => expect(sentences()).toEqual(["Asha Rao: NoteRings after six", "Asha Rao added it"]));
  expect(field()).toHaveProperty("value", "");
  const inputs = sent
    .filter(({ name }) => name === "NoteFormOrderMutation")
    .map(({ variables }) => Object(variables).input);
  expect(inputs).toMatchObject([
    { id: "p1", text: "Rings after six" },
    { id: "p1", text: "Rings after six" },
  ]);
  // Nobody knows what became of the first, so the second is the same.
  expect(inputs[0].idempotencyKey).toBe(inputs[1].idempotencyKey);
  // What happens to a part of it, or is noted there, stands in its history.
  edges.unshift(
    entry("3", 59, { ...gone, subjectType: "Fulfilment", subjectId: "f1", action: "NOTED", note: "printed" }),
  );
  await touch("Fulfilment", "f1");
  await eventually(() => expect(sentences()[0]).toBe("Asha Rao: 2 changes"));
});

test("a part of an order has notes of its own; what is refused or too long is said beside the field", async () => {
  const refusal = {
    __typename: "ForbiddenError",
    __isError: "ForbiddenError",
    message: "You may not do this.",
    code: "FORBIDDEN",
    messageCode: null,
    messageParams: [],
  };
  const { sent } = await openActivity({
    ActivityPageQuery: () => historyOf({ __typename: "Fulfilment", viewerCanNote: true }, []),
    NoteFormPartMutation: () => ({ addFulfilmentNote: refusal }),
  });
  await write("x".repeat(1001));
  expect(screen.getByText("Must have at most 1000 characters")).toBeDefined();
  expect(button()).toHaveProperty("disabled", true);
  await write("Fragile");
  await press("Add the note");
  await screen.findByText("You may not do this.");
  expect(field()).toHaveProperty("value", "Fragile");
  expect(sent.filter(({ name }) => name.startsWith("NoteForm"))).toHaveLength(1);
});

test.each([
  [{ ...order, viewerCanUpdate: false }],
  [{ __typename: "Fulfilment", viewerCanNote: false }],
  [{ __typename: "Product" }],
])("%j is not written about", async (record) => {
  await openActivity({ ActivityPageQuery: () => historyOf(record, [entry("1", 1, gone)]) });
  expect(sentences()).toHaveLength(1);
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("what is typed while a note is being sent is the next note", async () => {
  const answer = Promise.withResolvers<Record<string, unknown>>();
  const { sent } = await openActivity({
    ActivityPageQuery: () => historyOf(order, []),
    NoteFormOrderMutation: () => answer.promise,
  });
  await write("Rings after six");
  await press("Add the note");
  await write("Rings after six, or at the neighbour");
  await act(async () => answer.resolve({ addOrderNote: { __typename: "AddOrderNoteSuccess" } }));
  expect(field()).toHaveProperty("value", "Rings after six, or at the neighbour");
  expect(sent.filter(({ name }) => name === "ActivityPageQuery")).toHaveLength(2);
});

test.each([
  ["Escape", async () => fireEvent.keyDown(field(), { key: "Escape" })],
  ["its button", async () => fireEvent.click(screen.getByRole("button", { name: "Close" }))],
])("a note that is half written is not lost with the panel: %s asks first", async (_by, close) => {
  await openActivity({ ActivityPageQuery: () => historyOf(order, []) });
  await write("Rings aft");
  await act(close);
  await press("Keep editing");
  expect(field()).toHaveProperty("value", "Rings aft");
  await act(close);
  await press("Discard");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("without a note the panel closes at once", async () => {
  await openActivity({ ActivityPageQuery: () => historyOf(order, []) });
  await press("Close");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a history that cannot be read again leaves what is written, and where it is written", async () => {
  let answer: object = historyOf(order, [entry("1", 1, gone)]);
  const { touch } = await openActivity({
    ActivityPageQuery: () => (answer instanceof Error ? answer : { ...answer }),
  });
  await write("Rings aft");
  const before = field();
  answer = new RequestError("unreachable", "no network");
  await touch("Order", "p1");
  await screen.findByText("This could not be shown");
  expect(field()).toBe(before);
  expect(field()).toHaveProperty("value", "Rings aft");
  answer = historyOf(order, [entry("1", 1, gone)]);
  await press("Try again");
  await eventually(() => expect(sentences()).toHaveLength(1));
  expect(field()).toBe(before);
});
