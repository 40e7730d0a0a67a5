import { expect, test } from "vitest";
import { field } from "../testing/caller.ts";
import { onOneEngine } from "../testing/engines.ts";
import { activateOwner, mailsTo, registered, registration, sellerForm } from "../testing/registration.ts";

/** What a mail says before its link. */
const opening = (text: string | undefined) => text?.split("\n\n").slice(0, 2).join(" ");

onOneEngine((service) => {
  const newest = async (email: string) => {
    const [mail] = await mailsTo(service(), email);
    return [mail?.subject, opening(mail?.text)];
  };
  const verify = "Open this link to verify your e-mail address:";

  test("a location's administrator reads which company invites them to which location, also when it is mailed again", async () => {
    const { body } = await service().call("POST /v1/companySeller", sellerForm("Pune", 1));
    const named = "Verdant invites you to administer the location ‘Pune’";
    expect(await newest("pune@seller.test")).toEqual([named, `Hello Ravi, ${named}. ${verify}`]);
    await service().call(`PUT /v1/companySeller/${String(field(body, "seller_id"))}`, {
      admin_email: "puneright@seller.test",
    });
    expect(await newest("puneright@seller.test")).toEqual([named, `Hello Ravi, ${named}. ${verify}`]);
  });

  test("somebody else of a location, and somebody of the company, read what they are invited to", async () => {
    const location = await service().call("POST /v1/companySeller", sellerForm("Satara", 1));
    await service().call("POST /v1/companyUserSeller", {
      company_po_id: 1,
      seller_id: field(location.body, "seller_id"),
      email_id: "packer@seller.test",
      first_name: "Meena",
      role_id: 8,
    });
    const packer = "Verdant invites you to work at the location ‘Satara’";
    expect(await newest("packer@seller.test")).toEqual([packer, `Hello Meena, ${packer}. ${verify}`]);
    await service().call("POST /v1/companyUserPO", {
      company_po_id: 1,
      email_id: "reader@verdant.test",
      first_name: "Meena",
      role_id: 4,
    });
    const reader = "Verdant invites you to its back office";
    expect(await newest("reader@verdant.test")).toEqual([reader, `Hello Meena, ${reader}. ${verify}`]);
  });

  test("who registers was invited by nobody", async () => {
    await registered(service().call, "Jamun");
    expect(await newest("jamun@registered.test")).toEqual([
      "Activate your account",
      "Hello Asha, open this link to verify your e-mail address:",
    ]);
  });

  test("a name of a company or a location that could say more than a name is left out", async () => {
    const { body } = await service().call("POST /v1/companyPO", {
      ...registration("Karanj"),
      business_name: "Visit win.test now",
    });
    await activateOwner(service(), "karanj@registered.test");
    const company = field(body, "company_po_id");
    await service().call("POST /v1/companySeller", {
      ...sellerForm("Call 98765 43210", company),
      admin_email: "stranger@seller.test",
    });
    const nameless = "You are invited to administer a location";
    expect(await newest("stranger@seller.test")).toEqual([nameless, `Hello Ravi, ${nameless}. ${verify}`]);
    await service().call("POST /v1/companyUserPO", {
      company_po_id: company,
      email_id: "another@seller.test",
      first_name: "Meena",
      role_id: 4,
    });
    expect((await newest("another@seller.test"))[0]).toBe("You are invited to the back office of a company");
    const { body: added } = await service().call("POST /v1/companyDeliveryUser", {
      company_po_id: company,
      delivery_user_name: "Ravi Kumar",
      phone: "9846012345",
      vehicle_type: "bicycle",
      all_locations: true,
      email_id: "rider@seller.test",
    });
    await service().call(`PUT /v1/companyDeliveryUser/link/${String(field(added, "delivery_user_id"))}`);
    expect(await newest("rider@seller.test")).toEqual([
      "Your deliveries",
      "Hello Ravi Kumar, A company has made a page for you that shows what you bring to customers today. Open this link on your phone:",
    ]);
  });
});
