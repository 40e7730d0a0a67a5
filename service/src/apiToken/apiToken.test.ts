import { createHash, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { invitation, registered } from "../testing/registration.ts";

const newHash = (): string => createHash("sha256").update(randomUUID()).digest("hex");
const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();

onOneEngine((service) => {
  /** An owner who has activated the account. */
  async function owner(name: string) {
    const company_po_id = await registered(service().call, name);
    const email = `${name.toLowerCase()}@registered.test`;
    const { activation, iv, password } = await invitation(service(), email);
    await service().call("POST /v1/companyPO/activation", { activation, iv });
    const { body } = await service().call("POST /signin", { email, pw: password });
    return { company_po_id, user_po_id: field(body, "user_po_id"), email };
  }

  const create = (person: { company_po_id: unknown; user_po_id: unknown }, changes: object = {}) =>
    service().call("POST /v1/apiToken", {
      token_name: "Warehouse sync",
      token_prefix: "bo_abcdefgh",
      token_hash: newHash(),
      permissions: ["PRODUCT_UPDATE"],
      expires_at: inAWeek,
      company_po_id: person.company_po_id,
      user_po_id: person.user_po_id,
      ...changes,
    });
  const lookUp = (hash: string) => service().call(`GET /v1/apiToken/hash/${hash}`);

  test("a token is found by its hash, with its person, and its use is noted", async () => {
    const person = await owner("Teakwood");
    const token_hash = newHash();
    const made = await create(person, { token_hash });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      token_name: "Warehouse sync",
      token_prefix: "bo_abcdefgh",
      permissions: ["PRODUCT_UPDATE"],
      expires_at: inAWeek,
      last_used_at: null,
      company_po_id: person.company_po_id,
      user_po_id: person.user_po_id,
      user_seller_id: null,
      seller_id: null,
    });
    expect(JSON.stringify(made.body)).not.toContain(token_hash);
    const found = await lookUp(token_hash);
    expect(found.body).toMatchObject([
      {
        api_token_id: field(made.body, "api_token_id"),
        user: { user_po_id: person.user_po_id, email_id: person.email, primary_login: true },
      },
    ]);
    const listed = await service().call(`GET /v1/apiToken/user_po_id/${String(person.user_po_id)}`);
    expect(listed.body).toMatchObject([{ last_used_at: expect.any(String) }]);
  });

  test("a revoked, an expired and an unknown token look alike", async () => {
    const person = await owner("Silveroak");
    const revoked = newHash();
    const made = await create(person, { token_hash: revoked });
    await service().call(`DELETE /v1/apiToken/${String(field(made.body, "api_token_id"))}`);
    const expired = newHash();
    const soon = Date.now() + 300;
    await create(person, { token_hash: expired, expires_at: new Date(soon).toISOString() });
    await expect.poll(async () => (await lookUp(expired)).status).toBe(404);
    const responses = await Promise.all([revoked, expired, newHash()].map(lookUp));
    for (const response of responses)
      expect(response).toMatchObject({ status: 404, body: responses[0]?.body });
  });

  test("a token is for an active person of that company, of that kind", async () => {
    const person = await owner("Mahogany");
    const other = await owner("Rosewoodie");
    for (const changes of [
      { company_po_id: other.company_po_id },
      { user_po_id: null },
      { user_po_id: null, user_seller_id: person.user_po_id },
      { user_po_id: 999_999 },
    ]) {
      expect((await create(person, changes)).status).toBe(422);
    }
  });

  test.each([
    [{ token_name: " " }, "token_name", "Name is required"],
    [{ token_hash: "abc" }, "token_hash", "Must be a SHA-256 in hexadecimal"],
    [{ permissions: ["drop table"] }, "permissions", "Must be a list of names like PRODUCT_UPDATE"],
    [{ expires_at: "2020-01-01T00:00:00Z" }, "expires_at", "Must be in the future"],
    [{ expires_at: "tomorrow" }, "expires_at", "Must be an instant like 2027-01-31T00:00:00Z"],
  ])("%j is refused", async (changes, name, message) => {
    const response = await create({ company_po_id: 1, user_po_id: 1 }, changes);
    expect(response).toMatchObject({ status: 400, body: { fields: { [name]: message } } });
  });

  test("making and revoking is in the audit trail, without the hash; using is not", async () => {
    const person = await owner("Deodar");
    const token_hash = newHash();
    const made = await create(person, { token_hash });
    await lookUp(token_hash);
    await service().call(`DELETE /v1/apiToken/${String(field(made.body, "api_token_id"))}`);
    const { body } = await service().call(`GET /v1/audit/company_po_id/${String(person.company_po_id)}`);
    const text = JSON.stringify(body);
    expect(text).not.toContain(token_hash);
    expect(text.match(/"entity":"api_token"/g)).toHaveLength(2);
  });
});
