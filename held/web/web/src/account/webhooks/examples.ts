import go from "../../../../docs/integrators/verify_webhook.go?raw";
// oxlint-disable-next-line import/default -- the file's text
import node from "../../../../docs/integrators/verifyWebhook.mjs?raw";
import php from "../../../../docs/integrators/verify_webhook.php?raw";
import python from "../../../../docs/integrators/verify_webhook.py?raw";

/** How a receiver verifies, as docs/integrators has it and a test runs it. */
export const examples = [
  { id: "node", title: "Node", code: node },
  { id: "python", title: "Python", code: python },
  { id: "php", title: "PHP", code: php },
  { id: "go", title: "Go", code: go },
] as const;
