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

/** Drops a database that `createDatabase` made, whoever is still connected. */
export async function dropDatabase(address: string): Promise<void> {
  const url = new URL(address);
  const name = url.pathname.slice(1);
  url.pathname = "/postgres";
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(`drop database if exists ${name} with (force)`);
  } finally {
    await client.end();
  }
}
