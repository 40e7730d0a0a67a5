import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { Form } from "react-aria-components/Form";
import { graphql, useFragment } from "react-relay";
import type { NoteForm_fulfilment$key } from "#/__generated__/NoteForm_fulfilment.graphql";
import type { NoteForm_order$key } from "#/__generated__/NoteForm_order.graphql";
import type { NoteFormOrderMutation } from "#/__generated__/NoteFormOrderMutation.graphql";
import type { NoteFormPartMutation } from "#/__generated__/NoteFormPartMutation.graphql";
import { mutationErrorText } from "#/relay/mutationErrorText.ts";
import { useChange } from "#/relay/useChange.ts";
import { Button } from "#/ui/Button.tsx";
import { TextArea } from "#/ui/TextArea.tsx";

const longest = 1000;

interface NoteFormProps {
  /** Null for another record. */
  readonly orderKey: NoteForm_order$key | null;
  readonly partKey: NoteForm_fulfilment$key | null;
  readonly onAdded: () => void;
}

/** Where somebody writes into the history of an order or of a part of one; nothing for who may not, and for other records. */
export function NoteForm({ orderKey, partKey, onAdded }: NoteFormProps) {
  const { t } = useLingui();
  const order = useFragment(
    graphql`
      fragment NoteForm_order on Order {
        id
        viewerCanUpdate
      }
    `,
    orderKey,
  );
  const part = useFragment(
    graphql`
      fragment NoteForm_fulfilment on Fulfilment {
        id
        viewerCanNote
      }
    `,
    partKey,
  );
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
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  // The same text sent again, because no response came, is the same note.
  const key = useRef(crypto.randomUUID());
  const id = order?.viewerCanUpdate ? order.id : part?.viewerCanNote ? part.id : undefined;
  if (id === undefined) return null;
  const add = async () => {
    const change = order?.viewerCanUpdate ? addToOrder : addToPart;
    const error = await change({ id, text, idempotencyKey: key.current });
    if (error === undefined) return;
    setProblem(error === null ? "" : mutationErrorText(error));
    if (error !== null) return;
    key.current = crypto.randomUUID();
    setText("");
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
          setText(value);
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
