import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { mutationErrorText } from "#/relay/mutationErrorText.ts";
import { RequestError } from "#/relay/RequestError.ts";
import { withRelay } from "#/relay/withRelay.tsx";
import { openConsole } from "../../../test/openConsole.tsx";
import { counts, done, outcome, part } from "./sampleRows.tsx";
import { isError, useSendSteps } from "./useSendSteps.ts";

const parts = Array.from({ length: 101 }, (_, index) => part(`2627-${index + 1}/1`));

function Try() {
  const send = useSendSteps();
  const [said, setSaid] = useState("");
  const accept = async () => {
    const names = new Map(parts.map(({ id, number }) => [id, number]));
    const answer = await send(names, { action: "ACCEPT" });
    setSaid(
      answer !== undefined && isError(answer) ? mutationErrorText(answer) : `done: ${answer?.doneCount ?? 0}`,
    );
  };
  return (
    <>
      <h1>Orders</h1>
      <button type="button" onClick={() => void accept()}>
        Accept{said && `: ${said}`}
      </button>
    </>
  );
}

test("more than a hundred are sent in turn; when a later turn fails, what is done is counted anew, and all can be sent again", async () => {
  let isDown = true;
  const { sent } = await openConsole([{ path: "/", Component: withRelay(Try) }], "/", {
    orderCountsQuery: () => ({ viewer: { fulfilmentCounts: counts } }),
    useSendStepsMutation: ({ input }) => {
      if (input.ids.length < 100 && isDown) return new RequestError("unreachable", "The line is down.");
      const rows = parts.filter(({ id }) => input.ids.includes(id));
      return outcome(rows.map(({ number }) => done(part(number, { status: "ACCEPTED" }))));
    },
  });
  const of = (name: string) => sent.filter((one) => one.name === name);
  const turns = () => of("useSendStepsMutation").map(({ variables }) => variables["input"].ids.length);
  await act(async () => fireEvent.click(screen.getByRole("button")));
  await waitFor(() =>
    expect(screen.getByRole("button").textContent).toBe("Accept: We could not reach the service. Try again."),
  );
  expect(turns()).toEqual([100, 1]);
  await waitFor(() => expect(of("orderCountsQuery")).toHaveLength(1));
  isDown = false;
  await act(async () => fireEvent.click(screen.getByRole("button")));
  await waitFor(() => expect(screen.getByRole("button").textContent).toBe("Accept: done: 101"));
  expect(turns()).toEqual([100, 1, 100, 1]);
});
