import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Requests that may wait for the one before them on their connection; with more it is closed. */
const mostWaiting = 8;

/**
 * Handles the requests of one connection one after the other. Node begins all that come in one piece (pipelining), so that
 * a single connection would hold as many responses in memory.
 */
export function oneAtATime(handle: RequestListener): RequestListener {
  const waitingOn = new WeakMap<Socket, (() => void)[]>();
  const begin = (
    socket: Socket,
    request: IncomingMessage,
    response: ServerResponse & { req: IncomingMessage },
  ) => {
    response.on("close", () => {
      const next = waitingOn.get(socket)?.shift();
      if (next === undefined) waitingOn.delete(socket);
      else if (!socket.destroyed) next();
    });
    handle(request, response);
  };
  return (request, response) => {
    const { socket } = request;
    const waiting = waitingOn.get(socket);
    if (waiting === undefined) {
      waitingOn.set(socket, []);
      begin(socket, request, response);
    } else if (waiting.length < mostWaiting) waiting.push(() => begin(socket, request, response));
    else socket.destroy();
  };
}
