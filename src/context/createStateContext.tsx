import { createContext, useContext, useMemo, useState, type ReactNode } from "react";

/** Changes fields of a state: to these values, or to those that a function makes of the state before. */
export type Update<State> = (change: Partial<State> | ((before: State) => Partial<State>)) => void;

/** The state with new fields; the same object if nothing changes, so that React does not re-render. */
function withFields<State extends object>(before: State, fields: Partial<State>): State {
  const names = Object.keys(fields) as (keyof State)[];
  const isSame = names.every((name) => Object.is(before[name], fields[name]));
  return isSame ? before : { ...before, ...fields };
}

/**
 * State for the whole site. Actions are stable, in a context of their own, so that their consumers do not re-render.
 * @param name of the state: `App` for `AppProvider`, `useApp` and `useAppActions`
 * @returns the provider, and the hooks for the state and for the actions, which throw outside it
 */
export function createStateContext<State extends object, Actions extends object>(
  name: string,
  initialState: State,
  actionsOf: (update: Update<State>) => Actions,
) {
  const StateContext = createContext<State | undefined>(undefined);
  const ActionsContext = createContext<Actions | undefined>(undefined);

  function Provider({ initial, children }: { initial?: Partial<State>; children: ReactNode }) {
    const [state, setState] = useState({ ...initialState, ...initial });
    const actions = useMemo(
      () =>
        actionsOf((change) =>
          setState((before) =>
            withFields(before, typeof change === "function" ? change(before) : change),
          ),
        ),
      [],
    );
    return (
      <ActionsContext.Provider value={actions}>
        <StateContext.Provider value={state}>{children}</StateContext.Provider>
      </ActionsContext.Provider>
    );
  }
  const inProvider = <Value,>(value: Value | undefined, hook: string): Value => {
    if (value === undefined) throw new Error(`${hook} is outside ${name}Provider`);
    return value;
  };
  const useStateContext = () => inProvider(useContext(StateContext), `use${name}`);
  const useActions = () => inProvider(useContext(ActionsContext), `use${name}Actions`);
  return [Provider, useStateContext, useActions] as const;
}
