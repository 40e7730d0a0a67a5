import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Caller } from "./caller.ts";

/** A gateway in a process of its own, as an operator starts it. */
export interface GatewayProcess {
  readonly url: string;
  caller(): Caller;
  close(): Promise<void>;
}

const program = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
const documents = fileURLToPath(new URL("../../persisted-documents.json", import.meta.url));

/** Starts `main.ts` on a free port. Rejects with what it said when it does not start. */
export async function startGatewayProcess(
  restUrl: string,
  environment: Readonly<Record<string, string>>,
): Promise<GatewayProcess> {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: "0",
      REST_URL: restUrl,
      SESSION_FILE: ":memory:",
      PERSISTED_DOCUMENTS: documents,
      LOG_LEVEL: "silent",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  const url = await new Promise<string>((ready, failed) => {
    let said = "";
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const [, found] = /listens on (\S+)/.exec(said) ?? [];
      if (found !== undefined) ready(found);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    void ended.then(() => failed(new Error(`The gateway ended: ${said}`)));
  });
  return {
    url,
    caller: () => new Caller(url),
    async close() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
