import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { Link } from "react-router";
import { expect, test, vi } from "vitest";
import { openConsole } from "../../test/openConsole.tsx";
import { useLeaveGuard } from "./useLeaveGuard.tsx";

const discard = vi.fn<() => void>();

/** A dialog that nobody has typed into. */
function Untouched() {
  return <p>A dialog{useLeaveGuard(false).question}</p>;
}

/** A changed page, over which a dialog opens. */
function Changed() {
  const [isOpen, setIsOpen] = useState(false);
  const { question } = useLeaveGuard(true, discard);
  return (
    <>
      <h1>Changed</h1>
      <button onClick={() => setIsOpen(true)}>Open</button>
      {isOpen && <Untouched />}
      <Link to="/elsewhere">Leave</Link>
      {question}
    </>
  );
}

test("an untouched dialog asks for the changed page beneath it; who agrees loses its draft, too", async () => {
  const { address } = await openConsole(
    [
      { path: "changed", element: <Changed /> },
      { path: "elsewhere", element: <h1>Elsewhere</h1> },
    ],
    "/changed",
    {},
  );
  await act(async () => screen.getByText("Open").click());
  await act(async () => screen.getByText("Leave").click());
  expect(await screen.findByText("Discard your changes?")).toBeDefined();
  expect([address(), discard.mock.calls]).toEqual(["/changed", []]);
  await act(async () => screen.getByRole("button", { name: "Discard" }).click());
  await screen.findByText("Elsewhere");
  expect([address(), discard.mock.calls]).toEqual(["/elsewhere", [[]]]);
});
