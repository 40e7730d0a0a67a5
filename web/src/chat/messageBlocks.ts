/** What is needed of a message to know what it belongs to. */
interface PlacedMessage {
  /** RFC 3339. */
  readonly sentAt: string;
  readonly isMine: boolean;
}

/** Milliseconds between two messages that still belong together. */
const shortly = 5 * 60_000;

/** Messages, the oldest first, in blocks: of one sender, shortly after each other. */
export function messageBlocks<T extends PlacedMessage>(messages: readonly T[]): (readonly T[])[] {
  const blocks: T[][] = [];
  for (const message of messages) {
    const block = blocks.at(-1);
    const last = block?.at(-1);
    const isNear = last && Date.parse(message.sentAt) - Date.parse(last.sentAt) < shortly;
    if (block && isNear && last.isMine === message.isMine) block.push(message);
    else blocks.push([message]);
  }
  return blocks;
}
