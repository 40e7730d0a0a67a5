import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBackOffice, type BackOffice, type Caller } from "./harness/backOffice.ts";

// Each reads several times in turn, and in more than one way: lists, records by id, children, paths.
const documents = [
  `query ($search: String) { viewer { categories(level: 2, first: 5, search: $search) {
    totalCount edges { node { name parent { name } } } } } }`,
  `query ($search: String) { viewer { categories(level: 3, first: 9, search: $search) {
    edges { node { name path { name } parent { name parent { name } } } } } } }`,
  `query ($search: String) { viewer { categories(level: 1, first: 9, search: $search) {
    edges { node { name children(first: 9) { edges { node { name children(first: 9) { totalCount } } } } } } } } }`,
  `query ($search: String) { viewer { products(first: 50, search: $search) { edges { node {
    name brand { name } category { name path { name } } seller { name }
    variants(first: 9) { edges { node { price } } } } } } } }`,
];
const rounds = 80;

let office: BackOffice;
let owner: Caller;
const unheard: unknown[] = [];
const hear = (error: unknown): number => unheard.push(error);

beforeAll(async () => {
  office = await startBackOffice("PGlite");
  owner = await office.signIn("owner@verdant.test");
  process.on("unhandledRejection", hear);
});

afterAll(async () => {
  process.off("unhandledRejection", hear);
  await office.close();
});

/** Sends an operation and goes away after so many milliseconds, as a reload in the browser does. */
async function goAway(query: string, variables: object, milliseconds: number): Promise<void> {
  const leaving = new AbortController();
  const response = fetch(`${office.url}/graphql`, {
    method: "POST",
    signal: leaving.signal,
    headers: {
      "content-type": "application/json",
      "x-back-office": "1",
      origin: office.url,
      cookie: owner.cookie ?? "",
    },
    body: JSON.stringify({ query, variables }),
  });
  response.catch(() => undefined);
  await pause(milliseconds);
  leaving.abort();
}

test("whoever goes away in the middle of a request harms neither the gateway nor those who ask the same", async () => {
  for (const document of documents) expect((await owner.send(document)).errors).toBeUndefined();
  for (let round = 0; round < rounds; round += 1) {
    const document = documents[round % documents.length] ?? "";
    const variables = { search: "abcdefgh".charAt(round % 8) };
    const [, response] = await Promise.all([
      goAway(document, variables, Math.random() * 12),
      pause(Math.random() * 12).then(() => owner.send(document, variables)),
    ]);
    expect(response.errors).toBeUndefined();
  }
  expect(unheard).toEqual([]);
});
