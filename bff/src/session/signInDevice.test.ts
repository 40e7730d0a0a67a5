import { createHash } from "node:crypto";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFakeContext, owner, seller } from "../../test/doubles/fakeContext.ts";
import { createFakeRest } from "../../test/doubles/fakeRest.ts";
import { startBackOffice, type BackOffice, demoPassword, oneEngine } from "../../test/harness/backOffice.ts";
import { Caller } from "../../test/harness/caller.ts";
import { RestError } from "../rest/error.ts";
import { tellOfDevice } from "./signInDevice.ts";

const firefox = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:149.0) Gecko/20100101 Firefox/149.0" };
const signIn =
  "mutation ($input: SignInInput!) { signIn(input: $input) { __typename ... on Error { message } } }";
const input = { email: "owner@verdant.test", password: demoPassword, rememberMe: false };

const sent = v.object({
  viewer: v.object({
    notifications: v.object({ nodes: v.array(v.looseObject({ kind: v.string() })) }),
  }),
});

describe.each(oneEngine)("on %s", (engine) => {
  let office: BackOffice;

  beforeAll(async () => {
    office = await startBackOffice(engine);
  });
  afterAll(() => office.close());

  const notices = async (caller: Caller) => {
    const { data } = await caller.send(
      "{ viewer { notifications(first: 20) { nodes { kind count subjectName subject { id } } } } }",
    );
    const { viewer } = v.parse(sent, data);
    return viewer.notifications.nodes.filter(({ kind }) => kind === "NEW_DEVICE");
  };
  const mails = async () =>
    (await office.mails("owner@verdant.test")).filter(
      ({ subject }) => subject === "New sign-in to your account",
    );

  test("a browser that is new to an account is told of once; the first one, and one that comes back, are not", async () => {
    const first = new Caller(office.url, firefox);
    await first.send(signIn, { input });
    await first.send("mutation { signOut { __typename } }");
    expect((await first.send(signIn, { input })).data).toEqual({ signIn: { __typename: "SignInSuccess" } });
    expect(await mails()).toEqual([]);

    const second = new Caller(office.url, firefox);
    const { extensions } = await second.send(signIn, { input });
    expect(extensions).toMatchObject({
      upstream: [{ template: "/signin" }, { template: "/v1/accountDevice/account/{id}" }],
    });
    const told = { kind: "NEW_DEVICE", count: 1, subjectName: "Firefox on Linux", subject: null };
    // Read in the browser that was there before: whoever it was, the owner sees it.
    await expect.poll(() => notices(first)).toEqual([told]);
    expect(await mails()).toEqual([
      expect.objectContaining({
        text: expect.stringMatching(/Device: Firefox on Linux\nTime: .+ in India\nNetwork: /),
      }),
    ]);
    await second.send("mutation { signOut { __typename } }");
    await second.send(signIn, { input });
    // A wrong password from yet another browser is no sign-in.
    const guessing = new Caller(office.url, firefox);
    expect((await guessing.send(signIn, { input: { ...input, password: "wrong" } })).data).toEqual({
      signIn: { __typename: "UnauthenticatedError", message: "Invalid email or password." },
    });
    expect(await mails()).toHaveLength(1);
    expect(await notices(first)).toEqual([told]);
    // What the browser shows is in nothing that is told.
    for (const secret of second.secrets) {
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect(JSON.stringify([await mails(), await notices(first)])).not.toContain(secret);
    }
  });
});

const mark = createHash("sha256").update("device of owner:10 the device").digest("hex");

test("the service gets a mark of account and device, and never what the browser shows", async () => {
  const rest = createFakeRest({
    writes: { "POST /v1/accountDevice/account/{id}": () => ({ is_new: true }) },
  });
  await tellOfDevice(createFakeContext(rest, owner), owner);
  await tellOfDevice(createFakeContext(rest, seller), { ...owner, kind: "seller" });
  expect(rest.calls).toMatchObject([
    { params: { id: "10" }, body: { mark, device_name: "Firefox on Linux" } },
    { params: { id: "10" }, body: { mark: expect.not.stringContaining(mark) } },
  ]);
});

test("a service that keeps no devices is asked once; one that fails keeps nobody out", async () => {
  const lacking = createFakeRest({
    writes: {
      "POST /v1/accountDevice/account/{id}": () => {
        throw new RestError("not-found", "There is no such call.");
      },
    },
  });
  await tellOfDevice(createFakeContext(lacking, owner), owner);
  await tellOfDevice(createFakeContext(lacking, owner), owner);
  expect(lacking.calls).toHaveLength(1);
  const failing = createFakeRest({
    writes: {
      "POST /v1/accountDevice/account/{id}": () => {
        throw new RestError("unavailable", "The service is busy.");
      },
    },
  });
  await expect(tellOfDevice(createFakeContext(failing, owner), owner)).resolves.toBeUndefined();
});
