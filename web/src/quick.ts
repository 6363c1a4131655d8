/** `Play now`: opens a table with bots and starts at once. */
import * as rest from "./api/rest";
import { TableSocket } from "./api/socket";
import type { Command } from "./api/messages";
import type { Preset } from "./api/types";
import { settings } from "./state/settings.svelte";
import { t } from "./words/words.svelte";

/** The id of the table: in the form of a preset, or as in the rules. */
export async function quickGame(game: string, preset?: Preset): Promise<string> {
  await rest.becomeGuest();
  const name = settings.name || t("web-you");
  const { options = {}, seats = null, level, hints } = preset ?? {};
  const { id } = await rest.openTable({ game, name, options, seats, ...(level && { level }), hints: hints ?? true });
  await tell(id, [{ type: "sit", seats: [0], names: [name] }, { type: "start" }]);
  return id;
}

/** Say commands to a table one after the other. */
export async function tell(id: string, commands: readonly Command[]): Promise<void> {
  const socket = new TableSocket(id, { news: () => undefined, talk: () => undefined, connection: () => undefined, ended: () => undefined });
  try {
    for (const command of commands) {
      await socket.command(command).catch((reason: unknown) => {
        throw new rest.Refused(reason as { code: string; params: Record<string, never> });
      });
    }
  } finally {
    socket.close();
  }
}
