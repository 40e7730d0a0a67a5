import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { Form } from "react-aria-components/Form";
import { graphql } from "react-relay";
import type { NoteFormOrderMutation } from "#/__generated__/NoteFormOrderMutation.graphql";
import type { NoteFormPartMutation } from "#/__generated__/NoteFormPartMutation.graphql";
import { mutationErrorText } from "#/relay/mutationErrorText.ts";
import { useChange } from "#/relay/useChange.ts";
import { Button } from "#/ui/Button.tsx";
import { TextArea } from "#/ui/TextArea.tsx";
import type { NoteTarget } from "./useNoteTarget.ts";

const longest = 1000;

/** What is typed of a note; whoever shows the form keeps it. */
export interface NoteDraft {
  readonly text: string;
  readonly change: (next: (text: string) => string) => void;
}

interface NoteFormProps {
  /** The record's global id. */
  readonly id: string;
  readonly target: NoteTarget;
  readonly draft: NoteDraft;
  readonly onAdded: () => void;
}

/** Where somebody writes into the history of an order or of a part of one. */
export function NoteForm({ id, target, draft: { text, change: changeText }, onAdded }: NoteFormProps) {
  const { t } = useLingui();
  const [addToOrder, isAddingToOrder] = useChange<NoteFormOrderMutation>(graphql`
    mutation NoteFormOrderMutation($input: AddOrderNoteInput!) {
      addOrderNote(input: $input) {
        __typename
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const [addToPart, isAddingToPart] = useChange<NoteFormPartMutation>(graphql`
    mutation NoteFormPartMutation($input: AddFulfilmentNoteInput!) {
      addFulfilmentNote(input: $input) {
        __typename
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const [problem, setProblem] = useState("");
  // The same text sent again, because no response came, is the same note.
  const key = useRef(crypto.randomUUID());
  const add = async () => {
    const change = target === "order" ? addToOrder : addToPart;
    const error = await change({ id, text, idempotencyKey: key.current });
    if (error === undefined) return;
    setProblem(error === null ? "" : mutationErrorText(error));
    if (error !== null) return;
    key.current = crypto.randomUUID();
    // What was typed meanwhile is another note.
    changeText((now) => (now === text ? "" : now));
    onAdded();
  };
  const written = text.trim();
  const tooLong = written.length > longest ? t`Must have at most ${longest} characters` : "";
  return (
    <Form
      className="activity-note"
      onSubmit={(event) => {
        event.preventDefault();
        if (written !== "" && tooLong === "") void add();
      }}
    >
      <TextArea
        label={t`Write a note`}
        rows={2}
        value={text}
        onChange={(value) => {
          key.current = crypto.randomUUID();
          setProblem("");
          changeText(() => value);
        }}
        errorMessage={tooLong || problem || undefined}
      />
      <Button
        type="submit"
        size="small"
        isDisabled={written === "" || tooLong !== ""}
        isPending={isAddingToOrder || isAddingToPart}
      >
        {t`Add the note`}
      </Button>
    </Form>
  );
}
