import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { invitation, registered } from "../testing/registration.ts";

onOneEngine((service) => {
  /** An owner who has activated the account. */
  async function owner(name: string) {
    const company_po_id = await registered(service().call, name);
    const email = `${name.toLowerCase()}@registered.test`;
    const { activation, iv, password } = await invitation(service(), email);
    await service().call("POST /v1/companyPO/activation", { activation, iv });
    const { body } = await service().call("POST /signin", { email, pw: password });
    return { company_po_id, id: String(field(body, "user_po_id")) };
  }
  const path = (person: { id: string }, key = "bookmarks") =>
    `/v1/userPreference/user_po_id/${person.id}/${key}`;

  test("a preference is nothing until it is set, then what was set last", async () => {
    const person = await owner("Lavenderfield");
    expect(await service().call(`GET ${path(person)}`)).toMatchObject({ status: 200, body: [] });
    const { company_po_id } = person;
    for (const preference_value of [["view-product"], { deep: [null, "\u0000 \ud800"] }]) {
      const set = await service().call(`PUT ${path(person)}`, { company_po_id, preference_value });
      expect(set).toMatchObject({ status: 200, body: [{ preference_key: "bookmarks", preference_value }] });
      const { body } = await service().call(`GET ${path(person)}`);
      expect(body).toMatchObject([
        {
          preference_value,
          company_po_id,
          user_po_id: Number(person.id),
          user_seller_id: null,
          seller_id: null,
        },
      ]);
    }
    expect((await service().call(`GET ${path(person, "theme")}`)).body).toEqual([]);
  });

  test("a preference belongs to one person of one kind of one company", async () => {
    const person = await owner("Marigoldfield");
    const other = await owner("Jasminefield");
    const preference_value = ["brand"];
    const foreign = { company_po_id: other.company_po_id, preference_value };
    expect((await service().call(`PUT ${path(person)}`, foreign)).status).toBe(422);
    const asSeller = `/v1/userPreference/user_seller_id/${person.id}/bookmarks`;
    const own = { company_po_id: person.company_po_id, preference_value };
    expect((await service().call(`PUT ${asSeller}`, own)).status).toBe(404);
    expect((await service().call(`GET ${asSeller}`)).status).toBe(404);
    expect((await service().call(`GET ${path({ id: "999999" })}`)).status).toBe(404);
    expect((await service().call(`GET ${path(person)}`)).body).toEqual([]);
  });

  test.each([
    [{}, "preference_value", "preference_value is required"],
    [{ preference_value: null }, "preference_value", "preference_value is required"],
    [
      { preference_value: "a".repeat(16_384) },
      "preference_value",
      "Must have at most 16384 characters as JSON",
    ],
  ])("a value that cannot be kept is refused", async (value, name, message) => {
    const person = await owner(
      `Dahlia${Math.random()
        .toString(36)
        .replace(/[^a-z]/g, "")}`,
    );
    const response = await service().call(`PUT ${path(person)}`, {
      company_po_id: person.company_po_id,
      ...value,
    });
    expect(response).toMatchObject({ status: 400, body: { fields: { [name]: message } } });
  });

  test("who writes on what has changed meanwhile is told so", async () => {
    const person = await owner("Peonyfield");
    const body = { company_po_id: person.company_po_id, preference_value: ["brand"] };
    const { headers } = await service().call(`GET ${path(person)}`);
    const tag = { "if-match": headers.get("etag") ?? "" };
    expect((await service().call(`PUT ${path(person)}`, body, tag)).status).toBe(200);
    expect((await service().call(`PUT ${path(person)}`, body, tag)).status).toBe(412);
  });
});
