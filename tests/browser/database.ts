import { randomBytes } from "node:crypto";
import { Client } from "pg";

/** Makes an empty database of its own on the server at `url` and answers with its address. */
export async function createDatabase(url: string): Promise<string> {
  const name = `browser_${randomBytes(6).toString("hex")}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
