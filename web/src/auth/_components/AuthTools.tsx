import { AppearanceMenu } from "#/shell/AppearanceMenu.tsx";
import { LanguageMenu } from "#/shell/LanguageMenu.tsx";

/** Language and appearance at the head of a page. A chunk of its own: the form below comes first. */
export default function AuthTools() {
  return (
    <>
      <LanguageMenu />
      <AppearanceMenu />
    </>
  );
}
