import { useAppActions } from "../context/AppContext";

/** Returns a function that copies a text, shows a notice, and resolves to whether the browser has allowed the copy. */
export function useCopy({ copied, copyFailed }: Record<"copied" | "copyFailed", string>) {
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
