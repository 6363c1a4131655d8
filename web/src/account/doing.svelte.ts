/** Something that is asked of the server: meanwhile nothing else is, and a refusal is told where it was asked. */
import { problemText } from "../words/phrases";
import { t } from "../words/words.svelte";
import { NoPasskey } from "./passkey";

export class Doing {
  busy = $state(false);
  refusal = $state("");
  done = $state(false);

  /** Whether it went well. */
  async go(what: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.refusal = "";
    this.done = false;
    try {
      await what();
      this.done = true;
    } catch (error) {
      this.refusal = error instanceof NoPasskey ? t("web-account-passkey-failed") : problemText(error);
    }
    this.busy = false;
    return this.done;
  }
}
