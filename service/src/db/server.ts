import { Socket } from "node:net";
import { Kysely, PostgresDialect } from "kysely";
import { Client, Pool, TypeOverrides, types } from "pg";
import * as v from "valibot";
import { asInstant, asNumber, asText } from "./column.ts";
import type { OpenDatabase } from "./database.ts";
import type { Database } from "./schema.ts";

/** How many connections the service holds at most, and how long a call waits for one. */
const connections = 20;
const connectWithin = 10_000;

const answer = v.object({ rows: v.array(v.unknown()) });

/**
 * Opens a PostgreSQL server.
 * @param seconds how long a statement may take, and how long a transaction may wait for us; no limit without it
 */
export function openServer(url: string, seconds?: number): OpenDatabase {
  const parsers = new TypeOverrides();
  parsers.setTypeParser(types.builtins.INT8, asNumber);
  parsers.setTypeParser(types.builtins.DATE, asText);
  parsers.setTypeParser(types.builtins.TIMESTAMPTZ, asInstant);
  const pool = new Pool({
    connectionString: url,
    types: parsers,
    max: connections,
    connectionTimeoutMillis: connectWithin,
    ...(seconds !== undefined && limits(seconds * 1000)),
  });
  // A connection that breaks, idle or in use, fails its call and is replaced; without listeners it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (connection) => connection.on("error", () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    async run(text, values) {
      // Several statements are answered by a result each, and only without values.
      const answered: unknown = await (values === undefined || values.length === 0
        ? pool.query(text)
        : pool.query(text, values));
      return { rows: [answered].flat().flatMap((result) => v.parse(answer, result).rows) };
    },
    async unlimited(work) {
      const patient = openServer(url);
      try {
        return await work(patient.db);
      } finally {
        await patient.close();
      }
    },
    listen: (channel, heard) => listenTo(url, channel, heard),
    close: () => db.destroy(),
  };
}

/** How long after a connection broke another one is made, in milliseconds. */
const listenAgain = 1000;

function listenTo(url: string, channel: string, heard: (words: string) => void): () => Promise<void> {
  let isOver = false;
  let again: NodeJS.Timeout | undefined;
  let client: Client | undefined;
  const connect = async (): Promise<void> => {
    const mine = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: connectWithin,
    });
    client = mine;
    const retry = (): void => {
      if (client !== mine || isOver) return;
      client = undefined;
      again = setTimeout(() => void connect(), listenAgain);
    };
    mine.on("error", retry);
    mine.on("end", retry);
    mine.on("notification", ({ payload = "" }) => heard(payload));
    try {
      await mine.connect();
      await mine.query(`listen ${mine.escapeIdentifier(channel)}`);
      heard("");
    } catch {
      retry();
      await mine.end().catch(() => {});
    }
  };
  const connecting = connect();
  return async () => {
    isOver = true;
    clearTimeout(again);
    await connecting;
    await client?.end().catch(() => {});
  };
}

/**
 * The server ends a statement that takes too long. When it says nothing at all, the connection is given up somewhat
 * later, and before that when nobody uses it.
 */
function limits(milliseconds: number) {
  return {
    statement_timeout: milliseconds,
    idle_in_transaction_session_timeout: milliseconds,
    idleTimeoutMillis: milliseconds,
    stream: () => {
      const socket = new Socket();
      socket.setTimeout(1.5 * milliseconds, () => socket.destroy(silent()));
      return socket;
    },
  };
}

const silent = () => Object.assign(new Error("The database server says nothing"), { code: "ETIMEDOUT" });
