import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { Network, type Variables } from "relay-runtime";
import { expect, test, vi } from "vitest";
import { CountryPicker } from "#/address/CountryPicker.tsx";
import { BrandPicker } from "#/catalogue/brand/BrandPicker.tsx";
import { createEnvironment } from "#/relay/environment.ts";
import { MessagesProvider } from "#/i18n/MessagesProvider.tsx";
import { speakEnglish } from "../../test/speakEnglish.ts";

speakEnglish();

const brands = ["Oakline", "Verdant"].map((name) => ({ cursor: name, node: { id: `brand ${name}`, name } }));
const countries = ["India", "Kenya"].map((name) => ({ code: name.slice(0, 3).toUpperCase(), name }));

/** The field, and what it has asked the gateway. */
async function show(picker: ReactNode) {
  const sent: Variables[] = [];
  const environment = createEnvironment(
    Network.create((_request, variables) => {
      sent.push(variables);
      return { data: { viewer: { brands: { edges: brands } }, countries } };
    }),
  );
  await act(async () =>
    render(
      <MessagesProvider>
        <RelayEnvironmentProvider environment={environment}>{picker}</RelayEnvironmentProvider>
      </MessagesProvider>,
    ),
  );
  const field = screen.getByRole<HTMLInputElement>("combobox");
  const enter = () => act(async () => field.focus());
  const type = (value: string) => act(async () => fireEvent.input(field, { target: { value } }));
  const offered = () => [...document.querySelectorAll("[role=option]")].map((option) => option.textContent);
  return { sent, field, enter, type, offered };
}

const nothing = () => undefined;

test("nothing is asked before the field is entered, and then what fits the text that was typed", async () => {
  const { sent, enter, type, offered } = await show(
    <BrandPicker name="brandId" label="Brand" chosen={null} onChoose={nothing} without="brand Oakline" />,
  );
  expect(sent).toEqual([]);
  await enter();
  expect(sent).toEqual([{ search: null }]);
  await type("ver");
  await waitFor(() => expect(sent).toEqual([{ search: null }, { search: "ver" }]));
  await waitFor(() => expect(offered()).toEqual(["Verdant"]));
});

test("what is chosen is called as the response calls it", async () => {
  const { field, enter } = await show(
    <BrandPicker
      name="brandId"
      label="Brand"
      chosen={{ id: "brand Verdant", label: "" }}
      onChoose={nothing}
    />,
  );
  expect(field.value).toBe("");
  await enter();
  await waitFor(() => expect(field.value).toBe("Verdant"));
});

test("of a list that is here as a whole nothing is asked while somebody types", async () => {
  const { sent, field, enter, type, offered } = await show(
    <CountryPicker name="countryCode" label="Country" value="IND" onChange={nothing} />,
  );
  await waitFor(() => expect(field.value).toBe("India"));
  await enter();
  await type("ken");
  await waitFor(() => expect(offered()).toEqual(["Kenya"]));
  expect(sent).toEqual([{}]);
});

test("options that could not be loaded are not said to be none", async () => {
  const environment = createEnvironment(Network.create(() => Promise.reject(new Error("no line"))));
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  render(
    <MessagesProvider>
      <RelayEnvironmentProvider environment={environment}>
        <BrandPicker name="brandId" label="Brand" chosen={null} onChoose={nothing} />
      </RelayEnvironmentProvider>
    </MessagesProvider>,
  );
  const field = screen.getByRole("combobox");
  await act(async () => field.focus());
  await act(async () => fireEvent.click(field));
  expect(await screen.findByText("These choices could not be loaded.")).toBeDefined();
  expect(screen.queryByText("No brand matches")).toBeNull();
});
