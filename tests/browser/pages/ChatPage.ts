import type { Locator, Page } from "playwright/test";

/** The friend list of the frame, and the chat at `#/chat/` (Document 2 §2). */
export class ChatPage {
  readonly page: Page;
  readonly button: Locator;
  readonly panel: Locator;
  readonly log: Locator;
  readonly box: Locator;
  readonly head: Locator;

  constructor(page: Page) {
    this.page = page;
    this.button = page.getByRole("button", { name: /^Friend list/ });
    this.panel = page
      .getByRole("complementary", { name: "Friend list" })
      .or(page.getByRole("dialog", { name: "Friend list" }));
    this.log = page.getByRole("log", { name: /^Messages with/ });
    this.box = page.getByRole("textbox", { name: /^Message to/ });
    this.head = page
      .getByRole("region")
      .filter({ has: page.getByRole("log", { name: /^Messages with/ }) })
      .getByRole("status")
      .first();
  }

  /** Somebody in the list of `#/chat/`. */
  person(name: string): Locator {
    return this.page.getByRole("main").getByRole("link", { name });
  }

  /** Opens the conversation with somebody. */
  async talkTo(name: string): Promise<void> {
    await this.page.goto("/#/chat/");
    await this.person(name).click();
    await this.box.waitFor();
  }

  async send(text: string): Promise<void> {
    await this.box.fill(text);
    await this.box.press("Enter");
  }

  message(text: string): Locator {
    return this.log.getByRole("listitem").filter({ hasText: text });
  }
}
