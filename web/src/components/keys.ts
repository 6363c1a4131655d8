/** Whether a key is pressed by itself and not to write something: then it may be a shortcut. */
export const isShortcut = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || (event.target as HTMLElement).matches("input, textarea, select"));
