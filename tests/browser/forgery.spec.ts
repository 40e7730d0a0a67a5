import { createServer } from "node:http";
import { expect, people, password, test } from "./fixtures.ts";
import { freePort } from "../servers/freePort.ts";

const operations = {
  signIn: `mutation { signIn(input: { email: "${people.otherOwner}", password: "${password}" }) { __typename } }`,
  signOut: "mutation { signOut { __typename } }",
  write: `mutation { addCategory(input: { level: 1, name: "Forged", description: "x", order: 1 }) { __typename } }`,
};

const encodings = ["application/x-www-form-urlencoded", "multipart/form-data", "text/plain"] as const;

test("another site can neither sign anybody in or out, nor write, nor read, in whatever way it asks", async ({
  page,
  context,
  product,
  signIn,
}) => {
  test.slow();
  await signIn("owner");
  const cookies = async () =>
    (await context.cookies()).map(({ name, value }) => `${name}=${value}`).toSorted();
  const before = await cookies();
  expect(before.some((cookie) => cookie.startsWith("__Host-"))).toBe(true);

  // Another origin on the same site, which SameSite cookies do not keep out.
  const evil = createServer((_request, response) =>
    response.setHeader("content-type", "text/html").end("<p>evil"),
  );
  const port = await freePort();
  await new Promise<void>((done) => void evil.listen(port, "localhost", done));
  const attacker = await context.newPage();
  const endpoint = `${product.origin}/graphql`;

  for (const [name, query] of Object.entries(operations)) {
    for (const encoding of encodings) {
      await test.step(`${name} as a form of type ${encoding}`, async () => {
        await attacker.goto(`http://localhost:${port}/`);
        const [reply] = await Promise.all([
          attacker.waitForNavigation({ url: endpoint }),
          attacker.evaluate(
            ([action, type, text]) => {
              const form = document.createElement("form");
              Object.assign(form, { method: "post", action, enctype: type });
              const input = document.createElement("input");
              Object.assign(input, { name: "query", value: text });
              form.append(input);
              document.body.append(form);
              form.submit();
            },
            [endpoint, encoding, query] as const,
          ),
        ]);
        expect(reply?.status()).toBeGreaterThanOrEqual(400);
      });
    }
    await test.step(`${name} by fetch with credentials`, async () => {
      await attacker.goto(`http://localhost:${port}/`);
      const read = await attacker.evaluate(
        async ([action, text]) => {
          const attempts = [
            { "content-type": "text/plain" },
            { "content-type": "application/json", "x-back-office": "1" },
          ].map(async (headers) => {
            const body = JSON.stringify({ query: text });
            const reply = await fetch(action, { method: "POST", credentials: "include", headers, body });
            return reply.text();
          });
          const settled = await Promise.allSettled(attempts);
          return settled.map((attempt) => attempt.status);
        },
        [endpoint, query] as const,
      );
      expect(read).toEqual(["rejected", "rejected"]);
    });
    await test.step(`${name} as an image and as a navigation`, async () => {
      const address = `${endpoint}?query=${encodeURIComponent(query)}`;
      await attacker.goto(`http://localhost:${port}/`);
      await attacker.evaluate(
        (source) =>
          new Promise((done) => {
            const image = new Image();
            image.addEventListener("load", done);
            image.addEventListener("error", done);
            image.src = source;
          }),
        address,
      );
      const reply = await attacker.goto(address);
      expect(reply?.status()).toBeGreaterThanOrEqual(400);
    });
  }

  expect(await cookies()).toEqual(before);
  await page.goto("/#/master/ViewCategory1?searchTerm=Forged");
  await page.reload();
  await expect(page.getByRole("main")).toContainText("No category matches");
  evil.close();
});
