import { createContext, useContext, useMemo, useState, type ReactNode } from "react";

/** What each action changes: the fields that are new, from the state before. */
type Changes<State> = Record<string, (...args: never[]) => (before: State) => Partial<State>>;

/** The state with new fields; the same object if nothing changes, so that React does not re-render. */
function withFields<State extends object>(before: State, fields: Partial<State>): State {
  const names = Object.keys(fields) as (keyof State)[];
  const isSame = names.every((name) => Object.is(before[name], fields[name]));
  return isSame ? before : { ...before, ...fields };
}

/**
 * State for the whole site. Actions are stable for the whole visit, and have a separate context, so that
 * their consumers do not re-render.
 * @returns the provider, and the hooks for the state and for the actions, of which there are none outside it
 */
export function createStateContext<State extends object, Change extends Changes<State>>(
  initialState: State,
  changes: Change,
) {
  type Actions = { [Name in keyof Change]: (...args: Parameters<Change[Name]>) => void };
  const StateContext = createContext(initialState);
  const ActionsContext = createContext({} as Actions);

  function Provider({ initial, children }: { initial?: Partial<State>; children: ReactNode }) {
    const [state, setState] = useState({ ...initialState, ...initial });
    const actions = useMemo(() => {
      const entries = Object.entries<Changes<State>[string]>(changes).map(([action, change]) => [
        action,
        (...args: never[]) => {
          const fieldsOf = change(...args);
          setState((before) => withFields(before, fieldsOf(before)));
        },
      ]);
      return Object.fromEntries(entries) as Actions;
    }, []);
    return (
      <ActionsContext.Provider value={actions}>
        <StateContext.Provider value={state}>{children}</StateContext.Provider>
      </ActionsContext.Provider>
    );
  }
  const useStateContext = () => useContext(StateContext);
  const useActions = () => useContext(ActionsContext);
  return [Provider, useStateContext, useActions] as const;
}
