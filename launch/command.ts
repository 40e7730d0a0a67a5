import { spawn } from "node:child_process";

/** Runs a program to its end without a shell, or to ours. Rejects with all it printed when it fails. */
export function run(
  file: string,
  args: readonly string[],
  folder: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  return new Promise((done, failed) => {
    const child = spawn(file, [...args], {
      cwd: folder,
      env: environment,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const end = (): void => void child.kill();
    process.once("exit", end);
    let standard = "";
    let all = "";
    child.stdout.on("data", (chunk: Buffer) => {
      standard += chunk.toString();
      all += chunk.toString();
    });
    child.stderr.on("data", (chunk: Buffer) => (all += chunk.toString()));
    child.once("error", failed);
    child.once("close", (code) => {
      process.off("exit", end);
      if (code === 0) done(standard);
      else failed(new Error(`${file} ${args.join(" ")} ended with ${code}:\n${all.trim()}`));
    });
  });
}
