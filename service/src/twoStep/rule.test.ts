import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "../db/database.ts";
import { personById } from "../signIn/person.ts";
import { editStaff, handOver } from "../staff/write.ts";
import { onOneEngine } from "../testing/engines.ts";
import { copySeeded, oneEngine } from "../testing/seededCopy.ts";
import { codeAt } from "./totp.ts";

const owner = { email: "owner@verdant.test", pw: "Verdant-Demo-1" };
const seller = { email: "seller@verdant.test", pw: "Verdant-Demo-1" };

onOneEngine((service) => {
  const due = async (who: typeof owner): Promise<unknown> => {
    const { body } = await service().call("POST /signin", who);
    return Array.isArray(body) ? Reflect.get(Object(body[0]), "two_step_due") : body;
  };
  const ask = (two_step_rule: string) => service().call("PUT /v1/companyPO/1", { two_step_rule });
  const inSevenDays = (from: number) => {
    const [least, most] = [from, Date.now()].map((at) => new Date(at + 7 * 86_400_000).toISOString());
    return (said: unknown) => typeof said === "string" && said >= (least ?? "") && said <= (most ?? "");
  };

  test("owners or everybody, seven days after the rule; the same rule again gives no more time", async () => {
    expect([await due(owner), await due(seller)]).toEqual([null, null]);
    const before = Date.now();
    expect(await ask("owners")).toMatchObject({ status: 200, body: [{ two_step_rule: "owners" }] });
    const first = await due(owner);
    expect(first).toSatisfy(inSevenDays(before));
    expect(await due(seller)).toBeNull();
    await ask("owners");
    expect(await due(owner)).toBe(first);
    await ask("all");
    expect(await due(seller)).toSatisfy(inSevenDays(before));
    expect(await ask("some")).toMatchObject({
      status: 400,
      body: { fields: { two_step_rule: "Must be one of optional, owners, all" } },
    });
  });

  test("who has it is asked no more, and does not turn it off; a reset asks them again and gives no more time", async () => {
    const dueBefore = await due(owner);
    const { body } = await service().call("PUT /v1/twoStep/begin/1");
    const secret = String(Reflect.get(Object(body), "secret"));
    await service().call("PUT /v1/twoStep/confirm/1", { code: codeAt(secret, Date.now() - 30_000) });
    expect((await service().call("GET /v1/account/user_po_id/1")).body).toMatchObject([
      { two_step_due: null },
    ]);
    expect(await service().call("PUT /v1/twoStep/off/1", { code: codeAt(secret, Date.now()) })).toMatchObject(
      {
        status: 409,
        body: { message: "Your company asks for two-step sign-in" },
      },
    );
    expect((await service().call("PUT /v1/twoStep/reset/1")).status).toBe(200);
    // By the same day as before: a reset is no way around the rule.
    expect(await due(owner)).toBe(dueBefore);
    await ask("optional");
    expect(await due(owner)).toBeNull();
  });
});

test.each(oneEngine)(
  "%s: who becomes an owner long after the rule has seven days from then on, and no more by another change",
  async (engine) => {
    const { storage, remove } = await copySeeded(engine);
    const { db, close } = await openDatabase(storage);
    const longAgo = sql<string>`now() - interval '30 days'`;
    await db
      .updateTable("company")
      .set({ two_step_rule: "owners", two_step_since: longAgo })
      .where("company_po_id", "=", 1)
      .execute();
    const { account_id: id } = await db
      .insertInto("account")
      .values({
        company_po_id: 1,
        email_id: "late@verdant.test",
        first_name: "Late",
        pw_hash: "x",
        active: true,
      })
      .returning("account_id")
      .executeTakeFirstOrThrow();
    await db.updateTable("account").set({ activated_at: longAgo }).where("company_po_id", "=", 1).execute();
    const due = async (accountId: number) =>
      Date.parse((await personById(db, accountId))?.record.two_step_due ?? "");
    const first = await due(1);
    expect(first).toBeLessThan(Date.now());
    expect(await due(id)).toBeNaN();
    const before = Date.now();
    await db.transaction().execute((changed) => editStaff(changed, "company", id, { role_id: 1 }));
    const given = await due(id);
    expect(given).toBeGreaterThan(before + 7 * 86_400_000 - 1000);
    expect(given).toBeLessThanOrEqual(Date.now() + 7 * 86_400_000);
    await db.transaction().execute((changed) => editStaff(changed, "company", id, { first_name: "Later" }));
    // The main user had the role by being that: it is the same one afterwards.
    await db.transaction().execute((changed) => handOver(changed, 1, id));
    expect([await due(id), await due(1)]).toEqual([given, first]);
    await close();
    await remove();
  },
);
