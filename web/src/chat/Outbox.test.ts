import { expect, test, vi } from "vitest";
import { Outbox, type Deliver, type SendFailure } from "./Outbox.ts";
import { unarrived } from "./unarrived.ts";
import { eventually } from "../../test/eventually.ts";

/** A gateway that answers when the test says so. */
function slowGateway() {
  const resolvers: ((failure: SendFailure | null) => void)[] = [];
  const deliver = vi.fn<Deliver>(() => new Promise((resolve) => resolvers.push(resolve)));
  const respond = async (failure: SendFailure | null) => {
    resolvers.shift()?.(failure);
    await vi.waitFor(() => undefined);
  };
  return { deliver, respond, texts: () => deliver.mock.calls.map(([{ text }]) => text) };
}

const failed = (reason: string): SendFailure => ({ reason, mayBeSent: false });
const texts = (outbox: Outbox) =>
  outbox.to("meera").map(({ text, failure }) => [text, failure?.reason ?? null]);

test("messages to one person go one after the other, in the order they were written", async () => {
  const outbox = new Outbox();
  const gateway = slowGateway();
  outbox.send("meera", "one", null, gateway.deliver);
  outbox.send("meera", "two", null, gateway.deliver);
  outbox.send("asha", "to somebody else", null, gateway.deliver);
  await eventually(() => expect(gateway.texts()).toEqual(["one", "to somebody else"]));
  await gateway.respond(null);
  await eventually(() => expect(gateway.texts()).toEqual(["one", "to somebody else", "two"]));
  expect(texts(outbox)).toEqual([["two", null]]);
});

test("a message that was not sent stays with the reason, holds up nothing, and is sent again under the same key", async () => {
  const outbox = new Outbox();
  const gateway = slowGateway();
  outbox.send("meera", "one", null, gateway.deliver);
  await eventually(() => expect(gateway.deliver).toHaveBeenCalledTimes(1));
  await gateway.respond(failed("No answer came."));
  await eventually(() => expect(texts(outbox)).toEqual([["one", "No answer came."]]));
  outbox.send("meera", "two", null, gateway.deliver);
  await eventually(() => expect(gateway.deliver).toHaveBeenCalledTimes(2));
  await gateway.respond(null);
  const [first] = outbox.to("meera");
  if (!first) throw new Error("The message is gone.");
  outbox.retry(first, gateway.deliver);
  expect(texts(outbox)).toEqual([["one", null]]);
  await eventually(() => expect(gateway.deliver).toHaveBeenCalledTimes(3));
  expect(gateway.deliver.mock.calls[2]?.[0].key).toBe(gateway.deliver.mock.calls[0]?.[0].key);
  await gateway.respond(null);
  await eventually(() => expect(outbox.isEmpty).toBe(true));
});

test("a discarded message is forgotten, and whoever draws the outbox hears of each change", async () => {
  const outbox = new Outbox();
  const listener = vi.fn<() => void>();
  outbox.subscribe(listener);
  outbox.send("meera", "one", null, async () => failed("No."));
  await eventually(() => expect(texts(outbox)).toEqual([["one", "No."]]));
  const [first] = outbox.to("meera");
  if (first) outbox.discard(first);
  expect(outbox.isEmpty).toBe(true);
  expect(listener).toHaveBeenCalledTimes(3);
});

const unsent = (text: string, after: string | null, failure: SendFailure | null = null) => ({
  key: text + after,
  personId: "meera",
  text,
  after,
  failure,
});

test("a message that has come back already is not seen twice; the same words from before are another message", () => {
  const messages = [
    { id: "1", text: "Hello", isMine: true },
    { id: "2", text: "Hello", isMine: false },
  ];
  const sending = [unsent("Hello", "2"), unsent("Hello", "2")];
  expect(unarrived(sending, messages)).toEqual(sending);
  const arrived = [...messages, { id: "3", text: "Hello", isMine: true }];
  expect(unarrived(sending, arrived)).toEqual([sending[1]]);
  expect(unarrived([unsent("Hello", "2", failed("Not sent"))], arrived)).toHaveLength(1);
});
