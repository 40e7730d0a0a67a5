import { expect, test } from "vitest";
import { type Caller, field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { grantable, systemRoles } from "./permissions.ts";

onOneEngine((service) => {
  const call: Caller = (...given) => service().call(...given);
  let made = 0;
  const form = (changed: object = {}) => ({
    company_po_id: 1,
    role_name: `Role ${(made += 1)}`,
    role_kind: "company",
    permissions: ["ORDER_READ"],
    ...changed,
  });
  const ok = async (...given: Parameters<Caller>) => {
    const { status, body } = await call(...given);
    expect([status < 300, body]).toEqual([true, body]);
    return body;
  };
  const added = async (changed: object = {}) =>
    Number(field(await ok("POST /v1/companyRole", form(changed)), "role_id"));
  const list = (company = 1) => ok(`GET /v1/companyRole/company_po_id/${company}`);
  const counts = (company = 1) => ok(`GET /v1/companyRole/people/${company}`);
  const refusal = async (...given: Parameters<Caller>) => {
    const { status, body } = await call(...given);
    return [status, field(body, "message")];
  };

  test("a company has the ten roles that all have, with what they allow, and its own beside them", async () => {
    const own = await added({ role_name: "Night shift", role_description: "Packs at night", based_on_id: 4 });
    const body = [await list()].flat();
    expect(body.map((row) => field(row, "role_key"))).toEqual([...systemRoles.map(({ key }) => key), null]);
    expect(body.slice(0, 10).map((row) => field(row, "permissions"))).toEqual(
      systemRoles.map(({ permissions }) => permissions),
    );
    expect(body[10]).toMatchObject({
      role_id: own,
      company_po_id: 1,
      role_name: "Night shift",
      role_description: "Packs at night",
      based_on_id: 4,
      permissions: ["ORDER_READ"],
    });
    expect([await list(2)].flat()).toHaveLength(10);
    await ok(`DELETE /v1/companyRole/${own}`);
  });

  const wrong = "Must be permissions that this kind of people can have";
  test.each([
    [{ role_name: " " }, 400, "role_name", "Role Name is required"],
    [{ role_name: "A" }, 400, "role_name", "Must have at least 2 characters"],
    [{ role_description: "x".repeat(201) }, 400, "role_description", "Must have at most 200 characters"],
    [{ role_kind: "vendor" }, 400, "role_kind", "Must be company or location"],
    [{ permissions: undefined }, 400, "permissions", "Permissions are required"],
    [{ permissions: ["EVERYTHING"] }, 400, "permissions", wrong],
    [{ role_kind: "location", permissions: ["ORDER_READ", "COMPANY_UPDATE"] }, 400, "permissions", wrong],
    [
      { based_on_id: 7 },
      422,
      "role_id",
      "This role is for other people: those of the company, or those of a location",
    ],
  ])("%j is refused and nothing is kept", async (changed, status, name, message) => {
    const before = await list();
    const refused = await call("POST /v1/companyRole", form(changed));
    expect([refused.status, field(refused.body, "fields")]).toEqual([status, { [name]: message }]);
    expect(await list()).toEqual(before);
  });

  test("a name is a company's once, however it is written; another company may have it", async () => {
    const own = await added({ role_name: "Weekend" });
    const twice = await call("POST /v1/companyRole", form({ role_name: "WEEKEND " }));
    expect([twice.status, field(twice.body, "fields")]).toEqual([
      409,
      { role_name: "Role Name Already Exist" },
    ]);
    const foreign = await added({ company_po_id: 2, role_name: "Weekend" });
    await ok(`DELETE /v1/companyRole/${own}`);
    await ok(`DELETE /v1/companyRole/${foreign}`);
  });

  test("a name that looks like that of a role every company has is taken", async () => {
    const taken = [409, { role_name: "Role Name Already Exist" }];
    for (const role_name of ["Owner", "ow\u00ADner", "Ｖiewer", "PACKER"]) {
      const refused = await call("POST /v1/companyRole", form({ role_name }));
      expect([refused.status, field(refused.body, "fields")]).toEqual(taken);
    }
    const own = await added({ role_name: "Evenings" });
    const renamed = await call(`PUT /v1/companyRole/${own}`, { role_name: "Owner" });
    expect([renamed.status, field(renamed.body, "fields")]).toEqual(taken);
    await ok(`PUT /v1/companyRole/${own}`, { role_name: "Evenings too" });
    await ok(`DELETE /v1/companyRole/${own}`);
  });

  test("what every company has is never changed, given away or deleted", async () => {
    const before = await list();
    const sentence = "Roles that every company has cannot be changed";
    expect(await refusal("PUT /v1/companyRole/1", { role_name: "Mine" })).toEqual([422, sentence]);
    expect(await refusal("DELETE /v1/companyRole/6")).toEqual([422, sentence]);
    expect(await refusal("POST /v1/companyRole/2/people", { into_id: 6 })).toEqual([422, sentence]);
    expect(await list()).toEqual(before);
  });

  test("a company makes at most forty, also when two are added at once", async () => {
    const ids: number[] = [];
    for (let count = 0; count < 39; count += 1) ids.push(await added({ company_po_id: 2 }));
    const both = await Promise.all(
      [1, 2].map(() => call("POST /v1/companyRole", form({ company_po_id: 2 }))),
    );
    expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([201, 422]);
    const refused = both.find(({ status }) => status === 422);
    expect(field(refused?.body, "message")).toBe("A company has at most 40 roles of its own");
    for (const role of [await list(2)].flat())
      if (field(role, "role_key") === null)
        await ok(`DELETE /v1/companyRole/${String(field(role, "role_id"))}`);
    expect(ids).toHaveLength(39);
  });

  test("who signs in is told with their role, who is read again as well; a change of the role reaches them", async () => {
    const seller = [
      await ok("POST /signin", { email: "seller@verdant.test", pw: "Verdant-Demo-1" }),
    ].flat()[0];
    expect(seller).toMatchObject({ role_id: 7, role_key: "location_owner", role_name: "Location owner" });
    expect(field(seller, "role_permissions")).toEqual(grantable.location);
    const own = await added({
      role_name: "Counter",
      role_kind: "location",
      permissions: ["STOCK_UPDATE", "ORDER_READ"],
    });
    const id = String(field(seller, "user_seller_id"));
    await ok(`PUT /v1/companyUserSeller/${id}`, { role_id: own });
    const read = () => ok(`GET /v1/account/user_seller_id/${id}`);
    expect([await read()].flat()[0]).toMatchObject({
      role_id: own,
      role_key: null,
      role_name: "Counter",
      role_permissions: ["ORDER_READ", "STOCK_UPDATE"],
    });
    await ok(`PUT /v1/companyRole/${own}`, { permissions: ["ORDER_READ"] });
    expect(field(await read(), "role_permissions")).toEqual(["ORDER_READ"]);

    const mine = [await counts()].flat().find((row) => field(row, "role_id") === own);
    expect(mine).toEqual({ role_id: own, people: 1 });
    expect([await counts(2)].flat().some((row) => field(row, "role_id") === own)).toBe(false);
    expect(await refusal(`DELETE /v1/companyRole/${own}`)).toEqual([409, "1 person has this role"]);
    expect(await refusal(`POST /v1/companyRole/${own}/people`, { into_id: 6 })).toEqual([
      422,
      "This role is for other people: those of the company, or those of a location",
    ]);
    expect(await refusal(`POST /v1/companyRole/${own}/people`, { into_id: 999_999 })).toEqual([
      404,
      "Role not found",
    ]);
    await ok(`POST /v1/companyRole/${own}/people`, { into_id: 10 });
    expect(field(await read(), "role_key")).toBe("location_viewer");
    await ok(`DELETE /v1/companyRole/${own}`);
    await ok(`PUT /v1/companyUserSeller/${id}`, { role_id: 7 });
    expect(field(await read(), "role_key")).toBe("location_owner");
  });

  test("a role's changes stand in the audit trail", async () => {
    const own = await added({ role_name: "Trail" });
    await ok(`PUT /v1/companyRole/${own}`, { permissions: ["AUDIT_READ", "ORDER_READ"] });
    const trail = [await ok(`GET /v1/audit/company_po_id/1?entity=company_role&entity_id=${own}`)].flat();
    expect(trail.map((row) => field(row, "changes"))).toHaveLength(2);
    await ok(`DELETE /v1/companyRole/${own}`);
  });
});
