import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { OptionList, optionElementId } from "./OptionList.tsx";
import { useActiveOption } from "./useActiveOption.ts";

const names = ["Brand", "Banner", "Bank"];
const onTake = vi.fn<(id: string) => void>();

function Sample() {
  const [text, setText] = useState("");
  const ids = names.filter((name) => name.toLowerCase().includes(text));
  const { activeId, activate, onKeyDown } = useActiveOption(ids, onTake);
  return (
    <>
      <input
        aria-label="Find"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        aria-activedescendant={activeId === null ? undefined : optionElementId("list", activeId)}
      />
      <OptionList
        id="list"
        label="Found"
        groups={[{ id: "all", title: "Places", options: ids.map((id) => ({ id, label: id })) }]}
        activeId={activeId}
        onActivate={activate}
        onTake={onTake}
      />
    </>
  );
}

const active = () => screen.getByRole("option", { selected: true }).textContent;

test("arrows walk round, and Enter takes the active one", () => {
  Element.prototype.scrollIntoView = vi.fn();
  render(<Sample />);
  const box = screen.getByRole("textbox");
  expect(active()).toBe("Brand");
  fireEvent.keyDown(box, { key: "ArrowUp" });
  expect(active()).toBe("Bank");
  expect(box.getAttribute("aria-activedescendant")).toBe("list-Bank");
  fireEvent.keyDown(box, { key: "ArrowDown" });
  expect(active()).toBe("Brand");
  fireEvent.change(box, { target: { value: "ban" } });
  expect(active()).toBe("Banner");
  fireEvent.keyDown(box, { key: "Enter" });
  fireEvent.click(screen.getByText("Bank"));
  expect(onTake.mock.calls).toEqual([["Banner"], ["Bank"]]);
  expect(screen.getByRole("group", { name: "Places" })).toBeDefined();
});
