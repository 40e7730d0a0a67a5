import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, test } from "vitest";
import { useSearchChange } from "./useSearchChange.ts";

function Page() {
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

test("a change made while another is on its way keeps both", async () => {
  let answer: () => void = () => undefined;
  const loader = ({ request }: { request: Request }) =>
    request.url.includes("yes") ? new Promise<null>((arrived) => (answer = () => arrived(null))) : null;
  const router = createMemoryRouter([{ path: "/", loader, Component: Page, HydrateFallback: () => null }]);
  await act(async () => render(<RouterProvider router={router} />));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Sort" })));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Search" })));
  await act(async () => answer());
  expect(router.state.location.search).toBe("?sorted=yes&searched=yes");
});
