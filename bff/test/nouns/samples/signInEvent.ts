import { collection } from "../../isolation/tenants.ts";
import { apart } from "../people.ts";
import { sample } from "../sample.ts";
import { words } from "../words.ts";

/** What is of the people's sign-in history. */
const list = "Query.viewer.companySignIns";
const fields = [
  list,
  ...words("StaffMember", "signIns"),
  ...words(
    "SignInEvent",
    "at createdAt databaseId device email id isViewer method network outcome personName updatedAt",
  ),
];

const events = collection("sign_in_event_id", {
  of: "location",
  values: (_whose, id, mark) => ({
    at: "2026-01-01T00:00:00Z",
    account_id: id,
    seller_id: id,
    first_name: `${mark} first`,
    last_name: `${mark} last`,
    email_id: `${mark}@people.test`,
    outcome: "signed_in",
    method: "password",
    network: "203.0.113.0/24",
    device_name: `${mark} device`,
  }),
});

/** The same of people who are not those that try. */
const ofOthers = events.records.map((record) => {
  const id = apart(Number(record["sign_in_event_id"]));
  return { ...record, sign_in_event_id: id, account_id: id };
});

sample({
  nodes: {
    SignInEvent: {
      of: "location",
      made: { untried: "nobody adds one: `src/signInEvent` tries them" },
    },
  },
  collections: {
    signInEvent: { ...events, records: [...events.records, ...ofOthers] },
  },
  callPerRow: { "StaffMember.signIns": "the service pages the history of one person" },
  access: {
    inPersonOnly: { fields: ["Query.viewer.signIns"] },
    refusedWithout: { PERSON_READ: { fields } },
    refusedTo: { SELLER_STAFF: [list, "StaffMember.signIns"] },
  },
});
