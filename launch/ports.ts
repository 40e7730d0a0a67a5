import { createServer } from "node:net";
import { fail } from "./runtime.ts";

/** Ends the process with one sentence when something else listens on the port already. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  if (await isFree(port)) return;
  fail(`Port ${port} is in use: stop the program that listens there, or set ${variable} to another port.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((response) => {
    const probe = createServer();
    probe.once("error", () => response(false));
    probe.listen({ port, host: "127.0.0.1", exclusive: true }, () => probe.close(() => response(true)));
  });
}
