import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { printOpenApi } from "../openapi.ts";
import { apiDocsPage, apiDocsScript } from "./page.ts";

/** The contract as openapi.json, and as a page for people at /docs. All of it comes from here: no other host is asked. */
export function serveApiDocs(server: FastifyInstance): void {
  // Made when somebody first asks: most starts of the service are not for reading about it.
  let contract: string | undefined;
  let page: string | undefined;
  const script = createHash("sha256").update(apiDocsScript).digest("base64");
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${script}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  server.get("/openapi.json", (_request, reply) =>
    reply.type("application/json; charset=utf-8").send((contract ??= printOpenApi())),
  );
  server.get("/docs", (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", policy)
      .send((page ??= apiDocsPage())),
  );
}
