import type { FastifyInstance } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { escapeHtml } from "../http/escapeHtml.ts";

interface ShownMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly sent: string;
}

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * The embedded mailbox: the mails of a service without a mail server, newest first, for a person with a browser or as
 * JSON. The mails hold first passwords, so only a page of this very machine may read them: a foreign name that
 * resolves to this address (DNS rebinding) is refused.
 */
export function openMailbox(server: FastifyInstance, db: Kysely<Database>): void {
  server.get("/mailbox", async (request, reply) => {
    if (!loopback.has(request.hostname))
      return reply.status(403).send("The mailbox is open on this machine only.");
    const rows = await db.selectFrom("mail").selectAll().orderBy("mail_id", "desc").limit(100).execute();
    const mails = rows.map((row) => ({
      to: row.recipient,
      subject: row.subject,
      text: row.body,
      sent: row.created_at,
    }));
    if (!(request.headers.accept ?? "").includes("text/html")) return reply.send(mails);
    return reply
      .type("text/html; charset=utf-8")
      .header(
        "content-security-policy",
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
      )
      .send(page(mails));
  });
}

function linked(text: string): string {
  return escapeHtml(text).replaceAll(
    /https?:\/\/[^\s<]+/g,
    (link) => `<a href="${link}" target="_blank" rel="noreferrer">${link}</a>`,
  );
}

function article(mail: ShownMail): string {
  const { to, subject, text, sent } = mail;
  return `<article><h2>${escapeHtml(subject)}</h2>
    <p class="meta">To ${escapeHtml(to)} · <time datetime="${sent}">${sent.replace("T", " ").slice(0, 16)} UTC</time></p>
    <pre>${text === "" ? "It was sent; its text is kept nowhere else." : linked(text)}</pre></article>`;
}

function page(mails: readonly ShownMail[]): string {
  const body = mails.length === 0 ? "<p>No mail yet.</p>" : mails.map(article).join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mailbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>
:root{color-scheme:light dark;--line:#d5dbd7;--card:#fff;--page:#f4f6f5;--text:#1d2723;--soft:#56635c;--link:#1f6b4a}
@media (prefers-color-scheme:dark){:root{--line:#33403a;--card:#1b2420;--page:#121815;--text:#e6ede9;--soft:#a3b1aa;--link:#7fd1a8}}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{max-width:46rem;margin:0 auto;padding:2rem 1rem}h1{font-size:1.5rem;margin:0 0 .25rem}h2{font-size:1.1rem;margin:0}
.meta,.note{color:var(--soft);margin:.25rem 0 1rem}article{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1.25rem;margin:1rem 0}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}a{color:var(--link)}
</style></head><body><main><h1>Mailbox</h1>
<p class="note">Mails that this service would have sent. Set SMTP_URL to send them.</p>${body}</main></body></html>`;
}
