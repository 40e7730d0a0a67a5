import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { TitleFormMutation } from "#/__generated__/TitleFormMutation.graphql";
import { useNavigate } from "react-router";
import type { TitleForm_company$key } from "#/__generated__/TitleForm_company.graphql";
import { signupStepAddress } from "#/app/addresses.ts";
import { limits, useLengthRule } from "#/form/useLengthRule.ts";
import { PageForm } from "#/form/PageForm.tsx";
import { useDraft } from "#/form/useDraft.ts";
import { useChange } from "#/relay/useChange.ts";
import { TextField } from "#/ui/TextField.tsx";

/** The title of the point of contact, where the registration has none (Document 1 §5, decision D-37). */
export function TitleForm({ companyKey }: { companyKey: TitleForm_company$key }) {
  const { t } = useLingui();
  const atMost = useLengthRule();
  const navigate = useNavigate();
  const [save, isSaving] = useChange<TitleFormMutation>(graphql`
    mutation TitleFormMutation($input: SaveContactTitleInput!) {
      saveContactTitle(input: $input) {
        ... on SaveContactTitleSuccess {
          company {
            ...RegisterDetails_company
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const { version } = useFragment(
    graphql`
      fragment TitleForm_company on Company {
        version
      }
    `,
    companyKey,
  );
  const [{ title }, change, isDirty, form] = useDraft({ title: "" }, { version });
  return (
    <PageForm
      label={t`Title`}
      submitLabel={t`Next`}
      isDirty={isDirty}
      isPending={isSaving}
      form={form}
      onSubmit={() => save({ title: title.trim(), version: form.version })}
      onSaved={() => void navigate(signupStepAddress(2))}
    >
      <TextField
        name="title"
        label={t`Title`}
        description={t`For example Owner, Director or Dr.`}
        required={t`Title is required`}
        validate={atMost(limits.title)}
        value={title}
        onChange={(typed) => change({ title: typed })}
      />
    </PageForm>
  );
}
