import { describe, expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { invitation, registered } from "../testing/registration.ts";

onOneEngine((service) => {
  /** The owner of a new company, who has activated the account. */
  async function owner(name: string) {
    const company_po_id = Number(await registered(service().call, name));
    const email = `${name.toLowerCase()}@registered.test`;
    const { activation, iv, password } = await invitation(service(), email);
    await service().call("POST /v1/companyPO/activation", { activation, iv });
    const { body } = await service().call("POST /signin", { email, pw: password });
    const user_po_id = Number(field(body, "user_po_id"));
    return { company_po_id, user_po_id, personId: `owner-${user_po_id}` };
  }
  type Owner = Awaited<ReturnType<typeof owner>>;
  const send = (from: object, person_id: string, message_text: string, headers = {}) =>
    service().call("POST /v1/chatMessage", { ...from, person_id, message_text }, headers);
  const peopleOf = async ({ user_po_id }: Owner, query = "") =>
    (await service().call(`GET /v1/chatPerson/user_po_id/${user_po_id}${query}`)).body;
  const unreadOf = async (path: string) => (await service().call(`GET /v1/chatMessage/unread/${path}`)).body;

  /** The two of the demo company: its owner, and the seller of one of its locations. */
  async function two() {
    const signIn = async (email: string) =>
      (await service().call("POST /signin", { email, pw: "Verdant-Demo-1" })).body;
    const ownerRecord = await signIn("owner@verdant.test");
    const sellerRecord = await signIn("seller@verdant.test");
    const company_po_id = Number(field(ownerRecord, "company_po_id"));
    const user_po_id = Number(field(ownerRecord, "user_po_id"));
    const user_seller_id = Number(field(sellerRecord, "user_seller_id"));
    return {
      admin: { company_po_id, user_po_id, personId: `owner-${user_po_id}` },
      seller: { company_po_id, user_seller_id, personId: `seller-${user_seller_id}` },
    };
  }

  test("people are those of the company who may sign in, and the demo users that are not hidden", async () => {
    const alone = await owner("Clovermead");
    const people = await peopleOf(alone);
    expect(people).toMatchObject([
      { person_id: "demo-1", person_name: "Ishita Menon", demo: true, online: true, company_po_id: null },
      { person_id: "demo-2", person_name: "Kabir Anand", demo: true, online: true },
      { person_id: "demo-3", person_name: "Leela Fernandes", demo: true, online: false },
    ]);
    expect(JSON.stringify(people)).not.toContain("Omkar Joshi");
    const times = { created_at: expect.any(String), updated_at: expect.any(String) };
    expect(people).toMatchObject([times, times, times]);
    expect(await peopleOf(alone, "?q=KABIR")).toMatchObject([{ person_id: "demo-2" }]);
    expect(await peopleOf(alone, "?q=%25")).toEqual([]);
    const { admin, seller } = await two();
    const [found] = [await peopleOf(admin, `?ids=${seller.personId},${alone.personId},demo-4`)];
    expect(found).toMatchObject([
      {
        person_id: seller.personId,
        company_po_id: admin.company_po_id,
        location_name: expect.stringContaining("Verdant"),
        demo: false,
        online: false,
        unread_count: 0,
        last_message: null,
      },
    ]);
    expect(found).toHaveLength(1);
    expect((await service().call("GET /v1/chatPerson/user_po_id/999999")).body).toEqual([]);
    const wrong = await service().call(`GET /v1/chatPerson/user_po_id/${admin.user_po_id}?ids=7`);
    expect(wrong).toMatchObject({ status: 400, body: { fields: { ids: expect.any(String) } } });
  });

  test("a message is unread until it is seen, by its recipient only", async () => {
    const { admin, seller } = await two();
    const sent = await send(admin, seller.personId, "  Are the ferns in?\nThe tall ones.  ");
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({
      company_po_id: admin.company_po_id,
      sender_id: admin.personId,
      recipient_id: seller.personId,
      message_text: "Are the ferns in?\nThe tall ones.",
      seen_at: null,
      reply: null,
    });
    const id = field(sent.body, "chat_message_id");
    expect(await unreadOf(`user_seller_id/${seller.user_seller_id}`)).toEqual({ unread_count: 1 });
    expect(await unreadOf(`user_po_id/${admin.user_po_id}`)).toEqual({ unread_count: 0 });
    const seen = (who: object, person_id: string) =>
      service().call("POST /v1/chatMessage/seen", { ...who, person_id });
    expect((await seen(admin, seller.personId)).body).toEqual({ seen_count: 0 });
    expect((await seen(seller, admin.personId)).body).toEqual({ seen_count: 1 });
    expect((await seen(seller, admin.personId)).body).toEqual({ seen_count: 0 });
    expect(await unreadOf(`user_seller_id/${seller.user_seller_id}`)).toEqual({ unread_count: 0 });
    const read = await service().call(`GET /v1/chatMessage?ids=${String(id)}`);
    expect(read.body).toMatchObject([{ chat_message_id: id, seen_at: expect.any(String) }]);
  });

  test("a conversation is of two, in order, page by page from either end", async () => {
    const { admin, seller } = await two();
    const texts = ["one", "two", "three", "four"];
    for (const [index, text] of texts.entries()) {
      if (index % 2 === 0) await send(admin, seller.personId, text);
      else await send(seller, admin.personId, text);
    }
    await send(admin, "demo-3", "Not for the seller");
    const path = `GET /v1/chatMessage/user_seller_id/${seller.user_seller_id}/${admin.personId}`;
    const textsOf = (body: unknown) =>
      Array.isArray(body) ? body.map((message) => field(message, "message_text")) : [];
    const newest = await service().call(`${path}?sort=-sent_at&limit=3`);
    expect(textsOf(newest.body)).toEqual(["four", "three", "two"]);
    const total = Number(newest.headers.get("x-total-count"));
    const all = await service().call(path);
    expect(textsOf(all.body).slice(-4)).toEqual(texts);
    expect(all.body).toHaveLength(total);
    const rows = Array.isArray(newest.body) ? newest.body : [];
    const cursor = JSON.stringify([field(rows[2], "sent_at"), field(rows[2], "chat_message_id")]);
    const before = await service().call(`${path}?sort=sent_at&limit=1&before=${encodeURIComponent(cursor)}`);
    expect(textsOf(before.body)).toEqual(["one"]);
    const other = await owner("Hazelmere");
    const foreign = `GET /v1/chatMessage/user_po_id/${other.user_po_id}/${seller.personId}`;
    expect((await service().call(foreign)).body).toEqual([]);
  });

  test("a demo user answers once, two seconds later, whether the sending is repeated or not", async () => {
    const alone = await owner("Bramblewood");
    const key = { "idempotency-key": "chat-attempt-1" };
    const first = await send(alone, "demo-1", "Hello", key);
    expect(first.body).toMatchObject({
      message_text: "Hello",
      seen_at: null,
      reply: {
        sender_id: "demo-1",
        recipient_id: alone.personId,
        message_text: "Thank you, I will look into it.",
        seen_at: null,
      },
    });
    const reply = field(first.body, "reply");
    const delay =
      Date.parse(String(field(reply, "sent_at"))) - Date.parse(String(field(first.body, "sent_at")));
    expect(delay).toBe(2000);
    expect((await send(alone, "demo-1", "Hello", key)).body).toEqual(first.body);
    const path = `GET /v1/chatMessage/user_po_id/${alone.user_po_id}/demo-1`;
    expect((await service().call(path)).body).toMatchObject([{ message_text: "Hello", seen_at: null }]);
    expect(await unreadOf(`user_po_id/${alone.user_po_id}`)).toEqual({ unread_count: 0 });
    await expect
      .poll(async () => (await service().call(path)).body)
      .toMatchObject([
        { message_text: "Hello", seen_at: expect.any(String) },
        { message_text: "Thank you, I will look into it.", seen_at: null },
      ]);
    const [seen] = [(await service().call(path)).body].flat();
    // Both are read from the database's clock, one after the other.
    const apart = Date.parse(String(field(seen, "seen_at"))) - Date.parse(String(field(reply, "sent_at")));
    expect(Math.abs(apart)).toBeLessThan(50);
    expect(await unreadOf(`user_po_id/${alone.user_po_id}`)).toEqual({ unread_count: 1 });
    expect(await peopleOf(alone, "?ids=demo-1")).toMatchObject([
      { unread_count: 1, last_message: { message_text: "Thank you, I will look into it." } },
    ]);
  });

  describe("nothing is written", () => {
    test("to a person of another company, to oneself, to a hidden demo user, to nobody", async () => {
      const alone = await owner("Thistledown");
      const { admin } = await two();
      const before = await unreadOf(`user_po_id/${admin.user_po_id}`);
      for (const person of [admin.personId, alone.personId, "demo-4", "demo-9", "seller-999999"]) {
        expect(await send(alone, person, "Hello"), person).toMatchObject({
          status: 422,
          body: { fields: { person_id: "There is no such person" } },
        });
      }
      expect(await unreadOf(`user_po_id/${admin.user_po_id}`)).toEqual(before);
    });

    test("by somebody who is of another company or another kind", async () => {
      const alone = await owner("Nettlebed");
      const { admin, seller } = await two();
      for (const [from, name] of [
        [{ ...alone, company_po_id: admin.company_po_id }, "user_po_id"],
        [{ company_po_id: admin.company_po_id, user_seller_id: admin.user_po_id }, "user_seller_id"],
        [{ company_po_id: admin.company_po_id, user_po_id: seller.user_seller_id }, "user_po_id"],
        [{ company_po_id: admin.company_po_id }, "user_seller_id"],
      ] as const) {
        expect(await send(from, "demo-1", "Hello")).toMatchObject({
          status: 422,
          body: { fields: { [name]: "There is no such person" } },
        });
      }
    });

    test.each([
      [{ message_text: " \n " }, "message_text", "message_text is required"],
      [{ message_text: "a".repeat(2001) }, "message_text", "Must have at most 2000 characters"],
      [{ person_id: "12" }, "person_id", "Must be like owner-12, seller-7 or demo-3"],
    ])("that breaks a rule", async (changes, name, message) => {
      const { admin } = await two();
      const body = { ...admin, person_id: "demo-1", message_text: "Hello", ...changes };
      const response = await service().call("POST /v1/chatMessage", body);
      expect(response).toMatchObject({ status: 400, body: { fields: { [name]: message } } });
    });
  });

  test("chat is private: the audit trail has nothing of it", async () => {
    const alone = await owner("Foxglovefield");
    await send(alone, "demo-2", "Between the two of us");
    const { body } = await service().call(`GET /v1/audit/company_po_id/${alone.company_po_id}`);
    expect(JSON.stringify(body)).not.toContain("Between the two of us");
  });
});
