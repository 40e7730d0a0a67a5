import { t } from "@lingui/core/macro";
import { useState } from "react";
import { RichText } from "#/richText/RichText.tsx";
import { RichTextField } from "#/richText/RichTextField.tsx";
import { Button } from "#/ui/Button.tsx";
import { Form } from "#/ui/Form.tsx";
import { FormActions } from "#/ui/FormRow.tsx";
import { Specimen } from "#/ui/gallery/Specimen.tsx";

const sample =
  "<h2>Terracotta</h2><p>Thrown <strong>by hand</strong> in <em>Pune</em>, fired <u>twice</u>, glazed <s>never</s>.</p>" +
  "<ul><li>Small</li><li>Large<ul><li>with a saucer</li></ul></li></ul><ol><li>Soak it</li><li>Fill it</li></ol>" +
  '<blockquote>The plants love it.</blockquote><p><span class="font-times">Read more at</span> ' +
  '<a href="https://example.org">example.org</a>.</p>';

/** The editor: with text, and required and empty; below, the text as it is drawn. */
export function RichTextSpecimens() {
  const [text, setText] = useState(sample);
  const [empty, setEmpty] = useState("");
  return (
    <Specimen name={t`Rich text`}>
      <Form summaryTitle={t`Please check these fields`} onSubmit={() => undefined}>
        <RichTextField
          label={t`Description`}
          name="description"
          description={t`What customers read first.`}
          value={text}
          onChange={setText}
          minimumHeight={200}
        />
        <RichTextField
          label={t`About us`}
          name="aboutUs"
          value={empty}
          onChange={setEmpty}
          minimumHeight={200}
          isRequired
          message={t`About us is required`}
        />
        <FormActions>
          <Button type="submit" variant="primary">
            {t`Save`}
          </Button>
        </FormActions>
      </Form>
      <RichText html={text} />
      <output data-testid="rich-text-html" hidden>
        {text}
      </output>
    </Specimen>
  );
}
