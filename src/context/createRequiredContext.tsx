import { createContext, useContext, type Context } from "react";

/**
 * A context that must be used inside its provider.
 * @param name the context's name: `Navigation` gives `useNavigation`
 * @param provider the component that provides it, if it is not `NavigationProvider`
 * @returns the context, and a hook that throws outside the provider, naming both
 */
export function createRequiredContext<Value>(
  name: string,
  provider = `${name}Provider`,
): readonly [Context<Value | undefined>, () => Value] {
  const RequiredContext = createContext<Value | undefined>(undefined);
  RequiredContext.displayName = name;
  const useRequiredContext = () => {
    const value = useContext(RequiredContext);
    if (value === undefined) throw new Error(`use${name} must be used inside ${provider}`);
    return value;
  };
  return [RequiredContext, useRequiredContext];
}
