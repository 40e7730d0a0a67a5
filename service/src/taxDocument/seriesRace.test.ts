import { sql } from "kysely";
import { expect, test } from "vitest";
import { onEachDatabase } from "../testing/onDatabases.ts";
import { nextDocumentNumber } from "./number.ts";
import { nameSeries } from "./series.ts";

const at = new Date("2031-06-01T00:00:00Z");
const owner = { company_po_id: 1, seller_id: 1 };

onEachDatabase((database, engine) => {
  const name = (series: string) =>
    database()
      .db.transaction()
      .execute((db) => nameSeries(db, owner.seller_id, { series_kind: "invoice", series }, at));
  const waitsForRow = async () => {
    const { rows } = await sql<{ is: boolean }>`select exists (select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock') as is`.execute(database().db);
    return rows[0]?.is;
  };

  // The embedded engine has one connection: there nobody comes in between.
  test.runIf(engine === "PostgreSQL")(
    "who names a series while its first number is being given out is told that it has a name",
    async () => {
      await name("BLR");
      const [given, end] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()];
      const despatch = database()
        .db.transaction()
        .execute(async (db) => {
          given.resolve((await nextDocumentNumber(db, owner, "tax_invoice", at)).document_no);
          await end.promise;
        });
      expect(await given.promise).toBe("BLR/3132/000001");
      const refusal = expect(name("DEL")).rejects.toMatchObject({
        status: 422,
        fields: { series: "Documents of this year have the name BLR already" },
      });
      await expect.poll(waitsForRow, { timeout: 30_000 }).toBe(true);
      end.resolve();
      await Promise.all([despatch, refusal]);
      const { document_no } = await nextDocumentNumber(database().db, owner, "tax_invoice", at);
      expect(document_no).toBe("BLR/3132/000002");
    },
  );
});
