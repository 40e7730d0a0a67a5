import type { FastifyInstance } from "fastify";

/**
 * One line for each call: what, who, how it ended, how long it took. The route stands for the path, because paths hold
 * e-mail addresses and names; headers and bodies are never written.
 */
export function logCalls(server: FastifyInstance): void {
  server.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "unknown",
        actor: request.headers["x-actor"],
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      "call",
    );
  });
}
