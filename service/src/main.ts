import { BadConfiguration, readConfig } from "./config.ts";
import { SchemaUnusable } from "./db/migrate.ts";
import { FolderUnusable } from "./db/folderLock.ts";
import { prepareDatabase } from "./demo/prepareDatabase.ts";
import { isDatabaseError, isUnavailable } from "./http/databaseFailure.ts";
import { rebuild } from "./report/command.ts";
import { startService } from "./server.ts";
import { resetTwoStepOf } from "./twoStep/command.ts";

/** What the operator should read instead of a stack; undefined when the cause is unknown. */
function sentence(error: unknown): string | undefined {
  if (error instanceof BadConfiguration || error instanceof FolderUnusable || error instanceof SchemaUnusable)
    return error.message;
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  if (error.code === "EADDRINUSE")
    return `Port ${process.env["PORT"] ?? "4001"} is in use by another program.`;
  if (isUnwritable(error)) return `${String(error.path)} cannot be written.`;
  const { code, message } = error;
  if (isUnavailable(error) || code === "28P01" || code === "3D000")
    return `DATABASE_URL: the database does not let us in (${message || String(code)}).`;
  if (isDatabaseError(error)) return `The database could not be prepared (${message}).`;
  return undefined;
}

/** Requests and mails under way may be finished for so long after SIGTERM, in milliseconds. */
const drainWithin = 9500;

const unwritable = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENOSPC"]);

function isUnwritable(
  error: Error & { readonly code: unknown },
): error is Error & { code: string; path: unknown } {
  return typeof error.code === "string" && unwritable.has(error.code) && "path" in error;
}

// What this program writes is for its own user.
process.umask(0o077);
try {
  const documentedOnly = process.argv.includes("--documented-only") ? { DOCUMENTED_ONLY: "on" } : {};
  const config = readConfig({ ...process.env, ...documentedOnly });
  if (process.argv.includes("rebuild-sales")) {
    await rebuild(config.storage, console.log);
    process.exit(0);
  }
  if (process.argv.includes("prepare")) {
    await prepareDatabase(config);
    process.exit(0);
  }
  const resetAt = process.argv.indexOf("reset-two-step");
  if (resetAt !== -1) {
    const said = await resetTwoStepOf(config, process.argv[resetAt + 1] ?? "");
    console.log(said.text);
    process.exit(said.isDone ? 0 : 1);
  }
  const service = await startService(config, (reason) => {
    console.error(`The embedded database cannot go on (${reason}), so the service ends.`);
    process.exit(1);
  });
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      console.error("The service was stopped in the middle of its work: it did not end within ten seconds.");
      process.exit(1);
    }, drainWithin).unref();
    await service.close();
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop());
  process.on("SIGINT", () => void stop());
} catch (error) {
  console.error(sentence(error) ?? error);
  process.exit(1);
}
