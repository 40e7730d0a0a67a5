import { sql } from "kysely";
import { expect, test } from "vitest";
import { openServer } from "../db/server.ts";
import { field } from "../testing/caller.ts";
import { onEachEngine } from "../testing/engines.ts";
import { activateOwner } from "../testing/registration.ts";
import { engines } from "../testing/seededCopy.ts";

// Only a server has several transactions at once.
onEachEngine(
  (service) => {
    test("a change of somebody does not wait for what is written of them and their company", async () => {
      const { call, config } = service();
      const email_id = "beside@verdant.test";
      const person = { company_po_id: 1, email_id, first_name: "Meena", role_id: 2 };
      const id = Number(field((await call("POST /v1/companyUserPO", person)).body, "user_po_id"));
      await activateOwner(service(), email_id);
      const url = config.storage.kind === "server" ? config.storage.url : "";
      const other = openServer(url);
      try {
        const changed = await other.db.transaction().execute(async (transaction) => {
          // What every foreign key asks for: a notice, a device, a sign-in of theirs that is being written.
          await sql`select 1 from account where account_id = ${id} for key share`.execute(transaction);
          await sql`select 1 from company where company_po_id = 1 for key share`.execute(transaction);
          return call(`PUT /v1/companyUserPO/status/${id}`, { active: false, disabled_reason: null });
        });
        expect(changed).toMatchObject({ status: 200, body: { staff_status: "disabled" } });
      } finally {
        await other.close();
      }
    });
  },
  (config) => ({
    ...config,
    // Waiting would end as an outage, and soon.
    storage: config.storage.kind === "server" ? { ...config.storage, statementSeconds: 5 } : config.storage,
  }),
  engines.filter((engine) => engine === "PostgreSQL"),
);
