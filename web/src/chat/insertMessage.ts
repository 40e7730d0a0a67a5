import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from "relay-runtime";

/** The messages of a person in the store; the key of the connection in `Conversation_person`. */
export const conversationKey = "Conversation_messages";

function sentAtOf(edge: RecordProxy | null | undefined): number {
  return Date.parse(String(edge?.getLinkedRecord("node")?.getValue("sentAt")));
}

/**
 * Puts a message into the conversation with a person, where its time belongs. Nothing happens when the conversation is
 * not in the store, or has the message: the same one comes as the answer, as an event, and when the console catches up.
 */
export function insertMessage(
  store: RecordSourceProxy,
  personId: string,
  edge: RecordProxy | null | undefined,
): void {
  const person = store.get(personId);
  const messages = person && ConnectionHandler.getConnection(person, conversationKey);
  const id = edge?.getLinkedRecord("node")?.getDataID();
  if (!messages || id === undefined) return;
  const edges = messages.getLinkedRecords("edges") ?? [];
  if (edges.some((known) => known?.getLinkedRecord("node")?.getDataID() === id)) return;
  // An edge of the connection's own, as Relay makes them of the pages it loads.
  const added = ConnectionHandler.buildConnectionEdge(store, messages, edge);
  if (!added) return;
  const place = edges.findLastIndex((known) => sentAtOf(known) <= sentAtOf(edge)) + 1;
  messages.setLinkedRecords(edges.toSpliced(place, 0, added), "edges");
}

/** The person has seen what the viewer wrote to them. */
export function noteSeen(store: RecordSourceProxy, personId: string): void {
  const person = store.get(personId);
  const messages = person && ConnectionHandler.getConnection(person, conversationKey);
  const last = person?.getLinkedRecord("lastMessage");
  const nodes = messages?.getLinkedRecords("edges")?.map((edge) => edge?.getLinkedRecord("node")) ?? [];
  for (const message of [...nodes, last]) {
    if (message?.getValue("isMine") === true) message.setValue(true, "isSeen");
  }
}
