import { connect, type Socket } from "node:net";
import { createResponseReader } from "./responses.ts";

/** Hears of each response: how long after `since` it came, its status, and its bytes. */
export type OnDone = (connection: Connection, since: number, status: number, bytes: Buffer) => void;

/** One connection, which asks one thing at a time. */
export class Connection {
  readonly #port: number;
  readonly #onDone: OnDone;
  readonly #onBroken: (connection: Connection, hadAsked: boolean) => void;
  #socket: Socket | null = null;
  #since = 0;
  #isAsking = false;

  constructor(port: number, onDone: OnDone, onBroken: (connection: Connection, hadAsked: boolean) => void) {
    this.#port = port;
    this.#onDone = onDone;
    this.#onBroken = onBroken;
  }

  /** Resolves when it is open. */
  open(): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect({ port: this.#port, host: "127.0.0.1", noDelay: true }, () => resolve());
      const read = createResponseReader((status, bytes) => {
        // A server says 408 to a connection that has asked nothing for some seconds.
        if (!this.#isAsking) return;
        this.#isAsking = false;
        this.#onDone(this, this.#since, status, bytes);
      });
      socket.on("data", read);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        const hadAsked = this.#isAsking;
        this.#isAsking = false;
        this.#socket = null;
        resolve();
        this.#onBroken(this, hadAsked);
      });
      this.#socket = socket;
    });
  }

  /** Sends a request whose waiting began at `since`. False when the connection is closed. */
  ask(request: Buffer, since: number): boolean {
    if (this.#socket === null || this.#socket.destroyed) return false;
    this.#since = since;
    this.#isAsking = true;
    this.#socket.write(request);
    return true;
  }

  close(): void {
    this.#socket?.removeAllListeners("close");
    this.#socket?.destroy();
  }
}
