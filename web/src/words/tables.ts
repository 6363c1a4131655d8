/** What tables and servers say, whatever is played there: the kinds of the parameters, asked for once. */
import { tableSentences } from "../api/rest";
import type { TableSentences } from "../api/types";

let found: TableSentences | undefined;

/** Without an answer sentences have their parameters as they are sent. */
export async function loadTableSays(): Promise<void> {
  found = await tableSentences().catch(() => undefined);
}

export const tableSays = (): TableSentences | undefined => found;
