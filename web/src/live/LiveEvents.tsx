import { NotificationNews } from "#/notification/NotificationNews.tsx";
import { useLiveEvents } from "./useLiveEvents.ts";

/** Listens for as long as it is rendered; draws nothing, and says what has come. */
export default function LiveEvents() {
  useLiveEvents();
  return <NotificationNews />;
}
