import { useLingui } from "@lingui/react/macro";

/** "Chrome on Linux": the gateway puts it together in English. */
export function useDeviceName(): (device: string) => string {
  const { t } = useLingui();
  return (device) => {
    const [browser, system] = device.split(" on ");
    if (system) return t`${browser} on ${system}`;
    return device === "Unknown device" ? t`Unknown device` : device;
  };
}
