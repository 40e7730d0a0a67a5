import type { FastifyInstance } from "fastify";

/** Nobody calls when nobody has for so long, in milliseconds. */
const quietFor = 4;
/** A job lets so many calls go before it, and waits no longer than this, in milliseconds. */
const callsFirst = 25;
const longestWait = 250;

/** The calls of a service that are under way, but for those that only wait for something to happen. */
export class Calls {
  #underWay = 0;
  #ended = 0;
  readonly #heard = new Set<() => void>();

  constructor(server: FastifyInstance) {
    const counts = (url: string | undefined): boolean => url !== "/v1/event";
    server.addHook("onRequest", async ({ routeOptions }) => {
      if (counts(routeOptions.url)) this.began();
    });
    server.addHook("onResponse", async ({ routeOptions }) => {
      if (counts(routeOptions.url)) this.over();
    });
  }

  began(): void {
    this.#underWay += 1;
    this.#tell();
  }

  over(): void {
    this.#underWay -= 1;
    this.#ended += 1;
    this.#tell();
  }

  #tell(): void {
    for (const heard of this.#heard) heard();
  }

  /** Resolves when nobody has called for a moment, when enough others have had their answer, and after a quarter of a second at the latest. */
  async letGo(): Promise<void> {
    const from = this.#ended;
    await new Promise<void>((resolve) => {
      let quiet: NodeJS.Timeout | undefined;
      const done = (): void => {
        clearTimeout(quiet);
        clearTimeout(latest);
        this.#heard.delete(heard);
        resolve();
      };
      const latest = setTimeout(done, longestWait);
      const heard = (): void => {
        clearTimeout(quiet);
        if (this.#ended - from >= callsFirst) done();
        else if (this.#underWay === 0) quiet = setTimeout(done, quietFor);
      };
      this.#heard.add(heard);
      heard();
    });
  }
}
