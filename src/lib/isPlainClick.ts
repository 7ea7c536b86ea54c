/** The parts of a click that say what the visitor wants from it. */
interface Click {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** Whether a click on a link follows it in this tab. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
