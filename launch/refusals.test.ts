import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

function start(environment: Record<string, string>) {
  const program = join(import.meta.dirname, "start.ts");
  const { status, stderr, stdout } = spawnSync(process.execPath, [program], {
    env: { ...process.env, ...environment },
    encoding: "utf8",
  });
  return { status, stderr, stdout };
}

test("a port that is no number is refused in one sentence", () => {
  expect(start({ PORT: "http" })).toEqual({
    status: 1,
    stdout: "",
    stderr: "PORT must be a whole number from 1 to 65535, not “http”.\n",
  });
});

test("one port for both programs is refused in one sentence", () => {
  expect(start({ PORT: "4123", SERVICE_PORT: "4123" })).toEqual({
    status: 1,
    stdout: "",
    stderr: "PORT and SERVICE_PORT are both 4123: choose two different ports.\n",
  });
});

test("a port in use is named in one sentence", async () => {
  const server = createServer();
  const port = await new Promise<number>((listening) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      listening(address && typeof address === "object" ? address.port : 0);
    });
  });
  onTestFinished(() => void server.close());
  expect(start({ PORT: String(port) })).toEqual({
    status: 1,
    stdout: "",
    stderr: `Port ${port} is in use: stop the program that listens there, or set PORT to another port.\n`,
  });
});

const own = {
  PUBLIC_ORIGIN: "https://office.example",
  REST_USERNAME: "gateway",
  REST_PASSWORD: "of our own",
  REST_API_KEY: "of-our-own",
};

test.each([
  [
    { PUBLIC_ORIGIN: "https://office.example" },
    "REST_USERNAME must be set when HOST or PUBLIC_ORIGIN is not loopback.",
  ],
  [{ HOST: "0.0.0.0" }, "REST_USERNAME must be set when HOST or PUBLIC_ORIGIN is not loopback."],
  [
    { ...own, DEVELOPER_MODE: "on" },
    "DEVELOPER_MODE must be off when HOST or PUBLIC_ORIGIN is not loopback.",
  ],
  [own, "SERVICE_USERNAME must be set when HOST or PUBLIC_URL is not loopback."],
  [
    { ...own, PUBLIC_ORIGIN: "", HOST: "0.0.0.0", DEMO: "on" },
    "DEMO must be off when HOST or PUBLIC_ORIGIN is not loopback.",
  ],
])("%j: what is for development is refused before anything is built", (environment, sentence) => {
  const folder = mkdtempSync(join(tmpdir(), "data-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(start({ ...environment, DATA_DIR: folder, PORT: "4177", SERVICE_PORT: "4178" })).toEqual({
    status: 1,
    stdout: "",
    stderr: `${sentence}\n`,
  });
});

test("a data folder that cannot be made is named in one sentence", () => {
  const folder = mkdtempSync(join(tmpdir(), "data-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "file");
  writeFileSync(file, "");
  chmodSync(file, 0o400);
  const data = join(file, "data");
  expect(start({ DATA_DIR: data })).toEqual({
    status: 1,
    stdout: "",
    stderr: `The data folder ${data} cannot be written: give this user the right to write it, or set DATA_DIR to another folder.\n`,
  });
});
