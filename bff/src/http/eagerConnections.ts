import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How long somebody who was refused is asked to wait, in milliseconds; as `Retry-After` says. */
const askedToWait = 1_000;
/** How long a connection that did not is left unread. Shorter than anybody's patience: nobody is lost by it. */
const restMilliseconds = 70;
const lookEvery = 10;

interface Resting {
  readonly socket: Socket;
  readonly until: number;
}

/** Connections that ask again before they were asked to. */
export interface EagerConnections {
  /** Notes that a request is being refused; from the second time on, the next of its connection is read later. */
  refused(response: ServerResponse): void;
  /** Reads from all of them again. */
  close(): void;
}

/**
 * Keeps a flood from taking all of the time: to read and to refuse costs a twentieth of a response, so a flood of twenty
 * times would leave nothing for anybody. Who was refused and comes again at once is refused again, and then not read
 * for a moment. They find their next request in the queue of their own connection, at no cost to others.
 */
export function createEagerConnections(rest = restMilliseconds): EagerConnections {
  const refusedAt = new WeakMap<Socket, number>();
  let resting: Resting[] = [];
  const look = setInterval(() => {
    const now = performance.now();
    const isOver = ({ until }: Resting): boolean => until <= now;
    if (resting[0] === undefined || !isOver(resting[0])) return;
    for (const { socket } of resting.filter(isOver)) socket.resume();
    resting = resting.filter((one) => !isOver(one));
  }, lookEvery).unref();
  return {
    refused(response) {
      const { socket, req } = response;
      if (socket === null) return;
      const now = performance.now();
      const before = refusedAt.get(socket);
      refusedAt.set(socket, now);
      if (before === undefined || now - before >= askedToWait) return;
      const leaveUnread = (): void => {
        // What has not come in is still to be read.
        if (!req.complete || socket.destroyed) return;
        socket.pause();
        resting.push({ socket, until: performance.now() + rest });
      };
      // Node itself begins to read again in the turn in which a request has come in.
      response.on("close", () => setImmediate(leaveUnread));
    },
    close() {
      clearInterval(look);
      for (const { socket } of resting) socket.resume();
      resting = [];
    },
  };
}
