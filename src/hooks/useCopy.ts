import { useAppActions } from "../context/AppContext";

/** The notices shown to the visitor. */
interface CopyWords {
  copied: string;
  /** Shown if the browser denies access to the clipboard. */
  copyFailed: string;
}

/** Returns a function that copies a text, shows a notice, and resolves to whether the copy succeeded. */
export function useCopy({ copied, copyFailed }: CopyWords) {
  const { addNotification } = useAppActions();
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      addNotification({ message: copied, isBrief: true });
      return true;
    } catch {
      addNotification({ message: copyFailed });
      return false;
    }
  };
}
