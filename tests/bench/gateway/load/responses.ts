const endOfHead = "\r\n\r\n";

/** A response as it came: its status, and its bytes with the head. */
export type OnResponse = (status: number, bytes: Buffer) => void;

/** Cuts what comes over one connection into answers, with a length or in chunks. */
export function createResponseReader(onResponse: OnResponse): (chunk: Buffer) => void {
  let parts: Buffer[] = [];
  let size = 0;
  /** Bytes that have to be there before another look is worth it. */
  let needed = 0;
  return (chunk) => {
    parts.push(chunk);
    size += chunk.length;
    if (size < needed) return;
    let data = parts.length === 1 ? chunk : Buffer.concat(parts, size);
    for (;;) {
      const end = endOf(data);
      if (end <= 0 || end > data.length) {
        needed = end;
        break;
      }
      onResponse(Number(data.toString("latin1", 9, 12)), data.subarray(0, end));
      data = data.subarray(end);
      needed = 0;
    }
    parts = data.length === 0 ? [] : [data];
    size = data.length;
  };
}

/** Where the first response ends, which may be past what has come; 0 when that cannot be said yet. */
function endOf(data: Buffer): number {
  const head = data.indexOf(endOfHead);
  if (head === -1) return 0;
  const text = data.toString("latin1", 0, head).toLowerCase();
  const from = head + endOfHead.length;
  const at = text.indexOf("\r\ncontent-length:");
  if (at !== -1) return from + Number.parseInt(text.slice(at + 17), 10);
  if (text.includes("\r\ntransfer-encoding:")) return endOfChunks(data, from);
  return from;
}

function endOfChunks(data: Buffer, from: number): number {
  let at = from;
  for (;;) {
    const line = data.indexOf("\r\n", at);
    if (line === -1) return 0;
    const length = Number.parseInt(data.toString("latin1", at, line), 16);
    at = line + 2 + length + 2;
    if (length === 0) return at;
    if (at > data.length) return 0;
  }
}
