import { useAppActions } from "../context/AppContext";

/** What the visitor is told. */
interface CopyWords {
  copied: string;
  /** Said where the browser forbids copying. */
  copyFailed: string;
}

/** Gives a function that copies a text, tells the visitor, and resolves to whether it was copied. */
export function useCopy({ copied, copyFailed }: CopyWords) {
  const { addNotification } = useAppActions();
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      addNotification({ message: copied });
      return true;
    } catch {
      addNotification({ message: copyFailed });
      return false;
    }
  };
}
