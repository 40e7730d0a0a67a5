/** Where the conversation with a person is, by their global id: under `#/chat/`, as Document 2 §2 says. */
export function conversationAddress(personId: string): string {
  return `/chat/${encodeURIComponent(personId)}`;
}
