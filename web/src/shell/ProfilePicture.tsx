import { useRef } from "react";
import { Avatar } from "#/ui/Avatar.tsx";
import "#/ui/VisuallyHidden.css";

interface ProfilePictureProps {
  readonly user: { readonly name: string; readonly pictureUrl?: string | undefined };
  readonly label: string;
  readonly onChoose: (file: File) => void;
}

/** The user's picture; a press chooses another (Document 2 §2). What was chosen is checked by who gets it. */
export function ProfilePicture({ user, label, onChoose }: ProfilePictureProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <span className="shell-picture">
        <Avatar name={user.name} src={user.pictureUrl} size={32} />
        <button type="button" aria-label={label} onClick={() => input.current?.click()} />
      </span>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again.
          target.value = "";
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
