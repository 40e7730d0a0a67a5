import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";

/** The last messages that came, newest first. */
interface Caught {
  readonly at: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

const mostKept = 100;
const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);
const statusPath = v.object({ status: v.pipe(v.string(), v.regex(/^[2-5]\d\d$/), v.transform(Number)) });

/**
 * A receiver for trying webhooks without any other program: `/webhook-catcher` takes all, `/webhook-catcher/500` answers with
 * that status, and a GET shows what came. For programs of this very machine, as the mailbox is.
 */
export function openCatcher(server: FastifyInstance): void {
  const caught: Caught[] = [];
  const take = (request: FastifyRequest, reply: FastifyReply) => {
    const { params, headers, body } = request;
    caught.unshift({ at: new Date().toISOString(), path: request.url, headers, body });
    caught.splice(mostKept);
    const told = v.safeParse(statusPath, params);
    return reply.status(told.success ? told.output.status : 200).send({ caught: true });
  };
  const refuseOthers = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (loopback.has(request.hostname)) return;
    await reply.status(403).send("The catcher is open on this machine only.");
  };
  server.get("/webhook-catcher", { onRequest: refuseOthers }, () => caught);
  for (const path of ["/webhook-catcher", "/webhook-catcher/:status"])
    server.post(path, { onRequest: refuseOthers }, take);
}
