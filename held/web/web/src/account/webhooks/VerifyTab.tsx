import { useLingui } from "@lingui/react/macro";
import { Card } from "#/ui/Card.tsx";
import { Tabs } from "#/ui/Tabs.tsx";
import { CodeBlock } from "./CodeBlock.tsx";
import { CopyButton } from "./CopyButton.tsx";
import { examples } from "./examples.ts";

/** How a receiver tells our messages from others. */
export function VerifyTab() {
  const { t } = useLingui();
  return (
    <Card
      title={t`How to verify`}
      description={t`Every message is signed as Standard Webhooks describes, whose libraries verify it too. Take the body to the byte, refuse what is older than five minutes, and keep the ids that you have done.`}
    >
      <Tabs
        label={t`Programming language`}
        look="segments"
        tabs={examples.map(({ id, title, code }) => ({
          id,
          title,
          content: (
            <CodeBlock label={title} action={<CopyButton text={code} label={t`Copy`} />}>
              {code}
            </CodeBlock>
          ),
        }))}
      />
    </Card>
  );
}
