import { act, fireEvent, render, screen } from "@testing-library/react";
import { use } from "react";
import { createMemoryRouter, type LoaderFunction, useSearchParams } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, test } from "vitest";
import { useSearchChange } from "./useSearchChange.ts";

const here = Promise.resolve(null);
const never = new Promise<null>(() => undefined);

function Buttons() {
  const change = useSearchChange();
  const put = (name: string) => () =>
    change((current) => {
      current.set(name, "yes");
      return current;
    });
  return (
    <>
      <button onClick={put("sorted")}>Sort</button>
      <button onClick={put("searched")}>Search</button>
    </>
  );
}

/** Waits for its data as a page with a query does: until they come the old one stays on the screen. */
function Page() {
  const [search] = useSearchParams();
  use(String(search) === "" ? here : never);
  return <Buttons />;
}

test.each<[string, LoaderFunction, () => React.ReactNode]>([
  ["the navigation", ({ request }) => (request.url.includes("yes") ? never : null), Buttons],
  ["the data of the page", () => null, Page],
])("a change made while another waits for %s keeps both", async (_of, loader, Component) => {
  const router = createMemoryRouter([{ path: "/", loader, Component, HydrateFallback: () => null }]);
  await act(async () => render(<RouterProvider router={router} />));
  for (const name of ["Sort", "Search"])
    await act(async () => fireEvent.click(screen.getByRole("button", { name })));
  const { location, navigation } = router.state;
  expect((navigation.location ?? location).search).toBe("?sorted=yes&searched=yes");
});
