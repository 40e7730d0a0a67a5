import { LayoutGrid, ListTree, Rows3, Sun } from "lucide-react";
import { useState } from "react";
import { ComboBox } from "../ComboBox.tsx";
import { FormRow } from "../FormRow.tsx";
import { NativeChoice } from "../NativeChoice.tsx";
import { RadioCards } from "../RadioCards.tsx";
import type { SelectOption } from "../Select.tsx";
import { ViewSwitch } from "../ViewSwitch.tsx";
import { Specimen } from "./Specimen.tsx";

const brands: readonly SelectOption[] = [
  { id: "1", label: "Anna Khet" },
  { id: "2", label: "Harit Gardens", description: "9 products" },
  { id: "3", label: "Himgiri Teas" },
];

/** Ways to choose one: from many by typing, from few by looking. */
export function ChoiceSpecimens() {
  const [brand, setBrand] = useState<SelectOption | null>(brands[1] ?? null);
  return (
    <>
      <Specimen name="One of many">
        <ComboBox
          label="Brand"
          description="Type a part of its name."
          options={brands}
          chosen={brand}
          onChoose={setBrand}
          emptyText="No brand of this name"
        />
        <FormRow>
          <Unchosen label="Nothing chosen" />
          <Unchosen label="Nothing found" options={[]} />
        </FormRow>
        <FormRow>
          <Unchosen label="On their way" options={[]} isSearching searchingText="Searching…" />
          <Unchosen label="Disabled" isDisabled />
        </FormRow>
        <Unchosen label="Invalid" required="Brand is required" errorMessage="Brand is required" />
        <Unchosen label="Filter" layout="inline" size="small" />
      </Specimen>
      <Specimen name="One of few">
        <Cards />
        <div className="gallery-line">
          <Views />
          <Scheme />
        </div>
      </Specimen>
    </>
  );
}

type UnchosenProps = Partial<Parameters<typeof ComboBox<SelectOption>>[0]> & { readonly label: string };

function Unchosen(props: UnchosenProps) {
  const [chosen, setChosen] = useState<SelectOption | null>(null);
  return (
    <ComboBox
      options={brands}
      chosen={chosen}
      onChoose={setChosen}
      placeholder="Type a name"
      emptyText="No brand of this name"
      {...props}
    />
  );
}

function Cards() {
  const [value, setValue] = useState<"mine" | "theirs">("mine");
  return (
    <RadioCards
      label="Which text stays?"
      value={value}
      onChange={setValue}
      cards={[
        { value: "mine", title: "Yours", note: "not stored", content: "Thrown by hand in Pune." },
        { value: "theirs", title: "Theirs", note: "2 minutes ago", content: "Thrown by hand in Khurja." },
      ]}
    />
  );
}

function Views() {
  const [value, setValue] = useState("rows");
  return (
    <ViewSwitch
      label="View"
      value={value}
      onChange={setValue}
      views={[
        { id: "rows", label: "Rows", icon: Rows3 },
        { id: "tree", label: "Tree", icon: ListTree },
        { id: "grid", label: "Grid", icon: LayoutGrid },
      ]}
    />
  );
}

function Scheme() {
  const [value, setValue] = useState("light");
  return (
    <NativeChoice
      icon={Sun}
      label="Colours"
      value={value}
      onChange={setValue}
      options={[
        { id: "light", label: "Light" },
        { id: "dark", label: "Dark" },
      ]}
    />
  );
}
