import { request } from "node:http";
import { trySignIn } from "../../../bff/test/doubles/stubUser.ts";
import { Caller } from "../../../bff/test/harness/caller.ts";

/** What the console asks of the records that others touch. */
const query = `subscription { viewerEvents {
  __typename
  ... on RecordTouched { kind nodeId change byName byViewer }
  ... on ManyChanged { kind count }
} }`;

/** As many streams as a session may have. */
const streamsOfSession = 8;

/** Many viewers of one company, each with a stream of their own. */
export interface Viewers {
  /** How many events all of them together have been told of. */
  readonly told: number;
  close(): void;
}

function listen(url: string, session: string, onEvent: () => void): Promise<() => void> {
  return new Promise((begun, failed) => {
    const sent = request(
      `${url}/graphql`,
      {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "text/event-stream",
          "x-back-office": "1",
          origin: url.replace("127.0.0.1", "localhost"),
          cookie: `__Host-sid=${session}`,
        },
      },
      (response) => {
        if (response.statusCode !== 200) failed(new Error(`The stream was answered ${response.statusCode}.`));
        response.setEncoding("latin1");
        response.on("error", () => {});
        response.on("data", (chunk: string) => {
          if (chunk.includes("ChatOpened")) begun(() => sent.destroy());
          for (const _ of chunk.matchAll(/"RecordTouched"|"ManyChanged"/g)) onEvent();
        });
      },
    );
    sent.on("error", () => {});
    sent.end(JSON.stringify({ query }));
  });
}

/** Signs in as many users as it takes and opens a stream for each viewer. */
export async function openViewers(url: string, count: number): Promise<Viewers> {
  let told = 0;
  const ends: (() => void)[] = [];
  for (let user = 1; ends.length < count; user += 1) {
    const caller = new Caller(url);
    const outcome = await trySignIn(caller, "x", `${user}@bench.test`);
    const { session } = caller;
    if (session === undefined) throw new Error(`Nobody was signed in: ${outcome}.`);
    for (let stream = 0; stream < streamsOfSession && ends.length < count; stream += 1)
      ends.push(await listen(url, session, () => void (told += 1)));
  }
  return {
    get told() {
      return told;
    },
    close() {
      for (const end of ends) end();
    },
  };
}
