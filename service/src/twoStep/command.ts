import { sql } from "kysely";
import type { Config } from "../config.ts";
import { openDatabase } from "../db/database.ts";
import { sameName } from "../db/sameName.ts";
import type { Context } from "../http/context.ts";
import { openQueue } from "../queue/queue.ts";
import { resetTwoStep } from "./change.ts";

/** What came of it, in a sentence for the operator. */
interface Said {
  readonly isDone: boolean;
  readonly text: string;
}

/**
 * `main.js reset-two-step {email}`: takes two-step sign-in off an account whose owner has lost it and has nobody who could
 * reset it. In the audit trail as `operator`; they are told by mail.
 * @throws FolderUnusable while a service has the embedded database open
 */
export async function resetTwoStepOf(
  { storage, settings, mail }: Pick<Config, "storage" | "settings" | "mail">,
  email: string,
): Promise<Said> {
  const database = await openDatabase(storage);
  const after: (() => Promise<void>)[] = [];
  try {
    const queue = await openQueue(database, () => {});
    try {
      const said = await database.unlimited((db) =>
        db.transaction().execute(async (transaction): Promise<Said> => {
          await sql`select set_config('service.actor', 'operator', true)`.execute(transaction);
          const account = await transaction
            .selectFrom("account")
            .select("account_id")
            .where(sameName("email_id", email.trim()))
            // Others may have it as well: an address is one person's only while the account is active.
            .where("active", "=", true)
            .executeTakeFirst();
          if (account === undefined) return { isDone: false, text: "Nobody signs in with this address." };
          const context: Pick<Context, "db" | "mailer" | "queue" | "afterCommit" | "settings"> = {
            db: transaction,
            mailer: { sends: mail.url !== undefined, close: () => {} },
            queue,
            afterCommit: (work) => void after.push(work),
            settings,
          };
          return (await resetTwoStep(context, account.account_id))
            ? { isDone: true, text: "Two-step sign-in is off for this account; a mail says so." }
            : { isDone: false, text: "Two-step sign-in is off for this account already." };
        }),
      );
      for (const work of after) await work();
      return said;
    } finally {
      await queue.close();
    }
  } finally {
    await database.close();
  }
}
