// Takes the sign-in of people away who have left, all in one call, and says when each was last let in.
//
//   ENDPOINT=http://localhost:4000/graphql TOKEN=… node docs/integrators/people.mjs asha@example.com ravi@example.com …
//
// The token needs PERSON_READ, PERSON_UPDATE and PERSON_DELETE. Safe to run again: who is disabled already stays so.
const { ENDPOINT = "http://localhost:4000/graphql", TOKEN = "", REASON = "Has left" } = process.env;
const leavers = process.argv.slice(2).map((email) => email.toLowerCase());
if (TOKEN === "" || leavers.length === 0 || leavers.length > 50) {
  console.error("Usage: TOKEN=… node people.mjs email [email …], at most 50");
  process.exit(2);
}

/** Sends one operation. What goes wrong before a result is an `Error`. */
async function send(query, variables) {
  const response = await fetch(ENDPOINT, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${TOKEN}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors !== undefined) throw new Error(errors.map(({ message }) => message).join("; "));
  return data;
}

/** Everybody who acts for the company, or for its locations, page after page. */
async function everybody(kind) {
  const found = [];
  let after = null;
  do {
    const { viewer } = await send(
      `query ($kind: StaffKind!, $after: String) { viewer { staff(kind: $kind, first: 100, after: $after) {
         nodes { id email name } pageInfo { hasNextPage endCursor } } } }`,
      { kind, after },
    );
    found.push(...viewer.staff.nodes);
    after = viewer.staff.pageInfo.hasNextPage ? viewer.staff.pageInfo.endCursor : null;
  } while (after !== null);
  return found;
}

const people = [...(await everybody("COMPANY")), ...(await everybody("LOCATION"))];
const found = leavers.map((email) => people.find((person) => person.email.toLowerCase() === email));
for (const [index, person] of found.entries()) if (!person) console.log(`${leavers[index]}: not found`);
const leaving = found.filter(Boolean);
if (leaving.length === 0) process.exit(1);

// One call for all: each is done or not by itself, and says why not.
const { changeStaff } = await send(
  `mutation ($input: ChangeStaffInput!) { changeStaff(input: $input) {
     ... on ChangeStaffSuccess { refusedCount results { outcome message } }
     ... on ValidationError { issues { path message } }
     ... on Error { message } } }`,
  { input: { ids: leaving.map(({ id }) => id), change: "DISABLE", reason: REASON } },
);
if (!changeStaff.results) throw new Error(JSON.stringify(changeStaff.issues ?? changeStaff.message));
for (const [index, { outcome, message }] of changeStaff.results.entries()) {
  const { id, email } = leaving[index];
  // A call for each person: ask for a few, and not with a list of them.
  const { node } = await send(
    `query ($id: ID!) { node(id: $id) { ... on StaffMember {
       signIns(first: 1, outcomes: [SIGNED_IN, RECOVERY_CODE_USED]) { nodes { at device network } } } } }`,
    { id },
  );
  const [last] = node.signIns.nodes;
  const seen = last ? `last signed in ${last.at}, ${last.device ?? "unknown device"}` : "never signed in";
  console.log(`${email}: ${outcome}${message ? ` (${message})` : ""}; ${seen}`);
}

// What was refused of anybody in the last day, the newest first.
const since = new Date(Date.now() - 86_400_000).toISOString();
const { viewer } = await send(
  `query ($since: DateTime!) { viewer { companySignIns(first: 20, from: $since,
     outcomes: [WRONG_PASSWORD, WRONG_CODE, LOCKED]) { nodes { email outcome network } } } }`,
  { since },
);
for (const { email, outcome, network } of viewer.companySignIns.nodes)
  console.log(`refused: ${email}, ${outcome}${network ? ` from ${network}` : ""}`);
process.exitCode = changeStaff.refusedCount === 0 && leaving.length === leavers.length ? 0 : 1;
