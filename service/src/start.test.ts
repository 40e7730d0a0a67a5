import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { hashPassword } from "./account/password.ts";
import { readConfig } from "./config.ts";
import { openDatabase } from "./db/database.ts";
import { prepareDatabase } from "./demo/prepareDatabase.ts";
import { failedStart, startProgram } from "./testing/program.ts";
import { seededPlace } from "./testing/seededPlace.ts";

// Each start of a real program makes or opens a database; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000 });

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "service-start-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const reached = {
  PUBLIC_URL: "https://office.example",
  SERVICE_USERNAME: "gateway",
  SERVICE_PASSWORD: "of our own",
  API_KEY: "of-our-own",
  TOKEN_SECRET: "of our own, with thirty-two characters",
  SECRETS_KEY: "of our own, with thirty-two characters",
};

const failedStartHere = (environment: Readonly<Record<string, string>>) =>
  failedStart({ DATA_DIR: folder, ...environment });

test("a setting that cannot be used ends the start with one sentence", async () => {
  expect(await failedStartHere({ PORT: "many" })).toEqual({
    code: 1,
    words: "PORT must be a port number.\n",
  });
});

test("a data folder that is a file ends the start with one sentence", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  expect(await failedStartHere({ DATA_DIR: file })).toEqual({
    code: 1,
    words: `The data folder ${file} cannot be written.\n`,
  });
});

test("a damaged database ends the start with one sentence", async () => {
  const data = join(folder, "damaged");
  await mkdir(join(data, "postgres"), { recursive: true });
  await writeFile(join(data, "postgres", "PG_VERSION"), "garbage");
  expect(await failedStartHere({ DATA_DIR: data })).toEqual({
    code: 1,
    words: `The database in ${data} cannot be opened: the disk is full, or it is damaged or of another version of PostgreSQL.\n`,
  });
});

test("a database server that is not there ends the start with one sentence", async () => {
  expect(await failedStartHere({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" })).toEqual({
    code: 1,
    words: "DATABASE_URL: the database does not let us in (connect ECONNREFUSED 127.0.0.1:1).\n",
  });
});

test("a media folder that cannot be written ends the start with one sentence; what makes the database beforehand seeds it", async () => {
  const [data, file] = [join(folder, "seeded"), join(folder, "media-file")];
  await writeFile(file, "");
  const failed = await failedStartHere({ DATA_DIR: data, DEMO: "on", DEMO_MEDIA_DIR: join(file, "media") });
  expect(failed.code).toBe(1);
  expect(failed.words).toMatch(/^\S+media-file\S* cannot be written\.\n$/);
  const environment = { DATA_DIR: data, DEMO: "on", DEMO_MEDIA_DIR: join(folder, "media") };
  await prepareDatabase(readConfig(environment));
  const next = await startProgram({ ...environment, DEMO: "off" });
  expect((await readdir(join(folder, "media", "Uploads"))).length).toBe(65);
  await next.stop("SIGTERM");
});

test("the data is for the service's user alone, also where it was open to others", async () => {
  const data = join(folder, "open");
  await mkdir(data);
  await chmod(data, 0o755);
  // Nobody is in an empty database, so it is opened to others too.
  const service = await startProgram({ ...reached, DATA_DIR: data });
  await service.stop("SIGTERM");
  const paths = [data, ...(await readdir(data, { recursive: true })).map((name) => join(data, name))];
  const modes = await Promise.all(
    paths.map(async (path) => ({ path, mode: (await stat(path)).mode & 0o077 })),
  );
  expect(modes.length).toBeGreaterThan(100);
  expect(modes.filter(({ mode }) => mode !== 0)).toEqual([]);
});

test("a database with demo people is not opened to others until their passwords are changed", async () => {
  const { storage, environment } = await seededPlace("PGlite");
  expect(await failedStart({ ...reached, ...environment })).toEqual({
    code: 1,
    words:
      "The database has demo people whose password everybody knows (owner@verdant.test, owner@fernway.test, seller@verdant.test, pune@verdant.test): change it or begin with an empty database before HOST or PUBLIC_URL is not loopback.\n",
  });
  const { db, close } = await openDatabase(storage);
  await db
    .updateTable("account")
    .set({ pw_hash: await hashPassword("Their own 1", "test") })
    .execute();
  await close();
  const changed = await startProgram({ ...reached, ...environment });
  await changed.stop("SIGTERM");
});

test("a port in use ends the start with one sentence", async () => {
  const { environment } = await seededPlace("PGlite");
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address !== null ? String(address.port) : "";
  expect(await failedStart({ ...environment, PORT: port })).toEqual({
    code: 1,
    words: `Port ${port} is in use by another program.\n`,
  });
  other.close();
});

test("a second service on the same folder is refused while the first runs, and keeps nothing locked after it", async () => {
  const { environment } = await seededPlace("PGlite");
  const first = await startProgram(environment);
  expect(await failedStart(environment)).toEqual({
    code: 1,
    words: `The data folder ${environment["DATA_DIR"]} is in use by another service.\n`,
  });
  expect(await first.stop("SIGTERM")).toBe(0);
  expect(first.errors()).toBe("");
  const again = await startProgram(environment);
  expect(await again.stop("SIGINT")).toBe(0);
});
