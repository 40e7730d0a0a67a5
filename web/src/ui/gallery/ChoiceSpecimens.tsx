import { t } from "@lingui/core/macro";
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
      <Specimen name={t`One of many`}>
        <ComboBox
          label={t`Brand`}
          description={t`Type a part of its name.`}
          options={brands}
          chosen={brand}
          onChoose={setBrand}
          emptyText={t`No brand of this name`}
        />
        <FormRow>
          <Unchosen label={t`Nothing chosen`} />
          <Unchosen label={t`Nothing found`} options={[]} />
        </FormRow>
        <FormRow>
          <Unchosen label={t`On their way`} options={[]} isSearching searchingText={t`Searching…`} />
          <Unchosen label={t`Disabled`} isDisabled />
        </FormRow>
        <Unchosen label={t`Invalid`} required={t`Brand is required`} errorMessage={t`Brand is required`} />
        <Unchosen label={t`Filter`} layout="inline" size="small" />
      </Specimen>
      <Specimen name={t`One of few`}>
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
      placeholder={t`Type a name`}
      emptyText={t`No brand of this name`}
      {...props}
    />
  );
}

function Cards() {
  const [value, setValue] = useState<"mine" | "theirs">("mine");
  return (
    <RadioCards
      label={t`Which text stays?`}
      value={value}
      onChange={setValue}
      cards={[
        { value: "mine", title: t`Yours`, note: t`not stored`, content: t`Thrown by hand in Pune.` },
        { value: "theirs", title: t`Theirs`, note: t`2 minutes ago`, content: t`Thrown by hand in Khurja.` },
      ]}
    />
  );
}

function Views() {
  const [value, setValue] = useState("rows");
  return (
    <ViewSwitch
      label={t`View`}
      value={value}
      onChange={setValue}
      views={[
        { id: "rows", label: t`Rows`, icon: Rows3 },
        { id: "tree", label: t`Tree`, icon: ListTree },
        { id: "grid", label: t`Grid`, icon: LayoutGrid },
      ]}
    />
  );
}

function Scheme() {
  const [value, setValue] = useState("light");
  return (
    <NativeChoice
      icon={Sun}
      label={t`Colours`}
      value={value}
      onChange={setValue}
      options={[
        { id: "light", label: t`Light` },
        { id: "dark", label: t`Dark` },
      ]}
    />
  );
}
