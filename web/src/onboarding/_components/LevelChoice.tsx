import { useLingui } from "@lingui/react/macro";
import { Link } from "#/ui/Link.tsx";
import { tabAddress } from "../signupAddress.ts";

const levels = [1, 2, 3] as const;

/** Which of the three levels of categories the table shows. */
export function LevelChoice({ level }: { level: 1 | 2 | 3 }) {
  const { t } = useLingui();
  return (
    <nav className="signup-levels" aria-label={t`Level of categories`}>
      {levels.map((one) => (
        <Link
          key={one}
          look="plain"
          href={tabAddress("categories", one)}
          {...(one === level && { "aria-current": "page" as const })}
        >
          {t`Level ${one}`}
        </Link>
      ))}
    </nav>
  );
}
