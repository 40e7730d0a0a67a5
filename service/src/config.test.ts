import { expect, test } from "vitest";
import { BadConfiguration, readConfig } from "./config.ts";

const publicly = "when HOST or PUBLIC_URL is not loopback";
const reached = {
  PUBLIC_URL: "https://office.example",
  SERVICE_USERNAME: "gateway",
  SERVICE_PASSWORD: "of our own",
  API_KEY: "of-our-own",
  TOKEN_SECRET: "of our own, with thirty-two characters",
  SECRETS_KEY: "of our own, with thirty-two characters",
};

test.each([
  [{ PORT: "many" }, "PORT must be a port number."],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL must start with postgres://."],
  [{ HOST: "0.0.0.0" }, `SERVICE_USERNAME must be set ${publicly}.`],
  [{ PUBLIC_URL: "https://office.example" }, `SERVICE_USERNAME must be set ${publicly}.`],
  [
    { ...reached, SERVICE_PASSWORD: "gateway-development" },
    `SERVICE_PASSWORD must not be the one for development ${publicly}.`,
  ],
  [
    { ...reached, API_KEY: "development-api-key" },
    `API_KEY must not be the one for development ${publicly}.`,
  ],
  [
    { ...reached, TOKEN_SECRET: "development-token-secret-development" },
    `TOKEN_SECRET must not be the one for development ${publicly}.`,
  ],
  [
    { ...reached, SECRETS_KEY: "development-secrets-key-development" },
    `SECRETS_KEY must not be the one for development ${publicly}.`,
  ],
  [{ ...reached, DEMO: "on" }, `DEMO must be off ${publicly}.`],
  [{ TOKEN_SECRET: "short" }, "TOKEN_SECRET must have at least 32 characters."],
  [{ BUSINESS_TYPES: "three" }, "BUSINESS_TYPES must be nine or two."],
  [{ SMTP_URL: "http://mail" }, "SMTP_URL must start with smtp:// or smtps://."],
])("%j is refused in one sentence", (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(new BadConfiguration(sentence));
});
