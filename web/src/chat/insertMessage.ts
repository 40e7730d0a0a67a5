import { ConnectionHandler, type RecordSourceProxy } from "relay-runtime";
import { linkOf, linksOf, type StoreRecord } from "#/relay/storeRecord.ts";

/** The messages of a person in the store; the key of the connection in `Conversation_person`. */
export const conversationKey = "Conversation_messages";

function sentAtOf(edge: StoreRecord): number {
  return Date.parse(String(linkOf(edge, "node")?.getValue("sentAt")));
}

/**
 * Puts a message into the conversation with a person, where its time belongs. Nothing happens when the conversation is
 * not in the store, or has the message: the same one comes as the response, as an event, and when the console catches up.
 */
export function insertMessage(
  store: RecordSourceProxy,
  personId: string,
  edge: StoreRecord | null | undefined,
): void {
  const person = store.get(personId);
  const messages = person && ConnectionHandler.getConnection(person, conversationKey);
  const id = linkOf(edge, "node")?.getDataID();
  if (!messages || !edge || id === undefined) return;
  const edges = linksOf(messages, "edges") ?? [];
  if (edges.some((known) => linkOf(known, "node")?.getDataID() === id)) return;
  // An edge of the connection's own, as Relay makes them of the pages it loads.
  const added = ConnectionHandler.buildConnectionEdge(store, messages, edge);
  if (!added) return;
  const index = edges.findLastIndex((known) => sentAtOf(known) <= sentAtOf(edge)) + 1;
  messages.setLinkedRecords(edges.toSpliced(index, 0, added), "edges");
}

/** The person has seen what the viewer wrote to them. */
export function noteSeen(store: RecordSourceProxy, personId: string): void {
  const person = store.get(personId);
  const messages = person && ConnectionHandler.getConnection(person, conversationKey);
  const last = linkOf(person, "lastMessage");
  const nodes = (linksOf(messages, "edges") ?? []).map((edge) => linkOf(edge, "node"));
  for (const message of [...nodes, last]) {
    if (message?.getValue("isMine") === true) message.setValue(true, "isSeen");
  }
}
